// The figures of the report: who has won how much, how games ended, and the time that the programs took; and its plots,
// which the server draws in the colours of the page.

import { signal } from "@preact/signals";

import type { MatchSheet, SideSheet, Tally } from "../protocol";
import { settings } from "../state/settings";
import { t } from "../words/fluent";
import { plots, wantsPlots } from "./connection";
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

const dark = matchMedia("(prefers-color-scheme: dark)");
const systemIsDark = signal(dark.matches);
dark.addEventListener("change", () => (systemIsDark.value = dark.matches));

export function Plots() {
  const all = plots.value;
  if (all?.length === 0) {
    return null;
  }
  return (
    <details
      class="card"
      open={wantsPlots.value}
      onToggle={(event) => (wantsPlots.value = event.currentTarget.open)}
      data-test="plots"
    >
      <summary>
        <h2>{t("watch-plots")}</h2>
      </summary>
      <div class="plots">
        {(all ?? []).map(({ caption, svg }) => (
          <figure key={caption}>
            <figcaption>{caption}</figcaption>
            <img src={picture(svg)} alt={caption} width="640" height="260" />
          </figure>
        ))}
      </div>
    </details>
  );
}

/** A drawing of the server's as an address, with the colours of the theme. */
function picture(svg: string): string {
  const theme = settings.theme.value;
  const isDark = theme === "dark" || (theme === "system" && systemIsDark.value);
  const head = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="260" lang="${settings.language.value}" `;
  const drawn = svg.replace("<svg ", head).replace(">", `><style>${style(isDark)}</style>`);
  return `data:image/svg+xml,${encodeURIComponent(drawn)}`;
}

function style(isDark: boolean): string {
  const [a, b, ink, soft, line, neutral] = isDark
    ? ["#6cb2ee", "#f0945a", "#ecebe6", "#b0aca2", "#383a3f", "#8a8780"]
    : ["#1f6fb4", "#c4561a", "#23221f", "#5f5b52", "#dcd7ca", "#8c8677"];
  return `
    text { font-family: system-ui, "Noto Sans", "Noto Sans CJK SC", sans-serif }
    .grid { stroke: ${line} } .axis { stroke: ${soft} } .even { stroke: ${soft}; stroke-dasharray: 4 4 }
    .tick { font-size: 12px; fill: ${soft} } .label { font-size: 13px; fill: ${ink} }
    .line { fill: none; stroke-width: 2 } .line.a { stroke: ${a} } .line.b { stroke: ${b} }
    .band.a { fill: ${a}; opacity: .15 }
    .bar.a, .dot.a { fill: ${a} } .bar.b, .dot.b { fill: ${b} } .bar.n { fill: ${neutral} }`;
}
