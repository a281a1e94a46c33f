//! Lettering drawn with strokes, so that a picture looks the same where no fonts are installed.
//!
//! A glyph is a path for a pen: capitals are between 0 (top) and 10 (baseline), small letters begin at 3 and go down to
//! 13. There are the Latin letters and the Chinese characters of results and of renju's captions; other characters are
//! drawn as a box.
//!
//! Own strokes rather than an embedded font: an SVG must not depend on the reader's fonts, so a font's outlines would
//! have to be written into it anyway, and text in `resvg` costs the program a shaper and hundreds of kilobytes of font.

use std::fmt::Write;

use crate::show::words::parts;

/// The height of capitals in glyph units.
const CAPITAL: f32 = 10.0;
/// The height of capitals relative to the size of the font.
const CAPITAL_OF_SIZE: f32 = 0.72;
/// Empty space after a glyph.
const SPACING: f32 = 2.1;
/// The width of a blank, spacing not counted.
const BLANK: f32 = 2.2;

/// A character as strokes.
struct Glyph {
    sign: char,
    width: f32,
    path: &'static str,
}

const fn glyph(sign: char, width: f32, path: &'static str) -> Glyph {
    Glyph { sign, width, path }
}

/// The glyph of a character that has none.
const BOX: Glyph = glyph('\u{25a1}', 6.0, "M0 0H6V10H0Z");

