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

/// The number of the combination of some codes, below [`COMBINATIONS`].
#[inline(always)]
pub fn combination(codes: Codes) -> u16 {
    numbers()[usize::from(codes)]
}

fn numbers() -> &'static [u16; 1 << 16] {
    static NUMBERS: OnceLock<Box<[u16; 1 << 16]>> = OnceLock::new();
    NUMBERS.get_or_init(|| {
        let all = combinations();
        let number = |codes: usize| {
            let mut classes = [0, 1, 2, 3].map(|way| codes >> (4 * way) & 15);
            classes.sort_unstable();
            all.iter().position(|known| *known == classes).unwrap_or(0) as u16
        };
        let numbers: Vec<u16> = (0..1 << 16).map(number).collect();
        numbers.try_into().expect("as many as there are codes")
    })
}

/// All combinations by number, the classes of each in rising order.
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

/// What each combination is worth to one side under some rules.
pub struct LineValues {
    /// What the move [makes].
    pub makes: [u8; COMBINATIONS],
    /// What the point is worth where the side is to move.
    pub to_move: [i16; COMBINATIONS],
    /// The same where the other side is to move.
    pub waiting: [i16; COMBINATIONS],
    /// How soon the side tries the move for what it makes.
    pub attack: [i16; COMBINATIONS],
    /// How soon the other side tries it for what it prevents.
    pub defence: [i16; COMBINATIONS],
}

/// By [`LineClass`] what a point is worth to a side that makes it there, where it is to move and where it waits. Chosen,
/// not measured.
const WORTH: [[i16; 2]; 10] =
    [[0, 0], [1, 1], [3, 2], [9, 6], [14, 9], [26, 15], [30, 17], [0, 0], [0, 0], [0, 0]];
/// By [`LineClass`] how soon a move is tried that makes it, and one that prevents it. Chosen, not measured.
const ORDER: [[i16; 2]; 10] =
    [[0, 0], [1, 1], [6, 4], [24, 14], [26, 14], [90, 50], [85, 45], [2000, 1000], [8000, 4000], [0, 0]];

impl LineValues {
    /// Those of a side under some rules.
    pub fn of(rules: LineRules, color: Color) -> &'static LineValues {
        static VALUES: [OnceLock<Box<LineValues>>; 2] = [const { OnceLock::new() }; 2];
        let is_restricted = rules.restricts(color);
        VALUES[usize::from(is_restricted)].get_or_init(|| Box::new(LineValues::new(is_restricted)))
    }

    fn new(is_restricted: bool) -> LineValues {
        let mut values = LineValues {
            makes: [0; COMBINATIONS],
            to_move: [0; COMBINATIONS],
            waiting: [0; COMBINATIONS],
            attack: [0; COMBINATIONS],
            defence: [0; COMBINATIONS],
        };
        for (number, classes) in combinations().into_iter().enumerate() {
            let classes = classes.map(|class| LineClass::ALL[class]);
            let sum = |table: &[[i16; 2]; 10], part: usize| -> i16 {
                classes.iter().map(|&class| table[class as usize][part]).sum()
            };
            values.makes[number] = made_by(classes, is_restricted);
            let strong = strong_pair(classes, is_restricted);
            values.to_move[number] = sum(&WORTH, 0) + strong;
            values.waiting[number] = sum(&WORTH, 1) + strong / 2;
            values.attack[number] = sum(&ORDER, 0) + 2 * strong;
            values.defence[number] = sum(&ORDER, 1) + strong;
        }
        values
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
        | flag(
            is_restricted && !has_five && (has_banned || fours + open_fours >= 2 || threes >= 2),
            makes::DOUBTFUL,
        )
}

/// What two threats at once are worth beyond their sum.
fn strong_pair(classes: [LineClass; 4], is_restricted: bool) -> i16 {
    let count = |wanted: LineClass| classes.iter().filter(|&&class| class == wanted).count();
    let (fours, threes) = (count(LineClass::Four), count(LineClass::OpenThree));
    match (fours, threes) {
        (1, 1) => 150,
        (_, 2..) if !is_restricted => 80,
        _ => 0,
    }
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
        assert_eq!(combination(one), combination(codes([Dead, Two, Four, OpenThree])));
        assert_ne!(combination(one), combination(codes([Dead, Dead, Four, OpenThree])));
        assert_eq!(combination(0), 0);
    }

    #[test]
    fn what_is_forbidden_is_doubtful_and_no_win() {
        use LineClass::{Banned, Dead, Five, Four, OpenFour, OpenThree};
        let both = |classes| [made_by(classes, false), made_by(classes, true)];
        assert_eq!(
            both([Dead, Dead, Four, Four]),
            [makes::FOUR | makes::WINNING_FOUR, makes::FOUR | makes::DOUBTFUL]
        );
        assert_eq!(both([Dead, Dead, Four, OpenThree]), [makes::FOUR | makes::OPEN_THREE; 2]);
        assert_eq!(both([Dead, Dead, OpenThree, OpenThree])[1], makes::OPEN_THREE | makes::DOUBTFUL);
        assert_eq!(both([Dead, Dead, Dead, OpenFour]), [makes::FOUR | makes::WINNING_FOUR; 2]);
        assert_eq!(made_by([Dead, Dead, Dead, Banned], true), makes::DOUBTFUL);
        assert_eq!(made_by([Dead, Dead, Banned, Five], true), makes::FIVE);
    }
}
