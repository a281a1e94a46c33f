//! The words in which a network knows rules, which of them are nearest to a ruleset, and what they leave out.
//!
//! A ruleset is said by its axes: its count by the identity that turns it into an area, with or without a tax on
//! groups, and a debt that is added to komi. `tests/inputs/rules.rs` holds each identity on random games.

use liangyi_core::game::{Game, Phase};
use liangyi_core::rules::{Counting, Ending, HandicapBonus, Komi, PublicPoints, Removal, Repetition, Rules, Tax, Unit};

/// The repetition rules that networks know.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NetKo {
    /// Simple ko; longer cycles end without result.
    Simple,
    /// Positional superko.
    Positional,
    /// Situational superko.
    Situational,
}

/// The ways to count that networks know.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NetScoring {
    /// Stones and surrounded points.
    Area,
    /// Surrounded points and prisoners: the area, where every stone that is placed is paid for.
    Territory,
}

/// What Black owes White, besides komi and the bonus for handicap stones, for stones placed. It belongs to the area
/// that is counted in the end.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Debt {
    /// A point for each stone of Black that the game began with or that was placed on the board, less White's: that is
    /// what prisoners come to.
    pub placed: bool,
    /// A point for each extra move that Black has made in the contest, virtual ones included, less White's (多下贴点).
    pub extra_moves: bool,
    /// A point for the last stone of the contest, if it is Black's (黑收后贴1点). Half of it is sure, as komi, and the
    /// other half is a button: who passes first has not placed the last stone.
    pub last_stone: bool,
}

/// What a network is told of the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct NetRules {
    /// The repetition rule.
    pub ko: NetKo,
    /// Whether suicide of several stones is allowed.
    pub suicide: bool,
    /// The way to count.
    pub scoring: NetScoring,
    /// What is not counted.
    pub tax: Tax,
    /// What White gets for handicap stones.
    pub handicap_bonus: HandicapBonus,
    /// Whether the first pass takes a button worth half a point.
    pub button: bool,
    /// Whether a pass may leave dead stones standing.
    pub friendly_pass: bool,
    /// What White gets.
    pub komi: Komi,
    /// What Black owes for stones.
    pub debt: Debt,
}

/// What a ruleset has that no word of a network says: whoever takes a network's word has to add it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum LeftToAdd {
    /// Moves of the resolution cost nothing: before the first stop a network takes every stone to be paid for.
    FreeResolution,
    /// Stones may be placed outside the board: a pass that is no offer, at the price of a stone where stones are paid
    /// for. A network sees one as a pass.
    VirtualMoves,
    /// Points that one side alone has the right to take are its own (单方有权), a last ko among them.
    OneSidedPoints,
    /// A group in seki keeps the points that it surrounds but for one eye; the tax takes them all.
    SekiTerritory,
    /// Dead stones count as alive until they are taken.
    NaturalEnd,
    /// Nothing is forbidden by repetition: what repeats is a null move and an offer to end.
    NullMoves,
    /// A wild region that is left at the end loses the game.
    LazyLoss,
    /// Longer cycles are a draw, not a game without result.
    CycleDraws,
    /// Regions that both sides touch are shared by the stones around them.
    SharedRegions,
    /// Two moves that leave the board unchanged end the game, passes or not.
    UnchangedBoards,
    /// Two passes do not end the game for good.
    FourPasses,
    /// The margin is given in stones (子): half of it in points.
    HalfPoints,
}

impl NetRules {
    /// The words nearest to `rules`, with all that they say true of the contest, from the first move to the first stop.
    pub fn of(rules: &Rules) -> NetRules {
        let counts = rules.counting.facts();
        let counted = if counts.prisoners { NetScoring::Territory } else { NetScoring::Area };
        // Stones that could still be placed: a living group fills all but two of its points.
        let tax = if counts.stones_alone { Tax::All } else { rules.tax };
        let debt = Debt {
            placed: counted == NetScoring::Territory,
            extra_moves: rules.extra_moves,
            last_stone: rules.last_stone,
        };
        NetRules {
            ko: match rules.repetition {
                // The nearest ban to none: a null move gains nothing.
                Repetition::Positional | Repetition::FourthBoard | Repetition::Allowed => NetKo::Positional,
                Repetition::Situational | Repetition::NoRegression => NetKo::Situational,
                Repetition::Simple | Repetition::TwoMoveWindow | Repetition::SincePass => NetKo::Simple,
            },
            suicide: rules.suicide.allows_several(),
            // A stone that costs a point is what territory is.
            scoring: if debt.extra_moves { NetScoring::Territory } else { counted },
            tax,
            handicap_bonus: rules.handicap_bonus,
            button: rules.button,
            friendly_pass: rules.removal.takes_dead_off() && rules.friendly_pass,
            komi: rules.komi,
            debt,
        }
    }

