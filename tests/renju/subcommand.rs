//! `liangyi renju`: files of every kind, as text, JSON and pictures.

use std::fs;
use std::path::Path;

use assert_cmd::Command;
use serde_json::{Value, json};

use crate::common;

fn liangyi(folder: &Path, args: &[&str]) -> Command {
    let mut command = common::liangyi(&["renju"]);
    command.current_dir(folder).args(args);
    command
}

fn output(folder: &Path, args: &[&str]) -> String {
    let assert = liangyi(folder, args).assert().success().stderr("");
    String::from_utf8(assert.get_output().stdout.clone()).unwrap()
}

fn refused(folder: &Path, args: &[&str]) -> String {
    let assert = liangyi(folder, args).assert().code(2);
    String::from_utf8(assert.get_output().stderr.clone()).unwrap()
}

fn objects(folder: &Path, args: &[&str]) -> Vec<Value> {
    output(folder, args).lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// Black has F8 G8 and H6 H7: H8 is a three-three. The moves of White make nothing.
const RECORD: &str = "(;GM[4]FF[4]SZ[15];B[fh];W[aa];B[gh];W[oa];B[hj];W[ao];B[hi])";

/// The same as a library: H8 is not in it, and a variation after the second move has White in the way.
fn library() -> Vec<u8> {
    let mut bytes = b"\xffRenLib\xff\x03\x04".to_vec();
    bytes.resize(20, 0xff);
    let mut node = |name: &str, flags: u8| {
        let (column, row) = (name.as_bytes()[0] - b'A' + 1, name[1..].parse::<u8>().unwrap());
        bytes.extend([16 * (15 - row) + column, flags]);
    };
    let moves = [("F8", 0), ("A15", 0), ("G8", 0x80), ("O15", 0), ("H6", 0), ("A1", 0), ("H7", 0x40), ("H8", 0x40)];
    moves.into_iter().for_each(|(name, flags)| node(name, flags));
    bytes
}

#[test]
fn records_and_libraries_are_judged_at_their_end() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("game.sgf"), RECORD).unwrap();
    fs::write(folder.path().join("game.lib"), library()).unwrap();
    for file in ["game.sgf", "game.lib"] {
        let text = output(folder.path(), &[file]);
        assert!(text.contains("H8 is forbidden for Black: three-three (3-3)\n"), "{text}");
        assert!(text.contains("  row: open three F8 G8 H8, open four by E8 or I8\n"), "{text}");
        assert!(text.contains("\n   A B C D E F G H I J K L M N O\n"), "{text}");
        let [object] = &objects(folder.path(), &[file, "--json", "--at", "E8"])[..] else { panic!("one line") };
        let [found] = &object["forbidden"].as_array().unwrap()[..] else { panic!("{object}") };
        assert_eq!((&found["point"], &found["kinds"]), (&json!("H8"), &json!(["three-three"])));
        let row = json!({
            "shape": "open three", "direction": "row", "stones": ["F8", "G8", "H8"], "next": ["E8", "I8"],
        });
        assert_eq!(found["lines"][0], row);
        assert_eq!(found["lines"][1]["stones"], json!(["H6", "H7", "H8"]));
        assert_eq!((&object["at"][0]["point"], &object["at"][0]["kinds"]), (&json!("E8"), &json!([])));
        assert_eq!(object["moves"].as_array().unwrap().len(), 7);
    }
}

#[test]
fn each_position_of_a_file_is_judged() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("game.sgf"), RECORD).unwrap();
    fs::write(folder.path().join("game.lib"), library()).unwrap();
    let counts = |file: &str| -> Vec<usize> {
        let objects = objects(folder.path(), &[file, "--each", "--json"]);
        objects.iter().map(|object| object["forbidden"].as_array().unwrap().len()).collect()
    };
    assert_eq!(counts("game.sgf"), [0, 0, 0, 0, 0, 0, 1]);
    // The variation comes last.
    assert_eq!(counts("game.lib"), [0, 0, 0, 0, 0, 0, 1, 0]);
    let text = output(folder.path(), &["game.lib", "--each"]);
    assert!(
        text.contains("game.lib, move 7, Black H7\n") && text.contains("\n\ngame.lib, move 3, Black H8\n"),
        "{text}"
    );
    // A game that is over says so and ends nothing.
    let five = "(;GM[4]SZ[15];B[ah];B[bh];B[ch];B[dh];B[eh])";
    fs::write(folder.path().join("five.sgf"), five).unwrap();
    let last = objects(folder.path(), &["five.sgf", "--each", "--json"]).pop().unwrap();
    assert_eq!(last["over"], "Black has five in a line");
    assert!(refused(folder.path(), &["five.sgf"]).contains("Black has five in a line"));
}

