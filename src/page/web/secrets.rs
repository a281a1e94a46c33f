//! What proves that a page belongs to the person who started the program. Other users of the machine reach the port
//! too.
//!
//! The address that is printed holds the token, in its fragment, which browsers send to nobody. The address that the
//! program gives to a browser itself stands in the list of processes, so it holds another word, which opens the door
//! once. The page gives either of them for a cookie. None of the three is part of another.

use std::fmt::Write as _;
use std::io;
use std::sync::{Mutex, PoisonError};

use subtle::ConstantTimeEq as _;

/// The bytes of a secret.
const BYTES: usize = 16;

/// Random bits from the system, written in hexadecimal digits.
pub fn random_word() -> io::Result<String> {
    let mut bytes = [0; BYTES];
    getrandom::fill(&mut bytes).map_err(io::Error::other)?;
    let mut word = String::with_capacity(2 * BYTES);
    for byte in bytes {
        // A string takes everything.
        let _ = write!(word, "{byte:02x}");
    }
    Ok(word)
}

/// Whether both are the same, in a time that says nothing about where they differ.
fn is_same(offered: &[u8], secret: &str) -> bool {
    offered.ct_eq(secret.as_bytes()).into()
}

/// The secrets of a run of the program. They are in no log.
pub struct Secrets {
    token: String,
    once: Mutex<Option<String>>,
    cookie: String,
}

impl Secrets {
    /// New secrets.
    ///
    /// # Errors
    ///
    /// The system has no random bits.
    pub fn new() -> io::Result<Secrets> {
        Ok(Secrets { token: random_word()?, once: Mutex::default(), cookie: random_word()? })
    }

    /// The token.
    pub fn token(&self) -> &str {
        &self.token
    }

    /// A word that is taken for the token once; the one before it no longer is.
    ///
    /// # Errors
    ///
    /// The system has no random bits.
    pub fn word_for_once(&self) -> io::Result<String> {
        let word = random_word()?;
        *self.once.lock().unwrap_or_else(PoisonError::into_inner) = Some(word.clone());
        Ok(word)
    }

    /// The cookie's value for who has the token.
    pub fn cookie_for(&self, offered: &[u8]) -> Option<&str> {
        if is_same(offered, &self.token) {
            return Some(&self.cookie);
        }
        let mut once = self.once.lock().unwrap_or_else(PoisonError::into_inner);
        once.take_if(|word| is_same(offered, word)).map(|_| &*self.cookie)
    }

    /// Whether this is the cookie's value.
    pub fn is_cookie(&self, offered: &[u8]) -> bool {
        is_same(offered, &self.cookie)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_for_once_is_taken_once_and_the_token_always() {
        let secrets = Secrets::new().unwrap();
        let words = [secrets.word_for_once().unwrap(), secrets.word_for_once().unwrap()];
        let taken = |word: &str| secrets.cookie_for(word.as_bytes()).is_some();
        assert_eq!([taken(&words[0]), taken(&words[1]), taken(&words[1])], [false, true, false]);
        assert_eq!([taken(secrets.token()), taken(secrets.token()), taken("")], [true, true, false]);
        assert!(!taken(&secrets.cookie) && !secrets.is_cookie(secrets.token().as_bytes()));
        assert!(secrets.is_cookie(secrets.cookie.as_bytes()) && !secrets.is_cookie(&secrets.cookie.as_bytes()[1..]));
    }

    #[test]
    fn words_are_128_bits_and_never_the_same() {
        let words: std::collections::BTreeSet<String> = (0..100).map(|_| random_word().unwrap()).collect();
        assert_eq!(words.len(), 100);
        assert!(words.iter().all(|word| word.len() == 32 && word.bytes().all(|digit| digit.is_ascii_hexdigit())));
    }
}
