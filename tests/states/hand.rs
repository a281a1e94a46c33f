//! A board that is made up by hand: typed steps, and what a page is told.

use liangyi::show::states::HandState;
use liangyi_core::base::{Color, Size};
use liangyi_core::game::End;
use liangyi_core::score::Method;
use liangyi_core::score::makeup::{HandError, HandFault, HandStep};

use crate::games::{PlayoutRng, all_rules, engine, play, some_chains, step};

fn read(json: &str) -> HandStep<Vec<String>> {
    serde_json::from_str(json).expect("a step")
}

/// Whatever a page sends of what it may send, the margin is that of the score, and everything can be taken back.
#[test]
fn a_page_that_takes_what_is_possible_never_moves_the_margin() {
    let (mut taken, mut boards) = (0, 0);
    for (number, ruleset) in all_rules().iter().enumerate() {
        let mut dice = PlayoutRng::new(70 + number as u64);
        let mut engine = engine(ruleset, Size::new(5, 4).expect("a size"));
        for _ in 0..40 {
            step(&mut engine, &mut dice);
        }
        let dead = some_chains(engine.board(), &mut dice);
        let go = engine.go_mut().expect("Go");
        go.agree_dead(&dead.iter().collect::<Vec<_>>()).expect("stones");
        let counts_points = Method::that_agree_with(&ruleset.rules).contains(&Method::Area);
        let Some(mut board) = go.by_hand(End::Agreed) else {
            assert!(!counts_points, "{}", ruleset.name);
            continue;
        };
        let margin = go.score(End::Agreed, None).margin.to_string();
        let start = HandState::new(go, &board);
        for _ in 0..30 {
            let state = HandState::new(go, &board);
            let json = serde_json::to_string(&state).expect("JSON");
            assert_eq!(serde_json::from_str::<HandState>(&json).expect("a state"), state);
            assert_eq!(state.totals.margin, margin, "{} {state:?}", ruleset.name);
            assert_eq!(state.steps_made.len(), board.steps().len());
            let Some(may) = state.may.get(dice.below(state.may.len().max(1))) else { break };
            let word = serde_json::to_value(may.step).expect("a word");
            let point = &may.at[dice.below(may.at.len())];
            let message = match may.side {
                Some(side) => serde_json::json!({"step": word, "side": side, "at": [point], "from": [], "to": []}),
                None => serde_json::json!({"step": word, "black": [point], "white": [may.at[0]]}),
            };
            let message: HandStep<Vec<String>> = serde_json::from_value(message).expect("a step");
            if board.step_named(&message).is_ok() {
                assert_eq!(HandState::new(go, &board).steps_made.last(), Some(&message));
                taken += 1;
            } else {
                assert_eq!(HandState::new(go, &board), state);
            }
        }
        board.start_over();
        assert_eq!(HandState::new(go, &board), start);
        boards += 1;
    }
    assert!(boards > 5 && taken > 60, "{boards} {taken}");
}

#[test]
fn steps_are_read_as_they_are_written_and_refused_with_the_reason() {
    let ruleset = liangyi_core::rules::find("jipingdian").expect("a ruleset").into();
    let mut engine = engine(&ruleset, Size::square(5).expect("a size"));
    let moves = "b B4, w C4, b A3, w D3, b B2, w C2, b E1, w virtual, b E2, w B3, b C3";
    play(&mut engine, moves);
    let dead = engine.size().parse_vertex("E1").expect("a point");
    let go = engine.go_mut().expect("Go");
    go.agree_dead(&[dead]).expect("a stone");
    let mut board = go.by_hand(End::Agreed).expect("points count");
    let mut refused = |json: &str| board.step_named(&read(json)).expect_err("no step of the articles");
    let at = |fault, name: &str| HandError { fault, point: Some(name.to_string()) };
    assert_eq!(
        refused(r#"{"step":"give_up","side":"white","at":["C2"]}"#),
        HandFault::NoDebt { side: Color::White }.into()
    );
    let two = refused(r#"{"step":"give_up","side":"black","at":["B2","B4"]}"#);
    assert_eq!(two, HandFault::MoreThanOwed { owed: 1 }.into());
    assert_eq!(refused(r#"{"step":"fill","side":"black","at":["A1"]}"#), at(HandFault::NotOwn, "A1"));
    assert_eq!(refused(r#"{"step":"take_off","side":"black","at":["I9"]}"#), at(HandFault::NoSuchPoint, "I9"));
    let twice = refused(r#"{"step":"fill_public","black":["A1"],"white":["A1"]}"#);
    assert_eq!(twice, at(HandFault::Twice, "A1"));
    let json = serde_json::to_string(&twice).expect("JSON");
    assert_eq!(json, r#"{"kind":"twice","point":"A1"}"#);

    let before = HandState::new(go, &board);
    assert_eq!((before.totals.margin.as_str(), before.totals.debt.points), ("-5 1/2", 1));
    board.step_named(&read(r#"{"step":"give_up","side":"black","at":["B2"]}"#)).expect("a border stone");
    let after = HandState::new(go, &board);
    assert_eq!((after.totals.margin.as_str(), after.totals.debt.points), ("-5 1/2", 0));
    assert_eq!((after.piles.taken_off, after.rows[3].as_str(), after.owner[3].as_str()), ([1, 0], "..O..", "==O=="));
    assert_eq!(
        serde_json::to_string(&after.steps_made).expect("JSON"),
        r#"[{"step":"give_up","side":"black","at":["B2"]}]"#
    );
}
