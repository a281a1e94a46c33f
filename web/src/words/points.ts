// What points are called, what is said of them for those who do not see the board, and why a move is forbidden.

import { computed } from "@preact/signals";

import type { ForbiddenKind, IllegalMove, GameState, TriedMove } from "../protocol";
import {
  boardMarks,
  type Candidate,
  candidates,
  compared,
  lossDots,
  nextMoves,
  numbers,
  reviewShown,
  sideLead,
  sideWinrate,
} from "../state/review_marks";
import { state } from "../state/game";
import { colorOf, columnNames, formatPoint, signAt, type Named } from "../state/geometry";
import { type Cost, hasPoints } from "../state/losses";
import { measure } from "../state/review";
import { settings } from "../state/settings";
import type { BoardView } from "../state/view";
import { percent, signed, signedTenths, t } from "./fluent";

/** A point as the person reads it. */
export function pointText(name: string, board: Named): string {
  return formatPoint(name, board, settings.coordinates.value);
}

/** The names of the columns of a board as the person has chosen them; null for none. */
export function shownColumns(board: Named): string[] | null {
  return columnNames(board, settings.coordinates.value);
}

/** "B3, empty, illegal: …": the point, what is on it, and what the page marks there. */
export function pointName(name: string, now: GameState, view: BoardView): string {
  const holds = colorOf(signAt(view.rows, name)) ?? "empty";
  const parts = [pointText(name, now), t(`point-${holds}`)];
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
  const owner = holds === "empty" ? signAt(view.owner ?? [], name) : undefined;
  if (owner === "X" || owner === "O" || owner === "=") {
    parts.push(t(owner === "=" ? "point-shared" : owner === "X" ? "point-of-black" : "point-of-white"));
  }
  const region = view.regions.find(({ points }) => points.includes(name));
  if (region !== undefined) {
    parts.push(t("point-parts", { black: region.parts[0], white: region.parts[1] }));
  }
  if (view.chosen.has(name)) {
    parts.push(t("point-chosen"));
  } else if (view.choosable.has(name)) {
    parts.push(t("point-choosable"));
  }
  if (view.ringed.has(name)) {
    parts.push(t("point-changed"));
  }
  const stood = view.offering.get(name);
  if (stood !== undefined) {
    parts.push(nullText(stood, now));
  }
  if (view.wild.has(name)) {
    parts.push(t("point-wild"));
  }
  const sure = view.doubtful.get(name);
  if (sure !== undefined) {
    parts.push(t("point-doubtful", { percent: Math.round(100 * sure) }));
  }
  const difference = view.differing.get(name);
  if (difference !== undefined) {
    parts.push(t("point-differs", { difference: signed(difference) }));
  }
  parts.push(...(reviewed.value.get(name) ?? []));
  const illegal = view.forbidden.get(name);
  if (illegal !== undefined) {
    parts.push(t("point-illegal", { why: why(illegal) }));
  }
  return parts.join(t("list-separator"));
}

/** What a review marks on points, for those who do not see it. */
const reviewed = computed<ReadonlyMap<string, readonly string[]>>(() => {
  const said = new Map<string, string[]>();
  const now = state.value;
  if (!reviewShown.value || now === null) {
    return said;
  }
  const say = (at: string, text: string) => said.set(at, [...(said.get(at) ?? []), text]);
  for (const [at, number] of numbers.value?.on ?? []) {
    say(at, t("point-number", { number }));
  }
  for (const { at, isNext } of nextMoves.value) {
    say(at, t(isNext ? "point-next" : "point-variation"));
  }
  for (const candidate of candidates.value) {
    const { move, letter } = candidate;
    say(move, t(`point-tried-${measure.value}`, { letter, value: candidateValue(candidate, now) }));
  }
  for (const loss of lossDots.value) {
    say(loss.move, t("point-loss", { cost: costText(loss) }));
  }
  if (compared.value !== null) {
    say(compared.value.move, t("point-played", { cost: costText(compared.value) }));
  }
  for (const mark of boardMarks.value) {
    say(mark.at, mark.shape === "label" ? t("mark-label", { text: mark.text }) : t(`mark-${mark.shape}`));
  }
  return said;
});

/** What a move costs: points, or win rate where the game has none. */
export function costText({ points, winrate }: Cost): string {
  return points === null || !hasPoints.value
    ? percent(winrate)
    : points
        .toFixed(1)
        .replace(/^-0\.0$/, "0.0")
        .replace("-", "−");
}

/** What a move costs that was tried, with the error of that. */
export function triedText(tried: TriedMove): string {
  const isOfPoints = tried.points !== null && tried.error !== null && hasPoints.value;
  return isOfPoints ? `${costText(tried)} ± ${tried.error?.toFixed(1)}` : costText(tried);
}

/** What stands on a candidate, as the side to move sees it. */
export function candidateValue({ winrate, lead, cost }: Candidate, { to_move }: GameState): string {
  switch (measure.value) {
    case "loss":
      return costText(cost);
    case "lead":
      return signedTenths(sideLead(lead, to_move));
    case "winrate":
      return percent(sideWinrate(winrate, to_move));
  }
}

/** Why a stone on a point would offer to end the game, or accept that: the board stood so after a move. */
export function nullText(after: number, now: GameState): string {
  const means = now.offer_means === "end" ? "null" : "unchanged";
  return t("null-move-here", { means, after, effect: now.offer === null ? "offers" : "ends" });
}

/** How many points are named at most. */
const NAMED = 12;

/** The names of points; of many the first. */
export function pointsText(names: readonly string[], board: Named): string {
  const shown = names.slice(0, NAMED).map((name) => pointText(name, board));
  return [...shown, ...(names.length > NAMED ? ["…"] : [])].join(" ");
}

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
