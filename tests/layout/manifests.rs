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

/// What a package and those that it uses are on this system, each in this format of cargo's.
fn tree(package: &str, format: &str, options: &[&str]) -> BTreeSet<String> {
    let output = Command::new(env!("CARGO"))
        .args(["tree", "--locked", "--offline", "-p", package, "-e", "normal", "--prefix", "none"])
        .args(["--format", format])
        .args(options)
        .current_dir(root())
        .output()
        .expect("cargo starts");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let text = String::from_utf8(output.stdout).expect("UTF-8");
    // A crate is told again wherever it is used.
    text.lines().map(|line| line.trim_end_matches(" (*)").to_string()).collect()
}

/// How many crates core uses itself, and how many in all, with these options of cargo.
fn dependencies_of_core(options: &[&str]) -> [usize; 2] {
    [&["--depth", "1"][..], &[]].map(|depth| tree("liangyi-core", "{p}", &[depth, options].concat()).len() - 1)
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

/// The file is that of one version of `Cargo.lock`: `tools/notices` writes it anew, for every system.
#[test]
fn the_notices_name_every_crate_in_the_program() {
    let notices = fs::read_to_string(root().join("THIRD-PARTY-NOTICES.txt")).expect("notices");
    let (list, texts) = notices.split_once("\n====").expect("a list, and the texts of licences");
    let listed: BTreeSet<&str> = list.lines().filter(|line| line.contains(": ")).collect();
    let mut missing = Vec::new();
    for told in tree("liangyi", "{p}: {l}", &["--features", "postgres"]) {
        // What lies in a folder of the workspace has that in its name.
        let (name, licence) = told.split_once(": ").expect("a name and a licence");
        if name.contains(" (") && !name.ends_with("(proc-macro)") {
            continue;
        }
        let name = name.trim_end_matches(" (proc-macro)").replace(" v", " ");
        let line = format!("{name}: {}", licence.replace('/', " OR "));
        if !listed.contains(&*line) || !texts.contains(&name) {
            missing.push(line);
        }
    }
    assert!(missing.is_empty(), "run tools/notices: it lacks {missing:?}");
    let lock = table("Cargo.lock");
    let locked: BTreeSet<String> = lock["package"].as_array().expect("packages").iter().map(name_and_version).collect();
    let gone: Vec<_> =
        listed.iter().filter(|line| !locked.contains(line.split(": ").next().expect("a name"))).collect();
    assert!(gone.is_empty(), "run tools/notices: Cargo.lock no longer has {gone:?}");
    assert!(listed.len() > 200, "{} lines are no list of crates", listed.len());
}

fn name_and_version(package: &toml::Value) -> String {
    ["name", "version"].map(|key| package[key].as_str().expect("text")).join(" ")
}

#[test]
fn the_notices_name_every_package_in_the_page() {
    let read = |name: &str| fs::read_to_string(root().join(name)).expect("a file");
    let (notices, in_report) = (read("web/dist/licences.md"), read("web/dist/report-licences.md"));
    let lock: serde_json::Value = serde_json::from_str(&read("web/package-lock.json")).expect("JSON");
    let mut seen = 0;
    for (path, package) in lock["packages"].as_object().expect("packages") {
        let Some(name) = path.strip_prefix("node_modules/").filter(|_| package.get("dev").is_none()) else { continue };
        let [version, licence] = ["version", "license"].map(|key| package[key].as_str().expect("text"));
        let heading = format!("## {name} - {version} ({licence})\n");
        assert!(notices.contains(&heading), "build the page: web/dist/licences.md lacks {heading}");
        assert!(in_report.contains(&heading) || !in_report.contains(&format!("## {name} - ")), "{heading}");
        seen += 1;
    }
    assert_eq!(seen, notices.matches("\n## ").count());
}
