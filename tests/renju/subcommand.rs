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
    assert_eq!(last["over"], "move 5, E8, makes five: Black has won, and the game is over");
    assert_eq!((&last["end"]["winner"], &last["end"]["move"]), (&json!("Black"), &json!(5)));
    let [alone] = &objects(folder.path(), &["five.sgf", "--json"])[..] else { panic!("one line") };
    assert_eq!(*alone, last);
}

/// The same game as a record, a file of Piskvork's, a list and a library; and the position as a drawing.
fn write_in_every_format(folder: &Path, moves: &str) -> Vec<&'static str> {
    let places = || moves.split(' ').map(|name| (name.as_bytes()[0] - b'a', name[1..].parse::<u8>().unwrap()));
    let sgf: String = (0..).zip(places()).fold(String::new(), |text, (number, (x, row))| {
        let at = |index: u8| char::from(b'a' + index);
        text + &format!(";{}[{}{}]", ["B", "W"][number % 2], at(x), at(15 - row))
    });
    fs::write(folder.join("game.sgf"), format!("(;GM[4]SZ[15]{sgf})")).unwrap();
    let psq: String = places().map(|(x, row)| format!("{},{},0\n", x + 1, 16 - row)).collect();
    fs::write(folder.join("game.psq"), format!("Piskvorky 15x15, 11:11, 0\n{psq}A\nB\n")).unwrap();
    fs::write(folder.join("list.txt"), moves).unwrap();
    output(folder, &["list.txt", "--write", "game.lib"]);
    vec!["game.sgf", "game.psq", "list.txt", "game.lib"]
}

#[test]
fn a_game_that_five_has_ended_is_judged() {
    let folder = tempfile::tempdir().unwrap();
    let moves = "h8 a1 i8 a3 j8 a5 k8 a7 l8";
    for file in write_in_every_format(folder.path(), moves) {
        let text = output(folder.path(), &[file]);
        assert!(text.contains("\n 8 . . . . . . . X X X X X . . .\n"), "{file}: {text}");
        assert!(
            text.contains("move 9, L8, makes five: Black has won, and the game is over\n  row: five H8 "),
            "{text}"
        );
        let solved = output(folder.path(), &[file, "--solve", "--picture", "end.svg"]);
        assert_eq!(solved, text, "nothing is searched");
        let svg = fs::read_to_string(folder.path().join("end.svg")).unwrap();
        assert!(svg.contains("makes five") && svg.matches("class=\"line\"").count() == 1, "{svg}");
        // The position before is as usable as any.
        let before = output(folder.path(), &[file, "--move", "8", "--solve"]);
        assert!(before.contains("Black has no forbidden point\nBlack wins by fours alone: "), "{before}");
        let told = refused(folder.path(), &[file, "--move", "10"]);
        assert!(told.contains("--move 10: 9 moves have been made"), "{told}");
        let [start] = &objects(folder.path(), &[file, "--move", "0", "--json"])[..] else { panic!("one line") };
        assert_eq!((&start["black"], &start["moves"]), (&json!([]), &json!([])), "{file}");
        let at = output(folder.path(), &[file, "--at", "L8"]);
        assert!(at.contains("\nL8 wins for Black: five\n"), "{at}");
    }
    let drawing = format!("{}X X X X X . .\n", ". . . . . . .\n".repeat(6));
    fs::write(folder.path().join("five.txt"), drawing).unwrap();
    let text = output(folder.path(), &["five.txt"]);
    assert!(
        text.contains(" 1 X X X X X . .\n") && text.contains("Black has five in a line: the game is over\n"),
        "{text}"
    );
    assert!(refused(folder.path(), &["five.txt", "--move", "1"]).contains("0 moves have been made"));
    let chinese = output(folder.path(), &["list.txt", "--lang", "zh-Hans"]);
    assert!(chinese.contains("第9手L8成五连：黑方胜，对局已经结束\n"), "{chinese}");
}

