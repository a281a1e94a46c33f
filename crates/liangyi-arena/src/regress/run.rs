//! Runs regression files with a program and collects the outcome of each test.

use std::path::Path;
use std::time::{Duration, Instant};

use super::script::{Expectation, Script};
use crate::cause::{ProcessFault, StartFault};
use crate::process::{Process, Surroundings};
use crate::visible::shorten;

/// How long a program may take to end after its last test.
const QUIT: Duration = Duration::from_secs(3);

/// The outcome of a test.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TestOutcome {
    /// It passed.
    Passed,
    /// It passed, although it is known to fail.
    UnexpectedlyPassed,
    /// It failed.
    Failed,
    /// It failed, as it is known to.
    ExpectedlyFailed,
    /// It ran; the outcome does not count.
    Ignored,
}

impl TestOutcome {
    /// The word that GNU Go's scripts print for it: in capitals if it is unexpected.
    pub const fn word(self) -> &'static str {
        match self {
            TestOutcome::Passed => "passed",
            TestOutcome::UnexpectedlyPassed => "PASSED",
            TestOutcome::Failed => "FAILED",
            TestOutcome::ExpectedlyFailed => "failed",
            TestOutcome::Ignored => "ignored",
        }
    }

    /// Whether it is printed by default.
    pub const fn is_unexpected(self) -> bool {
        matches!(self, TestOutcome::Failed | TestOutcome::UnexpectedlyPassed)
    }
}

/// A test that was run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TestResult {
    /// Its line in the file.
    pub at: usize,
    /// Its number.
    pub id: u64,
    /// The outcome.
    pub outcome: TestOutcome,
    /// The command.
    pub command: String,
    /// The expected reply, if the test has one.
    pub expected: Option<String>,
    /// The reply.
    pub answer: String,
}

/// The end of a program before that of its file.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Crash {
    /// It did not begin.
    #[error(transparent)]
    NotStarted(#[from] StartFault),
    /// The line of the file, and the command with what became of the program.
    #[error("line {0}: the program crashed at {1}")]
    AtLine(usize, String),
}

/// A file that was run.
#[derive(Clone, Debug, Default)]
pub struct FileReport {
    /// Its tests, up to a crash.
    pub tests: Vec<TestResult>,
    /// Commands without number that failed, or did not fail although they should: line, command, reply.
    pub errors: Vec<(usize, String, String)>,
    /// The number of commands without number that failed as they should.
    pub errors_expected: usize,
    /// What ended it before its last line.
    pub crash: Option<Crash>,
    /// The wall time.
    pub time: Duration,
    /// The CPU time, if known.
    pub cpu: Option<Duration>,
}

impl FileReport {
    /// The number of tests with this outcome.
    pub fn count(&self, outcome: TestOutcome) -> usize {
        self.tests.iter().filter(|test| test.outcome == outcome).count()
    }
}

/// All files of a run.
#[derive(Clone, Debug, Default)]
pub struct Suite {
    /// The paths of the files, and what came of them.
    pub files: Vec<(String, FileReport)>,
}

impl Suite {
    /// 0 if everything went as expected, 1 if a test failed unexpectedly, 2 if the program crashed.
    pub fn exit_code(&self) -> u8 {
        match () {
            () if self.files.iter().any(|(_, file)| file.crash.is_some()) => 2,
            () if self.files.iter().any(|(_, file)| file.count(TestOutcome::Failed) > 0) => 1,
            () => 0,
        }
    }

    /// A table with a line for each file and one for the total.
    pub fn summary(&self) -> String {
        let width = self.files.iter().map(|(name, _)| name.len()).max().unwrap_or(0).max(5);
        let mut text = format!("{:width$}  tests  FAIL  fail  PASS  pass  ignored  errors     time      cpu\n", "file");
        let mut total = FileReport { cpu: Some(Duration::ZERO), ..FileReport::default() };
        for (name, file) in &self.files {
            text.push_str(&summary_line(name, width, file));
            total.tests.extend(file.tests.iter().cloned());
            total.errors.extend(file.errors.iter().cloned());
            total.time += file.time;
            total.cpu = total.cpu.zip(file.cpu).map(|(sum, more)| sum + more);
        }
        text.push_str(&summary_line("total", width, &total));
        text
    }
}

