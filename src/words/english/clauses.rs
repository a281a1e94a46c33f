//! What the axes of the rules say, in English.

use liangyi_core::rules::clauses::{Clause, PassClause, PublicPointsClause, TaxClause};
use liangyi_core::rules::{Counting, Ending, HandicapBonus, PublicPoints, Removal, Repetition, Suicide, Tax, Unit};

/// The sentence of a clause.
pub(super) fn clause(clause: Clause) -> String {
    let sentence = match clause {
        Clause::First(color) => return format!("{color} makes the first move."),
        Clause::Komi => "Points White gets; any other komi may be set for a game.",
        Clause::Repetition(repetition) => of_repetition(repetition),
        Clause::Suicide(suicide) => of_suicide(suicide),
        Clause::VirtualMoves(true) => {
            "A stone may be placed outside the board: no good real move, and no offer to stop (虚着)."
        }
        Clause::VirtualMoves(false) => "There are no virtual moves.",
        Clause::Ending(ending) => of_ending(ending),
        Clause::Counting(counting) => of_counting(counting),
        Clause::Tax(tax) => of_tax(tax),
        Clause::PublicPoints(points) => of_public_points(points),
        Clause::Removal(Removal::Agreed) => "Both sides agree on the dead stones, which come off first (协商终局).",
        Clause::Removal(Removal::Never) => "Nothing is ever removed: every stone on the board is alive.",
        Clause::ExtraMoves(true) => {
            "Each stone placed in the contest beyond the opponent's number costs a point (多下贴点)."
        }
        Clause::ExtraMoves(false) => "Moves with a stone cost nothing, however many.",
        Clause::HandicapBonus(HandicapBonus::Zero) => "White gets nothing for Black's handicap stones.",
        Clause::HandicapBonus(HandicapBonus::OneLess) => {
            "White gets a point for each of Black's handicap stones but one."
        }
        Clause::HandicapBonus(HandicapBonus::Full) => "White gets a point for each of Black's handicap stones.",
        Clause::Button(true) => "The first pass takes a button worth half a point.",
        Clause::Button(false) => "There is no button.",
        Clause::DeadAtAPass(dead) => of_dead_at_a_pass(dead),
        Clause::Unit(unit) => of_unit(unit),
    };
    sentence.to_string()
}

const fn of_repetition(repetition: Repetition) -> &'static str {
    match repetition {
        Repetition::Simple => {
            "The board before the opponent's last move may not be recreated by recapturing a single stone."
        }
        Repetition::Positional => "A real move may not recreate any earlier board (禁全同).",
        Repetition::Situational => "A real move may not make the opponent face a board it has faced (禁还原).",
        Repetition::NoRegression => {
            "A real move may not make the opponent face a whole position (board and virtual stones) it has faced, a \
             virtual move not a board it has faced (禁倒退)."
        }
        Repetition::TwoMoveWindow => {
            "As no-regression, but only against what the opponent has faced since the last move, passes apart; an \
             older whole position that comes back with the same side to move makes the game a draw (简化)."
        }
        Repetition::NullMove => {
            "Nothing is forbidden; a move after which the board equals an earlier one is a null move, an offer to end \
             (无为)."
        }
    }
}

const fn of_suicide(suicide: Suicide) -> &'static str {
    match suicide {
        Suicide::Forbidden => "No move may leave its own chain without liberties.",
        Suicide::MultiStone => "Two or more stones may be given up (块子自尽), a single one may not.",
        Suicide::Allowed => {
            "Any number of stones may be given up, as far as the repetition rule goes (颗子自尽, 块子自尽)."
        }
    }
}

const fn of_ending(ending: Ending) -> &'static str {
    match ending {
        Ending::Stop => {
            "Two passes in a row stop the game; a further move resumes it, the side that passed first moving first \
             (两弃休止)."
        }
        Ending::Passes => "Two passes in a row end the game.",
        Ending::NullMoves => {
            "Two null moves in a row end the game; the opponent of the side that offered first resumes (无为终局)."
        }
        Ending::Unchanged => {
            "Two moves in a row that leave the board unchanged end the game; such moves are exempt from the \
             repetition rule."
        }
    }
}

