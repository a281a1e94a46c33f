//! Which network is used, and what is said of it, by every command.

use std::path::PathBuf;

use super::*;

/// A position that is counted at once.
const GAME: &str = "(;GM[1]SZ[5]RU[chinese]KM[7.5];B[cc];W[];B[])";
/// A session that says what plays, and plays.
const SESSION: &str = "version\nliangyi-net\ngenmove b\nquit\n";
const GTP: [&str; 6] = ["gtp", "--size", "7", "--playouts", "4", "--threads=1"];

/// A user with this file in the folder where networks are found by themselves, and the path of it.
fn user(name: &str, bytes: &[u8]) -> (tempfile::TempDir, PathBuf) {
    let data = tempfile::tempdir().unwrap();
    let none = stderr(&mut liangyi(data.path(), &["net", "path"]), 1);
    let folder = none.strip_prefix("liangyi: no network in ").unwrap().split(": `").next().unwrap();
    fs::create_dir_all(folder).unwrap();
    let path = Path::new(folder).join(name);
    fs::write(&path, bytes).unwrap();
    fs::write(data.path().join("game.sgf"), GAME).unwrap();
    (data, path)
}

/// What the log says of boards of 5x5.
const UNLEARNT: &str = "networks have not learnt from boards of 5x5: playouts are mixed in";

/// The output and the standard error of a command that succeeds, `LIANGYI_NET` being this. What the log says of
/// small boards is left out.
fn said(data: &Path, args: &[&str], variable: Option<&str>) -> (String, String) {
    let mut command = liangyi(data, args);
    match variable {
        Some(value) => command.env("LIANGYI_NET", value),
        None => command.env_remove("LIANGYI_NET"),
    };
    let output = command.current_dir(data).write_stdin(SESSION).assert().success().get_output().clone();
    let [out, err] = [output.stdout, output.stderr].map(|bytes| String::from_utf8(bytes).unwrap());
    let of_log = |line: &&str| line.contains("have not learnt from boards of");
    assert!(err.lines().filter(of_log).count() <= 1, "{err}");
    let of_ready = |line: &&str| {
        ["KataGo-compatible ", "Loaded model ", "Model name: ", "GTP ready, ", "Started, ready "]
            .iter()
            .any(|begun| line.starts_with(begun))
    };
    (out, err.lines().filter(|line| !of_log(line) && !of_ready(line)).map(|line| format!("{line}\n")).collect())
}

#[test]
fn that_boards_are_not_learnt_is_said_once() {
    let (data, _) = user("tiny.bin.gz", NETWORK);
    let lines = "genmove b\ngenmove w\nclear_cache\ngenmove b\n";
    for (size, expected) in [("5", 1), ("7", 0)] {
        let mut command = liangyi(data.path(), &["--size", size, "--playouts", "4"]);
        let output = command.env_remove("LIANGYI_NET").write_stdin(lines).assert().success().get_output().clone();
        let err = String::from_utf8(output.stderr).unwrap();
        assert_eq!(err.matches(UNLEARNT).count(), expected, "{err}");
    }
}

#[test]
fn without_finite_outputs_of_its_network_the_program_goes_on_and_says_so_once() {
    // The score of every position overflows.
    let network = include_str!("../../../fuzz/corpus/network/ordinary-8-words");
    let network = network.replace("-0.21761343 -0.11815518 0.04630509 -0.23071347", "3e38 3e38 3e38 3e38");
    assert!(network.contains("3e38"));
    let (data, _) = user("bad.txt", network.as_bytes());
    let game = "(;GM[1]SZ[7]RU[chinese]KM[7.5];B[dd];W[bb];B[ff];W[fb];B[];W[])";
    fs::write(data.path().join("seven.sgf"), game).unwrap();
    let gtp = "kata-raw-nn 0\ngenmove b\ngenmove w\nkata-search_analyze b 50\nfinal_status_list dead\nfinal_score\n\
               liangyi-why_dead D4\n";
    let query = r#"{"id":"a","moves":[["B","D4"]],"rules":"chinese","komi":7,"boardXSize":7,"boardYSize":7,"#;
    let query = format!("{query}\"maxVisits\":50,\"analyzeTurns\":[0,1]}}\n");
    let failed = "the network's outputs are not finite (its file seems damaged)";
    let [refused, judged] = [format!("? {failed}\n\n= "), format!("{failed}: playouts have judged")];
    for (args, input, expected) in [
        (&["gtp", "--size", "7", "--playouts", "50"][..], gtp, refused.as_str()),
        (&["gtp", "--size", "5", "--playouts", "50"], gtp, &refused),
        (&["analysis"], &query, "\"turnNumber\":1"),
        (&["play", "--size", "7", "--plain", "--time", "0.2"], "d4\nhint\nquit\n", " to win, "),
        (&["score", "seven.sgf", "--json"], "", &judged),
        (&["compare", "seven.sgf"], "", "chinese-old"),
        (&["review", "seven.sgf", "--visits", "20"], "", "Black lost"),
    ] {
        let mut command = liangyi(data.path(), args);
        command.current_dir(data.path()).env_remove("LIANGYI_NET").write_stdin(input);
        let output = command.assert().success().get_output().clone();
        let [out, err] = [output.stdout, output.stderr].map(|bytes| String::from_utf8(bytes).unwrap());
        assert!(out.contains(expected), "{args:?}: {out}");
        let told = format!("{failed}: from now on patterns and playouts play and judge in its place");
        assert_eq!(err.matches(&told).count(), 1, "{args:?}: {err}");
    }
}

