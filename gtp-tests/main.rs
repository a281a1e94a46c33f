//! Runs the `*.tst` files of this folder with the program, as `liangyi regress` does; see `liangyi::arena::regress` for
//! their format. Stricter than that command: a command without a number that fails unannounced fails the suite as well.

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;

use liangyi::arena::regress::{Script, Suite, TestOutcome, run_file};

/// How long a reply is waited for before the program counts as hung.
const PATIENCE: Duration = Duration::from_secs(300);

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
    let program = [env!("CARGO_BIN_EXE_liangyi").to_string()];
    let mut suite = Suite::default();
    let mut failures = 0;
    for path in &files {
        let script = Script::read(path).unwrap_or_else(|error| panic!("{error}"));
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let report = run_file(&program, None, &script, PATIENCE, &mut |test| {
            if test.outcome.is_unexpected() {
                let expected = test.expected.as_deref().unwrap_or("no error");
                println!(
                    "{name}:{}: {}: {}\n  answer: {}\n  wanted: {expected}",
                    test.at,
                    test.outcome.word(),
                    test.command,
                    test.answer
                );
            }
        });
        for (line, command, answer) in &report.errors {
            println!("{name}:{line}: {command}\n  answer: {answer}");
        }
        if let Some((line, reason)) = &report.crash {
            println!("{name}:{line}: the program broke down: {reason}");
        }
        failures += report.count(TestOutcome::Failed) + report.errors.len() + usize::from(report.crash.is_some());
        suite.files.push((name, report));
    }
    print!("{}", suite.summary());
    let ok = failures == 0 && (!files.is_empty() || !chosen.is_empty());
    println!("gtp-tests result: {}", if ok { "ok" } else { "FAILED" });
    if ok { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
