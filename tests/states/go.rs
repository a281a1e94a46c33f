//! Where a game of Go stands, and why moves are forbidden.

use std::collections::{BTreeMap, BTreeSet};

use liangyi::show::states::{GameState, Next, PassMeans, Reasons, Repeated, ResultReason, WhyIllegal};
use liangyi_core::base::{Color, Size};
use liangyi_core::game::{Move, Phase};
use liangyi_core::rules::{Ending, NamedRules, Removal, find};
use liangyi_engine::engine::Engine;

use crate::games::{PlayoutRng, all_rules, engine, play, step};

const SIZES: [(u32, u32); 5] = [(2, 3), (3, 2), (4, 4), (6, 3), (5, 7)];

fn size(width: u32, height: u32) -> Size {
    Size::new(width, height).expect("a size")
}

fn rows(engine: &Engine) -> Vec<String> {
    let picture = engine.board().to_string().replace(' ', "");
    picture.lines().map(str::to_string).collect()
}

/// What came up in the games.
#[derive(Debug, Default)]
struct Seen {
    kinds: BTreeMap<&'static str, usize>,
    passes: BTreeMap<String, usize>,
}

fn kind(why: &WhyIllegal) -> &'static str {
    match why {
        WhyIllegal::Occupied => "occupied",
        WhyIllegal::Suicide => "suicide",
        WhyIllegal::Ko { .. } => "ko",
        WhyIllegal::Repeats { what: Repeated::Board, .. } => "board",
        WhyIllegal::Repeats { what: Repeated::Position, .. } => "position",
        WhyIllegal::Forbidden { .. } => "forbidden",
        WhyIllegal::NoVirtualMoves => "no_virtual_moves",
        WhyIllegal::Drawn { .. } => "drawn",
        WhyIllegal::Over => "over",
    }
}

/// The state is what the engine says, move by move.
fn check(engine: &mut Engine, seen: &mut Seen) -> GameState {
    let state = GameState::new(engine);
    let json = serde_json::to_string(&state).expect("JSON");
    assert_eq!(serde_json::from_str::<GameState>(&json).expect("a state"), state, "{json}");
    assert_eq!(state.rows, rows(engine));
    assert_eq!((state.rows.len(), state.rows[0].len()), (state.size.height, state.size.width));

    let (color, size) = (engine.to_move(), engine.size());
    let legal = engine.legal_moves(color);
    let forbidden = engine.board().empty().without(&legal.points);
    let mut wanted: BTreeSet<String> = forbidden.iter().map(|point| size.vertex(point).to_string()).collect();
    let (has_virtual_moves, passes_place) =
        engine.go().map_or((false, false), |go| (go.game().rules().virtual_moves, go.game().rules().virtual_pass));
    if has_virtual_moves && !legal.virtual_move {
        wanted.insert("virtual".to_string());
    }
    if !legal.pass {
        wanted.insert("pass".to_string());
    }
    let listed: BTreeSet<String> = state.illegal.iter().map(|illegal| illegal.mv.clone()).collect();
    assert_eq!((&listed, listed.len()), (&wanted, state.illegal.len()), "{json}");
    assert!(has_virtual_moves || !legal.virtual_move);
    assert_eq!(state.virtual_stones.is_some(), has_virtual_moves || passes_place);
    let goes_on = matches!(state.phase, Phase::Contest | Phase::Resolution);
    for (next, may) in
        [(Next::Play, !legal.points.is_empty()), (Next::Virtual, legal.virtual_move), (Next::Pass, legal.pass)]
    {
        assert_eq!(state.next.contains(&next), goes_on && may, "{json}");
    }
    for illegal in &state.illegal {
        *seen.kinds.entry(kind(&illegal.why)).or_default() += 1;
    }
    reasons_hold(engine, color, &state);
    pass_holds(engine, &state, seen);
    state
}

/// A move that repeats leads to the earlier board that is shown.
fn reasons_hold(engine: &Engine, color: Color, state: &GameState) {
    let reasons = Reasons::new(engine, color);
    let json = serde_json::to_string(&reasons).expect("JSON");
    assert_eq!(serde_json::from_str::<Reasons>(&json).expect("reasons"), reasons, "{json}");
    assert_eq!((reasons.color, reasons.move_number), (color, state.move_number));
    let plain: Vec<_> = reasons.illegal.iter().map(|reasoned| reasoned.illegal.clone()).collect();
    assert_eq!(plain, state.illegal);
    for reasoned in &reasons.illegal {
        let mut board = *engine.board();
        let point = engine.size().parse_vertex(&reasoned.illegal.mv);
        let removed = point.map(|point| board.place(color, point)).unwrap_or_default();
        let repeated = reasoned.illegal.why.repeated();
        assert_eq!(reasoned.earlier.as_ref().map(|earlier| earlier.after_move), repeated, "{json}");
        if let Some(earlier) = &reasoned.earlier {
            let after: Vec<String> = board.to_string().replace(' ', "").lines().map(str::to_string).collect();
            assert_eq!(earlier.rows, after, "{json}");
            assert!(earlier.after_move <= state.move_number);
            assert_eq!(earlier.virtual_stones.is_some(), state.virtual_stones.is_some());
            if let (Some(then), Some(now), Some(_)) = (earlier.virtual_stones, state.virtual_stones, point) {
                // A stone on the board repeats the whole position.
                assert_eq!(then, now.map(|stones| stones as usize), "{json}");
            }
        }
        let stones: Vec<String> = removed.suicide.iter().map(|at| engine.size().vertex(at).to_string()).collect();
        let is_suicide = reasoned.illegal.why == WhyIllegal::Suicide;
        assert_eq!(reasoned.stones, if is_suicide { stones } else { Vec::new() });
        assert_eq!(is_suicide, !reasoned.stones.is_empty());
    }
}

