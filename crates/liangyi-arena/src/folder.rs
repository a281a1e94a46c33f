//! The folder of a match: its settings (`match.json`), a line for every finished game (`results.jsonl`) and the SGF
//! file of each (`games/`), with the text of that.
//!
//! While games are played, [`running`] shows them there too.
//!
//! It survives a kill at any moment. A game exists once its line is complete: first the SGF file is written as a whole,
//! then the line is appended in one write and flushed to the disk. An incomplete last line is dropped when the match is
//! continued.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, BufRead, BufReader, Read, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

use liangyi_core::base::{Color, PointNames, Size};
use liangyi_core::line::{replayed_opening, told_opening};
use liangyi_core::sgf::{self, Annotations, Info, Recorded, write_annotated};
use liangyi_engine::files::{open_regular, read_text, read_whole, remove_unfinished, require_regular, write_whole};

use super::json_fault::json_fault;
use super::record::GameRecord;
use super::running;
use super::settings::MatchSettings;
use super::store::{GameClaim, KeptGame, Left, Store, StoreError};

pub(super) const SETTINGS: &str = "match.json";
pub(super) const RESULTS: &str = "results.jsonl";
const GAMES: &str = "games";
const LOCK: &str = ".lock";
/// The largest file of settings that is read, in bytes; those of a match have its openings in them.
const MAX_SETTINGS: usize = 64 << 20;
/// The longest line of results that is read, in bytes; that of a game has some thousands.
const MAX_LINE: usize = 1 << 20;

/// Adds the path to the error of a file operation.
pub(super) fn at<T>(path: &Path, result: io::Result<T>) -> Result<T, StoreError> {
    result.map_err(|error| StoreError::Io { path: path.to_path_buf(), error })
}

/// The folder of a match, open for writing by this run alone.
#[derive(Debug)]
pub struct MatchFolder {
    folder: PathBuf,
    results: File,
    left: Left,
    /// Locked while the store is open; the system releases it however the run ends.
    _lock: File,
}

impl MatchFolder {
    /// Opens the folder for a match with these settings, creating it if necessary; returns the games that it already
    /// has. Missing names of programs are copied from the stored settings.
    pub fn open(folder: &Path, settings: &mut MatchSettings) -> Result<(MatchFolder, Vec<GameRecord>), StoreError> {
        let games = folder.join(GAMES);
        at(&games, fs::create_dir_all(&games))?;
        let lock = lock(folder)?;
        at(folder, running::clear(folder))?;
        if let Some(begun) = read_settings(folder)? {
            let differences = settings.differences(&begun);
            if !differences.is_empty() {
                return Err(StoreError::OtherMatch { place: folder.display().to_string(), differences });
            }
            for (name, known) in settings.names.iter_mut().zip(begun.names) {
                if name.is_empty() {
                    *name = known;
                }
            }
        }
        let path = folder.join(RESULTS);
        let results = at(&path, OpenOptions::new().create(true).append(true).read(true).open(&path))?;
        at(&path, require_regular(&results))?;
        let length = at(&path, results.metadata())?.len();
        let (records, whole) = read_results(&path, &results)?;
        if whole < length {
            at(&path, results.set_len(whole).and_then(|()| results.sync_all()))?;
        }
        clear_unfinished(folder)?;
        let store = MatchFolder { folder: folder.to_path_buf(), results, left: Left::default(), _lock: lock };
        write_settings(folder, settings)?;
        Ok((store, records))
    }

    /// The path of the SGF file of a game, relative to the folder.
    pub fn game_path(game: usize) -> String {
        format!("{GAMES}/{game:05}.sgf")
    }

    /// Adds a finished game: its file, then its line. Both are on the disk when this returns.
    pub fn add(&mut self, record: &GameRecord, sgf: &str) -> Result<(), StoreError> {
        put(&self.folder.join(&record.sgf), sgf.as_bytes())?;
        let path = self.folder.join(RESULTS);
        let mut line = at(&path, serde_json::to_vec(record).map_err(io::Error::other))?;
        line.push(b'\n');
        at(&path, self.results.write_all(&line).and_then(|()| self.results.sync_data()))
    }
}

impl Store for MatchFolder {
    fn begin(&mut self, settings: &MatchSettings, left: &[usize]) -> Result<(), StoreError> {
        self.left = Left::new(left);
        write_settings(&self.folder, settings)
    }

    fn claim(&mut self) -> Result<GameClaim, StoreError> {
        Ok(self.left.claim())
    }

