// The actions of a stop: for whom the marks are, what the game comes to with them, and each side's yes or no.

import { useEffect } from "preact/hooks";

import type { AgreementState, Color, ShownResult, SideView } from "../protocol";
import { agreedResult, countAgreed } from "../state/count";
import { doubtful, judgement, proposed } from "../state/engine";
import { isPerson, refused, rev, state, tab, wish } from "../state/game";
import { colorIndex, COLORS } from "../state/geometry";
import { marker, markers, marking, type Marker } from "../state/marks";
import { goBy } from "../state/moves";
import { agreeing, showPanel } from "../state/panels";
import { IconButton } from "../ui/IconButton";
import { t } from "../words/fluent";
import { pointText } from "../words/points";
import { colorName, inUnit, refusedText, resultText, unsigned } from "../words/sentences";

export function AgreeBar() {
  const [agreement, now] = [tab.value?.agreement, state.value];
  if (agreement == null || now === null) {
    return null;
  }
  const persons = COLORS.filter(isPerson);
  return (
    <>
      <Standing agreement={agreement} />
      {agreeing.value ? (
        <div class="buttons" role="group" aria-label={t("count-agree")}>
          <MarkerChoice />
          <IconButton icon="back" test="undo" label={t("go-back")} onClick={() => goBy(-1)} />
          {COLORS.map((color) => (
            <Yes key={color} color={color} agreement={agreement} />
          ))}
          <button
            type="button"
            class="disagree"
            data-test="disagree"
            onClick={() => void wish({ do: "disagree", by: marking.value[0] ?? "black" })}
          >
            {t("disagree")}
          </button>
        </div>
      ) : (
        <div class="buttons">
          <button type="button" class="strong" data-test="go-count" onClick={() => showPanel("count", "steps")}>
            {t("agreed-count")}
          </button>
          <button
            type="button"
            data-test="reconsider"
            disabled={persons.length === 0}
            onClick={() => persons[0] !== undefined && void wish({ do: "reconsider", by: persons[0] })}
          >
            {t("agreed-change")}
          </button>
        </div>
      )}
      <p class="sr-only" data-test="move-number">
        {t("move-of", { number: now.move_number, last: tab.value?.moves.length ?? 0 })}
      </p>
    </>
  );
}

/** What is marked, or why nobody can agree to it. */
function Standing({ agreement }: { agreement: AgreementState }) {
  const isAlike = agreement.differs.length === 0;
  useEffect(() => {
    if (agreeing.value && isAlike) {
      void countAgreed();
    }
  }, [rev.value, isAlike]);
  const now = state.value;
  const points = agreement.differs.map((at) => (now === null ? at : pointText(at, now))).join(" ");
  return (
    <div class="message">
      <p class="reason" aria-live="polite">
        {refused.value !== null ? (
          <span class="refused">{refusedText(refused.value)}</span>
        ) : agreement.agreed ? (
          <span class="good">{t("agree-agreed")}</span>
        ) : !isAlike ? (
          <span data-test="differs">{t("agree-differs", { points })}</span>
        ) : (
          <span>
            <span data-test="agree-marked">{markedText(agreement.views[0])}</span>
            {doubtful.value.length > 0 ? <Doubts /> : <Otherwise dead={agreement.views[0].dead} />}
          </span>
        )}
      </p>
    </div>
  );
}

/** What both have marked, and whether that is what marks begin with. */
function markedText({ dead }: SideView): string {
  const count = dead.length;
  if (count === 0) {
    return t("agree-nothing-marked");
  }
  const begun = new Set(proposed.value.flatMap(({ stones }) => stones));
  if (begun.size !== count || !dead.every((at) => begun.has(at))) {
    return t("agree-marked", { count });
  }
  const isProved = proposed.value.every(({ proved }) => proved);
  return t("agree-proposed", { count, by: judgement.value?.recorded ? "record" : isProved ? "proof" : "judgement" });
}

/** How many chains are told at most. */
const TOLD = 3;

/** The chains to be looked at before both agree. */
function Doubts() {
  const [now, all] = [state.value, doubtful.value];
  const told = all.slice(0, TOLD).map(({ stones, color, confidence }) => {
    const at = stones[0] ?? "";
    const point = now === null ? at : pointText(at, now);
    return t("agree-doubt", { side: color, point, percent: Math.round(100 * confidence) });
  });
  const chains = [...told, ...(all.length > TOLD ? ["…"] : [])].join(t("list-separator"));
  return <span data-test="agree-doubtful"> {t("agree-doubtful", { chains })}</span>;
}

/** How many stones more the engine calls dead: it is less sure of them, or both have marked otherwise. */
function Otherwise({ dead }: Pick<SideView, "dead">) {
  const marked = new Set(dead);
  const others = (judgement.value?.view.dead ?? []).filter((at) => !marked.has(at));
  return others.length === 0 ? null : (
    <span data-test="agree-otherwise"> {t("agree-otherwise", { count: others.length })}</span>
  );
}

/** For which side the person marks. */
function MarkerChoice() {
  const all = markers.value;
  const marks = all.includes(marker.value) ? marker.value : all[0];
  useEffect(() => {
    if (marks !== undefined && marks !== marker.value) {
      marker.value = marks;
    }
  });
  const title = (of: Marker) => (of === "both" ? t("mark-as-both") : colorName(of));
  return (
    <div class="segments" role="group" aria-label={t("mark-as")}>
      {all.map((of) => (
        <button
          key={of}
          type="button"
          data-test={`mark-as-${of}`}
          aria-pressed={of === marks}
          onClick={() => (marker.value = of)}
        >
          {title(of)}
        </button>
      ))}
    </div>
  );
}

/** A yes with what it is to. A result without a number has a reason, and the words of its own. */
function yesText(comes: ShownResult): string {
  const { winner, margin, reason } = comes;
  if (reason !== "count") {
    return `${t("say-yes")}${t("colon")}${resultText(comes)}`;
  }
  // The number stays on one line.
  const by = margin === null ? null : inUnit(unsigned(margin)).replaceAll(" ", "\u00a0");
  return t("say-yes-to", { winner: winner ?? "none", by: (winner && by) ?? "none" });
}

/** A side's yes to what both have marked, which says the result. */
function Yes({ color, agreement }: { color: Color; agreement: AgreementState }) {
  const saidYes = agreement.said_yes[colorIndex(color)];
  const canSay = isPerson(color) || marking.value.includes(color);
  const comes = agreement.differs.length === 0 ? agreedResult.value : null;
  const text = saidYes ? t("said-yes") : comes === null ? t("say-yes") : yesText(comes);
  return (
    <button
      type="button"
      class={saidYes ? "yes said" : "yes strong"}
      data-test={`yes-${color}`}
      aria-label={`${colorName(color)}${t("colon")}${text}`}
      aria-pressed={saidYes}
      disabled={saidYes || !canSay || agreement.differs.length > 0}
      onClick={() => void wish({ do: "agree", by: color })}
    >
      <span class={`dot ${color}`} aria-hidden="true" />
      {text}
    </button>
  );
}
