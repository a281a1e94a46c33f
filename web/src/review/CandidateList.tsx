// The moves that the analysis of the position has tried.

import { candidates, pointedMove, sideLead, sideWinrate } from "../state/candidates";
import { side, state } from "../state/game";
import { play } from "../state/moves";
import { analysis } from "../state/review";
import { t } from "../words/fluent";
import { percent, short, signedTenths } from "../words/numbers";
import { leadText } from "../words/review";
import { moveName } from "../words/sentences";

export function CandidateList() {
  const [now, found] = [state.value, analysis.value];
  if (now === null) {
    return null;
  }
  if (found === null) {
    return <p class="note">{t("not-analysed")}</p>;
  }
  const isLed = now.game === "go";
  return (
    <section data-test="candidates">
      <p data-test="position-value">
        {t("position-value", { winrate: percent(found.winrate), visits: short(found.visits) })}
        {isLed && ` · ${leadText(found.lead)}`}
        {found.stopped !== null && ` · ${t("stopped-here", { result: found.stopped.result })}`}
      </p>
      <table>
        <caption>{t("candidates-of", { side: now.to_move })}</caption>
        <thead>
          <tr>
            <th scope="col">{t("candidate-move")}</th>
            <th scope="col">{t("winrate")}</th>
            {isLed && <th scope="col">{t("lead")}</th>}
            <th scope="col">{t("visits")}</th>
          </tr>
        </thead>
        <tbody onPointerLeave={() => (pointedMove.value = null)}>
          {candidates.value.map(({ move, letter, winrate, lead, visits, pv }) => (
            <tr
              key={move}
              onPointerEnter={() => (pointedMove.value = move)}
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
                  onClick={() => side.value === now.to_move && void play(move)}
                >
                  {letter} {moveName(move, now)}
                </button>
              </th>
              <td>{percent(sideWinrate(winrate, now.to_move))}</td>
              {isLed && <td>{signedTenths(sideLead(lead, now.to_move))}</td>}
              <td>{short(visits)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
