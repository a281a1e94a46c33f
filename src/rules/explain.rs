//! Rulesets explained in words: the list, one ruleset in full, the table in `docs/rulesets.md`. All of it comes from
//! the rows.

use std::fmt::Write;

use super::axes::{HandicapBonus, Rules};
use super::catalogue::{DEFAULT, Ruleset};
use super::registry::Registry;
use crate::base::Color;

/// An axis with its value, in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Axis {
    /// The name in rules files.
    pub name: &'static str,
    /// The value as it is written there.
    pub value: String,
    /// What that means.
    pub meaning: String,
}

/// Every axis of the rules, in the order in which they are explained.
pub fn axes(rules: &Rules) -> Vec<Axis> {
    let axis = |name, value: &str, meaning: String| Axis { name, value: value.to_string(), meaning };
    let flag = |name, value: bool, yes: &str, no: &str| Axis {
        name,
        value: value.to_string(),
        meaning: (if value { yes } else { no }).to_string(),
    };
    let Rules {
        first,
        komi,
        repetition,
        suicide,
        virtual_moves,
        ending,
        counting,
        tax,
        public_points,
        removal,
        extra_moves,
        handicap_bonus,
        button,
        friendly_pass,
        unit,
    } = *rules;
    let first_name = match first {
        Color::Black => "black",
        Color::White => "white",
    };
    let bonus = match handicap_bonus {
        HandicapBonus::Zero => "White gets nothing for Black's handicap stones.",
        HandicapBonus::OneLess => "White gets a point for each of Black's handicap stones but one.",
        HandicapBonus::Full => "White gets a point for each of Black's handicap stones.",
    };
    vec![
        axis("first", first_name, format!("{} makes the first move.", first)),
        axis("komi", &komi.to_string(), "Points White gets; any other komi may be set for a game.".to_string()),
        axis("repetition", repetition.name(), repetition.meaning()),
        axis("suicide", suicide.name(), suicide.meaning()),
        flag(
            "virtual",
            virtual_moves,
            "A stone may be placed outside the board: no good real move, and no offer to stop (虚着).",
            "There are no virtual moves.",
        ),
        axis("ending", ending.name(), ending.meaning()),
        axis("counting", counting.name(), counting.meaning()),
        axis("tax", tax.name(), tax.meaning()),
        axis("public-points", public_points.name(), public_points.meaning()),
        axis("removal", removal.name(), removal.meaning()),
        flag(
            "extra-moves",
            extra_moves,
            "Each stone placed in the contest beyond the opponent's number costs a point (多下贴点).",
            "Moves with a stone cost nothing, however many.",
        ),
        axis("handicap-bonus", handicap_bonus.name(), bonus.to_string()),
        flag("button", button, "The first pass takes a button worth half a point.", "There is no button."),
        flag(
            "friendly-pass",
            friendly_pass,
            "A pass may leave dead stones standing: the opponent will agree that they are dead.",
            "Dead stones are best taken before a pass.",
        ),
        axis("unit", unit.name(), unit.meaning()),
    ]
}

/// Every ruleset with a line on it.
pub fn list(registry: &Registry) -> String {
    let width = registry.names().map(|name| name.chars().count()).max().unwrap_or(0);
    let mut text = String::new();
    for row in registry.iter() {
        let _ = write!(text, "{:width$}  {}", row.name, row.summary);
        text.push_str(&bracketed(row.chinese));
        text.push('\n');
    }
    text
}

/// The rulesets as a table in Markdown.
pub fn markdown(registry: &Registry) -> String {
    let cell = |text: &str| text.replace('|', "\\|");
    let mut text = String::from("| ruleset | 中文 | what it is | source |\n| --- | --- | --- | --- |\n");
    for row in registry.iter() {
        let _ =
            writeln!(text, "| `{}` | {} | {} | {} |", row.name, cell(row.chinese), cell(row.summary), cell(row.source));
    }
    text
}

/// One ruleset in full: where it comes from, its articles, every axis, and where it differs from the default ruleset.
pub fn explain(row: &Ruleset, registry: &Registry) -> String {
    let mut text = format!("{}{}\n{}\n\n", row.name, bracketed(row.chinese), row.summary);
    let mut fact = |name: &str, value: &str| {
        if !value.is_empty() {
            let _ = writeln!(text, "{name:<11}{value}");
        }
    };
    fact("Source", row.source);
    fact("Aliases", &row.aliases.join(", "));
    fact("In SGF", row.sgf_name());
    fact("Board", &format!("{0}x{0} unless another is asked for", row.default_size));
    if !row.articles.is_empty() {
        text.push_str("\nArticles\n");
        for article in row.articles {
            let _ = writeln!(text, "  - {article}");
        }
    }
    text.push_str("\nAxes\n");
    for Axis { name, value, meaning } in axes(&row.rules) {
        let _ = writeln!(text, "  {name:<15} {value:<15} {meaning}");
    }
    if let Some(usual) = registry.find(DEFAULT).filter(|usual| usual.name != row.name) {
        let differences = differences(&row.rules, &usual.rules);
        if differences.is_empty() {
            let _ = writeln!(text, "\nOn every axis the same as {}.", usual.name);
        } else {
            let _ = writeln!(text, "\nDiffers from {} in", usual.name);
            for (name, here, there) in differences {
                let _ = writeln!(text, "  {name:<15} {here} ({}: {there})", usual.name);
            }
        }
    }
    text
}

/// The axes on which two sets of rules differ, with the value of each.
pub fn differences(one: &Rules, other: &Rules) -> Vec<(&'static str, String, String)> {
    axes(one)
        .into_iter()
        .zip(axes(other))
        .filter(|(one, other)| one.value != other.value)
        .map(|(one, other)| (one.name, one.value, other.value))
        .collect()
}

fn bracketed(chinese: &str) -> String {
    if chinese.is_empty() { String::new() } else { format!(" ({chinese})") }
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
    fn an_explanation_says_all_the_row_knows() {
        let registry = Registry::new();
        for row in CATALOGUE {
            let text = explain(row, &registry);
            let told = [row.name, row.chinese, row.summary, row.source].into_iter().chain(row.articles.iter().copied());
            for part in told.chain(row.aliases.iter().copied()) {
                assert!(text.contains(part), "{}: {part}", row.name);
            }
            for axis in axes(&row.rules) {
                assert!(text.contains(&axis.meaning), "{}: {}", row.name, axis.name);
            }
        }
        assert!(
            explain(find("korean").unwrap(), &registry)
                .contains("Differs from chinese in\n  komi            6.5 (chinese: 7.5)\n")
        );
        assert!(!explain(find("chinese").unwrap(), &registry).contains("Differs"));
    }

    #[test]
    fn lists_have_a_line_for_each() {
        let registry = Registry::new();
        assert_eq!(list(&registry).lines().count(), CATALOGUE.len());
        assert_eq!(markdown(&registry).lines().count(), CATALOGUE.len() + 2);
        assert!(markdown(&registry).lines().all(|line| line.matches('|').count() == 5));
    }
}
