// Learning from mistakes: the dear moves of the line as questions. What the person answers on the board is judged by a
// search, and is no move of the record.

import { batch, computed, effect, signal } from "@preact/signals";

import { ask } from "../net/link";
import { readKept, writeKept } from "../net/storage";
import type { Color, MoveLoss, TriedMove } from "../protocol";
import { isPerson, refused, tab } from "./game";
import { COLORS } from "./geometry";
import { costOf } from "./losses";
import { fetchReview, review, run, shownLine, values } from "./review";
import { panel } from "./panels";
import { settings } from "./settings";
import { goToNode, line, tree } from "./tree";

/** A move that costs as much on the scale of costs is a mistake; `liangyi review` makes variations from here on. */
const MISTAKE = 2;

export const SIDES = [...COLORS, "both"] as const;
export type LearnSide = Color | "both";

/** What outlives a reload. */
interface Learning {
  /** The line whose mistakes these are. */
  of: string;
  side: LearnSide;
  /** The node of the mistake that is asked about; null while the line is analysed first, and 0 at the end. */
  at: number | null;
  /** The mistakes for which a better move was found, and those whose answer was shown. */
  solved: readonly number[];
  shown: readonly number[];
}

const NOTHING: Learning = { of: "", side: "both", at: null, solved: [], shown: [] };

const KEY = "liangyi-learning";
const kept = signal<Learning | null>(read());

effect(() => void writeKept("session", KEY, JSON.stringify(kept.value)));

function read(): Learning | null {
  try {
    return JSON.parse(readKept("session", KEY) ?? "null") as Learning | null;
  } catch {
    return null;
  }
}

/** The line in short. */
const lineText = computed(() => line.value.map(({ node }) => node.move ?? "").join(" "));

// Another line has other mistakes.
effect(() => {
  if (line.value.length > 0 && kept.peek() !== null && kept.peek()?.of !== lineText.value) {
    kept.value = null;
  }
});

/** How the learning stands; null where nobody learns. */
export const learning = computed(() => (settings.hintsLocked.value || tree.value === null ? null : kept.value));

export interface Question extends MoveLoss {
  /** The node of the position in which a better move is to be found. */
  before: number;
}

/** The mistakes of the side that was chosen, in their order. */
export const questions = computed<readonly Question[]>(() => {
  const side = learning.value?.side;
  return (review.value?.moves ?? []).flatMap((loss) => {
    const before = tree.value?.byId.get(loss.node)?.parent?.node.id;
    const isAsked = loss.better !== null && costOf(loss) >= MISTAKE && (side === "both" || side === loss.color);
    return isAsked && before !== undefined ? [{ ...loss, before }] : [];
  });
});

/** For how many of them a better move was found. */
export const solvedCount = computed(
  () => questions.value.filter(({ node }) => learning.value?.solved.includes(node)).length,
);

/** The question that is asked, wherever the board is. */
export const asked = computed(() => questions.value.find(({ node }) => node === learning.value?.at) ?? null);

/** The question whose position is on the board. */
export const question = computed(() =>
  panel.value === "review" && asked.value !== null && asked.value.before === tab.value?.here.id ? asked.value : null,
);

/** What has become of the last try. */
type Verdict =
  { is: "searching"; move: string } | { is: "judged"; tried: TriedMove; isGood: boolean } | { is: "shown" };

export const verdict = signal<Verdict | null>(null);

/** Begins with the line that is shown, once all of it is analysed. */
export async function beginToLearn(): Promise<void> {
  scrollTo(0, 0);
  const isKnown = line.value.every(
    ({ node }) =>
      (node.move === null && !node.sets_up && node.parent !== null) || (values.value.get(node.id)?.visits ?? 0) > 0,
  );
  if (!isKnown) {
    const answer = await ask({ do: "analyse", scope: "line", visits: Number(settings.visits.value), rank: null }, null);
    if (answer?.is !== "game") {
      return;
    }
  }
  const persons = COLORS.filter(isPerson);
  const side = persons.length === 1 && persons[0] !== undefined ? persons[0] : "both";
  kept.value = { ...NOTHING, of: lineText.value, side };
}

