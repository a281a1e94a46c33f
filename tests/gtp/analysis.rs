//! Analysis over GTP: every line is read by a strict parser of the three formats, for both sides, on small and large
//! boards, under several rulesets; what ends an analysis, and what does not.

use std::collections::{HashMap, HashSet};
use std::sync::atomic::AtomicBool;
use std::sync::mpsc;
use std::time::{Duration, Instant};

use liangyi::gtp::{GtpOptions, GtpSession, serve};
use liangyi_core::base::{Color, Size};
use liangyi_core::game::{Game, Move};
use liangyi_engine::engine::{Engine, EngineSettings};
use liangyi_engine::policy::Models;

use crate::common::gtp::Client;

/// How long an end is waited for. An analysis that does not end goes on for ever.
const PATIENCE: Duration = Duration::from_secs(5);

/// The numbers of a format.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Shares {
    /// 0 to 10000.
    Whole,
    /// 0 to 1, with a decimal point.
    Fractions,
}

/// The format of a command.
#[derive(Clone, Copy)]
struct Format {
    /// The keys before `pv`, in order.
    keys: &'static [&'static str],
    shares: Shares,
}

const LEELA_ZERO: Format =
    Format { keys: &["move", "visits", "winrate", "prior", "lcb", "order"], shares: Shares::Whole };
const SABAKI: Format =
    Format { keys: &["move", "visits", "winrate", "scoreLead", "prior", "lcb", "order"], shares: Shares::Whole };
const KATAGO: Format = Format {
    keys: &[
        "move",
        "visits",
        "edgeVisits",
        "utility",
        "winrate",
        "scoreMean",
        "scoreStdev",
        "scoreLead",
        "scoreSelfplay",
        "prior",
        "lcb",
        "utilityLcb",
        "weight",
        "order",
    ],
    shares: Shares::Fractions,
};

/// A variation.
#[derive(Debug)]
struct Info {
    mv: Move,
    visits: u64,
    /// 0 to 1.
    winrate: f64,
    prior: f64,
    lead: Option<f64>,
    pv_visits: Vec<u64>,
    ownership: Vec<f64>,
}

/// A line.
#[derive(Debug)]
struct Report {
    infos: Vec<Info>,
    root: HashMap<String, String>,
    ownership: Vec<f64>,
}

/// A number with a decimal point and at least one digit on each side of it.
fn fraction(word: &str) -> f64 {
    let (whole, part) = word.split_once('.').unwrap_or_else(|| panic!("{word} has no point"));
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    assert!(digits(whole.strip_prefix('-').unwrap_or(whole)) && digits(part), "{word}");
    word.parse().expect("a number")
}

fn share(word: &str, shares: Shares) -> f64 {
    let value = match shares {
        Shares::Whole => {
            f64::from(word.parse::<u32>().unwrap_or_else(|_| panic!("{word} is not a whole number"))) / 1e4
        }
        Shares::Fractions => fraction(word),
    };
    assert!((0.0..=1.0).contains(&value), "{word}");
    value
}

