//! The folder that is looked on: one of a match, or one of folders of matches.

use std::collections::BTreeMap;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use liangyi_arena::folder::holds_match;
use liangyi_arena::follow::BriefMatch;
use liangyi_arena::running;
use liangyi_arena::store::StoreError;
use liangyi_arena::visible::visible;

use super::kept::Kept;
use super::seen::{MatchRow, Seen};
use crate::reports::phrases;
use crate::words::Spoken;

/// The most matches of a folder that are shown, the first by name.
const MOST: usize = 500;
/// How long a list of the folder is good.
const LISTED: Duration = Duration::from_secs(1);
/// How long a match stays in memory that nobody looks at.
const KEPT: Duration = Duration::from_secs(60);

/// The folder that is looked on.
#[derive(Debug)]
pub struct MatchHall {
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
    kept: BTreeMap<String, (Instant, Arc<Mutex<Kept>>)>,
}

impl MatchHall {
    /// That of a folder: of a match, or of folders of matches. They may come later.
    ///
    /// # Errors
    ///
    /// There is no such folder.
    pub fn open(root: &Path) -> io::Result<MatchHall> {
        std::fs::read_dir(root)?;
        Ok(MatchHall { root: root.canonicalize()?, inner: Mutex::default() })
    }

    fn inner(&self) -> MutexGuard<'_, Inner> {
        let mut inner = self.inner.lock().unwrap_or_else(PoisonError::into_inner);
        if inner.listed.is_none_or(|listed| listed.elapsed() >= LISTED) {
            inner.list(&self.root);
        }
        inner
    }

    /// All matches, as a message in a language.
    pub fn matches(&self, language: Spoken) -> Seen {
        let inner = &mut *self.inner();
        let Inner { folders, briefs, .. } = inner;
        let rows = folders.iter().filter_map(|(name, folder)| row(name, folder, briefs, language)).collect();
        Seen::Matches { rows, left_out: inner.left_out }
    }

    /// The match with this name, if there is one.
    pub fn kept(&self, name: &str) -> Option<Arc<Mutex<Kept>>> {
        let inner = &mut *self.inner();
        // Only a name that the folder has leads to a path.
        let (name, folder) = inner.folders.get_key_value(name)?;
        let new = || (Instant::now(), Arc::new(Mutex::new(Kept::new(name, folder))));
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
fn row(name: &str, folder: &Path, briefs: &mut BTreeMap<String, BriefMatch>, language: Spoken) -> Option<MatchRow> {
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
