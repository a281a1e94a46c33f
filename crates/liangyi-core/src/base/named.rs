//! Enums whose values have names in texts: axes and KataGo's words.

/// Declares an enum of unit variants, each with its name in texts, and the list of all values.
macro_rules! words {
    ($(#[$meta:meta])* $name:ident { $($(#[$variant_meta:meta])* $variant:ident = $text:literal,)+ }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum $name {
            $($(#[$variant_meta])* $variant,)+
        }

        impl $name {
            /// Every value, in the order of its declaration.
            pub const ALL: &'static [$name] = &[$($name::$variant),+];

            /// The name used in texts: in files, in JSON, on the command line.
            pub const fn name(self) -> &'static str {
                match self { $($name::$variant => $text,)+ }
            }

            /// The value with this name, in upper or lower case.
            pub fn named(text: &str) -> Option<$name> {
                $name::ALL.iter().copied().find(|value| value.name().eq_ignore_ascii_case(text))
            }
        }
    };
}

pub(super) use words;