    fn keep(&mut self, games: Vec<KeptGame>) -> Result<Vec<GameRecord>, StoreError> {
        games.iter().try_for_each(|game| self.add(&game.record, &game.sgf))?;
        Ok(games.into_iter().map(|game| game.record).collect())
    }
}

/// Removes what runs that were killed have left of files that they were writing, from a folder that is locked.
fn clear_unfinished(folder: &Path) -> Result<(), StoreError> {
    [folder.to_path_buf(), folder.join(GAMES)].iter().try_for_each(|place| at(place, remove_unfinished(place)))
}

/// Locks the folder for this run alone, until the file is closed.
fn lock(folder: &Path) -> Result<File, StoreError> {
    let path = folder.join(LOCK);
    let lock = at(&path, OpenOptions::new().create(true).truncate(false).read(true).write(true).open(&path))?;
    lock.try_lock().map_err(|error| match error {
        TryLockError::WouldBlock => StoreError::InUse(folder.to_path_buf()),
        TryLockError::Error(error) => StoreError::Io { path, error },
    })?;
    Ok(lock)
}

/// Reads the file of a game in the folder of a match.
pub fn read_game(folder: &Path, game: usize) -> Result<Vec<u8>, StoreError> {
    let path = folder.join(MatchFolder::game_path(game));
    at(&path, read_whole(&path, sgf::MAX_BYTES))
}

/// Whether the folder holds a match.
pub fn holds_match(folder: &Path) -> bool {
    folder.join(SETTINGS).exists()
}

/// Writes a match into a folder that holds none: the files of its games, which `sgf` gives, the results in this order,
/// and last the settings, so that a folder that was not finished holds no match.
pub fn write_match(
    folder: &Path,
    settings: &MatchSettings,
    records: &[GameRecord],
    mut sgf: impl FnMut(usize) -> Result<Vec<u8>, StoreError>,
) -> Result<(), StoreError> {
    let games = folder.join(GAMES);
    at(&games, fs::create_dir_all(&games))?;
    let _lock = lock(folder)?;
    clear_unfinished(folder)?;
    let results = folder.join(RESULTS);
    let mut lines = Vec::new();
    for record in records {
        put(&folder.join(MatchFolder::game_path(record.game)), &sgf(record.game)?)?;
        at(&results, serde_json::to_writer(&mut lines, record).map_err(io::Error::other))?;
        lines.push(b'\n');
    }
    put(&results, &lines)?;
    write_settings(folder, settings)?;
    Ok(())
}

fn write_settings(folder: &Path, settings: &MatchSettings) -> Result<(), StoreError> {
    let path = folder.join(SETTINGS);
    let text = at(&path, serde_json::to_string_pretty(settings).map_err(io::Error::other))?;
    put(&path, format!("{text}\n").as_bytes())
}

/// Writes a report into the folder of a match.
pub fn write_report(folder: &Path, name: &str, text: &str) -> Result<(), StoreError> {
    put(&folder.join(name), text.as_bytes())
}

/// Reads the settings and games of a match. The folder may be in use by another run.
pub fn read(folder: &Path) -> Result<(MatchSettings, Vec<GameRecord>), StoreError> {
    let settings = read_settings(folder)?.ok_or_else(|| StoreError::Io {
        path: folder.join(SETTINGS),
        error: io::Error::new(io::ErrorKind::NotFound, "no match has been played here"),
    })?;
    let path = folder.join(RESULTS);
    let games = match open_regular(&path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Vec::new(),
        file => read_results(&path, &at(&path, file)?)?.0,
    };
    Ok((settings, games))
}

pub(super) fn read_settings(folder: &Path) -> Result<Option<MatchSettings>, StoreError> {
    let path = folder.join(SETTINGS);
    let text = match read_text(&path, MAX_SETTINGS) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        other => at(&path, other)?,
    };
    match serde_json::from_str(&text) {
        Ok(settings) => Ok(Some(settings)),
        Err(error) => Err(StoreError::Damaged { path, line: error.line(), what: json_fault(&error) }),
    }
}

/// The records of a file of results, in the order of their games, and the number of bytes of its complete lines: the
/// last line is dropped if it is not.
fn read_results(path: &Path, file: &File) -> Result<(Vec<GameRecord>, u64), StoreError> {
    let mut records = Vec::<GameRecord>::new();
    let whole = read_lines(path, file, 1, &mut |record| records.push(record))?;
    records.sort_by_key(|record| record.game);
    match records.windows(2).find(|pair| pair[0].game == pair[1].game) {
        Some(pair) => Err(twice(path, pair[0].game)),
        None => Ok((records, whole)),
    }
}

