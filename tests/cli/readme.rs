//! What the README and the pages in `docs` show is what the program says and accepts.
//!
//! `UPDATE_DOCS=1 cargo test --test cli readme` writes the generated tables anew.

use std::collections::BTreeSet;
use std::fmt::Write;
use std::path::{Path, PathBuf};

use crate::common::{liangyi, text};
use clap::Parser;
use liangyi::cli::args::Cli;
use liangyi::gtp::table;
use liangyi::protocol::kata_params::{self, KATA_PARAMS};
use liangyi::show::lessons::LESSONS;
use liangyi::show::words::{English, Language, rulesets};
use liangyi_core::rules::clauses::{self, Clause, PublicPointsClause, RemovalClause, TaxClause};
use liangyi_core::rules::{
    Counting, DEFAULT, Ending, HandicapBonus, PublicPoints, Registry, Removal, Repetition, Rules, Suicide, Tax, Unit,
    file, find, kata,
};
use liangyi_engine::engine::params;
use liangyi_engine::files::write_whole;
use regex::Regex;
use serde_json::{Map, Value};

/// The most words that the README may have.
const README_WORDS: usize = 1200;

/// The pages with generated parts: the file, the part, and how it is made.
const GENERATED: [(&str, &str, fn() -> String); 27] = [
    ("crates/liangyi-core/README.md", "rulesets", || rulesets::markdown(&Registry::new(), English)),
    ("docs/clients/README.md", "starts", starts),
    ("docs/counting.md", "both", || session(BOTH, "en")),
    ("docs/counting.md", "explained", || session(EXPLAINED, "en")),
    ("docs/counting.md", "figure4", || session(FIGURE_4, "en")),
    ("docs/counting.zh.md", "both", || session(BOTH, "zh-Hans")),
    ("docs/counting.zh.md", "explained", || session(EXPLAINED, "zh-Hans")),
    ("docs/counting.zh.md", "figure4", || session(FIGURE_4, "zh-Hans")),
    ("docs/rulesets.md", "rulesets", || rulesets::markdown(&Registry::new(), English)),
    ("docs/rulesets.md", "differences", || differences(English)),
    ("docs/rulesets.md", "axes", || axes(English)),
    ("docs/rulesets.md", "lessons", || lessons(Language::English)),
    ("docs/rulesets.zh.md", "rulesets", || rulesets::markdown(&Registry::new(), Language::Simplified)),
    ("docs/rulesets.zh.md", "differences", || differences(Language::Simplified)),
    ("docs/rulesets.zh.md", "axes", || axes(Language::Simplified)),
    ("docs/rulesets.zh.md", "lessons", || lessons(Language::Simplified)),
    ("docs/kata.md", "settings", kata_params::markdown),
    ("docs/gtp.md", "params", params::markdown),
    ("docs/gtp.md", "commands", table::markdown),
    ("docs/state.md", "state", || answered(POINTS, "liangyi-state")),
    ("docs/state.md", "reasons", || answered(POINTS, "liangyi-reasons white")),
    ("docs/state.md", "renju", || answered(RENJU, "liangyi-reasons black")),
    ("docs/state.md", "made_up", || {
        answered(&format!("{POINTS}liangyi-dead E1\n"), "liangyi-made_up agreed equal-stones")
    }),
    ("docs/state.md", "compared", compared),
    ("docs/web.md", "requests", || messages("request.rs", "TabRequest", "request")),
    ("docs/web.md", "answers", || messages("answer.rs", "TabReply", "answer")),
    ("docs/web.md", "refusals", || messages("answer.rs", "Refused", "kind")),
];

/// The board at the head of the page on counting, by the two texts that have it.
const BOTH: &[&str] = &["score --ruleset jipingdian --komi 0 docs/seven.sgf", "score --ruleset jihuozi docs/seven.sgf"];

/// What the sums are made of.
const EXPLAINED: &[&str] = &[
    "score --ruleset jipingdian --komi 0 --explain docs/seven.sgf",
    "score --ruleset jihuozi --explain docs/seven.sgf",
];

