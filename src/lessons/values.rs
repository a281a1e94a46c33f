//! The value that a claim gives to its comment.

use fluent_bundle::FluentValue;
use liangyi_core::base::PointNames;
use liangyi_core::game::Move;

use super::claim::Claim;
use crate::words::{Spoken, msg};

/// What stands in a comment for a claim; `None` for a claim that stands in words alone.
pub(super) fn value(claim: &Claim, words: Spoken, own: PointNames, shown: PointNames) -> Option<FluentValue<'static>> {
    let points = |texts: &str| -> FluentValue<'static> {
        let names = texts.split_whitespace().map(|text| match named(text, own) {
            Move::Play(point) => shown.name(point),
            mv => words.no_point(mv),
        });
        names.collect::<Vec<_>>().join(&words.say(msg!("between-points"))).into()
    };
    let count = |number: usize| Some(FluentValue::from(number));
    Some(match claim {
        Claim::Plays(text)
        | Claim::Stones(_, text)
        | Claim::Empty(text)
        | Claim::Legal(_, text)
        | Claim::Illegal(_, text, _)
        | Claim::LegalPoints(_, text)
        | Claim::Dead(text)
        | Claim::Owner(_, text)
        | Claim::Forbidden(text, _)
        | Claim::Free(_, text)
        | Claim::Wins(_, text)
        | Claim::Spoiled(_, text) => points(text),
        Claim::Liberties(_, number)
        | Claim::Takes(number)
        | Claim::Suicide(number)
        | Claim::Repeats(.., number)
        | Claim::Region(_, number)
        | Claim::Touches(.., number)
        | Claim::Wild(number)
        | Claim::Longest(.., number) => return count(*number),
        Claim::VirtualStones(_, number) | Claim::Prisoners(_, number) | Claim::Owes(_, number) => {
            return count(*number as usize);
        }
        Claim::Komi(text)
        | Claim::Counts(_, _, text)
        | Claim::Margin(_, _, text)
        | Claim::Share(_, _, text)
        | Claim::Makes(_, _, text) => match words {
            Spoken::English => (*text).into(),
            // 新应氏, article 10.4, writes a mixed number so: 184又1/4.
            Spoken::Simplified | Spoken::Traditional => text.replace(' ', "又").into(),
        },
        Claim::If(_, claim) | Claim::Whatever(_, _, claim) | Claim::Under(_, claim) | Claim::With(_, claim) => {
            return value(claim, words, own, shown);
        }
        Claim::Stands(_) | Claim::Turn(_) | Claim::Offer(_) | Claim::Lazy(_) | Claim::Ended(_) => return None,
    })
}

/// A move by its name in a claim.
fn named(text: &str, names: PointNames) -> Move {
    match Move::parse(text, names.size) {
        Some(mv @ (Move::Pass | Move::Virtual)) => mv,
        _ => Move::Play(names.read(text).expect("a test reads every claim")),
    }
}
