// Which phase the bar of actions under the board is about.

import { computed } from "@preact/signals";

import { openLesson } from "./catalogue";
import { state, tab } from "./game";
import { learning } from "./learn";
import { agreeing, countPanel, panel } from "./panels";

export type BarName = "play" | "agree" | "count" | "hand" | "rulesets" | "lesson" | "review" | "learn";

export const bar = computed<BarName>(() => {
  if (panel.value === "review") {
    return learning.value === null ? "review" : "learn";
  }
  if (panel.value === "lessons" && openLesson.value !== null) {
    return "lesson";
  }
  if (panel.value === "count" && state.value?.game === "go") {
    switch (countPanel.value) {
      case "steps":
        return "count";
      case "hand":
      case "rulesets":
        return countPanel.value;
      case "agree":
        return tab.value?.agreement?.agreed || agreeing.value ? "agree" : "play";
    }
  }
  return agreeing.value ? "agree" : "play";
});