/// The end that is none of the ideal ones (非理想的最终局面), in every way that it can have come about.
const FIGURE_4: &[&str] = &[
    "score --ruleset jihuozi docs/figure-4.txt",
    "score --ruleset jihuozi --end natural docs/figure-4.txt",
    "score --ruleset jihuozi --dead none docs/figure-4.txt",
    "score --ruleset jihuozi-natural docs/figure-4.txt",
];

/// What the program prints to each of these commands, in `language`, errors after the rest.
fn session(commands: &[&str], language: &str) -> String {
    let shown = commands.iter().map(|command| {
        let mut program = liangyi(&command.split(' ').collect::<Vec<_>>());
        let assert =
            program.env("LC_ALL", format!("{}.UTF-8", language.replace('-', "_"))).current_dir(root()).assert();
        format!("$ liangyi {command}\n{}", text(assert.success().get_output()))
    });
    format!("```text\n{}\n```", shown.collect::<Vec<_>>().join("\n").trim_end())
}

/// A ko in counting points, and a virtual move. Black has made one move more than White, and two of its stones are as
/// good as dead.
const POINTS: &str = "\
liangyi-ruleset jipingdian
boardsize 5
gogui-play_sequence b B4 w C4 b A3 w D3 b B2 w C2 b E1 w virtual b E2 w B3 b C3
";

/// A three-three in renju whose point depends on another: of two moves that make four of one of its threes one is
/// forbidden.
const RENJU: &str = "\
liangyi-ruleset renju
gogui-play_sequence b J4 w K5 b L5 w L3 b H6 w G7 b M6 w A1 b J5 w C1 b L6 w E1
";

/// What a GTP session answers to the last of these commands, as a block of JSON.
fn answered(commands: &str, last: &str) -> String {
    shown(commands, last, &reply(commands, last))
}

/// Two of the rows that a comparison has.
fn compared() -> String {
    let (commands, last) = (format!("{POINTS}liangyi-dead E1\n"), "liangyi-compared");
    let mut value = reply(&commands, last);
    let rows = value["rows"].as_array_mut().expect("rows");
    rows.retain(|row| ["jipingdian", "japanese"].iter().any(|name| row["ruleset"] == *name));
    shown(&commands, last, &value)
}

fn shown(commands: &str, last: &str, value: &Value) -> String {
    format!("```text\n{commands}{last}\n```\n\n```json\n{}\n```", broken(value, 0))
}

/// The JSON that a GTP session answers to the last of these commands.
fn reply(commands: &str, last: &str) -> Value {
    let assert = liangyi(&[]).arg("gtp").write_stdin(format!("{commands}7 {last}\n")).assert().success();
    let output = String::from_utf8(assert.get_output().stdout.clone()).expect("UTF-8");
    let (_, reply) = output.split_once("\n=7 ").expect("a reply");
    serde_json::from_str(reply.trim()).expect("JSON")
}

/// A value in lines of page width: what has room in one line, with a key before it, stands in it.
fn broken(value: &Value, depth: usize) -> String {
    const WIDTH: usize = 106;
    let (short, inside) = (value.to_string(), "  ".repeat(depth + 1));
    let parts: Vec<String> = match value {
        _ if short.len() + inside.len() < WIDTH && depth > 0 => return short,
        Value::Object(entries) => {
            entries.iter().map(|(key, value)| format!("{inside}\"{key}\": {}", broken(value, depth + 1))).collect()
        }
        Value::Array(values) => values.iter().map(|value| format!("{inside}{}", broken(value, depth + 1))).collect(),
        _ => return short,
    };
    let [begin, end] = if value.is_array() { ["[", "]"] } else { ["{", "}"] };
    format!("{begin}\n{}\n{}{end}", parts.join(",\n"), "  ".repeat(depth))
}

/// A table of the messages that a type of the room `tabs` has: its variants with their fields and their documentation.
fn messages(file: &str, name: &str, title: &str) -> String {
    let code = syn::parse_file(&read(format!("src/page/tabs/{file}"))).expect("Rust");
    let found = code.items.into_iter().find_map(|item| match item {
        syn::Item::Enum(item) if item.ident == name => Some(item),
        _ => None,
    });
    let mut text = format!("| {title} | with | |\n| --- | --- | --- |\n");
    for variant in found.expect("the type").variants {
        let name = attribute(&variant.attrs, "serde").unwrap_or_else(|| snake(&variant.ident.to_string()));
        let fields: Vec<String> = variant
            .fields
            .iter()
            .map(|field| match (&field.ident, &field.ty) {
                (Some(ident), _) => attribute(&field.attrs, "serde").unwrap_or_else(|| ident.to_string()),
                (None, ty) => format!("all of {}", last_name(ty)),
            })
            .map(|field| if field.contains(' ') { field } else { format!("`{field}`") })
            .collect();
        let doc = attribute(&variant.attrs, "doc").expect("documentation");
        let _ = writeln!(text, "| `{name}` | {} | {doc} |", fields.join(", "));
    }
    text
}

