//! What line games show: forbidden points, reasons, summary, result.

use liangyi_core::base::Color;
use liangyi_core::game::{Move, Position};
use liangyi_core::line::{LineGame, explain, parse_point, point_name};
use liangyi_engine::engine::Engine;
use serde_json::json;

use super::{Args, Context, Failure, Reply};
use crate::gtp::args::clip;
use crate::protocol::explanation;

/// `liangyi-forbidden`: a line for each forbidden point, with its kinds.
pub fn forbidden(context: &mut Context, args: Args) -> Reply {
    args.done()?;
    let game = context.engine.line_game();
    let game = game.ok_or_else(|| Failure::Other("Go has no forbidden points".to_string()))?;
    let judged = game.forbidden(Color::Black);
    let lines = judged.iter().filter_map(|point| {
        let judgement = game.judge(Color::Black, point)?;
        let kinds: Vec<&str> = judgement.kinds.iter().map(|kind| kind.name()).collect();
        Some(format!("{} {}", game.size().vertex(point), kinds.join(" ")))
    });
    Ok(lines.collect::<Vec<_>>().join("\n"))
}

/// The forbidden points of Black as GoGui draws them: a cross and the kinds; `None` if there is none.
pub fn forbidden_graphics(game: &LineGame) -> Option<String> {
    let name = |point| game.size().vertex(point).to_string();
    let points: Vec<_> = game.forbidden(Color::Black).iter().collect();
    let kinds = |point| {
        let kinds = game.judge(Color::Black, point).map(|judgement| judgement.kinds).unwrap_or_default();
        kinds.iter().map(|kind| kind.name()).collect::<Vec<_>>().join("+")
    };
    let marks: Vec<String> = points.iter().map(|&point| name(point)).collect();
    let labels: Vec<String> = points.iter().map(|&point| format!("{} {}", name(point), kinds(point))).collect();
    (!marks.is_empty()).then(|| format!("MARK {}\nLABEL {}", marks.join(" "), labels.join(" ")))
}

/// The forbidden points of Black with their kinds and the lines that make them forbidden.
pub fn forbidden_lines(game: &LineGame) -> String {
    let name = |point| game.size().vertex(point).to_string();
    let points = game.forbidden(Color::Black);
    let judgements = points.iter().filter_map(|point| game.judge(Color::Black, point));
    judgements.flat_map(|judgement| explain(&judgement, &name)).collect::<Vec<_>>().join("\n")
}

/// `liangyi-explain [--renju] COLOR MOVE`: the first line is `legal` or why not, the others are the reasons. With
/// `--renju` points are written and read as renju players do, with the column I.
pub fn explained(engine: &Engine, mut args: Args) -> Reply {
    let size = engine.size();
    let players = args.peek() == Some("--renju");
    if players {
        args.next();
    }
    let color = args.color()?;
    let mv = match (players, args.peek()) {
        (true, Some(word)) => {
            args.next();
            let point = parse_point(word, size);
            let wrong = || Failure::ColorOrCoordinate(format!("{} is not a point of the {size} board", clip(word)));
            Move::Play(point.ok_or_else(wrong)?)
        }
        _ => args.mv(size)?,
    };
    args.done()?;
    let name = |point| match players {
        true => point_name(point, size),
        false => size.vertex(point).to_string(),
    };
    Ok(explanation(engine, color, mv, &name).join("\n"))
}

/// The game in one line of JSON.
pub fn summary(game: &LineGame, engine: &Engine) -> String {
    let winner = game.end().map(|end| end.winner().map_or("draw", Color::name));
    let forbidden = game.forbidden(Color::Black);
    let points: Vec<String> = forbidden.iter().map(|point| game.size().vertex(point).to_string()).collect();
    json!({
        "ruleset": engine.record().line.map(|row| row.name),
        "size": game.size(),
        "to_move": game.to_move().name(),
        "move_number": game.moves().len(),
        "over": game.is_over(),
        "winner": winner,
        "reason": game.end().map(|end| end.to_string()),
        "forbidden_points": points,
    })
    .to_string()
}
