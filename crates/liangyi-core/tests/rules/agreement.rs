//! Every ruleset against the plain model, position by position, in random games on boards of 2x2 to 5x5, square or not:
//! moves out of turn, passes, virtual moves, suicides, moves after the end, illegal attempts and undo among them.

use liangyi_core::base::{Color, PointSet, Size};
use liangyi_core::board::Board;
use liangyi_core::rules::{CATALOGUE, Ending, Repetition, Ruleset};
use liangyi_core::score::{End, Exact};
use liangyi_core::{game as engine, score};
use num_rational::Rational64;
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use rayon::prelude::*;

use crate::model::{self, Move, Phase, Side, Sides};
use crate::support::rules_of;

/// Columns and rows, and the positions compared for every ruleset on such a board; `LIANGYI_TIMES` multiplies them.
const SIZES: [(Sides, usize); 10] = [
    ((2, 2), 10_000),
    ((3, 3), 10_000),
    ((4, 4), 10_000),
    ((5, 5), 10_000),
    ((2, 3), 2_000),
    ((3, 2), 2_000),
    ((2, 5), 2_000),
    ((4, 3), 2_000),
    ((3, 5), 2_000),
    ((5, 4), 2_000),
];

#[derive(Clone, Copy, Debug, PartialEq)]
enum Action {
    /// To be tried, legal or not.
    Try(Side, Move),
    Undo,
}

/// A game played by both.
struct Pair {
    model: model::Game,
    engine: engine::Game,
}

fn color(side: Side) -> Color {
    match side {
        Side::Black => Color::Black,
        Side::White => Color::White,
    }
}

fn exact(number: Rational64) -> Exact {
    Exact::fraction(*number.numer(), *number.denom())
}

impl Pair {
    fn new(name: &str, size: Sides) -> Pair {
        let model = model::Game::new(model::ruleset(name), size);
        let engine = engine::Game::new(Size::new(size.0 as u32, size.1 as u32).expect("a size"), rules_of(name));
        Pair { model, engine }
    }

    fn translate(&self, mv: Move) -> engine::Move {
        match mv {
            Move::Real((x, y)) => engine::Move::Play(self.engine.size().point(x, y)),
            Move::Virtual => engine::Move::Virtual,
            Move::Pass => engine::Move::Pass,
        }
    }

    /// Does the action on both sides, or says how their answers differ.
    fn act(&mut self, action: Action) -> Result<(), String> {
        match action {
            Action::Undo => {
                let undone = self.engine.undo().map(|played| (played.color, played.mv));
                let last = self.model.moves.last().map(|&(side, mv)| (color(side), self.translate(mv)));
                if last.is_some() {
                    self.model = self.model.without_last(1);
                }
                same("the move taken back", undone, last)
            }
            Action::Try(side, mv) => {
                let legal = self.model.legal(side, mv);
                let answer = self.engine.play(color(side), self.translate(mv));
                if legal {
                    self.model.play(side, mv);
                }
                same("whether the move was made", answer.is_ok(), legal)
            }
        }
    }

    /// Compares everything a player can see of the position; `lists` are the model's legal moves, Black's first.
    fn compare(&self, lists: &[Vec<Move>; 2]) -> Result<(), String> {
        let (model, engine) = (&self.model, &self.engine);
        let mut board = Board::new(engine.size());
        for (y, row) in model.board.iter().enumerate() {
            for (x, stone) in row.iter().enumerate() {
                if let Some(side) = stone {
                    board.add(color(*side), &PointSet::single(engine.size().point(x, y)));
                }
            }
        }
        // Equality of boards includes the key, here built anew, there kept up move by move.
        same("the board", *engine.board(), board)?;
        for (side, list) in Side::BOTH.into_iter().zip(lists) {
            self.compare_legal(side, list)?;
        }
        let phase = match model.phase {
            Phase::Contest => engine::Phase::Contest,
            Phase::Stopped => engine::Phase::Stopped,
            Phase::Resolution => engine::Phase::Resolution,
            Phase::Over => engine::Phase::Over,
        };
        same("the phase", engine.phase(), phase)?;
        same("whether it is over", engine.is_over(), model.over())?;
        same("whether it is drawn", engine.is_drawn(), model.drawn)?;
        same("the cycle", engine.cycle(), model.cycle)?;
        same("the side to move", engine.to_move(), color(model.to_move))?;
        same("the offer", engine.offer(), model.first_offer().map(color))?;
        same("virtual stones", Color::BOTH.map(|side| engine.virtual_stones(side)), model.virtual_stones)?;
        same("prisoners", Color::BOTH.map(|side| engine.prisoners(side)), model.prisoners)?;
        same("extra moves", engine.extra_moves(), model.contest_moves[0] - model.contest_moves[1])?;
        same("moves with a stone", engine.stone_move_difference(), model.stone_moves[0] - model.stone_moves[1])?;
        same("the number of moves", engine.move_number(), model.moves.len())?;
        if let Some(count) = model::natural(model) {
            let score = score::score(engine, engine.rules(), End::Natural, None, &PointSet::EMPTY);
            same("Black's count", score.black, exact(count.black))?;
            same("White's count", score.white, exact(count.white))?;
            same("the margin", score.margin, exact(count.margin))?;
        }
        Ok(())
    }

