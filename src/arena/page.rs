//! The report of a match as one HTML page that needs nothing but itself.

use std::fmt::{self, Write};

use super::plot::{Plot, escape};
use super::record::{Entrant, GameRecord};
use super::report::{
    Effort, Report, Tally, conditions_line, decision_text, duplicates_text, elo_text, margin_of_a, percent, tally_text,
};
use super::stats::{Sprt, rate};
use crate::base::Color;

const STYLE: &str = "
:root { --a: #1f6fb4; --b: #c4561a; --ink: #1c1f23; --soft: #5b636d; --line: #dfe3e8; }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: #fff; margin: 2rem auto; max-width: 1340px; padding: 0 1rem; }
h1 { font-size: 1.5rem; margin: 0; } h2 { font-size: 1.1rem; margin: 2rem 0 .5rem; }
p { margin: .3rem 0; } .soft { color: var(--soft); } .a { color: var(--a); } .b { color: var(--b); }
.head { font-size: 1.35rem; font-weight: 600; margin: 1rem 0 .2rem; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .2rem .7rem; border-bottom: 1px solid var(--line); text-align: right; vertical-align: top; }
th { font-weight: 600; color: var(--soft); } th:first-child, td:first-child, .left { text-align: left; }
.plots { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 520px), 1fr)); gap: 1rem 2rem; }
figure { margin: 0; } figcaption { font-weight: 600; } svg { width: 100%; height: auto; display: block; }
.wide { overflow-x: auto; } code { font-size: .9em; overflow-wrap: anywhere; }
.grid { stroke: var(--line); } .axis { stroke: var(--soft); } .even { stroke: var(--soft); stroke-dasharray: 4 4; }
.tick { font-size: 12px; fill: var(--soft); } .label { font-size: 13px; fill: var(--ink); }
.line { fill: none; stroke-width: 2; } .line.a { stroke: var(--a); } .line.b { stroke: var(--b); }
.band.a { fill: var(--a); opacity: .15; } .bar.a, .dot.a { fill: var(--a); } .bar.b, .dot.b { fill: var(--b); } .bar.n { fill: #8b95a1; }
";

/// The page of a match; the games are in order.
pub fn html(report: &Report, games: &[GameRecord]) -> String {
    let mut out = String::new();
    // Writing to a string cannot fail.
    write_page(&mut out, report, games).unwrap_or_default();
    out
}

fn write_page(out: &mut String, report: &Report, games: &[GameRecord]) -> fmt::Result {
    let [a, b] = &report.sides;
    let (name_a, name_b) = (escape(&a.name), escape(&b.name));
    writeln!(out, "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">")?;
    writeln!(out, "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">")?;
    writeln!(out, "<title>{name_a} against {name_b}</title>\n<style>{STYLE}</style>\n</head>\n<body>")?;
    writeln!(out, "<h1><span class=\"a\">A: {name_a}</span> against <span class=\"b\">B: {name_b}</span></h1>")?;
    let conditions = escape(&conditions_line(&report.settings));
    writeln!(out, "<p class=\"soft\">{conditions}; {} of {} games</p>", report.games, report.settings.games)?;
    for side in &report.sides {
        writeln!(out, "<p class=\"soft\">{:?}: <code>{}</code></p>", side.entrant, escape(&side.command))?;
    }
    if let (Some(rate), Some(elo)) = (&a.rate, &report.elo) {
        writeln!(out, "<p class=\"head\">A scores {}, Elo {}</p>", percent(rate).trim(), elo_text(elo))?;
    }
    if let Some(test) = &report.test {
        writeln!(
            out,
            "<p>SPRT {} to {} Elo: log-likelihood ratio {:.2} of &plusmn;{:.2}, {}</p>",
            test.sprt.elo0,
            test.sprt.elo1,
            test.ratio,
            test.bound,
            decision_text(test.decision, &test.sprt)
        )?;
    }
    write_results(out, report)?;
    write_plots(out, report, games)?;
    write_effort(out, report)?;
    write_endings(out, report)?;
    write_games(out, games)?;
    writeln!(out, "</body>\n</html>")
}

fn write_results(out: &mut String, report: &Report) -> fmt::Result {
    let a = &report.sides[0];
    writeln!(
        out,
        "<h2>Results of A</h2>\n<table>\n<tr><th></th><th>won</th><th>drawn</th><th>lost</th><th>share</th></tr>"
    )?;
    let mut row = |name: &str, tally: &Tally, share: Option<String>| {
        writeln!(
            out,
            "<tr><td>{name}</td><td>{}</td><td>{}</td><td>{}</td><td>{}</td></tr>",
            tally.wins,
            tally.draws,
            tally.losses,
            share.unwrap_or_default()
        )
    };
    row("all games", &a.total, a.rate.as_ref().map(percent))?;
    for color in Color::BOTH {
        let index = color.index();
        row(&format!("as {color}"), &a.by_color[index], a.rate_by_color[index].as_ref().map(percent))?;
    }
    writeln!(out, "</table>\n<p>Black: {}</p>", tally_text(&report.black).trim())?;
    let (points, qq) = (&report.match_points, &report.qq);
    writeln!(
        out,
        "<p>Match points (2 a win, 1 a draw) {} : {} in {} games; QQ rating {:.1} ({}) : {:.1} ({})</p>",
        points.points[0], points.points[1], points.games, qq[0].rating, qq[0].grade, qq[1].rating, qq[1].grade
    )
}

fn write_plots(out: &mut String, report: &Report, games: &[GameRecord]) -> fmt::Result {
    if games.is_empty() {
        return Ok(());
    }
    writeln!(out, "<h2>Plots</h2>\n<div class=\"plots\">")?;
    let mut figure = |caption: &str, plot: Plot| {
        writeln!(out, "<figure><figcaption>{}</figcaption>\n{}</figure>", escape(caption), plot.svg(caption))
    };
    figure("Share of A with its 95 % interval", share_plot(games))?;
    if let Some(test) = &report.test {
        figure("SPRT: log-likelihood ratio", ratio_plot(&test.sprt, games))?;
    }
    let margins: Vec<f64> = games.iter().filter_map(margin_of_a).collect();
    let unit = report.settings.rules.unit.name();
    let class = |margin: f64| if margin > 0.0 { "a" } else { "b" };
    if let Some(mut plot) = Plot::histogram(&margins, &format!("margin of A ({unit})"), &class) {
        plot.rule(0.0, true, "even");
        figure("Margins of the games that were counted", plot)?;
    }
    let lengths: Vec<f64> = games.iter().map(|game| game.moves as f64).collect();
    if let Some(plot) = Plot::histogram(&lengths, "moves", &|_| "n") {
        figure("Length of games", plot)?;
    }
    figure("Wall time for a move (A blue, B orange)", time_plot(games, &|game, index| Some(game.wall[index])))?;
    if games.iter().any(|game| game.cpu.iter().any(Option::is_some)) {
        figure("CPU time for a move (A blue, B orange)", time_plot(games, &|game, index| game.cpu[index]))?;
    }
    writeln!(out, "</div>")
}

fn share_plot(games: &[GameRecord]) -> Plot {
    let mut points = 0.0;
    let mut line = Vec::new();
    let mut band = Vec::new();
    for (index, game) in games.iter().enumerate() {
        points += game.score(Entrant::A);
        if let Some(share) = rate(points, index + 1) {
            let number = (index + 1) as f64;
            line.push((number, 100.0 * share.value));
            band.push((number, 100.0 * share.low, 100.0 * share.high));
        }
    }
    let mut plot = Plot::new((0.0, games.len() as f64), (0.0, 100.0), "games", "percent");
    plot.band(&band, "a");
    plot.rule(50.0, false, "even");
    plot.line(&line, "a");
    plot
}

fn ratio_plot(sprt: &Sprt, games: &[GameRecord]) -> Plot {
    let mut points = 0.0;
    let mut line = vec![(0.0, 0.0)];
    for (index, game) in games.iter().enumerate() {
        points += game.score(Entrant::A);
        line.push(((index + 1) as f64, sprt.ratio(points, index + 1)));
    }
    let bound = Sprt::bound();
    let extent = line.iter().fold(bound, |most, (_, ratio)| most.max(ratio.abs())) * 1.1;
    let mut plot = Plot::new((0.0, games.len() as f64), (-extent, extent), "games", "ratio");
    plot.rule(bound, false, "even");
    plot.rule(-bound, false, "even");
    plot.line(&line, "a");
    plot
}

/// Seconds for a move of each game; `spent` is the time of the side with an index in a game.
fn time_plot(games: &[GameRecord], spent: &dyn Fn(&GameRecord, usize) -> Option<f64>) -> Plot {
    let of = |entrant: Entrant| {
        games.iter().filter_map(move |game| {
            let index = game.color(entrant).index();
            let per_move = spent(game, index).filter(|_| game.thought[index] > 0)? / f64::from(game.thought[index]);
            Some((game.game as f64, per_move, format!("game {}: {per_move:.3} s", game.game)))
        })
    };
    let most = Entrant::BOTH.into_iter().flat_map(of).fold(0.001, |most: f64, (_, time, _)| most.max(time));
    let last = games.iter().map(|game| game.game).max().unwrap_or(1);
    let mut plot = Plot::new((0.0, last as f64), (0.0, most * 1.05), "game", "seconds");
    plot.dots(of(Entrant::A), "a");
    plot.dots(of(Entrant::B), "b");
    plot
}

fn write_effort(out: &mut String, report: &Report) -> fmt::Result {
    writeln!(out, "<h2>Time</h2>\n<div class=\"wide\"><table>\n<tr><th></th><th>moves</th><th>wall/move</th>")?;
    writeln!(
        out,
        "<th>CPU/move</th><th>slowest</th><th>wall</th><th>CPU</th><th>late</th><th>virtual moves</th></tr>"
    )?;
    let mut row = |name: String, effort: &Effort| {
        let seconds =
            |time: Option<f64>, places: usize| time.map_or("&ndash;".to_string(), |time| format!("{time:.places$} s"));
        writeln!(
            out,
            "<tr><td>{name}</td><td>{}</td><td>{}</td><td>{}</td><td>{}</td><td>{}</td><td>{}</td><td>{}</td><td>{}</td></tr>",
            effort.moves,
            seconds(effort.wall_per_move, 3),
            seconds(effort.cpu_per_move, 3),
            seconds(Some(effort.slowest), 3),
            seconds(Some(effort.wall), 1),
            seconds(effort.cpu, 1),
            effort.late,
            effort.virtual_moves
        )
    };
    for side in &report.sides {
        row(format!("{:?}", side.entrant), &side.effort)?;
        for color in Color::BOTH {
            row(format!("{:?} as {color}", side.entrant), &side.effort_by_color[color.index()])?;
        }
    }
    writeln!(out, "</table></div>")
}

fn write_endings(out: &mut String, report: &Report) -> fmt::Result {
    writeln!(out, "<h2>Ends</h2>\n<table>\n<tr><th>by</th><th>games</th><th>A lost</th><th>B lost</th></tr>")?;
    for (reason, count) in &report.reasons {
        let [a, b] = [0, 1].map(|index: usize| report.sides[index].losses_by.get(reason).copied().unwrap_or(0));
        writeln!(out, "<tr><td>{}</td><td>{count}</td><td>{a}</td><td>{b}</td></tr>", reason.words())?;
    }
    writeln!(out, "</table>")?;
    let settled: Vec<String> = report.settlements.iter().map(|(name, count)| format!("{name} {count}")).collect();
    if !settled.is_empty() {
        writeln!(out, "<p>Dead stones: {}; play resumed {} times</p>", settled.join(", "), report.resolutions)?;
    }
    if let Some((asked, [a, b])) = report.final_scores {
        writeln!(out, "<p>Final score: of {asked} games A agrees with the referee on {a}, B on {b}</p>")?;
    }
    writeln!(out, "<p>Duplicate games: {}</p>", duplicates_text(&report.duplicates))
}

fn write_games(out: &mut String, games: &[GameRecord]) -> fmt::Result {
    writeln!(out, "<h2>Games</h2>\n<div class=\"wide\"><table>\n<tr><th>game</th><th>Black</th><th>result</th>")?;
    writeln!(out, "<th>won by</th><th class=\"left\">reason</th><th>moves</th><th class=\"left\">remarks</th></tr>")?;
    for game in games {
        let winner = match game.winning_entrant() {
            Some(Entrant::A) => "<span class=\"a\">A</span>",
            Some(Entrant::B) => "<span class=\"b\">B</span>",
            None => "&ndash;",
        };
        let remarks: Vec<String> = std::iter::once(&game.detail)
            .chain(&game.notes)
            .filter(|text| !text.is_empty())
            .map(|text| escape(text))
            .collect();
        writeln!(
            out,
            "<tr><td><a href=\"{}\">{}</a></td><td>{:?}</td><td>{}</td><td>{winner}</td><td class=\"left\">{}</td><td>{}</td><td class=\"left\">{}</td></tr>",
            escape(&game.sgf),
            game.game,
            game.black,
            escape(&game.result),
            game.reason.words(),
            game.moves,
            remarks.join("; ")
        )?;
    }
    writeln!(out, "</table></div>")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::arena::testing::{games, settings};

    #[test]
    fn the_page_is_whole_and_asks_for_nothing() {
        let mut settings = settings();
        settings.names[0] = "<script>alert(1)</script>".to_string();
        settings.sprt = Some(Sprt { elo0: 0.0, elo1: 50.0 });
        let games = games(&[Some(Entrant::A), Some(Entrant::B), None, Some(Entrant::A)]);
        let page = html(&Report::new(&settings, &games), &games);
        assert!(page.starts_with("<!DOCTYPE html>") && page.ends_with("</html>\n"));
        assert!(!page.contains("<script") && !page.contains("http"), "{page}");
        assert_eq!((page.matches("<svg").count(), page.matches("</svg>").count()), (6, 6));
        assert_eq!(page.matches("games/0000").count(), 4);
    }

    #[test]
    fn a_match_without_games_has_a_page() {
        let page = html(&Report::new(&settings(), &[]), &[]);
        assert!(page.ends_with("</html>\n") && !page.contains("<svg"));
    }
}
