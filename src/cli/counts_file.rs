//! The file of counts: lines of JSON in the order of the files that they name. A second file, with `.settings.json`
//! after its name, keeps what they were counted with.
//!
//! It survives a kill at any moment. A file is counted once all of its lines are whole; what stands after them is
//! dropped when the same command goes on. So the end is the one of a run without a kill.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, BufRead as _, BufReader, ErrorKind, Read as _, Write as _};
use std::path::{Path, PathBuf};

use liangyi_arena::json_fault::json_fault;
use liangyi_arena::settings::differences;
use liangyi_engine::files::{read_text, require_regular, write_whole};
use serde::Deserialize;
use serde_json::{Map, Value};

use super::error::CliError;

/// The longest line that is read, in bytes; that of a count has some thousands.
const MAX_LINE: u64 = 64 << 20;
/// The largest file of settings that is read, in bytes; a user's rulesets are in it.
const MAX_SETTINGS: usize = 64 << 20;

/// What is read of a line.
#[derive(Deserialize)]
struct CountLine {
    file: String,
    #[serde(default)]
    error: Option<String>,
    #[serde(default)]
    unreadable: bool,
}

/// How many files have been counted.
#[derive(Clone, Copy, Debug, Default)]
pub struct FilesDone {
    /// Those that are done, whatever they came to.
    pub done: usize,
    /// Those that could not be counted.
    pub failed: usize,
    /// Those among them that could not be read.
    pub unreadable: usize,
}

impl FilesDone {
    /// One more file is done; `failed` says that it could not be counted, and whether it could be read.
    pub fn add(&mut self, failed: Option<bool>) {
        self.done += 1;
        self.failed += usize::from(failed.is_some());
        self.unreadable += usize::from(failed == Some(false));
    }
}

/// The file of counts, open for writing by this run alone.
#[derive(Debug)]
pub struct KeptCounts {
    path: PathBuf,
    /// Locked while it is open; the system releases it however the run ends.
    file: File,
}

impl KeptCounts {
    /// Opens the file for the counts of `files` with these settings, `lines_each` lines for each that can be counted;
    /// says what is there already.
    ///
    /// # Errors
    ///
    /// Another run writes to the file, or it holds something else, which is named and left as it is.
    pub fn open(
        path: &Path,
        settings: &Map<String, Value>,
        files: &[PathBuf],
        lines_each: usize,
    ) -> Result<(KeptCounts, FilesDone), CliError> {
        let unusable = |error| CliError::unusable(path, error);
        let file = OpenOptions::new().create(true).append(true).read(true).open(path).map_err(unusable)?;
        require_regular(&file).map_err(unusable)?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Err(CliError::unusable(path, "in use by another run")),
            Err(TryLockError::Error(error)) => return Err(unusable(error)),
        }
        let length = file.metadata().map_err(unusable)?.len();
        let beside = settings_path(path);
        if length == 0 {
            let text = serde_json::to_string_pretty(settings).map_err(|error| unusable(error.into()))?;
            write_whole(&beside, format!("{text}\n").as_bytes()).map_err(|error| CliError::unusable(&beside, error))?;
            return Ok((KeptCounts { path: path.to_path_buf(), file }, FilesDone::default()));
        }
        let begun = read_settings(&beside, path)?;
        let differences = differences(settings, &begun, &[]);
        if !differences.is_empty() {
            return Err(CliError::unusable(path, format!("holds other counts; {}", differences.join("; "))));
        }
        let (tally, whole) = read_counts(&file, files, lines_each).map_err(unusable)?;
        if whole < length {
            file.set_len(whole).map_err(unusable)?;
        }
        Ok((KeptCounts { path: path.to_path_buf(), file }, tally))
    }

    /// Adds the lines of a file.
    pub fn add(&mut self, lines: &[u8]) -> Result<(), CliError> {
        self.file.write_all(lines).map_err(|error| self.unwritten(error))
    }

    /// All is on the disk when this returns.
    pub fn finish(self) -> Result<(), CliError> {
        self.file.sync_all().map_err(|error| self.unwritten(error))
    }

    fn unwritten(&self, error: io::Error) -> CliError {
        CliError::unwritten(&self.path, &error)
    }
}

fn settings_path(path: &Path) -> PathBuf {
    let mut beside = path.as_os_str().to_os_string();
    beside.push(".settings.json");
    PathBuf::from(beside)
}

/// What the counts in the file `of` were made with.
fn read_settings(beside: &Path, of: &Path) -> Result<Map<String, Value>, CliError> {
    let text = read_text(beside, MAX_SETTINGS).map_err(|error| match error.kind() {
        ErrorKind::NotFound => CliError::unusable(of, format!("not empty, and no {} beside it", beside.display())),
        _ => CliError::unusable(beside, error),
    })?;
    serde_json::from_str(&text).map_err(|error| CliError::unusable(beside, json_fault(&error)))
}

/// Reads the counts of the first of `files`; says what they came to and where the last whole one ends.
fn read_counts(file: &File, files: &[PathBuf], lines_each: usize) -> io::Result<(FilesDone, u64)> {
    let mut reader = BufReader::new(file);
    let (mut tally, mut whole, mut read) = (FilesDone::default(), 0, 0);
    let mut bytes = Vec::new();
    // Of the file that comes next.
    let mut lines = 0;
    for number in 1.. {
        let wrong = |what| io::Error::new(ErrorKind::InvalidData, format!("line {number}: {what}"));
        bytes.clear();
        (&mut reader).take(MAX_LINE + 1).read_until(b'\n', &mut bytes)?;
        if bytes.len() as u64 > MAX_LINE {
            return Err(wrong(format!("longer than {} MB", MAX_LINE >> 20)));
        }
        let Some(line) = bytes.strip_suffix(b"\n") else { break };
        read += bytes.len() as u64;
        let line: CountLine = serde_json::from_slice(line).map_err(|error| wrong(json_fault(&error)))?;
        match files.get(tally.done).map(|file| file.display().to_string()) {
            None => return Err(wrong(format!("the count of {}, which this command does not have", line.file))),
            Some(file) if file != line.file => {
                return Err(wrong(format!("the count of {}, where this command has {file}", line.file)));
            }
            Some(_) => lines += 1,
        }
        let failed = line.error.map(|_| !line.unreadable);
        if lines == lines_each || failed.is_some() {
            tally.add(failed);
            (lines, whole) = (0, read);
        }
    }
    Ok((tally, whole))
}
