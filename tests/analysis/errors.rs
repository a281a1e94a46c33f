//! Errors and warnings, in KataGo's form.

use liangyi::analysis::{AnalysisRequest, Defaults, read_line};
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use serde_json::{Value, json};

use super::client::{Client, query};

/// The response to a query with these fields on a board of 5x6.
fn ask(client: &mut Client, fields: Value) -> Value {
    client.ask(&query("q", 5, 6, fields))
}

#[test]
fn lines_that_are_no_queries_get_an_error_without_an_id() {
    let mut client = Client::start(&["--analysis-threads", "1"]);
    for (line, expected) in [
        ("{\"id\":", "could not parse input line as json request"),
        ("\u{feff}{}", "could not parse input line as json request"),
        ("[1]", "not an object"),
        ("{}", "Request must have a string \"id\" field"),
        ("{\"id\":7}", "Request must have a string \"id\" field"),
    ] {
        client.write(line);
        let error = client.next().expect("a response");
        let text = error["error"].as_str().expect("an error");
        assert!(text.contains(expected), "{line}: {text}");
        assert_eq!(error.as_object().expect("an object").len(), 1, "{error}");
    }
    // Nesting that no reader wants.
    client.write(&"[".repeat(100_000));
    assert!(client.next().expect("a response")["error"].is_string());
    // A line too long to be kept, to which there is one response.
    client.write(&"x".repeat(40 << 20));
    assert_eq!(client.next(), Some(json!({"error": "Line of more than 16777216 bytes"})));
    // Empty lines have no response.
    client.write("\n  \r");
    assert_eq!(client.ask(&json!({"id": "a", "action": "clear_cache"}))["id"], json!("a"));
}

