//! Messages of a page: how long they may be, and that each has one answer, whatever it says.

use std::time::Duration;

use liangyi::page::tabs::{Refused, TabReply};
use liangyi::page::web::WebLimits;
use liangyi_core::sgf::MAX_NODES;
use proptest::prelude::*;
use proptest::test_runner::{Config, TestRunner};
use tungstenite::Message;

use crate::client::{Page, Served};

/// The text of a record this long that is one.
fn record(bytes: usize) -> String {
    let sgf = format!("(;GM[1]SZ[5]C[{}];B[cc])", "x".repeat(bytes));
    format!(r#""do":"open","sgf":"{sgf}""#)
}

#[test]
fn only_a_record_may_be_long() {
    let served = Served::new(WebLimits::default());
    let cookie = served.cookie();
    let mut page = served.page(&cookie, None);
    let padded = |bytes: usize| format!(r#""do":"explain","language":"en","ruleset":"{}""#, "x".repeat(bytes));
    assert!(matches!(page.ask(&padded(60_000)), TabReply::Refused { why: Refused::NoSuchRuleset, .. }));
    page.socket.say(&format!("{{\"id\":9,{}}}", padded(70_000)));
    assert_eq!(page.socket.farewell(), 1009);
    let mut page = served.page(&cookie, Some(&page.key));
    assert!(page.is_found, "the tab is kept");
    assert!(matches!(page.ask(&record(15 << 20)), TabReply::Game(_)));
    assert_eq!(page.rows()[2], "..X..");
    page.socket.0.send(Message::binary(&b"x"[..])).expect("sent");
    assert_eq!(page.socket.farewell(), 1003);
    let mut page = served.page(&cookie, Some(&page.key));
    // The server closes before all of it has come.
    let _ = page.socket.0.send(Message::text(format!("{{\"id\":1,{}}}", record(25 << 20))));
    assert!(page.socket.next().is_err());
    let mut page = served.page(&cookie, Some(&page.key));
    assert_eq!((page.is_found, page.rows()[2].as_str()), (true, Some("..X..")));
}

/// Many messages at once are slowed down, and all of them answered in their order.
#[test]
fn a_page_that_does_not_wait_loses_nothing() {
    let served = Served::new(WebLimits::default());
    let mut page = served.page(&served.cookie(), None);
    for id in 1..=500 {
        page.socket.say(&format!(r#"{{"id":{id},"do":"show"}}"#));
    }
    for id in 1..=500 {
        assert_eq!(page.answer().re, Some(id));
    }
}

/// A page that asks and asks and reads nothing is closed, and the others do not notice.
#[test]
fn a_page_that_does_not_read_is_closed() {
    let served = Served::new(WebLimits { ping: Duration::from_millis(500), ..WebLimits::default() });
    let cookie = served.cookie();
    let mut deaf = served.page(&cookie, None);
    deaf.socket.0.get_mut().set_write_timeout(Some(Duration::from_secs(20))).expect("a time");
    let wish = r#"{"id":1,"do":"rulesets"}"#;
    let closed = (0..200_000).any(|_| deaf.socket.0.send(Message::text(wish)).is_err());
    assert!(closed, "a page is closed that does not read");
    let mut other = served.page(&cookie, None);
    assert_eq!(other.rows()[0], ".....");
}

/// What a game of very many moves is told in is long, and is read by its page all the same.
#[test]
fn a_page_with_a_very_long_game_is_told_all_of_it() {
    let served = Served::new(WebLimits::default());
    let cookie = served.cookie();
    let mut page = served.page(&cookie, None);
    let passes = ";B[];W[]".repeat(MAX_NODES / 2 - 1);
    let opened = page.ask(&format!(r#""do":"open","sgf":"(;SZ[5]{passes})""#));
    assert!(matches!(opened, TabReply::Game(_)), "{opened:.200?}");
    // The page asks for all of these at once where another game has come.
    for (id, wish) in [(901, "show"), (902, "tree"), (903, "show"), (904, "review"), (905, "show")] {
        page.socket.say(&format!(r#"{{"id":{id},"do":"{wish}"}}"#));
    }
    // It is slow to read.
    std::thread::sleep(Duration::from_secs(2));
    let mut bytes = Vec::new();
    for id in 901..=905 {
        // What nobody has asked for comes between.
        let told = std::iter::repeat_with(|| page.socket.text()).find(|text| !text.starts_with("{\"re\":null,"));
        let text = told.expect("an answer");
        assert!(text.starts_with(&format!("{{\"re\":{id},")), "{text:.200}");
        bytes.push(text.len());
    }
    assert!(bytes.iter().sum::<usize>() > 8 << 20, "more than may wait of short messages: {bytes:?}");
}

/// A page that does not answer pings is gone.
#[test]
fn a_page_that_says_nothing_is_closed_and_its_tab_kept() {
    let served = Served::new(WebLimits { ping: Duration::from_millis(100), ..WebLimits::default() });
    let cookie = served.cookie();
    let mut page = served.page(&cookie, None);
    // Nothing is read meanwhile, so no ping is answered.
    std::thread::sleep(Duration::from_secs(1));
    assert_eq!(page.socket.farewell(), 4005);
    assert!(served.page(&cookie, Some(&page.key)).is_found);
}

/// A word of a request, mostly one that means something.
fn word() -> impl Strategy<Value = String> {
    let known = [
        "black",
        "white",
        "virtual",
        "pass",
        "A1",
        "C3",
        "E5",
        "c4",
        "B2",
        "D4",
        "judgement",
        "agreed",
        "natural",
        "jipingdian",
        "jihuozi",
        "chinese",
        "japanese",
        "renju",
        "xinyingshi",
        "en",
        "zh-Hans",
        "zh-Hant",
        "person",
    ];
    prop_oneof![8 => prop::sample::select(known.to_vec()).prop_map(str::to_string), 1 => "\\PC{0,8}"]
}

/// A request: its verb, and fields that any verb may want. Nothing of it searches for long: the engine has one playout.
fn request() -> impl Strategy<Value = String> {
    let verbs = [
        "show",
        "new",
        "open",
        "save",
        "play",
        "play",
        "play",
        "play",
        "goto",
        "play_on",
        "resign",
        "sit",
        "stop",
        "hint",
        "reasons",
        "mark_dead",
        "mark_owner",
        "mark_end",
        "adopt",
        "agree",
        "disagree",
        "judge",
        "count",
        "rulesets",
        "explain",
        "undo",
        "",
    ];
    let number = prop_oneof![0..8u64, any::<u64>()];
    let words = prop::collection::vec(word(), 8);
    let seat = prop_oneof![
        4 => Just(r#"{"by":"person"}"#.to_string()),
        1 => (0..20u64).prop_map(|level| format!(r#"{{"by":"level","level":{level}}}"#)),
        1 => Just(r#"{"by":"time","seconds":0.01}"#.to_string()),
        1 => Just(r#"{"by":"time","seconds":-1e300}"#.to_string()),
    ];
    let sgf = prop_oneof![Just("(;SZ[5];B[cc];W[cd])".to_string()), "[(;)A-Za-z\\[\\]]{0,40}"];
    (prop::sample::select(verbs.to_vec()), number, words, seat, sgf, any::<bool>()).prop_map(
        |(verb, number, words, seat, sgf, flag)| {
            serde_json::json!({
                "do": verb,
                "color": words[0], "by": words[0], "move": words[1], "at": words[1], "end": words[2], "view": words[3],
                "owner": words[4], "ruleset": words[5], "language": words[6], "sgf": sgf, "dead": flag,
                "move_number": number, "width": number.min(7), "height": 5, "handicap": number % 4,
                "seats": [serde_json::from_str::<serde_json::Value>(&seat).expect("JSON"), {"by": "person"}],
                "territory_each": number,
            })
            .to_string()
        },
    )
}

/// A message: a request with its number, or something else.
fn message() -> impl Strategy<Value = (bool, String)> {
    let other = prop_oneof![
        "\\PC{0,60}",
        Just("[".repeat(5000)),
        Just("{\"id\":".repeat(300)),
        Just(r#"{"id":18446744073709551616,"do":"show"}"#.to_string()),
        Just(r#"{"id":-1,"do":"show"}"#.to_string()),
        Just("null".to_string()),
        Just(String::new()),
    ];
    prop_oneof![9 => request().prop_map(|text| (true, text)), 1 => other.prop_map(|text| (false, text))]
}

/// Sends a message and holds that it has one answer, and that the tab still answers the next one.
fn sent_and_answered(page: &mut Page, is_request: bool, text: &str, id: u64) -> Result<(), TestCaseError> {
    let text = if is_request { text.replacen('{', &format!("{{\"id\":{id},"), 1) } else { text.to_string() };
    page.socket.say(&text);
    page.socket.say(&format!(r#"{{"id":{},"do":"show"}}"#, id + 1));
    let (mut answers, mut shown) = (0, false);
    while answers == 0 || !shown {
        let answer = page.answer();
        shown |= answer.re == Some(id + 1);
        let unreadable = matches!(answer.told, TabReply::Refused { why: Refused::Unreadable { .. }, .. });
        answers += usize::from(if is_request { answer.re == Some(id) } else { unreadable });
        if let TabReply::Refused { why: Refused::Internal, .. } = answer.told {
            return Err(TestCaseError::fail(format!("a bug, by {text}")));
        }
    }
    prop_assert_eq!(answers, 1, "{}", text);
    Ok(())
}

#[test]
fn every_message_has_one_answer() {
    let served = Served::new(WebLimits::default());
    let cookie = served.cookie();
    let mut runner = TestRunner::new(Config { cases: 24, failure_persistence: None, ..Config::default() });
    let ran = runner.run(&prop::collection::vec(message(), 1..40), |messages| {
        let mut page = served.page(&cookie, None);
        for (number, (is_request, text)) in messages.into_iter().enumerate() {
            sent_and_answered(&mut page, is_request, &text, 1000 + 2 * number as u64)?;
        }
        Ok(())
    });
    ran.unwrap_or_else(|error| panic!("{error}"));
}