    fn compare_legal(&self, side: Side, list: &[Move]) -> Result<(), String> {
        let legal = self.engine.legal_moves(color(side));
        let mut wanted = PointSet::EMPTY;
        for mv in list {
            if let Move::Real((x, y)) = *mv {
                wanted.insert(self.engine.size().point(x, y));
            }
        }
        let vertices = |set: PointSet| set.iter().map(|p| self.engine.size().vertex(p).to_string()).collect::<Vec<_>>();
        same(&format!("{side:?}'s legal points"), vertices(legal.points), vertices(wanted))?;
        same(&format!("{side:?}'s virtual move"), legal.virtual_move, list.contains(&Move::Virtual))?;
        for point in self.engine.size().points() {
            let checked = self.engine.check(color(side), engine::Move::Play(point)).is_ok();
            same(&format!("{side:?}'s move at {}", self.engine.size().vertex(point)), checked, wanted.contains(point))?;
        }
        same(&format!("{side:?}'s pass"), legal.pass, list.contains(&Move::Pass))?;
        for (mv, model_mv) in [(engine::Move::Virtual, Move::Virtual), (engine::Move::Pass, Move::Pass)] {
            let checked = self.engine.check(color(side), mv).is_ok();
            same(&format!("{side:?}'s {mv:?}, checked"), checked, self.model.legal(side, model_mv))?;
        }
        Ok(())
    }

    /// With every move taken back the engine's history must be as new.
    fn compare_taken_back(&mut self) -> Result<(), String> {
        while self.engine.undo().is_some() {}
        self.model = self.model.without_last(self.model.moves.len());
        self.compare(&self.legal_lists()).map_err(|difference| format!("with all moves taken back, {difference}"))
    }

    fn legal_lists(&self) -> [Vec<Move>; 2] {
        Side::BOTH.map(|side| self.model.legal_moves(side))
    }
}

fn same<T: PartialEq + std::fmt::Debug>(what: &str, engine: T, model: T) -> Result<(), String> {
    if engine == model { Ok(()) } else { Err(format!("{what}: the engine has {engine:?}, the model {model:?}")) }
}

/// What to do next, mostly legal moves of the side to move; captures and suicides more often than chance has them, for
/// they are what makes positions come back.
fn choose(rng: &mut Xoshiro256PlusPlus, game: &model::Game, lists: &[Vec<Move>; 2]) -> Action {
    if rng.random_ratio(1, 16) {
        return Action::Undo;
    }
    let side = if rng.random_ratio(1, 8) { game.to_move.other() } else { game.to_move };
    let (columns, rows) = model::sides(&game.board);
    let mv = match rng.random_range(0..100) {
        0..8 => Move::Pass,
        // Four of them may have to come together.
        8..50 if game.rules.end == model::End::OverAtFourPassesOnABoard => Move::Virtual,
        8..20 if game.rules.virtual_moves || game.rules.virtual_pass => Move::Virtual,
        20..24 => Move::Real((rng.random_range(0..columns), rng.random_range(0..rows))),
        kind => {
            let points: Vec<Move> =
                lists[side as usize].iter().copied().filter(|mv| matches!(mv, Move::Real(_))).collect();
            let takes = |mv: &Move| match *mv {
                Move::Real(point) => {
                    let (_, taken, given) = model::after(&game.board, side, point);
                    taken + given > 0
                }
                _ => false,
            };
            let sharp: Vec<Move> = if kind < 60 { points.iter().copied().filter(takes).collect() } else { Vec::new() };
            let pool = if sharp.is_empty() { &points } else { &sharp };
            if pool.is_empty() { Move::Pass } else { pool[rng.random_range(0..pool.len())] }
        }
    };
    Action::Try(side, mv)
}

/// Does the actions one after another, comparing after each and once all are taken back; the first difference.
fn follow(name: &str, size: Sides, actions: &[Action]) -> Result<(), String> {
    let mut pair = Pair::new(name, size);
    for &action in actions {
        pair.act(action)?;
        pair.compare(&pair.legal_lists())?;
    }
    pair.compare_taken_back()
}

