//! Pictures of `liangyi renju`: the moves of wins and of games as numbers, in every language.

use std::fs;
use std::path::Path;

use assert_cmd::Command;

use crate::common;

fn liangyi(folder: &Path, args: &[&str]) -> Command {
    let mut command = common::liangyi(&["renju"]);
    command.current_dir(folder).args(args);
    command
}

/// The picture that these arguments write as `drawn.svg`.
fn picture(folder: &Path, args: &[&str]) -> String {
    let path = folder.join("drawn.svg");
    liangyi(folder, args).assert().success().stderr("");
    let svg = fs::read_to_string(&path).unwrap();
    fs::remove_file(path).unwrap();
    svg
}

fn refused(folder: &Path, args: &[&str]) -> String {
    let assert = liangyi(folder, args).assert().code(2);
    String::from_utf8(assert.get_output().stderr.clone()).unwrap()
}

/// The titles of a picture, which are its texts in order.
fn titles(svg: &str) -> Vec<&str> {
    svg.split("<title>").skip(1).map(|rest| rest.split("</title>").next().unwrap()).collect()
}

/// How often a picture has a text.
fn count(svg: &str, text: &str) -> usize {
    titles(svg).into_iter().filter(|title| *title == text).count()
}

fn stones(svg: &str, fill: &str) -> usize {
    svg.matches(&format!("r=\"12\" fill=\"{fill}\" stroke=\"#111\"")).count()
}

/// Black to move with a four-three at H8.
const FOUR_THREE: &str = "e8 d8 f8 a1 g8 a15 h6 o1 h7 o15";
/// The strokes of the box that stands for a character without a glyph.
const BOX: &str = "M0 0H6V10H0Z";

#[test]
fn the_moves_of_a_win_are_numbers_on_their_stones() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("game.txt"), FOUR_THREE).unwrap();
    let svg = picture(folder.path(), &["game.txt", "--solve", "--picture", "drawn.svg"]);
    // 1 and 3 on black stones, 2 on a white one; the stones of the position have none.
    assert_eq!((stones(&svg, "#111"), stones(&svg, "#fff")), (5 + 2, 5 + 1));
    assert_eq!(titles(&svg)[0], "Renju: Black wins within 5 moves of both sides");
    let line = titles(&svg).into_iter().find(|title| title.starts_with("H8 I8 H")).expect("the line as points");
    assert_eq!(line.split(' ').count(), 3);
    // The edge names the rows 1 to 15 too.
    assert_eq!(["1", "2", "3", "4"].map(|number| count(&svg, number)), [2, 2, 2, 1]);
    // Another side, and none.
    let svg = picture(folder.path(), &["game.txt", "--solve=white", "--picture", "drawn.svg"]);
    assert_eq!(titles(&svg)[0], "Renju: no win of White was found");
    assert_eq!((stones(&svg, "#111"), stones(&svg, "#fff")), (5, 5));
    let both = ["game.txt", "--solve=both", "--picture", "drawn.svg"];
    assert!(refused(folder.path(), &both).contains("a picture shows the win of one side"));
    assert!(!folder.path().join("drawn.svg").exists());
}

#[test]
fn points_that_are_forbidden_after_the_moves_of_a_win_are_marked() {
    let folder = tempfile::tempdir().unwrap();
    // White stops a four, then makes one that Black could stop on F8 only, where an overline forbids it.
    let drawing = "\
        . . . . . . . . . . . . . . .\n. . . . . . . . . . . . . . .\n. . . . . . . . . . . . . . .\n\
        . . . . . X . . . . . . . . .\n. . . . . X . . . . . . . . .\n. . . . . X . . . . . . . . .\n\
        . . . . . X . . . . . . . . .\n. . . . . . O O O . X . . . .\n. . . . . X . . . . . . . . .\n\
        . . . . . . . . . . . . . . .\n. . . . . . . . . . . . . . .\n. . . . . . . . . . . . . . .\n\
        . . . . . . . . . . . . . . .\n. . . . . . . . . . . . . . .\n. . . . . . . . . . . . . . .\n";
    fs::write(folder.path().join("drawing.txt"), drawing).unwrap();
    let args = ["drawing.txt", "--solve=white", "--picture", "drawn.svg"];
    let svg = picture(folder.path(), &args);
    assert!(titles(&svg)[0].starts_with("Renju: White wins within 5 moves"), "{:?}", titles(&svg));
    assert!(count(&svg, "6") == 2 && count(&svg, "F8: overline") == 1, "{:?}", titles(&svg));
    // The shapes of a forbidden point have bars in the picture of a position only.
    assert!(!svg.contains("class=\"line\""));
    assert!(picture(folder.path(), &["drawing.txt", "--picture", "drawn.svg"]).contains("class=\"line\""));
}

