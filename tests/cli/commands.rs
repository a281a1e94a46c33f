//! The program as a shell sees it: output, exit codes, files.

use std::process::Stdio;

use liangyi::show::words::English;
use liangyi::show::words::rulesets::Told;
use liangyi_core::rules::{CATALOGUE, LINE_GAMES};

use crate::common::{liangyi, program};

pub fn output(args: &[&str]) -> String {
    let assert = liangyi(args).assert().success().stderr("");
    String::from_utf8(assert.get_output().stdout.clone()).expect("UTF-8")
}

/// What the program says when it refuses these arguments, with exit code 2 and nothing on standard output.
pub fn refused(args: &[&str]) -> String {
    let assert = liangyi(args).assert().code(2).stdout("");
    String::from_utf8(assert.get_output().stderr.clone()).expect("UTF-8")
}

pub fn gtp(args: &[&str], commands: &str) -> String {
    let assert = liangyi(args).write_stdin(commands).assert().success();
    String::from_utf8(assert.get_output().stdout.clone()).expect("UTF-8")
}

#[test]
fn every_ruleset_is_listed_and_explained() {
    let list = output(&["rules"]);
    assert_eq!(list.lines().count(), CATALOGUE.len() + LINE_GAMES.len());
    assert!(output(&["rules", "五子棋"]).contains("three-three"));
    for row in CATALOGUE {
        assert!(list.lines().any(|line| line.starts_with(&format!("{} ", row.name))), "{}", row.name);
        let text = output(&["rules", &row.name]);
        let about = Told::of(row, English);
        assert!(text.contains(&about.source) && text.contains("repetition"), "{}", row.name);
    }
    assert!(
        output(&["rules", "Chinese_Old"]).contains("Differs from chinese in\n  komi            5.5 (chinese: 7.5)")
    );
    assert!(output(&["rules", "--markdown"]).starts_with("| ruleset | 中文 |"));
}

#[test]
fn a_game_at_the_terminal_is_played_from_what_is_typed() {
    let typed = "e5\nvirtual\nd4\nwhy d4\nscore\nmoves\n\u{fffd}\nquit\nd5\n";
    let args = ["play", "--ruleset", "jipingdian", "--size", "9", "--color", "both", "--level", "1"];
    let text = gtp(&args, typed);
    for part in [
        "jipingdian on 9x9. You play both sides.",
        "Virtual: ○",
        "D4 is occupied\n",
        "the judgement of what is dead is a guess\n",
        "1 B E5\n2 W virtual\n3 B D4\n",
        "is not a point of the 9x9 board",
    ] {
        assert!(text.contains(part), "{part}: {text}");
    }
    assert!(!text.contains('\u{1b}'), "no colours where nobody looks");
    // The engine answers until the input ends.
    let text = gtp(&["play", "--size", "5", "--level", "1"], "c3\n");
    assert!(text.contains("White thinks ...\nWhite plays ") && text.ends_with("Black> \n"), "{text}");
    assert!(refused(&["play", "--level", "16"]).contains("expected a level, 1 to"));
    assert!(refused(&["play", "--level", "11"]).contains("above 10 a network"));
    assert!(refused(&["play", "--color", "green"]).contains("possible values"));
}

/// The stones of a game at the terminal with these options and this environment.
fn stones(args: &[&str], environment: &[(&str, &str)]) -> String {
    let mut command = liangyi(&[]);
    for name in ["NO_COLOR", "TERM", "LC_ALL", "LC_CTYPE", "LC_MESSAGES", "LANG", "COLUMNS"] {
        command.env_remove(name);
    }
    command.args(["play", "--color", "both", "--size", "5"]).args(args).envs(environment.iter().copied());
    let assert = command.write_stdin("c3\nd4\n").assert().success();
    String::from_utf8(assert.get_output().stdout.clone()).expect("UTF-8")
}

