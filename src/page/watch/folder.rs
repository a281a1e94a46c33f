//! The folder that is looked on, one of a match or one of folders of matches: what it holds, and the matches in it that
//! somebody looks at, which are read on when they are looked at.

use std::collections::BTreeMap;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use liangyi_arena::folder::holds_match;
use liangyi_arena::follow::{BriefMatch, FollowedMatch};
use liangyi_arena::running::{self, RunningGame};
use liangyi_arena::store::StoreError;
use liangyi_arena::visible::visible;

use super::messages::{MatchRow, ViewUpdate};
use super::views::{plots, sheet};
use crate::show::reports::{MatchReport, phrases};
use crate::show::words::Language;

/// The most matches of a folder that are shown, the first by name.
const MOST: usize = 500;
/// How long a list of the folder is good.
const LISTED: Duration = Duration::from_secs(1);
/// How long a match stays in memory that nobody looks at.
const KEPT: Duration = Duration::from_secs(60);

/// The folder that is looked on.
#[derive(Debug)]
pub struct WatchedFolder {
    root: PathBuf,
    inner: Mutex<Inner>,
}

#[derive(Debug, Default)]
struct Inner {
    listed: Option<Instant>,
    /// The folders of matches by their names, which pages know them by.
    folders: BTreeMap<String, PathBuf>,
    left_out: usize,
    briefs: BTreeMap<String, BriefMatch>,
    /// What somebody has looked at, and when for the last time.
    kept: BTreeMap<String, (Instant, Arc<Mutex<WatchedMatch>>)>,
}

impl WatchedFolder {
    /// That of a folder: of a match, or of folders of matches. They may come later.
    ///
    /// # Errors
    ///
    /// There is no such folder.
    pub fn open(root: &Path) -> io::Result<WatchedFolder> {
        std::fs::read_dir(root)?;
        Ok(WatchedFolder { root: root.canonicalize()?, inner: Mutex::default() })
    }

    fn inner(&self) -> MutexGuard<'_, Inner> {
        let mut inner = self.inner.lock().unwrap_or_else(PoisonError::into_inner);
        if inner.listed.is_none_or(|listed| listed.elapsed() >= LISTED) {
            inner.list(&self.root);
        }
        inner
    }

    /// All matches, as a message in a language.
    pub fn matches(&self, language: Language) -> ViewUpdate {
        let inner = &mut *self.inner();
        let Inner { folders, briefs, .. } = inner;
        let rows = folders.iter().filter_map(|(name, folder)| row(name, folder, briefs, language)).collect();
        ViewUpdate::Matches { rows, left_out: inner.left_out }
    }

    /// The match with this name, if there is one.
    pub fn kept(&self, name: &str) -> Option<Arc<Mutex<WatchedMatch>>> {
        let inner = &mut *self.inner();
        // Only a name that the folder has leads to a path.
        let (name, folder) = inner.folders.get_key_value(name)?;
        let new = || (Instant::now(), Arc::new(Mutex::new(WatchedMatch::new(name, folder))));
        let (looked, kept) = inner.kept.entry(name.clone()).or_insert_with(new);
        *looked = Instant::now();
        Some(Arc::clone(kept))
    }
}

impl Inner {
    fn list(&mut self, root: &Path) {
        self.listed = Some(Instant::now());
        let named = |path: &Path| Some(path.file_name()?.to_str()?.to_string());
        self.folders = if holds_match(root) {
            BTreeMap::from([(named(root).unwrap_or_else(|| "/".to_string()), root.to_path_buf())])
        } else {
            let entries = std::fs::read_dir(root).into_iter().flatten().flatten();
            // A link may lead anywhere.
            let folders = entries.filter(|entry| entry.file_type().is_ok_and(|kind| kind.is_dir()));
            let matches = folders.map(|entry| entry.path()).filter(|path| holds_match(path));
            matches.filter_map(|path| Some((named(&path)?, path))).collect()
        };
        self.left_out = self.folders.len().saturating_sub(MOST);
        if let Some(name) = self.folders.keys().nth(MOST).cloned() {
            self.folders.split_off(&name);
        }
        let folders = &self.folders;
        self.briefs.retain(|name, _| folders.contains_key(name));
        self.kept.retain(|name, (looked, _)| folders.contains_key(name) && looked.elapsed() < KEPT);
    }
}

/// The row of a match; `None` if it is gone.
fn row(name: &str, folder: &Path, briefs: &mut BTreeMap<String, BriefMatch>, language: Language) -> Option<MatchRow> {
    let mut row = MatchRow {
        name: name.to_string(),
        players: [const { String::new() }; 2],
        conditions: String::new(),
        games: 0,
        all: 0,
        running: None,
        fault: None,
    };
    match brief(name, folder, briefs) {
        Ok(found) => {
            let (found, settings) = (found?, found?.settings());
            row.players = settings.names.each_ref().map(|name| visible(name).into_owned());
            row.conditions = phrases::conditions(settings, language);
            (row.games, row.all) = (found.games(), settings.numbers().count());
            row.running = running::read(folder).map(|games| games.len());
        }
        Err(error) => row.fault = Some(error.to_string()),
    }
    Some(row)
}

fn brief<'a>(
    name: &str,
    folder: &Path,
    briefs: &'a mut BTreeMap<String, BriefMatch>,
) -> Result<Option<&'a BriefMatch>, StoreError> {
    let is_known = match briefs.get_mut(name) {
        Some(known) => known.refresh()?,
        None => false,
    };
    if !is_known {
        briefs.remove(name);
        if let Some(opened) = BriefMatch::open(folder)? {
            briefs.insert(name.to_string(), opened);
        }
    }
    Ok(briefs.get(name))
}

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
pub struct WatchedMatch {
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
pub fn written(seen: &ViewUpdate) -> Arc<str> {
    serde_json::to_string(seen).expect("numbers and texts can always be written").into()
}

impl WatchedMatch {
    /// The match with this name in a folder.
    pub fn new(name: &str, folder: &Path) -> WatchedMatch {
        WatchedMatch {
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
    pub fn sheet(&mut self, language: Language) -> Option<Arc<str>> {
        let followed = self.followed.as_ref()?;
        let name = &self.name;
        Some(made(&mut self.sheets[language as usize], self.version, || {
            let report = MatchReport::new(followed.settings(), followed.games(), language);
            ViewUpdate::Match(Box::new(sheet(name, &report, language)))
        }))
    }

    /// The plots, as a message.
    pub fn plots(&mut self, language: Language) -> Option<Arc<str>> {
        let followed = self.followed.as_ref()?;
        Some(made(&mut self.plots[language as usize], self.version, || ViewUpdate::Plots {
            plots: plots(followed.settings(), followed.games(), language),
        }))
    }
}

/// The message for this version, or an earlier one where making it takes long.
fn made(known: &mut Option<Made>, version: u64, make: impl FnOnce() -> ViewUpdate) -> Arc<str> {
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
