//! Making a board up: which steps a method takes, and the score of the board they lead to.

use super::maker::Maker;
use super::steps::{Compared, Step};
use crate::game::Game;
use crate::rules::{Counting, Rules, Unit};
use crate::score::margin::{Score, conclude, handicap_bonus, score_parts};
use crate::score::method::{End, Method, by_method};
use crate::score::settlement::{Holdings, Settled, Settlement};

/// A board made up for counting.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MadeUp {
    /// From the position as it was left to the board that is counted; never empty.
    pub steps: Vec<Step>,
    /// What is counted on the last board.
    pub compared: Compared,
    /// The sums and the margin.
    pub score: Score,
    /// What Black still owes after the last step (White where negative): a debt that the board has not paid.
    pub owed: i32,
}

impl MadeUp {
    /// The board that is counted.
    pub fn last(&self) -> &Holdings {
        &self.steps[self.steps.len() - 1].holdings
    }
}

/// Makes the board up for `method`, or for the ruleset's own way to count.
pub fn make_up(game: &Game, rules: &Rules, end: End, method: Option<Method>, settlement: &Settlement) -> MadeUp {
    let settled = Settled::new(game, rules, end, settlement);
    let counted = by_method(rules, method);
    let mut maker = Maker::new(game, &counted, end, &settled);
    let own_count = |maker: Maker, compared| {
        let score = score_parts(game, rules, end, method, &settled);
        MadeUp { steps: maker.steps, compared, owed: score.extra_moves, score }
    };
    let compared = match (method, counted.counting) {
        (Some(Method::EqualTerritory), _) => maker.equal_territory(),
        (Some(Method::EqualStones), _) => maker.equal_stones(),
        (Some(Method::Refill), _) => maker.refill(),
        (Some(Method::FillAll), _) => maker.fill_all(),
        (_, Counting::LivingStones) => {
            if end == End::Agreed {
                maker.fill_but_eyes(&settled.parts);
            }
            return own_count(maker, Compared::Stones);
        }
        (_, Counting::Stones) => return own_count(maker, Compared::Stones),
        (_, Counting::Territory) => return own_count(maker, Compared::Territory),
        (_, Counting::Area | Counting::Points | Counting::WildArea | Counting::Proportional | Counting::Majority) => {
            let compared = match counted.unit {
                Unit::Zi => Compared::Zi,
                Unit::Points | Unit::Stones => Compared::Points,
            };
            return own_count(maker, compared);
        }
    };
    let mut counts = maker.counts(compared);
    counts[1] += handicap_bonus(&counted, game.handicap()).into();
    let score = conclude(game, &counted, &settled, counts, maker.owed);
    MadeUp { steps: maker.steps, compared, score, owed: maker.owed }
}
