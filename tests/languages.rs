//! The files of every language have the same messages with the same values, which are those that the program names; the
//! glossary's terms are said in one way everywhere, and Chinese is in the characters of its script.
//!
//! `UPDATE_DOCS=1 cargo test --test languages` writes the files of terms anew, and what commands do in English.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use clap::builder::StyledStr;
use clap::{Arg, Command, CommandFactory as _};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use liangyi::cli::args::Cli;
use liangyi::show::lessons::LESSONS;
use liangyi::show::words::Language;
use liangyi::show::words::glossary::{GLOSSARY, terms};
use liangyi_core::line::OpeningRule;
use liangyi_core::rules::{About, CATALOGUE, LINE_GAMES};
use proc_macro2::{TokenStream, TokenTree};
use regex::Regex;

/// The files of the page in the browser, whose own tests hold their keys.
const PAGE: [&str; 2] = ["page.ftl", "page-review.ftl"];
/// The file of the glossary, which no message needs to use up.
const TERMS: &str = "terms.ftl";
/// The file of what commands and options do.
const COMMANDS: &str = "commands.ftl";

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn folder(language: Language) -> PathBuf {
    root().join("src/show/words/languages").join(language.tag())
}

/// What a pattern is made of.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Made {
    values: BTreeSet<String>,
    terms: BTreeSet<String>,
    /// Its own text, what it puts in left out.
    text: String,
}

impl Made {
    fn of(pattern: &Pattern<&str>) -> Made {
        let mut made = Made::default();
        made.read(pattern);
        made
    }

    fn read(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => self.text += value,
                PatternElement::Placeable { expression } => self.read_expression(expression),
            }
        }
    }

    fn read_expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.read_inline(inline),
            Expression::Select { selector, variants } => {
                self.read_inline(selector);
                variants.iter().for_each(|variant| self.read(&variant.value));
            }
        }
    }

    fn read_inline(&mut self, inline: &InlineExpression<&str>) {
        // What stands between two texts parts them.
        self.text += "\n";
        match inline {
            InlineExpression::VariableReference { id } => drop(self.values.insert(id.name.to_string())),
            InlineExpression::TermReference { id, .. } => drop(self.terms.insert(id.name.to_string())),
            InlineExpression::StringLiteral { value } => self.text += value,
            InlineExpression::Placeable { expression } => self.read_expression(expression),
            InlineExpression::NumberLiteral { .. } => {}
            other => panic!("the files have no functions and no references to messages: {other:?}"),
        }
    }
}

/// The patterns of a file by the key of the message, and the name of the part for the parts of it that have names.
type Patterns = BTreeMap<(String, String), Made>;

/// The messages and, with `-` before their keys, the terms of a file.
fn patterns(path: &Path) -> Patterns {
    let text = fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let resource = fluent_syntax::parser::parse(text.as_str())
        .unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", path.display()));
    let mut found = Patterns::new();
    let mut add = |key: String, part: &str, pattern: &Pattern<&str>| {
        let before = found.insert((key.clone(), part.to_string()), Made::of(pattern));
        assert!(before.is_none(), "{}: {key} is there twice", path.display());
    };
    for entry in &resource.body {
        match entry {
            Entry::Message(message) => {
                let key = message.id.name.to_string();
                assert!(message.value.is_some() || !message.attributes.is_empty(), "{key} says nothing");
                message.value.iter().for_each(|value| add(key.clone(), "", value));
                message.attributes.iter().for_each(|part| add(key.clone(), part.id.name, &part.value));
            }
            Entry::Term(term) => add(format!("-{}", term.id.name), "", &term.value),
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
            Entry::Junk { content } => panic!("{}: {content}", path.display()),
        }
    }
    found
}

fn files(language: Language) -> BTreeSet<String> {
    let entries = fs::read_dir(folder(language)).expect("a folder");
    entries.map(|entry| entry.expect("an entry").file_name().into_string().expect("a name")).collect()
}

/// Every file of every language.
fn everything() -> Vec<(String, Language, Patterns)> {
    let of = |language: Language| {
        files(language).into_iter().map(move |file| {
            let patterns = patterns(&folder(language).join(&file));
            (file, language, patterns)
        })
    };
    Language::ALL.into_iter().flat_map(of).collect()
}

/// Whether a part is the name or the source of a ruleset. Among commands they are options.
fn is_title(file: &str, part: &str) -> bool {
    file != COMMANDS && ["name", "source"].contains(&part)
}