/// A game that has two lines.
pub(super) fn twice(path: &Path, game: usize) -> StoreError {
    StoreError::Damaged { path: path.to_path_buf(), line: 0, what: format!("game {game} is stored twice") }
}

/// Reads complete lines of results from where the file stands, the line `first`. Returns the number of their bytes.
pub(super) fn read_lines(
    path: &Path,
    file: &File,
    first: usize,
    add: &mut dyn FnMut(GameRecord),
) -> Result<u64, StoreError> {
    let mut reader = BufReader::new(file);
    let (mut whole, mut bytes) = (0, Vec::new());
    for line in first.. {
        let damaged = |what| StoreError::Damaged { path: path.to_path_buf(), line, what };
        bytes.clear();
        // One byte above the limit is read too: only a line that is too long has it.
        at(path, (&mut reader).take(MAX_LINE as u64 + 1).read_until(b'\n', &mut bytes))?;
        if bytes.len() > MAX_LINE {
            return Err(damaged(format!("longer than {} MB", MAX_LINE >> 20)));
        }
        let Some(record) = bytes.strip_suffix(b"\n") else { break };
        whole += bytes.len() as u64;
        if !record.is_empty() {
            add(serde_json::from_slice(record).map_err(|error| damaged(json_fault(&error)))?);
        }
    }
    Ok(whole)
}

fn put(path: &Path, bytes: &[u8]) -> Result<(), StoreError> {
    at(path, write_whole(path, bytes))
}

/// How a game ended, for the people who read its file.
pub type Remarks<'a> = dyn Fn(&GameRecord) -> Vec<String> + Sync + 'a;

/// The text of the file: the game, who played it under which conditions, how it ended according to `remarks`, and the
/// time of each move (`None` for the moves of the opening).
pub fn game_text<P: Recorded>(
    settings: &MatchSettings,
    record: &GameRecord,
    game: &P,
    times: &[Option<Duration>],
    remarks: &Remarks<'_>,
) -> String {
    let name = |color: Color| Some(settings.names[record.entrant(color).index()].clone());
    let info = Info {
        rules: Some(settings.ruleset.clone()),
        black: name(Color::Black),
        white: name(Color::White),
        result: Some(record.verdict.result.clone()),
        event: Some("liangyi match".to_string()),
        round: Some(record.game.to_string()),
        told: opening_told(settings, record, game.size()),
        program: Some(concat!("Liangyi:", env!("CARGO_PKG_VERSION")).to_string()),
        ..Info::default()
    };
    let mut root = Vec::new();
    if let Some(main) = settings.time.main() {
        root.push(("TM", main.as_secs_f64().to_string()));
    }
    if let Some(overtime) = settings.time.overtime() {
        root.push(("OT", overtime));
    }
    root.push(("C", comment(settings, record, remarks)));
    let taken = |time: &Option<Duration>| time.map(|time| format!("{:.3} s", time.as_secs_f64()));
    let comments = times.iter().map(taken).collect();
    write_annotated(game, &info, &Annotations { root, comments, ..Annotations::default() })
}

/// The rule of the opening and the answers of both sides, where there is one.
fn opening_told(settings: &MatchSettings, record: &GameRecord, size: Size) -> Option<String> {
    let (rule, names) = (settings.opening_rule, PointNames::of_go(size));
    let opening = replayed_opening(rule, size, &record.opening_answers, names).ok().filter(|_| !rule.is_free());
    opening.map(|opening| told_opening(&opening))
}

