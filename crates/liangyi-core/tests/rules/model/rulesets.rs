//! The rulesets: what each value of an axis means to the model, and the rulesets written down a second time from the
//! rules' text.

use liangyi_core::rules::{clauses, find};

use super::board::Side;

/// Which repetitions are forbidden, or what they do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Repetition {
    Simple,
    Positional,
    Situational,
    NoRegression,
    TwoMoveWindow,
    SincePass,
    FourthBoard,
    Allowed,
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
    /// Two passes stop it, four in a row end it.
    OverAtFourPasses,
    /// The fourth pass on one board ends it.
    OverAtFourPassesOnABoard,
    /// Two null moves end it.
    OverAtNullMoves,
    /// Two moves that leave the board unchanged end it.
    OverAtUnchangedBoards,
}

/// What is counted where nothing is removed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Natural {
    /// Stones, their liberties, shared ones half each.
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
    /// Territory, or area with a tax on eyes and seki or with dame split by seki. Who lives in seki is no matter of
    /// simple filling, so the model has no count of its own for these; their play it does model.
    Taxed,
}

/// A ruleset.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ruleset {
    pub first: Side,
    /// In half points.
    pub komi: i64,
    pub repetition: Repetition,
    pub smallest_suicide: SmallestSuicide,
    pub virtual_moves: bool,
    /// Whether a pass is a virtual move.
    pub virtual_pass: bool,
    pub end: End,
    pub natural: Natural,
    /// Whether a side pays for the moves with a stone that it made in the contest beyond the opponent's.
    pub extra_moves: bool,
    /// Whether Black pays for the last stone of the contest.
    pub last_stone: bool,
    /// Whether the margin is Black's count less half the board and half the komi.
    pub zi: bool,
}

/// The ruleset called `name`, put together from the names of its values.
pub fn ruleset(name: &str) -> Ruleset {
    let row = find(name).unwrap_or_else(|| panic!("no ruleset {name}"));
    let axes = clauses::axes(&row.rules);
    let value = |axis: &str| {
        let found = axes.iter().find(|found| found.name == axis);
        found.unwrap_or_else(|| panic!("no axis {axis}")).value.as_str()
    };
    let flag = |axis: &str| match value(axis) {
        "true" => true,
        "false" => false,
        other => unknown(axis, other),
    };
    assert!(!flag("button"), "{name}: the model has no button");
    let half_points = value("komi").parse::<f64>().expect("a number") * 2.0;
    assert_eq!(half_points.fract(), 0.0, "{name}: the model's komi is in half points");
    Ruleset {
        first: match value("first") {
            "black" => Side::Black,
            "white" => Side::White,
            other => unknown("first", other),
        },
        komi: half_points as i64,
        repetition: match value("repetition") {
            "simple" => Repetition::Simple,
            "positional" => Repetition::Positional,
            "situational" => Repetition::Situational,
            "no-regression" => Repetition::NoRegression,
            "two-move-window" => Repetition::TwoMoveWindow,
            "since-pass" => Repetition::SincePass,
            "fourth-board" => Repetition::FourthBoard,
            "null-move" => Repetition::Allowed,
            other => unknown("repetition", other),
        },
        smallest_suicide: match value("suicide") {
            "forbidden" => None,
            "multi-stone" => Some(2),
            "allowed" => Some(1),
            other => unknown("suicide", other),
        },
        virtual_moves: flag("virtual"),
        virtual_pass: flag("virtual-pass"),
        end: match value("ending") {
            "stop" => End::StopAtPasses,
            "passes" => End::OverAtPasses,
            "four-passes" => End::OverAtFourPasses,
            "four-passes-on-a-board" => End::OverAtFourPassesOnABoard,
            "null-moves" => End::OverAtNullMoves,
            "unchanged" => End::OverAtUnchangedBoards,
            other => unknown("ending", other),
        },
        natural: match (value("counting"), value("tax"), value("public-points")) {
            ("area", "none", "half") => Natural::AreaSharedHalf,
            ("area", "none", "nobody") => Natural::AreaSharedNobody,
            ("area", "seki" | "all", _) | ("area", _, "dame-half") | ("territory", ..) => Natural::Taxed,
            ("points", ..) => Natural::StonesAndLiberties,
            ("living-stones" | "stones", ..) => Natural::Stones,
            ("wild-area", ..) => Natural::NewIng,
            ("proportional", ..) => Natural::Proportional,
            ("majority", ..) => Natural::Majority,
            (other, ..) => unknown("counting", other),
        },
        extra_moves: flag("extra-moves"),
        last_stone: flag("last-stone"),
        zi: match value("unit") {
            "zi" => true,
            "points" | "stones" => false,
            other => unknown("unit", other),
        },
    }
}