#[test]
fn the_moves_of_a_game_are_numbers_on_their_stones() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    // A game that has ended is drawn, too.
    let record = "(;GM[4]SZ[15]AB[aa]PB[Ando]RE[B+1];B[hh];W[ii];B[];W[];B[gh];W[ij];B[fh];W[ik];B[eh];W[il];B[dh])";
    fs::write(path("game.sgf"), record).unwrap();
    let svg = picture(folder.path(), &["game.sgf", "--record", "drawn.svg"]);
    assert_eq!(titles(&svg)[..3], ["Renju, 11 moves", "Ando (Black)", "result B+1"]);
    assert_eq!(titles(&svg).last(), Some(&"3 pass, 4 pass"));
    assert_eq!((stones(&svg, "#111"), stones(&svg, "#fff")), (6, 4));
    assert_eq!([count(&svg, "3"), count(&svg, "4"), count(&svg, "11")], [1, 1, 2]);
    fs::write(path("two.psq"), "Piskvorky 15x15, 0:0, 0\n8,8,0\n9,7,0\n0\n").unwrap();
    liangyi(folder.path(), &["two.psq", "--record", "two.PNG"]).assert().success();
    assert!(fs::read(path("two.PNG")).unwrap().starts_with(b"\x89PNG"));
    // What has no moves is no game.
    fs::write(path("drawing.txt"), ". . . . .\n. X . . .\n. . . . .\n. . . . .\n. . . . .\n").unwrap();
    for (args, error) in [
        (&["drawing.txt", "--record", "none.svg"][..], "drawing.txt: there are no moves to be drawn"),
        (&["two.psq", "two.psq", "--record", "none.svg"], "it takes one FILE"),
        (&["two.psq", "--record", "none.gif"], ".svg or .png"),
        (&["two.psq", "--each", "--record", "none.svg"], "--each"),
    ] {
        assert!(refused(folder.path(), args).contains(error), "{}", refused(folder.path(), args));
    }
    assert!(!path("none.svg").exists());
}

#[test]
fn pictures_speak_the_language_with_strokes_for_all_that_they_say() {
    let folder = tempfile::tempdir().unwrap();
    let forbidden = "(;GM[4]SZ[15]PB[A]PW[B]DT[2024-05-01]RE[B+R];B[fh];W[aa];B[gh];W[oa];B[hj];W[];B[hi])";
    let cases: [(&str, &str, &[&str], [&str; 2]); 6] = [
        ("game.txt", FOUR_THREE, &["--solve", "--picture"], ["五子棋：黑方5手之内取胜", "五子棋：黑方5手之內取勝"]),
        (
            "game.txt",
            FOUR_THREE,
            &["--solve=white", "--picture"],
            ["五子棋：没有找到白方的胜法", "五子棋：沒有找到白方的勝法"],
        ),
        ("game.txt", FOUR_THREE, &["--picture"], ["五子棋：黑方没有禁手", "五子棋：黑方沒有禁手"]),
        ("game.sgf", forbidden, &["--picture"], ["五子棋：黑方有1个禁手", "五子棋：黑方有1個禁手"]),
        ("game.sgf", forbidden, &["--picture", "drawn.svg", "--at", "H8", "--record"], ["五子棋，7手", "五子棋，7手"]),
        (
            "overline.sgf",
            "(;GM[4]SZ[15];B[ah];B[bh];B[ch];B[eh];B[fh])",
            &["--picture"],
            ["五子棋：黑方有1个禁手", "五子棋：黑方有1個禁手"],
        ),
    ];
    for (name, text, args, told) in cases {
        fs::write(folder.path().join(name), text).unwrap();
        for (language, told) in ["zh-Hans", "zh-Hant"].into_iter().zip(told) {
            let args = [&[name, "--lang", language][..], args, &["drawn.svg"]].concat();
            let svg = picture(folder.path(), &args);
            assert_eq!(titles(&svg)[0], told);
            assert!(!svg.contains(BOX), "{args:?}: {:?}", titles(&svg));
        }
    }
    let chinese = picture(folder.path(), &["game.sgf", "--lang", "zh-Hans", "--picture", "drawn.svg"]);
    assert!(titles(&chinese).contains(&"H8：三三（3-3）"), "{:?}", titles(&chinese));
    assert!(titles(&chinese).contains(&"A（黑方） 对 B（白方）"), "{:?}", titles(&chinese));
}
