//! What counts and games show: why a game was lost for laziness, who owes points, results in 子, the stones beside the
//! board, the numbered record; through the command line, GTP and pictures.

use std::fs;
use std::path::{Path, PathBuf};

use crate::common::liangyi;
use liangyi_core::base::{Color, PointSet};
use liangyi_core::board::Board;
use liangyi_core::game::{Game, Move};
use liangyi_core::rules::{Komi, Rules, find};
use liangyi_core::score::{End, Reason, ResultUnit, Score, score};
use regex::Regex;
use serde_json::Value;

/// 新应氏, figure 5: a star point each, then passes, Black's first.
const FIGURE_5: &str = "(;SZ[19]RU[new-ing];B[pd];W[dp];B[];W[])";

fn output(args: &[&str]) -> String {
    let assert = liangyi(args).assert().success();
    String::from_utf8(assert.get_output().stdout.clone()).expect("UTF-8")
}

/// The replies to GTP commands, without their signs.
fn gtp(args: &[&str], commands: &str) -> Vec<String> {
    let assert = liangyi(args).write_stdin(commands.to_string()).assert().success();
    let text = String::from_utf8(assert.get_output().stdout.clone()).expect("UTF-8");
    text.trim_end().split("\n\n").map(|reply| reply.trim_start_matches("= ").to_string()).collect()
}

fn file(folder: &Path, name: &str, text: &str) -> (PathBuf, String) {
    let path = folder.join(name);
    fs::write(&path, text).expect("a file written");
    let name = path.display().to_string();
    (path, name)
}

/// The position under new Ing rules after both have passed, Black first.
fn passed_out(picture: &str) -> Score {
    let rules = find("new-ing").expect("a ruleset").rules.clone();
    let board = Board::from_picture(picture).expect("a board");
    let mut game = Game::from_setup(board, rules, Color::Black).expect("legal");
    game.play(Color::Black, Move::Pass).expect("legal");
    game.play(Color::White, Move::Pass).expect("legal");
    score(&game, game.rules(), End::Agreed, None, &PointSet::EMPTY)
}

/// 新应氏, article 6.10: a region is wild by a point that touches one colour only, not by one that touches no stone.
#[test]
fn a_point_that_touches_no_stone_makes_nothing_wild() {
    let score = passed_out(". X X O .\nX X . O O\nX . . . O\nO O . X X\n. O X X .");
    assert_eq!((score.reason, score.wild), (Reason::Count, None));
    // The same with one stone fewer: B3 touches only White.
    let score = passed_out(". X X O .\n. X . O O\n. . . . O\nO O . X X\n. O X X .");
    let lazy = score.wild.expect("wild regions");
    assert_eq!(
        (score.reason, lazy.offered_first, score.winner()),
        (Reason::WildRegion, Some(Color::Black), Some(Color::White))
    );
    let size = liangyi_core::base::Size::square(5).expect("a size");
    let points = |vertices: &str| -> PointSet {
        vertices.split(' ').map(|vertex| size.parse_vertex(vertex).expect("a vertex")).collect()
    };
    assert_eq!(lazy.regions, points("A5 A4 A3 B3 C4 C3 D3 C2"));
    assert_eq!(lazy.wild, points("A5 A4 A3"));
}

/// Before wild regions are filled nothing can be counted (新应氏, article 10), whoever asks.
#[test]
fn a_board_with_wild_regions_has_no_count_while_the_game_goes_on() {
    let folder = tempfile::tempdir().expect("a folder");
    let (_, name) = file(folder.path(), "open.sgf", "(;SZ[9]KM[7.5]RU[new-ing];B[ee];W[cc])");
    let line = output(&["score", "--dead", "none", &name]);
    assert!(line.contains(": ?; wild regions are not filled, and nothing can be counted yet: A1-J1 "), "{line}");
    let json: Value = serde_json::from_str(&output(&["score", "--dead", "none", "--json", &name])).expect("JSON");
    assert_eq!((&json["result"], &json["reason"]), (&"?".into(), &"unfilled".into()));
    assert!(json["margin"].is_null() && json["lazy"]["offered_first"].is_null(), "{json}");
    assert_eq!(json["result_zi"], "荒空未收，尚不能计算");
    let row = output(&["compare", "--dead", "none", &name]);
    let row = row.lines().find(|line| line.starts_with("new-ing ")).expect("a row");
    assert!(row.contains(" ? ") && row.contains("nothing can be counted yet"), "{row}");
    let replies = gtp(&[], &format!("loadsgf {name}\nfinal_score\nliangyi-score\nliangyi-compare\n"));
    assert_eq!(replies[1], "? cannot score: wild regions are not filled yet");
    assert!(replies[2].contains("\nresult ?\nreason unfilled\nwild_region A1 "), "{replies:?}");
    assert!(replies[3].contains("\nnew-ing ? none unfilled\n"), "{replies:?}");
}

