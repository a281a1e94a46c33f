// What is counted for each side, what is still owed, and the margin.

import type { Sums } from "../protocol";
import { tab } from "../state/game";
import { t } from "../words/fluent";
import { debtName, debtText, marginCell } from "../words/sentences";

type Shown = Omit<Sums, "margin"> & { margin: string | null };

export function SumsLine({ sums, test }: { sums: Shown; test: string }) {
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
      <strong>{margin !== null && marginCell(margin, tab.value?.unit ?? "points")}</strong>
    </p>
  );
}
