//! How points are written for people, and read from them: by letters and numbers, or by the numbers of their lines.

use super::geometry::{COLUMNS, Point, Size};
use super::named::named_enum;

/// The letters of columns where none is left out.
const ALL_LETTERS: &str = "ABCDEFGHIJKLMNOPQRSTU";

/// What may stand between points in a row of them, blanks left out: the signs of Chinese texts too.
pub const BETWEEN_POINTS: [char; 6] = [',', ';', '，', '；', '、', '。'];

/// The words of a row of points, with blanks or [`BETWEEN_POINTS`] between them.
///
/// ```
/// use liangyi_core::base::words_of_points;
/// assert_eq!(words_of_points("h8, i9；G7").collect::<Vec<_>>(), ["h8", "i9", "G7"]);
/// ```
pub fn words_of_points(text: &str) -> impl Iterator<Item = &str> {
    text.split(|sign: char| sign.is_whitespace() || BETWEEN_POINTS.contains(&sign)).filter(|word| !word.is_empty())
}

named_enum! {
    /// How points are written.
    #[derive(Default)]
    PointForm {
        /// A letter for the column and a number for the row: `C4`.
        #[default]
        Letters = "letters",
        /// By the numbers of their lines: `X3Y4` (新应氏围棋规则, article 1).
        Lines = "x-y",
    }
}

/// The names of the points of a board.
///
/// ```
/// use liangyi_core::base::{PointForm, PointNames, Size};
///
/// let size = Size::square(15).expect("2 to 21 lines");
/// let point = size.point(8, 6);
/// let by_lines = |names: PointNames| PointNames { form: PointForm::Lines, ..names };
/// assert_eq!(PointNames::of_go(size).name(point), "J7");
/// assert_eq!(PointNames::of_line_games(size).name(point), "I7");
/// assert_eq!(by_lines(PointNames::of_go(size)).name(point), "X9Y7");
/// assert_eq!(PointNames::of_go(size).read("x9y7"), Some(point));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PointNames {
    /// The board.
    pub size: Size,
    /// Whether there is a column I, which renju players have and Go players leave out.
    pub has_i: bool,
    /// How points are written.
    pub form: PointForm,
}

impl PointNames {
    /// Those of Go, by letters.
    pub fn of_go(size: Size) -> PointNames {
        PointNames { size, has_i: false, form: PointForm::Letters }
    }

    /// Those of line games, by letters.
    pub fn of_line_games(size: Size) -> PointNames {
        PointNames { size, has_i: true, form: PointForm::Letters }
    }

    /// The same in another form.
    pub fn in_form(self, form: PointForm) -> PointNames {
        PointNames { form, ..self }
    }

