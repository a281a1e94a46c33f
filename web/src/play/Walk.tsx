// The buttons that go through the moves of the game.

import { state, tab } from "../state/game";
import { goBy, goToEnd, hasMore, takeBack } from "../state/moves";
import { IconButton } from "../ui/IconButton";
import { t } from "../words/fluent";

/** In a game that is played a move is taken back, and the ways to the ends go where there is little room. */
export function Walk({ takes = false }: { takes?: boolean }) {
  const [now, game] = [state.value, tab.value];
  if (now === null || game === null) {
    return null;
  }
  const number = now.move_number;
  const last = game.moves.length;
  const end = takes ? "end" : "";
  return (
    <span class="moves">
      <IconButton
        icon="first"
        class={end}
        test="first"
        label={t("go-first")}
        disabled={!hasMore(-1)}
        onClick={() => goToEnd(-1)}
      />
      <IconButton
        icon="back"
        test="undo"
        label={t(takes ? "take-back" : "go-back")}
        disabled={!hasMore(-1)}
        onClick={() => (takes ? takeBack() : goBy(-1))}
      />
      <span class={`number ${end}`.trimEnd()} data-test="move-number">
        {t("move-of", { number, last })}
      </span>
      <IconButton icon="on" test="redo" label={t("go-on")} disabled={!hasMore(1)} onClick={() => goBy(1)} />
      <IconButton
        icon="last"
        class={end}
        test="last"
        label={t("go-last")}
        disabled={!hasMore(1)}
        onClick={() => goToEnd(1)}
      />
    </span>
  );
}
