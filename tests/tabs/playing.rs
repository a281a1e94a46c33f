//! Moves, the line of the game, records, and what is refused.

use std::cell::RefCell;
use std::time::Duration;

use liangyi::page::tabs::{LevelBy, Refused, TabGame, TabReply};
use liangyi::show::states::Owed;
use liangyi_core::base::Color;
use liangyi_core::game::Phase;
use serde_json::json;

use crate::page::Page;

#[test]
fn a_virtual_move_lies_in_the_tray_and_the_ko_is_taken_back_after_it() {
    let page = Page::new();
    page.begin("jipingdian", 5);
    page.play("b B4 w C4 b A3 w D3 b B2 w C2 b C3 w B3");
    let refused = page.refused(json!({"do": "play", "color": "black", "move": "C3"}));
    assert_eq!(refused, Refused::IllegalMove);
    let TabReply::Reasons(reasons) = page.ask(json!({"do": "reasons", "color": "black"})) else { panic!() };
    assert!(reasons.illegal.iter().any(|reasoned| reasoned.illegal.mv == "C3" && reasoned.earlier.is_some()));
    let game = page.play("b virtual w A1 b C3");
    assert_eq!(game.state.virtual_stones, Some([1, 0]));
    assert_eq!((game.moves.len(), game.state.prisoners), (11, Some([1, 1])));
}

#[test]
fn the_stones_that_the_last_move_takes_are_told_wherever_the_game_is_shown() {
    let page = Page::new();
    page.begin("tromp-taylor", 3);
    assert!(page.game().takes.is_empty());
    assert_eq!(page.play("b B1 w A1 b A2").takes, ["A1"]);
    assert!(page.do_it(json!({"do": "goto", "move_number": 2})).takes.is_empty());
    assert_eq!(page.do_it(json!({"do": "goto", "move_number": 3})).takes, ["A1"]);
    assert!(page.play("w pass").takes.is_empty());
    // A suicide: the stone that is played has not stood there before.
    page.begin("tromp-taylor", 3);
    assert_eq!(page.play("b A2 w A1 b B2 w C3 b C1 w B1").takes, ["A1"]);
    page.begin("renju", 9);
    assert!(page.play("b E5").takes.is_empty());
}

#[test]
fn later_moves_stay_until_another_one_is_made() {
    let page = Page::new();
    page.begin("chinese", 5);
    page.play("b C3 w C4 b D4");
    let game = page.do_it(json!({"do": "goto", "move_number": 1}));
    assert_eq!((game.state.move_number, game.moves.len()), (1, 3));
    let game = page.do_it(json!({"do": "goto", "move_number": 3}));
    assert_eq!((game.state.move_number, game.moves.len()), (3, 3));
    page.do_it(json!({"do": "goto", "move_number": 2}));
    let game = page.play("b B3");
    assert_eq!((game.state.move_number, game.moves.len()), (3, 3));
    assert_eq!(game.moves[2].mv, "B3");
    assert_eq!(page.refused(json!({"do": "goto", "move_number": 4})), Refused::NoSuchMove);
    page.do_it(json!({"do": "goto", "move_number": 1}));
    let TabReply::Record { sgf } = page.ask(json!({"do": "save"})) else { panic!() };
    assert_eq!(page.game().state.move_number, 1);
    let game = page.do_it(json!({"do": "open", "sgf": sgf}));
    assert_eq!((game.state.move_number, game.state.ruleset.as_str()), (3, "chinese"));
    page.do_it(json!({"do": "goto", "move_number": 1}));
    assert_eq!(page.do_it(json!({"do": "play_on"})).moves.len(), 1);
}

#[test]
fn records_come_back_with_virtual_moves_resignation_and_line_games() {
    let page = Page::new();
    page.begin("jipingdian", 5);
    page.play("b C3 w virtual b C4");
    let game = page.do_it(json!({"do": "resign", "color": "white"}));
    assert_eq!(game.resigned, Some(Color::White));
    assert_eq!(page.refused(json!({"do": "play", "color": "white", "move": "A1"})), Refused::WrongPhase);
    let TabReply::Record { sgf } = page.ask(json!({"do": "save"})) else { panic!() };
    assert!(sgf.contains("B+R"), "{sgf}");
    let moves = page.game().moves;
    let opened = page.do_it(json!({"do": "open", "sgf": sgf}));
    assert_eq!((opened.moves, opened.resigned), (moves, Some(Color::White)));
    page.begin("renju", 15);
    page.play("b H8 w H9 b J8");
    let TabReply::Record { sgf } = page.ask(json!({"do": "save"})) else { panic!() };
    let opened = page.do_it(json!({"do": "open", "sgf": sgf}));
    assert_eq!((opened.state.ruleset.as_str(), opened.state.move_number), ("renju", 3));
    let before = page.game();
    let why = page.refused(json!({"do": "open", "sgf": "(;GM[1]SZ[5];B[zz"}));
    assert!(matches!(why, Refused::BadRecord { .. }), "{why:?}");
    assert_eq!(page.game(), before);
}

