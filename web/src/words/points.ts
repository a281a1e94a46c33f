// What a point is called for those who do not see it.

import { shown } from "../state/geometry";
import { spot } from "../state/geometry";
import type { State } from "../protocol";
import type { BoardView } from "../state/view";
import { t } from "./fluent";
import { signed } from "./numbers";
import { why } from "./why";

const HOLDS = { X: "black", O: "white", ".": "empty" } as const;

/** "B3, empty, illegal: …": the point, what is on it, and what the page marks there. */
export function pointName(name: string, now: State, view: BoardView): string {
  const { x, y } = spot(name, now.size);
  const letter = view.rows[y]?.charAt(x);
  const holds = letter === "X" || letter === "O" ? HOLDS[letter] : HOLDS["."];
  const parts = [shown(name, now), t(`point-${holds}`)];
  if (view.last === name) {
    parts.push(t("point-last"));
  }
  view.views.forEach(({ dead, owned }, index) => {
    const by = index === 0 ? "black" : "white";
    if (dead.includes(name)) {
      parts.push(t(`point-dead-by-${by}`));
    }
    owned.forEach((points, owner) => {
      if (points.includes(name)) {
        parts.push(t(`point-owned-by-${by}`, { owner: owner === 0 ? "black" : "white" }));
      }
    });
  });
  const owner = holds === "empty" ? view.owner?.[y]?.charAt(x) : undefined;
  if (owner === "X" || owner === "O" || owner === "=") {
    parts.push(t(owner === "=" ? "point-shared" : owner === "X" ? "point-of-black" : "point-of-white"));
  }
  if (view.chosen.has(name)) {
    parts.push(t("point-chosen"));
  } else if (view.choosable.has(name)) {
    parts.push(t("point-choosable"));
  }
  if (view.ringed.has(name)) {
    parts.push(t("point-changed"));
  }
  if (view.wild.has(name)) {
    parts.push(t("point-wild"));
  }
  const difference = view.differing.get(name);
  if (difference !== undefined) {
    parts.push(t("point-differs", { difference: signed(difference) }));
  }
  parts.push(...(view.said.get(name) ?? []));
  const illegal = view.forbidden.get(name);
  if (illegal !== undefined) {
    parts.push(t("point-illegal", { why: why(illegal) }));
  }
  return parts.join(t("list-separator"));
}
