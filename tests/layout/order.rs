//! Which room of a crate may use which, and that files use each other in no circle.

use std::collections::{BTreeMap, BTreeSet};

use crate::packages::{PACKAGES, package, root};
use crate::source::{Module, Names, defined_in, modules};

#[test]
fn rooms_use_only_those_to_the_left_of_them() {
    for package in PACKAGES.iter().filter(|package| !package.rooms.is_empty()) {
        let place = |room: &str| package.rooms.iter().position(|group| group.contains(&room));
        let (mut uses, mut wrong) = (0, Vec::new());
        for module in modules(package) {
            let Some(room) = package.room(&module.path) else {
                // What only declares rooms stands in none.
                let declares = module.path.len() < 2 && module.named.is_empty();
                let folder = module.path.first().is_none_or(|folder| package.folders().contains(folder.as_str()));
                assert!(
                    declares && folder || module.path.is_empty(),
                    "{}: {} has no place",
                    package.name,
                    module.file.display()
                );
                continue;
            };
            let own = place(room).expect("a room has a place");
            let passed_on = module.passed_on.iter().map(|(_, target)| target);
            // What is no room is what the crate's root passes on.
            let used = module.named.iter().chain(passed_on).filter_map(|target| package.room(target));
            for used in used.filter(|used| *used != room) {
                let other = place(used).expect("a room has a place");
                // A room's own folder may lie in it.
                if used.starts_with(&format!("{room}/")) && other < own {
                    continue;
                }
                uses += 1;
                if other >= own {
                    wrong.push(format!("{}: {} uses crate::{used}", package.name, module.file.display()));
                }
            }
        }
        assert!(wrong.is_empty(), "{}", wrong.join("\n"));
        assert!(uses > 10, "{}: the uses are found", package.name);
    }
}

#[test]
fn protocols_use_the_player_only_through_the_engine() {
    let player = ["liangyi_engine", "player", "Player"];
    let names_it = |module: &Module, names: &[&str]| module.outside.iter().any(|path| path[..] == names[..]);
    let rooms = ["protocol", "gtp", "analysis", "piskvork", "cli/terminal"];
    let package = package("liangyi");
    let modules = modules(package);
    let of_protocols =
        || modules.iter().filter(|module| package.room(&module.path).is_some_and(|own| rooms.contains(&own)));
    let wrong: Vec<_> = of_protocols().filter(|module| names_it(module, &player)).map(|module| &module.file).collect();
    assert!(wrong.is_empty(), "{wrong:?}");
    assert!(of_protocols().any(|module| names_it(module, &["liangyi_engine", "engine", "Engine"])), "uses are found");
}

#[test]
fn only_the_command_line_takes_the_models_that_are_built_in() {
    let takes_them =
        |module: &Module| module.outside.iter().any(|path| path.ends_with(&["Models", "embedded"].map(String::from)));
    let takers: Vec<_> = PACKAGES.iter().flat_map(modules).filter(takes_them).map(|module| module.file).collect();
    assert!(takers.iter().all(|file| file.starts_with("cli")), "{takers:?}");
    assert!(!takers.is_empty(), "uses are found");
}

/// More is more than a newcomer can keep in mind.
#[test]
fn the_program_has_ten_folders_at_most() {
    let folders = package("liangyi").folders();
    assert!(folders.len() <= 10, "{folders:?}");
}

#[test]
fn every_room_of_the_order_is_there() {
    for package in &PACKAGES {
        for room in package.rooms.iter().copied().flatten() {
            let folder = root().join(package.folder).join("src").join(room);
            assert!(folder.join("mod.rs").is_file(), "{} is no room", folder.display());
        }
    }
}

#[test]
fn no_files_of_a_room_use_each_other_in_a_circle() {
    for package in &PACKAGES {
        let modules = modules(package);
        let by_path: BTreeMap<&Names, usize> =
            modules.iter().enumerate().map(|(number, module)| (&module.path, number)).collect();
        let same_room = |a: &Module, b: &Module| package.room(&a.path) == package.room(&b.path);
        let uses: Vec<BTreeSet<usize>> = modules
            .iter()
            .enumerate()
            .map(|(number, module)| {
                let used = module.named.iter().filter_map(|target| defined_in(target, &by_path, &modules));
                used.filter(|&other| {
                    other != number && !modules[other].path.is_empty() && same_room(&modules[other], module)
                })
                .collect()
            })
            .collect();
        assert!(uses.iter().flatten().count() > 20, "{}: the uses are found", package.name);
        let reached = |start: usize| {
            let (mut seen, mut open) = (BTreeSet::new(), Vec::from_iter(&uses[start]));
            while let Some(&number) = open.pop() {
                if seen.insert(number) {
                    open.extend(&uses[number]);
                }
            }
            seen
        };
        let reached: Vec<BTreeSet<usize>> = (0..modules.len()).map(reached).collect();
        let mut circles = Vec::new();
        for (a, used) in uses.iter().enumerate() {
            // A folder's `mod.rs` declares its files, which is no use.
            for &b in used.iter().filter(|&&b| reached[b].contains(&a)) {
                circles.push(format!("{} uses {}", modules[a].file.display(), modules[b].file.display()));
            }
        }
        assert!(circles.is_empty(), "{}:\n{}", package.name, circles.join("\n"));
    }
}
