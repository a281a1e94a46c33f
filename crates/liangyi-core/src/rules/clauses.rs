//! What each axis of a set of rules says, as a value: a clause is a sentence in a table of words, near the edge of the
//! program.
//!
//! An axis need not say the same under every way to count: where that has the say, the clause is its own.

use serde::Serialize;

use super::axes::{Counting, Ending, HandicapBonus, PublicPoints, Removal, Repetition, Rules, Suicide, Tax, Unit};
use crate::base::Color;

pub use super::axis_facts::PublicPointsClause;

/// An axis with its value and what that says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Axis {
    /// The name in rules files.
    pub name: &'static str,
    /// The value as it is written there.
    pub value: String,
    /// What that says.
    pub clause: Clause,
}

/// What the value of an axis says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Clause {
    /// Who makes the first move.
    First(Color),
    /// White gets a komi.
    Komi,
    /// The repetition rule.
    Repetition(Repetition),
    /// The suicide rule.
    Suicide(Suicide),
    /// Whether there are virtual moves.
    VirtualMoves(bool),
    /// That there are none but passes.
    VirtualMovesArePasses,
    /// Whether a pass places a stone outside the board.
    VirtualPass(bool),
    /// How the game ends.
    Ending(Ending),
    /// What is counted.
    Counting(Counting),
    /// What is left uncounted.
    Tax(TaxClause),
    /// Who gets the empty points between the sides.
    PublicPoints(PublicPointsClause),
    /// Whether dead stones come off.
    Removal(RemovalClause),
    /// Whether extra moves cost points.
    ExtraMoves(bool),
    /// Whether Black pays for the last stone.
    LastStone(bool),
    /// What White gets for handicap stones.
    HandicapBonus(HandicapBonus),
    /// Whether there is a button.
    Button(bool),
    /// What becomes of dead stones that a pass leaves on the board.
    DeadAtAPass(PassClause),
    /// In what the result is given.
    Unit(Unit),
}

/// What is left uncounted under a way to count: a tax of nothing does not mean that every empty point counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum TaxClause {
    /// What the axis says.
    Axis(Tax),
    /// No empty point counts.
    NothingToTax,
    /// The basic eyes, as in every count of stones, and nothing else.
    BasicEyes,
    /// Every empty point counts, for one side or for both.
    NothingLeft,
}

/// Whether dead stones come off, and what is said of those that the sides do not agree on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum RemovalClause {
    /// What the axis says.
    Axis(Removal),
    /// Those that both sides confirm come off (经双方确认, 中国围棋规则, article 8).
    Confirmed,
    /// They come off, and what is disputed is played out (续弈, 新应氏, article 10.1).
    PlayedOn,
}

/// What becomes of dead stones that a pass leaves on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum PassClause {
    /// They count as alive.
    CountAsAlive,
    /// The opponent will agree that they are dead.
    AgreedOn,
    /// Nothing says that the opponent will agree.
    Uncertain,
    /// They come off by agreement, which the way to count needs.
    ComeOff,
}

