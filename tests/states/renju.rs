//! Where a game of renju stands, and the chains of verdicts behind forbidden points.

use std::collections::BTreeSet;

use liangyi::show::states::{
    GameState, LineShapeWord, Next, PassMeans, Reasons, ResultReason, SpoiledBy, VerdictStep, WhyIllegal,
};
use liangyi_core::base::{Color, Size};
use liangyi_core::game::{Move, Phase};
use liangyi_core::line::{ForbiddenKind, LineVerdict};
use liangyi_core::rules::find_line_game;
use liangyi_engine::engine::{Engine, EngineSettings};
use liangyi_engine::policy::Models;

use crate::games::{PlayoutRng, play, step_of};

fn engine(size: Size) -> Engine {
    let settings = EngineSettings {
        line: find_line_game("renju"),
        size: Some(size),
        memory: 1 << 20,
        ..EngineSettings::new(Models::embedded())
    };
    Engine::new(settings).expect("an engine")
}

fn count(why: &WhyIllegal, shapes: &[LineShapeWord]) -> usize {
    match why {
        WhyIllegal::Forbidden { lines, .. } => lines.iter().filter(|line| shapes.contains(&line.shape)).count(),
        _ => 0,
    }
}

/// Each verdict that another one names is on the point it is named for, on the board with the stones before it.
fn chain_holds(verdicts: &[VerdictStep], point: &str) {
    assert_eq!((verdicts[0].point.as_str(), verdicts[0].after.len()), (point, 0));
    let mut named = BTreeSet::from([0]);
    for (number, step) in verdicts.iter().enumerate() {
        assert_eq!(step.verdict, LineVerdict::Forbidden);
        assert!(!step.kinds.is_empty());
        for spoiled in step.lines.iter().flat_map(|line| &line.spoiled) {
            if let SpoiledBy::Forbidden { verdict } = spoiled.by {
                let other = &verdicts[verdict];
                assert!(verdict > number && named.insert(verdict));
                assert_eq!(other.point, spoiled.point);
                let stones: Vec<&String> = step.after.iter().chain([&step.point]).collect();
                assert_eq!(other.after.iter().collect::<Vec<_>>(), stones);
            }
        }
    }
    assert_eq!(named.len(), verdicts.len(), "each verdict is named once");
}

#[test]
fn random_games_of_renju_are_shown_as_they_stand() {
    let (mut kinds, mut ends) = (BTreeSet::new(), BTreeSet::new());
    for (width, height) in [(9, 9), (7, 11)] {
        let size = Size::new(width, height).expect("a size");
        for seed in 0..40 {
            let mut dice = PlayoutRng::new(seed);
            let mut engine = engine(size);
            while !engine.is_over() {
                let state = GameState::new(&engine);
                let json = serde_json::to_string(&state).expect("JSON");
                assert_eq!(serde_json::from_str::<GameState>(&json).expect("a state"), state);
                let legal = engine.legal_moves(state.to_move).points;
                let forbidden = engine.board().empty().without(&legal);
                let wanted: Vec<String> = forbidden.iter().map(|point| size.vertex(point).to_string()).collect();
                assert_eq!(state.illegal.iter().map(|illegal| illegal.mv.clone()).collect::<Vec<_>>(), wanted);
                assert_eq!((state.phase, state.over, &state.result), (Phase::Contest, false, &None));
                assert_eq!(state.next.contains(&Next::Play), !legal.is_empty());
                for illegal in &state.illegal {
                    let WhyIllegal::Forbidden { kinds: found, .. } = &illegal.why else { panic!("{illegal:?}") };
                    for kind in found {
                        let (least, shapes) = match kind {
                            ForbiddenKind::Overline => (1, [LineShapeWord::Overline; 2]),
                            ForbiddenKind::FourFour => (2, [LineShapeWord::Four, LineShapeWord::OpenFour]),
                            ForbiddenKind::ThreeThree => (2, [LineShapeWord::OpenThree; 2]),
                        };
                        assert!(count(&illegal.why, &shapes) >= least, "{illegal:?}");
                        kinds.insert(kind.name());
                    }
                }
                let reasons = Reasons::new(&engine, state.to_move);
                let json = serde_json::to_string(&reasons).expect("JSON");
                assert_eq!(serde_json::from_str::<Reasons>(&json).expect("reasons"), reasons);
                for (reasoned, illegal) in reasons.illegal.iter().zip(&state.illegal) {
                    assert_eq!(&reasoned.illegal, illegal);
                    chain_holds(&reasoned.verdicts, &illegal.mv);
                }
                step_of(&mut engine, state.to_move, &mut dice);
            }
            let state = GameState::new(&engine);
            let result = state.result.expect("a result");
            assert_eq!((state.phase, state.over, state.pass_means), (Phase::Over, true, None));
            assert_eq!(state.illegal.len(), engine.board().empty().len());
            assert!(state.illegal.iter().all(|illegal| illegal.why == WhyIllegal::Over));
            ends.insert(format!("{:?}", result.reason));
        }
    }
    assert_eq!(kinds.into_iter().collect::<Vec<_>>(), ["four-four", "overline", "three-three"]);
    assert!(ends.len() > 1, "{ends:?}");
}

