//! Records of other formats, figures and byte order marks, as the program reads them.

use std::fs;

use crate::common::output_of;

/// A board of the texts with which no dispute is left (无争局面), and its count under Chinese rules: White by one.
const FIGURE: &str = "  7┌●┬●●○┐\n  6├●●●○┼○\n\
                      \x20 5├┼●○○○○\n  4●●●●○●○\n  3○○○●●●●\n  2○┼●○○●●\n  1└○○○○○●\n  _abcdefg\n";

const GIB: &str = "\\HS\n\\[GIBOKIND=Korea\\]\n\
                   \\[GAMEWHITENAME=이창호 (9D)\\]\n\\[GAMEINFOMAIN=GRLT:1,ZIPSU:115,GONGJE:65\\]\n\\HE\n\
                   \\GS\n2 1 0\n3 0 &4\nINI 0 1 0 &4\nSTO 0 2 1 15 3\nSTO 0 3 2 3 15\n\\GE\n";

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("text")
}

#[test]
fn figures_are_counted_from_files_and_standard_input() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("figure.txt");
    fs::write(&file, FIGURE).expect("written");
    let path = file.to_str().expect("a path");
    let counted = |args: &[&str], input: &str| {
        let output = output_of(args, input.as_bytes());
        assert!(output.status.success(), "{}", text(&output.stderr));
        text(&output.stdout)
    };
    // Black's stone at C2 is dead.
    let options = ["--dead", "C2", "--json"];
    let result = |text: &str| -> serde_json::Value { serde_json::from_str(text.trim()).expect("JSON") };
    let from_file = result(&counted(&[&["score", path][..], &options].concat(), ""));
    let from_input = result(&counted(&[&["score", "-"][..], &options].concat(), FIGURE));
    assert_eq!(from_file["black"], from_input["black"]);
    assert_eq!((&from_input["black"], &from_input["white"]), (&"24".into(), &"25".into()), "{from_input}");
    let table = counted(&["compare", "-", "--dead", "C2"], FIGURE);
    assert!(table.lines().any(|line| line.starts_with("chinese ")), "{table}");
    let judged = counted(&["renju", "-"], "┌●┬┬┐\n├○┼┼┤\n├┼┼┼┤\n├┼┼┼┤\n└┴┴┴┘\n");
    let drawn = " 5 . X . . .";
    assert!(judged.lines().any(|line| line == drawn), "{judged}");
    let torn = output_of(&["score", "-"], FIGURE.replace("├●●●○┼○", "├●●●○○").as_bytes());
    let error = text(&torn.stderr);
    assert!(error.contains("row 2 of the figure (line 2) ends at column 6, the first row at column 7"), "{error}");
}

#[test]
fn records_of_other_formats_are_loaded_like_sgf() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("game");
    fs::write(&file, GIB).expect("written");
    let path = file.to_str().expect("a path");
    let replies =
        output_of(&["gtp"], format!("loadsgf {path}\nprintsgf\nget_komi\nloadsgf {path} 2\nquit\n").as_bytes());
    let replies = text(&replies.stdout);
    assert!(replies.contains(";B[pd];W[dp])"), "{replies}");
    assert!(replies.contains("= 6.5"), "{replies}");
    let scored = output_of(&["score", path, "--json"], b"");
    assert!(scored.status.success(), "{}", text(&scored.stderr));
    assert!(text(&scored.stdout).contains("korean"), "{}", text(&scored.stdout));
    fs::write(&file, GIB.replace("3 15\n", "3 25\n")).expect("written");
    let refused = text(&output_of(&["gtp"], format!("loadsgf {path}\n").as_bytes()).stdout);
    assert_eq!(refused, "? cannot load file: line 11: 'STO 0 3 2 3 25' is no point of a GIB file\n\n");
}

#[test]
fn a_byte_order_mark_begins_no_command() {
    let marked = |text: &str| format!("\u{feff}{text}").into_bytes();
    assert_eq!(text(&output_of(&["gtp"], marked("protocol_version\nquit\n")).stdout), "= 2\n\n= \n\n");
    let query = r#"{"id":"a","action":"query_version"}"#;
    let answer = text(&output_of(&["analysis"], marked(&format!("{query}\n"))).stdout);
    assert!(answer.contains("\"id\":\"a\"") && !answer.contains("error"), "{answer}");
    let answer = text(&output_of(&["piskvork"], marked("START 15\nEND\n")).stdout);
    assert_eq!(answer, "OK\n");
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("game.sgf");
    fs::write(&file, marked("(;SZ[9]PB[x];B[aa])")).expect("written");
    let loaded = text(&output_of(&["gtp"], format!("loadsgf {}\n", file.display()).as_bytes()).stdout);
    assert_eq!(loaded, "= \n\n");
}
