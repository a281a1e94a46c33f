// What can be drawn on the board and set up there, by clicks on it.

import type { ComponentChildren } from "preact";

import { cannotSetUp, DRAWING, labelText, setTurn, SETTING_UP, tool, undoEdit, type Tool } from "../state/draw";
import { state, tab } from "../state/game";
import { COLORS } from "../state/geometry";
import { t } from "../words/fluent";
import { toolName } from "../words/sentences";

export function DrawTools() {
  const [game, now] = [tab.value, state.value];
  if (game === null || now === null) {
    return null;
  }
  return (
    <details data-test="draw-tools" onToggle={({ currentTarget }) => !currentTarget.open && (tool.value = null)}>
      <summary>{t("draw-tools")}</summary>
      <div class="tools" role="group" aria-label={t("draw-tools")}>
        {DRAWING.map((name) => (
          <ToolButton key={name} name={name} />
        ))}
        {SETTING_UP.map((name) => (
          <ToolButton key={name} name={name} disabled={cannotSetUp.value !== null} />
        ))}
      </div>
      {tool.value === "text" && (
        <label class="field">
          <span>{t("label-text")}</span>
          <input
            data-test="label-text"
            maxLength={LONGEST_LABEL}
            value={labelText.value}
            onInput={({ currentTarget }) => (labelText.value = currentTarget.value)}
          />
        </label>
      )}
      <p class="row">
        {COLORS.map((color) => (
          <button
            key={color}
            type="button"
            class="small"
            data-test={`turn-${color}`}
            aria-pressed={now.to_move === color}
            disabled={cannotSetUp.value !== null}
            onClick={() => now.to_move !== color && setTurn(color)}
          >
            {t("set-turn", { side: color })}
          </button>
        ))}
        <button
          type="button"
          class="small"
          data-test="undo-edit"
          aria-disabled={!game.can_undo_edit || undefined}
          onClick={() => game.can_undo_edit && undoEdit()}
        >
          {t("undo-edit")}
        </button>
      </p>
      <p class="note">{t(cannotSetUp.value === null ? "draw-about" : `draw-${cannotSetUp.value}`)}</p>
    </details>
  );
}

/** More does not fit on a point. */
const LONGEST_LABEL = 8;

const SIGNS: Record<Tool, ComponentChildren> = {
  triangle: <path d="M12 5l7.5 13h-15Z" />,
  square: <path d="M6 6h12v12h-12Z" />,
  circle: <circle cx="12" cy="12" r="7" />,
  cross: <path d="M6 6l12 12M18 6l-12 12" />,
  letter: <path d="M5 19L12 4L19 19M8 14h8" />,
  number: <path d="M8 8l5 -4v15M8 19h10" />,
  text: <path d="M5 6h14M12 6v12M4 21h16" />,
  arrow: <path d="M5 19L18 6M10 6h8v8" />,
  line: <path d="M5 19L19 5" />,
  black: <circle class="stone black" cx="12" cy="12" r="8" />,
  white: <circle class="stone white" cx="12" cy="12" r="8" />,
  empty: <path d="M12 3v18M3 12h18" />,
};

function ToolButton({ name, disabled = false }: { name: Tool; disabled?: boolean }) {
  const isOn = tool.value === name;
  return (
    <button
      type="button"
      class="tool"
      data-test={`tool-${name}`}
      aria-label={toolName(name)}
      title={toolName(name)}
      aria-pressed={isOn}
      disabled={disabled}
      onClick={() => (tool.value = isOn ? null : name)}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        {SIGNS[name]}
      </svg>
    </button>
  );
}
