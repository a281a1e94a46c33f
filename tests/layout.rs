//! The house rules that the compiler does not hold: which folder may use which, where `unsafe` may stand, how little the
//! program's entry does.

use std::fs;
use std::path::{Path, PathBuf};

use regex::Regex;

/// The folders under `src`, each with its place: a folder may use those with a lower place.
const PLACES: [(&str, u32); 14] = [
    // Beside all of them: they know none.
    ("files", 0),
    ("stats", 0),
    ("rules", 0),
    ("board", 1),
    ("game", 2),
    ("score", 3),
    ("sgf", 3),
    ("playout", 4),
    ("search", 5),
    ("engine", 6),
    ("gtp", 7),
    ("arena", 8),
    ("cli", 9),
    // Not a folder: the crate's root names all of them.
    ("lib.rs", 10),
];

fn src() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src")
}

/// Every source file, as its path from `src` and its lines without comments.
fn sources() -> Vec<(PathBuf, String)> {
    fn walk(folder: &Path, files: &mut Vec<PathBuf>) {
        for entry in fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                walk(&path, files);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                files.push(path);
            }
        }
    }
    let mut files = Vec::new();
    walk(&src(), &mut files);
    files.sort();
    let code = |path: &PathBuf| {
        let text = fs::read_to_string(path).expect("a source file");
        text.lines().map(|line| line.split("//").next().unwrap_or_default()).collect::<Vec<_>>().join("\n")
    };
    files.iter().map(|path| (path.strip_prefix(src()).expect("below src").to_path_buf(), code(path))).collect()
}

fn place(folder: &str) -> Option<u32> {
    PLACES.iter().find(|(name, _)| *name == folder).map(|(_, place)| *place)
}

/// The crate's own folders that a source file names: `crate::board`, `crate::{board, game}`, or `super`s up to the root.
fn folders_named(path: &Path, code: &str) -> Vec<String> {
    let depth = path.components().count() - usize::from(path.ends_with("mod.rs"));
    let root =
        Regex::new(&format!(r"(?:\bcrate|\bsuper(?:::super){{{}}})::", depth.saturating_sub(1))).expect("a pattern");
    let word = Regex::new(r"^\w+").expect("a pattern");
    let mut folders = Vec::new();
    for found in root.find_iter(code) {
        let rest = &code[found.end()..];
        let Some(group) = rest.strip_prefix('{') else {
            folders.extend(word.find(rest).map(|name| name.as_str().to_string()));
            continue;
        };
        let (mut level, mut item) = (0, String::new());
        for sign in group.chars() {
            match sign {
                '{' => level += 1,
                '}' if level == 0 => break,
                '}' => level -= 1,
                ',' if level == 0 => {
                    folders.extend(word.find(item.trim()).map(|name| name.as_str().to_string()));
                    item.clear();
                    continue;
                }
                _ => {}
            }
            item.push(sign);
        }
        folders.extend(word.find(item.trim()).map(|name| name.as_str().to_string()));
    }
    folders.retain(|folder| place(folder).is_some());
    folders
}

#[test]
fn folders_use_only_those_to_the_left_of_them() {
    let mut uses = 0;
    let mut wrong = Vec::new();
    for (path, code) in sources() {
        let folder = path.iter().next().and_then(|name| name.to_str()).expect("a name");
        if folder == "main.rs" {
            continue;
        }
        let own = place(folder).unwrap_or_else(|| panic!("src/{folder} has no place in the order of folders"));
        for used in folders_named(&path, &code) {
            uses += 1;
            if used != folder && place(&used).is_none_or(|other| other >= own) {
                wrong.push(format!("src/{} uses crate::{used}", path.display()));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(uses > 10, "the pattern finds what it looks for");
}

#[test]
fn every_way_to_name_a_folder_is_seen() {
    let named = |path: &str, code: &str| folders_named(Path::new(path), code);
    assert_eq!(named("game/state.rs", "use crate::board::Board;"), ["board"]);
    assert_eq!(named("game/state.rs", "use crate::{board::{Board, Size}, search};"), ["board", "search"]);
    assert_eq!(named("game/state.rs", "use super::super::search::Player;"), ["search"]);
    assert_eq!(named("game/mod.rs", "fn f() { super::search::f() }"), ["search"]);
    assert_eq!(named("game/state.rs", "use super::moves::Move; use other_crate::search;"), [""; 0]);
}

#[test]
fn unsafe_stands_in_one_file_at_most() {
    let word = Regex::new(r"\bunsafe\b").expect("a pattern");
    let files: Vec<PathBuf> =
        sources().into_iter().filter(|(_, code)| word.is_match(code)).map(|(path, _)| path).collect();
    assert!(files.len() <= 1, "{files:?}");
}

#[test]
fn the_programs_entry_is_short() {
    let lines = fs::read_to_string(src().join("main.rs")).expect("main.rs").lines().count();
    assert!(lines <= 60, "main.rs has {lines} lines");
}
