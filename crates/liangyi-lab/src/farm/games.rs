//! The games of a farm: what is shown of each, and what an answer does to it.

use std::ops::RangeInclusive;

use liangyi_core::base::{Color, Size};
use liangyi_core::game::{Game, Move, Phase};
use liangyi_core::rules::Komi;
use liangyi_net::inputs::{InputOptions, Inputs, NetRules, point_at, white_komi};
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use rayon::prelude::*;

use super::beginning::{Beginning, Openings};
use super::student::FarmStudent;

/// What is done in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FarmAnswer {
    /// A stone on this point, by row from the top.
    Play(usize),
    /// A pass.
    Pass,
    /// Another game begins in its place.
    NewGame,
    /// The komi becomes this many half points; the same position is shown again.
    Komi(i32),
    /// The move that a short search by the student draws.
    Search,
}

/// A number that is no answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0} is no answer on this board")]
pub struct BadFarmAnswer(pub i32);

impl FarmAnswer {
    /// The numbers of a new game and of a search, and the one from which a komi is counted.
    const NEW_GAME: i32 = -1;
    const SEARCH: i32 = -2;
    const EVEN: i32 = -10_000;
    /// The half points that a komi may have.
    const HALVES: RangeInclusive<i32> = -2 * Komi::LIMIT..=2 * Komi::LIMIT;

    /// Reads a number: a point, the board's area for a pass, -1 for a new game, -2 for a search, or -10,000 and the
    /// half points of a komi.
    ///
    /// # Errors
    ///
    /// Where the number is none of these.
    pub fn from_number(number: i32, size: Size) -> Result<FarmAnswer, BadFarmAnswer> {
        let komi = number.wrapping_sub(FarmAnswer::EVEN);
        match usize::try_from(number) {
            Ok(place) if place < size.area() => Ok(FarmAnswer::Play(place)),
            Ok(place) if place == size.area() => Ok(FarmAnswer::Pass),
            Err(_) if number == FarmAnswer::NEW_GAME => Ok(FarmAnswer::NewGame),
            Err(_) if number == FarmAnswer::SEARCH => Ok(FarmAnswer::Search),
            Err(_) if FarmAnswer::HALVES.contains(&komi) => Ok(FarmAnswer::Komi(komi)),
            _ => Err(BadFarmAnswer(number)),
        }
    }
}

/// The share of positions that are shown without their history, as those are that are set up.
const WITHOUT_HISTORY: f64 = 0.06;
/// The share of games that are looked at as the root of a search is, where a pass does not end the game.
const AS_ROOT: f64 = 0.3;

/// A game and how it is shown.
#[derive(Clone, Debug)]
struct Slot {
    rng: Xoshiro256PlusPlus,
    game: Game,
    /// By how many doublings White is stronger.
    doubling_advantage: f32,
    as_root: bool,
    /// How many games have ended here.
    ended: u32,
}

impl Slot {
    fn new(seed: u64, size: Size, openings: &Openings) -> Slot {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let Beginning { game, doubling_advantage } = Beginning::draw(&mut rng, size, openings);
        let as_root = rng.random_bool(AS_ROOT);
        Slot { rng, game, doubling_advantage, as_root, ended: 0 }
    }

    fn answer(&mut self, answer: FarmAnswer, openings: &Openings, student: Option<&FarmStudent>) {
        let size = self.game.size();
        let is_done = match answer {
            FarmAnswer::Komi(halves) => {
                self.game.set_komi(Komi::halves(halves));
                false
            }
            FarmAnswer::NewGame => true,
            FarmAnswer::Play(place) => self.is_over_after(Move::Play(point_at(size, place))),
            FarmAnswer::Pass => self.is_over_after(Move::Pass),
            FarmAnswer::Search => {
                let mv = student.expect("a student for a search").draw_move(&self.game, &mut self.rng);
                self.is_over_after(mv)
            }
        };
        if is_done {
            let next = Slot::new(self.rng.random(), size, openings);
            *self = Slot { ended: self.ended + 1, ..next };
        }
    }

    /// Makes a move of the side to move; tells whether the game ends with it. A move that the history forbids may be
    /// the answer to a position that was shown without it: the game is given up.
    fn is_over_after(&mut self, mv: Move) -> bool {
        self.game.play(self.game.to_move(), mv).is_err()
            || self.game.phase() != Phase::Contest
            || self.game.is_drawn()
            || self.game.cycle().is_some()
            || self.game.move_number() > 2 * self.game.size().area() + 20
    }

