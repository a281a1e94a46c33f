//! Which network is meant.

use std::convert::Infallible;
use std::ffi::OsString;
use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;

/// Which network is to be used.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum NetworkChoice {
    /// The one that is found by itself, if there is one.
    Auto,
    /// None.
    #[default]
    None,
    /// This file. Written as a text, a file called `auto` or `none` is `./auto` or `./none`.
    File(PathBuf),
}

impl From<OsString> for NetworkChoice {
    /// What a person has written; nothing at all is [`NetworkChoice::Auto`], as where an environment variable is empty.
    fn from(text: OsString) -> NetworkChoice {
        match text.to_str() {
            Some("" | "auto") => NetworkChoice::Auto,
            Some("none") => NetworkChoice::None,
            _ => NetworkChoice::File(text.into()),
        }
    }
}

impl FromStr for NetworkChoice {
    type Err = Infallible;

    fn from_str(text: &str) -> Result<NetworkChoice, Infallible> {
        Ok(OsString::from(text).into())
    }
}

impl fmt::Display for NetworkChoice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NetworkChoice::Auto => f.write_str("auto"),
            NetworkChoice::None => f.write_str("none"),
            NetworkChoice::File(path) => path.display().fmt(f),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_again() {
        for (text, choice) in [
            ("auto", NetworkChoice::Auto),
            ("none", NetworkChoice::None),
            ("./none", NetworkChoice::File("./none".into())),
            ("my net.bin.gz", NetworkChoice::File("my net.bin.gz".into())),
        ] {
            assert_eq!(NetworkChoice::from(OsString::from(text)), choice);
            assert_eq!(choice.to_string(), text);
        }
        assert_eq!("".parse(), Ok(NetworkChoice::Auto));
    }
}
