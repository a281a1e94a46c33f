//! What a game of a farm begins with: rules, komi, handicap, who is stronger, and the moves made before it is shown.
//!
//! The chances here were chosen, not measured. Every axis that networks have a word for takes every value, and so does
//! every ruleset of the catalogue, whose words are the nearest ones; komi is mostly near an even one of large boards,
//! and answers move it to where a game stands.

use liangyi_core::base::{Color, Point, Size};
use liangyi_core::game::{Game, Move};
use liangyi_core::rules::{
    CATALOGUE, Counting, Ending, HandicapBonus, Komi, PublicPoints, Removal, Repetition, Rules, Suicide, Tax, Unit,
};
use liangyi_engine::selfplay::TrainingGame;
use rand::RngExt;
use rand::seq::IndexedRandom;
use rand_xoshiro::Xoshiro256PlusPlus;

/// Where games begin.
#[derive(Clone, Debug)]
pub enum Openings {
    /// On the empty board, so that who is answered knows all moves.
    Empty,
    /// On the empty board, after a handicap, after random moves, or somewhere in one of these games.
    Anywhere(Vec<TrainingGame>),
}

/// A game that begins.
#[derive(Clone, Debug)]
pub struct Beginning {
    /// The game, some moves of which may have been made.
    pub game: Game,
    /// By how many doublings of its search White is stronger, as networks are told.
    pub doubling_advantage: f32,
}

/// Which share of games has rules of the catalogue; the others have an own value on each axis of a network's words.
const OF_CATALOGUE: f64 = 0.15;
/// The share of games with a handicap, and of those that begin in a game that is given.
const WITH_HANDICAP: f64 = 0.06;
const IN_OPENING: f64 = 0.6;
/// The share of games with random moves among those that begin neither way.
const WITH_RANDOM_MOVES: f64 = 0.35;

impl Beginning {
    /// Draws a game.
    pub fn draw(rng: &mut Xoshiro256PlusPlus, size: Size, openings: &Openings) -> Beginning {
        let Openings::Anywhere(games) = openings else {
            let rules = rules(rng, size, false);
            return Beginning { game: Game::new(size, rules), doubling_advantage: 0.0 };
        };
        let has_handicap = rng.random_bool(WITH_HANDICAP);
        let rules = rules(rng, size, has_handicap);
        let is_uneven = rng.random_bool(if has_handicap { 0.6 } else { 0.05 });
        let doubling_advantage = if is_uneven { rng.random_range(-20..=20) as f32 / 10.0 } else { 0.0 };
        let game = match games.choose(rng) {
            _ if has_handicap => with_handicap(rng, size, rules),
            Some(opening) if rng.random_bool(IN_OPENING) => within(rng, opening, rules),
            _ => after_random_moves(rng, size, rules),
        };
        Beginning { game, doubling_advantage }
    }
}

/// One of `values`, each as often as its number says in comparison with the others.
fn one_of<T: Copy>(rng: &mut Xoshiro256PlusPlus, values: &[(T, u32)]) -> T {
    let mut left = rng.random_range(0..values.iter().map(|(_, weight)| weight).sum());
    for (value, weight) in values {
        match left.checked_sub(*weight) {
            Some(rest) => left = rest,
            None => return *value,
        }
    }
    values[0].0
}

/// Rules with their komi.
fn rules(rng: &mut Xoshiro256PlusPlus, size: Size, has_handicap: bool) -> Rules {
    let rules = if rng.random_bool(OF_CATALOGUE) {
        CATALOGUE[rng.random_range(0..CATALOGUE.len())].rules.clone()
    } else {
        by_words(rng, has_handicap)
    };
    // Half of the handicaps have no komi to speak of.
    let is_low = has_handicap && rng.random_bool(0.5);
    let usual = match (is_low, rules.counting.facts().prisoners) {
        (true, _) => 0.5,
        (false, true) => 6.5,
        (false, false) => 7.0,
    };
    let spread = match (rng.random_bool(0.22), size.area() < 150) {
        (false, _) => 1.0,
        (true, true) => 10.0,
        (true, false) => 14.0,
    };
    let komi = usual + spread * bell(rng);
    let halves = (komi * 2.0).round() as i32;
    // Mostly half points.
    let halves = if halves % 2 == 0 && rng.random_bool(0.35) { halves + 1 } else { halves };
    // A network sees no colours, and games to begin in have Black's move first.
    Rules { first: Color::Black, komi: Komi::halves(halves), ..rules }
}

