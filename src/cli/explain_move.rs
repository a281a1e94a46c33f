//! `liangyi explain-move`: whether a move is legal under every ruleset, and why.

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use clap::{Args, ValueHint};
use liangyi_arena::visible::visible;
use liangyi_core::base::{Color, PointNames};
use liangyi_core::game::{Game, Move, ReplayError};
use liangyi_core::rules::{NamedRules, Registry};
use liangyi_core::sgf::Recorded as _;
use serde_json::{Value, json};

use super::error::CliError;
use super::many_files::remark;
use super::ruleset_args::{RulesFileArgs, RulesetName, resolve};
use super::score::warnings;
use super::values::{HandicapArgs, PointsArgs, named};
use crate::records::files::{LoadError, load_input};
use crate::records::scoring::ResolvedGame;
use crate::show::states::WhyIllegal;
use crate::show::words::{English, Language, columns, msg, padded};
use crate::table::{EndEffect, MoveEffect, MoveUnder, Recurrence};

const EXIT: &str = "Exit status: 0 the move was explained, 2 the options are wrong or the file cannot be read.";

/// Which move to explain.
#[derive(Args, Debug)]
#[command(after_long_help = EXIT)]
pub struct ExplainMoveArgs {
    /// A record or position; `-` reads standard input
    ///
    /// As `liangyi compare` reads them. `FILE#2` is the second game of a file.
    #[arg(value_name = "FILE", value_hint = ValueHint::FilePath)]
    file: PathBuf,
    /// The move: a point, `pass` or `virtual`
    #[arg(value_name = "MOVE")]
    explained: String,
    /// After how many moves of the game [default: at its end]
    ///
    /// Of its main line.
    #[arg(long = "move", value_name = "N")]
    move_number: Option<usize>,
    /// Whose move it is, black or white [default: the side to move]
    #[arg(long, value_name = "SIDE", hide_possible_values = true, value_parser = named(SIDES))]
    color: Option<Color>,
    /// Only under this ruleset; may be repeated
    ///
    /// A name that `liangyi rules` lists, a short name of KataGo's, or KataGo's JSON.
    #[arg(long, value_name = "NAME", hide_possible_values = true, value_parser = RulesetName { line_games: false })]
    ruleset: Vec<String>,
    /// Rulesets of the user's.
    #[command(flatten)]
    rules_file: RulesFileArgs,
    /// Whether plays can be handicap stones.
    #[command(flatten)]
    handicap: HandicapArgs,
    /// How points are written, but in JSON.
    #[command(flatten)]
    points: PointsArgs,
    /// Print a line of JSON
    ///
    /// It has every ruleset.
    #[arg(long)]
    json: bool,
}

/// What stands after `--color`.
const SIDES: [(&str, Color); 4] =
    [("black", Color::Black), ("b", Color::Black), ("white", Color::White), ("w", Color::White)];

/// Writes a table, or a line of JSON.
pub fn run(args: &ExplainMoveArgs, words: Language, out: &mut impl Write) -> Result<(), CliError> {
    // Programs read the same in every language.
    let words = if args.json { English } else { words };
    let registry = args.rules_file.registry()?;
    let rulesets: Vec<NamedRules> = if args.ruleset.is_empty() {
        registry.iter().map(NamedRules::from).collect()
    } else {
        args.ruleset.iter().map(|name| resolve(&registry, name)).collect::<Result<_, _>>()?
    };
    let path = &args.file;
    let resolved = load(args, &registry, words).map_err(|error| error.in_file(path))?;
    let warnings = warnings(&resolved, words);
    warnings.iter().for_each(|warning| remark(path, &words.say(msg!("warning", text = warning))));
    let game = &resolved.game;
    let names = PointNames::of_go(game.size());
    let wrong = || words.say(msg!("typed-no-move", word = args.explained.as_str(), size = game.size().to_string()));
    let mv = words.read_move(&args.explained, names).ok_or_else(|| CliError::Usage(wrong()))?;
    let color = args.color.unwrap_or(game.to_move());
    let rows: Vec<MoveUnder> = rulesets.iter().map(|ruleset| MoveUnder::of(game, ruleset, color, mv)).collect();
    let shown = Explained { path, game, color, mv, rows: &rows };
    if args.json {
        writeln!(out, "{}", json_of(&shown, &warnings))?;
    } else {
        write_table(&shown, words, names.in_form(args.points.chosen()), out)?;
    }
    Ok(out.flush()?)
}

