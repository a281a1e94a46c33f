// What a person says of a game that begins: names and ranks, and on which day, at which event and where it is played.

import type { RecordHead } from "../protocol";
import { t } from "../words/fluent";

const PLAYERS = ["PB", "BR", "PW", "WR"] as const;
const OTHERS = ["DT", "EV", "PC", "GN"] as const;
const LONGEST = 80;

export function HeadFields({ head, set }: { head: RecordHead; set: (head: RecordHead) => void }) {
  const field = (name: (typeof PLAYERS | typeof OTHERS)[number]) => (
    <label key={name} class={name === "BR" || name === "WR" ? "field narrow" : "field"}>
      <span>{t(`head-${name}`)}</span>
      <input
        type="text"
        maxLength={LONGEST}
        data-test={`head-${name}`}
        value={head[name] ?? ""}
        onInput={(event) => set({ ...head, [name]: event.currentTarget.value })}
      />
    </label>
  );
  return (
    <details data-test="head-fields">
      <summary>{t("head-fields")}</summary>
      <div class="fields">{PLAYERS.slice(0, 2).map(field)}</div>
      <div class="fields">{PLAYERS.slice(2).map(field)}</div>
      <div class="fields">{OTHERS.slice(0, 2).map(field)}</div>
      <div class="fields">{OTHERS.slice(2).map(field)}</div>
    </details>
  );
}