#[test]
fn a_lazy_loss_is_named_wherever_the_game_is_counted() {
    let folder = tempfile::tempdir().expect("a folder");
    let (_, name) = file(folder.path(), "figure5.sgf", FIGURE_5);
    let why = "Black offered the end first and left a wild region: A1-T1 A2-T2 A3-T3 A4-C4 E4-T4 A5-T5 ";
    let line = output(&["score", "--dead", "none", &name]);
    assert!(line.contains(&format!(": W+F; {why}")), "{line}");
    let row = output(&["compare", "--dead", "none", &name]);
    let row = row.lines().find(|line| line.starts_with("new-ing ")).expect("a row");
    assert!(row.contains(why), "{row}");
    let json: Value = serde_json::from_str(&output(&["score", "--json", "--dead", "none", &name])).expect("JSON");
    assert_eq!((json["reason"].as_str(), json["lazy"]["offered_first"].as_str()), (Some("wild-region"), Some("black")));
    assert_eq!(json["lazy"]["wild_region"].as_array().map(Vec::len), Some(361 - 2));
    let wild: Vec<&str> =
        json["lazy"]["wild_points"].as_array().expect("points").iter().filter_map(Value::as_str).collect();
    assert_eq!(wild, ["D3", "C4", "E4", "D5", "Q15", "P16", "R16", "Q17"]);
    let replies = gtp(&[], &format!("loadsgf {name}\nliangyi-dead none\nliangyi-score\nliangyi-compare\n"));
    assert!(
        replies[2].contains("\nresult W+F\nreason wild-region\noffered_first black\nwild_region A1 B1 "),
        "{replies:?}"
    );
    assert!(replies[2].ends_with("\nwild_points D3 C4 E4 D5 Q15 P16 R16 Q17"), "{replies:?}");
    assert!(replies[3].contains("\nnew-ing -1.0 white wild-region\n"), "{replies:?}");
    let picture = folder.path().join("figure5.svg");
    output(&["score", "--dead", "none", "--picture", picture.to_str().expect("UTF-8"), &name]);
    let svg = fs::read_to_string(picture).expect("a picture");
    assert!(svg.contains("Black offered the end first"), "the reason is in the picture");
}

/// 計枰點, article 38: the side with more moves owes, and the number is positive.
#[test]
fn whoever_owes_is_named_with_a_positive_number() {
    let folder = tempfile::tempdir().expect("a folder");
    let moves = ";W[ac];W[bc];W[cc]";
    let (_, name) = file(folder.path(), "owes.sgf", &format!("(;SZ[9]KM[0]RU[jipingdian];B[aa];W[gg]{moves})"));
    let line = output(&["score", &name]);
    assert!(line.contains(", White owes 3 for extra moves: "), "{line}");
    let table = output(&["compare", &name]);
    assert!(table.contains(", White owes 3 for extra moves"), "{table}");
    assert!(!table.contains("owes -"), "{table}");
    let json: Value = serde_json::from_str(&output(&["score", "--json", &name])).expect("JSON");
    assert_eq!(json["debt"], serde_json::json!({"debtor": "white", "points": 3}));
    assert_eq!(json["extra_moves"], -3, "as before");
    let (_, even) = file(folder.path(), "even.sgf", "(;SZ[9]KM[0]RU[jipingdian];B[aa];W[gg])");
    assert!(!output(&["score", &even]).contains("owes"));
    assert!(!output(&["compare", &even]).contains("owes"));
}

/// The final position of a 9x9 game under a ruleset: Black has the five left columns but for `given` points of the
/// fifth, which are White's stones.
fn divided(name: &str, given: usize) -> Score {
    let row = |y: usize| {
        let fifth = if y < given { 'O' } else { 'X' };
        (0..9).map(move |x| match x {
            1 | 3 => 'X',
            4 => fifth,
            5 | 7 => 'O',
            _ => '.',
        })
    };
    let picture: Vec<String> = (0..9).map(|y| row(y).collect()).collect();
    let rules: Rules = find(name).expect("a ruleset").rules.clone();
    let board = Board::from_picture(&picture.join("\n")).expect("a board");
    let game = Game::from_setup(board, rules, Color::Black).expect("legal");
    score(&game, game.rules(), End::Agreed, None, &PointSet::EMPTY)
}