/// The comment on the whole game, in one line.
fn comment(settings: &MatchSettings, record: &GameRecord, remarks: &Remarks<'_>) -> String {
    let mut parts = Vec::new();
    for color in Color::BOTH {
        let index = color.index();
        let cpu = record.spent.cpu[index].map_or(String::new(), |cpu| format!(", {cpu:.2} s CPU"));
        let command = &settings.programs[record.entrant(color).index()].command;
        parts.push(format!("{color}: {command} ({:.2} s{cpu})", record.spent.wall[index]));
    }
    parts.extend(remarks(record));
    parts.join("; ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{game, settings};

    #[test]
    fn games_are_found_again_and_an_incomplete_line_is_dropped() {
        let folder = tempfile::tempdir().unwrap();
        let (mut store, none) = MatchFolder::open(folder.path(), &mut settings()).unwrap();
        assert!(none.is_empty());
        let games = [game(2, None), game(1, Some(Color::White))];
        for record in &games {
            store.add(record, "(;)").unwrap();
        }
        drop(store);
        let path = folder.path().join(RESULTS);
        let mut incomplete = fs::read(&path).unwrap();
        let whole = incomplete.len();
        incomplete.extend_from_within(..20);
        fs::write(&path, &incomplete).unwrap();
        assert_eq!(read(folder.path()).unwrap().1, [games[1].clone(), games[0].clone()]);
        let (mut store, again) = MatchFolder::open(folder.path(), &mut settings()).unwrap();
        assert_eq!(again, [games[1].clone(), games[0].clone()]);
        assert_eq!(fs::metadata(&path).unwrap().len(), whole as u64);
        store.add(&game(3, None), "(;)").unwrap();
        assert_eq!(read(folder.path()).unwrap().1.len(), 3);
        assert_eq!(fs::read_to_string(folder.path().join(MatchFolder::game_path(3))).unwrap(), "(;)");
    }

    #[test]
    fn another_match_is_refused_and_a_longer_one_is_not() {
        let folder = tempfile::tempdir().unwrap();
        drop(MatchFolder::open(folder.path(), &mut settings()).unwrap());
        let mut longer = settings();
        longer.games += 10;
        drop(MatchFolder::open(folder.path(), &mut longer).unwrap());
        let mut other = settings();
        other.seed += 1;
        let error = MatchFolder::open(folder.path(), &mut other).unwrap_err().to_string();
        assert!(error.contains("seed was 1, is 2"), "{error}");
    }

    #[test]
    fn two_runs_cannot_share_a_folder() {
        let folder = tempfile::tempdir().unwrap();
        let first = MatchFolder::open(folder.path(), &mut settings()).unwrap();
        assert!(matches!(MatchFolder::open(folder.path(), &mut settings()), Err(StoreError::InUse(_))));
        drop(first);
        assert!(MatchFolder::open(folder.path(), &mut settings()).is_ok());
    }

    #[test]
    fn what_a_killed_run_has_left_of_a_file_is_removed() {
        let folder = tempfile::tempdir().unwrap();
        drop(MatchFolder::open(folder.path(), &mut settings()).unwrap());
        let left = [".match.json.aB3dE6.tmp", ".report.html.aB3dE6.tmp", "games/.00001.sgf.aB3dE6.tmp"];
        left.iter().for_each(|name| fs::write(folder.path().join(name), "{").unwrap());
        drop(MatchFolder::open(folder.path(), &mut settings()).unwrap());
        assert_eq!(left.iter().filter(|name| folder.path().join(name).exists()).count(), 0);
        assert!(read_settings(folder.path()).unwrap().is_some());
    }

    #[test]
    fn a_damaged_line_and_a_game_twice_are_errors() {
        let folder = tempfile::tempdir().unwrap();
        let (mut store, _) = MatchFolder::open(folder.path(), &mut settings()).unwrap();
        store.add(&game(1, None), "(;)").unwrap();
        store.add(&game(1, None), "(;)").unwrap();
        let error = read(folder.path()).unwrap_err().to_string();
        assert!(error.contains("game 1 is stored twice"), "{error}");
        fs::write(folder.path().join(RESULTS), "nonsense\n").unwrap();
        let error = read(folder.path()).unwrap_err().to_string();
        assert!(error.contains("line 1"), "{error}");
    }

    #[test]
    fn a_line_without_an_end_is_refused_and_left_as_it_is() {
        let folder = tempfile::tempdir().unwrap();
        let (mut store, _) = MatchFolder::open(folder.path(), &mut settings()).unwrap();
        store.add(&game(1, None), "(;)").unwrap();
        drop(store);
        let path = folder.path().join(RESULTS);
        let first = fs::metadata(&path).unwrap().len();
        // A hole in the file takes no room on the disk: far more than a line, and than the memory should hold.
        let file = OpenOptions::new().write(true).open(&path).unwrap();
        file.set_len(first + (1 << 36)).unwrap();
        let told = format!("{}, line 2: longer than 1 MB", path.display());
        assert_eq!(read(folder.path()).unwrap_err().to_string(), told);
        assert_eq!(MatchFolder::open(folder.path(), &mut settings()).unwrap_err().to_string(), told);
        assert_eq!(fs::metadata(&path).unwrap().len(), first + (1 << 36));
    }
}
