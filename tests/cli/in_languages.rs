//! The program speaks the language of `--lang`, or of the environment, to people. Programs read the same in every one.

use crate::common::liangyi;

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
    assert!(listed.contains("false-life       jihuozi          假生：一手虚着见真章\n"), "{listed}");
    let record = said("zh_TW.UTF-8", &["lessons", "Ko", "--points", "x-y"], "");
    assert!(record.contains("GN[劫與虛著]") && record.contains("白下X5Y4即可提劫。（圖出自原文"), "{record}");
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
    assert!(moves.contains("第1手，黑方"), "{moves}");
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
    for part in
        ["您执双方。", "白方>", "虚着之子：X\n", "C3：此点有子\n", "第1手，黑方虚着\n", "对局停止：可以恢复对局"]
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

/// Programs depend on what GTP says: another language has to be named.
#[test]
fn gtp_speaks_english_unless_a_language_is_named() {
    let commands = "liangyi-ruleset jipingdian\nboardsize 5\nplay b c3\nliangyi-explain w c3\nplay w c3\nshowboard\n\
                    nonsense\nliangyi-lang\nquit\n";
    let english = said("C", &["gtp"], commands);
    assert!(english.contains("= occupied\n") && english.contains("? illegal move: occupied\n"), "{english}");
    for locale in ["zh_CN.UTF-8", "zh_TW.UTF-8"] {
        assert_eq!(said(locale, &["gtp"], commands), english, "{locale}");
        assert_eq!(said(locale, &[], commands), english, "{locale}");
    }
    assert_eq!(said("zh_CN.UTF-8", &["gtp", "--lang", "en"], commands), english);
    for (language, explained, state) in [
        (
            "zh-Hans",
            "此点有子",
            "\n已下1手，轮到白方下，争棋阶段\n所提俘子：黑方0，白方0\n虚着之子：黑方0，白方0\n规则jipingdian，贴点6.5\n",
        ),
        (
            "zh-Hant",
            "此點有子",
            "\n已下1手，輪到白方下，爭棋階段\n所提俘子：黑方0，白方0\n虛著之子：黑方0，白方0\n規則jipingdian，貼點6.5\n",
        ),
    ] {
        let replies = said("C", &["gtp", "--lang", language], commands);
        for part in [&format!("= {explained}\n"), &format!("? illegal move: {explained}\n"), state] {
            assert!(replies.contains(part), "{language} {part}: {replies}");
        }
        assert!(replies.contains("? unknown command\n") && replies.contains(&format!("= {language}\n")), "{replies}");
        assert_eq!(said("C", &["--lang", language], commands), replies, "without a command");
        // The board itself is read by programs too.
        let board =
            |text: &str| text.lines().filter(|line| line.contains(" . .")).map(str::to_string).collect::<Vec<_>>();
        assert_eq!(board(&replies), board(&english));
    }
}

/// As each text calls it: 提议停止 (计枰点), 提议休止 (计活子), 请求终局 (新应氏); a pass where no text has a word for it.
#[test]
fn a_pass_is_called_what_the_text_of_its_ruleset_calls_it() {
    for (ruleset, told) in [
        ("jipingdian", ["黑方提议停止", "黑方提議停止", "Black offers to stop", "对局停止：可以恢复对局"]),
        ("jihuozi", ["白方提议休止", "白方提議休止", "White offers to stop", "棋局休止：可以恢复对局"]),
        ("jihuozi-art", ["白方提议休止", "白方提議休止", "White offers to stop", "棋局休止：可以恢复对局"]),
        ("new-ing", ["黑方请求终局", "黑方請求終局", "Black offers to end the game", "对局已经结束"]),
        ("chinese", ["黑方：放弃", "黑方：放棄", "Black: pass", "对局已经结束"]),
        ("jihuozi-natural", ["白方：放弃", "白方：放棄", "White: pass", "对局已经结束"]),
    ] {
        let play = |locale: &str, game: &str| {
            said(locale, &["play", "--plain", "--color", "both", "--size", "5", "--ruleset", ruleset], game)
        };
        for (locale, offer) in ["zh_CN.UTF-8", "zh_TW.UTF-8", "C"].into_iter().zip(told) {
            let text = play(locale, "pass\nquit\n");
            assert!(text.contains(&format!("{offer}\n")), "{ruleset}, {locale}: {text}");
        }
        let stopped = play("zh_CN.UTF-8", "pass\npass\nquit\n");
        assert!(stopped.contains(told[3]), "{ruleset}: {stopped}");
    }
    let null_move = said(
        "zh_CN.UTF-8",
        &["play", "--plain", "--color", "both", "--size", "5", "--ruleset", "new-ing"],
        "why pass\nquit\n",
    );
    assert!(
        null_move.contains("放弃：可下；是无为，视为请求终局") && null_move.contains("，贴3又3/4子\n"),
        "{null_move}"
    );
}

