//! The extensions that GoGui and its tools use.

use liangyi_core::base::{Color, Point, Size};
use liangyi_core::game::Played;

use super::play::{explained, mv};
use super::{Args, Context, GtpReply, done};
use crate::gtp::Failure;

/// The most moves of one `gogui-play_sequence`: more than any game has.
const MAX_MOVES: usize = 100_000;

pub fn play_sequence(context: &mut Context, mut args: Args) -> GtpReply {
    let mut moves = Vec::new();
    while !args.is_done() {
        moves.push(Played { color: args.color()?, mv: mv(context, &mut args)? });
        if moves.len() > MAX_MOVES {
            return Err(Failure::Syntax(format!("more than {MAX_MOVES} moves")));
        }
    }
    explained(context.shared.gui, || context.engine.play_all(&moves))?;
    done()
}

pub fn setup(context: &mut Context, args: Args) -> GtpReply {
    let stones = stones(context.engine.size(), args)?;
    context.engine.set_up(&stones)?;
    done()
}

/// Arguments `COLOR VERTEX ...`.
pub fn stones(size: Size, mut args: Args) -> Result<Vec<(Color, Point)>, Failure> {
    let mut stones: Vec<(Color, _)> = Vec::new();
    while !args.is_done() {
        stones.push((args.color()?, args.vertex(size)?));
        if stones.len() > size.area() {
            return Err(Failure::Syntax("more stones than points on the board".to_string()));
        }
    }
    Ok(stones)
}

pub fn setup_player(context: &mut Context, mut args: Args) -> GtpReply {
    let color = args.color()?;
    args.done()?;
    context.engine.set_to_move(color)?;
    done()
}