/// Reads a line; `game` is the position analysed and `color` the side.
fn parse(line: &str, format: Format, game: &Game, color: Color) -> Report {
    assert!(line.starts_with("info move "), "{line}");
    assert_eq!(line.split(' ').collect::<Vec<_>>(), line.split_whitespace().collect::<Vec<_>>(), "single blanks");
    let area = game.size().area();
    let mut words = line.split(' ').peekable();
    let mut report = Report { infos: Vec::new(), root: HashMap::new(), ownership: Vec::new() };
    while words.next_if_eq(&"info").is_some() {
        let mut values = HashMap::new();
        for &key in format.keys {
            assert_eq!(words.next(), Some(key), "{line}");
            values.insert(key, words.next().expect("a value"));
        }
        assert_eq!(values["order"].parse(), Ok(report.infos.len()), "{line}");
        assert_eq!(words.next(), Some("pv"), "{line}");
        let mut position = game.clone();
        let (mut moves, mut turn) = (0, color);
        let vertex = |word: &str| match word {
            "pass" => Some(Move::Pass),
            word => game.size().parse_vertex(word).map(Move::Play),
        };
        while let Some(mv) = words.peek().and_then(|word| vertex(word)) {
            if moves == 0 {
                assert_eq!(words.peek(), Some(&values["move"]), "{line}");
                assert!(position.check(turn, mv).is_ok(), "{line}");
            }
            if !position.is_over() {
                position.play(turn, mv).unwrap_or_else(|error| panic!("{error} in {line}"));
            }
            (moves, turn) = (moves + 1, turn.opponent());
            words.next();
        }
        assert!(moves > 0, "{line}");
        let mut pv_visits = Vec::new();
        if words.next_if_eq(&"pvVisits").is_some() {
            pv_visits.extend((0..moves).map(|_| words.next().expect("a number").parse::<u64>().expect("a number")));
        }
        let mut ownership = Vec::new();
        if words.next_if_eq(&"movesOwnership").is_some() {
            ownership.extend((0..area).map(|_| fraction(words.next().expect("a number"))));
        }
        let lead = values.get("scoreLead").map(|word| fraction(word));
        assert_eq!(values.get("scoreMean").or(values.get("scoreLead")), values.get("scoreLead"));
        let winrate = share(values["winrate"], format.shares);
        assert!(share(values["lcb"], format.shares) <= winrate, "{line}");
        report.infos.push(Info {
            mv: vertex(values["move"]).expect("a move"),
            visits: values["visits"].parse().expect("a number"),
            winrate,
            prior: share(values["prior"], format.shares),
            lead,
            pv_visits,
            ownership,
        });
    }
    if words.next_if_eq(&"rootInfo").is_some() {
        while let Some(key) = words.next_if(|word| *word != "ownership") {
            report.root.insert(key.to_string(), words.next().expect("a value").to_string());
        }
    }
    if words.next_if_eq(&"ownership").is_some() {
        report.ownership.extend((0..area).map(|_| fraction(words.next().expect("a number"))));
    }
    assert_eq!(words.next(), None, "{line}");
    assert!(report.ownership.iter().all(|share| (-1.0..=1.0).contains(share)));
    let different: HashSet<_> = report.infos.iter().map(|info| info.mv.display(game.size()).to_string()).collect();
    assert_eq!(different.len(), report.infos.len(), "{line}");
    report
}

/// A session that answers lines at once: an analysis ends with its first report.
struct Direct(GtpSession);

impl Direct {
    fn new(settings: EngineSettings) -> Direct {
        Direct(GtpSession::new(settings, GtpOptions::default()).expect("an engine"))
    }

    fn reply(&mut self, line: &str) -> String {
        self.0.handle_line(line.as_bytes()).reply
    }

    fn ok(&mut self, line: &str) -> String {
        let reply = self.reply(line);
        let text = reply.strip_prefix("= ").unwrap_or_else(|| panic!("{line}: {reply}"));
        text.strip_suffix("\n\n").unwrap_or_else(|| panic!("{line}: {reply}")).to_string()
    }

    /// The lines of a reply after its first one, which is empty.
    fn lines(&mut self, line: &str) -> Vec<String> {
        let text = self.ok(line);
        let rest = text.strip_prefix('\n').unwrap_or_else(|| panic!("{line}: {text}"));
        rest.lines().map(str::to_string).collect()
    }

    fn game(&self) -> Game {
        self.0.engine().go().expect("Go is played").game().clone()
    }
}

const SIZES: [(usize, usize); 6] = [(2, 2), (3, 2), (5, 5), (9, 13), (19, 19), (21, 21)];

