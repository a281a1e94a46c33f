//! `liangyi --version`, and which commit a build finds: that of its repository, or that which its package notes;
//! `liangyi --licences`.

#[allow(dead_code, reason = "its `main` writes to cargo")]
#[path = "../../build.rs"]
mod build;

use std::fs;
use std::path::Path;
use std::process::Command;

use crate::common::liangyi;

#[test]
fn the_version_is_that_of_the_build() {
    let assert = liangyi(&["--version"]).assert().success().stderr("");
    let told = String::from_utf8_lossy(&assert.get_output().stdout).into_owned();
    assert_eq!(told, format!("liangyi {}\n", env!("LIANGYI_VERSION")));
    let number = env!("CARGO_PKG_VERSION");
    let commit = env!("LIANGYI_VERSION").strip_prefix(number).expect("the number comes first").trim();
    let digits = commit.trim_matches(['(', ')']);
    assert!(commit.is_empty() || (digits.len() == 12 && commit == format!("({digits})")), "{commit}");
    // Protocols have the number alone.
    let assert = liangyi(&["gtp"]).write_stdin("version\n").assert().success();
    assert_eq!(assert.get_output().stdout, format!("= {number}\n\n").into_bytes());
}

fn git(folder: &Path, arguments: &[&str]) -> String {
    let mut command = Command::new("git");
    command.args(["-c", "user.name=a", "-c", "user.email=a@b", "-c", "commit.gpgsign=false"]);
    let output = command.arg("-C").arg(folder).args(arguments).output().expect("git runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("text").trim().to_string()
}

#[test]
fn the_commit_is_found_in_the_repository_or_in_the_package() {
    let folder = tempfile::tempdir().expect("a folder");
    let at = folder.path();
    assert_eq!(build::commit_of(at), None);
    git(at, &["init", "--quiet"]);
    assert_eq!(build::commit_of(at), None, "no commit yet");
    git(at, &["commit", "--quiet", "--allow-empty", "--message", "one"]);
    let head = git(at, &["rev-parse", "HEAD"]);
    assert_eq!(build::commit_of(at).as_deref(), Some(&head[..12]));
    // A package that is unpacked in the repository of something else is not of that commit.
    let package = at.join("liangyi-0.1.0");
    fs::create_dir(&package).expect("a folder");
    assert_eq!(build::commit_of(&package), None);
    for (noted, commit) in [
        (
            "{\n \"git\": {\n \"sha1\": \"0123456789abcdef0123456789\"\n },\n \"path_in_vcs\": \"\"\n}",
            Some("0123456789ab"),
        ),
        ("{\"git\":{\"sha1\":\"0123456789abcdef\",\"dirty\":true}}", Some("0123456789ab")),
        ("{\"git\":{\"sha1\":\"012\"}}", None),
        ("{}", None),
    ] {
        fs::write(package.join(".cargo_vcs_info.json"), noted).expect("a file");
        assert_eq!(build::commit_of(&package).as_deref(), commit, "{noted}");
    }
}

#[test]
fn licences_are_those_of_the_crates_and_of_the_packages_of_the_page() {
    let read = |name: &str| fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(name)).expect("a file");
    let wanted = format!("{}\n{}\n", read("THIRD-PARTY-NOTICES.txt"), read("web/dist/licences.md"));
    for option in ["--licences", "--licenses"] {
        let assert = liangyi(&[option]).assert().success().stderr("");
        assert!(assert.get_output().stdout == wanted.as_bytes(), "{option} prints something else");
    }
    for text in ["Version 2.0, January 2004", "Permission is hereby granted, free of charge", "## preact - "] {
        assert!(wanted.contains(text), "{text}");
    }
}
