//! Joins the folders of parts of a match (see [`Part`]) to the folder that the match has when it is played in one
//! place.
//!
//! Everything is checked before anything is written. Which folder holds which part is read from its settings, never
//! from its name; games after the decision of a sequential test are kept where they are, and not missed where they are
//! not.

use std::collections::{BTreeMap, HashSet};
use std::path::{Path, PathBuf};

use super::folder::{self, MatchFolder};
use super::part::Part;
use super::record::{GameRecord, sequential_test};
use super::settings::MatchSettings;
use super::stats::SprtDecision;
use super::store::StoreError;

/// Parts of a match cannot be joined.
#[derive(Debug, thiserror::Error)]
pub enum MergeError {
    /// The folder of a part cannot be read.
    #[error(transparent)]
    Unread(#[from] StoreError),
    /// The whole cannot be written.
    #[error(transparent)]
    Unwritten(StoreError),
    /// No folder is named.
    #[error("no folder is named")]
    Nothing,
    /// The folder for the whole holds a match already.
    #[error("{0} holds a match already")]
    Taken(PathBuf),
    /// A folder holds a match that is not divided.
    #[error("{0} holds a whole match, no part of one")]
    Whole(PathBuf),
    /// The parts are of matches that are divided in different ways.
    #[error("{first} holds part {first_part}, {other} holds part {other_part}: not of the same number of parts")]
    Divided {
        /// The first folder.
        first: PathBuf,
        /// Its part.
        first_part: Part,
        /// The other folder.
        other: PathBuf,
        /// Its part.
        other_part: Part,
    },
    /// The parts are of different matches.
    #[error("{other} holds a part of another match than {first}; {}", .differences.join("; "))]
    Differ {
        /// The first folder.
        first: PathBuf,
        /// The other folder.
        other: PathBuf,
        /// The settings and names that differ.
        differences: Vec<String>,
    },
    /// A folder has a game that is not of its part.
    #[error("{folder}: game {game} is not of part {part} of this match")]
    Foreign {
        /// The folder.
        folder: PathBuf,
        /// The number of the game.
        game: usize,
        /// The part of the folder.
        part: Part,
    },
    /// Two folders have a game that is not the same.
    #[error("game {game} is not the same in {first} and in {other}")]
    Conflict {
        /// The number of the game.
        game: usize,
        /// A folder that has it.
        first: PathBuf,
        /// Another one.
        other: PathBuf,
    },
    /// Games that have not been played.
    #[error("{}", .0.iter().map(Missing::to_string).collect::<Vec<_>>().join("; "))]
    Missing(Vec<Missing>),
}

/// Games of a part that have not been played.
#[derive(Debug)]
pub struct Missing {
    /// The part.
    pub part: Part,
    /// The folders that hold it.
    pub folders: Vec<PathBuf>,
    /// The numbers of the games.
    pub games: Vec<usize>,
}

impl std::fmt::Display for Missing {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let games = match self.games.as_slice() {
            [game] => format!("game {game}"),
            [first, .., last] => format!("{} games from {first} to {last}", self.games.len()),
            [] => String::new(),
        };
        let folders: Vec<String> = self.folders.iter().map(|folder| folder.display().to_string()).collect();
        if folders.is_empty() {
            write!(f, "part {} is missing: {games}", self.part)
        } else {
            write!(f, "part {} in {} is not finished: {games} missing", self.part, folders.join(", "))
        }
    }
}

/// A folder with a part of a match.
struct PartFolder {
    folder: PathBuf,
    part: Part,
    settings: MatchSettings,
    games: Vec<GameRecord>,
}

impl PartFolder {
    fn read(folder: &Path) -> Result<PartFolder, MergeError> {
        let (settings, games) = folder::read(folder)?;
        let part = settings.part.ok_or_else(|| MergeError::Whole(folder.to_path_buf()))?;
        let folder = folder.to_path_buf();
        let is_own = |game: &GameRecord| {
            settings.has(game.game)
                && game.opening == MatchSettings::opening(game.game)
                && game.black == settings.black(game.game)
                && game.sgf == MatchFolder::game_path(game.game)
        };
        match games.iter().find(|game| !is_own(game)) {
            Some(foreign) => Err(MergeError::Foreign { folder, game: foreign.game, part }),
            None => Ok(PartFolder { folder, part, settings, games }),
        }
    }

    /// An error unless `other` is a part of the same match.
    fn require_same_match(&self, other: &PartFolder) -> Result<(), MergeError> {
        let (first, folder) = (self.folder.clone(), other.folder.clone());
        if self.part.parts() != other.part.parts() {
            let (first_part, other_part) = (self.part, other.part);
            return Err(MergeError::Divided { first, first_part, other: folder, other_part });
        }
        let mut settings = other.settings.clone();
        for (name, known) in settings.names.iter_mut().zip(&self.settings.names) {
            // A part without a game has not started the programs.
            if name.is_empty() || known.is_empty() {
                name.clone_from(known);
            }
        }
        match settings.differences_of_parts(&self.settings) {
            differences if differences.is_empty() => Ok(()),
            differences => Err(MergeError::Differ { first, other: folder, differences }),
        }
    }
}

