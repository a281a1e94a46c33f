// The question before a move that ends the game, or that asks for its end while wild regions are left.

import { state, tab } from "../state/game";
import { asksToEnd, endAsked, playAndEnd } from "../state/moves";
import { Question } from "../ui/Dialog";
import { t } from "../words/fluent";
import { pointsText } from "../words/points";

export function EndDialog() {
  const [move, now, game] = [asksToEnd.value, state.value, tab.value];
  const asked = move === null ? null : endAsked(move);
  if (now === null || game === null || asked === null) {
    return null;
  }
  const close = () => {
    asksToEnd.value = null;
  };
  const { accepts, lazy } = asked;
  return (
    <Question
      id="end"
      title={t(accepts === null ? "end-asks" : "end-accepts")}
      yes={t(accepts === null ? "end-ask" : "end-accept")}
      test="end"
      answer={playAndEnd}
      close={close}
    >
      {accepts !== null && <p>{t("end-offered", { side: accepts })}</p>}
      {lazy !== null && (
        <p data-test="end-wild">
          {t("end-wild", {
            accepts: accepts === null ? "no" : "yes",
            side: lazy,
            points: pointsText(game.signs.wild, now),
          })}
        </p>
      )}
    </Question>
  );
}