    /// Writes what is shown of the game.
    fn show(&mut self, row: &mut [u32]) {
        let (size, color) = (self.game.size(), self.game.to_move());
        let options = InputOptions {
            conservative_pass: self.as_root,
            moves_as_handicap: true,
            doubling_advantage: self.doubling_advantage * -color.sign() as f32,
            ..InputOptions::default()
        };
        let bare = if self.rng.random_bool(WITHOUT_HISTORY) { without_history(&self.game, &options) } else { None };
        let shown = bare.as_ref().unwrap_or(&self.game);
        let inputs = Inputs::with_options(shown, color, &NetRules::at(shown), &options);
        let legal = shown.legal_moves(color).points;
        let (points, numbers) = row.split_at_mut(size.area());
        for (place, word) in points.iter_mut().enumerate() {
            let is_legal = legal.contains(point_at(size, place));
            *word = inputs.marks[place] | u32::from(is_legal) << Inputs::PLANES;
        }
        let (globals, facts) = numbers.split_at_mut(Inputs::GLOBALS);
        globals.iter_mut().zip(inputs.globals).for_each(|(word, number)| *word = number.to_bits());
        facts.copy_from_slice(&[
            self.game.move_number() as u32,
            u32::from(color == Color::Black),
            self.ended,
            (self.game.rules().komi.points() * 2.0).round() as i32 as u32,
        ]);
    }
}

/// The position as if it were set up, with a komi that has in it what the moves so far have cost; `None` where that is
/// beyond all komi.
fn without_history(game: &Game, options: &InputOptions) -> Option<Game> {
    let of = |game: &Game| f64::from(white_komi(game, &NetRules::at(game), options));
    let mut bare = Game::from_setup(*game.board(), game.rules().clone(), game.to_move()).ok()?;
    bare.set_komi(Komi::from_points(game.rules().komi.points() + of(game) - of(&bare))?);
    Some(bare)
}

/// Games that are played at once on boards of one size.
#[derive(Clone, Debug)]
pub struct Farm {
    size: Size,
    openings: Openings,
    slots: Vec<Slot>,
}

impl Farm {
    /// How many words a row has besides one for each point: the global numbers, and move number, whether Black is to
    /// move, ended games, komi in half points.
    pub const NUMBERS: usize = Inputs::GLOBALS + 4;

    /// Begins `count` games. The same seed and answers make the same games.
    pub fn new(size: Size, count: usize, seed: u64, openings: Openings) -> Farm {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let seeds: Vec<u64> = (0..count).map(|_| rng.random()).collect();
        let slots = seeds.into_par_iter().map(|seed| Slot::new(seed, size, &openings)).collect();
        Farm { size, openings, slots }
    }

    /// How many games there are.
    pub fn games(&self) -> usize {
        self.slots.len()
    }

    /// How many words a row has.
    pub fn row_words(&self) -> usize {
        self.size.area() + Farm::NUMBERS
    }

    /// A row for each game: the marks of each point by row from the top, with a bit above them where a move is legal;
    /// then the global numbers as the bits of floats, and the four others of [`Farm::NUMBERS`].
    pub fn rows(&mut self) -> Vec<u32> {
        let words = self.row_words();
        let mut rows = vec![0; self.slots.len() * words];
        self.slots.par_iter_mut().zip(rows.par_chunks_exact_mut(words)).for_each(|(slot, row)| slot.show(row));
        rows
    }

