//! Words and blocks of numbers from a stream of bytes, within bounds, and where it goes wrong.

use std::cell::Cell;
use std::io::{self, BufRead, BufReader, ErrorKind, Read};
use std::rc::Rc;

use flate2::bufread::MultiGzDecoder;

use super::half::from_half;

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
/// Bytes of memory that a network may take, as it is read and packed for the largest board.
pub const MEMORY: u64 = 8 << 30;
/// The memory that any file may take, however few bytes it has.
const FREE_MEMORY: u64 = 64 << 20;
/// How many times the bytes of the file its network may take beyond that. A weight takes 26 bytes at most and no less
/// than one byte of a packed file; of the networks of KataGo's it has nearly four.
const MEMORY_OF_BYTE: u64 = 64;
/// Bytes of a word.
pub const WORD: usize = 256;
/// Bytes of white space between words.
pub const SPACE: usize = 1000;

/// The bytes with which a packed file begins.
const GZIP: [u8; 2] = [0x1f, 0x8b];
/// What stands before numbers of four bytes.
pub const BINARY: &[u8; MARK] = b"@BIN@";
/// What stands before numbers of two bytes, which KataGo does not have.
pub const HALVES: &[u8; MARK] = b"@F16@";
/// Bytes of either.
const MARK: usize = 5;
/// Bytes that are read at a time.
const CHUNK: usize = 1 << 16;

/// A file that is being read.
pub struct Source<'a> {
    bytes: BufReader<Box<dyn Read + 'a>>,
    packed: bool,
    /// How many bytes of the file have been read, before they are unpacked.
    file_bytes: Rc<Cell<u64>>,
    /// The bytes of memory that the network takes so far, read and packed.
    memory: u64,
    /// How many bytes have been taken.
    at: u64,
    numbers_left: u64,
    place: String,
}

