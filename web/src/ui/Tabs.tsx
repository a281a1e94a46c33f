// Tabs: one of several panels, chosen by click, arrows, Home and End.

import type { ComponentChildren, TargetedKeyboardEvent } from "preact";

interface Props<T extends string> {
  id: string;
  label: string;
  tabs: readonly { name: T; title: string }[];
  chosen: T;
  choose: (name: T) => void;
  children: ComponentChildren;
}

export function Tabs<T extends string>({ id, label, tabs, chosen, choose, children }: Props<T>) {
  const onKey = (event: TargetedKeyboardEvent<HTMLDivElement>) => {
    const at = tabs.findIndex(({ name }) => name === chosen);
    const last = tabs.length - 1;
    const steps: Record<string, number | undefined> = {
      ArrowLeft: at === 0 ? last : at - 1,
      ArrowRight: at === last ? 0 : at + 1,
      Home: 0,
      End: last,
    };
    const to = steps[event.key];
    const next = to === undefined ? undefined : tabs[to];
    if (next !== undefined && to !== undefined) {
      event.preventDefault();
      choose(next.name);
      event.currentTarget.querySelectorAll<HTMLButtonElement>("button")[to]?.focus();
    }
  };
  return (
    <div class="tabs">
      <div class="tab-list" role="tablist" aria-label={label} onKeyDown={onKey}>
        {tabs.map(({ name, title }) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${name}-tab`}
            data-test={`tab-${name}`}
            aria-selected={name === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={name === chosen ? 0 : -1}
            onClick={() => choose(name)}
          >
            {title}
          </button>
        ))}
      </div>
      <div class="tab-panel" role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${chosen}-tab`} tabIndex={0}>
        {children}
      </div>
    </div>
  );
}