#[test]
fn each_field_is_checked_and_named() {
    let mut client = Client::start(&["--analysis-threads", "1"]);
    let restriction =
        |player: &str, mv: &str, depth: Value| json!([{"player": player, "moves": [mv], "untilDepth": depth}]);
    let cases = [
        ("boardXSize", json!({"boardXSize": 22}), "Must be an integer from 2 to 21"),
        ("boardYSize", json!({"boardYSize": 1}), "Must be an integer from 2 to 21"),
        ("boardXSize", json!({"boardXSize": null}), "Must provide the size of the board"),
        ("boardYSize", json!({"boardYSize": 5.5}), "Must be an integer from 2 to 21"),
        ("moves", json!({"moves": null}), "Must be an array of pairs"),
        ("moves", json!({"moves": [["B"]]}), "Must be an array of pairs"),
        ("moves", json!({"moves": [["C", "A1"]]}), "Could not parse player: C"),
        ("moves", json!({"moves": [["B", "F1"]]}), "Could not parse board location: F1"),
        ("moves", json!({"moves": [["B", "(5,0)"]]}), "Could not parse board location: (5,0)"),
        ("moves", json!({"moves": [["B", "A1"], ["W", "B1"], ["B", "A1"]]}), "Illegal move 2: A1 (occupied)"),
        ("initialStones", json!({"initialStones": [["B", "pass"]]}), "A stone needs a board location"),
        ("initialStones", json!({"initialStones": [["B", "A1"], ["W", "A1"]]}), "a point is named twice"),
        ("initialStones", json!({"initialStones": [["B", "A1"], ["B", "A1"]]}), "a point is named twice"),
        ("initialStones", json!({"initialStones": [["B", "A1"], ["W", "A2"], ["W", "B1"]]}), "a chain has no liberty"),
        ("initialPlayer", json!({"initialPlayer": "red"}), "Must be \"b\" or \"w\""),
        ("rules", json!({"rules": null}), "Must specify rules string"),
        ("rules", json!({"rules": 7}), "Must specify rules string"),
        ("rules", json!({"rules": "hex"}), "Could not parse rules: Unknown rules 'hex'"),
        ("rules", json!({"rules": {"ko": "SPIGHT"}}), "ko cannot be 'SPIGHT'"),
        ("rules", json!({"rules": {"komi": 7}}), "Could not parse rules: komi is no part of the rules"),
        ("komi", json!({"komi": "7"}), "Must be a number from -1000 to 1000"),
        ("komi", json!({"komi": 1001}), "Must be a number from -1000 to 1000"),
        ("whiteHandicapBonus", json!({"whiteHandicapBonus": "2N"}), "Must be \"0\", \"N-1\" or \"N\""),
        ("analyzeTurns", json!({"analyzeTurns": 1}), "Must specify an array of integers"),
        ("analyzeTurns", json!({"analyzeTurns": []}), "Must specify an array of integers"),
        ("analyzeTurns", json!({"analyzeTurns": [0, 1]}), "Invalid turn number: 1"),
        ("analyzeTurns", json!({"analyzeTurns": [-1]}), "Invalid turn number: -1"),
        ("priority", json!({"priority": "high"}), "Must be an integer"),
        ("priority", json!({"analyzeTurns": [0], "priorities": [1], "priority": 1}), "Cannot specify both"),
        ("priorities", json!({"priorities": [1]}), "Can only specify when also specifying analyzeTurns"),
        ("priorities", json!({"analyzeTurns": [0], "priorities": [1, 2]}), "Must be of matching length"),
        ("priorities", json!({"analyzeTurns": [0], "priorities": ["a"]}), "Must specify an array of integers"),
        ("overrideSettings", json!({"overrideSettings": []}), "Must be an object"),
        ("overrideSettings", json!({"overrideSettings": {"maxVisits": -1}}), "Could not set settings: maxVisits"),
        ("maxVisits", json!({"maxVisits": 0}), "Must be an integer from 1"),
        ("analysisPVLen", json!({"analysisPVLen": 0}), "Must be an integer from 1"),
        ("includePolicy", json!({"includePolicy": 1}), "Must be a boolean"),
        ("reportDuringSearchEvery", json!({"reportDuringSearchEvery": 0}), "Must be a number from 0.001"),
        ("firstReportDuringSearchAfter", json!({"firstReportDuringSearchAfter": -1}), "Must be a number from 0"),
        ("avoidMoves", json!({"avoidMoves": {}}), "Must be a list of dicts"),
        ("avoidMoves", json!({"avoidMoves": [{"player": "B"}]}), "Must be a list of dicts"),
        ("avoidMoves", json!({"avoidMoves": restriction("X", "A1", json!(1))}), "Must be \"b\" or \"w\""),
        ("avoidMoves", json!({"avoidMoves": restriction("B", "virtual", json!(1))}), "Could not parse board location"),
        (
            "allowMoves",
            json!({"allowMoves": restriction("B", "A1", json!(0))}),
            "untilDepth must be a positive integer",
        ),
        (
            "allowMoves",
            json!({"allowMoves": [restriction("B", "A1", json!(1))[0], restriction("B", "A2", json!(1))[0]]}),
            "at most one entry per player",
        ),
        (
            "allowMoves",
            json!({"allowMoves": restriction("B", "A1", json!(1)), "avoidMoves": restriction("W", "A1", json!(1))}),
            "Cannot specify both allowMoves and avoidMoves",
        ),
    ];
    for (field, fields, expected) in cases {
        let error = ask(&mut client, fields.clone());
        let text = error["error"].as_str().unwrap_or_else(|| panic!("{fields}: {error}"));
        assert!(text.contains(expected), "{fields}: {text}");
        assert_eq!((&error["field"], &error["id"]), (&json!(field), &json!("q")), "{fields}");
    }
    // Nothing was queued.
    assert_eq!(client.end(), (Vec::new(), true));
}

