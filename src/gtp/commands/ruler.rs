//! The rules as GoGui asks them of a referee (`gogui-rules_*`, its manual's chapter "Rules").
//!
//! The board that GoGui sees is square and, where the ruleset has virtual moves, one line larger on each side. All
//! points outside the board are removed but the corner, the tray: a stone on the tray is a virtual move. A line game
//! has no tray.

use liangyi_core::base::{COLUMNS, Color, Size};
use liangyi_core::board::Board;
use liangyi_core::game::{Game, Move};
use liangyi_core::score::End;
use liangyi_engine::engine::Engine;

use super::{Args, Context, GoContext, GtpReply};
use crate::show::words::msg;

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

pub fn game_id(_: &mut Context, args: Args) -> GtpReply {
    args.done()?;
    Ok(GAME.to_string())
}

/// The side of the board that GoGui sees, where the client counts the lines of a tray too.
pub fn side_with_tray(engine: &Engine) -> Option<usize> {
    match engine {
        Engine::Go(go) => Some(shown_side(go.game())),
        Engine::Line(_) => None,
    }
}

/// The tray of the game that is played, where it has one.
pub fn tray_of(engine: &Engine) -> Option<String> {
    match engine {
        Engine::Go(go) => tray(go.game()),
        Engine::Line(_) => None,
    }
}

pub fn board_size(context: &mut GoContext, args: Args) -> GtpReply {
    args.done()?;
    Ok(shown_side(context.engine.game()).to_string())
}

pub fn board(context: &mut GoContext, args: Args) -> GtpReply {
    args.done()?;
    let game = context.engine.game();
    Ok(picture(game.board(), shown_side(game), game.rules().virtual_moves))
}

/// A board as GoGui sees it, with `side` lines a side and the tray in its corner, if there is one.
pub fn picture(board: &Board, side: usize, has_tray: bool) -> String {
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
    (0..side).rev().map(row).collect::<Vec<_>>().join("\n")
}

/// The legal moves of the side to move; none once the game is over, which is how GoGui knows.
pub fn legal_moves(context: &mut GoContext, args: Args) -> GtpReply {
    args.done()?;
    let game = context.engine.game();
    if game.is_over() {
        return Ok(String::new());
    }
    let legal = game.legal_moves(game.to_move());
    let points = legal.points.iter().map(|point| Move::Play(point).display(game.size()).to_string());
    let on_tray = legal.virtual_move.then(|| tray(game)).flatten();
    Ok(points.chain(on_tray).chain(legal.pass.then(|| "pass".to_string())).collect::<Vec<_>>().join(" "))
}

pub fn side_to_move(context: &mut Context, args: Args) -> GtpReply {
    args.done()?;
    Ok(context.engine.to_move().to_string().to_lowercase())
}

pub fn captured_count(context: &mut GoContext, args: Args) -> GtpReply {
    args.done()?;
    let game = context.engine.game();
    Ok(format!("{} {}", game.prisoners(Color::Black), game.prisoners(Color::White)))
}

pub fn final_result(context: &mut GoContext, args: Args) -> GtpReply {
    args.done()?;
    let score = context.engine.score(End::Agreed, None);
    let name = context.engine.name();
    Ok(context.shared.words().say(msg!(
        "result-under",
        result = score.result(),
        ruleset = name,
        black = score.black.to_string(),
        white = score.white.to_string()
    )))
}

/// The points outside the board in grey, for GoGui draws them like all others, and the virtual stones on the tray.
pub fn board_gfx(context: &mut GoContext, args: Args) -> GtpReply {
    args.done()?;
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
