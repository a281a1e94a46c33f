//! The games in progress of a match, for those who look on: one file in its folder, `running.json`.
//!
//! Whoever plays only notes its moves in memory. One thread writes what all have noted, at most every `APART`, so
//! that fast games are not slowed down; the file is gone once the match has ended. It is not synchronised with the
//! disk: after a crash it says nothing of use. A run that was killed leaves it behind, and it is too old then, as a run
//! that goes on writes it again every `BEAT`.

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use liangyi_core::base::{Color, Size};
use liangyi_core::game::{Move, Played};
use liangyi_core::time::Clock;
use liangyi_engine::files::read_whole;
use serde::{Deserialize, Serialize};

use super::record::Entrant;

const RUNNING: &str = "running.json";
/// What becomes [`RUNNING`]; the folder is one run's alone.
const BESIDE: &str = ".running.json.new";
/// The least time between two writes.
const APART: Duration = Duration::from_millis(250);
/// The most time between two writes.
const BEAT: Duration = Duration::from_secs(2);
/// A file that is older belongs to a run that was killed.
const FRESH: Duration = Duration::from_secs(10);
/// How many times as long as a write takes is waited for the next one.
const SHARE: u32 = 50;
/// The largest file that is read, in bytes.
const MAX_BYTES: usize = 64 << 20;

/// A game in progress. Two-element lists have Black's value first.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct RunningGame {
    /// Its number.
    pub game: usize,
    /// Who has Black.
    pub black: Entrant,
    /// Its moves: the letter of the side and the move as in GTP, with blanks between them.
    moves: String,
    /// Whose engine thinks, if one does.
    pub thinks: Option<Color>,
    /// Since when, in milliseconds since 1970.
    pub since: u64,
    /// The clocks before that.
    pub clocks: [RunningClock; 2],
}

/// The clock of a side in a game in progress.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct RunningClock {
    /// The time left in the main time or the present period, in seconds; 0 without a clock.
    pub left: f64,
    /// As [`Clock::count`] has it.
    pub count: u32,
    /// The time that the side has taken for its moves, in seconds.
    pub spent: f64,
}

impl RunningClock {
    pub(super) fn new(clock: &Clock, spent: Duration) -> RunningClock {
        RunningClock { left: clock.left().as_secs_f64(), count: clock.count(), spent: spent.as_secs_f64() }
    }
}

impl RunningGame {
    /// Its moves on a board of this size; `None` if they cannot be read.
    pub fn moves(&self, size: Size) -> Option<Vec<Played>> {
        let mut words = self.moves.split(' ').filter(|word| !word.is_empty());
        let mut moves = Vec::new();
        while let Some(side) = words.next() {
            let color = Color::BOTH.into_iter().find(|color| side == color.letter().to_string())?;
            moves.push(Played { color, mv: Move::parse(words.next()?, size)? });
        }
        Some(moves)
    }
}

/// The games in progress of the match in a folder, in the order of their numbers; `None` where no run writes to it.
pub fn read(folder: &Path) -> Option<Vec<RunningGame>> {
    let path = folder.join(RUNNING);
    let written = fs::metadata(&path).and_then(|file| file.modified()).ok()?;
    // A clock that is behind that of the file is no reason to doubt it.
    let is_fresh = written.elapsed().map_or(true, |age| age < FRESH);
    let bytes = read_whole(&path, MAX_BYTES).ok().filter(|_| is_fresh)?;
    serde_json::from_slice(&bytes).ok()
}

/// Removes what a run that was killed has left in a folder.
pub(super) fn clear(folder: &Path) -> io::Result<()> {
    for name in [BESIDE, RUNNING] {
        match fs::remove_file(folder.join(name)) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
            _ => {}
        }
    }
    Ok(())
}

/// What has been noted of a game.
#[derive(Clone, Debug)]
struct Noted {
    black: Entrant,
    moves: Vec<Played>,
    thinks: Option<Color>,
    since: SystemTime,
    clocks: [RunningClock; 2],
}

/// The games in progress of a run.
#[derive(Debug)]
pub(super) struct Showcase {
    folder: PathBuf,
    size: Size,
    noted: Mutex<Notes>,
}

#[derive(Debug, Default)]
struct Notes {
    games: BTreeMap<usize, Noted>,
    /// Whether the file lacks something.
    is_new: bool,
}

impl Showcase {
    /// Those of a run in a folder, none yet.
    pub fn new(folder: &Path, size: Size) -> Showcase {
        Showcase { folder: folder.to_path_buf(), size, noted: Mutex::default() }
    }

    fn noted(&self) -> MutexGuard<'_, Notes> {
        self.noted.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Keeps the file as it should be until nobody is left who sends. A file that cannot be written is no reason to end
    /// a match.
    pub fn keep_shown(&self, over: &Receiver<()>) {
        let (mut wait, mut written) = (APART, None::<Instant>);
        while over.recv_timeout(wait) == Err(RecvTimeoutError::Timeout) {
            let is_due = written.is_none_or(|written| written.elapsed() >= BEAT);
            let Some(games) = self.news(is_due) else { continue };
            let begun = Instant::now();
            if let Err(error) = self.write(&games) {
                log::warn!("the games in progress cannot be shown in {}: {error}", self.folder.display());
            }
            written = Some(begun);
            // Very many games are shown less often.
            wait = APART.max(SHARE * begun.elapsed());
        }
        if let Err(error) = clear(&self.folder) {
            log::warn!("{}: {error}", self.folder.display());
        }
    }

