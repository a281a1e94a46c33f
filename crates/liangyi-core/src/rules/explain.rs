//! Rulesets explained in words: the list, one ruleset in full, the table in `docs/rulesets.md`. All of it comes from
//! the rows.

use std::fmt::Write;

use super::axes::{Counting, HandicapBonus, PublicPoints, Removal, Rules, Tax};
use super::catalogue::{CATALOGUE, DEFAULT};
use super::line_games::{LINE_GAMES, LineRuleset};
use super::registry::Registry;
use super::ruleset::Ruleset;
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
        axis("tax", tax.name(), tax_of(counting, removal, tax)),
        axis("public-points", public_points.name(), public_points_of(counting, removal, public_points)),
        axis("removal", removal.name(), removal.meaning()),
        flag(
            "extra-moves",
            extra_moves,
            "Each stone placed in the contest beyond the opponent's number costs a point (多下贴点).",
            "Moves with a stone cost nothing, however many.",
        ),
        axis("handicap-bonus", handicap_bonus.name(), bonus.to_string()),
        flag("button", button, "The first pass takes a button worth half a point.", "There is no button."),
        axis("friendly-pass", &friendly_pass.to_string(), dead_at_a_pass(counting, removal, friendly_pass).to_string()),
        axis("unit", unit.name(), unit.meaning()),
    ]
}

/// What is left uncounted under a way to count: a tax of nothing does not mean that every empty point counts.
fn tax_of(counting: Counting, removal: Removal, tax: Tax) -> String {
    let nothing_more = match (counting, removal) {
        (Counting::Stones, _) | (Counting::LivingStones, Removal::Never) => {
            "No empty point counts, so there is nothing to tax."
        }
        (Counting::LivingStones, Removal::Agreed) => {
            "The basic eyes do not count, as in every count of stones; nothing else is taken off."
        }
        (Counting::Proportional | Counting::Majority, _) => "Every empty point counts for one side or for both.",
        (Counting::Area | Counting::Points | Counting::WildArea | Counting::Territory, _) => return tax.meaning(),
    };
    match tax {
        Tax::None => nothing_more.to_string(),
        Tax::Seki | Tax::All => tax.meaning(),
    }
}

/// Who gets the empty points between the sides: where the way to count says so itself, the axis has no say.
fn public_points_of(counting: Counting, removal: Removal, public_points: PublicPoints) -> String {
    let by_count = match (counting, removal) {
        (Counting::Stones, _) | (Counting::LivingStones, Removal::Never) => {
            "No empty point counts, whoever touches it."
        }
        (Counting::Points, Removal::Never) => {
            "A point both sides touch counts half for each, a point that nobody touches for nobody."
        }
        (Counting::WildArea, _) => {
            "A point that living stones of both sides touch counts half for each, another point of such a region for \
             nobody."
        }
        (Counting::Proportional, _) => {
            "An empty region is shared in proportion to the stones of each side that touch it; one that nobody touches \
             is half each."
        }
        (Counting::Majority, _) => {
            "An empty region goes whole to the side with more stones touching it, and is half each on a tie."
        }
        (Counting::Territory, _) => "A point both sides touch and neither owns counts for nobody.",
        (Counting::Area | Counting::Points, _) | (Counting::LivingStones, Removal::Agreed) => {
            return public_points.meaning();
        }
    };
    by_count.to_string()
}

/// What becomes of dead stones that a pass leaves on the board.
fn dead_at_a_pass(counting: Counting, removal: Removal, friendly_pass: bool) -> &'static str {
    match (removal, counting, friendly_pass) {
        (Removal::Never, ..) => "Dead stones must be taken before the last pass: what stands then counts as alive.",
        (Removal::Agreed, _, true) => {
            "A pass may leave dead stones standing: the opponent will agree that they are dead."
        }
        (Removal::Agreed, Counting::Area, false) => {
            "Dead stones are best taken before a pass: nothing says that the opponent will agree on them."
        }
        (
            Removal::Agreed,
            Counting::Points
            | Counting::LivingStones
            | Counting::Stones
            | Counting::WildArea
            | Counting::Proportional
            | Counting::Majority
            | Counting::Territory,
            false,
        ) => "Dead stones need not be taken before a pass: they come off by agreement.",
    }
}

/// What the lists say of each ruleset and line game: name, Chinese name, summary, source. The user's own come last.
fn rows(registry: &Registry) -> impl Iterator<Item = [&str; 4]> {
    let of_go = registry.iter().map(|row| [&row.name, &row.chinese, &row.summary, &row.source].map(AsRef::as_ref));
    let mut go: Vec<[&str; 4]> = of_go.collect();
    let lines = LINE_GAMES.iter().map(|row| [row.name, row.chinese, row.summary, row.source]);
    go.splice(CATALOGUE.len()..CATALOGUE.len(), lines);
    go.into_iter()
}

