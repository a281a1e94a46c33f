//! Whether a move is legal, and why: under the rules of its game, and under any others.

use liangyi_core::base::Color;
use liangyi_core::game::{Game, Illegal, Move, Phase, ReplayError};
use liangyi_core::line::{LineGame, LineJudgement};
use liangyi_core::rules::{Ending, NamedRules};
use liangyi_engine::engine::Engine;

/// What the rules say of a move.
#[derive(Clone, Debug, PartialEq)]
pub enum Legality {
    /// It is illegal.
    Illegal(Illegal),
    /// It is legal, and this is what it does to the end of the game.
    Legal(EndEffect),
    /// A stone of a line game: what it makes, and whether that is forbidden.
    Judged(LineJudgement),
}

/// What a legal move does to the end of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EndEffect {
    /// Nothing, or what everyone knows of it.
    Nothing,
    /// It is a null move, which asks for the end.
    NullMove,
    /// It leaves the board unchanged, which ends the game if the other side makes such a move too.
    Unchanged,
    /// It stops the game: play may go on.
    Stops,
    /// It ends the game.
    Ends,
}

impl Legality {
    /// Whether `color` may make a move in the engine's game.
    pub fn of(engine: &Engine, color: Color, mv: Move) -> Legality {
        match engine {
            Engine::Go(go) => of_go(go.game(), color, mv),
            Engine::Line(line) => of_line_game(line.game(), color, mv),
        }
    }
}

/// Whether `color` may make a move of Go.
pub fn of_go(game: &Game, color: Color, mv: Move) -> Legality {
    match made(game, color, mv) {
        Ok((_, end)) => Legality::Legal(end),
        Err(reason) => Legality::Illegal(reason),
    }
}

/// The game after a move, and what that does to its end.
fn made(game: &Game, color: Color, mv: Move) -> Result<(Game, EndEffect), Illegal> {
    let mut after = game.clone();
    after.play(color, mv)?;
    let offers = after.offer() == Some(color);
    let end = if after.phase() == Phase::Over && game.phase() != Phase::Over {
        EndEffect::Ends
    } else if after.is_over() && !game.is_over() {
        EndEffect::Stops
    } else {
        match game.rules().ending {
            Ending::NullMoves if offers => EndEffect::NullMove,
            Ending::Unchanged if offers => EndEffect::Unchanged,
            // A pass says itself that it offers the end; a stone that changes nothing does not.
            Ending::NullMoves
            | Ending::Unchanged
            | Ending::Stop
            | Ending::Passes
            | Ending::FourPasses
            | Ending::FourPassesOnABoard => EndEffect::Nothing,
        }
    };
    Ok((after, end))
}

/// What one of several rulesets says of a move.
#[derive(Clone, Debug, PartialEq)]
pub struct MoveUnder {
    /// The name of the ruleset.
    pub ruleset: String,
    /// What the move does, or why it is illegal.
    pub effect: Result<MoveEffect, Illegal>,
    /// The first move of the game that this ruleset forbids. The board is as that move has left it all the same; a
    /// virtual move is taken as a pass where there are none.
    pub forbidden_before: Option<ReplayError>,
}

/// What a legal move does, but to the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveEffect {
    /// What it does to the end of the game.
    pub end: EndEffect,
    /// What comes back by it, where that is of consequence.
    pub recurrence: Option<Recurrence>,
    /// How many moves with a stone more Black than White has then made in the contest, where they cost points and the
    /// contest is not over.
    pub extra_moves: Option<i32>,
}

/// A board or position that a legal move brings back, and after how many moves that stood before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Recurrence {
    /// The board, which makes the move a null one (无为).
    NullMove(usize),
    /// The position that the opponent has faced, which makes the game a draw.
    Draw(usize),
    /// The position, which leaves no result if both sides agree on that.
    NoResult(usize),
}

impl Recurrence {
    /// After how many moves it stood before.
    pub fn moves_before(self) -> usize {
        match self {
            Recurrence::NullMove(moves) | Recurrence::Draw(moves) | Recurrence::NoResult(moves) => moves,
        }
    }
}

impl MoveUnder {
    /// A move in a game under other rules.
    pub fn of(game: &Game, ruleset: &NamedRules, color: Color, mv: Move) -> MoveUnder {
        let (replayed, forbidden_before) = game.replayed_leniently(ruleset.rules.clone());
        let effect = made(&replayed, color, mv).map(|(after, end)| MoveEffect {
            end,
            recurrence: recurrence(&replayed, &after, color, mv),
            extra_moves: (after.rules().extra_moves && replayed.phase() == Phase::Contest).then(|| after.extra_moves()),
        });
        MoveUnder { ruleset: ruleset.name.clone(), effect, forbidden_before }
    }
}

fn recurrence(before: &Game, after: &Game, color: Color, mv: Move) -> Option<Recurrence> {
    if after.is_drawn() && !before.is_drawn() {
        return after.first_faced(color.opponent()).map(Recurrence::Draw);
    }
    let is_null = match after.rules().ending {
        Ending::NullMoves => mv.point().is_some() && after.board_since() < after.move_number(),
        Ending::Unchanged | Ending::Stop | Ending::Passes | Ending::FourPasses | Ending::FourPassesOnABoard => false,
    };
    if is_null { Some(Recurrence::NullMove(after.board_since())) } else { after.cycle().map(Recurrence::NoResult) }
}

/// Whether `color` may make a move in a line game.
pub fn of_line_game(game: &LineGame, color: Color, mv: Move) -> Legality {
    if let Err(reason) = game.check(mv) {
        return Legality::Illegal(reason);
    }
    match mv.point().and_then(|point| game.judge(color, point)) {
        Some(judgement) => Legality::Judged(judgement),
        None => Legality::Legal(EndEffect::Nothing),
    }
}