#[test]
fn every_line_can_be_read_for_both_sides_on_every_board_under_several_rulesets() {
    for ruleset in ["chinese", "japanese", "jipingdian", "jihuozi", "tromp-taylor"] {
        let mut session = Direct::new(EngineSettings { memory: 64 << 20, ..EngineSettings::new(Models::embedded()) });
        session.ok(&format!("liangyi-ruleset {ruleset}"));
        for (width, height) in SIZES {
            session.ok(&format!("rectangular_boardsize {width} {height}"));
            session.ok("play b A1");
            for (letter, color) in [("b", Color::Black), ("W", Color::White)] {
                let game = session.game();
                for (command, format) in [("lz-analyze", LEELA_ZERO), ("analyze", SABAKI), ("kata-analyze", KATAGO)] {
                    let lines = session.lines(&format!("{command} {letter} 50"));
                    assert_eq!(lines.len(), 1, "{ruleset} {width}x{height} {command}");
                    let report = parse(&lines[0], format, &game, color);
                    assert!(!report.infos.is_empty() && report.infos.iter().all(|info| info.visits > 0));
                    // Whole numbers are rounded.
                    let chances: f64 = report.infos.iter().map(|info| info.prior).sum();
                    assert!(chances <= 1.0 + 1e-4 * report.infos.len() as f64, "{chances}");
                    assert_eq!(report.infos[0].lead.is_some(), format.keys.contains(&"scoreLead"));
                    assert!(report.root.is_empty() && report.ownership.is_empty());
                }
            }
        }
    }
}

#[test]
fn values_and_ownership_are_those_of_the_side_that_searches() {
    let mut session = Direct::new(EngineSettings::new(Models::embedded()));
    // Black has all of the board but a point, and White nothing to live with.
    session.ok("boardsize 5");
    session.ok("gogui-setup B C1 B C2 B C3 B C4 B C5 B B3 B D3 W A1");
    let game = session.game();
    let mut found = |letter: &str, color: Color| {
        let keys = "rootInfo true ownership true movesOwnership true pvVisits true";
        let lines = session.lines(&format!("kata-analyze {letter} 1 {keys}"));
        parse(lines.last().expect("a line"), KATAGO, &game, color)
    };
    let (black, white) = (found("b", Color::Black), found("w", Color::White));
    for (report, sign) in [(&black, 1.0), (&white, -1.0)] {
        let mut keys: Vec<&str> = report.root.keys().map(String::as_str).collect();
        keys.sort_unstable();
        let raw = ["rawLead", "rawScoreSelfplay", "rawScoreSelfplayStdev", "rawWinrate"];
        let known = ["scoreLead", "scoreMean", "scoreSelfplay", "scoreStdev", "utility", "visits", "weight", "winrate"];
        assert_eq!(keys, [&raw[..], &known].concat());
        assert!(fraction(&report.root["scoreStdev"]) >= 0.0 && sign * fraction(&report.root["utility"]) > 0.0);
        let visits: u64 = report.infos.iter().map(|info| info.visits).sum();
        assert_eq!(report.root["visits"], visits.to_string());
        assert_eq!(report.root["scoreLead"], report.root["scoreMean"]);
        assert!(sign * fraction(&report.root["scoreLead"]) > 0.0, "{report:?}");
        assert!(sign * (fraction(&report.root["winrate"]) - 0.5) > 0.0, "{report:?}");
        assert_eq!(report.ownership.len(), 25);
        // From the top left corner, row by row: the middle column is Black's.
        assert!((0..5).all(|row| sign * report.ownership[5 * row + 2] > 0.9), "{report:?}");
        for info in &report.infos {
            assert_eq!(info.pv_visits.first(), Some(&info.visits));
            assert_eq!(info.ownership.len(), 25);
            assert!(sign * (info.winrate - 0.5) > 0.0 && sign * info.lead.expect("a lead") > 0.0, "{info:?}");
        }
    }
}