/// K4 makes a third three in its row, which is not open, as White holds F4 and L4 is forbidden then.
#[test]
fn a_chain_of_verdicts_names_each_point_that_the_first_depends_on() {
    let mut engine = engine(Size::square(15).expect("a size"));
    let text = "b h4, w f4, b l5, w l8, b j4, w a15, b h6, w c15, b m6, w e15, b l6, w p15, b j5, w p1, b l7, w a1";
    play(&mut engine, text);
    let reasons = Reasons::new(&engine, Color::Black);
    let points: Vec<&str> = reasons.illegal.iter().map(|reasoned| reasoned.illegal.mv.as_str()).collect();
    assert_eq!(points, ["H3", "J3", "K4", "H5", "K5", "K6"]);
    reasons.illegal.iter().for_each(|reasoned| chain_holds(&reasoned.verdicts, &reasoned.illegal.mv));
    let steps = &reasons.illegal[2].verdicts;
    let named: Vec<(&str, &[String])> = steps.iter().map(|step| (step.point.as_str(), &step.after[..])).collect();
    let after = ["K4".to_string()];
    assert_eq!(named, [("K4", &[][..]), ("L4", &after[..]), ("L3", &after[..])]);
    assert_eq!(steps[1].kinds, [ForbiddenKind::FourFour]);
    let row = &steps[0].lines[0];
    assert_eq!((row.line.shape, row.line.by.len()), (LineShapeWord::Three, 0));
    let spoiled: Vec<(&str, &SpoiledBy)> = row.spoiled.iter().map(|move_| (move_.point.as_str(), &move_.by)).collect();
    let stone = SpoiledBy::Stone { at: "F4".to_string() };
    assert_eq!(spoiled, [("G4", &stone), ("L4", &SpoiledBy::Forbidden { verdict: 1 })]);
}

#[test]
fn a_forbidden_move_and_two_passes_end_the_game() {
    let mut engine = engine(Size::square(15).expect("a size"));
    play(&mut engine, "b h8, w a1, b j8, w a3, b g7, w a5, b g6, w a7");
    let state = GameState::new(&engine);
    let forbidden: Vec<&str> = state.illegal.iter().map(|illegal| illegal.mv.as_str()).collect();
    assert_eq!(forbidden, ["G8"]);
    play(&mut engine, "b g8");
    let result = GameState::new(&engine).result.expect("a result");
    assert_eq!((result.winner, result.reason), (Some(Color::White), ResultReason::ForbiddenMove));
    engine.undo(1).expect("a move");
    let mut passes = vec![GameState::new(&engine).pass_means];
    play(&mut engine, "b pass");
    let state = GameState::new(&engine);
    passes.push(state.pass_means);
    assert_eq!(state.offer, Some(Color::Black));
    engine.play(Color::White, Move::Pass).expect("a pass");
    let state = GameState::new(&engine);
    passes.push(state.pass_means);
    assert_eq!(passes, [Some(PassMeans::Pass), Some(PassMeans::AcceptDraw), None]);
    assert_eq!(state.result.expect("a result").reason, ResultReason::Passes);
}