    /// The words nearest to the rules of `game` where it stands: once it has stopped, extra moves cost nothing any
    /// more, and those made are owed.
    pub fn at(game: &Game) -> NetRules {
        let words = NetRules::of(game.rules());
        match game.phase() {
            Phase::Contest => words,
            Phase::Stopped | Phase::Resolution | Phase::Over if words.debt.placed => words,
            Phase::Stopped | Phase::Resolution | Phase::Over => NetRules { scoring: NetScoring::Area, ..words },
        }
    }

    /// What a network counts in the end under these words for `rules`: stones and territory as taxed, and nothing that
    /// it takes for komi ([`white_komi`](super::white_komi)).
    pub fn area_of(&self, rules: &Rules) -> Rules {
        Rules {
            counting: Counting::Area,
            tax: self.tax,
            public_points: PublicPoints::Half,
            removal: Removal::Agreed,
            ending: Ending::Passes,
            extra_moves: false,
            last_stone: false,
            handicap_bonus: HandicapBonus::Zero,
            button: false,
            komi: Komi::ZERO,
            unit: Unit::Points,
            ..rules.clone()
        }
    }

    /// Whether a game can end without a result, by a cycle that no rule forbids.
    pub fn has_no_result(&self) -> bool {
        self.ko == NetKo::Simple || self.scoring == NetScoring::Territory
    }
}

impl LeftToAdd {
    /// What [`NetRules::of`] leaves out of `rules`.
    pub fn of(rules: &Rules) -> Vec<LeftToAdd> {
        let counts = rules.counting.facts();
        let of_counting = [
            (counts.one_sided_points, LeftToAdd::OneSidedPoints),
            (counts.stones_alone, LeftToAdd::SekiTerritory),
            (counts.lazy_loss, LeftToAdd::LazyLoss),
            (counts.shares_regions, LeftToAdd::SharedRegions),
        ];
        let of_repetition: &[LeftToAdd] = match rules.repetition {
            Repetition::Simple
            | Repetition::Positional
            | Repetition::Situational
            | Repetition::NoRegression
            | Repetition::SincePass
            | Repetition::FourthBoard => &[],
            Repetition::TwoMoveWindow => &[LeftToAdd::CycleDraws],
            Repetition::Allowed => &[LeftToAdd::NullMoves],
        };
        let of_ending: &[LeftToAdd] = match rules.ending {
            Ending::Stop if rules.extra_moves => &[LeftToAdd::FreeResolution],
            Ending::FourPasses | Ending::FourPassesOnABoard => &[LeftToAdd::FourPasses],
            Ending::Stop | Ending::Passes | Ending::NullMoves => &[],
            Ending::Unchanged => &[LeftToAdd::UnchangedBoards],
        };
        let of_unit: &[LeftToAdd] = match rules.unit {
            Unit::Points | Unit::Stones => &[],
            Unit::Zi => &[LeftToAdd::HalfPoints],
        };
        let of_removal: &[LeftToAdd] = if rules.removal.takes_dead_off() { &[] } else { &[LeftToAdd::NaturalEnd] };
        let virtual_moves: &[LeftToAdd] = if rules.virtual_moves { &[LeftToAdd::VirtualMoves] } else { &[] };
        let mut left = [of_repetition, of_ending, of_unit, of_removal, virtual_moves].concat();
        left.extend(of_counting.iter().filter(|(is_left, _)| *is_left).map(|(_, what)| *what));
        left.sort_unstable();
        left
    }
}
