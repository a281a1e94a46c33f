//! The commands of line games: what no other game has, and what line games answer in a way of their own.

use liangyi_core::base::{Color, PointForm, PointNames};
use liangyi_core::game::{Move, Position};
use liangyi_core::line::LineGame;
use serde_json::json;

use super::ruler::picture;
use super::setup::{RecordFile, read_record};
use super::{Args, Failure, GtpReply, LineContext, done};
use crate::gtp::args::clip;
use crate::gtp::draw;
use crate::protocol::{line_result, stones_and_moves};
use crate::show::words::{Language, msg};
use crate::table;

/// `liangyi-forbidden`: a line for each forbidden point, with its kinds.
pub fn forbidden(context: &mut LineContext, args: Args) -> GtpReply {
    args.done()?;
    let game = context.engine.game();
    let judged = game.forbidden(Color::Black);
    let lines = judged.iter().filter_map(|point| {
        let judgement = game.judge(Color::Black, point)?;
        let kinds: Vec<&str> = judgement.kinds.iter().map(|kind| kind.name()).collect();
        Some(format!("{} {}", game.size().vertex(point), kinds.join(" ")))
    });
    Ok(lines.collect::<Vec<_>>().join("\n"))
}

/// `liangyi-gogui_forbidden [lines]`: the forbidden points as graphics, or with their kinds and lines in words.
pub fn forbidden_panel(context: &mut LineContext, mut args: Args) -> GtpReply {
    let in_words = match args.next() {
        None => false,
        Some("lines") => true,
        Some(word) => return Err(Failure::Syntax(format!("{} is not lines", clip(word)))),
    };
    args.done()?;
    let game = context.engine.game();
    Ok(if in_words {
        forbidden_lines(game, context.shared.options.points, context.shared.words())
    } else {
        forbidden_graphics(game)
            .unwrap_or_else(|| format!("TEXT {}", context.shared.words().say(msg!("panel-none-forbidden"))))
    })
}

/// The forbidden points of Black as GoGui draws them: a cross and the kinds; `None` if there is none.
fn forbidden_graphics(game: &LineGame) -> Option<String> {
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
fn forbidden_lines(game: &LineGame, form: PointForm, words: Language) -> String {
    let names = PointNames::of_go(game.size()).in_form(form);
    let points = game.forbidden(Color::Black);
    let judgements = points.iter().filter_map(|point| game.judge(Color::Black, point));
    judgements
        .flat_map(|judgement| words.judgement(&judgement, &|point| names.name(point)))
        .collect::<Vec<_>>()
        .join("\n")
}

/// `liangyi-explain [--renju] COLOR MOVE`: the first line is `legal` or why not, the others are the reasons. With
/// `--renju` points are written and read as renju players do, with the column I.
pub fn explain(context: &mut LineContext, mut args: Args) -> GtpReply {
    let size = context.engine.size();
    let players = args.peek() == Some("--renju");
    if players {
        args.next();
    }
    let names = PointNames { size, has_i: players, form: context.shared.options.points };
    let color = args.color()?;
    let mv = match (players, args.peek()) {
        (true, Some(word)) => {
            args.next();
            let point = names.read(word);
            let wrong = || Failure::ColorOrCoordinate(format!("{} is not a point of the {size} board", clip(word)));
            Move::Play(point.ok_or_else(wrong)?)
        }
        _ => args.mv(size)?,
    };
    args.done()?;
    let legality = table::of_line_game(context.engine.game(), color, mv);
    Ok(context.shared.words().legality(mv, &legality, &|point| names.name(point)).join("\n"))
}

/// The game in one line of JSON.
pub fn game(context: &mut LineContext, args: Args) -> GtpReply {
    args.done()?;
    let game = context.engine.game();
    let winner = game.end().map(|end| end.winner().map_or("draw", Color::name));
    let forbidden = game.forbidden(Color::Black);
    let points: Vec<String> = forbidden.iter().map(|point| game.size().vertex(point).to_string()).collect();
    let value = json!({
        "ruleset": context.engine.name(),
        "size": game.size(),
        "to_move": game.to_move().name(),
        "move_number": game.moves().len(),
        "over": game.is_over(),
        "winner": winner,
        "reason": game.end().map(|end| end.to_string()),
        "forbidden_points": points,
    });
    Ok(value.to_string())
}

pub fn showboard(context: &mut LineContext, args: Args) -> GtpReply {
    args.done()?;
    Ok(draw::line_game(context.engine, context.shared.words()))
}

/// Line games have no komi; clients set one and ask for it all the same.
pub fn get_komi(context: &mut LineContext, args: Args) -> GtpReply {
    args.done()?;
    let session = &context.engine;
    Ok(session.record().komi.unwrap_or(session.settings().ruleset.rules.komi).to_string())
}

/// `loadsgf FILE [N]`: loads a record of a line game, or the position before its move N. The rules in force stay.
pub fn loadsgf(context: &mut LineContext, args: Args) -> GtpReply {
    let RecordFile { record, .. } = read_record::<LineGame>(args)?;
    let read = stones_and_moves(&record);
    let (start, first, moves) = read.map_err(|error| Failure::Other(format!("cannot load file: {error}")))?;
    context.engine.load(start, first, moves)?;
    done()
}

pub fn final_score(context: &mut LineContext, args: Args) -> GtpReply {
    args.done()?;
    Ok(line_result(context.engine.game()).unwrap_or_else(|| "0".to_string()))
}

pub fn title(context: &mut LineContext, args: Args) -> GtpReply {
    args.done()?;
    Ok(format!("Liangyi, {}", context.engine.name()))
}

pub fn board_size(context: &mut LineContext, args: Args) -> GtpReply {
    args.done()?;
    Ok(context.engine.size().longer_side().to_string())
}

pub fn board(context: &mut LineContext, args: Args) -> GtpReply {
    args.done()?;
    Ok(picture(context.engine.board(), context.engine.size().longer_side(), false))
}

/// The legal moves of the side to move, forbidden points not among them; none once the game is over.
pub fn legal_moves(context: &mut LineContext, args: Args) -> GtpReply {
    args.done()?;
    let game = context.engine.game();
    if game.is_over() {
        return Ok(String::new());
    }
    let points = game.legal_moves(game.to_move()).points;
    let points = points.iter().map(|point| game.size().vertex(point).to_string());
    Ok(points.chain(["pass".to_string()]).collect::<Vec<_>>().join(" "))
}

/// Nothing is captured in a line game.
pub fn captured_count(_: &mut LineContext, args: Args) -> GtpReply {
    args.done()?;
    Ok("0 0".to_string())
}

pub fn final_result(context: &mut LineContext, args: Args) -> GtpReply {
    args.done()?;
    let game = context.engine.game();
    let words = context.shared.words();
    Ok(words.say(match line_result(game).zip(game.end()) {
        Some((result, _)) => {
            let end = words.line_end(game, &|at| game.size().vertex(at).to_string());
            msg!("result-of-line", result = result, end = end)
        }
        None => msg!("result-not-yet"),
    }))
}

/// The forbidden points.
pub fn board_gfx(context: &mut LineContext, args: Args) -> GtpReply {
    args.done()?;
    Ok(forbidden_graphics(context.engine.game()).unwrap_or_else(|| "CLEAR".to_string()))
}
