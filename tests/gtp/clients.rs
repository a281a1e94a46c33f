//! What q5Go, Lizzie, LizzieYzy, Kigo and Ogatak send at their start and while they analyse or play, written down from
//! their sources, and what each must be able to read in the replies.

use regex::Regex;
use serde_json::{Value, json};

use crate::common::gtp::Client;
use crate::common::liangyi;

/// A client that numbers its commands, as q5Go and the Lizzies do, and takes the replies by their numbers.
struct Numbered {
    client: Client,
    sent: u32,
}

impl Numbered {
    fn start(args: &[&str]) -> Numbered {
        Numbered { client: Client::liangyi(args), sent: 0 }
    }

    fn write(&mut self, command: &str) {
        self.sent += 1;
        self.client.write(&format!("{} {command}", self.sent));
    }

    /// The text of the reply that has the number of the command sent last; `Err` for an error.
    fn send(&mut self, command: &str) -> Result<String, String> {
        self.write(command);
        let reply = self.client.reply().expect("a reply");
        let (head, text) = reply.split_at(1);
        let text = text.strip_prefix(&self.sent.to_string()).unwrap_or_else(|| panic!("{command}: {reply}"));
        let text = text.trim_start().to_string();
        if head == "=" { Ok(text) } else { Err(text) }
    }

    fn ok(&mut self, command: &str) -> String {
        self.send(command).unwrap_or_else(|error| panic!("{command}: {error}"))
    }

    /// Starts an analysis, takes some of its lines and ends it by a command, to which the reply comes next.
    fn analyse(&mut self, command: &str, end: &str) -> Vec<String> {
        self.write(command);
        let head = self.client.line().expect("the head of the reply");
        assert_eq!(head.trim_end(), format!("={}", self.sent));
        let lines: Vec<String> = (0..3).map(|_| self.client.line().expect("a line")).collect();
        assert!(lines.iter().all(|line| line.starts_with("info move ")), "{lines:?}");
        self.write(end);
        while self.client.line().expect("the end of the analysis").starts_with("info ") {}
        let reply = self.client.reply().expect("the reply to the command that ends it");
        assert!(reply.starts_with(&format!("={} ", self.sent)), "{reply}");
        lines
    }
}

/// The moves of a line as q5Go's patterns take it apart: move, visits and win rate, and the variation up to the end.
fn q5go_moves(line: &str) -> Vec<(String, u64, f64)> {
    let found = |text: &str, pattern: &str| {
        let groups = Regex::new(pattern).expect("a pattern").captures(text);
        groups.unwrap_or_else(|| panic!("{pattern} in {text}"))[1].to_string()
    };
    let parts = line.split("info move ").filter(|part| !part.is_empty());
    let moves = parts.map(|part| {
        assert!(!found(part, r"\s+pv\s+(.*)$").is_empty());
        let (visits, share) = (found(part, r"\s+visits\s+(\d+)\s+"), found(part, r"\s+winrate\s+([^\s]+)\s+"));
        (found(part, r"^(\S+)\s+"), visits.parse().expect("a number"), share.parse().expect("a share"))
    });
    moves.collect()
}

/// `GTP_Process::slot_started` to `startup_part8`, `setup_board` and `analyze` in q5Go's `qgtp.cpp`. It ends the engine
/// at an error that it does not expect.
fn q5go_analyses(session: &mut Numbered, sets_rules: bool) {
    assert_eq!(session.ok("protocol_version"), "2");
    for command in ["boardsize 9", "clear_board", "komi 7.5"] {
        session.ok(command);
    }
    assert_eq!(session.ok("known_command lz-analyze"), "true");
    assert_eq!(session.ok("known_command kata-analyze"), "true");
    assert_eq!(session.ok("known_command kata-set-rules"), sets_rules.to_string());
    session.ok("known_command known_command");
    if sets_rules {
        session.ok("kata-set-rules japanese");
    }
    for command in ["clear_board", "komi 6.5", "play black E5", "play white E3", "play black pass"] {
        session.ok(command);
    }
    for line in session.analyse("kata-analyze white 10", "known_command known_command") {
        for (_, visits, share) in q5go_moves(&line) {
            assert!(visits > 0 && (0.0..=1.0).contains(&share), "{line}");
        }
    }
    session.ok("undo");
    session.ok("play black C3");
    session.analyse("kata-analyze white 10", "quit");
}

#[test]
fn q5go_analyses_and_chooses_rules_unasked() {
    let mut session = Numbered::start(&["--ruleset", "jipingdian"]);
    q5go_analyses(&mut session, true);
    assert!(session.client.finish());
}

#[test]
fn the_ruleset_stays_under_q5go_if_it_is_to_be_kept() {
    let mut session = Numbered::start(&["--ruleset", "jipingdian", "--keep-ruleset"]);
    for command in ["kata-set-rules japanese", "kata-set-rule ko SIMPLE"] {
        assert_eq!(session.send(command), Err("unknown command".to_string()));
    }
    assert!(!session.ok("list_commands").contains("kata-set-rule"));
    assert_eq!(session.ok("liangyi-ruleset"), "jipingdian");
    q5go_analyses(&mut session, false);
    assert!(session.client.finish());
}

