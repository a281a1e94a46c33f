// What is counted for each side, what is still owed, and the margin.

import type { Sums } from "../protocol";
import { isEstimate } from "../state/count";
import { tab } from "../state/game";
import { t } from "../words/fluent";
import { debtName, debtText } from "../words/sentences";

export function SumsLine({ sums, test }: { sums: Sums; test: string }) {
  const { black, white, debt, margin } = sums;
  const signs = tab.value?.signs;
  return (
    <p class="sums" data-test={test}>
      <span>
        {t("color-black")} {black}
      </span>
      <span>
        {t("color-white")} {white}
      </span>
      {signs?.owed_for != null && (
        <span>{debt.debtor === null ? `${debtName()} ${debt.points}` : debtText(debt.debtor, debt.points, signs)}</span>
      )}
      <strong>
        {t(isEstimate.value ? "estimate-margin" : "totals-margin")} {margin}
      </strong>
    </p>
  );
}
