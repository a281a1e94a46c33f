// Sentences about the game and its review that are put together from what the server tells.

import type {
  Color,
  GameState,
  MoveLoss,
  NextNode,
  NodeSigns,
  Refused,
  RepetitionProblem,
  RuleSigns,
  Seat,
  ShownResult,
  TabGame,
  TreeNode,
  Unit,
} from "../protocol";
import { tab } from "../state/game";
import type { Tool } from "../state/draw";
import { colorIndex, isPoint, type Named, opponent, signAt } from "../state/geometry";
import { named, signedTenths, t } from "./fluent";
import { handRefusedText } from "./counting";
import { costText, pointText, why } from "./points";

export function colorName(side: Color): string {
  return t(`color-${side}`);
}

/** A ruleset's name in the page's language, or the one that it is chosen by. */
export function rulesetName(name: string): string {
  return named(`ruleset-${name}`) ?? name;
}

export function moveName(move: string, now: Named): string {
  return move === "pass" || move === "virtual" ? t(`move-${move}`) : isPoint(move) ? pointText(move, now) : move;
}

/** A rank such as `5k` in words. */
export function rankName(rank: string): string {
  return t("rank-name", { number: rank.slice(0, -1), kind: rank.slice(-1) });
}

export function seatName(seat: Seat): string {
  switch (seat.by) {
    case "person":
      return t("seat-person");
    case "rank":
      return t("seat-rank", { rank: rankName(seat.rank) });
    case "level":
      return t("seat-level", { level: seat.level });
    case "time":
      return t("seat-time", { seconds: seat.seconds });
  }
}

/** Who plays a side: the name and rank that the record has, or a person or the engine. */
export function playerName({ head, seats }: TabGame, color: Color): string {
  const at = colorIndex(color);
  const [name, rank] = [head[at === 0 ? "PB" : "PW"], head[at === 0 ? "BR" : "WR"]];
  if (name === undefined) {
    return seatName(seats[at]);
  }
  if (rank === undefined) {
    return name;
  }
  const isPlain = /^[1-9]\d?[kd]$/.test(rank);
  return `${name} ${isPlain ? t("rank-of-record", { number: rank.slice(0, -1), kind: rank.slice(-1) }) : rank}`;
}

export function resultText(result: ShownResult): string {
  const { winner, margin, reason } = result;
  if (reason === "unfilled") {
    return t("reason-unfilled");
  }
  if (winner === null) {
    return t("result-draw", { reason: t(`reason-${reason}`) });
  }
  const by = margin === null ? "none" : inUnit(unsigned(margin));
  return t("result-win", { winner, by, reason: t(`reason-${reason}`) });
}

/** What a game that goes on is judged to come to. */
export function estimateText({ winner, margin, reason }: ShownResult): string {
  if (reason === "unfilled") {
    return t("reason-unfilled");
  }
  const by = margin === null ? "none" : unsigned(margin);
  return winner === null ? t("estimate-draw") : t("estimate-win", { winner, by });
}

/** How the game stands or has ended. */
export function phaseText({ state, resigned, lost_on_time, agreement, result }: TabGame): string {
  if (resigned !== null) {
    return t(lost_on_time ? "phase-time" : "phase-resigned", { side: resigned });
  }
  if (result !== null) {
    return resultText(result);
  }
  if (agreement?.disputed_by != null) {
    return t("phase-disputed");
  }
  // 计活子's word for a stop.
  return t(state.phase === "stopped" && state.offer_means === "rest" ? "phase-at-rest" : `phase-${state.phase}`);
}

/** A part of the line above the board: what it is about, and its text. */
export interface LinePart {
  about: "turn" | "moves" | "debt" | "thinking" | "free" | "offer" | "cycle" | "may" | "agreed" | "agree";
  text: string;
}

/** Whose turn it is, and what may be done. */
export function turnParts(game: TabGame): LinePart[] {
  const { state, thinking, agreement, resigned } = game;
  if (resigned !== null || (state.over && agreement === null)) {
    return [{ about: "moves", text: t("line-moves", { number: state.move_number }) }];
  }
  if (agreement !== null && agreement.agreed) {
    return [{ about: "agreed", text: t("line-agreed") }, ...owed(game)];
  }
  if (agreement !== null && agreement.disputed_by === null) {
    return [{ about: "agree", text: t("line-agree-now") }, ...owed(game)];
  }
  const parts: LinePart[] = [
    { about: "turn", text: t("line-turn", { side: state.to_move, number: state.move_number + 1 }) },
    ...owed(game),
  ];
  if (thinking !== null) {
    parts.push({ about: "thinking", text: t("line-thinking") });
  }
  // Where they cost something before.
  if (game.signs.owed_for === "extra_moves" && (agreement !== null || state.phase === "resolution")) {
    parts.push({ about: "free", text: t("line-free-extra") });
  }
  if (state.offer !== null && agreement === null && state.phase !== "stopped") {
    parts.push({ about: "offer", text: offerText(state, state.offer) });
  }
  if (state.cycle !== null) {
    parts.push({ about: "cycle", text: t("line-cycle", { number: state.cycle }) });
  }
  const may = state.next.filter((what) => what === "play" || what === "virtual" || what === "pass");
  if (may.length > 0) {
    const what = may.map((what) => mayText(what, state)).join(t("list-separator"));
    parts.push({ about: "may", text: t("line-may", { what }) });
  }
  return parts;
}

/** A pass has the name that its button has. */
function mayText(what: "play" | "virtual" | "pass", { pass_means: means }: GameState): string {
  if (what !== "pass" || means === null) {
    return t(`next-${what}`);
  }
  const name = t(`pass-${means}`);
  return name.charAt(0).toLowerCase() + name.slice(1);
}