/// Every ruleset and line game with a line on it.
pub fn list(registry: &Registry) -> String {
    let width = rows(registry).map(|[name, ..]| name.chars().count()).max().unwrap_or(0);
    let mut text = String::new();
    for [name, chinese, summary, _] in rows(registry) {
        let _ = write!(text, "{name:width$}  {summary}");
        text.push_str(&bracketed(chinese));
        text.push('\n');
    }
    text
}

/// The rulesets as a table in Markdown.
pub fn markdown(registry: &Registry) -> String {
    let cell = |text: &str| text.replace('|', "\\|");
    let mut text = String::from("| ruleset | 中文 | what it is | source |\n| --- | --- | --- | --- |\n");
    for [name, chinese, summary, source] in rows(registry) {
        let _ = writeln!(text, "| `{name}` | {} | {} | {} |", cell(chinese), cell(summary), cell(source));
    }
    text
}

/// A line game in full: where it comes from and its articles.
pub fn explain_line_game(row: &LineRuleset) -> String {
    let mut text = format!("{}{}\n{}\n\n", row.name, bracketed(row.chinese), row.summary);
    let _ = writeln!(text, "{:<11}{}", "Source", row.source);
    let _ = writeln!(text, "{:<11}{}", "Aliases", row.aliases.join(", "));
    let _ = writeln!(text, "{:<11}{1}x{1} unless another is chosen", "Board", row.default_size);
    text.push_str("\nArticles\n");
    for article in row.articles {
        let _ = writeln!(text, "  - {article}");
    }
    text
}

/// One ruleset in full: where it comes from, its articles, every axis, and where it differs from the default ruleset.
pub fn explain(row: &Ruleset, registry: &Registry) -> String {
    let mut text = format!("{}{}\n{}\n\n", row.name, bracketed(&row.chinese), row.summary);
    let mut fact = |name: &str, value: &str| {
        if !value.is_empty() {
            let _ = writeln!(text, "{name:<11}{value}");
        }
    };
    fact("Source", &row.source);
    fact("Aliases", &row.aliases.join(", "));
    fact("In SGF", row.sgf_name());
    fact("Board", &format!("{0}x{0} unless another is asked for", row.default_size));
    if !row.articles.is_empty() {
        text.push_str("\nArticles\n");
        for article in row.articles.iter() {
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
    use crate::rules::find;

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
            let told = [&row.name, &row.chinese, &row.summary, &row.source].into_iter().chain(row.articles.iter());
            for part in told.chain(row.aliases.iter()) {
                assert!(text.contains(part.as_ref()), "{}: {part}", row.name);
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

    /// The sentence of `name` on `axis`.
    fn sentence(name: &str, axis: &str) -> String {
        let found = axes(&find(name).unwrap().rules).into_iter().find(|found| found.name == axis);
        found.unwrap().meaning
    }

    /// 计活子, appendix 6 and article 16: an empty point is no stone; 形式化规则, part 5: regions are shared by the stones
    /// around them; 计枰點, article 29, and 计活子, article 22: dead stones come off by agreement.
    #[test]
    fn sentences_say_what_the_count_does() {
        for name in ["jihuozi-ancient", "jihuozi-natural"] {
            assert!(sentence(name, "tax").starts_with("No empty point counts"), "{name}");
            assert!(sentence(name, "public-points").starts_with("No empty point counts"), "{name}");
            assert!(sentence(name, "friendly-pass").contains("must be taken"), "{name}");
        }
        for name in ["jihuozi", "jihuozi-art", "jihuozi-simple"] {
            assert!(sentence(name, "tax").starts_with("The basic eyes do not count"), "{name}");
        }
        for name in ["jipingdian", "jihuozi", "jihuozi-art", "jihuozi-simple", "new-ing", "japanese"] {
            assert!(sentence(name, "friendly-pass").contains("come off by agreement"), "{name}");
        }
        assert!(sentence("tromp-taylor", "friendly-pass").contains("best taken"));
        assert!(sentence("proportional", "public-points").contains("in proportion"));
        assert!(sentence("proportional-majority", "public-points").contains("more stones"));
        assert!(sentence("new-ing", "public-points").contains("stones of both sides touch"));
        assert_eq!(sentence("chinese", "public-points"), PublicPoints::Half.meaning());
    }

    /// 中国围棋规则 (旧): article 9 names the par and, in its first copy, 3 3/4; 2 3/4 is in a note on counting.
    #[test]
    fn the_komi_of_the_old_chinese_rules_has_its_source() {
        let articles = find("chinese-old").unwrap().articles.join(" ");
        assert!(articles.contains("180 1/2") && articles.contains("3 3/4") && articles.contains("note"), "{articles}");
    }

    #[test]
    fn lists_have_a_line_for_each() {
        let registry = Registry::new();
        let rows = CATALOGUE.len() + LINE_GAMES.len();
        assert_eq!(list(&registry).lines().count(), rows);
        assert_eq!(markdown(&registry).lines().count(), rows + 2);
        assert!(markdown(&registry).lines().all(|line| line.matches('|').count() == 5));
    }
}
