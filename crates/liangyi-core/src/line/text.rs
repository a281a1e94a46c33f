//! Line games as text: positions read from drawings and drawn with the forbidden points; judgements as lines, which are
//! values for tables of words, and their texts for the log and for users of the library.

use super::game::LineGame;
use super::judgement::{ForbiddenKind, LineJudgement, LineShape, LineVerdict, Spoiler, StoneShape};
use crate::base::{Color, Point, PointForm, PointNames, PointSet, Size};
use crate::board::Board;

/// Why a text is no position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadDrawing {
    /// There is no row in it.
    #[error("there is no row of a board")]
    Empty,
    /// A row has another length than the first.
    #[error("row {row} has {found} points, the first row {wanted}")]
    Ragged {
        /// The row, counted from 1 at the top.
        row: usize,
        /// Its points.
        found: usize,
        /// Those of the first row.
        wanted: usize,
    },
    /// A row has a sign that is none of a board.
    #[error("row {row} has the sign {sign:?}, which is none of a board")]
    Sign {
        /// The row, counted from 1 at the top.
        row: usize,
        /// The sign.
        sign: char,
    },
    /// The board is too small or too large.
    #[error("a board of {width} by {height} points: 5 to 21 a side")]
    Size {
        /// Points of a row.
        width: usize,
        /// Rows.
        height: usize,
    },
}

/// What a sign of a drawing stands for; `None` for a sign that is none of a board.
fn sign(sign: char) -> Option<Option<Color>> {
    match sign {
        'X' | 'x' | '#' | '●' => Some(Some(Color::Black)),
        'O' | 'o' | '○' => Some(Some(Color::White)),
        '.' | '+' | '_' | '-' => Some(None),
        sign if MARKS.contains(sign) => Some(None),
        _ => None,
    }
}

/// The signs of forbidden points.
const MARKS: &str = "346*";
/// A line is a row with at least this many signs of a board, if more than half of its signs are.
const FEWEST_SIGNS: usize = 4;

/// A row of a drawing as it stands there.
struct DrawnRow<'a> {
    signs: Vec<char>,
    /// A number at its end: that of the row, or the mark of its last point.
    end: &'a str,
}

impl DrawnRow<'_> {
    /// `None` for a caption.
    fn read(line: &str) -> Option<DrawnRow<'_>> {
        let line = line.trim().trim_start_matches(|sign: char| sign.is_ascii_digit());
        let text = line.trim_end_matches(|sign: char| sign.is_ascii_digit());
        let end = &line[text.len()..];
        let signs: Vec<char> = text.chars().filter(|sign| !sign.is_whitespace()).collect();
        let known = signs.iter().filter(|&&of_row| sign(of_row).is_some()).count();
        let is_row = known > 0 && known == signs.len() || known >= FEWEST_SIGNS && 2 * known > signs.len();
        is_row.then_some(DrawnRow { signs, end })
    }
}

/// Reads a drawing: rows from the top, `X` or `●` for Black, `O` or `○` for White, `.` or `+` for an empty point, and
/// for one that is forbidden a [mark](draw_forbidden). Blanks do not count, a number at either end of a row neither;
/// lines that hold little else than other signs are captions.
///
/// # Errors
///
/// [`BadDrawing`] if the rows make no board.
pub fn read_drawing(text: &str) -> Result<Board, BadDrawing> {
    let drawn: Vec<DrawnRow<'_>> = text.lines().filter_map(DrawnRow::read).collect();
    let first = drawn.first().ok_or(BadDrawing::Empty)?;
    // The first row may end with a mark, too.
    let width = drawn.iter().find(|row| row.end.is_empty()).unwrap_or(first).signs.len();
    let mut rows: Vec<Vec<Option<Color>>> = Vec::new();
    for (row, DrawnRow { mut signs, end }) in (1..).zip(drawn) {
        if signs.len() + 1 == width && end.len() == 1 && MARKS.contains(end) {
            signs.extend(end.chars());
        }
        if signs.len() != width {
            return Err(BadDrawing::Ragged { row, found: signs.len(), wanted: width });
        }
        let read = |of_row: char| sign(of_row).ok_or(BadDrawing::Sign { row, sign: of_row });
        rows.push(signs.into_iter().map(read).collect::<Result<_, _>>()?);
    }
    let height = rows.len();
    let side = |side: usize| u32::try_from(side).ok().filter(|_| side >= LineGame::MIN_LINES);
    let size = side(width).zip(side(height)).and_then(|(width, height)| Size::new(width, height));
    let size = size.ok_or(BadDrawing::Size { width, height })?;
    let mut board = Board::new(size);
    for (down, row) in rows.iter().enumerate() {
        for (x, color) in row.iter().enumerate() {
            if let Some(color) = color {
                board.add(*color, &PointSet::single(size.point(x, height - 1 - down)));
            }
        }
    }
    Ok(board)
}