/** What a side owes for extra moves, if one does. */
function owed({ state: { debt }, signs }: TabGame): LinePart[] {
  return debt?.debtor == null ? [] : [{ about: "debt", text: debtText(debt.debtor, debt.points, signs) }];
}

/** What a side owes, and for what. */
export function debtText(side: Color, points: number, { owed_for }: RuleSigns): string {
  return t(owed_for === "last_stone" ? "line-last-stone" : "line-debt", { side, points });
}

/** What is owed is called so. */
export function debtName(): string {
  return t(tab.value?.signs.owed_for === "last_stone" ? "totals-last-stone" : "totals-debt");
}

function offerText({ offer_means }: GameState, side: Color): string {
  return t(`line-offer-${offer_means ?? "pass"}`, { side });
}

/** What the last move was and what it has done, and what both have to know after it. */
export function happenedText(game: TabGame): string {
  const { state, takes } = game;
  const last = state.last_move;
  if (game.resigned !== null) {
    return phaseText(game);
  }
  if (last === null) {
    return "";
  }
  const { color: side, move } = last;
  const parts = [];
  if (move === "pass") {
    const isOffer = state.offer === side && state.phase !== "stopped" && !state.over;
    parts.push(isOffer ? offerText(state, side) : t("happened-off-board", { side, move: moveName(move, state) }));
  } else if (move === "virtual") {
    parts.push(t("happened-off-board", { side, move: moveName(move, state) }));
  } else {
    // What a suicide takes off is its own: the stone that is played, too.
    const isSuicide = signAt(state.rows, move) === ".";
    const taken = { own: isSuicide ? takes.length + 1 : 0, others: isSuicide ? 0 : takes.length };
    parts.push(t("happened-played", { side, point: pointText(move, state), ...taken }));
  }
  if (state.cycle !== null) {
    parts.push(t("line-cycle", { number: state.cycle }));
  }
  return parts.join(" · ");
}

/** In how many moves of both sides which one wins; those of `side`, negative where it loses. */
export function winsText(moves: number, side: Color): string {
  return t("wins-within", { side: moves > 0 ? side : opponent(side), moves: Math.abs(moves) });
}

export function refusedText(refused: Refused): string {
  switch (refused.kind) {
    case "unreadable":
    case "bad_game":
    case "bad_record":
    case "no_library":
    case "human_network":
      return t(`refused-${refused.kind}`, { detail: refused.detail });
    case "hand_step":
      return handRefusedText(refused.reason);
    default:
      return t(`refused-${refused.kind}`);
  }
}

/** "12, White D4, commented": a node for those who do not see the tree. */
export function nodeName(node: TreeNode, now: GameState): string {
  const parts: string[] = [];
  if (node.move === null) {
    parts.push(t(node.parent === null ? "node-root" : node.sets_up ? "node-set-up" : "node-plain"));
  } else {
    parts.push(String(node.number), moveText(node, now));
  }
  if (node.name !== null) {
    parts.push(node.name);
  }
  if (node.comment) {
    parts.push(t("node-commented"));
  }
  return parts.join(t("list-separator"));
}

export function toolName(tool: Tool): string {
  switch (tool) {
    case "triangle":
    case "square":
    case "circle":
    case "cross":
      return t(`mark-${tool}`);
    default:
      return t(`tool-${tool}`);
  }
}

/** "Joseki, good move, even". */
export function signsText({ name, of_move, of_position, hotspot }: NodeSigns): string {
  const parts = name === "" ? [] : [name];
  if (of_move !== null) {
    parts.push(t(`move-${of_move}`));
  }
  if (of_position !== null) {
    parts.push(t(`position-${of_position}`));
  }
  if (hotspot) {
    parts.push(t("sign-hotspot"));
  }
  return parts.join(t("list-separator"));
}

/** "White D4". */
export function moveText({ color, move }: Pick<NextNode, "color" | "move">, now: GameState): string {
  return move === null || color === null ? t("node-plain") : `${colorName(color)} ${moveName(move, now)}`;
}

/** Who leads, and by how much. */
export function leadText(black: number): string {
  return t("lead-of", marginParts(signedTenths(black)));
}

/** Who is ahead by a margin in Black's favour (`8 1/2`, `-8 1/2`, `+8.5`), where there is little room. */
export function marginCell(margin: string, unit: Unit = "points"): string {
  const { side, points } = marginParts(margin);
  const whole = inUnit(points, unit).replaceAll(" ", "\u00a0");
  return side === "none" ? whole : t("graph-bound", { side, points: whole });
}

/** A margin without the sign that says whose it is. */
export function unsigned(margin: string): string {
  return margin.replace(/^[-+−]/, "");
}

/** A number in the unit that the ruleset counts in, which is said where it is not points. */
export function inUnit(points: string, unit: Unit | null = tab.value?.unit ?? null): string {
  return unit === null || unit === "points" ? points : t(`in-${unit}`, { points });
}

function marginParts(margin: string): { side: string; points: string } {
  const points = unsigned(margin);
  const isLevel = !/[1-9]/.test(points);
  return { side: isLevel ? "none" : points === margin || margin.startsWith("+") ? "black" : "white", points };
}

/** What is wrong with a move that repeats. */
export function repetitionText({ move, forbidden, same_as: after }: RepetitionProblem): string {
  if (forbidden !== null) {
    return why({ move, ...forbidden });
  }
  return t("repeats-allowed", { after: after ?? 0 });
}

/** "Black D4 cost 6.2; better C3". */
export function costlyText(loss: MoveLoss, now: GameState): string {
  const better = loss.better === null ? "none" : moveName(loss.better, now);
  return `${moveText(loss, now)} ${t("dear", { points: costText(loss), better })}`;
}
