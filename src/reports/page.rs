//! The report as one HTML page that loads nothing: figures, plots, the list of games, and a board that shows them.

use liangyi_arena::record::{Entrant, GameRecord};
use liangyi_arena::stats::Estimate;
use liangyi_arena::store::Store;
use liangyi_arena::visible::visible;
use liangyi_core::base::Color;
use maud::{DOCTYPE, Markup, PreEscaped, html};

use super::charts;
use super::figures::{MatchReport, Tally};
use super::phrases;
use super::replay::Replay;
use super::times::TimeFigures;
use super::viewer::Viewer;
use crate::words::Words;

const STYLE: &str = include_str!("page.css");

/// What a browser may do with the page: its own styles and its own script, and nothing from anywhere else.
const POLICY: &str = "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; base-uri 'none'; \
                      form-action 'none'";

/// The page of a match, with the ends of games in these words; `games` are in order, and `replays` has the moves of
/// each whose file can be read.
pub fn html(report: &MatchReport, games: &[GameRecord], replays: &[Option<Replay>], words: &dyn Words) -> String {
    let [a, b] = &report.sides;
    let viewer = Viewer::new(&report.settings, games, replays);
    let page = html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta http-equiv="Content-Security-Policy" content=(POLICY);
                title { (a.name) " against " (b.name) }
                style { (PreEscaped(STYLE)) }
            }
            body {
                h1 { span class="a" { "A: " (a.name) } " against " span class="b" { "B: " (b.name) } }
                p class="soft" {
                    (phrases::conditions(&report.settings)) "; " (phrases::played(report))
                }
                @for side in &report.sides {
                    p class="soft" { (name(side.entrant)) ": " code { (side.command) } }
                }
                @if let Some(standing) = phrases::standing(report) { p class="head" { (standing) } }
                @if let Some(test) = &report.test { p { (phrases::test(test)) } }
                (results(report))
                @if !games.is_empty() {
                    div class="course" {
                        div { (plots(report, games)) }
                        div { h2 { "Games" } (viewer.board()) (game_list(games, &viewer, words)) }
                    }
                }
                (times(report))
                (endings(report, words))
                (viewer.script())
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

fn game_list(games: &[GameRecord], viewer: &Viewer, words: &dyn Words) -> Markup {
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
        p class="soft" {
            "A number shows the game on the board, ← and → step through it; “file” is its SGF file."
        }
        div class="wide list" {
            table {
                thead {
                    tr {
                        th { "game" } th {} th { "Black" } th { "result" } th { "won by" } th class="left" { "reason" }
                        th { "moves" } th class="left" { "remarks" }
                    }
                }
                tbody {
                    @for game in games {
                        tr id={ "row-" (game.game) } {
                            td {
                                @if viewer.has(game.game) { a href={ "#game-" (game.game) } { (game.game) } }
                                @else { (game.game) }
                            }
                            // Not the path in the record: a file that was tampered with may lead anywhere.
                            td { a href=(Store::game_path(game.game)) { "file" } }
                            td { (name(game.black)) } td { (visible(&game.verdict.result)) } td { (winner(game)) }
                            td class="left" { (words.end_reason(game.verdict.reason)) } td { (game.moves) }
                            td class="left" { (remarks(game)) }
                        }
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
    use liangyi_core::base::COLUMNS;
    use liangyi_core::sgf;
    use serde_json::json;

    use super::*;
    use crate::reports::testing::{games, settings};
    use crate::reports::text;
    use crate::words::English;

    fn replay(text: &str) -> Option<Replay> {
        Replay::of(&sgf::load(text, None).expect("a record"), settings().size, true)
    }

    /// What the script of a page reads.
    fn data(page: &str) -> serde_json::Value {
        let (_, rest) = page.split_once("<script id=\"games-data\" type=\"application/json\">").expect("the data");
        serde_json::from_str(rest.split_once("</script>").expect("its end").0).expect("JSON")
    }

    #[test]
    fn the_page_is_whole_and_loads_nothing() {
        let mut settings = settings();
        settings.names[0] = "<script>alert(1)</script>".to_string();
        settings.sprt = Some(Sprt { elo0: 0.0, elo1: 50.0 });
        let games = games(&[Some(Entrant::A), Some(Entrant::B), None, Some(Entrant::A)]);
        let replays = [replay("(;SZ[9];B[ee])"), None, replay("(;SZ[9];B[cc];W[];VM[1]B[])"), replay("(;SZ[9])")];
        let page = html(&MatchReport::new(&settings, &games, &English), &games, &replays, &English);
        assert!(page.starts_with("<!DOCTYPE html>") && page.ends_with("</html>\n"));
        for loading in ["http:", "https:", "src=", "url(", "@import", "fetch(", "innerHTML", "eval("] {
            assert!(!page.contains(loading), "{loading}: {page}");
        }
        assert!(page.contains("default-src 'none'") && !page.contains("alert(1)</script>"), "{page}");
        // The data and the script; six plots, the board, and its pieces.
        assert_eq!((page.matches("<script").count(), page.matches("</script>").count()), (2, 2));
        assert_eq!((page.matches("<svg").count(), page.matches("</svg>").count()), (6 + 1 + 7, 6 + 1 + 7));
        assert_eq!(page.matches("games/0000").count(), 4);
        let links = |game: usize| page.matches(&format!("href=\"#game-{game}\"")).count();
        assert_eq!([1, 2, 3, 4].map(links), [1, 0, 1, 1], "a game whose file cannot be read is not on the board");
        let data = data(&page);
        assert_eq!(data["games"]["3"]["moves"], "ccZZyy");
        assert_eq!(data["games"]["1"], json!({"black": 0, "result": "B+2.5", "start": ["", ""], "moves": "ee"}));
        assert_eq!(data["letters"], COLUMNS[..9]);
        assert!(page.contains("QQ rating: both start at 0"), "{page}");
    }

    #[test]
    fn no_record_can_put_anything_into_the_page() {
        const HOSTILE: &str =
            "\"><a href='javascript:alert(1)'>x</a></script>]]><!--\u{202e}\u{9b}31m\u{1b}[2J\u{2066}";
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
        let replays = [const { "(;SZ[9];B[ee])" }; 3].map(replay);
        let page = html(&report, &games, &replays, &English);
        assert_eq!((page.matches("<script").count(), page.matches("</script").count()), (2, 2), "{page}");
        assert_eq!(data(&page)["games"]["2"]["result"], visible(HOSTILE).into_owned());
        assert!(!page.contains("<a href='") && !page.contains("href=\"javascript") && !page.contains("<!--"), "{page}");
        let links: Vec<&str> = page.split("href=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
        let own = |game: usize| [format!("#game-{game}"), Store::game_path(game)];
        assert_eq!(links, [own(1), own(2), own(3)].concat());
        for text in [page, text(&report, &English)] {
            let hidden = |sign: char| sign != '\n' && visible(&sign.to_string()) != sign.to_string();
            assert_eq!(text.chars().find(|sign| hidden(*sign)), None);
            assert!(text.contains(r"\u{202e}\u{9b}31m\u{1b}[2J\u{2066}"));
        }
    }

    #[test]
    fn a_match_without_games_has_a_page() {
        let page = html(&MatchReport::new(&settings(), &[], &English), &[], &[], &English);
        assert!(page.ends_with("</html>\n") && !page.contains("<svg") && !page.contains("<script"));
    }
}