#[test]
fn stones_are_told_apart_where_colours_fail() {
    for (args, environment) in [
        (&[][..], &[][..]),
        (&["--colors", "never"], &[]),
        (&["--color", "never"], &[]),
        (&[], &[("NO_COLOR", "1")]),
        (&[], &[("TERM", "dumb"), ("LANG", "C.UTF-8")]),
        (&[], &[("LC_CTYPE", "zh_CN.UTF-8"), ("LANG", "C")]),
    ] {
        let text = stones(args, environment);
        assert!(text.contains(" 4 · · ·(○)· 4\n 3 · · ● · · 3\n"), "{args:?} {environment:?}: {text}");
        let greeting = if environment == [("LC_ALL", "zh_CN.UTF-8"), ("LANG", "C")] {
            "您执双方"
        } else {
            "You play both sides."
        };
        assert!(!text.contains('\u{1b}') && text.contains(greeting), "{text}");
    }
    for (args, environment) in [(&["--plain"][..], &[][..]), (&[], &[("LANG", "C")]), (&[], &[("LC_ALL", "zh_CN.GBK")])]
    {
        let text = stones(args, environment);
        assert!(
            text.is_ascii() && text.contains(" 4 . . .(O). 4\n 3 . . X . . 3\n"),
            "{args:?} {environment:?}: {text}"
        );
    }
    assert!(stones(&["--color", "always"], &[]).contains("\u{1b}["));
    let narrow = stones(&[], &[("COLUMNS", "32")]);
    assert!(narrow.contains("chinese on 5x5. You play both\n  sides. Type a point such as\n"), "{narrow}");
}

/// A value is never taken for the default where it has no meaning.
#[test]
fn an_impossible_value_is_refused_with_those_that_are_possible() {
    for (args, possible) in [
        (&["score", "--points"][..], "letters, x-y"),
        (&["score", "--unit"], "own, zi"),
        (&["compare", "--handicap-by-plays"], "on, off"),
        (&["score", "--end"], "agreed, natural"),
        (&["score", "--method"], "stones-and-liberties, area, "),
        (&["gtp", "--bare-pass"], "pass, virtual"),
        (&["play", "--color"], "black, white, both, neither, auto, always, never"),
        (&["play", "--colors"], "auto, always, never"),
        (&["match", "--adjudicate"], "resolution, referee, none"),
    ] {
        let text = refused(&[args, &["impossible"]].concat());
        let option = args.last().expect("an option");
        assert!(text.contains(&format!("invalid value 'impossible' for '{option} ")), "{text}");
        assert!(text.contains(&format!("[possible values: {possible}")), "{text}");
    }
}

#[test]
fn an_unusable_command_line_is_a_usage_error() {
    for (args, part) in [
        (&["frobnicate"][..], "unrecognized subcommand 'frobnicate'"),
        (&["--size", "22"], "boards have 2 to 21 lines a side"),
        (&["--size", "9x22"], "boards have 2 to 21 lines a side"),
        (&["--size", "9x"], "boards have 2 to 21 lines a side"),
        (&["--komi", "much"], "komi must be a number between -1000 and 1000"),
        (&["--time", "-1"], "expected a number of seconds above 0"),
        (&["--time", "NaN"], "expected a number of seconds above 0"),
        (&["--playouts", "0"], "0 is not in 1.."),
        (&["--threads", "0"], "0 is not in 1..=1024"),
        (&["--resign-below", "2"], "expected a number from 0 to 1"),
        (&["--bare-pass", "maybe"], "[possible values: pass, virtual]"),
        (&["--ruleset", "hex"], "liangyi: unknown ruleset 'hex'; `liangyi rules` lists the rulesets"),
        (&["--ruleset", "{\"komi\":5}"], "komi is no part of the rules"),
        (&["--rules-file", "no-such-file.toml"], "liangyi: no-such-file.toml: cannot read the file"),
        (&["--log", "no/such/folder/log"], "cannot write the log no/such/folder/log"),
        (&["rules", "hex"], "unknown ruleset 'hex'"),
        (&["lessons", "chess"], "[possible values: virtual-move, ko, false-life, "),
        (&["rules", "aga", "--markdown"], "cannot be used with"),
        (&["solve", "--ruleset", "hex"], "unknown ruleset 'hex'"),
        (&["bench", "--size", "9,1"], "boards have 2 to 21 lines"),
        (&["solve", "--size", "9x22"], "boards have 2 to 21 lines"),
        (&["completions", "cmd"], "possible values"),
        (&["compare", "no-such-game.sgf"], "liangyi: no-such-game.sgf: "),
        (&["score", "no-such-game.sgf"], "no-such-game.sgf: cannot read the file"),
        (&["match", "--black", "'x", "--white", "x"], "liangyi: 'x: a quote is not closed"),
        (&["match", "--black", "no-such-program", "--white", "x"], "cannot start `no-such-program`"),
        (&["--ruleset", "chinse"], "unknown ruleset 'chinse' (did you mean 'chinese'?)"),
        (&["--count-as", "jihouzi"], "unknown ruleset 'jihouzi' (did you mean 'jihuozi'?)"),
        (&["rules", "renjo"], "unknown ruleset 'renjo' (did you mean 'renju'?)"),
        (&["solve", "--size", "1"], "solved: 2x2, 2x3, 2x4, 2x5, 3x2, 3x3, 4x2, 5x2"),
        (&["solve", "--size", "25"], "solved: 2x2, 2x3, 2x4, 2x5, 3x2, 3x3, 4x2, 5x2"),
    ] {
        let text = refused(args);
        assert!(text.contains(part), "{args:?}: {text}");
    }
}

