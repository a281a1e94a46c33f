//! Runs the `*.tst` files of this folder with the program, as `liangyi regress` does; see `liangyi_arena::regress` for
//! their format. Stricter than that command: a command without a number that fails unannounced fails the suite as
//! well, and so does a command of `list_commands` of which no file has a transcript. Files that need options of the
//! program are in a folder of their own.

use std::collections::BTreeSet;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};
use std::time::Duration;

use liangyi_arena::regress::{Script, Suite, TestOutcome, run_file};

/// How long a reply is waited for before the program counts as hung.
const PATIENCE: Duration = Duration::from_secs(300);

/// How the program is started for a folder of files.
struct Mode {
    folder: &'static str,
    options: &'static [&'static str],
    /// Whether the files have transcripts of all commands listed; else of those that Go's mode does not list.
    whole: bool,
}

/// A network of random numbers.
const NETWORK: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/fuzz/corpus/network/nested-13-packed");

const MODES: &[Mode] = &[
    Mode { folder: "", options: &[], whole: true },
    Mode { folder: "renju", options: &["--ruleset", "renju"], whole: true },
    Mode { folder: "kgs", options: &["--kgs"], whole: false },
    Mode { folder: "gogui-rules", options: &["--gogui-rules"], whole: false },
    Mode { folder: "network", options: &["--net", NETWORK], whole: false },
];

/// Commands that go on until the next line comes, which no file sends before it has the reply: their transcripts are
/// made with all lines sent at once. Each is a pattern of the reply on a 5x5 board or a renju board.
const OPEN_ENDED: &[(&str, &str)] = &[
    ("lz-analyze", r"info move [A-P]\d+ visits \d+ winrate \d+ prior \d+ lcb \d+ order 0 pv( [A-P]\d+)+"),
    (
        "analyze",
        r"info move [A-P]\d+ visits \d+ winrate \d+ scoreLead -?\d+\.\d+ prior \d+ lcb \d+ order 0 pv( [A-P]\d+)+",
    ),
    (
        "kata-analyze",
        concat!(
            r"info move [A-P]\d+ visits \d+ winrate [01]\.\d+ scoreMean -?\d+\.\d+ scoreLead -?\d+\.\d+ ",
            r"scoreStdev \d+\.\d+ scoreSelfplay -?\d+\.\d+ utility -?[01]\.\d+ prior [01]\.\d+ lcb -?\d\.\d+ ",
            r"utilityLcb -?\d\.\d+ weight \d+\.\d+ order 0 pv( [A-P]\d+)+",
        ),
    ),
];

/// The command that ends each file; `tests/gtp/server.rs` has its transcript.
const LAST: &str = "quit";

impl Mode {
    fn program(&self) -> Vec<String> {
        // Whatever network the user has, these are the replies without one.
        let program = [env!("CARGO_BIN_EXE_liangyi"), "--net", "none"].into_iter().chain(self.options.iter().copied());
        program.map(str::to_string).collect()
    }

    /// The replies to lines that are sent at once.
    fn replies(&self, lines: &str) -> Vec<String> {
        let program = self.program();
        let mut child = Command::new(&program[0])
            .args(&program[1..])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        child.stdin.take().expect("stdin is piped").write_all(lines.as_bytes()).expect("the program reads");
        let output = child.wait_with_output().expect("the program ends");
        let text = String::from_utf8(output.stdout).expect("replies are UTF-8");
        text.split_terminator("\n\n").map(str::to_string).collect()
    }

    /// The commands that it lists.
    fn listed(&self) -> BTreeSet<String> {
        let reply = self.replies("list_commands\n").remove(0);
        reply.strip_prefix("= ").expect("a reply").lines().map(str::to_string).collect()
    }

    fn files(&self, chosen: &[String]) -> Vec<PathBuf> {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("gtp-tests").join(self.folder);
        let mut files: Vec<PathBuf> = std::fs::read_dir(&folder)
            .expect("the folder of the suites can be read")
            .map(|entry| entry.expect("its entries too").path())
            .filter(|path| path.extension().is_some_and(|extension| extension == "tst"))
            .filter(|path| chosen.is_empty() || chosen.iter().any(|word| path.to_string_lossy().contains(word)))
            .collect();
        files.sort();
        files
    }

    /// The open-ended commands whose transcripts hold.
    fn open_ended(&self) -> BTreeSet<String> {
        let start = if self.folder.is_empty() { "boardsize 5\n" } else { "" };
        let holds = |(name, pattern): &&(&str, &str)| {
            let replies = self.replies(&format!("{start}7 {name} b 100 maxmoves 1\n8 name\n"));
            let pattern = regex::Regex::new(&format!(r"\A=7 \n({pattern}\n?)+\z")).expect("a pattern");
            let [.., analysis, name] = replies.as_slice() else { return false };
            pattern.is_match(analysis) && name == "=8 Liangyi"
        };
        OPEN_ENDED.iter().filter(holds).map(|&(name, _)| name.to_string()).collect()
    }
}

/// The commands whose reply, or whose error, a script expects.
fn expected(script: &Script) -> impl Iterator<Item = String> {
    let tested = script.lines.iter().filter(|line| line.expectation.is_some() || line.error.is_some());
    tested.filter_map(|line| line.command.split(' ').next()).map(str::to_string)
}

/// The commands whose successful reply a script expects.
fn answered(script: &Script) -> impl Iterator<Item = String> {
    let tested = script.lines.iter().filter(|line| line.expectation.is_some());
    tested.filter_map(|line| line.command.split(' ').next()).map(str::to_string)
}

fn main() -> ExitCode {
    // Words on the command line choose files, as they choose tests elsewhere; options are the test harness's.
    let chosen: Vec<String> = std::env::args().skip(1).filter(|word| !word.starts_with('-')).collect();
    let mut suite = Suite::default();
    let mut failures = 0;
    for mode in MODES {
        let mut transcripts = BTreeSet::new();
        for path in &mode.files(&chosen) {
            let script = Script::read(path).unwrap_or_else(|error| panic!("{error}"));
            // In a line game the refusal of a command that is for Go is its transcript; in Go each command succeeds.
            match mode.folder {
                "renju" => transcripts.extend(expected(&script)),
                _ => transcripts.extend(answered(&script)),
            }
            failures += run(mode, path, &script, &mut suite);
        }
        if chosen.is_empty() {
            transcripts.extend(mode.open_ended());
            let elsewhere = if mode.whole { BTreeSet::new() } else { MODES[0].listed() };
            for name in mode.listed().iter().filter(|&name| name != LAST && !elsewhere.contains(name)) {
                if !transcripts.contains(name) {
                    println!("gtp-tests/{}: no file has a transcript of {name}", mode.folder);
                    failures += 1;
                }
            }
        }
    }
    print!("{}", suite.summary());
    let ok = failures == 0 && (!suite.files.is_empty() || !chosen.is_empty());
    println!("gtp-tests result: {}", if ok { "ok" } else { "FAILED" });
    if ok { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Runs a file and adds its report to the suite; the number of failures.
fn run(mode: &Mode, path: &Path, script: &Script, suite: &mut Suite) -> usize {
    let name = Path::new(mode.folder).join(path.file_name().unwrap_or_default()).to_string_lossy().into_owned();
    let report = run_file(&mode.program(), None, script, PATIENCE, &mut |test| {
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
    if let Some(crash) = &report.crash {
        println!("{name}: {crash}");
    }
    let failures = report.count(TestOutcome::Failed) + report.errors.len() + usize::from(report.crash.is_some());
    suite.files.push((name, report));
    failures
}
