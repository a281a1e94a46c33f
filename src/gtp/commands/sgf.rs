//! Games from SGF files and to SGF files.

use std::path::Path;

use liangyi_core::game::Game;
use liangyi_core::rules::{FileRules, NamedRules, Rules};
use liangyi_core::sgf::{Recorded, SgfGame};
use liangyi_engine::files::write_whole;

use super::rules::named;
use super::{Args, Context, Failure, GoContext, Reply, done};
use crate::gtp::paths;
use crate::protocol::sgf;
use crate::records::{LoadError, load_game};

/// `loadsgf FILE [N]`: loads the main line of the file, or the position before its move N. The rules and the komi of
/// the file are used if the file names ones that are known; else those in force stay.
pub fn loadsgf(context: &mut GoContext, args: Args) -> Reply {
    let File { path, record: mut file } = read::<Game>(args)?;
    let wrong = |error: LoadError| Failure::Other(format!("cannot load file: {error}"));
    let record = context.engine.record();
    file.handicap_by_plays = record.handicap_by_plays;
    let ruleset = file_rules(context, &file).unwrap_or_else(|| record.terms.ruleset.clone());
    let komi = file.komi.or(if ruleset == record.terms.ruleset { record.komi } else { None });
    let rules = Rules { komi: komi.unwrap_or(ruleset.rules.komi), ..ruleset.rules.clone() };
    let game = if record.lenient { file.lenient_game(rules) } else { file.game(rules) }
        .map_err(|error| wrong(error.into()))?;
    let unknown = file.unknown_rules(&context.engine.settings().registry).map(str::to_string);
    if let Some(text) = unknown {
        log::warn!("{path}: RU[{text}] is no ruleset that is known: {} stays", ruleset.name);
    }
    context.engine.load(&game, ruleset, komi)?;
    context.engine.name_handicap(file.info.handicap);
    context.engine.declare_end(file.declared_end);
    file.warnings.iter().for_each(|warning| log::warn!("{path}: {warning}"));
    if context.options.gnugo {
        return Ok(context.engine.game().to_move().name().to_string());
    }
    done()
}

/// A file that has been read.
pub struct File<'a> {
    pub path: &'a str,
    pub record: SgfGame,
}

/// Reads the arguments `FILE [N]` and the file, up to the position before its move N, as a record of the game `G`.
pub fn read<G: Recorded>(mut args: Args<'_>) -> Result<File<'_>, Failure> {
    let (path, before_move) = paths::then_number(&mut args)?;
    let record = load_game(G::GM, Path::new(path), before_move);
    let record = record.map_err(|error| Failure::Other(format!("cannot load file: {error}")))?;
    Ok(File { path, record })
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
pub fn printsgf(context: &mut Context, mut args: Args) -> Reply {
    let path = paths::whole(&mut args)?;
    put(path, sgf(context.engine))
}

/// The text as the reply, or in a file.
fn put(path: Option<&str>, text: String) -> Reply {
    let Some(path) = path else {
        return Ok(text);
    };
    write_whole(Path::new(path), text.as_bytes())
        .map_err(|error| Failure::Other(format!("cannot write file: {error}")))?;
    done()
}
