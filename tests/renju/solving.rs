//! `liangyi renju --solve`, and the search behind it.

use std::fs;
use std::path::Path;

use liangyi_core::base::{Color, Point};
use liangyi_core::line::{LineBoard, LineRules};
use liangyi_engine::lineplay::{ThreatSolution, Vcf, VcfLimits, Vct, find_vcf, find_vct, solve_threats};
use serde_json::{Value, json};

use crate::common;
use crate::support::{board, point};
use crate::threats::positions;

const PLENTY: VcfLimits<'static> = VcfLimits { nodes: 300_000, deadline: None, stop: None };

fn solved(black: &str, white: &str, attacker: Color) -> ThreatSolution {
    solve_threats(&LineBoard::of(&board(black, white)), LineRules::RENJU, attacker, PLENTY)
}

/// Four-three at H8: the three in the column becomes an open four.
const FOUR_THREE: (&str, &str) = ("E8 F8 G8 H6 H7", "D8 A1 A3 A5");

#[test]
fn all_first_moves_of_a_four_three_are_found() {
    let found = solved(FOUR_THREE.0, FOUR_THREE.1, Color::Black);
    let best = &found.fours.wins[0];
    assert_eq!((best.line[0], best.line.len() as u32, best.wins_in), (point("H8"), 3, 5));
    assert!(found.fours.undecided.is_empty() && found.threats.undecided.is_empty());
    // The four at I8 does not win by fours; whatever wins by fours wins by threes and fours.
    assert!(found.fours.refuted.iter().any(|threat| threat.point == point("I8") && threat.reply == Some(point("H8"))));
    assert!(found.fours.wins.iter().all(|win| found.threats.wins.contains(win)));
    // A five is at hand, and nothing else is listed.
    let five = solved("E8 F8 G8 H8", "D8 A1 A3", Color::Black);
    assert_eq!(
        five.fours.wins.iter().map(|win| (&win.line[..], win.wins_in)).collect::<Vec<_>>(),
        [(&[point("I8")][..], 1)]
    );
    assert_eq!(five.fours, five.threats);
    // Two fives of the other side cannot be stopped.
    assert_eq!(solved(FOUR_THREE.0, "J1 K1 L1 M1", Color::Black), ThreatSolution::default());
}

#[test]
fn threats_that_do_not_win_are_refuted() {
    let found = solved("G8 H8", "A1 A3", Color::Black);
    assert!(found.threats.wins.is_empty() && found.threats.undecided.is_empty());
    assert!(found.threats.refuted.iter().any(|threat| threat.point == point("I8")));
    assert!(found.threats.refuted.iter().all(|threat| threat.reply.is_some()));
    let limits = VcfLimits::nodes(1);
    let lines = LineBoard::of(&board("G8 H8", "A1 A3"));
    let cut = solve_threats(&lines, LineRules::RENJU, Color::Black, limits);
    assert_eq!(cut.threats.undecided.len(), found.threats.refuted.len());
}

#[test]
fn first_moves_of_the_set_win_and_the_others_do_not() {
    let every = 6;
    for listed in positions().into_iter().filter(|listed| listed.moves <= 6).step_by(every) {
        let (lines, attacker) = (LineBoard::of(&listed.board), listed.color);
        let found = solve_threats(&lines, LineRules::RENJU, attacker, VcfLimits::nodes(20_000));
        assert_eq!(!found.threats.wins.is_empty(), listed.moves > 0, "{}", listed.board);
        for win in &found.threats.wins {
            assert!(still_wins(lines, attacker, &win.line), "{}", listed.board);
        }
        for refuted in found.threats.refuted.iter().filter(|refuted| refuted.reply.is_some()) {
            let line: Vec<Point> = [refuted.point].into_iter().chain(refuted.reply).collect();
            assert!(!still_wins(lines, attacker, &line), "{:?}\n{}", refuted, listed.board);
        }
    }
}

/// Whether the attacker still wins by threats after its first move and the reply.
fn still_wins(mut lines: LineBoard, attacker: Color, line: &[Point]) -> bool {
    let colors = [attacker, attacker.opponent()];
    // Without a reply it was a four that cannot be stopped.
    colors.into_iter().zip(line).for_each(|(color, &point)| lines.place(color, point));
    matches!(find_vcf(&lines, LineRules::RENJU, attacker, PLENTY), Vcf::Win(_))
        || matches!(find_vct(&lines, LineRules::RENJU, attacker, PLENTY), Vct::Win(_))
}