#[test]
fn ownership_begins_at_the_top_left_corner() {
    let mut session = Direct::new(EngineSettings::new(Models::embedded()));
    session.ok("rectangular_boardsize 7 4");
    // White's wall stands in the first two rows from the top, Black's in the other two.
    for (color, row) in [("w", 3), ("b", 2)] {
        for column in "ABCDEFG".chars() {
            session.ok(&format!("play {color} {column}{row}"));
        }
    }
    let lines = session.lines("kata-analyze b 1 ownership true");
    let report = parse(&lines[0], KATAGO, &session.game(), Color::Black);
    let mean = |points: &[f64]| points.iter().sum::<f64>() / points.len() as f64;
    assert!(mean(&report.ownership[..14]) < -0.3 && mean(&report.ownership[14..]) > 0.3, "{:?}", report.ownership);
}

#[test]
fn moves_are_left_out_counted_and_limited_on_request() {
    let mut session = Direct::new(EngineSettings::new(Models::embedded()));
    session.ok("boardsize 7");
    let game = session.game();
    let mut infos = |arguments: &str| {
        let lines = session.lines(&format!("kata-analyze b 1 {arguments}"));
        parse(&lines[0], KATAGO, &game, Color::Black).infos
    };
    let point = |vertex: &str| Move::Play(Size::square(7).expect("a size").parse_vertex(vertex).expect("a point"));
    assert!(infos("avoid b D4,C4 1").iter().all(|info| info.mv != point("D4") && info.mv != point("C4")));
    let mut allowed: Vec<_> = infos("allow b D4,pass 1 minmoves 5").iter().map(|info| info.mv).collect();
    allowed.sort_by_key(|mv| mv.point().is_some());
    assert_eq!(allowed, [Move::Pass, point("D4")]);
    assert_eq!(infos("maxmoves 1").len(), 1);
    // A few playouts do not visit them all.
    assert!(infos("").len() < 49);
    let all = infos("minmoves 1000");
    assert!(all.len() >= 49 && all.iter().any(|info| info.visits == 0));
    assert_eq!(infos("minmoves 1000 maxmoves 12").len(), 12);
}

#[test]
fn bad_arguments_are_refused_and_change_nothing() {
    let mut session = Direct::new(EngineSettings { playouts: Some(20), ..EngineSettings::new(Models::embedded()) });
    session.ok("boardsize 5");
    session.ok("play b C3");
    let before = session.0.engine().snapshot();
    let keys = ["ownershipStdev 1", "noResultValue no", "ownership 1", "avoid b C9 1", "maxmoves 0", "minmoves"];
    for command in ["kata-analyze", "kata-genmove_analyze", "kata-search_analyze"] {
        for key in keys {
            let reply = session.reply(&format!("8 {command} w 10 {key}"));
            assert!(reply.starts_with("?8 ") && reply.ends_with("\n\n") && reply.lines().count() == 2, "{reply}");
        }
    }
    assert_eq!(session.reply("lz-analyze w allow w C3 1"), "? no legal move is allowed\n\n");
    assert_eq!(session.reply("genmove_analyze w allow w C3 1"), "? no legal move is allowed\n\n");
    assert_eq!(session.0.engine().snapshot(), before);
}

#[test]
fn a_move_chosen_is_written_last_and_played_unless_it_is_only_searched_for() {
    let mut session = Direct::new(EngineSettings { playouts: Some(200), ..EngineSettings::new(Models::embedded()) });
    session.ok("boardsize 9");
    for (command, format) in [
        ("lz-genmove_analyze", LEELA_ZERO),
        ("genmove_analyze", SABAKI),
        ("kata-genmove_analyze", KATAGO),
        ("kata-search_analyze", KATAGO),
    ] {
        let game = session.game();
        let color = game.to_move();
        // Without a colour it is the side to move.
        let lines = session.lines(&format!("{command} 1"));
        let (last, reports) = lines.split_last().expect("a line");
        assert!(!reports.is_empty());
        let best: Vec<Info> = reports.iter().map(|line| parse(line, format, &game, color).infos.remove(0)).collect();
        let best = &best[best.len() - 1];
        assert_eq!(*last, format!("play {}", best.mv.display(game.size())));
        let made = u32::from(command != "kata-search_analyze");
        assert_eq!(session.game().move_number(), game.move_number() + made as usize);
    }
    let moves = session.game().move_number();
    assert_eq!(session.ok("kata-search b").len(), 2);
    assert_eq!(session.game().move_number(), moves);
}

