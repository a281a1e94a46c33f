//! The engine at the page: its turns, hints, and how it is stopped.

use std::sync::Arc;

use liangyi::page::tabs::{NetworkFault, Refused, TabNetwork, TabReply, TabsShared};
use liangyi_core::base::Color;
use liangyi_core::game::Phase;
use liangyi_engine::engine::EngineSettings;
use liangyi_engine::policy::Models;
use serde_json::{Value, json};

use crate::page::Page;

fn new(ruleset: &str, seats: Value) -> Value {
    json!({"do": "new", "ruleset": ruleset, "width": 5, "height": 5, "seats": seats})
}

#[test]
fn the_engine_answers_moves_and_plays_to_an_agreed_end() {
    let page = Page::new();
    page.do_it(new("chinese", json!([{"by": "level", "level": 1}, {"by": "level", "level": 1}])));
    let game = page.wait_for(|game| game.result.is_some() || game.resigned.is_some());
    assert!(game.moves.len() > 1 && game.thinking.is_none());
    assert_eq!(page.refused(json!({"do": "play", "color": "black", "move": "A1"})), Refused::NotYours);
}

#[test]
fn the_engine_waits_while_an_earlier_position_is_shown() {
    let page = Page::new();
    page.do_it(new("jipingdian", json!([{"by": "person"}, {"by": "level", "level": 1}])));
    page.do_it(json!({"do": "play", "color": "black", "move": "C3"}));
    page.wait_for(|game| game.moves.len() == 2);
    let game = page.do_it(json!({"do": "goto", "move_number": 1}));
    assert_eq!((game.thinking, game.state.to_move), (None, Color::White));
    let game = page.do_it(json!({"do": "play_on"}));
    assert_eq!(game.thinking, Some(Color::White));
    page.wait_for(|game| game.moves.len() == 2 && game.thinking.is_none());
}

#[test]
fn a_long_search_is_stopped_and_a_change_drops_it() {
    let page = Page::new();
    let slow = json!([{"by": "person"}, {"by": "time", "seconds": 3600.0}]);
    page.do_it(json!({"do": "new", "ruleset": "chinese", "width": 9, "height": 9, "seats": slow}));
    let game = page.do_it(json!({"do": "play", "color": "black", "move": "E5"}));
    assert_eq!(game.thinking, Some(Color::White));
    page.do_it(json!({"do": "stop"}));
    page.wait_for(|game| game.moves.len() == 2 && game.thinking.is_none());
    page.do_it(json!({"do": "play", "color": "black", "move": "C3"}));
    let game = page.do_it(json!({"do": "goto", "move_number": 0}));
    assert_eq!((game.thinking, game.moves.len()), (None, 3), "the search is dropped with its position");
    // The one thread is free again.
    page.begin("chinese", 5);
    assert!(matches!(page.ask(json!({"do": "hint"})), TabReply::Hint(hint) if hint.mv.is_some() && hint.visits > 0));
}

#[test]
fn however_much_a_page_asks_for_the_engine_has_its_turn() {
    let page = Page::new();
    let slow = json!([{"by": "person"}, {"by": "time", "seconds": 3600.0}]);
    page.do_it(json!({"do": "new", "ruleset": "chinese", "width": 9, "height": 9, "seats": slow}));
    page.do_it(json!({"do": "play", "color": "black", "move": "E5"}));
    for _ in 0..8 {
        page.send(json!({"do": "hint"}));
    }
    assert_eq!(page.refused(json!({"do": "hint"})), Refused::Busy);
    let game = page.do_it(json!({"do": "sit", "seats": [{"by": "person"}, {"by": "level", "level": 1}]}));
    assert_eq!(game.thinking, Some(Color::White));
    page.wait_for(|game| game.moves.len() == 2);
}

#[test]
fn the_engine_marks_what_it_judges_and_says_yes_to_the_same() {
    let page = Page::new();
    page.begin("jipingdian", 5);
    page.play("b C1 w D1 b C2 w D2 b C3 w D3 b C4 w D4 b C5 w D5 b pass w pass");
    page.do_it(json!({"do": "sit", "seats": [{"by": "person"}, {"by": "level", "level": 2}]}));
    page.do_it(json!({"do": "goto", "move_number": 11}));
    page.do_it(json!({"do": "play_on"}));
    let game = page.wait_for(|game| game.thinking.is_none() && game.moves.len() == 12);
    assert_eq!(game.state.phase, Phase::Stopped, "both sides live, and nothing is left to do");
    assert!(matches!(page.ask(json!({"do": "judge"})), TabReply::Judgement(_)));
    page.wait_for(|game| game.agreement.is_some());
    page.do_it(json!({"do": "adopt", "by": "black", "view": "judgement"}));
    assert_eq!(page.refused(json!({"do": "agree", "by": "white"})), Refused::NotYours);
    let game = page.do_it(json!({"do": "agree", "by": "black"}));
    assert!(game.agreement.is_some_and(|agreement| agreement.agreed) && game.result.is_some());
}