fn summary_line(name: &str, width: usize, file: &FileReport) -> String {
    let [failed, known, surprise, passed, ignored] = [
        TestOutcome::Failed,
        TestOutcome::ExpectedlyFailed,
        TestOutcome::UnexpectedlyPassed,
        TestOutcome::Passed,
        TestOutcome::Ignored,
    ]
    .map(|outcome| file.count(outcome));
    let cpu = file.cpu.map_or("-".to_string(), |time| format!("{:.2} s", time.as_secs_f64()));
    format!(
        "{name:width$}  {:5}  {failed:4}  {known:4}  {surprise:4}  {passed:4}  {ignored:7}  {:6}  \
         {:7.2} s  {cpu:>7}{}\n",
        file.tests.len(),
        file.errors.len(),
        file.time.as_secs_f64(),
        if file.crash.is_some() { "  CRASH" } else { "" },
    )
}

/// Runs a script with a new process of the program in the folder of the script, waiting for at most `patience` for each
/// reply; `guard` is the path of `liangyi` itself, to guard the process. `seen` is called for every test when it is
/// done.
pub fn run_file(
    program: &[String],
    guard: Option<&Path>,
    script: &Script,
    patience: Duration,
    seen: &mut dyn FnMut(&TestResult),
) -> FileReport {
    let start = Instant::now();
    let mut report = FileReport::default();
    let folder = script.path.parent().filter(|folder| !folder.as_os_str().is_empty());
    match Process::start(&from_here(program), Surroundings { folder, ..Surroundings::default() }, guard) {
        Ok(process) => run_lines(process, script, patience, seen, &mut report),
        Err(error) => {
            report.crash = Some(StartFault::System { program: program.join(" "), error: error.to_string() }.into());
        }
    }
    report.time = start.elapsed();
    report
}

fn run_lines(
    mut process: Process,
    script: &Script,
    patience: Duration,
    seen: &mut dyn FnMut(&TestResult),
    report: &mut FileReport,
) {
    for line in &script.lines {
        let command = match line.id {
            Some(id) => format!("{id} {}", line.command),
            None => line.command.clone(),
        };
        let answer = match process.command(&command, patience) {
            Ok(answer) => answer.map(|text| without_id(&text, line.id)).map_err(|text| without_id(&text, line.id)),
            Err(fault) => {
                let reason = match fault {
                    ProcessFault::Hung(_) | ProcessFault::Nonsense(_) | ProcessFault::Stopped => fault.to_string(),
                    ProcessFault::Died(how) => how.to_string(),
                };
                report.crash = Some(Crash::AtLine(line.at, format!("{}: {reason}", shorten(&line.command))));
                return;
            }
        };
        match line.id {
            Some(id) => {
                let result = TestResult {
                    at: line.at,
                    id,
                    outcome: judge(line.expectation.as_ref(), &answer),
                    command: line.command.clone(),
                    expected: line.expectation.as_ref().map(Expectation::display),
                    answer: answer.unwrap_or_else(|text| format!("? {text}")),
                };
                seen(&result);
                report.tests.push(result);
            }
            None => match (answer, &line.error) {
                (Ok(_), None) => {}
                (Err(text), Some(error)) if error.is_match(&text) => report.errors_expected += 1,
                (Err(text), _) => report.errors.push((line.at, line.command.clone(), text)),
                (Ok(_), Some(_)) => {
                    report.errors.push((line.at, line.command.clone(), "no error, where one is expected".to_string()));
                }
            },
        }
    }
    report.cpu = process.cpu_time();
    process.quit(QUIT);
}

