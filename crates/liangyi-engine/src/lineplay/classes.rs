//! What a stone makes on one line, as a class, from a table over the ten cells around it.

use std::sync::OnceLock;

use liangyi_core::base::Color;
use liangyi_core::line::{LineBits, LineRules};

/// What a stone makes on one line, the weakest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[repr(u8)]
pub enum LineClass {
    /// No room for five.
    Dead,
    /// Room for five.
    Room,
    /// Two stones with room for five.
    Two,
    /// Two stones of which one more makes an open three.
    OpenTwo,
    /// Three stones of which one more makes four.
    Three,
    /// Three stones of which one more makes an open four, as far as this line decides it.
    OpenThree,
    /// A four with one point for five.
    Four,
    /// Two points for five.
    OpenFour,
    /// Five.
    Five,
    /// An overline or a four-four that is forbidden.
    Banned,
}

impl LineClass {
    /// All classes, by number.
    pub const ALL: [LineClass; 10] = [
        LineClass::Dead,
        LineClass::Room,
        LineClass::Two,
        LineClass::OpenTwo,
        LineClass::Three,
        LineClass::OpenThree,
        LineClass::Four,
        LineClass::OpenFour,
        LineClass::Five,
        LineClass::Banned,
    ];

    /// The class of the stone on the cell `at`.
    fn of(bits: LineBits, at: u32, exact: bool, is_restricted: bool) -> LineClass {
        let run = bits.run(at);
        if run == 5 || run > 5 && !exact {
            return LineClass::Five;
        }
        let fours = bits.fours_with(exact, at);
        if is_restricted && (run > 5 || fours >= 2) {
            return LineClass::Banned;
        }
        match bits.fives_with(exact, at).count_ones() {
            0 => {}
            1 => return LineClass::Four,
            _ => return LineClass::OpenFour,
        }
        if bits.open_four_makers_with(exact, at) != 0 {
            return LineClass::OpenThree;
        }
        let nearby = (at - 4..=at + 4).filter(|&cell| bits.empty >> cell & 1 != 0);
        let any = |is: &dyn Fn(LineBits) -> bool| nearby.clone().any(|cell| is(bits.with(cell)));
        if any(&|next| next.fives_with(exact, at) != 0) {
            return LineClass::Three;
        }
        if any(&|next| next.open_four_makers_with(exact, at) != 0) {
            return LineClass::OpenTwo;
        }
        let windows = (at - 4..=at).map(|start| 0b1_1111 << start);
        let roomy = windows.filter(|window| (bits.own | bits.empty) & window == *window);
        match roomy.map(|window| (bits.own & window).count_ones()).max() {
            None => LineClass::Dead,
            Some(0 | 1) => LineClass::Room,
            Some(_) => LineClass::Two,
        }
    }
}

/// Cells to each side that decide the class: four that may be in a five, and one that may make it six.
const REACH: u32 = 5;
const STATES: usize = 3usize.pow(2 * REACH);

/// The classes of all surroundings of a stone.
pub struct LineClasses(Box<[LineClass]>);

impl LineClasses {
    /// Those of a side under some rules.
    pub fn of(rules: LineRules, color: Color) -> &'static LineClasses {
        static TABLES: [OnceLock<LineClasses>; 4] = [const { OnceLock::new() }; 4];
        let (exact, is_restricted) = (rules.exact(color), rules.restricts(color));
        let number = usize::from(exact) << 1 | usize::from(is_restricted);
        TABLES[number].get_or_init(|| LineClasses::new(exact, is_restricted))
    }

    fn new(exact: bool, is_restricted: bool) -> LineClasses {
        let at = LineBits::PAD + REACH;
        let class = |state: usize| {
            let mut bits = LineBits { own: 1 << at, empty: 0 };
            let mut rest = state;
            for cell in (at - REACH..=at + REACH).filter(|&cell| cell != at) {
                match rest % 3 {
                    0 => bits.empty |= 1 << cell,
                    1 => bits.own |= 1 << cell,
                    _ => {}
                }
                rest /= 3;
            }
            LineClass::of(bits, at, exact, is_restricted)
        };
        LineClasses((0..STATES).map(class).collect())
    }

    /// The class of a stone on the empty cell `at`.
    #[inline(always)]
    pub fn class(&self, bits: LineBits, at: u32) -> LineClass {
        let around = |cells: u32| {
            let window = cells >> (at - REACH);
            (window & 0x1f | window >> 1 & 0x3e0) as usize
        };
        self.0[usize::from(THREES[around(bits.own)]) + 2 * usize::from(THREES[around(!(bits.own | bits.empty))])]
    }
}

/// Ten bits read as digits to the base 3.
static THREES: [u16; 1 << (2 * REACH)] = {
    let mut table = [0; 1 << (2 * REACH)];
    let mut bits = 0;
    while bits < table.len() {
        let (mut digit, mut power) = (0, 1);
        while digit < 2 * REACH as usize {
            if bits >> digit & 1 != 0 {
                table[bits] += power;
            }
            power *= 3;
            digit += 1;
        }
        bits += 1;
    }
    table
};

#[cfg(test)]
mod tests {
    use super::*;

    fn class(picture: &str, color: Color) -> LineClass {
        let set = |sign: char| -> u32 {
            let cells = picture.chars().enumerate().filter(|(_, found)| *found == sign);
            cells.fold(0, |bits, (cell, _)| bits | 1 << (cell as u32 + LineBits::PAD))
        };
        let at = set('*').trailing_zeros();
        let bits = LineBits { own: set('X'), empty: set('.') | set('*') };
        LineClasses::of(LineRules::RENJU, color).class(bits, at)
    }

    #[test]
    fn a_stone_is_classed_by_what_it_makes() {
        use LineClass::*;
        let cases = [
            ("O..*..O", Room, Room),
            ("O.*..O", Dead, Dead),
            ("..X*...", OpenTwo, OpenTwo),
            ("OX*...", Two, Two),
            ("..X*X..", OpenThree, OpenThree),
            ("OXX*..", Three, Three),
            ("O.XX*.O", Three, Three),
            (".XX*X.", OpenFour, OpenFour),
            ("OXX*X.", Four, Four),
            ("X.X*X.X", Banned, OpenFour),
            ("XX*XX", Five, Five),
            ("XX*XXX", Banned, Five),
            ("XXX.*.XX", Four, Four),
        ];
        for (picture, black, white) in cases {
            assert_eq!([class(picture, Color::Black), class(picture, Color::White)], [black, white], "{picture}");
        }
    }
}