const GLYPHS: [Glyph; 124] = [
    glyph('0', 5.6, "M2.8 0A2.8 5 0 1 0 2.8 10A2.8 5 0 1 0 2.8 0Z"),
    glyph('1', 5.6, "M1 2L3.3 0V10"),
    glyph('2', 5.6, "M.2 2.6A2.6 2.6 0 0 1 5.4 2.6C5.4 5.2 1.2 7 0 10H5.6"),
    glyph(
        '3',
        5.6,
        "M.3 1.9C.8 .6 1.6 0 2.7 0A2.4 2.4 0 0 1 2.7 4.8H2M2.7 4.8A2.6 2.6 0 0 1 2.7 10C1.3 10 .4 9.3 0 7.9",
    ),
    glyph('4', 5.6, "M4.3 10V0L0 7H5.8"),
    glyph('5', 5.6, "M5.1 0H.9L.4 4.6C1 4 1.8 3.7 2.6 3.7A3 3.15 0 0 1 2.6 10C1.3 10 .4 9.3 0 8.1"),
    glyph('6', 5.6, "M4.8 0C2.4 1.6 0 4 0 6.9A2.8 3.1 0 0 0 5.6 6.9A2.8 3.1 0 0 0 0 6.9"),
    glyph('7', 5.6, "M0 0H5.6L1.9 10"),
    glyph(
        '8',
        5.6,
        "M2.8 0A2.3 2.3 0 0 0 2.8 4.6A2.3 2.3 0 0 0 2.8 0ZM2.8 4.6A2.7 2.7 0 0 0 2.8 10A2.7 2.7 0 0 0 2.8 4.6Z",
    ),
    glyph('9', 5.6, "M.8 10C3.2 8.4 5.6 6 5.6 3.1A2.8 3.1 0 0 0 0 3.1A2.8 3.1 0 0 0 5.6 3.1"),
    glyph('A', 7.0, "M0 10L3.5 0L7 10M1.2 6.6H5.8"),
    glyph('B', 6.0, "M0 5H3.5a2.5 2.5 0 0 1 0 5H0V0H3.2a2.5 2.5 0 0 1 0 5"),
    glyph('C', 6.6, "M6.5 2.4A3.5 5 0 1 0 6.5 7.6"),
    glyph('D', 6.5, "M0 0V10H2.5A4 5 0 0 0 2.5 0Z"),
    glyph('E', 5.5, "M5.5 0H0V10H5.5M0 4.8H4.7"),
    glyph('F', 5.5, "M5.5 0H0V10M0 4.8H4.7"),
    glyph('G', 6.9, "M6.5 2.4A3.5 5 0 1 0 6.9 6H4.2"),
    glyph('H', 6.5, "M0 0V10M6.5 0V10M0 4.8H6.5"),
    glyph('I', 0.0, "M0 0V10"),
    glyph('J', 4.5, "M4.5 0V7.5A2.25 2.5 0 0 1 0 7.5"),
    glyph('K', 6.2, "M0 0V10M6 0L0 6.2M2.2 4L6.2 10"),
    glyph('L', 5.0, "M0 0V10H5"),
    glyph('M', 7.5, "M0 10V0L3.75 7L7.5 0V10"),
    glyph('N', 6.5, "M0 10V0L6.5 10V0"),
    glyph('O', 7.0, "M3.5 0A3.5 5 0 1 0 3.5 10A3.5 5 0 1 0 3.5 0Z"),
    glyph('P', 5.9, "M0 10V0H3.2a2.7 2.7 0 0 1 0 5.4H0"),
    glyph('Q', 7.0, "M3.5 0A3.5 5 0 1 0 3.5 10A3.5 5 0 1 0 3.5 0ZM4.4 7.2L7 10.4"),
    glyph('R', 6.0, "M0 10V0H3.2a2.7 2.7 0 0 1 0 5.4H0M3 5.4L6 10"),
    glyph(
        'S',
        6.0,
        "M5.7 2.2C5.4 .7 4.4 0 3 0C1.4 0 .3 .9 .3 2.4C.3 5.6 6 4.1 6 7.4C6 9 4.7 10 3 10C1.3 10 .2 9.1 0 7.5",
    ),
    glyph('T', 6.0, "M0 0H6M3 0V10"),
    glyph('U', 6.5, "M0 0V6.75A3.25 3.25 0 0 0 6.5 6.75V0"),
    glyph('V', 7.0, "M0 0L3.5 10L7 0"),
    glyph('W', 9.0, "M0 0L2.3 10L4.5 1L6.7 10L9 0"),
    glyph('X', 6.5, "M0 0L6.5 10M6.5 0L0 10"),
    glyph('Y', 6.5, "M0 0L3.25 5L6.5 0M3.25 5V10"),
    glyph('Z', 6.0, "M0 0H6L0 10H6"),
    glyph('a', 5.0, "M2.5 3A2.5 3.5 0 1 0 2.5 10A2.5 3.5 0 1 0 2.5 3ZM5 3V10"),
    glyph('b', 5.0, "M2.5 3A2.5 3.5 0 1 0 2.5 10A2.5 3.5 0 1 0 2.5 3ZM0 0V10"),
    glyph('c', 4.7, "M4.7 4.8A2.5 3.5 0 1 0 4.7 8.2"),
    glyph('d', 5.0, "M2.5 3A2.5 3.5 0 1 0 2.5 10A2.5 3.5 0 1 0 2.5 3ZM5 0V10"),
    glyph('e', 5.0, "M0 6.4H5A2.5 3.5 0 1 0 4.5 8.6"),
    glyph('f', 3.2, "M3.4 .2C1.9 -.2 1.2 .6 1.2 2V10M0 3.3H3.2"),
    glyph('g', 5.0, "M2.5 3A2.5 3.5 0 1 0 2.5 10A2.5 3.5 0 1 0 2.5 3ZM5 3V10.8A2.5 2.2 0 0 1 .3 11.6"),
    glyph('h', 4.8, "M0 0V10M0 5.6A2.4 2.6 0 0 1 4.8 5.6V10"),
    glyph('i', 0.0, "M0 3V10M0 .5h.01"),
    glyph('j', 1.5, "M1.5 3V11.3C1.5 12.6 .9 13 0 12.9M1.5 .5h.01"),
    glyph('k', 4.7, "M0 0V10M4.4 3L0 7M1.7 5.6L4.7 10"),
    glyph('l', 1.3, "M0 0V8.6C0 9.6 .5 10 1.3 10"),
    glyph('m', 8.0, "M0 3V10M0 5.3A2 2.3 0 0 1 4 5.3V10M4 5.3A2 2.3 0 0 1 8 5.3V10"),
    glyph('n', 4.8, "M0 3V10M0 5.6A2.4 2.6 0 0 1 4.8 5.6V10"),
    glyph('o', 5.0, "M2.5 3A2.5 3.5 0 1 0 2.5 10A2.5 3.5 0 1 0 2.5 3Z"),
    glyph('p', 5.0, "M2.5 3A2.5 3.5 0 1 0 2.5 10A2.5 3.5 0 1 0 2.5 3ZM0 3V13"),
    glyph('q', 5.0, "M2.5 3A2.5 3.5 0 1 0 2.5 10A2.5 3.5 0 1 0 2.5 3ZM5 3V13"),
    glyph('r', 3.0, "M0 3V10M0 6C.2 4.2 1.2 3 3 3.1"),
    glyph(
        's',
        4.4,
        "M4.2 4.5C4 3.5 3.2 3 2.2 3C1 3 .2 3.6 .2 4.7C.2 7 4.4 5.8 4.4 8.2C4.4 9.3 3.5 10 2.2 10C1 10 .2 9.4 0 8.3",
    ),
    glyph('t', 3.1, "M1.2 .9V8.4C1.2 9.6 1.9 10.1 3.1 9.8M0 3.2H3"),
    glyph('u', 4.8, "M0 3V7.4A2.4 2.6 0 0 0 4.8 7.4M4.8 3V10"),
    glyph('v', 5.0, "M0 3L2.5 10L5 3"),
    glyph('w', 7.0, "M0 3L1.8 10L3.5 3.8L5.2 10L7 3"),
    glyph('x', 4.8, "M0 3L4.8 10M4.8 3L0 10"),
    glyph('y', 5.0, "M0 3L2.5 10M5 3L2.1 11.2C1.7 12.4 1.2 12.9 0 12.7"),
    glyph('z', 4.6, "M0 3H4.6L0 10H4.6"),
    glyph('.', 0.2, "M.1 10h.01"),
    glyph(',', 0.6, "M.6 9.9L0 11.7"),
    glyph(':', 0.2, "M.1 4.6h.01M.1 10h.01"),
    glyph(';', 0.6, "M.5 4.6h.01M.6 9.9L0 11.7"),
    glyph('+', 5.6, "M0 6H5.6M2.8 3.2V8.8"),
    glyph('-', 3.4, "M0 6.4H3.4"),
    glyph('_', 5.0, "M0 11.5H5"),
    glyph('/', 3.4, "M0 11L3.4 -.6"),
    glyph('(', 2.0, "M2 -.6C-.6 3 -.6 8.5 2 12"),
    glyph(')', 2.0, "M0 -.6C2.6 3 2.6 8.5 0 12"),
    glyph('\'', 0.0, "M0 0V2.6"),
    glyph(
        '&',
        6.4,
        "M6.2 10L1.6 3.2C.4 1.2 1.4 0 2.8 0C4.2 0 5 1.2 4.2 2.8C3.4 4.2 0 4.8 0 7.4\
             C0 9 1.2 10 2.8 10C4.6 10 5.8 8.4 6 5.6",
    ),
    glyph('=', 5.6, "M0 4.6H5.6M0 7.4H5.6"),
    glyph('|', 0.0, "M0 -.6V11"),
    glyph('*', 4.0, "M2 2V6M.2 3L3.8 5M3.8 3L.2 5"),
    glyph('子', 10.0, "M1.2 .8H8.4L4.9 4V9C4.9 9.9 4.4 10.2 2.8 9.9M.2 5.4H9.8"),
    glyph(
        '点',
        10.0,
        "M4.8 0V3.4M4.8 1.6H9M1.8 3.4H8V6.8H1.8ZM1.4 8L.4 10.2M3.8 8.2L4.2 10.2M6.2 8.2L6.8 10.2M8.4 8L9.6 10.2",
    ),
    glyph('目', 9.0, "M1.4 .4H7.8V10.2H1.4ZM1.4 3.6H7.8M1.4 6.8H7.8"),
    glyph(
        '黑',
        10.0,
        "M1.6 .2H8.4V4.2H1.6ZM5 .2V7.8M2.9 1.4L3.5 2.9M7.1 1.4L6.5 2.9M1.2 6H8.8M0 7.8H10M1.2 8.8L.4 10.4\
         M3.8 8.8L4.1 10.4M6.2 8.8L6.6 10.4M8.6 8.8L9.6 10.4",
    ),
    glyph('白', 9.0, "M4.6 -.2L3.4 1.8M1 1.8H8V10.2H1ZM1 5.9H8"),
    glyph('方', 10.0, "M4.8 -.2V1.8M.4 2.2H9.6M3.9 2.2C3.9 6 2.9 8.6 .6 10.2M3.7 5.2H8.2V8.6C8.2 10 7.4 10.2 5.8 9.8"),
    glyph(
        '胜',
        10.4,
        "M1.6 .4H4V9.2C4 10.2 3.4 10.2 2.8 10M1.6 .4V6C1.6 8 1.2 9.4 .4 10.4M1.6 3.3H4M1.6 6.2H4\
         M6.4 .8C6.2 2 5.8 3 5 4M5.7 2.6H10M7.8 .2V9.8M5.8 6H9.8M5 9.8H10.4",
    ),
    glyph(
        '和',
        10.0,
        "M4.4 .2L1 1.2M0 3.2H5.2M2.7 .9V10.2M2.7 3.6C2 6 1.2 7.2 .2 8.2M2.8 4.2C3.4 5.4 4.2 6.2 5.2 6.8\
         M6.4 2.4H10V9H6.4Z",
    ),
    glyph(
        '棋',
        10.6,
        "M0 2.8H4.2M2.1 0V10.2M2.1 3.2C1.6 5.2 .9 6.8 0 8M2.2 4L4 6M4.6 1.8H10.4M6 .2V7.4M9 .2V7.4M6 3.7H9M6 5.5H9\
         M4.4 7.4H10.6M6.6 8.2L5 10.2M8.4 8.2L10.2 10.2",
    ),
    glyph('又', 10.0, "M1 1.4H8.4C7.4 5.6 4.6 8.6 .6 10.2M2.2 3.2C4 6.6 6.4 8.8 9.6 10.2"),
    glyph(
        '懈',
        10.8,
        "M1.2 0V10.2M.3 2.4L0 4.4M2.2 2L2.8 3.4M4.9 .2L3.7 2.2M4.6 1H6.4L5.8 2.4\
         M4 2.6H6.6V9.4C6.6 10.2 6.2 10.2 5.6 10M4 2.6V7C4 8.6 3.8 9.4 3.2 10.2M4 4.8H6.6M4 7H6.6M5.3 2.6V9\
         M7.2 .8H10V3.4C10 4 9.6 4 9.2 4M8.4 .8C8.4 2.4 7.8 3.4 7 4.2M7.8 4.8L7.2 6.4M7.4 5.9H10.2M6.8 7.9H10.6\
         M8.8 4.6V10.2",
    ),
    glyph(
        '怠',
        10.0,
        "M4.2 -.2L1.8 2.4L7.6 2.2M6.2 .8L8.2 3M2.4 3.6H7.6V5.8H2.4ZM1.6 7.2L.6 9.2\
         M3 6.8V9C3 10 3.6 10.2 5 10.2C6.8 10.2 7.4 9.8 7.4 8.8M4.8 6.8L5.6 8M8.4 7L9.6 8.8",
    ),
    glyph('五', 10.0, "M1 .6H9M4.8 .6L3.6 9.6M1.6 4.6H7.8L7.4 9.6M.2 9.6H9.8"),
    glyph('三', 10.0, "M1 1H9M1.8 5.1H8.2M.2 9.6H9.8"),
    glyph('四', 10.0, "M.8 1H9.2V9.8H.8ZM3.8 1C3.8 4 3.4 5.4 2 6.6M6.1 1V4.8C6.1 6 6.6 6.2 9 6"),
    glyph('手', 10.0, "M8 .1C6 .9 4 1.2 1.4 1.3M1.2 3.5H8.8M.2 6.2H9.8M5.1 1V9C5.1 10.1 4.6 10.4 3.2 10"),
    glyph(
        '有',
        10.0,
        "M.4 1.8H9.6M4.4 -.2C3.6 3 2.4 5 .4 6.8M3.2 3.9V10.3M3.2 3.9H8V9.2C8 10.2 7.4 10.3 6.2 10.1M3.2 5.9H8\
         M3.2 7.8H8",
    ),
    glyph(
        '没',
        10.0,
        "M1 .3L2.4 1.3M.2 3.2L1.7 4.2M.4 10L2.6 6.2M4.8 .4C4.8 2.6 4.4 3.6 3.4 4.4\
         M4.8 .4H7.8V3C7.8 3.8 8.2 3.8 9.6 3.7M3.8 5.4H8.6C7.8 7.8 6 9.4 3.4 10.4M4.6 5.6C5.6 8 7.4 9.6 9.8 10.3",
    ),
    glyph(
        '沒',
        10.0,
        "M1 .3L2.4 1.3M.2 3.2L1.7 4.2M.4 10L2.6 6.2M5.6 -.2C5.2 2 4.6 3.2 3.4 4.2M5.2 1H9C8.8 3 8.2 3.8 6.8 3.7\
         M3.8 5.4H8.6C7.8 7.8 6 9.4 3.4 10.4M4.6 5.6C5.6 8 7.4 9.6 9.8 10.3",
    ),
    glyph('个', 10.0, "M5 -.2C4 2 2.4 3.6 .2 4.8M5 -.2C6.2 2 7.8 3.6 9.8 4.8M5 3.8V10.3"),
    glyph(
        '個',
        10.4,
        "M2.6 0C2 2 1.2 3.4 .2 4.6M1.6 3V10.3M3.6 .6H10V10.2M3.6 .6V10.2M3.6 9.8H10M4.8 3H8.8M6.8 1.6V4.8\
         M5.3 4.8H8.3V7.8H5.3Z",
    ),
    glyph('之', 10.0, "M4.6 -.2L5.6 1.2M1.4 2.6H8C6.6 5 4.8 7 2 8.8M2 8.8C3.8 9 4.6 10 9.8 9.9M2 7.6L.2 9.8"),
    glyph('内', 10.0, "M1 2.4V10.3M1 2.4H9V9C9 10.1 8.4 10.3 7.2 10.1M5 -.2V3.2C4.8 5.4 4 7 2.4 8.2M5 4.2L7.6 7.2"),
    glyph(
        '內',
        10.0,
        "M1 3V10.3M1 3H9V9.2C9 10.1 8.4 10.3 7.2 10.1M3.2 .2H5V3.2C4.8 5.4 4 7 2.4 8.2\
         M5 3.4C5.4 5.4 6.2 6.8 7.6 8",
    ),
    glyph(
        '取',
        10.4,
        "M.2 .6H5.6M1.3 .6V8.6M4.5 .6V10.3M1.3 3.1H4.5M1.3 5.6H4.5M0 8.7L5.4 7.8M6 1.8H9.4C9 5.6 7.8 8.4 5.6 10.2\
         M6.4 3.4C7 6.4 8.2 8.8 10.4 10.2",
    ),
    glyph(
        '勝',
        10.4,
        "M1.2 .4H3.6V9.2C3.6 10.2 3 10.2 2.4 10M1.2 .4V6C1.2 8 .8 9.4 .2 10.4M1.2 3.3H3.6M1.2 6.2H3.6\
         M5.6 .4L6.2 1.6M9 .2L8.2 1.7M5 2.3H9.8M4.6 4.1H10.2M7.4 .1C7.2 3 6.2 4.8 4.4 6\
         M7.6 4.1C8.2 5 9.2 5.6 10.4 6M5.2 7H9.4V9.4C9.3 10.3 8.8 10.3 7.8 10.1M7.2 5.6C7.2 7.8 6.4 9.4 4.6 10.4",
    ),
    glyph(
        '找',
        10.4,
        "M.2 2.6H4M2.2 0V9C2.2 10.1 1.6 10.2 .8 9.9M.2 6.6L4 5.4M4.6 4L10 3.2\
         M6.2 .2C6.4 5 7.6 8.4 9.6 10.2L10.4 8M9.2 5.2C8.2 7.4 6.6 9 4.4 10.2M8 .4L9 1.6",
    ),
    glyph(
        '到',
        10.4,
        "M.2 .6H6.2M3 .6L1.2 3.4L5.4 3M4.4 1.9L5.8 3.6M.6 6H5.8M3.2 4.2V9.2M.2 9.7L6.2 8.8M7.6 1V7.4\
         M10 0V9C10 10.1 9.4 10.3 8.2 10",
    ),
    glyph(
        '的',
        10.2,
        "M2.6 -.2L1.8 1.8M.6 1.8H4.4V9.6H.6ZM.6 5.6H4.4M6.8 -.2C6.4 1.8 5.8 3 5 4\
         M6.3 2H9.8C9.7 6 9.5 8.4 9.1 9.4C8.8 10.3 8.2 10.3 6.8 10M6.2 4.6L7.6 6.4",
    ),
    glyph(
        '法',
        10.2,
        "M1 .3L2.4 1.3M.2 3.2L1.7 4.2M.4 10L2.6 6.2M3.8 2H9.6M6.7 -.2V5M3.2 5H10.2M6.4 5C5.8 7 5 8.4 3.8 9.6L9 9\
         M7.8 7L9.8 10.2",
    ),
    glyph('长', 10.2, "M7.8 .2C6.6 1.8 5.2 2.8 3.4 3.6M.2 5H10M2.6 0V10L5 8.6M4.4 5C5.4 7.6 7.2 9.2 10 10.2"),
    glyph(
        '長',
        10.2,
        "M2.6 .2V5.4M2.6 .2H8.6M2.6 1.9H7.8M2.6 3.6H7.8M.2 5.4H10M2.4 5.4V10L4.8 8.6\
         M4.6 5.4C5.4 7.8 7.2 9.4 10 10.2M8.6 6.4L6.4 7.8",
    ),
    glyph(
        '连',
        10.2,
        "M.8 .6L2 2M.2 4.2H2.2V7.6L.2 9.8M2 7.8C3.6 9.8 5 10 10.2 9.9M3.8 1.3H9.4M5.8 -.2L4.2 4H9M3.4 6.2H10\
         M6.7 2.6V8.8",
    ),
    glyph(
        '連',
        10.2,
        "M.8 .6L2 2M.2 4.2H2.2V7.6L.2 9.8M2 7.8C3.6 9.8 5 10 10.2 9.9M3.4 1H9.8M6.6 -.2V9M4.4 2.4H8.8V5.6H4.4Z\
         M4.4 4H8.8M3.4 7.2H9.8",
    ),
    glyph(
        '禁',
        10.2,
        "M.4 1.4H4.6M2.5 -.2V4.8M2.5 1.6C2 3 1.2 3.8 .2 4.4M2.7 1.8L4.4 3.6M5.4 1.4H9.8M7.5 -.2V4.8\
         M7.5 1.6C7 3 6.2 3.8 5.2 4.4M7.7 1.8L10 4M2 5.6H8.2M.4 7.2H9.8M5.1 7.2V9.4C5.1 10.3 4.6 10.4 3.6 10.2\
         M2.8 8.2L1 10M7.2 8.2L9.2 9.8",
    ),
    glyph(
        '放',
        10.4,
        "M2.4 -.2L3.2 1.2M.2 2H5.2M2.2 2C2.2 6 1.6 8.4 .2 10.2\
         M2.1 4.8H4.6C4.6 7.4 4.4 9 4 9.8C3.8 10.2 3.2 10.2 2.4 9.9M7.2 0C6.8 2.2 6.2 3.6 5.4 4.8M6.8 2.4H10.2\
         M9.2 2.4C8.8 6 7.6 8.6 5.2 10.2M6.4 4C7 7 8.4 9 10.4 10.2",
    ),
    glyph(
        '弃',
        10.0,
        "M4.6 -.2L5.2 1M.6 1.4H9.4M4.2 1.6L2 4.2L7.6 3.9M6.2 2.6L8.4 4.8M.2 6.8H9.8\
         M3.4 5V7C3.2 8.6 2.4 9.6 .6 10.3M6.6 5V10.3",
    ),
    glyph(
        '棄',
        10.2,
        "M4.8 -.2L5.4 .8M.8 1.2H9.4M4 1.4L2.4 3L7.6 2.8M6.4 1.8L8 3.4M2 4H8M2.4 3.4V5.6H7.8V3.4M5.1 3V5.6\
         M.4 7H9.8M5.1 5.6V10.3M4.8 7C3.6 8.6 2.2 9.6 .4 10.2M5.4 7C6.6 8.6 8 9.6 9.8 10.2",
    ),
    glyph(
        '对',
        10.2,
        "M.2 1.6H4.4C3.8 5.4 2.4 8 .2 10M.8 3.4L4.4 8.8M5 3.2H10.2M8.4 0V9C8.4 10.1 7.8 10.3 6.6 10M5.6 5.2L6.6 7",
    ),
    glyph(
        '對',
        10.4,
        "M1.9 0V2.8M3.7 0V2.8M.4 .8L1 2.4M5.2 .8L4.6 2.4M.2 3H5.6M1.4 3.6L1.9 4.8M4.4 3.6L3.9 4.8M.4 5.4H5.4\
         M2.9 5.4V9.4M.7 7.4H5.1M0 9.8L5.8 9.2M6.2 3.2H10.4M8.8 0V9C8.8 10.1 8.2 10.3 7 10M6.5 5.2L7.4 7",
    ),
    glyph(
        '结',
        10.4,
        "M2.6 0L.6 3H3L.4 6.4L4.2 5.6M.4 9.6L4.2 8.4M4.6 2H10.2M7.4 -.2V4.6M5 4.6H9.8M5.4 6.2H9.4V10.2H5.4Z\
         M5.4 9.8H9.4",
    ),
    glyph(
        '結',
        10.4,
        "M2.6 0L.6 2.4H3L.4 5.4L4.2 4.8M2.3 5.2V10.2M.9 6.8L.2 9M3.4 6.6L4.2 8.4M4.8 2H10.2M7.5 -.2V4.6M5 4.6H9.8\
         M5.4 6.2H9.4V10.2H5.4ZM5.4 9.8H9.4",
    ),
    glyph(
        '果',
        10.0,
        "M1.6 .2H8.4V4.8H1.6ZM1.6 2.5H8.4M5 .2V10.3M.2 6.4H9.8M4.6 6.4C3.6 8 2.2 9.2 .2 10.2\
         M5.4 6.4C6.4 8 7.8 9.2 9.8 10.2",
    ),
    glyph('：', 8.0, "M1.6 4.6h.01M1.6 9.4h.01"),
    glyph('，', 7.0, "M1.6 8.9L.8 11"),
    glyph('（', 7.0, "M6.4 -.6C3.6 3 3.6 8.5 6.4 12"),
    glyph('）', 7.0, "M.6 -.6C3.4 3 3.4 8.5 .6 12"),
];

