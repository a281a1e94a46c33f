// All matches of the folder.

import { t } from "../words/fluent";
import { matches } from "./line";
import { fragment } from "./route";
import { LeftOut, Note, Table } from "./parts";
import type { MatchRow } from "../protocol";

export function MatchList() {
  const all = matches.value;
  if (all === null) {
    return <Note>{t("watch-loading")}</Note>;
  }
  if (all.rows.length === 0) {
    return <Note>{t("watch-none")}</Note>;
  }
  const titles = ["match", "program", "conditions", "played", "now"] as const;
  return (
    <section class="card" aria-label={t("watch-matches")}>
      <Table test="matches" label={t("watch-matches")} titles={titles.map((title) => t(`watch-${title}`))} list>
        {all.rows.map((row) => (
          <tr key={row.name}>
            <th scope="row">
              <a href={fragment({ match: row.name, game: null })} data-test={`match-${row.name}`}>
                {row.name}
              </a>
            </th>
            {row.fault !== null ? (
              <td colSpan={4} class="fault">
                {t("watch-fault", { detail: row.fault })}
              </td>
            ) : (
              <>
                <td>
                  {row.players[0]} {t("watch-against")} {row.players[1]}
                </td>
                <td>{row.conditions}</td>
                <td class="number">{t("watch-games-of", { games: row.games, all: row.all })}</td>
                <td>{progress(row)}</td>
              </>
            )}
          </tr>
        ))}
      </Table>
      <LeftOut count={all.left_out} />
    </section>
  );
}

function progress({ games, all, running }: MatchRow): string {
  if (running !== null) {
    return t("watch-in-progress", { count: running });
  }
  return games >= all ? t("watch-ended") : t("watch-paused");
}
