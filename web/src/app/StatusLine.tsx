// The line above the board: which game it is, how it stands and whose turn it is, and what its words and the signs on the
// board mean.

import { Help, type Topic } from "../rules/Help";
import { state, tab } from "../state/game";
import { t } from "../words/fluent";
import { phaseText, rulesetName, turnParts } from "../words/sentences";
import { boardView } from "./Panels";

export function StatusLine() {
  const game = tab.value;
  if (game === null) {
    return null;
  }
  const { ruleset, size, phase } = game.state;
  const isPlain = phase === "contest" && game.resigned === null && game.result === null;
  const parts = [
    { about: "size", text: `${size.width}×${size.height}` },
    { about: isPlain ? "plain" : "phase", text: phaseText(game) },
    ...turnParts(game),
    ...(game.state.komi === null ? [] : [{ about: "komi", text: t("line-komi", { komi: game.state.komi }) }]),
  ];
  return (
    <div class="status">
      <p class="live" role="status" data-test="live" data-phase={phase}>
        <strong>{rulesetName(ruleset)}</strong>
        {parts.map(({ about, text }) => (
          <span key={about} class={`about-${about}`}>
            {text}
          </span>
        ))}
      </p>
      <Help topics={topics()} view={boardView().value} label={t("help-line")} test="help-line" />
    </div>
  );
}

/** What the line speaks of that has to be known. */
function topics(): Topic[] {
  const [now, game] = [state.value, tab.value];
  if (now === null || game === null) {
    return [];
  }
  const isDisputed = game.agreement?.disputed_by != null;
  const all: [Topic, boolean][] = [
    ["stopped", now.phase === "stopped" && !isDisputed],
    ["resolution", now.phase === "resolution" || isDisputed],
    ["offer", now.phase === "contest" && now.game === "go" && !now.over],
    ["debt", now.debt !== null],
  ];
  return all.flatMap(([topic, isOn]) => (isOn ? [topic] : []));
}
