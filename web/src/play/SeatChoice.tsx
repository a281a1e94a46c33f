// Who plays a side.

import type { Color, Seat } from "../protocol";
import { levels } from "../state/catalogue";
import { Choice } from "../ui/fields";
import { t } from "../words/fluent";
import { colorName } from "../words/sentences";

const KINDS = ["person", "level", "time"] as const;
/** The level that is proposed first. */
export const FIRST_LEVEL = 3;
const SECONDS = 5;
const MOST_SECONDS = 3600;

interface Props {
  color: Color;
  seat: Seat;
  /** What the names of its fields begin with, for tests. */
  test?: string;
  sit: (seat: Seat) => void;
}

export function SeatChoice({ color, seat, test = "", sit }: Props) {
  const choose = (by: (typeof KINDS)[number]) => {
    switch (by) {
      case "person":
        return sit({ by });
      case "level":
        return sit({ by, level: Math.min(FIRST_LEVEL, levels.value.all) });
      case "time":
        return sit({ by, seconds: SECONDS });
    }
  };
  const searched = seat.by === "level" ? levels.value.searched[seat.level - 1] : undefined;
  return (
    <>
      <div class="seat-choice">
        <Choice
          label={colorName(color)}
          test={`${test}seat-${color}`}
          all={KINDS.map((value) => ({ value, title: t(`seat-by-${value}`) }))}
          chosen={seat.by}
          choose={choose}
        />
        {seat.by === "level" && (
          <label class="field">
            <span>{t("seat-which-level", { last: levels.value.all })}</span>
            <input
              type="number"
              data-test={`${test}level-${color}`}
              min={1}
              max={levels.value.all}
              value={seat.level}
              onChange={(event) => {
                const level = Math.round(event.currentTarget.valueAsNumber);
                if (level >= 1 && level <= levels.value.all) {
                  sit({ by: "level", level });
                }
              }}
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
              onChange={(event) => {
                const seconds = event.currentTarget.valueAsNumber;
                if (seconds > 0 && seconds <= MOST_SECONDS) {
                  sit({ by: "time", seconds });
                }
              }}
            />
          </label>
        )}
      </div>
      {seat.by === "level" && searched !== undefined && (
        <p class="note">
          {t("seat-strength", {
            by: seat.level > levels.value.without_network ? "network" : "playouts",
            number: searched,
          })}
        </p>
      )}
    </>
  );
}
