//! No line of a source file is longer than 120 characters: `cargo fmt` breaks lines of code, and this test holds
//! comments and strings to the same width.

use std::fs;
use std::path::{Path, PathBuf};

/// The most characters that a line may have: `max_width` in `rustfmt.toml`.
const WIDTH: usize = 120;

/// Every Rust source file below a folder of the repository.
fn sources(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display())) {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            sources(&path, files);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            files.push(path);
        }
    }
}

#[test]
fn no_line_is_longer_than_120_characters() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut files = Vec::new();
    for folder in ["src", "crates", "tests", "gtp-tests", "examples", "fuzz/fuzz_targets"] {
        sources(&root.join(folder), &mut files);
    }
    assert!(files.len() > 400, "only {} files were found", files.len());
    files.sort();
    let mut long = Vec::new();
    for file in files {
        let text = fs::read_to_string(&file).expect("a source file in UTF-8");
        for (number, line) in text.lines().enumerate() {
            let width = line.chars().count();
            if width > WIDTH {
                let file = file.strip_prefix(root).expect("below the root");
                long.push(format!("{}:{}: {width} characters", file.display(), number + 1));
            }
        }
    }
    assert!(long.is_empty(), "{} lines are too long:\n{}", long.len(), long.join("\n"));
}

#[test]
fn the_width_is_that_of_the_formatter() {
    let settings =
        fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("rustfmt.toml")).expect("rustfmt.toml");
    assert!(settings.lines().any(|line| line == format!("max_width = {WIDTH}")), "{settings}");
}
