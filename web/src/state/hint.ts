// A hint of the engine: asked for, shown until the position changes, and none while hints are locked.

import { computed, signal } from "@preact/signals";

import type { Hint } from "../protocol";
import { rev, wish } from "./game";
import { settings } from "./settings";

const told = signal<{ rev: number; hint: Hint } | null>(null);
export const asking = signal(false);

/** The hint for the position that is shown, if it was asked for. */
export const hint = computed(() =>
  told.value?.rev === rev.value && !settings.hintsLocked.value ? told.value.hint : null,
);

export async function askForHint(): Promise<void> {
  if (asking.value || settings.hintsLocked.value) {
    return;
  }
  asking.value = true;
  const of = rev.value;
  const answer = await wish({ do: "hint" });
  asking.value = false;
  if (answer?.is === "hint") {
    told.value = { rev: of, hint: answer };
  }
}
