// The question of the step of a lesson that is shown, and what the person has tried.

import { computed, effect, signal } from "@preact/signals";

import type { LessonAnswer } from "../protocol";
import { bar } from "./bar";
import { openLesson } from "./catalogue";
import { rev, state, tab } from "./game";

export interface LessonQuestion {
  /** The move that comes next. */
  right: string;
  /** The moves that have an answer of their own. */
  answers: readonly LessonAnswer[];
}

/** What the step that is shown asks. */
export const question = computed<LessonQuestion | null>(() => {
  const [lesson, game, now] = [openLesson.value, tab.value, state.value];
  if (bar.value !== "lesson" || lesson === null || game === null || now === null || !game.here.on_main_line) {
    return null;
  }
  const asked = lesson.questions.find(({ step }) => step === now.move_number);
  const right = game.moves[now.move_number]?.move;
  return asked === undefined || right === undefined ? null : { right, answers: asked.answers };
});

/** The move that was tried last and is not the right one. */
export const tried = signal<string | null>(null);

effect(() => {
  void rev.value;
  tried.value = null;
});
