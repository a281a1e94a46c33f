// What the moves of the line have cost, the dearest of them, and where the line repeats.

import { LossSign } from "../board/signs";
import type { MoveLoss } from "../protocol";
import { COLORS } from "../state/geometry";
import { state } from "../state/game";
import { costliest, stepOf } from "../state/losses";
import { compareMove } from "../state/review_marks";
import { isEngineShown, review } from "../state/review";
import { goToNode } from "../state/tree";
import { t } from "../words/fluent";
import { costText } from "../words/points";
import { colorName, moveName, moveText, rankName, repetitionText } from "../words/sentences";

const PARTS = ["opening", "middle", "endgame"] as const;

export function Losses() {
  const found = review.value;
  if (found === null || found.analysed === 0 || !isEngineShown.value) {
    return null;
  }
  return (
    <section data-test="losses">
      <h3>{t("losses")}</h3>
      <p class="note">{t("losses-of", { analysed: found.analysed, of: found.of })}</p>
      <table>
        <caption>{t("losses-caption")}</caption>
        <thead>
          <tr>
            <td />
            {PARTS.map((part) => (
              <th key={part} scope="col">
                {t(`part-${part}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {COLORS.map((side, place) => (
            <tr key={side}>
              <th scope="row">{colorName(side)}</th>
              {found.losses[place]?.map(({ moves, points }, part) => (
                <td key={part}>{moves === 0 ? "–" : t("loss-sum", { points: points.toFixed(1), moves })}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {COLORS.map((side, place) => {
        const rank = found.ranks[place] ?? null;
        return (
          rank !== null && (
            <p key={side} class="note" data-test={`rank-${side}`}>
              {t("persons-rank", {
                side,
                rank: rankName(rank.rank),
                least: rankName(rank.least),
                most: rankName(rank.most),
                moves: rank.moves,
              })}
            </p>
          )
        );
      })}
      {costliest.value.some(({ moves }) => moves.length > 0) && (
        <div data-test="dearest">
          <h4>{t("dearest")}</h4>
          {costliest.value.map(
            ({ side, moves }) =>
              moves.length > 0 && (
                <div key={side}>
                  <h5>{colorName(side)}</h5>
                  <ol class="dearest" aria-label={colorName(side)}>
                    {moves.map((loss) => (
                      <CostlyMove key={loss.node} loss={loss} />
                    ))}
                  </ol>
                </div>
              ),
          )}
        </div>
      )}
    </section>
  );
}

/** A dear move leads to where it was made, with the better line on the board beside it. */
function CostlyMove({ loss }: { loss: MoveLoss }) {
  const now = state.value;
  return now === null ? null : (
    <li>
      <button type="button" class="link" onClick={() => void compareMove(loss)}>
        {loss.number}. {moveText(loss, now)}
      </button>{" "}
      <LossSign step={stepOf(loss)} />{" "}
      {t("dear", {
        points: costText(loss),
        better: loss.better === null ? "none" : moveName(loss.better, now),
      })}
      {loss.human !== null &&
        loss.human.better !== null &&
        t("persons-find", {
          rank: rankName(loss.human.rank),
          better: Math.round(100 * loss.human.better),
          played: Math.round(100 * loss.human.played),
        })}
    </li>
  );
}

export function Repetitions() {
  const [now, all] = [state.value, review.value?.repetitions ?? []];
  if (now === null || all.length === 0) {
    return null;
  }
  return (
    <section data-test="repetitions">
      <h3>{t("repetitions")}</h3>
      <ul class="dearest">
        {all.map((problem) => (
          <li key={problem.node}>
            <button type="button" class="link" onClick={() => void goToNode(problem.node)}>
              {problem.number}. {moveText(problem, now)}
            </button>{" "}
            {repetitionText(problem)}
          </li>
        ))}
      </ul>
    </section>
  );
}
