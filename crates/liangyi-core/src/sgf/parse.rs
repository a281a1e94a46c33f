//! From a file's text to its tree: the one reader of SGF's grammar.
//!
//! [`SgfTree::parse`] takes all of the first game. [`main_line`] takes what a game is read from: the nodes up to the
//! first `)` that is not inside a value, and of these the properties that are read. What it keeps is bounded, so that
//! any number of variations, nodes and comments costs no memory.
//!
//! A text is read as it stands. Only where that is impossible, brackets inside texts are read as people who forgot the
//! backslash meant them.

use std::borrow::Cow;

use super::error::{LineBounds, MAX_BYTES, MAX_NODES, MAX_TREE_VALUES, SgfError};
use super::tree::{DECLARED_END, Node, NodeId, Property, SgfTree, VIRTUAL_MOVE, reversed};
use super::warning::SgfWarning;

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
        parse(text, Extent::Game)
    }
}

/// The main line of the first game in a text, with the properties that are read.
pub fn main_line(text: &str) -> Result<SgfTree, SgfError> {
    parse(text, Extent::MainLine)
}

/// How many values there are in the main line of a text, where it reads as it stands.
pub fn count_values(text: &str) -> Option<usize> {
    let parsed = (text.len() <= MAX_BYTES).then(|| Parser::parsed(text, Extent::MainLine, Brackets::Escaped));
    parsed?.ok().map(|parser| parser.values)
}

fn parse(text: &str, extent: Extent) -> Result<SgfTree, SgfError> {
    if text.len() > MAX_BYTES {
        return Err(SgfError::TooLarge);
    }
    let parsed = Parser::parsed(text, extent, Brackets::Escaped).or_else(|error| match error {
        SgfError::Stray { .. } => {
            Parser::parsed(text, extent, Brackets::Forgotten { hopeless: false }).map_err(|_| error)
        }
        _ => Err(error),
    });
    Ok(parsed?.tree)
}

/// How much of a game is taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Extent {
    Game,
    MainLine,
}

/// The properties that a game is read from, but for those of this program.
const READ: [&str; 18] =
    ["GM", "SZ", "KM", "RU", "HA", "RE", "PB", "PW", "DT", "EV", "AP", "AB", "AW", "AE", "PL", "B", "W", "KO"];

/// Whether a game is read from the property with these capitals.
pub fn is_read(capitals: &str) -> bool {
    READ.contains(&capitals) || [VIRTUAL_MOVE, DECLARED_END].contains(&capitals)
}

/// A tree that is being read.
struct Parser<'a> {
    text: &'a str,
    extent: Extent,
    brackets: Brackets,
    tree: SgfTree,
    /// The node to which properties belong; `None` before the root.
    at: Option<NodeId>,
    /// Whether another node has begun after that one, of which nothing is kept yet.
    is_node_due: bool,
    /// The nodes at which variations branch off that are open.
    open: Vec<Option<NodeId>>,
    /// The name of a property as it is written, and its capitals: old files write `AddBlack` for `AB`.
    name: String,
    capitals: String,
    /// Whether the next letter begins a new name.
    is_named: bool,
    /// Whether the property of this name has no value yet.
    is_new: bool,
    /// How many values a main line has, or how many of a game's belong to properties.
    values: usize,
    bounds: LineBounds,
}

