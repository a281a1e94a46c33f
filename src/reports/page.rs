//! The report as one HTML page that loads nothing.

use liangyi_arena::record::{Entrant, GameRecord};
use liangyi_arena::stats::Estimate;
use liangyi_arena::store::Store;
use liangyi_arena::visible::visible;
use liangyi_core::base::Color;
use maud::{DOCTYPE, Markup, PreEscaped, html};

use super::charts;
use super::figures::{MatchReport, Tally};
use super::phrases;
use super::times::TimeFigures;
use crate::words::Words;

const STYLE: &str = "
:root { --a: #1f6fb4; --b: #c4561a; --ink: #1c1f23; --soft: #5b636d; --line: #dfe3e8; }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: #fff;
       margin: 2rem auto; max-width: 1340px; padding: 0 1rem; }
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
.band.a { fill: var(--a); opacity: .15; } .bar.a, .dot.a { fill: var(--a); }
.bar.b, .dot.b { fill: var(--b); } .bar.n { fill: #8b95a1; }
";

/// The page of a match, with the ends of games in these words; `games` are in order.
pub fn html(report: &MatchReport, games: &[GameRecord], words: &dyn Words) -> String {
    let [a, b] = &report.sides;
    let page = html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { (a.name) " against " (b.name) }
                style { (PreEscaped(STYLE)) }
            }
            body {
                h1 { span class="a" { "A: " (a.name) } " against " span class="b" { "B: " (b.name) } }
                p class="soft" {
                    (phrases::conditions(&report.settings)) "; " (report.games) " of " (report.settings.games) " games"
                }
                @for side in &report.sides {
                    p class="soft" { (name(side.entrant)) ": " code { (side.command) } }
                }
                @if let Some(standing) = phrases::standing(report) { p class="head" { (standing) } }
                @if let Some(test) = &report.test { p { (phrases::test(test)) } }
                (results(report))
                (plots(report, games))
                (times(report))
                (endings(report, words))
                (game_list(games, words))
            }
        }
    };
    page.into_string() + "\n"
}

fn name(entrant: Entrant) -> &'static str {
    match entrant {
        Entrant::A => "A",
        Entrant::B => "B",
    }
}

fn results(report: &MatchReport) -> Markup {
    let a = &report.sides[0];
    let row = |name: &str, tally: &Tally, share: Option<&Estimate>| {
        html! {
            tr {
                td { (name) } td { (tally.wins) } td { (tally.draws) } td { (tally.losses) }
                td { (share.map(phrases::share).unwrap_or_default()) }
            }
        }
    };
    html! {
        h2 { "Results of A" }
        table {
            tr { th {} th { "won" } th { "drawn" } th { "lost" } th { "share" } }
            (row("all games", &a.total, a.rate.as_ref()))
            @for color in Color::BOTH {
                @let index = color.index();
                (row(&format!("as {color}"), &a.by_color[index], a.rate_by_color[index].as_ref()))
            }
        }
        p { "Black: " (phrases::tally(&report.black).trim()) }
        p { (phrases::points(report)) }
        p class="soft" { (phrases::QQ_RATING) }
    }
}

fn plots(report: &MatchReport, games: &[GameRecord]) -> Markup {
    let plots = charts::plots(report, games);
    html! {
        @if !plots.is_empty() {
            h2 { "Plots" }
            div class="plots" {
                @for (caption, plot) in &plots { figure { figcaption { (caption) } (plot.svg(caption)) } }
            }
        }
    }
}

fn times(report: &MatchReport) -> Markup {
    let row = |name: &str, times: &TimeFigures| {
        html! {
            tr {
                td { (name) } td { (times.moves) }
                td { (phrases::seconds(times.wall_per_move, 3)) } td { (phrases::seconds(times.cpu_per_move, 3)) }
                td { (phrases::seconds(Some(times.slowest), 3)) }
                td { (phrases::seconds(Some(times.wall), 1)) } td { (phrases::seconds(times.cpu, 1)) }
                td { (times.late) } td { (times.virtual_moves) }
            }
        }
    };
    html! {
        h2 { "Time" }
        div class="wide" {
            table {
                tr {
                    th {} th { "moves" } th { "wall/move" } th { "CPU/move" } th { "slowest" }
                    th { "wall" } th { "CPU" }
                    th { "late" } th { "virtual moves" }
                }
                @for side in &report.sides {
                    (row(name(side.entrant), &side.effort))
                    @for color in Color::BOTH {
                        (row(&format!("{} as {color}", name(side.entrant)), &side.effort_by_color[color.index()]))
                    }
                }
            }
        }
    }
}

