// A match that is watched while it is played: boards, clocks and figures, those of its report, in every language.

import assert from "node:assert/strict";
import { execFile, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";

import { THEMES, WIDTHS, assertSound } from "./kit/axe.mjs";
import { sharedPages } from "./kit/pages.mjs";
import { Person } from "./kit/person.mjs";
import { ENVIRONMENT, PROGRAM, Server } from "./kit/program.mjs";
import { LANGUAGES, words } from "./kit/words.mjs";

const GAMES = 20;
const folder = mkdtempSync(join(tmpdir(), "liangyi-watch-"));
const pages = sharedPages();
const shared = { server: null, match: null, ended: null };

/** A match of engines that take a second or more for a game; the weaker one resigns. */
function startMatch() {
  const engine = (playouts, rest = "") => `${PROGRAM} gtp --playouts ${playouts} ${rest}`;
  const options = {
    black: engine(300),
    white: engine(60, "--resign-below 0.4"),
    ruleset: "chinese",
    size: 9,
    games: GAMES,
    "opening-moves": 2,
    concurrency: 2,
    time: "1m+3x30s",
    sprt: "0,400",
    net: "none",
    out: join(folder, "one"),
  };
  const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)]);
  const child = spawn(PROGRAM, ["match", ...args], { env: ENVIRONMENT, stdio: "ignore" });
  shared.ended = new Promise((resolve) => child.once("exit", resolve));
  return child;
}

/** The report of the match as it stands: its figures, and its text in a language. */
async function report(language = "en") {
  const args = ["match", "--report", join(folder, "one"), "--lang", language];
  const { stdout } = await promisify(execFile)(PROGRAM, args, { env: ENVIRONMENT });
  return { figures: JSON.parse(readFileSync(join(folder, "one", "report.json"), "utf8")), text: stdout };
}

