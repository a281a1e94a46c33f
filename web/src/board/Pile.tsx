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
  /** Whether its last stone is the last move. */
  isLast?: boolean;
}

export function Pile({ color, count, title, test, always = false, isLast = false }: Props) {
  if (count === 0 && !always) {
    return null;
  }
  const drawn = Math.min(count, DRAWN);
  const across = (place: number) => 0.5 + place * 0.55;
  return (
    <div class="pile" data-test={test}>
      <span class="pile-title">{title}</span>
      <span class="pile-count">{count}</span>
      <svg class="pile-stones" viewBox={`0 0 ${1 + (DRAWN - 1) * 0.55} 1`} aria-hidden="true">
        {Array.from({ length: drawn }, (_, place) => (
          <circle key={place} class={`stone ${color}`} cx={across(place)} cy="0.5" r="0.42" />
        ))}
        {isLast && <circle class={`last on-${color}`} cx={across(drawn - 1)} cy="0.5" r="0.2" />}
      </svg>
    </div>
  );
}
