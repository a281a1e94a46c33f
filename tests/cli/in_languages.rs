//! The program speaks the language of `--lang`, or of the environment, to people. Programs read the same in every one.

use crate::common::liangyi;
use liangyi::show::words::Language;

/// What the program writes on standard output, with this language in the environment.
fn said(locale: &str, args: &[&str], input: &str) -> String {
    let mut command = liangyi(&[]);
    command.env_remove("LC_ALL").env_remove("LC_MESSAGES").env("LANG", locale);
    let output = command.args(args).write_stdin(input).assert().success().get_output().stdout.clone();
    String::from_utf8(output).expect("UTF-8")
}

const SEVEN: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/seven.sgf");

#[test]
fn the_option_goes_before_the_environment_and_stands_on_either_side_of_the_command() {
    let traditional = said("C", &["rules", "--lang", "zh-Hant"], "");
    assert_eq!(said("zh_TW.UTF-8", &["rules"], ""), traditional);
    assert_eq!(said("zh_CN.UTF-8", &["--lang", "zh-Hant", "rules"], ""), traditional);
    assert_eq!(said("zh_TW.UTF-8", &["rules", "--lang", "en"], ""), said("C", &["rules"], ""));
    assert!(traditional.contains("子空皆地，有虛著，爭棋階段多下貼點（計枰點）"), "{traditional}");
}

#[test]
fn an_unknown_language_is_a_usage_error() {
    let mut command = liangyi(&[]);
    let output = command.args(["rules", "--lang", "klingon"]).assert().code(2);
    let error = String::from_utf8(output.get_output().stderr.clone()).expect("UTF-8");
    assert!(error.contains("expected en, zh-Hans or zh-Hant, or a locale such as zh_TW"), "{error}");
}

#[test]
fn rulesets_are_explained_with_their_sources_and_articles() {
    let simplified = said("zh_CN.UTF-8", &["rules", "jipingdian"], "");
    for part in
        ["jipingdian（计枰点）\n", "出处       《计枰点围棋规则》第18至43条\n", "虚着是着子于盘外", "（禁倒退）"]
    {
        assert!(simplified.contains(part), "{part}: {simplified}");
    }
    let traditional = said("zh_TW.UTF-8", &["rules", "renju"], "");
    assert!(traditional.contains("《五子棋禁手規則詳解》") && traditional.contains("黑方一手成長連"), "{traditional}");
}

#[test]
fn lessons_are_listed_and_printed_in_the_language() {
    let listed = said("zh_CN.UTF-8", &["lessons"], "");
    assert!(listed.contains("false-life       jihuozi       假生：一手虚着见真章\n"), "{listed}");
    let record = said("zh_TW.UTF-8", &["lessons", "Ko", "--points", "x-y"], "");
    assert!(record.contains("GN[劫與虛著]") && record.contains("白下X5Y4即可提劫。]"), "{record}");
    // It is a record like all others.
    let counted = said("C", &["score", "--end", "natural", "-"], &record);
    assert!(counted.contains("jihuozi") && counted.ends_with("Black 5, White 4: B+1.0\n"), "{counted}");
}

#[test]
fn counts_are_told_in_the_language_and_json_is_the_same_in_all() {
    let count = |locale: &str, more: &[&str]| said(locale, &[&["score"], more, &[SEVEN]].concat(), "");
    let simplified = count("zh_CN.UTF-8", &[]);
    assert!(simplified.ends_with(": jipingdian, 点：黑方24，白方25：W+1.0；死子：C2\n"), "{simplified}");
    let moves = count("zh_TW.UTF-8", &["--moves"]);
    assert!(moves.contains("第1手,黑方"), "{moves}");
    assert_eq!(count("zh_TW.UTF-8", &["--json"]), count("C", &["--json"]));
    let table = said("zh_CN.UTF-8", &["compare", SEVEN], "");
    assert!(table.starts_with("规则") && table.contains("活子：眼位不算子"), "{table}");
}

