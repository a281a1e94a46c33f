//! Where a game stands, as a value to be serialised, with what a pass is called.

use liangyi_core::base::{Color, Size};
use liangyi_core::game::{End, Game, Move, Phase, Played};
use liangyi_core::line::LineGame;
use liangyi_core::rules::{Ending, Rules};
use liangyi_engine::judge::Stage;
use serde::{Deserialize, Serialize};

use super::illegal::IllegalMove;

/// Where a game stands.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct GameState {
    /// The name of the ruleset.
    pub ruleset: String,
    /// Which game it is.
    pub game: GameKind,
    /// The board.
    pub size: Sides,
    /// What White gets, in points; `None` in a line game.
    pub komi: Option<f64>,
    /// The number of Black's handicap stones; `None` in a line game.
    pub handicap: Option<u32>,
    /// The rows of the board from the top: `X` for Black, `O` for White, `.` for an empty point.
    pub rows: Vec<String>,
    /// How many moves have been made.
    pub move_number: usize,
    /// The last of them.
    pub last_move: Option<LastMove>,
    /// Where the game stands.
    #[cfg_attr(test, ts(type = "Phase"))]
    pub phase: Phase,
    /// Whose turn it is; while the game is stopped, who moves first if it goes on.
    #[cfg_attr(test, ts(type = "Color"))]
    pub to_move: Color,
    /// Who has made the first of the offers to stop or end that now stand.
    #[cfg_attr(test, ts(type = "Color | null"))]
    pub offer: Option<Color>,
    /// What such an offer is called under the rules; `None` in a line game.
    pub offer_means: Option<OfferMeans>,
    /// Virtual stones, Black's first; `None` where the ruleset has no virtual moves, and no passes that are such moves.
    #[serde(rename = "virtual")]
    pub virtual_stones: Option<[u32; 2]>,
    /// The stones that Black and White have taken; `None` in a line game.
    pub prisoners: Option<[u32; 2]>,
    /// What the moves made so far cost: a point for each extra move, or Black one for the last stone; `None` where they
    /// cost nothing.
    pub debt: Option<Owed>,
    /// Whether the next extra move costs a point.
    pub extra_moves_cost: bool,
    /// The button; `None` where the ruleset has none.
    pub button: Option<ButtonState>,
    /// How far the position has come, as it is judged, of a game of Go that has stopped or is over; `None` elsewhere,
    /// and until it has been judged.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional, type = "Stage"))]
    pub position: Option<Stage>,
    /// What may be done next.
    pub next: Vec<Next>,
    /// What a pass is called now; `None` where it changes nothing or may not be made.
    pub pass_means: Option<PassMeans>,
    /// The empty points that the side to move must not play, and the virtual move if it must not make that.
    pub illegal: Vec<IllegalMove>,
    /// Whether the game is over. A game that is stopped is not until both sides have agreed.
    pub over: bool,
    /// After how many moves the whole position stood before that the last move has brought back with the same side to
    /// move, where nothing forbids that: the game has no result if both sides agree, and may go on.
    pub cycle: Option<usize>,
    /// How both sides have declared that it ends here, if they have.
    #[cfg_attr(test, ts(type = "End | null"))]
    pub declared_end: Option<End>,
    /// The result, where the game is over and nothing has to be judged for it.
    pub result: Option<ShownResult>,
}

/// Which game is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum GameKind {
    /// Go.
    Go,
    /// A line game, such as renju.
    LineGame,
}

/// The size of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Sides {
    /// How many columns it has.
    pub width: usize,
    /// How many rows it has.
    pub height: usize,
}

impl Sides {
    /// Those of a board.
    pub fn of(size: Size) -> Sides {
        Sides { width: size.width(), height: size.height() }
    }
}

/// The last move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LastMove {
    /// Who made it.
    #[cfg_attr(test, ts(type = "Color"))]
    pub color: Color,
    /// The point, `pass` or `virtual`; `move` when it is serialised.
    #[serde(rename = "move")]
    pub mv: String,
}

impl LastMove {
    /// A move on a board of this size.
    pub fn new(size: Size, played: Played) -> LastMove {
        LastMove { color: played.color, mv: played.mv.display(size).to_string() }
    }
}

/// What a side owes for extra moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Owed {
    /// Who owes it; `None` where nobody owes anything.
    #[cfg_attr(test, ts(type = "Color | null"))]
    pub debtor: Option<Color>,
    /// How many points.
    pub points: u32,
}

/// The button, which the first pass takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ButtonState {
    /// Who has taken it.
    #[cfg_attr(test, ts(type = "Color | null"))]
    pub taken_by: Option<Color>,
}

/// What may be done next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Next {
    /// A stone on the board.
    Play,
    /// A virtual move.
    Virtual,
    /// A pass: see [`GameState::pass_means`].
    Pass,
    /// Agreement on dead stones and on whose the empty points are.
    Agree,
    /// A stone or a virtual move with which the game goes on, as the sides disagree.
    Resume,
}

