// A match while it is played, and after.

import { t } from "../words/fluent";
import { GamesTable } from "./GamesTable";
import { sheet } from "./line";
import { EntrantSign, Note } from "./parts";
import { Plots } from "./Plots";
import { Ends, Results, Times } from "./Results";
import { RunningBoards } from "./RunningBoards";

export function MatchView() {
  const of = sheet.value;
  if (of === null) {
    return <Note>{t("watch-loading")}</Note>;
  }
  return (
    <>
      <section class="card standing" aria-label={t("watch-match")}>
        <p class="players" data-test="players">
          <EntrantSign of="A" /> {of.sides[0].name} <span class="small-text">{t("watch-against")}</span>{" "}
          <EntrantSign of="B" /> {of.sides[1].name}
        </p>
        {of.elo_said !== null && (
          <p class="elo">
            <span class="small-text">{t("watch-elo")}</span> <b data-test="elo">{of.elo_said}</b>
          </p>
        )}
        {of.test !== null && <p data-test="sprt">{of.test.said}</p>}
        <p class="small-text">
          <span data-test="conditions">{of.conditions}</span>
          {" · "}
          <span data-test="played">{of.played}</span>
        </p>
        <progress value={of.games} max={of.all} aria-label={t("watch-played")} />
      </section>
      <RunningBoards of={of} />
      {of.games > 0 && (
        <div class="sheets">
          <Results of={of} />
          <Ends of={of} />
          <Times of={of} />
        </div>
      )}
      <Plots />
      <GamesTable of={of} />
    </>
  );
}
