//! The review of a line against a plain model, and what repeats or is forbidden in it.

use std::collections::HashMap;

use liangyi::show::review::{GamePart, NodeAnalysis, RepetitionProblem, Review};
use liangyi::show::states::WhyIllegal;
use liangyi_core::base::{Color, Size};
use liangyi_core::sgf::{NodeId, SgfTree};
use liangyi_engine::engine::EngineSettings;
use liangyi_engine::policy::Models;
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

fn found(lead: f64) -> NodeAnalysis {
    NodeAnalysis {
        visits: 1,
        winrate: 0.5,
        lead: Some(lead),
        moves: Vec::new(),
        ownership: None,
        stopped: None,
        human: None,
    }
}

fn review(text: &str, lines: u32, known: &HashMap<NodeId, NodeAnalysis>) -> Review {
    let tree = SgfTree::parse(text).expect("a record");
    let size = Size::square(lines).expect("a size");
    let settings = EngineSettings::new(Models::embedded());
    Review::of_line(&settings, &tree, &tree.main_line(), size, |node| known.get(&node))
}

fn repetitions(text: &str, lines: u32) -> Vec<RepetitionProblem> {
    review(text, lines, &HashMap::new()).repetitions
}

#[test]
fn moves_are_counted_across_set_ups() {
    let played = |text: &str| review(text, 19, &HashMap::new()).played;
    for (text, moves) in [
        ("(;SZ[19];B[pd];W[pp];B[dd];W[dp];B[qn];AE[dp]AW[dd]AB[co][dq])", 5),
        ("(;SZ[19];B[pd];W[pp];AB[dd];W[dp];B[qn])", 4),
        ("(;SZ[19];B[pd];W[pp];B[dd])", 3),
        ("(;SZ[19];B[pd]W[pp];B[dd]W[dp])", 4),
        // Handicap stones that are given as plays are no moves.
        ("(;SZ[19]HA[2];B[pd];B[dp];W[dd];B[pp])", 2),
        ("(;SZ[19]AB[pd][dp])", 0),
    ] {
        assert_eq!(played(text), moves, "{text}");
    }
}

#[test]
fn losses_are_those_of_a_plain_model() {
    let mut dice = Xoshiro256PlusPlus::seed_from_u64(7);
    let letters = "abcdefghi";
    // Moves that take nothing: every other point of every other row, by turns.
    let points: Vec<String> = (0..9)
        .step_by(2)
        .flat_map(|y| (0..9).map(move |x| (x, y)))
        .map(|(x, y)| [x, y].map(|at| letters.as_bytes()[at] as char).iter().collect())
        .collect();
    for _ in 0..20 {
        let moves = dice.random_range(1..=points.len());
        let mut text = "(;SZ[9]AB[ab][cb]".to_string();
        for (number, point) in points.iter().enumerate().take(moves) {
            text += &format!(";{}[{point}]", ["B", "W"][number % 2]);
        }
        let mut known = HashMap::new();
        for node in 0..=moves as u32 {
            if dice.random_range(0..10) > 0 {
                known.insert(NodeId::new(node), found(f64::from(dice.random_range(-200..=200)) / 10.0));
            }
        }
        let review = review(&(text + ")"), 9, &known);
        let mut sums = [[(0, 0.0); 3]; 2];
        let mut all = Vec::new();
        for number in 1..=moves {
            let leads =
                [number - 1, number].map(|node| known.get(&NodeId::new(node as u32)).and_then(|found| found.lead));
            let [Some(before), Some(after)] = leads else { continue };
            let side = (number + 1) % 2;
            let lost = if side == 0 { before - after } else { after - before };
            // Two stones of the set-up, and those before this one.
            let part = match 2 + number - 1 {
                placed if placed < 12 => 0,
                placed if placed < 33 => 1,
                _ => 2,
            };
            sums[side][part].0 += 1;
            sums[side][part].1 += lost;
            all.push((number, lost));
        }
        for side in Color::BOTH {
            for part in GamePart::ALL {
                let (sum, plain) = (review.losses[side.index()][part as usize], sums[side.index()][part as usize]);
                assert_eq!(sum.moves, plain.0, "{side} {part:?}");
                assert!((sum.points - plain.1).abs() < 0.01, "{side} {part:?}");
            }
        }
        assert_eq!(
            review.moves.iter().map(|loss| loss.number).collect::<Vec<_>>(),
            all.iter().map(|one| one.0).collect::<Vec<_>>()
        );
        all.sort_by(|one, other| other.1.total_cmp(&one.1));
        let dearest: Vec<f64> = all.iter().take(5).map(|one| one.1).filter(|lost| *lost > 0.04).collect();
        assert_eq!(review.dearest.len(), dearest.len());
        assert!(review.dearest.iter().zip(dearest).all(|(loss, plain)| (loss.points - plain).abs() < 0.01));
        assert_eq!((review.analysed, review.of), (known.len(), moves + 1));
    }
}

/// Black takes a ko, White takes it back at once, and Black again.
const KO: &str = ";B[ba];W[ca];B[ab];W[db];B[bc];W[cc];B[cb];W[bb];B[cb]";

#[test]
fn a_ko_taken_back_at_once_is_forbidden_and_a_virtual_move_allows_it() {
    // A stone of White's stands on bb for Black to take.
    let record = |rules: &str, moves: &str| format!("(;SZ[5]RU[{rules}]KM[0]AW[bb]{moves})");
    let illegal = repetitions(&record("Chinese", KO), 5);
    assert_eq!(illegal.iter().map(|problem| problem.number).collect::<Vec<_>>(), [8, 9], "{illegal:?}");
    assert_eq!((illegal[0].color, illegal[0].mv.as_str(), illegal[0].same_as), (Color::White, "B4", Some(6)));
    assert!(matches!(
        illegal[0].forbidden,
        Some(WhyIllegal::Ko { after_move: 6 } | WhyIllegal::Repeats { after_move: 6, .. })
    ));
    // After a virtual move the board may be the same.
    let with_virtual = KO.replacen(";W[bb]", ";W[]VM[1];B[];W[bb]", 1).replace(";W[bb];B[cb]", ";W[bb]");
    let allowed = repetitions(&record("jipingdian", &with_virtual), 5);
    assert_eq!(allowed.len(), 1, "{allowed:?}");
    assert_eq!((allowed[0].number, &allowed[0].forbidden, allowed[0].same_as), (10, &None, Some(6)));
}

#[test]
fn a_set_up_in_the_middle_begins_the_history_anew_and_keeps_what_was_before() {
    let text = format!("(;SZ[5]RU[Chinese]KM[0]AW[bb]{KO};AB[ee];W[de];B[ed])");
    let numbers: Vec<usize> = repetitions(&text, 5).iter().map(|problem| problem.number).collect();
    assert_eq!(numbers, [8, 9]);
}

#[test]
fn a_forbidden_point_of_renju_is_named() {
    // Six in a row.
    let moves = ";B[hh];W[aa];B[ih];W[ca];B[jh];W[ea];B[lh];W[ga];B[mh];W[ia];B[kh]";
    let problems = repetitions(&format!("(;GM[4]RU[Renju]SZ[15]{moves})"), 15);
    assert_eq!(problems.len(), 1, "{problems:?}");
    assert_eq!((problems[0].number, problems[0].color), (11, Color::Black));
    assert!(matches!(problems[0].forbidden, Some(WhyIllegal::Forbidden { .. })), "{problems:?}");
}