fn told(verb: &str, path: &Path) -> String {
    format!("liangyi: {verb} with the network random-v13 ({}); --net none {verb} without\n", path.display())
}

#[test]
fn a_network_that_is_found_is_used_and_said_once() {
    let (data, path) = user("tiny.bin.gz", NETWORK);
    let (out, err) = said(data.path(), &GTP, None);
    assert_eq!(err, told("plays", &path));
    let version = concat!("= ", env!("CARGO_PKG_VERSION"), " random-v13\n\n");
    let net = format!("= random-v13 ({})\n\n= ", path.display());
    assert!(out.strip_prefix(version).is_some_and(|rest| rest.starts_with(&net)), "{out}");
    // The default command too, and an empty variable is none.
    assert_eq!(said(data.path(), &["--size", "5", "--playouts", "4"], Some("")).1, told("plays", &path));
    for (args, verb) in [
        (&["score", "game.sgf"][..], "judges"),
        (&["compare", "game.sgf"], "judges"),
        (&["selfplay", "--out", "games.txt", "--games", "1", "--size", "3", "--playouts", "4"], "plays"),
        (&["bench", "--size", "5", "--ruleset", "chinese", "--playouts", "4", "--rounds", "1"], "plays"),
        (&["play", "--size", "5", "--plain"], "plays"),
        (&["analysis"], "plays"),
    ] {
        assert!(said(data.path(), args, None).1.contains(&told(verb, &path)), "{args:?}");
    }
}

#[test]
fn bench_measures_the_network() {
    let (data, _) = user("tiny.bin.gz", NETWORK);
    let args = ["bench", "--size", "5", "--ruleset", "chinese", "--playouts", "4", "--rounds", "2"];
    let bench = said(data.path(), &[&args[..], &["--threads", "1,2"]].concat(), None).0;
    assert!(bench.starts_with("network random-v13\nsize "), "{bench}");
    let (_, table) = bench.split_once("\n\n").unwrap();
    let rows: Vec<Vec<&str>> = table.lines().skip(1).map(|line| line.split_whitespace().collect()).collect();
    let kinds = ["network", "position", "search"];
    let expected: Vec<_> = kinds.into_iter().flat_map(|what| [(what, "1"), (what, "2")]).collect();
    assert_eq!(rows.iter().map(|row| (row[1], row[3])).collect::<Vec<_>>(), expected, "{table}");
    for row in rows {
        let rates: Vec<f64> = row[5..].iter().map(|rate| rate.parse().unwrap()).collect();
        assert!(row[4] == "2" && rates[1] > 0.0 && rates[1] <= rates[0] && rates[0] <= rates[2], "{row:?}");
    }
}

