//! The address of a database that keeps a match.

use std::fmt;

/// `postgres://USER:PASSWORD@HOST:PORT/DATABASE?match=NAME`. It shows itself without the password, however it is
/// written out.
#[derive(Clone, PartialEq, Eq)]
pub struct Address {
    url: String,
    shown: String,
}

impl Address {
    /// The address, if the text is one.
    pub fn read(text: &str) -> Option<Address> {
        let (scheme, rest) = text.split_once("://")?;
        if !["postgres", "postgresql"].contains(&scheme) {
            return None;
        }
        // Up to the last @ anything may be of the password, and so may what follows a ?, but for the name of the match.
        let (user, at) = rest.rsplit_once('@').unwrap_or(("", rest));
        let user = user.split([':', '?']).next().filter(|user| !user.is_empty());
        let place = at.split('?').next().unwrap_or_default();
        let user = user.map(|user| format!("{user}@")).unwrap_or_default();
        let name = parameter(rest, "match").map(|name| format!("?match={name}")).unwrap_or_default();
        Some(Address { url: text.to_string(), shown: format!("{scheme}://{user}{place}{name}") })
    }

    /// The whole address, password and all.
    #[cfg(feature = "postgres")]
    pub(crate) fn secret(&self) -> &str {
        &self.url
    }

    /// The parameter of that name.
    #[cfg(feature = "postgres")]
    pub(crate) fn parameter(&self, name: &str) -> Option<&str> {
        parameter(&self.url, name)
    }
}

fn parameter<'a>(url: &'a str, name: &str) -> Option<&'a str> {
    let mut parameters = url.split_once('?')?.1.split('&').filter_map(|parameter| parameter.split_once('='));
    parameters.find(|(key, _)| *key == name).map(|(_, value)| value)
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.shown)
    }
}

impl fmt::Debug for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.shown)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_password_is_never_shown() {
        for (url, shown) in [
            ("postgres://lab/go", "postgres://lab/go"),
            ("postgresql://me:secret@lab:5433/go?match=a&lease=3", "postgresql://me@lab:5433/go?match=a"),
            ("postgres://me:se@cr/et@lab/go", "postgres://me@lab/go"),
            ("postgres://me:se?cret@lab/go", "postgres://me@lab/go"),
            ("postgres://lab/go?user=me&password=secret", "postgres://lab/go"),
            ("postgres://:secret@lab", "postgres://lab"),
        ] {
            let address = Address::read(url).unwrap();
            assert_eq!(address.to_string(), shown);
            assert_eq!(format!("{address:?}"), shown);
        }
    }

    #[test]
    fn a_folder_is_no_address() {
        for text in ["m1", "mysql://lab/go", "/postgres:/lab", "postgres:", ""] {
            assert_eq!(Address::read(text), None, "{text}");
        }
    }
}
