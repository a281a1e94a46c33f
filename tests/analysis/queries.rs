//! Queries about positions, and what the responses hold.

use liangyi_core::rules::{self, kata};
use serde_json::{Value, json};

use super::client::{Client, array, number, query};

/// The moves of a response in their order.
fn moves(response: &Value) -> Vec<&str> {
    array(&response["moveInfos"]).iter().map(|info| info["move"].as_str().expect("a move")).collect()
}

#[test]
fn a_response_has_katagos_fields() {
    let mut client = Client::start(&["--analysis-threads", "1"]);
    let fields = json!({
        "moves": [["B", "C3"], ["W", "(1,0)"]], "initialPlayer": "B", "includeOwnership": true,
        "includeMovesOwnership": true, "includePolicy": true, "includePVVisits": true, "analysisPVLen": 2,
        "maxVisits": 200, "overrideSettings": {"reportAnalysisWinratesAs": "SIDETOMOVE", "maxTime": 1000},
    });
    let response = client.ask(&query("q", 5, 6, fields));
    assert_eq!((&response["id"], &response["turnNumber"]), (&json!("q"), &json!(2)));
    assert_eq!(response["isDuringSearch"], json!(false));
    let root = &response["rootInfo"];
    assert_eq!((&root["currentPlayer"], &root["visits"]), (&json!("B"), &json!(200)));
    let infos = array(&response["moveInfos"]);
    let mut visits = 0;
    for (order, info) in infos.iter().enumerate() {
        assert_eq!(info["order"], json!(order));
        visits += info["visits"].as_u64().expect("visits");
        for name in ["winrate", "lcb", "prior"] {
            assert!((0.0..=1.0).contains(&number(&info[name])), "{name} of {info}");
        }
        assert!(number(&info["lcb"]) <= number(&info["winrate"]));
        assert_eq!(info["scoreMean"], info["scoreLead"]);
        let pv = array(&info["pv"]);
        assert_eq!(pv[0], info["move"]);
        assert!(pv.len() <= 3, "the first move and analysisPVLen more: {pv:?}");
        assert_eq!(array(&info["pvVisits"]).len(), pv.len());
        assert_eq!(info["pvVisits"][0], info["visits"]);
        assert_eq!(array(&info["ownership"]).len(), 30);
        assert!(number(&info["scoreStdev"]) > 0.0 && number(&info["utility"]).abs() <= 1.4);
        assert!(number(&info["utilityLcb"]) <= number(&info["utility"]));
        assert_eq!(number(&info["weight"]), number(&info["visits"]));
        assert!(number(&info["scoreSelfplay"]).abs() <= 45.0);
        assert!(
            number(&info["winrate"]) <= number(&infos[0]["winrate"])
                && number(&info["lcb"]) <= number(&infos[0]["lcb"])
        );
    }
    assert_eq!(visits, 200);
    for name in ["winrate", "rawWinrate"] {
        assert!((0.0..=1.0).contains(&number(&root[name])), "{name} of {root}");
    }
    for name in ["scoreStdev", "rawScoreSelfplayStdev", "weight"] {
        assert!(number(&root[name]) > 0.0, "{name} of {root}");
    }
    for name in ["scoreLead", "scoreSelfplay", "rawLead", "rawScoreSelfplay", "utility"] {
        assert!(number(&root[name]).abs() <= 45.0, "{name} of {root}");
    }
    // Rows from the top: White's B6 is the second point, Black's C3 the third one of the fourth row.
    let ownership = array(&response["ownership"]);
    assert_eq!(ownership.len(), 30);
    assert!(number(&ownership[17]) > 0.0 && ownership.iter().all(|value| number(value).abs() <= 1.0));
    let policy: Vec<f64> = array(&response["policy"]).iter().map(number).collect();
    assert_eq!(policy.len(), 31);
    let illegal: Vec<usize> = (0..31).filter(|&index| policy[index] == -1.0).collect();
    assert_eq!(illegal, [1, 17]);
    let sum: f64 = policy.iter().filter(|&&prior| prior > 0.0).sum();
    assert!((sum - 1.0).abs() < 1e-3, "{sum}");
}

#[test]
fn what_was_not_asked_for_is_not_there() {
    let mut client = Client::start(&["--analysis-threads", "1"]);
    let response = client.ask(&query("q", 5, 5, json!({})));
    for name in ["ownership", "policy"] {
        assert!(response.get(name).is_none(), "{name}");
    }
    for name in ["ownership", "pvVisits"] {
        assert!(response["moveInfos"][0].get(name).is_none(), "{name}");
    }
}