/// The style of a line of text.
#[derive(Clone, Copy, Debug)]
pub struct Style {
    /// The size of the font, in SVG units.
    pub size: f32,
    /// The width of the pen, in glyph units: about 1 for plain text.
    pub pen: f32,
    /// The colour of the pen, as in SVG.
    pub color: &'static str,
}

/// An SVG group that draws `text` centred at `x`, with its baseline at `y`, and has the text as its title.
pub fn centred(text: &str, x: f32, y: f32, style: Style) -> String {
    let scale = style.size * CAPITAL_OF_SIZE / CAPITAL;
    let start = x - width(text) * scale / 2.0;
    let mut group = format!(
        "<g transform=\"translate({start:.2},{:.2}) scale({scale:.4})\" \
         fill=\"none\" stroke=\"{}\" stroke-width=\"{}\" \
         stroke-linecap=\"round\" stroke-linejoin=\"round\"><title>{}</title>",
        y - CAPITAL * scale,
        style.color,
        style.pen,
        escape(text)
    );
    let mut left = 0.0;
    for sign in text.chars() {
        if let Some(glyph) = find(sign) {
            let _ = write!(group, "<path transform=\"translate({left:.1})\" d=\"{}\"/>", glyph.path);
        }
        left += advance(sign);
    }
    group.push_str("</g>\n");
    group
}

