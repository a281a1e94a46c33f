//! The page with every file and what it owns, made of the first sentence of each module's documentation.

use std::fmt::Write;
use std::fs;

use regex::Regex;

use crate::packages::{PACKAGES, root};
use crate::source::modules;

/// The first sentence of a file's documentation.
fn first_sentence(text: &str) -> Option<String> {
    // A library's own is its README.
    if text.starts_with("#![doc = include_str!") {
        return Some("The library: its `README.md`.".to_string());
    }
    let lines = text.lines().take_while(|line| line.starts_with("//!"));
    let words: Vec<&str> = lines.map(|line| line[3..].trim()).take_while(|line| !line.is_empty()).collect();
    let text = words.join(" ");
    // A full stop after one letter is that of initials.
    let is_end = |&(at, _): &(usize, &str)| text[..at].ends_with(|sign: char| !sign.is_uppercase());
    let end = text.match_indices(". ").find(is_end).map_or(text.len(), |(at, _)| at + 1);
    (!text.is_empty()).then(|| without_links(&text[..end]))
}

/// Links of rustdoc lead nowhere on a page in the repository.
fn without_links(text: &str) -> String {
    let link = Regex::new(r"\[(`[^`]+`)\](\([^)]*\))?|\[([^\]]+)\]\([^)]*\)").expect("a pattern");
    link.replace_all(text, "$1$3").into_owned()
}

#[test]
fn the_page_of_modules_is_what_the_files_say() {
    let mut page = String::from(
        "# Modules\n\nEvery source file but those of tests, and what it owns: the first sentence of its documentation. \
         `UPDATE_DOCS=1 cargo test --test layout` writes this page.\n",
    );
    let mut silent = Vec::new();
    for package in &PACKAGES {
        let mut files: Vec<_> = modules(package).into_iter().map(|module| module.file).collect();
        // A room's own documentation stands before its files.
        files.sort_by_key(|file| {
            let folder = file.parent().map(|folder| folder.to_path_buf());
            (folder, !file.ends_with("mod.rs"), file.clone())
        });
        let mut folder = None;
        writeln!(page, "\n## {}", package.name).expect("a text");
        for file in files {
            let text = fs::read_to_string(root().join(package.folder).join("src").join(&file)).expect("a source file");
            let Some(sentence) = first_sentence(&text) else {
                silent.push(format!("{}: {}", package.name, file.display()));
                continue;
            };
            let parent = file.parent().map(|folder| folder.to_path_buf());
            if parent != folder {
                let name = parent.as_ref().map(|folder| folder.display().to_string()).unwrap_or_default();
                let name = if name.is_empty() { "src".to_string() } else { name };
                writeln!(page, "\n### {name}\n\n| file | what it owns |\n| --- | --- |").expect("a text");
                folder = parent;
            }
            let name = file.file_name().expect("a file").to_string_lossy().into_owned();
            writeln!(page, "| `{name}` | {} |", sentence.replace('|', "\\|")).expect("a text");
        }
    }
    assert!(silent.is_empty(), "no documentation: {silent:#?}");
    let file = root().join("docs/modules.md");
    if std::env::var_os("UPDATE_DOCS").is_some() {
        fs::write(&file, &page).expect("the page is written");
    }
    let written = fs::read_to_string(&file).unwrap_or_default();
    assert!(written == page, "docs/modules.md is not what the files say: UPDATE_DOCS=1 cargo test --test layout");
}
