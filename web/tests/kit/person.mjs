// A person at the page: opens it, clicks, and reads what it shows.

import assert from "node:assert/strict";

import { keptRecord, readShown, watchTheWire } from "./in_page.mjs";
import { LOCALES, words } from "./words.mjs";

// Actions take no longer, on a loaded machine too.
const PATIENCE_MS = 60_000;
const SETTLED_MS = 30_000;
const WIDE = { width: 1280, height: 800 };
export const PHONE = { width: 360, height: 740 };

export class Person {
  #faults = [];

  constructor(page, language) {
    this.page = page;
    this.language = language;
    this.say = words(language);
    page.on("pageerror", (error) => this.#faults.push(`error: ${error.message}`));
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) {
        this.#faults.push(`console: ${message.text()}`);
      }
    });
  }

  /** Opens the page in a browser that has not seen it, or in one that has (`context`), until it shows what is `ready`. */
  static async open(browser, url, options = {}) {
    const { language = "en", theme = "light", viewport = WIDE, touch = false, context, ready = isBoard } = options;
    const { newcomer = false } = options;
    const own = { locale: LOCALES[language], colorScheme: theme, viewport, hasTouch: touch };
    const profile = context ?? (await browser.newContext({ ...own, reducedMotion: "reduce" }));
    const page = await profile.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    const person = new Person(page, language);
    await page.addInitScript(watchTheWire);
    await page.addInitScript(`window.readShown = ${readShown}; window.keptRecord = ${keptRecord}`);
    if (!newcomer) {
      await page.addInitScript(() =>
        localStorage.setItem("liangyi-settings", localStorage.getItem("liangyi-settings") ?? "{}"),
      );
    }
    await takeBuilt(page);
    await page.goto(url);
    await ready(page).waitFor();
    await person.settled();
    return person;
  }

  /** Closes the page, which must have had no fault of its own, and none that is not `expected`. */
  async close(expected = /^$/) {
    const violations = await this.page.evaluate(() => wire.violations);
    await this.page.context().close();
    assert.deepEqual([...violations, ...this.#faults.filter((fault) => !expected.test(fault))], []);
  }

  test(name) {
    return this.page.locator(`[data-test="${name}"]`);
  }

  point(name) {
    return this.page.locator(`[data-point="${name}"]`);
  }

  /** Waits until everything is answered and drawn. */
  settled() {
    return within(this.page.evaluate(() => wire.settled()));
  }

  /** Waits until the game that the page was told last is as wanted, by a function that runs in the page. */
  until(isWanted) {
    return within(this.page.evaluate(`wire.until(${isWanted})`));
  }

  /** What the page was told of the game last. */
  told() {
    return this.page.evaluate(() => wire.game);
  }

  /** What the page shows of the game. */
  shown() {
    return this.page.evaluate(() => readShown());
  }

  text(name) {
    return this.test(name).textContent();
  }

  /** Clicks a part of the page, a point (`at`), and waits for what follows. */
  async click(name) {
    await this.test(name).click();
    await this.settled();
  }

  async at(point) {
    await this.point(point).click();
    await this.settled();
  }

  /** Makes moves in turn, as in `C3 virtual pass`, each of which the server must make; says yes where the page asks. */
  async play(moves) {
    for (const move of moves.split(" ")) {
      const before = await this.told();
      const side = before.state.to_move;
      await (move === "pass" ? this.click("pass") : move === "virtual" ? this.click(`virtual-${side}`) : this.at(move));
      if ((await this.test("end").count()) > 0) {
        await this.click("end-yes");
      }
      const { moves: made, state } = await this.told();
      assert.deepEqual(made[before.state.move_number], { color: side, move }, `${move} is not made`);
      assert.equal(state.move_number, before.state.move_number + 1);
    }
  }

  /** Marks just these stones as dead for the sides that are marked for, whatever was proposed, chain by chain. */
  async markOnly(stones) {
    await this.test("mark-alone").check();
    const marked = async () => (await this.told()).agreement.views[0].dead;
    for (const at of await marked()) {
      if (!stones.includes(at) && (await marked()).includes(at)) {
        await this.at(at);
      }
    }
    for (const at of stones) {
      if (!(await marked()).includes(at)) {
        await this.at(at);
      }
    }
    await this.test("mark-alone").uncheck();
    assert.deepEqual((await marked()).sort(), [...stones].sort());
  }

  /** Begins a game by the dialog, of two persons but for the levels, or ranks such as `5k`, in `seats`. */
  async begin(ruleset, { width = 5, height = width, seats = {} } = {}) {
    await this.test("new-game").click();
    const dialog = this.test("new-game-dialog");
    await dialog.locator('[data-test="ruleset"]').selectOption(ruleset);
    await dialog.locator('[data-test="width"]').fill(String(width));
    await dialog.locator('[data-test="height"]').fill(String(height));
    await dialog.locator(`[data-test="new-${Object.keys(seats).length > 0 ? "program" : "persons"}"]`).click();
    for (const [color, strength] of Object.entries(seats)) {
      const by = typeof strength === "string" ? "rank" : "level";
      await dialog.locator(`[data-test="new-seat-${color}"]`).selectOption(by);
      const field = dialog.locator(`[data-test="new-${by}-${color}"]`);
      await (by === "rank" ? field.selectOption(strength) : field.fill(String(strength)));
    }
    // The other side is a person's.
    for (const color of Object.keys(seats).length === 1
      ? ["black", "white"].filter((color) => !(color in seats))
      : []) {
      await dialog.locator(`[data-test="new-seat-${color}"]`).selectOption("person");
    }
    await dialog.locator('[data-test="start"]').click();
    await dialog.waitFor({ state: "detached" });
    await this.settled();
  }

  /** Takes the pointer off the board: a point under it tells its own reason. */
  away() {
    return this.page.mouse.move(0, 0);
  }

  /** What is said of the point under the pointer. */
  async reasonAt(point) {
    await this.point(point).hover();
    return this.text("reason");
  }
}

/** What a page has that shows the board. */
function isBoard(page) {
  return page.getByRole("grid");
}

/** Where it is said, the page as it has just been built in place of the one in the program. */
async function takeBuilt(page) {
  const folder = process.env.LIANGYI_DIST;
  for (const file of folder === undefined ? [] : ["page.js", "page.css"]) {
    await page.route(`**/${file}`, (route) => route.fulfill({ path: `${folder}/${file}` }));
  }
}

/** A promise that must come true while a person would wait. */
async function within(promise) {
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error("the page does not settle")), SETTLED_MS);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
