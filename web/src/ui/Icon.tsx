// The signs on buttons, drawn: no font need have them.

const PATHS = {
  first: "M6 5v14M19 5l-9 7l9 7Z",
  back: "M17 5l-10 7l10 7Z",
  on: "M7 5l10 7l-10 7Z",
  last: "M18 5v14M5 5l9 7l-9 7Z",
  close: "M6 6l12 12M18 6l-12 12",
} as const;

export function Icon({ name }: { name: keyof typeof PATHS }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
