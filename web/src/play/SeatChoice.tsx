// Who plays a side.

import type { TargetedEvent } from "preact";

import type { Color, Seat } from "../protocol";
import { highestLevel, levels } from "../state/catalogue";
import { Choice } from "../ui/fields";
import { t } from "../words/fluent";
import { colorName, rankName } from "../words/sentences";

const KINDS = ["person", "rank", "level", "time"] as const;
/** The rank that is proposed first. */
const FIRST_RANK = "5k";
/** The level that is proposed first. */
export const FIRST_LEVEL = 3;
const SECONDS = 5;
const MOST_SECONDS = 3600;

interface Props {
  color: Color;
  seat: Seat;
  /** What the names of its fields begin with, for tests. */
  test?: string;
  /** Whether a number counts as it is typed: where Enter begins a game with it, and not where an engine moves by it. */
  atOnce?: boolean;
  sit: (seat: Seat) => void;
}

export function SeatChoice({ color, seat, test = "", atOnce = false, sit }: Props) {
  const choose = (by: (typeof KINDS)[number]) => {
    switch (by) {
      case "person":
        return sit({ by });
      case "rank":
        return sit({ by, rank: FIRST_RANK });
      case "level":
        return sit({ by, level: Math.min(FIRST_LEVEL, highestLevel.value) });
      case "time":
        return sit({ by, seconds: SECONDS });
    }
  };
  const typed = (take: (number: number) => void) => {
    const listen = (event: TargetedEvent<HTMLInputElement>) => take(event.currentTarget.valueAsNumber);
    return atOnce ? { onInput: listen } : { onChange: listen };
  };
  const { ranks } = levels.value;
  const kinds = KINDS.filter((kind) => kind !== "rank" || ranks.length > 0);
  const how = seat.by === "level" ? levels.value.rows[seat.level - 1] : undefined;
  return (
    <>
      <div class="seat-choice">
        <Choice
          label={colorName(color)}
          test={`${test}seat-${color}`}
          all={kinds.map((value) => ({ value, title: t(`seat-by-${value}`) }))}
          chosen={seat.by}
          choose={choose}
        />
        {seat.by === "rank" && (
          <Choice
            label={t("seat-which-rank")}
            test={`${test}rank-${color}`}
            all={ranks.map((rank) => ({ value: rank, title: rankName(rank) }))}
            chosen={seat.rank}
            choose={(rank) => sit({ by: "rank", rank })}
          />
        )}
        {seat.by === "level" && (
          <label class="field">
            <span>{t("seat-which-level", { last: highestLevel.value })}</span>
            <input
              type="number"
              data-test={`${test}level-${color}`}
              min={1}
              max={highestLevel.value}
              value={seat.level}
              {...typed((number) => {
                const level = Math.round(number);
                if (level >= 1 && level <= highestLevel.value) {
                  sit({ by: "level", level });
                }
              })}
            />
          </label>
        )}
        {seat.by === "time" && (
          <label class="field">
            <span>{t("seat-which-time")}</span>
            <input
              type="number"
              data-test={`${test}seconds-${color}`}
              min={0.1}
              max={MOST_SECONDS}
              step={0.1}
              value={seat.seconds}
              {...typed((seconds) => {
                if (seconds > 0 && seconds <= MOST_SECONDS) {
                  sit({ by: "time", seconds });
                }
              })}
            />
          </label>
        )}
      </div>
      {seat.by === "rank" && <p class="note">{t("seat-rank-note")}</p>}
      {how !== undefined && <p class="note">{t("seat-strength", { ...how, rank: rankName(how.rank) })}</p>}
    </>
  );
}
