//! The start of a game: size, komi, handicap.

use liangyi_core::base::{Point, Size};
use liangyi_core::rules::Komi;

use super::gogui::stones;
use super::ruler::side_with_tray;
use super::{Args, Context, Failure, GoContext, GtpReply, done};
use crate::gtp::args::clip;

/// `boardsize 9`; also `boardsize 9 13` and `boardsize 9:13`, the width first.
pub fn boardsize(context: &mut Context, mut args: Args) -> GtpReply {
    let first = args.word("size")?;
    let (width, height) = match (first.split_once(':'), args.next()) {
        (Some(sides), None) => sides,
        (None, Some(height)) => (first, height),
        (None, None) => (first, first),
        (Some(_), Some(_)) => return Err(Failure::Syntax("two sizes".to_string())),
    };
    args.done()?;
    resize(context, width, height)
}

pub fn rectangular_boardsize(context: &mut Context, mut args: Args) -> GtpReply {
    let width = args.word("width")?;
    let height = args.word("height")?;
    args.done()?;
    resize(context, width, height)
}

fn resize(context: &mut Context, width: &str, height: &str) -> GtpReply {
    let side = |word: &str| {
        let is_number = word.trim_start_matches(['+', '-']).bytes().all(|byte| byte.is_ascii_digit());
        match word.parse::<u32>() {
            Ok(lines) => Ok(lines),
            Err(_) if is_number => Err(Failure::Size),
            Err(_) => Err(Failure::Syntax(format!("{} is not a size", clip(word)))),
        }
    };
    let (width, height) = (side(width)?, side(height)?);
    let shown = side_with_tray(context.engine).filter(|_| context.shared.gui.has_tray).map(|side| side as u32);
    if shown == Some(width) && width == height {
        // The client counts the lines of the tray too.
        context.engine.clear_board();
    } else {
        context.engine.set_size(Size::new(width, height).ok_or(Failure::Size)?)?;
    }
    done()
}

pub fn clear_board(context: &mut Context, args: Args) -> GtpReply {
    args.done()?;
    context.engine.clear_board();
    done()
}

pub fn komi(context: &mut Context, args: Args) -> GtpReply {
    context.engine.set_komi(komi_of(args)?);
    done()
}

/// The argument as a komi.
pub fn komi_of(mut args: Args) -> Result<Komi, Failure> {
    let word = args.word("komi")?;
    args.done()?;
    // Sabaki sends the komi of a record that has none as NaN.
    let not_a_number = || Failure::Komi(format!("{} is not a number", clip(word)));
    let points: f64 = word.parse().map_err(|_| not_a_number())?;
    match Komi::from_points(points) {
        Some(komi) => Ok(komi),
        None if points.is_nan() => Err(not_a_number()),
        None => Err(Failure::Komi(format!("not between -{0} and {0}", Komi::LIMIT))),
    }
}

pub fn set_position(context: &mut GoContext, args: Args) -> GtpReply {
    let stones = stones(context.engine.size(), args)?;
    context.engine.set_position(&stones)?;
    done()
}

pub fn get_komi(context: &mut GoContext, args: Args) -> GtpReply {
    args.done()?;
    Ok(context.engine.record().komi().to_string())
}

pub fn fixed_handicap(context: &mut GoContext, mut args: Args) -> GtpReply {
    let stones = args.value("a number of stones")?;
    args.done()?;
    let points = context.engine.fixed_handicap(stones)?;
    Ok(vertices(context.engine.size(), points))
}

pub fn place_free_handicap(context: &mut GoContext, mut args: Args) -> GtpReply {
    let stones = args.value("a number of stones")?;
    args.done()?;
    let points = context.engine.free_handicap(stones)?;
    Ok(vertices(context.engine.size(), points))
}

pub fn set_free_handicap(context: &mut GoContext, mut args: Args) -> GtpReply {
    let size = context.engine.size();
    let mut points = Vec::new();
    while !args.is_done() {
        points.push(args.vertex(size)?);
        if points.len() >= size.area() {
            return Err(Failure::Other("bad vertex list: too many stones".to_string()));
        }
    }
    if points.len() < 2 {
        return Err(Failure::Other("bad vertex list: a handicap has at least two stones".to_string()));
    }
    context.engine.set_handicap(&points)?;
    done()
}

/// The vertices of points, separated by blanks.
pub fn vertices(size: Size, points: impl IntoIterator<Item = Point>) -> String {
    points.into_iter().map(|point| size.vertex(point).to_string()).collect::<Vec<_>>().join(" ")
}