/// White has passed after its first move while Black took a third of the board, and has room left to play in.
#[test]
fn a_lost_game_is_resigned_at_the_third_move_whatever_command_asks_for_it() {
    for (command, resigns, plays) in [
        ("genmove w", "resign", true),
        ("lz-genmove_analyze w 1", "play resign", true),
        ("kata-genmove_analyze w 1", "play resign", true),
        ("kata-search_analyze w 1", "play resign", false),
        ("cgos-genmove_analyze w", "play resign", true),
        ("reg_genmove w", "resign", false),
        ("kata-search w", "resign", false),
    ] {
        let mut session =
            Direct::new(EngineSettings { playouts: Some(220), ..EngineSettings::new(Models::embedded()) });
        session.ok("boardsize 9");
        session.ok("kata-set-param resign_below 1");
        for (number, point) in (1..=9).flat_map(|row| ["B", "D", "F"].map(|column| (row, column))).enumerate() {
            if number > 0 {
                session.ok(if number == 1 { "play w H5" } else { "play w pass" });
            }
            session.ok(&format!("play b {}{}", point.1, point.0));
        }
        for (turn, black) in ["A1", "A2", "A3"].into_iter().enumerate() {
            let reply = session.ok(command);
            let last = reply.lines().last().expect("a line");
            assert_eq!(last == resigns, turn == 2, "{command}: {last}");
            if turn < 2 {
                if !plays {
                    session.ok(&format!("play w {}", last.trim_start_matches("play ")));
                }
                session.ok(&format!("play b {black}"));
            }
        }
    }
}

#[test]
fn a_move_that_is_left_out_is_not_chosen_either_and_the_next_search_has_it_again() {
    let mut session = Direct::new(EngineSettings { playouts: Some(300), ..EngineSettings::new(Models::embedded()) });
    // White is alive with two eyes and has nothing else to do: it would pass.
    session.ok("boardsize 5");
    let white = "W A2 W B2 W C2 W D2 W E2 W B1 W D1";
    let black = "B A3 B B3 B C3 B D3 B E3 B B4 B D4 B B5 B D5";
    session.ok(&format!("gogui-setup {white} {black}"));
    session.ok("play b pass");
    let game = session.game();
    let mut chosen = |arguments: &str| {
        let lines = session.lines(&format!("kata-search_analyze w 1 {arguments}"));
        let report = parse(&lines[lines.len() - 2], KATAGO, &game, Color::White);
        (lines.last().expect("a line").clone(), report)
    };
    assert_eq!(chosen("").0, "play pass");
    let (last, report) = chosen("avoid w pass 1 movesOwnership true");
    assert!(last != "play pass" && last.starts_with("play "), "{last}");
    assert!(report.infos.iter().all(|info| info.mv != Move::Pass && info.ownership.len() == 25));
    assert_eq!(chosen("allow w A1 1").0, "play A1");
    assert_eq!(chosen("").0, "play pass");
}

/// Under counting living stones (計活子) a stone may be placed outside the board; no client has a word for it.
#[test]
fn no_variation_has_a_virtual_move() {
    for setting in ["liangyi-genmove_virtual on", "liangyi-bare_pass virtual"] {
        let settings =
            EngineSettings { playouts: Some(400), memory: 16 << 20, ..EngineSettings::new(Models::embedded()) };
        let mut session = Direct::new(settings.clone());
        for line in ["liangyi-ruleset jihuozi", setting, "boardsize 3", "play b B2"] {
            session.ok(line);
        }
        // The search does visit it.
        let mut engine = Engine::new(settings).expect("an engine");
        engine.restore(session.0.engine().snapshot());
        let choice = engine.search(Color::White, &AtomicBool::new(false), &mut |_| {}).choice;
        assert!(choice.candidates.iter().any(|candidate| candidate.mv == Move::Virtual && candidate.visits > 0));
        for command in ["kata-search_analyze w 1 pvVisits true", "kata-analyze w 1 minmoves 99"] {
            let lines = session.lines(command);
            let reports: Vec<&String> = lines.iter().filter(|line| line.starts_with("info")).collect();
            assert!(!reports.is_empty());
            for line in reports {
                assert!(!line.contains("virtual"), "{line}");
                parse(line, KATAGO, &session.game(), Color::White);
            }
        }
    }
}