/// Rules with a value of its own on each axis for which networks have a word.
fn by_words(rng: &mut Xoshiro256PlusPlus, has_handicap: bool) -> Rules {
    let is_area = rng.random_bool(0.6);
    let tax = if is_area {
        one_of(rng, &[(Tax::None, 72), (Tax::All, 23), (Tax::Seki, 5)])
    } else {
        one_of(rng, &[(Tax::Seki, 55), (Tax::None, 33), (Tax::All, 12)])
    };
    let bonus = if has_handicap {
        one_of(rng, &[(HandicapBonus::Zero, 1), (HandicapBonus::Full, 1), (HandicapBonus::OneLess, 1)])
    } else {
        HandicapBonus::Zero
    };
    Rules {
        first: Color::Black,
        komi: Komi::ZERO,
        repetition: one_of(rng, &[(Repetition::Simple, 4), (Repetition::Positional, 3), (Repetition::Situational, 3)]),
        suicide: one_of(rng, &[(Suicide::MultiStone, 1), (Suicide::Forbidden, 1)]),
        virtual_moves: false,
        virtual_pass: false,
        ending: Ending::Passes,
        counting: if is_area { Counting::Area } else { Counting::Territory },
        tax,
        public_points: PublicPoints::Nobody,
        removal: Removal::Agreed,
        extra_moves: false,
        last_stone: false,
        handicap_bonus: bonus,
        button: is_area && rng.random_bool(0.06),
        friendly_pass: is_area && rng.random_bool(0.5),
        unit: Unit::Points,
    }
}

/// A number about 0 with a standard deviation of 1, never beyond 4.3.
fn bell(rng: &mut Xoshiro256PlusPlus) -> f64 {
    let sum: f64 = (0..6).map(|_| rng.random::<f64>()).sum();
    (sum - 3.0) * std::f64::consts::SQRT_2
}

/// A game with handicap stones, where they are usual or anywhere.
fn with_handicap(rng: &mut Xoshiro256PlusPlus, size: Size, rules: Rules) -> Game {
    // Nine on 19x19, two on 5x5.
    let stones = rng.random_range(2..=(size.area() / 40).clamp(2, 9));
    let usual = size.fixed_handicap(stones).filter(|_| rng.random_bool(0.7));
    let points = usual.unwrap_or_else(|| {
        let all: Vec<Point> = size.points().collect();
        all.sample(rng, stones).copied().collect()
    });
    Game::with_handicap(size, rules, &points).expect("a few stones have liberties")
}

/// A game after some of the moves of another one, more often early ones; from the empty board where it ends before.
fn within(rng: &mut Xoshiro256PlusPlus, opening: &TrainingGame, rules: Rules) -> Game {
    let moves = &opening.moves;
    let taken = (rng.random::<f64>().powf(1.3) * moves.len() as f64) as usize;
    let mut game = Game::new(opening.size, rules.clone());
    for point in &moves[..taken] {
        let color = game.to_move();
        // These rules may forbid what those of the game allowed.
        if game.play(color, point.map_or(Move::Pass, Move::Play)).is_err() {
            break;
        }
    }
    if game.is_over() { Game::new(opening.size, rules) } else { game }
}