// The first question comes when the analysis has ended, whether this page or the one before a reload has begun it.
let isBeginning = false;
effect(() => {
  const isReady = learning.value?.at === null && run.value === null;
  if (isReady && !isBeginning && line.value.length > 0 && panel.value === "review") {
    isBeginning = true;
    void fetchReview().then(() => {
      isBeginning = false;
      if (learning.peek()?.at === null) {
        askNext();
      }
    });
  }
});

function set(change: Partial<Learning>): void {
  if (kept.value !== null) {
    kept.value = { ...kept.value, ...change };
  }
}

export function chooseSide(side: LearnSide): void {
  set({ side, at: 0 });
  askNext();
}

/** Asks about a mistake; without one the learning is at its end. */
export function askAbout(mistake: Question | null): void {
  batch(() => {
    clear();
    set({ at: mistake?.node ?? 0 });
  });
  if (mistake !== null) {
    // The board may have been scrolled away from.
    scrollTo(0, 0);
    void goToNode(mistake.before);
  }
}

/** The next question that is open, after this one or from the start. */
export function askNext(): void {
  const { at, solved, shown } = learning.value ?? NOTHING;
  const isOpen = ({ node }: Question) => node !== at && !solved.includes(node) && !shown.includes(node);
  const all = questions.value;
  const place = all.findIndex(({ node }) => node === at);
  askAbout(all.slice(place + 1).find(isOpen) ?? all.find(isOpen) ?? null);
}

/** Asks once more about those whose answer was shown. */
export function askAgain(): void {
  set({ at: 0, shown: [] });
  askNext();
}

/** Whether an answer is good enough: no mistake itself, and half as dear as the move of the game at most. */
function isGoodEnough(tried: TriedMove, mistake: Question): boolean {
  const cost = costOf(tried);
  return tried.move === mistake.better || (cost < MISTAKE && 2 * cost <= costOf(mistake));
}

/** Has a move judged as the answer. */
export async function tryMove(move: string): Promise<void> {
  const mistake = question.value;
  if (mistake === null || verdict.value?.is === "searching") {
    return;
  }
  clear();
  verdict.value = { is: "searching", move };
  const answer = await ask({ do: "try", node: mistake.before, move }, null);
  if (verdict.value?.is !== "searching" || question.value?.node !== mistake.node) {
    return;
  }
  if (answer?.is !== "tried") {
    verdict.value = null;
    return;
  }
  const isGood = isGoodEnough(answer, mistake);
  const { solved, shown } = learning.value ?? NOTHING;
  batch(() => {
    verdict.value = { is: "judged", tried: answer, isGood };
    shownLine.value = { node: mistake.before, moves: [answer.move, ...answer.line] };
    if (isGood && !solved.includes(mistake.node) && !shown.includes(mistake.node)) {
      set({ solved: [...solved, mistake.node] });
    }
  });
}

/** Shows what the engine would have played. */
export function showAnswer(): void {
  const [mistake, best] = [question.value, tab.value?.here.analysis?.moves[0]];
  if (mistake === null || best === undefined) {
    return;
  }
  const { solved, shown } = learning.value ?? NOTHING;
  const isOpen = !solved.includes(mistake.node) && !shown.includes(mistake.node);
  batch(() => {
    verdict.value = { is: "shown" };
    shownLine.value = { node: mistake.before, moves: best.pv };
    set(isOpen ? { shown: [...shown, mistake.node] } : {});
  });
}

/** Takes the last try off the board. */
export function clear(): void {
  batch(() => {
    [verdict.value, shownLine.value, refused.value] = [null, null, null];
  });
}

/** Forgets what was learnt from a record that is no longer there. */
export function resetLearning(): void {
  clear();
  kept.value = null;
}

/** Ends the search for the try, or the analysis before the first question, or the learning. */
export function cancelLearning(): void {
  if (verdict.value?.is === "searching") {
    void ask({ do: "stop" }, null);
    return;
  }
  if (learning.value?.at === null && run.value !== null) {
    void ask({ do: "stop_analysis" }, null);
  }
  resetLearning();
}
