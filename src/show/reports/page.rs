//! The report as one HTML page that loads nothing: figures, plots, the list of games, and a board that shows them.

use liangyi_arena::folder::MatchFolder;
use liangyi_arena::record::{Entrant, GameRecord};
use liangyi_arena::stats::Interval;
use liangyi_arena::visible::visible;
use liangyi_core::base::Color;
use maud::{DOCTYPE, Markup, PreEscaped, html};

use super::charts;
use super::figures::{MatchReport, Tally, TimeFigures};
use super::phrases;
use super::viewer::{ReplayedGame, Viewer};
use crate::show::words::{Language, msg};

/// `web/src/style/report.css` with the colours and the board of the page of `liangyi web`, as it was built.
const STYLE: &str = include_str!("../../../web/dist/report.css");

/// The licences of the packages in the script of the page, which whoever passes the page on passes on with them.
const LICENCES: &str = include_str!("../../../web/dist/report-licences.md");

/// What a browser may do with the page: its own styles and its own script, and nothing from anywhere else.
const POLICY: &str = "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; base-uri 'none'; \
                      form-action 'none'";

/// The page of a match in a language; `games` are in order, and `replays` has the moves of
/// each whose file can be read.
pub fn html(report: &MatchReport, games: &[GameRecord], replays: &[Option<ReplayedGame>], words: Language) -> String {
    let [a, b] = &report.sides;
    let viewer = Viewer::new(&report.settings, games, replays, words);
    let against = words.say(msg!("between-players"));
    let page = html! {
        (DOCTYPE)
        html lang=(words.tag()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta http-equiv="Content-Security-Policy" content=(POLICY);
                title { (a.name) (against) (b.name) }
                style { (PreEscaped(STYLE)) }
            }
            body {
                main {
                    h1 { span class="a" { "A: " (a.name) } (against) span class="b" { "B: " (b.name) } }
                    p class="soft" {
                        (phrases::conditions(&report.settings, words)) "; " (phrases::played(report, words))
                    }
                    @for side in &report.sides {
                        p class="soft" { (name(side.entrant)) ": " code { (side.command) } }
                    }
                    @if let Some(standing) = phrases::standing(report, words) { p class="head" { (standing) } }
                    @if let Some(test) = &report.test { p { (phrases::test(test, words)) } }
                    (results(report, words))
                    @if !games.is_empty() {
                        div class="course" {
                            div { (plots(report, games, words)) }
                            div {
                                h2 { (words.say(msg!("page-games"))) }
                                (viewer.place(words)) (game_list(games, &viewer, words))
                            }
                        }
                    }
                    (times(report, words))
                    (endings(report, words))
                }
                (viewer.script())
                pre hidden { (LICENCES) }
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

fn results(report: &MatchReport, words: Language) -> Markup {
    let a = &report.sides[0];
    let row = |name: &str, tally: &Tally, share: Option<&Interval>| {
        html! {
            tr {
                td { (name) } td { (tally.wins) } td { (tally.draws) } td { (tally.losses) }
                td { (share.map(|share| phrases::share(share, words)).unwrap_or_default()) }
            }
        }
    };
    html! {
        h2 { (words.say(msg!("page-results-of-a"))) }
        table {
            tr { td {} @for title in [msg!("page-won"), msg!("page-drawn"), msg!("page-lost"), msg!("page-share")] {
                th { (words.say(title)) }
            } }
            (row(&words.say(msg!("page-all-games")), &a.total, a.rate.as_ref()))
            @for color in Color::BOTH {
                @let index = color.index();
                @let playing = words.say(msg!("page-as", side = words.side(color)));
                (row(&playing, &a.by_color[index], a.rate_by_color[index].as_ref()))
            }
        }
        @let tally = phrases::tally(&report.black, words);
        p { (words.say(msg!("page-black", tally = tally.trim()))) }
        p { (phrases::points(report, words)) }
        p class="soft" { (phrases::qq_rating(words)) }
    }
}

fn plots(report: &MatchReport, games: &[GameRecord], words: Language) -> Markup {
    let plots = charts::plots(report, games, words);
    html! {
        @if !plots.is_empty() {
            h2 { (words.say(msg!("page-plots"))) }
            div class="plots" {
                @for (caption, plot) in &plots { figure { figcaption { (caption) } (plot.svg(caption)) } }
            }
        }
    }
}

fn times(report: &MatchReport, words: Language) -> Markup {
    let titles = [
        msg!("report-moves"),
        msg!("report-wall-per-move"),
        msg!("page-cpu-per-move"),
        msg!("report-slowest"),
        msg!("page-wall"),
        msg!("page-cpu"),
        msg!("report-late"),
        msg!("page-virtual-moves"),
    ];
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
        @let title = words.say(msg!("report-time"));
        h2 { (title) }
        // Scrolled by keyboard, too, where it is too wide.
        div class="wide" tabindex="0" role="group" aria-label=(title) {
            table {
                tr { td {} @for title in titles { th { (words.say(title)) } } }
                @for side in &report.sides {
                    (row(name(side.entrant), &side.effort))
                    @for color in Color::BOTH {
                        @let playing = msg!("page-entrant-as", entrant = name(side.entrant), side = words.side(color));
                        (row(&words.say(playing), &side.effort_by_color[color.index()]))
                    }
                }
            }
        }
    }
}

fn endings(report: &MatchReport, words: Language) -> Markup {
    html! {
        h2 { (words.say(msg!("page-ends"))) }
        table {
            tr { @for title in [msg!("page-by"), msg!("plot-games"), msg!("page-a-lost"), msg!("page-b-lost")] {
                th { (words.say(title)) }
            } }
            @for (reason, count) in &report.reasons {
                tr {
                    td { (words.end_reason(*reason)) } td { (count) }
                    @for side in &report.sides { td { (side.losses_by.get(reason).copied().unwrap_or(0)) } }
                }
            }
        }
        @if let Some(dead) = phrases::dead_stones(report, words) { p { (words.say(msg!("page-dead", dead = dead))) } }
        @if let Some(scores) = phrases::final_scores(report, words) {
            p { (words.say(msg!("page-final-score", scores = scores))) }
        }
        @let duplicates = phrases::duplicates(&report.duplicates, words);
        p { (words.say(msg!("page-duplicates", duplicates = duplicates))) }
    }
}

fn game_list(games: &[GameRecord], viewer: &Viewer, words: Language) -> Markup {
    let winner = |game: &GameRecord| match game.winning_entrant() {
        Some(Entrant::A) => html! { span class="a" { "A" } },
        Some(Entrant::B) => html! { span class="b" { "B" } },
        None => html! { "-" },
    };
    html! {
        p class="soft" {
            (words.say(msg!("page-about-games")))
        }
        div class="wide list" {
            table {
                thead {
                    tr {
                        th { (words.say(msg!("plot-game"))) } td {} th { (words.side(Color::Black)) }
                        th { (words.say(msg!("column-result"))) } th { (words.say(msg!("page-won-by"))) }
                        th class="left" { (words.say(msg!("page-reason"))) } th { (words.say(msg!("report-moves"))) }
                        th class="left" { (words.say(msg!("page-remarks"))) }
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
                            td { a href=(MatchFolder::game_path(game.game)) { (words.say(msg!("page-file"))) } }
                            td { (name(game.black)) } td { (visible(&game.verdict.result)) } td { (winner(game)) }
                            td class="left" { (words.end_reason(game.verdict.reason)) } td { (game.moves) }
                            td class="left" { (phrases::remarks(game, words)) }
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
    use liangyi_arena::record::EndReason;
    use liangyi_arena::stats::Sprt;
    use liangyi_core::base::COLUMNS;
    use liangyi_core::sgf;
    use serde_json::json;

    use super::*;
    use crate::show::reports::testing::{games, settings};
    use crate::show::reports::text;
    use crate::show::reports::viewer::SCRIPT;
    use crate::show::words::{English, Language};

    fn replay(text: &str) -> Option<ReplayedGame> {
        ReplayedGame::of(&sgf::load(text, None).expect("a record"), settings().size, true)
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
        let page = html(&MatchReport::new(&settings, &games, English), &games, &replays, English);
        assert!(page.starts_with("<!DOCTYPE html>") && page.ends_with("</html>\n"));
        // But for the script, of which its own test speaks, and the style.
        let around = page.replace(SCRIPT, "").replace(STYLE, "");
        for loading in ["http:", "https:", "src=", "url(", "@import", "fetch(", "innerHTML", "eval("] {
            assert!(!around.contains(loading), "{loading}: {page}");
        }
        assert!(!STYLE.contains("@import") && STYLE.split("url(").skip(1).all(|rest| rest.starts_with('#')), "{STYLE}");
        assert!(page.contains("default-src 'none'") && !page.contains("alert(1)</script>"), "{page}");
        // The data and the script, which draws the board; six plots.
        assert_eq!((page.matches("<script").count(), page.matches("</script>").count()), (2, 2));
        assert_eq!((page.matches("<svg").count(), page.matches("</svg>").count()), (6, 6));
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
        let report = MatchReport::new(&settings, &games, English);
        let replays = [const { "(;SZ[9];B[ee])" }; 3].map(replay);
        let page = html(&report, &games, &replays, English);
        assert_eq!((page.matches("<script").count(), page.matches("</script").count()), (2, 2), "{page}");
        assert_eq!(data(&page)["games"]["2"]["result"], visible(HOSTILE).into_owned());
        assert!(page.contains("## preact - "), "the licences of what is in the script");
        assert!(!page.contains("<a href='") && !page.contains("href=\"javascript") && !page.contains("<!--"), "{page}");
        let links: Vec<&str> = page.split("href=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
        let own = |game: usize| [format!("#game-{game}"), MatchFolder::game_path(game)];
        assert_eq!(links, [own(1), own(2), own(3)].concat());
        for text in [page, text(&report, English)] {
            let hidden = |sign: char| sign != '\n' && visible(&sign.to_string()) != sign.to_string();
            assert_eq!(text.chars().find(|sign| hidden(*sign)), None);
            assert!(text.contains(r"\u{202e}\u{9b}31m\u{1b}[2J\u{2066}"));
        }
    }

    #[test]
    fn the_page_names_its_language_and_its_script_has_its_sentences() {
        let games = games(&[Some(Entrant::A)]);
        let page = |words: Language| {
            html(&MatchReport::new(&settings(), &games, words), &games, &[replay("(;SZ[9];B[ee])")], words)
        };
        let english = data(&page(Language::English));
        assert_eq!(english["words"]["step"], "Move {step} of {moves}");
        let traditional = page(Language::Traditional);
        assert!(traditional.contains("<html lang=\"zh-Hant\">") && traditional.contains("<h2>對局</h2>"));
        let said = &data(&traditional)["words"];
        assert_eq!(said["told_taken"], "{side}{move}，提{count}子");
        // The script finds every name in braces.
        for (key, sentence) in english["words"].as_object().expect("the words") {
            let names = |text: &serde_json::Value| {
                let text = text.as_str().unwrap_or_default().to_string();
                let mut names: Vec<String> =
                    text.split('{').skip(1).filter_map(|rest| Some(rest.split_once('}')?.0.to_string())).collect();
                names.sort();
                names
            };
            assert_eq!(names(&said[key]), names(sentence), "{key}");
        }
    }

    #[test]
    fn a_match_without_games_has_a_page() {
        let page = html(&MatchReport::new(&settings(), &[], English), &[], &[], English);
        assert!(page.ends_with("</html>\n") && !page.contains("<svg") && !page.contains("<script"));
    }
}
