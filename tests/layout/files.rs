//! What files hold: where `unsafe` may stand, how little the program's entry does, that no two public types of a
//! package share a name, that no file is long, and that no test depends on the network that the user has.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use crate::packages::{PACKAGES, Package, package, root};
use crate::source::{modules, read};

#[test]
fn unsafe_stands_in_one_file_of_a_crate_at_most() {
    let found = |code: &str| read(&syn::parse_file(code).expect("Rust")).is_unsafe;
    assert!(found("fn f() { unsafe { g() } }") && found("unsafe fn f() {}") && found("m! { unsafe { g() } }"));
    assert!(found("impl A { unsafe fn f() {} }") && !found("// unsafe\nfn f() {}"));
    let files = |package: &Package| -> Vec<PathBuf> {
        modules(package).into_iter().filter(|module| module.is_unsafe).map(|module| module.file).collect()
    };
    for package in &PACKAGES {
        let files = files(package);
        assert!(files.len() <= 1, "{}: {files:?}", package.name);
    }
    assert_eq!(files(package("liangyi-engine")).len(), 1, "the engine's kernels are found");
}

#[test]
fn the_programs_entry_is_short() {
    let lines = fs::read_to_string(root().join("src/main.rs")).expect("main.rs").lines().count();
    assert!(lines <= 60, "main.rs has {lines} lines");
}

#[test]
fn no_two_public_types_of_a_package_share_a_name() {
    for package in &PACKAGES {
        let mut files: BTreeMap<String, Vec<PathBuf>> = BTreeMap::new();
        for module in modules(package) {
            for name in module.types {
                files.entry(name).or_default().push(module.file.clone());
            }
        }
        assert!(files.len() > 10, "{}: the types are found", package.name);
        files.retain(|_, files| files.len() > 1);
        assert!(files.is_empty(), "{}: {files:?}", package.name);
    }
}

/// The most lines of a source file; most have fewer than 250.
const LONGEST: usize = 500;

#[test]
fn no_source_file_is_long() {
    for package in &PACKAGES {
        for module in modules(package) {
            let file = root().join(package.folder).join("src").join(&module.file);
            let lines = fs::read_to_string(&file).expect("a source file").lines().count();
            assert!(lines <= LONGEST, "{} has {lines} lines", file.display());
        }
    }
}

/// Files of Rust code in a folder and those below it.
fn code_in(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path());
    let files = |path: PathBuf| if path.is_dir() { code_in(&path) } else { vec![path] };
    entries.flat_map(files).filter(|path| path.extension().is_some_and(|end| end == "rs")).collect()
}

/// What the user has installed changes no test: the program is started by what `tests/common` has, which tells it which
/// network to use. Where its path stands elsewhere, among the words of a shell or of another program, the same is told.
#[test]
fn tests_start_the_program_without_the_users_network() {
    let (mut starts, mut wrong) = (0, Vec::new());
    for path in ["tests", "gtp-tests"].iter().flat_map(|folder| code_in(&root().join(folder))) {
        let text = fs::read_to_string(&path).expect("a test");
        let named = text.matches(concat!("env!(\"CARGO_BIN_EXE_", "liangyi\")")).count();
        let started = text.matches(concat!("Command::new(", "PROGRAM)")).count();
        let told = text.matches("LIANGYI_NET").count() + text.matches("\"--net\", \"none\"").count();
        starts += ["program()", "liangyi(", "start(&", "output_of("]
            .map(|call| text.matches(call).count())
            .iter()
            .sum::<usize>();
        if told < named.max(started) {
            wrong.push(path);
        }
    }
    assert!(wrong.is_empty(), "LIANGYI_NET=none is missing in {wrong:?}");
    assert!(starts > 100, "the places are found");
}
