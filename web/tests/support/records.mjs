// Records for reviews: one as another program writes it, and one that is large.

import { dice } from "./dice.mjs";
import { Gtp } from "./gtp.mjs";

const LETTERS = "abcdefghijklmnopqrs";

/** A game on 19x19 with variations, comments, marks and properties that this program does not know. */
export const FOREIGN = `(;GM[1]FF[4]CA[UTF-8]AP[Sabaki:0.52.2]KM[7.5]SZ[19]RU[Chinese]DT[2024-05-01]PB[黑木]PW[White & Co]
  XX[kept as it is]C[A game with <b>variations</b>.]
;B[pd];W[dp];B[pq]C[The corner.]TR[pd]SQ[dp]CR[pq]MA[dd]LB[qq:A][cc:12]
(;W[dd];B[fq]N[low]
  (;W[cn];B[jp];W[qn]C[Splits.]SBKV[52.3])
  (;W[hq];B[cq];W[dq];B[cp])
)
(;W[qo]C[Too early?];B[qp];W[po];B[np]
  (;W[op];B[oq];W[nq];B[mq])
  (;W[pp];B[op])
))`;

/** A record of so many moves on the main line, which a session says are legal, and so many nodes in all. */
export async function large(moves = 400, nodes = 2000, seed = 48) {
  const random = dice(seed);
  const game = new Gtp();
  await game.done("boardsize 19");
  const main = [];
  while (main.length < moves) {
    const [x, y] = [random.within(0, 18), random.within(0, 18)];
    const at = `${"ABCDEFGHJKLMNOPQRST"[x]}${19 - y}`;
    if ((await game.say(`play ${main.length % 2 === 0 ? "B" : "W"} ${at}`)).isDone) {
      main.push(LETTERS[x] + LETTERS[y]);
    }
  }
  game.stop();
  const node = (number, point) => `;${number % 2 === 0 ? "B" : "W"}[${point}]`;
  // A variation in the place of every fifth move plays where the game does not for a while.
  const starts = main.map((_, number) => number).filter((number) => number % 5 === 4 && number < moves - 40);
  let left = nodes - moves - 1;
  let [text, closing] = ["", ""];
  for (const [number, point] of main.entries()) {
    if (starts.includes(number)) {
      const length = Math.floor(left / (starts.length - starts.indexOf(number)));
      left -= length;
      const later = main.slice(number + 1, number + 1 + length);
      const variation = later.map((other, step) => node(number + step, other)).join("");
      closing = `)(${variation})${closing}`;
      text += "(";
    }
    text += `${node(number, point)}${number % 20 === 7 ? `C[Comment ${number}.]` : ""}`;
  }
  return `(;GM[1]FF[4]SZ[19]KM[7.5]RU[Chinese]${text}${closing})`;
}
