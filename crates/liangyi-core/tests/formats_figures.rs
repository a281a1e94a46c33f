//! Figures as texts print them.

use liangyi_core::base::{Color, Size};
use liangyi_core::board::Board;
use liangyi_core::formats::{FormatError, open};
use liangyi_core::game::Game;
use liangyi_core::rules::Rules;
use liangyi_core::sgf::SgfGame;
use proptest::prelude::*;

fn read(text: &str) -> SgfGame {
    open(text.as_bytes(), 1, None).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

fn refused(text: &str) -> String {
    match open(text.as_bytes(), 1, None) {
        Err(FormatError::Figure(error)) => error.to_string(),
        other => panic!("{other:?}\n{text}"),
    }
}

/// The rows from the top, with X, O and `.`.
fn rows(record: &SgfGame) -> String {
    let game = record.game(Rules::CHINESE).unwrap_or_else(|error| panic!("{error}"));
    drawn(game.board())
}

fn drawn(board: &Board) -> String {
    board.to_string().replace(' ', "").trim().replace('\n', "/")
}

const PLAIN: &str = "┌●┬●●○┐\n├●●●○┼○\n├┼●○○○○\n●●●●○●○\n○○○●●●●\n○┼●○○●●\n└○○○○○●\n";
const READ: &str = ".X.XXO./.XXXO.O/..XOOOO/XXXXOXO/OOOXXXX/O.XOOXX/.OOOOOX";

#[test]
fn rows_are_read_with_numbers_and_letters_and_without() {
    assert_eq!(rows(&read(PLAIN)), READ);
    let numbered = |before: &str, after: &str, letters: &str| {
        let rows = PLAIN.lines().enumerate();
        rows.map(|(down, row)| format!("  {}{before}{row}{after}\n", 7 - down)).collect::<String>() + letters
    };
    for letters in ["  _abcdefg\n", "  ﹢abcdefg\n", "  --abcdefg", "    A B C D E F G", ""] {
        for (before, after) in [("", ""), (" ", ""), ("", " 7")] {
            assert_eq!(rows(&read(&numbered(before, after, letters))), READ, "{letters}");
        }
    }
    // Text around a figure, the stones that were taken below it, a byte order mark before it.
    let text = format!("\u{feff}图五：理想的无争局面\n{PLAIN} ○●\n本局共42着，各21着，白方收后。\n");
    assert_eq!(rows(&read(&text)), READ);
    // Other signs for the same.
    let ascii = READ.replace('/', "\n");
    for text in [ascii.clone(), ascii.to_lowercase(), ascii.replace('.', "+"), ascii.replace('.', "＋")] {
        assert_eq!(rows(&read(&text)), READ, "{text}");
    }
    for (sign, empty) in [("〇", "┼"), ("◯", "·"), ("○", "十"), ("O", "・"), ("Ｏ", "．")] {
        let text = ascii.replace('O', sign).replace('X', "●").replace('.', empty);
        assert_eq!(rows(&read(&text)), READ, "{text}");
    }
    assert_eq!(rows(&read(&READ.replace('/', " "))), READ, "rows in one line");
    assert_eq!(rows(&read(&ascii.replace('\n', "\n\n"))), READ, "empty lines between rows");
    assert!(read(PLAIN).warnings.is_empty());
}

#[test]
fn a_part_of_a_board_lies_where_its_edges_are() {
    // A fight (劫) in the lower left corner, and the lower rows of a board of 9 columns.
    let corner = "  6├┼┼┼┼┼┼\n  5├┼┼○●┼┼\n  4├┼○●┼●┼\n  3├┼┼○●┼┼\n  2├┼┼┼┼┼┼\n  1└┴┴┴┴┴┴\n  _abcdefg\n";
    let record = read(corner);
    assert_eq!(record.size, Size::square(19).unwrap());
    let game = record.game(Rules::CHINESE).unwrap();
    assert_eq!(game.board().at(Size::square(19).unwrap().point(3, 4)), Some(Color::White));
    assert_eq!(
        record.warnings[0].to_string(),
        "the figure shows a part of a board, which is taken for 19x19 and empty elsewhere"
    );
    let lower = "├┼┼┼┼┼┼┼┤\n├┼┼●〇┼┼┼┤\n●●●●〇〇〇〇〇\n〇〇〇〇●●●●●\n●●●〇┼●┼〇〇\n└●〇〇┴●●〇〇\n";
    let record = read(lower);
    assert_eq!(record.size, Size::square(9).unwrap());
    assert!(rows(&record).starts_with("........./........./........./........./...XO..../XXXXOOOOO/"));
    let middle = "  8┼┼┼\n  7┼●┼\n  6┤┼┼\n".replace('┤', "┼").replacen("8┼", "8┌", 1);
    assert_eq!(
        refused(&middle),
        "row 1, column 1 of the figure: '┌' makes an edge of the board where the board goes on"
    );
}

#[test]
fn boards_may_be_rectangles() {
    let record = read("┌●┐\n├○┤\n├┼┤\n├┼┤\n└┴┘\n");
    assert_eq!(record.size, Size::new(3, 5).unwrap());
    assert_eq!(rows(&record), ".X./.O./.../.../...");
}

#[test]
fn what_is_no_board_is_refused_by_row_and_column() {
    assert_eq!(
        refused("┌┬●┐\n├┼┤\n└┴┴┘\n"),
        "row 2 of the figure (line 2) ends at column 3, the first row at column 4"
    );
    assert_eq!(
        refused("┌┬●┐\n├┼王┤\n└┴┴┘\n"),
        "row 2, column 3 of the figure (line 2): '王' is neither a stone nor an empty point"
    );
    assert_eq!(
        refused("┌┬┬┐\n├┬┼┤\n└┴┴┘\n"),
        "row 2, column 2 of the figure: '┬' makes an edge of the board where the board goes on"
    );
    assert_eq!(refused(&format!("{PLAIN}\n和\n{PLAIN}")), "another figure begins in line 10");
    assert_eq!(
        refused("┼┼┼\n┼●┼\n┴┴┴\n"),
        "the figure is cut off on both sides, at row 1, column 1 too: nothing says where it stands"
    );
    let wide = format!("{}\n", "●".repeat(22)).repeat(3);
    assert!(refused(&wide).starts_with("a figure of 22 columns and 3 rows"));
    for text in ["", "hello; world", "a text, with ●● and ○ in it", "十一月\n十二月"] {
        let error = open(text.as_bytes(), 1, None).unwrap_err().to_string();
        assert_eq!(error, "no game record: '(;' not found", "{text}");
    }
}

#[test]
fn numbers_and_letters_place_what_has_no_edge() {
    let record = read("  8┼┼┼\n  7┼●┼\n  6┼┼┴\n  abc".replace('┴', "┼").as_str());
    assert_eq!(record.size, Size::square(3).unwrap(), "crosses throughout are a board of their own");
    let record = read("  3┼┼┼\n  2┼●┼\n  1┴┴┴\n   cde");
    assert_eq!(record.size, Size::square(19).unwrap());
    let size = record.size;
    assert_eq!(record.game(Rules::CHINESE).unwrap().board().at(size.point(3, 1)), Some(Color::Black));
}

#[test]
fn figures_are_read_in_the_encodings_of_texts() {
    #[cfg(feature = "encodings")]
    for encoding in [encoding_rs::GBK, encoding_rs::SHIFT_JIS, encoding_rs::EUC_KR] {
        let text = PLAIN.replace(['┬', '┴', '├', '┤', '┌', '┐', '└', '┘'], "┼");
        let (bytes, _, fails) = encoding.encode(&text);
        assert!(!fails);
        let record = open(&bytes, 1, None).unwrap_or_else(|error| panic!("{}: {error}", encoding.name()));
        assert_eq!(rows(&record), READ, "{}", encoding.name());
    }
    let units: Vec<u8> = format!("\u{feff}{PLAIN}").encode_utf16().flat_map(u16::to_le_bytes).collect();
    assert_eq!(rows(&open(&units, 1, None).unwrap()), READ);
}

/// How a board is printed: with lines and edges.
fn printed(board: &Board, numbers: bool) -> String {
    let size = board.size();
    let mut text = String::new();
    for y in (0..size.height()).rev() {
        if numbers {
            text += &format!("{:2}", y + 1);
        }
        for x in 0..size.width() {
            let (left, right, top, bottom) = (x == 0, x + 1 == size.width(), y + 1 == size.height(), y == 0);
            text.push(match (board.at(size.point(x, y)), left, right, top, bottom) {
                (Some(Color::Black), ..) => '●',
                (Some(Color::White), ..) => '○',
                (None, true, _, true, _) => '┌',
                (None, _, true, true, _) => '┐',
                (None, true, _, _, true) => '└',
                (None, _, true, _, true) => '┘',
                (None, true, ..) => '├',
                (None, _, true, ..) => '┤',
                (None, _, _, true, _) => '┬',
                (None, _, _, _, true) => '┴',
                (None, ..) => '┼',
            });
        }
        text.push('\n');
    }
    text
}

proptest! {
    #[test]
    fn a_board_that_is_printed_is_read_again(
        width in 2u32..=21,
        height in 2u32..=21,
        stones in proptest::collection::vec(0u8..4, 441),
        numbers: bool,
    ) {
        let size = Size::new(width, height).unwrap();
        let mut board = Board::new(size);
        let points: Vec<_> = board.empty().iter().collect();
        for (point, stone) in points.into_iter().zip(stones) {
            let color = match stone {
                0 => Color::Black,
                1 => Color::White,
                _ => continue,
            };
            board.add(color, &liangyi_core::base::PointSet::single(point));
        }
        let record = read(&printed(&board, numbers));
        prop_assert_eq!(record.size, size);
        if Game::from_setup(board, Rules::CHINESE, Color::Black).is_ok() {
            prop_assert_eq!(rows(&record), drawn(&board));
        }
    }

    #[test]
    fn no_signs_are_too_strange(text in "[●○〇┼├┤┬┴┌┐└┘·十XOxo.+0-9a-h\\n ]{0,80}") {
        let _ = open(text.as_bytes(), 1, None);
    }
}
