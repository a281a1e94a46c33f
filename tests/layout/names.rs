//! What names hold: that no two public types of the workspace share one, that a function called `run` stands where the
//! file says what runs, and that no line of documentation begins with a bare name, as a rename by search-and-replace
//! leaves it.

use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;

use regex::Regex;

use crate::packages::{PACKAGES, Package, root};
use crate::source::modules;

/// Names that two packages have for what each calls so, and why that confuses nobody.
const SHARED: [(&str, &str); 0] = [];

#[test]
fn no_two_public_types_share_a_name() {
    let mut files: BTreeMap<String, Vec<PathBuf>> = BTreeMap::new();
    for package in &PACKAGES {
        for module in modules(package) {
            let file = PathBuf::from(package.folder).join("src").join(&module.file);
            for name in module.types {
                files.entry(name).or_default().push(file.clone());
            }
        }
    }
    assert!(files.len() > 500, "the types are found");
    assert!(SHARED.len() <= 10 && SHARED.iter().all(|(name, _)| files[*name].len() > 1), "the list is in use");
    files.retain(|name, files| files.len() > 1 && !SHARED.iter().any(|(shared, _)| shared == name));
    assert!(files.is_empty(), "{files:#?}");
}

/// The files of a package's sources, tests in them too, and their text.
fn texts(package: &Package) -> Vec<(PathBuf, String)> {
    let src = root().join(package.folder).join("src");
    let read = |file: PathBuf| {
        let text = fs::read_to_string(src.join(&file)).expect("a source file");
        (PathBuf::from(package.folder).join("src").join(file), text)
    };
    modules(package).into_iter().map(|module| read(module.file)).collect()
}

/// A subcommand's file says what its `run` does; so does the name of a file of which it is the one entry.
fn says_what_runs(file: &str) -> bool {
    file.starts_with("./src/cli/")
        || file.starts_with("crates/liangyi-lab/src/")
        || file.ends_with("/run.rs")
        || file.ends_with("/server.rs")
}

#[test]
fn what_is_called_run_stands_where_the_file_says_what_runs() {
    // A function alone: a method is called on what its type names.
    let run = Regex::new(r"(?m)^(pub(\([a-z]+\))? )?fn run\b").expect("a pattern");
    let (mut seen, mut wrong) = (0, Vec::new());
    for (file, text) in PACKAGES.iter().flat_map(texts) {
        if run.is_match(&text) {
            seen += 1;
            let name = file.to_string_lossy();
            if !says_what_runs(&name) {
                wrong.push(file);
            }
        }
    }
    assert!(wrong.is_empty(), "`run` in {wrong:?}");
    assert!(seen > 10, "the functions are found");
}

#[test]
fn no_documentation_begins_with_a_bare_name() {
    let bare =
        Regex::new(r"(?m)^\s*//[/!] ([A-Z][a-z0-9]+[A-Z][A-Za-z0-9]*|[a-z0-9]+_[a-z0-9_]+) .*$").expect("a pattern");
    assert!(bare.is_match("/// WhyIllegal a move is forbidden.") && !bare.is_match("/// A `WhyIllegal` of a move."));
    // Names of programs and protocols are written so.
    let of_the_field = [
        "KaTrain",
        "KataGo",
        "GoGui",
        "RenLib",
        "WebSocket",
        "SplitMix64",
        "PostgreSQL",
        "JavaScript",
        "GitHub",
        "RenjuNet",
    ];
    let mut wrong = Vec::new();
    for (file, text) in PACKAGES.iter().flat_map(texts) {
        for line in bare.captures_iter(&text).filter(|line| !of_the_field.contains(&&line[1])) {
            wrong.push(format!("{}: {}", file.display(), line[0].trim()));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}
