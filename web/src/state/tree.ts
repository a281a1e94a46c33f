// The tree of the record: asked for while it is shown, and gone about in.

import { computed, effect, signal } from "@preact/signals";

import { ask } from "../net/link";
import type { PageAnswer } from "../protocol";
import { mainLineFrom, layOut, pathTo, type TreeLayout, type PlacedNode } from "./layout";
import { inTurn, tab, wish } from "./game";
import { panel } from "./panels";

interface Tree extends TreeLayout {
  rev: number;
}

export const tree = signal<Tree | null>(null);

let fetching: Promise<void> | null = null;

/** Asks for the tree unless it is here as the record has it now. */
export function fetchTree(): Promise<void> {
  fetching ??= fetchUntilFresh().finally(() => (fetching = null));
  return fetching;
}

async function fetchUntilFresh(): Promise<void> {
  let isFresh = tree.value?.rev === tab.value?.here.tree_rev;
  while (!isFresh) {
    const answer = await wish({ do: "tree" });
    if (answer?.is !== "tree") {
      return;
    }
    tree.value = { rev: answer.tree_rev, ...layOut(answer.nodes) };
    isFresh = answer.tree_rev >= (tab.value?.here.tree_rev ?? 0);
  }
}

effect(() => {
  if (panel.value === "review" && tree.value?.rev !== tab.value?.here.tree_rev) {
    void fetchTree();
  }
});

/** Drops the tree of a program that has ended. */
export function resetTree(): void {
  tree.value = null;
  aim.value = null;
}

/** The node to which the page is on its way; null where it shows the one that it wants to. */
const aim = signal<number | null>(null);

/** The node that the person has gone to. */
const currentId = computed(() => aim.value ?? tab.value?.here.id ?? 0);
export const current = computed<PlacedNode | null>(() => tree.value?.byId.get(currentId.value) ?? null);

/** Goes to a node. Of many wishes in a row only the last one has to be fulfilled. */
export async function goToNode(id: number): Promise<void> {
  const isOnTheWay = aim.value !== null;
  if (id === currentId.value) {
    return;
  }
  aim.value = id;
  if (isOnTheWay) {
    return;
  }
  await inTurn(goToAim);
}

async function goToAim(): Promise<void> {
  let to = aim.value;
  while (to !== null) {
    // Whatever has happened to the game meanwhile, the node is the same.
    const answer: PageAnswer | null = await ask({ do: "goto_node", node: to }, null);
    const isThere: boolean = answer?.is !== "game" || aim.value === to || aim.value === answer.here.id;
    to = isThere ? null : aim.value;
  }
  aim.value = null;
}

/** The line that is shown: as long as it leads to the node it stays as it is. */
export const line = signal<readonly PlacedNode[]>([]);

effect(() => {
  const [now, here] = [tree.value, tab.value?.here];
  const placed = here === undefined ? undefined : now?.byId.get(here.id);
  if (now == null || here === undefined || placed === undefined) {
    line.value = [];
    return;
  }
  const kept = line.peek().map(({ node }) => now.byId.get(node.id));
  const at = kept.indexOf(placed);
  if (at >= 0 && kept.every(isKnown) && (kept[at + 1]?.node.id ?? null) === here.next_on_line) {
    line.value = kept;
    return;
  }
  const path = pathTo(placed);
  const next = here.next_on_line === null ? undefined : now.byId.get(here.next_on_line);
  line.value = next === undefined ? path : [...path, ...mainLineFrom(next)];
});

function isKnown(placed: PlacedNode | undefined): placed is PlacedNode {
  return placed !== undefined;
}

/** The place on the line of the node that is shown. */
export const place = computed(() => {
  const id = currentId.value;
  return line.value.findIndex(({ node }) => node.id === id);
});

/** Where a node is, as the child that is taken at each step. */
export function stepsTo(placed: PlacedNode): number[] {
  return pathTo(placed).flatMap((at) => (at.parent === null ? [] : [at.parent.children.indexOf(at)]));
}

/** The node that such steps lead to, as far as they do. */
export async function nodeAt(steps: readonly number[]): Promise<number | null> {
  await fetchTree();
  let at = tree.value?.all[0];
  for (const step of steps) {
    at = at?.children[step] ?? at;
  }
  return at?.node.id ?? null;
}

/** Goes there. */
export async function goBySteps(steps: readonly number[]): Promise<void> {
  const id = await nodeAt(steps);
  if (id !== null) {
    await goToNode(id);
  }
}