    fn letters(self) -> &'static [u8] {
        if self.has_i { ALL_LETTERS.as_bytes() } else { COLUMNS.as_bytes() }
    }

    /// The name of a point.
    pub fn name(self, point: Point) -> String {
        let (x, y) = self.size.coordinates(point);
        match self.form {
            PointForm::Letters => format!("{}{}", self.letters()[x] as char, y + 1),
            PointForm::Lines => format!("X{}Y{}", x + 1, y + 1),
        }
    }

    /// Reads a point in either form and any case; `None` for any other text and for a point outside the board.
    pub fn read(self, text: &str) -> Option<Point> {
        // No column is an X: both forms are read by all.
        if !self.has_i || text.starts_with(['X', 'x']) {
            return self.size.parse_vertex(text);
        }
        let mut signs = text.chars();
        let letter = signs.next()?.to_ascii_uppercase();
        let digits = signs.as_str();
        if !letter.is_ascii_uppercase() || digits.is_empty() || !digits.bytes().all(|sign| sign.is_ascii_digit()) {
            return None;
        }
        let (x, row): (usize, usize) = ((letter as u8 - b'A').into(), digits.parse().ok()?);
        (x < self.size.width() && (1..=self.size.height()).contains(&row)).then(|| self.size.point(x, row - 1))
    }

    /// What stands at the border below each column, from the left.
    pub fn columns(self) -> Vec<String> {
        let label = |x: usize| match self.form {
            PointForm::Letters => (self.letters()[x] as char).to_string(),
            PointForm::Lines => (x + 1).to_string(),
        };
        (0..self.size.width()).map(label).collect()
    }

    /// The columns as lines of text in which each has a blank and a sign: one line, or two where numbers have two
    /// digits.
    pub fn column_lines(self) -> Vec<String> {
        let columns = self.columns();
        let height = columns.iter().map(String::len).max().unwrap_or(0);
        let line = |row: usize| {
            let sign = |label: &String| {
                let before = height - label.len();
                row.checked_sub(before).and_then(|at| label.as_bytes().get(at)).map_or(' ', |sign| *sign as char)
            };
            columns.iter().flat_map(|label| [' ', sign(label)]).collect::<String>()
        };
        (0..height).map(line).collect()
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        /// Every point of every size, written in each form by the players of each game, is read back by both.
        #[test]
        fn every_point_is_read_back_in_every_form(width in 2u32..=21, height in 2u32..=21) {
            let size = Size::new(width, height).expect("2 to 21 lines");
            for has_i in [false, true] {
                for form in PointForm::ALL {
                    let names = PointNames { size, has_i, form };
                    prop_assert_eq!(PointForm::named(form.name()), Some(form));
                    for point in size.points() {
                        let text = names.name(point);
                        for text in [text.to_lowercase(), text.to_uppercase()] {
                            let read = names.in_form(PointForm::Letters).read(&text);
                            prop_assert_eq!(read, Some(point), "{}", text);
                            prop_assert_eq!(names.in_form(PointForm::Lines).read(&text), Some(point), "{}", text);
                            // What has no letter is the same to the players of every game.
                            let other = PointNames { has_i: !has_i, ..names };
                            let same = form == PointForm::Lines;
                            prop_assert!(!same || other.read(&text) == Some(point), "{text}");
                        }
                    }
                    // What lies outside is no point.
                    for (x, y) in [(width + 1, 1), (1, height + 1), (0, 1), (1, 0)] {
                        prop_assert_eq!(names.read(&format!("X{x}Y{y}")), None);
                    }
                }
            }
        }

        #[test]
        fn no_text_is_read_as_a_point_that_is_not_written_so(text in "[xXyYiIhH]{0,2}[0-9]{0,3}[yY]?[0-9]{0,3}") {
            let size = Size::MAX;
            for has_i in [false, true] {
                let names = PointNames { size, has_i, form: PointForm::Letters };
                let Some(point) = names.read(&text) else { continue };
                let numbers = |text: &str| {
                    let words = text.split(|sign: char| !sign.is_ascii_digit()).filter(|word| !word.is_empty());
                    words.map(|word| word.parse().expect("digits")).collect::<Vec<usize>>()
                };
                let written = PointForm::ALL.map(|form| names.in_form(form).name(point));
                prop_assert!(written.iter().any(|name| numbers(name) == numbers(&text)), "{text}: {written:?}");
            }
        }
    }

    #[test]
    fn columns_stand_in_as_many_lines_as_their_numbers_have_digits() {
        let size = Size::new(11, 5).expect("2 to 21 lines");
        let names = PointNames::of_go(size);
        assert_eq!(names.column_lines(), [" A B C D E F G H J K L"]);
        assert_eq!(
            names.in_form(PointForm::Lines).column_lines(),
            ["                   1 1", " 1 2 3 4 5 6 7 8 9 0 1"]
        );
    }

    #[test]
    fn what_is_no_point_of_the_board_is_refused() {
        let size = Size::square(15).unwrap();
        for text in [
            "",
            "H",
            "8",
            "P1",
            "A0",
            "A16",
            "A-1",
            "A+1",
            "A 1",
            "AA1",
            "é1",
            "A99999999999999999999",
            "X8",
            "X16Y1",
            "X1Y16",
            "X0Y1",
        ] {
            assert_eq!(PointNames::of_line_games(size).read(text), None, "{text}");
        }
    }
}
