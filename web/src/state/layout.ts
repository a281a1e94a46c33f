// Where the nodes of a tree are drawn: columns are steps from the root, the main line is the first row, and each
// variation has a row of its own as far as it goes.

import type { TreeNode } from "../protocol";

export interface PlacedNode {
  node: TreeNode;
  parent: PlacedNode | null;
  children: PlacedNode[];
  column: number;
  row: number;
}

export interface TreeLayout {
  all: readonly PlacedNode[];
  byId: ReadonlyMap<number, PlacedNode>;
  columns: number;
  rows: number;
}

/** Lays nodes out, each of which comes after its parent. */
export function layOut(nodes: readonly TreeNode[]): TreeLayout {
  const byId = new Map<number, PlacedNode>();
  const all: PlacedNode[] = [];
  let columns = 0;
  for (const node of nodes) {
    const parent = node.parent === null ? null : (byId.get(node.parent) ?? null);
    const placed: PlacedNode = { node, parent, children: [], column: parent === null ? 0 : parent.column + 1, row: 0 };
    parent?.children.push(placed);
    byId.set(node.id, placed);
    all.push(placed);
    columns = Math.max(columns, placed.column + 1);
  }
  return { all, byId, columns, rows: all[0] === undefined ? 0 : placeRows(all[0], columns) };
}

/**
 * Gives every line a row. What branches off last comes first, so that no variation lies between another one and the
 * node that it branches off from.
 */
function placeRows(root: PlacedNode, columns: number): number {
  const lowest = new Int32Array(columns).fill(-1);
  const waiting: PlacedNode[] = [root];
  let rows = 0;
  for (let start = waiting.pop(); start !== undefined; start = waiting.pop()) {
    const line = mainLineFrom(start);
    const from = Math.max(0, start.column - 1);
    const to = from + line.length + (start.column === 0 ? 0 : 1);
    const row = lowest.subarray(from, to).reduce((most, at) => Math.max(most, at), -1) + 1;
    lowest.fill(row, from, to);
    for (const placed of line) {
      placed.row = row;
      for (let child = placed.children.length - 1; child > 0; child--) {
        const variation = placed.children[child];
        if (variation !== undefined) {
          waiting.push(variation);
        }
      }
    }
    rows = Math.max(rows, row + 1);
  }
  return rows;
}

/** The node and what comes after it along first variations. */
export function mainLineFrom(start: PlacedNode): PlacedNode[] {
  const line = [start];
  for (let next = start.children[0]; next !== undefined; next = next.children[0]) {
    line.push(next);
  }
  return line;
}

/** The nodes from the root to this one. */
export function pathTo(placed: PlacedNode): PlacedNode[] {
  const path: PlacedNode[] = [];
  for (let at: PlacedNode | null = placed; at !== null; at = at.parent) {
    path.push(at);
  }
  return path.reverse();
}

/** Whether the first variation of every node leads here. */
export function isOnMainLine(placed: PlacedNode): boolean {
  return pathTo(placed).every((at) => at.parent === null || at.parent.children[0] === at);
}

/** How many nodes there are from this one on, itself among them. */
export function subtreeSize(start: PlacedNode): number {
  const waiting = [start];
  let size = 0;
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    size++;
    waiting.push(...at.children);
  }
  return size;
}
