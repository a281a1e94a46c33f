// The network that is not there yet is a press away. What pip does here is done by a program of the test.

import assert from "node:assert/strict";
import { chmodSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { crc32 } from "node:zlib";

import { assertSound } from "./kit/axe.mjs";
import { Person } from "./kit/person.mjs";
import { sharedPages } from "./kit/pages.mjs";
import { CUT, Server } from "./kit/program.mjs";
import { LANGUAGES } from "./kit/words.mjs";

const pages = sharedPages();

const NETWORK = readFileSync(new URL("../../fuzz/corpus/network/nested-13-packed", import.meta.url));

/** A package with one file in it, which is not packed. */
function wheel(name, bytes) {
  const path = Buffer.from(name);
  const about = Buffer.alloc(26);
  about.writeUInt16LE(20, 0);
  about.writeUInt32LE(crc32(bytes), 10);
  about.writeUInt32LE(bytes.length, 14);
  about.writeUInt32LE(bytes.length, 18);
  about.writeUInt16LE(path.length, 22);
  const local = Buffer.concat([Buffer.from("PK\x03\x04"), about, path, bytes]);
  const central = Buffer.concat([Buffer.from("PK\x01\x02\x14\x00"), about, Buffer.alloc(14), path]);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(1, 4);
  end.writeUInt16LE(1, 6);
  end.writeUInt32LE(central.length, 8);
  end.writeUInt32LE(local.length, 12);
  return Buffer.concat([local, central, Buffer.from("PK\x05\x06"), end]);
}

/** Its pip brings seven megabytes and waits; then it brings the package, or fails, as the files in its folder say. */
const PYTHON = `#!/bin/sh
case "$*" in *--version*) exit 0;; esac
while [ $# -gt 1 ]; do
  if [ "$1" = --dest ]; then to=$2; fi
  shift
done
if [ -e "$PIP/fails" ]; then exit 1; fi
mkdir "$to/part"
head -c 7000000 /dev/zero > "$to/part/some"
while [ ! -e "$PIP/goes-on" ]; do sleep 0.1; done
cp "$PIP/katrain.whl" "$to/katrain-1-py3-none-any.whl"
`;

/** A user without a network, whose Python this is. */
async function user(t, options) {
  const folder = mkdtempSync(join(tmpdir(), "liangyi-pip-"));
  const python = join(folder, "python3");
  writeFileSync(python, PYTHON);
  chmodSync(python, 0o755);
  writeFileSync(join(folder, "katrain.whl"), wheel("katrain/models/tiny.bin.gz", NETWORK));
  const data = join(folder, "data");
  const variables = { PIP: folder, PATH: `${folder}:${process.env.PATH}`, XDG_DATA_HOME: data };
  const server = await Server.startIn(variables, "--net", "auto");
  t.after(async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  const person = await Person.open(await pages.browser(), server.url, options);
  const networks = join(data, "liangyi", "networks");
  return { folder, server, person, files: () => (existsSync(networks) ? readdirSync(networks).sort() : []) };
}

test("without a download the own network evaluates the boards on which it searches", async (t) => {
  const { person } = await user(t, {});
  for (const [width, name] of [
    [9, /^liangyi-\d+$/],
    [13, /^null$/],
    [8, /^liangyi-\d+$/],
    [5, /^null$/],
  ]) {
    await person.begin("chinese", { width });
    assert.match(String((await person.told()).network), name, `${width}`);
  }
});

for (const language of LANGUAGES) {
  test(`a network comes by one press and plays at once, in ${language}`, async (t) => {
    const { folder, server, person, files } = await user(t, { language });
    const { say } = person;
    const first = 11;
    const told = () => person.text("network");
    const until = (text) => person.page.getByText(text, { exact: true }).waitFor();
    assert.ok((await told()).includes(say("network-absent", { first: String(first), megabytes: "100" })));

    // It fails, and says so in the page's language.
    writeFileSync(join(folder, "fails"), "");
    await person.click("get-network");
    await until(say("network-fault-not_brought"));
    await assertSound(person.page, "where it has failed");
    assert.deepEqual(files(), []);
    rmSync(join(folder, "fails"));

    // It is stopped, and leaves nothing behind.
    await person.click("get-network");
    await until(say("network-comes", { come: "7", megabytes: "100" }));
    await assertSound(person.page, "while it comes");
    assert.equal(
      await person
        .test("network")
        .locator("progress")
        .evaluate(({ position }) => position),
      0.07,
    );
    await person.click("stop-network");
    await person.test("get-network").waitFor();
    assert.deepEqual(files(), []);

    // It comes while a game is played, and another page sees it.
    await person.begin("chinese");
    await person.play("C3");
    await person.click("get-network");
    const other = await Person.open(await pages.browser(), server.url, { language });
    await other.test("stop-network").waitFor();
    writeFileSync(join(folder, "goes-on"), "");
    for (const one of [person, other]) {
      await one.page.getByText(say("network-named", { name: "random-v13", first: String(first) })).waitFor();
    }
    assert.deepEqual(files(), ["tiny.bin.gz", "tiny.bin.gz.sha256"]);
    const { network, moves } = await person.told();
    assert.deepEqual([network, moves.length], ["random-v13", 1]);
    await person.test("seat-white").selectOption("level");
    await person.test("level-white").fill("11");
    await person.test("level-white").blur();
    await person.until((game) => game.thinking === null && game.moves.length === 2);
    await other.close();
    await person.close();
  });
}

test("the dialog of a new game offers it too, and a person who wants none is offered none", async (t) => {
  const { person } = await user(t);
  await person.test("new-game").click();
  await person.test("new-program").click();
  const dialog = person.test("new-game-dialog");
  assert.ok(await dialog.locator('[data-test="get-network"]').isVisible());
  for (const [level, by, number, kyu] of [
    ["6", "likely", "200", "7"],
    ["7", "own", "5", "6"],
    ["11", "network", "40", "2"],
  ]) {
    const rank = person.say("rank-name", { number: kyu, kind: "k" });
    await person.test("new-level-white").fill(level);
    await person.test("new-level-white").blur();
    assert.ok((await dialog.textContent()).includes(person.say("seat-strength", { by, number, rank })), level);
  }
  await person.close();
  const none = await pages.open();
  assert.equal(await none.test("get-network").count(), 0);
  await none.close();
});

test("a program that ends leaves nothing of a network that has not come", async (t) => {
  const { server, person, files } = await user(t);
  await person.click("get-network");
  await person.page.getByText(person.say("network-comes", { come: "7", megabytes: "100" }), { exact: true }).waitFor();
  assert.equal(files().length, 1, "what has come so far");
  await server.stop("SIGTERM");
  assert.deepEqual(files(), []);
  await person.close(CUT);
});
