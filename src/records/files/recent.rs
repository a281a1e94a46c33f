//! The last games of the page, kept as records in a folder of the user's data: none is lost by a new game, another
//! record or the end of the program.
//!
//! It knows names and texts of records, and nothing of what plays them.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::SystemTime;

use liangyi_engine::files::write_whole;

/// How many games are kept.
const MOST: usize = 100;

/// The largest record that is kept, in bytes.
const LARGEST: usize = 16 << 20;

/// What the name of a record ends in.
const SUFFIX: &str = "sgf";

/// The name of a game that is kept: the time at which it was begun, and a number where several were begun then.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct RecentName(String);

impl RecentName {
    /// The name that this text is, if it can be one.
    pub fn read(text: &str) -> Option<RecentName> {
        let fits = |sign: u8| sign.is_ascii_alphanumeric() || sign == b'-';
        (!text.is_empty() && text.len() <= 64 && text.bytes().all(fits)).then(|| RecentName(text.to_string()))
    }

    /// The name as text.
    pub fn text(&self) -> &str {
        &self.0
    }
}

/// A game that is kept.
#[derive(Clone, Debug)]
pub struct RecentGame {
    /// Its name.
    pub name: RecentName,
    /// When it was last written.
    pub written: SystemTime,
}

/// The games that are kept. A thread of its own writes them, one after another.
#[derive(Debug)]
pub struct RecentGames {
    folder: PathBuf,
    begun: Mutex<Vec<RecentName>>,
    writer: Option<(Sender<(RecentName, String)>, JoinHandle<()>)>,
}

impl RecentGames {
    /// Those of a folder, which is made if it is not there.
    ///
    /// # Errors
    ///
    /// The folder cannot be made, or the system gives no thread.
    pub fn open(folder: PathBuf) -> io::Result<RecentGames> {
        fs::create_dir_all(&folder)?;
        let (sender, texts) = channel();
        let own = folder.clone();
        let thread = thread::Builder::new().name("recent games".to_string()).spawn(move || write(&own, &texts))?;
        Ok(RecentGames { folder, begun: Mutex::default(), writer: Some((sender, thread)) })
    }

    /// Where they are.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// A name for a game that begins now.
    pub fn begin(&self) -> RecentName {
        let mut begun = self.begun.lock().unwrap_or_else(PoisonError::into_inner);
        let now = humantime::format_rfc3339_seconds(SystemTime::now()).to_string();
        let time: String = now.chars().filter(char::is_ascii_alphanumeric).collect();
        let name = (1..)
            .map(|number| RecentName(format!("{time}-{number}")))
            .find(|name| !begun.contains(name) && !self.path(name).exists())
            .expect("numbers do not end");
        begun.push(name.clone());
        name
    }

    /// Has the record of a game written; what is larger than 16 MiB is not kept.
    pub fn keep(&self, name: &RecentName, record: String) {
        if let Some((sender, _)) = self.writer.as_ref().filter(|_| record.len() <= LARGEST) {
            // The writer ends after this.
            let _ = sender.send((name.clone(), record));
        }
    }

    /// The games, the last one first.
    ///
    /// # Errors
    ///
    /// The folder cannot be read.
    pub fn list(&self) -> io::Result<Vec<RecentGame>> {
        list(&self.folder)
    }

    /// The bytes of the record of a game.
    ///
    /// # Errors
    ///
    /// The file cannot be read.
    pub fn read(&self, name: &RecentName) -> io::Result<Vec<u8>> {
        fs::read(self.path(name))
    }

    fn path(&self, name: &RecentName) -> PathBuf {
        path(&self.folder, name)
    }
}

impl Drop for RecentGames {
    fn drop(&mut self) {
        if let Some((sender, thread)) = self.writer.take() {
            drop(sender);
            // What has been handed over is written.
            let _ = thread.join();
        }
    }
}

fn path(folder: &Path, name: &RecentName) -> PathBuf {
    folder.join(&name.0).with_extension(SUFFIX)
}