#[test]
fn a_game_that_is_there_and_cannot_be_counted_is_a_failure() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("broken.sgf");
    std::fs::write(&file, "(;SZ[9];B[aa];W[aa])").expect("written");
    let broken = file.to_str().expect("UTF-8");
    for args in [&["compare", broken][..], &["score", broken], &["score", broken, "no-such-game.sgf"]] {
        let assert = liangyi(args).assert().code(1).stdout("");
        let error = String::from_utf8_lossy(&assert.get_output().stderr).into_owned();
        assert!(error.contains("move 2 (White A9) is illegal"), "{args:?}: {error}");
    }
}

#[test]
fn a_mistyped_ruleset_gets_a_suggestion_over_gtp() {
    let replies = gtp(&[], "liangyi-ruleset chinse\nliangyi-ruleset hex\nliangyi-ruleset\n");
    assert_eq!(
        replies,
        "? unknown ruleset chinse (did you mean chinese?): liangyi-rulesets lists them\n\n\
         ? unknown ruleset hex: liangyi-rulesets lists them\n\n= chinese\n\n"
    );
}

#[test]
fn bench_signatures_depend_on_the_playouts_alone() {
    let signatures = |seed: &str| -> Vec<String> {
        let rows = ["bench", "--size", "5,9x6", "--ruleset", "chinese,jihuozi", "--threads", "1,2"];
        let text = output(&[&rows[..], &["--playouts", "20", "--seed", seed]].concat());
        // Playouts, and two searches; that with two threads depends on how they are scheduled.
        assert_eq!(text.lines().count(), 1 + 2 * 2 * 3 + 1, "{text}");
        assert_eq!(text.lines().filter(|line| line.ends_with(" -")).count(), 2 * 2, "{text}");
        text.lines().skip(1).map(|line| line.split_whitespace().last().expect("a column").to_string()).collect()
    };
    assert_eq!(signatures("7"), signatures("7"));
    assert_ne!(signatures("7"), signatures("8"));
}

