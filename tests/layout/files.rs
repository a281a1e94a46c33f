//! Where `unsafe` may stand, and how little the program's entry does.

use std::fs;
use std::path::PathBuf;

use crate::packages::{PACKAGES, Package, root};
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
    assert_eq!(files(&PACKAGES[1]).len(), 1, "the engine's kernels are found");
}

#[test]
fn the_programs_entry_is_short() {
    let lines = fs::read_to_string(root().join("src/main.rs")).expect("main.rs").lines().count();
    assert!(lines <= 60, "main.rs has {lines} lines");
}