#[test]
fn every_language_has_the_same_messages_with_the_same_values() {
    for language in Language::ALL {
        assert_eq!(files(language), files(Language::English), "{language:?}");
    }
    for file in files(Language::English) {
        let [english, simplified, traditional] = Language::ALL.map(|language| patterns(&folder(language).join(&file)));
        // Only Chinese names a ruleset otherwise than the catalogue does.
        assert!(!english.keys().any(|(_, part)| is_title(&file, part) && part == "name"), "{file}");
        let values = |patterns: &Patterns| -> BTreeMap<(String, String), BTreeSet<String>> {
            let own = patterns.iter().filter(|((_, part), _)| !is_title(&file, part) || part != "name");
            own.map(|(key, made)| (key.clone(), made.values.clone())).collect()
        };
        assert_eq!(values(&english), values(&simplified), "{file}: English and simplified characters");
        let in_chinese = |patterns: &Patterns| -> BTreeMap<(String, String), (BTreeSet<String>, BTreeSet<String>)> {
            patterns.iter().map(|(key, made)| (key.clone(), (made.values.clone(), made.terms.clone()))).collect()
        };
        assert_eq!(in_chinese(&simplified), in_chinese(&traditional), "{file}: the two scripts");
    }
}

/// Each `msg!` in code: its key, and the names of its values.
fn messages(tokens: TokenStream, found: &mut Vec<(String, BTreeSet<String>)>) {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    for (at, token) in tokens.iter().enumerate() {
        let TokenTree::Group(group) = token else { continue };
        messages(group.stream(), found);
        let is = |back: usize, text: &str| at >= back && tokens[at - back].to_string() == text;
        if is(1, "!") && is(2, "msg") {
            let inside: Vec<String> = group.stream().into_iter().map(|token| token.to_string()).collect();
            let named = inside.windows(3).filter(|three| three[0] == "," && three[2] == "=");
            let key = inside.first().and_then(|key| key.strip_prefix('"')?.strip_suffix('"')).expect("a key");
            found.push((key.to_string(), named.map(|three| three[1].clone()).collect()));
        }
    }
}

fn code_below(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            code_below(&path, found);
        } else if path.extension().is_some_and(|end| end == "rs") {
            found.push(path);
        }
    }
}

#[test]
fn the_program_names_every_message_and_only_those_with_their_values() {
    let mut code = Vec::new();
    code_below(&root().join("src"), &mut code);
    let mut named = Vec::new();
    for path in &code {
        let text = fs::read_to_string(path).expect("a source file");
        messages(text.parse().unwrap_or_else(|error| panic!("{}: {error}", path.display())), &mut named);
    }
    let mut known: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for file in files(Language::English).into_iter().filter(|file| !PAGE.contains(&file.as_str()) && file != TERMS) {
        for ((key, part), made) in patterns(&folder(Language::English).join(&file)) {
            assert!(part.is_empty() || made.values.is_empty(), "{file}: {key}.{part} has values that nobody gives");
            // A message of parts alone is known by the first of them.
            let is_first = part.is_empty() || file == COMMANDS && !known.contains_key(&key);
            if is_first && known.insert(key.clone(), made.values).is_some() {
                panic!("{file}: {key} is in another file too");
            }
        }
    }
    for row in CATALOGUE {
        assert_eq!(row.about, About::Key(&row.name), "the row's own words");
    }
    let rulesets = CATALOGUE.iter().map(|row| &*row.name).chain(LINE_GAMES.iter().map(|row| row.name));
    named.extend(rulesets.map(|name| (format!("ruleset-{name}"), BTreeSet::new())));
    named.extend(OpeningRule::ALL.map(|rule| (format!("opening-rule-{}", rule.name()), BTreeSet::new())));
    for lesson in LESSONS {
        named.push((format!("lesson-{}", lesson.name), BTreeSet::new()));
        for (number, claims) in lesson.steps.iter().enumerate() {
            let values = claims.iter().map(|(name, _)| name.to_string()).filter(|name| !name.is_empty());
            named.push((format!("lesson-{}-{number}", lesson.name), values.collect()));
        }
        for question in lesson.questions {
            named.push((format!("lesson-{}-{}-ask", lesson.name, question.step), BTreeSet::new()));
            for (mv, claims) in question.tries {
                let values = claims.iter().map(|(name, _)| name.to_string()).filter(|name| !name.is_empty());
                named.push((format!("lesson-{}-{}-try-{mv}", lesson.name, question.step), values.collect()));
            }
        }
    }
    named.push(("shared-options".to_string(), BTreeSet::new()));
    for (command, _) in commands(&Cli::command(), "liangyi") {
        named.push((format!("command-{command}"), BTreeSet::new()));
    }
    if cfg!(not(feature = "web")) {
        named.push(("command-web".to_string(), BTreeSet::new()));
    }
    for (key, values) in &named {
        assert_eq!(known.get(key), Some(values), "{key}");
    }
    let named: BTreeSet<&String> = named.iter().map(|(key, _)| key).collect();
    let unused: Vec<&String> = known.keys().filter(|key| !named.contains(key)).collect();
    assert!(unused.is_empty(), "nobody says {unused:?}");
}

