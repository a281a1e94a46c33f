//! Boards made up for counting: sums that never differ, and the margin of the final score.

use liangyi::show::states::{Among, CountedBoards, ResultReason};
use liangyi_core::base::{Color, Size};
use liangyi_core::game::End;
use liangyi_core::score::makeup::MakeUpAction;
use liangyi_core::score::{Method, Settlement, score_settled};

use crate::games::{PlayoutRng, all_rules, engine, some_chains, step};

#[test]
fn sums_of_points_stay_as_they_are_and_every_count_is_the_final_score() {
    let (mut counts, mut with_sums, mut paid) = (0, 0, 0);
    for (number, ruleset) in all_rules().iter().enumerate() {
        for (index, (width, height)) in [(3, 4), (5, 5), (6, 3)].into_iter().enumerate() {
            let mut dice = PlayoutRng::new((3 * number + index) as u64);
            let mut engine = engine(ruleset, Size::new(width, height).expect("a size"));
            for _ in 0..2 * width * height {
                step(&mut engine, &mut dice);
            }
            let dead = some_chains(engine.board(), &mut dice);
            let go = engine.go_mut().expect("Go");
            if index > 0 {
                go.agree_dead(&dead.iter().collect::<Vec<_>>()).expect("stones");
            }
            for end in End::ALL {
                let boards = CountedBoards::new(go, end, None, None).expect("no number is agreed on");
                let json = serde_json::to_string(&boards).expect("JSON");
                assert_eq!(serde_json::from_str::<CountedBoards>(&json).expect("boards"), boards);
                let score = go.score(end, None);
                assert_eq!((boards.counts[0].method, boards.end), (None, end.under(&ruleset.rules)));
                for count in &boards.counts {
                    let what = || format!("{} {:?} {end:?}: {json}", ruleset.name, count.method);
                    assert_eq!(count.result.text, score.result(), "{}", what());
                    assert_eq!(count.result.winner, score.winner(), "{}", what());
                    assert_eq!(count.steps[0].done, Among(MakeUpAction::Stop), "{}", what());
                    let sums: Vec<&str> =
                        count.steps.iter().filter_map(|step| Some(step.totals.as_ref()?.margin.as_str())).collect();
                    if count.result.reason == ResultReason::Count {
                        assert!(sums.iter().all(|sum| *sum == score.margin.to_string()), "{sums:?} {}", what());
                    }
                    let last = count.steps.last().expect("a step");
                    assert!(last.owner.is_some(), "{}", what());
                    if let Some(totals) = &last.totals {
                        with_sums += 1;
                        // Of stones and points all told the method compares a part.
                        let is_all = count.compared.name() == "points";
                        assert!(!is_all || totals.black == count.black && totals.white == count.white, "{}", what());
                        let signs = |sign: char| {
                            last.owner.iter().flatten().flat_map(|row| row.chars()).filter(|s| *s == sign).count()
                        };
                        let half = signs('=') % 2;
                        // Where prisoners count, stones on the board do not.
                        let black = if ruleset.rules.counting.facts().prisoners {
                            let stones = last.rows.iter().flat_map(|row| row.chars()).filter(|sign| *sign == 'X');
                            (signs('X') - stones.count() + last.piles.prisoners[1]).to_string()
                        } else {
                            (signs('X') + signs('=') / 2).to_string()
                        };
                        assert_eq!(
                            totals.black.split(' ').next().filter(|_| half == 0).unwrap_or(&black),
                            black,
                            "{}",
                            what()
                        );
                    }
                    paid += count
                        .steps
                        .iter()
                        .filter(|step| matches!(step.done, Among(MakeUpAction::DebtPaid { .. })))
                        .count();
                    counts += 1;
                }
            }
        }
    }
    assert!(counts > 300 && with_sums > 200 && paid > 10, "{counts} {with_sums} {paid}");
}

#[test]
fn the_methods_that_agree_with_the_own_count_give_its_margin_on_every_board() {
    let mut seen = 0;
    for ruleset in all_rules() {
        for seed in 0..12 {
            let mut dice = PlayoutRng::new(seed);
            let mut engine = engine(&ruleset, Size::new(5, 4).expect("a size"));
            for _ in 0..40 {
                step(&mut engine, &mut dice);
            }
            let game = engine.go().expect("Go").game();
            let settlement = Settlement::dead(some_chains(game.board(), &mut dice));
            for end in End::ALL {
                let own = score_settled(game, &ruleset.rules, end, None, &settlement);
                for &method in Method::that_agree_with(&ruleset.rules) {
                    let score = score_settled(game, &ruleset.rules, end, Some(method), &settlement);
                    assert_eq!(score.margin, own.margin, "{} {}", ruleset.name, method.name());
                    seen += 1;
                }
            }
        }
    }
    assert!(seen > 1000, "{seen}");
}

/// 计枰點, articles 40-43: 24 points and 25, whatever is exchanged.
#[test]
fn the_board_of_the_text_is_made_up_with_24_and_25_points_after_every_step() {
    let ruleset = liangyi_core::rules::find("jipingdian").expect("a ruleset").into();
    let mut engine = engine(&ruleset, Size::square(7).expect("a size"));
    let picture = "
        . X . X X O .
        . X X X O . O
        . . X O O O O
        X X X X O X O
        O O O X X X X
        O . X O O X X
        . O O O O O X";
    let board = liangyi_core::board::Board::from_picture(picture).expect("a board");
    let stones: Vec<_> =
        Color::BOTH.into_iter().flat_map(|color| board.stones(color).iter().map(move |at| (color, at))).collect();
    engine.set_up(&stones).expect("a position");
    engine.set_komi(liangyi_core::rules::Komi::ZERO);
    let dead = engine.size().parse_vertex("c2").expect("a point");
    let go = engine.go_mut().expect("Go");
    go.agree_dead(&[dead]).expect("a stone");
    let boards = CountedBoards::new(go, End::Agreed, None, None).expect("no number is agreed on");
    assert_eq!((boards.dead.as_slice(), boards.counts.len()), (["C2".to_string()].as_slice(), 8));
    for count in &boards.counts {
        assert!(count.steps[0].totals.is_none() && count.steps[0].owner.is_none(), "the dead stone is on the board");
        for step in &count.steps[1..] {
            let totals = step.totals.as_ref().expect("points");
            assert_eq!((totals.black.as_str(), totals.white.as_str(), totals.margin.as_str()), ("24", "25", "-1"));
        }
        assert_eq!(count.result.text, "W+1.0");
    }
    let one = CountedBoards::new(go, End::Agreed, Some(Method::EqualTerritory), Some(6)).expect("six points each");
    let [count] = one.counts.as_slice() else { panic!("{one:?}") };
    assert!(count.steps.iter().any(|step| step.done == Among(MakeUpAction::EqualTerritory { points: 6 })));
    assert_eq!(count.steps.last().expect("a step").rows[0], "..XXXOO");
    assert!(CountedBoards::new(go, End::Agreed, Some(Method::EqualTerritory), Some(30)).is_err());
}