fn judge(expectation: Option<&Expectation>, answer: &Result<String, String>) -> TestOutcome {
    let holds = match (expectation, answer) {
        (_, Err(_)) => false,
        (None, Ok(_)) => true,
        (Some(expectation), Ok(text)) => expectation.holds(text),
    };
    let (known, ignored) = expectation.map_or((false, false), |e| (e.known_to_fail, e.ignored));
    match (ignored, holds, known) {
        (true, ..) => TestOutcome::Ignored,
        (false, true, false) => TestOutcome::Passed,
        (false, true, true) => TestOutcome::UnexpectedlyPassed,
        (false, false, false) => TestOutcome::Failed,
        (false, false, true) => TestOutcome::ExpectedlyFailed,
    }
}

/// A reply without the number of its command, which comes right after `=`.
fn without_id(text: &str, id: Option<u64>) -> String {
    let rest = id.and_then(|id| text.strip_prefix(&id.to_string()));
    // `=10 10` is the reply `10` to command 10; `=100` is no reply to command 10.
    match rest {
        Some(rest) if rest.is_empty() || rest.starts_with(char::is_whitespace) => {
            rest.strip_prefix(' ').unwrap_or(rest).to_string()
        }
        _ => text.to_string(),
    }
}

/// The command with the path of the program made absolute, because it is started in another folder.
fn from_here(program: &[String]) -> Vec<String> {
    let mut words = program.to_vec();
    if let Some(first) = words.first_mut()
        && first.contains(std::path::MAIN_SEPARATOR)
        && let Ok(path) = std::path::absolute(Path::new(first.as_str()))
        && path.exists()
    {
        *first = path.to_string_lossy().into_owned();
    }
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    fn outcome(pattern: &str, answer: Result<&str, &str>) -> TestOutcome {
        let script = Script::parse(Path::new("a"), &format!("1 name\n#? {pattern}")).unwrap();
        judge(script.lines[0].expectation.as_ref(), &answer.map(str::to_string).map_err(str::to_string))
    }

    #[test]
    fn outcomes() {
        assert_eq!(outcome("[a]", Ok("a")), TestOutcome::Passed);
        assert_eq!(outcome("[a]", Ok("b")), TestOutcome::Failed);
        assert_eq!(outcome("[a]", Err("a")), TestOutcome::Failed);
        assert_eq!(outcome("[!a]", Err("b")), TestOutcome::Failed);
        assert_eq!(outcome("[a]*", Ok("a")), TestOutcome::UnexpectedlyPassed);
        assert_eq!(outcome("[a]*", Ok("b")), TestOutcome::ExpectedlyFailed);
        assert_eq!(outcome("[a]&", Ok("b")), TestOutcome::Ignored);
        assert_eq!(judge(None, &Ok(String::new())), TestOutcome::Passed);
        assert_eq!(judge(None, &Err(String::new())), TestOutcome::Failed);
    }

    #[test]
    fn the_number_is_taken_off_an_answer_once() {
        assert_eq!(without_id("10 C3", Some(10)), "C3");
        assert_eq!(without_id("10 10", Some(10)), "10");
        assert_eq!(without_id("10 \n A", Some(10)), "\n A");
        assert_eq!(without_id("10", Some(10)), "");
        assert_eq!(without_id("100", Some(10)), "100");
        assert_eq!(without_id("10 C3", None), "10 C3");
    }

    #[test]
    fn exit_codes() {
        let file = |outcome, crash: bool| {
            let test =
                TestResult { at: 1, id: 1, outcome, command: String::new(), expected: None, answer: String::new() };
            let crash = crash.then(|| Crash::AtLine(1, String::new()));
            ("a".to_string(), FileReport { tests: vec![test], crash, ..FileReport::default() })
        };
        let code = |files| Suite { files }.exit_code();
        assert_eq!(code(vec![]), 0);
        let harmless =
            [TestOutcome::Passed, TestOutcome::UnexpectedlyPassed, TestOutcome::ExpectedlyFailed, TestOutcome::Ignored];
        assert_eq!(code(harmless.map(|outcome| file(outcome, false)).into()), 0);
        assert_eq!(code(vec![file(TestOutcome::Failed, false), file(TestOutcome::Passed, false)]), 1);
        assert_eq!(code(vec![file(TestOutcome::Failed, false), file(TestOutcome::Passed, true)]), 2);
    }
}
