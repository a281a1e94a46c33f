// Fields with their labels: a setting that is on or off, and a list to choose one of several from.

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

interface Props<T extends string> {
  label: string;
  test: string;
  all: readonly { value: T; title: string }[];
  chosen: T;
  choose: (value: T) => void;
}

export function Choice<T extends string>({ label, test, all, chosen, choose }: Props<T>) {
  return (
    <label class="field">
      <span>{label}</span>
      <select
        data-test={test}
        value={chosen}
        onChange={(event) => {
          const found = all.find(({ value }) => value === event.currentTarget.value);
          if (found !== undefined) {
            choose(found.value);
          }
        }}
      >
        {all.map(({ value, title }) => (
          <option key={value} value={value} selected={value === chosen}>
            {title}
          </option>
        ))}
      </select>
    </label>
  );
}
