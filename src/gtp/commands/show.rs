//! The state of a game: board, legal moves, summary.

use std::path::Path;

use liangyi_core::base::{Color, PointNames};
use liangyi_core::game::{Language, Move, listed};
use liangyi_core::rules::Ending;
use liangyi_core::score::End;
use liangyi_core::sgf::Info;
use serde_json::json;

use super::{Args, Context, Failure, GoContext, Reply, done};
use crate::draw::picture::Format;
use crate::draw::{Heading, record};
use crate::gtp::args::clip;
use crate::gtp::{draw, paths};
use crate::play;
use crate::words::English;

pub fn showboard(context: &mut GoContext, args: Args) -> Reply {
    args.done()?;
    Ok(draw::game(context.engine))
}

pub fn legal(context: &mut Context, mut args: Args) -> Reply {
    let color = args.color()?;
    args.done()?;
    let size = context.engine.size();
    let legal = context.engine.legal_moves(color);
    let points = legal.points.iter().map(Move::Play);
    let virtual_move = legal.virtual_move.then_some(Move::Virtual);
    let moves = points.chain(virtual_move).chain([Move::Pass]);
    Ok(moves.map(|mv| mv.display(size).to_string()).collect::<Vec<_>>().join(" "))
}

pub fn explain(context: &mut GoContext, mut args: Args) -> Reply {
    let size = context.engine.size();
    let color = args.color()?;
    let mv = args.mv(size)?;
    args.done()?;
    let legality = play::of_go(context.engine.game(), color, mv);
    let names = PointNames::of_go(size).in_form(context.options.points);
    Ok(English.legality(&legality, &|point| names.name(point)).join("\n"))
}

/// `liangyi-moves [en|zh]`: the numbered record, a line for each move.
pub fn moves(context: &mut Context, mut args: Args) -> Reply {
    let language = match args.next() {
        None => Language::default(),
        Some(word) => Language::named(word)
            .ok_or_else(|| Failure::Syntax(format!("{} is not a language: en or zh", clip(word))))?,
    };
    args.done()?;
    let names = PointNames::of_go(context.engine.size()).in_form(context.options.points);
    Ok(listed(context.engine.moves().into_iter(), names, language).join("\n"))
}

/// `liangyi-save_record FILE`: draws the record with the moves as numbers on the stones.
pub fn save_record(context: &mut GoContext, mut args: Args) -> Reply {
    let path = paths::whole(&mut args)?.ok_or_else(|| Failure::Syntax("file missing".to_string()))?;
    let path = Path::new(path);
    Format::of(path).map_err(|error| Failure::Syntax(error.to_string()))?;
    let result = context.engine.is_over().then(|| context.engine.score(End::Agreed, None).result());
    let engine = &context.engine;
    let details = English.played(&Info { result, ..Info::default() });
    let heading = Heading { title: &record::title(engine.game(), engine.name()), details: &details };
    record::save(path, engine.game(), &heading, context.options.points)
        .map_err(|error| Failure::Other(error.to_string()))?;
    done()
}

pub fn game(context: &mut GoContext, args: Args) -> Reply {
    args.done()?;
    let score = context.engine.has_result().then(|| context.engine.score(context.engine.end(), None));
    let winner = score.as_ref().map(|score| score.winner().map_or("draw", Color::name));
    let declared = context.engine.record().terms.declared_end;
    let game = context.engine.game();
    let rules = game.rules();
    let offer = match rules.ending {
        Ending::NullMoves | Ending::Unchanged => game.offer(),
        Ending::Stop | Ending::Passes => None,
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
        "declared_end": declared.map(End::name),
        "forbidden_moves": forbidden,
        "winner": winner,
        "reason": score.map(|score| score.reason.name()),
        "virtual": pair(&|color| game.virtual_stones(color)),
        "prisoners": pair(&|color| game.prisoners(color)),
        "extra_moves": if rules.extra_moves { game.extra_moves() } else { 0 },
        "null_move_offer": offer.map(Color::name),
    });
    Ok(value.to_string())
}
