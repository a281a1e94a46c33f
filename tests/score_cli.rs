//! `liangyi score`, `compare` and `solve` as a shell sees them.

use std::fs;
use std::path::{Path, PathBuf};

use assert_cmd::Command;
use liangyi::rules::CATALOGUE;
use serde_json::Value;

const SEVEN: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/seven.sgf");

fn liangyi(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_liangyi"));
    command.args(args).env_remove("RUST_LOG");
    command
}

fn output(args: &[&str]) -> String {
    let assert = liangyi(args).assert().success();
    String::from_utf8(assert.get_output().stdout.clone()).expect("UTF-8")
}

fn write(folder: &Path, name: &str, text: impl AsRef<[u8]>) -> PathBuf {
    let path = folder.join(name);
    fs::write(&path, text).expect("a file written");
    path
}

#[test]
fn the_texts_game_counted_by_every_method() {
    let text = output(&["score", "--method", "all", "--json", SEVEN]);
    let rows: Vec<Value> = text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    let of = |method: &str| rows.iter().find(|row| row["method"] == method).expect("a row");
    for (method, black, white) in [
        ("area", "24", "25"),
        ("equal-territory", "18", "19"),
        ("equal-stones", "4", "5"),
        ("refill", "3", "4"),
        ("fill-all", "24", "25"),
    ] {
        let row = of(method);
        assert_eq!([&row["black"], &row["white"], &row["result"]], [black, white, "W+1.0"], "{method}");
        assert_eq!(row["dead"], serde_json::json!(["C2"]), "judged without being told");
    }
    assert_eq!(of("living-stones")["result"], "B+1.0");
}

#[test]
fn dead_stones_can_be_named() {
    let line = output(&["score", "--dead", "none", SEVEN]);
    assert!(line.ends_with("points: Black 25 1/2, White 23 1/2: B+2.0\n"), "{line}");
    assert!(output(&["score", "--dead", "c2", SEVEN]).ends_with("points: Black 24, White 25: W+1.0; dead: C2\n"));
    let refused = liangyi(&["score", "--dead", "b2", SEVEN]).assert().code(1);
    let errors = String::from_utf8_lossy(&refused.get_output().stderr).into_owned();
    assert!(errors.starts_with(&format!("{SEVEN}: no stone at b2\n")), "{errors}");
}

#[test]
fn bad_files_are_named_and_the_others_counted() {
    let folder = tempfile::tempdir().expect("a folder");
    let at = |name: &str, text: &[u8]| write(folder.path(), name, text);
    let bad = [
        at("broken.sgf", b"no game"),
        at("truncated.sgf", b"(;SZ[9];B[aa];W[b"),
        at("not-square.sgf", b"(;SZ[19:9];B[aa])"),
        at("huge.sgf", &[b' '; (16 << 20) + 1]),
        at("large.sgf", b"(;SZ[1000];B[aa])"),
        at("hostile.sgf", "(;".repeat(200_000).as_bytes()),
        at("bytes.sgf", &[0xff, 0xfe, 0, 1, b'(', b';', b'B', b'[', 0xc3]),
        at("illegal.sgf", b"(;SZ[9];B[aa];W[aa])"),
        folder.path().join("missing.sgf"),
    ];
    let good: Vec<PathBuf> = (0..20).map(|i| at(&format!("good{i}.sgf"), &fs::read(SEVEN).expect("a game"))).collect();
    let mut command = liangyi(&["score"]);
    for pair in good.chunks(2).zip(bad.iter().cycle()).take(9) {
        command.args(pair.0).arg(pair.1);
    }
    command.args(&good[18..]);
    let assert = command.assert().code(1);
    let [out, errors] = [&assert.get_output().stdout, &assert.get_output().stderr].map(|b| String::from_utf8_lossy(b));
    assert_eq!(out.lines().filter(|line| line.ends_with("W+1.0; dead: C2")).count(), 20, "{out}{errors}");
    for path in &bad {
        let name = path.display().to_string();
        assert_eq!(errors.lines().filter(|line| line.starts_with(&format!("{name}: "))).count(), 1, "{name}: {errors}");
    }
    assert!(errors.contains("9 of 29 files could not be counted"), "{errors}");
}

#[test]
fn the_picture_shows_every_step_and_is_well_formed() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("steps.svg");
    let name = path.display().to_string();
    output(&["score", "--method", "equal-territory", "--picture", &name, SEVEN]);
    let svg = fs::read_to_string(&path).expect("a picture");
    for caption in
        ["1. The position", "2. 1 dead stone off", "3. Exchanged: 6 points each", "4. Gathered", "Black 18, White 19"]
    {
        assert!(svg.contains(caption), "{caption}");
    }
    assert_eq!(svg.matches("<g ").count(), svg.matches("</g>").count());
    assert!(svg.starts_with("<svg ") && svg.ends_with("</svg>\n"));
    liangyi(&["score", "--picture", &name, SEVEN, SEVEN]).assert().code(2);
}

#[test]
fn one_game_under_every_ruleset() {
    let text = output(&["compare", "--komi", "0", SEVEN]);
    assert_eq!(text.lines().count(), CATALOGUE.len() + 1);
    let row = |name: &str| {
        let line = text.lines().find(|line| line.split_whitespace().next() == Some(name)).expect("a row");
        line.split_whitespace().nth(4).map(str::to_string)
    };
    assert_eq!(row("jipingdian").as_deref(), Some("W+1.0"));
    assert_eq!(row("jihuozi").as_deref(), Some("B+1.0"));
    assert!(text.contains("eyes do not count"));
}

#[test]
fn two_by_two_is_solved_where_positions_may_not_come_back() {
    for name in ["tromp-taylor", "chinese", "aga", "proportional"] {
        let text = output(&["solve", "--ruleset", name]);
        assert!(text.starts_with("value +1\nline B A1, "), "{name}: {text}");
    }
}

#[test]
fn what_cannot_be_solved_is_said_before_it_starts() {
    for (args, reason) in [
        (["solve", "--size", "3"].as_slice(), "too many lines of play"),
        (["solve", "--ruleset", "japanese"].as_slice(), "games need not end"),
    ] {
        let assert = liangyi(args).assert().code(2);
        let errors = String::from_utf8_lossy(&assert.get_output().stderr).into_owned();
        assert!(errors.contains(reason), "{errors}");
    }
    let assert = liangyi(&["solve", "--positions", "10"]).assert().code(1);
    assert!(String::from_utf8_lossy(&assert.get_output().stderr).contains("not solved within 10 positions"));
}