/// A game from the empty board, often after a few random moves.
fn after_random_moves(rng: &mut Xoshiro256PlusPlus, size: Size, rules: Rules) -> Game {
    let mut game = Game::new(size, rules);
    if rng.random_bool(WITH_RANDOM_MOVES) {
        let all: Vec<Point> = size.points().collect();
        for _ in 0..rng.random_range(1..=(size.area() / 25).max(3)) {
            let color = game.to_move();
            // A point that cannot be played on is left out.
            let _ = game.play(color, Move::Play(all[rng.random_range(0..all.len())]));
        }
    }
    game
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use liangyi_core::rules::Ruleset;
    use liangyi_net::inputs::NetRules;
    use rand::SeedableRng;

    use super::*;

    fn size(text: &str) -> Size {
        text.parse().expect("a size")
    }

    fn drawn(size: Size, openings: &Openings) -> Vec<Beginning> {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(size.area() as u64);
        (0..4000).map(|_| Beginning::draw(&mut rng, size, openings)).collect()
    }

    #[test]
    fn every_word_of_a_network_and_every_ruleset_is_met() {
        for size in [size("5x5"), size("13x7"), size("21x21")] {
            let mut words: [BTreeSet<String>; 8] = Default::default();
            let mut rulesets = BTreeSet::new();
            let mut komi = Vec::new();
            for beginning in drawn(size, &Openings::Anywhere(Vec::new())) {
                let rules = beginning.game.rules();
                rules.check().expect("rules that make a game");
                let NetRules { ko, suicide, scoring, tax, handicap_bonus, button, friendly_pass, debt, .. } =
                    NetRules::of(rules);
                let said = [
                    format!("{ko:?}"),
                    format!("{scoring:?}"),
                    format!("{tax:?}"),
                    suicide.to_string(),
                    button.to_string(),
                    friendly_pass.to_string(),
                    format!("{:?}", Some(handicap_bonus).filter(|_| beginning.game.handicap() > 0)),
                    debt.extra_moves.to_string(),
                ];
                for (known, word) in words.iter_mut().zip(said) {
                    known.insert(word);
                }
                let same = |row: &&Ruleset| Rules { komi: rules.komi, ..row.rules.clone() } == *rules;
                rulesets.extend(CATALOGUE.iter().find(same).map(|row| row.name.to_string()));
                komi.push(rules.komi.points());
            }
            // Two or three of each; none, zero, full and one less of the bonus.
            assert_eq!(words.each_ref().map(BTreeSet::len), [3, 2, 3, 2, 2, 2, 4, 2], "{words:?}");
            let known = CATALOGUE.iter().filter(|row| row.rules.first == Color::Black);
            assert!(rulesets.len() + 5 >= known.count(), "{rulesets:?}");
            komi.sort_by(f64::total_cmp);
            let middle = komi[komi.len() / 2];
            assert!((5.5..=7.5).contains(&middle) && komi[0] < -5.0 && komi[komi.len() - 1] > 20.0, "{middle}");
            assert!(komi.iter().any(|komi| komi.fract() == 0.0) && komi.iter().any(|komi| komi.fract() != 0.0));
        }
    }

    #[test]
    fn games_begin_after_handicaps_random_moves_and_moves_of_games() {
        let size = size("9x9");
        let opening = TrainingGame::parse("? eegcccggeccegeegeieagacagiciaaiiccdd", size).expect("a game");
        let (mut handicaps, mut uneven, mut deep) = (0, 0, 0);
        for beginning in drawn(size, &Openings::Anywhere(vec![opening.clone()])) {
            let Beginning { game, doubling_advantage } = beginning;
            assert!(!game.is_over());
            handicaps += usize::from(game.handicap() > 0);
            uneven += usize::from(doubling_advantage != 0.0);
            let made: Vec<_> = game.moves().map(|played| played.mv.point()).collect();
            deep += usize::from(made.len() > 5 && opening.moves.starts_with(&made));
            // The last two moves of the game are onto a stone and beyond it.
            assert!(made.len() <= 16, "{made:?}");
        }
        assert!(
            (100..500).contains(&handicaps) && (200..700).contains(&uneven) && deep > 1000,
            "{handicaps} {uneven} {deep}"
        );
        for Beginning { game, doubling_advantage } in drawn(size, &Openings::Empty) {
            assert_eq!((game.move_number(), game.handicap(), doubling_advantage), (0, 0, 0.0));
            assert!(game.board().occupied().is_empty());
        }
    }
}
