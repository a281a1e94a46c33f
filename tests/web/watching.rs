//! Matches that are looked on: what a page is told while a folder grows, breaks and vanishes, and who is told nothing.

use std::fs::{self, OpenOptions};
use std::io::Write as _;
use std::path::Path;
use std::time::Duration;

use liangyi::page::watch::WatchedFolder;
use liangyi::page::web::WebLimits;
use liangyi::show::reports::MatchReport;
use liangyi::show::words::{English, Language};
use liangyi_arena::folder::{self, MatchFolder};
use liangyi_arena::record::GameRecord;
use liangyi_arena::settings::MatchSettings;
use liangyi_core::rules::Rules;
use serde_json::{Value, from_value, json};

use crate::client::{Served, Socket, status};

fn settings() -> MatchSettings {
    let settings = json!({
        "programs": [{"command": "left", "setup": []}, {"command": "right", "setup": []}],
        "names": ["Left 1.0", "Right <b>2.0</b>"], "games": 20, "ruleset": "chinese", "rules": Rules::CHINESE,
        "size": 5, "time": "10m", "grace": 1.0, "hang": 60.0, "adjudicate": "resolution", "max_moves": 500,
        "opening_moves": 0, "openings": [], "nigiri": false, "seed": 1, "final_scores": false,
        "sprt": {"elo0": 0.0, "elo1": 50.0},
    });
    from_value(settings).expect("settings")
}

/// Game `number`, which Black wins by `reason`.
fn game(number: usize, reason: &str) -> GameRecord {
    let game = json!({
        "game": number, "opening": MatchSettings::opening(number), "black": settings().black(number),
        "winner": "black", "result": "B+R", "reason": reason, "margin": null, "settlement": null, "resolutions": 0,
        "moves": 3, "opening_moves": 0, "virtual_moves": [0, 0], "thought": [2, 1], "wall": [0.25, 0.5],
        "slowest": [0.2, 0.5], "late": [0, 0], "cpu": [null, null], "final_scores": [null, null], "notes": [],
        "fingerprint": format!("{number:016x}"), "sgf": MatchFolder::game_path(number),
    });
    from_value(game).expect("a record")
}

const SGF: &str = "(;GM[1]FF[4]SZ[5];B[ba];W[aa];B[ab])";

fn begin(folder: &Path) -> MatchFolder {
    MatchFolder::open(folder, &mut settings()).expect("a folder").0
}

/// What a page says that wants to see something.
fn look(name: Option<&str>, game: Option<usize>) -> String {
    json!({"language": "en", "match": name, "game": game, "lines": 100, "plots": true}).to_string()
}

/// The next message of a kind.
fn told(socket: &mut Socket, kind: &str) -> Value {
    loop {
        let message: Value = serde_json::from_str(&socket.text()).expect("JSON");
        if message["is"] == kind {
            return message;
        }
    }
}

fn served(folder: &Path) -> (Served, String) {
    let served = Served::showing(WatchedFolder::open(folder).expect("a folder"), WebLimits::default());
    let cookie = served.cookie();
    (served, cookie)
}