impl<'a> Source<'a> {
    /// Unpacks if the bytes begin as gzip's do.
    pub fn new(bytes: impl Read + 'a) -> Result<Source<'a>, NetError> {
        let file_bytes = Rc::new(Cell::new(0));
        let mut bytes = CountedBytes { bytes, count: Rc::clone(&file_bytes) };
        let mut head = Vec::new();
        bytes.by_ref().take(GZIP.len() as u64).read_to_end(&mut head).map_err(NetError::Read)?;
        // A cut file may have the first byte alone.
        let packed = !head.is_empty() && GZIP.starts_with(&head);
        let whole = io::Cursor::new(head).chain(bytes);
        let bytes: Box<dyn Read + 'a> =
            if packed { Box::new(MultiGzDecoder::new(BufReader::new(whole))) } else { Box::new(whole) };
        let bytes = BufReader::with_capacity(CHUNK, bytes);
        let place = "the header".to_string();
        Ok(Source { bytes, packed, file_bytes, memory: 0, at: 0, numbers_left: NUMBERS, place })
    }

    /// Counts memory that the network takes.
    pub fn claim(&mut self, bytes: u64) -> Result<(), NetError> {
        self.memory += bytes;
        let file = self.file_bytes.get();
        let megabytes = self.memory >> 20;
        if self.memory > MEMORY {
            return Err(self.wrong(format!("the network takes {megabytes} MB of memory, which is too much")));
        }
        if self.memory > FREE_MEMORY.max(file.saturating_mul(MEMORY_OF_BYTE)) {
            let reason = format!("{file} bytes of the file take {megabytes} MB of memory, as those of no network do");
            return Err(self.wrong(reason));
        }
        Ok(())
    }

    /// Says what is read from now on.
    pub fn enter(&mut self, place: String) {
        self.place = place;
    }

    /// What is being read.
    pub fn place(&self) -> &str {
        &self.place
    }

    /// An error at the place that is read.
    pub fn wrong(&self, reason: impl Into<String>) -> NetError {
        NetError::Wrong { place: self.place.clone(), reason: reason.into() }
    }

    /// The error of a file that ends here.
    pub fn cut(&self) -> NetError {
        NetError::Cut { bytes: self.at, packed: self.packed, place: self.place.clone() }
    }

    /// The next bytes, none at the end.
    fn peek(&mut self) -> Result<&[u8], NetError> {
        if self.at > BYTES {
            return Err(self.wrong(format!("the file has more than {} GB", BYTES >> 30)));
        }
        let filled = loop {
            match self.bytes.fill_buf() {
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                // The bytes cannot be returned at once, since an error needs the place.
                filled => break filled.map(drop),
            }
        };
        match filled {
            Ok(()) => Ok(self.bytes.buffer()),
            Err(error) if error.kind() == ErrorKind::UnexpectedEof => Err(self.cut()),
            Err(error) if self.packed && matches!(error.kind(), ErrorKind::InvalidInput | ErrorKind::InvalidData) => {
                let reason = error.to_string();
                Err(NetError::Damaged { bytes: self.at, place: self.place.clone(), reason })
            }
            Err(error) => Err(NetError::Read(error)),
        }
    }

    fn take(&mut self, count: usize) {
        self.bytes.consume(count);
        self.at += count as u64;
    }

    /// Skips white space. The next byte, if there is one, is none.
    fn skip_space(&mut self) -> Result<(), NetError> {
        let mut skipped = 0;
        loop {
            let bytes = self.peek()?;
            let (there, space) = (bytes.len(), bytes.iter().take_while(|&&byte| is_space(byte)).count());
            self.take(space);
            skipped += space;
            if skipped > SPACE {
                return Err(self.wrong("there is too much white space"));
            }
            if space < there || there == 0 {
                return Ok(());
            }
        }
    }

    /// The next word, of printing characters, with white space after it.
    pub fn word(&mut self) -> Result<String, NetError> {
        match self.word_or_part()? {
            (word, false) => Ok(word),
            (_, true) => Err(self.cut()),
        }
    }

    /// The next word, and whether the file ends with it, so that it may be cut.
    pub fn word_or_part(&mut self) -> Result<(String, bool), NetError> {
        self.skip_space()?;
        let mut word = Vec::new();
        let is_last = loop {
            let bytes = self.peek()?;
            let count = bytes.iter().take(WORD + 1).take_while(|&&byte| !is_space(byte)).count();
            let (ends, is_last) = (count < bytes.len() || bytes.is_empty(), bytes.is_empty());
            word.extend_from_slice(&bytes[..count]);
            self.take(count);
            if word.len() > WORD {
                return Err(self.wrong(format!("a word has more than {} bytes", WORD)));
            }
            if ends {
                break is_last;
            }
        };
        if word.is_empty() {
            return Err(self.cut());
        }
        match String::from_utf8(word) {
            Ok(word) if !word.contains(char::is_control) => Ok((word, is_last)),
            _ => Err(self.wrong("a word has bytes that are no text")),
        }
    }

    /// A whole number from `range`; `what` says what it is.
    pub fn whole(&mut self, what: &str, range: std::ops::RangeInclusive<usize>) -> Result<usize, NetError> {
        let word = self.word()?;
        match word.parse() {
            Ok(number) if range.contains(&number) => Ok(number),
            Ok(_) => Err(self.wrong(format!("{what}: {word} is not from {} to {}", range.start(), range.end()))),
            Err(_) => Err(self.wrong(format!("{what}: `{word}` is not a whole number from 0 on"))),
        }
    }

    /// 0 or 1.
    pub fn flag(&mut self, what: &str) -> Result<bool, NetError> {
        Ok(self.whole(what, 0..=1)? == 1)
    }

    /// Numbers that mean nothing yet: with another value than 0 the network would need what is not known here.
    pub fn zeros(&mut self, count: usize) -> Result<(), NetError> {
        for _ in 0..count {
            let word = self.word()?;
            if word.parse() != Ok(0) {
                return Err(self.wrong(format!("an option has the value `{word}`, which is not supported")));
            }
        }
        Ok(())
    }

    /// A positive finite number in words; a subnormal one is the least that is not.
    pub fn positive(&mut self, what: &str) -> Result<f32, NetError> {
        let word = self.word()?;
        match self.parsed(&word)? {
            number if number > 0.0 => Ok(number.max(f32::MIN_POSITIVE)),
            number => Err(self.wrong(format!("{what} is {number}, which is not positive"))),
        }
    }

    fn parsed(&self, word: &str) -> Result<f32, NetError> {
        let number = word.parse().map_err(|_| self.wrong(format!("`{word}` is not a number")))?;
        self.finite(number)
    }

    /// The number, if it is finite.
    pub fn finite(&self, number: f32) -> Result<f32, NetError> {
        if number.is_finite() {
            Ok(number)
        } else {
            Err(self.wrong("it has a number that is not finite: the file is damaged"))
        }
    }

    /// As many finite numbers as the product of the counts, in words or bytes as the file has them;
    /// [subnormal](without_subnormal) ones are zeros.
    pub fn numbers(&mut self, counts: &[usize]) -> Result<Vec<f32>, NetError> {
        let product = counts.iter().try_fold(1u64, |product, &count| product.checked_mul(count as u64));
        let Some(count) = product.filter(|&count| count <= self.numbers_left) else {
            return Err(self.wrong(format!("the network has more than {} million numbers", NUMBERS >> 20)));
        };
        self.numbers_left -= count;
        self.skip_space()?;
        // No word of a number begins so.
        let mut numbers = match self.peek()?.first() {
            Some(b'@') => self.numbers_in_bytes(count as usize)?,
            _ => self.numbers_in_words(count as usize)?,
        };
        numbers.shrink_to_fit();
        numbers.iter_mut().for_each(|number| *number = without_subnormal(*number));
        Ok(numbers)
    }

    fn numbers_in_words(&mut self, count: usize) -> Result<Vec<f32>, NetError> {
        let mut numbers = Vec::with_capacity(count.min(CHUNK));
        while numbers.len() < count {
            if numbers.len().is_multiple_of(CHUNK) {
                self.claim((size_of::<f32>() * CHUNK.min(count - numbers.len())) as u64)?;
            }
            // The last number of a file may be the end of the file.
            let (word, is_last) = self.word_or_part()?;
            match self.parsed(&word) {
                Err(_) if is_last => return Err(self.cut()),
                number => numbers.push(number?),
            }
        }
        Ok(numbers)
    }

    fn numbers_in_bytes(&mut self, count: usize) -> Result<Vec<f32>, NetError> {
        let mut mark = Vec::with_capacity(MARK);
        while mark.len() < MARK {
            let Some(&byte) = self.peek()?.first() else { return Err(self.cut()) };
            mark.push(byte);
            if ![BINARY, HALVES].iter().any(|known| known.starts_with(&mark)) {
                return Err(self.wrong("its numbers do not begin with @BIN@"));
            }
            self.take(1);
        }
        let numbers = if mark == HALVES {
            self.numbers_of(count, |bytes| from_half(u16::from_le_bytes(bytes)))
        } else {
            self.numbers_of(count, f32::from_le_bytes)
        }?;
        match numbers.iter().find(|number| !number.is_finite()) {
            None => Ok(numbers),
            Some(&number) => Err(self.finite(number).unwrap_err()),
        }
    }

    /// As many numbers of so many bytes, each of which `read` reads.
    fn numbers_of<const N: usize>(&mut self, count: usize, read: fn([u8; N]) -> f32) -> Result<Vec<f32>, NetError> {
        let mut numbers = Vec::with_capacity(count.min(CHUNK));
        // The bytes of a number that the buffer has only in part.
        let mut partial = [0; N];
        let mut have = 0;
        while numbers.len() < count {
            let bytes = self.peek()?;
            if bytes.is_empty() {
                return Err(self.cut());
            }
            if have == 0 && bytes.len() >= N {
                let (whole, _) = bytes.as_chunks();
                let whole = &whole[..whole.len().min(count - numbers.len())];
                let taken = whole.len();
                numbers.extend(whole.iter().map(|&bytes| read(bytes)));
                self.take(N * taken);
                self.claim((size_of::<f32>() * taken) as u64)?;
                continue;
            }
            partial[have] = bytes[0];
            have = (have + 1) % N;
            self.take(1);
            if have == 0 {
                numbers.push(read(partial));
            }
        }
        Ok(numbers)
    }

    /// The end of the file, after which gzip's checksum has been compared.
    pub fn end(&mut self) -> Result<(), NetError> {
        self.enter("the end".to_string());
        self.skip_space()?;
        if self.peek()?.is_empty() {
            Ok(())
        } else {
            Err(self.wrong(format!("the file goes on after the network, at byte {}", self.at)))
        }
    }
}

/// Counts the bytes that are read.
struct CountedBytes<R> {
    bytes: R,
    count: Rc<Cell<u64>>,
}

impl<R: Read> Read for CountedBytes<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let read = self.bytes.read(buffer)?;
        self.count.set(self.count.get() + read as u64);
        Ok(read)
    }
}

