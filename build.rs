//! Tells the program which commit it is built from, for `liangyi --version`, and packs the notices of third parties for
//! `liangyi --licences`.
//!
//! A release build knows it from the repository, or from what `cargo package` has written where there is none. Builds
//! for work on the code do without: each commit would compile the program anew.

use std::env;
use std::fs;
use std::io::Write as _;
use std::path::Path;
use std::process::Command;

use flate2::Compression;
use flate2::write::GzEncoder;

/// How many digits of a commit are shown.
const DIGITS: usize = 12;

/// The notices of the crates in the program, which `tools/notices` writes, and of the packages in its page, which are
/// written when that is built.
const NOTICES: [&str; 2] = ["THIRD-PARTY-NOTICES.txt", "web/dist/licences.md"];

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let folder = env::var("CARGO_MANIFEST_DIR").expect("cargo sets it");
    let mut version = env::var("CARGO_PKG_VERSION").expect("cargo sets it");
    if env::var("PROFILE").is_ok_and(|profile| profile == "release") {
        if let Some(commit) = commit_of(Path::new(&folder)) {
            version = format!("{version} ({commit})");
        }
        watch(Path::new(&folder));
    }
    println!("cargo::rustc-env=LIANGYI_VERSION={version}");
    let out = env::var("OUT_DIR").expect("cargo sets it");
    pack_notices(Path::new(&folder), &Path::new(&out).join("notices.gz"));
}

/// Packs the notices into a file: 250,000 bytes of texts that are much alike.
fn pack_notices(folder: &Path, packed: &Path) {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    for name in NOTICES {
        println!("cargo::rerun-if-changed={name}");
        let text = fs::read(folder.join(name)).expect("it is in the repository and in the package");
        encoder.write_all(&text).and_then(|()| encoder.write_all(b"\n")).expect("memory takes it");
    }
    fs::write(packed, encoder.finish().expect("memory takes it")).expect("cargo has made the folder");
}

/// The commit of the source in a folder, as far as it is known.
pub fn commit_of(folder: &Path) -> Option<String> {
    let commit = match is_repository(folder) {
        true => git(folder, &["rev-parse", "HEAD"]),
        false => of_package(folder),
    };
    let digits: String = commit?.chars().take_while(char::is_ascii_hexdigit).take(DIGITS).collect();
    (digits.len() == DIGITS).then_some(digits)
}

/// Whether the source is a repository of its own, and not a folder in that of something else.
fn is_repository(folder: &Path) -> bool {
    folder.join(".git").exists()
}

/// The commit that `cargo package` notes beside the source: `{"git": {"sha1": "..."}}`.
fn of_package(folder: &Path) -> Option<String> {
    let noted = fs::read_to_string(folder.join(".cargo_vcs_info.json")).ok()?;
    let (_, after) = noted.split_once("\"sha1\"")?;
    after.split('"').nth(1).map(str::to_string)
}

/// Has cargo run this again after another commit.
fn watch(folder: &Path) {
    if !is_repository(folder) {
        return;
    }
    let branch = git(folder, &["rev-parse", "--symbolic-full-name", "HEAD"]).unwrap_or_default();
    for name in ["HEAD", branch.as_str(), "packed-refs"] {
        let path = git(folder, &["rev-parse", "--git-path", name]).map(|path| folder.join(path));
        // What is not there would have it run every time.
        if let Some(path) = path.filter(|path| path.is_file()) {
            println!("cargo::rerun-if-changed={}", path.display());
        }
    }
}

/// What git prints.
fn git(folder: &Path, arguments: &[&str]) -> Option<String> {
    let output = Command::new("git").arg("-C").arg(folder).args(arguments).output().ok()?;
    let text = String::from_utf8(output.stdout).ok()?;
    output.status.success().then(|| text.trim().to_string())
}
