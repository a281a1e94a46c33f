//! The keys of rules in JSON: KataGo's seven and this program's own, each with the values that it takes.

use super::words::{Ko, Scoring};
use crate::base::{Color, named_enum};
use crate::rules::axes::{Counting, Ending, HandicapBonus, PublicPoints, Removal, Repetition, Tax, Unit};

named_enum! {
    /// A key. A new one makes the compiler ask what it takes and what it overrules.
    Key {
        Counting = "counting",
        Ending = "ending",
        ExtraMoves = "extraMoves",
        First = "first",
        FriendlyPass = "friendlyPassOk",
        Button = "hasButton",
        Ko = "ko",
        PublicPoints = "publicPoints",
        Removal = "removal",
        Repetition = "repetition",
        Scoring = "scoring",
        SingleStoneSuicide = "singleStoneSuicide",
        Suicide = "suicide",
        Tax = "tax",
        Unit = "unit",
        Virtual = "virtual",
        HandicapBonus = "whiteHandicapBonus",
    }
}

/// The values of a key.
#[derive(Debug, PartialEq, Eq)]
pub enum Takes {
    /// True or false.
    Flag,
    /// One of these words.
    Word(Vec<&'static str>),
}

impl Key {
    /// The values that it takes.
    pub fn takes(self) -> Takes {
        // The names of every value of an axis.
        macro_rules! names_of {
            ($axis:ident) => {
                Takes::Word($axis::ALL.iter().map(|value| value.name()).collect())
            };
        }
        match self {
            Key::ExtraMoves
            | Key::FriendlyPass
            | Key::Button
            | Key::SingleStoneSuicide
            | Key::Suicide
            | Key::Virtual => Takes::Flag,
            Key::First => Takes::Word(Color::BOTH.map(Color::name).to_vec()),
            Key::Ko => names_of!(Ko),
            Key::Scoring => names_of!(Scoring),
            Key::Tax => Takes::Word(Tax::ALL.iter().map(|tax| tax_name(*tax)).collect()),
            Key::HandicapBonus => names_of!(HandicapBonus),
            Key::Counting => names_of!(Counting),
            Key::Ending => names_of!(Ending),
            Key::PublicPoints => names_of!(PublicPoints),
            Key::Removal => names_of!(Removal),
            Key::Repetition => names_of!(Repetition),
            Key::Unit => names_of!(Unit),
        }
    }

    /// The values that it takes, for error texts.
    pub fn expected(self) -> String {
        match (self, self.takes()) {
            (Key::SingleStoneSuicide, _) => "true (where suicide is true) or false".to_string(),
            (_, Takes::Flag) => "true or false".to_string(),
            (_, Takes::Word(words)) => match words.split_last() {
                Some((last, [])) => last.to_string(),
                Some((last, others)) => format!("{} or {last}", others.join(", ")),
                None => String::new(),
            },
        }
    }

    /// This program's key that says more than this one of KataGo's and has to go when this one is set.
    pub fn refined_by(self) -> Option<Key> {
        match self {
            Key::Ko => Some(Key::Repetition),
            Key::Scoring => Some(Key::Counting),
            Key::Suicide => Some(Key::SingleStoneSuicide),
            Key::FriendlyPass | Key::Button | Key::Tax | Key::HandicapBonus => None,
            Key::Counting
            | Key::Ending
            | Key::ExtraMoves
            | Key::First
            | Key::PublicPoints
            | Key::Removal
            | Key::Repetition
            | Key::SingleStoneSuicide
            | Key::Unit
            | Key::Virtual => None,
        }
    }
}

/// The value of `tax`, which KataGo writes in capitals.
pub const fn tax_name(tax: Tax) -> &'static str {
    match tax {
        Tax::None => "NONE",
        Tax::Seki => "SEKI",
        Tax::All => "ALL",
    }
}
