//! `liangyi explain-move`, a move under every ruleset, and `liangyi rules A B`, what rulesets do not have in common.

use std::fs;

use liangyi::show::words::Language;
use liangyi_core::rules::clauses::{axes, differences};
use liangyi_core::rules::{CATALOGUE, find};
use serde_json::Value;

use crate::common::{liangyi, utf8};

/// Black takes a ko, White takes it, and Black is to move.
const KO: &str = "(;SZ[5]RU[jipingdian];B[be];W[ce];B[ad];W[dd];B[bc];W[cc];B[cd];W[bd])";

/// What is printed for a file that is read from standard input.
fn told(args: &[&str], input: &str) -> String {
    utf8(liangyi(args).write_stdin(input).assert().success().stderr("").get_output().stdout.clone())
}

fn refused(args: &[&str], input: &str) -> String {
    utf8(liangyi(args).write_stdin(input).assert().code(2).stdout("").get_output().stderr.clone())
}

/// The line of a ruleset in a table, with single blanks between its columns.
fn row<'t>(table: &'t str, ruleset: &str) -> String {
    let row: Option<&'t str> = table.lines().find(|line| line.split(' ').next() == Some(ruleset));
    row.unwrap_or_else(|| panic!("{ruleset}: {table}")).split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn a_ko_is_told_under_every_ruleset_by_its_own_reason() {
    let table = told(&["explain-move", "-", "C2"], KO);
    assert!(table.starts_with("-: Black C2 after move 8\nruleset "), "{table}");
    assert_eq!(table.lines().count(), 2 + CATALOGUE.len(), "{table}");
    for (ruleset, expected) in [
        ("jipingdian", "illegal repeats the position White faced after move 7"),
        ("chinese", "illegal repeats the position White faced after move 7"),
        ("chinese-old", "illegal repeats the position after move 7"),
        ("japanese", "illegal ko: repeats the position after move 7"),
        ("new-ing", "legal offers the end: a null move, the board is the one after move 7"),
    ] {
        assert_eq!(row(&table, ruleset), format!("{ruleset} {expected}"));
    }
    let here = ["--ruleset", "new-ing", "--ruleset", "中国规则"];
    let simplified =
        told(&[&["explain-move", "-", "X3Y2", "--lang", "zh-Hans", "--points", "x-y"], &here[..]].concat(), KO);
    let expected = "-：第8手之后，黑方X3Y2\n规则     可否    依据\n\
                    new-ing  可下    是无为，视为请求终局：盘内棋形与第7手之后相同\n\
                    chinese  不可下  使白方再次面对第7手之后面对过的局面\n";
    assert_eq!(simplified, expected);
    let traditional = told(&[&["explain-move", "-", "c2", "--lang", "zh-Hant"], &here[..]].concat(), KO);
    let expected = "-：第8手之後，黑方C2\n規則     可否    依據\n\
                    new-ing  可下    是無為，視為請求終局：盤內棋形與第7手之後相同\n\
                    chinese  不可下  使白方再次面對第7手之後面對過的局面\n";
    assert_eq!(traditional, expected);
}

#[test]
fn virtual_moves_passes_suicides_and_debts_are_told() {
    let virtual_move = told(&["explain-move", "-", "virtual"], KO);
    assert_eq!(row(&virtual_move, "jipingdian"), "jipingdian legal Black then owes a point for one extra move");
    assert_eq!(row(&virtual_move, "jihuozi"), "jihuozi legal");
    assert_eq!(row(&virtual_move, "chinese"), "chinese illegal this ruleset has no virtual moves");
    // White has taken and Black has made a virtual move: a second one would face White with the same board again.
    let after = KO.replace(")", ";B[]VM[1])");
    let again = told(&["explain-move", "-", "虚着", "--lang", "zh-Hans"], &after);
    assert_eq!(row(&again, "jihuozi"), "jihuozi 不可下 使黑方再次面对第8手之后面对过的盘内棋形");
    // The ko may be taken now. Where there are no virtual moves, that one is taken as a pass.
    let after = after.replace("VM[1])", "VM[1];W[])");
    let taken = told(&["explain-move", "-", "C2"], &after);
    assert_eq!(row(&taken, "jipingdian"), "jipingdian legal Black then owes 2 points for 2 extra moves");
    let as_pass = "move 9 (B virtual) is taken as a pass: this ruleset has no virtual moves";
    assert_eq!(row(&taken, "japanese"), format!("japanese legal {as_pass}"));
    let repeats = "illegal repeats the position White faced after move 7";
    assert_eq!(row(&taken, "chinese"), format!("chinese {repeats}; {as_pass}"));
    // A figure: White to give up one stone, or two.
    let figure = "●●●┼\n○○●●\n┼┼●┼\n○○●●\n";
    let given = told(&["explain-move", "-", "--color", "black", "A2"], figure);
    assert_eq!(row(&given, "jipingdian"), "jipingdian legal Black then owes a point for one extra move");
    let corner = "┼●┼\n●●┼\n┼┼┼\n";
    let one = told(&["explain-move", "-", "--color", "w", "A3"], corner);
    assert_eq!(row(&one, "chinese"), "chinese illegal suicide");
    assert_eq!(row(&one, "jihuozi"), "jihuozi legal");
    assert_eq!(row(&one, "ing"), "ing illegal suicide");
    assert!(
        row(&one, "new-ing")
            .starts_with("new-ing legal offers the end: a null move, the board is the one at the start")
    );
    let pass = told(&["explain-move", "-", "pass"], &KO.replace(")", ";B[])"));
    for (ruleset, expected) in [
        ("chinese", "legal ends the game"),
        ("jihuozi", "legal stops the game"),
        ("jipingdian", "legal stops the game; nobody then owes points for extra moves"),
    ] {
        assert_eq!(row(&pass, ruleset), format!("{ruleset} {expected}"));
    }
    assert_eq!(row(&told(&["explain-move", "-", "C4"], KO), "korean"), "korean legal");
}

#[test]
fn a_cycle_is_a_draw_a_null_move_or_no_result_as_the_ruleset_says() {
    let moves = "B B7 W C7 B A6 W B6 B B5 W D6 B A4 W C5 B C4 W D4 B B3 W C3 B A2 W B2 B B1 W D2 B G1 W C1 \
                 B C2 W B4 B C6 W B2 B C4";
    let words: Vec<&str> = moves.split(' ').collect();
    // The letters of SGF count rows from the top.
    let row_of = |vertex: &str| char::from(b'a' + b'7' - vertex.as_bytes()[1]);
    let written = |made: &[&str]| format!(";{}[{}{}]", made[0], made[1][..1].to_lowercase(), row_of(made[1]));
    let record = format!("(;SZ[7]RU[japanese]{})", words.chunks(2).map(written).collect::<String>());
    let told = told(&["explain-move", "-", "B6"], &record);
    for (ruleset, expected) in [
        ("japanese", "legal the position after move 18 comes back: no result, if both sides agree"),
        ("jihuozi-simple", "legal ends the game; a draw: Black faces the position after move 18 again"),
        ("new-ing", "legal offers the end: a null move, the board is the one after move 18"),
        ("chinese", "illegal repeats the position Black faced after move 18"),
    ] {
        assert_eq!(row(&told, ruleset), format!("{ruleset} {expected}"), "{told}");
    }
}

#[test]
fn a_move_in_the_middle_of_a_game_and_rulesets_of_the_users_are_told() {
    let folder = tempfile::tempdir().expect("a folder");
    let rules = folder.path().join("own.toml");
    fs::write(&rules, "[[ruleset]]\nname = 'club'\nbased-on = 'jihuozi'\nkomi = 0.5\n").expect("written");
    let rules = rules.to_str().expect("UTF-8");
    let table = told(&["explain-move", "-", "virtual", "--move", "7", "--rules-file", rules], KO);
    assert!(table.starts_with("-: White virtual after move 7\n"), "{table}");
    assert_eq!(table.lines().count(), 3 + CATALOGUE.len(), "{table}");
    assert_eq!(row(&table, "club"), "club legal");
    let table = told(&["explain-move", "-", "B2", "--move", "0"], KO);
    assert!(table.starts_with("-: Black B2 at the start\n"), "{table}");
    for (args, part) in [
        (&["C2", "--move", "9"][..], "liangyi: -: --move 9: 8 moves have been made"),
        (&["F2"], "liangyi: F2 is no move on the 5x5 board: a point, pass or virtual"),
        (&["C2", "--ruleset", "chinse"], "unknown ruleset 'chinse' (did you mean 'chinese'?)"),
        (&["C2", "--ruleset", "renju"], "renju is no ruleset of Go"),
        (&["C2", "--color", "red"], "invalid value 'red' for '--color <SIDE>'"),
        (&["C2", "--move", "9", "--lang", "zh-Hans"], "liangyi: -: --move 9: 只下了8手"),
        (&["F2", "--lang", "zh-Hant"], "liangyi: F2不是5x5棋盤上的"),
    ] {
        let error = refused(&[&["explain-move", "-"], args].concat(), KO);
        assert!(error.contains(part), "{args:?}: {error}");
    }
    let renju = refused(&["explain-move", "-", "H8"], "(;GM[4]SZ[15];B[hh])");
    assert!(renju.contains("liangyi: -: "), "{renju}");
}

#[test]
fn programs_read_of_a_move_the_same_in_every_language() {
    let json = |language: &str| told(&["explain-move", "-", "C2", "--json", "--lang", language], KO);
    let object: Value = serde_json::from_str(&json("en")).expect("JSON");
    for language in Language::ALL {
        assert_eq!(json(language.tag()), json("en"), "{language:?}");
    }
    let rows = object["rulesets"].as_array().expect("rulesets");
    let of = |name: &str| rows.iter().find(|row| row["ruleset"] == name).expect("a row");
    assert_eq!((&object["color"], &object["move"], &object["moves"]), (&"black".into(), &"C2".into(), &8.into()));
    assert_eq!((&of("new-ing")["effect"], &of("new-ing")["back_to"]), (&"null_move".into(), &7.into()));
    assert_eq!((&of("japanese")["why"]["kind"], &of("japanese")["legal"]), (&"ko".into(), &false.into()));
}

#[test]
fn two_rulesets_are_told_by_the_axes_on_which_they_differ() {
    let chinese = find("chinese").expect("a ruleset");
    for row in CATALOGUE.iter().filter(|row| row.name != "chinese") {
        let text = told(&["rules", &row.name, "chinese"], "");
        let differences = differences(&row.rules, &chinese.rules);
        let heads: Vec<&str> =
            text.lines().filter_map(|line| line.strip_prefix("  ").filter(|rest| !rest.starts_with(' '))).collect();
        let heads: Vec<&str> = heads.iter().map(|head| head.split(' ').next().unwrap_or_default()).collect();
        assert_eq!(heads, differences.iter().map(|(name, ..)| *name).collect::<Vec<_>>(), "{text}");
        for ruleset in [row, chinese] {
            for axis in axes(&ruleset.rules).iter().filter(|axis| heads.contains(&axis.name)) {
                let lines = text.lines().map(|line| line.split_whitespace().collect::<Vec<_>>().join(" "));
                let said = format!("{} {}", ruleset.name, axis.value);
                assert!(lines.into_iter().any(|line| line.starts_with(&said)), "{said}: {text}");
                assert!(text.contains(&Language::English.clause(axis.clause)), "{}: {text}", axis.name);
            }
        }
    }
    let expected = "chinese-old、chinese不同之处\n\n  komi            白方所得的贴点；每局可另定。\n    chinese-old  5.5\n    \
                    chinese      7.5\n\n  repetition\n    chinese-old  positional   实着不得使先前的盘内棋形再次出现（禁全同）。\n    \
                    chinese      situational  实着后，不得使对方面临一个他曾经面临的盘内棋形（禁还原）。\n";
    assert_eq!(told(&["rules", "chinese-old", "中国规则", "--lang", "zh-Hans"], ""), expected);
    let traditional = told(&["rules", "chinese-old", "chinese", "--lang", "zh-Hant"], "");
    assert!(
        traditional.starts_with("chinese-old、chinese不同之處\n\n  komi            白方所得的貼點"),
        "{traditional}"
    );
    // Three have a line each; one that is named twice is one.
    let three = told(&["rules", "chinese", "japanese", "KOREAN", "chinese"], "");
    assert!(three.starts_with("chinese, japanese, korean differ in\n"), "{three}");
    assert!(three.contains("\n    chinese   area         Stones and"), "{three}");
    assert_eq!(told(&["rules", "aga", "aga"], "").lines().next(), Some("On every axis the same: aga"));
}

#[test]
fn rulesets_to_be_compared_are_named_as_everywhere() {
    for (args, part) in [
        (&["jipingdain", "chinese"][..], "unknown ruleset 'jipingdain' (did you mean 'jipingdian'?)"),
        (&["chinese", "hex"], "unknown ruleset 'hex'; `liangyi rules` lists the rulesets"),
        (&["chinese", "renju"], "renju is no ruleset of Go: it has no axes to compare"),
        (&["renju", "--json"], "renju is no ruleset of Go: it has no axes to compare"),
        (&["chinese", "aga", "--markdown"], "cannot be used with"),
        (&["chinse", "aga", "--lang", "zh-Hans"], "是不是'chinese'？"),
    ] {
        let error = refused(&[&["rules"], args].concat(), "");
        assert!(error.contains(part), "{args:?}: {error}");
    }
    let folder = tempfile::tempdir().expect("a folder");
    let rules = folder.path().join("own.toml");
    fs::write(&rules, "[[ruleset]]\nname = 'club'\nbased-on = 'aga'\nkomi = 6.5\n").expect("written");
    let rules = rules.to_str().expect("UTF-8");
    let own = told(&["rules", "club", "aga", "--rules-file", rules], "");
    let expected = "club, aga differ in\n\n  komi            The points that White is given; a game can set its own \
                    komi.\n    club  6.5\n    aga   7.5\n";
    assert_eq!(own, expected);
    let json = |args: &[&str]| -> Value {
        serde_json::from_str(&told(&[&["rules", "--json", "--lang", "zh-Hans"], args].concat(), "")).expect("JSON")
    };
    let two = json(&["club", "aga", "--rules-file", rules]);
    assert_eq!(two["axes"].as_array().map(Vec::len), Some(1));
    assert_eq!((&two["axes"][0]["axis"], &two["axes"][0]["values"][1]["value"]), (&"komi".into(), &"7.5".into()));
    assert!(
        two["axes"][0]["values"][0]["clause"]
            .as_str()
            .is_some_and(|clause| clause.starts_with("The points that White is given"))
    );
    let axes_of_one = axes(&find("aga").expect("a ruleset").rules).len();
    assert_eq!(json(&["aga"])["axes"].as_array().map(Vec::len), Some(axes_of_one));
    assert_eq!(json(&[])["rulesets"].as_array().map(Vec::len), Some(CATALOGUE.len()));
}
