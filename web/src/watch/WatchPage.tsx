// The view of matches: the list, one match, or one game; and the way from the board there and back.

import { hasMatches } from "../net/link";
import type { MatchRow } from "../protocol";
import { t } from "../words/fluent";
import { GameView } from "./GameView";
import { fault, gone, isConnected, matches } from "./connection";
import { MatchView } from "./MatchView";
import { LeftOut, Note, Table } from "./parts";
import { fragment, route } from "./route";

export function WatchPage() {
  const at = route.value;
  if (at === null) {
    return null;
  }
  return (
    <main class="watch" data-test="watch">
      <nav class="trail" aria-label={t("watch-matches")}>
        {at.match === null ? (
          <h2>{t("watch-matches")}</h2>
        ) : (
          <>
            <a href={fragment({ match: null, game: null })} data-test="to-list">
              {t("watch-all")}
            </a>
            <span aria-hidden="true">›</span>
            {at.game === null ? (
              <h2>{at.match}</h2>
            ) : (
              <>
                <a href={fragment({ match: at.match, game: null })} data-test="to-match">
                  {at.match}
                </a>
                <span aria-hidden="true">›</span>
                <h2>{t("watch-game", { game: at.game })}</h2>
              </>
            )}
          </>
        )}
      </nav>
      {!isConnected.value && (
        <p class="notice warn" role="status" data-test="not-heard">
          {t("watch-cut")}
        </p>
      )}
      {fault.value !== null && (
        <p class="notice warn" role="status" data-test="fault">
          {t("watch-fault", { detail: fault.value })}
        </p>
      )}
      {gone.value && <Note>{t("watch-gone")}</Note>}
      {!gone.value && (at.match === null ? <MatchList /> : at.game === null ? <MatchView /> : <GameView />)}
    </main>
  );
}

function MatchList() {
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

export function ViewLink() {
  if (route.value !== null) {
    return (
      <a class="view-link" href="#" data-test="to-board">
        {t("watch-board-view")}
      </a>
    );
  }
  return hasMatches.value ? (
    <a class="view-link" href={fragment({ match: null, game: null })} data-test="to-matches">
      {t("watch-matches")}
    </a>
  ) : null;
}
