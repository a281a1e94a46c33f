//! From a file's text to its tree: the one reader of SGF's grammar.
//!
//! [`SgfTree::parse`] takes all of the first game, [`main_line`] what a game is read from: of the nodes up to the first
//! `)` outside a value the properties that are read, within bounds, so that nothing else in a file costs memory.
//!
//! A text is read as it stands. Where that is impossible, brackets inside texts are read as people who forgot the
//! backslash meant them; where that is too, signs between nodes that belong to nothing are left out.

use std::borrow::Cow;

use super::error::{LineBounds, MAX_BYTES, MAX_NODES, MAX_TEXT, MAX_TREE_VALUES, SgfError};
use super::marks;
use super::scan::{Brackets, blank_off, escaped, is_of_root, is_record, is_text, start};
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
        parse(file_text(text)?, Extent::Game, 0)
    }
}

/// The main line of the first game in a text, with the properties that are read.
pub fn main_line(text: &str) -> Result<SgfTree, SgfError> {
    parse(file_text(text)?, Extent::MainLine, 0)
}

/// A text that is a file as it stands.
fn file_text(text: &str) -> Result<&str, SgfError> {
    if text.len() > MAX_BYTES { Err(SgfError::TooLarge) } else { Ok(text) }
}

/// How many values there are in the main line of a text, where it reads as it stands.
pub fn count_values(text: &str) -> Option<usize> {
    let parsed = (text.len() <= MAX_TEXT).then(|| Parser::parsed(text, Extent::MainLine, 0, Leniency::default()));
    parsed?.ok().map(|parser| parser.values)
}

/// What is taken of the first game in a text, before which its file has so many lines.
pub fn parse(text: &str, extent: Extent, lines: usize) -> Result<SgfTree, SgfError> {
    if text.len() > MAX_TEXT {
        return Err(SgfError::TooLarge);
    }
    Ok(Parser::forgiving(text, extent, lines)?.tree)
}

/// Where the first game in a text ends; `None` where it is broken.
pub fn end_of_game(text: &str) -> Option<usize> {
    let parser = Parser::forgiving(text, Extent::Skipped, 0).ok()?;
    Some(parser.end.map_or(text.len(), |end| end + 1))
}

/// What is forgiven in a text.
#[derive(Clone, Copy, Debug)]
struct Leniency {
    brackets: Brackets,
    /// Whether signs between nodes that belong to nothing are left out.
    skips_junk: bool,
}

impl Default for Leniency {
    fn default() -> Leniency {
        Leniency { brackets: Brackets::Escaped, skips_junk: false }
    }
}

/// How much of a game is taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Extent {
    /// All of it.
    Game,
    /// What a game is read from.
    MainLine,
    /// As much of that as the root has, and what the game is called.
    Root,
    /// Nothing: where it ends is what is asked.
    Skipped,
    /// Nothing: whether all of it is too large is what is asked.
    Counted,
}

/// The properties that a game is read from, but for those of this program.
const READ: [&str; 24] = [
    "GM", "SZ", "KM", "RU", "HA", "RE", "PB", "PW", "DT", "EV", "RO", "PC", "ON", "GC", "AP", "AB", "AW", "AE", "PL",
    "B", "W", "KO", "TB", "TW",
];

/// Whether a game is read from the property with these capitals.
pub fn is_read(capitals: &str) -> bool {
    READ.contains(&capitals) || matches!(capitals, VIRTUAL_MOVE | DECLARED_END) || marks::is_one(capitals)
}

