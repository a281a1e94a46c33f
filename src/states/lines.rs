//! Where a line game stands.

use liangyi_core::base::{Color, Size};
use liangyi_core::game::{Move, Phase, Position};
use liangyi_core::line::{LineEnd, LineGame, LineJudgement};
use liangyi_engine::engine::LineSession;

use super::forbidden::StoneLine;
use super::game::{GameKind, GameResult, LastMove, Next, ResultReason, Sides, State};
use super::illegal::{IllegalMove, WhyIllegal};
use super::parts::{rows, vertex};
use super::pass::PassMeans;
use crate::protocol::line_result;

/// Where the session's game stands.
pub fn state_of_line_game(session: &LineSession) -> State {
    let game = session.game();
    let (over, color, last) = (game.is_over(), game.to_move(), game.moves().last());
    let next = match over {
        true => Vec::new(),
        false if game.legal_moves(color).points.is_empty() => vec![Next::Pass],
        false => vec![Next::Play, Next::Pass],
    };
    State {
        ruleset: session.name().to_string(),
        game: GameKind::LineGame,
        size: Sides::of(game.size()),
        komi: None,
        handicap: None,
        rows: rows(game.board()),
        move_number: game.moves().len(),
        last_move: last.map(|&played| LastMove::new(game.size(), played)),
        phase: if over { Phase::Over } else { Phase::Contest },
        to_move: color,
        offer: offer(game),
        virtual_stones: None,
        prisoners: None,
        debt: None,
        extra_moves_cost: false,
        button: None,
        next,
        pass_means: PassMeans::in_line_game(game),
        illegal: illegal_in_line_game(game, color),
        over,
        declared_end: None,
        result: game.end().and_then(|end| {
            let (text, reason) = (line_result(game)?, reason(end));
            Some(GameResult { winner: end.winner(), text, margin: None, reason })
        }),
    }
}

/// Who has made the first of the passes at the end of the game.
fn offer(game: &LineGame) -> Option<Color> {
    let passes = game.moves().iter().rev().take_while(|played| played.mv == Move::Pass);
    passes.last().map(|played| played.color)
}

/// The empty points on which `color` must not play.
pub fn illegal_in_line_game(game: &LineGame, color: Color) -> Vec<IllegalMove> {
    let size = game.size();
    let illegal = |point| {
        let why = match game.end() {
            Some(_) => WhyIllegal::Over,
            None => why_forbidden(size, &game.judge(color, point)?),
        };
        Some(IllegalMove { mv: vertex(size, point), why })
    };
    game.board().empty().without(&game.legal_moves(color).points).iter().filter_map(illegal).collect()
}

/// Why a move is forbidden that was judged so.
pub fn why_forbidden(size: Size, judgement: &LineJudgement) -> WhyIllegal {
    let lines = judgement.shapes.iter().map(|found| StoneLine::new(size, found));
    WhyIllegal::Forbidden {
        kinds: judgement.kinds.clone(),
        lines: lines.filter(|line| line.shape.may_forbid()).collect(),
    }
}

fn reason(end: LineEnd) -> ResultReason {
    match end {
        LineEnd::Five(_) => ResultReason::Five,
        LineEnd::Forbidden(_) => ResultReason::ForbiddenMove,
        LineEnd::Passes => ResultReason::Passes,
        LineEnd::Full => ResultReason::FullBoard,
    }
}