fn endings(report: &MatchReport, words: &dyn Words) -> Markup {
    html! {
        h2 { "Ends" }
        table {
            tr { th { "by" } th { "games" } th { "A lost" } th { "B lost" } }
            @for (reason, count) in &report.reasons {
                tr {
                    td { (words.end_reason(*reason)) } td { (count) }
                    @for side in &report.sides { td { (side.losses_by.get(reason).copied().unwrap_or(0)) } }
                }
            }
        }
        @if let Some(dead) = phrases::dead_stones(report) { p { "Dead stones: " (dead) } }
        @if let Some(scores) = phrases::final_scores(report) { p { "Final score: " (scores) } }
        p { "Duplicate games: " (phrases::duplicates(&report.duplicates)) }
    }
}

fn game_list(games: &[GameRecord], words: &dyn Words) -> Markup {
    let winner = |game: &GameRecord| match game.winning_entrant() {
        Some(Entrant::A) => html! { span class="a" { "A" } },
        Some(Entrant::B) => html! { span class="b" { "B" } },
        None => html! { "-" },
    };
    let remarks = |game: &GameRecord| {
        let cause = game.verdict.cause.iter().map(|cause| words.cause(cause));
        let all = cause.chain(game.notes.iter().map(|note| words.note(note)));
        all.map(|text| visible(&text).into_owned()).collect::<Vec<_>>().join("; ")
    };
    html! {
        h2 { "Games" }
        div class="wide" {
            table {
                tr {
                    th { "game" } th { "Black" } th { "result" } th { "won by" } th class="left" { "reason" }
                    th { "moves" } th class="left" { "remarks" }
                }
                @for game in games {
                    tr {
                        // Not the path in the record: a file that was tampered with may lead anywhere.
                        td { a href=(Store::game_path(game.game)) { (game.game) } }
                        td { (name(game.black)) } td { (visible(&game.verdict.result)) } td { (winner(game)) }
                        td class="left" { (words.end_reason(game.verdict.reason)) } td { (game.moves) }
                        td class="left" { (remarks(game)) }
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use liangyi_arena::cause::{Cause, Note};
    use liangyi_arena::elo::Sprt;
    use liangyi_arena::record::EndReason;

    use super::*;
    use crate::reports::testing::{games, settings};
    use crate::reports::text;
    use crate::words::English;

    #[test]
    fn the_page_is_whole_and_loads_nothing() {
        let mut settings = settings();
        settings.names[0] = "<script>alert(1)</script>".to_string();
        settings.sprt = Some(Sprt { elo0: 0.0, elo1: 50.0 });
        let games = games(&[Some(Entrant::A), Some(Entrant::B), None, Some(Entrant::A)]);
        let page = html(&MatchReport::new(&settings, &games, &English), &games, &English);
        assert!(page.starts_with("<!DOCTYPE html>") && page.ends_with("</html>\n"));
        assert!(!page.contains("<script") && !page.contains("http"), "{page}");
        assert_eq!((page.matches("<svg").count(), page.matches("</svg>").count()), (6, 6));
        assert_eq!(page.matches("games/0000").count(), 4);
        assert!(page.contains("QQ rating: both start at 0"), "{page}");
    }

    #[test]
    fn no_record_can_put_anything_into_the_page() {
        const HOSTILE: &str = "\"><a href='javascript:alert(1)'>x</a><!--\u{202e}\u{9b}31m\u{1b}[2J\u{2066}";
        let mut settings = settings();
        settings.names = [HOSTILE, HOSTILE].map(str::to_string);
        settings.programs[0].command = HOSTILE.to_string();
        settings.ruleset = HOSTILE.to_string();
        let mut games = games(&[Some(Entrant::A), Some(Entrant::B), None]);
        for game in &mut games {
            game.sgf = "javascript:alert(1)".to_string();
            game.verdict.result = HOSTILE.to_string();
            game.verdict.cause = Some(Cause::Told(HOSTILE.to_string()));
            game.verdict.reason = EndReason::Crash;
            game.notes = vec![Note::Told(HOSTILE.to_string())];
            game.fingerprint = HOSTILE.to_string();
            game.final_scores = [Some(HOSTILE.to_string()), None];
        }
        let report = MatchReport::new(&settings, &games, &English);
        let page = html(&report, &games, &English);
        assert!(!page.contains("<a href='") && !page.contains("href=\"javascript") && !page.contains("<!--"), "{page}");
        let links: Vec<&str> = page.split("href=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
        assert_eq!(links, ["games/00001.sgf", "games/00002.sgf", "games/00003.sgf"]);
        for text in [page, text(&report, &English)] {
            let hidden = |sign: char| sign != '\n' && visible(&sign.to_string()) != sign.to_string();
            assert_eq!(text.chars().find(|sign| hidden(*sign)), None);
            assert!(text.contains(r"\u{202e}\u{9b}31m\u{1b}[2J\u{2066}"));
        }
    }

    #[test]
    fn a_match_without_games_has_a_page() {
        let page = html(&MatchReport::new(&settings(), &[], &English), &[], &English);
        assert!(page.ends_with("</html>\n") && !page.contains("<svg"));
    }
}
