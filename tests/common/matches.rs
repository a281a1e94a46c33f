//! What a folder of a match has but for the times.

use std::fs;
use std::path::Path;

use liangyi_arena::folder;
use liangyi_arena::record::{GameRecord, Spent};
use regex::Regex;

/// The records of a match without the times.
pub fn records(folder: &Path) -> Vec<GameRecord> {
    let timeless = |game: GameRecord| {
        let Spent { thought, late, .. } = game.spent;
        GameRecord { spent: Spent { thought, late, ..Spent::default() }, ..game }
    };
    folder::read(folder).expect("a match").1.into_iter().map(timeless).collect()
}

/// The files of the games without the times.
pub fn files(folder: &Path) -> Vec<(String, String)> {
    let times = Regex::new(r"[0-9.]+ s(, [0-9.]+ s CPU)?").expect("a pattern");
    let mut files: Vec<(String, String)> = fs::read_dir(folder.join("games"))
        .expect("a folder")
        .map(|entry| entry.expect("an entry").path())
        .map(|path| {
            let text = fs::read_to_string(&path).expect("a file");
            (path.file_name().expect("a name").display().to_string(), times.replace_all(&text, "time").into_owned())
        })
        .collect();
    files.sort();
    files
}