/// `setup_timing`, `send_remaining_time`, `request_move` and `request_score` in q5Go's `qgtp.cpp`.
#[test]
fn q5go_plays() {
    let mut session = Numbered::start(&["--size", "5", "--playouts", "60"]);
    for command in ["clear_board", "time_settings 1 1 0", "time_settings 600 0 0", "time_settings 300 30 5"] {
        session.ok(command);
    }
    session.ok("play black C3");
    session.ok("time_left white 25 4");
    let reply = session.ok("kata-genmove_analyze white 100");
    let played = reply.lines().last().and_then(|line| line.strip_prefix("play ")).expect("the move");
    assert!(Regex::new(r"^[A-E][1-5]$").expect("a pattern").is_match(played), "{played}");
    // The command for engines in Leela Zero's manner has a blank before it.
    session.ok("play black pass");
    assert!(session.ok(" lz-genmove_analyze white 100").lines().last().is_some_and(|line| line.starts_with("play ")));
    session.ok("undo");
    assert_eq!(session.ok("known_command final_score"), "true");
    assert!(Regex::new(r"^([BW]\+[0-9.]+|0)$").expect("a pattern").is_match(&session.ok("final_score")));
}

/// `Leelaz.startEngine`, `ponder`, `togglePonder`, `genmove` and `analyzeAvoid` in Lizzie. By the name it decides
/// between the formats; a version before 0.15 gives a warning, but for KataGo.
#[test]
fn lizzie_takes_the_program_for_katago_if_its_name_says_so() {
    let mut session = Numbered::start(&["--playouts", "60", "--katago-name"]);
    assert!(session.ok("name").starts_with("KataGo"));
    assert!(session.ok("version").contains('.'));
    for command in ["boardsize 9", "komi 7.5", "clear_board", "play B D4", "play W E6"] {
        session.ok(command);
    }
    for line in session.analyse("kata-analyze 10 ownership true", "name") {
        let (moves, owners) = line.split_once(" ownership ").expect("the ownership");
        let owners: Vec<f64> = owners.split(' ').map(|share| share.parse().expect("a number")).collect();
        assert!(owners.len() == 81 && owners.iter().all(|share| share.abs() <= 1.0), "{owners:?}");
        assert!(moves.contains(" scoreMean ") && moves.contains(" winrate 0."), "{line}");
    }
    session.analyse("kata-analyze 10", "undo");
    session.ok("clear_board");
    assert_eq!(session.ok("fixed_handicap 2").split(' ').count(), 2);
    session.ok("time_settings 0 2 1");
    assert_eq!(session.ok("genmove W").split_whitespace().count(), 1);
}

/// As Leela Zero, with the points left out that the user has marked.
#[test]
fn lizzie_takes_the_program_for_leela_zero_by_its_own_name() {
    let mut session = Numbered::start(&[]);
    assert_eq!(session.ok("name"), "Liangyi");
    for command in ["boardsize 9 7", "komi 0", "clear_board", "play B D4"] {
        session.ok(command);
    }
    let share = Regex::new(r" winrate (\d+) ").expect("a pattern");
    for line in session.analyse("lz-analyze 10 avoid b C3,D3 30 avoid w C3,D3 30", "name") {
        assert!(!line.contains("move C3 ") && !line.contains("move D3 "), "{line}");
        // The share of a win as a whole number.
        let whole = share.captures(&line).expect("a whole number")[1].parse::<u32>().expect("a number");
        assert!(whole <= 10_000, "{line}");
    }
}

/// What LizzieYzy sends besides once the name begins with `kata`; it goes on after errors.
#[test]
fn lizzieyzy_starts_an_engine_named_katago() {
    let mut session = Numbered::start(&["--katago-name"]);
    assert!(session.ok("name").to_lowercase().starts_with("kata"));
    session.ok("kata-set-rules chinese");
    assert_eq!(session.ok("kata-get-param playoutDoublingAdvantage"), "0.0");
    assert_eq!(session.ok("kata-get-param analysisWideRootNoise"), "0.04");
    let rules: Value = serde_json::from_str(&session.ok("kata-get-rules")).expect("JSON");
    assert_eq!(rules["scoring"], "AREA");
    let refused = session.send("komi 0.3").map_err(|error| error.starts_with("unacceptable komi"));
    assert!(matches!(refused, Ok(_) | Err(true)), "{refused:?}");
}

