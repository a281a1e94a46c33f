//! The network: its weights and their file.
//!
//! A 3x3 convolution of the input planes to 32 channels; residual blocks of two rectified 3x3 convolutions each, whose
//! output is added to their input (K. He et al., *Identity Mappings in Deep Residual Networks*, 2016); and a weighted
//! sum of the rectified channels of each point, which is added to the logarithm of the chance that the patterns give to
//! a move there.
//!
//! A file holds eight magic bytes, a byte with the number of blocks, and the rows of weights: for each convolution 9 x
//! 32 rows (by offset, then by input channel) and a row of biases, and at the end the row of the weighted sum. A row
//! has a weight for each of 32 output channels, a little-endian 16-bit integer in units of 1/4096, so that every
//! machine reads the same network.

use super::kernels::{CHANNELS, Cell, ROWS};

/// The first bytes of a file, with the version of the input planes.
const MAGIC: &[u8; 8] = b"LYNET001";
/// The stored integers per unit of a weight.
const SCALE: f32 = 4096.0;
/// The largest number of blocks that a file may have.
const MOST_BLOCKS: usize = 64;

/// Why bytes are not the file of a network, see [`Net::from_bytes`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadNet {
    /// They do not begin with the magic bytes of this version.
    #[error("not a network of this version")]
    Magic,
    /// They are fewer or more than the number of blocks requires.
    #[error("the network is truncated or too long")]
    Length,
}

/// A network of residual blocks with 32 channels (K. He et al., *Identity Mappings in Deep Residual Networks*, 2016): a
/// 3x3 convolution of the input planes, two 3x3 convolutions for each block, and a weighted sum of the channels of each
/// point. Weights are floating-point numbers; [`Quantised`](super::Quantised) is what the search evaluates.
#[derive(Clone, Debug, PartialEq)]
pub struct Net {
    rows: Vec<Cell>,
}

/// The number of rows of a network with this number of blocks.
pub const fn rows(blocks: usize) -> usize {
    (1 + 2 * blocks) * ROWS + 1
}

impl Net {
    /// The network with these rows; their number must be [`rows`] of some number of blocks.
    pub fn new(rows: Vec<Cell>) -> Net {
        debug_assert_eq!(rows.len() % (2 * ROWS), ROWS + 1);
        Net { rows }
    }

    /// Reads the network that comes with the program.
    pub(crate) fn read_embedded() -> Net {
        Net::from_bytes(include_bytes!("../../../data/net.bin")).expect("the embedded file is valid")
    }

    /// Reads the bytes of a file that [`Net::to_bytes`] gives.
    ///
    /// # Errors
    ///
    /// [`BadNet`] if the bytes have another version, or their length is not that of the number of blocks.
    pub fn from_bytes(bytes: &[u8]) -> Result<Net, BadNet> {
        let rest = bytes.strip_prefix(MAGIC).ok_or(BadNet::Magic)?;
        let (&blocks, rest) = rest.split_first().ok_or(BadNet::Length)?;
        let (cells, more) = rest.as_chunks::<{ 2 * CHANNELS }>();
        if usize::from(blocks) > MOST_BLOCKS || cells.len() != rows(blocks.into()) || !more.is_empty() {
            return Err(BadNet::Length);
        }
        let weight = |bytes: &[u8; 2]| f32::from(i16::from_le_bytes(*bytes)) / SCALE;
        let row = |cell: &[u8; 2 * CHANNELS]| {
            let mut row = [0.0; CHANNELS];
            row.iter_mut().zip(cell.as_chunks::<2>().0).for_each(|(to, bytes)| *to = weight(bytes));
            row
        };
        Ok(Net { rows: cells.iter().map(row).collect() })
    }

    /// The bytes of a file: eight magic bytes, the number of blocks, then each weight as a little-endian `i16` in units
    /// of 1/4096, to which it is rounded.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        bytes.push(self.blocks() as u8);
        for weight in self.rows.iter().flatten() {
            bytes.extend(((weight * SCALE).round().clamp(-32768.0, 32767.0) as i16).to_le_bytes());
        }
        bytes
    }

    /// Its rows, in the order of a file.
    pub fn into_rows(self) -> Vec<Cell> {
        self.rows
    }

    /// The number of residual blocks.
    pub fn blocks(&self) -> usize {
        (self.rows.len() / ROWS - 1) / 2
    }

    /// The rows of the convolution number `i`, the biases last; 0 is the one of the input planes.
    pub fn convolution(&self, i: usize) -> &[Cell] {
        &self.rows[i * ROWS..(i + 1) * ROWS]
    }

    /// The row of the weighted sum.
    pub fn last_row(&self) -> &Cell {
        &self.rows[self.rows.len() - 1]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::playout::PlayoutRng;

    #[test]
    fn a_file_is_read_back_and_damaged_ones_are_refused() {
        let mut dice = PlayoutRng::new(9, 0);
        let bytes =
            Net::new((0..rows(2)).map(|_| [(); CHANNELS].map(|()| 0.2 * (dice.unit() - 0.5))).collect()).to_bytes();
        assert_eq!(Net::from_bytes(&bytes).unwrap().to_bytes(), bytes);
        assert_eq!(Net::from_bytes(&bytes[1..]).unwrap_err(), BadNet::Magic);
        assert_eq!(Net::from_bytes(&bytes[..bytes.len() - 1]).unwrap_err(), BadNet::Length);
        assert_eq!(Net::from_bytes(MAGIC).unwrap_err(), BadNet::Length);
        let mut more_blocks = bytes.clone();
        more_blocks[MAGIC.len()] = 3;
        assert_eq!(Net::from_bytes(&more_blocks).unwrap_err(), BadNet::Length);
    }
}
