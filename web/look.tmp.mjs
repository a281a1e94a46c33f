import { launch } from "./tests/kit/pages.mjs";
import { Person } from "./tests/kit/person.mjs";
import { Server } from "./tests/kit/program.mjs";
import { FOREIGN, MISTAKEN, openFile, pressIn } from "./tests/kit/reviewer.mjs";
const browser = await launch();
const server = await Server.start();
const only = process.argv[2]?.split(",");
const langs = (process.argv[3] ?? "zh-Hans,en").split(",");
const [w, h] = (process.argv[4] ?? "390x660").split("x").map(Number);
const KO = "B4 C4 A3 D3 B2 C2 E1 virtual E2 B3 C3";
const shots = {
  async first(open) {
    const p = await open({ newcomer: true });
    return p;
  },
  async play(open) {
    const p = await open();
    await p.begin("jipingdian");
    await p.play(KO);
    await p.point("B3").click();
    return p;
  },
  async stopped(open) {
    const p = await open();
    await p.begin("jipingdian");
    await p.play(KO + " pass pass");
    await p.test("agree").waitFor();
    await p.page.waitForTimeout(1500);
    await p.settled();
    await p.page.evaluate(() => scrollTo(0, 0));
    return p;
  },
  async agreed(open) {
    const p = await shots.stopped(open);
    await p.click("yes-black");
    await p.click("yes-white");
    await p.test("steps").waitFor();
    return p;
  },
  async hand(open) {
    const p = await shots.agreed(open);
    await p.click("tab-hand");
    await p.test("hand").waitFor();
    await p.page.evaluate(() => scrollTo(0, 0));
    return p;
  },
  async handjp(open) {
    const p = await open();
    await p.begin("japanese");
    await p.play("C1 D1 C2 D2 C3 D3 C4 D4 C5 D5 E1 pass pass");
    await p.test("agree").waitFor();
    await p.markOnly(["E1"]);
    await p.click("yes-black");
    await p.click("yes-white");
    await p.test("steps").waitFor();
    await p.click("tab-hand");
    await p.test("hand").waitFor();
    await p.page.evaluate(() => scrollTo(0, 0));
    return p;
  },
  async rulesets(open) {
    const p = await shots.agreed(open);
    await p.click("tab-rulesets");
    await p.click("compare");
    await p.test("comparison").waitFor();
    await p.click("compare-jipingdian");
    await p.click("compare-japanese");
    await p.settled();
    return p;
  },
  async estimate(open) {
    const p = await open();
    await p.begin("jipingdian", { width: 9 });
    await p.play("E5 C3 G7 C7 G3 D5");
    await p.click("tab-count");
    await p.click("tab-steps");
    await p.page.waitForTimeout(8000);
    return p;
  },
  async hint(open) {
    const p = await open();
    await p.begin("jipingdian", { width: 9 });
    await p.play("E5 C3 G7 C7 G3 D5");
    await p.click("hint");
    await p.page.waitForTimeout(8000);
    return p;
  },
  async doubt(open) {
    const p = await open();
    await p.begin("jipingdian", { width: 9 });
    await p.play("E5 C3 G7 C7 G3 D5 F6 D3 pass pass");
    await p.test("agree").waitFor();
    await p.page.waitForTimeout(3000);
    await p.settled();
    await p.page.evaluate(() => scrollTo(0, 0));
    return p;
  },
  async lesson(open) {
    const p = await open();
    await p.click("tab-lessons");
    await p.click("lesson-virtual-move");
    return p;
  },
  async lessons(open) {
    const p = await open();
    await p.click("tab-lessons");
    return p;
  },
  async review(open) {
    const p = await open();
    await openFile(p, FOREIGN);
    await p.test("engine-shown").check();
    await pressIn(p, "tree", "Home ArrowRight ArrowRight ArrowRight");
    await p.page.evaluate(() => scrollTo(0, 0));
    return p;
  },
  async reviewpanel(open) {
    const p = await shots.review(open);
    await p.page.evaluate(() => document.querySelector(".panels").scrollIntoView());
    return p;
  },
  async newgame(open) {
    const p = await open();
    await p.click("new-game");
    return p;
  },
  async settings(open) {
    const p = await open();
    await p.click("open-settings");
    return p;
  },
  async playpanel(open) {
    const p = await open();
    await p.page.evaluate(() => document.querySelector(".panels").scrollIntoView());
    return p;
  },
  async newing(open) {
    const p = await open();
    await p.begin("new-ing");
    await p.play("B1 D1 B2 D2 B3 D3");
    await p.click("pass");
    return p;
  },
  async japanese(open) {
    const p = await open();
    await p.begin("japanese");
    await p.play("C1 D1 C2 D2 C3 D3 C4 D4 C5 D5 E1 pass pass");
    await p.test("agree").waitFor();
    await p.markOnly(["E1"]);
    await p.click("yes-black");
    await p.click("yes-white");
    await p.test("steps").waitFor();
    return p;
  },
  async proportional(open) {
    const p = await open();
    await p.begin("proportional");
    await p.play("B1 D1 B2 D2 B3 D3 B4 D4 B5 C5 pass pass");
    await p.click("tab-count");
    await p.click("tab-steps");
    await p.test("totals").waitFor();
    return p;
  },
  async rules(open) {
    const p = await open();
    await p.click("tab-rules");
    await p.page.waitForTimeout(500);
    return p;
  },
  async count(open) {
    const p = await shots.agreed(open);
    await p.test("method").selectOption("5");
    await p.page.keyboard.press("Home");
    return p;
  },
};
for (const language of langs) {
  for (const [name, shot] of Object.entries(shots)) {
    if (only !== undefined && only[0] !== "all" && !only.includes(name)) continue;
    try {
      const p = await shot((options = {}) =>
        Person.open(browser, server.url, { language, viewport: { width: w, height: h }, touch: w < 800, ...options }),
      );
      await p.settled();
      const wide = await p.page.evaluate(() => { const w = document.documentElement.clientWidth; return document.documentElement.scrollWidth <= w ? [] : [...document.querySelectorAll("body *")].filter((e) => e.getBoundingClientRect().right > w + 1).slice(0, 6).map((e) => e.tagName + "." + e.className + " " + Math.round(e.getBoundingClientRect().right)); });
      if (wide.length) console.log("WIDE", name, language, wide.join(" | "));
      await p.page.screenshot({ path: `/tmp/look/${name}-${language}-${w}.png` });
      await p.page.screenshot({ path: `/tmp/look/${name}-${language}-${w}-full.png`, fullPage: true });
      await p.page.context().close();
      console.log("ok", name, language);
    } catch (error) {
      console.log("FAILED", name, language, error.message.split("\n")[0]);
    }
  }
}
await browser.close();
await server.stop();
