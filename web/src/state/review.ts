// What an analysis finds: its run, what is known of each node, and what the moves have cost.

import { batch, computed, effect, signal } from "@preact/signals";

import { ask } from "../net/link";
import type { AnalysisRun, AnalysisScope, NodeAnalysis, NodeValue, PageAnswer, Review } from "../protocol";
import { levels } from "./catalogue";
import { state, tab } from "./game";
import { panel } from "./panels";
import { settings } from "./settings";
import { line, tree } from "./tree";

/** The analysis that runs. */
export const run = signal<AnalysisRun | null>(null);

/** What was told of the node that is shown after the game was told last. */
const latest = signal<NodeAnalysis | null>(null);

/** What is known of the position that is shown. */
export const analysis = computed(() => latest.value ?? tab.value?.here.analysis ?? null);

/** What is known of each node, in short. */
export const values = signal<ReadonlyMap<number, NodeValue>>(new Map());

effect(() => {
  const nodes = tree.value?.all ?? [];
  values.value = new Map(nodes.flatMap(({ node }) => (node.value === null ? [] : [[node.id, node.value]])));
});

/** Takes in what the server tells of an analysis. */
export function updateAnalysis(answer: PageAnswer): void {
  const game = answer.is === "game" ? answer : answer.is === "refused" ? answer.game : null;
  if (game !== null) {
    batch(() => {
      run.value = game.analysing;
      latest.value = null;
    });
  } else if (answer.is === "analysed") {
    const { node, analysis, run: now } = answer;
    const { winrate, lead, visits, stopped } = analysis;
    batch(() => {
      run.value = now;
      latest.value = node === tab.value?.here.id ? analysis : latest.value;
      const value = { winrate, lead, visits, stopped: stopped?.lead ?? null };
      values.value = new Map(values.value).set(node, value);
    });
  }
}

/** The rank of the persons of whose moves an analysis tells. */
export const persons = computed(() => levels.value.ranks.find((rank) => rank === settings.persons.value) ?? null);

/** What they would play in the position that is shown. */
export const personsHere = computed(() => {
  const found = analysis.value?.human ?? null;
  return isEngineShown.value && found?.rank === persons.value ? found : null;
});

/** Analyses from now on, and shows what is found. */
export async function analyse(scope: AnalysisScope): Promise<void> {
  settings.engineShown.value = true;
  await ask({ do: "analyse", scope, visits: Number(settings.visits.value), rank: persons.value }, null);
}

export function stopAnalysis(): void {
  if (run.value !== null) {
    void ask({ do: "stop_analysis" }, null);
  }
}

/** Whether what an engine finds is shown: not before it is wanted, and never while hints are locked. */
export const isEngineShown = computed(() => settings.engineShown.value && !settings.hintsLocked.value);

/** What stands on the candidates; a line game has nothing to lead by. */
export const measure = computed(() =>
  state.value?.game === "line_game" && settings.measure.value === "lead" ? "winrate" : settings.measure.value,
);

/** Moves that are shown on the board as what might follow a node. */
export const shownLine = signal<{ node: number; moves: readonly string[] } | null>(null);

effect(() => {
  const here = tab.value?.here.id;
  if (shownLine.peek()?.node !== here) {
    shownLine.value = null;
  }
});

/** What the moves of the line have cost, and where it repeats. */
export const review = signal<Review | null>(null);

/** It is asked for again no sooner than this after a change, and while an analysis runs. */
const [SOON_MS, RUNNING_MS] = [100, 2000];

const reviewed = computed(() => `${tree.value?.rev} ${line.value.at(-1)?.node.id}`);
let timer: number | undefined;
let askedAt = 0;

effect(() => {
  void [reviewed.value, values.value, run.value];
  if (panel.value === "review" && tree.value !== null && timer === undefined) {
    const wait = run.value === null ? SOON_MS : Math.max(SOON_MS, askedAt + RUNNING_MS - Date.now());
    timer = window.setTimeout(() => void fetchReview(), wait);
  }
});

/** Asks what the moves of the line have cost. */
export async function fetchReview(): Promise<void> {
  [timer, askedAt] = [undefined, Date.now()];
  const answer = await ask({ do: "review" }, null);
  if (answer?.is === "review") {
    review.value = answer;
  }
}

/** What each move of the line has cost, by its node. */
export const losses = computed(() => new Map(review.value?.moves.map((loss) => [loss.node, loss]) ?? []));

/** Forgets what a program that has ended has told. */
export function resetReview(): void {
  batch(() => {
    [run.value, latest.value, review.value, shownLine.value] = [null, null, null, null];
  });
}
