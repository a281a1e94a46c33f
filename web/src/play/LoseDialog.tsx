// A forbidden point of renju can be played, and loses: the person is asked first.

import { illegal, state } from "../state/game";
import { asksToLose, playAndLose } from "../state/moves";
import { Dialog } from "../ui/Dialog";
import { t } from "../words/fluent";
import { shown } from "../words/points";
import { why } from "../words/why";

export function LoseDialog() {
  const [at, now] = [asksToLose.value, state.value];
  const forbidden = at === null ? undefined : illegal.value.get(at);
  if (at === null || now === null || forbidden === undefined) {
    return null;
  }
  const close = () => {
    asksToLose.value = null;
  };
  return (
    <Dialog id="lose" title={t("lose-title")} close={close}>
      <p>
        <strong>{shown(at, now)}</strong> {why(forbidden)}
      </p>
      <p class="dialog-buttons">
        <button type="button" data-test="lose-no" onClick={close}>
          {t("cancel")}
        </button>
        <button type="button" class="danger" data-test="lose-yes" onClick={playAndLose}>
          {t("lose-play")}
        </button>
      </p>
    </Dialog>
  );
}
