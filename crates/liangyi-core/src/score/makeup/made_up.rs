//! Making a board up: which steps a method takes, and the score of the board they lead to.

use super::maker::Maker;
use super::steps::{Action, Compared, MakeUpStep};
use crate::base::Color;
use crate::game::End;
use crate::game::Game;
use crate::rules::{Rules, Unit};
use crate::score::margin::{Score, conclude, handed_over, handicap_bonus, score_parts};
use crate::score::method::{Method, by_method};
use crate::score::settlement::{Holdings, Settled, Settlement};

/// A board made up for counting.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MadeUp {
    /// From the position as it was left to the board that is counted; never empty.
    pub steps: Vec<MakeUpStep>,
    /// What is counted on the last board.
    pub compared: Compared,
    /// The sums and the margin.
    pub score: Score,
    /// The method; `None` for the ruleset's own.
    pub method: Option<Method>,
    /// What Black still owes after the last step (White where negative): a debt that the board has not paid.
    pub owed: i32,
}

/// The sides agreed on more empty points each than one of them holds (等空比子).
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{wanted} empty points each are too many: {most} are the most that both sides have room for")]
pub struct TooMuchTerritory {
    /// The number agreed on.
    pub wanted: usize,
    /// The largest possible one.
    pub most: usize,
}

impl MadeUp {
    /// The board that is counted.
    pub fn last(&self) -> &Holdings {
        &self.last_step().holdings
    }

    /// The step that leads to the board that is counted.
    pub fn last_step(&self) -> &MakeUpStep {
        &self.steps[self.steps.len() - 1]
    }

    /// The empty points that both sides are left with under [`Method::EqualTerritory`].
    pub fn territory_each(&self) -> Option<usize> {
        (self.method == Some(Method::EqualTerritory)).then(|| self.last().owned[0].len())
    }

    /// Compares the number of empty points that the sides agreed on, if they did, with what they are left with.
    ///
    /// # Errors
    ///
    /// [`TooMuchTerritory`] if they are left with another number.
    pub fn check_territory(&self, agreed: Option<usize>) -> Result<(), TooMuchTerritory> {
        match (agreed, self.territory_each()) {
            (Some(wanted), Some(most)) if wanted != most => Err(TooMuchTerritory { wanted, most }),
            _ => Ok(()),
        }
    }

    /// Who has paid a debt for extra moves on the board, and how many points.
    pub fn debt_paid(&self) -> Option<(Color, usize)> {
        self.steps.iter().find_map(|step| match step.action {
            Action::DebtPaid(color) => Some((color, step.touched.len())),
            _ => None,
        })
    }
}

/// Makes the board up for `method`, or for the ruleset's own way to count.
pub fn make_up(game: &Game, rules: &Rules, end: End, method: Option<Method>, settlement: &Settlement) -> MadeUp {
    let settled = Settled::new(game, rules, end, settlement);
    let counted = by_method(rules, method);
    let mut maker = Maker::new(game, &counted, &settled, handed_over(game, rules, method));
    let own_count = |maker: Maker, compared| {
        let score = score_parts(game, rules, method, &settled);
        MadeUp { steps: maker.steps, compared, method, owed: score.extra_moves, score }
    };
    let counts = counted.counting.facts();
    let compared = match method {
        Some(Method::StonesAndLiberties) => maker.stones_and_eyes(&settled),
        Some(Method::EqualTerritory) => maker.equal_territory(settlement.territory_each),
        Some(Method::EqualStones) => maker.equal_stones(),
        Some(Method::Refill) => {
            if counts.stones_alone {
                maker.set_eyes_aside(&settled);
            }
            maker.refill()
        }
        Some(Method::FillAll) => maker.fill_all(),
        None | Some(Method::Area | Method::LivingStones | Method::Proportional | Method::Territory) => {
            let compared = if counts.stones_alone {
                if !counts.as_they_stand && settled.end == End::Agreed {
                    maker.fill_but_eyes(&settled.parts);
                }
                Compared::Stones
            } else if counts.prisoners {
                Compared::Territory
            } else {
                match counted.unit {
                    Unit::Zi => Compared::Zi,
                    Unit::Points | Unit::Stones => Compared::Points,
                }
            };
            return own_count(maker, compared);
        }
    };
    let mut counts = compared.counts(&maker.holdings);
    counts[1] += handicap_bonus(&counted, game.handicap()).into();
    let score = conclude(game, &counted, &settled, counts, maker.owed);
    MadeUp { steps: maker.steps, compared, method, score, owed: maker.owed }
}
