//! The settlement where both sides, or a user, name the dead stones.

use std::borrow::Borrow;

use super::judging::Judgement;
use crate::base::PointSet;
use crate::board::Board;
use crate::rules::Rules;
use crate::score::{Settlement, grants_one_sided};

/// What follows from the `dead` stones that are agreed on, whole chains of `board`. Where the ruleset gives a side the
/// points that it alone can take, these are judged, whoever names the dead stones; elsewhere `judgement` is not
/// called.
pub fn agreed_settlement<J: Borrow<Judgement>>(
    board: &Board,
    rules: &Rules,
    dead: PointSet,
    judgement: impl FnOnce() -> J,
) -> Settlement {
    match grants_one_sided(rules.counting) {
        true => judgement().borrow().settlement_with(board, dead),
        false => Settlement::dead(dead),
    }
}
