// Sentences of a review.

import type { NextNode, RepetitionProblem, State, TreeNode } from "../protocol";
import { t } from "./fluent";
import { signedTenths } from "./numbers";
import { color as colorName, moveName } from "./sentences";
import { why } from "./why";

/** "12, White D4, commented": a node for those who do not see the tree. */
export function nodeName(node: TreeNode, now: State): string {
  const parts: string[] = [];
  if (node.move === null) {
    parts.push(t(node.parent === null ? "node-root" : node.sets_up ? "node-set-up" : "node-plain"));
  } else {
    parts.push(String(node.number), moveText(node, now));
  }
  if (node.name !== null) {
    parts.push(node.name);
  }
  if (node.comment) {
    parts.push(t("node-commented"));
  }
  return parts.join(t("list-separator"));
}

/** "White D4". */
export function moveText({ color, move }: Pick<NextNode, "color" | "move">, now: State): string {
  return move === null || color === null ? t("node-plain") : `${colorName(color)} ${moveName(move, now)}`;
}

/** Who leads, and by how much. */
export function leadText(black: number): string {
  const points = signedTenths(Math.abs(black)).replace("+", "");
  return t("lead-of", { side: black < 0 ? "white" : "black", points });
}

/** What is wrong with a move that repeats. */
export function repetitionText({ move, forbidden, same_as: after }: RepetitionProblem): string {
  if (forbidden !== null) {
    return why({ move, ...forbidden });
  }
  return t("repeats-allowed", { after: after ?? 0 });
}
