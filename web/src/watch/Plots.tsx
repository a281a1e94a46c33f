// The plots of the report, as pictures: the server draws them, the colours are those of the page.

import { signal } from "@preact/signals";

import { settings } from "../state/settings";
import { t } from "../words/fluent";
import { plots, wantsPlots } from "./line";

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
