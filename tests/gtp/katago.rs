//! The program in KataGo's place: its command line, its configuration, the words that its clients wait for.

use std::io::Write as _;
use std::process::{Output, Stdio};

use crate::common::program;

/// A network of random numbers.
const NETWORK: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/fuzz/corpus/network/nested-13-packed");
/// A network of persons.
const HUMAN: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/fuzz/corpus/network/human-15-packed");
const READY: &str = "GTP ready, beginning main protocol loop";

/// What the program answers with these arguments to lines.
fn started(args: &[&str], lines: &str) -> Output {
    let mut command = program();
    command.args(args).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("it starts");
    // A program that refuses its arguments reads nothing.
    let _ = child.stdin.take().expect("stdin is piped").write_all(lines.as_bytes());
    child.wait_with_output().expect("it ends")
}

/// The replies and what stands on standard error.
fn replies(args: &[&str], lines: &str) -> (Vec<String>, String) {
    let output = started(args, lines);
    let [out, err] = [output.stdout, output.stderr].map(|bytes| String::from_utf8(bytes).expect("UTF-8"));
    assert!(output.status.success(), "{err}");
    (out.split_terminator("\n\n").map(str::to_string).collect(), err)
}

#[test]
fn it_starts_as_katago_does_and_says_when_it_is_ready() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = |name: &str, text: &str| {
        let path = folder.path().join(name);
        std::fs::create_dir_all(path.parent().expect("a folder")).expect("it is made");
        std::fs::write(&path, text).expect("it is written");
        path.to_str().expect("UTF-8").to_string()
    };
    file("more/rules.cfg", "rules = japanese\n@include last.cfg\n");
    file("more/last.cfg", "resignThreshold = -0.8\nnovel = 1\n");
    let config = file(
        "gtp.cfg",
        "logSearchInfo = true # all\nmaxVisits = 70\nallowResignation = true\n@include more/rules.cfg\nlagBuffer=1\n",
    );
    let args = [
        "gtp",
        "-model",
        NETWORK,
        "-config",
        &config,
        "-override-config",
        "maxTime=9,maxVisits=60",
        "-human-model",
        HUMAN,
    ];
    let lines = "kata-get-param maxVisits\nkata-get-param maxTime\nkata-get-param resign_below\nliangyi-ruleset\n\
                 kata-get-models\nname\n";
    let (replies, errors) = replies(&args, lines);
    assert_eq!(replies[..4], ["= 60", "= 9.0", "= 0.1", "= japanese"]);
    for said in [r#""internalName":"random-v13""#, r#""internalName":"random-human-1""#, r#""usesHumanSLProfile":true"#]
    {
        assert!(replies[4].contains(said), "{replies:?}");
    }
    assert_eq!(replies[5], "= KataGo", "clients look for it");
    let ready: Vec<&str> = errors.lines().skip_while(|line| !line.starts_with("KataGo")).skip(1).collect();
    let loaded = [format!("Loaded model {NETWORK}"), format!("Loaded human SL model {HUMAN}")];
    let names = ["Model name: random-v13", "Human SL model name: random-human-1", READY];
    assert_eq!(ready, loaded.iter().map(String::as_str).chain(names).collect::<Vec<_>>());
    // Each is named once, in a line.
    for named in ["settings without effect here: lagBuffer", "not known: novel"] {
        assert_eq!(errors.lines().filter(|line| line.ends_with(named)).count(), 1, "{errors}");
    }
}

#[test]
fn what_is_typed_overrules_a_configuration() {
    let overrides = "maxVisits=60,resignThreshold=-0.8,allowResignation=true,rules=japanese,numSearchThreads=1";
    let typed =
        ["gtp", "-override-config", overrides, "--playouts", "7", "--resign-below", "0.2", "--ruleset", "chinese"];
    let lines = "kata-get-param playouts\nkata-get-param resign_below\nliangyi-ruleset\n";
    assert_eq!(replies(&typed, lines).0, ["= 7", "= 0.2", "= chinese"]);
}

#[test]
fn only_who_names_the_command_as_katagos_clients_do_is_told_that_it_is_ready() {
    let (_, errors) = replies(&["gtp"], "name\n");
    let lines: Vec<&str> = errors.lines().collect();
    assert!(matches!(lines[..], [named, READY] if named.starts_with("KataGo-compatible Liangyi ")), "{errors}");
    assert_eq!(replies(&[], "name\n").1, "");
    assert_eq!(replies(&["gtp", "-override-config", "startupPrintMessageToStderr=false"], "name\n").1, "");
    let (_, errors) = replies(&["analysis"], "");
    assert_eq!(errors, "Started, ready to begin handling requests\n");
}