#[test]
fn learnt_tables_are_loaded_from_a_folder() {
    let data = concat!(env!("CARGO_MANIFEST_DIR"), "/crates/liangyi-engine/data");
    let folder = tempfile::tempdir().expect("a folder");
    let at = |name: &str| folder.path().join(name);
    let tables = folder.path().to_str().expect("UTF-8");
    let bench = |more: &[&str]| {
        let text = output(&[&["bench", "--size", "7", "--ruleset", "chinese", "--playouts", "60"], more].concat());
        let row = |policy: &str| {
            let line = text.lines().find(|line| line.contains(policy)).expect("a row");
            line.split_whitespace().last().expect("a signature").to_string()
        };
        [row(" playouts "), row(" search ")]
    };
    let built_in = bench(&[]);
    assert_eq!(bench(&["--tables", data]), built_in, "those of the source are built in");
    // The weights of large boards on a small one: other playouts, and so another search.
    std::fs::copy(format!("{data}/playouts.bin"), at("playouts-small.bin")).expect("copied");
    let other = bench(&["--tables", tables]);
    assert!(other[0] != built_in[0] && other[1] != built_in[1], "{other:?}");
    let played = |name: &str, more: &[&str]| {
        let path = at(name);
        let games = ["selfplay", "--size", "7", "--playouts", "30", "--games", "1", "--out"];
        let path = path.to_str().expect("UTF-8");
        liangyi(&[&games[..], &[path], more].concat()).assert().success();
        std::fs::read_to_string(path).expect("games")
    };
    assert_eq!(played("a.txt", &[]), played("b.txt", &["--tables", data]));
    assert_ne!(played("a.txt", &[]), played("c.txt", &["--tables", tables]));

    let commands: [&[&str]; 5] =
        [&["gtp"], &["play"], &["analysis"], &["bench", "--size", "5"], &["selfplay", "--out", "/dev/null"]];
    let refuse = |dir: &str, part: &str| {
        for command in commands {
            let text = refused(&[command, &["--tables", dir]].concat());
            assert!(text.contains(part), "{command:?}: {text}");
        }
    };
    std::fs::write(at("net.bin"), "LYNET001").expect("written");
    refuse(tables, "net.bin: ");
    std::fs::write(at("net.bin"), "a network").expect("written");
    refuse(tables, "net.bin: ");
    let none = at("no-such-folder");
    let none = none.to_str().expect("UTF-8");
    refuse(none, "there is none of the tables patterns.bin, playouts.bin, playouts-small.bin, ladders.bin, net.bin");
}

#[test]
fn parts_of_selfplay_have_every_game_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let played = |name: &str, games: &str, more: &[&str]| {
        let path = folder.path().join(name);
        let options = ["selfplay", "--size", "5", "--playouts", "8", "--games", games, "--out"];
        liangyi(&[&options[..], &[path.to_str().expect("UTF-8")], more].concat()).assert().success();
        std::fs::read_to_string(path).expect("games").lines().map(str::to_string).collect::<Vec<_>>()
    };
    let whole = played("whole", "7", &[]);
    for (place, part) in ["1/3", "2/3", "3/3"].into_iter().enumerate() {
        // Continued by itself: first those of the first three games.
        let name = format!("part{place}");
        assert_eq!(played(&name, "3", &["--part", part]), whole[place..=place]);
        let all: Vec<String> = whole.iter().skip(place).step_by(3).cloned().collect();
        assert_eq!(played(&name, "7", &["--part", part]), all);
    }
    assert_eq!(played("none", "7", &["--part", "8/8"]), [""; 0]);
    let text = refused(&["selfplay", "--out", "unused", "--part", "0/4"]);
    assert!(text.contains("expected a part such as 3/40"), "{text}");
}

#[test]
fn interrupted_selfplay_is_continued() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name).to_str().expect("UTF-8").to_string();
    let selfplay = |out: &str, games: &str, threads: &str| {
        let options = ["selfplay", "--size", "5", "--playouts", "60", "--out", out, "--games", games];
        liangyi(&[&options[..], &["--threads", threads]].concat())
    };
    let (games, again) = (path("games.txt"), path("again.txt"));
    selfplay(&games, "6", "2").assert().success();
    selfplay(&again, "4", "1").assert().success();
    // Interrupted in the middle of a line.
    let cut = std::fs::read_to_string(&again).expect("games") + "B+ aab";
    std::fs::write(&again, cut).expect("written");
    selfplay(&again, "6", "1").assert().success();
    let text = std::fs::read_to_string(&games).expect("games");
    assert_eq!(text.lines().count(), 6);
    assert_eq!(std::fs::read_to_string(&again).expect("games"), text);
    // A file that holds no games is not written to.
    let other = path("other.txt");
    std::fs::write(&other, "something else\n").expect("written");
    let assert = selfplay(&other, "6", "1").assert().code(2);
    assert!(String::from_utf8_lossy(&assert.get_output().stderr).contains("line 1"));
    assert_eq!(std::fs::read_to_string(&other).expect("a file"), "something else\n");
}

