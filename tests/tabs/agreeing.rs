//! A stop: marks of both sides, agreement, disagreement and resolution.

use liangyi::page::tabs::{Refused, TabReply};
use liangyi_core::base::Color;
use liangyi_core::game::{End, Phase};
use serde_json::{Value, json};

use crate::page::Page;

/// Black's stone at E1 is dead, the ko in the middle is White's to take.
const MOVES: &str = "b B4 w C4 b A3 w D3 b B2 w C2 b E1 w virtual b E2 w B3 b C3 w pass b pass";

fn mark_dead(by: &str, at: &str, dead: bool) -> Value {
    json!({"do": "mark_dead", "by": by, "at": at, "dead": dead})
}

fn agree(by: &str) -> Value {
    json!({"do": "agree", "by": by})
}

fn stopped() -> Page {
    let page = Page::new();
    page.begin("jipingdian", 5);
    let game = page.play(MOVES);
    assert_eq!((game.state.phase, game.state.over), (Phase::Stopped, false));
    page
}

#[test]
fn both_sides_mark_and_say_yes_and_the_result_is_there() {
    let page = stopped();
    let game = page.do_it(mark_dead("black", "E2", true));
    let agreement = game.agreement.expect("a stop");
    assert_eq!((agreement.views[0].dead.len(), agreement.differs.len()), (2, 2));
    assert_eq!(page.refused(agree("black")), Refused::ViewsDiffer);
    page.do_it(mark_dead("white", "E1", true));
    page.do_it(agree("black"));
    let game = page.do_it(agree("white"));
    assert!(game.state.over && game.agreement.as_ref().is_some_and(|agreement| agreement.agreed));
    let result = game.result.clone().expect("nothing has to be judged");
    assert_eq!(game.state.result, Some(result));
    // A record of it has the result and the end, and leaves the game as it is.
    let TabReply::Record { sgf } = page.ask(json!({"do": "save"})) else { panic!() };
    let won = game.result.as_ref().map(|result| format!("RE[{}]", result.text)).expect("a result");
    assert!(sgf.contains(&won) && sgf.contains("DE[agreed]"), "{sgf}");
    assert_eq!(page.do_it(json!({"do": "show"})), game);
    // A change takes both back.
    let game = page.do_it(mark_dead("white", "E1", false));
    assert_eq!((game.state.phase, game.result), (Phase::Stopped, None));
    assert_eq!(game.agreement.map(|agreement| agreement.said_yes), Some([false, false]));
}

#[test]
fn the_owner_of_a_region_counts() {
    let page = stopped();
    for by in ["black", "white"] {
        page.do_it(mark_dead(by, "E1", true));
        page.do_it(agree(by).as_object().map_or(Value::Null, |_| json!({"do": "mark_end", "by": by, "end": "agreed"})));
    }
    let both = |request: &dyn Fn(&str) -> Value| ["black", "white"].map(|by| page.do_it(request(by)));
    let margin = || {
        both(&agree);
        page.game().result.and_then(|result| result.margin).expect("a count")
    };
    let shared = margin();
    both(&|by| json!({"do": "mark_owner", "by": by, "at": "A1", "owner": "white"}));
    assert_ne!(margin(), shared);
    both(&|by| json!({"do": "mark_owner", "by": by, "at": "A1", "owner": null}));
    assert_eq!(margin(), shared);
    assert_eq!(
        page.refused(json!({"do": "mark_owner", "by": "black", "at": "C3", "owner": "white"})),
        Refused::WrongPoint
    );
}

#[test]
fn a_natural_end_takes_nothing_off() {
    let page = stopped();
    for by in ["black", "white"] {
        page.do_it(json!({"do": "mark_end", "by": by, "end": "natural"}));
    }
    page.do_it(agree("white"));
    let game = page.do_it(agree("black"));
    assert_eq!(game.state.declared_end, Some(End::Natural));
    assert!(game.result.is_some());
}

#[test]
fn the_judgement_is_a_proposal_that_a_side_takes_over() {
    let page = stopped();
    let TabReply::Judgement(board) = page.ask(json!({"do": "judge"})) else { panic!() };
    assert!(board.chains.iter().all(|chain| (0.0..=1.0).contains(&chain.confidence)));
    assert!(page.game().agreement.is_some_and(|agreement| agreement.views.iter().all(|view| view.dead.is_empty())));
    let game = page.do_it(json!({"do": "adopt", "by": "white", "view": "judgement"}));
    assert_eq!(game.agreement.expect("a stop").views[1], board.view);
    page.do_it(json!({"do": "adopt", "by": "black", "view": "white"}));
    page.do_it(agree("white"));
    assert!(page.do_it(agree("black")).state.over);
}

#[test]
fn a_disagreement_is_played_out() {
    let page = stopped();
    page.do_it(mark_dead("white", "E1", true));
    let game = page.do_it(json!({"do": "disagree", "by": "black"}));
    assert_eq!(game.agreement.and_then(|agreement| agreement.disputed_by), Some(Color::Black));
    assert_eq!(game.state.to_move, Color::White, "who offered to stop first moves first");
    let game = page.play("w D1");
    assert_eq!((game.state.phase, game.agreement), (Phase::Resolution, None));
    assert!(!game.state.extra_moves_cost);
    let debt = game.state.debt;
    assert_eq!(page.play("w E3").state.debt, debt);
}

#[test]
fn two_passes_under_rules_without_resumption_are_agreed_on_too() {
    let page = Page::new();
    page.begin("japanese", 5);
    let game = page.play("b C1 w D1 b C2 w D2 b C3 w D3 b C4 w D4 b C5 w D5 b pass w pass");
    assert!(game.state.over && game.agreement.is_some() && game.result.is_none());
    page.do_it(agree("black"));
    page.do_it(agree("white"));
    let game = page.wait_for(|game| game.result.is_some());
    assert_eq!(game.result.and_then(|result| result.winner), Some(Color::White), "5 points of territory, 5 and komi");
    page.begin("jihuozi-ancient", 5);
    let game = page.play("b C3 w pass b pass");
    assert!(game.agreement.is_none() && game.result.is_some(), "the rules decide");
}
