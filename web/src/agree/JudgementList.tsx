// The engine's judgement: which chains are dead, whether that is proved, and how sure it is otherwise; and what a side can
// take over.

import { useEffect } from "preact/hooks";

import type { JudgedChain, GameState } from "../protocol";
import { rev, state } from "../state/game";
import { judge, judgement, judgementShown, judging } from "../state/engine";
import { adopt, marking } from "../state/marks";
import { agreeing } from "../state/panels";
import { Switch } from "../ui/fields";
import { t } from "../words/fluent";
import { pointText } from "../words/points";

export function JudgementList() {
  useEffect(() => {
    if (agreeing.value) {
      void judge();
    }
  }, [rev.value]);
  const [judged, now] = [judgement.value, state.value];
  if (now === null) {
    return null;
  }
  const told = judged?.chains.filter((chain) => chain.dead || chain.unsettled) ?? [];
  return (
    <section class="judgement" data-test="judgement" aria-busy={judging.value}>
      <h3>{t("judgement")}</h3>
      {judged === null ? (
        <p class="note">{judging.value ? t("judgement-waiting") : t("judgement-none")}</p>
      ) : (
        <>
          {judged.position !== "contested" && isOfTexts(now) && (
            <p data-test="position">{t(`position-${judged.position}`)}</p>
          )}
          {told.length === 0 && <p class="note">{t("judgement-all-alive")}</p>}
          <ul>
            {told.map((chain) => (
              <li key={chain.stones.join(" ")}>{chainText(chain, now)}</li>
            ))}
          </ul>
          <Switch label={t("judgement-shown")} test="judgement-shown" on={judgementShown} />
          {agreeing.value && <AdoptButtons />}
        </>
      )}
    </section>
  );
}

/** Whether the rules are those of the two texts that name how far a position has come. */
function isOfTexts(now: GameState): boolean {
  return now.offer_means === "stop" || now.offer_means === "rest";
}

function chainText(chain: JudgedChain, now: GameState): string {
  const at = chain.stones[0] ?? "";
  const status = chain.unsettled ? "unsettled" : chain.dead ? "dead" : "alive";
  const sure = chain.proved ? t("judged-proved") : t("judged-sure", { percent: Math.round(chain.confidence * 100) });
  const place = { side: chain.color, at: pointText(at, now), count: chain.stones.length };
  const told = [t(`judged-${status}`), ...(chain.unsettled ? [] : [sure])].join(t("list-separator"));
  return `${t("judged-chain", place)}${t("colon")}${told}`;
}

function AdoptButtons() {
  const only = marking.value.length === 1 ? marking.value[0] : undefined;
  const otherSide = only === undefined ? null : only === "black" ? "white" : "black";
  return (
    <p class="row">
      <button type="button" data-test="adopt-judgement" onClick={() => void adopt("judgement")}>
        {t("adopt-judgement")}
      </button>
      {otherSide !== null && (
        <button type="button" data-test="adopt-other" onClick={() => void adopt(otherSide)}>
          {t("adopt-other", { side: otherSide })}
        </button>
      )}
    </p>
  );
}