#[test]
fn none_is_used_where_there_is_none_or_none_is_wanted_or_of_use() {
    let (data, path) = user("tiny.bin.gz", NETWORK);
    let plain = concat!("= ", env!("CARGO_PKG_VERSION"), "\n\n= none\n\n= ");
    for (args, variable) in [
        (&["--net", "none"][..], None),
        (&[], Some("none")),
        (&["--net", "none"], Some(path.to_str().unwrap())),
        (&["--ruleset", "renju", "--size", "9"], None),
    ] {
        let (out, err) = said(data.path(), &[&GTP[..1], args, &["--playouts", "4"]].concat(), variable);
        assert!(out.starts_with(plain) && err.is_empty(), "{args:?}: {out}{err}");
    }
    assert_eq!(said(data.path(), &["score", "--end", "natural", "game.sgf"], None).1, "");
    fs::remove_file(&path).unwrap();
    let (out, err) = said(data.path(), &GTP, Some("none"));
    assert!(out.starts_with(plain) && err.is_empty(), "{out}{err}");
}

/// The name of the program's own network.
fn own_name(data: &Path) -> String {
    let own = stdout(&mut liangyi(data, &["net", "info", "own"]));
    own.lines().find_map(|line| line.strip_prefix("name           ")).unwrap().to_string()
}

/// A user without a network, and the name of the program's own.
fn fresh() -> (tempfile::TempDir, String) {
    let (data, path) = user("tiny.bin.gz", NETWORK);
    fs::remove_file(path).unwrap();
    let own = own_name(data.path());
    (data, own)
}

/// By the table `BOARDS` the own network plays and analyses on boards of 8x8 and 9x9, and judges on none.
#[test]
fn on_a_fresh_machine_the_own_network_is_named_for_what_it_does() {
    let (data, own) = fresh();
    let number = env!("CARGO_PKG_VERSION");
    let lines = "version\nliangyi-net\nkata-get-param liangyi-net\nkata-raw-nn 0\nlevel 12\nversion\nlevel 3\n\
                 liangyi-net\n";
    let not_used = ", not used: playouts play on this board";
    let [draws, draws_and_judges] =
        ["", ", and judges"].map(|judges| format!("{own}, says which moves are likely at this level{judges}"));
    for (size, choice, plays, at_level, idle, at_drawing_level) in [
        ("9", "auto", true, true, ", does not judge: playouts do", &*draws),
        ("8", "auto", true, true, ", does not judge: playouts do", &draws),
        ("7", "auto", false, true, not_used, &draws),
        ("13", "auto", false, true, not_used, &draws),
        ("4", "auto", false, false, not_used, &format!("{own}{not_used}")),
        ("9", "own", true, true, "", &draws_and_judges),
        ("13", "own", true, true, "", &draws_and_judges),
        ("4", "own", true, true, ", does not judge: playouts do", &format!("{own}{not_used}")),
        ("9", "none", false, false, "none", "none"),
    ] {
        let mut command = liangyi(data.path(), &["gtp", "--size", size, "--net", choice]);
        let output = command.env_remove("LIANGYI_NET").write_stdin(lines).assert().success().get_output().clone();
        let [out, err] = [output.stdout, output.stderr].map(|bytes| String::from_utf8(bytes).unwrap());
        let said: Vec<&str> = out.split_terminator("\n\n").collect();
        let versions = [plays, at_level].map(|is| if is { format!("= {number} {own}") } else { format!("= {number}") });
        assert_eq!([said[0], said[5]], versions, "{size} {choice}");
        let net = if choice == "none" { "= none".to_string() } else { format!("= {own}{idle}") };
        assert_eq!(said[1..3], [net, format!("= {choice}")], "{size} {choice}");
        assert_eq!(said[3].contains("whiteWin "), choice != "none", "{size} {choice}: {}", said[3]);
        assert_eq!(said[4].starts_with('='), choice != "none", "{size} {choice}: {}", said[4]);
        assert_eq!(said[7], format!("= {at_drawing_level}"), "{size} {choice}");
        assert_eq!(err.contains(&format!("Model name: {own}\n")), plays, "{size} {choice}: {err}");
    }
    // In five-in-a-row games no network is in use.
    for choice in ["auto", "own"] {
        let mut command = liangyi(data.path(), &["gtp", "--ruleset", "renju", "--net", choice]);
        command.env_remove("LIANGYI_NET").write_stdin("version\nkata-get-models\nquit\n");
        let output = command.assert().success().get_output().clone();
        let [out, err] = [output.stdout, output.stderr].map(|bytes| String::from_utf8(bytes).unwrap());
        assert!(!out.contains(&own) && !err.contains(&own), "{choice}: {out}{err}");
    }
    // A board without one on which it searches.
    let args = ["bench", "--size", "7", "--ruleset", "chinese", "--playouts", "4", "--rounds", "1"];
    let without = stdout(liangyi(data.path(), &args).env_remove("LIANGYI_NET"));
    let args = ["bench", "--size", "7,8", "--ruleset", "chinese", "--playouts", "4", "--rounds", "1"];
    let with = stdout(liangyi(data.path(), &args).env_remove("LIANGYI_NET"));
    let measured = |bench: &str| {
        bench.lines().filter(|line| line.contains(" position ")).map(|line| line[..3].to_string()).collect::<Vec<_>>()
    };
    assert!(!without.contains(&own) && measured(&without).is_empty(), "{without}");
    assert!(with.starts_with(&format!("network {own}\n")) && measured(&with) == ["8x8"], "{with}");
    // Reports of matches say what played, which follows the board.
    for (size, name) in [("9", format!("{number} {own}")), ("5", number.to_string())] {
        let engine = format!("{} --playouts 1 --threads 1", PROGRAM);
        let args = ["match", "--black", &engine, "--white", &engine, "--size", size, "--games", "1", "--net", "auto"];
        let out = stdout(liangyi(data.path(), &args).env_remove("LIANGYI_NET"));
        assert!(out.contains(&format!("A: Liangyi {name}   (")), "{size}: {out}");
    }
    // The board is another one while the program runs.
    let lines = "boardsize 9\nversion\nboardsize 13\nversion\nboardsize 8\nversion\nliangyi-ruleset renju\nversion\n";
    let mut command = liangyi(data.path(), &["gtp"]);
    let out = stdout(command.env_remove("LIANGYI_NET").write_stdin(lines));
    let versions: Vec<&str> = out.split_terminator("\n\n").skip(1).step_by(2).collect();
    let [with, without] = [format!("= {number} {own}"), format!("= {number}")];
    assert_eq!(versions, [&with, &without, &with, &without]);
}

