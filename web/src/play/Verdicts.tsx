// The chain of verdicts on a forbidden point of renju, to be stepped through.

import type { Spoiled, GameState, VerdictLine } from "../protocol";
import { state } from "../state/game";
import { overlay } from "../state/look";
import { IconButton } from "../ui/IconButton";
import { t } from "../words/fluent";
import { kinds, pointText } from "../words/points";

export function Verdicts() {
  const [over, now] = [overlay.value, state.value];
  if (over?.is !== "verdicts" || now === null) {
    return null;
  }
  const { reasoned, step } = over;
  const verdict = reasoned.verdicts[step];
  if (verdict === undefined) {
    return null;
  }
  const go = (to: number) => {
    overlay.value = { is: "verdicts", reasoned, step: to };
  };
  const last = reasoned.verdicts.length - 1;
  const after = verdict.after.map((name) => pointText(name, now)).join(t("list-separator"));
  return (
    <section class="verdicts" aria-label={t("verdicts-label")} data-test="verdicts">
      <div class="verdict-head">
        <IconButton
          icon="back"
          class="small"
          test="verdict-back"
          label={t("verdict-back")}
          disabled={step === 0}
          onClick={() => go(step - 1)}
        />
        <span>{t("verdict-of", { number: step + 1, last: last + 1 })}</span>
        <IconButton
          icon="on"
          class="small"
          test="verdict-on"
          label={t("verdict-on")}
          disabled={step === last}
          onClick={() => go(step + 1)}
        />
        <IconButton icon="close" class="quiet close" label={t("reason-hide")} onClick={() => (overlay.value = null)} />
      </div>
      <p>
        <strong>{pointText(verdict.point, now)}</strong>{" "}
        {verdict.verdict === "forbidden"
          ? t("verdict-forbidden", { kinds: kinds(verdict.kinds) })
          : t(`verdict-${verdict.verdict}`)}
        {verdict.after.length > 0 && ` ${t("verdict-after", { points: after })}`}
      </p>
      <ul>
        {verdict.lines.map((line) => (
          <li key={`${line.direction} ${line.stones.join(" ")}`}>
            <LineText line={line} now={now} go={go} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function LineText({ line, now, go }: { line: VerdictLine; now: GameState; go: (step: number) => void }) {
  const list = (names: readonly string[]) => names.map((name) => pointText(name, now)).join(" ");
  return (
    <>
      {t(`shape-${line.shape}`)}: {list(line.stones)}
      {line.by.length > 0 && ` (${t("line-by", { points: list(line.by) })})`}
      {line.spoiled.map((spoiled, place) => (
        <span key={place} class="spoiled">
          {" "}
          {spoiledText(spoiled, now)}
          {spoiled.kind === "forbidden" && (
            <button type="button" class="small" onClick={() => go(spoiled.verdict)}>
              {t("verdict-see", { number: spoiled.verdict + 1 })}
            </button>
          )}
        </span>
      ))}
    </>
  );
}

function spoiledText(spoiled: Spoiled, now: GameState): string {
  const point = pointText(spoiled.point, now);
  switch (spoiled.kind) {
    case "stone":
    case "overline":
      return t(`spoiled-${spoiled.kind}`, { point, at: pointText(spoiled.at, now) });
    case "edge":
    case "five":
    case "forbidden":
      return t(`spoiled-${spoiled.kind}`, { point });
  }
}
