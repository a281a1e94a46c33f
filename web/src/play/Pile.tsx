// A pile of stones beside the board: some of them drawn, and how many there are.

import type { Color } from "../protocol";

const DRAWN = 8;

interface Props {
  color: Color;
  count: number;
  title: string;
  test?: string;
  /** Whether an empty pile is shown too. */
  always?: boolean;
}

export function Pile({ color, count, title, test, always = false }: Props) {
  if (count === 0 && !always) {
    return null;
  }
  const drawn = Math.min(count, DRAWN);
  return (
    <div class="pile" data-test={test}>
      <span class="pile-title">{title}</span>
      <span class="pile-count">{count}</span>
      <svg class="pile-stones" viewBox={`0 0 ${1 + (DRAWN - 1) * 0.55} 1`} aria-hidden="true">
        {Array.from({ length: drawn }, (_, place) => (
          <circle key={place} class={`stone ${color}`} cx={0.5 + place * 0.55} cy="0.5" r="0.42" />
        ))}
      </svg>
    </div>
  );
}
