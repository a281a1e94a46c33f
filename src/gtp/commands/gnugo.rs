//! Commands of GNU Go's that older clients send: small questions on the board and the record.

use liangyi_core::game::{Move, Played};
use liangyi_engine::engine::Param;

use super::score::STATUSES;
use super::setup::vertices;
use super::{Args, Context, Failure, GoContext, GtpReply, done};
use crate::gtp::args::clip;

pub fn list_stones(context: &mut Context, mut args: Args) -> GtpReply {
    let color = args.color()?;
    args.done()?;
    Ok(vertices(context.engine.size(), context.engine.board().stones(color).iter()))
}

pub fn captures(context: &mut GoContext, mut args: Args) -> GtpReply {
    let color = args.color()?;
    args.done()?;
    Ok(context.engine.game().prisoners(color).to_string())
}

pub fn is_legal(context: &mut Context, mut args: Args) -> GtpReply {
    let color = args.color()?;
    let mv = args.mv(context.engine.size())?;
    args.done()?;
    Ok(u8::from(context.engine.is_legal(color, mv)).to_string())
}

pub fn all_legal(context: &mut Context, mut args: Args) -> GtpReply {
    let color = args.color()?;
    args.done()?;
    let engine = &context.engine;
    let points = engine.size().points().filter(|&point| engine.is_legal(color, Move::Play(point)));
    Ok(vertices(engine.size(), points))
}

/// `final_status VERTEX`: a status of `final_status_list`, or `dame` for a point that is nobody's.
pub fn final_status(context: &mut GoContext, mut args: Args) -> GtpReply {
    let point = args.vertex(context.engine.size())?;
    args.done()?;
    let status = context.engine.status_of(point);
    let found = STATUSES.into_iter().find(|&(_, named)| Some(named) == status);
    Ok(found.map_or("dame", |(name, _)| name).to_string())
}

/// The size as `boardsize` takes it.
pub fn query_boardsize(context: &mut Context, args: Args) -> GtpReply {
    args.done()?;
    let (width, height) = (context.engine.size().width(), context.engine.size().height());
    Ok(if width == height { width.to_string() } else { format!("{width} {height}") })
}

pub fn get_handicap(context: &mut GoContext, args: Args) -> GtpReply {
    args.done()?;
    Ok(context.engine.game().handicap().to_string())
}

fn written(context: &Context, played: Played) -> String {
    let mv = match played.mv {
        Move::Pass => "PASS".to_string(),
        mv => mv.display(context.engine.size()).to_string(),
    };
    format!("{} {mv}", played.color.name())
}

pub fn last_move(context: &mut Context, args: Args) -> GtpReply {
    args.done()?;
    let last = context.engine.moves().last().copied();
    let last = last.ok_or_else(|| Failure::Other("no previous move known".to_string()))?;
    Ok(written(context, last))
}

/// The moves, the last one first.
pub fn move_history(context: &mut Context, args: Args) -> GtpReply {
    args.done()?;
    let lines = context.engine.moves().into_iter().rev().map(|played| written(context, played));
    Ok(lines.collect::<Vec<_>>().join("\n"))
}

/// As in GNU Go; the next searches are those of a new session with this seed.
pub fn set_random_seed(context: &mut Context, mut args: Args) -> GtpReply {
    let seed = args.value("a seed")?;
    args.done()?;
    context.engine.set_seed(seed);
    done()
}

pub fn get_random_seed(context: &mut Context, args: Args) -> GtpReply {
    args.done()?;
    Ok(context.engine.settings().seed.to_string())
}

pub fn level(context: &mut Context, mut args: Args) -> GtpReply {
    let value = args.word("level")?;
    args.done()?;
    let param = Param::find("level").expect("the level is a parameter");
    let refused = |error| Failure::Syntax(format!("{error}, not {}", clip(value)));
    context.engine.set_param(param, value).map_err(refused)?;
    done()
}