#[test]
fn on_a_fresh_machine_the_own_network_does_what_it_is_chosen_for() {
    let (data, own) = fresh();
    let query = r#"{"id":"a","moves":[["B","D4"]],"rules":"chinese","komi":7,"boardXSize":9,"boardYSize":9,"#;
    let query = format!("{query}\"maxVisits\":30}}\n{{\"id\":\"m\",\"action\":\"query_models\"}}\n");
    // A question about models names no board.
    let of_choice = |(choice, lines): (&str, &str)| {
        let query = query.replace("Size\":9", &format!("Size\":{lines}"));
        let mut command = liangyi(data.path(), &["analysis", "--net", choice]);
        let out = stdout(command.env_remove("LIANGYI_NET").write_stdin(query.as_str()));
        let visits = out.lines().find(|line| line.contains("\"rootInfo\"")).unwrap().to_string();
        let json: serde_json::Value = serde_json::from_str(&visits).unwrap();
        (out.contains(&format!("\"internalName\":\"{own}\"")), json["rootInfo"]["rawWinrate"].clone())
    };
    for (lines, analyzes) in [("7", false), ("9", true), ("13", false)] {
        let [auto, chosen, none] = ["auto", "own", "none"].map(|choice| of_choice((choice, lines)));
        assert!(auto.0 && chosen.0 && !none.0, "{lines}");
        assert_eq!(auto.1, if analyzes { chosen.1.clone() } else { none.1.clone() }, "{lines}");
        assert_ne!(chosen.1, none.1, "{lines}");
    }
    // Judgements, which name it.
    let game = "(;GM[1]SZ[9]RU[chinese]KM[7.5];B[ee];W[cc];B[gg];W[gc];B[];W[])";
    fs::write(data.path().join("nine.sgf"), game).unwrap();
    for (choice, opinion) in [("auto", "playouts"), ("own", "network"), ("none", "playouts")] {
        let mut command = liangyi(data.path(), &["score", "nine.sgf", "--json", "--net", choice]);
        let out = stdout(command.current_dir(data.path()).env_remove("LIANGYI_NET"));
        let json: serde_json::Value = serde_json::from_str(&out).unwrap();
        assert_eq!(json["opinion"], opinion, "{choice}: {out}");
    }
    let reviewed = ["auto", "own", "none"].map(|choice| {
        let args = ["review", "nine.sgf", "--visits", "20", "--json", "--net", choice];
        stdout(liangyi(data.path(), &args).current_dir(data.path()).env_remove("LIANGYI_NET"))
    });
    assert_eq!(reviewed.each_ref().map(|review| *review == reviewed[1]), [true, true, false]);
}

