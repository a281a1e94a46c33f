// The rulesets that can be chosen, what they say, and the levels of the engine.

import { signal } from "@preact/signals";

import { ask } from "../net/link";
import type { ExplainedRuleset, Levels, RulesetRow } from "../protocol";
import { settings } from "./settings";

export const rulesets = signal<RulesetRow[]>([]);
export const levels = signal<Levels>({ all: 1, without_network: 1 });

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
