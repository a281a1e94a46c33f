//! What is known of the four classes that a move on a point has on its lines, whatever their order: what it threatens,
//! what the point is worth to a position, and how soon a search tries it.

use std::sync::OnceLock;

use liangyi_core::base::Color;
use liangyi_core::line::LineRules;

use super::classes::LineClass;

/// How many combinations of four classes there are, whatever their order.
pub const COMBINATIONS: usize = 715;

/// What a move makes, as bits.
pub mod makes {
    /// Five.
    pub const FIVE: u8 = 1;
    /// A four that one stone cannot stop, as far as the lines decide it.
    pub const WINNING_FOUR: u8 = 2;
    /// A four of any kind.
    pub const FOUR: u8 = 4;
    /// A three of which one more stone makes an open four.
    pub const OPEN_THREE: u8 = 8;
    /// Something that may be forbidden.
    pub const DOUBTFUL: u8 = 16;
    /// No stone of its side is near enough on any line to share a five with.
    pub const NOTHING: u8 = 32;
}

/// The classes of a move on its four lines, four bits each.
pub type Codes = u16;

/// The class of the line in direction `way`.
#[inline(always)]
pub fn class(codes: Codes, way: usize) -> LineClass {
    LineClass::ALL[usize::from(codes >> (4 * way) & 15)]
}

/// The same codes with another class in direction `way`.
#[inline(always)]
pub fn with_class(codes: Codes, way: usize, class: LineClass) -> Codes {
    codes & !(15 << (4 * way)) | (class as u16) << (4 * way)
}

/// The numbers of combinations by codes.
pub type Combinations = [u16; 1 << 16];

/// By codes the number of their combination, below [`COMBINATIONS`].
pub fn combination_numbers() -> &'static Combinations {
    static NUMBERS: OnceLock<Box<Combinations>> = OnceLock::new();
    NUMBERS.get_or_init(|| {
        let all = combinations();
        let number = |codes: usize| {
            let mut classes = [0, 1, 2, 3].map(|way| codes >> (4 * way) & 15);
            classes.sort_unstable();
            all.binary_search(&classes).unwrap_or(0) as u16
        };
        let numbers: Vec<u16> = (0..1 << 16).map(number).collect();
        numbers.try_into().expect("as many as there are codes")
    })
}

/// All combinations in rising order, which numbers them; the classes of each in rising order.
fn combinations() -> Vec<[usize; 4]> {
    let mut all = Vec::with_capacity(COMBINATIONS);
    let most = LineClass::ALL.len();
    for a in 0..most {
        for b in a..most {
            for c in b..most {
                all.extend((c..most).map(|d| [a, b, c, d]));
            }
        }
    }
    all
}

/// Units of learnt worths by which the odds to win are multiplied by e.
pub const WORTH_LOGIT: f32 = 3200.0;
/// Units of an order of moves by which the chance to be the best move is multiplied by e.
pub const ORDER_LOGIT: f32 = 64.0;

/// What is learnt of the combinations of one side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SideWeights {
    /// What a point is worth where the side is to move, in units of [`WORTH_LOGIT`].
    pub to_move: [i16; COMBINATIONS],
    /// The same where the other side is to move.
    pub waiting: [i16; COMBINATIONS],
    /// How soon the side tries the move for what it makes, in units of [`ORDER_LOGIT`].
    pub attack: [i16; COMBINATIONS],
    /// How soon the other side tries it for what it prevents.
    pub defence: [i16; COMBINATIONS],
}

/// What is learnt of line games, as `data/lines.bin` has it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LineWeights {
    /// By [`LineWeights::kind`].
    sides: Vec<SideWeights>,
}

/// How the file begins.
const VERSION: &[u8; 8] = b"LYLINE01";
/// The tables of a side.
const TABLES: usize = 4;

impl LineWeights {
    /// How many kinds of sides there are.
    pub const KINDS: usize = 3;

    /// The weights of these sides, by kind.
    pub fn new(sides: [SideWeights; LineWeights::KINDS]) -> LineWeights {
        LineWeights { sides: sides.into() }
    }

    /// Those that come with the program.
    pub fn embedded() -> &'static LineWeights {
        static EMBEDDED: OnceLock<LineWeights> = OnceLock::new();
        let bytes = include_bytes!("../../data/lines.bin");
        EMBEDDED.get_or_init(|| LineWeights::from_bytes(bytes).expect("the embedded file is whole"))
    }

    /// What kind of side has this colour: one that forbidden points bind, its opponent, or one of a game without them.
    pub fn kind(rules: LineRules, color: Color) -> usize {
        match (rules.restricts(color), rules.restricts(color.opponent())) {
            (false, false) => 0,
            (true, _) => 1,
            (false, true) => 2,
        }
    }

    /// Those of a side.
    pub fn side(&self, kind: usize) -> &SideWeights {
        &self.sides[kind]
    }

    /// As a file.
    pub fn to_bytes(&self) -> Vec<u8> {
        let tables = self.sides.iter().flat_map(|side| [&side.to_move, &side.waiting, &side.attack, &side.defence]);
        let weights = tables.flatten().flat_map(|weight| weight.to_le_bytes());
        VERSION.iter().copied().chain(weights).collect()
    }

    /// Reads a file; `None` where it is not a whole one of this version.
    pub fn from_bytes(bytes: &[u8]) -> Option<LineWeights> {
        let rest = bytes.strip_prefix(VERSION)?;
        if rest.len() != LineWeights::KINDS * TABLES * COMBINATIONS * 2 {
            return None;
        }
        let weights: Vec<i16> = rest.chunks_exact(2).map(|pair| i16::from_le_bytes([pair[0], pair[1]])).collect();
        let table = |number: usize| -> [i16; COMBINATIONS] {
            weights[number * COMBINATIONS..(number + 1) * COMBINATIONS].try_into().expect("a table's length")
        };
        let side = |kind: usize| SideWeights {
            to_move: table(TABLES * kind),
            waiting: table(TABLES * kind + 1),
            attack: table(TABLES * kind + 2),
            defence: table(TABLES * kind + 3),
        };
        Some(LineWeights { sides: (0..LineWeights::KINDS).map(side).collect() })
    }
}