const fn of_counting(counting: Counting) -> &'static str {
    match counting {
        Counting::Area => "Stones and the empty points they surround (子空合计).",
        Counting::Points => {
            "As area; where nothing was agreed, stones and their own liberties, shared ones half each (子气皆地)."
        }
        Counting::LivingStones => {
            "Living stones once every owned point but the basic eyes is filled; where nothing was agreed, the stones \
             on the board (活子多胜)."
        }
        Counting::Stones => "The stones on the board and nothing else (盘内子数).",
        Counting::WildArea => {
            "Stones, own territory and half of the points that touch stones of both; a wild region loses the game for \
             the side that offered to end it (荒空, 懈怠)."
        }
        Counting::Proportional => "Stones, and each empty region shared in proportion to the stones that touch it.",
        Counting::Majority => "Stones, and each empty region given whole to the side with more stones touching it.",
        Counting::Territory => "Surrounded empty points, prisoners and dead stones.",
    }
}

const fn of_tax(tax: TaxClause) -> &'static str {
    match tax {
        TaxClause::Axis(Tax::None) => "Every surrounded point counts.",
        TaxClause::Axis(Tax::Seki) => "Points surrounded by a group in seki do not count.",
        TaxClause::Axis(Tax::All) => "As seki, and every group pays its basic eyes (还棋头).",
        TaxClause::NothingToTax => "No empty point counts, so there is nothing to tax.",
        TaxClause::BasicEyes => "The basic eyes do not count, as in every count of stones; nothing else is taken off.",
        TaxClause::NothingLeft => "Every empty point counts for one side or for both.",
    }
}

const fn of_public_points(points: PublicPointsClause) -> &'static str {
    match points {
        PublicPointsClause::Axis(PublicPoints::Half) => {
            "A point both sides touch and neither owns counts half for each."
        }
        PublicPointsClause::Axis(PublicPoints::Nobody) | PublicPointsClause::Nobody => {
            "A point both sides touch and neither owns counts for nobody."
        }
        PublicPointsClause::Axis(PublicPoints::DameHalf) => {
            "A point both sides touch and neither owns counts half for each where it is a plain dame, for nobody where \
             it is a liberty of a seki (艺术版)."
        }
        PublicPointsClause::NoneCounts => "No empty point counts, whoever touches it.",
        PublicPointsClause::HalfOfTouched => {
            "A point both sides touch counts half for each, a point that nobody touches for nobody."
        }
        PublicPointsClause::HalfOfTouchedByLiving => {
            "A point that living stones of both sides touch counts half for each, another point of such a region for \
             nobody."
        }
        PublicPointsClause::InProportion => {
            "An empty region is shared in proportion to the stones of each side that touch it; one that nobody touches \
             is half each."
        }
        PublicPointsClause::ToTheMajority => {
            "An empty region goes whole to the side with more stones touching it, and is half each on a tie."
        }
    }
}

const fn of_dead_at_a_pass(dead: PassClause) -> &'static str {
    match dead {
        PassClause::CountAsAlive => "Dead stones must be taken before the last pass: what stands then counts as alive.",
        PassClause::AgreedOn => "A pass may leave dead stones standing: the opponent will agree that they are dead.",
        PassClause::Uncertain => {
            "Dead stones are best taken before a pass: nothing says that the opponent will agree on them."
        }
        PassClause::ComeOff => "Dead stones need not be taken before a pass: they come off by agreement.",
    }
}

const fn of_unit(unit: Unit) -> &'static str {
    match unit {
        Unit::Points => "Points (点); the margin is the difference between the two sides.",
        Unit::Zi => "Stones (子): the margin is Black's count less half the board and half the komi.",
        Unit::Stones => "Living stones (活子); the margin is the difference between the two sides.",
    }
}
