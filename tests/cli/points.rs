//! Points by the numbers of their lines (`X4Y4`, article 1 of 新应氏): read wherever points are read, and written where
//! `--points x-y` asks for it.

use std::fs;
use std::path::Path;

use crate::common::output_of;

const SEVEN: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/seven.sgf");
/// Two open twos of Black cross at H8.
const CROSS: &str = "\
. . . . . . . . .\n. . . . . . . . .\n. . . . . . . . .\n. . . . X . . . .\n. . . X . X . . .\n. . . . X . . . .\n\
. . . . . . . . .\n. . . . . . . . .\n. . . . . . . . O\n";

fn run(args: &[&str], input: &str) -> String {
    let output = output_of(args, input);
    assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("UTF-8")
}

fn file(folder: &Path, name: &str, text: &str) -> String {
    let path = folder.join(name);
    fs::write(&path, text).expect("written");
    path.to_str().expect("UTF-8").to_string()
}

#[test]
fn counts_take_both_forms_and_write_the_one_that_is_wanted() {
    let by_letters = run(&["score", "--dead", "c2", SEVEN], "");
    assert!(by_letters.contains("dead: C2"), "{by_letters}");
    assert_eq!(run(&["score", "--dead", "X3Y2", SEVEN], ""), by_letters);
    let by_lines = run(&["score", "--dead", "x3y2", "--points", "x-y", SEVEN], "");
    assert_eq!(by_lines, by_letters.replace("C2", "X3Y2"));
    let owned = run(&["score", "--owner", "black:X1Y7", "--dead", "none", "--points", "x-y", SEVEN], "");
    let same = run(&["score", "--owner", "black:X1Y7", "--dead", "none", SEVEN], "");
    assert_eq!(owned.replace("X1Y7", "A7"), same);
    let listed = run(&["score", "--moves=zh", "--points", "x-y", SEVEN], "");
    assert!(listed.contains("第1手") && listed.contains('X') && !listed.contains("A1"), "{listed}");
}

/// Black and White leave a wild region, whose points the comparison names.
#[test]
fn comparisons_write_the_form_that_is_wanted() {
    let folder = tempfile::tempdir().expect("a folder");
    let game = file(folder.path(), "wild.sgf", "(;GM[1]SZ[9]RU[new-ing];B[cc];W[gg];B[];W[])");
    let letters = run(&["compare", &game], "");
    let lines = run(&["compare", "--points", "x-y", &game], "");
    assert!(letters.contains("A1") && !letters.contains("X1Y1"), "{letters}");
    assert!(lines.contains("X1Y1") && !lines.contains("A1"), "{lines}");
}

#[test]
fn renju_takes_both_forms_and_writes_the_one_that_is_wanted() {
    let folder = tempfile::tempdir().expect("a folder");
    let position = file(folder.path(), "cross.txt", CROSS);
    let by_letters = run(&["renju", &position, "--at", "I5"], "");
    assert_eq!(run(&["renju", &position, "--at", "X9Y5"], ""), by_letters);
    let by_lines = run(&["renju", &position, "--at", "X9Y5", "--points", "x-y"], "");
    assert!(by_letters.contains("E5") && by_letters.contains(" A B C D E F G H I\n"), "{by_letters}");
    assert!(by_lines.contains("X5Y5") && by_lines.contains(" 1 2 3 4 5 6 7 8 9\n"), "{by_lines}");
    assert!(!by_lines.contains("E5"), "{by_lines}");
}

#[test]
fn pictures_have_the_columns_that_are_wanted() {
    let folder = tempfile::tempdir().expect("a folder");
    let position = file(folder.path(), "cross.txt", CROSS);
    let picture = folder.path().join("picture.svg");
    let name = picture.to_str().expect("UTF-8");
    for args in [
        vec!["score", "--dead", "c2", "--method", "area", "--picture", name, SEVEN],
        vec!["score", "--dead", "c2", "--record", name, SEVEN],
        vec!["renju", &position, "--picture", name],
    ] {
        let drawn = |more: &[&str]| {
            run(&[&args[..], more].concat(), "");
            let svg = fs::read_to_string(&picture).expect("a picture");
            ["C", "D"].map(|letter| svg.matches(&format!("<title>{letter}</title>")).count())
        };
        assert!(drawn(&[]).iter().all(|count| *count > 0), "{args:?}");
        assert_eq!(drawn(&["--points", "x-y"]), [0, 0], "{args:?}");
    }
}

#[test]
fn gtp_takes_both_forms_and_writes_for_people_the_one_that_is_wanted() {
    let commands = "boardsize 9\nplay b X4Y4\nplay w E5\nliangyi-dead x4y4\nliangyi-moves\nliangyi-explain b X4Y4\n\
                    liangyi-legal b\nundo\nliangyi-save_record /no/such/folder\nquit\n";
    let letters = run(&["--ruleset", "chinese"], commands);
    let lines = run(&["--ruleset", "chinese", "--points", "x-y"], commands);
    assert!(letters.contains("1 B D4\n2 W E5"), "{letters}");
    assert!(lines.contains("1 B X4Y4\n2 W X5Y5"), "{lines}");
    // What a program reads has letters.
    assert!(lines.contains(" A1 B1 C1 ") || lines.contains("= A1 B1 C1 "), "{lines}");
    let renju = "liangyi-ruleset renju\ngogui-play_sequence b H8 w G7 b H9 w C3 b G10 w C4 b F10 w C13\n\
                 liangyi-explain b X8Y10\nquit\n";
    let explained = run(&["--points", "x-y"], renju);
    assert!(
        explained.contains("three-three") && explained.contains("X8Y") && !explained.contains("H10"),
        "{explained}"
    );
}

#[test]
fn analysis_queries_take_both_forms() {
    let query = |point: &str, stone: &str| {
        format!(
            "{{\"id\":\"q\",\"moves\":[[\"B\",\"{point}\"]],\"initialStones\":[[\"W\",\"{stone}\"]],\
             \"rules\":\"chinese\",\"komi\":7.5,\"boardXSize\":9,\"boardYSize\":9,\"maxVisits\":30,\
             \"analyzeTurns\":[1]}}\n"
        )
    };
    let [letters, lines] = [("D4", "C3"), ("X4Y4", "x3y3")]
        .map(|(point, stone)| run(&["analysis", "-override-config", "numAnalysisThreads=1"], &query(point, stone)));
    assert!(letters.contains("\"moveInfos\""), "{letters}");
    assert_eq!(letters, lines);
}

#[test]
fn games_at_a_terminal_take_both_forms_and_show_the_one_that_is_wanted() {
    let typed = "X4Y4\ne5\nmoves\nwhy X4Y4\nquit\n";
    let play = |more: &[&str]| {
        let args = ["play", "--ruleset", "chinese", "--size", "9", "--color", "both", "--plain", "--level", "1"];
        run(&[&args[..], more].concat(), typed)
    };
    let (letters, lines) = (play(&[]), play(&["--points", "x-y"]));
    assert!(letters.contains("1 B D4") && letters.contains("  A B C D E F G H J\n"), "{letters}");
    assert!(lines.contains("1 B X4Y4") && lines.contains("  1 2 3 4 5 6 7 8 9\n"), "{lines}");
    assert!(lines.contains("X4Y4 is occupied") || lines.contains("X4Y4 is "), "{lines}");
}
