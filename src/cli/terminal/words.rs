//! How the terminal puts answers together.

use std::fmt::Write;

use liangyi_core::base::Color;
use liangyi_core::game::Move;
use liangyi_core::line::{LineGame, OpeningRule};
use liangyi_core::rules::find_line_game;
use liangyi_core::score::Reason;
use liangyi_engine::engine::Engine;
use liangyi_engine::judge::RulesetScore;
use liangyi_engine::player::Choice;
use liangyi_engine::search::Candidate;

use super::board::PointNotation;
use super::command::{self, HelpIn};
use crate::show::states::OfferMeans;
use crate::show::words::rulesets::{explain, explain_line_game, explain_opening_rule};
use crate::show::words::{Language, Message, ShownCandidate, msg, padded};
use crate::table::{Count, GameOutcome, Refusal, Seats, WhyMove};

/// The moves of a variation that are shown.
const MOST_MOVES: usize = 8;

/// These lines, each with its end.
pub fn lines(lines: &[String]) -> String {
    lines.iter().map(|line| format!("{line}\n")).collect()
}

/// What is shown first: the ruleset, the board, who plays which side.
pub fn greeting(ruleset: &str, points: PointNotation, seats: Seats, words: Language) -> String {
    let ([example, _], size) = (points.examples(), points.size.to_string());
    words.say(msg!("greeting", ruleset = ruleset, size = size, seats = words.seats(seats), example = example))
}

/// Why something is not done, with what may be typed instead.
pub fn refusal(refusal: &Refusal, words: Language) -> String {
    let why = words.refusal(refusal);
    match refusal {
        Refusal::Resigned => words.say(msg!("refusal-resigned", why = why)),
        Refusal::Over
        | Refusal::NothingToTakeBack
        | Refusal::NotCounted
        | Refusal::Unfilled
        | Refusal::Engine(_)
        | Refusal::Territory(_) => why,
    }
}

/// Whether a move of `color` is legal, what it is worth, and the better one.
pub fn why(color: Color, mv: Move, why: &WhyMove, points: PointNotation, words: Language) -> String {
    let mut text = words.legality(mv, &why.legality, &|point| points.name(point));
    text[0] = words.say(msg!(
        "move-is",
        side = words.side(color),
        move = moved(mv, points, words),
        legality = text[0].as_str()
    ));
    text.extend(
        why.own
            .iter()
            .chain(&why.instead)
            .filter(|found| is_visited(found))
            .map(|found| candidate(color, found, points, words)),
    );
    lines(&text)
}

/// A move by its point, or as the language names it.
pub fn moved(mv: Move, points: PointNotation, words: Language) -> String {
    mv.point().map_or_else(|| words.no_point(mv), |point| points.name(point))
}

/// The first candidates of a search for `color`, those left out that it has not visited.
pub fn candidates(color: Color, choice: &Choice, most: usize, points: PointNotation, words: Language) -> String {
    let shown = choice.shown().take(most);
    let text: Vec<String> = shown.map(|found| candidate(color, found, points, words)).collect();
    if text.is_empty() { format!("{}\n", words.no_search()) } else { lines(&text) }
}

/// Whether a search has looked at a move: the figures of another one say nothing.
fn is_visited(found: &Candidate) -> bool {
    found.visits > 0
}

/// A candidate of `color` with the moves after it, as far as the search has visited them.
fn candidate(color: Color, found: &Candidate, points: PointNotation, words: Language) -> String {
    let visited = found.line.iter().zip(&found.line_visits).take_while(|(_, visits)| **visits > 0);
    let line: Vec<String> = visited.take(MOST_MOVES).map(|(&mv, _)| moved(mv, points, words)).collect();
    let (win_rate, visits) = (found.estimate.win_rate, found.visits);
    // Line games have no points to lead by.
    let lead = (!points.has_i).then_some(found.estimate.lead);
    let (mv, wins_in) = (moved(found.mv, points, words), found.wins_in);
    words.candidate(&ShownCandidate { color, mv: &mv, win_rate, lead, visits, wins_in, line: &line })
}

