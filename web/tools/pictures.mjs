// Makes the pictures of the page in `docs/web` from the page itself: `npm run pictures`, with the program built before.

import { mkdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";

import { launch } from "../tests/kit/pages.mjs";
import { PHONE, Person } from "../tests/kit/person.mjs";
import { Server } from "../tests/kit/program.mjs";
import { FOREIGN, goTo, openFile, pressIn, treeOf } from "../tests/kit/reviewer.mjs";

const FOLDER = fileURLToPath(new URL("../../docs/web/", import.meta.url));
const GAME =
  "R4 C16 D3 R16 D5 E16 P4 P16 Q10 C7 C9 C4 C5 B5 D4 B3 C3 B4 D7 C6 D8 K3 M3 G3 B8 C2 D2 B2 G5 K5 M5 R12 H4 H3 J4 K4 " +
  "L2 K2 H7 L6 N7 K8 M8 S10 J6 K6 G17 K17 D17 E17 E18 D16 C18 C12 N17 K15 Q17 P17 P18 O18 Q18 O17 Q16 Q15";
const KO = "B4 C4 A3 D3 B2 C2 E1 virtual E2 B3 C3";
const CHAIN = "J4 K5 L5 L3 H6 G7 M6 A1 J5 C1 L6 E1";

async function stopped(person) {
  await person.begin("jipingdian");
  await person.play(`${KO} pass pass`);
  await person.click("tab-count");
  await person.at("E1");
}

async function reviewed(person) {
  await openFile(person, FOREIGN);
  await goTo(person, (await treeOf(person)).find(({ comment, move }) => comment && move === "R5").id);
  await person.test("engine-shown").check();
  await person.click("analyse-line");
  await person.page.waitForFunction(() => wire.received.findLast(({ is }) => is === "review")?.analysed === 12, null, {
    timeout: 120_000,
  });
  await person.page.locator(".panels").evaluate((panels) => (panels.scrollTop = 0));
  await person.away();
}

const PICTURES = {
  play: [
    {},
    async (person) => {
      await person.begin("chinese", { width: 19 });
      await person.play(GAME);
      await person.away();
    },
  ],
  ko: [
    {},
    async (person) => {
      await person.begin("jipingdian");
      await person.play(KO);
      await person.point("B3").hover();
    },
  ],
  agree: [{ language: "zh-Hans", theme: "dark" }, stopped],
  count: [
    {},
    async (person) => {
      await stopped(person);
      await person.click("yes-black");
      await person.click("yes-white");
      await person.click("tab-steps");
      await person.page.locator(`[data-test="steps"] [role="tab"]`).nth(3).click();
      await person.settled();
    },
  ],
  phone: [{ language: "zh-Hant", viewport: PHONE, touch: true }, stopped],
  renju: [
    { theme: "dark" },
    async (person) => {
      await person.begin("renju", { width: 15 });
      await person.play(CHAIN);
      await person.point("J3").hover();
    },
  ],
  review: [{}, reviewed],
};

await mkdir(FOLDER, { recursive: true });
const [browser, server] = await Promise.all([launch(), Server.start()]);
try {
  for (const [name, [options, act]] of Object.entries(PICTURES)) {
    const person = await Person.open(browser, server.url, options);
    await act(person);
    await person.page.screenshot({ path: `${FOLDER}${name}.png` });
    await person.close();
  }
} finally {
  await browser.close();
  await server.stop();
}
