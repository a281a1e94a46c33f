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
        disabled={number === 1}
        onClick={() => open(number - 1)}
      />
      <select
        data-test="file-game"
        aria-label={t("file-games")}
        value={number}
        onChange={(event) => open(Number(event.currentTarget.value))}
      >
        {rows.value.length < number && <option value={number}>{title(number)}</option>}
        {rows.value.map((row, place) => (
          <option key={place} value={place + 1} selected={place + 1 === number}>
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
        disabled={number === of}
        onClick={() => open(number + 1)}
      />
    </div>
  );
}

/** "3. Problem 17", or who plays whom. */
function title(number: number, row?: FileGameRow): string {
  const players = row?.players.some((name) => name !== null)
    ? row.players.map((name) => name ?? "?").join(" – ")
    : null;
  const parts = [row?.name ?? row?.event ?? null, players, row?.result ?? null].filter((part) => part !== null);
  return `${number}. ${parts.join(t("list-separator"))}`;
}