/// The sign of a forbidden point in a drawing: 3 for three-three, 4 for four-four, 6 for an overline, `*` for more than
/// one of them.
fn mark(kinds: &[ForbiddenKind]) -> char {
    match kinds {
        [ForbiddenKind::ThreeThree] => '3',
        [ForbiddenKind::FourFour] => '4',
        [ForbiddenKind::Overline] => '6',
        _ => '*',
    }
}

/// The board with the forbidden points of Black, columns and rows as renju players name them; and the judgement on each
/// of these points.
pub fn draw_forbidden(game: &LineGame, form: PointForm) -> (String, Vec<LineJudgement>) {
    let forbidden = game.forbidden(Color::Black);
    let judgements: Vec<LineJudgement> = forbidden.iter().filter_map(|point| game.judge(Color::Black, point)).collect();
    (draw_judged(game.board(), &judgements, form), judgements)
}

/// A board with marks of the kinds of these judgements on their points, as far as those are empty.
pub fn draw_judged(board: &Board, judgements: &[LineJudgement], form: PointForm) -> String {
    let size = board.size();
    let sign = |point: Point| match board.at(point) {
        Some(Color::Black) => 'X',
        Some(Color::White) => 'O',
        None => judgements.iter().find(|found| found.point == point).map_or('.', |found| mark(&found.kinds)),
    };
    let mut text = String::new();
    for y in (0..size.height()).rev() {
        let row: String = (0..size.width()).map(|x| format!(" {}", sign(size.point(x, y)))).collect();
        text.push_str(&format!("{:2}{row}\n", y + 1));
    }
    for columns in PointNames::of_line_games(size).in_form(form).column_lines() {
        text.push_str(&format!("  {columns}\n"));
    }
    text
}

