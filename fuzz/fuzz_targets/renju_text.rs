//! Drawings of line games and names of points: no panic, and a board that is read, drawn and read again is the same.
#![no_main]

use liangyi_core::base::{Color, PointNames, Size};
use liangyi_core::line::read_drawing;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let size = Size::square(15).expect("a size");
    let names = PointNames::of_line_games(size);
    if let Some(point) = names.read(text) {
        assert_eq!(names.read(&names.name(point)), Some(point));
    }
    let Ok(board) = read_drawing(text) else { return };
    let mut drawing = String::new();
    for y in (0..board.size().height()).rev() {
        drawing.extend((0..board.size().width()).map(|x| match board.at(board.size().point(x, y)) {
            Some(Color::Black) => 'X',
            Some(Color::White) => 'O',
            None => '.',
        }));
        drawing.push('\n');
    }
    assert_eq!(read_drawing(&drawing).as_ref(), Ok(&board));
});