    /// Goes on in each game.
    ///
    /// # Panics
    ///
    /// If there is not an answer for each game, or a search is one and there is no student.
    pub fn answer(&mut self, answers: &[FarmAnswer], student: Option<&FarmStudent>) {
        assert_eq!(answers.len(), self.slots.len(), "an answer for each game");
        let Farm { slots, openings, .. } = self;
        slots.par_iter_mut().zip(answers).for_each(|(slot, answer)| slot.answer(*answer, openings, student));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn size(text: &str) -> Size {
        text.parse().expect("a size")
    }

    /// Legal answers at random, drawn from the rows.
    fn random_answers(rng: &mut Xoshiro256PlusPlus, farm: &Farm, rows: &[u32]) -> Vec<FarmAnswer> {
        let area = farm.size.area();
        let answer = |row: &[u32]| {
            let legal: Vec<usize> = (0..area).filter(|&place| row[place] >> Inputs::PLANES & 1 != 0).collect();
            match rng.random_range(0..legal.len() + 1) {
                choice if choice < legal.len() => FarmAnswer::Play(legal[choice]),
                _ => FarmAnswer::Pass,
            }
        };
        rows.chunks_exact(farm.row_words()).map(answer).collect()
    }

    #[test]
    fn rows_are_what_a_network_sees_of_the_games() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        for text in ["5x5", "7x6", "9x9"] {
            let mut farm = Farm::new(size(text), 16, 3, Openings::Anywhere(Vec::new()));
            let (area, mut bare, mut shown, mut ended) = (farm.size.area(), 0, 0, 0);
            for _ in 0..120 {
                let rows = farm.rows();
                for (slot, row) in farm.slots.iter().zip(rows.chunks_exact(farm.row_words())) {
                    let color = slot.game.to_move();
                    let options = InputOptions {
                        conservative_pass: slot.as_root,
                        moves_as_handicap: true,
                        doubling_advantage: slot.doubling_advantage * -color.sign() as f32,
                        ..InputOptions::default()
                    };
                    let seen = |game: &Game| {
                        let inputs = Inputs::with_options(game, color, &NetRules::at(game), &options);
                        (inputs.marks, inputs.globals)
                    };
                    let marks = row[..area].iter().map(|word| word & ((1 << Inputs::PLANES) - 1)).collect::<Vec<_>>();
                    let globals = std::array::from_fn(|at| f32::from_bits(row[area + at]));
                    let of_setup = without_history(&slot.game, &options).expect("a komi");
                    // Komi is what it was with the history.
                    assert_eq!(seen(&of_setup).1[5], seen(&slot.game).1[5], "{:?}", slot.game.rules());
                    if (marks.clone(), globals) != seen(&slot.game) {
                        assert_eq!((marks, globals), seen(&of_setup));
                        bare += 1;
                    }
                    shown += 1;
                    let facts = &row[area + Inputs::GLOBALS..];
                    assert_eq!(facts[0] as usize, slot.game.move_number());
                    assert_eq!(facts[1] == 1, color == Color::Black);
                    assert_eq!(Komi::halves(facts[3] as i32), slot.game.rules().komi);
                    ended += usize::from(facts[2] > 0);
                }
                let answers = random_answers(&mut rng, &farm, &rows);
                farm.answer(&answers, None);
            }
            assert!(bare * 10 < shown && bare * 50 > shown && ended > 0, "{bare} of {shown}, {ended}");
        }
    }

    #[test]
    fn answers_move_games_change_komi_and_end_games() {
        let size = size("6x5");
        assert_eq!(FarmAnswer::from_number(29, size), Ok(FarmAnswer::Play(29)));
        assert_eq!(FarmAnswer::from_number(30, size), Ok(FarmAnswer::Pass));
        assert_eq!(FarmAnswer::from_number(-1, size), Ok(FarmAnswer::NewGame));
        assert_eq!(FarmAnswer::from_number(-10_000 - 7, size), Ok(FarmAnswer::Komi(-7)));
        assert_eq!(FarmAnswer::from_number(-2, size), Ok(FarmAnswer::Search));
        for number in [31, -3, -7_999, -12_001, i32::MIN, i32::MAX] {
            assert_eq!(FarmAnswer::from_number(number, size), Err(BadFarmAnswer(number)));
        }
        let mut farm = Farm::new(size, 3, 1, Openings::Empty);
        farm.answer(&[FarmAnswer::Play(3), FarmAnswer::Komi(-3), FarmAnswer::NewGame], None);
        let facts = |farm: &Farm| -> Vec<_> {
            let of = |slot: &Slot| (slot.game.move_number(), slot.game.rules().komi, slot.ended);
            farm.slots.iter().map(of).collect()
        };
        let before = facts(&farm);
        assert_eq!((before[0].0, before[1].0, before[2].0), (1, 0, 0));
        assert_eq!((before[1].1, before[2].2), (Komi::halves(-3), 1));
        // The point is taken: the game is given up.
        farm.answer(&[FarmAnswer::Play(3), FarmAnswer::Pass, FarmAnswer::Pass], None);
        let after = facts(&farm);
        assert_eq!((after[0].0, after[0].2, after[1].0), (0, 1, 1));
    }

    #[test]
    fn the_same_seed_makes_the_same_games() {
        let size = size("7x7");
        let play = || {
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(2);
            let mut farm = Farm::new(size, 8, 5, Openings::Anywhere(Vec::new()));
            for _ in 0..30 {
                let rows = farm.rows();
                let answers = random_answers(&mut rng, &farm, &rows);
                farm.answer(&answers, None);
            }
            farm.rows()
        };
        assert_eq!(play(), play());
        let other = Farm::new(size, 8, 6, Openings::Anywhere(Vec::new())).rows();
        assert_ne!(Farm::new(size, 8, 5, Openings::Anywhere(Vec::new())).rows(), other);
    }
}
