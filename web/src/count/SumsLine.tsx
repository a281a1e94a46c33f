// What is counted for each side, what is still owed, and the margin.

import type { Sums } from "../protocol";
import { isEstimate } from "../state/count";
import { t } from "../words/fluent";

export function SumsLine({ sums, test }: { sums: Sums; test: string }) {
  const { black, white, debt, margin } = sums;
  return (
    <p class="sums" data-test={test}>
      <span>
        {t("color-black")} {black}
      </span>
      <span>
        {t("color-white")} {white}
      </span>
      <span>
        {debt.debtor === null
          ? `${t("totals-debt")} ${debt.points}`
          : t("line-debt", { side: debt.debtor, points: debt.points })}
      </span>
      <strong>
        {t(isEstimate.value ? "estimate-margin" : "totals-margin")} {margin}
      </strong>
    </p>
  );
}
