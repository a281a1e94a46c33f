//! The network: its weights, their file, and how it is asked.
//!
//! A convolution over what is told of the position, then blocks of two convolutions each whose sum is added to what went in
//! (K. He et al., *Identity Mappings in Deep Residual Networks*, 2016), and a weighted sum of the channels of each point:
//! the logarithm by which the chance of a move there differs from what the patterns give it. Files hold whole numbers, so
//! that every machine reads the same network; what it then computes may differ in the last bits between kinds of vectors.

use std::sync::OnceLock;

use pulp::{Arch, Simd, WithSimd};

use super::kernels::{CHANNELS, Cell, MARGIN, ROWS, Shape, convolve, rectify};
use super::planes;
use crate::board::{Point, Size};
use crate::playout::Field;
use crate::rules::Color;
use crate::search::patterns::softmax;

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
pub(super) const fn rows(blocks: usize) -> usize {
    (1 + 2 * blocks) * ROWS + 1
}

impl Net {
    /// A network of these rows, whose number must be that of some number of blocks.
    pub(super) fn new(rows: Vec<Cell>) -> Net {
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
    pub(super) fn into_rows(self) -> Vec<Cell> {
        self.rows
    }

    /// How many blocks it has.
    pub(super) fn blocks(&self) -> usize {
        (self.rows.len() / ROWS - 1) / 2
    }

    /// The rows of convolution number `i`.
    pub(super) fn convolution(&self, i: usize) -> &[Cell] {
        &self.rows[i * ROWS..(i + 1) * ROWS]
    }

    /// The row that sums up.
    pub(super) fn last_row(&self) -> &Cell {
        &self.rows[self.rows.len() - 1]
    }

    /// Corrects the `chances` of the moves of `color`, which are those of the patterns and sum to 1.
    pub fn correct<const W: usize>(
        &self,
        room: &mut Room,
        field: &Field<W>,
        color: Color,
        chances: &mut [(Point, f32)],
    ) {
        planes::fill(&mut room.told, field, color, chances);
        Arch::new().dispatch(Forward { net: self, room });
        let strength = |cell: &Cell| cell.iter().zip(self.last_row()).map(|(a, b)| a * b).sum::<f32>();
        for (point, chance) in chances.iter_mut() {
            *chance = chance.max(planes::LEAST_CHANCE).ln() + strength(&room.rectified[MARGIN + point.index()]);
        }
        softmax(chances);
    }
}

/// What a network needs to work in, for boards of one size.
#[derive(Clone, Debug)]
pub struct Room {
    shape: Shape,
    told: Vec<Cell>,
    stream: Vec<Cell>,
    rectified: Vec<Cell>,
    inner: Vec<Cell>,
}

impl Room {
    /// Room for boards of `size`.
    pub fn new(size: Size) -> Room {
        let shape = Shape::new(size);
        let layer = || shape.layer();
        Room { shape, told: layer(), stream: layer(), rectified: layer(), inner: layer() }
    }
}

/// From what is told to the last layer, rectified.
struct Forward<'a> {
    net: &'a Net,
    room: &'a mut Room,
}

impl WithSimd for Forward<'_> {
    type Output = ();

    #[inline(always)]
    fn with_simd<S: Simd>(self, simd: S) {
        let Room { shape, told, stream, rectified, inner } = self.room;
        convolve(simd, shape, self.net.convolution(0), told, stream, false);
        for block in 0..self.net.blocks() {
            rectify(stream, rectified);
            convolve(simd, shape, self.net.convolution(2 * block + 1), rectified, inner, false);
            rectify(inner, rectified);
            convolve(simd, shape, self.net.convolution(2 * block + 2), rectified, stream, true);
        }
        rectify(stream, rectified);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Board;
    use crate::playout::Dice;

    fn chances(net: &Net, room: &mut Room, picture: &str, color: Color) -> Vec<(Point, f32)> {
        let board = Board::from_picture(picture).unwrap();
        let field = Field::<2>::new(&board);
        let mut chances: Vec<(Point, f32)> =
            field.empties().map(|point| (Point::from_index(point), 1.0 / field.empty_count() as f32)).collect();
        chances.sort_by_key(|chance| chance.0.index());
        net.correct(room, &field, color, &mut chances);
        chances
    }

    fn noise(blocks: usize) -> Net {
        let mut dice = Dice::new(9, 0);
        Net::new((0..rows(blocks)).map(|_| [(); CHANNELS].map(|()| 0.2 * (dice.unit() - 0.5))).collect())
    }

    #[test]
    fn a_network_survives_its_file_and_broken_files_are_refused() {
        let bytes = noise(2).to_bytes();
        assert_eq!(Net::from_bytes(&bytes).unwrap().to_bytes(), bytes);
        assert_eq!(Net::from_bytes(&bytes[1..]).unwrap_err(), BadNet::Magic);
        assert_eq!(Net::from_bytes(&bytes[..bytes.len() - 1]).unwrap_err(), BadNet::Length);
        assert_eq!(Net::from_bytes(MAGIC).unwrap_err(), BadNet::Length);
        let mut more_blocks = bytes.clone();
        more_blocks[MAGIC.len()] = 3;
        assert_eq!(Net::from_bytes(&more_blocks).unwrap_err(), BadNet::Length);
    }

    #[test]
    fn a_network_of_zeros_changes_nothing_and_any_other_keeps_the_sum() {
        let picture = ". . . . .\n. X O . .\n. X . O .\n. . X . .\n. . . . .";
        let mut room = Room::new(Size::new(5).unwrap());
        let zeros = Net::new(vec![[0.0; CHANNELS]; rows(1)]);
        let plain = chances(&zeros, &mut room, picture, Color::Black);
        assert!(plain.iter().all(|(_, chance)| (chance - 1.0 / plain.len() as f32).abs() < 1e-6));
        let other = chances(&noise(1), &mut room, picture, Color::Black);
        assert!((other.iter().map(|(_, chance)| chance).sum::<f32>() - 1.0).abs() < 1e-5);
        assert_ne!(plain, other);
    }

    #[test]
    fn the_same_position_with_colours_exchanged_is_seen_the_same_and_a_used_room_is_as_good_as_new() {
        let black = "X . . . .\n. X O . .\n. X . O .\n. . X . .\n. O . . .";
        let white = "O . . . .\n. O X . .\n. O . X .\n. . O . .\n. X . . .";
        let net = noise(2);
        let mut room = Room::new(Size::new(5).unwrap());
        let first = chances(&net, &mut room, black, Color::Black);
        assert_eq!(chances(&net, &mut room, white, Color::White), first);
        assert_ne!(chances(&net, &mut room, white, Color::Black), first);
    }
}
