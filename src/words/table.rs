//! The catalogue of what has words: a trait for each subject.

use liangyi_arena::cause::{Cause, Note};
use liangyi_arena::record::{DeadStoneSource, EndReason, Verdict};
use liangyi_core::base::{Color, Point, PointForm, PointNames};
use liangyi_core::game::{Illegal, Move, Played};
use liangyi_core::line::{ForbiddenKind, LineEnd, LineJudgement};
use liangyi_core::rules::clauses::Clause;
use liangyi_core::rules::{Rules, Unit};
use liangyi_core::score::makeup::MakeUpStep;
use liangyi_core::score::{MadeUp, ResultUnit, Score};
use liangyi_core::sgf::{GameResult, Info, SgfWarning};
use liangyi_engine::engine::EngineError;
use liangyi_engine::judge::Why;

use crate::networks::{NetworkNotice, NetworkUse};
use crate::play::{Count, Legality, Refusal, Seats, TurnFailure};
use crate::scoring::Doubt;
use crate::words::spoken::Speech;

/// The words of a language for everything.
pub trait Words: CountWords + GameWords + MatchWords + NetworkWords + PlayWords + RulesWords {}

/// How games of a match end.
pub trait MatchWords: Speech {
    /// The kind of an end, in a few words without a capital, such as `illegal move`.
    fn end_reason(&self, reason: EndReason) -> String;

    /// How a game ended, in a line without a capital and a full stop.
    fn ended(&self, verdict: &Verdict) -> String;

    /// What lies behind an end, without a full stop.
    fn cause(&self, cause: &Cause) -> String;

    /// Something else about a game, without a full stop.
    fn note(&self, note: &Note) -> String;

    /// Where dead stones come from, in a few words without a capital.
    fn dead_stone_source(&self, source: DeadStoneSource) -> String;
}

/// The words on a ruleset that comes with the program.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RulesetWords {
    /// Its name in the language, where that is another one than the catalogue's.
    pub name: Option<String>,
    /// What it is, in a line.
    pub summary: String,
    /// Where the rules come from: articles of the text, or the organisation that publishes them.
    pub source: String,
    /// What the axes do not say: its articles in short, a sentence each. Every language has as many, in the same order.
    pub articles: Vec<String>,
}

/// A line that the explanation of a ruleset may have; each has a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fact {
    /// Where it comes from.
    Source,
    /// Its other names.
    Aliases,
    /// Its name in SGF files.
    InSgf,
    /// The board that is played on.
    Board,
    /// What the axes do not say.
    Articles,
    /// The axes with their values.
    Axes,
}

/// Rulesets.
pub trait RulesWords: Speech {
    /// A ruleset or line game that comes with the program.
    fn ruleset(&self, key: &str) -> RulesetWords;

    /// What a ruleset of the user's is, whose file does not say it.
    fn own_summary(&self, based_on: &str) -> String;

    /// Where a ruleset of the user's comes from, whose file does not say it.
    fn own_source(&self) -> String;

    /// What the value of an axis says, a sentence.
    fn clause(&self, clause: Clause) -> String;

    /// The name of a fact.
    fn fact(&self, fact: Fact) -> String;

    /// The columns of a table of rulesets: its name, its Chinese name, what it is, where it comes from.
    fn columns(&self) -> [String; 4];

    /// The board that a game of Go is played on if the user says nothing, with this number of lines.
    fn board(&self, lines: u8) -> String;

    /// The board that a line game is played on if the user says nothing, with this number of lines.
    fn line_board(&self, lines: u8) -> String;

    /// That no axis differs from this ruleset.
    fn same_as(&self, ruleset: &str) -> String;

    /// Above the axes that differ from this ruleset.
    fn differs_from(&self, ruleset: &str) -> String;
}

/// Counts, and what is doubtful about them.
pub trait CountWords: Speech {
    /// In what a count is given, in a word without a capital.
    fn unit(&self, unit: Unit) -> String;

    /// What is done in a step of a board that is made up, in a line.
    fn step(&self, step: &MakeUpStep) -> String;

    /// The sums of a made-up board in a line: what is compared, what is taken off, the result and what decided it.
    fn sums(&self, made: &MadeUp, unit: ResultUnit, form: PointForm) -> String;

    /// Why a chain is called dead or living: its status, a line for each side to begin, and what a network
    /// says if one was asked.
    fn why(&self, why: &Why, names: PointNames) -> Vec<String>;

