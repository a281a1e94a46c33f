//! Commands that count many files: which files and by how many threads, and what they come to, in the order of the
//! files.
//!
//! It does not know what a count is.

use std::io::Write;
use std::path::{Path, PathBuf};

use clap::{Args, ValueHint};
use liangyi_arena::part::Part;
use liangyi_engine::threads::in_order;
use serde_json::{Map, Value, json};

use super::counts_file::{FilesDone, KeptCounts};
use super::error::CliError;
use super::progress::Findings;
use super::values::{part, threads, written_path};
use crate::records::files::{GameOfFile, game_of, games_of, load_list};
use crate::show::words::{Language, msg};

/// Which files, and how many threads.
#[derive(Args, Debug)]
pub struct ListArgs {
    /// Records or positions; `-` reads standard input
    ///
    /// SGF files, of which the main line is read, GIB, NGF and UGI files; or positions, as figures of `●`, `○` and `┼`,
    /// or of `X`, `O` and `.`. `FILE#2` is the second game of a file.
    #[arg(value_name = "FILES", required_unless_present = "files_from", value_hint = ValueHint::FilePath)]
    files: Vec<PathBuf>,
    /// A list of more files, a path on each line
    ///
    /// Or with a NUL after each, as `find -print0` writes them; `-` reads the list from standard input.
    #[arg(long, value_name = "LIST", value_hint = ValueHint::FilePath)]
    files_from: Option<PathBuf>,
    /// Take one game of each file only
    ///
    /// The game with this number, counted from 1.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    game: Option<u32>,
    /// Take one part of the files only, such as 3/40
    ///
    /// The third of forty: of every forty files the third.
    #[arg(long, value_name = "K/N", value_parser = part)]
    part: Option<Part>,
    /// Threads [default: one for each core]
    ///
    /// Each has a file of its own. What is written is the same for any number.
    #[arg(long, value_name = "N", value_parser = threads(1024))]
    threads: Option<usize>,
}

/// Which files, how many threads, and where the counts go.
#[derive(Args, Debug)]
pub struct FilesArgs {
    /// The files.
    #[command(flatten)]
    list: ListArgs,
    /// Write the lines of JSON to this file as files are counted
    ///
    /// After a kill the same command goes on where it ends.
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath, value_parser = written_path())]
    out: Option<PathBuf>,
}

impl ListArgs {
    /// The files of the part. After a kill they are read again where there is an `out`.
    ///
    /// # Errors
    ///
    /// The list cannot be used, or something is to be read from standard input that cannot be.
    pub fn load(&self, has_out: bool) -> Result<Vec<PathBuf>, CliError> {
        let mut files = self.files.clone();
        if let Some(list) = &self.files_from {
            let reads_list = list.as_os_str() == "-";
            if reads_list && files.iter().any(|file| file.as_os_str() == "-") {
                return Err(CliError::Usage("standard input is the list or a file, not both".to_string()));
            }
            files.extend(load_list(list).map_err(|error| CliError::unusable(list, error))?);
        }
        if has_out && files.iter().any(|file| GameOfFile::of(file).file.as_os_str() == "-") {
            let reason = "--out: standard input cannot be read again after a kill; name a file";
            return Err(CliError::Usage(reason.to_string()));
        }
        let mut place = 0..;
        files.retain(|_| place.next().is_some_and(|place| self.part.is_none_or(|part| part.has(place))));
        if let Some(number) = self.game {
            files.iter_mut().for_each(|file| *file = game_of(file, number as usize));
        }
        Ok(files)
    }

    /// Whether there may be more than one file.
    pub fn are_many(&self) -> bool {
        self.files.len() > 1 || self.files_from.is_some()
    }

    /// The part of the files that is taken.
    pub fn part(&self) -> Option<Part> {
        self.part
    }

    /// How many threads; 0 is one for each core.
    pub fn threads(&self) -> usize {
        self.threads.unwrap_or(0)
    }
}

impl FilesArgs {
    /// The files.
    pub fn list(&self) -> &ListArgs {
        &self.list
    }

    /// The files of the part, those with several games as all of these.
    ///
    /// # Errors
    ///
    /// As [`ListArgs::load`].
    pub fn load(&self) -> Result<Vec<PathBuf>, CliError> {
        let files = self.list.load(self.out.is_some())?;
        Ok(files.iter().flat_map(|file| games_of(file)).collect())
    }

    /// The file for the counts.
    pub fn out(&self) -> Option<&PathBuf> {
        self.out.as_ref()
    }
}

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
    pub words: Language,
}

impl Counting<'_> {
    /// Counts each file by `count`, which gives `None` once Ctrl-C has ended that, and may show how far it is. The
    /// lines go to `out`, or to the file for the counts.
    ///
    /// # Errors
    ///
    /// If any could not be counted; in lines of JSON each of those has a line too.
    pub fn count_files(
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
                    let is_read = !error.is_usage();
                    failed = Some(is_read);
                    progress.suspend(|| remark(path, &error.told(words)));
                    if self.as_json {
                        lines = error_line(path, &error.to_string(), is_read);
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
            _ => Err(CliError::NotCounted { failed, all, unreadable: tally.unreadable == all }),
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
pub fn remark(path: &Path, text: &str) {
    let plain = |sign: char| if sign.is_control() { '\u{fffd}' } else { sign };
    eprintln!("{}", format!("{}: {text}", path.display()).chars().map(plain).collect::<String>());
}