#[test]
fn what_is_named_is_used_or_refused_and_what_is_found_may_be_damaged() {
    let (data, path) = user("cut.bin.gz", &NETWORK[..NETWORK.len() - 9]);
    let (out, err) = said(data.path(), &GTP, None);
    let none = data.path().join("none");
    fs::create_dir(&none).unwrap();
    let played_with = |out: &str| out.split("\n\n").take(2).map(String::from).collect::<Vec<_>>();
    assert_eq!(played_with(&out), played_with(&said(&none, &GTP, None).0));
    let warning = format!("liangyi: warning: {}: the file is cut", path.display());
    assert!(err.starts_with(&warning) && err.ends_with("; plays without it\n"), "{err}");
    let file = path.to_str().unwrap();
    for args in [
        &["gtp", "--net", file][..],
        &["gtp", "--model", file],
        &["analysis", "-model", file],
        &["play", "--net", file],
        &["score", "--net", file, "game.sgf"],
        &["compare", "--net", file, "game.sgf"],
        &["bench", "--net", file],
        &["selfplay", "--out", "games.txt", "--net", file],
        &["match", "--black", "true", "--white", "true", "--net", file],
    ] {
        let error = stderr(liangyi(data.path(), args).current_dir(data.path()), 2);
        assert!(error.starts_with(&format!("liangyi: {file}: the file is cut")), "{args:?}: {error}");
    }
    let error = stderr(liangyi(data.path(), &["gtp"]).env("LIANGYI_NET", file), 2);
    assert!(error.starts_with(&format!("liangyi: {file}: the file is cut")), "{error}");
    // What is named is said by nobody but the program itself, and the last one named counts.
    let whole = data.path().join("whole.bin.gz");
    fs::write(&whole, NETWORK).unwrap();
    let named = [&GTP[..], &["--net", file, "--net", "whole.bin.gz"]].concat();
    let (out, err) = said(data.path(), &named, Some("none"));
    assert!(out.contains("\n\n= random-v13 (whole.bin.gz)\n\n") && err.is_empty(), "{out}{err}");
}

#[test]
fn a_network_waits_until_go_is_played() {
    let (data, path) = user("tiny.bin.gz", NETWORK);
    let mut command = liangyi(data.path(), &["--ruleset", "renju", "--size", "9"]);
    let lines = "version\nkata-get-param liangyi-net\nliangyi-ruleset chinese\nversion\nliangyi-net\n";
    let out = stdout(command.env_remove("LIANGYI_NET").write_stdin(lines));
    let number = env!("CARGO_PKG_VERSION");
    let net = format!("random-v13 ({})", path.display());
    assert_eq!(out, format!("= {number}\n\n= auto\n\n= \n\n= {number} random-v13\n\n= {net}\n\n"));
}

#[test]
fn what_a_level_plays_with_is_what_is_said_of_it() {
    let (data, path) = user("tiny.bin.gz", NETWORK);
    let (number, file) = (env!("CARGO_PKG_VERSION"), path.display());
    let own = own_name(data.path());
    let [judges, plays_own, plays] = ["", &own, "random-v13"].map(|name| format!("{number} {name}"));
    let judges = judges.trim_end().to_string();
    let notice =
        |verb: &str| format!("liangyi: {verb} with the network random-v13 ({file}); --net none {verb} without\n");
    let idle = ", judges only: the program's own plays at this level";
    for level in 1..=15 {
        let level = level.to_string();
        let args = ["gtp", "--size", "7", "--level", &level, "--threads=1"];
        let (out, err) = said(data.path(), &args, None);
        let (version, idle, verb) = match level.parse::<u32>().unwrap() {
            ..=6 => (&judges, idle, "judges"),
            7..=10 => (&plays_own, idle, "judges"),
            _ => (&plays, "", "plays"),
        };
        let expected = format!("= {version}\n\n= random-v13 ({file}){idle}\n\n");
        assert!(out.starts_with(&expected), "{level}: {out}");
        assert_eq!(err, notice(verb), "{level}");
        // Nothing is named where there is nothing.
        if verb == "judges" {
            let none = said(data.path(), &[&args[..], &["--net", "none"]].concat(), None);
            assert!(none.0.starts_with(&format!("= {number}\n\n= none\n\n")) && none.1.is_empty(), "{none:?}");
        }
    }
    // The level is another one while the program runs, and so is the game.
    let lines = "level 3\nversion\nlevel 12\nversion\nkata-set-param playouts 3200\nversion\nlevel 9\nversion\n\
                 kata-set-param playouts 7\nversion\nboardsize 21\nversion\nliangyi-ruleset renju\nversion\n\
                 liangyi-net\nlevel 2\nliangyi-net\n";
    let mut command = liangyi(data.path(), &["gtp", "--net", path.to_str().unwrap()]);
    let out = stdout(command.write_stdin(lines));
    let said: Vec<&str> = out.split_terminator("\n\n").map(|reply| reply.trim_start_matches(['=', ' '])).collect();
    let go_only = format!("random-v13 ({file}), not used: it knows Go only");
    let versions = [&judges, &plays, &plays, &plays_own, &plays, &plays, &judges];
    assert_eq!(said.iter().skip(1).step_by(2).copied().collect::<Vec<_>>()[..7], versions.map(String::as_str));
    assert_eq!([said[14], said[16]], [go_only.as_str(); 2], "{out}");
}