#[test]
fn moves_in_a_row_at_the_start_are_moves() {
    let page = Page::new();
    page.begin("jipingdian", 5);
    let game = page.play("b B2 b C2 b D2 w D4");
    assert_eq!((game.moves.len(), game.state.handicap), (4, Some(0)));
    assert_eq!(game.state.debt, Some(Owed { debtor: Some(Color::Black), points: 2 }));
    let TabReply::Record { sgf } = page.ask(json!({"do": "save"})) else { panic!() };
    let opened = page.do_it(json!({"do": "open", "sgf": sgf}));
    assert_eq!((opened.moves, opened.state.debt), (game.moves, game.state.debt));
    page.do_it(json!({"do": "goto", "move_number": 0}));
    assert_eq!(page.do_it(json!({"do": "goto", "move_number": 3})).state.rows[3], ".XXX.");
}

#[test]
fn what_is_refused_changes_nothing() {
    let page = Page::new();
    let before = page.begin("jipingdian", 5);
    let seats = json!([{"by": "person"}, {"by": "level", "level": 99}]);
    let persons = json!([{"by": "person"}, {"by": "person"}]);
    for request in [
        json!({"do": "play", "color": "black", "move": "Z9"}),
        json!({"do": "new", "ruleset": "hex", "seats": persons}),
        json!({"do": "new", "ruleset": "chinese", "seats": seats}),
        json!({"do": "new", "ruleset": "chinese", "width": 1, "height": 5, "seats": persons}),
        json!({"do": "new", "ruleset": "chinese", "width": 5, "seats": persons}),
        json!({"do": "new", "ruleset": "chinese", "komi": 1e9, "seats": persons}),
        json!({"do": "new", "ruleset": "chinese", "width": 5, "height": 5, "handicap": 30,
               "seats": persons}),
        json!({"do": "mark_dead", "by": "black", "at": "A1", "dead": true}),
        json!({"do": "agree", "by": "black"}),
        json!({"do": "count", "view": "agreed"}),
        json!({"do": "explain", "ruleset": "hex", "language": "en"}),
        json!({"do": "play", "color": "black", "move": "C3", "rev": 999}),
        json!({"do": "fly"}),
    ] {
        page.refused(request);
        assert_eq!(page.game(), before);
    }
    for (text, re) in [("nonsense", None), ("{}", None), ("{\"id\":5}", Some(5)), ("[1]", None), ("", None)] {
        let told = page.ask_raw(text, re);
        assert!(matches!(told, TabReply::Refused { why: Refused::Unreadable { .. }, .. }), "{text}: {told:?}");
    }
    assert_eq!(page.game(), before);
}

#[test]
fn a_page_that_comes_back_finds_the_game() {
    let mut page = Page::new();
    page.begin("jihuozi", 7);
    let before = page.play("b D4 w virtual b D3 w pass");
    page.reconnect();
    assert_eq!(page.game(), before);
    assert_eq!(page.game().state.phase, Phase::Contest);
}

#[test]
fn every_ruleset_is_offered_and_explained() {
    let page = Page::new();
    let TabReply::Rulesets { rows, levels } = page.ask(json!({"do": "rulesets"})) else { panic!() };
    assert!(rows.len() > 15);
    // The page's program has no network.
    let by: Vec<(LevelBy, u64)> = levels.rows.iter().map(|row| (row.by, row.number)).collect();
    assert_eq!((by.len(), by[2], by[9]), (10, (LevelBy::Playouts, 50), (LevelBy::Playouts, 6400)));
    for row in rows {
        let explained = page.ask(json!({"do": "explain", "ruleset": row.name, "language": "en"}));
        let TabReply::Explained(explained) = explained else { panic!("{explained:?}") };
        assert!(!explained.summary.is_empty() && explained.clauses.is_empty() == row.line_game, "{}", row.name);
        let seats = json!([{"by": "person"}, {"by": "person"}]);
        let game = page.do_it(json!({"do": "new", "ruleset": row.name, "seats": seats}));
        assert_eq!((game.state.ruleset, game.state.size, game.state.komi), (row.name, row.size, row.komi));
    }
}