    /// The games, if something is new or they `are_due` anyway.
    fn news(&self, are_due: bool) -> Option<BTreeMap<usize, Noted>> {
        let notes = &mut *self.noted();
        let is_new = std::mem::take(&mut notes.is_new);
        (is_new || are_due).then(|| notes.games.clone())
    }

    fn write(&self, games: &BTreeMap<usize, Noted>) -> io::Result<()> {
        let shown = |(&game, noted): (&usize, &Noted)| {
            let name = |played: &Played| format!("{} {}", played.color.letter(), played.mv.display(self.size));
            let moves = noted.moves.iter().map(name).collect::<Vec<_>>().join(" ");
            let since = noted.since.duration_since(UNIX_EPOCH).unwrap_or_default().as_millis() as u64;
            RunningGame { game, black: noted.black, moves, thinks: noted.thinks, since, clocks: noted.clocks }
        };
        let games: Vec<RunningGame> = games.iter().map(shown).collect();
        let beside = self.folder.join(BESIDE);
        fs::write(&beside, serde_json::to_vec(&games)?)?;
        fs::rename(&beside, self.folder.join(RUNNING))
    }
}

/// A game in the showcase of its run, if the run has one; dropping it takes it out.
#[derive(Debug)]
pub(super) struct OnShow<'a> {
    showcase: Option<&'a Showcase>,
    game: usize,
}

impl<'a> OnShow<'a> {
    /// A game that begins.
    pub fn new(showcase: Option<&'a Showcase>, game: usize, black: Entrant) -> OnShow<'a> {
        if let Some(showcase) = showcase {
            let clocks = [RunningClock::default(); 2];
            let noted = Noted { black, moves: Vec::new(), thinks: None, since: SystemTime::now(), clocks };
            let notes = &mut *showcase.noted();
            notes.games.insert(game, noted);
            notes.is_new = true;
        }
        OnShow { showcase, game }
    }

    fn note(&self, change: impl FnOnce(&mut Noted)) {
        if let Some(showcase) = self.showcase {
            let notes = &mut *showcase.noted();
            if let Some(noted) = notes.games.get_mut(&self.game) {
                change(noted);
                notes.is_new = true;
            }
        }
    }

    /// A move is made.
    pub fn made(&self, played: Played) {
        self.note(|noted| noted.moves.push(played));
    }

    /// The programs have exchanged their colours.
    pub fn exchanged(&self) {
        self.note(|noted| noted.black = noted.black.opponent());
    }

    /// A side begins to think, or none where the game is settled.
    pub fn thinks(&self, color: Option<Color>, clocks: impl FnOnce() -> [RunningClock; 2]) {
        self.note(|noted| (noted.thinks, noted.since, noted.clocks) = (color, SystemTime::now(), clocks()));
    }
}

impl Drop for OnShow<'_> {
    fn drop(&mut self) {
        if let Some(showcase) = self.showcase {
            let notes = &mut *showcase.noted();
            notes.games.remove(&self.game);
            notes.is_new = true;
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::channel;
    use std::thread;

    use super::*;

    #[test]
    fn games_are_shown_while_they_are_played() {
        let folder = tempfile::tempdir().unwrap();
        let size = Size::square(9).unwrap();
        let showcase = Showcase::new(folder.path(), size);
        assert_eq!(read(folder.path()), None);
        let until = |wanted: &dyn Fn(&[RunningGame]) -> bool| {
            let begun = Instant::now();
            while !read(folder.path()).is_some_and(|games| wanted(&games)) {
                assert!(begun.elapsed() < Duration::from_secs(60));
                thread::sleep(Duration::from_millis(10));
            }
        };
        thread::scope(|scope| {
            let (sender, over) = channel();
            let shown = &showcase;
            scope.spawn(move || shown.keep_shown(&over));
            let game = OnShow::new(Some(&showcase), 7, Entrant::B);
            let played = ["C3", "pass", "virtual"].map(|mv| Move::parse(mv, size).unwrap());
            let moves =
                played.map(|mv| Played { color: if mv == Move::Pass { Color::White } else { Color::Black }, mv });
            moves.iter().for_each(|played| game.made(*played));
            let clock = RunningClock { left: 3.5, count: 1, spent: 2.0 };
            game.thinks(Some(Color::White), || [clock, RunningClock::default()]);
            until(&|games| {
                games.iter().any(|game| {
                    (game.game, game.black, game.thinks, game.clocks[0]) == (7, Entrant::B, Some(Color::White), clock)
                        && game.moves(size).as_deref() == Some(&moves[..])
                })
            });
            drop(game);
            until(&<[_]>::is_empty);
            drop(sender);
        });
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
    }

    #[test]
    fn what_a_killed_run_has_left_is_no_game_in_progress() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join(RUNNING);
        fs::write(&path, "[]").unwrap();
        assert_eq!(read(folder.path()), Some(Vec::new()));
        let file = fs::File::options().write(true).open(&path).unwrap();
        file.set_modified(SystemTime::now() - 2 * FRESH).unwrap();
        assert_eq!(read(folder.path()), None);
        file.set_modified(SystemTime::now() + 2 * FRESH).unwrap();
        assert_eq!(read(folder.path()), Some(Vec::new()));
        fs::write(&path, "nonsense").unwrap();
        assert_eq!(read(folder.path()), None);
    }
}
