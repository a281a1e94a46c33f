// A question mark beside a word or a sign, and what it tells: the rule behind the word, and the signs that stand on the
// board.

import { signal } from "@preact/signals";

import type { GameState } from "../protocol";
import { explanation } from "../state/catalogue";
import { state, tab } from "../state/game";
import type { BoardView } from "../state/view";
import { Dialog } from "../ui/Dialog";
import { t } from "../words/fluent";
import { rulesetName } from "../words/sentences";
import { Legend } from "./Legend";

export type Topic = "virtual" | "offer" | "stopped" | "debt" | "resolution" | "shares";

interface Props {
  topics: readonly Topic[];
  /** The board whose signs are told, too. */
  view?: BoardView;
  /** What it is called for those who do not see beside what it stands. */
  label: string;
  test: string;
}

/** Which question has been asked: one dialog is enough for all. */
const asked = signal<Props | null>(null);

export function Help(props: Props) {
  return (
    <button
      type="button"
      class="help"
      data-test={props.test}
      aria-label={props.label}
      onClick={() => (asked.value = props)}
    >
      <span aria-hidden="true">?</span>
    </button>
  );
}

export function HelpDialog() {
  const [question, now] = [asked.value, state.value];
  if (question === null || now === null) {
    return null;
  }
  return (
    <Dialog id="help" title={question.label} close={() => (asked.value = null)}>
      <dl class="topics">
        {question.view !== undefined && (
          <>
            <dt>{rulesetName(now.ruleset)}</dt>
            <dd>{explanation(now.ruleset)?.summary ?? t("rules-waiting")}</dd>
          </>
        )}
        {question.topics.map((topic) => (
          <Told key={topic} topic={topic} now={now} />
        ))}
      </dl>
      {question.view !== undefined && <Legend view={question.view} />}
    </Dialog>
  );
}

function Told({ topic, now }: { topic: Topic; now: GameState }) {
  const means = now.offer_means ?? "pass";
  const kind = now.ruleset.startsWith("proportional") ? "proportional" : "half";
  const signs = tab.value?.signs;
  const isForStone = signs?.owed_for === "last_stone";
  const text = {
    virtual: () => t(signs?.virtual_pass ? "about-virtual-pass" : "about-virtual"),
    offer: () => t(`about-offer-${means}`),
    stopped: () => t(means === "rest" ? "about-at-rest" : "about-stopped"),
    debt: () => t(isForStone ? "about-last-stone" : "about-debt"),
    resolution: () => t("about-resolution", { costs: signs?.owed_for === "extra_moves" ? "yes" : "no" }),
    shares: () => t("about-shares", { kind }),
  };
  const name = {
    stopped: () => t(means === "rest" ? "topic-at-rest" : "topic-stopped"),
    debt: () => t(isForStone ? "topic-last-stone" : "topic-debt"),
    virtual: () => t("topic-virtual"),
    offer: () => t("topic-offer"),
    resolution: () => t("topic-resolution"),
    shares: () => t("topic-shares"),
  };
  return (
    <>
      <dt>{name[topic]()}</dt>
      <dd>{text[topic]()}</dd>
    </>
  );
}
