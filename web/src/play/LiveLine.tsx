// The line above the board: ruleset, size, phase, turn, debt, and what may be done.

import { tab } from "../state/game";
import { phaseText, rulesetName, turnTexts } from "../words/sentences";

export function LiveLine() {
  const game = tab.value;
  if (game === null) {
    return null;
  }
  const { ruleset, size } = game.state;
  const parts = [`${size.width}×${size.height}`, phaseText(game), ...turnTexts(game)];
  return (
    <p class="live" role="status" data-test="live" data-phase={game.state.phase}>
      <strong>{rulesetName(ruleset)}</strong>
      {parts.map((text) => (
        <span key={text}>{text}</span>
      ))}
    </p>
  );
}