/// The text of an attribute: documentation, or the name that serde is told.
fn attribute(attributes: &[syn::Attribute], name: &str) -> Option<String> {
    let texts = attributes.iter().filter(|attribute| attribute.path().is_ident(name)).filter_map(|attribute| {
        let value = match &attribute.meta {
            syn::Meta::NameValue(pair) => pair.value.clone(),
            syn::Meta::List(list) => list.parse_args::<syn::MetaNameValue>().ok()?.value,
            syn::Meta::Path(_) => return None,
        };
        let syn::Expr::Lit(syn::ExprLit { lit: syn::Lit::Str(text), .. }) = value else { return None };
        Some(text.value().trim().to_string())
    });
    let texts: Vec<String> = texts.collect();
    (!texts.is_empty()).then(|| texts.join(" "))
}

/// The name of a type, that of what is inside a box.
fn last_name(ty: &syn::Type) -> String {
    let syn::Type::Path(path) = ty else { return String::new() };
    let last = path.path.segments.last().expect("a name");
    match &last.arguments {
        syn::PathArguments::AngleBracketed(inside) => inside.args.iter().find_map(|inside| match inside {
            syn::GenericArgument::Type(ty) => Some(last_name(ty)),
            _ => None,
        }),
        _ => None,
    }
    .unwrap_or_else(|| format!("`{}`", last.ident))
}

/// `PlayOn` as `play_on`.
fn snake(name: &str) -> String {
    let part = |sign: char| format!("{}{}", if sign.is_uppercase() { "_" } else { "" }, sign.to_ascii_lowercase());
    name.chars().map(part).collect::<String>().trim_start_matches('_').to_string()
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn read(path: impl AsRef<Path>) -> String {
    let path = root().join(path);
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Every page in Markdown, as its path from the root.
fn pages() -> Vec<PathBuf> {
    let mut pages = Vec::new();
    for folder in [
        "",
        "docs",
        "docs/clients",
        "crates/liangyi-core",
        "crates/liangyi-engine",
        "crates/liangyi-arena",
        "crates/liangyi-engine/data",
        "fuzz",
    ] {
        for entry in std::fs::read_dir(root().join(folder)).expect("a folder") {
            let name = entry.expect("an entry").file_name();
            if name.to_string_lossy().ends_with(".md") {
                pages.push(Path::new(folder).join(name));
            }
        }
    }
    pages.sort();
    assert!(pages.len() >= 10, "{pages:?}");
    pages
}

/// The part between `<!-- name -->` and `<!-- /name -->`.
fn part<'a>(text: &'a str, name: &str) -> &'a str {
    let (_, rest) = text.split_once(&format!("<!-- {name} -->\n")).expect("the beginning of the part");
    rest.split_once(&format!("<!-- /{name} -->")).expect("the end of the part").0
}

/// The first block of code after `fence`.
fn block<'a>(text: &'a str, fence: &str) -> &'a str {
    let (_, rest) = text.split_once(fence).expect("a block of code");
    rest.split_once("```").expect("its end").0
}

/// How a client starts the engine under each ruleset: by arguments, or by commands that Sabaki sends.
fn starts() -> String {
    let mut text = String::from("| ruleset | arguments | initial commands |\n| --- | --- | --- |\n");
    for row in Registry::new().iter() {
        let (argument, command) =
            if row.rules.virtual_moves { (" --bare-pass virtual", ";liangyi-bare_pass virtual") } else { ("", "") };
        let name = &row.name;
        let _ = writeln!(text, "| `{name}` | `--ruleset {name}{argument}` | `liangyi-ruleset {name}{command}` |");
    }
    text
}

