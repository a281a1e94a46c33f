//! Rulesets in words: the list, one ruleset in full, the table in `docs/rulesets.md`. All of it comes from the rows and
//! from the words of a language.

use std::fmt::Write;

use liangyi_core::line::OpeningRule;
use liangyi_core::rules::clauses::{Axis, axes, differences, differing_axes};
use liangyi_core::rules::{About, CATALOGUE, DEFAULT, LINE_GAMES, LineRuleset, NamedRules, Registry, Ruleset};
use serde_json::{Value, json};

use super::breaks::{columns, padded};
use super::language::Language::{self, English};
use super::language::msg;
use super::sentences::{Fact, RulesetWords};

/// The columns that the name of a fact has.
const FACT_COLUMNS: usize = 11;

/// What there is to tell of a ruleset.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    /// Its Chinese name; empty if it has none.
    pub chinese: String,
    /// What it is, in a line.
    pub summary: String,
    /// Where it comes from.
    pub source: String,
    /// Its articles, a sentence each.
    pub articles: Vec<String>,
}

impl Told {
    /// In the words of the language, or in the user's own as far as there are any.
    pub fn of(row: &Ruleset, words: Language) -> Told {
        match &row.about {
            About::Key(key) => Told::of_key(key, &row.chinese, words),
            About::Own(own) => Told {
                chinese: row.chinese.to_string(),
                summary: own.summary.as_ref().map_or_else(|| words.own_summary(&own.based_on), ToString::to_string),
                source: own.source.as_ref().map_or_else(|| words.own_source(), ToString::to_string),
                articles: own.articles.iter().map(ToString::to_string).collect(),
            },
        }
    }

    /// That of a line game.
    pub fn of_line_game(row: &LineRuleset, words: Language) -> Told {
        Told::of_key(row.name, row.chinese, words)
    }

    fn of_key(key: &str, chinese: &str, words: Language) -> Told {
        let RulesetWords { name, summary, source, articles } = words.ruleset(key);
        Told { chinese: name.unwrap_or_else(|| chinese.to_string()), summary, source, articles }
    }
}

/// What the lists say of each ruleset and line game. The user's own come last.
fn rows(registry: &Registry, words: Language) -> Vec<(&str, Told)> {
    let mut go: Vec<(&str, Told)> = registry.iter().map(|row| (&*row.name, Told::of(row, words))).collect();
    let lines = LINE_GAMES.iter().map(|row| (row.name, Told::of_line_game(row, words)));
    go.splice(CATALOGUE.len()..CATALOGUE.len(), lines);
    go
}

/// Every ruleset and line game with a line on it.
pub fn list(registry: &Registry, words: Language) -> String {
    let rows = rows(registry, words);
    let width = rows.iter().map(|(name, _)| name.chars().count()).max().unwrap_or(0);
    let mut text = String::new();
    for (name, about) in rows {
        let _ = writeln!(text, "{name:width$}  {}{}", about.summary, bracketed(&about.chinese, words));
    }
    text
}

/// The rulesets as a table in Markdown.
pub fn markdown(registry: &Registry, words: Language) -> String {
    let cell = |text: &str| text.replace('|', "\\|");
    let mut text = format!("| {} |\n| --- | --- | --- | --- |\n", words.columns().join(" | "));
    for (name, about) in rows(registry, words) {
        let [chinese, summary, source] = [&about.chinese, &about.summary, &about.source].map(|text| cell(text));
        let _ = writeln!(text, "| `{name}` | {chinese} | {summary} | {source} |");
    }
    text
}

/// A line game in full: where it comes from and its articles.
pub fn explain_line_game(row: &LineRuleset, words: Language) -> String {
    let about = Told::of_line_game(row, words);
    let facts = [
        (Fact::Source, about.source.clone()),
        (Fact::Aliases, row.aliases.join(", ")),
        (Fact::Board, words.line_board(row.default_size)),
    ];
    heading(row.name, &about, &facts, words)
}

/// An opening rule in full: where it comes from and its articles.
pub fn explain_opening_rule(rule: OpeningRule, words: Language) -> String {
    let RulesetWords { name, summary, source, articles } = words.opening_rule(rule.name());
    let title = name.unwrap_or_else(|| rule.title().to_string());
    let about = Told { chinese: title, summary, source, articles };
    let facts = [(Fact::Source, about.source.clone()), (Fact::Aliases, rule.aliases().join(", "))];
    heading(rule.name(), &about, &facts, words)
}

