// Under the board, or beside it where the window is low: the actions of the phase, in a room of one size.

import type { ComponentType } from "preact";

import { AgreeBar } from "../agree/AgreeBar";
import { CountBar } from "../count/CountBar";
import { HandBar } from "../count/HandBar";
import { RulesetsBar } from "../count/Rulesets";
import { PlaceTouched, PlayBar } from "../play/PlayBar";
import { LearnBar } from "../review/LearnBar";
import { ReviewBar } from "../review/ReviewBar";
import { LessonBar } from "../rules/LessonBar";
import { bar, type BarName } from "../state/bar";

const BARS: Record<BarName, ComponentType> = {
  play: PlayBar,
  agree: AgreeBar,
  count: CountBar,
  hand: HandBar,
  rulesets: RulesetsBar,
  lesson: LessonBar,
  review: ReviewBar,
  learn: LearnBar,
};

export function ActionBar() {
  const Shown = BARS[bar.value];
  return (
    <div class={`under ${bar.value}-bar`} data-test={`${bar.value}-bar`}>
      <Shown />
      <PlaceTouched />
    </div>
  );
}
