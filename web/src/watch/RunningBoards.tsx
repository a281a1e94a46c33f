// The games in progress as small boards.

import { Position } from "../board/Position";
import { COLORS } from "../state/geometry";
import type { Color, MatchSheet, ViewedRunningGame } from "../protocol";
import { t } from "../words/fluent";
import { Clock } from "./Clock";
import { running } from "./connection";
import { EntrantSign, LeftOut, Note, other } from "./parts";
import { fragment } from "./route";

export function RunningBoards({ of }: { of: MatchSheet }) {
  const now = running.value;
  if (now === null || !now.playing) {
    return null;
  }
  return (
    <section class="card" aria-labelledby="running-title">
      <h2 id="running-title">{t("watch-running")}</h2>
      {now.games.length === 0 && <Note>{t("watch-running-none")}</Note>}
      <ul class="small-boards" data-test="running">
        {now.games.map((game) => (
          <li key={game.game}>
            <SmallBoard of={of} game={game} />
          </li>
        ))}
      </ul>
      <LeftOut count={now.left_out} />
    </section>
  );
}

function SmallBoard({ of, game }: { of: MatchSheet; game: ViewedRunningGame }) {
  const size = { width: game.rows[0]?.length ?? 0, height: game.rows.length };
  const player = (color: Color) => (color === "black" ? game.black : other(game.black));
  const name = (color: Color) => of.sides[player(color) === "A" ? 0 : 1].name;
  return (
    <a
      class="small-board"
      href={fragment({ match: of.name, game: game.game })}
      data-test={`running-${game.game}`}
      data-moves={game.moves}
    >
      <Position size={size} game={of.kind} columns={null} rows={game.rows} last={game.last} />
      <span class="small-head">
        <span>{t("watch-game", { game: game.game })}</span>
        <span class="number">
          <span class="sr-only">{t("watch-moves")}</span> {game.moves}
        </span>
      </span>
      {COLORS.map((color) => (
        <span key={color} class={game.thinks === color ? "small-side thinks" : "small-side"}>
          <span class={`dot ${color}`} />
          <span class="sr-only">{t(`color-${color}`)}</span>
          <EntrantSign of={player(color)} />
          <span class="sr-only">{name(color)}</span>
          <Clock game={game} color={color} />
        </span>
      ))}
    </a>
  );
}