/// Every axis of the rules, in the order in which they are explained.
pub fn axes(rules: &Rules) -> Vec<Axis> {
    let axis = |name, value: &str, clause| Axis { name, value: value.to_string(), clause };
    let flag = |name, value: bool, clause| Axis { name, value: value.to_string(), clause };
    let Rules {
        first,
        komi,
        repetition,
        suicide,
        virtual_moves,
        virtual_pass,
        ending,
        counting,
        tax,
        public_points,
        removal,
        extra_moves,
        last_stone,
        handicap_bonus,
        button,
        friendly_pass,
        unit,
    } = *rules;
    let outside = if virtual_pass { Clause::VirtualMovesArePasses } else { Clause::VirtualMoves(virtual_moves) };
    let shared = public_points_of(counting, removal, public_points);
    let at_a_pass = dead_at_a_pass(counting, removal, friendly_pass);
    vec![
        axis("first", first.name(), Clause::First(first)),
        axis("komi", &komi.to_string(), Clause::Komi),
        axis("repetition", repetition.name(), Clause::Repetition(repetition)),
        axis("suicide", suicide.name(), Clause::Suicide(suicide)),
        flag("virtual", virtual_moves, outside),
        flag("virtual-pass", virtual_pass, Clause::VirtualPass(virtual_pass)),
        axis("ending", ending.name(), Clause::Ending(ending)),
        axis("counting", counting.name(), Clause::Counting(counting)),
        axis("tax", tax.name(), Clause::Tax(tax_of(counting, removal, tax))),
        axis("public-points", public_points.name(), Clause::PublicPoints(shared)),
        axis("removal", removal.name(), Clause::Removal(removal_of(ending, removal))),
        flag("extra-moves", extra_moves, Clause::ExtraMoves(extra_moves)),
        flag("last-stone", last_stone, Clause::LastStone(last_stone)),
        axis("handicap-bonus", handicap_bonus.name(), Clause::HandicapBonus(handicap_bonus)),
        flag("button", button, Clause::Button(button)),
        flag("friendly-pass", friendly_pass, Clause::DeadAtAPass(at_a_pass)),
        axis("unit", unit.name(), Clause::Unit(unit)),
    ]
}

fn tax_of(counting: Counting, removal: Removal, tax: Tax) -> TaxClause {
    let facts = counting.facts();
    if tax.takes_seki() {
        TaxClause::Axis(tax)
    } else if counting.counts_standing_stones(removal) {
        TaxClause::NothingToTax
    } else if facts.stones_alone {
        TaxClause::BasicEyes
    } else if facts.shares_regions {
        TaxClause::NothingLeft
    } else {
        TaxClause::Axis(tax)
    }
}

/// Where the way to count says itself who gets the points, the axis has no say.
fn public_points_of(counting: Counting, removal: Removal, public_points: PublicPoints) -> PublicPointsClause {
    let [agreed, natural] = counting.facts().between;
    let own = if removal.takes_dead_off() { agreed } else { natural };
    own.unwrap_or(PublicPointsClause::Axis(public_points))
}

fn removal_of(ending: Ending, removal: Removal) -> RemovalClause {
    match (removal, ending) {
        (Removal::Never, _) | (Removal::Agreed, Ending::Stop | Ending::FourPasses | Ending::FourPassesOnABoard) => {
            RemovalClause::Axis(removal)
        }
        (Removal::Agreed, Ending::NullMoves) => RemovalClause::PlayedOn,
        (Removal::Agreed, Ending::Passes | Ending::Unchanged) => RemovalClause::Confirmed,
    }
}

fn dead_at_a_pass(counting: Counting, removal: Removal, friendly_pass: bool) -> PassClause {
    if !removal.takes_dead_off() {
        PassClause::CountAsAlive
    } else if friendly_pass {
        PassClause::AgreedOn
    } else if counting.facts().dead_may_stay {
        PassClause::Uncertain
    } else {
        PassClause::ComeOff
    }
}

/// The axes on which two sets of rules differ, with the value of each.
pub fn differences(one: &Rules, other: &Rules) -> Vec<(&'static str, String, String)> {
    let axes = axes(one).into_iter().zip(axes(other));
    let differing = axes.filter(|(one, other)| one.value != other.value);
    differing.map(|(one, other)| (one.name, one.value, other.value)).collect()
}

