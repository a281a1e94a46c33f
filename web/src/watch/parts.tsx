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

interface TableProps {
  /** What tests know it by. */
  test: string;
  /** What it is called: by the element with this id, or by a text. */
  labelledBy?: string;
  label?: string;
  titles: readonly string[];
  /** Whether its rows are many of a kind, with lines between them. */
  list?: boolean;
  tall?: boolean;
  children: ComponentChildren;
}

/** A table with a title over each column, which can be scrolled by keyboard where it is too wide. */
export function Table({ test, labelledBy, label, titles, list = false, tall = false, children }: TableProps) {
  return (
    <div
      class={tall ? "wide tall" : "wide"}
      tabIndex={0}
      role="group"
      {...(labelledBy === undefined ? { "aria-label": label } : { "aria-labelledby": labelledBy })}
    >
      <table class={list ? "list" : undefined} data-test={test}>
        <thead>
          <tr>
            {titles.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
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
