//! Examples with numbers from the texts and the articles behind them, counted by the program.

use crate::common::{liangyi, utf8};
use liangyi_core::base::{Color, PointSet};
use liangyi_core::board::Board;
use liangyi_core::game::Game;
use liangyi_core::rules::{CATALOGUE, FileRules, Komi, Rules, find};
use liangyi_core::score::{End, Score, Settlement, score_settled};

/// White walls off the upper part, Black the lower one; between them lies a point that only Black can take.
const ONE_SIDED: &str = "
    . O O O O O .
    O O O O O O O
    O . O O O O O
    O O O . O O O
    X X X O X X X
    X X X . X X X
    . X X X X X .";

/// The position under a ruleset without komi, with D2 as the point that Black alone has the right to take.
fn one_sided(name: &str) -> Score {
    let rules = Rules { komi: Komi::ZERO, ..find(name).expect("a ruleset").rules.clone() };
    let game = Game::from_setup(Board::from_picture(ONE_SIDED).expect("a board"), rules, Color::Black).expect("legal");
    let point = game.size().parse_vertex("D2").expect("a vertex");
    let settlement = Settlement { one_sided: [PointSet::single(point), PointSet::EMPTY], ..Settlement::default() };
    score_settled(&game, game.rules(), End::Agreed, None, &settlement)
}

fn counts(score: &Score) -> [f64; 2] {
    [score.black.to_f64(), score.white.to_f64()]
}

/// 新应氏, article 10.3: points that stones of both touch are half each.
#[test]
fn new_ing_shares_a_point_that_one_side_alone_could_take() {
    assert_eq!(counts(&one_sided("new-ing")), [19.5, 29.5]);
}

/// 中国围棋规则, article 9: empty points between living stones are half each.
#[test]
fn chinese_rules_share_a_point_that_one_side_alone_could_take() {
    for name in ["chinese", "chinese-old"] {
        assert_eq!(counts(&one_sided(name)), [19.5, 29.5], "{name}");
    }
    assert_eq!(counts(&one_sided("tromp-taylor")), [19.0, 29.0]);
}

/// 計枰點圍棋規則: the side that alone has the right to take a point owns it.
#[test]
fn counting_points_gives_the_point_to_the_side_that_alone_can_take_it() {
    assert_eq!(counts(&one_sided("jipingdian")), [20.0, 29.0]);
}

#[test]
fn no_ruleset_counts_a_point_twice() {
    for row in CATALOGUE {
        let [black, white] = counts(&one_sided(&row.name));
        assert!(black + white <= 49.0, "{}: {black} and {white}", row.name);
    }
}

/// The position as a file under a ruleset without komi.
fn file(name: &str) -> String {
    let board = Board::from_picture(ONE_SIDED).expect("a board");
    let size = board.size();
    let letter = |at: usize| char::from(b'a' + at as u8);
    let stones = |color: Color| -> String {
        let points = board.stones(color).iter().map(|point| {
            let (x, y) = size.coordinates(point);
            format!("[{}{}]", letter(x), letter(size.height() - 1 - y))
        });
        points.collect()
    };
    format!("(;GM[1]FF[4]SZ[7]RU[{name}]KM[0]AB{}AW{})", stones(Color::Black), stones(Color::White))
}

/// One judgement and one settlement: who names the dead stones makes no difference to a point of one side alone.
#[test]
fn the_result_is_the_same_whether_the_dead_stones_are_named_or_judged() {
    let folder = tempfile::tempdir().expect("a folder");
    for (name, result) in [("jipingdian", "W+9.0"), ("chinese", "W+10.0"), ("new-ing", "W+5.0")] {
        let path = folder.path().join(format!("{name}.sgf"));
        std::fs::write(&path, file(name)).expect("a file");
        let path = path.to_str().expect("UTF-8");
        let score = |more: &[&str]| {
            let mut command = liangyi(&[]);
            let output = command.arg("score").args(more).arg(path).assert().success().get_output().stdout.clone();
            String::from_utf8(output).expect("UTF-8")
        };
        for text in [score(&[]), score(&["--dead", "none"])] {
            assert!(text.contains(result), "{name}: {text}");
        }
        // And through GTP, before and after the sides agree that nothing is dead.
        let commands = format!("loadsgf {path}\nfinal_score\nliangyi-dead none\nfinal_score\nquit\n");
        let mut command = liangyi(&[]);
        let output = command.write_stdin(commands).assert().success().get_output().stdout.clone();
        let replies = String::from_utf8(output).expect("UTF-8");
        assert_eq!(replies.matches(&format!("= {result}\n")).count(), 2, "{name}: {replies}");
    }
}