    /// Why a count may not be the result of its game, a sentence without a full stop.
    fn doubt(&self, doubt: &Doubt, names: PointNames) -> String;

    /// How a game was decided without a count according to its record, and that a count of the board as it stands
    /// follows, without a full stop.
    fn result_without_count(&self, result: &GameResult) -> String;

    /// That a record names rules by a text that nobody knows, so that its game is counted under `ruleset`.
    fn unknown_rules(&self, text: &str, ruleset: &str) -> String;

    /// What a count under these rules is made of, in a line.
    fn count(&self, rules: &Rules, score: &Score, names: PointNames) -> String;
}

/// Networks.
pub trait NetworkWords: Speech {
    /// Which network is used that nobody has named, in a line.
    fn network_notice(&self, notice: &NetworkNotice, purpose: NetworkUse) -> String;
}

/// How a point is written.
pub type PointName<'a> = &'a dyn Fn(Point) -> String;

/// Moves and games.
pub trait GameWords: Speech {
    /// A pass or a virtual move by its name; empty for a move on a point.
    fn no_point(&self, mv: Move) -> String;

    /// A move of a record with its number, in a line.
    fn recorded(&self, number: usize, played: Played, names: PointNames) -> String;

    /// Why a move is illegal, without a full stop.
    fn illegal(&self, reason: &Illegal) -> String;

    /// Whether a move is legal, in a line, and then the reasons, a line each.
    fn legality(&self, legality: &Legality, name: PointName<'_>) -> Vec<String>;

    /// What a stone of a line game makes, and why that is forbidden where it is, a line each.
    fn judgement(&self, judgement: &LineJudgement, name: PointName<'_>) -> Vec<String>;

    /// Why a point is forbidden, in a few words without a capital.
    fn forbidden_kinds(&self, kinds: &[ForbiddenKind]) -> String;

    /// How a line game has ended, without a full stop.
    fn line_end(&self, end: LineEnd) -> String;

    /// Why the engine does not do something, without a full stop.
    fn engine_error(&self, error: &EngineError) -> String;

    /// Who played a recorded game, and when and with what result, a line each, as far as the record says it.
    fn played(&self, info: &Info) -> Vec<String>;

    /// What the reader of a record has put up with, a sentence without a full stop.
    fn file_warning(&self, warning: &SgfWarning) -> String;
}

/// A game between persons and the engine.
pub trait PlayWords: GameWords {
    /// Who plays which side, as a sentence to the person.
    fn seats(&self, seats: Seats) -> String;

    /// That the engine searches for a move of this side.
    fn thinks(&self, color: Color) -> String;

    /// That a side has made a move, which is written like this.
    fn plays(&self, color: Color, mv: &str) -> String;

    /// That a side resigns.
    fn resigns(&self, color: Color) -> String;

    /// That the engine cannot move for this side, and that the person plays on for both, in sentences.
    fn cannot_move(&self, color: Color, failure: &TurnFailure) -> String;

    /// Why what the person wants is not done, without a full stop.
    fn refusal(&self, refusal: &Refusal) -> String;

    /// That a side has won, as the other has resigned.
    fn won_by_resignation(&self, winner: Color) -> String;

    /// That a game has ended, as a sentence.
    fn has_ended(&self) -> String;

    /// That a game has stopped and that play may go on, this side first, as a sentence.
    fn has_stopped(&self, first: Color) -> String;

    /// A count: the sums, the dead stones, and what is in doubt, a line each.
    fn play_count(&self, count: &Count, names: PointNames) -> Vec<String>;

    /// A move that a search has found, in a line.
    fn candidate(&self, candidate: &ShownCandidate<'_>) -> String;

    /// That no search has been made for a move.
    fn no_search(&self) -> String;

    /// That the engine has made no move yet.
    fn no_engine_move(&self) -> String;
}

/// A candidate of a search with its moves as they are written.
#[derive(Clone, Debug, PartialEq)]
pub struct ShownCandidate<'a> {
    /// The move.
    pub mv: &'a str,
    /// Its win rate for the side to move, 0 to 1.
    pub win_rate: f64,
    /// Its lead in points, where there are points.
    pub lead: Option<f64>,
    /// The number of its playouts.
    pub visits: u64,
    /// It and the moves expected after it.
    pub line: &'a [String],
}