#[test]
fn a_game_that_a_forbidden_move_has_lost_is_judged() {
    let folder = tempfile::tempdir().unwrap();
    let moves = "h6 a1 h7 c1 f8 e1 g8 o15 h8";
    for file in write_in_every_format(folder.path(), moves) {
        let text = output(folder.path(), &[file, "--solve=both"]);
        let expected = "move 9: H8 is forbidden for Black: three-three (3-3); White has won, and the game is over\n\
                        \x20 row: open three F8 G8 H8, open four by E8 or I8\n";
        assert!(text.contains(expected) && !text.contains("by fours"), "{file}: {text}");
        let told = output(folder.path(), &[file, "--at", "h8", "--why-not", "h8"]);
        assert!(told.contains("\nH8 is forbidden for Black: three-three (3-3)\n"), "{told}");
        assert!(told.contains("without the stone of Black on H6 or H7 or F8 or G8, H8 would not be"), "{told}");
        let [object] = &objects(folder.path(), &[file, "--json", "--at", "H8"])[..] else { panic!("one line") };
        assert_eq!((&object["end"]["winner"], &object["end"]["move"]), (&json!("White"), &json!(9)));
        assert_eq!(object["end"]["made"]["kinds"], json!(["three-three"]));
        assert_eq!((&object["forbidden"], &object["at"][0]["kinds"]), (&Value::Null, &json!(["three-three"])));
        let earlier = refused(folder.path(), &[file, "--move", "8", "--at", "f8"]);
        assert!(earlier.contains("there is a stone on f8, of move 5: `--move 5` explains it"), "{earlier}");
        assert!(output(folder.path(), &[file, "--picture", "end.svg"]).contains("White has won"));
        let svg = fs::read_to_string(folder.path().join("end.svg")).unwrap();
        assert_eq!(svg.matches("class=\"line\"").count(), 2, "{svg}");
    }
    // A record may go on: the position is judged, and the move is told.
    fs::write(folder.path().join("on.txt"), format!("{moves} o14 a9")).unwrap();
    let text = output(folder.path(), &["on.txt"]);
    let told = "move 9: H8 is forbidden for Black: three-three (3-3); the game went on all the same\n";
    assert!(text.contains(told) && !text.contains("has won"), "{text}");
    let [object] = &objects(folder.path(), &["on.txt", "--json"])[..] else { panic!("one line") };
    assert_eq!((&object["went_on"]["move"], object.get("over")), (&json!(9), None));
    fs::write(folder.path().join("passes.txt"), "h8 pass pass").unwrap();
    assert!(output(folder.path(), &["passes.txt"]).contains("two passes in a row: a draw\n"));
}

#[test]
fn what_a_record_says_of_its_game_is_shown_and_kept() {
    let folder = tempfile::tempdir().unwrap();
    let text =
        DATABASE.replace("<game id=\"1\" ", "<game id=\"1\" round=\"2\" alt=\"i8\" rule=\"RIF\" opening=\"Kagetsu\" ");
    fs::write(folder.path().join("games.rif"), text).unwrap();
    let shown = output(folder.path(), &["games.rif", "--game", "1"]);
    let told = "Ando Meritee (Black) against 8 (White)\nresult B+\nround 2\nopening Kagetsu\n\
                Opening rule: RIF; Other fifth moves: i8\n";
    assert!(shown.starts_with(told), "{shown}");
    output(folder.path(), &["games.rif", "--game", "1", "--write", "game.sgf"]);
    let record = fs::read_to_string(folder.path().join("game.sgf")).unwrap();
    assert!(record.contains("RO[2]ON[Kagetsu]GC[Opening rule: RIF; Other fifth moves: i8]"), "{record}");
    assert!(output(folder.path(), &["game.sgf"]).starts_with(told));
    let [object] = &objects(folder.path(), &["game.sgf", "--json"])[..] else { panic!("one line") };
    assert_eq!((&object["info"]["black"], &object["info"]["round"]), (&json!("Ando Meritee"), &json!("2")));
    output(folder.path(), &["games.rif", "--game", "1", "--write", "game.lib"]);
    let shown = output(folder.path(), &["game.lib"]);
    assert!(shown.contains("comment: Black: Ando Meritee\n  White: 8\n  Result: B+\n  Round: 2\n"), "{shown}");
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
        let info = object.as_object_mut().unwrap().remove("info");
        assert_eq!(info, (name == "game.psq").then(|| json!({"black": "A", "white": "B"})), "{name}");
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
    assert!(refused("h8 i9 hello").contains("file: line 1: 'hello' is no move"));
    assert!(refused("h8 z9").contains("file: line 1: move 2, 'z9', is no point of the board"));
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

/// The library of [`library`] with a comment, a mark and a text on the board.
fn annotated() -> Vec<u8> {
    let mut bytes = library()[..20].to_vec();
    bytes.extend([0, 0x08]);
    bytes.extend("库\0".as_bytes());
    bytes.extend([0x78, 0x08 | 0x10]);
    bytes.extend(b"first\x08then \x1b[1m\0");
    // H9 with the text A before it is made, where the library opens.
    bytes.extend([0x68, 0x01 | 0x04 | 0x40, 0, 1]);
    bytes.extend(b"A\0");
    bytes
}

#[test]
fn what_a_library_says_of_a_position_is_shown() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("game.lib"), annotated()).unwrap();
    let objects = objects(folder.path(), &["game.lib", "--each", "--json"]);
    let [start, first, second] = &objects[..] else { panic!("{objects:?}") };
    assert_eq!((&start["comment"], &start["moves"]), (&json!("库"), &json!([])));
    assert_eq!((&first["comment"], &first["marked"]), (&json!("first\nthen \u{1b}[1m"), &json!(true)));
    assert_eq!((&first["labels"], &first["start"]), (&json!([["H9", "A"]]), &Value::Null));
    assert_eq!((&second["start"], &second["comment"]), (&json!(true), &Value::Null));
    let text = output(folder.path(), &["game.lib", "--each"]);
    let expected = "the last move is marked\nat H9 stands: A\ncomment: first\n  then \u{fffd}[1m\n";
    assert!(text.contains(expected) && text.contains("comment: 库\n"), "{text}");
    assert!(text.ends_with("the library opens here\n"), "{text}");
}

