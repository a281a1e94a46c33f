// The moves that the analysis of the position has tried.

import type { TargetedPointerEvent } from "preact";

import { LossSign } from "../board/signs";
import type { Color, GameState } from "../protocol";
import { candidates, pointedMove, sideLead, sideWinrate } from "../state/review_marks";
import { side, state } from "../state/game";
import { stepOf } from "../state/losses";
import { play } from "../state/moves";
import { analysis, personsHere } from "../state/review";
import { percent, short, signedTenths, t } from "../words/fluent";
import { costText } from "../words/points";
import { leadText, moveName, rankName, winsText } from "../words/sentences";

/** How many moves of persons are listed. */
const SHOWN_OF_PERSONS = 5;

export function CandidateList() {
  const [now, found] = [state.value, analysis.value];
  if (now === null) {
    return null;
  }
  if (found === null) {
    return <p class="note">{t("not-analysed")}</p>;
  }
  const isLed = now.game === "go";
  const winsIn = found.moves[0]?.wins_in ?? null;
  return (
    <section data-test="candidates">
      <p data-test="position-value">
        {t("position-value", { winrate: percent(found.winrate), visits: short(found.visits) })}
        {isLed && found.lead !== null && ` · ${leadText(found.lead)}`}
        {winsIn !== null && ` · ${winsText(winsIn, "black")}`}
        {found.stopped !== null && ` · ${t("stopped-here", { result: found.stopped.result })}`}
      </p>
      {personsHere.value !== null && (
        <p data-test="by-persons">
          {t("persons-moves", {
            rank: rankName(personsHere.value.rank),
            moves: personsHere.value.moves
              .slice(0, SHOWN_OF_PERSONS)
              .map(({ move, chance }) => `${moveName(move, now)} ${percent(chance)}`)
              .join(", "),
          })}
        </p>
      )}
      <table>
        <caption>{t("candidates-of", { side: now.to_move })}</caption>
        <thead>
          <tr>
            <th scope="col">{t("candidate-move")}</th>
            <th scope="col">{t("winrate")}</th>
            {isLed && <th scope="col">{t("lead")}</th>}
            <th scope="col">{t("measure-loss")}</th>
            <th scope="col">{t("visits")}</th>
          </tr>
        </thead>
        <tbody onPointerLeave={(event) => point(event, null)}>
          {candidates.value.map(({ move, letter, winrate, wins_in, lead, visits, pv, cost }) => (
            <tr
              key={move}
              onPointerEnter={(event) => point(event, move)}
              class={pointedMove.value === move ? "shown" : ""}
            >
              <th scope="row">
                <button
                  type="button"
                  class="link"
                  data-test={`candidate-${letter}`}
                  aria-label={t("candidate-name", {
                    letter,
                    move: moveName(move, now),
                    line: pv.map((next) => moveName(next, now)).join(" "),
                  })}
                  onFocus={() => (pointedMove.value = move)}
                  onBlur={() => (pointedMove.value = null)}
                  onPointerDown={(event) => (onlyShows = event.pointerType === "touch" && pointedMove.value !== move)}
                  onClick={() => choose(move, now)}
                >
                  {letter} {moveName(move, now)}
                </button>
              </th>
              <td>{winsInText(wins_in, now.to_move) ?? percent(sideWinrate(winrate, now.to_move))}</td>
              {isLed && <td>{signedTenths(sideLead(lead, now.to_move))}</td>}
              <td>
                <LossSign step={stepOf(cost)} /> {costText(cost)}
              </td>
              <td>{short(visits)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** In how many moves the side to move wins, or loses, where that is known; it is Black that `winsIn` is of. */
function winsInText(winsIn: number | null | undefined, side: Color): string | null {
  if (winsIn == null) {
    return null;
  }
  return t(winsIn > 0 === (side === "black") ? "wins-in" : "loses-in", { moves: Math.abs(winsIn) });
}

/** Whether the click that follows is the first touch of a move, which shows what is expected after it. */
let onlyShows = false;

function point(event: TargetedPointerEvent<HTMLElement>, move: string | null): void {
  if (event.pointerType !== "touch") {
    pointedMove.value = move;
  }
}

function choose(move: string, now: GameState): void {
  if (onlyShows) {
    onlyShows = false;
    pointedMove.value = move;
  } else if (side.value === now.to_move) {
    void play(move);
  }
}