/// What a line of an explanation says.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum ExplainedLine<'a> {
    /// The verdict on a move.
    Verdict(&'a LineJudgement),
    /// The verdict on a move that a three depends on, after the move that is explained.
    VerdictAfter(&'a LineJudgement),
    /// Something that the move makes; a three that is not open has its reasons below.
    Makes(&'a LineShape),
    /// Why a move makes no open four of a three; [`Spoiler::Forbidden`] has a verdict instead.
    Spoiled(Point, &'a Spoiler),
}

/// The lines of an explanation, each with how far below the first it stands: the verdict, then the shapes, and below
/// those what spoils them, which may be verdicts with their own shapes.
pub fn explained(judgement: &LineJudgement) -> Vec<(usize, ExplainedLine<'_>)> {
    let mut lines = vec![(0, ExplainedLine::Verdict(judgement))];
    add_shapes(judgement, 1, &mut lines);
    lines
}

fn add_shapes<'a>(judgement: &'a LineJudgement, depth: usize, lines: &mut Vec<(usize, ExplainedLine<'a>)>) {
    for found in &judgement.shapes {
        lines.push((depth, ExplainedLine::Makes(found)));
        let StoneShape::Three { extensions, .. } = &found.shape else { continue };
        if found.shape.is_open_three() {
            continue;
        }
        for (point, spoiler) in
            extensions.iter().flat_map(|extension| extension.spoilers.iter().map(|spoiler| (extension.point, spoiler)))
        {
            match spoiler {
                Spoiler::Forbidden(judgement) => {
                    lines.push((depth + 1, ExplainedLine::VerdictAfter(judgement)));
                    add_shapes(judgement, depth + 2, lines);
                }
                Spoiler::Edge | Spoiler::Stone(_) | Spoiler::Overline(_) | Spoiler::Five => {
                    lines.push((depth + 1, ExplainedLine::Spoiled(point, spoiler)));
                }
            }
        }
    }
}

/// A judgement as lines of text. The first has the verdict; those of its shapes follow, and below a move that is
/// forbidden the reasons for that, each two blanks further to the right. `name` writes a point.
pub fn explain(judgement: &LineJudgement, name: &dyn Fn(Point) -> String) -> Vec<String> {
    let text = |line| match line {
        ExplainedLine::Verdict(judgement) => verdict(judgement, name),
        ExplainedLine::VerdictAfter(judgement) => verdict(judgement, name) + " after this move",
        ExplainedLine::Makes(found) => format!("{}: {}", found.direction.explained(), shape(&found.shape, name)),
        ExplainedLine::Spoiled(point, spoiler) => {
            format!("{} makes no open four: {}", name(point), reason(point, spoiler, name))
        }
    };
    explained(judgement).into_iter().map(|(depth, line)| format!("{}{}", "  ".repeat(depth), text(line))).collect()
}

fn verdict(judgement: &LineJudgement, name: &dyn Fn(Point) -> String) -> String {
    let LineJudgement { color, point, verdict, kinds, .. } = judgement;
    let kinds = kinds.iter().map(|kind| kind.name()).collect::<Vec<_>>().join(", ");
    let composition = match judgement.composition() {
        none if none.is_empty() => none,
        some => format!(" ({some})"),
    };
    let verdict = match verdict {
        LineVerdict::Five => format!("wins for {color}: five"),
        LineVerdict::Forbidden => format!("is forbidden for {color}: {kinds}{composition}"),
        LineVerdict::Free => match color {
            Color::Black => format!("is not forbidden for {color}{composition}"),
            Color::White => format!("is free for {color}{composition}"),
        },
    };
    format!("{} {verdict}", name(*point))
}

fn shape(shape: &StoneShape, name: &dyn Fn(Point) -> String) -> String {
    let names =
        |points: &[Point], between: &str| points.iter().map(|&point| name(point)).collect::<Vec<_>>().join(between);
    let stones = names(shape.stones(), " ");
    match shape {
        StoneShape::Five { .. } => format!("five {stones}"),
        StoneShape::Overline { .. } => format!("overline {stones}"),
        StoneShape::Four { fives, .. } => {
            let kind = if fives.len() > 1 { "open four" } else { "four" };
            format!("{kind} {stones}, five at {}", names(fives, " or "))
        }
        StoneShape::Three { .. } => match shape.open_fours().as_slice() {
            [] => format!("three {stones}, not open"),
            open => format!("open three {stones}, open four by {}", names(open, " or ")),
        },
    }
}

fn reason(at: Point, spoiler: &Spoiler, name: &dyn Fn(Point) -> String) -> String {
    match spoiler {
        Spoiler::Edge => "the edge is at one end".to_string(),
        Spoiler::Stone(point) => format!("the opponent's stone on {} is at one end", name(*point)),
        Spoiler::Overline(point) if *point == at => "it makes six or more in a line".to_string(),
        Spoiler::Overline(point) => format!("{} makes six or more in a line", name(*point)),
        Spoiler::Five => "it makes five instead".to_string(),
        Spoiler::Forbidden(judgement) => verdict(judgement, name),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::line::LineRules;

    const CROSS: &str = "The cross of two threes\n\
        9 . . . . . . . . .\n8 . . . . . . . . .\n7 . . . . . . . . .\n6 . . . . ● . . . .\n5 . . . X . X . . .\n\
        4 . . . . # . . . .\n3 . . . . . . . . . 3\n2 + + + + + + + + +\n1 ○ . . . . . . . O\n  A B C D E F G H I";

    #[test]
    fn a_drawing_is_read_with_its_captions_and_labels_and_drawn_with_what_is_forbidden() {
        let board = read_drawing(CROSS).unwrap();
        assert_eq!((board.stones(Color::Black).len(), board.stones(Color::White).len()), (4, 2));
        let game = LineGame::from_setup(board, LineRules::RENJU, Color::Black).unwrap();
        let (drawn, judgements) = draw_forbidden(&game, PointForm::Letters);
        assert!(drawn.contains("\n 5 . . . X 3 X . . .\n"), "{drawn}");
        assert_eq!(judgements.len(), 1);
        assert_eq!(PointNames::of_line_games(board.size()).name(judgements[0].point), "E5");
        // What is drawn is read again, the marks of forbidden points but for that.
        assert_eq!(read_drawing(&drawn).unwrap(), board);
        // Marks may end rows, with and without numbers of rows behind them.
        let marked = "5 . . X . 3\n4 . O . * 6\n3 . . . . 4\n2 . . . . .\n1 . . . . 3 1";
        let plain = ". . X . .\n. O . . .\n. . . . .\n. . . . .\n. . . . .";
        assert_eq!(read_drawing(marked).unwrap(), read_drawing(plain).unwrap());
    }

    #[test]
    fn what_makes_no_board_is_refused_with_the_reason() {
        assert_eq!(read_drawing("nothing here"), Err(BadDrawing::Empty));
        let unknown = read_drawing(".....\n..?..\n.....\n.....\n.....");
        assert_eq!(unknown, Err(BadDrawing::Sign { row: 2, sign: '?' }));
        let ragged = BadDrawing::Ragged { row: 2, found: 4, wanted: 5 };
        assert_eq!(read_drawing(".....\n....\n.....\n.....\n....."), Err(ragged));
        assert_eq!(
            read_drawing("....\n....\n....\n....").unwrap_err().to_string(),
            "a board of 4 by 4 points: 5 to 21 a side"
        );
        assert!(read_drawing(&format!("{}\n", ".".repeat(22)).repeat(22)).is_err());
    }
}
