//! `liangyi review`: the same bytes for any number of threads, in parts and after kills; originals stay.

use std::collections::BTreeMap;
use std::path::Path;
use std::process::{Command, Output, Stdio};
use std::time::Duration;
use std::{fs, thread};

use liangyi::show::review::read;
use liangyi_core::base::Size;
use liangyi_core::sgf::SgfTree;
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use serde_json::Value;
use tempfile::TempDir;

use crate::common::program;

/// Games of several kinds on small boards.
const GAMES: [(&str, &str); 6] = [
    ("plain", "(;SZ[5]RU[Chinese]KM[0]PB[A\\]B]XX[y];B[cc]C[Good.];W[ee];B[bb](;W[dc];B[db])(;W[bc]C[or this]))"),
    ("points", "(;SZ[5]RU[jipingdian]KM[0];B[cc];W[cb];B[]VM[1];W[bb];B[dd])"),
    ("over", "(;SZ[5]RU[Chinese]KM[0.5];B[cc];W[];B[])"),
    ("renju", "(;GM[4]RU[Renju]SZ[15];B[hh];W[gg];B[ih])"),
    ("ko", "(;SZ[5]RU[Chinese]KM[0]AW[bb];B[ba];W[ca];B[ab];W[db];B[bc];W[cc];B[cb];W[bb])"),
    ("empty", "(;SZ[5])"),
];

fn liangyi(folder: &Path, args: &[&str]) -> Command {
    let mut command = program();
    let visits: &[&str] = if args.contains(&"--visits") { &[] } else { &["--visits", "30"] };
    command.current_dir(folder).arg("review").args(visits).args(args);
    command.env("LANG", "C").stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

fn run(folder: &Path, args: &[&str]) -> Output {
    let output = liangyi(folder, args).output().expect("it runs");
    assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    output
}

fn refused(folder: &Path, args: &[&str]) -> String {
    let output = liangyi(folder, args).output().expect("it runs");
    assert!(!output.status.success(), "{args:?}");
    String::from_utf8_lossy(&output.stderr).into_owned()
}

/// A folder with the games.
fn games() -> TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    let mut list = String::new();
    for (name, text) in GAMES {
        fs::write(folder.path().join(format!("{name}.sgf")), text).expect("a game");
        list += &format!("{name}.sgf\n");
    }
    fs::write(folder.path().join("list"), list).expect("a list");
    folder
}

/// The files of a folder.
fn records(folder: &Path) -> BTreeMap<String, String> {
    let entries = fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path());
    entries
        .map(|path| {
            let name = path.file_name().expect("a name").to_string_lossy().into_owned();
            (name, fs::read_to_string(path).expect("a record"))
        })
        .collect()
}

fn tree(folder: &Path, name: &str) -> SgfTree {
    SgfTree::parse(&fs::read_to_string(folder.join(name)).expect("a record")).expect("SGF")
}

#[test]
fn threads_parts_and_runs_before_change_nothing() {
    let folder = games();
    let all = ["--files-from", "list", "--json"];
    let review = |more: &[&str]| String::from_utf8(run(folder.path(), &[&all, more].concat()).stdout).expect("UTF-8");
    let lines = review(&["--out", "out", "--threads", "1"]);
    let first = records(&folder.path().join("out"));
    assert_eq!(first.len(), GAMES.len());
    for threads in ["2", "4"] {
        assert_eq!(
            review(&["--out", threads, "--threads", threads]).replace(&format!("\"{threads}/"), "\"out/"),
            lines
        );
        assert_eq!(records(&folder.path().join(threads)), first);
    }
    for part in ["1/2", "2/2"] {
        review(&["--out", "parts", "--part", part]);
    }
    assert_eq!(records(&folder.path().join("parts")), first);
    // A run of what is done says the same; without a folder nothing but the name of the record is missing.
    assert_eq!(review(&["--out", "out"]), lines);
    let without: Vec<Value> = review(&[]).lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    for (line, without) in lines.lines().zip(without) {
        let mut with: Value = serde_json::from_str(line).expect("JSON");
        with["record"] = Value::Null;
        assert_eq!(with, without);
    }
    for (name, text) in GAMES {
        let there = fs::read_to_string(folder.path().join(format!("{name}.sgf"))).expect("the original");
        assert_eq!(there, text, "{name}");
    }
}

#[test]
fn a_record_has_what_was_in_it_and_what_was_found() {
    let folder = games();
    run(folder.path(), &["plain.sgf", "--out", "out", "--variations", "0.1"]);
    let (before, after) = (tree(folder.path(), "plain.sgf"), tree(folder.path(), "out/plain.sgf"));
    let size = Size::square(5).expect("a size");
    for node in before.main_line() {
        let found = read(&after, node, size).expect("an analysis");
        assert!(found.visits >= 30 && found.stopped.is_some(), "{found:?}");
    }
    for node in before.all() {
        for property in before.properties(node).iter().filter(|property| !property.is("C")) {
            assert_eq!(after.property(node, &property.name), Some(property));
        }
        let [said, says] = [&before, &after].map(|tree| tree.text(node, "C").unwrap_or_default());
        assert!(says.starts_with(&said), "{says}");
    }
    assert_eq!(after.children(before.main_line()[3])[..2], before.children(before.main_line()[3])[..2]);
    assert!(after.len() > before.len(), "variations: {}", after.write());
    let comment = after.text(before.main_line()[1], "C").expect("a comment");
    assert!(comment.starts_with("Good.\n\nLiangyi: "), "{comment}");
    // A record that was reviewed is reviewed again: nothing is searched, and nothing is there twice.
    run(folder.path(), &["out/plain.sgf", "--out", "again", "--variations", "0.1"]);
    let again = tree(folder.path(), "again/plain.sgf");
    let but_review = |tree: &SgfTree| {
        let mut tree = tree.clone();
        tree.set(tree.root(), "LYR", Vec::new());
        tree.write()
    };
    assert_eq!(but_review(&again), but_review(&after));
}

