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
            r"info move [A-P]\d+ visits \d+ edgeVisits \d+ utility -?[01]\.\d+ winrate [01]\.\d+ ",
            r"scoreMean -?\d+\.\d+ scoreStdev \d+\.\d+ scoreLead -?\d+\.\d+ ",
            r"scoreSelfplay -?\d+\.\d+ prior [01]\.\d+ lcb -?\d\.\d+ ",
            r"utilityLcb -?\d\.\d+ weight \d+\.\d+ order 0 pv( [A-P]\d+)+",
        ),
    ),
];

/// Commands that write a file, which no suite does: on a machine of several users the name may be taken, and in the
/// folder of the suites nothing is to be left. Their transcripts are made in a folder of their own. Each with the file.
const WRITING: &[(&str, &str)] =
    &[("liangyi-save_record record.svg", "record.svg"), ("liangyi-save_score score.svg agreed area", "score.svg")];

/// The command that ends each file; `tests/gtp/server.rs` has its transcript.
const LAST: &str = "quit";

impl Mode {
    fn program(&self) -> Vec<String> {
        // Whatever network the user has, these are the replies without one.
        let program = [env!("CARGO_BIN_EXE_liangyi"), "--net", "none"].into_iter().chain(self.options.iter().copied());
        program.map(str::to_string).collect()
    }

    /// The replies to lines that are sent at once, in a folder that files are written to.
    fn replies(&self, lines: &str, folder: &Path) -> Vec<String> {
        let program = self.program();
        let mut child = Command::new(&program[0])
            .args(&program[1..])
            .current_dir(folder)
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
        let reply = self.replies("list_commands\n", Path::new(".")).remove(0);
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
            let lines = format!("{start}7 {name} b 100 maxmoves 1\n8 name\n");
            let replies = self.replies(&lines, Path::new("."));
            let pattern = regex::Regex::new(&format!(r"\A=7 \n({pattern}\n?)+\z")).expect("a pattern");
            let [.., analysis, name] = replies.as_slice() else { return false };
            pattern.is_match(analysis) && name == "=8 Liangyi"
        };
        OPEN_ENDED.iter().filter(holds).map(|&(name, _)| name.to_string()).collect()
    }

    /// The commands that write a file whose transcripts hold.
    fn writing(&self) -> BTreeSet<String> {
        let holds = |(command, file): &&(&str, &str)| {
            let folder = tempfile::tempdir().expect("a temporary folder");
            let replies = self.replies(&format!("boardsize 5\n7 {command}\n"), folder.path());
            let picture = std::fs::read_to_string(folder.path().join(file)).unwrap_or_default();
            replies.last().is_some_and(|reply| reply.trim_end() == "=7") && picture.starts_with("<svg")
        };
        let name = |&(command, _): &(&str, &str)| command.split(' ').next().map(str::to_string);
        WRITING.iter().filter(holds).filter_map(name).collect()
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
            failures += fixed_places(path, &script);
            failures += run(mode, path, &script, &mut suite);
        }
        if chosen.is_empty() {
            transcripts.extend(mode.open_ended());
            transcripts.extend(mode.writing());
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

/// The commands of a script that succeed with a file at a fixed place, which may be another user's.
fn fixed_places(path: &Path, script: &Script) -> usize {
    let is_fixed = |command: &str| command.split(' ').any(|word| word.starts_with('/'));
    let found = script.lines.iter().filter(|line| line.error.is_none() && is_fixed(&line.command));
    found.inspect(|line| println!("{}: a file at a fixed place: {}", path.display(), line.command)).count()
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