#[test]
fn results_are_in_zi_where_the_ruleset_counts_stones_and_points() {
    // 45 points to 36: 9 points less the komi.
    for (name, own, zi) in [
        ("chinese", "B+1.5", "黑胜3/4子"),
        ("chinese-old", "B+3.5", "黑胜1又3/4子"),
        ("new-ing", "B+0.75", "黑胜3/4子"),
        ("jipingdian", "B+2.5", "黑胜2又1/2点"),
        ("japanese", "W+6.5", "白胜6又1/2目"),
        ("jihuozi", "B+9.0", "黑胜9子"),
    ] {
        let score = divided(name, 0);
        assert_eq!([score.result_in(ResultUnit::Own), score.result_in(ResultUnit::Zi)], [own, zi], "{name}");
    }
    // 43 to 38.
    assert_eq!(divided("chinese", 2).result_in(ResultUnit::Zi), "白胜1又1/4子");
    // 新应氏, article 10.2 with figure 5: a game lost for laziness is lost by no number.
    let lazy = passed_out("X . . . .\n. . . . .\n. . . . .\n. . . . .\n. . . . O");
    assert_eq!(lazy.result_in(ResultUnit::Zi), "白胜(黑方懈怠)");
    let mut even = divided("chinese", 0).clone();
    (even.margin, even.komi) = (Default::default(), Komi::ZERO);
    assert_eq!(even.result_in(ResultUnit::Zi), "和棋");
}

#[test]
fn the_unit_is_chosen_by_an_option_and_the_ruleset_stays_in_the_line() {
    let folder = tempfile::tempdir().expect("a folder");
    // Black has seven columns of nine and White two: 63 - 18 - 7.5.
    let stones = |column: char| ('a'..='i').map(|row| format!("[{column}{row}]")).collect::<String>();
    let setup = format!("AB{}{}AW{}", stones('b'), stones('g'), stones('h'));
    let (_, name) = file(folder.path(), "game.sgf", &format!("(;SZ[9]KM[7.5]RU[chinese]{setup})"));
    let line = output(&["score", "--dead", "none", "--unit", "zi", "--method", "fill-all", &name]);
    assert!(line.ends_with(": chinese, fill-all, points: Black 63, White 18, komi 7.5: 黑胜18又3/4子\n"), "{line}");
    let table = output(&["compare", "--dead", "none", "--unit", "zi", &name]);
    let row = |ruleset: &str| table.lines().find(|line| line.starts_with(ruleset)).expect("a row").to_string();
    assert!(row("chinese ").contains("黑胜18又3/4子"), "{table}");
    assert!(row("new-ing ").contains("黑胜18又3/4子") && row("new-ing ").contains("komi 3 3/4 子"), "{table}");
    let commands = format!("loadsgf {name}\nliangyi-dead none\nliangyi-score\nliangyi-compare\nfinal_score\n");
    let replies = gtp(&["--unit", "zi"], &commands);
    assert!(replies[2].ends_with("\nresult chinese: 黑胜18又3/4子"), "{replies:?}");
    assert!(replies[3].contains("\nchinese 37.5 black 黑胜18又3/4子\n"), "{replies:?}");
    assert_eq!(replies[4], "B+37.5", "clients read it");
    for args in [["score", "--unit", "mu", &name].as_slice(), &["compare", "--unit", "mu", &name], &["--unit", "mu"]] {
        let assert = liangyi(args).assert().code(2);
        assert!(String::from_utf8_lossy(&assert.get_output().stderr).contains("'mu'"));
    }
}

/// AGA's game of 24 moves with a pass and prisoners of each side, counted by territory.
const PRISONERS: &str = "(;SZ[7]KM[0]RU[aga];B[da];W[ea];B[db];W[eb];B[dc];W[ec];B[dd];W[ed];B[de];W[ee];B[df];W[ef];\
                         B[dg];W[eg];B[ga];W[aa];B[];W[fa];B[ba];W[ab];B[bb];W[gb];B[ac];W[])";