/// The rooms that write for people what `words` says. What others write in English is for programs, or is an error.
const FOR_PEOPLE: [&str; 5] = ["show/words", "show/lessons", "show/reports", "cli/terminal", "page/watch"];
/// Files of those that hold terms in every language, or moves of a game.
const NO_CODE: [&str; 6] = [
    "show/words/glossary.rs",
    "show/lessons/ko_lessons.rs",
    "show/lessons/counting_lessons.rs",
    "show/lessons/figure_lessons.rs",
    "show/lessons/renju_lessons.rs",
    "show/reports/testing.rs",
];
/// How texts begin that are typed as they stand, or are words of HTML.
const NO_SENTENCES: [&str; 8] = [
    "end natural",
    "play white",
    "save FILE",
    "load FILE",
    "new, help, quit",
    "width=device-width, initial-scale=1",
    "default-src 'none'; ",
    "wide list",
];

/// The texts of several words in code. What stands in tests, in attributes and in what only a bug shows is left out.
fn sentences(tokens: TokenStream, found: &mut Vec<String>) {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    for (at, token) in tokens.iter().enumerate() {
        let is = |back: usize, text: &str| at >= back && tokens[at - back].to_string() == text;
        match token {
            TokenTree::Group(group) => {
                let is_attribute = is(1, "#") || is(1, "!") && is(2, "#");
                let is_bug = is(1, "expect") || is(1, "!") && ["panic", "unreachable"].iter().any(|name| is(2, name));
                if !is_attribute && !is_bug && !(is(1, "tests") && is(2, "mod")) {
                    sentences(group.stream(), found);
                }
            }
            TokenTree::Literal(literal) => {
                let literal = literal.to_string();
                let Some(text) = literal.strip_prefix('"').and_then(|text| text.strip_suffix('"')) else { continue };
                // What stands in braces is put in.
                let own: String = text.split('{').map(|part| part.rsplit('}').next().unwrap_or(part)).collect();
                let words = own.split(|sign: char| !sign.is_ascii_alphabetic()).filter(|word| word.len() > 1);
                if own.contains(' ') && words.count() > 1 && !NO_SENTENCES.iter().any(|known| text.starts_with(known)) {
                    found.push(text.to_string());
                }
            }
            TokenTree::Ident(_) | TokenTree::Punct(_) => {}
        }
    }
}