/// What each combination makes and is worth to one side under some rules.
#[derive(Debug)]
pub struct LineValues {
    /// What the move [makes].
    pub makes: [u8; COMBINATIONS],
    /// What is learnt.
    pub weights: &'static SideWeights,
}

impl LineValues {
    /// Those of a side under some rules.
    pub fn of(rules: LineRules, color: Color) -> &'static LineValues {
        static VALUES: [OnceLock<LineValues>; LineWeights::KINDS] = [const { OnceLock::new() }; LineWeights::KINDS];
        let kind = LineWeights::kind(rules, color);
        VALUES[kind].get_or_init(|| {
            let mut values = [0; COMBINATIONS];
            for (made, classes) in values.iter_mut().zip(combinations()) {
                *made = made_by(classes.map(|class| LineClass::ALL[class]), rules.restricts(color));
            }
            LineValues { makes: values, weights: LineWeights::embedded().side(kind) }
        })
    }
}

/// What a move that makes these classes [makes].
fn made_by(classes: [LineClass; 4], is_restricted: bool) -> u8 {
    let count = |is: &dyn Fn(LineClass) -> bool| classes.iter().filter(|&&class| is(class)).count();
    let (fours, open_fours) = (count(&|class| class == LineClass::Four), count(&|class| class == LineClass::OpenFour));
    let threes = count(&|class| class == LineClass::OpenThree);
    let flag = |is: bool, flag: u8| if is { flag } else { 0 };
    let has_five = count(&|class| class == LineClass::Five) > 0;
    let has_banned = count(&|class| class == LineClass::Banned) > 0;
    flag(has_five, makes::FIVE)
        | flag(open_fours > 0 || fours >= 2 && !is_restricted, makes::WINNING_FOUR)
        | flag(fours + open_fours > 0, makes::FOUR)
        | flag(threes > 0, makes::OPEN_THREE)
        | flag(count(&|class| class > LineClass::Room) == 0, makes::NOTHING)
        | flag(is_restricted && !has_five && (has_banned || fours + open_fours >= 2 || threes >= 2), makes::DOUBTFUL)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_order_of_the_lines_makes_no_difference() {
        assert_eq!(combinations().len(), COMBINATIONS);
        let codes = |classes: [LineClass; 4]| {
            classes.into_iter().enumerate().fold(0, |codes, (way, class)| with_class(codes, way, class))
        };
        use LineClass::{Dead, Four, OpenThree, Two};
        let one = codes([Four, Dead, OpenThree, Two]);
        assert_eq!(class(one, 2), OpenThree);
        let number = |codes: Codes| combination_numbers()[usize::from(codes)];
        assert_eq!(number(one), number(codes([Dead, Two, Four, OpenThree])));
        assert_ne!(number(one), number(codes([Dead, Dead, Four, OpenThree])));
        assert_eq!(number(0), 0);
    }

    #[test]
    fn weights_are_read_as_they_were_written() {
        let embedded = LineWeights::embedded();
        let bytes = embedded.to_bytes();
        assert_eq!(LineWeights::from_bytes(&bytes).as_ref(), Some(embedded));
        assert_eq!(LineWeights::from_bytes(&bytes[1..]), None);
        assert_eq!(LineWeights::from_bytes(&bytes[..bytes.len() - 2]), None);
    }

    #[test]
    fn what_is_forbidden_is_doubtful_and_no_win() {
        use LineClass::{Banned, Dead, Five, Four, OpenFour, OpenThree};
        let both = |classes| [made_by(classes, false), made_by(classes, true)];
        assert_eq!(both([Dead, Dead, Four, Four]), [makes::FOUR | makes::WINNING_FOUR, makes::FOUR | makes::DOUBTFUL]);
        assert_eq!(both([Dead, Dead, Four, OpenThree]), [makes::FOUR | makes::OPEN_THREE; 2]);
        assert_eq!(both([Dead, Dead, OpenThree, OpenThree])[1], makes::OPEN_THREE | makes::DOUBTFUL);
        assert_eq!(both([Dead, Dead, Dead, OpenFour]), [makes::FOUR | makes::WINNING_FOUR; 2]);
        assert_eq!(made_by([Dead, Dead, Dead, Banned], true), makes::DOUBTFUL);
        assert_eq!(made_by([Dead, LineClass::Room, Dead, Dead], true), makes::NOTHING);
        assert_eq!(made_by([Dead, Dead, Banned, Five], true), makes::FIVE);
    }
}
