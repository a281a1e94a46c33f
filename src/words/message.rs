//! A message: the key of a sentence in the files of a language, with the values that stand in it.

use std::borrow::Cow;

use fluent_bundle::{FluentArgs, FluentValue};

/// A message by its key, with its values. `msg!` makes one, and `tests/languages.rs` finds every use of it: each key
/// that the program names is in the files of every language, with the same values, and no other key is.
#[derive(Clone, Debug, PartialEq)]
pub struct Message<'a> {
    pub(super) key: Cow<'static, str>,
    values: Vec<(&'static str, FluentValue<'a>)>,
}

impl<'a> Message<'a> {
    /// For [`msg!`], and for lessons and rulesets, whose keys are in their catalogues.
    #[doc(hidden)]
    pub fn new(key: impl Into<Cow<'static, str>>, values: Vec<(&'static str, FluentValue<'a>)>) -> Message<'a> {
        Message { key: key.into(), values }
    }

    /// Its values, as the files take them.
    pub(super) fn args(&self) -> FluentArgs<'_> {
        self.values.iter().map(|(name, value)| (*name, value.clone())).collect()
    }
}

/// A message: `msg!("key", name = value)`. A value is a text, or a count on which the form of the sentence depends;
/// other numbers are texts too, as only the caller knows how exact they are.
macro_rules! msg {
    ($key:literal $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::words::Message::new(
            $key,
            vec![$((stringify!($name), fluent_bundle::FluentValue::from($value))),*],
        )
    };
}

pub(crate) use msg;