/// After the pass the game stands where the name of the pass says.
fn pass_holds(engine: &mut Engine, before: &GameState, seen: &mut Seen) {
    let color = before.to_move;
    if !engine.legal_moves(color).pass {
        assert!(before.illegal.iter().any(|illegal| illegal.mv == "pass") && !before.next.contains(&Next::Pass));
        return;
    }
    // Where it takes four passes on a board, a second one need not end anything.
    let takes_four = engine.go().is_some_and(|go| go.game().rules().ending == Ending::FourPassesOnABoard);
    engine.play(color, Move::Pass).expect("a pass is legal");
    let after = GameState::new(engine);
    let second = |engine: &mut Engine| {
        if !engine.legal_moves(after.to_move).pass {
            // A pass that is a virtual move may be forbidden.
            return None;
        }
        engine.play(after.to_move, Move::Pass).expect("a pass is legal");
        let phase = GameState::new(engine).phase;
        engine.undo(1).expect("a move");
        Some(phase)
    };
    let offers = |engine: &mut Engine, then: Phase| {
        if takes_four {
            assert!(after.offer.is_some() && !after.over);
            return;
        }
        assert_eq!((before.offer, after.offer, after.over), (None, Some(color), false));
        // The answer of the other side may be a draw by repetition.
        if let Some(phase) = second(engine) {
            assert!(phase == then || phase == Phase::Over, "{phase:?}");
        }
    };
    match before.pass_means {
        None => {
            assert!(matches!(before.phase, Phase::Stopped | Phase::Over));
            assert_eq!(after.phase, before.phase);
        }
        // Where four passes end it, a third one offers that at a stop.
        Some(PassMeans::OfferEnd) if before.phase == Phase::Stopped => assert_eq!(after.phase, Phase::Stopped),
        Some(PassMeans::OfferToStop | PassMeans::OfferToRest) => offers(engine, Phase::Stopped),
        Some(PassMeans::NullMove | PassMeans::OfferEnd | PassMeans::Pass) => offers(engine, Phase::Over),
        Some(PassMeans::AcceptStop | PassMeans::AcceptRest) => {
            assert!(before.offer.is_some());
            assert_eq!((after.phase, after.over, &after.result), (Phase::Stopped, false, &None));
            assert_eq!(after.next, [Next::Agree, Next::Resume]);
        }
        Some(PassMeans::AcceptEnd) => {
            assert!(before.offer.is_some());
            assert_eq!((after.phase, after.over), (Phase::Over, true));
        }
        Some(PassMeans::TakeButton) => {
            assert_eq!(after.button.expect("a button").taken_by, Some(color));
            assert_eq!((after.offer, after.phase), (None, before.phase));
        }
        Some(PassMeans::DrawByRepetition) => {
            let result = after.result.as_ref().expect("a result");
            assert_eq!((after.over, result.winner, result.reason), (true, None, ResultReason::Repetition));
        }
        Some(PassMeans::AcceptDraw) => panic!("no pass of Go"),
    }
    let name = before.pass_means.map_or("null".to_string(), |means| format!("{means:?}"));
    *seen.passes.entry(name).or_default() += 1;
    engine.undo(1).expect("a move");
}

#[test]
fn random_games_under_every_ruleset_are_shown_as_they_stand() {
    let mut seen = Seen::default();
    for (number, ruleset) in all_rules().iter().enumerate() {
        for (index, (width, height)) in SIZES.into_iter().enumerate() {
            let mut dice = PlayoutRng::new((number * SIZES.len() + index) as u64);
            for _ in 0..8 {
                let mut engine = engine(ruleset, size(width, height));
                for _ in 0..4 * width * height {
                    check(&mut engine, &mut seen);
                    step(&mut engine, &mut dice);
                }
                let state = check(&mut engine, &mut seen);
                assert_eq!(state.ruleset, ruleset.name);
                assert_eq!(state.debt.is_some(), ruleset.rules.extra_moves || ruleset.rules.last_stone);
                assert_eq!(state.button.is_some(), ruleset.rules.button);
            }
        }
    }
    let kinds: Vec<_> = seen.kinds.keys().copied().collect();
    assert_eq!(kinds, ["board", "drawn", "ko", "over", "position", "suicide"], "{seen:?}");
    let passes: Vec<_> = seen.passes.keys().map(String::as_str).collect();
    let all = [
        "AcceptEnd",
        "AcceptRest",
        "AcceptStop",
        "DrawByRepetition",
        "NullMove",
        "OfferEnd",
        "OfferToRest",
        "OfferToStop",
        "Pass",
        "TakeButton",
        "null",
    ];
    assert_eq!(passes, all, "{seen:?}");
}