/// A tree that is being read.
struct Parser<'a> {
    text: &'a str,
    extent: Extent,
    leniency: Leniency,
    tree: SgfTree,
    /// The node to which properties belong; `None` before the root.
    at: Option<NodeId>,
    /// Whether another node has begun after that one, of which nothing is kept yet.
    is_node_due: bool,
    /// The nodes at which variations branch off that are open.
    open: Vec<Option<NodeId>>,
    /// How many are open where nothing is taken.
    skipped: usize,
    /// Where what is taken ends, if it does.
    end: Option<usize>,
    /// How many lines of the file come before the text.
    lines: usize,
    /// The name of a property as it is written, and its capitals: old files write `AddBlack` for `AB`.
    name: String,
    capitals: String,
    /// Whether the next letter begins a new name.
    is_named: bool,
    /// Whether the property of this name has no value yet.
    is_new: bool,
    /// How many nodes of a game there are after the root.
    nodes: usize,
    /// How many values a main line has, or how many of a game's belong to properties.
    values: usize,
    bounds: LineBounds,
    /// Whether there is anything besides nodes, and whether a game is read from any of it.
    has_any: bool,
    has_read: bool,
}

impl<'a> Parser<'a> {
    /// What has read a text as it stands, or else with as little forgiven as possible. What is too large for a tree is
    /// counted before any of it is kept.
    fn forgiving(text: &'a str, extent: Extent, lines: usize) -> Result<Parser<'a>, SgfError> {
        let is_large = extent == Extent::Game && {
            let count = |sign| text.bytes().filter(|byte| *byte == sign).count();
            count(b';') > MAX_NODES || count(b'[') > MAX_TREE_VALUES
        };
        let parsed = |leniency| {
            if is_large {
                Parser::parsed(text, Extent::Counted, lines, leniency)?;
            }
            Parser::parsed(text, extent, lines, leniency)
        };
        parsed(Leniency::default()).or_else(|error| match error {
            SgfError::Stray { .. } => {
                let forgotten = Leniency { brackets: Brackets::Forgotten { hopeless: false }, skips_junk: false };
                let junk = || parsed(Leniency { skips_junk: true, ..forgotten });
                parsed(forgotten).or_else(|_| junk()).map_err(|_| error)
            }
            _ => Err(error),
        })
    }

    /// What has read a text to the end of what is taken.
    fn parsed(text: &'a str, extent: Extent, lines: usize, leniency: Leniency) -> Result<Parser<'a>, SgfError> {
        let (start, is_regular) = start(text).ok_or(SgfError::NoGame)?;
        let mut parser = Parser {
            text,
            extent,
            leniency,
            tree: SgfTree::default(),
            at: None,
            is_node_due: false,
            open: Vec::new(),
            skipped: 0,
            end: None,
            lines,
            name: String::new(),
            capitals: String::new(),
            is_named: true,
            is_new: true,
            nodes: 0,
            values: 0,
            bounds: LineBounds::default(),
            has_any: false,
            has_read: false,
        };
        if !is_regular {
            parser.node()?;
            parser.tree.warnings.push(SgfWarning::NoFirstNode);
        }
        parser.end = parser.game(start)?;
        match parser.end {
            // What is no game is not kept.
            Some(end) if extent == Extent::Game => {
                let rest = text[end + 1..].trim();
                parser.tree.rest = if is_record(rest) { rest.to_string() } else { String::new() };
            }
            Some(_) => {}
            None => parser.tree.warnings.push(SgfWarning::Unclosed),
        }
        if parser.has_any && !parser.has_read {
            parser.tree.warnings.push(SgfWarning::NothingRead);
        }
        Ok(parser)
    }

    /// Reads from `at` on; returns where the `)` is that ends what is taken, if it is not missing.
    fn game(&mut self, mut at: usize) -> Result<Option<usize>, SgfError> {
        let bytes = self.text.as_bytes();
        while at < bytes.len() {
            match bytes[at] {
                b'(' => {
                    match self.extent {
                        Extent::Game => self.open.push(self.at),
                        Extent::Skipped | Extent::Counted => self.skipped += 1,
                        Extent::MainLine | Extent::Root => {}
                    }
                    self.drop_name();
                }
                b')' if self.skipped > 0 => self.skipped -= 1,
                b')' => {
                    let Some(branch) = self.open.pop() else { return Ok(Some(at)) };
                    // A variation before the root changes nothing.
                    self.at = branch.or(self.at);
                    self.drop_name();
                }
                b';' if self.extent == Extent::Root && self.at.is_some() => return Ok(Some(at)),
                b';' => {
                    self.node()?;
                    self.drop_name();
                }
                b'[' if self.leniency.skips_junk && self.is_doubled(at) => {
                    self.warn_of_junk(at, at + 1);
                    at += 1;
                    continue;
                }
                b'[' => at = self.value(at)?,
                byte if byte.is_ascii_alphanumeric() => {
                    self.has_any = true;
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
                    let Some(end) = self.junk_end(at) else {
                        let sign = self.text[at..].chars().next().unwrap_or('?');
                        return Err(SgfError::Stray { line: self.line_of(at), sign });
                    };
                    self.warn_of_junk(at, end);
                    if bytes[at] != b']' {
                        self.drop_name();
                    }
                    at = end;
                    continue;
                }
            }
            at += 1;
        }
        Ok(None)
    }

    /// Where signs that belong to nothing end, if they are left out: at the next node or variation; a bracket alone.
    fn junk_end(&self, at: usize) -> Option<usize> {
        let bytes = self.text.as_bytes();
        if !self.leniency.skips_junk || bytes[at] == b']' {
            return self.leniency.skips_junk.then_some(at + 1);
        }
        let next = bytes[at..].iter().position(|byte| b";()[]".contains(byte)).map_or(bytes.len(), |count| at + count);
        (!matches!(bytes.get(next), Some(b'[' | b']'))).then_some(next)
    }

    /// Whether a bracket is one too many before another: no point begins with one.
    fn is_doubled(&self, at: usize) -> bool {
        !is_text(&self.capitals) && blank_off(&self.text.as_bytes()[at + 1..]).first() == Some(&b'[')
    }

    fn warn_of_junk(&mut self, at: usize, end: usize) {
        const SHOWN: usize = 20;
        if !self.has_warned(|warning| matches!(warning, SgfWarning::Junk { .. })) {
            let text = self.text[at..end].trim().chars().take(SHOWN).collect();
            self.tree.warnings.push(SgfWarning::Junk { line: self.line_of(at), text });
        }
    }

    /// Takes a name in small letters alone, which would be none, for that of the property that it is in capitals.
    fn take_small_letters(&mut self, open: usize) {
        if !self.capitals.is_empty() || self.name.is_empty() {
            return;
        }
        let capitals = self.name.to_ascii_uppercase();
        if is_read(&capitals) || is_text(&capitals) || is_of_root(&capitals) {
            if !self.has_warned(|warning| matches!(warning, SgfWarning::SmallLetters { .. })) {
                let warning = SgfWarning::SmallLetters { line: self.line_of(open), name: self.name.clone() };
                self.tree.warnings.push(warning);
            }
            self.name.clone_from(&capitals);
            self.capitals = capitals;
        }
    }

    fn drop_name(&mut self) {
        self.name.clear();
        self.capitals.clear();
    }

    fn line_of(&self, at: usize) -> usize {
        1 + self.lines + self.text.as_bytes()[..at].iter().filter(|byte| **byte == b'\n').count()
    }

    /// Begins a node after the present one. On a main line only the root is kept if it is empty: there stand the
    /// properties of the game.
    fn node(&mut self) -> Result<(), SgfError> {
        let Some(before) = self.at else {
            self.at = Some(self.tree.root());
            return Ok(());
        };
        match self.extent {
            Extent::MainLine | Extent::Root => self.is_node_due = true,
            Extent::Skipped => {}
            Extent::Counted | Extent::Game => {
                self.nodes += 1;
                if self.nodes >= MAX_NODES {
                    return Err(SgfError::TooManyNodes);
                }
                if self.extent == Extent::Game {
                    self.at = Some(self.tree.add_node(before));
                }
            }
        }
        Ok(())
    }

    /// Reads the value that begins at `open`; returns where it ends.
    fn value(&mut self, open: usize) -> Result<usize, SgfError> {
        self.take_small_letters(open);
        self.has_any = true;
        self.has_read |= is_read(&self.capitals);
        let ends = self.leniency.brackets.value_end(self.text.as_bytes(), open, &self.capitals);
        let (end, is_escaped) = ends.ok_or_else(|| SgfError::CutShort { line: self.line_of(open) })?;
        let value = &self.text[open + 1..end];
        if !is_escaped && !self.has_warned(|warning| matches!(warning, SgfWarning::Unescaped { .. })) {
            let warning = SgfWarning::Unescaped { line: self.line_of(open), name: self.capitals.clone() };
            self.tree.warnings.push(warning);
        }
        if self.takes(open, value)? {
            if std::mem::take(&mut self.is_node_due) {
                self.at = self.at.map(|before| self.tree.add_node(before));
            }
            let value = if is_escaped { value.into() } else { Cow::from(escaped(value)) };
            let is_new = std::mem::take(&mut self.is_new);
            let Node { properties, .. } = &mut self.tree.nodes[self.at.unwrap_or(NodeId::new(0)).index()];
            match properties.last_mut() {
                Some(property) if !is_new => property.values.push(value.into_owned()),
                _ => {
                    // Most nodes have one property, and a list would take room for four.
                    if properties.is_empty() {
                        properties.reserve_exact(1);
                    }
                    properties.push(Property::new(&self.name, value));
                }
            }
        }
        self.is_named = true;
        Ok(end)
    }

    /// Whether a value is kept that begins at `open`, after it has been counted.
    fn takes(&mut self, open: usize, value: &str) -> Result<bool, SgfError> {
        match self.extent {
            Extent::Skipped => Ok(false),
            Extent::MainLine | Extent::Root => {
                self.values += 1;
                if !is_read(&self.capitals) {
                    return Ok(self.extent == Extent::Root && self.capitals == "GN");
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
            Extent::Counted | Extent::Game if self.name.is_empty() => Ok(false),
            Extent::Counted | Extent::Game => {
                self.values += 1;
                let is_kept = self.extent == Extent::Game;
                if self.values > MAX_TREE_VALUES { Err(SgfError::TooManyTreeValues) } else { Ok(is_kept) }
            }
        }
    }

    fn has_warned(&self, is_it: impl Fn(&SgfWarning) -> bool) -> bool {
        self.tree.warnings.iter().any(is_it)
    }
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
        assert_eq!(line("(;[aa]z[bb]BBB[cc])"), "(;)");
    }

    #[test]
    fn names_in_small_letters_alone_are_read() {
        let read_as = main_line("(;gm[1]ff[4]\nsz[9];b[ee];w[cc])").unwrap();
        assert_eq!(written(&read_as), "(;GM[1]SZ[9];B[ee];W[cc])");
        assert_eq!(read_as.warnings, [SgfWarning::SmallLetters { line: 1, name: "gm".to_string() }]);
        let mixed = SgfTree::parse("(;GM[1]SZ[9];b[ee];W[cc]xy[1])").unwrap();
        assert_eq!(written(&mixed), "(;GM[1]SZ[9];B[ee];W[cc]xy[1])");
        assert_eq!(mixed.warnings, [SgfWarning::SmallLetters { line: 1, name: "b".to_string() }]);
        assert_eq!(main_line("(;Black[aa])").unwrap().warnings, []);
    }

    #[test]
    fn a_file_in_which_nothing_is_known_is_told() {
        for text in ["(;XX[1];YY[2])", "(; hello )", "(;;x[aa];y[bb])"] {
            assert_eq!(main_line(text).unwrap().warnings, [SgfWarning::NothingRead], "{text}");
            assert_eq!(SgfTree::parse(text).unwrap().warnings, [SgfWarning::NothingRead], "{text}");
        }
        for text in ["(;)", "(;;)", "(;SZ[9])", "(;XX[1];B[aa])"] {
            assert_eq!(main_line(text).unwrap().warnings, [], "{text}");
        }
    }

    #[test]
    fn a_value_without_a_name_belongs_to_no_property() {
        for text in ["(;SZ[9]([cc];B[aa])", "(;SZ[9];[cc]B[aa])"] {
            assert_eq!(line(text), "(;SZ[9];B[aa])");
            assert!(!SgfTree::parse(text).unwrap().write().contains("cc"));
        }
    }
}
