// Random clicks, legal and illegal, on points, trays and buttons: after each of them the page holds and shows what a
// GTP session says that was given the same moves.

import assert from "node:assert/strict";
import { test } from "node:test";

import { dice } from "./kit/dice.mjs";
import { sharedPages } from "./kit/pages.mjs";
import { Gtp } from "./kit/program.mjs";
import { LANGUAGES, live, names } from "./kit/words.mjs";

const COLUMNS = "ABCDEFGHJKLMNOPQRSTU";
const GAMES = 100;
const MOST_CLICKS = 30;
/** Every so many games the mouse itself clicks, which takes longer. */
const BY_MOUSE = 10;

/** Moves of renju after which E3 is a three-three. */
const FORBIDDEN = "E4 F5 G5 G3 D6 C7 H6 A1 E5 C1 G6 A3".split(" ");

const pages = sharedPages();

function letterAt(point, { rows, size }) {
  return rows[size.height - Number(point.slice(1))][COLUMNS.indexOf(point[0])];
}

/** A page and a GTP session beside it that is given what the page has sent. */
class Pair {
  constructor(person, gtp) {
    Object.assign(this, { person, gtp });
  }

  async begin({ name, line_game: isLine }, random) {
    const [width, height] = isLine ? [9, 9] : [random.within(2, 6), random.within(2, 6)];
    await this.gtp.done("clear_board");
    await this.gtp.done("boardsize 9");
    await this.gtp.done(`liangyi-ruleset ${name}`);
    await this.gtp.done(`rectangular_boardsize ${width} ${height}`);
    await this.person.begin(name, { width, height });
    await this.seen([]);
    this.line = [];
    this.at = 0;
    /** Whether a stop that stands has been disagreed on. */
    this.disputed = false;
    this.rev = undefined;
    await this.compare(await this.seen([]));
    for (const point of isLine ? FORBIDDEN : []) {
      assert.ok(await this.click(`[data-point="${point}"]`, false), point);
    }
  }

  /** What the page has sent since it was asked last, with the answers, and what it shows. */
  seen(parts) {
    return this.person.page.evaluate(async (names) => {
      for (const name of names) {
        document.querySelector(name)?.click();
      }
      await wire.answered();
      const sent = wire.sent.splice(0).map((wish) => ({ wish, told: wire.received.find(({ re }) => re === wish.id) }));
      wire.received.length = 0;
      return { sent, game: wire.game, shown: readShown() };
    }, parts);
  }

  /** Clicks a part of the page if it is there, and compares what follows; whether that was a move. */
  async click(part, byMouse) {
    const place = this.person.page.locator(part);
    const withMouse = byMouse && (await place.count()) > 0 && (await place.isEnabled());
    if (withMouse) {
      await place.click();
    }
    const seen = await this.seen(withMouse ? [] : [part]);
    let moved = false;
    for (const { wish, told } of seen.sent) {
      moved ||= await this.follow(wish, told);
    }
    await this.compare(seen);
    return moved;
  }

  /** Gives the session what the page has sent; whether that was a move. */
  async follow(wish, told) {
    if (wish.do === "play") {
      const { isDone } = await this.gtp.say(`play ${wish.color} ${wish.move}`);
      assert.equal(told.is === "game", isDone, `${JSON.stringify(wish)}: ${told.is}, and GTP ${isDone}`);
      if (isDone) {
        // Where a pass is a virtual move, both are one move.
        const { move } = (await this.gtp.state()).last_move;
        assert.ok(move === wish.move || (wish.move === "virtual" && move === "pass"), `${wish.move}: ${move}`);
        this.line = [...this.line.slice(0, this.at), `${wish.color} ${move}`];
        this.at++;
        this.disputed = false;
      }
      return true;
    }
    if (wish.do === "goto") {
      assert.equal(told.is, "game");
      for (; this.at > wish.move_number; this.at--) {
        await this.gtp.done("undo");
      }
      for (; this.at < wish.move_number; this.at++) {
        await this.gtp.done(`play ${this.line[this.at]}`);
      }
      this.disputed = false;
    }
    this.disputed ||= wish.do === "disagree" && told.is === "game";
    return false;
  }

