// Small pieces of the view of matches.

import type { ComponentChildren } from "preact";

import type { Entrant } from "../protocol";
import { t } from "../words/fluent";

export function Note({ children }: { children: ComponentChildren }) {
  return (
    <p class="note" role="status">
      {children}
    </p>
  );
}

/** How much more there is than is shown. */
export function LeftOut({ count }: { count: number }) {
  return count > 0 ? <p class="note">{t("watch-left-out", { count })}</p> : null;
}

/** `A` or `B` in the colour that it has in plots. */
export function EntrantSign({ of }: { of: Entrant }) {
  return <b class={`entrant ${of.toLowerCase()}`}>{of}</b>;
}

export function other(entrant: Entrant): Entrant {
  return entrant === "A" ? "B" : "A";
}