/// The number, or zero for a subnormal one. The feed-forward layers of b10c384h6nbttflrs have 444,703 of them, which
/// change no bit of its outputs and of which each costs a trap on Intel's processors.
pub fn without_subnormal(number: f32) -> f32 {
    if number.is_subnormal() { 0.0 } else { number }
}

fn is_space(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t'..=b'\r')
}

/// Why a file is not read as a network.
#[derive(Debug, thiserror::Error)]
pub enum NetError {
    /// The bytes cannot be read.
    #[error("cannot be read: {0}")]
    Read(io::Error),
    /// It does not begin as a network does.
    #[error("no network of KataGo's: it does not begin with a name and a model version")]
    NotANetwork,
    /// The network is of a version that is not supported.
    #[error("model version {0} is not supported, versions {OLDEST_VERSION} to {NEWEST_VERSION} are")]
    Version(u32),
    /// The file ends early.
    #[error("the file is cut: it ends after {bytes} bytes{}, in {place}", unpacked(*.packed))]
    Cut {
        /// How many bytes there are.
        bytes: u64,
        /// Whether they are counted after unpacking.
        packed: bool,
        /// What is incomplete.
        place: String,
    },
    /// What gzip wrote is damaged.
    #[error("the packed file is damaged after {bytes} unpacked bytes, in {place}: {reason}")]
    Damaged {
        /// How many bytes were unpacked.
        bytes: u64,
        /// What is incomplete.
        place: String,
        /// What gzip says.
        reason: String,
    },
    /// Something in the file cannot be, or is not supported.
    #[error("{place}: {reason}")]
    Wrong {
        /// Where: mostly the name of a layer.
        place: String,
        /// Why.
        reason: String,
    },
}

fn unpacked(packed: bool) -> &'static str {
    if packed { " when unpacked" } else { "" }
}
