// A record that goes on by itself, the way to a move by its number, and a picture of the board.

import { effect, signal } from "@preact/signals";

import { isCut } from "../net/link";
import { state, tab } from "../state/game";
import { goBy, goTo, leads } from "../state/moves";
import { panel } from "../state/panels";
import { copyPicture, pictureCopied } from "../state/picture";
import { SECONDS, settings } from "../state/settings";
import { Choice } from "../ui/fields";
import { t } from "../words/fluent";

const isPlaying = signal(false);

let timer: number | undefined;

// A move follows the one before it, however that has come, after the pause that is chosen.
effect(() => {
  const isOn = isPlaying.value && panel.value === "review" && !isCut.value;
  const pause = 1000 * Number(settings.pause.value);
  void tab.value;
  window.clearTimeout(timer);
  if (isOn && leads(1)) {
    timer = window.setTimeout(() => goBy(1), pause);
  } else {
    isPlaying.value = false;
  }
});

export function Replay() {
  const last = tab.value?.moves.length ?? 0;
  return (
    <details data-test="replay-tools">
      <summary>{t("replay")}</summary>
      <div class="row replay" role="group" aria-label={t("replay")}>
        <button
          type="button"
          class="small"
          data-test="replay"
          disabled={!isPlaying.value && !leads(1)}
          onClick={() => (isPlaying.value = !isPlaying.value)}
        >
          {t(isPlaying.value ? "replay-stop" : "replay-start")}
        </button>
        <Choice
          label={t("replay-pause")}
          test="replay-pause"
          all={SECONDS.map((value) => ({ value, title: t("seconds", { seconds: value }) }))}
          chosen={settings.pause.value}
          choose={(value) => (settings.pause.value = value)}
        />
        <label class="field narrow">
          <span>{t("go-to-move")}</span>
          <input
            type="number"
            min={0}
            max={last}
            data-test="go-to-move"
            value={state.value?.move_number ?? 0}
            onChange={(event) =>
              Number.isInteger(event.currentTarget.valueAsNumber) && goTo(event.currentTarget.valueAsNumber)
            }
          />
        </label>
        <button type="button" class="small" data-test="copy-picture" onClick={() => void copyPicture()}>
          {t(pictureCopied.value ? "copied" : "copy-picture")}
        </button>
      </div>
    </details>
  );
}
