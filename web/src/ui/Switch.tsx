// A setting that is on or off.

import type { Signal } from "@preact/signals";

export function Switch({ label, test, on }: { label: string; test: string; on: Signal<boolean> }) {
  return (
    <label class="switch">
      <input
        type="checkbox"
        data-test={test}
        checked={on.value}
        onChange={(event) => (on.value = event.currentTarget.checked)}
      />
      <span>{label}</span>
    </label>
  );
}
