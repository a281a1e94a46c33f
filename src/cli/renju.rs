//! `liangyi renju`: the forbidden points of positions, with the reasons, as text, JSON and pictures.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use liangyi_core::base::{Color, Point, PointForm, PointNames};
use liangyi_core::line::{draw_forbidden, draw_judged};

use super::error::CliError;
use super::many_files::remark;
use super::progress::point_to_page;
use super::renju_end::JudgedMove;
use super::renju_json::as_json;
use super::renju_picture::RenjuPictures;
use super::renju_positions::{Asked, Explained, FilePosition, WantedPositions, positions};
use super::renju_solve::{ThreatArgs, solved_as_json};
use super::renju_write::{WrittenGames, write_games};
use super::values::{PointsArgs, written_path};
use crate::records::files::{game_of, games_of};
use crate::show::draw::diagram::PictureFormat;
use crate::show::words::{Language, msg};

/// Which positions to judge.
#[derive(Args, Debug)]
pub struct RenjuArgs {
    /// Positions, records or libraries; `-` reads standard input
    ///
    /// A drawing of rows with X, O and `.`, or with `●`, `○` and `┼`; an SGF file (`GM[4]`), a file of Piskvork's
    /// (`.psq`), RenjuNet's database (`.rif`) or a list of moves such as h8g6f6, a game on each line, judged after the
    /// last move of every game; or a library of RenLib's (`.lib`), judged at the end of its main line. `FILE#2` is the
    /// second game of a file.
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Take one game of each file only
    ///
    /// The game with this number, counted from 1.
    #[arg(long, value_name = "N", hide_short_help = true, value_parser = clap::value_parser!(u32).range(1..))]
    game: Option<u32>,
    /// Explain this point, forbidden or not; may be repeated
    ///
    /// Columns are A to O with I, as renju players write them.
    #[arg(long, value_name = "POINT")]
    at: Vec<String>,
    /// Say what would free this point of Black's, if it is forbidden; may be repeated
    ///
    /// Each single stone, there or not, without or with which the point would not be forbidden, and each four that
    /// Black makes there and White has to answer.
    #[arg(long, value_name = "POINT")]
    why_not: Vec<String>,
    /// Judge for White instead of Black where points are explained
    #[arg(long)]
    white: bool,
    /// Judge every position of a file
    ///
    /// After each move of an SGF file, after each move of each variation of a library.
    #[arg(long)]
    each: bool,
    /// Judge the position after this many moves of each file
    ///
    /// Of its main line; 0 is the position before the first. All other options are about that position then.
    #[arg(long = "move", value_name = "N", conflicts_with_all = ["each", "write"])]
    move_number: Option<usize>,
    /// Wins by threats.
    #[command(flatten)]
    threats: ThreatArgs,
    /// Write one line of JSON for each position instead of text
    #[arg(long)]
    json: bool,
    /// How points are written, but in JSON.
    #[command(flatten)]
    points: PointsArgs,
    /// Draw the position with its forbidden points and the lines that make them so
    ///
    /// As SVG or PNG. With --solve the moves of the soonest win are numbers on their stones, and the points are marked
    /// that are forbidden after them.
    #[arg(long, value_name = "FILE.svg|FILE.png", conflicts_with = "each", value_parser = written_path())]
    picture: Option<PathBuf>,
    /// Draw the game record as SVG or PNG, for one file
    ///
    /// The moves are numbers on the stones; PNG has 300 dpi.
    #[arg(long, value_name = "FILE.svg|FILE.png", conflicts_with = "each", value_parser = written_path())]
    record: Option<PathBuf>,
    /// Write the games to this library or record instead of judging positions
    ///
    /// All games with their variations and comments: as one library of RenLib's (`.lib`), in which what several games
    /// begin with is there once, or as games of SGF (`.sgf`).
    #[arg(long, value_name = "FILE.lib|FILE.sgf",
          conflicts_with_all = ["at", "why_not", "white", "each", "json", "picture", "record"],
          value_parser = written_path())]
    write: Option<PathBuf>,
}

