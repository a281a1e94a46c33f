// A match while it is played, and after, with the games that have ended.

import type { MatchSheet } from "../protocol";
import { t } from "../words/fluent";
import { games, LINES, lines, MOST_LINES, sheet } from "./connection";
import { EntrantSign, Note, other, Table } from "./parts";
import { Ends, Plots, Results, Times } from "./Results";
import { fragment } from "./route";
import { RunningBoards } from "./RunningBoards";

export function MatchView() {
  const of = sheet.value;
  if (of === null) {
    return <Note>{t("watch-loading")}</Note>;
  }
  return (
    <>
      <section class="card standing" aria-label={t("watch-match")}>
        <p class="players" data-test="players">
          <EntrantSign of="A" /> {of.sides[0].name} <span class="small-text">{t("watch-against")}</span>{" "}
          <EntrantSign of="B" /> {of.sides[1].name}
        </p>
        {of.elo_said !== null && (
          <p class="elo">
            <span class="small-text">{t("watch-elo")}</span> <b data-test="elo">{of.elo_said}</b>
          </p>
        )}
        {of.test !== null && <p data-test="sprt">{of.test.said}</p>}
        <p class="small-text">
          <span data-test="conditions">{of.conditions}</span>
          {" · "}
          <span data-test="played">{of.played}</span>
        </p>
        <progress value={of.games} max={of.all} aria-label={t("watch-played")} />
      </section>
      <RunningBoards of={of} />
      {of.games > 0 && (
        <div class="sheets">
          <Results of={of} />
          <Ends of={of} />
          <Times of={of} />
        </div>
      )}
      <Plots />
      <GamesTable of={of} />
    </>
  );
}

const TITLES = ["game-column", "result", "winner", "reason", "moves", "remarks"] as const;

function GamesTable({ of }: { of: MatchSheet }) {
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
