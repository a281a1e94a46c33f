//! The rules by their number in `INFO rule`: a set of bits, and Yixin's number for renju.

use liangyi_core::rules::LineRules;
use liangyi_engine::engine::LineTerms;

/// Exactly five win; else five or more do.
const EXACTLY_FIVE: u64 = 1;
/// The game goes on after a five.
const CONTINUOUS: u64 = 2;
/// Renju.
const RENJU_BIT: u64 = 4;
/// What Yixin and its boards send for renju. Alone, the bit would mean a continuous game of five or more.
const YIXIN_RENJU: u64 = 2;

// The boards come from the manager.
const FREE_STYLE: LineTerms = terms("free-style", LineRules::FREE_STYLE);
const STANDARD: LineTerms = terms("standard", LineRules::STANDARD);
/// Renju, which is played until a manager names another game.
pub const RENJU: LineTerms = terms("renju", LineRules::RENJU);

const fn terms(name: &'static str, rules: LineRules) -> LineTerms {
    LineTerms { name, rules, default_size: 15 }
}

/// The game that a number stands for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rule {
    /// Its terms: those of the bits that are known.
    pub terms: LineTerms,
    /// Whether the manager goes on after a five, so that stones of won lines belong to nobody.
    pub continuous: bool,
    /// What the manager has to be told, where the number asks for more than is offered, or can be read in two ways.
    pub notes: Vec<String>,
}

/// Reads a number.
pub fn read(number: u64) -> Rule {
    if number == YIXIN_RENJU {
        let note = "rule 2 is read as Yixin's number for renju; 0 and 1 are five in a row".to_string();
        return Rule { terms: RENJU, continuous: false, notes: vec![note] };
    }
    let terms = match (number & RENJU_BIT != 0, number & EXACTLY_FIVE != 0) {
        (true, _) => RENJU,
        (false, true) => STANDARD,
        (false, false) => FREE_STYLE,
    };
    let continuous = number & CONTINUOUS != 0;
    let unknown = number & !(EXACTLY_FIVE | CONTINUOUS | RENJU_BIT);
    let mut notes = Vec::new();
    if continuous {
        notes.push("the continuous game (2) is played until the first five".to_string());
    }
    if unknown != 0 {
        notes.push(format!("rule {number}: {unknown} is not offered, {} is played", terms.name));
    }
    Rule { terms, continuous, notes }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_is_a_set_of_bits() {
        for (number, name, continuous, notes) in [
            (0, "free-style", false, 0),
            (1, "standard", false, 0),
            (2, "renju", false, 1),
            (3, "standard", true, 1),
            (4, "renju", false, 0),
            (5, "renju", false, 0),
            (6, "renju", true, 1),
            (7, "renju", true, 1),
            (8, "free-style", false, 1),
            (9, "standard", false, 1),
            (14, "renju", true, 2),
            (u64::MAX, "renju", true, 2),
        ] {
            let rule = read(number);
            assert_eq!((rule.terms.name, rule.continuous, rule.notes.len()), (name, continuous, notes), "{number}");
        }
    }
}