/// The axes on which several sets of rules differ, each as every one of them has it, in their order.
pub fn differing_axes(rules: &[&Rules]) -> Vec<Vec<Axis>> {
    let each: Vec<Vec<Axis>> = rules.iter().map(|rules| axes(rules)).collect();
    let count = each.first().map_or(0, Vec::len);
    let of_axis = |at: usize| each.iter().map(|axes| axes[at].clone()).collect::<Vec<_>>();
    (0..count).map(of_axis).filter(|axis| axis.iter().any(|one| one.value != axis[0].value)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{CATALOGUE, find};

    #[test]
    fn rules_are_the_same_just_where_no_axis_differs() {
        for one in CATALOGUE {
            for other in CATALOGUE {
                let same = differences(&one.rules, &other.rules).is_empty();
                assert_eq!(same, one.rules == other.rules, "{} {}", one.name, other.name);
            }
        }
    }

    #[test]
    fn differences_name_the_axis_and_both_values() {
        let old = &find("chinese-old").unwrap().rules;
        let found = differences(old, &Rules::CHINESE);
        let expected = [("komi", "5.5", "7.5"), ("repetition", "positional", "situational")];
        assert_eq!(found, expected.map(|(name, one, other)| (name, one.to_string(), other.to_string())));
    }

    #[test]
    fn several_sets_of_rules_differ_where_any_two_of_them_do() {
        for one in CATALOGUE {
            for other in CATALOGUE {
                let both = differing_axes(&[&one.rules, &other.rules]);
                let pairs: Vec<_> =
                    both.iter().map(|axis| (axis[0].name, axis[0].value.clone(), axis[1].value.clone())).collect();
                assert_eq!(pairs, differences(&one.rules, &other.rules), "{} {}", one.name, other.name);
                let three = differing_axes(&[&one.rules, &other.rules, &Rules::CHINESE]);
                let names = |rules: [&Rules; 2]| differences(rules[0], rules[1]).into_iter().map(|(name, ..)| name);
                let any: Vec<&str> =
                    names([&one.rules, &other.rules]).chain(names([&one.rules, &Rules::CHINESE])).collect();
                for axis in axes(&one.rules) {
                    let is_there = three.iter().any(|found| found[0].name == axis.name);
                    assert_eq!(is_there, any.contains(&axis.name), "{} {} {}", one.name, other.name, axis.name);
                }
            }
        }
        assert!(differing_axes(&[&Rules::CHINESE]).is_empty() && differing_axes(&[]).is_empty());
    }

    /// What the rules called `name` say on `axis`.
    fn clause(name: &str, axis: &str) -> Clause {
        let found = axes(&find(name).unwrap().rules).into_iter().find(|found| found.name == axis);
        found.unwrap().clause
    }

    /// 计活子, appendix 6 and article 16: an empty point is no stone; 形式化规则, part 5: regions are shared by the stones
    /// around them; 计枰點, article 29, and 计活子, article 22: dead stones come off by agreement.
    #[test]
    fn clauses_say_what_the_count_does() {
        for name in ["jihuozi-ancient", "jihuozi-natural"] {
            assert_eq!(clause(name, "tax"), Clause::Tax(TaxClause::NothingToTax), "{name}");
            assert_eq!(clause(name, "public-points"), Clause::PublicPoints(PublicPointsClause::NoneCounts), "{name}");
            assert_eq!(clause(name, "friendly-pass"), Clause::DeadAtAPass(PassClause::CountAsAlive), "{name}");
        }
        for name in ["jihuozi", "jihuozi-art", "jihuozi-simple"] {
            assert_eq!(clause(name, "tax"), Clause::Tax(TaxClause::BasicEyes), "{name}");
        }
        for name in ["jipingdian", "jihuozi", "jihuozi-art", "jihuozi-simple", "new-ing", "japanese"] {
            assert_eq!(clause(name, "friendly-pass"), Clause::DeadAtAPass(PassClause::ComeOff), "{name}");
        }
        assert_eq!(clause("tromp-taylor", "friendly-pass"), Clause::DeadAtAPass(PassClause::Uncertain));
        for (name, shared) in [
            ("proportional", PublicPointsClause::InProportion),
            ("proportional-majority", PublicPointsClause::ToTheMajority),
            ("new-ing", PublicPointsClause::HalfOfTouchedByLiving),
            ("chinese", PublicPointsClause::Axis(PublicPoints::Half)),
        ] {
            assert_eq!(clause(name, "public-points"), Clause::PublicPoints(shared), "{name}");
        }
    }
}