/// The lessons with their rulesets.
fn lessons(language: Language) -> String {
    let titles = match language {
        Language::English => "lesson | ruleset | what it is about",
        Language::Simplified | Language::Traditional => "教程 | 规则 | 内容",
    };
    let mut text = format!("| {titles} |\n| --- | --- | --- |\n");
    for lesson in LESSONS {
        let _ = writeln!(text, "| `{}` | `{}` | {} |", lesson.name, lesson.ruleset(), lesson.title(language));
    }
    text
}

/// The rulesets with the axes on which each differs from the default one.
fn differences(language: Language) -> String {
    let usual = find(DEFAULT).expect("the default ruleset");
    let titles = match language {
        Language::English => format!("ruleset | where it differs from `{DEFAULT}`"),
        Language::Simplified | Language::Traditional => format!("规则 | 与 `{DEFAULT}` 不同之处"),
    };
    let mut text = format!("| {titles} |\n| --- | --- |\n");
    for row in Registry::new().iter().filter(|row| row.name != DEFAULT) {
        let axes: Vec<String> = clauses::differences(&row.rules, &usual.rules)
            .into_iter()
            .map(|(axis, value, _)| format!("{axis} `{value}`"))
            .collect();
        let _ = writeln!(text, "| `{}` | {} |", row.name, axes.join(", "));
    }
    text
}

/// Every axis with its values and their meanings.
fn axes(language: Language) -> String {
    let either = |english: &'static str, chinese: &'static str| match language {
        Language::English => english,
        Language::Simplified | Language::Traditional => chinese,
    };
    let titles = either("axis | value | meaning", "项 | 值 | 含义");
    let mut text = format!("| {titles} |\n| --- | --- | --- |\n");
    let mut row = |axis: &str, value: &str, meaning: &str| {
        let _ = writeln!(text, "| `{axis}` | {value} | {} |", meaning.replace('|', "\\|"));
    };
    macro_rules! values {
        ($axis:literal, $of:ty, $clause:expr) => {
            <$of>::ALL.iter().for_each(|&value| {
                row($axis, &format!("`{}`", value.name()), &language.clause($clause(value)));
            })
        };
    }
    let is = either("`true` or `false`", "`true` 或 `false`");
    row("first", either("`black` or `white`", "`black` 或 `white`"), either("Who makes the first move.", "谁先下。"));
    row("komi", either("a number", "一个数"), &language.clause(Clause::Komi));
    values!("repetition", Repetition, Clause::Repetition);
    values!("suicide", Suicide, Clause::Suicide);
    let outside = either("Whether a stone may be placed outside the board (虚着).", "是否可以着子于盘外（虚着）。");
    row("virtual", is, outside);
    let passes = either(
        "Whether a pass places a stone outside the board, so that it is the only virtual move (虚手).",
        "放弃时是否要着一子于盘外，即下虚着（虚手）。",
    );
    row("virtual-pass", is, passes);
    values!("ending", Ending, Clause::Ending);
    values!("counting", Counting, Clause::Counting);
    values!("tax", Tax, |tax| Clause::Tax(TaxClause::Axis(tax)));
    values!("public-points", PublicPoints, |points| Clause::PublicPoints(PublicPointsClause::Axis(points)));
    values!("removal", Removal, |removal| Clause::Removal(RemovalClause::Axis(removal)));
    let extra = either(
        "Whether each stone beyond the opponent's number costs a point (多下贴点).",
        "比对方多下的着子，每手是否贴一点（多下贴点）。",
    );
    row("extra-moves", is, extra);
    let last = either(
        "Whether Black pays a point for the last stone of the contest (黑收后贴1点).",
        "争棋阶段的最后一子是黑方下的，黑方是否再贴1点（黑收后贴1点）。",
    );
    row("last-stone", is, last);
    let bonuses: Vec<String> = HandicapBonus::ALL.iter().map(|bonus| format!("`{}`", bonus.name())).collect();
    let bonus = either(
        "What White gets for Black's handicap stones: nothing, a point for each but one, a point for each.",
        "黑方受子，白方所得的补偿：没有，除一子外每子一点，每子一点。",
    );
    row("handicap-bonus", &bonuses.join(", "), bonus);
    let button = either("Whether the first pass takes a button worth half a point.", "首先放弃的一方是否取得半点。");
    row("button", is, button);
    let friendly = either("Whether a pass may leave dead stones on the board.", "放弃时死子是否可以留在盘上。");
    row("friendly-pass", is, friendly);
    values!("unit", Unit, Clause::Unit);
    text
}

