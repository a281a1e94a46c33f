//! The engine at the page: its turns, hints, and how it is stopped.

use liangyi::page::tabs::{Refused, TabReply};
use liangyi_core::base::Color;
use liangyi_core::game::Phase;
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
