// What the record says of its game: names, ranks, date, event, komi, handicap, time, result.

import { state, tab } from "../state/game";
import { t } from "../words/fluent";
import { playerName } from "../words/sentences";

/** The properties of a root besides names and ranks, in the order in which they are shown. */
const SHOWN = ["GN", "EV", "RO", "DT", "PC", "HA", "TM", "OT", "RE"] as const;

export function GameHead() {
  const [now, game] = [state.value, tab.value];
  if (now === null || game === null) {
    return null;
  }
  const rows: [string, string][] = [
    [t("color-black"), playerName(game, "black")],
    [t("color-white"), playerName(game, "white")],
    ...(now.komi === null ? [] : ([[t("new-komi"), String(now.komi)]] as [string, string][])),
    ...SHOWN.flatMap((name): [string, string][] => {
      const text = game.head[name];
      return text === undefined || text === "" ? [] : [[t(`head-${name}`), name === "TM" ? timeText(text) : text]];
    }),
  ];
  return (
    <section>
      <h3>{t("head-title")}</h3>
      <dl class="head" data-test="head">
        {rows.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Seconds, as people say them. */
function timeText(seconds: string): string {
  const number = Number(seconds);
  return number > 0 && number % 60 === 0 ? t("head-minutes", { number: number / 60 }) : seconds;
}
