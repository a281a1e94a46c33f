//! A stop: marks of both sides, agreement, disagreement and resolution.

use liangyi::page::tabs::{JudgedBoard, Refused, TabGame, TabReply};
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
    // What a side has marked itself is not marked anew.
    let game = page.do_it(mark_dead("white", "C4", true));
    let agreement = game.agreement.expect("a stop");
    assert!(
        agreement.views[1].dead.contains(&"C4".to_string()) && !agreement.views[0].dead.contains(&"C4".to_string())
    );
    let game = page.do_it(json!({"do": "adopt", "by": "white", "view": "judgement"}));
    assert_eq!(game.agreement.expect("a stop").views[1], board.view);
    page.do_it(json!({"do": "adopt", "by": "black", "view": "white"}));
    page.do_it(agree("white"));
    assert!(page.do_it(agree("black")).state.over);
}

/// A white stone in an eye of Black's, who has the board.
const PROVED: &str = "(;SZ[5]RU[jipingdian]KM[0]AB[aa][ba][ca][da][ea][ab][cb][eb][ac][bc][cc][ec][ad:ed][ae:ee]AW[dc]";

fn opened(record: &str) -> Page {
    let page = Page::new();
    page.do_it(json!({"do": "open", "sgf": record}));
    page
}

fn judged(page: &Page) -> JudgedBoard {
    match page.ask(json!({"do": "judge"})) {
        TabReply::Judgement(board) => board,
        told => panic!("{told:?}"),
    }
}

#[test]
fn marks_begin_with_what_is_proved_or_nearly_sure() {
    let page = opened(&format!("{PROVED};B[];W[])"));
    let board = judged(&page);
    let stone = board.chains.iter().find(|chain| chain.stones == ["D3"]).expect("the white stone");
    assert!(stone.dead && stone.proved && stone.proposed && !board.recorded);
    let agreement = page.game().agreement.expect("a stop");
    assert_eq!(agreement.views.each_ref().map(|view| view.dead.clone()), [["D3"], ["D3"]]);
    assert_eq!((agreement.said_yes, agreement.differs.is_empty()), ([false; 2], true));
    // Whatever the position: what is proposed is dead, and proved or sure; nothing else is marked.
    for moves in ["b C3 w B2 b pass w pass", "b C2 w B4 b D4 w pass b pass", MOVES] {
        let page = Page::new();
        page.begin("jipingdian", 5);
        page.play(moves);
        let board = judged(&page);
        for chain in &board.chains {
            let is_sure = chain.proved || chain.confidence >= 0.899;
            assert_eq!(chain.proposed, chain.dead && is_sure, "{moves}: {chain:?}");
        }
        let mut proposed: Vec<_> =
            board.chains.iter().filter(|chain| chain.proposed).flat_map(|chain| &chain.stones).collect();
        let views = page.game().agreement.expect("a stop").views;
        let mut marked: Vec<_> = views[0].dead.iter().collect();
        proposed.sort();
        marked.sort();
        assert_eq!(proposed, marked, "{moves}");
        assert_eq!(views[0], views[1]);
    }
    // What the record names is not asked of anybody.
    let board = judged(&opened("(;SZ[9]RU[chinese]KM[0]AB[da:di][ie]AW[ea:ei][ae];B[];W[]TW[aa:ii])"));
    assert!(board.recorded && board.chains.iter().all(|chain| chain.proposed == (chain.color == Color::Black)));
}

#[test]
fn what_both_have_agreed_on_is_changed_after_all() {
    let page = stopped();
    for by in ["black", "white"] {
        page.do_it(mark_dead(by, "E1", true));
        page.do_it(json!({"do": "mark_end", "by": by, "end": "agreed"}));
    }
    page.do_it(agree("black"));
    let agreed = page.do_it(agree("white"));
    assert!(agreed.state.over && agreed.result.is_some());
    for by in ["white", "black"] {
        let game = page.do_it(json!({"do": "reconsider", "by": by}));
        let agreement = game.agreement.expect("a stop");
        assert_eq!((game.state.phase, game.result, agreement.said_yes), (Phase::Stopped, None, [false; 2]));
        assert_eq!(agreement.views, agreed.agreement.clone().expect("an agreement").views, "the marks stay");
        page.do_it(agree("black"));
        assert_eq!(page.do_it(agree("white")).result, agreed.result);
    }
    page.begin("jipingdian", 5);
    assert_eq!(page.refused(json!({"do": "reconsider", "by": "black"})), Refused::WrongPhase);
}

