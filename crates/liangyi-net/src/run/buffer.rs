//! Memory for numbers, which begins at a line of the cache.

use std::ops::{Deref, DerefMut};

/// Numbers in a line of the cache.
pub const LINE: usize = 16;

/// Numbers that begin at a line of the cache.
#[derive(Debug)]
pub struct Buffer {
    data: Vec<f32>,
    start: usize,
    len: usize,
}

impl Buffer {
    /// Zeros.
    pub fn zeros(len: usize) -> Buffer {
        let data = vec![0.0; len + LINE - 1];
        // A machine where alignment cannot be found is only slower.
        let start = data.as_ptr().align_offset(4 * LINE).min(LINE - 1);
        Buffer { data, start, len }
    }

    /// How long it can be made.
    pub fn capacity(&self) -> usize {
        self.data.len() + 1 - LINE
    }

    /// The same numbers and those around them, `len` in all; at most [`Buffer::capacity`].
    pub fn resized(self, len: usize) -> Buffer {
        Buffer { len, ..self }
    }
}

impl Deref for Buffer {
    type Target = [f32];

    #[inline]
    fn deref(&self) -> &[f32] {
        &self.data[self.start..self.start + self.len]
    }
}

impl DerefMut for Buffer {
    #[inline]
    fn deref_mut(&mut self) -> &mut [f32] {
        &mut self.data[self.start..self.start + self.len]
    }
}