/// Joins the matches of `folders`, which are the parts of one, in the folder `out`. Returns the match.
///
/// # Errors
///
/// Nothing is written if the parts are not those of one match, or if there is not each of its games exactly once; a
/// copy of a game is no second one.
pub fn merge(folders: &[PathBuf], out: &Path) -> Result<(MatchSettings, Vec<GameRecord>), MergeError> {
    if folder::holds_match(out) {
        return Err(MergeError::Taken(out.to_path_buf()));
    }
    let parts = folders.iter().map(|folder| PartFolder::read(folder)).collect::<Result<Vec<_>, _>>()?;
    let Some(first) = parts.first() else { return Err(MergeError::Nothing) };
    parts.iter().try_for_each(|other| first.require_same_match(other))?;
    let mut games: BTreeMap<usize, (&GameRecord, &PartFolder)> = BTreeMap::new();
    for part in &parts {
        for game in &part.games {
            // It is there, and can be read.
            let file = folder::read_game(&part.folder, game.game)?;
            if let Some((known, holder)) = games.get(&game.game) {
                if *known != game || folder::read_game(&holder.folder, game.game)? != file {
                    let (first, other) = (holder.folder.clone(), part.folder.clone());
                    return Err(MergeError::Conflict { game: game.game, first, other });
                }
            } else {
                games.insert(game.game, (game, part));
            }
        }
    }
    let mut settings = first.settings.clone();
    settings.part = None;
    for (at, name) in settings.names.iter_mut().enumerate() {
        let known = parts.iter().map(|part| &part.settings.names[at]).find(|name| !name.is_empty());
        name.clone_from(known.unwrap_or(&String::new()));
    }
    let records: Vec<GameRecord> = games.values().map(|(game, _)| (*game).clone()).collect();
    let missing = missing(&settings, first.part, &parts, &records);
    if !missing.is_empty() {
        return Err(MergeError::Missing(missing));
    }
    folder::write_match(out, &settings, &records, |game| folder::read_game(&games[&game].1.folder, game))
        .map_err(MergeError::Unwritten)?;
    Ok((settings, records))
}

/// The games that the match still lacks, by part: those up to the one that decides its sequential test, if one does.
fn missing(settings: &MatchSettings, part: Part, parts: &[PartFolder], records: &[GameRecord]) -> Vec<Missing> {
    let decided = settings.sprt.map(|sprt| sequential_test(sprt, records));
    let decided = decided.filter(|test| test.decision() != SprtDecision::Open);
    let last = decided.map_or(settings.games, |test| test.last());
    let played: HashSet<usize> = records.iter().map(|record| record.game).collect();
    let mut missing: BTreeMap<Part, Vec<usize>> = BTreeMap::new();
    for game in (1..=last).filter(|game| !played.contains(game)) {
        missing.entry(part.of_place(MatchSettings::opening(game) - 1)).or_default().push(game);
    }
    let of = |(part, games)| {
        let holders = parts.iter().filter(|holder| holder.part == part).map(|holder| holder.folder.clone());
        Missing { part, folders: holders.collect(), games }
    };
    missing.into_iter().map(of).collect()
}

#[cfg(test)]
mod tests {
    use liangyi_core::base::Color;

    use super::*;
    use crate::record::Entrant;
    use crate::stats::Sprt;
    use crate::testing::{game, settings};

    /// The folder of a part of the match of `settings`, with these of its games.
    fn share(at: &Path, name: &str, settings: &MatchSettings, part: &str, games: &[GameRecord]) -> PathBuf {
        let folder = at.join(name);
        let mut settings = MatchSettings { part: Some(part.parse().unwrap()), ..settings.clone() };
        let (mut store, _) = MatchFolder::open(&folder, &mut settings).unwrap();
        for game in games.iter().filter(|game| settings.has(game.game)) {
            store.add(game, &format!("(;C[{}])", game.game)).unwrap();
        }
        folder
    }

    fn all() -> Vec<GameRecord> {
        (1..=10).map(|number| game(number, Some(Color::Black))).collect()
    }

    /// Three parts of the match of these games.
    fn shares(at: &Path, settings: &MatchSettings, games: &[GameRecord]) -> Vec<PathBuf> {
        ["1/3", "2/3", "3/3"].map(|part| share(at, &part[..1], settings, part, games)).to_vec()
    }

    fn refused(folders: &[PathBuf], at: &Path) -> String {
        let out = at.join("whole");
        let error = merge(folders, &out).unwrap_err().to_string();
        assert!(!out.exists(), "{error}");
        error.replace(&format!("{}/", at.display()), "")
    }