after(async () => {
  shared.match?.kill("SIGKILL");
  await (await shared.server)?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** A person who sees the match, which begins when the first one comes. */
async function open(options) {
  shared.match ??= startMatch();
  shared.server ??= Server.start("--matches", folder);
  const [browser, { url }] = await Promise.all([pages.browser(), shared.server]);
  return Person.open(browser, url, { ...options, ready: (page) => page.locator('[data-test="match-one"]') });
}

/** The cells of a row as numbers. */
async function numbers(person, name, count) {
  const cells = await person.test(name).locator("td").allTextContents();
  return cells.slice(0, count).map(Number);
}

/** What the page shows of a match, as the report has it. */
async function shownFigures(person, figures) {
  const tally = async (name) => {
    const [wins, draws, losses] = await numbers(person, name, 3);
    return { wins, draws, losses };
  };
  const ends = {};
  for (const reason of Object.keys(figures.reasons)) {
    ends[reason] = await numbers(person, `end-${reason}`, 3);
  }
  return { totals: [await tally("total-A"), await tally("total-B")], black: await tally("black-won"), ends };
}

function wantedFigures({ sides, black, reasons }) {
  const ends = Object.entries(reasons).map(([reason, games]) => {
    return [reason, [games, ...sides.map((side) => side.losses_by[reason] ?? 0)]];
  });
  return { totals: sides.map((side) => side.total), black, ends: Object.fromEntries(ends) };
}

test("a match is watched while it is played", async () => {
  const person = await open();
  await person.test("match-one").click();
  // A board on which moves come.
  const board = person.test("running").locator("a").first();
  await board.waitFor({ timeout: 60_000 });
  const game = (await board.getAttribute("data-test")).replace("running-", "");
  const moves = async () => Number(await person.test(`running-${game}`).getAttribute("data-moves"));
  assert.match(await board.locator('[data-test="clock-black"]').textContent(), /\d:\d\d/);
  assert.equal((await board.locator("svg .stone").count()) > 0, true);
  const begun = await moves();
  await person.page.waitForFunction(
    ([name, before]) => {
      const now = document.querySelector(`[data-test="${name}"]`);
      return now === null || Number(now.getAttribute("data-moves")) > before;
    },
    [`running-${game}`, begun],
  );
  // One that is opened goes on until it ends, and stands still where somebody steps back.
  await person.test("running").locator("a").last().click();
  await person.test("step-number").waitFor();
  const number = async () => (await person.text("step-number")).split(" / ").map(Number);
  const [, first] = await number();
  await person.page.waitForFunction(
    (before) =>
      Number(document.querySelector('[data-test="step-slider"]').max) > before ||
      document.querySelector(".live-sign") === null,
    first,
  );
  await assertSound(person.page, "a game that is played");
  await person.page.keyboard.press("Home");
  assert.equal((await number())[0], 0);
  const empty = await person.test("seen-board").getAttribute("data-rows");
  assert.match(empty, /^[./]+$/);
  await person.page.keyboard.press("ArrowRight");
  assert.match(await person.test("seen-board").getAttribute("data-rows"), /X/);
  await person.test("to-match").click();
  await person.test("running").locator("a").first().waitFor();
  await assertSound(person.page, "a match that is played");
  // The figures while it is played are those of its report at the same number of games.
  await person.test("ends").waitFor({ timeout: 60_000 });
  for (;;) {
    const { figures } = await report();
    const before = await person.text("played");
    const shown = await shownFigures(person, figures).catch(() => null);
    const games = shown === null ? 0 : shown.totals[0].wins + shown.totals[0].draws + shown.totals[0].losses;
    if (games === figures.games && before === (await person.text("played"))) {
      assert.deepEqual(shown, wantedFigures(figures));
      assert.ok(shared.match.exitCode !== null || games <= GAMES);
      break;
    }
  }
  await person.close();
});

test("after it, every language has the figures and the sentences of the report", async () => {
  assert.equal(await shared.ended, 0);
  for (const language of LANGUAGES) {
    const { figures, text } = await report(language);
    const person = await open({ language });
    await person.test("match-one").click();
    await person.test("results").waitFor();
    assert.deepEqual(await shownFigures(person, figures), wantedFigures(figures));
    for (const name of ["elo", "sprt", "conditions", "played"]) {
      const said = await person.text(name);
      assert.ok(said !== "" && text.includes(said), `${language}, ${name}: ${said}\n${text}`);
    }
    assert.equal(await person.test("running").count(), 0);
    assert.equal(await person.test("games").locator("tbody tr").count(), figures.games);
    // The plots are pictures that the browser can draw.
    const widths = await person
      .test("plots")
      .locator("img")
      .evaluateAll((all) => {
        return Promise.all(all.map((image) => image.decode().then(() => image.naturalWidth)));
      });
    assert.ok(widths.length >= 4 && widths.every((width) => width === 640), String(widths));
    await person.close();
  }
});

test("a game is reached and stepped through by the keyboard alone", async () => {
  const person = await open({ language: "zh-Hans" });
  const { page } = person;
  const tabTo = async (name) => {
    for (let presses = 0; presses < 60; presses++) {
      await page.keyboard.press("Tab");
      if ((await page.evaluate(() => document.activeElement?.getAttribute("data-test"))) === name) {
        return;
      }
    }
    assert.fail(`the tab key does not reach ${name}`);
  };
  await tabTo("match-one");
  await page.keyboard.press("Enter");
  await person.test("games").waitFor();
  await tabTo("game-1");
  await page.keyboard.press("Enter");
  await person.test("step-number").waitFor();
  const sgf = readFileSync(join(folder, "one", "games", "00001.sgf"), "utf8");
  const made = sgf.match(/;[BW]\[/g).length;
  assert.equal(await person.text("step-number"), `${made} / ${made}`);
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("[");
  assert.equal(await person.text("step-number"), `${made - 2} / ${made}`);
  await tabTo("step-first");
  await page.keyboard.press("Enter");
  assert.equal(await person.text("step-number"), `0 / ${made}`);
  // The browser's back button leads back, and the head of the page to the board.
  await page.goBack();
  await person.test("games").waitFor();
  await person.test("to-board").click();
  await page.getByRole("grid").waitFor();
  await person.test("to-matches").click();
  await person.test("match-one").waitFor();
  await person.close();
});

for (const [name, viewport] of Object.entries(WIDTHS)) {
  for (const [place, theme] of THEMES.entries()) {
    const language = LANGUAGES[(place + 2 * Object.keys(WIDTHS).indexOf(name)) % LANGUAGES.length];
    test(`axe finds nothing: ${name}, ${theme}, ${language}`, async () => {
      const person = await open({ language, theme, viewport });
      await assertSound(person.page, "the list");
      await person.test("match-one").click();
      await person.test("games").waitFor();
      await assertSound(person.page, "a match");
      await person.test("game-1").click();
      await person.test("seen-board").waitFor();
      await assertSound(person.page, "a game");
      await person.close();
    });
  }
}

for (const [place, language] of LANGUAGES.entries()) {
  test(`the page of the report steps through the games without a server: ${language}`, async () => {
    assert.equal(await shared.ended, 0);
    await report(language);
    const [viewport, colorScheme] = [Object.values(WIDTHS)[place % 2], THEMES[place % 2]];
    const browser = await pages.browser();
    const context = await browser.newContext({ viewport, colorScheme, reducedMotion: "reduce" });
    const page = await context.newPage();
    page.setDefaultTimeout(10_000);
    const [asked, faults] = [[], []];
    page.on("request", (request) => asked.push(request.url()));
    page.on("pageerror", (error) => faults.push(error.message));
    page.on("console", (message) => faults.push(message.text()));
    const file = pathToFileURL(join(folder, "one", "report.html")).href;
    await page.goto(`${file}#game-1`);
    const say = words(language, "match-reports");
    const part = (name) => page.locator(`[data-test="${name}"]`);
    const sgf = readFileSync(join(folder, "one", "games", "00001.sgf"), "utf8");
    const moves = sgf.match(/;[BW]\[/g).length;
    const rows = () => part("seen-board").getAttribute("data-rows");
    const at = async (step) => {
      const said = await part("made").textContent();
      const wanted = say("viewer-step-made", { step, moves, told: "" });
      assert.ok(
        step === 0 ? said === say("viewer-step", { step, moves }) : said.startsWith(wanted),
        `${step}: ${said}`,
      );
    };
    await at(moves);
    assert.ok(await page.locator("#row-1.chosen").isVisible());
    const last = await rows();

    // Arrows wherever the reader is, the other keys at the board.
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowLeft");
    await at(moves - 2);
    await page.locator("#viewer").focus();
    await page.keyboard.press("Home");
    await at(0);
    assert.match(await rows(), /^[./]+$/);
    assert.equal(await part("step-back").getAttribute("aria-disabled"), "true");
    await page.keyboard.press("PageDown");
    await at(Math.min(10, moves));
    await page.keyboard.press("End");
    assert.equal(await rows(), last);

    // Buttons, the slider, the other games, and a link to a move.
    await part("step-first").click();
    await part("step-on").click();
    await at(1);
    await part("step-slider").fill(String(moves));
    await at(moves);
    await page.keyboard.press("Tab");
    await page.keyboard.press("ArrowDown");
    assert.ok(await page.locator("#row-2.chosen").isVisible());
    await part("up").click();
    await page.evaluate(() => (location.hash = "#game-1-3"));
    await page.waitForFunction(() => document.activeElement?.id === "viewer");
    await at(3);
    await assertSound(page, "a report");
    assert.deepEqual([asked, faults], [[`${file}#game-1`.replace(/#.*/, "")], []]);
    await context.close();
  });
}