#[test]
fn zi_are_in_the_characters_of_the_language() {
    let lazy = "(;SZ[5]KM[7.5]RU[new-ing];B[bb];W[dd];B[];W[])";
    let lost = |locale: &str| said(locale, &["score", "--unit", "zi", "-"], lazy);
    assert!(lost("C").contains("白胜(黑方懈怠)"), "{}", lost("C"));
    assert!(lost("zh_CN.UTF-8").contains("白胜（黑方懈怠）"), "{}", lost("zh_CN.UTF-8"));
    assert!(lost("zh_TW.UTF-8").contains("白勝（黑方懈怠）"), "{}", lost("zh_TW.UTF-8"));
    for (ruleset, counted) in [("jipingdian", "白勝1點"), ("chinese", "白勝1/2子"), ("japanese", "目")] {
        let told = said("zh_TW.UTF-8", &["score", "--unit", "zi", "--ruleset", ruleset, SEVEN], "");
        assert!(told.contains(counted) && !told.contains(['胜', '点', '(']), "{told}");
    }
    let table = said("zh_TW.UTF-8", &["compare", "--unit", "zi", SEVEN], "");
    assert!(table.contains("白勝7又1/2點") && !table.contains(['胜', '点', '(']), "{table}");
}

#[test]
fn a_result_without_a_count_has_a_line_before_the_count() {
    for (result, english, chinese) in [
        ("Void", "no result, Void; the count", "无胜负，Void；以下"),
        ("双方判负", "both lose, Void; the count", "双方判负，Void；以下"),
        ("均判负", "both lose, Void; the count", "双方判负，Void；以下"),
        ("雙方均判負", "both lose, Void; the count", "双方判负，Void；以下"),
        ("W+R", "White wins by resignation, W+R; the count", "白方胜，对方认输，W+R；以下"),
    ] {
        let record = format!("(;SZ[5]KM[0]RU[chinese]RE[{result}];B[cc];W[bb];B[];W[])");
        for (locale, told) in [("C", english), ("zh_CN.UTF-8", chinese)] {
            let text = said(locale, &["score", "-"], &record);
            assert!(text.starts_with(&format!("-: {told}")) && text.lines().count() == 2, "RE[{result}]: {text}");
        }
        let json = said("C", &["score", "--json", "-"], &record);
        assert!(json.starts_with("{\"recorded\":{"), "{json}");
    }
}

#[test]
fn a_hint_is_in_the_script_that_was_typed() {
    for (typed, hint) in [("计平点", "'计枰点'"), ("計平點", "'計枰點'"), ("計活子·藝木版", "'計活子·藝術版'")]
    {
        let output = liangyi(&["rules", typed]).assert().code(2).get_output().stderr.clone();
        let error = String::from_utf8(output).expect("UTF-8");
        assert!(error.contains(hint), "{typed}: {error}");
    }
    for typed in ["計活子（藝術版）", "计活子 艺术版", "《計活子·藝術版》", "JIHUOZI_ART"] {
        assert!(said("C", &["rules", typed], "").starts_with("jihuozi-art"), "{typed}");
    }
    assert!(said("C", &["rules", "連珠"], "").starts_with("renju"));
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

/// What is wrong with a file, in every language; lines of JSON are in English.
#[test]
fn what_is_wrong_with_a_file_is_told_in_the_language() {
    let folder = tempfile::tempdir().expect("a folder");
    let missing = folder.path().join("missing.sgf").display().to_string();
    let folder = folder.path().display().to_string();
    let told = |locale: &str, args: &[&str], input: &str| {
        let mut command = liangyi(args);
        let output = command.env("LC_ALL", locale).write_stdin(input.to_string()).output().expect("it runs");
        (String::from_utf8(output.stderr).expect("UTF-8"), output.status.code())
    };
    let occupied = "(;SZ[9];B[aa];W[aa])";
    for (file, input, code, parts) in [
        (
            missing.as_str(),
            "",
            2,
            ["there is no such file", "读不了这个文件：没有这个文件", "讀不了這個檔案：沒有這個檔案"],
        ),
        (folder.as_str(), "", 2, ["not a regular file", "不是普通的文件", "不是普通的檔案"]),
        (
            "-",
            occupied,
            1,
            ["move 2 (White A9)", "第2手（白方A9）不合规则：此点有子", "第2手（白方A9）不合規則：此點有子"],
        ),
        ("-", "(;SZ[99];B[aa])", 2, ["unacceptable size", "棋盘每边2到21路", "棋盤每邊2到21路"]),
        ("-", "nothing", 2, ["no game record", "没有棋谱", "沒有棋譜"]),
    ] {
        for (locale, part) in ["C", "zh_CN.UTF-8", "zh_TW.UTF-8"].into_iter().zip(parts) {
            let (errors, status) = told(locale, &["score", file], input);
            let is_missing = locale == "C" && file == missing;
            assert!(is_missing || errors.contains(part), "{file} {locale}: {errors}");
            assert_eq!(status, Some(code), "{file} {input}");
        }
    }
    let (errors, _) = told("zh_CN.UTF-8", &["compare", "-"], occupied);
    assert!(errors.contains("不合规则"), "{errors}");
    let (errors, _) = told("zh_CN.UTF-8", &["score", "-"], occupied);
    assert!(errors.contains("1个文件中有1个不能计算"), "{errors}");
    let reviewed = told("zh_CN.UTF-8", &["review", "--visits", "1", "-"], "(;SZ[5];B[cc];W[bb];B[cc])").0;
    assert!(reviewed.contains("第3手（黑方C3）不合规则：此点有子"), "{reviewed}");
    let mut command = liangyi(&["score", "--json", "-"]);
    let output = command.env("LC_ALL", "zh_CN.UTF-8").write_stdin(occupied).output().expect("it runs");
    let json = String::from_utf8(output.stdout).expect("UTF-8");
    assert!(json.contains("is illegal: occupied"), "{json}");
}