#[test]
fn generated_parts_are_those_the_program_makes() {
    for (page, name, made) in GENERATED {
        let text = read(page);
        let made = format!("{}\n", made().trim_end());
        let shown = part(&text, name);
        if shown != made && std::env::var_os("UPDATE_DOCS").is_some() {
            let begin = format!("<!-- {name} -->\n");
            let text = text.replacen(&format!("{begin}{shown}"), &format!("{begin}{made}"), 1);
            write_whole(&root().join(page), text.as_bytes()).expect("the page is written");
        } else {
            assert_eq!(shown, made, "run UPDATE_DOCS=1 cargo test --test cli readme");
        }
    }
}

#[test]
fn the_table_of_axes_has_every_axis() {
    let (text, name) = (axes(English), Regex::new(r"(?m)^\| `([a-z-]+)`").expect("a pattern"));
    let listed: BTreeSet<&str> =
        name.captures_iter(&text).map(|found| found.get(1).expect("a name").as_str()).collect();
    let known: BTreeSet<&str> = clauses::axes(&Rules::CHINESE).iter().map(|axis| axis.name).collect();
    assert_eq!(listed, known);
}

#[test]
fn the_readme_is_short() {
    let words = read("README.md").split_whitespace().count();
    assert!(words <= README_WORDS, "{words} words");
}

#[test]
fn the_sessions_run_as_shown() {
    let text = read("README.md");
    for name in ["first", "session"] {
        let session = block(part(&text, name), "```text\n");
        let (start, rest) = session.split_once('\n').expect("a line");
        let args = start.strip_prefix("$ liangyi ").expect("how it is started").split(' ');
        let (mut commands, mut replies) = (String::new(), String::new());
        for exchange in rest.trim_end().split("\n\n") {
            let (command, reply) = exchange.split_once('\n').expect("a command and its reply");
            commands.push_str(&format!("{command}\n"));
            replies.push_str(&format!("{reply}\n\n"));
        }
        let assert = liangyi(&[]).args(args).write_stdin(commands).assert().success();
        let output = String::from_utf8(assert.get_output().stdout.clone()).expect("UTF-8");
        // A page has no blanks at the end of a line.
        let output: String = output.lines().map(|line| format!("{}\n", line.trim_end())).collect();
        assert_eq!(output, replies, "{name}");
    }
}

#[test]
fn the_rules_file_shown_can_be_used() {
    for page in ["docs/rulesets.md", "docs/rulesets.zh.md"] {
        let mut registry = Registry::new();
        let added = file::register(block(&read(page), "```toml\n"), &mut registry).unwrap();
        assert_eq!(added, ["club-night", "button-go"], "{page}");
    }
}

/// The blocks of commands and sessions of a page, without the comments.
fn commands_shown(text: &str) -> Vec<String> {
    let blocks =
        text.split("```").skip(1).step_by(2).filter(|block| block.starts_with("sh\n") || block.starts_with("text\n"));
    let bare = |line: &str| line.split_once(" # ").map_or(line, |(command, _)| command).trim_end().to_string();
    // What a session is answered is in the language of the page.
    let is_asked = |block: &str, line: &str| !block.contains("\n$ ") || line.starts_with("$ ");
    let lines = |block: &str| block.lines().filter(|line| is_asked(block, line)).map(bare).collect::<Vec<_>>();
    blocks.map(|block| lines(block).join("\n")).collect()
}

/// What a page links to, as the English page has it.
fn links(text: &str) -> BTreeSet<String> {
    let link = Regex::new(r"\]\(([^)\s]+)\)").expect("a pattern");
    link.captures_iter(text).map(|found| found[1].replace(".zh.md", ".md")).collect()
}