/// The actions that are needed to show a difference, and how the failure reads.
fn report(name: &str, size: Sides, mut actions: Vec<Action>) -> String {
    let mut i = actions.len();
    while i > 0 {
        i -= 1;
        let mut fewer = actions.clone();
        fewer.remove(i);
        if follow(name, size, &fewer).is_err() {
            actions = fewer;
        }
    }
    let mut pair = Pair::new(name, size);
    let mut text = format!("{name}, {}x{}, after", size.0, size.1);
    for &action in &actions {
        let shown = match action {
            Action::Undo => "undo".to_string(),
            Action::Try(side, mv) => format!("{side:?} {}", pair.translate(mv).display(pair.engine.size())),
        };
        text += &format!(" {shown},");
        if pair.act(action).is_err() {
            break;
        }
    }
    let difference = follow(name, size, &actions).expect_err("still different");
    format!("{text}\n{}{difference}", model::picture(&pair.model.board))
}

/// In how many of the positions compared something of note was to be seen.
#[derive(Clone, Copy, Debug, Default)]
struct Seen {
    compared: usize,
    repetition_forbidden: usize,
    over: usize,
    resolution: usize,
    drawn: usize,
}

impl Seen {
    fn note(&mut self, pair: &Pair) {
        let forbids = |point| {
            let verdict = pair.engine.check(pair.engine.to_move(), engine::Move::Play(point));
            matches!(verdict, Err(engine::Illegal::Repeats(_)))
        };
        self.compared += 1;
        self.repetition_forbidden += usize::from(pair.engine.size().points().any(forbids));
        self.over += usize::from(pair.model.over());
        self.resolution += usize::from(pair.model.phase == Phase::Resolution);
        self.drawn += usize::from(pair.model.drawn);
    }
}

/// Plays random games until `positions` positions have been compared.
fn compare_games(name: &str, size: Sides, seed: u64, positions: usize) -> Result<Seen, String> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut seen = Seen::default();
    while seen.compared < positions {
        let mut pair = Pair::new(name, size);
        let mut actions = Vec::new();
        let length = rng.random_range(1..=8 * size.0 * size.1);
        let mut lists = pair.legal_lists();
        for _ in 0..length.min(positions - seen.compared) {
            let action = choose(&mut rng, &pair.model, &lists);
            actions.push(action);
            if pair.act(action).is_err() {
                return Err(report(name, size, actions));
            }
            lists = pair.legal_lists();
            if pair.compare(&lists).is_err() {
                return Err(report(name, size, actions));
            }
            seen.note(&pair);
        }
        if pair.compare_taken_back().is_err() {
            return Err(report(name, size, actions));
        }
    }
    Ok(seen)
}

#[test]
fn every_ruleset_plays_as_the_plain_model_does() {
    let times = std::env::var("LIANGYI_TIMES").map_or(1, |text| text.parse().expect("a number of times"));
    let sizes = SIZES.map(|(size, positions)| (size, positions * times));
    let jobs: Vec<(usize, &Ruleset, (Sides, usize))> = CATALOGUE
        .iter()
        .flat_map(|row| sizes.map(|size| (row, size)))
        .enumerate()
        .map(|(seed, (row, size))| (seed, row, size))
        .collect();
    let results: Vec<Result<Seen, String>> = jobs
        .par_iter()
        .with_max_len(1)
        .map(|&(seed, row, (size, positions))| compare_games(&row.name, size, seed as u64, positions))
        .collect();
    let failures: Vec<&str> = results.iter().filter_map(|result| result.as_ref().err()).map(String::as_str).collect();
    assert!(failures.is_empty(), "{}", failures.join("\n\n"));
    // Games in which nothing happens would agree too.
    let seen: Vec<Seen> = results.into_iter().flatten().collect();
    let wanted: usize = sizes.iter().map(|(_, positions)| positions).sum();
    for (row, seen) in CATALOGUE.iter().zip(seen.chunks(sizes.len())) {
        let sum = |count: fn(&Seen) -> usize| seen.iter().map(count).sum::<usize>();
        let often = |count: fn(&Seen) -> usize| sum(count) > wanted / 100;
        let forbids = row.rules.repetition != Repetition::Allowed;
        let draws = row.rules.repetition == Repetition::TwoMoveWindow;
        assert_eq!(sum(|seen| seen.compared), wanted, "{}", row.name);
        assert!(often(|seen| seen.over), "{}: {seen:?}", row.name);
        // Some ends are for good.
        let resumes = row.rules.ending != Ending::FourPassesOnABoard;
        assert_eq!(often(|seen| seen.resolution), resumes, "{}: {seen:?}", row.name);
        assert_eq!(often(|seen| seen.repetition_forbidden), forbids, "{}: {seen:?}", row.name);
        assert_eq!(often(|seen| seen.drawn), draws, "{}: {seen:?}", row.name);
    }
}

#[test]
fn the_catalogue_has_the_values_that_the_rules_text_gives() {
    for name in model::WRITTEN {
        assert_eq!(model::ruleset(name), model::written(name), "{name}");
    }
}