#[test]
fn a_folder_that_grows_is_told_with_the_figures_of_its_report() {
    let folder = tempfile::tempdir().expect("a folder");
    let root = folder.path().join("matches");
    fs::create_dir(&root).expect("a folder");
    let (served, cookie) = served(&root);
    let mut socket = served.socket_at("watch", &cookie);
    socket.say(&look(None, None));
    assert!(told(&mut socket, "clock")["now"].as_u64() > Some(1 << 40));
    assert_eq!(told(&mut socket, "matches")["rows"], json!([]));
    let one = root.join("one");
    let mut store = begin(&one);
    // A folder that is no match, and a link out of the folder, are none.
    fs::create_dir(root.join("other")).expect("a folder");
    #[cfg(unix)]
    {
        begin(&folder.path().join("outside"));
        std::os::unix::fs::symlink(folder.path().join("outside"), root.join("link")).expect("a link");
    }
    store.add(&game(1, "resign"), SGF).expect("kept");
    let rows = loop {
        let rows = told(&mut socket, "matches")["rows"].take();
        if rows[0]["games"] == 1 {
            break rows;
        }
    };
    assert_eq!(
        (rows.as_array().map(Vec::len), &rows[0]["name"], &rows[0]["all"]),
        (Some(1), &json!("one"), &json!(20))
    );
    assert_eq!((&rows[0]["players"][1], &rows[0]["running"]), (&json!("Right <b>2.0</b>"), &Value::Null));

    socket.say(&look(Some("one"), None));
    let sheet = told(&mut socket, "match");
    assert_eq!((&sheet["games"], &sheet["ends"][0]["reason"]), (&json!(1), &json!("resign")));
    assert!(told(&mut socket, "plots")["plots"][0]["svg"].as_str().is_some_and(|svg| svg.starts_with("<svg ")));
    for (number, reason) in [(2, "resign"), (3, "crash"), (5, "time")] {
        store.add(&game(number, reason), SGF).expect("kept");
    }
    let (mut sheet, mut lines) = (Value::Null, Value::Null);
    while sheet["games"] != 4 || lines["all"] != 4 {
        let message: Value = serde_json::from_str(&socket.text()).expect("JSON");
        match message["is"].as_str() {
            Some("match") => sheet = message,
            Some("games") => lines = message,
            _ => {}
        }
    }
    let (kept, games) = folder::read(&one).expect("a match");
    // Both as texts: a number that is read is not always the one that was written.
    let report = serde_json::to_string(&MatchReport::new(&kept, &games, English)).expect("JSON");
    let report: Value = serde_json::from_str(&report).expect("JSON");
    assert_eq!(sheet["elo"], report["elo"]);
    assert_eq!(sheet["test"]["ratio"], report["test"]["ratio"]);
    for side in [0, 1] {
        assert_eq!(sheet["sides"][side]["total"], report["sides"][side]["total"]);
        assert_eq!(sheet["sides"][side]["by_color"], report["sides"][side]["by_color"]);
        for end in sheet["ends"].as_array().expect("ends") {
            let reason = end["reason"].as_str().expect("a reason");
            assert_eq!(end["games"], report["reasons"][reason]);
            let lost = &report["sides"][side]["losses_by"][reason];
            assert_eq!(end["lost"][side], if lost.is_null() { json!(0) } else { lost.clone() }, "{reason}");
        }
    }
    let numbers: Vec<_> = lines["lines"].as_array().expect("lines").iter().map(|line| line["game"].clone()).collect();
    assert_eq!(numbers, [5, 3, 2, 1]);
    assert_eq!((&lines["lines"][1]["reason"], &lines["lines"][1]["winner"]), (&json!("crash"), &json!("A")));
}

#[test]
fn a_game_is_shown_with_what_its_moves_take_in_every_language() {
    let folder = tempfile::tempdir().expect("a folder");
    begin(folder.path()).add(&game(1, "resign"), SGF).expect("kept");
    let (served, cookie) = served(folder.path());
    let name = folder.path().file_name().and_then(|name| name.to_str()).expect("a name");
    let mut socket = served.socket_at("watch", &cookie);
    for language in Language::ALL {
        let look = json!({"language": language.tag(), "match": name, "game": 1, "lines": 1, "plots": false});
        socket.say(&look.to_string());
        let game = told(&mut socket, "game");
        assert_eq!(game["rows"], json!([".....", ".....", ".....", ".....", "....."]));
        assert_eq!(game["steps"][2], json!({"color": "black", "move": "A4", "takes": ["A5"]}));
        assert_eq!(game["players"], json!(["Left 1.0", "Right <b>2.0</b>"]));
        assert_eq!(game["running"], Value::Null);
        let reason = &game["ended"]["reason"];
        assert_eq!(reason, ["resignation", "认输", "認輸"][language as usize]);
    }
    for (name, number) in [(name, 2), (name, 0), ("../secret", 1), ("", 1)] {
        socket.say(&look(Some(name), Some(number)));
        assert_eq!(told(&mut socket, "gone"), json!({"is": "gone"}), "{name} {number}");
    }
}

#[test]
fn a_broken_file_is_told_and_a_match_that_vanishes_is_gone() {
    let folder = tempfile::tempdir().expect("a folder");
    let one = folder.path().join("one");
    begin(&one).add(&game(1, "resign"), SGF).expect("kept");
    let (served, cookie) = served(folder.path());
    let mut socket = served.socket_at("watch", &cookie);
    socket.say(&look(Some("one"), None));
    assert_eq!(told(&mut socket, "fault")["detail"], Value::Null);
    assert_eq!(told(&mut socket, "games")["all"], 1);
    let results = one.join("results.jsonl");
    let whole = fs::read(&results).expect("results");
    let mut file = OpenOptions::new().append(true).open(&results).expect("results");
    file.write_all(b"{\"game\":\n").expect("written");
    let fault = told(&mut socket, "fault");
    assert!(fault["detail"].as_str().is_some_and(|text| text.contains("results.jsonl, line 2")), "{fault}");
    // What has been seen stays; whoever comes sees it too.
    socket.say(&look(Some("one"), Some(1)));
    assert_eq!(told(&mut socket, "game")["steps"].as_array().map(Vec::len), Some(3));
    socket.say(&look(Some("one"), None));
    assert!(told(&mut socket, "fault")["detail"].is_string());
    fs::write(&results, &whole).expect("mended");
    assert_eq!(told(&mut socket, "fault")["detail"], Value::Null);
    fs::write(one.join("match.json"), "{").expect("written");
    assert!(told(&mut socket, "fault")["detail"].as_str().is_some_and(|text| text.contains("match.json")));
    fs::remove_dir_all(&one).expect("removed");
    told(&mut socket, "gone");
    begin(&one);
    assert_eq!(told(&mut socket, "games")["all"], 0);
}

