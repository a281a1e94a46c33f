//! No claim holds whatever it says: each that is made false is refused.

use std::collections::HashSet;
use std::mem::{Discriminant, discriminant};

use liangyi::lessons::{Claim, Forbids, LESSONS, find};
use liangyi_core::base::Color;
use liangyi_core::game::Phase;
use liangyi_core::line::LineEnd;

use crate::claims::check;
use crate::table::opened;

/// A claim of the same kind that is false where this one is true; `None` for the kinds of [`FALSE`].
fn falsified(claim: &Claim) -> Option<Claim> {
    let kept = |claim: &Claim| falsified(claim).map(|claim| &*Box::leak(Box::new(claim)));
    Some(match *claim {
        Claim::Plays("virtual") => Claim::Plays("pass"),
        Claim::Plays(_) => Claim::Plays("virtual"),
        Claim::Komi(_) => Claim::Komi("99"),
        Claim::Stones(color, points) => Claim::Stones(color.opponent(), points),
        Claim::Liberties(point, number) => Claim::Liberties(point, number + 1),
        Claim::Takes(number) => Claim::Takes(number + 1),
        Claim::Suicide(number) => Claim::Suicide(number + 1),
        Claim::Illegal(color, mv, Forbids::Position(side)) => {
            Claim::Illegal(color, mv, Forbids::Position(side.opponent()))
        }
        Claim::Illegal(color, mv, Forbids::Board(side)) => Claim::Illegal(color, mv, Forbids::Position(side)),
        Claim::Illegal(color, mv, Forbids::NoVirtualMoves) => Claim::Illegal(color, mv, Forbids::Board(color)),
        Claim::Repeats(color, mv, number) => Claim::Repeats(color, mv, number + 1),
        Claim::LegalPoints(color, points) => Claim::LegalPoints(color, points.split_once(' ')?.1),
        Claim::VirtualStones(color, number) => Claim::VirtualStones(color, number + 1),
        Claim::Prisoners(color, number) => Claim::Prisoners(color, number + 1),
        Claim::Stands(Phase::Contest) => Claim::Stands(Phase::Stopped),
        Claim::Stands(_) => Claim::Stands(Phase::Contest),
        Claim::Turn(color) => Claim::Turn(color.opponent()),
        Claim::Offer(None) => Claim::Offer(Some(Color::Black)),
        Claim::Offer(Some(_)) => Claim::Offer(None),
        Claim::Owes(side, points) => Claim::Owes(Some(side.unwrap_or(Color::White)), points + 1),
        Claim::Dead(_) => Claim::Dead(""),
        Claim::Owner(None, points) => Claim::Owner(Some(Color::Black), points),
        Claim::Owner(Some(_), points) => Claim::Owner(None, points),
        Claim::Counts(way, color, _) => Claim::Counts(way, color, "99"),
        Claim::Margin(way, Some(side), number) => Claim::Margin(way, Some(side.opponent()), number),
        Claim::Margin(way, None, _) => Claim::Margin(way, None, "1"),
        Claim::Region(point, number) => Claim::Region(point, number + 1),
        Claim::Touches(point, color, number) => Claim::Touches(point, color, number + 1),
        Claim::Share(point, color, _) => Claim::Share(point, color, "99"),
        Claim::Wild(number) => Claim::Wild(number + 1),
        Claim::Lazy(color) => Claim::Lazy(color.opponent()),
        Claim::Forbidden(point, _) => Claim::Forbidden(point, &[]),
        Claim::Makes(color, point, _) => Claim::Makes(color, point, "4-4-4"),
        Claim::Longest(color, point, number) => Claim::Longest(color, point, number + 1),
        Claim::Spoiled(point, _) => Claim::Spoiled(point, point),
        Claim::Ended(_) => Claim::Ended(LineEnd::Full),
        Claim::If(moves, claim) => Claim::If(moves, kept(claim)?),
        // The exception is one.
        Claim::Whatever(color, _, claim) => Claim::Whatever(color, "", claim),
        Claim::Under(ruleset, claim) => Claim::Under(ruleset, kept(claim)?),
        Claim::With(points, claim) => Claim::With(points, kept(claim)?),
        Claim::Empty(_) | Claim::Legal(..) | Claim::Free(..) | Claim::Wins(..) => return None,
    })
}

/// False claims with their lessons, all at the start.
const FALSE: [(&str, Claim); 6] = [
    ("ko", Claim::Empty("A1 D4")),
    ("false-life", Claim::Legal(Color::Black, "B7")),
    ("ko", Claim::If("w e4", &Claim::Legal(Color::Black, "D4"))),
    ("renju-forbidden", Claim::Free(Color::Black, "E7")),
    ("renju-forbidden", Claim::Wins(Color::Black, "N12")),
    // Moves that cannot be made bear out nothing.
    ("ko", Claim::If("w d4", &Claim::Turn(Color::Black))),
];

#[test]
fn every_claim_that_is_made_false_is_refused() {
    let mut refused: HashSet<Discriminant<Claim>> = HashSet::new();
    let mut made: HashSet<Discriminant<Claim>> = HashSet::new();
    for lesson in LESSONS {
        let (mut table, moves) = opened(lesson);
        for (step, claims) in lesson.steps.iter().enumerate() {
            if let Some(index) = step.checked_sub(1) {
                table.play(moves[index]).expect("a legal move");
            }
            for (_, claim) in *claims {
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
