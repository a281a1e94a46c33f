//! Learning the weights from game records.
//!
//! Two passes over the games. The first counts shapes, of the moves made and of a few others, and keeps those seen often
//! enough. The second fits all weights by stochastic gradient ascent on the logarithm of the chance of the moves made
//! (AdaGrad step sizes); several threads share the weights without locks. Every `HELD_OUT`th game is kept out of both and
//! tells how often the move made is the one the model thinks best.

use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::atomic::{AtomicU32, AtomicU64};

use rayon::prelude::*;
use rustc_hash::FxHashMap;

use crate::base::{Color, Point, PointSet, Size};
use crate::board::Board;
use crate::playout::gammas::Classes;
use crate::playout::tactics::Local;
use crate::playout::{Dice, Gammas, PlayoutBoard, tactics};
use crate::policy::patterns::features::{FEATURES, features};
use crate::policy::patterns::model::{Model, key};
use crate::policy::patterns::shape::View;

/// One game in so many is held out.
pub const HELD_OUT: usize = 50;
/// Other moves looked at beside the one made when shapes are counted.
const OTHERS: usize = 3;
const EPSILON: f32 = 1e-8;

/// A game to learn from: its points in order, `None` for a pass; Black moves first.
#[derive(Clone, Debug)]
pub struct TrainingGame {
    /// The board.
    pub size: Size,
    /// The moves.
    pub moves: Vec<Option<Point>>,
    /// The chance of Black to win before each move, as a search saw it; `None` where it was not asked.
    pub values: Vec<Option<f32>>,
    /// Who won.
    pub winner: Option<Color>,
}

impl TrainingGame {
    /// Reads a line of the form `RESULT pddp..`: two letters a move, column and row from the top left, `--` for a pass. After
    /// another blank may stand two digits for each move: the chance of Black to win before it, in percent, or `--`. `None`
    /// where it is no game or a move is not on the board.
    pub fn parse(line: &str, size: Size) -> Option<TrainingGame> {
        let mut words = line.split_whitespace();
        let winner = match words.next()?.as_bytes()[0] {
            b'B' => Some(Color::Black),
            b'W' => Some(Color::White),
            _ => None,
        };
        let letters = words.next()?.as_bytes();
        let coordinate = |letter: u8, lines: usize| letter.checked_sub(b'a').map(usize::from).filter(|&at| at < lines);
        if letters.len() % 2 != 0 {
            return None;
        }
        let moves = letters
            .chunks_exact(2)
            .map(|pair| match pair {
                b"--" => Some(None),
                pair => Some(Some(size.point(
                    coordinate(pair[0], size.width())?,
                    size.height() - 1 - coordinate(pair[1], size.height())?,
                ))),
            })
            .collect::<Option<Vec<_>>>()?;
        let value = |pair: &[u8]| match pair {
            b"--" => Some(None),
            digits => {
                std::str::from_utf8(digits).ok()?.parse::<u8>().ok().map(|part| Some((f32::from(part) + 0.5) / 100.0))
            }
        };
        let values = match words.next() {
            Some(digits) if digits.len() == letters.len() => {
                digits.as_bytes().chunks_exact(2).map(value).collect::<Option<Vec<_>>>()?
            }
            Some(_) => return None,
            None => vec![None; moves.len()],
        };
        Some(TrainingGame { size, moves, values, winner })
    }

    /// The line that [`TrainingGame::parse`] reads.
    pub fn to_line(&self) -> String {
        let result = match self.winner {
            Some(Color::Black) => "B+",
            Some(Color::White) => "W+",
            None => "?",
        };
        let letter = |at: usize| char::from(b'a' + at as u8);
        let moves = self.moves.iter().map(|mv| match mv {
            Some(point) => {
                let (x, y) = self.size.coordinates(*point);
                [letter(x), letter(self.size.height() - 1 - y)].iter().collect()
            }
            None => "--".to_owned(),
        });
        let values = self.values.iter().map(|value| match value {
            Some(value) => format!("{:02}", ((value * 100.0) as u8).min(99)),
            None => "--".to_owned(),
        });
        format!("{result} {} {}", moves.collect::<String>(), values.collect::<String>())
    }