#[test]
fn a_territory_count_can_be_checked_on_its_picture() {
    let folder = tempfile::tempdir().expect("a folder");
    let (_, name) = file(folder.path(), "game.sgf", PRISONERS);
    let picture = folder.path().join("territory.svg");
    let line = output(&[
        "score",
        "--dead",
        "none",
        "--method",
        "territory",
        "--picture",
        picture.to_str().expect("UTF-8"),
        &name,
    ]);
    assert!(
        line.contains("Black 21 (18 points, 2 prisoners, 1 stone for passes), White 14 (12 points, 1 prisoner,"),
        "{line}"
    );
    let svg = fs::read_to_string(picture).expect("a picture");
    let drawn = |shape: &str, fill: &str| {
        Regex::new(&format!("<{shape} [^>]*fill=\"{fill}\"")).expect("a pattern").find_iter(&svg).count()
    };
    // The stones beside the board are the smaller ones.
    let beside = |fill: &str| drawn("circle [^>]*r=\"7\"", fill);
    for name in ["Prisoners", "For passes"] {
        assert!(svg.contains(&format!("<title>{name}</title>")), "{name}");
    }
    assert_eq!(drawn("rect [^>]*width=\"8\"", "#111") + beside("#fff"), 21, "Black has White's stones");
    assert_eq!(drawn("rect [^>]*width=\"8\"", "#fff") + beside("#111"), 14, "White has Black's stones");
}

/// 計枰點, articles 41 and 42, the game of 21 moves each: 6 empty points each, 5 stones in each bowl.
#[test]
fn the_number_agreed_on_and_the_bowls_are_in_the_output() {
    const SEVEN: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/seven.sgf");
    let json = |args: &[&str]| -> Value {
        let args = [["score", "--json", "--dead", "c2", "--method"].as_slice(), args, &[SEVEN]].concat();
        serde_json::from_str(&output(&args)).expect("JSON")
    };
    assert_eq!(json(&["equal-territory"])["k"], 6);
    let agreed = json(&["equal-territory", "--k", "8"]);
    assert_eq!(
        [&agreed["k"], &agreed["black"], &agreed["white"], &agreed["result"]].map(ToString::to_string),
        ["8", "\"16\"", "\"17\"", "\"W+1.0\""]
    );
    assert_eq!(json(&["equal-stones"])["in_bowls"], serde_json::json!({"black": 5, "white": 5}));
    // One stone of each side was taken in play, and C2 is dead.
    assert_eq!(json(&["area"])["beside"], serde_json::json!({"prisoners": {"black": 2, "white": 1}}));
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("bowls.svg");
    output(&["score", "--dead", "c2", "--method", "equal-stones", "--picture", path.to_str().expect("UTF-8"), SEVEN]);
    let svg = fs::read_to_string(path).expect("a picture");
    assert!(svg.contains("<title>In the bowls</title>") && svg.contains("<title>x 5</title>"));
    liangyi(&["score", "--method", "area", "--k", "6", SEVEN]).assert().code(2);
    let refused =
        liangyi(&["score", "--dead", "c2", "--method", "equal-territory", "--k", "25", SEVEN]).assert().code(1);
    let errors = String::from_utf8_lossy(&refused.get_output().stderr).into_owned();
    assert!(errors.contains("25 empty points each are too many: 24 are the most"), "{errors}");
}

/// 計枰點, article 38: a debt of three points is paid with border stones.
#[test]
fn a_debt_that_is_paid_on_the_board_is_in_the_output() {
    let folder = tempfile::tempdir().expect("a folder");
    let (_, name) = file(folder.path(), "owes.sgf", "(;SZ[9]KM[0]RU[jipingdian];B[aa];W[gg];W[ac];W[bc];W[cc])");
    let json: Value =
        serde_json::from_str(&output(&["score", "--json", "--dead", "none", "--method", "fill-all", &name]))
            .expect("JSON");
    assert_eq!(json["debt_paid"], serde_json::json!({"debtor": "white", "points": 3}));
    assert_eq!(json["beside"], serde_json::json!({"taken_off": {"black": 0, "white": 3}}));
}

/// A ko that is retaken after a virtual move (計枰點, article 32), a virtual move of Black's, and the end.
const RECORD: &str = "(;SZ[9]KM[0]RU[jipingdian];B[bg];W[cg];B[cf];W[df];B[ch];W[dh];B[aa];W[eg];B[dg];W[]VM[1];B[ea];\
                      W[cg];B[]VM[1];W[ii];B[];W[])";

