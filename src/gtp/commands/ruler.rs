//! The rules as GoGui asks them of a referee (`gogui-rules_*`, its manual's chapter "Rules").
//!
//! The board that GoGui sees is square and, where the ruleset has virtual moves, one line larger on each side. All
//! points outside the board are removed but the corner, the tray: a stone on the tray is a virtual move. A line game
//! has no tray.

use liangyi_core::base::{COLUMNS, Color, Size};
use liangyi_core::board::Board;
use liangyi_core::game::{Game, Move, Position};
use liangyi_core::score::End;
use liangyi_engine::engine::Engine;

use super::{Args, Context, Reply, line};
use crate::protocol::line_result;

/// The name of the game: not `Go`, for which GoGui would ask no referee.
const GAME: &str = "Liangyi";

/// The side of the board that GoGui sees.
pub fn shown_side(game: &Game) -> usize {
    game.size().longer_side() + usize::from(game.rules().virtual_moves)
}

/// The vertex of the tray, where there is one.
pub fn tray(game: &Game) -> Option<String> {
    let side = shown_side(game);
    game.rules().virtual_moves.then(|| vertex(side - 1, side - 1))
}

/// A point of the board that GoGui sees. The tray of the largest board has a column that no board has.
fn vertex(x: usize, y: usize) -> String {
    let column = COLUMNS.chars().chain(['W']).nth(x).expect("no board has more columns");
    format!("{column}{}", y + 1)
}

pub fn game_id(_: &mut Context, args: Args) -> Reply {
    args.done()?;
    Ok(GAME.to_string())
}

/// The board that is played on, the side of the board that GoGui sees, and whether it has a tray.
fn seen(engine: &Engine) -> (&Board, usize, bool) {
    match engine.line_game() {
        Some(game) => (game.board(), game.size().longer_side(), false),
        None => (engine.game().board(), shown_side(engine.game()), engine.game().rules().virtual_moves),
    }
}

pub fn board_size(context: &mut Context, args: Args) -> Reply {
    args.done()?;
    Ok(seen(context.engine).1.to_string())
}

pub fn board(context: &mut Context, args: Args) -> Reply {
    args.done()?;
    let (board, side, has_tray) = seen(context.engine);
    let size: Size = board.size();
    let sign = |x: usize, y: usize| {
        if x >= size.width() || y >= size.height() {
            return if has_tray && x + 1 == side && y + 1 == side { "." } else { "?" };
        }
        match board.at(size.point(x, y)) {
            Some(Color::Black) => "X",
            Some(Color::White) => "O",
            None => ".",
        }
    };
    let row = |y| (0..side).map(|x| sign(x, y)).collect::<Vec<_>>().join(" ");
    Ok((0..side).rev().map(row).collect::<Vec<_>>().join("\n"))
}

/// The legal moves of the side to move; none once the game is over, which is how GoGui knows.
///
/// In renju a forbidden point is not among them.
pub fn legal_moves(context: &mut Context, args: Args) -> Reply {
    args.done()?;
    if let Some(game) = context.engine.line_game() {
        if game.is_over() {
            return Ok(String::new());
        }
        let points = game.legal_moves(game.to_move()).points;
        let points = points.iter().map(|point| game.size().vertex(point).to_string());
        return Ok(points.chain(["pass".to_string()]).collect::<Vec<_>>().join(" "));
    }
    let game = context.engine.game();
    if game.is_over() {
        return Ok(String::new());
    }
    let legal = game.legal_moves(game.to_move());
    let points = legal.points.iter().map(|point| Move::Play(point).display(game.size()).to_string());
    let on_tray = legal.virtual_move.then(|| tray(game)).flatten();
    Ok(points.chain(on_tray).chain(["pass".to_string()]).collect::<Vec<_>>().join(" "))
}

pub fn side_to_move(context: &mut Context, args: Args) -> Reply {
    args.done()?;
    Ok(context.engine.to_move().to_string().to_lowercase())
}

pub fn captured_count(context: &mut Context, args: Args) -> Reply {
    args.done()?;
    if context.engine.line_game().is_some() {
        return Ok("0 0".to_string());
    }
    let game = context.engine.game();
    Ok(format!("{} {}", game.prisoners(Color::Black), game.prisoners(Color::White)))
}

pub fn final_result(context: &mut Context, args: Args) -> Reply {
    args.done()?;
    if let Some(game) = context.engine.line_game() {
        let over = line_result(game).zip(game.end()).map(|(result, end)| format!("{result}: {end}"));
        return Ok(over.unwrap_or_else(|| "the game goes on".to_string()));
    }
    let score = context.engine.score(End::Agreed, None);
    let name = &context.engine.record().ruleset.name;
    Ok(format!("{} under {name}: Black {}, White {}", score.result(), score.black, score.white))
}

/// The points outside the board in grey, for GoGui draws them like all others, and the virtual stones on the tray; in a
/// line game the forbidden points.
pub fn board_gfx(context: &mut Context, args: Args) -> Reply {
    args.done()?;
    if let Some(game) = context.engine.line_game() {
        return Ok(line::forbidden_graphics(game).unwrap_or_else(|| "CLEAR".to_string()));
    }
    let game = context.engine.game();
    let (size, side, tray) = (game.size(), shown_side(game), tray(game));
    let points = (0..side).flat_map(|y| (0..side).map(move |x| (x, y)));
    let outside = points.filter(|&(x, y)| x >= size.width() || y >= size.height()).map(|(x, y)| vertex(x, y));
    let outside: Vec<String> = outside.filter(|point| Some(point) != tray.as_ref()).collect();
    let [black, white] = Color::BOTH.map(|color| game.virtual_stones(color));
    let grey = (!outside.is_empty()).then(|| format!("COLOR gray {}", outside.join(" ")));
    let label = tray.map(|tray| format!("LABEL {tray} {black}:{white}"));
    let lines: Vec<String> = grey.into_iter().chain(label).collect();
    Ok(if lines.is_empty() { "CLEAR".to_string() } else { lines.join("\n") })
}
