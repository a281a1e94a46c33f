//! `liangyi score`: finished games counted, many at a time, with the made-up board as a picture.

use std::io::Write;
use std::path::{Path, PathBuf};

use clap::Args;
use clap::builder::PossibleValuesParser;
use indicatif::{ProgressBar, ProgressStyle};
use rayon::prelude::*;
use serde_json::{Value, json};

use super::args::RulesetArgs;
use super::{CliError, settings};
use crate::base::{Color, PointSet};
use crate::draw::picture;
use crate::engine::NamedRules;
use crate::game::Game;
use crate::judge::Judgement;
use crate::player::{Options, Player};
use crate::rules::{DEFAULT, Registry, Removal, Rules};
use crate::score::{End, MadeUp, Method, Settlement, make_up};
use crate::sgf;

/// What to count, and how.
#[derive(Args, Debug)]
pub struct ScoreArgs {
    /// SGF files; of each the main line of the first game
    #[arg(required = true, value_name = "FILES")]
    pub files: Vec<PathBuf>,
    /// The ruleset [default: the file's own, or chinese]
    #[arg(long, value_name = "NAME")]
    pub ruleset: Option<String>,
    /// A TOML file with rulesets of your own
    #[arg(long, value_name = "FILE")]
    pub rules_file: Option<PathBuf>,
    /// How the game is taken to have ended
    #[arg(long, value_name = "END", default_value = "agreed", value_parser = PossibleValuesParser::new(["agreed", "natural"]))]
    pub end: String,
    /// How to count, or `all` [default: the ruleset's own way]
    #[arg(long, value_name = "METHOD", value_parser = PossibleValuesParser::new(
        Method::ALL.map(|(name, _)| name).into_iter().chain(["all"])))]
    pub method: Option<String>,
    /// The dead chains, a vertex of each, parted by commas, or `none` [default: judged]
    #[arg(long, value_name = "VERTICES")]
    pub dead: Option<String>,
    /// A line of JSON for each file and method
    #[arg(long)]
    pub json: bool,
    /// Draw the made-up board, step by step, as SVG or as PNG (300 dpi); for one file and one method
    #[arg(long, value_name = "FILE.svg|FILE.png")]
    pub picture: Option<PathBuf>,
}

/// A game with what is known of its end.
pub struct Scored {
    /// The game.
    pub game: Game,
    /// The name of its rules.
    pub ruleset: String,
    /// What comes off and who owns what.
    pub settlement: Settlement,
    /// The judgement behind it, where the dead stones were not named.
    pub judged: Option<Judgement>,
    /// The result that the file tells.
    pub told: Option<String>,
    /// What was forgiven in the file and may matter.
    pub warnings: Vec<String>,
}

impl Scored {
    /// Reads a file and judges the position at its end, or takes the dead stones from `dead`.
    pub fn load(
        path: &Path,
        registry: &Registry,
        ruleset: Option<&NamedRules>,
        dead: Option<&str>,
    ) -> Result<Scored, String> {
        let file = sgf::load_file(path, None).map_err(|error| error.to_string())?;
        let named = match (ruleset, file.info.rules.as_deref().and_then(|name| registry.find_sgf(name))) {
            (Some(asked), _) => asked.clone(),
            (None, Some(row)) => row.into(),
            (None, None) => match file.rules(registry) {
                Some(rules) => NamedRules { name: "custom".to_string(), rules, default_size: file.size },
                None => registry.find(DEFAULT).ok_or("no default ruleset")?.into(),
            },
        };
        let rules = Rules { komi: file.komi.unwrap_or(named.rules.komi), ..named.rules };
        let game = file.game(rules).map_err(|error| error.to_string())?;
        let mut judged = None;
        let settlement = match dead {
            Some(vertices) => Settlement::dead(chains(&game, vertices)?),
            None if game.rules().removal == Removal::Never => Settlement::default(),
            None => judged.insert(Player::new(Options::default()).judge(&game)).settlement(),
        };
        Ok(Scored { game, ruleset: named.name, settlement, judged, told: file.info.result, warnings: file.warnings })
    }

    fn made_up(&self, end: End, method: Option<Method>) -> MadeUp {
        make_up(&self.game, self.game.rules(), end, method, &self.settlement)
    }

    fn vertices(&self, points: PointSet) -> Vec<String> {
        points.iter().map(|point| self.game.size().vertex(point).to_string()).collect()
    }

    /// How sure the least certain chain is, 0 to 1.
    fn confidence(&self) -> Option<f32> {
        let judged = self.judged.as_ref()?;
        let board = self.game.board();
        let chains = Color::BOTH.into_iter().flat_map(|color| board.chains(color));
        Some(chains.map(|chain| judged.confidence(&chain)).fold(1.0, f32::min))
    }

