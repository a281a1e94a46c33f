//! From a library to the bytes of a file.

use super::bytes::{
    BOARD_TEXT, COMMENT, EXTENSION, FILLED, HAS_SIBLING, HEADER, IS_LEAF, MAGIC, MAX_LIBRARY_BYTES, VERSION, byte,
};
use super::error::NoLibrary;
use super::library::Library;
use super::texts::written_text;

impl Library {
    /// The bytes of a file with this library, of which [`Library::read`] makes the same library. Texts are UTF-8.
    ///
    /// # Errors
    ///
    /// [`NoLibrary::TooLarge`] for more than [`MAX_LIBRARY_BYTES`].
    pub fn write(&self) -> Result<Vec<u8>, NoLibrary> {
        let mut bytes = MAGIC.to_vec();
        bytes.extend(VERSION);
        bytes.resize(HEADER, FILLED);
        let parents = || self.nodes.iter().skip(1).map(|node| node.parent as usize);
        // What is below a node comes right after it, and the next of its parent after that.
        let (mut is_leaf, mut is_last) = (vec![true; self.nodes.len()], vec![true; self.nodes.len()]);
        let mut has_later = vec![false; self.nodes.len()];
        for (node, parent) in (1..self.nodes.len()).zip(parents()).rev() {
            is_last[node] = !std::mem::replace(&mut has_later[parent], true);
            is_leaf[parent] = false;
        }
        for (index, node) in self.nodes.iter().enumerate() {
            let [comment, label] = self.texts_of(index as u32);
            let flag = |is_set: bool, flag: u8| if is_set { flag } else { 0 };
            let flags = node.flags
                | flag(!is_last[index], HAS_SIBLING)
                | flag(is_leaf[index], IS_LEAF)
                | flag(!comment.is_empty(), COMMENT)
                | flag(!label.is_empty(), EXTENSION);
            bytes.extend([byte(node.point), flags]);
            if !label.is_empty() {
                bytes.extend([0, BOARD_TEXT]);
            }
            if !comment.is_empty() {
                bytes.extend(written_text(comment, true));
            }
            if !label.is_empty() {
                bytes.extend(written_text(label, false));
            }
            if bytes.len() > MAX_LIBRARY_BYTES {
                return Err(NoLibrary::TooLarge);
            }
        }
        Ok(bytes)
    }
}
