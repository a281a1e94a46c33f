//! A match in a folder, followed while it is played: only what is new is read. Nothing is written.

use std::fs::{self, Metadata};
use std::io::{self, BufRead as _, BufReader, Seek as _, SeekFrom};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use liangyi_engine::files::open_regular;

use super::folder::{RESULTS, SETTINGS, at, read_lines, read_settings, twice};
use super::record::GameRecord;
use super::settings::MatchSettings;
use super::store::StoreError;

/// What tells that a file is another one or has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Stamp {
    bytes: u64,
    changed: Option<SystemTime>,
    inode: u64,
}

impl Stamp {
    fn new(file: &Metadata) -> Stamp {
        #[cfg(unix)]
        let inode = std::os::unix::fs::MetadataExt::ino(file);
        #[cfg(not(unix))]
        let inode = 0;
        Stamp { bytes: file.len(), changed: file.modified().ok(), inode }
    }

    /// That of the file at a path; `None` where there is none.
    fn at(path: &Path) -> Result<Option<Stamp>, StoreError> {
        match fs::metadata(path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
            file => Ok(Some(Stamp::new(&at(path, file)?))),
        }
    }

    /// Whether the file is this one with more at its end, or as it was.
    fn goes_on_from(&self, before: &Stamp) -> bool {
        self.inode == before.inode && self.bytes >= before.bytes
    }
}

/// A match that is followed.
#[derive(Debug)]
pub struct FollowedMatch {
    folder: PathBuf,
    settings: MatchSettings,
    games: Vec<GameRecord>,
    /// What the files of settings and results were when they were read.
    stamps: [Option<Stamp>; 2],
    /// The bytes and the lines of the results that have been read.
    read: (u64, usize),
}

impl FollowedMatch {
    /// The match in a folder, whose games are still to be read; `None` where there is none.
    ///
    /// # Errors
    ///
    /// Its settings cannot be read, or are damaged.
    pub fn open(folder: &Path) -> Result<Option<FollowedMatch>, StoreError> {
        // Before the file is read: what is written meanwhile is found next time.
        let stamp = Stamp::at(&folder.join(SETTINGS))?;
        let Some(settings) = read_settings(folder)? else { return Ok(None) };
        let folder = folder.to_path_buf();
        Ok(Some(FollowedMatch { folder, settings, games: Vec::new(), stamps: [stamp, None], read: (0, 0) }))
    }

    /// The settings.
    pub fn settings(&self) -> &MatchSettings {
        &self.settings
    }

    /// The games that have ended, in the order of their numbers.
    pub fn games(&self) -> &[GameRecord] {
        &self.games
    }

    /// Whether the files have changed so that this match can be read on; `None` if it must be opened anew, as another
    /// one may have been put in its place.
    pub fn has_news(&self) -> Result<Option<bool>, StoreError> {
        let [settings, results] = [SETTINGS, RESULTS].map(|name| Stamp::at(&self.folder.join(name)));
        let [settings, results] = [settings?, results?];
        if settings != self.stamps[0] {
            return Ok(None);
        }
        Ok(match (results, self.stamps[1]) {
            (Some(now), Some(before)) => now.goes_on_from(&before).then_some(now != before),
            (None, None) => Some(false),
            (Some(_), None) => Some(true),
            (None, Some(_)) => None,
        })
    }

    /// Reads the lines that have been added to the results. After an error nothing has changed but that they are not
    /// tried again before the file changes.
    ///
    /// # Errors
    ///
    /// The file cannot be read, or a line is damaged.
    pub fn read_on(&mut self) -> Result<(), StoreError> {
        let path = self.folder.join(RESULTS);
        let mut file = match open_regular(&path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(()),
            file => at(&path, file)?,
        };
        self.stamps[1] = Some(Stamp::new(&at(&path, file.metadata())?));
        let (bytes, lines) = self.read;
        at(&path, file.seek(SeekFrom::Start(bytes)))?;
        let mut new = Vec::new();
        let whole = read_lines(&path, &file, lines + 1, &mut |record| new.push(record))?;
        new.sort_by_key(|record: &GameRecord| record.game);
        let repeated = new.windows(2).find(|pair| pair[0].game == pair[1].game).map(|pair| &pair[0]);
        let is_known = |record: &&GameRecord| self.games.binary_search_by_key(&record.game, |known| known.game).is_ok();
        if let Some(record) = repeated.or_else(|| new.iter().find(is_known)) {
            return Err(twice(&path, record.game));
        }
        self.read = (bytes + whole, lines + new.len());
        self.games.append(&mut new);
        self.games.sort_by_key(|record| record.game);
        Ok(())
    }
}

/// A match of which only the settings and the number of games are followed.
#[derive(Debug)]
pub struct BriefMatch {
    folder: PathBuf,
    stamp: Option<Stamp>,
    settings: MatchSettings,
    /// The bytes and the complete lines of the results that have been counted.
    counted: (u64, usize),
}

impl BriefMatch {
    /// The match in a folder as it is now; `None` where there is none.
    ///
    /// # Errors
    ///
    /// Its files cannot be read, or its settings are damaged.
    pub fn open(folder: &Path) -> Result<Option<BriefMatch>, StoreError> {
        let stamp = Stamp::at(&folder.join(SETTINGS))?;
        let Some(settings) = read_settings(folder)? else { return Ok(None) };
        let mut opened = BriefMatch { folder: folder.to_path_buf(), stamp, settings, counted: (0, 0) };
        opened.count_on()?;
        Ok(Some(opened))
    }

