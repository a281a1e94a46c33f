//! How large a network may be. Larger ones are refused before anything is allocated for them.

/// The oldest model version that is read: older ones see other inputs.
pub const OLDEST_VERSION: u32 = 8;
/// The newest model version that is read.
pub const NEWEST_VERSION: u32 = 17;

/// Planes that a network of these versions takes.
pub const PLANES: usize = 22;
/// Global numbers that a network of these versions takes.
pub const GLOBALS: usize = 19;

/// Channels of a layer; the largest networks have some thousands.
pub const CHANNELS: usize = 1 << 14;
/// Rows and columns of a kernel; the largest boards have 21.
pub const KERNEL: usize = 41;
/// Blocks of the trunk, or of a nested block.
pub const BLOCKS: usize = 1000;
/// How deep blocks are nested; networks nest once.
pub const DEPTH: usize = 8;
/// Numbers of all layers together: 1 GiB of them. The largest networks have a quarter.
pub const NUMBERS: u64 = 1 << 28;
/// Bytes of the unpacked file. As text, a number has about a dozen.
pub const BYTES: u64 = 16 * NUMBERS;
/// Bytes of a word.
pub const WORD: usize = 256;
/// Bytes of white space between words.
pub const SPACE: usize = 1000;