#[test]
fn values_are_for_the_side_that_the_settings_name() {
    // Black has a wall through the middle of 5x5, and White the right-hand edge.
    let stones: Vec<Value> =
        (1..=5).flat_map(|row| [json!(["B", format!("C{row}")]), json!(["W", format!("D{row}")])]).collect();
    let mut client = Client::start(&["--analysis-threads", "1", "-override-config", "reportAnalysisWinratesAs=WHITE"]);
    let fields = |side: Option<&str>| {
        let overrides = side.map_or(json!({}), |side| json!({ "reportAnalysisWinratesAs": side }));
        json!({
            "initialStones": stones, "initialPlayer": "W", "overrideSettings": overrides, "includeOwnership": true,
        })
    };
    let mut ask = |side: Option<&str>| client.ask(&query("q", 5, 5, fields(side)));
    let (black, white, to_move, configured) =
        (ask(Some("BLACK")), ask(Some("WHITE")), ask(Some("SIDETOMOVE")), ask(None));
    assert_eq!(white, to_move);
    assert_eq!(white, configured);
    assert!(number(&black["ownership"][0]) > 0.5, "the upper left corner is Black's");
    assert!(number(&white["ownership"][0]) < -0.5);
    for (black, white) in [(&black["rootInfo"], &white["rootInfo"]), (&black["moveInfos"][0], &white["moveInfos"][0])] {
        assert!((number(&black["winrate"]) + number(&white["winrate"]) - 1.0).abs() < 1e-5);
        assert!((number(&black["scoreLead"]) + number(&white["scoreLead"])).abs() < 1e-5);
        assert!(number(&black["scoreLead"]) != 0.0);
        for name in ["scoreSelfplay", "utility"] {
            assert!((number(&black[name]) + number(&white[name])).abs() < 1e-5, "{name}");
        }
        assert_eq!(black["scoreStdev"], white["scoreStdev"]);
    }
}

#[test]
fn turns_are_analysed_each_once() {
    let mut client = Client::start(&["--analysis-threads", "1"]);
    let fields = json!({"moves": [["B", "A1"], ["W", "C3"]], "analyzeTurns": [2, 0.0, 2, 1]});
    client.write(&query("q", 5, 5, fields).to_string());
    let (responses, success) = client.end();
    let seen: Vec<(&Value, &Value)> =
        responses.iter().map(|found| (&found["turnNumber"], &found["rootInfo"]["currentPlayer"])).collect();
    let expected = [(json!(0), json!("B")), (json!(1), json!("W")), (json!(2), json!("B"))];
    assert_eq!(seen, expected.each_ref().map(|(turn, player)| (turn, player)));
    assert!(success);
}

#[test]
fn moves_are_left_out_or_the_only_ones() {
    let mut client = Client::start(&["--analysis-threads", "1"]);
    let restriction = |until: u32| json!([{"player": "B", "moves": ["A1", "b2", "pass"], "untilDepth": until}]);
    let plain = client.ask(&query("q", 3, 3, json!({"includePolicy": true})));
    let avoided = client.ask(&query("q", 3, 3, json!({"avoidMoves": restriction(1), "includePolicy": true})));
    assert!(moves(&plain).contains(&"B2") && !moves(&avoided).contains(&"B2"), "{:?}", moves(&plain));
    assert!(!moves(&avoided).contains(&"pass") && moves(&avoided).len() > 2);
    assert_eq!(plain["policy"], avoided["policy"], "the policy is that before any search");
    let allowed = client.ask(&query("q", 3, 3, json!({"allowMoves": restriction(1)})));
    assert!(moves(&allowed).iter().all(|mv| ["A1", "B2", "pass"].contains(mv)), "{:?}", moves(&allowed));
    // A restriction of the other side does not hold here.
    let other = json!({"avoidMoves": [{"player": "w", "moves": ["B2"], "untilDepth": 1}]});
    assert_eq!(
        client.ask(&query("q", 3, 3, other))["moveInfos"],
        client.ask(&query("q", 3, 3, json!({})))["moveInfos"]
    );
}