fn list(folder: &Path) -> io::Result<Vec<RecentGame>> {
    let mut games = Vec::new();
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let path = entry.path();
        let is_record = path.extension().is_some_and(|extension| extension == SUFFIX);
        let name = path.file_stem().and_then(|stem| stem.to_str()).and_then(RecentName::read);
        if let (true, Some(name), Ok(about)) = (is_record, name, entry.metadata()) {
            games.push(RecentGame { name, written: about.modified()? });
        }
    }
    games.sort_by(|a, b| (b.written, &b.name.0).cmp(&(a.written, &a.name.0)));
    Ok(games)
}

/// Writes what comes until nobody sends any more; of several records of a game that wait, the last one.
fn write(folder: &Path, texts: &Receiver<(RecentName, String)>) {
    let mut has_failed = false;
    while let Ok(first) = texts.recv() {
        let mut waiting = vec![first];
        for next in texts.try_iter() {
            waiting.retain(|(name, _)| *name != next.0);
            waiting.push(next);
        }
        for (name, record) in &waiting {
            match write_now(&path(folder, name), record) {
                Err(error) if !has_failed => {
                    has_failed = true;
                    log::warn!("games are not kept: {}: {error}", folder.display());
                }
                Ok(()) | Err(_) => {}
            }
        }
        for old in list(folder).unwrap_or_default().get(MOST..).unwrap_or_default() {
            let _ = fs::remove_file(path(folder, &old.name));
        }
    }
}

/// Writes a record with the time of now: the one that a file system gives stands still for milliseconds, and the games
/// are listed by it.
fn write_now(path: &Path, record: &str) -> io::Result<()> {
    write_whole(path, record.as_bytes())?;
    File::options().append(true).open(path)?.set_modified(SystemTime::now())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_hundred_games_stay_and_each_is_read_back_as_it_was_written_last() {
        let folder = tempfile::tempdir().unwrap();
        let games = RecentGames::open(folder.path().join("games")).unwrap();
        let names: Vec<RecentName> = (0..MOST + 5).map(|_| games.begin()).collect();
        for (number, name) in names.iter().enumerate() {
            games.keep(name, format!("(;C[{number}, first])"));
            games.keep(name, format!("(;C[{number}])"));
        }
        drop(games);
        let games = RecentGames::open(folder.path().join("games")).unwrap();
        let listed = games.list().unwrap();
        assert_eq!(listed.len(), MOST);
        assert!(listed.is_sorted_by(|a, b| a.written >= b.written));
        for game in &listed {
            let number = names.iter().position(|name| *name == game.name).unwrap();
            assert_eq!(games.read(&game.name).unwrap(), format!("(;C[{number}])").as_bytes());
        }
        let next = games.begin();
        assert!(listed.iter().all(|game| game.name != next), "a game of before keeps its name");
    }

    #[test]
    fn games_written_in_one_moment_are_listed_in_the_order_of_writing() {
        let folder = tempfile::tempdir().unwrap();
        let games = RecentGames::open(folder.path().join("games")).unwrap();
        let names: Vec<RecentName> = (0..40).map(|_| games.begin()).collect();
        let order: Vec<usize> = (0..40).chain((0..40).step_by(3)).collect();
        for number in &order {
            games.keep(&names[*number], format!("(;C[{number}])"));
        }
        drop(games);
        let games = RecentGames::open(folder.path().join("games")).unwrap();
        let mut last_first: Vec<&RecentName> = Vec::new();
        for number in order.iter().rev() {
            if !last_first.contains(&&names[*number]) {
                last_first.push(&names[*number]);
            }
        }
        assert!(games.list().unwrap().iter().map(|game| &game.name).eq(last_first));
    }

    #[test]
    fn names_are_no_paths() {
        for name in ["", "..", "a/b", "../a", "a.sgf", "C:a", "a\\b", "日"] {
            assert_eq!(RecentName::read(name), None, "{name}");
        }
        assert_eq!(RecentName::read("20261127T120000Z-1").unwrap().text(), "20261127T120000Z-1");
    }
}
