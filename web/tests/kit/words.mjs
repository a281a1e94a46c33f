// The words of the page as its files have them, so that a test holds no text of its own, and what a page has to show of
// a state by them.

import { readFileSync } from "node:fs";

import { FluentBundle, FluentResource } from "@fluent/bundle";

/** The languages, by the locale of a browser that prefers them. */
export const LOCALES = { en: "en-GB", "zh-Hans": "zh-CN", "zh-Hant": "zh-TW" };
export const LANGUAGES = Object.keys(LOCALES);

/** The text of a message in a language: `words("en")("title")`, of the page or of another file. */
export function words(language, ...others) {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const errors = ["terms", "page", "page-review", ...others].flatMap((name) => {
    const file = new URL(`../../../src/show/words/languages/${language}/${name}.ftl`, import.meta.url);
    return bundle.addResource(new FluentResource(readFileSync(file, "utf8")));
  });
  if (errors.length > 0) {
    throw errors[0];
  }
  return (key, variables = {}) => {
    const message = bundle.getMessage(key);
    if (!message?.value) {
      throw new Error(`${language} has no message ${key}`);
    }
    const wrong = [];
    const text = bundle.formatPattern(message.value, variables, wrong);
    if (wrong.length > 0) {
      throw new Error(`${language}, ${key}: ${wrong[0].message}`);
    }
    return text;
  };
}

const HOLDS = { X: "point-black", O: "point-white", ".": "point-empty" };

/** A point as the page writes it: renju has a column I. */
export function label(point, state) {
  const letters = state.game === "line_game" ? "ABCDEFGHIJKLMNOPQRSTU" : "ABCDEFGHJKLMNOPQRSTUV";
  return letters["ABCDEFGHJKLMNOPQRSTUV".indexOf(point[0])] + point.slice(1);
}

/** Who leads by a margin in Black's favour, by the words of `key`. */
export function lead(margin, say, key = "lead-of") {
  // In a table a number is not broken.
  const points = margin.replace(/^[-+]/, "").replaceAll(" ", key === "graph-bound" ? "\u00a0" : " ");
  return say(key, { side: points === "0" ? "none" : margin.startsWith("-") ? "white" : "black", points });
}

/** Why a move is forbidden. */
export function why(illegal, say) {
  const { kind, after_move: after } = illegal;
  switch (kind) {
    case "ko":
    case "drawn":
      return say(`why-${kind}`, { after });
    case "repeats": {
      const by = illegal.faced_by ?? "nobody";
      return say("why-repeats", { what: illegal.what, by, after, rule: say(`rule-${illegal.rule}`) });
    }
    case "forbidden": {
      const kinds = illegal.kinds.map((one) => say(`forbidden-${one}`)).join(say("list-separator"));
      return say("why-forbidden", { kinds });
    }
    default:
      return say(`why-${kind}`);
  }
}

/** Why a stone on a point asks for the end of the game. */
export function nullMove(state, after, say) {
  const means = state.ruleset === "new-ing" ? "null" : "unchanged";
  return say("null-move-here", { means, after, effect: state.offer === null ? "offers" : "ends" });
}

/** What each point is called while play goes on, `illegal` being what the side must not do, `isToMove` the one to move. */
export function names({ state, signs: { offers, wild }, agreement }, illegal, isToMove, say) {
  const stood = new Map(isToMove ? offers.map(({ at, after_move: after }) => [at, after]) : []);
  const reasons = new Map(illegal.map((one) => [one.move, one]));
  const { width, height } = state.size;
  return Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_, x) => {
      const point = "ABCDEFGHJKLMNOPQRSTUV"[x] + (height - y);
      const parts = [label(point, state), say(HOLDS[state.rows[y][x]])];
      if (state.last_move?.move === point) {
        parts.push(say("point-last"));
      }
      // What is proposed at a stop is marked where play may go on, too.
      for (const [by, { dead, owned }] of (agreement?.views ?? []).entries()) {
        const side = by === 0 ? "black" : "white";
        if (dead.includes(point)) {
          parts.push(say(`point-dead-by-${side}`));
        }
        owned.forEach((points, owner) => {
          if (points.includes(point)) {
            parts.push(say(`point-owned-by-${side}`, { owner: owner === 0 ? "black" : "white" }));
          }
        });
      }
      if (stood.has(point)) {
        parts.push(nullMove(state, stood.get(point), say));
      }
      if ((state.offer !== null || agreement !== null) && wild.includes(point)) {
        parts.push(say("point-wild"));
      }
      if (reasons.has(point)) {
        parts.push(say("point-illegal", { why: why(reasons.get(point), say) }));
      }
      return parts.join(say("list-separator"));
    }),
  );
}

/** What an offer to stop or end is called in the text of each ruleset that has a word for it. */
const OFFERS = {
  "jihuozi-2011": "rest",
  "ing-1991": "stop",
  jipingdian: "stop",
  jihuozi: "rest",
  "jihuozi-art": "rest",
  "jihuozi-simple": "rest",
  "new-ing": "end",
  proportional: "unchanged",
  "proportional-majority": "unchanged",
};

/** The line above the board while play goes on, `disputed` after a stop on which the sides do not agree. */
export function live(state, isDisputed, { owed_for: owedFor }, say) {
  const parts = [say(`ruleset-${state.ruleset}`), `${state.size.width}×${state.size.height}`];
  parts.push(isDisputed ? say("phase-disputed") : say(`phase-${state.phase}`));
  parts.push(say("line-turn", { side: state.to_move, number: state.move_number + 1 }));
  if (state.debt !== null && state.debt.debtor !== null) {
    const what = owedFor === "last_stone" ? "line-last-stone" : "line-debt";
    parts.push(say(what, { side: state.debt.debtor, points: state.debt.points }));
  }
  if (owedFor === "extra_moves" && (isDisputed || state.phase === "resolution")) {
    parts.push(say("line-free-extra"));
  }
  if (state.offer !== null && !isDisputed) {
    parts.push(say(`line-offer-${OFFERS[state.ruleset] ?? "pass"}`, { side: state.offer }));
  }
  const may = state.next.filter((what) => what !== "agree" && what !== "resume");
  if (may.length > 0) {
    // A pass is called as on its button.
    const button = say(`pass-${state.pass_means ?? "pass"}`);
    const pass = state.pass_means === null ? say("next-pass") : button[0].toLowerCase() + button.slice(1);
    const names = may.map((what) => (what === "pass" ? pass : say(`next-${what}`)));
    parts.push(say("line-may", { what: names.join(say("list-separator")) }));
  }
  if (state.komi !== null) {
    parts.push(say("line-komi", { komi: String(state.komi) }));
  }
  return parts;
}