#[test]
fn values_that_katago_refuses_are_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = |name: &str, text: &str| {
        let path = folder.path().join(name);
        std::fs::write(&path, text).expect("it is written");
        path.to_str().expect("UTF-8").to_string()
    };
    let circle = file("circle.cfg", "@include circle.cfg\n");
    let broken = file("broken.cfg", "maxVisits\n");
    let missing = file("missing.cfg", "@include none.cfg\n");
    for (args, said) in [
        (["-override-config", "maxVisits=0"], "maxVisits cannot be '0'"),
        (["-override-config", "wideRootNoise=many"], "wideRootNoise cannot be 'many'"),
        (["-override-config", "maxVisits"], "a setting cannot be 'maxVisits'"),
        (["-override-config", "rules=chess"], "rules cannot be 'chess'"),
        (["-config", &circle], "included within itself"),
        (["-config", &broken], "line 1 cannot be 'maxVisits'"),
        (["-config", &missing], "none.cfg"),
        (["-config", "/no/such.cfg"], "/no/such.cfg"),
    ] {
        let output = started(&[&["gtp"][..], &args].concat(), "name\n");
        let error = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!((output.status.code(), output.stdout.is_empty()), (Some(2), true), "{args:?}");
        assert!(error.contains(said), "{args:?}: {error}");
    }
}

#[test]
fn version_and_benchmark_are_commands_too() {
    let output = started(&["version"], "");
    assert_eq!(output.stdout, started(&["--version"], "").stdout);
    let args = ["benchmark", "-override-config", "numSearchThreads=2", "-v", "20", "-t", "1", "-boardsize", "5"];
    let (replies, errors) = replies(&[&args[..], &["--ruleset", "chinese"]].concat(), "");
    assert!(replies.concat().contains("playouts/s"), "{replies:?}");
    assert!(errors.ends_with("settings without effect here: numSearchThreads\n"), "{errors}");
}

#[test]
fn a_game_that_the_rules_forbid_is_followed_unless_it_is_to_be_refused() {
    let ko = "boardsize 9\nplay B B3\nplay W E3\nplay B C4\nplay W D4\nplay B C2\nplay W D2\nplay B A1\nplay W C3\n\
              play B D3\nplay W C3\n";
    let last = |args: &[&str], lines: &str| {
        let (replies, errors) = replies(args, lines);
        (replies.last().expect("a reply").clone(), errors)
    };
    let (reply, errors) = last(&[], ko);
    assert_eq!(reply, "= ");
    assert!(errors.contains("move 10 (W C3) is forbidden and was made all the same: "), "{errors}");
    for args in [&["--strict"][..], &["--gogui-rules"], &["--ruleset", "jipingdian"]] {
        assert!(last(args, ko).0.starts_with("? illegal move: "), "{args:?}");
    }
    assert_eq!(last(&["--ruleset", "jipingdian", "--lenient"], ko).0, "= ");
    let alone = "boardsize 5\nplay B A2\nplay W E5\nplay B B1\nplay W A1\n";
    assert_eq!(last(&[], alone).0, "? illegal move: suicide");
    assert_eq!(last(&["--lenient"], alone).0, "= ");
    assert_eq!(started(&["--strict", "--lenient"], "").status.code(), Some(2));
}

#[test]
fn a_search_is_cancelled_by_the_next_line() {
    let lines = "boardsize 9\nkata-set-param time 60\nkata-search_cancellable b\nkata-search_analyze_cancellable b 10\n\
                 protocol_version\n";
    let (replies, _) = replies(&["--playouts", "1000000000"], lines);
    assert_eq!(replies[2], "= cancelled");
    assert!(replies[3].ends_with("\nplay cancelled"), "{replies:?}");
}

#[test]
fn values_are_for_the_side_that_the_configuration_names() {
    let rate = |overrides: &str| {
        let args = ["gtp", "-override-config", &format!("maxVisits=50{overrides}")];
        let lines = "boardsize 5\nkomi 24\nkata-search_analyze b 1000 maxmoves 1\n";
        let (replies, _) = replies(&args, lines);
        let text = replies.last().expect("a reply").clone();
        let words: Vec<&str> = text.split_whitespace().collect();
        let at = words.iter().rposition(|word| *word == "winrate").expect("a win rate");
        let moves = words.iter().position(|word| *word == "pv").expect("a variation");
        let last = words[moves..].iter().position(|word| *word == "info" || *word == "play").expect("its end");
        (words[at + 1].parse::<f64>().expect("a number"), last - 1)
    };
    let (black, _) = rate(",reportAnalysisWinratesAs=BLACK");
    let (white, _) = rate(",reportAnalysisWinratesAs=WHITE");
    assert!((black + white - 1.0).abs() < 1e-5 && (black - white).abs() > 0.01, "{black} {white}");
    assert_eq!(rate("").0, black);
    assert!(rate("").1 > 2 && rate(",analysisPVLen=1").1 <= 2);
}