/// `Game::start` to `finalScore` in Kigo's `game.cpp`, which was written for GNU Go: it counts a pass only in capitals,
/// and learns from `loadsgf` whose turn it is.
#[test]
fn kigo_plays_and_loads_a_game() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game.sgf");
    std::fs::write(&path, "(;SZ[5]KM[4.5];B[cc];W[cd];B[dd])").expect("the file is written");
    let mut client = Client::liangyi(&["--mode", "gtp", "--gnugo", "--playouts", "60", "--size", "5"]);
    for command in ["name", "version", "clear_board", "boardsize 5", "komi 4.5", "level 3", "play black C3"] {
        client.ok(command);
    }
    assert_ne!(client.ok("genmove white"), "");
    assert_eq!(client.ok("list_stones black"), "C3");
    assert_eq!(client.ok("move_history").lines().count(), 2);
    assert_eq!(client.ok("captures black"), "0");
    client.ok("undo");

    assert_eq!(client.ok(&format!("loadsgf {} 3", path.display())), "black");
    assert_eq!(client.ok(&format!("loadsgf {} 4", path.display())), "white");
    assert_eq!(client.ok("query_boardsize"), "5");
    assert_eq!(client.ok("get_komi"), "4.5");
    assert_eq!(client.ok("get_handicap"), "0");
    assert_eq!(client.ok("list_stones black"), "D2 C3");

    // A settled board, on which Black answers a pass by a pass.
    client.ok("clear_board");
    let walls = "b A3 w A4 b B3 w B4 b C3 w C4 b D3 w D4 b E3 w E4 b C1 w B5 b C2 w D5 b E1 w pass";
    for (color, vertex) in walls.split(' ').collect::<Vec<_>>().chunks(2).map(|pair| (pair[0], pair[1])) {
        client.ok(&format!("play {color} {vertex}"));
    }
    assert_eq!(client.ok("genmove black"), "PASS");
    // The position is marked and counted by these; Kigo splits the points at blanks.
    let mut territory = |side: &str| {
        let reply = client.ok(&format!("final_status_list {side}_territory"));
        let mut points: Vec<String> = reply.split(' ').map(str::to_string).collect();
        points.sort();
        points.join(" ")
    };
    assert_eq!(territory("black"), "A1 A2 B1 B2 D1 D2 E2");
    assert_eq!(territory("white"), "A5 C5 E5");
    assert_eq!(client.ok("estimate_score"), client.ok("final_score"));
}

/// A network of random numbers.
const NETWORK: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/fuzz/corpus/network/nested-13-packed");

/// `Engine.setup`, `new_query` and the terminations of Ogatak's `engine.js` and `query.js`, over the pipes. It has one
/// search at a time and starts the next one when the termination of the last one is confirmed.
#[test]
fn ogatak_starts_and_replaces_a_search() {
    let folder = tempfile::tempdir().expect("a folder");
    let config = folder.path().join("analysis.cfg");
    std::fs::write(&config, "numAnalysisThreads = 1\nnumSearchThreadsPerAnalysisThread = 1\n").expect("written");
    let query = |id: &str, visits: u64, moves: Value| {
        json!({
            "id": id, "rules": "Chinese", "komi": 7.5, "boardXSize": 9, "boardYSize": 9, "maxVisits": visits,
            "analysisPVLen": 32, "reportDuringSearchEvery": 0.1, "includePolicy": true, "includeOwnership": true,
            "includeMovesOwnership": false,
            "overrideSettings": {"reportAnalysisWinratesAs": "BLACK", "wideRootNoise": 0.0},
            "initialStones": [], "moves": moves,
        })
    };
    let lines = [
        json!({"id": "query_version", "action": "query_version"}),
        json!({"id": "test_bs29", "rules": "Chinese", "boardXSize": 29, "boardYSize": 29, "maxVisits": 1, "moves": []}),
        query("1:1", 1_000_000, json!([["B", "E5"]])),
        json!({"id": "stop!1:1", "action": "terminate", "terminateId": "1:1"}),
        query("2:2", 50, json!([["B", "E5"], ["W", "pass"]])),
    ];
    let input: String = lines.iter().map(|line| format!("{line}\n")).collect();
    let args = ["analysis", "-config", config.to_str().unwrap(), "-model", NETWORK];
    let assert = liangyi(&[]).args(args).write_stdin(input).assert().success();
    let output = String::from_utf8(assert.get_output().stdout.clone()).expect("UTF-8");
    let replies: Vec<Value> = output.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();

    let of = |id: &str| replies.iter().filter(|reply| reply["id"] == id).collect::<Vec<_>>();
    let version = of("query_version")[0]["version"].as_str().expect("a version").to_string();
    assert_eq!(version.split('.').filter(|part| part.parse::<u32>().is_ok()).count(), 3, "{version}");
    assert!(of("test_bs29").iter().all(|reply| reply.get("error").is_some()), "29 lines are an error, not a crash");
    assert_eq!(of("stop!1:1")[0]["terminateId"], "1:1");
    let finals = |id: &str| of(id).iter().filter(|reply| reply["isDuringSearch"] == false).count();
    assert_eq!((finals("1:1"), finals("2:2")), (1, 1));
    let last = of("2:2").into_iter().next_back().expect("a response");
    assert_eq!(last["ownership"].as_array().map(Vec::len), Some(81));
    assert_eq!(last["policy"].as_array().map(Vec::len), Some(82));
    for info in last["moveInfos"].as_array().expect("the moves") {
        for key in ["winrate", "scoreLead", "visits", "order", "prior", "lcb", "pv", "move"] {
            assert!(info.get(key).is_some(), "{key} in {info}");
        }
    }
}