/// A move and what each ruleset says of it.
#[derive(Clone, Copy)]
struct Explained<'a> {
    path: &'a Path,
    game: &'a Game,
    color: Color,
    mv: Move,
    rows: &'a [MoveUnder],
}

/// The game as far as it is asked for, under its own rules, whatever they forbid of it.
fn load(args: &ExplainMoveArgs, registry: &Registry, words: Language) -> Result<ResolvedGame, CliError> {
    // The move after those that are asked for is not read.
    let mut file = load_input(Game::GM, &args.file, args.move_number.map(|number| number.saturating_add(1)))?;
    file.handicap_by_plays = args.handicap.by_plays();
    let moves = file.moves().count();
    if let Some(number) = args.move_number.filter(|&number| number > moves) {
        let made = words.say(msg!("too-few-moves", count = moves));
        return Err(CliError::Usage(format!("--move {number}: {made}")));
    }
    Ok(ResolvedGame::lenient(file, registry).map_err(LoadError::Sgf)?)
}

/// Writes what each ruleset says of the move, a line each.
fn write_table(shown: &Explained<'_>, words: Language, names: PointNames, out: &mut impl Write) -> io::Result<()> {
    let Explained { path, game, color, mv, rows } = *shown;
    let (file, when) = (path.display().to_string(), words.after(game.move_number()));
    let (side, mv) = (words.side(color), words.move_name(mv, names));
    writeln!(out, "{}", words.say(msg!("explained-move", file = visible(&file), side = side, move = mv, when = when)))?;
    let [ruleset, legal, why] =
        [msg!("column-ruleset"), msg!("column-move"), msg!("column-why")].map(|title| words.say(title));
    let width = rows.iter().map(|row| row.ruleset.len()).max().unwrap_or(0).max(columns(&ruleset));
    let answers = [msg!("legal"), msg!("illegal")].map(|answer| words.say(answer));
    let answer_width = answers.iter().chain([&legal]).map(|text| columns(text)).max().unwrap_or(0);
    let line = |ruleset: &str, answer: &str, why: &str| {
        let line = format!("{}  {}  {why}", padded(ruleset, width), padded(answer, answer_width));
        line.trim_end().to_string()
    };
    writeln!(out, "{}", line(&ruleset, &legal, &why))?;
    for row in rows {
        let answer = &answers[usize::from(row.effect.is_err())];
        writeln!(out, "{}", line(&row.ruleset, answer, &words.move_under(row, color, names)))?;
    }
    Ok(())
}

/// The same as an object.
fn json_of(shown: &Explained<'_>, warnings: &[String]) -> Value {
    let Explained { path, game, color, mv, rows } = *shown;
    let names = PointNames::of_go(game.size());
    let row = |row: &MoveUnder| {
        let effect = row.effect.as_ref().ok();
        let before = row.forbidden_before.map(|ReplayError { number, played, reason }| {
            json!({
                "number": number,
                "color": played.color.name(),
                "move": played.mv.display(game.size()).to_string(),
                "why": WhyIllegal::from(reason),
            })
        });
        json!({
            "ruleset": row.ruleset,
            "legal": effect.is_some(),
            "why": row.effect.err().map(WhyIllegal::from),
            "effect": effect.map(effect_name),
            "back_to": effect.and_then(|effect| effect.recurrence).map(Recurrence::moves_before),
            "extra_moves": effect.and_then(|effect| effect.extra_moves),
            "forbidden_before": before,
            "text": English.move_under(row, color, names),
        })
    };
    json!({
        "file": path.display().to_string(),
        "size": game.size(),
        "moves": game.move_number(),
        "warnings": warnings,
        "color": color.name(),
        "move": mv.display(game.size()).to_string(),
        "rulesets": rows.iter().map(row).collect::<Vec<_>>(),
    })
}

/// What a legal move does to the end of the game, by a name.
fn effect_name(effect: &MoveEffect) -> &'static str {
    match (effect.end, effect.recurrence) {
        (EndEffect::Ends, Some(Recurrence::Draw(_))) => "draw",
        (EndEffect::Nothing, Some(Recurrence::NoResult(_))) => "no_result_if_agreed",
        (EndEffect::Nothing, _) => "none",
        (EndEffect::NullMove, _) => "null_move",
        (EndEffect::Unchanged, _) => "unchanged",
        (EndEffect::Stops, _) => "stops",
        (EndEffect::Ends, _) => "ends",
    }
}
