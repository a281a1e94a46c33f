//! Counts and comparisons at the page.

use liangyi::page::tabs::{Refused, TabReply};
use liangyi::show::states::ComparedRows;
use liangyi_core::base::Color;
use liangyi_core::rules::Unit;
use serde_json::json;

use crate::page::Page;

#[test]
fn every_way_to_count_gives_the_same_margin_whoever_views_it() {
    let page = Page::new();
    page.begin("jipingdian", 5);
    page.play("b B4 w C4 b A3 w D3 b B2 w C2 b E1 w virtual b E2 w B3 b C3 w pass b pass");
    for by in ["black", "white"] {
        page.do_it(json!({"do": "mark_dead", "by": by, "at": "E1", "dead": true}));
    }
    let counted = |view: &str| match page.ask(json!({"do": "count", "view": view})) {
        TabReply::Counts(boards) => boards,
        told => panic!("{told:?}"),
    };
    let of_black = counted("black");
    assert!(of_black.counts.len() > 5 && !of_black.judged);
    let margins: Vec<_> = of_black.counts.iter().map(|count| count.result.margin.clone()).collect();
    assert!(margins.iter().all(|margin| *margin == margins[0]), "{margins:?}");
    assert_eq!(counted("white"), of_black);
    assert!(counted("judgement").judged);
    assert_eq!(page.refused(json!({"do": "count", "view": "agreed"})), Refused::WrongPhase);
    let one = page.ask(json!({"do": "count", "view": "black", "method": "equal-territory", "territory_each": 1}));
    assert!(matches!(one, TabReply::Counts(boards) if boards.counts.len() == 1));
    let none = json!({"do": "count", "view": "black", "method": "equal-territory", "territory_each": 99});
    assert_eq!(page.refused(none), Refused::NoRoom);
    for by in ["black", "white"] {
        page.do_it(json!({"do": "agree", "by": by}));
    }
    assert_eq!(counted("agreed").counts[0].result.margin, page.game().result.and_then(|result| result.margin));
}

#[test]
fn a_game_is_compared_under_every_ruleset() {
    let page = Page::new();
    page.begin("chinese", 5);
    page.play("b C1 w D1 b C2 w D2 b C3 w D3 b C4 w D4 b C5 w D5");
    let TabReply::Comparison(ComparedRows { rows }) = page.ask(json!({"do": "compare", "view": "judgement"})) else {
        panic!()
    };
    assert!(rows.len() > 10 && rows.iter().any(|row| row.values.is_some()));
    let between = |one: &str, two: &str| json!({"do": "difference", "view": "judgement", "between": [one, two]});
    let TabReply::Difference(pair) = page.ask(between("tromp-taylor", "jihuozi")) else { panic!() };
    assert_eq!((pair.unit, pair.between[1].as_str()), (Unit::Points, "jihuozi"));
    assert_eq!(page.refused(between("chinese", "proportional")), Refused::NoSum);
    assert_eq!(page.refused(between("chinese", "chess")), Refused::NoSuchRuleset);
    page.begin("renju", 15);
    assert_eq!(page.refused(json!({"do": "compare", "view": "judgement"})), Refused::NotInThisGame);
    assert_eq!(page.refused(json!({"do": "count", "view": "judgement"})), Refused::NotInThisGame);
}

#[test]
fn a_board_is_made_up_by_hand_and_the_margin_stays() {
    let page = Page::new();
    page.begin("jipingdian", 5);
    page.play("b B4 w C4 b A3 w D3 b B2 w C2 b E1 w virtual b E2 w B3 b C3 w pass b pass");
    assert_eq!(page.refused(json!({"do": "hand_undo"})), Refused::WrongPhase);
    for by in ["black", "white"] {
        page.do_it(json!({"do": "mark_dead", "by": by, "at": "E1", "dead": true}));
    }
    let hand = |request: serde_json::Value| match page.ask(request.clone()) {
        TabReply::Hand(hand) => hand,
        reply => panic!("{request}: {reply:?}"),
    };
    let begun = hand(json!({"do": "hand_begin", "view": "black"}));
    let may = begun.may.iter().find(|may| may.side == Some(Color::Black) && !may.at.is_empty()).expect("Black owes");
    let step = json!({"do": "hand_step", "step": may.step, "side": "black", "at": [may.at[0]]});
    let stepped = hand(step);
    assert_eq!((stepped.steps_made.len(), &stepped.totals.margin), (1, &begun.totals.margin));
    assert_ne!(stepped.rows, begun.rows);
    let wrong = page.refused(json!({"do": "hand_step", "step": "give_up", "side": "white", "at": ["C4"]}));
    assert!(matches!(wrong, Refused::HandStep { .. }), "{wrong:?}");
    assert_eq!(hand(json!({"do": "hand_undo"})), begun);
    page.begin("new-ing", 5);
    page.play("b C3");
    assert_eq!(page.refused(json!({"do": "hand_begin", "view": "judgement"})), Refused::NotInThisGame);
}
