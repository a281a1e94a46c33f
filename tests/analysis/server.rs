//! Several positions at once, priorities, terminations, reports during the search, the command line, the end.

use std::collections::BTreeMap;
use std::io::Write;
use std::time::{Duration, Instant};

use rand::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use serde_json::{Value, json};

use super::client::{Client, number, query};
use crate::common::program;

const ENDLESS: u64 = 1 << 40;

/// A query that is searched until it is terminated, with a report as soon as it runs.
fn endless(id: &str, fields: Value) -> Value {
    let mut query = query(id, 9, 9, json!({"maxVisits": ENDLESS, "reportDuringSearchEvery": 0.01}));
    query.as_object_mut().expect("an object").extend(fields.as_object().expect("an object").clone());
    query
}

/// The responses up to the first one of which `is_last` holds.
fn until(client: &mut Client, is_last: impl Fn(&Value) -> bool) -> Vec<Value> {
    let mut seen = Vec::new();
    loop {
        let response = client.next().expect("a response");
        let last = is_last(&response);
        seen.push(response);
        if last {
            return seen;
        }
    }
}

fn is_final(response: &Value) -> bool {
    response["isDuringSearch"] == json!(false)
}

#[test]
fn positions_are_searched_at_the_same_time_and_reported_while_they_are() {
    let mut client = Client::start(&["--analysis-threads", "2"]);
    client.write(&endless("a", json!({})).to_string());
    client.write(&endless("b", json!({})).to_string());
    // Both run although neither ends.
    let mut running = BTreeMap::new();
    while running.len() < 2 || running.values().any(|count| *count < 3) {
        let response = client.next().expect("a response");
        assert_eq!(response["isDuringSearch"], json!(true));
        assert!(number(&response["rootInfo"]["visits"]) > 0.0);
        *running.entry(response["id"].to_string()).or_insert(0) += 1;
    }
    client.write(r#"{"id":"t","action":"terminate_all"}"#);
    let mut finals = 0;
    while finals < 2 {
        finals += usize::from(is_final(&client.next().expect("a response")));
    }
    assert!(client.end().1);
}

#[test]
fn a_terminated_search_gives_what_it_has_and_a_waiting_one_nothing() {
    let mut client = Client::start(&["--analysis-threads", "1"]);
    client.write(&endless("runs", json!({})).to_string());
    client.next().expect("it runs");
    let moves = json!({"moves": [["B", "C3"], ["W", "C4"]], "analyzeTurns": [0, 1, 2]});
    client.write(&endless("waits", moves).to_string());
    client.write(r#"{"id":"t1","action":"terminate","terminateId":"waits","turnNumbers":[2]}"#);
    let seen = until(&mut client, |response| response["id"] == json!("t1"));
    let ended: Vec<&Value> = seen.iter().filter(|response| is_final(response)).collect();
    assert_eq!(ended, [&json!({"id": "waits", "isDuringSearch": false, "noResults": true, "turnNumber": 2})]);
    assert_eq!(
        seen.last(),
        Some(&json!({"id": "t1", "action": "terminate", "terminateId": "waits", "turnNumbers": [2]}))
    );
    let begun = Instant::now();
    client.write(r#"{"id":"t2","action":"terminate","terminateId":"runs"}"#);
    let last = until(&mut client, is_final).pop().expect("a response");
    assert_eq!(last["id"], json!("runs"));
    assert!(number(&last["rootInfo"]["visits"]) > 0.0);
    assert!(begun.elapsed() < Duration::from_secs(10), "{:?}", begun.elapsed());
    client.write(r#"{"id":"t3","action":"terminate_all"}"#);
    let mut left = 2;
    while left > 0 {
        left -= usize::from(is_final(&client.next().expect("a response")));
    }
    let (rest, success) = client.end();
    assert!(rest.iter().all(|response| !is_final(response)) && success, "{rest:?}");
}

#[test]
fn higher_priorities_are_analysed_first() {
    let mut client = Client::start(&["--analysis-threads", "1"]);
    client.write(&endless("first", json!({})).to_string());
    client.next().expect("it runs");
    let moves = json!([["B", "C3"], ["W", "C4"]]);
    client.write(&query("low", 9, 9, json!({"priority": -5})).to_string());
    client.write(&query("usual", 9, 9, json!({})).to_string());
    let fields = json!({"moves": moves, "analyzeTurns": [0, 1, 2], "priorities": [1, 9, 5]});
    client.write(&query("high", 9, 9, fields).to_string());
    client.write(r#"{"id":"t","action":"terminate","terminateId":"first"}"#);
    let (responses, _) = client.end();
    let order: Vec<String> = responses
        .iter()
        .filter(|response| is_final(response))
        .map(|response| format!("{}{}", response["id"].as_str().expect("an id"), response["turnNumber"]))
        .collect();
    assert_eq!(order, ["first0", "high1", "high2", "high0", "usual0", "low0"]);
}

#[test]
fn the_first_report_may_come_at_another_time() {
    let mut client = Client::start(&["--analysis-threads", "1"]);
    let fields = json!({
        "maxVisits": ENDLESS, "firstReportDuringSearchAfter": 0.05, "overrideSettings": {"maxTime": 0.7},
    });
    client.write(&query("once", 9, 9, fields).to_string());
    let (responses, _) = client.end();
    let during: Vec<&Value> = responses.iter().map(|response| &response["isDuringSearch"]).collect();
    assert_eq!(during, [&json!(true), &json!(false)]);
}

#[test]
fn one_seed_gives_one_analysis_in_any_order_and_beside_any_other() {
    let queries: Vec<Value> = (0..12)
        .map(|number| {
            let moves: Vec<Value> = (0..number)
                .map(|move_number| {
                    json!([
                        if move_number % 2 == 0 { "B" } else { "W" },
                        format!("({},{})", move_number % 5, move_number / 5)
                    ])
                })
                .collect();
            query(&number.to_string(), 5, 5, json!({"moves": moves, "includeOwnership": true}))
        })
        .collect();
    let run = |threads: &str, seed: &str, order: &mut dyn Iterator<Item = &Value>| {
        let mut client = Client::start(&["--analysis-threads", threads, "--seed", seed]);
        order.for_each(|query| client.write(&query.to_string()));
        let (responses, _) = client.end();
        assert_eq!(responses.len(), queries.len());
        let named = responses.into_iter().map(|response| (response["id"].to_string(), response));
        named.collect::<BTreeMap<String, Value>>()
    };
    let forward = run("1", "7", &mut queries.iter());
    assert_eq!(forward, run("3", "7", &mut queries.iter().rev()));
    assert_ne!(forward, run("1", "8", &mut queries.iter()));
}

#[test]
fn many_queries_with_terminations_are_each_answered_once() {
    const QUERIES: u64 = 500;
    let mut client = Client::start(&["--analysis-threads", "2", "--memory", "64"]);
    let mut random = Xoshiro256PlusPlus::seed_from_u64(1);
    for number in 0..QUERIES {
        let dice = random.next_u64();
        let (width, height) = (2 + dice % 6, 2 + dice / 8 % 6);
        let fields = json!({"maxVisits": 1 + dice / 64 % 60, "priority": dice / 4096 % 3});
        client.write(&query(&number.to_string(), width as u32, height as u32, fields).to_string());
        if dice / 16384 % 4 == 0 {
            let ended = dice / 65536 % (number + 1);
            client.write(&format!(r#"{{"id":"t","action":"terminate","terminateId":"{ended}"}}"#));
        }
    }
    let (responses, success) = client.end();
    let mut answered: Vec<u64> = responses
        .iter()
        .filter(|response| is_final(response))
        .map(|response| response["id"].as_str().and_then(|id| id.parse().ok()).expect("a number"))
        .collect();
    answered.sort_unstable();
    assert_eq!(answered, Vec::from_iter(0..QUERIES));
    assert!(responses.iter().all(|response| response.get("error").is_none()) && success);
}

#[test]
fn actions_are_repeated_with_their_answers() {
    let mut client = Client::start(&["--analysis-threads", "1"]);
    let version = client.ask(&json!({"id": "v", "action": "query_version", "mine": 1}));
    assert!(version["git_hash"].as_str().is_some_and(|text| text.starts_with("Liangyi ")), "{version}");
    assert_eq!(
        version,
        json!({
            "id": "v", "action": "query_version", "mine": 1, "version": "1.17.2",
            "git_hash": version["git_hash"],
        })
    );
    let models = client.ask(&json!({"id": "m", "action": "query_models"}));
    let name = concat!("liangyi-", env!("CARGO_PKG_VERSION"));
    assert_eq!(
        models["models"],
        json!([{"name": name, "internalName": name, "usesHumanSLProfile": false, "maxBatchSize": 1}])
    );
    let cleared = json!({"id": "c", "action": "clear_cache"});
    assert_eq!(client.ask(&cleared), cleared);
}

/// A network of random numbers.
const NETWORK: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/fuzz/corpus/network/nested-13-packed");

#[test]
fn it_stands_in_for_katago_on_the_command_line() {
    let mut file = tempfile::NamedTempFile::new().expect("a file");
    writeln!(file, "# as KataGo's\nlogDir = logs\nmaxVisits = 20\nnumAnalysisThreads = 12\nnumSearchThreads = 8")
        .expect("it is written");
    let config = file.path().to_str().expect("UTF-8");
    let overrides = "homeDataDir=/nowhere,reportAnalysisWinratesAs=SIDETOMOVE";
    let mut client = Client::start(&["-model", NETWORK, "-config", config, "-override-config", overrides]);
    let mut asked = query("q", 5, 5, json!({}));
    asked.as_object_mut().expect("an object").remove("maxVisits");
    let response = client.ask(&asked);
    assert!((20.0..=30.0).contains(&number(&response["rootInfo"]["visits"])), "{response}");
    let models = client.ask(&json!({"id": "m", "action": "query_models"}));
    assert_eq!(
        models["models"],
        json!([{
            "name": NETWORK, "internalName": "random-v13", "usesHumanSLProfile": false, "version": 13,
            "usingFP16": "false", "maxBatchSize": models["models"][0]["maxBatchSize"],
        }])
    );
    assert_eq!(client.end(), (Vec::new(), true));
    for bad in [
        ["-config", "/nowhere.cfg"],
        ["-override-config", "maxVisits=x"],
        ["-analysis-threads", "0"],
        ["-model", "/nowhere.bin.gz"],
        ["-model", config],
        ["--net", config],
    ] {
        let output = program().arg("analysis").args(bad).output().expect("it starts");
        assert_eq!(output.status.code(), Some(2), "{bad:?}");
        assert!(!output.stderr.is_empty() && output.stdout.is_empty());
    }
}

/// A network of persons of random numbers.
const HUMAN: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/fuzz/corpus/network/human-15-packed");

#[test]
fn it_tells_what_persons_of_a_profile_would_play() {
    let mut client = Client::start(&["-model", NETWORK, "-human-model", HUMAN]);
    let ask = |client: &mut Client, settings: Value| {
        let moves = json!([["B", "C4"], ["W", "B2"]]);
        let more = json!({
            "moves": moves, "includePolicy": true, "includePVVisits": true, "maxVisits": 30,
            "overrideSettings": settings,
        });
        client.ask(&query("q", 5, 5, more))
    };
    let plain = ask(&mut client, json!({}));
    assert!(plain.get("humanPolicy").is_none() && plain["rootInfo"].get("humanWinrate").is_none(), "{plain}");
    let told = ask(&mut client, json!({"humanSLProfile": "rank_5k"}));
    let policy: Vec<f64> = told["humanPolicy"].as_array().expect("a policy").iter().map(number).collect();
    let legal: f64 = policy.iter().filter(|chance| **chance >= 0.0).sum();
    assert!(policy.len() == 26 && policy[7] == -1.0 && (legal - 1.0).abs() < 1e-3, "{policy:?}");
    assert_ne!(told["humanPolicy"], told["policy"]);
    for name in ["humanWinrate", "humanScoreMean", "humanScoreStdev", "humanStWrError", "humanStScoreError"] {
        assert!(told["rootInfo"][name].is_f64(), "{name}: {told}");
    }
    let infos = told["moveInfos"].as_array().expect("moves");
    assert!(infos.iter().all(|info| info["humanPrior"].is_f64()), "{told}");
    // Half of the visits look at moves of persons, and count nothing.
    let explored =
        json!({"humanSLProfile": "rank_9d", "humanSLRootExploreProbWeightless": 0.5, "humanSLCpuctPermanent": 2});
    let explored = ask(&mut client, explored);
    let sum = |name: &str| -> f64 {
        explored["moveInfos"].as_array().expect("moves").iter().map(|info| number(&info[name])).sum()
    };
    assert!(sum("edgeVisits") + 1.0 == number(&explored["rootInfo"]["visits"]) && sum("visits") > sum("edgeVisits"));
    for info in explored["moveInfos"].as_array().expect("moves") {
        assert_eq!((&info["pvVisits"][0], &info["pvEdgeVisits"][0]), (&info["visits"], &info["edgeVisits"]));
    }
    assert_ne!(explored["humanPolicy"], told["humanPolicy"]);
    let models = client.ask(&json!({"id": "m", "action": "query_models"}));
    assert_eq!(
        (&models["models"][1]["name"], &models["models"][1]["usesHumanSLProfile"]),
        (&json!(HUMAN), &json!(true))
    );
    let refused = ask(&mut client, json!({"humanSLProfile": "rank_5"}));
    assert!(
        refused["error"].as_str().is_some_and(|error| error.contains("'rank_5' is not known: the nearest are rank_5"))
    );
    assert_eq!(client.end(), (Vec::new(), true));
    let mut without = Client::start(&["-model", NETWORK]);
    let refused = ask(&mut without, json!({"humanSLProfile": "rank_5k"}));
    assert!(refused["error"].as_str().is_some_and(|error| error.contains("needs a network")), "{refused}");
    // One of persons that evaluates says how they move, too.
    let mut alone = Client::start(&["-model", HUMAN]);
    let [weak, strong] = ["rank_18k", "rank_9d"].map(|profile| ask(&mut alone, json!({"humanSLProfile": profile})));
    assert!(weak["humanPolicy"].is_array() && weak["rootInfo"]["humanWinrate"].is_f64(), "{weak}");
    assert_ne!(weak["policy"], strong["policy"]);
}

#[test]
fn at_the_end_of_the_input_the_rest_is_done_or_dropped() {
    let fields = || json!({"moves": [["B", "A1"], ["W", "B1"]], "analyzeTurns": [0, 1, 2]});
    let mut waiting = Client::start(&["--analysis-threads", "1"]);
    waiting.write(&query("q", 5, 5, fields()).to_string());
    let (responses, success) = waiting.end();
    assert!(responses.len() == 3 && success);
    let mut hasty = Client::start(&["--analysis-threads", "1", "-quit-without-waiting"]);
    hasty.write(&endless("q", fields()).to_string());
    hasty.next().expect("it runs");
    let (responses, success) = hasty.end();
    assert!(responses.iter().filter(|response| is_final(response)).count() <= 1 && success);
}

#[test]
fn a_client_that_goes_away_ends_the_program_quietly() {
    let mut client = Client::start(&["--analysis-threads", "2"]);
    client.write(&endless("q", json!({})).to_string());
    client.next().expect("it runs");
    assert!(client.close_output());
}