#[test]
fn no_sentence_for_people_stands_outside_the_files_of_the_languages() {
    let src = root().join("src");
    let (mut code, mut wrong) = (Vec::new(), Vec::new());
    FOR_PEOPLE.iter().for_each(|room| code_below(&src.join(room), &mut code));
    code.retain(|path| !NO_CODE.iter().any(|no_code| path.starts_with(src.join(no_code))));
    // A module of tests in a file of its own.
    code.retain(|path| !path.ends_with("tests.rs"));
    assert!(code.len() > 20, "the code is found");
    for path in &code {
        let text = fs::read_to_string(path).expect("a source file");
        let mut found = Vec::new();
        sentences(text.parse().unwrap_or_else(|error| panic!("{}: {error}", path.display())), &mut found);
        wrong.extend(found.into_iter().map(|text| format!("{}: {text}", path.display())));
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    let mut found = Vec::new();
    let code = r#"
        #[error("a b")] fn f() { g("the end"); h("{size} {color} W"); i().expect("no end") }
        mod tests { "is not" }
    "#;
    sentences(code.parse().expect("tokens"), &mut found);
    assert_eq!(found, ["the end"]);
}

/// An error has an English text for the log: what `words` says of it stands in the files of each language.
#[test]
fn no_language_takes_the_text_that_an_error_has_for_the_log() {
    let mut code = Vec::new();
    code_below(&root().join("src/show/words/sentences"), &mut code);
    for path in &code {
        let text = fs::read_to_string(path).expect("a source file");
        let own = text.split("#[cfg(test)]").next().unwrap_or_default();
        for name in ["error", "failure", "fault", "why", "reason", "refusal", "death"] {
            // That of a file or of the system has no other words.
            let is_taken = own.contains(&format!("{name}.to_string()")) && !path.ends_with("play.rs");
            assert!(!is_taken, "{}: {name}", path.display());
        }
    }
    assert!(code.len() > 5, "the sentences are found");
}

#[test]
fn a_message_is_found_wherever_it_stands_in_code() {
    let mut found = Vec::new();
    let code = r#"fn f() { g(vec![h(msg!("a")), msg!("b", side = x(1, 2), count = n == 3)]) } // msg!("c")"#;
    messages(code.parse().expect("tokens"), &mut found);
    let names = |names: &[&str]| names.iter().map(ToString::to_string).collect::<BTreeSet<String>>();
    assert_eq!(found, [("a".to_string(), names(&[])), ("b".to_string(), names(&["side", "count"]))]);
}

#[test]
fn the_program_reads_every_file_but_those_of_the_page() {
    let code = fs::read_to_string(root().join("src/show/words/language.rs")).expect("the source");
    for file in files(Language::English).into_iter().filter(|file| !PAGE.contains(&file.as_str())) {
        assert!(code.contains(&format!("\"/{file}\"")), "{file} is not read");
    }
    for language in Language::ALL {
        assert!(!language.listed(&["a".to_string(), "b".to_string()]).is_empty(), "{language:?}");
    }
}

#[test]
fn the_files_of_terms_are_the_glossary() {
    let keys: BTreeSet<String> = GLOSSARY.iter().map(|term| term.key()).collect();
    assert_eq!(keys.len(), GLOSSARY.len(), "no two terms have one key");
    for language in Language::ALL {
        let (path, made) = (folder(language).join(TERMS), terms(language));
        if std::env::var_os("UPDATE_DOCS").is_some() {
            fs::write(&path, &made).expect("the file is written");
        }
        let shown = fs::read_to_string(&path).expect("the terms");
        assert_eq!(shown, made, "run UPDATE_DOCS=1 cargo test --test languages");
    }
}

/// The commands by their names in the files: the program, `score`, `net-get`.
fn commands(command: &Command, name: &str) -> Vec<(String, Command)> {
    let below = command.get_subcommands().flat_map(|below| {
        let above = if name == command.get_name() && name == "liangyi" { String::new() } else { format!("{name}-") };
        commands(below, &format!("{above}{}", below.get_name()))
    });
    let below: Vec<(String, Command)> = below.collect();
    std::iter::once((name.to_string(), command.clone())).chain(below).collect()
}

/// What the short help says, and what the long one says besides.
fn short_and_more(short: Option<&StyledStr>, long: Option<&StyledStr>) -> (String, String) {
    let [short, long] = [short, long].map(|text| text.map(ToString::to_string).unwrap_or_default());
    let more = long.strip_prefix(&short).unwrap_or(&long).trim_start_matches(['.', '\n']).to_string();
    (short, more)
}

/// A text as a part of a message.
fn part(name: &str, text: &str) -> String {
    let line = |line: &str| {
        let signs = line.chars().map(|sign| match sign {
            '{' | '}' => format!("{{\"{sign}\"}}"),
            sign => sign.to_string(),
        });
        signs.collect::<String>()
    };
    match text.lines().collect::<Vec<_>>()[..] {
        [] => String::new(),
        [only] => format!("    .{name} = {}\n", line(only)),
        _ => {
            let lines = text.lines().map(|text| format!("        {}", line(text)).trim_end().to_string() + "\n");
            format!("    .{name} =\n{}", lines.collect::<String>())
        }
    }
}

/// What the file of commands begins with in English.
const HEADER: &str = "\
# What commands and options do. The English file is made of the code, by `UPDATE_DOCS=1 cargo test --test languages`:
# a command has here what is its own, and `shared-options` what several commands have alike.";

/// The file of what commands and options do, in English: from the code. What several commands have alike stands in a
/// message of its own.
fn commands_in_english() -> String {
    let commands = commands(&Cli::command(), "liangyi");
    let texts = |arg: &Arg| short_and_more(arg.get_help(), arg.get_long_help());
    let mut counts: BTreeMap<String, Vec<((String, String), usize)>> = BTreeMap::new();
    for arg in commands.iter().flat_map(|(_, command)| command.get_arguments()) {
        let known = counts.entry(arg.get_id().to_string()).or_default();
        match known.iter_mut().find(|(known, _)| *known == texts(arg)) {
            Some((_, count)) => *count += 1,
            None => known.push((texts(arg), 1)),
        }
    }
    // The first of those that most commands have.
    let most = |known: Vec<((String, String), usize)>| {
        let most = known.into_iter().rev().max_by_key(|(_, count)| *count)?;
        (most.1 > 1).then_some(most.0)
    };
    let shared: BTreeMap<String, (String, String)> =
        counts.into_iter().filter_map(|(name, known)| Some((name, most(known)?))).collect();
    let both = |name: &str, (short, more): &(String, String)| part(name, short) + &part(&format!("{name}-more"), more);
    let mut file = format!("{HEADER}\n\nshared-options =\n");
    file.extend(shared.iter().map(|(name, texts)| both(name, texts)));
    for (name, command) in &commands {
        file += &format!("\ncommand-{name} =\n");
        file += &both("about", &short_and_more(command.get_about(), command.get_long_about()));
        let after = |text: Option<&StyledStr>| text.map(ToString::to_string).unwrap_or_default();
        file += &part("after", &after(command.get_after_help()));
        file += &part("after-more", &after(command.get_after_long_help()));
        for arg in command.get_arguments() {
            let own = texts(arg);
            if shared.get(arg.get_id().as_str()) != Some(&own) {
                file += &both(arg.get_id().as_str(), &own);
            }
        }
    }
    file
}

#[test]
fn the_english_file_of_commands_is_made_of_the_code() {
    // A program that is built without the page has no command for it.
    if cfg!(not(feature = "web")) {
        return;
    }
    let (path, made) = (folder(Language::English).join(COMMANDS), commands_in_english());
    if std::env::var_os("UPDATE_DOCS").is_some() {
        fs::write(&path, &made).expect("the file is written");
    }
    let shown = fs::read_to_string(&path).expect("the texts");
    assert_eq!(shown, made, "run UPDATE_DOCS=1 cargo test --test languages, and say it in the other languages");
}

/// A term that is written out could differ from the glossary's, so the files refer to it. The names and sources of
/// rulesets are titles, and the page has its own tests.
#[test]
fn chinese_has_the_terms_of_the_glossary_by_reference() {
    let mut wrong = Vec::new();
    for (file, language, patterns) in everything() {
        if language == Language::English || PAGE.contains(&file.as_str()) || file == TERMS {
            continue;
        }
        for ((key, part), made) in patterns.iter().filter(|((_, part), _)| !is_title(&file, part)) {
            let term = GLOSSARY.iter().find(|term| made.text.contains(term.said_in(language)));
            wrong.extend(term.map(|term| format!("{file}, {language:?}: {key}.{part}: {{ -{} }}", term.key())));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// The pages in Chinese are in simplified characters. What stands in them as code may be anything.
#[test]
fn the_pages_are_in_simplified_characters() {
    let [_, traditional] = of_one_script();
    for page in ["README.zh.md", "docs/rulesets.zh.md", "docs/counting.zh.md"] {
        let text = fs::read_to_string(root().join(page)).expect("a page");
        let words = text.split("```").step_by(2).flat_map(|part| part.split('`').step_by(2));
        let wrong: String = words.flat_map(str::chars).filter(|sign| traditional.contains(sign)).collect();
        assert!(wrong.is_empty(), "{page}: {wrong}");
        for term in GLOSSARY.iter().filter(|term| term.simplified != term.traditional) {
            assert!(!text.contains(term.traditional), "{page}: {}", term.traditional);
        }
    }
}

/// The characters of one script alone: simplified, traditional.
fn of_one_script() -> [BTreeSet<char>; 2] {
    let text = include_str!("data/scripts.txt");
    let (_, rest) = text.split_once("\nsimplified\n").expect("a heading");
    let (simplified, traditional) = rest.split_once("\ntraditional\n").expect("a heading");
    [simplified, traditional].map(|signs| signs.chars().filter(|sign| *sign != '\n').collect())
}

#[test]
fn chinese_is_in_the_characters_of_its_script() {
    let [simplified, traditional] = of_one_script();
    assert!(simplified.len() > 2000 && traditional.len() > 2000, "{} and {}", simplified.len(), traditional.len());
    assert!(simplified.contains(&'气') && traditional.contains(&'氣') && simplified.is_disjoint(&traditional));
    for (file, language, patterns) in everything() {
        // The other script's forms of a term that are no characters of it alone, such as 虚着 and 虛著.
        let (other, term): (_, fn(&liangyi::show::words::glossary::Term) -> [&'static str; 2]) = match language {
            Language::English => continue,
            Language::Simplified => (&traditional, |term| [term.simplified, term.traditional]),
            Language::Traditional => (&simplified, |term| [term.traditional, term.simplified]),
        };
        for ((key, part), made) in patterns {
            let wrong: String = made.text.chars().filter(|sign| other.contains(sign)).collect();
            assert!(wrong.is_empty(), "{file}, {language:?}: {key}.{part}: {wrong}");
            for [own, foreign] in GLOSSARY.iter().map(term).filter(|[own, foreign]| own != foreign) {
                assert!(!made.text.contains(foreign), "{file}, {language:?}: {key}.{part}: {foreign}, not {own}");
            }
        }
    }
}

/// Phrases that are not the texts' own, in both scripts; what the texts say stands in their place.
const NOT_OF_THE_TEXTS: [[&str; 2]; 28] = [
    ["放弃：提议终局", "放棄：提議終局"],
    ["可下，并提议终局", "可下，並提議終局"],
    ["任何空点随时都可以下子", "任何空點隨時都可以下子"],
    ["实空与公有空点之半", "實空與公有空點之半"],
    ["白先黑后，不贴点", "白先黑後，不貼點"],
    ["只看最近两手有无重复", "只看最近兩手有無重複"],
    ["对方又面对", "對方又面對"],
    ["没有虚着", "沒有虛著"],
    ["双方连续放弃，终局", "雙方連續放棄，終局"],
    ["全局不得再现", "全局不得再現"],
    ["不得回到先前轮到同一方下的", "不得回到先前輪到同一方下的"],
    ["只要不违反禁止重复的规则", "只要不違反禁止重複的規則"],
    ["交出边界子", "交出邊界子"],
    ["取走多余的", "取走多餘的"],
    ["归整", "歸整"],
    ["双方各填一半", "雙方各填一半"],
    ["退一着", "退一著"],
    ["进一着", "進一著"],
    ["，不是活三", "，不是活三"],
    ["是棋盘的边", "是棋盤的邊"],
    ["手,", "手,"],
    ["会说英文与中文", "會說英文與中文"],
    ["没有好的实着", "沒有好的實著"],
    ["不禁提劫", "不禁提劫"],
    ["说中文", "說中文"],
    ["放入路径", "放入路徑"],
    ["计点时白方", "計點時白方"],
    ["（手入）", "（手入）"],
];

/// A text of a file of messages with the terms that it refers to written out.
fn with_terms(text: &str, language: Language) -> String {
    GLOSSARY
        .iter()
        .fold(text.to_string(), |text, term| text.replace(&format!("{{ -{} }}", term.key()), term.said_in(language)))
}

#[test]
fn chinese_is_in_the_words_of_the_texts() {
    let read = |path: PathBuf| fs::read_to_string(path).expect("a file");
    let pages =
        ["README.zh.md", "docs/rulesets.zh.md", "docs/counting.zh.md"].map(|page| (page, read(root().join(page))));
    let mut texts: Vec<(String, String)> = pages.map(|(page, text)| (page.to_string(), text)).into();
    let numbered = Regex::new("第 ?\\{ \\$[a-z]+ \\} ?[着著]").expect("a pattern");
    for language in [Language::Simplified, Language::Traditional] {
        for file in files(language) {
            let text = with_terms(&read(folder(language).join(&file)), language);
            assert!(!numbered.is_match(&text), "{file}: 第N手");
            texts.push((format!("{}/{file}", language.tag()), text));
        }
    }
    for (file, text) in texts {
        let found: Vec<&str> =
            NOT_OF_THE_TEXTS.iter().flatten().copied().filter(|phrase| text.contains(phrase)).collect();
        assert!(found.is_empty(), "{file}: {found:?}");
    }
}