#[test]
fn forbidden_points_are_explained() {
    let drawing = "\
        . . . . . . . . . . . . . . .\n. . . . . . . . . . . . . . .\n. . . . . . . . . . . . . . .\n\
        . . . . . . . . . . . . . . .\n. . . . . . . . . . . . . . .\n. . . . . . . . . . . . . . .\n\
        . . . . . . . X . . . . . . .\n. . . . . . . X . . . . . . .\n. . . . . . . . X X . . . . .\n\
        . . . . . . . . . . . . . . .\n. . . . . . . . . . . . . . .\n. . . . . . . . . . . . . . .\n\
        . . . . . . . . . . . . . . .\n. . . . . . . . . . . . . . .\n. . . . . . . . . . . . . . .\n";
    let simplified = said("zh_CN.UTF-8", &["renju", "-"], drawing);
    assert!(simplified.contains("H7是黑方的禁手：三三（3-3）\n  横线：活三 H7 I7 J7，下"), "{simplified}");
    let traditional = said("zh_TW.UTF-8", &["renju", "-"], drawing);
    assert!(traditional.contains("橫線：活三"), "{traditional}");
    assert_eq!(said("zh_TW.UTF-8", &["renju", "--json", "-"], drawing), said("C", &["renju", "--json", "-"], drawing));
}

#[test]
fn a_game_at_the_terminal_is_played_in_the_language() {
    let game = "virtual\nc3\nwhy c3\nmoves\nhelp\nnonsense\npass\npass\nquit\n";
    let args = ["play", "--plain", "--color", "both", "--size", "5", "--ruleset", "jipingdian"];
    let simplified = said("zh_CN.UTF-8", &args, game);
    for part in ["您执双方。", "白方>", "虚着之子：X\n", "C3：此点有子\n", "第1手,黑方虚着\n", "对局停止：可以恢复对局"]
    {
        assert!(simplified.contains(part), "{part}: {simplified}");
    }
    let english = said("C", &args, game);
    assert!(english.contains("You play both sides.") && english.contains("C3 is occupied\n"), "{english}");
    // A line of the help has its meaning in one column.
    let column = |text: &str, meaning: &str| {
        let line = text.lines().find(|line| line.ends_with(meaning)).unwrap_or_else(|| panic!("{meaning}: {text}"));
        line.len() - meaning.len()
    };
    assert_eq!(column(&simplified, "认输"), column(&english, "give the game up"));
}

#[test]
fn protocols_speak_english_in_every_language() {
    let commands = "liangyi-ruleset jipingdian\nboardsize 5\nplay b c3\nliangyi-explain w c3\nfinal_score\nquit\n";
    for language in Language::ALL {
        let replies = said("C", &["gtp", "--lang", language.tag()], commands);
        assert!(replies.contains("= occupied\n"), "{language:?}: {replies}");
    }
}

/// Japanese rules, article 12: the engine agrees that there is no result, and waits.
#[test]
fn a_cycle_at_the_terminal_is_told_and_the_engine_does_not_go_on() {
    let black = "b7 a6 b5 a4 c4 b3 a2 b1 g1 c2 c6 c4".split(' ');
    let white = "c7 b6 d6 c5 d4 c3 b2 d2 c1 b4 b2 b6".split(' ');
    let moves: String = black.zip(white).map(|(black, white)| format!("{black}\n{white}\n")).collect();
    let input = format!("play both\n{moves}play neither\nscore\nplay both\ng7\nquit\n");
    for (locale, told) in [
        ("C", "The position after move 18 has come back: no result, if both sides agree. Play may go on.\n"),
        ("zh_CN.UTF-8", "第18手后的全局同形再次出现：双方同意则为无胜负，也可以接着下。\n"),
        ("zh_TW.UTF-8", "第18手後的全局同形再次出現：雙方同意則為無勝負，也可以接著下。\n"),
    ] {
        let args = ["play", "--ruleset", "japanese", "--size", "7", "--plain", "--playouts", "20"];
        let text = said(locale, &args, &input);
        assert_eq!(text.matches(told).count(), 1, "{text}");
        let after = text.split_once(told).expect("the sentence").1;
        assert!(after.contains("Void"), "{after}");
        assert!(!after.contains(" plays ") && !after.contains("思考"), "{after}");
    }
}
