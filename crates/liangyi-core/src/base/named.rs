//! Enums whose values are words: each has one name, in files, in JSON, in protocols and on the command line.

/// Declares an enum of unit variants, each with its name, the list of all values, and how names are read and written.
/// The crate that uses it has serde.
///
/// ```
/// liangyi_core::named_enum! {
///     /// A season.
///     Season {
///         /// The warm one.
///         Summer = "summer",
///         /// The cold one.
///         Winter = "winter",
///     }
/// }
/// assert_eq!(Season::named("SUMMER"), Some(Season::Summer));
/// assert_eq!(Season::ALL.map(Season::name), ["summer", "winter"]);
/// ```
#[macro_export]
macro_rules! named_enum {
    ($(#[$meta:meta])* $name:ident { $($(#[$variant_meta:meta])* $variant:ident = $text:literal,)+ }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
        pub enum $name {
            $($(#[$variant_meta])* #[serde(rename = $text)] $variant,)+
        }

        impl $name {
            /// Every value, in the order of its declaration.
            pub const ALL: [$name; [$($text),+].len()] = [$($name::$variant),+];

            /// The name used in texts: in files, in JSON, in protocols, on the command line.
            pub const fn name(self) -> &'static str {
                match self { $($name::$variant => $text,)+ }
            }

            /// The value with this name, in upper or lower case.
            pub fn named(text: &str) -> Option<$name> {
                $name::ALL.into_iter().find(|value| value.name().eq_ignore_ascii_case(text))
            }
        }
    };
}

pub use crate::named_enum;