#[test]
fn a_network_that_is_found_when_go_begins_is_said_to_do_what_the_level_lets_it() {
    let (data, _) = user("tiny.bin.gz", NETWORK);
    for (before, verb) in [("level 2\n", "judges"), ("", "plays")] {
        let args = ["gtp", "--ruleset", "renju", "--playouts", "3"];
        let lines = format!("{before}liangyi-ruleset chinese\n");
        let mut command = liangyi(data.path(), &args);
        let output = command.env_remove("LIANGYI_NET").write_stdin(lines).assert().success().get_output().clone();
        let err = String::from_utf8(output.stderr).unwrap();
        let told = format!("liangyi: {verb} with the network random-v13 (");
        assert!(err.lines().any(|line| line.starts_with(&told)), "{err}");
    }
}

#[test]
fn a_network_is_exchanged_while_a_game_is_played() {
    let (data, path) = user("tiny.bin.gz", NETWORK);
    let other = data.path().join("my other.bin.gz");
    fs::write(&other, NETWORK).unwrap();
    let file = other.to_str().unwrap();
    let lines = format!(
        "boardsize 7\nplay b C3\nliangyi-net {file}\nkata-get-param liangyi-net\nliangyi-net none.gz\n\
         liangyi-net\nliangyi-net auto\nlist_stones b\n"
    );
    let mut command = liangyi(data.path(), &["--playouts", "4"]);
    let out = stdout(command.current_dir(data.path()).write_stdin(lines));
    let replies: Vec<&str> = out.split_terminator("\n\n").collect();
    assert_eq!(replies[2..4], [format!("= random-v13 ({file})"), format!("= {file}")]);
    assert!(replies[4].starts_with("? none.gz: "), "{out}");
    assert_eq!(replies[5..7], [replies[2].to_string(), format!("= random-v13 ({})", path.display())]);
    assert_eq!(replies[7], "= C3");
}

#[test]
fn engines_of_a_match_play_with_the_network_that_is_named() {
    let (data, path) = user("tiny.bin.gz", NETWORK);
    let engine = format!("'{}' --playouts 2", PROGRAM);
    let without = format!("{engine} --net none");
    let games = |net: &[&str]| {
        let args = ["match", "--black", &engine, "--white", &without, "--size", "7", "--games", "2", "--out", "m"];
        liangyi(data.path(), &[&args[..], net].concat()).current_dir(data.path()).assert()
    };
    let report = stdout_of(games(&["--net", path.to_str().unwrap()]).success());
    let number = env!("CARGO_PKG_VERSION");
    assert!(report.contains(&format!("A: Liangyi {number} random-v13   (")), "{report}");
    assert!(report.contains(&format!("B: Liangyi {number}   (")), "{report}");
    assert!(report.contains(", judged with random-v13\n"), "{report}");
    // It is part of the match.
    let error = String::from_utf8(games(&["--net", "none"]).code(2).get_output().stderr.clone()).unwrap();
    assert!(error.contains("judge was \"random-v13\", is null"), "{error}");
}

fn stdout_of(assert: assert_cmd::assert::Assert) -> String {
    String::from_utf8(assert.get_output().stdout.clone()).unwrap()
}
