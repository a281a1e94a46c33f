//! From a file's text to its tree.

use std::borrow::Cow;

use super::super::error::{MAX_BYTES, SgfError};
use super::super::pieces::{Brackets, escaped, is_record, start};
use super::super::warning::SgfWarning;
use super::node::{Node, NodeId, Property, SgfTree};

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