#[test]
fn the_chat_of_a_server_is_told_of_the_search() {
    let args = [
        "gtp",
        "-override-config",
        "ogsChatToStderr=true,logSearchInfo=true,logToStderr=true,maxVisits=50,reportAnalysisWinratesAs=BLACK",
    ];
    let lines = "boardsize 5\nclear_board\nplay b C3\ngenmove w\n";
    let (answers, error) = replies(&args, lines);
    let lines: Vec<&str> = error.lines().filter(|line| line.starts_with("MALKOVICH:")).collect();
    let [line] = lines[..] else { panic!("{error}") };
    let words: Vec<&str> = line.split_whitespace().collect();
    assert_eq!(
        [words[0], words[2], words[4], words[6], words[8]],
        ["MALKOVICH:Visits", "Winrate", "ScoreLead", "ScoreStdev", "PV"]
    );
    // Black leads, and its values are asked for.
    let lead: f64 = words[5].parse().expect("a number");
    assert!(words[3].ends_with('%') && lead > 0.0, "{line}");
    assert_eq!(answers.last(), Some(&format!("= {}", words[9])), "{line}");
    // And of each move with KataGo's word for what it is chosen by.
    assert!(error.lines().any(|line| line.split_whitespace().nth(1) == Some(":") && line.contains(" PSV ")), "{error}");
    let (_, silent) = replies(&["gtp", "-override-config", "maxVisits=50"], "genmove b\n");
    assert!(!silent.contains("MALKOVICH"), "{silent}");
}

#[test]
fn a_move_without_a_visit_is_shown_with_the_value_of_its_position() {
    for bound in ["maxVisits=1", "maxPlayouts=1"] {
        let args = ["gtp", "-model", NETWORK, "-override-config", bound];
        let lines = "boardsize 9\nclear_board\nplay b E5\nkata-genmove_analyze w minmoves 3\n";
        let (answers, _) = replies(&args, lines);
        let shown = answers.last().expect("an answer");
        assert!(shown.contains(" visits 0 ") && !shown.contains("winrate 0.000000"), "{bound}: {shown}");
    }
}

#[test]
fn the_version_is_katagos_where_its_options_are_used_or_the_one_that_is_named() {
    let version = |options: &[&str]| {
        let (answers, _) = replies(&[&["gtp"], options].concat(), "name\nversion\n");
        answers.join(" ")
    };
    let own = env!("CARGO_PKG_VERSION");
    assert_eq!(version(&[]), format!("= Liangyi = {own}"));
    assert_eq!(version(&["--katago-name"]), format!("= KataGo-compatible Liangyi = {own}"));
    assert_eq!(version(&["-override-config", "maxVisits=5"]), "= KataGo = 1.17.2");
    assert_eq!(version(&["-override-version", "1.2.3"]), "= KataGo = 1.2.3");
}

#[test]
fn a_configuration_in_another_encoding_is_read() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("gtp.cfg");
    let text = "# 设置 é\nmaxVisits = 61\n";
    let (gbk, latin) = (b"# \xc9\xe8\xd6\xc3\nmaxVisits = 61\n".to_vec(), b"# \xe9\r\nmaxVisits = 61\r\n".to_vec());
    let utf_16 = |mark: u16| std::iter::once(mark).chain(text.encode_utf16());
    let little: Vec<u8> = utf_16(0xfeff).flat_map(u16::to_le_bytes).collect();
    let big: Vec<u8> = utf_16(0xfeff).flat_map(u16::to_be_bytes).collect();
    for bytes in [text.as_bytes().to_vec(), gbk, latin, little, big] {
        std::fs::write(&path, &bytes).expect("written");
        let (answers, errors) =
            replies(&["gtp", "-config", path.to_str().expect("a path")], "kata-get-param maxVisits\n");
        assert_eq!(answers, ["= 61"], "{errors}");
    }
}

