// Why a move is forbidden, as a sentence.

import type { ForbiddenKind, IllegalMove } from "../protocol";
import { t } from "./fluent";

export function why(illegal: IllegalMove): string {
  switch (illegal.kind) {
    case "ko":
      return t("why-ko", { after: illegal.after_move });
    case "repeats": {
      const by = illegal.faced_by ?? "nobody";
      const { what, after_move: after } = illegal;
      return t("why-repeats", { what, by, after, rule: t(`rule-${illegal.rule}`) });
    }
    case "forbidden":
      return t("why-forbidden", { kinds: kinds(illegal.kinds) });
    case "drawn":
      return t("why-drawn", { after: illegal.after_move });
    case "suicide":
    case "occupied":
    case "no_virtual_moves":
    case "over":
      return t(`why-${illegal.kind}`);
  }
}

/** Three-three, four-four, overline. */
export function kinds(all: readonly ForbiddenKind[]): string {
  return all.map((kind) => t(`forbidden-${kind}`)).join(t("list-separator"));
}