#[test]
fn a_picture_shows_what_is_used_of_the_board_and_who_played() {
    let folder = tempfile::tempdir().unwrap();
    let picture = |text: &str| {
        fs::write(folder.path().join("game.sgf"), text).unwrap();
        output(folder.path(), &["game.sgf", "--picture", "game.svg"]);
        fs::read_to_string(folder.path().join("game.svg")).unwrap()
    };
    let names = |svg: &str| -> Vec<String> {
        let shown = |name: &String| svg.contains(&format!("<title>{name}</title>"));
        ('A'..='O').map(|letter| letter.to_string()).chain((1..=15).map(|row| row.to_string())).filter(shown).collect()
    };
    // G9, H9, J9 and G6, H7, H8, I8, I6: two lines around them are shown, under their own names.
    let info = "PB[山口]PW[Bogdanov <&>]DT[2019-08]RE[B+R]";
    let game = format!("(;GM[4]SZ[15]{info};B[hh];W[gg];B[ih];W[jg];B[hi];W[hg];B[gj];W[ij])");
    let svg = picture(&game);
    let expected = ["E", "F", "G", "H", "I", "J", "K", "L", "4", "5", "6", "7", "8", "9", "10", "11"];
    assert_eq!(names(&svg), expected);
    assert!(svg.contains("<title>山口 (Black) against Bogdanov &lt;&amp;&gt; (White)</title>"), "{svg}");
    assert!(svg.contains("<title>2019-08, result B+R</title>"), "{svg}");
    // A board with a stone in opposite corners is shown whole, and so is an empty one.
    assert_eq!(names(&picture("(;GM[4]SZ[15];B[aa];W[oo])")).len(), 30);
    assert_eq!(names(&picture("(;GM[4]SZ[15];B[])")).len(), 30);
}

#[test]
fn pictures_show_forbidden_points_with_their_lines_and_all_letters() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("game.sgf"), RECORD).unwrap();
    output(folder.path(), &["game.sgf", "--picture", "game.svg"]);
    let svg = fs::read_to_string(folder.path().join("game.svg")).unwrap();
    let count = |what: &str| svg.matches(what).count();
    assert_eq!((count("class=\"line\""), count("<title>33</title>"), count("<title>I</title>")), (2, 1, 1));
    assert_eq!(count("<title>H8: three-three (3-3)</title>"), 1);
    output(folder.path(), &["game.sgf", "--picture", "game.PNG"]);
    assert!(fs::read(folder.path().join("game.PNG")).unwrap().starts_with(b"\x89PNG"));
    assert!(refused(folder.path(), &["game.sgf", "--picture", "game.gif"]).contains(".svg or .png"));
    let two = ["game.sgf", "game.sgf", "--picture", "two.svg"];
    assert!(refused(folder.path(), &two).contains("one position"));
    assert!(!folder.path().join("two.svg").exists());
}

#[test]
fn what_is_no_position_is_refused_with_the_reason() {
    let folder = tempfile::tempdir().unwrap();
    let refuses = |name: &str, bytes: &[u8]| {
        fs::write(folder.path().join(name), bytes).unwrap();
        refused(folder.path(), &[name])
    };
    assert!(refuses("chess.sgf", b"(;GM[3]SZ[15];B[aa])").contains("another game"));
    assert!(refuses("twice.sgf", b"(;GM[4]SZ[15];B[aa];W[aa])").contains("a stone on A15"));
    assert!(refuses("cut.lib", &library()[..30]).contains("cut short after 5 moves"));
    assert!(refuses("other.lib", b"MZ").contains("no library of RenLib"));
    assert!(refuses("empty.txt", b"").contains("the format is not known"));
}

#[test]
fn lists_of_moves_and_files_of_piskvork_are_judged() {
    let folder = tempfile::tempdir().unwrap();
    let list = "1. f8 a15 2. g8 o15 h6 a1 h7";
    let psq = "Piskvorky 15x15, 11:11, 0\n6,8,0\n1,1,0\n7,8,0\n15,1,0\n8,10,0\n1,15,0\n8,9,0\nA\nB\n";
    let written = [("game.sgf", RECORD), ("list.txt", "f8a15g8o15h6a1h7"), ("spaced.txt", list), ("game.psq", psq)];
    let without_file = |name: &str| {
        let [object] = &mut objects(folder.path(), &[name, "--json"])[..] else { panic!("one line") };
        object["file"].take();
        object.clone()
    };
    for (name, text) in written {
        fs::write(folder.path().join(name), text).unwrap();
        assert_eq!(without_file(name), without_file("game.sgf"), "{name}");
        assert_eq!(objects(folder.path(), &[name, "--json", "--each"]).len(), 7, "{name}");
    }
}

#[test]
fn what_is_no_renju_is_called_what_it_is() {
    let folder = tempfile::tempdir().unwrap();
    let refused = |text: &str| {
        fs::write(folder.path().join("file"), text).unwrap();
        refused(folder.path(), &["file"])
    };
    for go in [
        "(;GM[1]FF[4]SZ[19]KM[6.5];B[pd];W[dp])",
        "(;GM[1]SZ[19];B[pd];W[dp])",
        "(;RU[Japanese]SZ[15];B[cc])",
        "(;GM[2]SZ[8])",
        "\\HS\n\\[GIBOKIND=Korea\\]\n\\HE\n\\GS\n2 1 0\n3 0 &4\nINI 0 1 0 &4\nSTO 0 2 1 15 3\n\\GE\n",
    ] {
        let error = refused(go);
        assert!(error.contains("file: the record is of another game"), "{go}: {error}");
    }
    for unknown in ["h8 hello", "PK\u{3}\u{4}", ""] {
        let error = refused(unknown);
        assert!(error.contains("file: the format is not known; it may be a drawing of rows"), "{unknown}: {error}");
    }
    // Programs for Go write so of renju.
    for of_renju in ["(;GM[1]SZ[15];B[hh];W[gg])", "(;SZ[15];B[hh])", "(;GM[4]SZ[19]KM[0];B[hh])"] {
        fs::write(folder.path().join("file"), of_renju).unwrap();
        assert_eq!(objects(folder.path(), &["file", "--json"]).len(), 1, "{of_renju}");
    }
}
