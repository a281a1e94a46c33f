//! What the README shows is what the program says.
//!
//! `UPDATE_README=1 cargo test --test cli_readme` writes the tables anew.

use std::path::Path;

use assert_cmd::Command;
use liangyi::gtp::table;
use liangyi::rules::{Registry, explain, file};

fn readme() -> String {
    std::fs::read_to_string(path()).expect("README.md")
}

fn path() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/README.md"))
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

#[test]
fn its_tables_are_those_the_program_makes() {
    let mut text = readme();
    for (name, made) in [("rulesets", explain::markdown(&Registry::new())), ("commands", table::markdown())] {
        let made = format!("{}\n", made.trim_end());
        let shown = part(&text, name).to_string();
        if shown != made && std::env::var_os("UPDATE_README").is_some() {
            let begin = format!("<!-- {name} -->\n");
            text = text.replacen(&format!("{begin}{shown}"), &format!("{begin}{made}"), 1);
            std::fs::write(path(), &text).expect("README.md written");
        } else {
            assert_eq!(shown, made, "run UPDATE_README=1 cargo test --test cli_readme");
        }
    }
}

#[test]
fn its_session_runs_as_shown() {
    let text = readme();
    let session = block(part(&text, "session"), "```text\n");
    let (start, rest) = session.split_once('\n').expect("a line");
    let args = start.strip_prefix("$ liangyi ").expect("how it is started").split(' ');
    let (mut commands, mut replies) = (String::new(), String::new());
    for exchange in rest.trim_end().split("\n\n") {
        let (command, reply) = exchange.split_once('\n').expect("a command and its reply");
        commands.push_str(&format!("{command}\n"));
        replies.push_str(&format!("{reply}\n\n"));
    }
    let assert = Command::new(env!("CARGO_BIN_EXE_liangyi")).args(args).write_stdin(commands).assert().success();
    let output = String::from_utf8(assert.get_output().stdout.clone()).expect("UTF-8");
    // A page has no blanks at the end of a line.
    let output: String = output.lines().map(|line| format!("{}\n", line.trim_end())).collect();
    assert_eq!(output, replies);
}

#[test]
fn its_rules_file_can_be_used() {
    let text = readme();
    let mut registry = Registry::new();
    assert_eq!(file::register(block(&text, "```toml\n"), &mut registry).unwrap(), ["club-night", "button-go"]);
    let axes = explain::axes(&registry.find("club-night").unwrap().rules);
    assert!(axes.iter().all(|axis| text.contains(&format!("`{}`", axis.name))));
}
