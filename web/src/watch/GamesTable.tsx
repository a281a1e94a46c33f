// The games that have ended, the latest first.

import type { MatchSheet } from "../protocol";
import { t } from "../words/fluent";
import { games, LINES, lines, MOST_LINES } from "./line";
import { EntrantSign, Note, other, Table } from "./parts";
import { fragment } from "./route";

const TITLES = ["game-column", "result", "winner", "reason", "moves", "remarks"] as const;

export function GamesTable({ of }: { of: MatchSheet }) {
  const known = games.value;
  if (known === null) {
    return null;
  }
  return (
    <section class="card" aria-labelledby="games-title">
      <h2 id="games-title">{t("watch-games")}</h2>
      {known.all === 0 ? (
        <Note>{t("watch-games-none")}</Note>
      ) : (
        <>
          <p class="small-text">{t("watch-shown-of", { shown: known.lines.length, all: known.all })}</p>
          <Table test="games" labelledBy="games-title" titles={TITLES.map((title) => t(`watch-${title}`))} list tall>
            {known.lines.map((line) => (
              <tr key={line.game} data-test={`line-${line.game}`}>
                <th scope="row">
                  <a
                    href={fragment({ match: of.name, game: line.game })}
                    aria-label={t("watch-game", { game: line.game })}
                    data-test={`game-${line.game}`}
                  >
                    {line.game}
                  </a>
                </th>
                <td>
                  <span class="dot black" /> <EntrantSign of={line.black} /> <span class="dot white" />{" "}
                  <EntrantSign of={other(line.black)} /> {line.result}
                </td>
                <td>{line.winner === null ? "–" : <EntrantSign of={line.winner} />}</td>
                <td>{line.reason}</td>
                <td class="number">{line.moves}</td>
                <td class="remarks">{line.remarks}</td>
              </tr>
            ))}
          </Table>
          {known.lines.length < Math.min(known.all, MOST_LINES) && (
            <button
              type="button"
              data-test="more"
              onClick={() => (lines.value = Math.min(lines.value + LINES, MOST_LINES))}
            >
              {t("watch-more")}
            </button>
          )}
        </>
      )}
    </section>
  );
}
