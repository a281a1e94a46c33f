// How long each person has for a game: no clock, or one of the time controls, written as the program reads them.

import { useState } from "preact/hooks";

import { Choice } from "../ui/fields";
import { t } from "../words/fluent";

const KINDS = ["none", "absolute", "byo-yomi", "fischer", "canadian"] as const;
type Kind = (typeof KINDS)[number];

/** Minutes, seconds of a period or of what a move adds, and how many periods or moves. */
interface Times {
  minutes: number;
  seconds: number;
  count: number;
}

const FIRST: Record<Kind, Times> = {
  none: { minutes: 0, seconds: 0, count: 0 },
  absolute: { minutes: 20, seconds: 0, count: 0 },
  "byo-yomi": { minutes: 10, seconds: 30, count: 3 },
  fischer: { minutes: 5, seconds: 10, count: 0 },
  canadian: { minutes: 10, seconds: 300, count: 25 },
};

function written(kind: Kind, { minutes, seconds, count }: Times): string {
  switch (kind) {
    case "none":
      return kind;
    case "absolute":
      return `${minutes}m`;
    case "byo-yomi":
      return `${minutes}m+${count}x${seconds}s`;
    case "fischer":
      return `${minutes}m+${seconds}s`;
    case "canadian":
      return `${minutes}m+${seconds}s/${count}`;
  }
}

export function TimeFields({ set }: { set: (time: string) => void }) {
  const [kind, setKind] = useState<Kind>("none");
  const [times, setTimes] = useState(FIRST.none);
  const choose = (chosen: Kind, now: Times) => {
    setKind(chosen);
    setTimes(now);
    set(written(chosen, now));
  };
  const field = (name: keyof Times, label: string, least: number, most: number) =>
    FIRST[kind][name] > 0 && (
      <label class="field narrow">
        <span>{label}</span>
        <input
          type="number"
          data-test={`time-${name}`}
          min={least}
          max={most}
          step={name === "count" ? 1 : "any"}
          required
          value={times[name]}
          onInput={(event) => choose(kind, { ...times, [name]: event.currentTarget.valueAsNumber })}
        />
      </label>
    );
  return (
    <fieldset>
      <legend class="sr-only">{t("time-title")}</legend>
      <div class="fields times">
        <Choice
          label={t("time-title")}
          test="time"
          all={KINDS.map((value) => ({ value, title: t(`time-${value}`) }))}
          chosen={kind}
          choose={(chosen) => choose(chosen, FIRST[chosen])}
        />
        {field("minutes", t("time-minutes"), kind === "absolute" || kind === "fischer" ? 0.1 : 0, 1440)}
        {field("seconds", t("time-seconds"), 1, 3600)}
        {field("count", t(kind === "canadian" ? "time-moves" : "time-periods"), 1, 100)}
      </div>
    </fieldset>
  );
}