#[test]
fn parameters_are_listed_read_and_set() {
    let mut session = Direct::new(EngineSettings::new(Models::embedded()));
    session.ok("boardsize 7");
    let names: Vec<String> = session.ok("kata-list-params").split(' ').map(str::to_string).collect();
    let katagos = names.len() - 10;
    assert_eq!(
        names[..4],
        ["analysisWideRootNoise", "analysisIgnorePreRootHistory", "genmoveAntiMirror", "antiMirror"]
    );
    assert_eq!((katagos, names[katagos - 1].as_str()), (109, "winLossUtilityFactor"));
    assert_eq!(
        names[katagos..],
        [
            "threads",
            "time",
            "playouts",
            "level",
            "resign_below",
            "memory",
            "ponder",
            "handicap_by_plays",
            "liangyi-net",
            "liangyi-human_net",
        ]
    );
    for name in &names {
        let value = session.ok(&format!("kata-get-param {name}"));
        session.ok(&format!("kata-set-param {name} {value}"));
        assert_eq!(session.ok(&format!("kata-get-param {name}")), value);
    }
    // KataGo's names and the program's own are of the same settings, and several are set together or not at all.
    session.ok("kata-set-param maxPlayouts 70");
    assert_eq!(session.ok("kata-get-param playouts"), "70");
    session.ok("kata-set-param maxVisits 60");
    assert_eq!(["maxVisits", "playouts"].map(|name| session.ok(&format!("kata-get-param {name}"))), ["60", "70"]);
    session.ok("kata-set-param playouts 50");
    assert_eq!(session.ok("kata-get-param maxPlayouts"), "50");
    assert_eq!(session.ok("kata-get-param maxVisits"), (1_u64 << 50).to_string());
    session.ok(r#"kata-set-params {"maxTime": 2.5, "analysisWideRootNoise": "0.1", "resign_below": 0.1}"#);
    let all: serde_json::Value = serde_json::from_str(&session.ok("kata-get-params")).expect("JSON");
    assert_eq!(
        (&all["maxTime"], &all["analysisWideRootNoise"], &all["allowResignation"], &all["resign_below"]),
        (&2.5.into(), &"0.1".into(), &"true".into(), &"0.1".into())
    );
    for refused in [r#"{"maxTime": 3, "ponder": 7}"#, r#"{"maxTime": 3, "novel": 7}"#, "[1]", "maxTime 3"] {
        assert!(session.reply(&format!("kata-set-params {refused}")).starts_with("? "), "{refused}");
    }
    assert_eq!(session.ok("kata-get-param maxTime"), "2.5");
    session.ok("kata-set-param maxTime");
    assert_eq!(session.ok("kata-get-param time"), "0");
    // It acts on the next search: a tree of 40 playouts has no more of them.
    session.ok("kata-set-param maxPlayouts 40");
    let line = session.ok("cgos-genmove_analyze b");
    let json: serde_json::Value = serde_json::from_str(line.lines().nth(1).expect("a line")).expect("JSON");
    assert_eq!(json["visits"], 40);
    session.ok("lz-setoption name Maximum Memory Use (MiB) value 64");
    session.ok("lz-setoption name pondering value true");
    assert_eq!(session.ok("kata-get-param memory"), "64");
    assert_eq!(session.ok("kata-get-param ponder"), "true");
    let listed = session.lines("lz-setoption");
    assert_eq!(listed.len(), names.len() - katagos);
    assert!(listed.contains(&"option name memory type spin default 64 min 16 max 163840".to_string()), "{listed:?}");
    for (line, error) in [
        ("kata-set-param threads 0", "syntax error: threads takes a whole number, 1 to 1024"),
        ("kata-set-param threads", "syntax error: a value missing"),
        ("kata-get-param no-such", "no-such is not a parameter"),
        ("kata-set-param maxBoardSizeForNNBuffer 5", "maxBoardSizeForNNBuffer is not a parameter"),
        ("kata-set-param wideRootNoise 7", "Could not set params: wideRootNoise cannot be '7': a number from 0 to 5"),
        ("lz-setoption name threads", "syntax error: the arguments are name NAME value VALUE"),
        ("lz-setoption threads 2", "syntax error: the arguments are name NAME value VALUE"),
    ] {
        assert_eq!(session.reply(line), format!("? {error}\n\n"));
    }
    assert_eq!(session.ok("kata-get-param threads"), "1");
    // Boards come and go, parameters stay.
    session.ok("boardsize 5");
    session.ok("clear_board");
    assert_eq!(session.ok("kata-get-param playouts"), "40");
}

/// Runs `test` on a client, and fails if it takes longer than an analysis may.
fn within_patience(what: &str, test: impl FnOnce() + Send + 'static) {
    let (sender, receiver) = mpsc::channel();
    let thread = std::thread::spawn(move || {
        test();
        sender.send(()).expect("somebody waits");
    });
    match receiver.recv_timeout(3 * PATIENCE) {
        Err(mpsc::RecvTimeoutError::Timeout) => panic!("{what} does not end the analysis"),
        Ok(()) | Err(mpsc::RecvTimeoutError::Disconnected) => thread.join().expect("the test holds"),
    }
}

#[test]
fn any_line_ends_an_analysis_and_is_answered_after_it() {
    for (next, answer) in [
        ("31 name", Some("=31 Liangyi")),
        ("", None),
        ("# interrupt", None),
        ("# a comment", None),
        ("31 stop", Some("=31 ")),
        ("31 no-such-command", Some("?31 unknown command")),
    ] {
        within_patience(next, move || {
            let mut engine = Client::liangyi(&["--size", "9", "--memory", "16"]);
            engine.write("30 kata-analyze b 10");
            assert_eq!(engine.line().expect("the first line"), "=30 ");
            for _ in 0..3 {
                assert!(engine.line().expect("it goes on").starts_with("info move "));
            }
            let ended = Instant::now();
            engine.write(next);
            while !engine.line().expect("the reply has an end").is_empty() {}
            assert!(ended.elapsed() < PATIENCE);
            if let Some(answer) = answer {
                assert_eq!(engine.reply().expect("an answer"), answer);
            }
            assert_eq!(engine.ok("protocol_version"), "2");
            assert!(engine.finish());
        });
    }
}

#[test]
fn the_end_of_the_input_ends_an_analysis_and_the_program() {
    within_patience("the end of the input", || {
        let mut engine = Client::liangyi(&["--size", "9", "--memory", "16"]);
        engine.write("lz-analyze 5");
        assert_eq!(engine.line().expect("the first line"), "= ");
        assert!(engine.line().expect("it goes on").starts_with("info move "));
        assert!(engine.finish());
    });
}

/// What a session writes for this input, whose lines all wait when the first command begins.
fn transcript(settings: EngineSettings, input: &'static [u8]) -> String {
    let mut output = Vec::new();
    let session = GtpSession::new(settings, GtpOptions::default()).expect("an engine");
    serve(session, input, &mut output).expect("an output");
    String::from_utf8(output).expect("replies are UTF-8")
}

#[test]
fn an_analysis_with_lines_behind_it_ends_at_once_and_a_genmove_does_not() {
    let settings = EngineSettings { playouts: Some(1500), memory: 16 << 20, ..EngineSettings::new(Models::embedded()) };
    // As the last line of an input the command knows from its start that nothing is to be waited for.
    let mut session = GtpSession::new(settings.clone(), GtpOptions::default()).expect("an engine");
    session.handle_line(b"boardsize 9");
    let reply = session.handle_line(b"1 kata-analyze b 50 rootInfo true").reply;
    let text =
        transcript(settings, b"boardsize 9\n1 kata-analyze b 50 rootInfo true\n2 kata-genmove_analyze b 1\n3 name\n");
    let replies: Vec<&str> = text.split_terminator("\n\n").collect();
    assert_eq!(replies.len(), 4, "{text}");
    let game = Game::new(Size::square(9).expect("a size"), EngineSettings::new(Models::embedded()).ruleset.rules);
    // How soon the lines behind it are read is the machine's affair; that they end it is not.
    assert!(replies[1].starts_with("=1 \ninfo move "), "{text}");
    let analysis: Vec<&str> = reply.trim_end().lines().collect();
    assert_eq!((analysis[0], analysis.len()), ("=1 ", 2), "{analysis:?}");
    let report = parse(analysis[1], KATAGO, &game, Color::Black);
    assert!(report.infos.iter().map(|info| info.visits).sum::<u64>() < 100, "{report:?}");
    let (last, lines) =
        replies[2].lines().collect::<Vec<_>>().split_last().map(|(l, r)| (*l, r.to_vec())).expect("lines");
    let report = parse(lines.last().expect("a line"), KATAGO, &game, Color::Black);
    // At least half of them: earlier the search cannot stop because its best move is out of reach of the others.
    assert!(report.infos.iter().map(|info| info.visits).sum::<u64>() >= 750);
    assert!(last.starts_with("play "));
    assert_eq!(replies[3], "=3 Liangyi");
}

#[test]
fn an_interrupt_ends_a_genmove_that_is_analysed() {
    within_patience("an interrupt", || {
        let mut engine = Client::liangyi(&["--size", "9", "--memory", "16"]);
        // Days per move: without the interrupt the reply would not come.
        engine.ok("kata-time_settings byoyomi 0 500000 5");
        engine.write("17 kata-genmove_analyze b 5");
        assert_eq!(engine.line().expect("the first line"), "=17 ");
        // Other lines do not end it.
        engine.write("");
        engine.write("18 name");
        for _ in 0..20 {
            assert!(engine.line().expect("it goes on").starts_with("info move "));
        }
        engine.write("# interrupt");
        let mut last = String::new();
        loop {
            match engine.line().expect("the reply has an end") {
                line if line.is_empty() => break,
                line => last = line,
            }
        }
        assert!(last.starts_with("play ") && last.len() == "play D4".len(), "{last}");
        assert_eq!(engine.reply().expect("an answer"), "=18 Liangyi");
        assert!(engine.finish());
    });
}

#[test]
fn analyses_that_are_ended_at_any_moment_are_answered_once_and_in_order() {
    within_patience("a line at any moment", || {
        let mut engine = Client::liangyi(&["--size", "5", "--memory", "16"]);
        let commands =
            ["kata-analyze b 0", "lz-analyze w 1 avoid w C3 1", "analyze 2", "kata-analyze w 1 ownership true"];
        let mut number = 0;
        for round in 0..200u64 {
            let first = number;
            // One to three at a time; the last one is ended after 0 to 6 ms, by lines of every kind.
            for _ in 0..=round % 3 {
                engine.write(&format!("{number} {}", commands[number % commands.len()]));
                number += 1;
            }
            std::thread::sleep(Duration::from_micros(round * 1237 % 6000));
            engine.write(["", "# interrupt", "# nothing", "\t"][round as usize % 4]);
            for id in first..number {
                let reply = engine.reply().expect("a reply");
                let (head, lines) = reply.split_once('\n').unwrap_or_else(|| panic!("{id}: {reply}"));
                assert_eq!(head, format!("={id} "));
                assert!(lines.lines().all(|line| line.starts_with("info move ")), "{lines}");
            }
        }
        assert_eq!(engine.ok("protocol_version"), "2");
        assert!(engine.finish());
    });
}
