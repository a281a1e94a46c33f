//! Which combinations of axis values make a game: the ones refused here would never end, or could not be counted.
//!
//! The catalogue's rows all pass. Rules put together by a user, in a file or as JSON, are checked before they are used.

use super::axes::{Counting, Ending, Repetition, Rules, Tax, Unit};

/// Why a combination of values is no game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Incoherent {
    /// Virtual moves under a repetition rule that does not look at them.
    #[error(
        "virtual moves need repetition no-regression or two-move-window, or fourth-board: under {0} both sides could \
         make them for ever"
    )]
    EndlessVirtualMoves(Repetition),
    /// Virtual moves beside passes that are virtual moves themselves.
    #[error("virtual-pass needs virtual = false: its passes are the virtual moves")]
    TwoVirtualMoves,
    /// A ban on virtual moves where there are none.
    #[error(
        "repetition fourth-board needs virtual or virtual-pass: it counts the boards that virtual moves bring back"
    )]
    NoVirtualMovesToForbid,
    /// Passes that the ending by null moves or unchanged boards counts otherwise.
    #[error("virtual-pass needs an ending by passes: with ending {0} other moves offer to end too")]
    PassesAreNotAll(Ending),
    /// An end by passes that the repetition rule forbids.
    #[error("ending {0} needs another repetition than fourth-board, which forbids the passes that would end the game")]
    FourthPassForbidden(Ending),
    /// Two prices for the same stone.
    #[error("last-stone needs extra-moves = false: both charge for the last stone")]
    TwoPrices,
    /// Null moves where they do not end the game.
    #[error("repetition null-move needs ending null-moves: it forbids nothing, so only null moves can end the game")]
    NullMovesEndNothing,
    /// An ending by null moves where the repetition rule forbids them.
    #[error("ending null-moves needs repetition null-move: under {0} a move that repeats is forbidden, not an offer")]
    NullMovesForbidden(Repetition),
    /// Wild regions where nobody offers to end by a null move.
    #[error(
        "counting {} needs ending null-moves: a wild region loses for the side that offered to end",
        Counting::names_where(|counts| counts.lazy_loss)
    )]
    NobodyOffered,
    /// A button where a pass is no plain pass.
    #[error("a button needs ending passes or stop: with ending {0} the pass that takes it would also offer to end")]
    ButtonOffers(Ending),
    /// A tax on a count without territory.
    #[error("tax {tax} needs a count of territory: counting {counting} has none to tax")]
    NothingToTax {
        /// The tax.
        tax: Tax,
        /// The counting.
        counting: Counting,
    },
    /// 子 where one side's count does not tell the other's.
    #[error(
        "unit zi needs counting {} and public-points half: the margin is one side's count less half the board",
        Counting::names_where(|counts| counts.whole_board)
    )]
    ZiNeedsWholeBoard,
    /// Stones as the unit where points are counted.
    #[error("unit stones needs counting {}", Counting::names_where(|counts| counts.stones_alone))]
    NotStones,
}

impl Incoherent {
    /// The axes, by the names that they have in files, whose values do not go together.
    pub fn axes(&self) -> &'static [&'static str] {
        match self {
            Incoherent::EndlessVirtualMoves(_) => &["virtual", "repetition"],
            Incoherent::TwoVirtualMoves => &["virtual-pass", "virtual"],
            Incoherent::NoVirtualMovesToForbid => &["repetition", "virtual-pass", "virtual"],
            Incoherent::PassesAreNotAll(_) => &["virtual-pass", "ending"],
            Incoherent::FourthPassForbidden(_) => &["ending", "repetition"],
            Incoherent::TwoPrices => &["last-stone", "extra-moves"],
            Incoherent::NullMovesEndNothing | Incoherent::NullMovesForbidden(_) => &["ending", "repetition"],
            Incoherent::NobodyOffered => &["counting", "ending"],
            Incoherent::ButtonOffers(_) => &["button", "ending"],
            Incoherent::NothingToTax { .. } => &["tax", "counting"],
            Incoherent::ZiNeedsWholeBoard => &["unit", "counting", "public-points"],
            Incoherent::NotStones => &["unit", "counting"],
        }
    }
}

impl Rules {
    /// Whether stones are placed outside the board at all, by virtual moves or by passes.
    pub const fn have_virtual_stones(&self) -> bool {
        self.virtual_moves || self.virtual_pass
    }