/// Japanese rules, article 12: both have to agree that a cycle leaves the game without a result. The engine does.
#[test]
fn a_cycle_is_named_and_the_engine_does_not_go_round_for_ever() {
    let page = Page::new();
    page.begin("japanese", 7);
    page.play("b B7 w C7 b A6 w B6 b B5 w D6 b A4 w C5 b C4 w D4 b B3 w C3 b A2 w B2 b B1 w D2 b G1 w C1");
    let game = page.play("b C2 w B4 b C6 w B2 b C4");
    assert_eq!(game.state.cycle, None);
    let game = page.play("w B6");
    assert_eq!((game.state.cycle, game.state.over, game.state.to_move), (Some(18), false, Color::Black));
    let saved = |page: &Page| match page.ask(json!({"do": "save"})) {
        TabReply::Record { sgf } => sgf,
        told => panic!("{told:?}"),
    };
    assert!(saved(&page).contains("RE[Void]"), "{}", saved(&page));
    let game = page.do_it(json!({"do": "sit", "seats": [{"by": "level", "level": 1}, {"by": "person"}]}));
    assert_eq!(game.thinking, None, "the engine agrees, and does not take the ko again");
    page.do_it(json!({"do": "sit", "seats": [{"by": "person"}, {"by": "person"}]}));
    let game = page.play("b G7");
    assert_eq!(game.state.cycle, None);
    assert!(!saved(&page).contains("RE["), "the persons go on");
}

fn timed(time: &str) -> serde_json::Value {
    let persons = json!([{"by": "person"}, {"by": "person"}]);
    json!({"do": "new", "ruleset": "jipingdian", "width": 5, "height": 5, "seats": persons, "time": time})
}

#[test]
fn a_clock_that_runs_out_ends_the_game() {
    let page = Page::new();
    let clocks = page.do_it(timed("1h")).clocks.expect("clocks");
    assert_eq!((clocks.control.as_str(), clocks.running), ("60m", Some(Color::Black)));
    let clocks = page.play("b C3").clocks.expect("clocks");
    assert_eq!(clocks.running, Some(Color::White));
    assert!(clocks.clocks.iter().all(|clock| clock.is_some_and(|clock| clock.left > 3590.0)));

    page.do_it(timed("0.3s+2x0.3s"));
    let periods = RefCell::new(Vec::new());
    let lost = page.wait_for(|game| {
        let count = game.clocks.as_ref().and_then(|clocks| clocks.clocks[0]).map(|clock| clock.count);
        periods.borrow_mut().extend(count);
        game.resigned.is_some()
    });
    assert_eq!((lost.resigned, lost.lost_on_time), (Some(Color::Black), true));
    let clocks = lost.clocks.expect("they stand still");
    assert_eq!((clocks.running, clocks.clocks[0].map(|clock| clock.left)), (None, Some(0.0)));
    let mut periods = periods.into_inner();
    periods.dedup();
    assert_eq!(periods, [0, 2, 1], "each period is told");
    let TabReply::Record { sgf } = page.ask(json!({"do": "save"})) else { panic!() };
    assert!(sgf.contains("RE[W+T]"), "{sgf}");
    assert_eq!(page.refused(json!({"do": "play", "color": "black", "move": "C3"})), Refused::WrongPhase);
    // Who goes back goes on without them.
    page.do_it(timed("0.5s"));
    page.play("b C3 w D3");
    page.wait_for(|game| game.lost_on_time);
    let game = page.do_it(json!({"do": "goto", "move_number": 1}));
    assert_eq!((game.resigned, running(game)), (None, None));
    assert_eq!(running(page.play("w D4")), None);
}

/// Whose clock runs.
fn running(game: TabGame) -> Option<Color> {
    game.clocks.and_then(|clocks| clocks.running)
}

#[test]
fn no_clock_runs_while_the_game_does_not_go_on() {
    let mut page = Page::new();
    page.do_it(timed("2m"));
    assert_eq!(running(page.play("b C3 w D3")), Some(Color::Black));
    assert_eq!(running(page.do_it(json!({"do": "goto", "move_number": 1}))), None, "an earlier position is shown");
    assert_eq!(running(page.do_it(json!({"do": "goto", "move_number": 2}))), Some(Color::Black));
    assert_eq!(running(page.play("b pass w pass")), None, "both have to agree");
    assert_eq!(running(page.do_it(json!({"do": "disagree", "by": "white"}))), Some(Color::Black), "played out");
    let seats = json!([{"by": "level", "level": 1}, {"by": "person"}]);
    let game = page.do_it(json!({"do": "sit", "seats": seats}));
    assert_eq!(game.clocks.map(|clocks| (clocks.running, clocks.clocks[0])), Some((None, None)), "the engine has none");
    // Nobody is there for a while.
    page.do_it(timed("0.4s"));
    page.reconnect_after(Duration::from_millis(800));
    let game = page.game();
    assert_eq!((game.resigned, running(game)), (None, Some(Color::Black)));
}