    /// The position before move number `at`, with these weights, and the side to move. What cannot be placed is passed over.
    pub fn stand<const W: usize>(&self, at: usize, gammas: &Arc<Gammas>) -> (PlayoutBoard<W>, Color) {
        let mut field = PlayoutBoard::<W>::with_gammas(&Board::new(self.size), gammas);
        let mut color = Color::Black;
        for mv in &self.moves[..at] {
            match mv {
                Some(point) if field.is_empty(point.index()) => field.play(color, point.index()),
                _ => field.pass(),
            }
            color = color.opponent();
        }
        (field, color)
    }

    /// The position before move number `at`, transformed by one of the board's symmetries, with the side to move and the point
    /// played. `None` where that move is a pass, or a move before it cannot be made.
    pub fn position(&self, at: usize, way: usize) -> Option<(PlayoutBoard<8>, Color, Point)> {
        let mut field = PlayoutBoard::<8>::new(&Board::new(self.size));
        let mut color = Color::Black;
        for (number, mv) in self.moves.get(..=at)?.iter().enumerate() {
            let point = mv.map(|point| self.size.transformed(point, way));
            if point.is_some_and(|point| !field.is_empty(point.index()) || !field.is_playable(color, point.index())) {
                return None;
            }
            match point {
                Some(point) if number == at => return Some((field, color, point)),
                Some(point) => field.play(color, point.index()),
                None => field.pass(),
            }
            color = color.opponent();
        }
        None
    }

    /// Plays the game over and calls `f` with each position in which a stone is placed, the side and the point. Ends early
    /// at a move that cannot be made.
    fn each_position(&self, mut f: impl FnMut(&PlayoutBoard<8>, Color, Point)) {
        let mut field = PlayoutBoard::<8>::new(&Board::new(self.size));
        let mut color = Color::Black;
        for mv in &self.moves {
            match mv {
                Some(point) => {
                    if !field.is_empty(point.index()) || !field.is_playable(color, point.index()) {
                        return;
                    }
                    f(&field, color, *point);
                    field.play(color, point.index());
                }
                None => field.pass(),
            }
            color = color.opponent();
        }
    }
}

/// The number of some game: one of those held out, or of the others.
pub fn any(games: &[TrainingGame], held_out: bool, dice: &mut Dice) -> usize {
    let game = dice.below(games.len());
    match held_out {
        true => game - game % HELD_OUT,
        // Where there are too few games to hold any out, those that there are must do.
        false if game.is_multiple_of(HELD_OUT) => (game + 1).min(games.len() - 1),
        false => game,
    }
}

/// How to learn.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// How often a shape must have been seen to be kept.
    pub at_least: u32,
    /// Passes over the games.
    pub epochs: usize,
    /// The step size at the beginning.
    pub rate: f32,
}

/// How well a model foretells the moves of the games held out.
#[derive(Clone, Copy, Debug, Default)]
pub struct Evaluation {
    /// Positions asked about.
    pub positions: u64,
    /// Those in which the move made was the one thought best.
    pub best: u64,
    /// The mean logarithm of the chance given to the move made.
    pub log_chance: f64,
}

/// Learns a model from `games`. `tell` is given lines on how it goes.
pub fn train(games: &[TrainingGame], plan: &Plan, tell: &(dyn Fn(String) + Sync)) -> Model {
    let shapes = count_shapes(games, plan.at_least);
    tell(format!("{} shapes seen at least {} times", shapes.len(), plan.at_least));
    let numbers: FxHashMap<u32, u32> =
        shapes.iter().enumerate().map(|(number, &shape)| (shape, (FEATURES + number) as u32)).collect();
    let learner = Learner::new(FEATURES + shapes.len(), numbers);
    for epoch in 0..plan.epochs {
        let rate = plan.rate / (1 + 2 * epoch) as f32;
        games.par_iter().enumerate().filter(|(number, _)| number % HELD_OUT != 0).for_each(|(_, record)| {
            let mut scratch = Scratch::default();
            record.each_position(|field, color, point| learner.learn(field, color, point, rate, &mut scratch));
        });
        let skill = skill(&learner.model(&shapes), games);
        tell(format!(
            "epoch {}: {:.2} % of {} held-out moves foretold, mean log chance {:.4}",
            epoch + 1,
            100.0 * skill.best as f64 / skill.positions.max(1) as f64,
            skill.positions,
            skill.log_chance
        ));
    }
    learner.model(&shapes)
}