#[test]
fn every_ruleset_is_found_by_its_names_and_katagos_by_its_own() {
    let mut client = Client::start(&["--analysis-threads", "2"]);
    let own = kata::to_json(&rules::find("jihuozi").expect("a ruleset").rules);
    let own: Value = serde_json::from_str(&own).expect("JSON");
    let rules: Vec<Value> =
        ["jipingdian", "計枰點", "jihuozi", "Tromp-Taylor", "new zealand", "stone_scoring", "korean"]
            .iter()
            .map(|name| json!(name))
            .chain([json!({"ko": "SIMPLE", "scoring": "TERRITORY"}), own])
            .collect();
    for (index, rules) in rules.iter().enumerate() {
        let fields = json!({"rules": rules, "maxVisits": 8});
        client.write(&query(&index.to_string(), 5, 5, fields).to_string());
    }
    let (responses, _) = client.end();
    let mut ids: Vec<usize> = responses.iter().filter_map(|found| found["id"].as_str()?.parse().ok()).collect();
    ids.sort_unstable();
    assert_eq!(ids, Vec::from_iter(0..rules.len()));
    assert!(responses.iter().all(|found| found["rootInfo"]["visits"] == json!(8)), "{responses:?}");
}

#[test]
fn without_komi_it_is_the_rulesets_own_or_katagos() {
    // A board that is settled, so that komi alone decides the lead.
    let stones: Vec<Value> =
        (1..=5).flat_map(|row| [json!(["B", format!("B{row}")]), json!(["W", format!("C{row}")])]).collect();
    let mut client = Client::start(&["--analysis-threads", "1"]);
    let mut lead = |rules: &str, komi: Option<f64>| {
        let fields =
            json!({"rules": rules, "initialStones": stones, "initialPlayer": "B", "maxVisits": 100, "komi": komi});
        number(&client.ask(&query("q", 5, 5, fields))["rootInfo"]["scoreLead"])
    };
    assert_eq!(lead("chinese", None), lead("chinese", Some(7.5)));
    assert_ne!(lead("chinese", None), lead("chinese", Some(0.0)));
    assert_eq!(lead("japanese", None), lead("japanese", Some(6.5)));
    let own = rules::find("jipingdian").expect("a ruleset").rules.komi.points();
    assert_eq!(lead("jipingdian", None), lead("jipingdian", Some(own)));
}

#[test]
fn handicap_stones_are_paid_for_as_the_rules_say() {
    let mut client = Client::start(&["--analysis-threads", "1"]);
    let mut lead = |bonus: &str| {
        let fields = json!({
            "rules": "tromp-taylor", "initialStones": [["B", "C3"], ["B", "C7"], ["B", "G3"], ["B", "G7"]],
            "whiteHandicapBonus": bonus, "maxVisits": 300,
        });
        let response = client.ask(&query("q", 9, 9, fields));
        assert_eq!(response["rootInfo"]["currentPlayer"], json!("W"));
        number(&response["rootInfo"]["scoreLead"])
    };
    let (none, full) = (lead("0"), lead("N"));
    assert!(none - full > 1.0, "{none} {full}");
}

/// As KataGo has it: plays of Black's alone are handicap stones, unless the query, the configuration or the command
/// line says no.
#[test]
fn plays_of_blacks_alone_are_handicap_stones() {
    const KEY: &str = "assumeMultipleStartingBlackMovesAreHandicap";
    let plays = json!([["B", "C3"], ["B", "C7"], ["B", "G3"], ["B", "G7"]]);
    let fields = |bonus: &str| {
        json!({
            "rules": "tromp-taylor", "moves": plays, "initialPlayer": "B", "whiteHandicapBonus": bonus,
            "maxVisits": 300,
        })
    };
    let lead = |client: &mut Client, mut fields: Value, more: Value| {
        let fields = fields.as_object_mut().expect("an object");
        fields.extend(more.as_object().expect("an object").clone());
        let response = client.ask(&query("q", 9, 9, json!(fields)));
        assert_eq!(response["rootInfo"]["currentPlayer"], json!("W"), "{response}");
        number(&response["rootInfo"]["scoreLead"])
    };
    let mut client = Client::start(&["--analysis-threads", "1"]);
    let none = lead(&mut client, fields("0"), json!({}));
    assert!(none - lead(&mut client, fields("N"), json!({})) > 1.0);
    // A query that says no, in both ways: the same search as without a bonus.
    for off in [json!({ KEY: false }), json!({ "overrideSettings": { KEY: false } })] {
        assert_eq!(lead(&mut client, fields("N"), off), none);
    }
    // White's two moves in a row make it a diagram.
    let diagram = json!([["B", "C3"], ["B", "C7"], ["B", "G3"], ["W", "G7"], ["W", "E5"], ["B", "E4"]]);
    let [with, without] = ["N", "0"].map(|bonus| lead(&mut client, fields(bonus), json!({ "moves": diagram })));
    assert_eq!(with, without);
    // The turns are still those of the query.
    let turns = json!({ "analyzeTurns": [2], "moves": plays });
    let mut two = fields("N");
    two.as_object_mut().expect("an object").extend(turns.as_object().expect("an object").clone());
    assert_eq!(client.ask(&query("t", 9, 9, two))["turnNumber"], json!(2));
    for args in
        [["--handicap-by-plays", "off"], ["--override-config", "assumeMultipleStartingBlackMovesAreHandicap=false"]]
    {
        let mut client = Client::start(&[&["--analysis-threads", "1"][..], &args].concat());
        assert_eq!(lead(&mut client, fields("N"), json!({})), none, "{args:?}");
    }
}

