//! The options by which commands hear of many files.

use std::path::PathBuf;

use clap::{Args, ValueHint};
use liangyi_arena::part::Part;

use crate::cli::error::CliError;
use crate::records::load_list;

/// Which files, and how many threads.
#[derive(Args, Debug)]
pub struct ListArgs {
    /// Records: SGF files, of which the main line of the first game is read, GIB, NGF and UGI files; or positions, as
    /// figures of `●`, `○` and `┼`, or of `X`, `O` and `.`. `-` reads standard input
    #[arg(value_name = "FILES", required_unless_present = "files_from", value_hint = ValueHint::FilePath)]
    files: Vec<PathBuf>,
    /// A list of more files, a path on each line or, as `find -print0` writes them, with a NUL after each; `-` reads
    /// the list from standard input
    #[arg(long, value_name = "LIST", value_hint = ValueHint::FilePath)]
    files_from: Option<PathBuf>,
    /// Take one part of the files only, such as 3/40, the third of forty: of every forty files the third
    #[arg(long, value_name = "K/N")]
    part: Option<Part>,
    /// Threads, each with a file of its own; what is written is the same for any number [default: one for each core]
    #[arg(long, value_name = "N", default_value_t = 0, hide_default_value = true)]
    threads: usize,
}

/// Which files, how many threads, and where the counts go.
#[derive(Args, Debug)]
pub struct FilesArgs {
    /// The files.
    #[command(flatten)]
    list: ListArgs,
    /// Write the lines of JSON to this file as the files are counted; after a kill the same command goes on where it
    /// ends
    #[arg(long, value_name = "FILE.jsonl", value_hint = ValueHint::FilePath)]
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
        if has_out && files.iter().any(|file| file.as_os_str() == "-") {
            let reason = "--out: standard input cannot be read again after a kill; name a file";
            return Err(CliError::Usage(reason.to_string()));
        }
        let mut place = 0..;
        files.retain(|_| place.next().is_some_and(|place| self.part.is_none_or(|part| part.has(place))));
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
        self.threads
    }
}

impl FilesArgs {
    /// The files.
    pub fn list(&self) -> &ListArgs {
        &self.list
    }

    /// The files of the part.
    ///
    /// # Errors
    ///
    /// As [`ListArgs::load`].
    pub fn load(&self) -> Result<Vec<PathBuf>, CliError> {
        self.list.load(self.out.is_some())
    }

    /// The file for the counts.
    pub fn out(&self) -> Option<&PathBuf> {
        self.out.as_ref()
    }
}
