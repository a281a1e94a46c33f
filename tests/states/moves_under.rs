//! A move under every ruleset: against the record of its game, played through under each of them, over random games.

use liangyi::table::{EndEffect, Legality, MoveUnder, Recurrence, of_go};
use liangyi_core::base::{Color, Size};
use liangyi_core::board::Board;
use liangyi_core::game::{Game, Illegal, Move, Phase};
use liangyi_core::rules::NamedRules;

use crate::games::{PlayoutRng, all_rules, engine, step};

/// The game under other rules as its moves give it, one by one, and the first move that they forbid.
fn played(game: &Game, ruleset: &NamedRules) -> (Vec<Game>, Option<(usize, Illegal)>) {
    let start = Game::from_setup(*game.start(), ruleset.rules.clone(), Color::Black).expect("a position");
    let mut stages = vec![start];
    let mut forbidden = None;
    for (index, played) in game.moves().enumerate() {
        let mut next = stages.last().expect("a stage").clone();
        let refusal = next.check(played.color, played.mv).err();
        forbidden = forbidden.or(refusal.map(|reason| (index + 1, reason)));
        let mv = if played.mv == Move::Virtual && !ruleset.rules.virtual_moves { Move::Pass } else { played.mv };
        next.play_forced(played.color, mv).expect("the same board everywhere");
        stages.push(next);
    }
    (stages, forbidden)
}

/// A move of any kind, legal or not, on an empty point or on a stone.
fn any_move(game: &Game, dice: &mut PlayoutRng) -> Move {
    match dice.below(10) {
        0 => Move::Pass,
        1 => Move::Virtual,
        _ => Move::Play(game.size().points().nth(dice.below(game.size().area())).expect("a point")),
    }
}

#[test]
fn what_is_said_of_a_move_under_a_ruleset_is_so_in_the_game_played_under_it() {
    let rulesets = all_rules();
    let (mut repeats, mut draws, mut null_moves, mut cycles, mut debts, mut forbidden_before) = (0, 0, 0, 0, 0, 0);
    for (number, own) in rulesets.iter().enumerate().cycle().take(9 * rulesets.len()) {
        let mut dice = PlayoutRng::new(900 + number as u64 + repeats as u64);
        let (width, height) = [(2, 2), (3, 2), (3, 3)][number % 3];
        let mut engine = engine(own, Size::new(width, height).expect("a size"));
        for _ in 0..40 {
            step(&mut engine, &mut dice);
            let go = engine.go().expect("Go");
            let game = go.game();
            let color = if dice.below(6) == 0 { game.to_move().opponent() } else { game.to_move() };
            let mv = any_move(game, &mut dice);
            let ruleset = &rulesets[dice.below(rulesets.len())];
            let under = MoveUnder::of(game, ruleset, color, mv);
            let what = || format!("{color} {mv:?} under {}: {under:?}", ruleset.name);
            let (stages, forbidden) = played(game, ruleset);
            let before = stages.last().expect("a stage");
            assert_eq!(under.ruleset, ruleset.name);
            assert_eq!(under.forbidden_before.map(|found| (found.number, found.reason)), forbidden, "{}", what());
            assert_eq!(game.replayed(ruleset.rules.clone()).err(), under.forbidden_before, "{}", what());
            forbidden_before += usize::from(forbidden.is_some());
            let mut after = before.clone();
            assert_eq!(under.effect.map(|_| ()), after.play(color, mv), "{}", what());
            let Ok(effect) = under.effect else {
                repeats += usize::from(matches!(under.effect, Err(Illegal::Repeats(_))));
                continue;
            };
            assert_eq!(of_go(before, color, mv), Legality::Legal(effect.end), "{}", what());
            assert_eq!(after.is_drawn() && !before.is_drawn(), matches!(effect.recurrence, Some(Recurrence::Draw(_))));
            let boards: Vec<&Board> = stages.iter().map(Game::board).collect();
            match effect.recurrence {
                Some(Recurrence::NullMove(moves)) => {
                    null_moves += 1;
                    assert!(matches!(effect.end, EndEffect::NullMove | EndEffect::Ends), "{}", what());
                    assert_eq!(boards.iter().position(|board| *board == after.board()), Some(moves), "{}", what());
                }
                Some(found @ (Recurrence::Draw(moves) | Recurrence::NoResult(moves))) => {
                    draws += usize::from(matches!(found, Recurrence::Draw(_)));
                    cycles += usize::from(matches!(found, Recurrence::NoResult(_)));
                    assert_eq!(boards[moves], after.board(), "{}", what());
                    let virtual_stones = |game: &Game| Color::BOTH.map(|color| game.virtual_stones(color));
                    assert_eq!(virtual_stones(&stages[moves]), virtual_stones(&after), "{}", what());
                }
                None => {}
            }
            let in_contest = before.phase() == Phase::Contest && ruleset.rules.extra_moves;
            assert_eq!(effect.extra_moves, in_contest.then(|| after.extra_moves()), "{}", what());
            debts += usize::from(effect.extra_moves.is_some_and(|moves| moves != 0));
        }
    }
    let seen = [repeats, draws, null_moves, cycles, debts, forbidden_before];
    assert!(seen.iter().all(|&count| count > 5), "{seen:?}");
}
