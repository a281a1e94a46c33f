// Who has won how much, how games ended, and the time that the programs took: the figures of the report.

import type { MatchSheet, SideSheet, Tally } from "../protocol";
import { t } from "../words/fluent";
import { EntrantSign, Table } from "./parts";

const ENTRANTS = ["A", "B"] as const;

export function Results({ of }: { of: MatchSheet }) {
  const titles = ["program", "won", "drawn", "lost", "share"] as const;
  return (
    <section class="card" aria-labelledby="results-title">
      <h2 id="results-title">{t("watch-results")}</h2>
      <Table test="results" labelledBy="results-title" titles={titles.map((title) => t(`watch-${title}`))}>
        {of.sides.map((side, index) => (
          <SideRows key={index} side={side} entrant={ENTRANTS[index] ?? "A"} />
        ))}
        <tr data-test="black-won">
          <th scope="row">{t("watch-black-won")}</th>
          <TallyCells tally={of.black} />
          <td />
        </tr>
      </Table>
      <p class="small-text" data-test="points">
        {of.points}
      </p>
      {of.final_scores !== null && (
        <p class="small-text">
          {t("watch-final-scores", {
            games: of.final_scores.games,
            a: of.final_scores.agreeing[0],
            b: of.final_scores.agreeing[1],
          })}
        </p>
      )}
    </section>
  );
}

function SideRows({ side, entrant }: { side: SideSheet; entrant: "A" | "B" }) {
  const [black, white] = side.by_color;
  return (
    <>
      <tr data-test={`total-${entrant}`}>
        <th scope="row">
          <EntrantSign of={entrant} />
        </th>
        <TallyCells tally={side.total} />
        <td>{side.share}</td>
      </tr>
      <tr class="part">
        <th scope="row">{t("watch-as-black", { entrant })}</th>
        <TallyCells tally={black} />
        <td>{side.share_by_color[0]}</td>
      </tr>
      <tr class="part">
        <th scope="row">{t("watch-as-white", { entrant })}</th>
        <TallyCells tally={white} />
        <td>{side.share_by_color[1]}</td>
      </tr>
    </>
  );
}

function TallyCells({ tally }: { tally: Tally }) {
  return (
    <>
      <td>{tally.wins}</td>
      <td>{tally.draws}</td>
      <td>{tally.losses}</td>
    </>
  );
}

export function Ends({ of }: { of: MatchSheet }) {
  if (of.ends.length === 0) {
    return null;
  }
  return (
    <section class="card" aria-labelledby="ends-title">
      <h2 id="ends-title">{t("watch-ends")}</h2>
      <table data-test="ends">
        <thead>
          <tr>
            <th scope="col">{t("watch-reason")}</th>
            <th scope="col">{t("watch-count")}</th>
            {ENTRANTS.map((entrant) => (
              <th key={entrant} scope="col">
                {t("watch-lost-by", { entrant })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {of.ends.map(({ reason, said, games, lost }) => (
            <tr key={reason} data-test={`end-${reason}`}>
              <th scope="row">{said}</th>
              <td>{games}</td>
              <td>{lost[0]}</td>
              <td>{lost[1]}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {of.dead_stones !== null && <p class="small-text">{t("watch-dead-stones", { dead: of.dead_stones })}</p>}
      <p class="small-text">{t("watch-duplicates", { duplicates: of.duplicates })}</p>
    </section>
  );
}

export function Times({ of }: { of: MatchSheet }) {
  const titles = ["program", "per-move", "cpu-per-move", "slowest", "late"] as const;
  return (
    <section class="card" aria-labelledby="time-title">
      <h2 id="time-title">{t("watch-time")}</h2>
      <Table test="times" labelledBy="time-title" titles={titles.map((title) => t(`watch-${title}`))}>
        {of.sides.map((side, index) => (
          <tr key={index}>
            <th scope="row">
              <EntrantSign of={ENTRANTS[index] ?? "A"} />
            </th>
            <td>{seconds(side.per_move)}</td>
            <td>{seconds(side.cpu_per_move)}</td>
            <td>{seconds(side.slowest)}</td>
            <td>{side.late}</td>
          </tr>
        ))}
      </Table>
    </section>
  );
}

function seconds(time: number | null): string {
  return time === null ? "–" : t("watch-seconds", { seconds: time.toFixed(3) });
}