fn output(folder: &Path, args: &[&str]) -> String {
    let assert = common::liangyi(&["renju"]).current_dir(folder).args(args).assert().success().stderr("");
    String::from_utf8(assert.get_output().stdout.clone()).unwrap()
}

/// Black to move with a four-three at H8.
const RECORD: &str = "(;GM[4]SZ[15];B[eh];W[dh];B[fh];W[ao];B[gh];W[ah];B[hj];W[oo];B[hi];W[oa])";

#[test]
fn wins_of_the_side_to_move_are_told() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("game.sgf"), RECORD).unwrap();
    let text = output(folder.path(), &["game.sgf", "--solve"]);
    assert!(text.contains("Black wins by fours alone: H8 (in 5)"), "{text}");
    assert!(
        text.contains("the shortest line found (5 moves up to the five): H8 I8 H9\n")
            || text.contains("the shortest line found (5 moves up to the five): H8 I8 H5\n"),
        "{text}"
    );
    assert!(text.contains("Black wins by threes and fours: H8 (in 5)"), "{text}");
    let text = output(folder.path(), &["game.sgf", "--solve=white", "--refutations"]);
    assert!(text.contains("White has no win by fours alone\nWhite has no win by threes and fours\n"), "{text}");
    let text = output(folder.path(), &["game.sgf", "--solve=both", "--lang", "zh-Hans"]);
    assert!(text.contains("黑方连续冲四取胜：H8（5手）") && text.contains("白方没有连续冲四的胜法\n"), "{text}");
}

#[test]
fn wins_are_told_as_json() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("game.sgf"), RECORD).unwrap();
    let args = ["game.sgf", "--solve=both", "--refutations", "--json", "--time", "30"];
    let object: Value = serde_json::from_str(&output(folder.path(), &args)).unwrap();
    let [black, white] = &object["solve"].as_array().unwrap()[..] else { panic!("{object}") };
    assert_eq!((&black["color"], &black["fours"]["result"]), (&json!("Black"), &json!("win")));
    assert_eq!(black["fours"]["wins"][0]["point"], "H8");
    assert_eq!(black["fours"]["wins"][0]["wins_in"], 5);
    assert_eq!(black["fours"]["wins"][0]["line"].as_array().unwrap().len(), 3);
    assert!(black["fours"]["refuted"].as_array().unwrap().contains(&json!({"point": "I8", "reply": "H8"})));
    assert_eq!((&white["threats"]["result"], &white["threats"]["undecided"]), (&json!("none"), &json!([])));
    let args = ["game.sgf", "--solve", "--json"];
    let object: Value = serde_json::from_str(&output(folder.path(), &args)).unwrap();
    assert_eq!(
        (object["solve"].as_array().unwrap().len(), &object["solve"][0]["threats"]["refuted"]),
        (1, &Value::Null)
    );
    // Every position of a file is judged, not solved.
    common::liangyi(&["renju"]).current_dir(folder.path()).args(["game.sgf", "--solve", "--each"]).assert().code(2);
}

#[test]
fn the_side_that_a_record_names_is_to_move() {
    let folder = tempfile::tempdir().unwrap();
    let set_up = "(;GM[4]SZ[15]AB[eh][fh][gh][hj][hi]AW[dh][ah][ao][oo][oa]PL[W])";
    fs::write(folder.path().join("white.sgf"), set_up).unwrap();
    fs::write(folder.path().join("black.sgf"), set_up.replace("PL[W]", "PL[B]")).unwrap();
    fs::write(folder.path().join("moved.sgf"), set_up.replace("PL[W])", "PL[W];W[aa])")).unwrap();
    for (file, side) in [("white.sgf", "White"), ("black.sgf", "Black"), ("moved.sgf", "Black")] {
        let object: Value = serde_json::from_str(&output(folder.path(), &[file, "--solve", "--json"])).unwrap();
        assert_eq!(object["solve"][0]["color"], side, "{file}");
    }
}
