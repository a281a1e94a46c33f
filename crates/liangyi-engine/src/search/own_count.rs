//! What a ruleset's own count has beyond a network's words for it: points that one side alone has the right to take,
//! territory in seki, regions that both sides share, wild regions.
//!
//! It is the difference of two counts of the position as it will be settled, both by the referee's code: that of the
//! ruleset, and the one that the words mean. Before most points have an owner there is nothing to settle, and the
//! network's own margin says more.

use liangyi_core::base::{Color, PointMap, PointSet};
use liangyi_core::game::{End, Game};
use liangyi_core::rules::{HandicapBonus, Komi, Removal, Rules, Unit};
use liangyi_core::score::{Reason, score};
use liangyi_net::inputs::{LeftToAdd, NetRules};

/// A point has an owner where the network's ownership is at least this, of 1. Chosen, not measured.
const OWNED: f32 = 0.8;
/// The part of the board without owners at which what is beyond the words no longer counts. Chosen, not measured.
const OPEN: f32 = 0.25;

/// The difference between a ruleset's count and the one that a network assumes.
#[derive(Clone, Debug)]
pub struct OwnCount {
    /// The rules of the counts without komi and debts, where they differ: the ruleset's, and those of the words.
    rules: Option<[Rules; 2]>,
}

impl OwnCount {
    /// The counts for the rules of `game`.
    pub fn new(game: &Game) -> OwnCount {
        let rules = game.rules();
        let is_beyond = LeftToAdd::of(rules).iter().any(|left| touches_count(*left));
        OwnCount { rules: is_beyond.then(|| [played_out(rules), NetRules::of(rules).area_of(rules)]) }
    }

    /// Black's points beyond the words at the end of `game`, where it is near, by the ownership of points, from -1
    /// (White's) to 1 (Black's).
    pub fn beyond(&self, game: &Game, ownership: &PointMap<f32>) -> f32 {
        let Some(rules) = &self.rules else { return 0.0 };
        let (size, area) = (game.size(), game.size().area() as f32);
        let open = size.points().filter(|&point| ownership[point].abs() < OWNED).count() as f32;
        let settled = 1.0 - open / (OPEN * area);
        if settled <= 0.0 {
            return 0.0;
        }
        let dead = dead_by(game, ownership);
        let [own, words] = rules.each_ref().map(|rules| score(game, rules, End::Agreed, None, &dead));
        if own.reason != Reason::Count {
            return 0.0;
        }
        settled * (points_of(own.unit) * own.margin.to_f64() as f32 - words.margin.to_f64() as f32)
    }
}

/// The chains that ownership gives to the other side.
pub fn dead_by(game: &Game, ownership: &PointMap<f32>) -> PointSet {
    let mean = |chain: &PointSet| chain.iter().map(|point| ownership[point]).sum::<f32>() / chain.len() as f32;
    let dead = Color::BOTH.into_iter().flat_map(|color| {
        let chains = game.board().chains(color).into_iter();
        chains.filter(move |chain| mean(chain) * (color.sign() as f32) < 0.0)
    });
    PointSet::union(dead)
}

/// The points that a margin in this unit means.
pub fn points_of(unit: Unit) -> f32 {
    match unit {
        Unit::Points | Unit::Stones => 1.0,
        // Half of the points of the board are par: one more is worth two.
        Unit::Zi => 2.0,
    }
}

/// Whether it changes what a final board is worth.
fn touches_count(left: LeftToAdd) -> bool {
    match left {
        LeftToAdd::OneSidedPoints | LeftToAdd::SekiTerritory | LeftToAdd::SharedRegions | LeftToAdd::LazyLoss => true,
        // These are said by debts, moves and ends in the tree, or by the unit.
        LeftToAdd::FreeResolution
        | LeftToAdd::VirtualMoves
        | LeftToAdd::NaturalEnd
        | LeftToAdd::NullMoves
        | LeftToAdd::CycleDraws
        | LeftToAdd::UnchangedBoards
        | LeftToAdd::HalfPoints => false,
    }
}

/// The ruleset's count of a board that is played out, without komi and debts.
fn played_out(rules: &Rules) -> Rules {
    Rules {
        counting: rules.counting.played_out(),
        removal: Removal::Agreed,
        komi: Komi::ZERO,
        extra_moves: false,
        button: false,
        handicap_bonus: HandicapBonus::Zero,
        ..rules.clone()
    }
}

#[cfg(test)]
mod tests {
    use liangyi_core::base::Size;
    use liangyi_core::game::Move;
    use liangyi_core::rules::CATALOGUE;
    use liangyi_net::inputs::{Looking, white_komi};
    use proptest::prelude::*;

    use super::*;
    use crate::playout::Dice;

    /// A game of random moves that has ended, or gone on for long.
    fn random_game(rules: &Rules, size: Size, seed: u64) -> Game {
        let (mut game, mut dice) = (Game::new(size, rules.clone()), Dice::new(seed, 0));
        for _ in 0..3 * size.area() {
            if game.is_over() {
                break;
            }
            let color = game.to_move();
            let points: Vec<_> = game.legal_moves(color).points.iter().collect();
            let mv = if points.is_empty() || dice.chance(2) {
                Move::Pass
            } else {
                Move::Play(points[dice.below(points.len())])
            };
            game.play(color, mv).expect("a legal move");
        }
        game
    }

    proptest! {
        #![proptest_config(ProptestConfig { cases: 600, ..ProptestConfig::default() })]

        /// Where every point has an owner, the network's words and what is beyond them make the ruleset's count.
        #[test]
        fn words_and_what_is_beyond_them_are_the_count_of_the_ruleset(
            ruleset in 0..CATALOGUE.len(), width in 2_u32..=7, height in 2_u32..=7, seed: u64,
        ) {
            let rules = &CATALOGUE[ruleset].rules;
            let game = random_game(rules, Size::new(width, height).unwrap(), seed);
            let ownership = PointMap::from_fn(|point| game.board().at(point).map_or(1.0, |color| color.sign() as f32));
            let words = NetRules::at(&game);
            let area = score(&game, &words.area_of(rules), End::Agreed, None, &PointSet::EMPTY).margin.to_f64() as f32;
            let by_words = area - white_komi(&game, &words, &Looking::default());
            let counted = Rules { counting: played_out(rules).counting, removal: Removal::Agreed, ..rules.clone() };
            let own = score(&game, &counted, End::Agreed, None, &PointSet::EMPTY);
            prop_assume!(own.reason == Reason::Count);
            let found = by_words + OwnCount::new(&game).beyond(&game, &ownership);
            let expected = points_of(rules.unit) * own.margin.to_f64() as f32;
            prop_assert!((found - expected).abs() < 1e-3, "{}: {found} for {expected}", CATALOGUE[ruleset].name);
        }
    }
}
