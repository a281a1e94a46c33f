//! The start of a game: size, komi, handicap, positions and moves at once, games from SGF files and to SGF files.

use std::path::Path;

use liangyi_core::base::{Color, Point, PointNames, Size};
use liangyi_core::game::{Game, Played};
use liangyi_core::rules::{FileRules, Komi, NamedRules, Rules};
use liangyi_core::score::End;
use liangyi_core::sgf::{Recorded, SgfGame};
use liangyi_engine::files::write_whole;

use super::play::{explained, mv};
use super::ruler::side_with_tray;
use super::rules::named;
use super::{Args, Context, Failure, GoContext, GtpReply, done};
use crate::gtp::args::{clip, path_and_number, whole_path};
use crate::protocol::sgf;
use crate::records::files::{LoadError, load_game};
use crate::records::scoring::{Doubt, RecordMarks};
use crate::show::words::{English, msg};

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
    if points.is_empty() {
        return Err(Failure::Other("bad vertex list: a handicap has stones".to_string()));
    }
    context.engine.set_handicap(&points)?;
    done()
}

/// The vertices of points, separated by blanks.
pub fn vertices(size: Size, points: impl IntoIterator<Item = Point>) -> String {
    points.into_iter().map(|point| size.vertex(point).to_string()).collect::<Vec<_>>().join(" ")
}

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

/// `loadsgf FILE [N]`: loads the main line of the file, or the position before its move N. The rules and the komi of
/// the file are used if the file names ones that are known; else those in force stay.
pub fn loadsgf(context: &mut GoContext, args: Args) -> GtpReply {
    let RecordFile { path, record: mut file } = read_record::<Game>(args)?;
    let wrong = |error: LoadError| Failure::Other(format!("cannot load file: {error}"));
    let record = context.engine.record();
    file.handicap_by_plays = record.handicap_by_plays;
    let ruleset = file_rules(context, &file).unwrap_or_else(|| record.terms.ruleset.clone());
    let komi = file.komi.or(if ruleset == record.terms.ruleset { record.komi } else { None });
    let rules = Rules { komi: komi.unwrap_or(ruleset.rules.komi), ..ruleset.rules.clone() };
    let is_lenient = record.lenience.makes_under(&rules);
    let game =
        if is_lenient { file.lenient_game(rules) } else { file.game(rules) }.map_err(|error| wrong(error.into()))?;
    let unknown = file.unknown_rules(&context.engine.settings().registry).map(str::to_string);
    if let Some(text) = unknown {
        log::warn!("{path}: RU[{text}] is no ruleset that is known: {} stays", ruleset.name);
    }
    context.engine.load(&game, ruleset, komi)?;
    context.engine.name_handicap(file.info.handicap);
    context.engine.declare_end(file.declared_end);
    if End::Agreed.under(context.engine.game().rules()) == End::Agreed
        && let Some(marks) = RecordMarks::of(context.engine.game(), &file.territory)
    {
        context.engine.agree_as_recorded(marks.agreement().unwrap_or_default());
        let names = PointNames::of_go(context.engine.game().size());
        let told = match Doubt::of_marks(marks) {
            Some(doubt) => English.doubt(&doubt, names),
            None => English.say(msg!("marks-decide")),
        };
        log::warn!("{path}: {told}");
    }
    file.warnings.iter().for_each(|warning| log::warn!("{path}: {warning}"));
    if context.shared.options.gnugo {
        return Ok(context.engine.game().to_move().name().to_string());
    }
    done()
}

/// A file that has been read.
pub struct RecordFile<'a> {
    pub path: &'a str,
    pub record: SgfGame,
}

/// Reads the arguments `FILE [N]` and the file, up to the position before its move N, as a record of the game `G`.
pub fn read_record<G: Recorded>(mut args: Args<'_>) -> Result<RecordFile<'_>, Failure> {
    let (path, before_move) = path_and_number(&mut args)?;
    let record = load_game(G::GM, Path::new(path), before_move);
    let record = record.map_err(|error| Failure::Other(format!("cannot load file: {error}")))?;
    Ok(RecordFile { path, record })
}

/// The rules that the file names, with the name of their ruleset.
fn file_rules(context: &GoContext, file: &SgfGame) -> Option<NamedRules> {
    let registry = &context.engine.settings().registry;
    let komi = context.engine.record().terms.ruleset.rules.komi;
    Some(match registry.in_file(file.info.rules.as_deref()?)? {
        FileRules::Row(row) => row.into(),
        FileRules::Spelt(rules) => named(context, Rules { komi, ..rules }),
    })
}

/// `printsgf [FILE]`: writes the game to the reply or to a file.
pub fn printsgf(context: &mut Context, mut args: Args) -> GtpReply {
    let path = whole_path(&mut args)?;
    put(path, sgf(context.engine))
}

/// The text as the reply, or in a file.
fn put(path: Option<&str>, text: String) -> GtpReply {
    let Some(path) = path else {
        return Ok(text);
    };
    write_whole(Path::new(path), text.as_bytes())
        .map_err(|error| Failure::Other(format!("cannot write file: {error}")))?;
    done()
}
