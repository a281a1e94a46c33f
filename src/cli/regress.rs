//! `liangyi regress`: runs GTP regression files and prints the outcomes.

use std::io::Write;
use std::time::Duration;

use clap::Args;
use liangyi_arena::process::split_command;
use liangyi_arena::regress;
use liangyi_arena::regress::{Script, Suite, TestResult};
use liangyi_arena::visible::shorten;

use super::error::CliError;
use super::process::guard;
use super::values::duration;

/// The options of `liangyi regress`.
#[derive(Args, Debug)]
#[command(
    after_help = "Exit status: 0 everything went as expected, 1 a test failed unexpectedly, 2 the program crashed \
or a file could not be read."
)]
pub struct RegressArgs {
    /// The program: its command line, split into words as by a shell
    #[arg(long, short, value_name = "CMD")]
    program: String,
    /// Regression files, or @FILE for a list of them
    ///
    /// One a line.
    #[arg(required = true, value_name = "FILES")]
    files: Vec<String>,
    /// Print every test, not only unexpected outcomes
    #[arg(long)]
    long: bool,
    /// How long to wait for a reply
    #[arg(long, value_name = "TIME", default_value = "10m", value_parser = duration)]
    timeout: Duration,
}

/// Runs the files; returns the exit status.
pub fn run(args: &RegressArgs, out: &mut impl Write) -> Result<u8, CliError> {
    let program = split_command(&args.program).map_err(|fault| CliError::Usage(fault.to_string()))?;
    let unreadable = |error: regress::BadScript| CliError::Usage(error.to_string());
    let paths = regress::script::expand(&args.files).map_err(unreadable)?;
    // All files are parsed first, so that a bad one is found before the others have run for an hour.
    let scripts: Vec<Script> =
        paths.iter().map(|path| Script::read(path)).collect::<Result<_, _>>().map_err(unreadable)?;
    let mut suite = Suite::default();
    for script in &scripts {
        let name = script.path.display().to_string();
        writeln!(out, "{name}")?;
        let mut written = Ok(());
        let report = regress::run_file(&program, guard(), script, args.timeout, &mut |test| {
            if written.is_ok() && (args.long || test.outcome.is_unexpected()) {
                written = writeln!(out, "  {}", describe(test));
            }
        });
        written?;
        for (line, command, answer) in &report.errors {
            writeln!(out, "  line {line}: `{}` failed: {}", shorten(command), shorten(answer))?;
        }
        if let Some(crash) = &report.crash {
            writeln!(out, "  {crash}")?;
        }
        suite.files.push((name, report));
    }
    write!(out, "\n{}", suite.summary())?;
    Ok(suite.exit_code())
}

/// A test in one line.
fn describe(test: &TestResult) -> String {
    let answer = shorten(&test.answer);
    let TestResult { id, outcome, expected, command, .. } = test;
    match expected {
        Some(expected) => {
            format!("{id} {}: `{}`: expected [{expected}], got [{answer}]", outcome.word(), shorten(command))
        }
        None => format!("{id} {}: `{}`: got [{answer}]", outcome.word(), shorten(command)),
    }
}
