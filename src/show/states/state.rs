//! Where the game of an engine stands: a game of Go, or a line game.

use liangyi_core::base::{Color, Size};
use liangyi_core::game::{Game, Move, Phase, Position};
use liangyi_core::line::{LineEnd, LineGame, LineJudgement};
use liangyi_core::score::{Reason, Score, debt};
use liangyi_engine::engine::{Engine, GoSession, LineSession};

use super::game::{
    ButtonState, GameKind, GameState, LastMove, Next, OfferMeans, Owed, PassMeans, ResultReason, ShownResult, Sides,
};
use super::illegal::{IllegalMove, StoneLine, WhyIllegal};
use super::parts::{rows, vertex};
use crate::protocol::line_result;

impl GameState {
    /// Where the engine's game stands. Nothing is judged or searched for it.
    pub fn new(engine: &Engine) -> GameState {
        match engine {
            Engine::Go(go) => state_of_go(go),
            Engine::Line(line) => state_of_line_game(line),
        }
    }

    /// As [`GameState::new`], with the position judged where a game of Go has stopped or is over.
    pub fn judged(engine: &mut Engine) -> GameState {
        let state = GameState::new(engine);
        match engine {
            Engine::Go(go) if state.over || state.phase.is_end() => GameState { position: Some(go.stage()), ..state },
            Engine::Go(_) | Engine::Line(_) => state,
        }
    }
}

/// Where the session's game stands.
pub fn state_of_go(session: &GoSession) -> GameState {
    let (game, declared_end) = (session.game(), session.record().terms.declared_end);
    let (rules, color) = (game.rules(), game.to_move());
    let over = game.phase() == Phase::Over || declared_end.is_some();
    let phase = if over { Phase::Over } else { game.phase() };
    let result = if over { session.score_without_judgement().map(|score| ShownResult::of_score(&score)) } else { None };
    let each = |count: fn(&Game, Color) -> u32| Color::BOTH.map(|color| count(game, color));
    let illegal = illegal_in_go(game, color);
    GameState {
        ruleset: session.name().to_string(),
        game: GameKind::Go,
        size: Sides::of(game.size()),
        komi: Some(rules.komi.points()),
        handicap: Some(game.handicap()),
        rows: rows(game.board()),
        move_number: game.move_number(),
        last_move: game.moves().next_back().map(|played| LastMove::new(game.size(), played)),
        phase,
        to_move: color,
        offer: game.offer(),
        offer_means: Some(OfferMeans::under(rules)),
        virtual_stones: rules.have_virtual_stones().then(|| each(Game::virtual_stones)),
        prisoners: Some(each(Game::prisoners)),
        debt: (rules.extra_moves || rules.last_stone).then(|| Owed::by(game.debt(rules))),
        extra_moves_cost: rules.extra_moves && phase == Phase::Contest,
        button: rules.button.then(|| ButtonState { taken_by: game.button() }),
        next: next(game, phase, result.is_some() || declared_end.is_some()),
        pass_means: if over { None } else { PassMeans::in_go(game) },
        illegal,
        over,
        cycle: game.cycle(),
        position: None,
        declared_end,
        result,
    }
}

/// What `color` must not do: the empty points on which it must not play, a virtual move if the ruleset has them, and a
/// pass if it may forbid that.
pub fn illegal_in_go(game: &Game, color: Color) -> Vec<IllegalMove> {
    let size = game.size();
    let forbidden = game.board().empty().without(&game.legal_moves(color).points);
    let points = forbidden.iter().map(|point| (Move::Play(point), vertex(size, point)));
    let virtual_move = game.rules().virtual_moves.then(|| (Move::Virtual, "virtual".to_string()));
    let illegal = |(mv, name)| Some(IllegalMove { mv: name, why: WhyIllegal::from(game.check(color, mv).err()?) });
    let pass = game.rules().repetition.may_forbid_passes().then(|| (Move::Pass, "pass".to_string()));
    points.chain(virtual_move).chain(pass).filter_map(illegal).collect()
}

fn next(game: &Game, phase: Phase, is_settled: bool) -> Vec<Next> {
    match phase {
        Phase::Contest | Phase::Resolution => {
            let legal = game.legal_moves(game.to_move());
            let all =
                [(Next::Play, !legal.points.is_empty()), (Next::Virtual, legal.virtual_move), (Next::Pass, legal.pass)];
            all.into_iter().filter(|(_, may)| *may).map(|(next, _)| next).collect()
        }
        Phase::Over if is_settled => Vec::new(),
        Phase::Over if game.is_over_for_good() => vec![Next::Agree],
        Phase::Stopped | Phase::Over => vec![Next::Agree, Next::Resume],
    }
}

impl ShownResult {
    /// The result that a score is.
    pub fn of_score(score: &Score) -> ShownResult {
        let margin = match score.reason {
            Reason::Count | Reason::Repetition => Some(score.margin.to_string()),
            Reason::WildRegion | Reason::Unfilled | Reason::NoResult => None,
        };
        ShownResult { winner: score.winner(), text: score.result(), margin, reason: ResultReason::from(score.reason) }
    }
}

impl Owed {
    /// What is owed where Black owes `points`, or White where they are negative.
    pub fn by(points: i32) -> Owed {
        let (debtor, points) = debt(points).unzip();
        Owed { debtor, points: points.unwrap_or(0) }
    }
}

impl From<Reason> for ResultReason {
    fn from(reason: Reason) -> ResultReason {
        match reason {
            Reason::Count => ResultReason::Count,
            Reason::WildRegion => ResultReason::WildRegion,
            Reason::Repetition => ResultReason::Repetition,
            Reason::Unfilled => ResultReason::Unfilled,
            Reason::NoResult => ResultReason::NoResult,
        }
    }
}

/// Where the session's game stands.
pub fn state_of_line_game(session: &LineSession) -> GameState {
    let game = session.game();
    let (over, color, last) = (game.is_over(), game.to_move(), game.moves().last());
    let next = match over {
        true => Vec::new(),
        false if game.legal_moves(color).points.is_empty() => vec![Next::Pass],
        false => vec![Next::Play, Next::Pass],
    };
    GameState {
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
        offer_means: None,
        virtual_stones: None,
        prisoners: None,
        debt: None,
        extra_moves_cost: false,
        button: None,
        next,
        pass_means: PassMeans::in_line_game(game),
        illegal: illegal_in_line_game(game, color),
        over,
        cycle: None,
        position: None,
        declared_end: None,
        result: game.end().and_then(|end| {
            let (text, reason) = (line_result(game)?, reason(end));
            Some(ShownResult { winner: end.winner(), text, margin: None, reason })
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
