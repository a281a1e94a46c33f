//! Whether a move is legal, and why.

use liangyi_core::base::Color;
use liangyi_core::game::{Game, Illegal, Move, Phase};
use liangyi_core::line::{LineGame, LineJudgement};
use liangyi_core::rules::Ending;
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
    let mut after = game.clone();
    if let Err(reason) = after.play(color, mv) {
        return Legality::Illegal(reason);
    }
    if after.is_over() && !game.is_over() {
        let stops = after.phase() == Phase::Stopped;
        return Legality::Legal(if stops { EndEffect::Stops } else { EndEffect::Ends });
    }
    let offers = after.offer() == Some(color);
    Legality::Legal(match game.rules().ending {
        Ending::NullMoves if offers => EndEffect::NullMove,
        Ending::Unchanged if offers => EndEffect::Unchanged,
        // A pass says itself that it offers the end; a stone that changes nothing does not.
        Ending::NullMoves
        | Ending::Unchanged
        | Ending::Stop
        | Ending::Passes
        | Ending::FourPasses
        | Ending::FourPassesOnABoard => EndEffect::Nothing,
    })
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
