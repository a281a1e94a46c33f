//! Figures as texts print them: rows of `●`, `○` and the crossings of lines, or of `X`, `O` and `.`, from the top.
//!
//! Rows may have their numbers, and a line of letters may name the columns. Signs of edges say where the board ends; a
//! figure on a side of which the lines go on is a part of a board, which lies where its edges or its numbers say. What
//! stands before and after a figure is not read.

use super::error::BadFigure;
use crate::base::{Color, Size};
use crate::sgf::{Info, Setup, SgfGame, SgfStep, SgfWarning};

/// The lines of a board of which nothing says how large it is.
const USUAL_LINES: usize = 19;

/// A row as it is printed.
struct Row {
    /// The line in the text, from 1.
    line: usize,
    /// The number at its start or end.
    number: Option<usize>,
    signs: Vec<char>,
    cells: Vec<FigurePoint>,
}

/// What a line of a text is.
enum Line {
    Row(Row),
    /// A row but for one sign.
    Bad {
        column: usize,
        sign: char,
    },
    /// The letters of the columns: the place of the first one, from 0.
    Letters(usize),
    Other,
}

/// Reads the figure in a text as a position; `None` where there is none.
///
/// # Errors
///
/// [`BadFigure`] if its rows make no board.
pub fn read(text: &str) -> Result<Option<SgfGame>, BadFigure> {
    let Some((rows, letters)) = rows(text)? else { return Ok(None) };
    let width = rows[0].cells.len();
    if let Some(at) = rows.iter().position(|row| row.cells.len() != width) {
        let Row { line, cells, .. } = &rows[at];
        return Err(BadFigure::Ragged { row: at + 1, line: *line, found: cells.len(), wanted: width });
    }
    let place = Place::of(&rows, letters)?;
    let mut setup = Setup::default();
    for (down, row) in rows.iter().enumerate() {
        for (column, cell) in row.cells.iter().enumerate() {
            let point = place.size.point(place.left + column, place.size.height() - 1 - place.above - down);
            match cell {
                FigurePoint::Stone(Color::Black) => setup.black.insert(point),
                FigurePoint::Stone(Color::White) => setup.white.insert(point),
                FigurePoint::Empty | FigurePoint::Lines(_) => {}
            }
        }
    }
    let warning = place.is_part.then_some(SgfWarning::PartOfBoard { size: place.size });
    let is_empty = setup == Setup::default();
    Ok(Some(SgfGame {
        size: place.size,
        komi: None,
        handicap: 0,
        info: Info::default(),
        steps: (!is_empty).then_some(SgfStep::Setup(setup)).into_iter().collect(),
        forced: Vec::new(),
        handicap_by_plays: true,
        declared_end: None,
        territory: Default::default(),
        agreed: None,
        next: None,
        warnings: warning.into_iter().collect(),
    }))
}

/// How many signs of figures a text has, where they are enough for one.
pub fn signs(text: &str) -> Option<usize> {
    const FEWEST: usize = 4;
    let signs = text.chars().filter(|sign| is_of_figures(*sign)).count();
    (signs >= FEWEST).then_some(signs)
}