    /// Whether the values go together.
    ///
    /// ```
    /// use liangyi_core::rules::{Incoherent, Repetition, Rules};
    /// let rules = Rules { virtual_moves: true, ..Rules::CHINESE };
    /// assert_eq!(rules.check(), Err(Incoherent::EndlessVirtualMoves(Repetition::Situational)));
    /// ```
    ///
    /// # Errors
    ///
    /// The first reason found why they do not.
    pub fn check(&self) -> Result<(), Incoherent> {
        let Rules {
            repetition,
            virtual_moves,
            virtual_pass,
            ending,
            counting,
            tax,
            public_points,
            button,
            extra_moves,
            last_stone,
            unit,
            // These go together with everything.
            first: _,
            komi: _,
            suicide: _,
            removal: _,
            handicap_bonus: _,
            friendly_pass: _,
        } = *self;
        if virtual_moves && !repetition.sees_virtual_moves() {
            return Err(Incoherent::EndlessVirtualMoves(repetition));
        }
        if virtual_moves && virtual_pass {
            return Err(Incoherent::TwoVirtualMoves);
        }
        if repetition.may_forbid_passes() && !virtual_moves && !virtual_pass {
            return Err(Incoherent::NoVirtualMovesToForbid);
        }
        if virtual_pass && !ending.is_by_passes() {
            return Err(Incoherent::PassesAreNotAll(ending));
        }
        if repetition.may_forbid_passes() && virtual_pass && ending.counts_four_passes() {
            return Err(Incoherent::FourthPassForbidden(ending));
        }
        if extra_moves && last_stone {
            return Err(Incoherent::TwoPrices);
        }
        let null_moves_end = ending.is_by_null_moves();
        match (repetition.forbids_nothing(), null_moves_end) {
            (true, false) => return Err(Incoherent::NullMovesEndNothing),
            (false, true) => return Err(Incoherent::NullMovesForbidden(repetition)),
            (true, true) | (false, false) => {}
        }
        let counts = counting.facts();
        if counts.lazy_loss && !null_moves_end {
            return Err(Incoherent::NobodyOffered);
        }
        if button && !ending.is_by_plain_passes() {
            return Err(Incoherent::ButtonOffers(ending));
        }
        if tax.takes_seki() && !counts.territory {
            return Err(Incoherent::NothingToTax { tax, counting });
        }
        match unit {
            Unit::Points => Ok(()),
            Unit::Zi if counts.whole_board && public_points.halves_all() => Ok(()),
            Unit::Zi => Err(Incoherent::ZiNeedsWholeBoard),
            Unit::Stones if counts.stones_alone => Ok(()),
            Unit::Stones => Err(Incoherent::NotStones),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{CATALOGUE, find};

    fn of(name: &str) -> Rules {
        find(name).expect("a catalogue name").rules.clone()
    }

    #[test]
    fn every_catalogue_row_is_coherent() {
        for row in CATALOGUE {
            assert_eq!(row.rules.check(), Ok(()), "{}", row.name);
        }
    }

    #[test]
    fn virtual_moves_need_a_rule_that_ends_them() {
        for repetition in Repetition::ALL {
            let rules = Rules { repetition, ..of("jipingdian") };
            let endless = !repetition.sees_virtual_moves();
            assert_eq!(rules.check().is_err(), endless, "{repetition}");
        }
    }

    #[test]
    fn null_moves_and_their_ending_go_together() {
        let rules = Rules { ending: Ending::Passes, counting: Counting::Area, ..of("new-ing") };
        assert_eq!(rules.check(), Err(Incoherent::NullMovesEndNothing));
        let rules = Rules { ending: Ending::NullMoves, ..of("chinese") };
        assert_eq!(rules.check(), Err(Incoherent::NullMovesForbidden(Repetition::Situational)));
    }

    #[test]
    fn counts_that_cannot_be_made_are_refused() {
        assert_eq!(Rules { counting: Counting::WildArea, ..of("chinese") }.check(), Err(Incoherent::NobodyOffered));
        assert_eq!(Rules { unit: Unit::Zi, ..of("japanese") }.check(), Err(Incoherent::ZiNeedsWholeBoard));
        assert_eq!(Rules { unit: Unit::Zi, ..of("tromp-taylor") }.check(), Err(Incoherent::ZiNeedsWholeBoard));
        assert_eq!(Rules { unit: Unit::Zi, ..of("chinese") }.check(), Ok(()));
        assert_eq!(Rules { unit: Unit::Stones, ..of("chinese") }.check(), Err(Incoherent::NotStones));
        assert!(matches!(Rules { tax: Tax::All, ..of("jihuozi") }.check(), Err(Incoherent::NothingToTax { .. })));
        assert_eq!(Rules { button: true, ..of("new-ing") }.check(), Err(Incoherent::ButtonOffers(Ending::NullMoves)));
    }
}