/// How a game of the engine's has ended.
pub fn outcome(outcome: &GameOutcome, engine: &Engine, points: PointNotation, words: Language) -> String {
    match outcome {
        GameOutcome::Resignation(winner) => words.won_by_resignation(*winner) + "\n",
        GameOutcome::NoResult(before) => words.has_no_result(*before) + "\n",
        GameOutcome::Line(_) => engine
            .line()
            .map_or(String::new(), |line| lines(&words.line_end_explained(line.game(), &|point| points.name(point)))),
        GameOutcome::Counted(counted) => counting(&words.has_ended(), counted, points, words),
        GameOutcome::Stopped(first, counted) => {
            let offers = engine.go().map_or(OfferMeans::Stop, |go| OfferMeans::under(go.game().rules()));
            counting(&words.has_stopped(*first, offers), counted, points, words)
        }
    }
}

/// How a game is counted that is at an end, after a sentence that says so.
fn counting(end: &str, counted: &Result<Box<Count>, Refusal>, points: PointNotation, words: Language) -> String {
    let counted = match counted {
        Ok(count) => lines(&words.play_count(count, points.names())),
        Err(refused) => refusal(refused, words),
    };
    words.say(msg!("counted-at-the-end", end = end, counted = counted)) + "\n"
}

/// The result under each ruleset.
pub fn comparison(rows: &[RulesetScore], words: Language) -> String {
    let mut text = String::new();
    for row in rows {
        let _ = write!(text, "  {:20} {:10}", row.ruleset.name, row.score.result());
        text += &words.say(msg!("compared-at", komi = row.score.komi.to_string()));
        match row.score.reason {
            Reason::Count => {}
            Reason::WildRegion => text += &format!("  {}", words.say(msg!("reason-wild-region"))),
            Reason::NoResult => text += &format!("  {}", words.say(msg!("no-result"))),
            Reason::Repetition => text += &format!("  {}", words.say(msg!("reason-repetition"))),
            Reason::Unfilled => text += &format!("  {}", words.say(msg!("reason-not-countable"))),
        }
        text.push('\n');
    }
    text
}

/// What may be typed, a line each, with the name that it has in the language where that does not say what it does.
pub fn help(place: HelpIn<'_>, points: PointNotation, words: Language) -> String {
    let line = |(typed, meaning): (String, Message<'_>)| {
        let meaning = words.say(meaning);
        let named = typed.split([' ', ',']).next().and_then(|name| command::also(name, words));
        let named = named.filter(|name| !meaning.contains(name.as_str()));
        let named = named.map_or(String::new(), |name| words.say(msg!("also-called", name = name)));
        format!("  {} {meaning}{named}\n", padded(&typed, 16))
    };
    command::help(place, points).into_iter().map(line).collect()
}

/// The forbidden points of a line game with the reasons, a line each.
pub fn forbidden(game: &LineGame, points: PointNotation, words: Language) -> String {
    let judged = game.forbidden(Color::Black).iter().filter_map(|point| game.judge(Color::Black, point));
    let text: Vec<String> = judged.flat_map(|found| words.judgement(&found, &|point| points.name(point))).collect();
    if text.is_empty() { words.say(msg!("renju-none-forbidden")) + "\n" } else { lines(&text) }
}

/// The rules of the engine's game, and the rule that has opened it.
pub fn rules(engine: &Engine, opening: Option<OpeningRule>, words: Language) -> String {
    let (name, registry) = (engine.name(), &engine.settings().registry);
    let rules = match (registry.find(name), find_line_game(name)) {
        (Some(row), _) => explain(row, registry, words),
        (None, Some(row)) => explain_line_game(row, words),
        (None, None) => words.say(msg!("own-rules", name = name)) + "\n",
    };
    opening.map_or(rules.clone(), |rule| format!("{rules}\n{}", explain_opening_rule(rule, words)))
}