/// One ruleset in full: where it comes from, its articles, every axis, and where it differs from the default ruleset.
pub fn explain(row: &Ruleset, registry: &Registry, words: Language) -> String {
    let about = Told::of(row, words);
    let facts = [
        (Fact::Source, about.source.clone()),
        (Fact::Aliases, row.aliases.join(", ")),
        (Fact::InSgf, row.sgf_name().to_string()),
        (Fact::Board, words.board(row.default_size)),
        (Fact::Par, words.par_of_rules(&row.rules, row.default_size).unwrap_or_default()),
    ];
    let mut text = heading(&row.name, &about, &facts, words);
    let _ = writeln!(text, "\n{}", words.fact(Fact::Axes));
    for Axis { name, value, clause } in axes(&row.rules) {
        let _ = writeln!(text, "  {name:<15} {value:<15} {}", words.clause(clause));
    }
    if let Some(usual) = registry.find(DEFAULT).filter(|usual| usual.name != row.name) {
        let differences = differences(&row.rules, &usual.rules);
        if differences.is_empty() {
            let _ = writeln!(text, "\n{}", words.same_as(&usual.name));
        } else {
            let _ = writeln!(text, "\n{}", words.differs_from(&usual.name));
            for (name, here, there) in differences {
                let _ = writeln!(text, "  {name:<15} {here} ({}: {there})", usual.name);
            }
        }
    }
    text
}

/// The axes on which several rulesets differ, with what each of them says.
pub fn compare(rulesets: &[NamedRules], words: Language) -> String {
    let names: Vec<String> = rulesets.iter().map(|ruleset| ruleset.name.clone()).collect();
    let listed = names.join(&words.say(msg!("between-points")));
    let axes = differing_axes(&rulesets.iter().map(|ruleset| &ruleset.rules).collect::<Vec<_>>());
    if axes.is_empty() {
        return words.say(msg!("rulesets-same", rulesets = listed)) + "\n";
    }
    let mut text = words.say(msg!("rulesets-differ", rulesets = listed)) + "\n";
    let widest = |texts: &mut dyn Iterator<Item = &str>| texts.map(columns).max().unwrap_or(0);
    let name_width = widest(&mut names.iter().map(String::as_str));
    let value_width = widest(&mut axes.iter().flatten().map(|axis| axis.value.as_str()));
    for axis in axes {
        let clause = axis[0].clause;
        let common = axis.iter().all(|one| one.clause == clause).then(|| words.clause(clause));
        let _ =
            writeln!(text, "\n  {}", format!("{:<15} {}", axis[0].name, common.as_deref().unwrap_or("")).trim_end());
        for (name, Axis { value, clause, .. }) in names.iter().zip(axis) {
            let said = if common.is_some() { String::new() } else { words.clause(clause) };
            let line = format!("    {}  {}  {said}", padded(name, name_width), padded(&value, value_width));
            let _ = writeln!(text, "{}", line.trim_end());
        }
    }
    text
}

/// As JSON in one line: the rulesets, and the axes on which they differ; of one ruleset all its axes.
pub fn json(rulesets: &[NamedRules]) -> String {
    let names: Vec<&str> = rulesets.iter().map(|ruleset| ruleset.name.as_str()).collect();
    let compared = match rulesets {
        [one] => axes(&one.rules).into_iter().map(|axis| vec![axis]).collect(),
        _ => differing_axes(&rulesets.iter().map(|ruleset| &ruleset.rules).collect::<Vec<_>>()),
    };
    let axes: Vec<Value> = compared
        .iter()
        .map(|axis| {
            let value = |(ruleset, axis): (&&str, &Axis)| {
                json!({"ruleset": ruleset, "value": axis.value, "clause": English.clause(axis.clause)})
            };
            json!({"axis": axis[0].name, "values": names.iter().zip(axis).map(value).collect::<Vec<_>>()})
        })
        .collect();
    json!({"rulesets": names, "axes": axes}).to_string() + "\n"
}

/// Its name, what it is, facts that are not empty, its articles.
fn heading(name: &str, about: &Told, facts: &[(Fact, String)], words: Language) -> String {
    let mut text = format!("{name}{}\n{}\n\n", bracketed(&about.chinese, words), about.summary);
    for (fact, value) in facts.iter().filter(|(_, value)| !value.is_empty()) {
        let _ = writeln!(text, "{}{value}", padded(&words.fact(*fact), FACT_COLUMNS));
    }
    if !about.articles.is_empty() {
        let _ = writeln!(text, "\n{}", words.fact(Fact::Articles));
    }
    for article in &about.articles {
        let _ = writeln!(text, "  - {article}");
    }
    text
}

fn bracketed(chinese: &str, words: Language) -> String {
    if chinese.is_empty() { String::new() } else { words.say(msg!("in-brackets", text = chinese)) }
}

#[cfg(test)]
mod tests {
    use liangyi_core::rules::{find, find_line_game};

    use super::*;

