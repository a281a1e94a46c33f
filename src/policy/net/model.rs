//! The network: its weights and their file.
//!
//! A convolution over what is told of the position, then blocks of two convolutions each whose sum is added to what went in
//! (K. He et al., *Identity Mappings in Deep Residual Networks*, 2016), and a weighted sum of the channels of each point:
//! the logarithm by which the chance of a move there differs from what the patterns give it. Files hold whole numbers, so
//! that every machine reads the same network. How it is asked is in [`super::quantised`].

use std::sync::OnceLock;

use super::kernels::{CHANNELS, Cell, ROWS};

/// First bytes of a network's file, with the version of what it is told.
const MAGIC: &[u8; 8] = b"LYNET001";
/// Weights are stored in so many parts of 1.
const SCALE: f32 = 4096.0;
/// More blocks than anyone needs: a file that says so is broken.
const MOST_BLOCKS: usize = 64;

/// Why bytes are no network.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadNet {
    /// It does not begin as one of this version.
    #[error("not a network of this version")]
    Magic,
    /// It is shorter or longer than it says.
    #[error("the network is cut off or too long")]
    Length,
}

/// The weights: rows for the first convolution, two for each block, and one row that sums up.
#[derive(Clone, Debug, PartialEq)]
pub struct Net {
    rows: Vec<Cell>,
}

/// Rows of a network with so many blocks.
pub(crate) const fn rows(blocks: usize) -> usize {
    (1 + 2 * blocks) * ROWS + 1
}

impl Net {
    /// A network of these rows, whose number must be that of some number of blocks.
    pub(crate) fn new(rows: Vec<Cell>) -> Net {
        debug_assert_eq!(rows.len() % (2 * ROWS), ROWS + 1);
        Net { rows }
    }

    /// The network that comes with the program.
    pub fn embedded() -> &'static Net {
        static NET: OnceLock<Net> = OnceLock::new();
        NET.get_or_init(|| {
            let bytes = include_bytes!("../../../data/net.bin");
            Net::from_bytes(bytes).expect("the network that comes with the program is whole")
        })
    }

    /// Reads a network.
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

    /// The network as a file holds it.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        bytes.push(self.blocks() as u8);
        for weight in self.rows.iter().flatten() {
            bytes.extend(((weight * SCALE).round().clamp(-32768.0, 32767.0) as i16).to_le_bytes());
        }
        bytes
    }

    /// Its rows.
    pub(crate) fn into_rows(self) -> Vec<Cell> {
        self.rows
    }

    /// How many blocks it has.
    pub fn blocks(&self) -> usize {
        (self.rows.len() / ROWS - 1) / 2
    }

    /// The rows of convolution number `i`.
    pub(crate) fn convolution(&self, i: usize) -> &[Cell] {
        &self.rows[i * ROWS..(i + 1) * ROWS]
    }

    /// The row that sums up.
    pub(crate) fn last_row(&self) -> &Cell {
        &self.rows[self.rows.len() - 1]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::playout::Dice;

    #[test]
    fn a_network_survives_its_file_and_broken_files_are_refused() {
        let mut dice = Dice::new(9, 0);
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