#[test]
fn it_moves_as_persons_of_a_profile() {
    let set = |name: &str| format!("kata-set-param humanSLProfile {name}\n");
    let lines = format!(
        "liangyi-human_net\nboardsize 7\n{}kata-raw-human-nn 0\n{}{}{}kata-get-param humanSLProfile\n\
         liangyi-human_net none\ngenmove b\nkata-raw-human-nn w 3\nkata-raw-human-nn 0 0.5\n{}\
         liangyi-human_net none\n{}",
        "kata-raw-human-nn 0\n",
        set("rank_5k_9d"),
        set("rank_31k"),
        set("novel"),
        set(""),
        set("rank_5k"),
    );
    let (replies, _) = replies(&["gtp", "-model", NETWORK, "-human-model", HUMAN, "--playouts", "9"], &lines);
    assert_eq!(replies[0], format!("= random-human-1 ({HUMAN}), not used: humanSLProfile is not set"));
    assert_eq!(replies[2], "? humanSLProfile is not set");
    assert_eq!(replies[3], "? humanSLProfile is not set", "a profile is needed first");
    assert_eq!(replies[4], "= ");
    let near = "the nearest are rank_20k, rank_19k, rank_18k";
    assert_eq!(
        replies[5],
        format!("? Could not set params: humanSLProfile cannot be 'rank_31k': 'rank_31k' is not known: {near}")
    );
    assert!(replies[6].starts_with("? Could not set params: humanSLProfile cannot be 'novel'"), "{replies:?}");
    assert_eq!(replies[7], "= rank_5k_9d");
    assert_eq!(replies[8], "? humanSLProfile is set: no network would know these persons");
    assert!(replies[9].starts_with("= "), "{replies:?}");
    // KataGo names the numbers of persons otherwise.
    assert!(
        replies[10].contains("whiteScore ") && replies[10].contains("policyPass ") && !replies[10].contains("Lead")
    );
    assert!(replies[11].starts_with("? "), "there is no optimism to be chosen: {replies:?}");
    assert_eq!(replies[12..14], ["= ", "= none"]);
    assert!(replies[14].contains("a network that moves as persons of a rank do is needed"), "{replies:?}");
}

/// A fresh machine: nothing was fetched.
#[test]
fn the_own_network_plays_where_it_is_chosen() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("own.bin.gz");
    let file = file.to_str().expect("a path");
    let written = program().args(["net", "write", file]).output().expect("it starts");
    assert!(written.status.success(), "{written:?}");
    let lines = "version\nliangyi-net\nkata-get-param liangyi-net\nboardsize 7\nkata-raw-nn 0\ngenmove b\n\
                 liangyi-net none\nversion\nlist_commands\nliangyi-net own\nkata-raw-nn w 3\nkata-get-models\n\
                 final_status_list dead\nliangyi-net auto\n";
    let (own, _) = replies(&["gtp", "--net", "own", "--playouts", "9"], lines);
    let name = own[1].strip_prefix("= ").expect("a name");
    assert!(name.starts_with("liangyi-") && own[0].ends_with(&format!(" {name}")), "{own:?}");
    assert_eq!((own[2].as_str(), own[6].as_str()), ("= own", "= none"));
    assert!(own[4].contains("whiteWin ") && own[5].starts_with("= "), "{own:?}");
    assert!(!own[7].contains(name) && !own[8].contains("kata-raw-nn"), "{own:?}");
    assert_eq!(own[9], format!("= {name}"));
    assert!(own[11].contains(name) && own[12].starts_with('='), "{own:?}");
    // The file that is written is the same network.
    let (of_file, _) = replies(&["gtp", "--net", file, "--playouts", "9"], lines);
    assert_eq!((&of_file[4], &of_file[5]), (&own[4], &own[5]));
    assert_eq!(of_file[1], format!("= {name} ({file})"));
    let mut command = program();
    let command = command.args(["gtp", "--playouts", "9"]).env("LIANGYI_NET", "own").stdin(Stdio::piped());
    let mut child = command.stdout(Stdio::piped()).spawn().expect("it starts");
    child.stdin.take().expect("stdin is piped").write_all(b"liangyi-net\n").expect("it reads");
    let output = child.wait_with_output().expect("it ends");
    assert_eq!(String::from_utf8_lossy(&output.stdout), format!("= {name}\n\n"));
    let output = program().args(["gtp", "--human-net", "own"]).output().expect("it starts");
    let errors = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.code() == Some(2) && errors.contains("own network does not move as persons"), "{errors}");
}

