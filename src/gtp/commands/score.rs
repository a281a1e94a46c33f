//! The end of a game: dead stones and scores.

use std::path::Path;

use super::setup::vertices;
use super::{Args, Context, Failure, Reply, done};
use crate::base::{Color, Point};
use crate::draw::picture;
use crate::draw::picture::Format;
use crate::engine::Status;
use crate::gtp::args::clip;
use crate::gtp::draw;
use crate::score::{End, Method};

/// The words of `final_status_list`.
const STATUSES: [(&str, Status); 5] = [
    ("alive", Status::Alive),
    ("dead", Status::Dead),
    ("seki", Status::Seki),
    ("black_territory", Status::BlackTerritory),
    ("white_territory", Status::WhiteTerritory),
];

pub fn final_score(context: &mut Context, args: Args) -> Reply {
    args.done()?;
    Ok(context.engine.score(End::Agreed, None).result())
}

pub fn final_status_list(context: &mut Context, mut args: Args) -> Reply {
    let word = args.word("status")?;
    args.done()?;
    let status = STATUSES.into_iter().find(|(name, _)| name.eq_ignore_ascii_case(word));
    let (_, status) = status.ok_or_else(|| {
        let names = STATUSES.map(|(name, _)| name).join(", ");
        Failure::Syntax(format!("{} is not one of {names}", clip(word)))
    })?;
    let groups = context.engine.status(status);
    let size = context.engine.game().size();
    Ok(groups.into_iter().map(|group| vertices(size, group)).collect::<Vec<_>>().join("\n"))
}

pub fn dead(context: &mut Context, mut args: Args) -> Reply {
    let mut ahead = args;
    let word = ahead.word("auto, none or a vertex")?;
    if word.eq_ignore_ascii_case("auto") || word.eq_ignore_ascii_case("none") {
        ahead.done()?;
        if word.eq_ignore_ascii_case("auto") {
            context.engine.judge_dead();
        } else {
            context.engine.agree_dead(&[])?;
        }
        return done();
    }
    let points = points(context, &mut args)?;
    context.engine.agree_dead(&points)?;
    done()
}

pub fn owner(context: &mut Context, mut args: Args) -> Reply {
    let mut ahead = args;
    if ahead.word("auto or a color")?.eq_ignore_ascii_case("auto") {
        ahead.done()?;
        context.engine.judge_owners();
        return done();
    }
    let color = args.color()?;
    let points = points(context, &mut args)?;
    if points.is_empty() {
        return Err(Failure::ColorOrCoordinate("vertex missing".to_string()));
    }
    context.engine.agree_owner(color, &points)?;
    done()
}

/// The remaining arguments as vertices.
fn points(context: &Context, args: &mut Args) -> Result<Vec<Point>, Failure> {
    let size = context.engine.game().size();
    let mut points = Vec::new();
    while !args.is_done() {
        points.push(args.vertex(size)?);
        if points.len() > size.area() {
            return Err(Failure::Syntax("more vertices than points on the board".to_string()));
        }
    }
    Ok(points)
}

/// Reads `[agreed|natural] [METHOD]`, in this order.
pub fn end_and_method(mut args: Args) -> Result<(End, Option<Method>), Failure> {
    let mut end = None;
    let mut method = None;
    while let Some(word) = args.next() {
        let known = Method::named(word);
        match (word.to_ascii_lowercase().as_str(), known) {
            ("agreed", _) if end.is_none() && method.is_none() => end = Some(End::Agreed),
            ("natural", _) if end.is_none() && method.is_none() => end = Some(End::Natural),
            (_, Some(known)) if method.is_none() => method = Some(known),
            _ => {
                let names = Method::ALL.iter().map(|(name, _)| *name).collect::<Vec<_>>().join(", ");
                let text = format!("{} is not expected: [agreed|natural] [{names}]", clip(word));
                return Err(Failure::Syntax(text));
            }
        }
    }
    Ok((end.unwrap_or(End::Agreed), method))
}

pub fn score(context: &mut Context, args: Args) -> Reply {
    let (end, method) = end_and_method(args)?;
    let score = context.engine.score(end, method);
    let size = context.engine.game().size();
    let agreed: String = Color::BOTH
        .into_iter()
        .map(|color| (color, context.engine.record().owned[color.index()]))
        .filter(|(_, points)| end == End::Agreed && !points.is_empty())
        .map(|(color, points)| {
            format!("\nowner_{} {}", color.to_string().to_lowercase(), vertices(size, points.iter()))
        })
        .collect();
    Ok(format!(
        "black {}\nwhite {}\nunit {}\nkomi {}\nextra_moves {}\nmargin {}\nresult {}{agreed}",
        score.black,
        score.white,
        score.unit,
        score.komi,
        score.extra_moves,
        score.margin,
        score.result()
    ))
}

pub fn score_board(context: &mut Context, args: Args) -> Reply {
    let (end, method) = end_and_method(args)?;
    Ok(draw::board(&context.engine.make_up(end, method).last().board))
}

/// `liangyi-save_score FILE [agreed|natural] [METHOD]`: draws the made-up board, step by step.
pub fn save_score(context: &mut Context, mut args: Args) -> Reply {
    let path = Path::new(args.word("file")?);
    let (end, method) = end_and_method(args)?;
    Format::of(path).map_err(|error| Failure::Syntax(error.to_string()))?;
    let made = context.engine.make_up(end, method);
    let ruleset = &context.engine.record().ruleset.name;
    picture::save(path, &made, ruleset, method).map_err(|error| Failure::Other(error.to_string()))?;
    done()
}

pub fn compare(context: &mut Context, args: Args) -> Reply {
    args.done()?;
    let lines = context.engine.compare().into_iter().map(|row| {
        let winner = row.score.winner().map_or("draw".to_string(), |color| color.to_string().to_lowercase());
        format!("{} {} {winner}", row.ruleset.name, row.score.margin.decimal())
    });
    Ok(lines.collect::<Vec<_>>().join("\n"))
}
