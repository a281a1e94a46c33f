//! Which combinations of axis values make a game: the ones refused here would never end, or could not be counted.
//!
//! The catalogue's rows all pass. Rules put together by a user, in a file or as JSON, are checked before they are used.

use super::axes::{Counting, Ending, PublicPoints, Repetition, Rules, Tax, Unit};

/// Why a combination of values is no game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Incoherent {
    /// Virtual moves under a repetition rule that does not look at them.
    #[error(
        "virtual moves need repetition no-regression or two-move-window: under {0} both sides could make them for ever"
    )]
    EndlessVirtualMoves(Repetition),
    /// Null moves where they do not end the game.
    #[error("repetition null-move needs ending null-moves: it forbids nothing, so only null moves can end the game")]
    NullMovesEndNothing,
    /// An ending by null moves where the repetition rule forbids them.
    #[error("ending null-moves needs repetition null-move: under {0} a move that repeats is forbidden, not an offer")]
    NullMovesForbidden(Repetition),
    /// Wild regions where nobody offers to end by a null move.
    #[error("counting wild-area needs ending null-moves: a wild region loses for the side that offered to end")]
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
        "unit zi needs counting area, points, wild-area, proportional or majority and public-points half: the margin is \
         one side's count less half the board"
    )]
    ZiNeedsWholeBoard,
    /// Stones as the unit where points are counted.
    #[error("unit stones needs counting living-stones or stones")]
    NotStones,
}

impl Rules {
    /// Whether the values go together.
    pub fn check(&self) -> Result<(), Incoherent> {
        let sees_virtual_moves = matches!(self.repetition, Repetition::NoRegression | Repetition::TwoMoveWindow);
        if self.virtual_moves && !sees_virtual_moves {
            return Err(Incoherent::EndlessVirtualMoves(self.repetition));
        }
        match (self.repetition == Repetition::NullMove, self.ending == Ending::NullMoves) {
            (true, false) => return Err(Incoherent::NullMovesEndNothing),
            (false, true) => return Err(Incoherent::NullMovesForbidden(self.repetition)),
            (true, true) | (false, false) => {}
        }
        if self.counting == Counting::WildArea && self.ending != Ending::NullMoves {
            return Err(Incoherent::NobodyOffered);
        }
        if self.button && !matches!(self.ending, Ending::Passes | Ending::Stop) {
            return Err(Incoherent::ButtonOffers(self.ending));
        }
        let (has_territory, covers_board) = match self.counting {
            Counting::Area | Counting::Points | Counting::WildArea => (true, true),
            Counting::Territory => (true, false),
            Counting::Proportional | Counting::Majority => (false, true),
            Counting::LivingStones | Counting::Stones => (false, false),
        };
        if self.tax != Tax::None && !has_territory {
            return Err(Incoherent::NothingToTax { tax: self.tax, counting: self.counting });
        }
        match self.unit {
            Unit::Points => Ok(()),
            Unit::Zi if covers_board && self.public_points == PublicPoints::Half => Ok(()),
            Unit::Zi => Err(Incoherent::ZiNeedsWholeBoard),
            Unit::Stones if matches!(self.counting, Counting::LivingStones | Counting::Stones) => Ok(()),
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
        for &repetition in Repetition::ALL {
            let rules = Rules { repetition, ..of("jipingdian") };
            let endless = !matches!(repetition, Repetition::NoRegression | Repetition::TwoMoveWindow);
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