#[test]
fn the_chinese_pages_have_the_commands_and_links_of_the_english_ones() {
    for page in ["README", "docs/rulesets", "docs/counting"] {
        let [english, chinese] = [format!("{page}.md"), format!("{page}.zh.md")].map(read);
        assert_eq!(commands_shown(&chinese), commands_shown(&english), "{page}");
        let missing: Vec<String> = links(&english).difference(&links(&chinese)).cloned().collect();
        assert!(missing.is_empty(), "{page}.zh.md links to none of {missing:?}");
    }
}

/// The command lines of `liangyi` in a page: those in blocks of shell commands and those indented as code.
fn command_lines(text: &str) -> Vec<Vec<String>> {
    let mut shell = String::new();
    let mut in_block = false;
    for line in text.lines() {
        match line {
            "```sh" => in_block = true,
            "```" => in_block = false,
            _ if in_block || line.starts_with("    ") && line.contains("liangyi ") => {
                shell.push_str(&format!("{line}\n"))
            }
            _ => {}
        }
    }
    let mut found = Vec::new();
    for line in shell.replace("\\\n", " ").lines() {
        let words = shell_words::split(line).unwrap_or_else(|error| panic!("{line}: {error}"));
        for command in words.split(|word| word == "|") {
            let end = command.iter().position(|word| word == ">").unwrap_or(command.len());
            if command.first().is_some_and(|program| program == "liangyi") {
                found.push(command[..end].to_vec());
            }
        }
    }
    found
}

#[test]
fn every_command_line_shown_is_accepted() {
    let mut seen = 0;
    for page in pages() {
        for words in command_lines(&read(&page)) {
            if let Err(error) = Cli::try_parse_from(&words) {
                panic!("{}: {}\n{error}", page.display(), words.join(" "));
            }
            seen += 1;
        }
    }
    assert!(seen >= 20, "only {seen} command lines were found");
}

#[test]
fn every_file_linked_to_exists() {
    let link = Regex::new(r"\]\(([^)#\s]+)[^)]*\)").expect("a pattern");
    let mut seen = 0;
    for page in pages() {
        let text = read(&page);
        for target in link.captures_iter(&text).map(|found| found[1].to_string()) {
            if !target.contains("://") {
                let file = root().join(&page).parent().expect("a folder").join(&target);
                assert!(file.exists(), "{}: {target}", page.display());
                seen += 1;
            }
        }
    }
    assert!(seen >= 20, "only {seen} links were found");
}

/// A dictionary of libFuzzer's: one quoted word a line.
fn dictionary(words: BTreeSet<String>) -> String {
    let quoted = |word: String| format!("\"{}\"\n", word.replace('\\', "\\\\").replace('"', "\\\""));
    words.into_iter().map(quoted).collect()
}

/// The words of GTP: commands, the words of their arguments, parameters, rulesets.
fn gtp_words() -> BTreeSet<String> {
    let named = |text: &'static str| text.split(['|', ' ', '[', ']', '.']).filter(|word| !word.is_empty());
    let commands = table::COMMANDS.iter().flat_map(|command| named(command.args).chain([command.name]));
    let params = params::PARAMS.iter().flat_map(|param| param.aliases.iter().copied().chain([param.name]));
    let katas = KATA_PARAMS.iter().map(|param| param.name);
    commands.chain(params).chain(katas).chain(Registry::new().names()).map(str::to_string).collect()
}

/// The words of rules: the keys and values that KataGo's JSON has for the catalogue, and the rulesets' names.
fn rules_words() -> BTreeSet<String> {
    let mut words = BTreeSet::new();
    for row in Registry::new().iter() {
        let object: Map<String, Value> = serde_json::from_str(&kata::to_json(&row.rules)).expect("an object");
        words.insert(row.name.to_string());
        for (key, value) in object {
            words.insert(key);
            words.extend(value.as_str().map(str::to_string));
        }
    }
    words
}

#[test]
fn the_dictionaries_of_the_fuzz_targets_have_the_words_of_the_program() {
    for (file, words) in [("fuzz/gtp.dict", gtp_words()), ("fuzz/rules.dict", rules_words())] {
        let wanted = dictionary(words);
        if std::env::var_os("UPDATE_DOCS").is_some() {
            write_whole(&root().join(file), wanted.as_bytes()).expect("the file is written");
        }
        assert_eq!(read(file), wanted, "{file} is out of date: UPDATE_DOCS=1 cargo test --test cli readme");
    }
}
