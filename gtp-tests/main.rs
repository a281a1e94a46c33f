//! Runs the `*.tst` files of this folder, the format of gogui-regress and of GNU Go's suites: a command with a number
//! followed by `#? [regex]` is a test, the whole reply has to match; `[!regex]` must not; `*` after it marks a known failure.
//! A new engine is started for each file, in this folder.
//!
//! Those programs count an error reply as a failure, so what has to fail goes without a number, and a comment of our own
//! after it says how: `#! regex`. A command without a number that fails unannounced fails the suite.

#[path = "../tests/gtp_common/mod.rs"]
mod gtp_common;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use gtp_common::Client;
use regex::Regex;

/// What a command's reply is held against.
enum Expected {
    /// No error.
    Success,
    /// A text: pattern, negated, known to fail.
    Text { pattern: Regex, negated: bool, known_failure: bool },
    /// An error with this text.
    Error(Regex),
}

struct Step {
    line: usize,
    command: String,
    is_test: bool,
    expected: Expected,
}

#[derive(Default)]
struct Tally {
    tests: usize,
    passed: usize,
    known: usize,
    surprises: usize,
    failed: Vec<String>,
}

fn whole(pattern: &str) -> Result<Regex, String> {
    Regex::new(&format!(r"(?sm)\A(?:{pattern})\z")).map_err(|error| error.to_string())
}

fn parse(text: &str) -> Result<Vec<Step>, String> {
    let mut steps: Vec<Step> = Vec::new();
    for (index, line) in text.lines().enumerate() {
        let (line, number) = (line.trim(), index + 1);
        let fail = |what: &str| format!("line {number}: {what}");
        if let Some(test) = line.strip_prefix("#?") {
            let test = test.trim();
            let known_failure = test.ends_with('*');
            let pattern = test.trim_end_matches('*').strip_prefix('[').and_then(|rest| rest.strip_suffix(']'));
            let pattern = pattern.ok_or_else(|| fail("#? is not followed by [pattern]"))?;
            let negated = pattern.starts_with('!');
            let step = steps.last_mut().filter(|step| step.is_test);
            let step = step.ok_or_else(|| fail("#? follows no command with a number"))?;
            let pattern = whole(pattern.trim_start_matches('!')).map_err(|error| fail(&error))?;
            step.expected = Expected::Text { pattern, negated, known_failure };
        } else if let Some(error) = line.strip_prefix("#!") {
            let step = steps.last_mut().filter(|step| !step.is_test);
            let step = step.ok_or_else(|| fail("#! follows no command without a number"))?;
            step.expected = Expected::Error(whole(error.trim()).map_err(|error| fail(&error))?);
        } else if !line.is_empty() && !line.starts_with('#') {
            let is_test = line.split(' ').next().is_some_and(|word| word.bytes().all(|byte| byte.is_ascii_digit()));
            steps.push(Step { line: number, command: line.to_string(), is_test, expected: Expected::Success });
        }
    }
    Ok(steps)
}

fn run(file: &Path, folder: &Path, tally: &mut Tally) -> Result<(), String> {
    let text = std::fs::read_to_string(file).map_err(|error| error.to_string())?;
    let steps = parse(&text)?;
    let mut engine = Client::start(env!("CARGO_BIN_EXE_liangyi"), &[], folder);
    for step in steps {
        let reply = engine.send(&step.command);
        let matched = match (&step.expected, &reply) {
            (Expected::Success, reply) => reply.is_ok(),
            (Expected::Text { pattern, negated, .. }, Ok(text)) => pattern.is_match(text) != *negated,
            (Expected::Text { .. }, Err(_)) => false,
            (Expected::Error(pattern), Err(text)) => pattern.is_match(text),
            (Expected::Error(_), Ok(_)) => false,
        };
        let known_failure = matches!(step.expected, Expected::Text { known_failure: true, .. });
        tally.tests += usize::from(step.is_test || matches!(step.expected, Expected::Error(_)));
        match (matched, known_failure) {
            (true, false) => tally.passed += usize::from(step.is_test || matches!(step.expected, Expected::Error(_))),
            (false, true) => tally.known += 1,
            (true, true) => {
                tally.surprises += 1;
                println!("{}:{}: passes, though known to fail: {}", file.display(), step.line, step.command);
            }
            (false, false) => {
                let wanted = match &step.expected {
                    Expected::Success => "no error".to_string(),
                    Expected::Text { pattern, negated, .. } => {
                        format!("{}{pattern}", if *negated { "not " } else { "" })
                    }
                    Expected::Error(pattern) => format!("the error {pattern}"),
                };
                let place = format!("{}:{}", file.display(), step.line);
                tally.failed.push(format!("{place}: {}\n  reply: {reply:?}\n  wanted: {wanted}", step.command));
            }
        }
    }
    if engine.finish() { Ok(()) } else { Err("the engine does not end well".to_string()) }
}

fn main() -> ExitCode {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("gtp-tests");
    // Words on the command line choose files, as they choose tests elsewhere; options are the test harness's.
    let chosen: Vec<String> = std::env::args().skip(1).filter(|word| !word.starts_with('-')).collect();
    let mut files: Vec<PathBuf> = std::fs::read_dir(&folder)
        .expect("the folder of the suites can be read")
        .map(|entry| entry.expect("its entries too").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "tst"))
        .filter(|path| chosen.is_empty() || chosen.iter().any(|word| path.to_string_lossy().contains(word)))
        .collect();
    files.sort();
    let mut tally = Tally::default();
    for file in &files {
        if let Err(error) = run(file, &folder, &mut tally) {
            tally.failed.push(format!("{}: {error}", file.display()));
        }
    }
    for failure in &tally.failed {
        println!("{failure}");
    }
    let ok = tally.failed.is_empty() && (!files.is_empty() || !chosen.is_empty());
    println!(
        "gtp-tests result: {}. {} files, {} tests: {} passed; {} failed; {} known failures; {} unexpected passes",
        if ok { "ok" } else { "FAILED" },
        files.len(),
        tally.tests,
        tally.passed,
        tally.failed.len(),
        tally.known,
        tally.surprises
    );
    if ok { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