/// 假生图: White cannot retake the ko while the board must not come back, but a virtual move makes it another
/// position.
#[test]
fn virtual_moves_are_read_and_shown_only_to_who_knows_them() {
    let picture = ["XXXXXX.", "X.XXXXX", "XXOXXOX", "OOOXXOO", ".OOOOOO", "OXXO.OO", "X.XOO.O"];
    let mut stones = Vec::new();
    for (row, line) in picture.iter().enumerate() {
        for (column, sign) in line.chars().enumerate().filter(|(_, sign)| *sign != '.') {
            let side = if sign == 'X' { "B" } else { "W" };
            stones.push(json!([side, format!("({column},{row})")]));
        }
    }
    let mut client = Client::start(&["--analysis-threads", "1"]);
    let fields = |moves: Value, include: bool| {
        json!({
            "rules": "jihuozi", "komi": null, "initialStones": stones, "initialPlayer": "B", "moves": moves,
            "maxVisits": 2000,
            "includeVirtual": include,
        })
    };
    let taken = json!([["B", "A3"]]);
    let seen = client.ask(&query("q", 7, 7, fields(taken.clone(), true)));
    assert_eq!(moves(&seen)[0], "virtual");
    let hidden = client.ask(&query("q", 7, 7, fields(taken, false)));
    assert!(!hidden.to_string().contains("virtual"), "{hidden}");
    // After it the ko is retaken.
    let after = json!([["B", "A3"], ["W", "virtual"], ["B", "pass"]]);
    assert_eq!(moves(&client.ask(&query("q", 7, 7, fields(after, false))))[0], "A2");
    let none = json!({"rules": "chinese", "moves": [["B", "virtual"]]});
    let error = client.ask(&query("q", 7, 7, none));
    assert_eq!(error["error"], json!("Illegal move 0: virtual (this ruleset has no virtual moves)"));
}

/// White retakes the ko at C3 at once, or fills its last liberty at A1: under KataGo's Chinese rules neither is legal.
#[test]
fn a_record_with_forbidden_moves_is_analysed_with_a_warning_unless_the_query_is_strict() {
    let pairs = |text: &str| {
        let words: Vec<&str> = text.split(' ').collect();
        json!(words.chunks(2).collect::<Vec<_>>())
    };
    let ko = pairs("B B3 W E3 B C4 W D4 B C2 W D2 B A1 W C3 B D3 W C3");
    let suicide = pairs("B A2 W E5 B B1 W A1");
    let of_two = pairs("B A2 W A1 B B2 W E5 B C1 W B1");
    let occupied = pairs("B A2 W A2");
    let start = |option: &[&str]| Client::start(&[&["--analysis-threads", "1"], option].concat());
    let fields = |moves: &Value, lenient: Option<bool>| {
        let mut fields = json!({"moves": moves, "maxVisits": 20, "rules": "chinese", "includePolicy": true});
        if let Some(lenient) = lenient {
            fields["lenient"] = json!(lenient);
        }
        query("q", 5, 5, fields)
    };
    for (option, lenient) in [(&["--lenient"][..], None), (&[], Some(true)), (&["--lenient"], Some(true))] {
        let mut client = start(option);
        // The stone that takes the ko stands on C3, point 12 from the top; the one that takes itself off has left A1.
        for (moves, index, point, is_stone, text) in [
            (&ko, 9, 12, true, "Illegal move 9: C3 (ko: repeats the position after move 8)"),
            (&suicide, 3, 20, false, "Illegal move 3: A1 (suicide)"),
        ] {
            client.write(&fields(moves, lenient).to_string());
            assert_eq!(
                client.next().expect("a line"),
                json!({"id": "q", "field": "moves", "warning": text}),
                "before any response"
            );
            let response = client.next().expect("a line");
            assert!(response.get("warning").is_none(), "clients take it for a warning alone: {response}");
            assert_eq!((&response["turnNumber"], &response["isDuringSearch"]), (&json!(index + 1), &json!(false)));
            assert_eq!(response["rootInfo"]["currentPlayer"], json!("B"));
            assert_eq!(number(&response["policy"][point]) == -1.0, is_stone, "{response}");
        }
        let error = client.ask(&fields(&occupied, lenient));
        assert_eq!(error["error"], json!("Illegal move 1: A2 (occupied)"));
    }
    // As in KataGo, which follows a game but for a stone alone that takes itself off.
    let mut client = start(&[]);
    for (moves, text) in
        [(&ko, "Illegal move 9: C3 (ko: repeats the position after move 8)"), (&of_two, "Illegal move 5: B1 (suicide)")]
    {
        client.write(&fields(moves, None).to_string());
        assert_eq!(client.next().expect("a line")["warning"], json!(text));
        assert_eq!(client.next().expect("a line")["turnNumber"], json!(moves.as_array().unwrap().len()));
    }
    let error = client.ask(&fields(&suicide, None));
    assert_eq!(error["error"], json!("Illegal move 3: A1 (suicide)"));
    let mut before = fields(&ko, None);
    before["analyzeTurns"] = json!([9]);
    assert_eq!(client.ask(&before)["turnNumber"], json!(9), "no move that leads there is forbidden");
    // Not under the rules of the texts.
    let mut jihuozi = fields(&ko, None);
    jihuozi["rules"] = json!("jihuozi");
    assert!(client.ask(&jihuozi)["error"].as_str().is_some_and(|error| error.starts_with("Illegal move 9: C3")));
    for (option, lenient) in [(&["--strict"][..], None), (&["--lenient"], Some(false))] {
        for (moves, index) in [(&ko, 9), (&suicide, 3), (&of_two, 5)] {
            let error = start(option).ask(&fields(moves, lenient));
            assert!(error["error"].as_str().is_some_and(|error| error.starts_with(&format!("Illegal move {index}: "))));
        }
    }
    let error = start(&[]).ask(&query("q", 5, 5, json!({"lenient": "yes"})));
    assert_eq!((&error["field"], &error["error"]), (&json!("lenient"), &json!("Must be a boolean")));
}