/// Learns the weights of playouts from the moves of `games`.
pub fn train_playouts(games: &[TrainingGame], plan: &Plan, tell: &(dyn Fn(String) + Sync)) -> Gammas {
    let classes = Classes::get();
    let learner = Learner::new(Gammas::count(), FxHashMap::default());
    let fill = |field: &PlayoutBoard<8>, color: Color, scratch: &mut Scratch| {
        scratch.clear();
        let local = Local::new(field, color);
        for point in field.empties().filter(|&point| !field.is_eye(color, point) && field.is_playable(color, point)) {
            scratch.numbers.push(classes.of(field.code(point), color) as u32);
            if local.contains(field, point) {
                let note = |feature: usize| scratch.numbers.push((classes.count() + feature) as u32);
                tactics::features(field, color, point, note);
            }
            scratch.end(Point::from_index(point));
        }
    };
    for epoch in 0..plan.epochs {
        let rate = plan.rate / (1 + 2 * epoch) as f32;
        games.par_iter().enumerate().filter(|(number, _)| number % HELD_OUT != 0).for_each(|(_, record)| {
            let mut scratch = Scratch::default();
            record.each_position(|field, color, point| {
                fill(field, color, &mut scratch);
                learner.ascend(point, rate, &mut scratch);
            });
        });
        let (positions, best) = (AtomicU64::new(0), AtomicU64::new(0));
        games.par_iter().step_by(HELD_OUT).for_each(|record| {
            let mut scratch = Scratch::default();
            record.each_position(|field, color, point| {
                fill(field, color, &mut scratch);
                learner.weigh(&mut scratch);
                let strongest = scratch.strengths.iter().zip(&scratch.candidates).max_by(|a, b| a.0.total_cmp(b.0));
                positions.fetch_add(1, Relaxed);
                best.fetch_add(u64::from(strongest.is_some_and(|(_, &(strongest, _))| strongest == point)), Relaxed);
            });
        });
        let (positions, best) = (positions.into_inner(), best.into_inner());
        let share = 100.0 * best as f64 / positions.max(1) as f64;
        tell(format!("epoch {}: {share:.2} % of {positions} held-out moves foretold", epoch + 1));
    }
    Gammas::new(learner.weights())
}

/// How well `model` does on the games held out.
pub fn skill(model: &Model, games: &[TrainingGame]) -> Evaluation {
    let (positions, best, micro_nats) = (AtomicU64::new(0), AtomicU64::new(0), AtomicU64::new(0));
    games.par_iter().step_by(HELD_OUT).for_each(|record| {
        let mut chances = Vec::new();
        record.each_position(|field, color, point| {
            model.chances(field, color, &candidates(field, color, point), None, &mut chances);
            let made = chances.iter().find(|chance| chance.0 == point).map_or(0.0, |chance| chance.1);
            positions.fetch_add(1, Relaxed);
            best.fetch_add(u64::from(chances.iter().all(|chance| chance.0 == point || chance.1 < made)), Relaxed);
            micro_nats.fetch_add((-f64::from(made.max(1e-9)).ln() * 1e6) as u64, Relaxed);
        });
    });
    let asked = positions.load(Relaxed);
    Evaluation {
        positions: asked,
        best: best.load(Relaxed),
        log_chance: -(micro_nats.load(Relaxed) as f64) / 1e6 / asked.max(1) as f64,
    }
}

/// The moves compared: all that can be made and fill no own eye, and the one made.
pub fn candidates(field: &PlayoutBoard<8>, color: Color, made: Point) -> PointSet {
    let mut points: PointSet = field
        .empties()
        .filter(|&point| !field.is_eye(color, point) && field.is_playable(color, point))
        .map(Point::from_index)
        .collect();
    points.insert(made);
    points
}

fn count_shapes(games: &[TrainingGame], at_least: u32) -> Vec<u32> {
    let counted = games
        .par_iter()
        .enumerate()
        .filter(|(number, _)| number % HELD_OUT != 0)
        .fold(FxHashMap::<u32, u32>::default, |mut counts, (number, record)| {
            let mut dice = Dice::new(1, number as u64);
            record.each_position(|field, color, made| {
                let view = View::new(field, color);
                let mut note = |point| {
                    for hash in view.hashes(point) {
                        *counts.entry(key(hash)).or_default() += 1;
                    }
                };
                note(made);
                for _ in 0..OTHERS {
                    let point = field.empty(dice.below(field.empty_count()));
                    if !field.is_eye(color, point) && field.is_playable(color, point) {
                        note(Point::from_index(point));
                    }
                }
            });
            counts
        })
        .reduce(FxHashMap::default, |a, b| {
            let (mut all, less) = if a.len() >= b.len() { (a, b) } else { (b, a) };
            less.into_iter().for_each(|(key, count)| *all.entry(key).or_default() += count);
            all
        });
    let mut kept: Vec<u32> = counted.into_iter().filter(|&(_, count)| count >= at_least).map(|(key, _)| key).collect();
    kept.sort_unstable();
    kept
}