    #[test]
    fn an_explanation_says_all_that_there_is_to_tell() {
        let registry = Registry::new();
        for row in CATALOGUE {
            let text = explain(row, &registry, English);
            let about = Told::of(row, English);
            let told = [&*row.name, &*row.chinese, &*about.summary, &*about.source];
            let articles = about.articles.iter().map(String::as_str);
            for part in told.into_iter().chain(articles).chain(row.aliases.iter().map(AsRef::as_ref)) {
                assert!(text.contains(part), "{}: {part}", row.name);
            }
            for axis in axes(&row.rules) {
                assert!(text.contains(&English.clause(axis.clause)), "{}: {}", row.name, axis.name);
            }
        }
        assert!(
            explain(find("korean").unwrap(), &registry, English)
                .contains("Differs from chinese in\n  komi            6.5 (chinese: 7.5)\n")
        );
        assert!(!explain(find("chinese").unwrap(), &registry, English).contains("Differs"));
        let par = |name: &str, words| explain(find(name).unwrap(), &registry, words);
        assert!(par("chinese", English).contains("\nTo exceed  184 1/4 for Black, 176 3/4 for White on 19x19\n"));
        assert!(par("new-ing", Language::Simplified).contains("归本数     19路黑方184又1/4，白方176又3/4\n"));
        assert!(!par("japanese", English).contains("To exceed") && !par("jihuozi", English).contains("To exceed"));
        let renju = explain_line_game(find_line_game("renju").unwrap(), English);
        assert!(
            renju.contains("\nBoard      15x15 unless another is chosen\n\nArticles\n  - Black first; "),
            "{renju}"
        );
    }

    /// 中国围棋规则·旧: article 9 names the par and, in its first copy, 3 3/4; 2 3/4 is in a note on counting.
    #[test]
    fn the_komi_of_the_old_chinese_rules_has_its_source() {
        let articles = Told::of(find("chinese-old").unwrap(), English).articles.join(" ");
        assert!(articles.contains("180 1/2") && articles.contains("3 3/4") && articles.contains("note"), "{articles}");
    }

    #[test]
    fn every_opening_rule_is_explained_in_every_language_and_found_by_all_its_names() {
        for rule in OpeningRule::ALL {
            for words in Language::ALL {
                let text = explain_opening_rule(rule, words);
                let told = words.opening_rule(rule.name());
                assert!(!told.source.is_empty() && !told.articles.is_empty(), "{text}");
                assert!(
                    text.starts_with(rule.name()) && told.articles.iter().all(|said| text.contains(said)),
                    "{text}"
                );
                assert_eq!(told.articles.len(), English.opening_rule(rule.name()).articles.len());
                assert_eq!(OpeningRule::find(&words.opening_rule_name(rule)), Some(rule), "{text}");
            }
            for name in rule.aliases().iter().chain([&rule.title()]) {
                assert_eq!(OpeningRule::find(&name.to_uppercase()), Some(rule), "{name}");
                // `liangyi rules` has one list of names.
                assert!(find(name).is_none() && find_line_game(name).is_none(), "{name}");
            }
        }
    }

    #[test]
    fn every_name_that_is_told_is_read() {
        let registry = Registry::new();
        for words in Language::ALL {
            for (name, told) in rows(&registry, words).iter().filter(|(_, told)| !told.chinese.is_empty()) {
                let shown = &told.chinese;
                let (head, tail) = shown.split_once('·').unwrap_or((shown, ""));
                for typed in
                    [shown.clone(), format!("{head} {tail}"), format!("{head}（{tail}）"), format!("《{shown}》")]
                {
                    let found = registry.find(&typed).map(|row| &*row.name);
                    assert_eq!(found.or(find_line_game(&typed).map(|row| row.name)), Some(*name), "{typed}");
                    assert!(found.is_none() || registry.in_file(&typed).is_some(), "RU[{typed}]");
                }
            }
        }
    }

    #[test]
    fn lists_have_a_line_for_each() {
        let registry = Registry::new();
        let rows = CATALOGUE.len() + LINE_GAMES.len();
        assert_eq!(list(&registry, English).lines().count(), rows);
        let table = markdown(&registry, English);
        assert_eq!(table.lines().count(), rows + 2);
        assert!(table.lines().all(|line| line.matches('|').count() == 5));
    }

    #[test]
    fn a_ruleset_of_the_users_is_told_in_its_own_words_as_far_as_it_has_some() {
        let mut registry = Registry::new();
        let text = "[[ruleset]]\nname = 'club'\nbased-on = 'jipingdian'\n\
                    [[ruleset]]\nname = 'other'\nsummary = 'ours'\nsource = 'a wall'\narticles = ['One.']";
        liangyi_core::rules::file::register(text, &mut registry).unwrap();
        let told = |name: &str| {
            let about = Told::of(registry.find(name).unwrap(), English);
            (about.summary, about.source, about.articles.len())
        };
        assert_eq!(told("club"), ("the user's own, based on jipingdian".to_string(), "the user's own".to_string(), 0));
        assert_eq!(told("other"), ("ours".to_string(), "a wall".to_string(), 1));
    }
}