#[test]
fn a_mark_is_about_all_that_share_a_fate_or_about_one_chain() {
    // Two white stones in Black's corner, and White's own stones beyond the wall.
    let page = opened("(;SZ[7]RU[chinese]KM[0]AB[ea:eg][db][bb][bd][bf][df]AW[fa:fg][ad][cc];B[];W[])");
    let board = judged(&page);
    let of = |at: &str| board.chains.iter().find(|chain| chain.stones == [at]).expect("a stone").dead;
    assert!(of("A4") && of("C5"), "{board:?}");
    let dead = |game: &TabGame| game.agreement.as_ref().expect("a stop").views[0].dead.clone();
    let without = page.do_it(mark_dead("black", "A4", false));
    assert_eq!(dead(&without), Vec::<String>::new(), "both are alive again");
    let mut both = dead(&page.do_it(mark_dead("black", "C5", true)));
    both.sort();
    assert_eq!(both, ["A4", "C5"], "both are dead, and nothing of the other side");
    let alone = json!({"do": "mark_dead", "by": "black", "at": "C5", "dead": false, "alone": true});
    assert_eq!(dead(&page.do_it(alone)), ["A4"]);
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

/// A judgement comes by itself: a person that has not seen it yet may walk on and disagree, and marks what it has seen.
#[test]
fn what_was_asked_before_a_judgement_came_is_refused_only_if_it_is_about_marks() {
    let of = |rev: u64, mut request: Value| {
        request["rev"] = rev.into();
        request
    };
    for request in
        [json!({"do": "disagree", "by": "white"}), json!({"do": "goto", "move_number": 12}), json!({"do": "play_on"})]
    {
        let page = Page::new();
        page.begin("chinese", 5);
        page.play("b C1 w D1 b C2 w D2 b C3 w D3 b C4 w D4 b C5 w D5 b E3 w A3 b pass w pass");
        let before = page.rev();
        let marks = |game: &TabGame| game.agreement.as_ref().map(|agreement| agreement.views[0].dead.len());
        page.wait_for(|game| marks(game) > Some(0));
        assert!(page.rev() > before);
        for request in [mark_dead("black", "E3", false), agree("black"), json!({"do": "reconsider", "by": "black"})] {
            assert_eq!(page.refused(of(before, request)), Refused::OldRevision);
        }
        page.do_it(of(before, request.clone()));
        // It has changed the game, and what was seen before that is old.
        assert_eq!(page.refused(of(before, request)), Refused::OldRevision);
    }
    let page = Page::new();
    page.begin("japanese", 5);
    page.play("b C1 w D1 b C2 w D2 b C3 w D3 b C4 w D4 b C5 w D5 b pass w pass");
    page.do_it(agree("black"));
    page.do_it(agree("white"));
    let before = page.rev();
    page.wait_for(|game| game.result.is_some());
    assert!(page.rev() > before);
    page.do_it(of(before, json!({"do": "goto", "move_number": 3})));
}

/// What a game shows of its end.
fn shown_end(game: &TabGame) -> Value {
    let TabGame { state, agreement, result, resigned, lost_on_time, .. } = game;
    json!([state.over, state.phase, state.declared_end, agreement, result, resigned, lost_on_time])
}

/// The end of the game of a page is the same after a walk through its record, in the record that is saved, and in the
/// one that is saved of that.
fn stays(page: &Page) {
    let ended = page.wait_for(|game| game.resigned.is_some() || game.result.is_some());
    let saved = |page: &Page| match page.ask(json!({"do": "save", "bare": true})) {
        TabReply::Record { sgf } => sgf,
        told => panic!("{told:?}"),
    };
    let text = saved(page);
    let again = Page::new();
    again.do_it(json!({"do": "open", "sgf": text}));
    for page in [page, &again] {
        let moves = page.game().moves.len();
        page.do_it(json!({"do": "goto", "move_number": moves - 1}));
        assert_eq!(page.game().resigned, None, "{text}");
        assert_eq!(saved(page), text, "wherever one looks");
        page.do_it(json!({"do": "goto", "move_number": moves}));
        let shown = page.wait_for(|game| game.resigned.is_some() || game.result.is_some());
        assert_eq!(shown_end(&shown), shown_end(&ended), "{text}");
        assert_eq!(saved(page), text);
    }
}

#[test]
fn how_a_game_has_ended_is_kept_with_its_node_and_its_record() {
    let wall = "b C1 w D1 b C2 w D2 b C3 w D3 b C4 w D4 b C5 w D5 b E3 w A3 b pass w pass";
    for (ruleset, moves, dead) in [
        ("jipingdian", MOVES, ["E1", "E1"]),
        ("japanese", wall, ["E3", "A3"]),
        ("chinese", wall, ["E3", "A3"]),
        ("jihuozi", wall, ["E3", "A3"]),
        ("new-ing", wall, ["E3", "A3"]),
        ("ing", wall, ["E3", "A3"]),
    ] {
        let page = Page::new();
        page.begin(ruleset, 5);
        let game = page.play(moves);
        assert!(game.agreement.is_some(), "{ruleset}: {:?}", game.state.phase);
        for by in ["black", "white"] {
            for at in dead {
                page.do_it(json!({"do": "mark_dead", "by": by, "at": at, "dead": true, "alone": true}));
            }
        }
        page.do_it(agree("black"));
        // One side alone has agreed, and that is kept too.
        let one = page.game().agreement;
        page.do_it(json!({"do": "goto", "move_number": 1}));
        page.do_it(json!({"do": "goto", "move_number": page.game().moves.len()}));
        assert_eq!(page.game().agreement, one, "{ruleset}");
        page.do_it(agree("white"));
        stays(&page);
        // What is agreed on can be changed after all, in the record too.
        page.do_it(json!({"do": "reconsider", "by": "white"}));
        page.do_it(json!({"do": "goto", "move_number": 1}));
        let game = page.do_it(json!({"do": "goto", "move_number": page.game().moves.len()}));
        assert_eq!(game.agreement.map(|agreement| agreement.said_yes), Some([false; 2]), "{ruleset}");
        let TabReply::Record { sgf } = page.ask(json!({"do": "save"})) else { panic!() };
        assert!(sgf.contains("RE[?]") && sgf.contains("AY[]") && sgf.contains("AD["), "{sgf}");
    }
    let page = stopped();
    for by in ["black", "white"] {
        page.do_it(json!({"do": "mark_end", "by": by, "end": "natural"}));
    }
    page.do_it(agree("black"));
    page.do_it(agree("white"));
    stays(&page);
}

#[test]
fn marks_stay_with_their_node_before_anybody_has_agreed() {
    let record = |page: &Page| match page.ask(json!({"do": "save", "bare": true})) {
        TabReply::Record { sgf } => sgf,
        told => panic!("{told:?}"),
    };
    let walk = |page: &Page| {
        page.do_it(json!({"do": "goto", "move_number": 1}));
        page.do_it(json!({"do": "goto", "move_number": page.game().moves.len()})).agreement.expect("a stop")
    };
    let page = stopped();
    assert!(!record(&page).contains("AY["), "nobody has marked anything");
    for by in ["black", "white"] {
        page.do_it(mark_dead(by, "E1", true));
        page.do_it(json!({"do": "mark_owner", "by": by, "at": "A1", "owner": "white"}));
    }
    // The sides see one chain, and the end, differently.
    page.do_it(mark_dead("white", "E2", true));
    page.do_it(json!({"do": "mark_end", "by": "white", "end": "natural"}));
    let marked = page.game().agreement.expect("a stop");
    assert_ne!(marked.views[0], marked.views[1]);
    let again = Page::new();
    again.do_it(json!({"do": "open", "sgf": record(&page)}));
    for page in [page, again] {
        let shown = walk(&page);
        assert_eq!((&shown.views, shown.said_yes), (&marked.views, [false; 2]));
        // Without any marks, since a side has taken them off.
        for by in ["black", "white"] {
            page.do_it(mark_dead(by, "E1", false));
            page.do_it(mark_dead(by, "E2", false));
            page.do_it(json!({"do": "mark_end", "by": by, "end": "agreed"}));
            page.do_it(json!({"do": "mark_owner", "by": by, "at": "A1", "owner": null}));
        }
        let shown = walk(&page);
        assert!(shown.views.iter().all(|view| view.dead.is_empty()), "{:?}", shown.views);
        assert!(record(&page).contains("AY[]"));
    }
    // A person who sees it otherwise than the engine.
    let page = Page::new();
    page.begin("chinese", 5);
    page.play("b C1 w D1 b C2 w D2 b C3 w D3 b C4 w D4 b C5 w D5 b E3 w A3 b pass w pass");
    page.do_it(json!({"do": "sit", "seats": [{"by": "person"}, {"by": "level", "level": 1}]}));
    page.do_it(json!({"do": "mark_dead", "by": "black", "at": "C1", "dead": true, "alone": true}));
    let own = page.game().agreement.expect("a stop").views[0].clone();
    assert_eq!(walk(&page).views[0], own);
    assert!(record(&page).contains("WAY["), "the engine marks otherwise");
}

#[test]
fn a_game_that_was_given_up_is_so_where_that_happened_until_play_goes_on() {
    let page = Page::new();
    page.begin("chinese", 5);
    page.play("b C3 w C4");
    page.do_it(json!({"do": "resign", "color": "black"}));
    stays(&page);
    // Whoever plays the last move once more has not given up.
    page.do_it(json!({"do": "goto", "move_number": 1}));
    assert_eq!(page.play("w C4").resigned, None);
    page.do_it(json!({"do": "resign", "color": "white"}));
    assert_eq!(page.do_it(json!({"do": "play_on"})).resigned, None);
    let TabReply::Record { sgf } = page.ask(json!({"do": "save"})) else { panic!() };
    assert!(!sgf.contains("RE[") && !sgf.contains("NR["), "{sgf}");
    // What a record states holds at its end, and nowhere else.
    let page = opened("(;SZ[5]RU[chinese]RE[W+T];B[cc];W[dd](;B[bb];W[aa])(;B[ee]))");
    assert_eq!((page.game().resigned, page.game().lost_on_time), (Some(Color::Black), true));
    stays(&page);
    page.do_it(json!({"do": "goto", "move_number": 3}));
    assert_eq!(page.play("w E1").resigned, None);
    page.do_it(json!({"do": "goto", "move_number": 2}));
    page.play("b B4 w A5");
    assert_eq!(page.game().resigned, Some(Color::Black), "the record says it of this node");
    assert_eq!(page.do_it(json!({"do": "play_on"})).resigned, None);
    page.do_it(json!({"do": "goto", "move_number": 2}));
    assert_eq!(page.do_it(json!({"do": "goto", "move_number": 4})).resigned, None);
}

#[test]
fn a_finished_record_says_what_it_states() {
    for (stated, english, chinese) in [
        ("B+R", "Black wins by resignation (B+R)", "黑方胜，对方认输（B+R）"),
        ("W+T", "White wins on time (W+T)", "白方胜，对方超时（W+T）"),
        ("B+3.5", "Black wins (B+3.5)", "黑方胜（B+3.5）"),
        ("雙方判負", "both lose (雙方判負)", "双方判负（雙方判負）"),
        ("Void", "no result (Void)", "无胜负（Void）"),
        ("0", "a draw (0)", "和棋（0）"),
    ] {
        let page = opened(&format!("(;SZ[5]RE[{stated}];B[cc];W[dd])"));
        for (language, told) in [("en", english), ("zh-Hans", chinese)] {
            let TabReply::Remarks { remarks } = page.ask(json!({"do": "remarks", "language": language})) else {
                panic!()
            };
            assert!(remarks.len() == 1 && remarks[0].ends_with(told), "{remarks:?}");
        }
    }
    assert_eq!(opened("(;SZ[5]RE[?];B[cc])").game().remarks, 0);
}