#[test]
fn the_record_is_listed_with_numbers() {
    let folder = tempfile::tempdir().expect("a folder");
    let (_, name) = file(folder.path(), "game.sgf", RECORD);
    let lines = |args: &[&str]| output(&[["score", "--dead", "none"].as_slice(), args, &[&name]].concat());
    let english = lines(&["--moves"]);
    let listed: Vec<&str> = english.lines().skip(1).collect();
    assert_eq!(listed.len(), 16);
    assert_eq!([listed[0], listed[9], listed[12], listed[15]], ["1 B B3", "10 W virtual", "13 B virtual", "16 W pass"]);
    // 計活子, article 8: 如,第193手,黑方虚着;第312手,白方放弃.
    let chinese = lines(&["--moves=zh"]);
    let listed: Vec<&str> = chinese.lines().skip(1).collect();
    assert_eq!([listed[0], listed[12], listed[15]], ["第1手，黑方B3", "第13手，黑方虚着", "第16手，白方放弃"]);
    let json: Value = serde_json::from_str(&lines(&["--moves", "--json"])).expect("JSON");
    assert_eq!((json["moves"].as_u64(), json["record"][9].as_str()), (Some(16), Some("10 W virtual")));
    liangyi(&["score", "--moves=fr", &name]).assert().code(2);
    let replies =
        gtp(&[], &format!("liangyi-moves\nloadsgf {name}\nliangyi-moves\nliangyi-moves ZH\nliangyi-moves fr\n"));
    assert_eq!(replies[0], "");
    assert!(replies[2].starts_with("1 B B3\n2 W C3\n") && replies[2].ends_with("\n16 W pass"), "{replies:?}");
    assert!(replies[3].ends_with("\n第15手，黑方放弃\n第16手，白方放弃"), "{replies:?}");
    assert!(replies[4].starts_with("? syntax error: fr is not a language"), "{replies:?}");
}

#[test]
fn the_record_is_drawn_as_books_print_it() {
    let folder = tempfile::tempdir().expect("a folder");
    // Over GTP the result of a game that is over is known, in a file it is what the file says.
    let record = RECORD.replacen("(;", "(;RE[W+1.0]", 1);
    let (_, name) = file(folder.path(), "game.sgf", &record);
    let [svg, png, gif] =
        ["record.svg", "record.png", "record.gif"].map(|name| folder.path().join(name).display().to_string());
    output(&["score", "--dead", "none", "--record", &svg, &name]);
    let text = fs::read_to_string(&svg).expect("a picture");
    for shown in ["jipingdian, 16 moves", "Virtual moves: Black 13; White 10", "Passes: Black 15; White 16", "12 at 2"]
    {
        assert!(text.contains(&format!("<title>{shown}</title>")), "{shown}");
    }
    for number in 1..=16 {
        let listed = [10, 12, 13, 15, 16].contains(&number);
        assert_eq!(
            text.contains(&format!("<title>{number}</title>\n")) || text.contains(&format!("<title>{number}</title><")),
            !listed,
            "{number}"
        );
    }
    fs::remove_file(&svg).expect("removed");
    let replies = gtp(
        &[],
        &format!("loadsgf {name}\nliangyi-save_record {svg}\nliangyi-save_record {png}\nliangyi-save_record {gif}\n"),
    );
    assert_eq!(fs::read_to_string(&svg).expect("a picture"), text, "the same through GTP");
    assert!(fs::read(&png).expect("a picture").starts_with(b"\x89PNG"));
    assert!(replies[3].starts_with("? ") && replies[3].contains("ends in .svg or .png"), "{replies:?}");
    liangyi(&["score", "--record", &gif, &name]).assert().code(2);
}

#[test]
fn showboard_has_the_stones_beside_the_board_and_the_last_one_in_brackets() {
    let folder = tempfile::tempdir().expect("a folder");
    let (_, name) = file(folder.path(), "game.sgf", RECORD);
    let replies = gtp(&[], &format!("loadsgf {name}\nshowboard\n"));
    for line in [
        " 9 X . . . X . . . . 9   Prisoners: X  O",
        " 8 . . . . . . . . . 8   Virtual: X  O",
        " 7 . . + . . . + . . 7",
        " 1 . . . . . . . .(O)1",
    ] {
        assert!(replies[1].lines().any(|found| found == line), "{line}\n{}", replies[1]);
    }
}