/// The rows of the first figure, and the place of the letter of its first column.
fn rows(text: &str) -> Result<Option<(Vec<Row>, Option<usize>)>, BadFigure> {
    let mut blocks: Vec<Vec<Row>> = Vec::new();
    let mut letters = None;
    let mut is_open = false;
    for (index, line) in text.lines().enumerate() {
        let read = read_line(line, index + 1);
        let is_row = matches!(read, Line::Row(_));
        match read {
            Line::Row(row) => match blocks.last_mut().filter(|_| is_open) {
                Some(block) => block.push(row),
                None => blocks.push(vec![row]),
            },
            Line::Bad { column, sign } => {
                let row = if is_open { blocks.last().map_or(0, Vec::len) } else { 0 } + 1;
                return Err(BadFigure::Sign { row, column, line: index + 1, sign });
            }
            Line::Letters(first) => letters = letters.or(Some(first)),
            Line::Other => {}
        }
        is_open = is_row;
    }
    // Rows may have empty lines between them.
    let width = blocks.first().map_or(0, |block| block[0].cells.len());
    if blocks.len() > 2 && blocks.iter().all(|block| block.len() == 1 && block[0].cells.len() == width) {
        blocks = vec![blocks.into_iter().flatten().collect()];
    }
    let Some(at) = blocks.iter().position(|block| block.len() > 1) else {
        let single = blocks.into_iter().next().and_then(|block| in_one_line(text, block.into_iter().next()?));
        return Ok(single.map(|rows| (rows, letters)));
    };
    let mut block = blocks.swap_remove(at);
    if let Some(other) = blocks.iter().skip(at).find(|block| block.len() > 1) {
        return Err(BadFigure::Several { line: other[0].line });
    }
    // Stones that were taken lie below the board.
    let is_bottom = |row: &Row| row.cells.iter().any(|cell| matches!(cell, FigurePoint::Lines([_, false, ..])));
    if let Some(bottom) = block.iter().skip(1).position(is_bottom)
        && block[bottom + 2..].iter().all(|row| row.cells.len() < block[0].cells.len() && row.number.is_none())
    {
        block.truncate(bottom + 2);
    }
    Ok(Some((block, letters)))
}

/// The rows of a figure that stands in one line, with blanks or strokes between them.
fn in_one_line(text: &str, only: Row) -> Option<Vec<Row>> {
    let line = text.lines().nth(only.line - 1)?;
    let parts = line.split(|sign: char| sign.is_whitespace() || sign == '/').filter(|part| !part.is_empty());
    let rows: Vec<Row> = parts
        .map(|part| match read_line(part, only.line) {
            Line::Row(row) => Some(row),
            Line::Bad { .. } | Line::Letters(_) | Line::Other => None,
        })
        .collect::<Option<_>>()?;
    (rows.len() > 1).then_some(rows)
}

fn read_line(line: &str, number: usize) -> Line {
    let signs: Vec<char> =
        line.chars().filter(|sign| !sign.is_whitespace() && !"\u{feff}/()|│".contains(*sign)).collect();
    if let Some(first) = column_letters(&signs) {
        return Line::Letters(first);
    }
    let before = signs.iter().take_while(|sign| digit(**sign).is_some()).count();
    let after = signs.iter().rev().take_while(|sign| digit(**sign).is_some()).count();
    if before + after >= signs.len() {
        return Line::Other;
    }
    let value = |digits: &[char]| {
        let value = digits.iter().try_fold(0usize, |sum, sign| Some(10 * sum + digit(*sign)? as usize))?;
        (!digits.is_empty() && digits.len() < 3).then_some(value)
    };
    let (first, rest) = signs.split_at(before);
    let (signs, last) = rest.split_at(rest.len() - after);
    let cells: Vec<FigurePoint> = signs.iter().map_while(|sign| figure_point(*sign)).collect();
    let is_whole = cells.len() == signs.len() && cells.len() > 1 && first.len() < 3 && last.len() < 3;
    if is_whole {
        return Line::Row(Row { line: number, number: value(first).or(value(last)), signs: signs.to_vec(), cells });
    }
    // Mostly a row: a sign of it is wrong. Text may quote a few signs.
    let printed = signs.iter().filter(|sign| is_of_figures(**sign)).count();
    match signs.get(cells.len()) {
        Some(sign) if printed > 2 && 3 * printed >= 2 * signs.len() => {
            Line::Bad { column: cells.len() + 1, sign: *sign }
        }
        _ => Line::Other,
    }
}