/// The Chinese names, traditional and simplified, and the pinyin, name rulesets in files and in commands alike.
#[test]
fn chinese_names_are_understood_wherever_a_ruleset_is_named() {
    let registry = liangyi_core::rules::Registry::new();
    for (name, texts) in [
        ("jipingdian", &["計枰點", "计枰点", "计枰點", "计枰点围棋规则", "JiPingDian"][..]),
        ("jihuozi", &["計活子", "计活子", "計活子圍棋規則"]),
        ("jihuozi-art", &["計活子 藝術版", "计活子 艺术版"]),
        ("jihuozi-simple", &["計活子 簡化", "jihuozi-jianhua"]),
        ("new-ing", &["新應氏", "新应氏", "xinyingshi"]),
        ("chinese", &["中國圍棋規則", "中国围棋规则", "zhongguo"]),
        ("chinese-old", &["中国围棋规则(旧)", "中國圍棋規則（舊）"]),
        ("proportional", &["形式化规则", "形式化規則", "xingshihua"]),
        ("stone-scoring", &["還棋頭", "还棋头"]),
    ] {
        for text in texts {
            assert_eq!(registry.resolve(text).map(|found| found.name), Ok(name.to_string()), "{text}");
            let in_file = registry.in_file(text);
            assert!(matches!(in_file, Some(FileRules::Row(row)) if row.name == name), "RU[{text}]: {in_file:?}");
        }
    }
}

#[test]
fn an_unknown_ruleset_of_a_file_is_said_aloud() {
    let folder = tempfile::tempdir().expect("a folder");
    for (name, ruleset, warned) in [("形式化规则", "proportional", false), ("家规", "chinese", true)] {
        let path = folder.path().join("game.sgf");
        std::fs::write(&path, file(name)).expect("a file");
        let mut command = liangyi(&[]);
        let output = command.arg("score").arg(&path).assert().success().get_output().clone();
        let [text, errors] = [output.stdout, output.stderr].map(|bytes| String::from_utf8(bytes).expect("UTF-8"));
        assert!(text.contains(&format!(": {ruleset}, ")), "{text}");
        assert_eq!(errors.contains("RU[家规] is no ruleset that is known: counted under chinese"), warned, "{errors}");
    }
}

/// 自然终局: nothing is removed, so that no stone is called dead.
#[test]
fn a_natural_end_has_no_dead_stones() {
    let seven = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/seven.sgf");
    for more in [&["--end", "natural"][..], &["--end", "natural", "--dead", "c2"]] {
        let mut command = liangyi(&[]);
        let output = command.arg("score").args(more).arg(seven).assert().success().get_output().stdout.clone();
        let text = String::from_utf8(output).expect("UTF-8");
        assert!(text.ends_with("Black 25 1/2, White 23 1/2: B+2.0\n"), "{text}");
    }
}

/// 計枰點, articles 41 and 42: the figures of the text, whose chains may have no liberty.
#[test]
fn rearranged_boards_of_the_texts_are_read_as_they_are_printed() {
    let figures = [
        (
            "等空局面圖例:\n┌┬●●●○○\n├┼●●○○○\n├┼●○○○○\n●●●●○●○\n○○○●●●●\n├┼┼○○●●\n└┴┴○○○●\n",
            "等空局面：双方各有6目",
            "jipingdian, equal-territory, 子数：黑方18，白方19：W+1.0",
        ),
        (
            "下圖：等子局面\n●●●●●○○\n├┼●●○○○\n├┼●○○○○\n●●●●○●○\n○○○●●●●\n├┼○○○●●\n└┴┴○○○●\n",
            "等子局面：双方各有20颗局子",
            "jipingdian, equal-stones, 目：黑方4，白方5：W+1.0",
        ),
        (
            "●●●●●○○\n├●●●○○○\n├┼●○○○○\n●●●●○●○\n○○○●●●●\n├┼○○○●●\n└┴○○○○●\n",
            "等子局面：双方各有21颗局子",
            "jipingdian, equal-stones, 目：黑方3，白方4：W+1.0",
        ),
    ];
    let score = |options: &[&str], text: &str| {
        let args = [&["--lang", "zh-Hans", "score", "--rearranged", "--ruleset", "jipingdian", "--komi", "0"], options];
        liangyi(&[args.concat(), vec!["-"]].concat()).write_stdin(text).output().expect("it runs")
    };
    for (figure, kind, count) in figures {
        let output = score(&[], figure);
        assert_eq!(utf8(output.stdout), format!("-: {kind}\n-: {count}\n"), "{}", utf8(output.stderr));
        let explained = utf8(score(&["--explain"], figure).stdout);
        assert!(explained.contains("共24点") && explained.contains("共25点"), "{explained}");
    }
    // A stone of White's more, and the wrong method.
    let other = "┌●┬●●○┐\n├●●●○┼○\n├┼●○○○○\n●●●●○●○\n○○○●●●●\n○○┼○○●●\n└○○○○○●\n";
    let refused = score(&[], other);
    assert!(!refused.status.success());
    let why = "不是等空局面，也不是等子局面：黑方5目、19颗局子，白方4目、21颗局子";
    assert!(utf8(refused.stderr.clone()).contains(why), "{}", utf8(refused.stderr));
    assert!(!score(&["--method", "equal-stones"], figures[0].0).status.success());
    let area = utf8(score(&["--method", "area"], figures[0].0).stderr);
    assert!(area.contains("area所做的棋不是等空局面"), "{area}");
}
