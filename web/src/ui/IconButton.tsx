// Buttons with a sign, which is drawn: no font need have it.

const ICONS = {
  first: "M6 5v14M19 5l-9 7l9 7Z",
  back: "M17 5l-10 7l10 7Z",
  on: "M7 5l10 7l-10 7Z",
  last: "M18 5v14M5 5l9 7l-9 7Z",
  up: "M5 17l7 -10l7 10Z",
  down: "M5 7l7 10l7 -10Z",
  close: "M6 6l12 12M18 6l-12 12",
} as const;

interface Props {
  icon: keyof typeof ICONS;
  /** What it does, for those who do not see the sign. */
  label: string;
  /** Whether the label stands beside the pointer, too. */
  titled?: boolean;
  test?: string;
  class?: string;
  disabled?: boolean;
  onClick: () => void;
}

/** A button that keeps the focus where it leads no further. */
export function IconButton({ icon, label, titled = false, test, class: kind, disabled = false, onClick }: Props) {
  return (
    <button
      type="button"
      class={kind}
      data-test={test}
      aria-label={label}
      title={titled ? label : undefined}
      aria-disabled={disabled || undefined}
      onClick={() => !disabled && onClick()}
    >
      <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d={ICONS[icon]} />
      </svg>
    </button>
  );
}
