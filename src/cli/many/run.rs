//! Counts files by several threads and writes what they come to in the order of the files.

use std::io::Write;
use std::path::{Path, PathBuf};

use liangyi_engine::threads::in_order;
use serde_json::{Map, Value, json};

use super::kept::{FilesDone, KeptCounts};
use crate::cli::error::CliError;
use crate::cli::progress::Findings;
use crate::words::{Spoken, msg};

/// What a file comes to.
#[derive(Debug, Default)]
pub struct FileCount {
    /// Sentences for standard error.
    pub remarks: Vec<String>,
    /// What is written of it.
    pub lines: Vec<u8>,
    /// Whether it was counted.
    pub outcome: FileOutcome,
}

/// Whether a file was counted.
#[derive(Debug, Default)]
pub enum FileOutcome {
    /// It was.
    #[default]
    Counted,
    /// It was not, and the others are all the same; a usage error says that it cannot be read.
    NotCounted(CliError),
    /// The command ends after it.
    Stopped(CliError),
}

/// Files to be counted.
#[derive(Debug)]
pub struct Counting<'a> {
    /// Which, in this order.
    pub files: &'a [PathBuf],
    /// How many threads; 0 is one for each core.
    pub threads: usize,
    /// The file for the counts.
    pub out: Option<&'a PathBuf>,
    /// Whether lines of JSON are written.
    pub as_json: bool,
    /// How many lines a file has that is counted.
    pub lines_each: usize,
    /// All that decides what is written.
    pub settings: Map<String, Value>,
    /// The language of remarks.
    pub words: Spoken,
}

impl Counting<'_> {
    /// Counts each file by `count`, which gives `None` once Ctrl-C has ended that, and may show how far it is. The
    /// lines go to `out`, or to the file for the counts.
    ///
    /// # Errors
    ///
    /// If any could not be counted; in lines of JSON each of those has a line too.
    pub fn run(
        &self,
        out: &mut impl Write,
        count: impl Fn(&Path, &Findings) -> Option<FileCount> + Sync,
    ) -> Result<(), CliError> {
        let (files, words) = (self.files, self.words);
        let (mut kept, mut tally) = match self.out {
            None => (None, FilesDone::default()),
            Some(path) => {
                let (kept, tally) = KeptCounts::open(path, &self.settings, files, self.lines_each)?;
                (Some(kept), tally)
            }
        };
        if tally.done > 0 {
            eprintln!("{}", words.say(msg!("files-there", count = tally.done)));
        }
        let progress = Findings::new(files.len() as u64, kept.is_some());
        let rest = &files[tally.done..];
        let mut left = 0;
        let job = |place: usize| count(&rest[place], &progress);
        let take = |place: usize, counted: Option<FileCount>| {
            let path = &rest[place];
            let Some(FileCount { remarks, mut lines, outcome }) = counted.filter(|_| left == 0 || kept.is_none())
            else {
                left += 1;
                if kept.is_none() {
                    progress.suspend(|| remark(path, &words.say(msg!("not-counted"))));
                }
                return Ok(());
            };
            progress.suspend(|| remarks.iter().for_each(|text| remark(path, text)));
            let mut failed = None;
            let mut stopped = Ok(());
            match outcome {
                FileOutcome::Counted => {}
                FileOutcome::NotCounted(error) => {
                    let is_read = !matches!(error, CliError::Usage(_));
                    failed = Some(is_read);
                    let error = error.to_string();
                    progress.suspend(|| remark(path, &error));
                    if self.as_json {
                        lines = error_line(path, &error, is_read);
                    }
                }
                FileOutcome::Stopped(error) => stopped = Err(error),
            }
            match &mut kept {
                Some(kept) => kept.add(&lines)?,
                None => progress.suspend(|| out.write_all(&lines))?,
            }
            tally.add(failed);
            progress.show(tally.done as u64, &words.say(msg!("files-not-counted", count = tally.failed)));
            stopped
        };
        let result = in_order(self.threads, rest.len(), job, take);
        progress.clear();
        result?;
        kept.map_or(Ok(()), KeptCounts::finish)?;
        if let Some(path) = self.out
            && left == 0
        {
            let (counted, file) = (tally.done - tally.failed, path.display().to_string());
            writeln!(out, "{}", words.say(msg!("files-counted", count = counted, all = files.len(), file = file)))?;
        }
        out.flush()?;
        self.judged(tally, left)
    }

    /// Whether all was done.
    fn judged(&self, tally: FilesDone, left: usize) -> Result<(), CliError> {
        let (failed, all) = (tally.failed, self.files.len());
        if left > 0 {
            return Err(CliError::Interrupted(match self.out {
                None => format!("{left} of {all} files are left, those named as not counted"),
                Some(path) => {
                    let (path, done) = (path.display(), tally.done);
                    format!("{path} has counts of {done} of {all} files; the same command counts the others")
                }
            }));
        }
        match failed {
            0 => Ok(()),
            _ if tally.unreadable == all => {
                Err(CliError::Usage(format!("{failed} of {all} files could not be counted")))
            }
            _ => Err(CliError::Failed(format!("{failed} of {all} files could not be counted"))),
        }
    }
}

/// The line of a file that could not be counted.
fn error_line(path: &Path, error: &str, is_read: bool) -> Vec<u8> {
    let file = path.display().to_string();
    format!("{}\n", json!({"file": file, "error": error, "unreadable": !is_read})).into_bytes()
}

/// Writes a remark about a file to standard error, in one line: remarks may quote the file, control characters
/// included, and its name may have some.
fn remark(path: &Path, text: &str) {
    let plain = |sign: char| if sign.is_control() { '\u{fffd}' } else { sign };
    eprintln!("{}", format!("{}: {text}", path.display()).chars().map(plain).collect::<String>());
}
