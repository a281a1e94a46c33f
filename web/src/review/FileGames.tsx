// The games of a file with several, such as problems: which one is shown, the next one, and a list of all.

import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";

import { ask } from "../net/link";
import type { FileGameRow } from "../protocol";
import { openings, tab, wish } from "../state/game";
import { IconButton } from "../ui/IconButton";
import { t } from "../words/fluent";

const rows = signal<readonly FileGameRow[]>([]);

async function fetchGames(): Promise<void> {
  const answer = await ask({ do: "games" }, null);
  rows.value = answer?.is === "games" ? answer.rows : [];
}

function open(number: number): void {
  void wish({ do: "open_game", number });
}

export function FileGames() {
  const place = tab.value?.in_file ?? null;
  useEffect(() => {
    if (place !== null) {
      void fetchGames();
    }
  }, [place?.of, openings.value]);
  if (place === null) {
    return null;
  }
  const { number, of } = place;
  return (
    <div class="row file-games" role="group" aria-label={t("file-games")}>
      <IconButton
        icon="back"
        test="game-before"
        label={t("game-before")}
        titled
        disabled={beside(number, -1) === null}
        onClick={() => open(beside(number, -1) ?? number)}
      />
      <select
        data-test="file-game"
        aria-label={t("file-games")}
        value={number}
        onChange={(event) => open(Number(event.currentTarget.value))}
      >
        {rows.value.length < number && <option value={number}>{title(number)}</option>}
        {rows.value.map((row, place) => (
          <option key={place} value={place + 1} selected={place + 1 === number} disabled={row.fault !== null}>
            {title(place + 1, row)}
          </option>
        ))}
      </select>
      <span data-test="game-of">{t("game-of", { number, of })}</span>
      <IconButton
        icon="on"
        test="game-after"
        label={t("game-after")}
        titled
        disabled={beside(number, 1, of) === null}
        onClick={() => open(beside(number, 1, of) ?? number)}
      />
    </div>
  );
}

/** The next game in this direction that can be read. */
function beside(number: number, step: number, of = number): number | null {
  let next = number + step;
  while (rows.value[next - 1]?.fault != null) {
    next += step;
  }
  return next >= 1 && next <= of ? next : null;
}

/** "3. Problem 17", or who plays whom, or why it cannot be read. */
function title(number: number, row?: FileGameRow): string {
  const players = row?.players.some((name) => name !== null)
    ? row.players.map((name) => name ?? "?").join(" – ")
    : null;
  const parts = [row?.name ?? row?.event ?? null, players, row?.result ?? null, row?.fault ?? null].filter(
    (part) => part !== null,
  );
  return `${number}. ${parts.join(t("list-separator"))}`;
}
