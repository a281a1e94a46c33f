//! Short ways to set up and play games in tests.

use liangyi_core::base::{Color, Point};
use liangyi_core::board::Board;
use liangyi_core::game::{Game, Illegal, Move};
use liangyi_core::rules;
use liangyi_core::rules::Rules;

/// The rules of the catalogue's row `name`.
pub fn rules_of(name: &str) -> Rules {
    rules::find(name).unwrap_or_else(|| panic!("no ruleset {name}")).rules.clone()
}

/// A game under ruleset `name` from a drawn position.
pub fn game_from(name: &str, first: Color, picture: &str) -> Game {
    let board = Board::from_picture(picture).expect("a picture of a board");
    Game::from_setup(board, rules_of(name), first).expect("a legal position")
}

/// A game under ruleset `name` from the empty board.
pub fn new_game(name: &str, lines: u32) -> Game {
    Game::new(liangyi_core::base::Size::square(lines).expect("a size"), rules_of(name))
}

/// The point called `vertex`.
pub fn at(game: &Game, vertex: &str) -> Point {
    game.size().parse_vertex(vertex).unwrap_or_else(|| panic!("no point {vertex}"))
}

/// Reads `B C4`, `W pass`, `B virtual`.
pub fn read(game: &Game, text: &str) -> (Color, Move) {
    let (color, mv) = text.split_once(' ').unwrap_or_else(|| panic!("no move: {text}"));
    let color = match color {
        "B" => Color::Black,
        "W" => Color::White,
        _ => panic!("no colour: {text}"),
    };
    (color, Move::parse(mv, game.size()).unwrap_or_else(|| panic!("no move: {text}")))
}

/// Plays moves separated by commas, all of which must be legal.
pub fn play(game: &mut Game, moves: &str) {
    for text in moves.split(',').map(str::trim) {
        let (color, mv) = read(game, text);
        game.play(color, mv).unwrap_or_else(|reason| panic!("{text}: {reason}\n{}", game.board()));
    }
}

/// What `check` says of a move; it must be what the list of legal moves says.
pub fn check(game: &Game, text: &str) -> Result<(), Illegal> {
    let (color, mv) = read(game, text);
    let legal = game.legal_moves(color);
    let listed = match mv {
        Move::Play(point) => legal.points.contains(point),
        Move::Virtual if game.rules().virtual_pass => legal.pass,
        Move::Virtual => legal.virtual_move,
        Move::Pass => legal.pass,
    };
    let verdict = game.check(color, mv);
    assert_eq!(verdict.is_ok(), listed, "{text}\n{}", game.board());
    verdict
}

/// Why the move may not be made, in the words a player would read.
pub fn refusal(game: &Game, text: &str) -> String {
    match check(game, text) {
        Ok(()) => panic!("{text} is legal\n{}", game.board()),
        Err(reason) => reason.to_string(),
    }
}

/// Whether the move may be made.
pub fn legal(game: &Game, text: &str) -> bool {
    check(game, text).is_ok()
}
