// Links to a step of a record: they stand behind # in the address, so that they reach no server.

import { signal } from "@preact/signals";

import { dropFromFragment, fragmentPart, pack, unpack } from "../net/address";
import { refused, wish } from "./game";
import { panel, panelOf, showPanel } from "./panels";
import { openRecord, record, writeToClipboard } from "./record";
import { current, goBySteps, stepsTo } from "./tree";

/** Whether a link has just been copied. */
export const linkCopied = signal(false);

/** Copies a link to the node that is shown. */
export async function copyLink(): Promise<void> {
  const sgf = await record(true);
  if (sgf === null) {
    return;
  }
  const node = current.value === null ? "" : `&node=${stepsText(stepsTo(current.value))}`;
  await writeToClipboard(`${location.origin}/#record=${await pack(sgf)}${node}&panel=${panel.value}`, linkCopied);
}

/** Steps in short: `n12.1.n3` is twelve nodes on, the second variation there, three nodes on. */
function stepsText(steps: readonly number[]): string {
  const parts: string[] = [];
  let on = 0;
  for (const step of [...steps, null]) {
    if (step === 0) {
      on++;
      continue;
    }
    if (on > 0) {
      parts.push(`n${on}`);
    }
    if (step !== null) {
      parts.push(String(step));
    }
    on = 0;
  }
  return parts.length === 0 ? "n0" : parts.join(".");
}

/** A link may lead on by so many nodes at most. */
const MOST_STEPS = 10_000;

function stepsOf(text: string): number[] {
  return text.split(".").flatMap((part) => {
    const number = Math.min(MOST_STEPS, Number(/^n?(\d+)$/.exec(part)?.[1] ?? 0));
    return part.startsWith("n") ? Array<number>(number).fill(0) : [number];
  });
}

/** Opens the record of the address, if it has one. */
export async function openLinked(): Promise<void> {
  const [packed, node, tabName] = [fragmentPart("record"), fragmentPart("node"), fragmentPart("panel")];
  if (packed === null && tabName === null) {
    return;
  }
  dropFromFragment("record", "node", "panel");
  showPanel(panelOf(tabName) ?? "review");
  if (packed === null) {
    return;
  }
  const sgf = await unpack(packed);
  if (sgf === null) {
    refused.value = { kind: "bad_record", detail: "#record" };
    return;
  }
  const answer = await openRecord(sgf);
  if (answer?.is !== "game" || node === null) {
    return;
  }
  // A number alone is that of a move.
  if (/^\d+$/.test(node)) {
    await wish({ do: "goto", move_number: Math.min(Number(node), answer.moves.length) });
  } else {
    await goBySteps(stepsOf(node));
  }
}

/** Opens the record of an address that the page is given while it is open. */
export function listenForLinks(): void {
  addEventListener("hashchange", () => {
    if (fragmentPart("token") === null) {
      void openLinked();
    }
  });
}
