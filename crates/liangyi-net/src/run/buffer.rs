//! Memory of kernels: aligned to lines of the cache, kept between evaluations.

use std::ops::{Deref, DerefMut};

use super::int8::Int8Activations;
use super::int16::Int16Activations;

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

    fn capacity(&self) -> usize {
        self.data.len() + 1 - LINE
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

/// Buffers that are free.
#[derive(Debug, Default)]
pub struct BufferPool {
    free: Vec<Buffer>,
    /// Room for activations in 8 bits.
    pub bytes: Int8Activations,
    /// Room for activations in 16 bits.
    pub int16: Int16Activations,
}

impl BufferPool {
    /// A buffer of this length that holds anything: the last one given back that is large enough, since that is still
    /// in the cache.
    pub fn take(&mut self, len: usize) -> Buffer {
        match self.free.iter().rposition(|buffer| buffer.capacity() >= len) {
            Some(index) => {
                let mut buffer = self.free.remove(index);
                buffer.len = len;
                buffer
            }
            None => Buffer::zeros(len),
        }
    }

    /// Gives a buffer back.
    pub fn give(&mut self, buffer: Buffer) {
        self.free.push(buffer);
    }
}