/// Prints each position with its forbidden points and why they are.
pub fn run(args: &RenjuArgs, words: Language, out: &mut impl Write) -> Result<(), CliError> {
    for picture in [&args.picture, &args.record].into_iter().flatten() {
        PictureFormat::of(picture).map_err(|error| CliError::unusable(picture, error))?;
    }
    let is_drawn = args.picture.is_some() || args.record.is_some();
    if is_drawn && args.files.len() > 1 {
        return Err(CliError::Usage("a picture shows one position or game: it takes one FILE".to_string()));
    }
    if args.picture.is_some() && args.threats.are_of_both() {
        return Err(CliError::Usage("a picture shows the win of one side: --solve=black or --solve=white".to_string()));
    }
    let form = args.points.chosen();
    let color = if args.white { Color::White } else { Color::Black };
    let asked = Asked { color, at: &args.at, why_not: &args.why_not };
    let pictures = RenjuPictures { form, words };
    // A picture shows one game, the first.
    let games = |file: &PathBuf| match args.game {
        Some(number) => vec![game_of(file, number as usize)],
        None if is_drawn => vec![file.clone()],
        None => games_of(file),
    };
    if let Some(to) = &args.write {
        let WrittenGames { games, moves } = write_games(&args.files, &games, to, words)?;
        let file = to.display().to_string();
        writeln!(out, "{}", words.say(msg!("renju-written", file = file, games = games, moves = moves)))?;
        return Ok(());
    }
    let wanted = match args.move_number {
        Some(number) => WantedPositions::AfterMove(number),
        None if args.each => WantedPositions::Each,
        None => WantedPositions::Last,
    };
    let many = args.files.len() > 1 || args.each;
    let (mut is_first, mut judged) = (true, 0);
    let mut last_error = None;
    for path in &args.files {
        let games = games(path);
        let many = many || games.len() > 1;
        for file in &games {
            let usage = |error: String| CliError::Usage(format!("{}: {error}", file.display()));
            let read = match positions(file, wanted, words) {
                // The other games of a file are judged.
                Err(error) if games.len() > 1 => {
                    remark(file, &error);
                    last_error = Some(usage(error));
                    continue;
                }
                read => read.map_err(usage)?,
            };
            judged += 1;
            read.visit(&mut |position: &FilePosition| -> Result<(), CliError> {
                let explained = asked.of(position).map_err(usage)?;
                let solved = args.threats.of(position);
                let refutations = args.threats.refutations;
                if args.json {
                    let mut object = as_json(position, file, &explained);
                    if !solved.is_empty() {
                        object["solve"] = solved_as_json(&solved, refutations, position.board.size());
                    }
                    writeln!(out, "{object}")?;
                } else {
                    let mut text = as_text(position, &explained, form, words);
                    let names = PointNames::of_line_games(position.board.size()).in_form(form);
                    for (color, found) in &solved {
                        let lines = words.solved(*color, found, refutations, &|point| names.name(point));
                        lines.into_iter().for_each(|line| text.push_str(&(line + "\n")));
                    }
                    let before = if std::mem::take(&mut is_first) { "" } else { "\n" };
                    match (many, position.after(words)) {
                        (false, _) => write!(out, "{before}{text}")?,
                        (true, None) => write!(out, "{before}{}\n{text}", file.display())?,
                        (true, Some(after)) => {
                            let file = file.display().to_string();
                            let after = words.say(msg!("renju-position", file = file, after = after));
                            write!(out, "{before}{after}\n{text}")?;
                        }
                    }
                }
                if let Some(to) = &args.picture {
                    let saved = match solved.first() {
                        Some((color, found)) => pictures.save_win(to, position, *color, found),
                        None => pictures.save_position(to, position),
                    };
                    saved.map_err(|error| CliError::unusable(to, error))?;
                }
                if let Some(to) = &args.record {
                    let saved = pictures.save_record(to, position);
                    let saved = saved.ok_or_else(|| usage("there are no moves to be drawn".to_string()))?;
                    saved.map_err(|error| CliError::unusable(to, error))?;
                }
                Ok(())
            })?;
        }
    }
    if let (0, Some(error)) = (judged, last_error) {
        return Err(error);
    }
    if !args.json {
        point_to_page(&args.files, "review", words);
    }
    Ok(())
}

/// Who played, the board with the forbidden points of Black and the reasons or how the game has ended, then what is
/// written of the position and the explanations of points.
fn as_text(position: &FilePosition, explained: &Explained, form: PointForm, words: Language) -> String {
    let names = PointNames::of_line_games(position.board.size()).in_form(form);
    let name = |point: Point| names.name(point);
    let mut text: String = words.game_told(&position.info).iter().map(|line| visible(line) + "\n").collect();
    let mut lines: Vec<String> = Vec::new();
    if let Some(JudgedMove { number, judgement }) = &position.went_on {
        lines.extend(words.went_on(*number, judgement, &name));
    }
    match &position.game {
        Err(over) => {
            text += &draw_judged(&position.board, &[], form);
            let by = over.by.as_ref().map(|made| (made.number, &made.judgement));
            lines.extend(words.position_end(over.end, by, &name));
        }
        Ok(game) => {
            let (board, judgements) = draw_forbidden(game, form);
            text += &board;
            lines.extend(judgements.iter().flat_map(|found| words.judgement(found, &name)));
            lines.extend(judgements.is_empty().then(|| words.say(msg!("renju-none-forbidden"))));
        }
    }
    lines.extend(explained.at.iter().flat_map(|found| words.judgement(found, &name)));
    let notes = &position.notes;
    lines.extend(notes.is_marked.then(|| words.say(msg!("renju-marked"))));
    lines.extend(notes.is_start.then(|| words.say(msg!("renju-start"))));
    lines.extend(
        notes
            .labels
            .iter()
            .map(|(point, label)| words.say(msg!("renju-label", point = name(*point), text = visible(label)))),
    );
    let mut comment = notes.comment.trim().lines().map(visible);
    lines.extend(comment.next().map(|first| words.say(msg!("renju-comment", text = first))));
    lines.extend(comment.map(|line| format!("  {line}")));
    for (point, differences) in &explained.why_not {
        lines.extend(words.freeing(*point, differences.as_deref(), &name));
    }
    for line in lines {
        text.push_str(&line);
        text.push('\n');
    }
    text
}

/// A line of a file as a terminal may show it.
fn visible(line: &str) -> String {
    line.chars().map(|sign| if sign.is_control() { '\u{fffd}' } else { sign }).collect()
}