    fn json(&self, path: &Path, end: &str, method: Option<Method>, made: &MadeUp) -> Value {
        let score = &made.score;
        json!({
            "file": path.display().to_string(),
            "ruleset": self.ruleset,
            "size": self.game.size(),
            "moves": self.game.move_number(),
            "end": end,
            "method": method.map(Method::name),
            "compared": made.compared.name(),
            "black": score.black.to_string(),
            "white": score.white.to_string(),
            "unit": score.unit.name(),
            "komi": score.komi.points(),
            "extra_moves": score.extra_moves,
            "margin": score.margin.to_string(),
            "result": score.result(),
            "told": self.told,
            "warnings": self.warnings,
            "dead": self.vertices(self.settlement.dead),
            "seki": self.judged.as_ref().map(|judged| self.vertices(judged.seki)),
            "proved": self.judged.as_ref().map(|judged| judged.proved == self.game.board().occupied()),
            "confidence": self.confidence(),
        })
    }
}

/// The chains on vertices parted by commas.
fn chains(game: &Game, vertices: &str) -> Result<PointSet, String> {
    if vertices.eq_ignore_ascii_case("none") {
        return Ok(PointSet::EMPTY);
    }
    vertices.split(',').map(str::trim).try_fold(PointSet::EMPTY, |all, vertex| {
        let point = game.size().parse_vertex(vertex).ok_or_else(|| format!("{vertex} is not on the board"))?;
        let chain = game.board().chain(point);
        if chain.is_empty() { Err(format!("no stone at {vertex}")) } else { Ok(all | chain) }
    })
}

/// Counts the files; an error where any could not be counted.
pub fn run(args: &ScoreArgs, out: &mut impl Write) -> Result<(), CliError> {
    let registry = settings::registry(args.rules_file.as_deref())?;
    let asked = args.ruleset.as_ref().map(|ruleset| {
        settings::ruleset(&RulesetArgs { ruleset: ruleset.clone(), rules_file: args.rules_file.clone() })
    });
    let asked = asked.transpose()?.map(|(named, _)| named);
    let end = if args.end == "natural" { End::Natural } else { End::Agreed };
    let methods: Vec<Option<Method>> = match args.method.as_deref() {
        None => vec![None],
        Some("all") => Method::ALL.map(|(_, method)| Some(method)).to_vec(),
        Some(name) => vec![Method::named(name)],
    };
    if args.picture.is_some() && (args.files.len() > 1 || methods.len() > 1) {
        return Err(CliError::Usage("a picture shows one file and one method".to_string()));
    }
    if let Some(to) = &args.picture {
        picture::Format::of(to).map_err(|error| CliError::Usage(format!("{}: {error}", to.display())))?;
    }
    let progress = ProgressBar::new(args.files.len() as u64);
    if let Ok(style) = ProgressStyle::with_template("{bar:40} {pos}/{len} {eta}") {
        progress.set_style(style);
    }
    let results: Vec<Result<Scored, String>> = args
        .files
        .par_iter()
        .map(|path| {
            let scored = Scored::load(path, &registry, asked.as_ref(), args.dead.as_deref());
            progress.inc(1);
            scored
        })
        .collect();
    progress.finish_and_clear();
    let mut failed = 0;
    for (path, result) in args.files.iter().zip(results) {
        let scored = match result {
            Ok(scored) => scored,
            Err(reason) => {
                failed += 1;
                remark(path, &reason);
                continue;
            }
        };
        scored.warnings.iter().for_each(|warning| remark(path, &format!("warning: {warning}")));
        for &method in &methods {
            let made = scored.made_up(end, method);
            if args.json {
                writeln!(out, "{}", scored.json(path, &args.end, method, &made))?;
            } else {
                let way = method.map_or(scored.ruleset.clone(), |method| method.name().to_string());
                writeln!(out, "{}: {way}, {}{}", path.display(), picture::sums(&made), removed(&scored))?;
            }
            if let Some(to) = &args.picture {
                picture::save(to, &made, &scored.ruleset, method)
                    .map_err(|error| CliError::Failed(format!("{}: {error}", to.display())))?;
            }
        }
    }
    out.flush()?;
    match failed {
        0 => Ok(()),
        _ => Err(CliError::Failed(format!("{failed} of {} files could not be counted", args.files.len()))),
    }
}

/// Says something of a file on standard error, in one line whatever the file holds: some remarks quote it.
pub fn remark(path: &Path, text: &str) {
    let text: String = text.chars().map(|sign| if sign.is_control() { '\u{fffd}' } else { sign }).collect();
    eprintln!("{}: {text}", path.display());
}

fn removed(scored: &Scored) -> String {
    let dead = scored.vertices(scored.settlement.dead);
    if dead.is_empty() { String::new() } else { format!("; dead: {}", dead.join(" ")) }
}