#[test]
fn actions_are_checked_too() {
    let mut client = Client::start(&["--analysis-threads", "1"]);
    for (fields, field) in [
        (json!({"id": "q", "action": "dance"}), "action"),
        (json!({"id": "q", "action": 1}), "action"),
        (json!({"id": "q", "action": "terminate"}), "terminateId"),
        (json!({"id": "q", "action": "terminate", "terminateId": "a", "turnNumbers": 1}), "turnNumbers"),
        (json!({"id": "q", "action": "terminate_all", "turnNumbers": [-1]}), "turnNumbers"),
    ] {
        let error = client.ask(&fields);
        assert!(error["error"].is_string(), "{error}");
        assert_eq!((&error["field"], &error["id"]), (&json!(field), &json!("q")));
    }
}

#[test]
fn what_is_not_known_gives_a_warning_before_the_analysis() {
    let mut client = Client::start(&["--analysis-threads", "1"]);
    let fields = json!({
        "includeNoResultValue": true, "moevs": [], "rootPolicyTemperature": 1.5,
        "overrideSettings": {
            "wideRootNoise": 0.04, "novel": true, "lagBuffer": 1, "other": 1, "delayMoveScale": 2, "delayMoveMax": 10,
        },
    });
    client.write(&query("q", 5, 5, fields).to_string());
    let (responses, success) = client.end();
    let (analysis, warnings) = responses.split_last().expect("responses");
    let mut seen: Vec<(&str, &str)> = warnings
        .iter()
        .map(|warning| {
            assert_eq!(warning["id"], json!("q"));
            (warning["field"].as_str().expect("a field"), warning["warning"].as_str().expect("a warning"))
        })
        .collect();
    seen.sort_unstable();
    let expected = [
        ("moevs", "Unexpected or unused field, do you have a typo?"),
        ("overrideSettings", "Config params without effect in an analysis: delayMoveMax,delayMoveScale"),
        ("overrideSettings", "Unknown config params: novel,other"),
    ];
    assert_eq!(seen, expected);
    assert!(analysis["moveInfos"][0]["noResultValue"].is_number() && success);
}

#[test]
fn damaged_queries_are_read_or_refused() {
    let fields = json!({
        "moves": [["B", "C3"], ["W", "(4,0)"]], "initialStones": [["B", "A1"], ["B", "B2"]], "initialPlayer": "B",
        "rules": {"ko": "POSITIONAL", "tax": "NONE"}, "analyzeTurns": [0, 2], "priorities": [1, -2],
        "avoidMoves": [{"player": "B", "moves": ["D4", "pass"], "untilDepth": 3}], "includePolicy": true,
        "overrideSettings": {"maxTime": 0.5, "analysisPVLen": 7}, "reportDuringSearchEvery": 0.25,
    });
    let whole = query("q", 7, 6, fields).to_string();
    let mut random = Xoshiro256PlusPlus::seed_from_u64(3);
    let (mut read, mut refused) = (0, 0);
    for _ in 0..20_000 {
        let mut line = whole.clone().into_bytes();
        for _ in 0..random.random_range(1..4) {
            let (at, from) = (random.random_range(0..line.len()), random.random_range(0..line.len()));
            match random.random_range(0..4) {
                0 => line[at] = random.random(),
                1 => line[at] = line[from],
                2 => drop(line.remove(at)),
                _ => line.insert(at, line[from]),
            }
        }
        match read_line(&line, &Defaults::default()).request {
            Ok(AnalysisRequest::Analyze(query)) => {
                read += 1;
                for turn in &query.turns {
                    // Plays of one side in a row at the start are set-up.
                    let by_plays = query.params.handicap_by_plays;
                    let opened = query.start.opened(&query.moves[..turn.number], by_plays);
                    let set_up = opened.map_or(0, |(_, plays)| plays);
                    assert_eq!(set_up + query.position(turn.number).move_number(), turn.number);
                }
            }
            Ok(AnalysisRequest::Act(action, _)) => panic!("{action:?} from {}", String::from_utf8_lossy(&line)),
            Err(error) => {
                refused += 1;
                assert!(!error.error.is_empty());
            }
        }
    }
    assert!(read > 1000 && refused > 1000, "{read} {refused}");
}