/// The place of the first letter of a line that has the letters of columns one after the other, with `I` or without.
fn column_letters(signs: &[char]) -> Option<usize> {
    let narrow = |sign: &char| match *sign {
        'ａ'..='ｚ' | 'Ａ'..='Ｚ' => char::from_u32(*sign as u32 - 0xfee0).unwrap_or(*sign),
        sign => sign,
    };
    let signs: Vec<char> = signs.iter().map(narrow).skip_while(|sign| !sign.is_ascii_alphabetic()).collect();
    let places: Option<Vec<usize>> = signs
        .iter()
        .map(|sign| sign.is_ascii_alphabetic().then(|| usize::from(sign.to_ascii_lowercase() as u8 - b'a')))
        .collect();
    let places = places.filter(|places| places.len() > 1)?;
    let skips_i = places.windows(2).any(|pair| pair == [7, 9]);
    let is_next = |pair: &[usize]| pair[1] == pair[0] + 1 || pair == [7, 9];
    let all = places.windows(2).all(is_next);
    // Letters after an I that is left out are one place further than the columns.
    all.then(|| places[0] - usize::from(places[0] > 8 && !skips_i && !places.contains(&8)))
}

/// Where a figure lies on its board.
struct Place {
    size: Size,
    left: usize,
    above: usize,
    is_part: bool,
}

impl Place {
    fn of(rows: &[Row], letters: Option<usize>) -> Result<Place, BadFigure> {
        let (width, height) = (rows[0].cells.len(), rows.len());
        let cut = cut(rows)?;
        let is_cut = |side| cut[side as usize].is_some();
        let across = is_cut(Side::Left) || is_cut(Side::Right);
        let down = is_cut(Side::Top) || is_cut(Side::Bottom);
        // A board is a square where the figure shows only one of its sides whole.
        let lines = match (across, down) {
            (true, false) if width <= height => height,
            (false, true) if height <= width => width,
            _ => USUAL_LINES.max(width).max(height),
        };
        let (columns, lines_down) = (if across { lines } else { width }, if down { lines } else { height });
        let size = (u32::try_from(columns).ok()).zip(u32::try_from(lines_down).ok());
        let size = size.and_then(|(columns, rows)| Size::new(columns, rows));
        let size = size.ok_or(BadFigure::Size { width: columns, height: lines_down })?;
        let nowhere = |side| {
            let (row, column) = cut[side as usize].unwrap_or_default();
            BadFigure::Nowhere { row: row + 1, column: column + 1 }
        };
        let left = match (is_cut(Side::Left), is_cut(Side::Right)) {
            (false, _) => 0,
            (true, false) => columns - width,
            (true, true) => letters.filter(|left| left + width <= columns).ok_or_else(|| nowhere(Side::Left))?,
        };
        let above = match (is_cut(Side::Top), is_cut(Side::Bottom)) {
            (false, _) => 0,
            (true, false) => lines_down - height,
            (true, true) => from_numbers(rows, lines_down).ok_or_else(|| nowhere(Side::Top))?,
        };
        Ok(Place { size, left, above, is_part: across || down })
    }
}

/// How many rows of the board lie above a figure whose rows are numbered: from the bottom where the numbers fall.
fn from_numbers(rows: &[Row], lines: usize) -> Option<usize> {
    let numbers: Vec<usize> = rows.iter().map(|row| row.number).collect::<Option<_>>()?;
    let all = |is_next: fn(&[usize]) -> bool| numbers.windows(2).all(is_next);
    let above = if all(|pair| pair[0] == pair[1] + 1) {
        lines.checked_sub(numbers[0])?
    } else if all(|pair| pair[0] + 1 == pair[1]) {
        numbers[0].checked_sub(1)?
    } else {
        return None;
    };
    (above + rows.len() <= lines).then_some(above)
}

