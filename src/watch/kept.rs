//! A match that somebody looks at, read on when it is looked at, and the texts that have been made of it.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use liangyi_arena::folder::holds_match;
use liangyi_arena::follow::FollowedMatch;
use liangyi_arena::running::{self, RunningGame};
use liangyi_arena::store::StoreError;

use super::seen::Seen;
use super::sheets::{plots, sheet};
use crate::reports::MatchReport;
use crate::words::Spoken;

/// The least time between two looks at the files.
const APART: Duration = Duration::from_millis(300);
/// A text of a match that goes on is made again after as many times as long as making it takes.
const SHARE: u32 = 20;

/// A message to pages, made once for all of them.
#[derive(Clone, Debug)]
struct Made {
    version: u64,
    at: Instant,
    cost: Duration,
    text: Arc<str>,
}

/// A match that somebody looks at.
#[derive(Debug)]
pub struct Kept {
    name: String,
    folder: PathBuf,
    followed: Option<FollowedMatch>,
    running: Option<Vec<RunningGame>>,
    fault: Option<String>,
    /// Grows when games have ended.
    version: u64,
    polled: Option<Instant>,
    /// By language.
    sheets: [Option<Made>; 3],
    plots: [Option<Made>; 3],
}

/// A message as text.
pub fn written(seen: &Seen) -> Arc<str> {
    serde_json::to_string(seen).expect("numbers and texts can always be written").into()
}

impl Kept {
    /// The match with this name in a folder.
    pub fn new(name: &str, folder: &Path) -> Kept {
        Kept {
            name: name.to_string(),
            folder: folder.to_path_buf(),
            followed: None,
            running: None,
            fault: None,
            version: 0,
            polled: None,
            sheets: [const { None }; 3],
            plots: [const { None }; 3],
        }
    }

    /// Looks at the files, unless they have just been looked at.
    pub fn poll(&mut self) {
        if self.polled.is_some_and(|polled| polled.elapsed() < APART) {
            return;
        }
        self.polled = Some(Instant::now());
        if !holds_match(&self.folder) {
            (self.followed, self.running, self.fault) = (None, None, None);
            return;
        }
        if let Err(error) = self.read_on() {
            self.fault = Some(error.to_string());
        }
        self.running = running::read(&self.folder);
    }

    fn read_on(&mut self) -> Result<(), StoreError> {
        let goes_on = match &self.followed {
            Some(followed) => followed.has_news()?,
            None => None,
        };
        match goes_on {
            // What was wrong is still wrong.
            Some(false) => return Ok(()),
            Some(true) => {}
            None => self.followed = FollowedMatch::open(&self.folder)?,
        }
        self.fault = None;
        self.version += 1;
        self.followed.as_mut().map_or(Ok(()), FollowedMatch::read_on)
    }

    /// The match, if there is one.
    pub fn followed(&self) -> Option<&FollowedMatch> {
        self.followed.as_ref()
    }

    /// The folder.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// The games in progress; `None` where no run plays the match.
    pub fn running(&self) -> Option<&[RunningGame]> {
        self.running.as_deref()
    }

    /// Why the files cannot be read, if they cannot.
    pub fn fault(&self) -> Option<&str> {
        self.fault.as_deref()
    }

    /// Grows when games have ended.
    pub fn version(&self) -> u64 {
        self.version
    }

    /// The sheet, as a message.
    pub fn sheet(&mut self, language: Spoken) -> Option<Arc<str>> {
        let followed = self.followed.as_ref()?;
        let name = &self.name;
        Some(made(&mut self.sheets[language as usize], self.version, || {
            let report = MatchReport::new(followed.settings(), followed.games(), language);
            Seen::Match(Box::new(sheet(name, &report, language)))
        }))
    }

    /// The plots, as a message.
    pub fn plots(&mut self, language: Spoken) -> Option<Arc<str>> {
        let followed = self.followed.as_ref()?;
        Some(made(&mut self.plots[language as usize], self.version, || Seen::Plots {
            plots: plots(followed.settings(), followed.games(), language),
        }))
    }
}

/// The message for this version, or an earlier one where making it takes long.
fn made(known: &mut Option<Made>, version: u64, make: impl FnOnce() -> Seen) -> Arc<str> {
    if let Some(known) = known
        && (known.version == version || known.at.elapsed() < SHARE * known.cost)
    {
        return Arc::clone(&known.text);
    }
    let begun = Instant::now();
    let text = written(&make());
    *known = Some(Made { version, at: Instant::now(), cost: begun.elapsed(), text: Arc::clone(&text) });
    text
}