fn unknown(axis: &str, value: &str) -> ! {
    panic!("the model does not know {axis} {value}: write it down from the rules' text")
}

/// Rulesets that [`written`] knows.
pub const WRITTEN: [&str; 22] = [
    "jipingdian",
    "jihuozi",
    "jihuozi-natural",
    "jihuozi-art",
    "jihuozi-simple",
    "jihuozi-ancient",
    "jihuozi-2010",
    "jihuozi-2011",
    "new-ing",
    "chinese",
    "chinese-old",
    "olympic-2008",
    "proportional",
    "proportional-majority",
    "tromp-taylor",
    "japanese",
    "korean",
    "aga",
    "new-zealand",
    "ing",
    "ing-1991",
    "stone-scoring",
];

/// A ruleset as its text has it, independent of the catalogue: this holds the catalogue's rows to the text. A ruleset
/// that a user could add in a file, out of known values, need not be written here.
pub fn written(name: &str) -> Ruleset {
    use Natural::*;
    use Repetition::*;
    let go = |komi, repetition, smallest_suicide, natural| Ruleset {
        first: Side::Black,
        komi,
        repetition,
        smallest_suicide,
        virtual_moves: false,
        virtual_pass: false,
        end: End::OverAtPasses,
        natural,
        extra_moves: false,
        last_stone: false,
        zi: false,
    };
    let with_virtual_moves = |first, komi, repetition, natural| Ruleset {
        first,
        virtual_moves: true,
        end: End::StopAtPasses,
        ..go(komi, repetition, Some(1), natural)
    };
    match name {
        "jipingdian" => {
            Ruleset { extra_moves: true, ..with_virtual_moves(Side::Black, 13, NoRegression, StonesAndLiberties) }
        }
        "jihuozi" => with_virtual_moves(Side::White, 0, NoRegression, Stones),
        "jihuozi-natural" => {
            Ruleset { end: End::OverAtPasses, ..with_virtual_moves(Side::White, 0, NoRegression, Stones) }
        }
        "jihuozi-art" => Ruleset { extra_moves: true, ..with_virtual_moves(Side::White, 0, NoRegression, Stones) },
        "jihuozi-simple" => with_virtual_moves(Side::White, 0, TwoMoveWindow, Stones),
        "jihuozi-ancient" => Ruleset { first: Side::White, ..go(0, Simple, None, Stones) },
        "jihuozi-2010" => Ruleset {
            first: Side::White,
            virtual_pass: true,
            end: End::OverAtFourPassesOnABoard,
            ..go(0, SincePass, Some(1), Stones)
        },
        "jihuozi-2011" => Ruleset {
            first: Side::White,
            virtual_pass: true,
            end: End::StopAtPasses,
            ..go(0, FourthBoard, Some(1), Stones)
        },
        "new-ing" => Ruleset { end: End::OverAtNullMoves, zi: true, ..go(15, Allowed, Some(1), NewIng) },
        "chinese" => go(15, Situational, None, AreaSharedHalf),
        "chinese-old" => go(11, Positional, None, AreaSharedHalf),
        "olympic-2008" => Ruleset { last_stone: true, ..go(13, Situational, None, AreaSharedHalf) },
        "proportional" => Ruleset { end: End::OverAtUnchangedBoards, ..go(0, Situational, Some(1), Proportional) },
        "proportional-majority" => Ruleset { end: End::OverAtUnchangedBoards, ..go(0, Situational, Some(1), Majority) },
        "tromp-taylor" => go(15, Positional, Some(1), AreaSharedNobody),
        "japanese" | "korean" => go(13, Simple, None, Taxed),
        "aga" => go(15, Situational, None, AreaSharedNobody),
        "new-zealand" => go(14, Situational, Some(1), AreaSharedNobody),
        "ing" => go(15, Positional, Some(2), AreaSharedHalf),
        "ing-1991" => {
            Ruleset { virtual_pass: true, end: End::OverAtFourPasses, ..go(15, SincePass, Some(2), AreaSharedHalf) }
        }
        "stone-scoring" => go(15, Simple, None, Taxed),
        _ => panic!("the model has no ruleset {name}: write it down from the rules' text"),
    }
}