/// For each of [`Side::ALL`], a sign that says that the board goes on there, by row and column from 0.
fn cut(rows: &[Row]) -> Result<[Option<(usize, usize)>; 4], BadFigure> {
    let (last_row, last_column) = (rows.len() - 1, rows[0].cells.len() - 1);
    let mut on: [Option<(usize, usize)>; 4] = [None; 4];
    let mut edges: [Option<(usize, usize)>; 4] = [None; 4];
    let error =
        |row: usize, column: usize| BadFigure::Edge { row: row + 1, column: column + 1, sign: rows[row].signs[column] };
    for (row, found) in rows.iter().enumerate() {
        for (column, cell) in found.cells.iter().enumerate() {
            let FigurePoint::Lines(lines) = cell else { continue };
            let at_side = [row == 0, row == last_row, column == 0, column == last_column];
            for side in Side::ALL.map(|side| side as usize) {
                match (at_side[side], lines[side]) {
                    (false, false) => return Err(error(row, column)),
                    (false, true) => {}
                    (true, true) => on[side] = on[side].or(Some((row, column))),
                    (true, false) => edges[side] = edges[side].or(Some((row, column))),
                }
            }
        }
    }
    // Figures without any edge are drawn with crosses throughout.
    if edges == [None; 4] {
        return Ok([None; 4]);
    }
    for (on, edge) in on.iter().zip(edges) {
        if let (Some(_), Some((row, column))) = (on, edge) {
            return Err(error(row, column));
        }
    }
    Ok(on)
}

/// What a sign of a figure stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum FigurePoint {
    /// A stone.
    Stone(Color),
    /// An empty point that says nothing of where it is.
    Empty,
    /// An empty point with the lines that leave it: whether the board goes on in each of [`Side::ALL`].
    Lines([bool; 4]),
}

/// A side of a figure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Side {
    Top,
    Bottom,
    Left,
    Right,
}

impl Side {
    const ALL: [Side; 4] = [Side::Top, Side::Bottom, Side::Left, Side::Right];
}

/// What a sign stands for; `None` for one that is none of a figure.
fn figure_point(sign: char) -> Option<FigurePoint> {
    Some(match sign {
        'X' | 'x' | 'Ｘ' | 'ｘ' | '#' | '●' | '⚫' | '◆' | '■' | '▲' | '▼' | '◉' => {
            FigurePoint::Stone(Color::Black)
        }
        'O' | 'o' | 'Ｏ' | 'ｏ' | '○' | '〇' | '◯' | '⚪' | '◇' | '□' | '△' | '▽' | '◎' => {
            FigurePoint::Stone(Color::White)
        }
        '.' | '．' | '·' | '・' | '‧' | '•' | ',' | '+' | '＋' | '﹢' | '十' | '╋' | '*' | '＊' | '☆' | '×' => {
            FigurePoint::Empty
        }
        '┼' | '╂' | '┿' | '╬' | '╪' | '╫' => FigurePoint::Lines([true, true, true, true]),
        '┌' | '┏' | '╔' | '╭' | '┍' | '┎' => FigurePoint::Lines([false, true, false, true]),
        '┐' | '┓' | '╗' | '╮' | '┑' | '┒' => FigurePoint::Lines([false, true, true, false]),
        '└' | '┗' | '╚' | '╰' | '┕' | '┖' => FigurePoint::Lines([true, false, false, true]),
        '┘' | '┛' | '╝' | '╯' | '┙' | '┚' => FigurePoint::Lines([true, false, true, false]),
        '├' | '┣' | '╠' | '┝' | '┠' | '╟' | '╞' => FigurePoint::Lines([true, true, false, true]),
        '┤' | '┫' | '╣' | '┥' | '┨' | '╢' | '╡' => FigurePoint::Lines([true, true, true, false]),
        '┬' | '┳' | '╦' | '┯' | '┰' | '╤' | '╥' => FigurePoint::Lines([false, true, true, true]),
        '┴' | '┻' | '╩' | '┷' | '┸' | '╧' | '╨' => FigurePoint::Lines([true, false, true, true]),
        _ => return None,
    })
}

/// Whether a sign is printed in figures and hardly anywhere else.
fn is_of_figures(sign: char) -> bool {
    figure_point(sign).is_some_and(|cell| match cell {
        FigurePoint::Lines(_) => true,
        FigurePoint::Stone(_) => !sign.is_ascii() && sign != '〇',
        FigurePoint::Empty => false,
    })
}

/// The value of a digit of any width.
fn digit(sign: char) -> Option<u32> {
    match sign {
        '０'..='９' => Some(sign as u32 - '０' as u32),
        _ => sign.to_digit(10),
    }
}
