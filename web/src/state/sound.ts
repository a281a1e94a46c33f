// The sound of a stone, made by the browser. It is off unless the person has chosen it.

import { effect } from "@preact/signals";

import { tab } from "./game";
import { settings } from "./settings";

const SECONDS = 0.06;

let context: AudioContext | null = null;
let heard: { tree: number; number: number } | null = null;

effect(() => {
  const game = tab.value;
  if (game === null) {
    return;
  }
  const { number, tree } = { number: game.state.move_number, tree: game.here.tree_rev };
  // A stone is placed where the game has come on by one; going about in the record places none.
  const isPlaced = heard !== null && number === heard.number + 1 && tree !== heard.tree;
  heard = { tree, number };
  if (isPlaced && settings.sound.peek() && game.state.last_move?.move !== "pass") {
    click();
  }
});

/** A short knock: noise that fades, through a filter. */
function click(): void {
  context ??= new AudioContext();
  void context.resume();
  const length = Math.round(SECONDS * context.sampleRate);
  const buffer = context.createBuffer(1, length, context.sampleRate);
  const noise = buffer.getChannelData(0);
  for (let at = 0; at < length; at++) {
    noise[at] = (2 * Math.random() - 1) * (1 - at / length) ** 8;
  }
  const source = new AudioBufferSourceNode(context, { buffer });
  source
    .connect(new BiquadFilterNode(context, { type: "bandpass", frequency: 1800, Q: 1.2 }))
    .connect(context.destination);
  source.start();
}