/// As [`centred`], beginning at `x`.
pub fn left(text: &str, x: f32, y: f32, style: Style) -> String {
    centred(text, x + drawn_width(text, style) / 2.0, y, style)
}

/// `text` in lines at most `room` wide: broken where its words or Chinese characters allow, or else anywhere.
pub fn wrapped(text: &str, room: f32, style: Style) -> Vec<String> {
    let fits = |line: &str, more: &str| drawn_width(&format!("{line}{}", more.trim_end()), style) <= room;
    let mut lines = vec![String::new()];
    for part in parts(text) {
        let mut line = lines.pop().unwrap_or_default();
        if !line.is_empty() && !fits(&line, part) {
            lines.push(std::mem::take(&mut line));
        }
        for sign in part.chars() {
            if !line.is_empty() && !fits(&line, &sign.to_string()) {
                lines.push(std::mem::take(&mut line));
            }
            line.push(sign);
        }
        lines.push(line);
    }
    lines.iter().map(|line| line.trim_end().to_string()).filter(|line| !line.is_empty()).collect()
}

/// How wide a line of text is drawn.
fn drawn_width(text: &str, style: Style) -> f32 {
    width(text) * style.size * CAPITAL_OF_SIZE / CAPITAL
}

/// The glyph of a character; a blank has none.
fn find(sign: char) -> Option<&'static Glyph> {
    if sign == ' ' {
        return None;
    }
    Some(GLYPHS.iter().find(|glyph| glyph.sign == sign).unwrap_or(&BOX))
}