#[test]
fn gtp_runs_with_and_without_its_name_and_ends_with_the_input() {
    assert_eq!(gtp(&[], "name\nquit\n"), "= Liangyi\n\n= \n\n");
    assert_eq!(gtp(&["gtp"], "1 protocol_version"), "=1 2\n\n");
    assert_eq!(gtp(&[], ""), "");
}

#[test]
fn options_may_stand_before_the_name_of_their_command() {
    let after = |args: &[&str]| {
        let output = liangyi(args).write_stdin("liangyi-ruleset\nquery_boardsize\n").output().unwrap();
        assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8(output.stdout).unwrap()
    };
    let usual = after(&["gtp", "--ruleset", "renju", "--playouts", "10"]);
    assert!(usual.starts_with("= renju"), "{usual}");
    assert_eq!(after(&["--ruleset", "renju", "--playouts", "10", "gtp"]), usual);
    assert_eq!(after(&["--playouts", "10", "gtp", "--ruleset", "renju"]), usual);
    assert_eq!(
        output(&["--ruleset", "chinese", "--size", "2", "solve"]),
        output(&["solve", "--ruleset", "chinese", "--size", "2"])
    );
    assert!(refused(&["--playouts", "10", "rules"]).contains("--playouts"));
}

#[test]
fn options_set_how_a_game_starts() {
    let replies = gtp(&["--ruleset", "jihuozi", "--size", "7", "--komi", "-1.5"], "liangyi-ruleset\nliangyi-game\n");
    assert!(replies.starts_with("= jihuozi\n\n= {"), "{replies}");
    assert!(replies.contains("\"size\":7") && replies.contains("\"komi\":-1.5"), "{replies}");
    let chinese = concat!(
        r#"{"friendlyPassOk":true,"hasButton":false,"ko":"SIMPLE","scoring":"AREA","suicide":false,"#,
        r#""tax":"NONE","whiteHandicapBonus":"N"}"#
    );
    for args in [["--ruleset", chinese], ["--ruleset", "chinese-ogs"]] {
        let ko = if args[1] == chinese { "SIMPLE" } else { "POSITIONAL" };
        let expected = format!("= {}\n\n", chinese.replace("SIMPLE", ko));
        assert_eq!(gtp(&args, "kata-get-rules\n"), expected);
    }
}

#[test]
fn a_users_ruleset_is_chosen_like_the_others() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("my.toml");
    let ruleset = "name = 'club'\nbased-on = 'jipingdian'\nkomi = 0.5\nsize = 13\n";
    std::fs::write(&file, ruleset).expect("written");
    let path = file.to_str().expect("UTF-8");
    let list = output(&["rules", "--rules-file", path]);
    let last = list.lines().last().expect("a line");
    assert!(last.starts_with("club ") && last.ends_with(" the user's own, based on jipingdian"), "{last}");
    assert!(output(&["rules", "club", "--rules-file", path]).contains("Board      13x13"));
    let replies = gtp(&["gtp", "--rules-file", path, "--ruleset", "Club"], "liangyi-game\n");
    assert!(replies.contains("\"size\":13") && replies.contains("\"komi\":0.5"), "{replies}");
    let solved = ["solve", "--rules-file", path, "--ruleset", "club", "--size", "2"];
    assert_eq!(output(&solved), output(&["solve", "--ruleset", "jipingdian", "--size", "2"]));
    std::fs::write(&file, format!("{ruleset}colour = 'red'")).expect("written");
    assert!(refused(&["--rules-file", path]).contains("line 5: there is no key 'colour'"));
    std::fs::write(&file, "name = 'club'\nkomi 5").expect("written");
    let told = format!("{path}: line 2, column 6: there is no = after komi\n  2 | komi 5\n    |      ^\n");
    assert!(refused(&["--rules-file", path]).ends_with(&told));
}

#[test]
fn a_closed_pipe_is_no_failure() {
    for args in [&["rules"][..], &["rules", "--markdown"], &["man"], &["solve", "--ruleset", "chinese", "--size", "2"]]
    {
        let mut child = program()
            .args(args)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("started");
        drop(child.stdout.take());
        let output = child.wait_with_output().expect("ended");
        assert_eq!((output.status.code(), output.stderr.len()), (Some(0), 0), "{args:?}");
    }
}
