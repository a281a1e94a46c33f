//! The rulesets, written down a second time from the rules' text.

use super::board::Side;

/// Which repetitions are forbidden, or what they do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Repetition {
    Simple,
    Positional,
    Situational,
    NoRegression,
    TwoMoveWindow,
    NullMove,
}

/// The fewest own stones that a move may take off; `None` where no suicide is allowed.
pub type SmallestSuicide = Option<usize>;

/// What ends the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// Two passes stop it; play may be resumed.
    StopAtPasses,
    /// Two passes end it.
    OverAtPasses,
    /// Two null moves end it.
    OverAtNullMoves,
    /// Two moves that leave the board unchanged end it.
    OverAtUnchangedBoards,
}

/// What is counted where nothing is removed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Natural {
    /// Stones, their liberties, shared ones half each; extra moves are paid for.
    StonesAndLiberties,
    /// Stones.
    Stones,
    /// Stones and regions that touch one colour alone; the others half each.
    AreaSharedHalf,
    /// Stones and regions that touch one colour alone; the others nobody's.
    AreaSharedNobody,
    /// New Ing's: as area, shared points half each point by point, wild regions.
    NewIng,
    /// Regions in proportion to the stones that touch them.
    Proportional,
    /// Regions whole to the colour with more stones that touch them.
    Majority,
    /// Territory or area with a tax on eyes and seki. Who lives in seki is no matter of simple filling, so the model has
    /// no count of its own for these; their play it does model.
    Taxed,
}

/// A ruleset.
#[derive(Clone, Copy, Debug)]
pub struct Ruleset {
    pub first: Side,
    /// In half points.
    pub komi: i64,
    pub repetition: Repetition,
    pub smallest_suicide: SmallestSuicide,
    pub virtual_moves: bool,
    pub end: End,
    pub natural: Natural,
}

/// The ruleset called `name`.
pub fn ruleset(name: &str) -> Ruleset {
    use Natural::*;
    use Repetition::*;
    let go = |komi, repetition, smallest_suicide, natural| Ruleset {
        first: Side::Black,
        komi,
        repetition,
        smallest_suicide,
        virtual_moves: false,
        end: End::OverAtPasses,
        natural,
    };
    let with_virtual_moves = |first, komi, repetition, natural| Ruleset {
        first,
        virtual_moves: true,
        end: End::StopAtPasses,
        ..go(komi, repetition, Some(1), natural)
    };
    match name {
        "jipingdian" => with_virtual_moves(Side::Black, 13, NoRegression, StonesAndLiberties),
        "jihuozi" | "jihuozi-art" => with_virtual_moves(Side::White, 0, NoRegression, Stones),
        "jihuozi-simple" => with_virtual_moves(Side::White, 0, TwoMoveWindow, Stones),
        "jihuozi-ancient" => Ruleset { first: Side::White, ..go(0, Simple, None, Stones) },
        "new-ing" => Ruleset { end: End::OverAtNullMoves, ..go(15, NullMove, Some(1), NewIng) },
        "chinese" => go(15, Situational, None, AreaSharedHalf),
        "chinese-old" => go(11, Positional, None, AreaSharedHalf),
        "proportional" => Ruleset { end: End::OverAtUnchangedBoards, ..go(0, Situational, Some(1), Proportional) },
        "proportional-majority" => Ruleset { end: End::OverAtUnchangedBoards, ..go(0, Situational, Some(1), Majority) },
        "tromp-taylor" => go(15, Positional, Some(1), AreaSharedNobody),
        "japanese" | "korean" => go(13, Simple, None, Taxed),
        "aga" => go(15, Situational, None, AreaSharedNobody),
        "new-zealand" => go(14, Situational, Some(1), AreaSharedNobody),
        "ing" => go(15, Positional, Some(2), AreaSharedHalf),
        "stone-scoring" => go(15, Simple, None, Taxed),
        _ => panic!("the model has no ruleset {name}: write it down from the rules' text"),
    }
}