fn of(name: &str) -> NamedRules {
    find(name).expect("a ruleset").into()
}

#[test]
fn a_pass_is_called_what_its_ruleset_calls_it() {
    let stop = [Some(PassMeans::OfferToStop), Some(PassMeans::AcceptStop), None];
    let rest = [Some(PassMeans::OfferToRest), Some(PassMeans::AcceptRest), None];
    let null = [Some(PassMeans::NullMove), Some(PassMeans::AcceptEnd), None];
    let end = [Some(PassMeans::OfferEnd), Some(PassMeans::AcceptEnd), None];
    let usual = [Some(PassMeans::Pass), Some(PassMeans::AcceptEnd), None];
    for (name, wanted) in [
        ("jipingdian", stop),
        ("jihuozi", rest),
        ("jihuozi-natural", usual),
        ("jihuozi-art", rest),
        ("jihuozi-simple", rest),
        ("new-ing", null),
        ("proportional", end),
        ("chinese", usual),
        ("japanese", usual),
    ] {
        let mut engine = engine(&of(name), size(5, 5));
        let mut passes = Vec::new();
        for _ in 0..3 {
            passes.push(GameState::new(&engine).pass_means);
            engine.play(engine.to_move(), Move::Pass).expect("a pass");
        }
        assert_eq!(passes, wanted, "{name}");
    }
}

/// 计枰點, articles 27 and 28.
#[test]
fn a_stop_is_no_end_before_both_sides_have_agreed() {
    let mut engine = engine(&of("jipingdian"), size(5, 5));
    play(&mut engine, "b c3, w b2, b d3, b pass");
    let state = GameState::new(&engine);
    let debt = state.debt.expect("jipingdian has debts");
    assert_eq!((debt.debtor, debt.points, state.extra_moves_cost), (Some(Color::Black), 1, true));
    assert_eq!((state.offer, state.over), (Some(Color::Black), false));
    play(&mut engine, "w pass");
    let state = GameState::new(&engine);
    assert_eq!((state.phase, state.over, &state.result), (Phase::Stopped, false, &None));
    assert_eq!((state.to_move, state.extra_moves_cost), (Color::Black, false));
    // They disagree: what is played now costs nothing.
    play(&mut engine, "b c2");
    let state = GameState::new(&engine);
    assert_eq!((state.phase, state.offer), (Phase::Resolution, None));
    assert_eq!((state.debt.map(|debt| debt.points), state.extra_moves_cost), (Some(1), false));
    play(&mut engine, "w pass, b pass");
    let go = engine.go_mut().expect("Go");
    go.declare_end(Some(liangyi_core::game::End::Natural));
    let state = GameState::new(&engine);
    let result = state.result.expect("a natural end needs no judgement");
    assert_eq!((state.phase, state.over, state.next), (Phase::Over, true, Vec::new()));
    let score = engine.go_mut().expect("Go").score(liangyi_core::game::End::Natural, None);
    assert_eq!((result.text, result.margin), (score.result(), Some(score.margin.to_string())));
}

/// What is agreed on is counted without a judgement just where the ruleset asks no more; then it is `final_score`.
#[test]
fn the_result_is_there_once_nothing_has_to_be_judged() {
    let mut known = 0;
    for ruleset in all_rules() {
        for seed in 0..4 {
            let mut dice = PlayoutRng::new(seed);
            let mut engine = engine(&ruleset, size(4, 3));
            for _ in 0..20 {
                step(&mut engine, &mut dice);
            }
            while !engine.is_over() {
                // A pass that is a virtual move may be forbidden.
                let legal = engine.legal_moves(engine.to_move());
                let mv = if legal.pass { Move::Pass } else { legal.points.first().map_or(Move::Pass, Move::Play) };
                engine.play(engine.to_move(), mv).expect("a legal move");
            }
            let game = engine.go().expect("Go").game();
            let (is_natural, is_drawn) = (game.rules().removal == Removal::Never, game.is_drawn());
            let state = GameState::new(&engine);
            assert_eq!(state.result.is_some(), is_natural || is_drawn, "{}", ruleset.name);
            engine.go_mut().expect("Go").agree_dead(&[]).expect("nothing is dead");
            let state = GameState::new(&engine);
            let go = engine.go_mut().expect("Go");
            let score = go.score(go.end(), None);
            if let Some(result) = state.result {
                assert_eq!((result.winner, result.text), (score.winner(), score.result()), "{}", ruleset.name);
                assert!(state.over && state.next.is_empty());
                known += 1;
            } else {
                let is_final = engine.go().expect("Go").game().is_over_for_good();
                let wanted = if is_final { &[Next::Agree][..] } else { &[Next::Agree, Next::Resume] };
                assert_eq!(state.next, wanted, "{}", ruleset.name);
            }
        }
    }
    assert!(known > 30, "{known}");
}
