//! No claim holds whatever it says: each that is made false is refused.

use std::collections::HashSet;
use std::mem::{Discriminant, discriminant};

use liangyi::show::lessons::{Forbids, LESSONS, LessonClaim, find};
use liangyi_core::base::Color;
use liangyi_core::game::Phase;
use liangyi_core::line::LineEnd;
use liangyi_core::sgf::GameResult;

use crate::claims::check;
use crate::table::opened;

/// A claim of the same kind that is false where this one is true; `None` for the kinds of [`FALSE`].
fn falsified(claim: &LessonClaim) -> Option<LessonClaim> {
    let kept = |claim: &LessonClaim| falsified(claim).map(|claim| &*Box::leak(Box::new(claim)));
    Some(match *claim {
        LessonClaim::Plays("virtual") => LessonClaim::Plays("pass"),
        LessonClaim::Plays(_) => LessonClaim::Plays("virtual"),
        LessonClaim::Komi(_) => LessonClaim::Komi("99"),
        LessonClaim::Stones(color, points) => LessonClaim::Stones(color.opponent(), points),
        LessonClaim::Liberties(point, number) => LessonClaim::Liberties(point, number + 1),
        LessonClaim::Takes(number) => LessonClaim::Takes(number + 1),
        LessonClaim::Suicide(number) => LessonClaim::Suicide(number + 1),
        LessonClaim::Illegal(color, mv, Forbids::Position(side)) => {
            LessonClaim::Illegal(color, mv, Forbids::Position(side.opponent()))
        }
        LessonClaim::Illegal(color, mv, Forbids::Board(side)) => {
            LessonClaim::Illegal(color, mv, Forbids::Position(side))
        }
        LessonClaim::Illegal(color, mv, Forbids::NoVirtualMoves) => {
            LessonClaim::Illegal(color, mv, Forbids::Board(color))
        }
        LessonClaim::Repeats(color, mv, number) => LessonClaim::Repeats(color, mv, number + 1),
        LessonClaim::LegalPoints(color, points) => LessonClaim::LegalPoints(color, points.split_once(' ')?.1),
        LessonClaim::VirtualStones(color, number) => LessonClaim::VirtualStones(color, number + 1),
        LessonClaim::Prisoners(color, number) => LessonClaim::Prisoners(color, number + 1),
        LessonClaim::Stands(Phase::Contest) => LessonClaim::Stands(Phase::Stopped),
        LessonClaim::Stands(_) => LessonClaim::Stands(Phase::Contest),
        LessonClaim::Turn(color) => LessonClaim::Turn(color.opponent()),
        LessonClaim::Offer(None) => LessonClaim::Offer(Some(Color::Black)),
        LessonClaim::Offer(Some(_)) => LessonClaim::Offer(None),
        LessonClaim::Owes(side, points) => LessonClaim::Owes(Some(side.unwrap_or(Color::White)), points + 1),
        LessonClaim::Dead("") => LessonClaim::Dead("A1"),
        LessonClaim::Dead(_) => LessonClaim::Dead(""),
        LessonClaim::Owner(None, points) => LessonClaim::Owner(Some(Color::Black), points),
        LessonClaim::Owner(Some(_), points) => LessonClaim::Owner(None, points),
        LessonClaim::Counts(way, color, _) => LessonClaim::Counts(way, color, "99"),
        LessonClaim::Margin(way, Some(side), number) => LessonClaim::Margin(way, Some(side.opponent()), number),
        LessonClaim::Margin(way, None, _) => LessonClaim::Margin(way, None, "1"),
        LessonClaim::Region(point, number) => LessonClaim::Region(point, number + 1),
        LessonClaim::Touches(point, color, number) => LessonClaim::Touches(point, color, number + 1),
        LessonClaim::Share(point, color, _) => LessonClaim::Share(point, color, "99"),
        LessonClaim::Wild(number) => LessonClaim::Wild(number + 1),
        LessonClaim::Lazy(color) => LessonClaim::Lazy(color.opponent()),
        LessonClaim::Forbidden(point, _) => LessonClaim::Forbidden(point, &[]),
        LessonClaim::Makes(color, point, _) => LessonClaim::Makes(color, point, "4-4-4"),
        LessonClaim::Longest(color, point, number) => LessonClaim::Longest(color, point, number + 1),
        LessonClaim::Spoiled(point, _) => LessonClaim::Spoiled(point, point),
        LessonClaim::Ended(_) => LessonClaim::Ended(LineEnd::Full),
        LessonClaim::Recorded(_) => LessonClaim::Recorded(GameResult::Draw),
        LessonClaim::If(moves, claim) => LessonClaim::If(moves, kept(claim)?),
        // The exception is one.
        LessonClaim::Whatever(color, _, claim) => LessonClaim::Whatever(color, "", claim),
        LessonClaim::Under(ruleset, claim) => LessonClaim::Under(ruleset, kept(claim)?),
        LessonClaim::With(points, claim) => LessonClaim::With(points, kept(claim)?),
        LessonClaim::Empty(_) | LessonClaim::Legal(..) | LessonClaim::Free(..) | LessonClaim::Wins(..) => return None,
    })
}

/// False claims with their lessons, all at the start.
const FALSE: [(&str, LessonClaim); 6] = [
    ("ko", LessonClaim::Empty("A1 D4")),
    ("false-life", LessonClaim::Legal(Color::Black, "B7")),
    ("ko", LessonClaim::If("w e4", &LessonClaim::Legal(Color::Black, "D4"))),
    ("renju-forbidden", LessonClaim::Free(Color::Black, "E7")),
    ("renju-forbidden", LessonClaim::Wins(Color::Black, "N12")),
    // Moves that cannot be made bear out nothing.
    ("ko", LessonClaim::If("w d4", &LessonClaim::Turn(Color::Black))),
];

#[test]
fn every_claim_that_is_made_false_is_refused() {
    let mut refused: HashSet<Discriminant<LessonClaim>> = HashSet::new();
    let mut made: HashSet<Discriminant<LessonClaim>> = HashSet::new();
    for lesson in LESSONS {
        let (mut table, moves) = opened(lesson);
        for (step, claims) in lesson.steps.iter().enumerate() {
            if let Some(index) = step.checked_sub(1) {
                table.play(moves[index]).expect("a legal move");
            }
            let question = lesson.questions.iter().find(|question| question.step == step);
            let tries = question.into_iter().flat_map(|question| question.tries).flat_map(|(_, claims)| *claims);
            for (_, claim) in claims.iter().chain(tries) {
                made.insert(discriminant(claim));
                let Some(claim) = falsified(claim) else { continue };
                assert!(check(&mut table, &claim).is_err(), "{}, step {step}: {claim:?} holds", lesson.name);
                refused.insert(discriminant(&claim));
            }
        }
    }
    for (name, claim) in &FALSE {
        let (mut table, _) = opened(find(name).expect("a lesson"));
        assert!(check(&mut table, claim).is_err(), "{name}: {claim:?} holds");
        refused.insert(discriminant(claim));
    }
    assert!(made.is_subset(&refused), "claims of {} kinds are made, of {} refused", made.len(), refused.len());
    assert!(made.len() > 30, "the lessons make claims of {} kinds", made.len());
}