fn advance(sign: char) -> f32 {
    find(sign).map_or(BLANK, |glyph| glyph.width) + SPACING
}

fn width(text: &str) -> f32 {
    (text.chars().map(advance).sum::<f32>() - SPACING).max(0.0)
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_sign_has_its_own_strokes() {
        let mut seen = std::collections::HashSet::new();
        assert!(GLYPHS.iter().all(|glyph| seen.insert(glyph.sign)));
        let letters =
            ('A'..='Z').chain('a'..='z').chain('0'..='9').chain(".,:;+-_/()'&=|*子点目黑白方胜和棋又懈怠".chars());
        for sign in letters {
            assert!(find(sign).is_some_and(|glyph| glyph.sign == sign), "{sign}");
        }
        assert_eq!(find('弈').map(|glyph| glyph.path), Some(BOX.path));
        assert!(find(' ').is_none());
    }

    #[test]
    fn no_line_is_wider_than_its_room() {
        let style = Style { size: 16.0, pen: 1.0, color: "#000" };
        for text in ["", "a few words", &"word ".repeat(60), &"w".repeat(200), &"江鑄久".repeat(30)] {
            let lines = wrapped(text, 200.0, style);
            assert!(lines.iter().all(|line| drawn_width(line, style) <= 200.0), "{lines:?}");
            assert_eq!(lines.concat().replace(' ', ""), text.replace(' ', ""));
            let wide = lines.iter().rev().skip(1).all(|line| drawn_width(line, style) > 150.0);
            assert!(wide, "no line is broken early: {lines:?}");
        }
        assert_eq!(wrapped("one two, three", 60.0, style), ["one two,", "three"]);
    }

    #[test]
    fn text_is_in_the_middle_and_kept_as_a_title() {
        let style = Style { size: 10.0, pen: 1.0, color: "#000" };
        let drawn = centred("A < B", 100.0, 50.0, style);
        assert!(drawn.contains("<title>A &lt; B</title>"), "{drawn}");
        // 'A', a blank, a box for '<', a blank, 'B'.
        assert_eq!(drawn.matches("<path ").count(), 3);
        let start = 100.0 - width("A < B") * 0.72 / 2.0;
        assert!(drawn.starts_with(&format!("<g transform=\"translate({start:.2},42.80)")), "{drawn}");
    }
}