/// The file begins as that of a network of persons, and is cut.
#[test]
fn a_network_of_persons_is_read_when_persons_are_asked_for() {
    let folder = tempfile::tempdir().expect("a folder");
    let cut = folder.path().join("cut.bin.gz");
    let bytes = std::fs::read(HUMAN).expect("a network");
    std::fs::write(&cut, &bytes[..bytes.len() / 2]).expect("written");
    let cut = cut.to_str().expect("a path");
    let lines = format!(
        "liangyi-human_net\nboardsize 5\ngenmove b\nkata-set-param humanSLProfile rank_5k\n\
         kata-get-param humanSLProfile\nliangyi-human_net\nliangyi-human_net {HUMAN}\n\
         kata-set-param humanSLProfile rank_5k\nliangyi-human_net {cut}\n\
         kata-set-params {{\"liangyi-human_net\":\"{cut}\",\"humanSLProfile\":\"rank_1d\"}}\nliangyi-human_net\n\
         kata-set-params {{\"humanSLProfile\":\"rank_1d\",\"liangyi-net\":\"none\"}}\nkata-get-param humanSLProfile\n"
    );
    let (replies, errors) = replies(&["gtp", "--net", "none", "--human-net", cut, "--playouts", "9"], &lines);
    assert_eq!(replies[0], format!("= random-human-1 ({cut}), not used: humanSLProfile is not set"), "{errors}");
    assert!(replies[2].starts_with("= "), "{replies:?}");
    let unread = |reply: &str| reply.starts_with("? ") && reply.contains("cannot be read") && reply.contains("cut");
    assert!(unread(&replies[3]), "{replies:?}");
    assert_eq!(replies[4], "= \"\"", "no profile is set");
    assert!(replies[5].ends_with("not used: its file cannot be read"), "{replies:?}");
    assert_eq!(replies[7], "= ");
    assert!(unread(&replies[8]) && unread(&replies[9]), "{replies:?}");
    assert_eq!(replies[10], format!("= random-human-1 ({HUMAN}), rank_5k"));
    assert_eq!(replies[11..13], ["= ", "= rank_1d"]);
    for args in [
        &["gtp", "--rank", "5k"][..],
        &["gtp", "-override-config", "humanSLProfile=rank_5k"],
        &["review", "--rank", "5k", "x.sgf"],
    ] {
        let output = program().args(args).args(["--human-net", cut]).output().expect("it starts");
        let errors = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(!output.status.success() && errors.contains("cannot be read"), "{args:?}: {errors}");
    }
}

#[test]
fn a_rank_sets_what_katago_would_need_a_configuration_for() {
    let names =
        ["humanSLProfile", "humanSLChosenMoveProp", "maxPlayouts", "resignConsecTurns", "chosenMoveTemperature"];
    let lines: String = names.iter().map(|name| format!("kata-get-param {name}\n")).collect();
    let lines =
        lines + "kata-set-param delayMoveScale 0\nboardsize 5\ngenmove b\ngenmove w\nkata-get-param delayMoveMax\n";
    let (ours, _) = replies(&["gtp", "--human-net", HUMAN, "--rank", "3 dan", "--net", "none"], &lines);
    assert_eq!(ours[..3], ["= rank_3d", "= 1.0", "= 40"]);
    assert!(ours[3].starts_with("? ") && ours[4].starts_with("= 0.7"), "{ours:?}");
    assert!(ours[7].starts_with("= ") && ours[8].starts_with("= ") && ours[9] == "= 10", "{ours:?}");
    let refused = |args: &[&str], said: &str| {
        let output = program().args(args).output().expect("it starts");
        let errors = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(output.status.code() == Some(2) && errors.contains(said), "{args:?}: {errors}");
    };
    refused(&["gtp", "--rank", "5k", "--human-net", "none"], "There is no network that moves as persons of a rank do");
    refused(&["gtp", "--rank", "31k", "--human-net", HUMAN], "no rank, 20k to 9d; the nearest are 20k, 19k, 18k");
    let (ours, _) = replies(&["gtp", "--human-net", HUMAN, "--rank", "rank_5k"], "kata-get-param humanSLProfile\n");
    assert_eq!(ours, ["= rank_5k"]);
    refused(&["gtp", "--human-net", NETWORK], "the network does not move as persons of a rank do");
    refused(
        &["gtp", "-override-config", "humanSLProfile=rank_5k"],
        "a network that moves as persons of a rank do is needed",
    );
    refused(&["analysis", "-override-config", "humanSLProfile=rank_5k"], "is needed");
    refused(&["review", "--rank", "5k", "--human-net", "none", "x.sgf"], "--rank: There is no network");
    for command in ["gtp", "play"] {
        let args = [command, "--rank", "5k", "--ruleset", "renju", "--human-net", HUMAN];
        refused(&args, "Persons of a rank are known in Go alone");
    }
    // Clients of KataGo's look for its word.
    refused(&["gtp", "-model", NETWORK, "-human-model", NETWORK], "  what():  ");
    refused(&["analysis", "-model", NETWORK, "-human-model", NETWORK], "  what():  ");
}