/// The candidates of a position, with the numbers of their features one after another.
#[derive(Default)]
struct Scratch {
    numbers: Vec<u32>,
    /// Each candidate, and where its numbers end.
    candidates: Vec<(Point, usize)>,
    strengths: Vec<f32>,
}

impl Scratch {
    fn clear(&mut self) {
        self.numbers.clear();
        self.candidates.clear();
        self.strengths.clear();
    }

    /// Makes the numbers added since the last candidate those of `point`.
    fn end(&mut self, point: Point) {
        self.candidates.push((point, self.numbers.len()));
    }
}

/// Weights and sums of squared gradients, as bits of floats that threads read and write as they come.
struct Learner {
    numbers: FxHashMap<u32, u32>,
    weights: Vec<AtomicU32>,
    squares: Vec<AtomicU32>,
}

impl Learner {
    fn new(len: usize, numbers: FxHashMap<u32, u32>) -> Learner {
        let zeros = || (0..len).map(|_| AtomicU32::new(0)).collect();
        Learner { numbers, weights: zeros(), squares: zeros() }
    }

    fn weight(&self, number: u32) -> f32 {
        f32::from_bits(self.weights[number as usize].load(Relaxed))
    }

    fn step(&self, number: u32, gradient: f32, rate: f32) {
        let square = &self.squares[number as usize];
        let sum = f32::from_bits(square.load(Relaxed)) + gradient * gradient;
        square.store(sum.to_bits(), Relaxed);
        let weight = self.weight(number) + rate * gradient / (sum.sqrt() + EPSILON);
        self.weights[number as usize].store(weight.to_bits(), Relaxed);
    }

    /// One step towards the move made.
    fn learn(&self, field: &PlayoutBoard<8>, color: Color, made: Point, rate: f32, scratch: &mut Scratch) {
        let view = View::new(field, color);
        scratch.clear();
        for point in candidates(field, color, made).iter() {
            let found = features(field, color, point);
            scratch.numbers.extend(found.tactical().iter().map(|&number| u32::from(number)));
            scratch.numbers.extend(view.hashes(point).iter().filter_map(|&hash| self.numbers.get(&key(hash)).copied()));
            scratch.end(point);
        }
        self.ascend(made, rate, scratch);
    }

    /// Fills in the strengths of the candidates in `scratch`, and returns the greatest.
    fn weigh(&self, scratch: &mut Scratch) -> f32 {
        let mut most = f32::MIN;
        let mut from = 0;
        for &(_, end) in &scratch.candidates {
            let strength: f32 = scratch.numbers[from..end].iter().map(|&number| self.weight(number)).sum();
            scratch.strengths.push(strength);
            most = most.max(strength);
            from = end;
        }
        most
    }

    /// One step up the logarithm of the chance of the move made, among the candidates in `scratch`.
    fn ascend(&self, made: Point, rate: f32, scratch: &mut Scratch) {
        let most = self.weigh(scratch);
        let sum: f32 = scratch.strengths.iter().map(|strength| (strength - most).exp()).sum();
        let mut from = 0;
        for (&strength, &(point, end)) in scratch.strengths.iter().zip(&scratch.candidates) {
            let chance = (strength - most).exp() / sum;
            let wanted = if point == made { 1.0 } else { 0.0 };
            let gradient = wanted - chance;
            // Moves that are out of the question anyway teach nothing.
            if gradient.abs() > 1e-4 {
                scratch.numbers[from..end].iter().for_each(|&number| self.step(number, gradient, rate));
            }
            from = end;
        }
    }

    fn weights(&self) -> Vec<f32> {
        self.weights.iter().map(|weight| f32::from_bits(weight.load(Relaxed))).collect()
    }

    fn model(&self, shapes: &[u32]) -> Model {
        let weights = self.weights();
        let shapes: Vec<(u32, f32)> = shapes.iter().copied().zip(weights[FEATURES..].iter().copied()).collect();
        Model::new(weights[..FEATURES].to_vec(), &shapes)
    }
}