#[test]
fn finished_games_are_analysed_too() {
    let mut client = Client::start(&["--analysis-threads", "1"]);
    let moves = json!([["B", "C3"], ["W", "pass"], ["B", "pass"]]);
    for rules in ["chinese", "japanese", "jipingdian", "jihuozi"] {
        let response = client.ask(&query("q", 5, 5, json!({"rules": rules, "moves": moves})));
        assert!(number(&response["rootInfo"]["visits"]) > 0.0, "{rules}: {response}");
        assert!(number(&response["rootInfo"]["scoreLead"]) > 5.0, "{rules}: {response}");
    }
}

#[test]
fn hashes_tell_positions_apart_and_know_mirror_images() {
    let mut client = Client::start(&["--analysis-threads", "1"]);
    let mut hashes = |moves: Value| {
        let root = client.ask(&query("q", 9, 9, json!({"moves": moves, "maxVisits": 1})))["rootInfo"].clone();
        [root["thisHash"].clone(), root["symHash"].clone()]
    };
    let [here, here_too] = hashes(json!([["B", "C3"], ["W", "G7"]]));
    let [mirrored, mirrored_too] = hashes(json!([["B", "G3"], ["W", "C7"]]));
    assert!(here != mirrored && here_too == mirrored_too);
    let other_turn = hashes(json!([["B", "C3"], ["W", "G7"], ["B", "pass"]]));
    assert!(other_turn[0] != here && other_turn[1] != here_too);
    // The same position, whatever the moves that led to it.
    let again = hashes(json!([["B", "pass"], ["W", "G7"], ["B", "C3"], ["W", "pass"], ["B", "pass"]]));
    assert_eq!(again, other_turn);
    drop(client);
    // Nor are size, rules and komi the same.
    let mut client = Client::start(&["--analysis-threads", "1"]);
    let mut seen = Vec::new();
    for (lines, rules, komi) in [(9, "chinese", 7.5), (9, "chinese", 6.5), (9, "japanese", 7.5), (10, "chinese", 7.5)] {
        let fields = json!({"rules": rules, "komi": komi, "maxVisits": 1});
        let root = client.ask(&query("q", lines, lines, fields))["rootInfo"].clone();
        for hash in [&root["thisHash"], &root["symHash"]] {
            assert_eq!(hash.as_str().map(str::len), Some(32));
        }
        seen.push([root["thisHash"].to_string(), root["symHash"].to_string()]);
    }
    for (at, one) in seen.iter().enumerate() {
        assert!(seen[at + 1..].iter().all(|other| other[0] != one[0] && other[1] != one[1]), "{seen:?}");
    }
}
