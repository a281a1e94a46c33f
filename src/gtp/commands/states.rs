//! The game as values in JSON, for programs: `docs/state.md` has their keys.

use super::score::CountArgs;
use super::{Args, Context, Failure, GoContext, GtpReply};
use crate::states::{ComparedRows, CountedBoards, Reasons, State};

pub fn state(context: &mut Context, args: Args) -> GtpReply {
    args.done()?;
    json(&State::new(context.engine))
}

pub fn reasons(context: &mut Context, mut args: Args) -> GtpReply {
    let color = args.color()?;
    args.done()?;
    json(&Reasons::new(context.engine, color))
}

/// `liangyi-made_up [agreed|natural] [METHOD [K]]`.
pub fn made_up(context: &mut GoContext, args: Args) -> GtpReply {
    let CountArgs { end, method, territory_each } = CountArgs::read(args, context.engine.end())?;
    let boards = CountedBoards::new(context.engine, end, method, territory_each);
    json(&boards.map_err(|error| Failure::Other(error.to_string()))?)
}

pub fn compared(context: &mut GoContext, args: Args) -> GtpReply {
    args.done()?;
    json(&ComparedRows::new(context.engine))
}

fn json(value: &impl serde::Serialize) -> GtpReply {
    serde_json::to_string(value).map_err(|error| Failure::Other(error.to_string()))
}
