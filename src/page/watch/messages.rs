//! What a page is told of matches. Two-element lists have Black's value first in a game, A's in a match.

use liangyi_arena::record::Entrant;
use liangyi_core::base::Color;
use serde::Serialize;

use crate::show::reports::figures::{Elo, Tally};
use crate::show::states::{GameKind, Sides};

/// What a page is told; its name is under `is`.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "is", rename_all = "snake_case")]
pub enum ViewUpdate {
    /// The time by the server's clock, in milliseconds since 1970: once, at the first look.
    Clock {
        /// The time.
        #[cfg_attr(test, ts(type = "number"))]
        now: u64,
    },
    /// All matches.
    Matches {
        /// A row for each, by name.
        rows: Vec<MatchRow>,
        /// How many more there are.
        left_out: usize,
    },
    /// A match.
    Match(Box<MatchSheet>),
    /// Its plots, as in its report.
    Plots {
        /// Each of them.
        plots: Vec<ViewedPlot>,
    },
    /// Its games in progress.
    Running {
        /// Whether a run plays the match.
        playing: bool,
        /// Each of them, by number.
        games: Vec<ViewedRunningGame>,
        /// How many more there are.
        left_out: usize,
    },
    /// Its games that have ended.
    Games {
        /// Those with the highest numbers, the highest first.
        lines: Vec<GameLine>,
        /// How many there are in all.
        all: usize,
    },
    /// A game.
    Game(Box<ViewedGame>),
    /// There is no such match, or no such game (any more).
    Gone,
    /// The files of the match cannot be read; what has been seen of it stays.
    Fault {
        /// What is wrong; `None` once it is no more.
        detail: Option<String>,
    },
}

/// A match in the list.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct MatchRow {
    /// Its name.
    pub name: String,
    /// The programs, A first.
    pub players: [String; 2],
    /// Ruleset, board and so on, as a sentence.
    pub conditions: String,
    /// How many games have ended.
    pub games: usize,
    /// How many are to be played.
    pub all: usize,
    /// How many are in progress; `None` where no run plays the match.
    pub running: Option<usize>,
    /// Why it cannot be read, if it cannot.
    pub fault: Option<String>,
}

/// A match: what its report says, but for the plots and the games.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct MatchSheet {
    /// Its name.
    pub name: String,
    /// Which game is played.
    pub kind: GameKind,
    /// The programs, A first.
    pub sides: [SideSheet; 2],
    /// How many games have ended.
    pub games: usize,
    /// How many are to be played.
    pub all: usize,
    /// By how much A is stronger.
    pub elo: Option<Elo>,
    /// The same with the interval, in words.
    pub elo_said: Option<String>,
    /// The sequential test, if there is one.
    pub test: Option<ViewedTest>,
    /// The results of Black.
    pub black: Tally,
    /// How many games ended in each way.
    pub ends: Vec<EndCount>,
    /// Ruleset, board and so on, as a sentence.
    pub conditions: String,
    /// How many games have been played, as a sentence.
    pub played: String,
    /// Match points and ratings, as a sentence.
    pub points: String,
    /// Where the dead stones come from, as a sentence.
    pub dead_stones: Option<String>,
    /// How often the programs' results agree with the referee's, as a sentence.
    pub final_scores: Option<BothCount>,
    /// Which games were played twice, in words.
    pub duplicates: String,
}

/// How often both programs agree with the referee.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct BothCount {
    /// In how many games they were asked.
    pub games: usize,
    /// In how many of them each agreed.
    pub agreeing: [usize; 2],
}

/// A program in its match.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SideSheet {
    /// Its name and version according to itself.
    pub name: String,
    /// Its command line.
    pub command: String,
    /// The results of all its games.
    pub total: Tally,
    /// The results by colour, Black first.
    pub by_color: [Tally; 2],
    /// Its share of the points with the interval, in words.
    pub share: Option<String>,
    /// The same by colour.
    pub share_by_color: [Option<String>; 2],
    /// Wall time for a move, in seconds.
    pub per_move: Option<f64>,
    /// CPU time for a move, in seconds.
    pub cpu_per_move: Option<f64>,
    /// The longest move, in seconds.
    pub slowest: f64,
    /// Moves that came after the clock had run out, but within the grace.
    #[cfg_attr(test, ts(type = "number"))]
    pub late: u64,
}

