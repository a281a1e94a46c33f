//! The pieces that a main line is cut into: where a game begins, where a value ends, which way a rectangle goes.

/// Properties that stand in a root, by one of which a game is known that begins without `(;`.
const OF_ROOTS: [&str; 22] = [
    "GM", "FF", "CA", "SZ", "AP", "ST", "KM", "RU", "HA", "PB", "PW", "RE", "DT", "EV", "GN", "PC", "C", "AB", "AW",
    "US", "SO", "RO",
];

/// Properties whose value is one text, in which a bracket may stand.
const TEXTS: [&str; 26] = [
    "C", "GC", "GN", "N", "PB", "PW", "BR", "WR", "BT", "WT", "EV", "RO", "PC", "US", "SO", "AN", "CP", "DT", "RE",
    "RU", "AP", "ON", "OT", "TM", "CM", "KGSDE",
];

/// Whether brackets inside texts have their backslash.
#[derive(Clone, Copy, Debug)]
pub enum Brackets {
    /// They have.
    Escaped,
    /// It was forgotten: a text ends where a property or a node follows.
    Forgotten {
        /// Whether it has been found that no text of the rest ends so.
        hopeless: bool,
    },
}

impl Brackets {
    /// Where the value of the property `name` ends that begins at `open`, and whether no bracket stands inside it.
    pub fn value_end(&mut self, bytes: &[u8], open: usize, name: &str) -> Option<(usize, bool)> {
        let first = bracket(bytes, open + 1)?;
        if let Brackets::Forgotten { hopeless: false } = self
            && TEXTS.contains(&name)
        {
            let mut end = Some(first);
            let mut closing = None;
            while let Some(at) = end {
                if goes_on(&bytes[at + 1..]) {
                    return Some((at, at == first));
                }
                closing = closing.or((bytes.get(at + 1) == Some(&b')')).then_some(at));
                end = bracket(bytes, at + 1);
            }
            *self = Brackets::Forgotten { hopeless: true };
            if let Some(at) = closing {
                return Some((at, at == first));
            }
        }
        Some((first, true))
    }
}

/// The first `]` at or after `at` that has no backslash before it.
fn bracket(bytes: &[u8], mut at: usize) -> Option<usize> {
    while at < bytes.len() {
        match bytes[at] {
            b']' => return Some(at),
            b'\\' => at += 2,
            _ => at += 1,
        }
    }
    None
}

/// Whether what follows the value of a text begins another property or node, or ends the game.
fn goes_on(rest: &[u8]) -> bool {
    let rest = blank_off(rest);
    match rest {
        [] => true,
        [b';', rest @ ..] => {
            let rest = blank_off(rest);
            matches!(rest.first(), None | Some(b';' | b'(' | b')')) || name(rest).is_some()
        }
        [b'(', rest @ ..] => {
            let rest = blank_off(rest);
            matches!(rest.first(), Some(b';' | b'(')) || name(rest).is_some()
        }
        [b')', rest @ ..] => {
            let line = rest.split(|byte| *byte == b'\n').next().unwrap_or_default().trim_ascii();
            matches!(line.first(), None | Some(b';' | b'(' | b')'))
        }
        _ => name(rest).is_some(),
    }
}

/// The name of a property, capitals and small letters, where one begins here; small letters alone are none.
fn name(rest: &[u8]) -> Option<&[u8]> {
    let length = rest.iter().take_while(|byte| byte.is_ascii_alphanumeric()).count();
    let (name, after) = rest.split_at(length);
    (name.iter().any(u8::is_ascii_uppercase) && blank_off(after).first() == Some(&b'[')).then_some(name)
}

fn blank_off(bytes: &[u8]) -> &[u8] {
    let blanks = bytes.iter().take_while(|byte| byte.is_ascii_whitespace() || **byte == 0).count();
    &bytes[blanks..]
}

/// Whether a text has a game of SGF in it.
pub fn is_record(text: &str) -> bool {
    start(text).is_some()
}

/// Where the first game begins after its `(`, and whether a `;` comes first there, as it should. Without one, or
/// without the `(`, a game begins at the start of a line, with a property that stands in a root.
pub fn start(text: &str) -> Option<(usize, bool)> {
    let regular = text.match_indices(';').find_map(|(at, _)| {
        let before = text[..at].trim_end();
        before.ends_with('(').then_some(before.len())
    });
    let within = &text[..regular.unwrap_or(text.len())];
    let is_root = |at: usize| {
        let name = name(blank_off(&text.as_bytes()[at..]));
        name.is_some_and(|name| {
            let capitals = name.iter().copied().filter(u8::is_ascii_uppercase);
            OF_ROOTS.iter().any(|root| root.bytes().eq(capitals.clone()))
        })
    };
    let begins_line = |at: usize| within[..at].trim_end_matches([' ', '\t', '\u{feff}']).ends_with('\n');
    let begins = |at: usize| within[..at].trim_end_matches([' ', '\t', '\u{feff}']).is_empty() || begins_line(at);
    let opened = within.match_indices('(').map(|(at, _)| at + 1).find(|&at| begins(at - 1) && is_root(at));
    let unopened = || {
        let at = text.find(|sign: char| !sign.is_whitespace() && sign != '\u{feff}')?;
        (text[at..].starts_with(';') && is_root(at + 1)).then_some(at + 1)
    };
    opened.or_else(unopened).map(|at| (at, false)).or(regular.map(|at| (at, true)))
}

/// A rectangle of points with its upper left corner first; `None` for what is none, or has it so.
pub fn upright(name: &str, value: &str) -> Option<String> {
    let [b'[', x1, y1, b':', x2, y2, b']'] = *value.as_bytes() else { return None };
    let is_reversed = rank(x1)? > rank(x2)? || rank(y1)? > rank(y2)?;
    let pair = |one, other| if rank(one) > rank(other) { [other, one] } else { [one, other] };
    let ([left, right], [top, bottom]) = (pair(x1, x2), pair(y1, y2));
    let upright = [b'[', left, top, b':', right, bottom, b']'].map(char::from);
    (matches!(name, "AB" | "AW" | "AE") && is_reversed).then(|| upright.iter().collect())
}

/// The place of a letter among those of coordinates: small ones first.
fn rank(letter: u8) -> Option<u8> {
    match letter {
        b'a'..=b'z' => Some(letter - b'a'),
        b'A'..=b'Z' => Some(26 + letter - b'A'),
        _ => None,
    }
}

/// A value, with its brackets, in which the brackets inside have their backslash.
pub fn escaped(value: &str) -> String {
    let mut text = String::from("[");
    let mut signs = value[1..value.len() - 1].chars();
    while let Some(sign) = signs.next() {
        match sign {
            ']' => text.push_str("\\]"),
            '\\' => text.extend([sign].into_iter().chain(signs.next())),
            _ => text.push(sign),
        }
    }
    text.push(']');
    text
}
