// A picture of the board as it is shown, for other programs.

import { signal } from "@preact/signals";

import { saveBlob, sayFor } from "./record";

/** How wide it is, in pixels. */
const WIDTH = 1200;

/** What a drawing looks like without the page's style sheets. */
const LOOKS = [
  ...["fill", "fill-opacity", "stroke", "stroke-width", "stroke-dasharray", "stroke-linejoin", "stroke-linecap"],
  ...[
    "opacity",
    "stop-color",
    "font-family",
    "font-size",
    "font-weight",
    "text-anchor",
    "dominant-baseline",
    "display",
  ],
];

/** Whether a picture has just been copied. */
export const pictureCopied = signal(false);

/** Copies a picture of the board, or saves it where the browser lets no page copy one. */
export async function copyPicture(): Promise<void> {
  const board = document.querySelector<SVGSVGElement>(".picture");
  if (board === null) {
    return;
  }
  const png = drawn(board);
  try {
    await navigator.clipboard.write([new ClipboardItem({ "image/png": png })]);
    sayFor(pictureCopied);
  } catch {
    saveBlob(await png, "board.png");
  }
}

async function drawn(board: SVGSVGElement): Promise<Blob> {
  const { width, height } = board.viewBox.baseVal;
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [WIDTH, Math.round((WIDTH * height) / width)];
  const context = canvas.getContext("2d");
  const image = new Image(canvas.width, canvas.height);
  const address = URL.createObjectURL(new Blob([alone(board, canvas)], { type: "image/svg+xml" }));
  image.src = address;
  await image.decode();
  if (context !== null) {
    context.fillStyle = getComputedStyle(board.parentElement ?? board).backgroundColor;
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
  }
  URL.revokeObjectURL(address);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob === null ? reject(new Error("no picture")) : resolve(blob)), "image/png"),
  );
}

/** The text of the drawing with its looks in it. */
function alone(board: SVGSVGElement, size: { width: number; height: number }): string {
  const copy = board.cloneNode(true) as SVGSVGElement;
  copy.setAttribute("width", String(size.width));
  copy.setAttribute("height", String(size.height));
  const parts = [...board.querySelectorAll("*")];
  [...copy.querySelectorAll("*")].forEach((part, place) => {
    const looks = getComputedStyle(parts[place] ?? part);
    LOOKS.forEach((name) => part.setAttribute(name, looks.getPropertyValue(name)));
  });
  copy.querySelectorAll(".cursor, .ghost").forEach((part) => part.remove());
  return new XMLSerializer().serializeToString(copy);
}