/// The sequential test of a match.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ViewedTest {
    /// The log-likelihood ratio.
    pub ratio: f64,
    /// The test ends when the ratio reaches this bound or its negative.
    pub bound: f64,
    /// Where it stands, as a sentence.
    pub said: String,
}

/// How many games ended in one way.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct EndCount {
    /// The way, by its name in reports as JSON.
    pub reason: String,
    /// The same in words.
    pub said: String,
    /// How many games.
    pub games: usize,
    /// How many of them each program lost, A first.
    pub lost: [usize; 2],
}

/// A plot.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ViewedPlot {
    /// What it shows.
    pub caption: String,
    /// The picture as SVG, whose colours come from style sheets.
    pub svg: String,
}

/// The clock of a side.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ViewedClock {
    /// The time left in the main time or the present period, in seconds; `None` without a clock.
    pub left: Option<f64>,
    /// The periods left of byo-yomi, the present one included; 0 in the main time.
    pub periods: u32,
    /// The moves left in a Canadian period; 0 in the main time.
    pub stones: u32,
    /// The time taken for moves, in seconds.
    pub spent: f64,
}

/// A game in progress.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ViewedRunningGame {
    /// Its number.
    pub game: usize,
    /// Who has Black.
    #[cfg_attr(test, ts(type = "Entrant"))]
    pub black: Entrant,
    /// The rows of the board from the top, as in [`crate::show::states`].
    pub rows: Vec<String>,
    /// The last move: a point, `pass` or `virtual`.
    pub last: Option<String>,
    /// How many moves have been made.
    pub moves: usize,
    /// Whose engine thinks, if one does.
    #[cfg_attr(test, ts(type = "Color | null"))]
    pub thinks: Option<Color>,
    /// Since when, in milliseconds since 1970.
    #[cfg_attr(test, ts(type = "number"))]
    pub since: u64,
    /// The clocks before that.
    pub clocks: [ViewedClock; 2],
}

/// A game that has ended, as a line of the table.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct GameLine {
    /// Its number.
    pub game: usize,
    /// Who had Black.
    #[cfg_attr(test, ts(type = "Entrant"))]
    pub black: Entrant,
    /// The result as SGF writes it.
    pub result: String,
    /// Who won, if somebody did.
    #[cfg_attr(test, ts(type = "Entrant | null"))]
    pub winner: Option<Entrant>,
    /// How it ended, in words.
    pub reason: String,
    /// How many moves it has.
    pub moves: usize,
    /// What lies behind the end, and what else is worth knowing.
    pub remarks: String,
}

/// A game, with all its moves.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ViewedGame {
    /// The name of its match.
    #[serde(rename = "match")]
    pub name: String,
    /// Its number.
    pub game: usize,
    /// The programs, Black's first.
    pub players: [String; 2],
    /// Which game is played.
    pub kind: GameKind,
    /// The board.
    pub size: Sides,
    /// The rows of the board before the first move, from the top.
    pub rows: Vec<String>,
    /// The moves.
    pub steps: Vec<ViewedMove>,
    /// How it ended; `None` while it is played.
    pub ended: Option<GameLine>,
    /// The same while it is played.
    pub running: Option<ViewedRunningGame>,
}

/// A move, and what it does to the board.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ViewedMove {
    /// Whose it is.
    #[cfg_attr(test, ts(type = "Color"))]
    pub color: Color,
    /// The point, `pass` or `virtual`.
    #[serde(rename = "move")]
    pub mv: String,
    /// The points that it empties.
    pub takes: Vec<String>,
}