#[test]
fn what_a_hint_expects_begins_with_its_move() {
    let page = Page::new();
    let filled = "b C1 w D1 b C2 w D2 b C3 w D3 b C4 w D4 b C5 w D5 b B2 w E2 b B4 w E4";
    let mut passes = 0;
    for ruleset in ["chinese", "jipingdian", "japanese", "jihuozi", "new-ing"] {
        page.begin(ruleset, 5);
        page.play(filled);
        let TabReply::Hint(hint) = page.ask(json!({"do": "hint"})) else { panic!("{ruleset}") };
        passes += usize::from(hint.mv.as_deref() == Some("pass"));
        assert_eq!(hint.line.first(), hint.mv.as_ref(), "{ruleset}");
    }
    assert!(passes > 0, "nothing is left to play for");
}

#[test]
fn the_engines_second_move_begins_with_visits_of_its_first() {
    let page = Page::new();
    let seats = json!([{"by": "person"}, {"by": "level", "level": 5}]);
    page.do_it(json!({"do": "new", "ruleset": "chinese", "width": 9, "height": 9, "seats": seats}));
    page.do_it(json!({"do": "play", "color": "black", "move": "E5"}));
    let first = page.wait_for(|game| game.moves.len() == 2).last_search.expect("a search");
    assert!(first.visits > 0 && first.reused == 0, "{first:?}");
    let TabReply::Hint(hint) = page.ask(json!({"do": "hint"})) else { panic!() };
    page.do_it(json!({"do": "play", "color": "black", "move": hint.mv}));
    let second = page.wait_for(|game| game.moves.len() == 4).last_search.expect("a search");
    assert!(second.reused > 0, "{second:?}");
}

/// A network of version 13, packed.
const NETWORK: &[u8] = include_bytes!("../../fuzz/corpus/network/nested-13-packed");

#[test]
fn a_network_that_is_brought_plays_at_once_in_every_tab() {
    let folder = tempfile::tempdir().expect("a folder");
    let settings = EngineSettings { playouts: Some(20), memory: 32 << 20, ..EngineSettings::new(Models::embedded()) };
    let tabs = TabsShared::new(settings).expect("a thread").bringing_into(folder.path().to_path_buf(), None);
    let tabs = Arc::new(tabs);
    let pages = [Page::on(&tabs), Page::on(&tabs)];
    let news = |page: &Page, request: &str| match page.ask(json!({"do": request})) {
        TabReply::Network(news) => news,
        told => panic!("{told:?}"),
    };
    assert_eq!(news(&pages[0], "network"), TabNetwork::Absent);
    pages[0].do_it(new("chinese", json!([{"by": "person"}, {"by": "person"}])));
    // One that cannot be read is said to be so, and nothing has changed.
    let path = folder.path().join("net.bin.gz");
    std::fs::write(&path, &NETWORK[..50]).expect("a file");
    news(&pages[0], "get_network");
    for page in &pages {
        let is_failed =
            |told: &TabReply| matches!(told, TabReply::Network(TabNetwork::Failed { why: NetworkFault::Unusable, .. }));
        page.wait_until(is_failed);
    }
    assert_eq!(pages[0].do_it(json!({"do": "show"})).network, None);
    std::fs::write(&path, NETWORK).expect("a file");
    news(&pages[1], "get_network");
    let here = TabNetwork::Here { name: "random-v13".to_string() };
    for page in &pages {
        page.wait_until(|told| matches!(told, TabReply::Network(news) if *news == here));
        assert_eq!(page.do_it(json!({"do": "show"})).network.as_deref(), Some("random-v13"));
    }
    // The game goes on, and level 11, which is the network's, plays in it.
    pages[0].do_it(json!({"do": "play", "color": "black", "move": "C3"}));
    pages[0].do_it(json!({"do": "sit", "seats": [{"by": "person"}, {"by": "level", "level": 11}]}));
    let game = pages[0].wait_for(|game| game.moves.len() == 2 && game.thinking.is_none());
    assert!(game.last_search.is_some_and(|search| search.visits >= 40), "{:?}", game.last_search);
    assert_eq!(news(&Page::on(&tabs), "get_network"), here, "nothing is brought twice");
    assert_eq!(news(&Page::new(), "network"), TabNetwork::Off);
}
