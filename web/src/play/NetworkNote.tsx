// Which network judges and plays; the one that is not here is a press away.

import { firstByNetwork, highestLevel } from "../state/catalogue";
import { tab } from "../state/game";
import { getNetwork, network, stopNetwork } from "../state/network";
import { t } from "../words/fluent";

/** About how many megabytes the package has. */
const MEGABYTES = 100;

export function NetworkNote() {
  const now = network.value;
  const first = firstByNetwork.value;
  switch (now.state) {
    case "off":
      return <p class="note">{t("network-none", { last: highestLevel.value })}</p>;
    case "here":
      return (
        <p class="note" data-test="network">
          {tab.value?.network == null ? t("network-off") : t("network-named", { name: now.name, first })}
        </p>
      );
    case "absent":
    case "failed":
      return (
        <div class="network" data-test="network">
          {now.state === "failed" && (
            <p class="refused" role="alert" title={now.detail}>
              {t(`network-fault-${now.why}`)}
            </p>
          )}
          <p class="note">{t("network-absent", { first, megabytes: MEGABYTES })}</p>
          <button type="button" data-test="get-network" onClick={() => void getNetwork()}>
            {t("network-get")}
          </button>
        </div>
      );
    case "comes":
      return (
        <div class="network" data-test="network">
          <p class="note" id="network-comes">
            {t("network-comes", { come: now.megabytes, megabytes: MEGABYTES })}
          </p>
          <progress aria-labelledby="network-comes" max={MEGABYTES} value={now.megabytes} />
          <button type="button" data-test="stop-network" onClick={() => void stopNetwork()}>
            {t("cancel")}
          </button>
        </div>
      );
  }
}
