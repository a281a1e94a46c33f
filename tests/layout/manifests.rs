//! What the manifests may say.

use std::collections::BTreeSet;
use std::fs;
use std::process::Command;

use crate::packages::{PACKAGES, root};

fn table(file: &str) -> toml::Table {
    let text = fs::read_to_string(root().join(file)).expect("a file");
    text.parse().expect("TOML")
}

#[test]
fn a_crate_uses_only_those_to_the_left_of_it() {
    for package in &PACKAGES {
        let manifest = table(&format!("{}/Cargo.toml", package.folder));
        assert_eq!(manifest["package"]["name"].as_str(), Some(package.name));
        assert_eq!(manifest["lints"]["workspace"].as_bool(), Some(true), "{}", package.name);
        for section in ["dependencies", "dev-dependencies"] {
            let names =
                manifest.get(section).and_then(toml::Value::as_table).into_iter().flat_map(|table| table.keys());
            for name in names.filter(|name| name.starts_with("liangyi")) {
                assert!(package.may_use.contains(&name.as_str()), "{} uses {name}", package.name);
            }
        }
    }
}

/// `cargo install` takes the newest versions that the manifests allow, so they alone hold those that play depends on.
#[test]
fn crates_that_results_follow_from_have_exact_versions() {
    let (manifest, lock) = (table("Cargo.toml"), table("Cargo.lock"));
    for name in ["pulp", "rand", "rand_xoshiro", "rustc-hash"] {
        let wanted = &manifest["workspace"]["dependencies"][name];
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

/// How many crates core uses itself, and how many in all, with these options of cargo.
fn dependencies_of_core(options: &[&str]) -> [usize; 2] {
    [&["--depth", "1"][..], &[]].map(|depth| {
        let output = Command::new(env!("CARGO"))
            .args(["tree", "--locked", "--offline", "-p", "liangyi-core", "-e", "normal", "--prefix", "none"])
            .args(["--format", "{p}"])
            .args(depth)
            .args(options)
            .current_dir(root())
            .output()
            .expect("cargo starts");
        let text = String::from_utf8(output.stdout).expect("UTF-8");
        // A crate is told again wherever it is used; the first line is core.
        let crates: BTreeSet<&str> = text.lines().map(|line| line.trim_end_matches(" (*)")).collect();
        crates.len().checked_sub(1).unwrap_or_else(|| panic!("{}", String::from_utf8_lossy(&output.stderr)))
    })
}

#[test]
fn the_page_of_core_counts_its_dependencies() {
    let page = fs::read_to_string(root().join("crates/liangyi-core/README.md")).expect("its page");
    let ([direct, all], [direct_without, all_without]) =
        (dependencies_of_core(&[]), dependencies_of_core(&["--no-default-features"]));
    let wanted = format!(
        "With both there are {direct} direct dependencies and {all} in all, with `default-features = false` \
         {direct_without} and {all_without}."
    );
    assert!(page.contains(&wanted), "crates/liangyi-core/README.md: {wanted}");
}