#[test]
fn a_long_match_comes_in_bounded_pages() {
    let folder = tempfile::tempdir().expect("a folder");
    let one = folder.path().join("one");
    drop(begin(&one));
    let lines: Vec<String> =
        (1..=20_000).map(|number| serde_json::to_string(&game(number, "resign")).expect("JSON") + "\n").collect();
    fs::write(one.join("results.jsonl"), lines.concat()).expect("written");
    let (served, cookie) = served(folder.path());
    let mut socket = served.socket_at("watch", &cookie);
    socket.say(&look(Some("one"), None));
    let mut bytes = 0;
    let mut kinds = Vec::new();
    while !kinds.contains(&"plots".to_string()) {
        let text = socket.text();
        let message: Value = serde_json::from_str(&text).expect("JSON");
        if message["is"] == "games" {
            assert_eq!(message["lines"].as_array().map(Vec::len), Some(100));
        }
        bytes += text.len();
        kinds.push(message["is"].as_str().expect("a kind").to_string());
    }
    assert!(bytes < 4 << 20, "{bytes}");
    let too_many = look(Some("one"), None).replace("100", "1001");
    socket.say(&too_many);
    assert_eq!(socket.farewell(), 4006);
}

#[test]
fn what_is_no_look_ends_the_line() {
    let folder = tempfile::tempdir().expect("a folder");
    let (served, cookie) = served(folder.path());
    let path = look(None, None).replace("null", "\"a\"").replace("plots", "path");
    for wrong in ["", "{}", r#"{"tab":null}"#, r#"{"id":1,"do":"show"}"#, &path] {
        let mut socket = served.socket_at("watch", &cookie);
        socket.say(wrong);
        assert_eq!(socket.farewell(), 4006, "{wrong}");
    }
    let mut socket = served.socket_at("watch", &cookie);
    socket.0.send(tungstenite::Message::binary(vec![1])).expect("sent");
    assert_eq!(socket.farewell(), 1003);
}

#[test]
fn strangers_see_no_match_and_without_matches_nobody_does() {
    let upgrade = "GET /watch HTTP/1.1\nConnection: upgrade\nUpgrade: websocket\nSec-WebSocket-Version: 13\n\
                   Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==";
    let own = "localhost:PORT\nOrigin: http://localhost:PORT";
    let folder = tempfile::tempdir().expect("a folder");
    let (served, cookie) = served(folder.path());
    for (origin, cookie, wanted) in [
        (own, &*cookie, 101),
        (own, "", 401),
        (own, "other=1", 401),
        ("localhost:PORT", &cookie, 403),
        ("localhost:PORT\nOrigin: null", &cookie, 403),
        ("localhost:PORT\nOrigin: http://attacker.example", &cookie, 403),
        ("attacker.example:PORT\nOrigin: http://attacker.example:PORT", &cookie, 403),
    ] {
        let answer = served.ask(&format!("{upgrade}\nHost: {origin}\nCookie: {cookie}"), "");
        assert_eq!(status(&answer), wanted, "{origin}\n{answer}");
    }
    let without = Served::new(WebLimits::default());
    let cookie = without.cookie();
    let answer = without.ask(&format!("{upgrade}\nHost: {own}\nCookie: {cookie}"), "");
    assert_eq!(status(&answer), 404);
}

#[test]
fn there_is_room_for_as_many_pages_as_tabs_and_who_says_nothing_goes() {
    let folder = tempfile::tempdir().expect("a folder");
    let limits = WebLimits { tabs: 2, ping: Duration::from_millis(100), ..WebLimits::default() };
    let served = Served::showing(WatchedFolder::open(folder.path()).expect("a folder"), limits);
    let cookie = served.cookie();
    let mut silent = served.socket_at("watch", &cookie);
    silent.say(&look(None, None));
    told(&mut silent, "matches");
    let _other = served.socket_at("watch", &cookie);
    assert_eq!(served.socket_at("watch", &cookie).farewell(), 4002);
}
