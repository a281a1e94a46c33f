//! That the page on the architecture is true of the tree: its rooms, their order, the files that it names.

use std::fs;

use regex::Regex;

use crate::packages::{PACKAGES, Package, root};

fn page() -> String {
    fs::read_to_string(root().join("ARCHITECTURE.md")).expect("ARCHITECTURE.md")
}

fn rooms(package: &Package) -> Vec<&'static str> {
    package.rooms.iter().copied().flatten().copied().collect()
}

#[test]
fn the_tables_of_rooms_have_every_room_in_an_order_that_holds() {
    let page = page();
    let row = Regex::new("(?m)^\\| `([a-z/]+)` \\|").expect("a pattern");
    for package in PACKAGES.iter().filter(|package| !package.rooms.is_empty()) {
        let (_, rest) = page.split_once(&format!("\n`{}`:\n\n", package.name)).expect("a table of rooms");
        let (table, _) = rest.split_once("\n\n").expect("the end of the table");
        let listed: Vec<&str> = row.captures_iter(table).map(|row| row.extract::<1>().1[0]).collect();
        let place = |room: &str| package.rooms.iter().position(|group| group.contains(&room));
        assert!(listed.iter().map(|room| place(room)).is_sorted(), "{}: {listed:?}", package.name);
        let (mut listed, mut rooms) = (listed, rooms(package));
        listed.sort_unstable();
        rooms.sort_unstable();
        assert_eq!(listed, rooms, "{}", package.name);
    }
}

/// A path in the page begins with a room, or with a folder of the repository.
#[test]
fn every_file_that_the_page_names_is_there() {
    let page = page();
    let path = Regex::new("`((?:[a-z_-]+/)+(?:[A-Za-z_*-]+(?:\\.[a-z]+)?)?)`").expect("a pattern");
    let (mut seen, mut missing) = (0, Vec::new());
    for path in path.captures_iter(&page).map(|path| path.extract::<1>().1[0]) {
        let first = path.split('/').next().expect("a first name");
        let home = PACKAGES.iter().find(|package| package.folders().contains(first));
        let in_room = home.map(|package| root().join(package.folder).join("src").join(path));
        let is_there = in_room.is_some_and(|file| file.exists()) || root().join(path).exists();
        seen += 1;
        if !path.contains('*') && !is_there {
            missing.push(path);
        }
    }
    assert!(missing.is_empty(), "ARCHITECTURE.md names {missing:?}");
    assert!(seen > 40, "the files are found");
}

#[test]
fn the_list_of_documentation_has_every_page() {
    let docs = root().join("docs");
    let list = fs::read_to_string(docs.join("README.md")).expect("docs/README.md");
    let names = fs::read_dir(&docs).expect("docs").map(|entry| entry.expect("an entry").file_name());
    let pages: Vec<String> = names
        .map(|name| name.to_string_lossy().into_owned())
        .filter(|name| name.ends_with(".md") && name != "README.md")
        .collect();
    assert!(pages.len() > 10, "the pages are found");
    let missing: Vec<&String> = pages.iter().filter(|name| !list.contains(&format!("]({name})"))).collect();
    assert!(missing.is_empty(), "docs/README.md does not list {missing:?}");
}
