// The last games that were played with this program, each of which can be gone back to.

import { signal } from "@preact/signals";

import type { RecentRow } from "../protocol";
import { ask } from "../net/link";
import { resumeInRecent } from "../state/comment";
import { wish } from "../state/game";
import { settings } from "../state/settings";
import { t } from "../words/fluent";
import { rulesetName } from "../words/sentences";

const recent = signal<{ rows: RecentRow[]; folder: string | null } | null>(null);

async function fetchRecent(): Promise<void> {
  const answer = await ask({ do: "recent_games" }, null);
  if (answer?.is === "recent_games") {
    recent.value = answer;
  }
}

async function goBack(name: string): Promise<void> {
  const answer = await wish({ do: "open_recent", name });
  if (answer?.is === "game") {
    await resumeInRecent();
  }
  await fetchRecent();
}

export function RecentGames() {
  const listed = recent.value;
  return (
    <details data-test="recent" onToggle={({ currentTarget }) => void (currentTarget.open ? fetchRecent() : undefined)}>
      <summary>{t("recent-games")}</summary>
      {listed !== null && (
        <>
          <ul class="lesson-list">
            {listed.rows.map((row) => (
              <li key={row.name}>
                <button
                  type="button"
                  class="quiet"
                  data-test={`recent-${row.name}`}
                  aria-current={row.is_here}
                  onClick={() => void goBack(row.name)}
                >
                  {rowText(row)} <small>{when(row.written)}</small>
                </button>
              </li>
            ))}
          </ul>
          {listed.rows.length === 0 && <p class="note">{t("recent-none")}</p>}
          <p class="note">{listed.folder === null ? t("recent-off") : t("recent-where", { folder: listed.folder })}</p>
        </>
      )}
    </details>
  );
}

function rowText({ ruleset, size, moves, players, result }: RecentRow): string {
  const told = [ruleset === null ? null : rulesetName(ruleset), `${size.width}×${size.height}`];
  const names = players.some((name) => name !== null) ? players.map((name) => name ?? "?").join(" – ") : null;
  const all = [...told, names, t("recent-moves", { moves }), result];
  return all.filter((part) => part !== null).join(t("list-separator"));
}

function when(written: number): string {
  const told = { dateStyle: "medium", timeStyle: "short" } as const;
  return new Intl.DateTimeFormat(settings.language.value, told).format(written * 1000);
}
