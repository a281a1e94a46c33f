//! From a file's text to its tree.

use std::borrow::Cow;

use super::error::{MAX_BYTES, SgfError};
use super::tree::{Node, NodeId, Property, SgfTree};
use super::warning::SgfWarning;

/// The most nodes of a tree.
pub const MAX_NODES: usize = 500_000;

/// The most values of all properties of a tree.
pub const MAX_TREE_VALUES: usize = 2_000_000;

impl SgfTree {
    /// The first game in a text, with everything in it.
    ///
    /// ```
    /// use liangyi_core::sgf::SgfTree;
    /// let tree = SgfTree::parse("(;SZ[9];B[cc](;W[gg]XY[?])(;W[cg]))").unwrap();
    /// assert_eq!((tree.len(), tree.main_line().len()), (4, 3));
    /// assert!(tree.write().contains("XY[?]"));
    /// ```
    ///
    /// # Errors
    ///
    /// [`SgfError`] if the text holds no game, or one that is too large or broken.
    pub fn parse(text: &str) -> Result<SgfTree, SgfError> {
        if text.len() > MAX_BYTES {
            return Err(SgfError::TooLarge);
        }
        read(text, Brackets::Escaped).or_else(|error| match error {
            SgfError::Stray { .. } => read(text, Brackets::Forgotten { hopeless: false }).map_err(|_| error),
            _ => Err(error),
        })
    }
}

/// A tree that is being read.
struct Reader {
    tree: SgfTree,
    /// The node to which properties belong; `None` before the root.
    at: Option<NodeId>,
    /// The nodes at which variations branch off that are open.
    open: Vec<Option<NodeId>>,
    values: usize,
}

impl Reader {
    /// Begins a node after the present one.
    fn node(&mut self) -> Result<(), SgfError> {
        let Some(before) = self.at else {
            self.at = Some(self.tree.root());
            return Ok(());
        };
        if self.tree.nodes.len() >= MAX_NODES {
            return Err(SgfError::TooManyNodes);
        }
        self.at = Some(self.tree.push(before));
        Ok(())
    }

    /// Takes a value of the property `name`, whose first value it is where `begins` is set.
    fn value(&mut self, name: &str, value: &str, begins: bool) -> Result<(), SgfError> {
        self.values += 1;
        if self.values > MAX_TREE_VALUES {
            return Err(SgfError::TooManyValues);
        }
        let Node { properties, .. } = &mut self.tree.nodes[self.at.unwrap_or(NodeId::new(0)).index()];
        match properties.last_mut() {
            Some(property) if !begins => property.values.push(value.to_string()),
            _ => properties.push(Property::new(name, value)),
        }
        Ok(())
    }
}

fn read(text: &str, mut brackets: Brackets) -> Result<SgfTree, SgfError> {
    let (start, is_regular) = start(text).ok_or(SgfError::NoGame)?;
    let bytes = text.as_bytes();
    let line_of = |at: usize| 1 + bytes[..at].iter().filter(|byte| **byte == b'\n').count();
    let mut reader = Reader { tree: SgfTree::default(), at: None, open: Vec::new(), values: 0 };
    if !is_regular {
        reader.node()?;
        reader.tree.warnings.push(SgfWarning::NoFirstNode);
    }
    let mut name = String::new();
    // Whether the next letter begins a new name, and whether the property of that name has no value yet.
    let (mut named, mut begins) = (true, true);
    let mut complete = false;
    let mut at = start;
    while at < bytes.len() {
        match bytes[at] {
            b'(' => {
                reader.open.push(reader.at);
                name.clear();
            }
            b')' => {
                let Some(branch) = reader.open.pop() else {
                    complete = true;
                    break;
                };
                // A variation before the root changes nothing.
                reader.at = branch.or(reader.at);
                name.clear();
            }
            b';' => {
                reader.node()?;
                name.clear();
            }
            b'[' => {
                let capitals: String = name.chars().filter(|sign| !sign.is_ascii_lowercase()).collect();
                let ends = brackets.value_end(bytes, at, &capitals);
                let (end, is_escaped) = ends.ok_or_else(|| SgfError::CutShort { line: line_of(at) })?;
                let value = &text[at..=end];
                let warnings = &mut reader.tree.warnings;
                if !is_escaped && !warnings.iter().any(|warning| matches!(warning, SgfWarning::Unescaped { .. })) {
                    warnings.push(SgfWarning::Unescaped { line: line_of(at), name: capitals });
                }
                // A value without a name belongs to no property.
                if !name.is_empty() {
                    let value = if is_escaped { value.into() } else { Cow::from(escaped(value)) };
                    reader.value(&name, &value[1..value.len() - 1], std::mem::take(&mut begins))?;
                }
                named = true;
                at = end;
            }
            byte if byte.is_ascii_alphanumeric() => {
                if std::mem::take(&mut named) {
                    name.clear();
                }
                begins = true;
                name.push(byte as char);
            }
            byte if byte.is_ascii_whitespace() || byte == 0 => {}
            _ => {
                let sign = text[at..].chars().next().unwrap_or('?');
                return Err(SgfError::Stray { line: line_of(at), sign });
            }
        }
        at += 1;
    }
    if complete {
        let rest = text[at + 1..].trim();
        // What is no game is not kept.
        reader.tree.rest = if is_record(rest) { rest.to_string() } else { String::new() };
    } else {
        reader.tree.warnings.push(SgfWarning::Unclosed);
    }
    Ok(reader.tree)
}

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