  async compare({ game, shown }) {
    const { say } = this.person;
    const state = await this.gtp.state();
    // A page hears later how far the position has come, when it has been judged.
    assert.deepEqual({ ...game.state, position: undefined }, { ...state, position: undefined });
    const moves = game.moves.map(({ color, move }) => `${color} ${move}`);
    assert.deepEqual(moves, this.line);
    if (game.rev !== this.rev) {
      this.chosen = undefined;
    }
    const agreeing = state.next.includes("agree") && !this.disputed;
    const goesOn = state.next.includes("pass") || this.disputed;
    // What the side must not do for which a click plays: the side to move, or the one that was chosen.
    const isOther = this.chosen !== undefined && this.chosen !== state.to_move;
    const { illegal } = isOther ? JSON.parse(await this.gtp.done(`liangyi-reasons ${this.chosen}`)) : state;
    Object.assign(this, { state, rev: game.rev, agreeing, goesOn, illegal });
    // At a stop there are other actions.
    assert.equal(shown.pass, agreeing ? undefined : say(`pass-${state.pass_means ?? "pass"}`));

    assert.deepEqual(shown.rows, state.rows);
    assert.deepEqual([shown.virtual, shown.prisoners], [state.virtual, state.prisoners]);
    assert.equal(shown.phase, state.phase);
    assert.equal(shown.number, say("move-of", { number: state.move_number, last: this.line.length }));
    if (goesOn) {
      assert.equal(shown.turn, state.to_move);
      assert.deepEqual(shown.live, live(state, this.disputed, game.signs, say));
      assert.deepEqual(shown.names, names(game, illegal, !isOther, say));
      const crossed = illegal.some(({ move }) => move === "virtual");
      const side = this.chosen ?? state.to_move;
      assert.deepEqual(shown.crossed, [crossed && side === "black", crossed && side === "white"]);
    }
  }

  /** A random click. */
  async step(random, byMouse) {
    if (this.agreeing) {
      await this.click(`[data-test="${random.of(["disagree", "undo"])}"]`, byMouse);
      return;
    }
    // GTP reads two plays in a row at the start as a diagram; the page does not (tests/tabs).
    if (this.goesOn && this.at >= 2 && random.chance(0.15)) {
      this.chosen = this.state.to_move === "black" ? "white" : "black";
      await this.click(`[data-test="play-as-${this.chosen}"]`, byMouse);
    }
    const { state, illegal, goesOn } = this;
    const side = this.chosen ?? state.to_move;
    const any = COLUMNS[random.within(0, state.size.width - 1)] + random.within(1, state.size.height);
    const point = random.chance(0.2) ? (illegal.find((one) => one.move !== "virtual")?.move ?? any) : any;
    const [move, part] = random.of([
      ...Array(14).fill([point, `[data-point="${point}"]`]),
      ...Array(3).fill(["virtual", `[data-test="virtual-${side}"]`]),
      ["pass", '[data-test="pass"]'],
      ["undo", '[data-test="undo"]'],
      ["redo", '[data-test="redo"]'],
    ]);
    let moved = await this.click(part, byMouse);
    if ((await this.person.test("end").count()) > 0) {
      assert.ok(!moved, "a move that the page asks about is not made before");
      const isMeant = random.chance(0.7);
      moved = (await this.click(`[data-test="${isMeant ? "end-yes" : "end-no"}"]`, byMouse)) || !isMeant;
    }
    if (goesOn && move !== "undo" && move !== "redo") {
      const isThere = { virtual: state.virtual !== null, pass: state.pass_means !== null }[move];
      const isFree = (isThere ?? letterAt(point, state) === ".") && !illegal.some((one) => one.move === move);
      assert.equal(moved, isFree, "a click makes just the moves that are legal");
    }
    if ((await this.person.test("lose").count()) > 0) {
      await this.click(`[data-test="${random.of(["lose-no", "lose-yes"])}"]`, byMouse);
    }
  }
}

test(`${GAMES} games of random clicks are those of a GTP session`, async (t) => {
  const gtp = new Gtp();
  t.after(() => gtp.stop());
  const persons = [];
  for (const language of LANGUAGES) {
    persons.push(await pages.open({ language }));
  }
  const rulesets = await persons[0].page.evaluate(() => wire.received.find(({ is }) => is === "rulesets").rows);
  assert.ok(rulesets.length > 15 && rulesets.some((row) => row.line_game));
  const reached = new Set();
  for (let game = 0; game < GAMES; game++) {
    const random = dice(game);
    const pair = new Pair(persons[game % persons.length], gtp);
    const ruleset = rulesets[game % rulesets.length];
    try {
      await pair.begin(ruleset, random);
      for (let clicks = random.within(5, MOST_CLICKS); clicks > 0; clicks--) {
        await pair.step(random, game % BY_MOUSE === 0);
        pair.illegal.forEach(({ kind }) => reached.add(kind));
        reached.add(pair.state.phase);
      }
    } catch (error) {
      const { width, height } = pair.state?.size ?? {};
      error.message = `game ${game}, ${ruleset.name} ${width}x${height}, ${pair.line?.join(", ")}: ${error.message}`;
      throw error;
    }
  }
  const all = ["contest", "forbidden", "over", "repeats", "resolution", "stopped", "suicide"];
  assert.deepEqual(
    all.filter((what) => !reached.has(what)),
    [],
    "the games reach what they are to show",
  );
  for (const person of persons) {
    await person.close();
  }
});