/// The result of a game that is over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ShownResult {
    /// Who has won; `None` for a draw.
    #[cfg_attr(test, ts(type = "Color | null"))]
    pub winner: Option<Color>,
    /// As GTP writes it.
    pub text: String,
    /// By how much Black is ahead, exactly (`-7 1/2`); `None` where nothing is counted.
    pub margin: Option<String>,
    /// What decided.
    pub reason: ResultReason,
}

/// What decided a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum ResultReason {
    /// The count.
    Count,
    /// A wild region (荒空) that the side left that offered the end first.
    WildRegion,
    /// A repetition, which made the game a draw.
    Repetition,
    /// Nothing yet: wild regions (荒空) are left, and the game goes on.
    Unfilled,
    /// A cycle of whole positions, which leaves the game without a result.
    NoResult,
    /// Five in a line.
    Five,
    /// A move on a forbidden point.
    ForbiddenMove,
    /// Two passes in a line game, which make it a draw.
    Passes,
    /// A full board in a line game: a draw.
    FullBoard,
}

/// What an offer to stop or end is called in the texts of the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum OfferMeans {
    /// An offer to stop (提议停止, 计枰点).
    Stop,
    /// An offer to let the game rest (提议休止, 计活子).
    Rest,
    /// A null move, which asks for the end (请求终局, 新应氏).
    End,
    /// A move that leaves the board unchanged, which ends the game if the other side makes one too.
    Unchanged,
    /// A pass.
    Pass,
}

impl OfferMeans {
    /// What it is called under these rules.
    pub fn under(rules: &Rules) -> OfferMeans {
        match rules.ending {
            Ending::Stop | Ending::FourPasses if rules.counting.facts().at_rest => OfferMeans::Rest,
            Ending::Stop | Ending::FourPasses => OfferMeans::Stop,
            Ending::NullMoves => OfferMeans::End,
            Ending::Unchanged => OfferMeans::Unchanged,
            Ending::Passes | Ending::FourPassesOnABoard => OfferMeans::Pass,
        }
    }
}

/// What a pass of the side to move is called.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum PassMeans {
    /// It offers to stop (提议停止); a second pass accepts.
    OfferToStop,
    /// It accepts the stop.
    AcceptStop,
    /// It offers to let the game rest (提议休止), as 计活子 calls a stop; a second pass accepts.
    OfferToRest,
    /// It accepts that (同意休止).
    AcceptRest,
    /// It is a null move (无为), which asks for the end of the game; a second null move accepts.
    NullMove,
    /// It offers to end the game, as any move that leaves the board unchanged does; a second one accepts.
    OfferEnd,
    /// It accepts the end of the game.
    AcceptEnd,
    /// It takes the button, and offers nothing.
    TakeButton,
    /// A pass, as all know it: a second one ends the game.
    Pass,
    /// It makes the game a draw, in a line game as the second pass.
    AcceptDraw,
    /// It repeats a position, by which the game becomes a draw.
    DrawByRepetition,
}

impl PassMeans {
    /// What a pass means in a game of Go; `None` where it is stopped or over, so that a pass changes nothing.
    pub fn in_go(game: &Game) -> Option<PassMeans> {
        // A game that has stopped has more passes to count where four end it.
        let counts_on = game.phase() == Phase::Stopped && game.rules().ending.counts_four_passes();
        if game.is_over() && !counts_on {
            return None;
        }
        let mut after = game.clone();
        after.play(game.to_move(), Move::Pass).ok()?;
        Some(match (after.phase(), OfferMeans::under(game.rules())) {
            _ if after.is_drawn() => PassMeans::DrawByRepetition,
            (Phase::Stopped, _) if counts_on => PassMeans::OfferEnd,
            (Phase::Stopped, OfferMeans::Rest) => PassMeans::AcceptRest,
            (Phase::Stopped, _) => PassMeans::AcceptStop,
            (Phase::Over, _) => PassMeans::AcceptEnd,
            _ if after.button() != game.button() => PassMeans::TakeButton,
            (Phase::Contest | Phase::Resolution, OfferMeans::Stop) => PassMeans::OfferToStop,
            (Phase::Contest | Phase::Resolution, OfferMeans::Rest) => PassMeans::OfferToRest,
            (Phase::Contest | Phase::Resolution, OfferMeans::End) => PassMeans::NullMove,
            (Phase::Contest | Phase::Resolution, OfferMeans::Unchanged) => PassMeans::OfferEnd,
            (Phase::Contest | Phase::Resolution, OfferMeans::Pass) => PassMeans::Pass,
        })
    }

    /// What a pass means in a line game; `None` where it is over, so that nobody may pass.
    pub fn in_line_game(game: &LineGame) -> Option<PassMeans> {
        game.end().is_none().then(|| match game.moves().last().map(|played| played.mv) {
            Some(Move::Pass) => PassMeans::AcceptDraw,
            Some(Move::Play(_) | Move::Virtual) | None => PassMeans::Pass,
        })
    }
}
