//! How the terminal puts answers together, and its own words; those for what happens in a game come from a table.

use std::fmt::Write;

use liangyi_core::base::{Color, Size};
use liangyi_core::game::Move;
use liangyi_core::rules::find_line_game;
use liangyi_core::score::Reason;
use liangyi_engine::engine::Engine;
use liangyi_engine::judge::RulesetScore;
use liangyi_engine::player::Choice;
use liangyi_engine::search::Candidate;

use super::points::Points;
use crate::play::{Count, Outcome, Refusal, Why};
use crate::words::rulesets::{explain, explain_line_game};
use crate::words::{ShownCandidate, Words};

/// That not only points were named.
pub const NO_POINTS: &str = "pass and virtual are no points";

/// The moves of a variation that are shown.
const MOST_MOVES: usize = 8;

/// These lines, each with its end.
pub fn lines(lines: &[String]) -> String {
    lines.iter().map(|line| format!("{line}\n")).collect()
}

/// What is shown first: the ruleset, the board, who plays which side.
pub fn greeting(ruleset: &str, size: Size, seats: &str) -> String {
    format!("{ruleset} on {size}. {seats} Type a point such as d4, or `help`.")
}

/// What stands before a line that is typed: the side to move, if the game goes on.
pub fn prompt(to_move: Option<Color>) -> String {
    to_move.map_or("over> ".to_string(), |color| format!("{color}> "))
}

/// Asks after Ctrl-C whether the game is to be saved.
pub fn offer_to_save() -> String {
    "\nType a file to save the game as SGF and leave, `no` to leave without, or nothing to go on; Ctrl-C again \
     leaves.\nsave> "
        .to_string()
}

/// That a file is written.
pub fn written(path: &str) -> String {
    format!("{path} is written\n")
}

/// Why something is not done, with what may be typed instead.
pub fn refusal(refusal: &Refusal, words: &dyn Words) -> String {
    let why = words.refusal(refusal);
    match refusal {
        Refusal::Resigned => why + ": `undo` takes it up again, `new` begins another",
        Refusal::Over
        | Refusal::NothingToTakeBack
        | Refusal::NotCounted
        | Refusal::Engine(_)
        | Refusal::Territory(_) => why,
    }
}

/// Whether a move is legal, what it is worth, and the better one.
pub fn why(mv: Move, why: &Why, points: Points, words: &dyn Words) -> String {
    let mut text = words.legality(&why.legality, &|point| points.name(point));
    text[0] = format!("{} is {}", points.mv(mv), text[0]);
    text.extend(
        why.own
            .iter()
            .chain(&why.instead)
            .filter(|found| is_visited(found))
            .map(|found| candidate(found, points, words)),
    );
    lines(&text)
}

/// The first candidates of a search, those left out that it has not visited.
pub fn candidates(choice: &Choice, most: usize, points: Points, words: &dyn Words) -> String {
    let shown = choice.shown().take(most);
    let text: Vec<String> = shown.map(|found| candidate(found, points, words)).collect();
    if text.is_empty() { format!("{}\n", words.no_search()) } else { lines(&text) }
}

/// Whether a search has looked at a move: the figures of another one say nothing.
fn is_visited(found: &Candidate) -> bool {
    found.visits > 0
}

/// A candidate with the moves after it, as far as the search has visited them.
fn candidate(found: &Candidate, points: Points, words: &dyn Words) -> String {
    let visited = found.line.iter().zip(&found.line_visits).take_while(|(_, visits)| **visits > 0);
    let line: Vec<String> = visited.take(MOST_MOVES).map(|(&mv, _)| points.mv(mv)).collect();
    let (win_rate, visits) = (found.estimate.win_rate, found.visits);
    // Line games have no points to lead by.
    let lead = (!points.has_i).then_some(found.estimate.lead);
    words.candidate(&ShownCandidate { mv: &points.mv(found.mv), win_rate, lead, visits, line: &line })
}

/// How a game has ended.
pub fn outcome(outcome: &Outcome, points: Points, words: &dyn Words) -> String {
    match outcome {
        Outcome::Resignation(winner) => words.won_by_resignation(*winner) + "\n",
        Outcome::Line(end) => words.line_end(*end) + "\n",
        Outcome::Counted(counted) => counting(&words.has_ended(), counted, points, words),
        Outcome::Stopped(first, counted) => counting(&words.has_stopped(*first), counted, points, words),
    }
}

/// How a game is counted that is at an end, after a sentence that says so.
fn counting(end: &str, counted: &Result<Box<Count>, Refusal>, points: Points, words: &dyn Words) -> String {
    let counted = match counted {
        Ok(count) => lines(&words.play_count(count, points.names())),
        Err(refused) => refusal(refused, words),
    };
    format!("{end} {counted}`dead` names other stones as dead.\n")
}

/// The result under each ruleset.
pub fn comparison(rows: &[RulesetScore]) -> String {
    let mut text = String::new();
    for row in rows {
        let _ = write!(text, "  {:20} {}", row.ruleset.name, row.score.result());
        match row.score.reason {
            Reason::Count => {}
            Reason::WildRegion | Reason::Repetition => {
                let _ = write!(text, "  {}", row.score.reason.name());
            }
        }
        text.push('\n');
    }
    text
}

/// The rules of the engine's game.
pub fn rules(engine: &Engine, words: &dyn Words) -> String {
    let (name, registry) = (engine.name(), &engine.settings().registry);
    match (registry.find(name), find_line_game(name)) {
        (Some(row), _) => explain(row, registry, words),
        (None, Some(row)) => explain_line_game(row, words),
        (None, None) => format!("rules of your own: {name}\n"),
    }
}