    #[test]
    fn parts_are_joined_in_the_order_of_games() {
        let at = tempfile::tempdir().unwrap();
        let mut folders = shares(at.path(), &settings(), &all());
        // A copy of a part is no second one, and the order of the folders is of no matter.
        folders.push(share(at.path(), "copy", &settings(), "2/3", &all()));
        folders.reverse();
        let out = at.path().join("whole");
        let merged = merge(&folders, &out).unwrap();
        assert_eq!(merged, (settings(), all()));
        assert_eq!(folder::read(&out).unwrap(), merged);
        let lines = std::fs::read_to_string(out.join("results.jsonl")).unwrap();
        let line = |game: &GameRecord| serde_json::to_string(game).unwrap() + "\n";
        assert_eq!(lines, all().iter().map(line).collect::<String>());
        assert_eq!(folder::read_game(&out, 7).unwrap(), b"(;C[7])");
        assert!(matches!(merge(&folders, &out), Err(MergeError::Taken(_))));
    }

    #[test]
    fn what_is_missing_is_named() {
        let at = tempfile::tempdir().unwrap();
        let folders = shares(at.path(), &settings(), &all());
        assert_eq!(refused(&folders[..2], at.path()), "part 3/3 is missing: 2 games from 5 to 6");
        let begun = share(at.path(), "begun", &settings(), "3/3", &all()[..5]);
        let folders = [&folders[..2], &[begun]].concat();
        assert_eq!(refused(&folders, at.path()), "part 3/3 in begun is not finished: game 6 missing");
        std::fs::remove_file(folders[0].join(MatchFolder::game_path(2))).unwrap();
        assert!(refused(&folders, at.path()).starts_with("1/games/00002.sgf: "));
    }

    #[test]
    fn parts_of_other_matches_are_refused_with_the_difference() {
        let at = tempfile::tempdir().unwrap();
        let folders = shares(at.path(), &settings(), &all());
        let with = |name: &str, part: &str, settings: MatchSettings| {
            let other = share(at.path(), name, &settings, part, &all());
            refused(&[&folders[..2], &[other]].concat(), at.path())
        };
        let seed = with("seed", "3/3", MatchSettings { seed: 2, ..settings() });
        assert_eq!(seed, "seed holds a part of another match than 1; seed was 1, is 2");
        let longer = with("longer", "3/3", MatchSettings { games: 12, ..settings() });
        assert_eq!(longer, "longer holds a part of another match than 1; games was 10, is 12");
        let names = ["Left 1.1".to_string(), "Right 2.0".to_string()];
        let newer = with("newer", "3/3", MatchSettings { names, ..settings() });
        assert!(newer.contains("names was [\"Left 1.0\",\"Right 2.0\"], is [\"Left 1.1\","), "{newer}");
        let divided = with("four", "3/4", settings());
        assert_eq!(divided, "1 holds part 1/3, four holds part 3/4: not of the same number of parts");
        drop(MatchFolder::open(&at.path().join("undivided"), &mut settings()).unwrap());
        assert_eq!(refused(&[at.path().join("undivided")], at.path()), "undivided holds a whole match, no part of one");
        assert!(refused(&[at.path().join("nowhere")], at.path()).contains("no match has been played here"));
    }

    #[test]
    fn foreign_and_conflicting_games_are_refused() {
        let at = tempfile::tempdir().unwrap();
        let mut folders = shares(at.path(), &settings(), &all());
        let mut other = all();
        other[2].verdict.winner = Some(Color::White);
        folders.push(share(at.path(), "other", &settings(), "2/3", &other[..3]));
        assert_eq!(refused(&folders, at.path()), "game 3 is not the same in 2 and in other");
        // The same line, with another file.
        let copy = share(at.path(), "copy", &settings(), "2/3", &all()[..3]);
        std::fs::write(copy.join(MatchFolder::game_path(3)), "(;C[another])").unwrap();
        folders[3] = copy;
        assert_eq!(refused(&folders, at.path()), "game 3 is not the same in 2 and in copy");
        folders.pop();
        let (mut store, _) = MatchFolder::open(&folders[1], &mut folder::read(&folders[1]).unwrap().0).unwrap();
        store.add(&all()[4], "(;)").unwrap();
        assert_eq!(refused(&folders, at.path()), "2: game 5 is not of part 2/3 of this match");
    }

    #[test]
    fn games_after_the_decision_need_not_be_there() {
        let at = tempfile::tempdir().unwrap();
        let settings = MatchSettings { sprt: Some(Sprt { elo0: 0.0, elo1: 400.0 }), ..settings() };
        let color = |number| if settings.black(number) == Entrant::A { Color::White } else { Color::Black };
        // A loses every game: each is worth ln(0.0909 / 0.5) = -1.70, so that game 2 decides.
        let lost: Vec<GameRecord> = (1..=10).map(|number| game(number, Some(color(number)))).collect();
        let folders = shares(at.path(), &settings, &lost);
        let some = [folders[0].clone(), share(at.path(), "begun", &settings, "2/3", &lost[..3])];
        let (_, games) = merge(&some, &at.path().join("decided")).unwrap();
        assert_eq!(games.iter().map(|game| game.game).collect::<Vec<_>>(), [1, 2, 3, 7, 8]);
        assert_eq!(sequential_test(settings.sprt.unwrap(), &games).last(), 2);
        assert_eq!(refused(&folders[1..], at.path()), "part 1/3 is missing: 4 games from 1 to 8");
    }
}
