//! The house rules that the compiler does not hold: which folder may use which, where `unsafe` may stand, how little
//! the program's entry does.

use std::fs;
use std::path::{Path, PathBuf};

use regex::Regex;

/// The rooms under `src`, each with its place: a room may use those with a lower place.
const PLACES: [(&str, u32); 30] = [
    // Helpers that know no other room.
    ("files", 0),
    ("stats", 0),
    ("threads", 0),
    ("base", 0),
    ("rules", 1),
    ("board", 2),
    ("game", 3),
    ("score", 4),
    ("sgf", 4),
    ("time", 4),
    ("line", 5),
    ("playout", 5),
    ("draw", 5),
    ("solve", 5),
    ("policy", 6),
    ("light", 6),
    ("search", 7),
    ("judge", 8),
    ("lineplay", 8),
    ("player", 9),
    ("train", 10),
    ("engine", 10),
    ("protocol", 11),
    ("arena", 11),
    ("gtp", 12),
    ("analysis", 12),
    ("piskvork", 12),
    ("terminal", 12),
    ("cli", 13),
    // Not a folder: the crate's root names all of them.
    ("lib.rs", 14),
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

/// The crate's own folders that a source file names: `crate::board`, `crate::{board, game}`, or `super`s up to the
/// root.
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
fn protocols_use_the_player_only_through_the_engine() {
    let player = Regex::new(r"\bplayer::(\{[^}]*)?\bPlayer\b").expect("a pattern");
    let uses_it = |rooms: &[&str]| -> Vec<PathBuf> {
        let files = sources().into_iter().filter(|(path, _)| rooms.iter().any(|room| path.starts_with(room)));
        files.filter(|(_, code)| player.is_match(code)).map(|(path, _)| path).collect()
    };
    assert_eq!(uses_it(&["protocol", "gtp", "analysis", "piskvork"]), Vec::<PathBuf>::new());
    assert_eq!(
        uses_it(&["engine"]),
        ["facade.rs", "line.rs"].map(|file| PathBuf::from("engine").join(file)),
        "the pattern finds what it looks for"
    );
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

/// What a source file is to the rest of the crate: its module, the paths that it names, and what it passes on by `pub
/// use`.
struct Module {
    file: PathBuf,
    path: Vec<String>,
    named: Vec<Vec<String>>,
    passed_on: Vec<(String, Vec<String>)>,
}

/// The leaves of the tree of a `use`, each as a path of its own.
fn leaves(tree: &str) -> Vec<String> {
    let tree = tree.trim();
    let Some(open) = tree.find('{') else {
        return vec![tree.split(" as ").next().unwrap_or_default().trim().to_string()];
    };
    let (prefix, group) = (&tree[..open], &tree[open + 1..tree.rfind('}').unwrap_or(tree.len())]);
    let (mut level, mut start, mut parts) = (0, 0, Vec::new());
    for (at, sign) in group.char_indices() {
        match sign {
            '{' => level += 1,
            '}' => level -= 1,
            ',' if level == 0 => {
                parts.push(&group[start..at]);
                start = at + 1;
            }
            _ => {}
        }
    }
    parts.push(&group[start..]);
    let parts = parts.into_iter().filter(|part| !part.trim().is_empty());
    parts.flat_map(leaves).map(|leaf| format!("{prefix}{leaf}")).collect()
}

/// The path from the crate's root of one that is named in the module `own`; `None` where it is of another crate.
fn from_root(path: &str, own: &[String], modules: &[Vec<String>]) -> Option<Vec<String>> {
    let mut base = own.to_vec();
    let mut names = path.split("::").filter(|name| *name != "self").peekable();
    if path.starts_with("crate::") {
        names.next();
        return Some(names.map(str::to_string).collect());
    }
    let is_relative = path.starts_with("super") || path.starts_with("self");
    while names.next_if_eq(&"super").is_some() {
        base.pop();
    }
    base.extend(names.map(str::to_string));
    let first_is_child = || modules.contains(&base[..=own.len()].to_vec());
    (is_relative || base.len() > own.len() && first_is_child()).then_some(base)
}

/// The modules of the crate without their tests.
fn modules() -> Vec<Module> {
    let sources: Vec<(PathBuf, String)> =
        sources().into_iter().filter(|(path, _)| !path.ends_with("lib.rs") && !path.ends_with("main.rs")).collect();
    let path_of = |file: &Path| -> Vec<String> {
        let names = file.with_extension("");
        names.iter().map(|name| name.to_string_lossy().into_owned()).filter(|name| name != "mod").collect()
    };
    let paths: Vec<Vec<String>> = sources.iter().map(|(file, _)| path_of(file)).collect();
    let tests = Regex::new(r"#\[cfg\(test\)\]\s*(?:pub )?mod (\w+)\s*(\{|;)").expect("a pattern");
    let uses = Regex::new(r"(?m)^\s*(pub(?:\([^)]*\))? )?use ([^;]+);").expect("a pattern");
    let inline = Regex::new(r"\b(?:crate|super)(?:::\w+)+").expect("a pattern");
    // Files that are modules of tests alone.
    let mut test_modules = Vec::new();
    for ((_, code), path) in sources.iter().zip(&paths) {
        for found in tests.captures_iter(code).filter(|found| &found[2] == ";") {
            test_modules.push([&path[..], &[found[1].to_string()]].concat());
        }
    }
    let mut modules = Vec::new();
    for ((file, code), path) in sources.iter().zip(&paths).filter(|(_, path)| !test_modules.contains(path)) {
        let body = tests.captures_iter(code).find(|found| &found[2] == "{");
        let code = &code[..body.map_or(code.len(), |found| found.get(0).expect("a match").start())];
        let (mut named, mut passed_on) = (Vec::new(), Vec::new());
        for found in uses.captures_iter(code) {
            for leaf in leaves(&found[2].replace('\n', " ")) {
                let Some(target) = from_root(&leaf, path, &paths) else { continue };
                match (found.get(1), target.last()) {
                    (Some(_), Some(name)) => passed_on.push((name.clone(), target)),
                    _ => named.push(target),
                }
            }
        }
        let rest = uses.replace_all(code, "");
        named.extend(inline.find_iter(&rest).filter_map(|found| from_root(found.as_str(), path, &paths)));
        modules.push(Module { file: file.clone(), path: path.clone(), named, passed_on });
    }
    modules
}

/// The module in which what `target` names is defined, what others pass on followed to its source.
fn defined_in(target: &[String], modules: &[Module]) -> Option<usize> {
    let length =
        (1..=target.len()).rev().find(|&length| modules.iter().any(|module| module.path == target[..length]))?;
    let number = modules.iter().position(|module| module.path == target[..length])?;
    let passed_on = target.get(length).and_then(|name| modules[number].passed_on.iter().find(|(own, _)| own == name));
    match passed_on {
        Some((_, source)) if source != target => {
            defined_in(&[&source[..], &target[length + 1..]].concat(), modules).or(Some(number))
        }
        _ => Some(number),
    }
}

#[test]
fn no_files_of_a_room_use_each_other_in_a_circle() {
    let modules = modules();
    let mut uses: Vec<Vec<usize>> = Vec::new();
    for (number, module) in modules.iter().enumerate() {
        let mut used: Vec<usize> = module.named.iter().filter_map(|target| defined_in(target, &modules)).collect();
        used.retain(|&other| other != number && modules[other].path[0] == module.path[0]);
        used.sort_unstable();
        used.dedup();
        uses.push(used);
    }
    assert!(uses.iter().flatten().count() > 100, "the uses are found");
    // A file is in a circle if it can be reached from itself.
    let reaches_itself = |start: usize| {
        let (mut seen, mut open) = (vec![false; uses.len()], uses[start].clone());
        while let Some(number) = open.pop() {
            if !std::mem::replace(&mut seen[number], true) {
                open.extend(&uses[number]);
            }
        }
        seen
    };
    let reached: Vec<Vec<bool>> = (0..modules.len()).map(reaches_itself).collect();
    let mut circles = Vec::new();
    for a in 0..modules.len() {
        for &b in &uses[a] {
            if reached[b][a] {
                circles.push(format!("{} uses {}", modules[a].file.display(), modules[b].file.display()));
            }
        }
    }
    assert!(circles.is_empty(), "{}", circles.join("\n"));
}

/// `cargo install` takes the newest versions that Cargo.toml allows, so it alone holds those that play depends on.
#[test]
fn crates_that_results_follow_from_have_exact_versions() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let read = |name: &str| -> toml::Table {
        let text = fs::read_to_string(root.join(name)).expect("a file");
        text.parse().expect("TOML")
    };
    let (manifest, lock) = (read("Cargo.toml"), read("Cargo.lock"));
    for name in ["pulp", "rand", "rand_xoshiro", "rustc-hash"] {
        let wanted = &manifest["dependencies"][name];
        let wanted = wanted.as_str().or_else(|| wanted["version"].as_str()).expect("a version");
        let exact = wanted.strip_prefix('=').unwrap_or_else(|| panic!("{name} {wanted} may change"));
        let packages = lock["package"].as_array().expect("packages").iter();
        let locked: Vec<&str> = packages
            .filter(|package| package["name"].as_str() == Some(name))
            .filter_map(|package| package["version"].as_str())
            .collect();
        assert!(locked.contains(&exact), "{name}: {exact} in Cargo.toml, {locked:?} in Cargo.lock");
    }
}