#[test]
fn what_is_no_review_of_the_record_is_left_as_it_is() {
    let folder = games();
    let here = refused(folder.path(), &["plain.sgf", "--out", "."]);
    assert!(here.contains("plain.sgf: there, and no review"), "{here}");
    run(folder.path(), &["plain.sgf", "--out", "out"]);
    let other = refused(folder.path(), &["plain.sgf", "--out", "out", "--variations", "7"]);
    assert!(other.contains("another review: variations was 2.0, is 7.0"), "{other}");
    fs::write(folder.path().join("plain.sgf"), GAMES[1].1).expect("another game");
    let other = refused(folder.path(), &["plain.sgf", "--out", "out"]);
    assert!(other.contains("the review of another record"), "{other}");
    fs::create_dir(folder.path().join("b")).expect("a folder");
    let both = refused(folder.path(), &["plain.sgf", "b/plain.sgf", "--out", "new"]);
    assert!(both.contains("would be new/plain.sgf, as plain.sgf would"), "{both}");
    assert!(!folder.path().join("new").exists());
    fs::write(folder.path().join("bad.sgf"), "(;SZ[5];B[cc];W[zz").expect("a game");
    let bad = refused(folder.path(), &["bad.sgf", "plain.sgf", "--json"]);
    assert!(bad.contains("1 of 2 files"), "{bad}");
}

#[test]
fn a_killed_run_goes_on_to_the_same_bytes() {
    let folder = games();
    let args = |out| ["--files-from", "list", "--json", "--threads", "2", "--out", out];
    let lines = run(folder.path(), &args("whole")).stdout;
    let whole = records(&folder.path().join("whole"));
    let mut dice = Xoshiro256PlusPlus::seed_from_u64(9);
    for _ in 0..12 {
        let mut child = liangyi(folder.path(), &args("killed")).spawn().expect("it runs");
        thread::sleep(Duration::from_millis(dice.random_range(5..150)));
        child.kill().expect("it ends");
        child.wait().expect("it has ended");
    }
    let out = run(folder.path(), &args("killed")).stdout;
    let [lines, out] = [lines, out].map(|bytes| String::from_utf8(bytes).expect("UTF-8"));
    assert_eq!(out.replace("killed/", "whole/"), lines);
    let killed: BTreeMap<String, String> =
        records(&folder.path().join("killed")).into_iter().filter(|(name, _)| name.ends_with(".sgf")).collect();
    // Files that a kill has left unwritten have names that begin with a point.
    let killed: BTreeMap<String, String> = killed.into_iter().filter(|(name, _)| !name.starts_with('.')).collect();
    assert_eq!(killed, whole);
}

#[test]
fn the_summary_is_said_in_three_languages() {
    let folder = games();
    let said = |language: &str| {
        let output = liangyi(folder.path(), &["ko.sgf", "--lang", language]).output().expect("it runs");
        String::from_utf8(output.stdout).expect("UTF-8")
    };
    let english = said("en");
    assert!(english.contains("move 8, White B4, is forbidden: the board is that after move 6"), "{english}");
    assert!(said("zh-Hans").contains("第8手，白方B4，是禁着：重复第6手后的盘内棋形"), "{}", said("zh-Hans"));
    assert!(said("zh-Hant").contains("第8手，白方B4，是禁著：重複第6手後的盤內棋形"), "{}", said("zh-Hant"));
}

#[cfg(unix)]
#[test]
fn a_game_that_is_half_done_at_ctrl_c_goes_on_from_there() {
    let folder = games();
    let args = |out| ["ko.sgf", "--visits", "4000", "--threads", "1", "--out", out];
    run(folder.path(), &args("whole"));
    let whole = records(&folder.path().join("whole"));
    let unfinished = folder.path().join("killed/ko.sgf.unfinished");
    let mut seen = false;
    // The time to the first position and the end of the last one are the machine's; between them lies much more.
    for wait in [200, 400, 800, 100, 1600] {
        let mut child = liangyi(folder.path(), &args("killed")).spawn().expect("it runs");
        thread::sleep(Duration::from_millis(wait));
        let sent = Command::new("kill").args(["-INT", &child.id().to_string()]).status().expect("kill");
        let status = child.wait().expect("it has ended");
        if sent.success() && status.code() == Some(130) {
            let kept = fs::read_to_string(&unfinished).expect("what is known");
            seen |= kept.contains("LYA[");
        }
    }
    assert!(seen, "no run was interrupted between two positions");
    run(folder.path(), &args("killed"));
    assert_eq!(records(&folder.path().join("killed")), whole);
}