#[test]
fn libraries_and_records_are_written() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    fs::write(path("game.lib"), annotated()).unwrap();
    assert_eq!(output(folder.path(), &["game.lib", "--write", "again.lib"]), "again.lib: 1 game, 2 moves\n");
    let judged = |name: &str| {
        let mut objects = objects(folder.path(), &[name, "--each", "--json"]);
        objects.iter_mut().for_each(|object| drop(object["file"].take()));
        objects
    };
    assert_eq!(judged("again.lib"), judged("game.lib"));
    output(folder.path(), &["game.lib", "--write", "game.sgf"]);
    let record = fs::read_to_string(path("game.sgf")).unwrap();
    assert!(record.contains(";B[hh]C[first\nthen \u{1b}[1m]HO[1]LB[hg:A]") || record.contains("HO[1]"), "{record}");
    // Games of several files become one library.
    fs::write(path("list.txt"), "h8 i9 g8\nh8 h9 g8\n").unwrap();
    assert_eq!(output(folder.path(), &["list.txt", "game.sgf", "--write", "all.lib"]), "all.lib: 3 games, 5 moves\n");
    assert_eq!(output(folder.path(), &["list.txt", "--write", "all.sgf"]), "all.sgf: 2 games, 6 moves\n");
    assert_eq!(objects(folder.path(), &["all.sgf", "--json"]).len(), 2);
    fs::write(path("large.sgf"), "(;GM[4]SZ[19];B[aa])").unwrap();
    for (args, error) in [
        (["large.sgf", "--write", "large.lib"], "large.lib: a library has a board of 15x15, not 19x19"),
        (["game.lib", "--write", "game.txt"], "game.txt: a file to write ends in .lib or .sgf"),
        (["none.sgf", "--write", "none.lib"], "none.sgf: cannot read the file"),
    ] {
        assert!(refused(folder.path(), &args).contains(error), "{}", refused(folder.path(), &args));
        assert!(!path(args[2]).exists());
    }
}

const DATABASE: &str = "<?xml version=\"1.0\"?>\n<database><players>\
    <player id=\"7\" name=\"Ando\" surname=\"Meritee\"/></players><games>\n\
    <game id=\"1\" black=\"7\" white=\"8\" bresult=\"1\">\
    <move>f8 a15 g8 o15 h6 a1 h7</move></game>\n\
    <game id=\"2\"><move>h8 q9</move></game>\n<game id=\"3\"><move>h8 h9</move></game></games></database>";