/// Japanese rules, article 12, in every place that counts a record.
#[test]
fn a_game_that_ends_in_a_cycle_has_no_result() {
    const TRIPLE_KO: &str = "(;SZ[7]RU[Japanese];B[ba];W[ca];B[ab];W[bb];B[bc];W[db];B[ad];W[cc];B[cd];W[dd];B[be]\
        ;W[ce];B[af];W[bf];B[bg];W[df];B[gg];W[cg];B[cf];W[bd];B[cb];W[bf];B[cd];W[bb])";
    let folder = tempfile::tempdir().expect("a folder");
    let (_, name) = file(folder.path(), "triple-ko.sgf", TRIPLE_KO);
    for (language, why) in [
        ("en", "Void; the whole position has come back: no result, if both sides agree"),
        ("zh-Hans", "Void；全局同形再次出现：双方同意则为无胜负"),
        ("zh-Hant", "Void；全局同形再次出現：雙方同意則為無勝負"),
    ] {
        let line = output(&["score", "--lang", language, &name]);
        assert!(line.contains(why), "{line}");
    }
    let json: Value = serde_json::from_str(&output(&["score", "--json", &name])).expect("JSON");
    assert_eq!((&json["result"], &json["reason"]), (&Value::from("Void"), &Value::from("no-result")));
    assert_eq!((&json["result_zi"], &json["margin"]), (&Value::from("无胜负"), &Value::Null));
    let row = output(&["compare", &name]);
    let row = row.lines().find(|line| line.starts_with("japanese ")).expect("a row");
    assert!(row.contains("Void"), "{row}");
}

/// Moves that a ruleset forbids do not keep it from counting the board: `score` counts as `compare` does, and says so.
#[test]
fn a_record_with_moves_that_the_ruleset_forbids_is_counted_as_compare_counts_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let (_, name) =
        file(folder.path(), "virtual.sgf", "(;SZ[7]KM[6.5]RU[jipingdian];B[cc];W[]VM[1];B[dd];W[cd];B[];W[])");
    let table = output(&["compare", "--dead", "none", "--json", &name]);
    let table: Value = serde_json::from_str(&table).expect("JSON");
    for ruleset in ["chinese", "japanese", "tromp-taylor", "jihuozi-natural"] {
        let rows = table["rulesets"].as_array().expect("rows");
        let row = rows.iter().find(|row| row["ruleset"] == ruleset).expect("a row");
        let komi = row["komi"].to_string();
        let line = output(&["score", "--dead", "none", "--json", "--komi", &komi, "--ruleset", ruleset, &name]);
        let counted: Value = serde_json::from_str(&line).expect("JSON");
        assert_eq!(counted["result"], row["result"], "{ruleset}");
        let said = counted["warnings"].to_string();
        let is_forbidden = ruleset != "jihuozi-natural";
        assert_eq!(said.contains(&format!("move 2 is illegal under {ruleset}")), is_forbidden, "{ruleset}: {said}");
    }
}

/// 计活子, figures 3 to 5: two full, one that is none of the ideal ones, and an undisputed one.
#[test]
fn figures_are_named_for_how_far_they_have_come() {
    let folder = tempfile::tempdir().expect("a folder");
    let ideal =
        ". X . X X O .\nX X X X O . O\nX X X O O O O\nX X X X O X O\nO O O X X X X\nO O . O O X X\n. O O O O O X";
    let undisputed =
        ". X . X X O .\n. X X X O . O\n. . X O O O O\nX X X X O X O\nO O O X X X X\nO . X O O X X\n. O O O O O X";
    let open =
        ". . . . . . .\n. . . . . . .\n. O X . . . .\n. . X O . . .\n. . . . . . .\n. . . . . . .\n. . . . . . .";
    for (picture, position, is_natural_end) in
        [(ideal, "ideal", true), (undisputed, "uncontested", false), (open, "contested", false)]
    {
        let (_, name) = file(folder.path(), "figure.txt", picture);
        for ruleset in ["jihuozi", "jipingdian"] {
            let json: Value =
                serde_json::from_str(&output(&["score", "--json", "--ruleset", ruleset, &name])).expect("JSON");
            assert_eq!(json["position"], position, "{ruleset}");
            let natural = output(&["score", "--json", "--end", "natural", "--ruleset", ruleset, &name]);
            assert_eq!(!natural.contains("natural end"), is_natural_end, "{ruleset}: {natural}");
            let told = output(&["score", "--lang", "zh-Hans", "--ruleset", ruleset, &name]);
            assert_eq!(told.contains("理想的最终局面（两溢）"), position == "ideal", "{told}");
            assert_eq!(told.contains("无争局面"), position == "uncontested", "{told}");
        }
        assert!(!output(&["score", "--lang", "zh-Hans", "--ruleset", "chinese", &name]).contains("局面"), "{position}");
    }
}
