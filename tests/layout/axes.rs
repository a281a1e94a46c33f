//! No code compares a value of an axis: what is true of a value stands in `rules/axis_facts.rs`, and what it does in
//! matches that name every value, so that the compiler shows a new one every place that has to know it.

use std::fs;

use regex::Regex;

use crate::packages::{PACKAGES, root};
use crate::source::modules;

const AXES: &str = "Repetition|Suicide|Ending|Counting|Tax|PublicPoints|Removal|HandicapBonus|Unit";

#[test]
fn no_value_of_an_axis_is_compared() {
    let compares =
        Regex::new(&format!(r"([!=]=\s*|matches!\([^()]*(\([^()]*\))?[^()]*,\s*)({AXES})::")).expect("a pattern");
    assert!(compares.is_match("rules.counting == Counting::Area") && compares.is_match("a != Removal::Never"));
    assert!(compares.is_match("matches!(game.rules().tax, Tax::All)") && !compares.is_match("Some(Tax::All)"));
    let mut wrong = Vec::new();
    for package in &PACKAGES {
        for module in modules(package) {
            let file = root().join(package.folder).join("src").join(&module.file);
            let text = fs::read_to_string(&file).expect("a source file");
            let code = text.split("#[cfg(test)]").next().unwrap_or_default();
            let may_compare = ["rules/axis_facts.rs", "tests.rs"].iter().any(|end| file.ends_with(end));
            if !may_compare && compares.is_match(code) {
                wrong.push(file);
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:?}");
}