#[test]
fn every_game_of_a_database_is_judged() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("games.rif"), DATABASE).unwrap();
    let assert = liangyi(folder.path(), &["games.rif", "--json"]).assert().success();
    let told = String::from_utf8_lossy(&assert.get_output().stderr).into_owned();
    assert!(told.contains("games.rif#2: line 4: 'q9' is no move"), "{told}");
    let lines = String::from_utf8_lossy(&assert.get_output().stdout).into_owned();
    let found: Vec<Value> = lines.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let files: Vec<&Value> = found.iter().map(|object| &object["file"]).collect();
    assert_eq!(files, [&json!("games.rif#1"), &json!("games.rif#3")]);
    assert_eq!(found[0]["forbidden"][0]["point"], "H8");
    let [only] = &objects(folder.path(), &["games.rif", "--game", "3", "--json"])[..] else { panic!("one game") };
    assert_eq!(only["moves"].as_array().unwrap().len(), 2);
    fs::write(folder.path().join("none.rif"), "<database><games/></database>").unwrap();
    assert!(refused(folder.path(), &["none.rif"]).contains("the database has no game"));
    assert!(refused(folder.path(), &["games.rif", "--game", "2"]).contains("'q9' is no move"));
}

#[test]
fn what_would_free_a_forbidden_point_is_told() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("game.sgf"), RECORD).unwrap();
    let text = output(folder.path(), &["game.sgf", "--why-not", "H8", "--why-not", "B2"]);
    assert!(text.contains("without the stone of Black on H6 or H7 or F8 or G8, H8 would not be forbidden\n"), "{text}");
    assert!(text.contains("with a stone of White on "), "{text}");
    assert!(text.ends_with("B2 is not forbidden, so nothing has to free it\n"), "{text}");
    let [object] = &objects(folder.path(), &["game.sgf", "--why-not", "H8", "--json"])[..] else { panic!("one line") };
    let [why] = &object["why_not"].as_array().unwrap()[..] else { panic!("{object}") };
    assert_eq!((&why["point"], &why["forbidden"]), (&json!("H8"), &json!(true)));
    let first = json!({"change": "without", "color": "Black", "point": "H6", "verdict": "free"});
    assert_eq!(why["changes"][0], first);
    // A four on the column E is answered where it closes the three of the row.
    let with_three = RECORD.replace(";B[hi])", ";B[hi];W[oo];B[ef];W[bo];B[ee];W[on];B[ed];W[ec])");
    fs::write(folder.path().join("four.sgf"), with_three).unwrap();
    let [object] = &objects(folder.path(), &["four.sgf", "--why-not", "H8", "--json"])[..] else { panic!("one line") };
    let changes = object["why_not"][0]["changes"].as_array().unwrap();
    let four = json!({"change": "four", "point": "E9", "answer": "E8", "verdict": "free"});
    assert!(changes.contains(&four), "{changes:?}");
    let text = output(folder.path(), &["four.sgf", "--why-not", "H8"]);
    assert!(text.contains("after a four at E9, answered at E8, H8 would not be forbidden\n"), "{text}");
    assert!(refused(folder.path(), &["game.sgf", "--why-not", "F8"]).contains("there is a stone on F8"));
    let chinese = output(folder.path(), &["game.sgf", "--why-not", "H8", "--lang", "zh-Hans"]);
    assert!(chinese.contains("若H6或H7或F8或G8没有黑方的子，H8就不是禁手"), "{chinese}");
}

#[test]
fn what_is_written_says_that_it_is_of_a_line_game() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("drawing.txt"), ". . . . .\n. X . . .\n. . O . .\n. . . . .\n. . . . .\n").unwrap();
    fs::write(folder.path().join("as-go.sgf"), "(;GM[1]SZ[15];B[hh];W[ii])").unwrap();
    for file in ["drawing.txt", "as-go.sgf"] {
        common::liangyi(&["renju", file, "--write", "out.sgf"]).current_dir(folder.path()).assert().success();
        let written = fs::read_to_string(folder.path().join("out.sgf")).unwrap();
        assert!(written.contains("GM[4]") && !written.contains("GM[1]"), "{file}: {written}");
    }
}
