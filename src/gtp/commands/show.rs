//! The state of a game: board, legal moves, summary; small questions of GNU Go's that older clients send; the game as
//! values in JSON for programs, whose keys `docs/state.md` has.

use std::path::Path;

use liangyi_core::base::{Color, PointNames};
use liangyi_core::game::{Move, Played};
use liangyi_core::rules::Ending;
use liangyi_core::score::End;
use liangyi_core::sgf::Info;
use liangyi_engine::engine::Param;
use liangyi_net::inputs::{BadProfile, Rank};
use serde_json::json;

use super::score::{CountArgs, STATUSES};
use super::setup::vertices;
use super::{Args, Context, Failure, GoContext, GtpReply, done, json};
use crate::gtp::args::{clip, whole_path};
use crate::gtp::draw;
use crate::show::draw::picture::PictureFormat;
use crate::show::draw::{Heading, record};
use crate::show::states::{ComparedRows, CountedBoards, GameState, Reasons};
use crate::show::words::English;
use crate::table::{self, MoveUnder};

pub fn showboard(context: &mut GoContext, args: Args) -> GtpReply {
    args.done()?;
    Ok(draw::game(context.engine, context.shared.words()))
}

pub fn legal(context: &mut Context, mut args: Args) -> GtpReply {
    let color = args.color()?;
    args.done()?;
    let size = context.engine.size();
    let legal = context.engine.legal_moves(color);
    let points = legal.points.iter().map(Move::Play);
    let virtual_move = legal.virtual_move.then_some(Move::Virtual);
    let moves = points.chain(virtual_move).chain(legal.pass.then_some(Move::Pass));
    Ok(moves.map(|mv| mv.display(size).to_string()).collect::<Vec<_>>().join(" "))
}

/// `liangyi-explain COLOR MOVE [all]`: whether the move is legal; with `all`, under every ruleset, a line each.
pub fn explain(context: &mut GoContext, mut args: Args) -> GtpReply {
    let size = context.engine.size();
    let color = args.color()?;
    let mv = args.mv(size)?;
    let under_all = match args.next() {
        None => false,
        Some(word) if word.eq_ignore_ascii_case("all") => true,
        Some(word) => return Err(Failure::Syntax(format!("{} is not all", clip(word)))),
    };
    args.done()?;
    let names = PointNames::of_go(size).in_form(context.shared.options.points);
    let (game, words) = (context.engine.game(), context.shared.words());
    if !under_all {
        let legality = table::of_go(game, color, mv);
        return Ok(words.legality(mv, &legality, &|point| names.name(point)).join("\n"));
    }
    let lines = context.engine.settings().registry.iter().map(|row| {
        let under = MoveUnder::of(game, &row.into(), color, mv);
        let answer = if under.effect.is_ok() { "legal" } else { "illegal" };
        match words.move_under(&under, color, names) {
            why if why.is_empty() => format!("{} {answer}", row.name),
            why => format!("{} {answer}: {why}", row.name),
        }
    });
    Ok(lines.collect::<Vec<_>>().join("\n"))
}

/// `liangyi-moves [LANGUAGE]`: the numbered record, a line for each move.
pub fn moves(context: &mut Context, mut args: Args) -> GtpReply {
    let language = args.language()?.unwrap_or(context.shared.words());
    args.done()?;
    let names = PointNames::of_go(context.engine.size()).in_form(context.shared.options.points);
    let called = |played| context.engine.go().map_or(played, |go| go.game().called(played));
    let moves = context.engine.moves().into_iter().map(called);
    let lines = (1..).zip(moves).map(|(number, played)| language.recorded(number, played, names));
    Ok(lines.collect::<Vec<_>>().join("\n"))
}

/// `liangyi-save_record FILE`: draws the record with the moves as numbers on the stones.
pub fn save_record(context: &mut GoContext, mut args: Args) -> GtpReply {
    let path = whole_path(&mut args)?.ok_or_else(|| Failure::Syntax("file missing".to_string()))?;
    let path = Path::new(path);
    PictureFormat::of(path).map_err(|error| Failure::Syntax(error.to_string()))?;
    let result = context.engine.is_over().then(|| context.engine.score(End::Agreed, None).result());
    let engine = &context.engine;
    let details = English.played(&Info { result, ..Info::default() });
    let heading = Heading { title: &record::title(engine.game(), engine.name()), details: &details };
    record::save(path, engine.game(), &heading, context.shared.options.points)
        .map_err(|error| Failure::Other(error.to_string()))?;
    done()
}

pub fn game(context: &mut GoContext, args: Args) -> GtpReply {
    args.done()?;
    let score = context.engine.has_result().then(|| context.engine.score(context.engine.end(), None));
    let winner = score.as_ref().filter(|score| score.has_margin());
    let winner = winner.map(|score| score.winner().map_or("draw", Color::name));
    let declared = context.engine.record().terms.declared_end;
    let game = context.engine.game();
    let rules = game.rules();
    let offer = match rules.ending {
        Ending::NullMoves | Ending::Unchanged => game.offer(),
        Ending::Stop | Ending::Passes | Ending::FourPasses | Ending::FourPassesOnABoard => None,
    };
    let pair = |count: &dyn Fn(Color) -> u32| json!({"black": count(Color::Black), "white": count(Color::White)});
    let moves: Vec<_> = game.moves().collect();
    let forbidden: Vec<_> = game
        .forbidden_moves()
        .map(|(index, reason)| {
            json!({
                "number": index + 1,
                "color": moves[index].color.name(),
                "move": moves[index].mv.display(game.size()).to_string(),
                "reason": reason.to_string(),
            })
        })
        .collect();
    let value = json!({
        "ruleset": context.engine.name(),
        "size": game.size(),
        "komi": rules.komi.points(),
        "to_move": game.to_move().name(),
        "move_number": game.move_number(),
        "phase": game.phase().name(),
        "over": game.is_over() || declared.is_some(),
        "cycle": game.cycle(),
        "declared_end": declared.map(End::name),
        "forbidden_moves": forbidden,
        "winner": winner,
        "reason": score.map(|score| score.reason.name()),
        "virtual": pair(&|color| game.virtual_stones(color)),
        "prisoners": pair(&|color| game.prisoners(color)),
        "extra_moves": game.debt(rules),
        "null_move_offer": offer.map(Color::name),
    });
    Ok(value.to_string())
}

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
    let refused = |error| {
        // What begins as a number and is none may be meant as a rank.
        let is_rank = value.starts_with(|sign: char| sign.is_ascii_digit()) && value.parse::<f64>().is_err();
        let rank = match value.parse::<Rank>() {
            _ if !is_rank => String::new(),
            Ok(rank) => format!("; --rank {rank} moves as persons of that rank do"),
            Err(BadProfile { nearest, .. }) => format!("; of ranks (--rank) the nearest are {}", nearest.join(", ")),
        };
        Failure::Syntax(format!("{error}, not {}{rank}", clip(value)))
    };
    context.engine.set_param(param, value).map_err(refused)?;
    done()
}

pub fn state(context: &mut Context, args: Args) -> GtpReply {
    args.done()?;
    json(&GameState::judged(context.engine))
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
