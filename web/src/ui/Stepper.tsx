// Buttons and a slider that go through steps. It knows no words, so that the page of a match can have it too.

import type { ComponentChildren } from "preact";

import { IconButton } from "./IconButton";

interface Props {
  /** What all of it is called, where that is more than the slider. */
  label?: string;
  at: number;
  last: number;
  go: (to: number) => void;
  /** What the buttons are called; there are as many. */
  buttons: { first?: string; back: string; on: string; last?: string };
  /** Whether these names stand beside the pointer, too. */
  titled?: boolean;
  slider: string;
  /** What the slider says of the step. */
  valueText: string;
  class?: string;
  children?: ComponentChildren;
}

export function Stepper(props: Props) {
  const { label, at, last, go, buttons, titled, slider, valueText, class: kind, children } = props;
  const button = (icon: keyof typeof buttons, to: number) => {
    const name = buttons[icon];
    const leads = to !== at && to >= 0 && to <= last;
    return name === undefined ? null : (
      <IconButton
        icon={icon}
        label={name}
        titled={titled ?? false}
        test={`step-${icon}`}
        class={kind}
        disabled={!leads}
        onClick={() => go(to)}
      />
    );
  };
  return (
    <div class="stepper" role={label === undefined ? undefined : "group"} aria-label={label}>
      {button("first", 0)}
      {button("back", at - 1)}
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={slider}
        aria-valuetext={valueText}
        data-test="step-slider"
        onInput={(event) => go(event.currentTarget.valueAsNumber)}
      />
      {button("on", at + 1)}
      {button("last", last)}
      {children}
    </div>
  );
}
