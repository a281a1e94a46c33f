// What can be chosen: the rulesets with what they say, the levels of the engine, and the lessons with the one that is open.

import { computed, effect, signal } from "@preact/signals";

import { ask } from "../net/link";
import type { ExplainedRuleset, LessonRow, Levels, RulesetRow } from "../protocol";
import { rev, tab, wish } from "./game";
import { showPanel } from "./panels";
import { settings } from "./settings";

export const rulesets = signal<RulesetRow[]>([]);
export const levels = signal<Levels>({ rows: [], ranks: [] });

/** The highest level that can be played. */
export const highestLevel = computed(() => Math.max(1, levels.value.rows.length));

/** The first level at which the network that was chosen or fetched plays. */
export const firstByNetwork = computed(() => {
  const { rows } = levels.value;
  const first = rows.findIndex(({ by }) => by === "network");
  return (first < 0 ? rows.length : first) + 1;
});

export async function fetchRulesets(): Promise<void> {
  const answer = await ask({ do: "rulesets" }, null);
  if (answer?.is === "rulesets") {
    rulesets.value = answer.rows;
    levels.value = answer.levels;
  }
}

const explained = signal<ReadonlyMap<string, ExplainedRuleset>>(new Map());
const asked = new Set<string>();

/** What a ruleset says in the page's language, once it has been told; it is asked for the first time. */
export function explanation(ruleset: string): ExplainedRuleset | null {
  const language = settings.language.value;
  const key = `${language} ${ruleset}`;
  const known = explained.value.get(key);
  if (known === undefined && !asked.has(key)) {
    asked.add(key);
    void fetchExplanation(key, ruleset, language);
  }
  return known ?? null;
}

async function fetchExplanation(key: string, ruleset: string, language: string): Promise<void> {
  const answer = await ask({ do: "explain", ruleset, language }, null);
  if (answer?.is === "explained") {
    explained.value = new Map(explained.value).set(key, answer);
  } else if (answer === null) {
    asked.delete(key);
  }
}

/** Every lesson, titled in the page's language. */
export const lessons = signal<LessonRow[]>([]);

let titledIn: string | null = null;

/** Asks for the lessons unless they are here in the page's language. */
export async function fetchLessons(): Promise<void> {
  const language = settings.language.value;
  if (titledIn === language) {
    return;
  }
  titledIn = language;
  const answer = await ask({ do: "lessons", language }, null);
  if (answer?.is === "lessons") {
    lessons.value = answer.lessons;
  } else {
    titledIn = null;
  }
}

/** The lesson that is open. */
export const openLesson = computed(() => lessons.value.find(({ name }) => name === tab.value?.lesson) ?? null);

/** Which language the comments of the open lesson are in; null where the page has not opened it. */
let commentedIn: string | null = null;

export async function beginLesson(name: string): Promise<void> {
  commentedIn = settings.language.value;
  showPanel("lessons");
  await wish({ do: "open_lesson", name, language: commentedIn });
}

/** A lesson speaks the page's language; a record that is made of it by moves of one's own stays as it is. */
effect(() => {
  const language = settings.language.value;
  const game = tab.peek();
  if (game?.lesson != null && commentedIn !== null && commentedIn !== language && rev.peek() > 0) {
    commentedIn = language;
    void speakAgain(game.lesson, language, game.here.on_main_line ? game.state.move_number : 0);
  }
});

async function speakAgain(name: string, language: string, moveNumber: number): Promise<void> {
  const answer = await wish({ do: "open_lesson", name, language });
  if (answer?.is === "game" && moveNumber > 0) {
    await wish({ do: "goto", move_number: moveNumber });
  }
}