impl<'a> Parser<'a> {
    /// What has read a text to the end of what is taken.
    fn parsed(text: &'a str, extent: Extent, brackets: Brackets) -> Result<Parser<'a>, SgfError> {
        let (start, is_regular) = start(text).ok_or(SgfError::NoGame)?;
        let mut parser = Parser {
            text,
            extent,
            brackets,
            tree: SgfTree::default(),
            at: None,
            is_node_due: false,
            open: Vec::new(),
            name: String::new(),
            capitals: String::new(),
            is_named: true,
            is_new: true,
            values: 0,
            bounds: LineBounds::default(),
        };
        if !is_regular {
            parser.node()?;
            parser.tree.warnings.push(SgfWarning::NoFirstNode);
        }
        match parser.game(start)? {
            // What is no game is not kept.
            Some(end) if extent == Extent::Game => {
                let rest = text[end + 1..].trim();
                parser.tree.rest = if is_record(rest) { rest.to_string() } else { String::new() };
            }
            Some(_) => {}
            None => parser.tree.warnings.push(SgfWarning::Unclosed),
        }
        Ok(parser)
    }

    /// Reads from `at` on; returns where the `)` is that ends what is taken, if it is not missing.
    fn game(&mut self, mut at: usize) -> Result<Option<usize>, SgfError> {
        let bytes = self.text.as_bytes();
        while at < bytes.len() {
            match bytes[at] {
                b'(' => {
                    if self.extent == Extent::Game {
                        self.open.push(self.at);
                    }
                    self.drop_name();
                }
                b')' => {
                    let Some(branch) = self.open.pop() else { return Ok(Some(at)) };
                    // A variation before the root changes nothing.
                    self.at = branch.or(self.at);
                    self.drop_name();
                }
                b';' => {
                    self.node()?;
                    self.drop_name();
                }
                b'[' => at = self.value(at)?,
                byte if byte.is_ascii_alphanumeric() => {
                    if std::mem::take(&mut self.is_named) {
                        self.drop_name();
                    }
                    self.is_new = true;
                    self.name.push(byte as char);
                    if byte.is_ascii_uppercase() {
                        self.capitals.push(byte as char);
                    }
                }
                byte if byte.is_ascii_whitespace() || byte == 0 => {}
                _ => {
                    let sign = self.text[at..].chars().next().unwrap_or('?');
                    return Err(SgfError::Stray { line: self.line_of(at), sign });
                }
            }
            at += 1;
        }
        Ok(None)
    }

    fn drop_name(&mut self) {
        self.name.clear();
        self.capitals.clear();
    }

    fn line_of(&self, at: usize) -> usize {
        1 + self.text.as_bytes()[..at].iter().filter(|byte| **byte == b'\n').count()
    }

    /// Begins a node after the present one. On a main line only the root is kept if it is empty: there stand the
    /// properties of the game.
    fn node(&mut self) -> Result<(), SgfError> {
        let Some(before) = self.at else {
            self.at = Some(self.tree.root());
            return Ok(());
        };
        match self.extent {
            Extent::MainLine => self.is_node_due = true,
            Extent::Game if self.tree.nodes.len() >= MAX_NODES => return Err(SgfError::TooManyNodes),
            Extent::Game => self.at = Some(self.tree.push(before)),
        }
        Ok(())
    }

    /// Reads the value that begins at `open`; returns where it ends.
    fn value(&mut self, open: usize) -> Result<usize, SgfError> {
        let ends = self.brackets.value_end(self.text.as_bytes(), open, &self.capitals);
        let (end, is_escaped) = ends.ok_or_else(|| SgfError::CutShort { line: self.line_of(open) })?;
        let value = &self.text[open + 1..end];
        if !is_escaped && !self.has_warned(|warning| matches!(warning, SgfWarning::Unescaped { .. })) {
            let warning = SgfWarning::Unescaped { line: self.line_of(open), name: self.capitals.clone() };
            self.tree.warnings.push(warning);
        }
        if self.takes(open, value)? {
            if std::mem::take(&mut self.is_node_due) {
                self.at = self.at.map(|before| self.tree.push(before));
            }
            let value = if is_escaped { value.into() } else { Cow::from(escaped(value)) };
            let is_new = std::mem::take(&mut self.is_new);
            let Node { properties, .. } = &mut self.tree.nodes[self.at.unwrap_or(NodeId::new(0)).index()];
            match properties.last_mut() {
                Some(property) if !is_new => property.values.push(value.into_owned()),
                _ => properties.push(Property::new(&self.name, value)),
            }
        }
        self.is_named = true;
        Ok(end)
    }

    /// Whether a value is kept that begins at `open`, after it has been counted.
    fn takes(&mut self, open: usize, value: &str) -> Result<bool, SgfError> {
        match self.extent {
            Extent::MainLine => {
                self.values += 1;
                if !is_read(&self.capitals) {
                    return Ok(false);
                }
                self.bounds.take(&self.capitals, value).map_err(|error| match error {
                    SgfError::ValueTooLong { name, .. } => {
                        SgfError::ValueTooLong { line: Some(self.line_of(open)), name }
                    }
                    error => error,
                })?;
                if !self.has_warned(|warning| matches!(warning, SgfWarning::Reversed { .. })) {
                    self.tree.warnings.extend(reversed(&self.capitals, value));
                }
                Ok(true)
            }
            // A value without a name belongs to no property.
            Extent::Game if self.name.is_empty() => Ok(false),
            Extent::Game => {
                self.values += 1;
                if self.values > MAX_TREE_VALUES { Err(SgfError::TooManyValues) } else { Ok(true) }
            }
        }
    }

    fn has_warned(&self, is_it: impl Fn(&SgfWarning) -> bool) -> bool {
        self.tree.warnings.iter().any(is_it)
    }
}

/// A value in which the brackets inside have their backslash.
fn escaped(value: &str) -> String {
    let mut text = String::new();
    let mut signs = value.chars();
    while let Some(sign) = signs.next() {
        match sign {
            ']' => text.push_str("\\]"),
            '\\' => text.extend([sign].into_iter().chain(signs.next())),
            _ => text.push(sign),
        }
    }
    text
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
enum Brackets {
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
    fn value_end(&mut self, bytes: &[u8], open: usize, name: &str) -> Option<(usize, bool)> {
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
fn start(text: &str) -> Option<(usize, bool)> {
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

#[cfg(test)]
mod tests {
    use super::*;

    fn written(tree: &SgfTree) -> String {
        tree.write().trim_end().to_string()
    }

    fn line(text: &str) -> String {
        written(&main_line(text).unwrap())
    }

    #[test]
    fn variations_and_later_games_are_left_out() {
        assert_eq!(
            line("(;SZ[9];B[aa](;W[bb];B[cc](;W[dd])(;W[ee]))(;W[ff]))(;B[gg])"),
            "(;SZ[9];B[aa];W[bb];B[cc];W[dd])"
        );
    }

    #[test]
    fn only_properties_that_are_read_stay() {
        assert_eq!(
            line("(;C[a \\] ;B[bb )\\\\]SZ[9]\n AddBlack [aa] [bb]\nXX[1][2];B[aa]C[)])"),
            "(;SZ[9]AddBlack[aa][bb];B[aa])"
        );
    }

    #[test]
    fn nodes_without_what_is_read_are_left_out_but_for_the_root() {
        assert_eq!(line("(;;;SZ[9];C[x](;C[y];B[aa];;W[bb]))"), "(;;SZ[9];B[aa];W[bb])");
    }

    #[test]
    fn brackets_without_a_backslash_are_part_of_a_text() {
        for (text, read, name) in [
            ("(;C[see [1] for more]SZ[9];B[aa])", "(;SZ[9];B[aa])", "C"),
            ("(;PB[A [9d]]PW[B];B[aa])", "(;PB[A [9d\\]]PW[B];B[aa])", "PB"),
            ("(;PB[:] x];B[aa]C[a (1)] b]\n(;W[bb]))", "(;PB[:\\] x];B[aa];W[bb])", "PB"),
            ("(;PB[a \\] ] ; b]SZ[9])", "(;PB[a \\] \\] ; b]SZ[9])", "PB"),
            ("(;SZ[9];B[aa]C[1] or 2]) trailing", "(;SZ[9];B[aa])", "C"),
            ("(;SZ[9];KGSDE[a [b]]B[aa])", "(;SZ[9];B[aa])", "KGSDE"),
        ] {
            let read_as = main_line(text).unwrap_or_else(|error| panic!("{text}: {error}"));
            assert_eq!(written(&read_as), read, "{text}");
            assert_eq!(read_as.warnings, [SgfWarning::Unescaped { line: 1, name: name.to_string() }], "{text}");
        }
        // What reads as it stands is read so.
        assert_eq!(line("(;PB[a]c[b] x[d];B[aa])"), "(;PB[a];B[aa])");
        // Moves are no texts.
        assert!(matches!(main_line("(;SZ[9];B[aa] % W[bb])"), Err(SgfError::Stray { line: 1, sign: '%' })));
    }

    #[test]
    fn a_game_begins_without_its_first_node() {
        for (text, read) in [
            ("(GM[1]SZ[9];B[aa](;W[bb])(;W[cc]))", "(;GM[1]SZ[9];B[aa];W[bb])"),
            ("A game\n (SZ[9]PB[x];B[aa])", "(;SZ[9]PB[x];B[aa])"),
            (" ;SZ[9];B[aa]", "(;SZ[9];B[aa])"),
        ] {
            let read_as = main_line(text).unwrap();
            assert_eq!(written(&read_as), read, "{text}");
            assert!(read_as.warnings.contains(&SgfWarning::NoFirstNode));
        }
        assert_eq!(line("From: me (see C[1])\n(;B[aa])"), "(;B[aa])");
        assert!(matches!(main_line("(so it is)"), Err(SgfError::NoGame)));
    }

    #[test]
    fn rectangles_may_begin_at_any_corner() {
        let read_as = main_line("(;AB[cc:aa][ac:ca][dd:ee]AW[ff])").unwrap();
        assert_eq!(written(&read_as), "(;AB[cc:aa][ac:ca][dd:ee]AW[ff])");
        let expected = SgfWarning::Reversed { name: "AB".to_string(), value: "cc:aa".to_string() };
        assert_eq!(read_as.warnings, [expected]);
    }

    #[test]
    fn what_comes_before_the_game_is_skipped() {
        assert_eq!(line("\u{feff}From: me (not you)\n( ;B[aa])"), "(;B[aa])");
        assert!(matches!(main_line("no game; here"), Err(SgfError::NoGame)));
        assert!(matches!(main_line(&"(".repeat(1 << 20)), Err(SgfError::NoGame)));
    }

    #[test]
    fn a_missing_end_is_told_from_a_cut_value() {
        let open = main_line("(;B[aa]").unwrap();
        assert_eq!((written(&open).as_str(), &open.warnings), ("(;B[aa])", &vec![SgfWarning::Unclosed]));
        assert!(matches!(main_line("(;SZ[9]\n;B[a"), Err(SgfError::CutShort { line: 2 })));
        assert!(matches!(main_line("(;SZ[9]\n;B[a\\"), Err(SgfError::CutShort { line: 2 })));
    }

    #[test]
    fn stray_signs_are_named_with_their_line() {
        assert!(matches!(main_line("(;SZ[9]\n\n;B[aa] 白 W[bb])"), Err(SgfError::Stray { line: 3, sign: '白' })));
        assert_eq!(line("(;[aa]b[bb]BBB[cc])"), "(;)");
    }

    #[test]
    fn a_value_without_a_name_belongs_to_no_property() {
        for text in ["(;SZ[9]([cc];B[aa])", "(;SZ[9];[cc]B[aa])"] {
            assert_eq!(line(text), "(;SZ[9];B[aa])");
            assert!(!SgfTree::parse(text).unwrap().write().contains("cc"));
        }
    }
}
