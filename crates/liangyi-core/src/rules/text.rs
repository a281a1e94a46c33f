//! Texts that stand in the program or are a user's own.

use std::borrow::Cow;

/// A text of a ruleset. Those of the catalogue stand in the program; a ruleset of the user's own has its own.
pub type Text = Cow<'static, str>;

/// A list of texts.
pub type Texts = Cow<'static, [Text]>;

/// A text of the catalogue.
pub(super) const fn text(text: &'static str) -> Text {
    Cow::Borrowed(text)
}

/// A list of texts of the catalogue.
macro_rules! texts {
    ($($text:literal),* $(,)?) => {
        std::borrow::Cow::Borrowed(&[$(std::borrow::Cow::Borrowed($text)),*])
    };
}

pub(super) use texts;