    /// The settings.
    pub fn settings(&self) -> &MatchSettings {
        &self.settings
    }

    /// How many games have ended.
    pub fn games(&self) -> usize {
        self.counted.1
    }

    /// Whether it can be counted on, and has been; if not it must be opened anew.
    ///
    /// # Errors
    ///
    /// The files cannot be read.
    pub fn refresh(&mut self) -> Result<bool, StoreError> {
        let is_same = Stamp::at(&self.folder.join(SETTINGS))? == self.stamp;
        let results = Stamp::at(&self.folder.join(RESULTS))?.map_or(0, |stamp| stamp.bytes);
        if !is_same || results < self.counted.0 {
            return Ok(false);
        }
        if results > self.counted.0 {
            self.count_on()?;
        }
        Ok(true)
    }

    fn count_on(&mut self) -> Result<(), StoreError> {
        let path = self.folder.join(RESULTS);
        let mut file = match open_regular(&path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(()),
            file => at(&path, file)?,
        };
        let (mut bytes, mut lines) = self.counted;
        at(&path, file.seek(SeekFrom::Start(bytes)))?;
        let mut reader = BufReader::new(file);
        // What follows the last end of a line is counted when its own end comes.
        let mut begun = 0;
        loop {
            let read = at(&path, reader.fill_buf())?;
            if read.is_empty() {
                break;
            }
            for byte in read {
                begun += 1;
                if *byte == b'\n' {
                    (bytes, lines, begun) = (bytes + begun, lines + 1, 0);
                }
            }
            let length = read.len();
            reader.consume(length);
        }
        self.counted = (bytes, lines);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use std::fs::OpenOptions;
    use std::io::Write;

    use super::*;
    use crate::folder::MatchFolder;
    use crate::testing::{game, settings};

    fn numbers(followed: &FollowedMatch) -> Vec<usize> {
        followed.games().iter().map(|game| game.game).collect()
    }

    #[test]
    fn games_that_end_are_found_and_a_line_that_is_being_written_waits() {
        let folder = tempfile::tempdir().unwrap();
        assert!(FollowedMatch::open(folder.path()).unwrap().is_none());
        let (mut store, _) = MatchFolder::open(folder.path(), &mut settings()).unwrap();
        let mut followed = FollowedMatch::open(folder.path()).unwrap().unwrap();
        assert_eq!((numbers(&followed), followed.has_news().unwrap()), (vec![], Some(true)));
        followed.read_on().unwrap();
        assert_eq!((numbers(&followed), followed.has_news().unwrap()), (vec![], Some(false)));
        for number in [2, 1] {
            store.add(&game(number, None), "(;)").unwrap();
        }
        let mut brief = BriefMatch::open(folder.path()).unwrap().unwrap();
        assert_eq!((brief.games(), brief.settings()), (2, followed.settings()));
        assert_eq!(followed.has_news().unwrap(), Some(true));
        followed.read_on().unwrap();
        assert_eq!((numbers(&followed), followed.has_news().unwrap()), (vec![1, 2], Some(false)));
        let mut file = OpenOptions::new().append(true).open(folder.path().join(RESULTS)).unwrap();
        let line = serde_json::to_string(&game(3, None)).unwrap() + "\n";
        file.write_all(&line.as_bytes()[..30]).unwrap();
        followed.read_on().unwrap();
        assert!(brief.refresh().unwrap());
        assert_eq!((numbers(&followed), brief.games()), (vec![1, 2], 2));
        file.write_all(&line.as_bytes()[30..]).unwrap();
        followed.read_on().unwrap();
        assert!(brief.refresh().unwrap());
        assert_eq!((numbers(&followed), brief.games()), (vec![1, 2, 3], 3));
    }

    #[test]
    fn another_match_in_its_place_is_opened_anew() {
        let folder = tempfile::tempdir().unwrap();
        let (mut store, _) = MatchFolder::open(folder.path(), &mut settings()).unwrap();
        store.add(&game(1, None), "(;)").unwrap();
        let mut followed = FollowedMatch::open(folder.path()).unwrap().unwrap();
        followed.read_on().unwrap();
        let mut brief = BriefMatch::open(folder.path()).unwrap().unwrap();
        fs::write(folder.path().join(RESULTS), "").unwrap();
        assert_eq!((followed.has_news().unwrap(), brief.refresh().unwrap()), (None, false));
        fs::remove_dir_all(folder.path()).unwrap();
        assert_eq!(followed.has_news().unwrap(), None);
        fs::create_dir(folder.path()).unwrap();
    }

    #[test]
    fn a_damaged_line_is_told_once_and_the_games_before_it_stay() {
        let folder = tempfile::tempdir().unwrap();
        let (mut store, _) = MatchFolder::open(folder.path(), &mut settings()).unwrap();
        store.add(&game(1, None), "(;)").unwrap();
        let mut followed = FollowedMatch::open(folder.path()).unwrap().unwrap();
        followed.read_on().unwrap();
        let mut file = OpenOptions::new().append(true).open(folder.path().join(RESULTS)).unwrap();
        file.write_all(b"nonsense\n").unwrap();
        let error = followed.read_on().unwrap_err().to_string();
        assert!(error.contains("line 2"), "{error}");
        assert_eq!((numbers(&followed), followed.has_news().unwrap()), (vec![1], Some(false)));
    }
}
