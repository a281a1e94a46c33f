//! The options by which commands choose rules.

use std::ffi::OsStr;
use std::path::PathBuf;
use std::sync::Arc;

use clap::builder::{PossibleValue, StringValueParser, TypedValueParser};
use clap::error::Error;
use clap::{Arg, Args, Command};
use liangyi_core::base::Size;
use liangyi_core::line::LineGame;
use liangyi_core::rules::{
    BadRuleset, CATALOGUE, DEFAULT, LINE_GAMES, LineRuleset, NamedRules, Registry, find_line_game,
};
use liangyi_engine::engine::EngineSettings;
use liangyi_engine::policy::Models;

use super::error::CliError;
use crate::records::files::load_rulesets;
use crate::show::words::{English, rulesets::Told};

/// Reads the name of a ruleset. Any text passes, because rules may be a user's own or spelt out; the names that come
/// with the program are there for completions.
#[derive(Clone, Copy, Debug)]
pub struct RulesetName {
    /// Whether line games can be chosen too.
    pub line_games: bool,
}

impl TypedValueParser for RulesetName {
    type Value = String;

    fn parse_ref(&self, command: &Command, arg: Option<&Arg>, value: &OsStr) -> Result<String, Error> {
        StringValueParser::new().parse_ref(command, arg, value)
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        let of_go = CATALOGUE.iter().map(|row| (&*row.name, Told::of(row, English)));
        let of_lines =
            LINE_GAMES.iter().filter(|_| self.line_games).map(|row| (row.name, Told::of_line_game(row, English)));
        let value = |(name, told): (&'static str, Told)| PossibleValue::new(name).help(told.summary);
        Some(Box::new(of_go.chain(of_lines).map(value)))
    }
}

/// Where rulesets of the user's come from.
#[derive(Args, Debug)]
pub struct RulesFileArgs {
    /// A TOML file with rulesets of your own
    ///
    /// They are listed and chosen like the others.
    #[arg(long, value_name = "FILE")]
    rules_file: Option<PathBuf>,
}

impl RulesFileArgs {
    /// The catalogue and the rulesets of the file.
    pub fn registry(&self) -> Result<Registry, CliError> {
        let mut registry = Registry::new();
        if let Some(path) = &self.rules_file {
            load_rulesets(path, &mut registry).map_err(|error| CliError::unusable(path, error))?;
        }
        Ok(registry)
    }
}

/// Which ruleset is meant, and which there are; with `LINES`, a line game may be meant too.
#[derive(Args, Debug)]
pub struct RulesetArgs<const LINES: bool = false> {
    /// The ruleset, see `liangyi rules`
    ///
    /// A name that it lists, a short name of KataGo's, or KataGo's JSON.
    #[arg(long, value_name = "NAME", default_value = DEFAULT, hide_possible_values = true,
          value_parser = RulesetName { line_games: LINES })]
    ruleset: String,
    /// Rulesets of the user's.
    #[command(flatten)]
    file: RulesFileArgs,
}

impl<const LINES: bool> RulesetArgs<LINES> {
    /// The line game chosen, if it is one and not a ruleset of Go.
    pub fn line_game(&self) -> Option<&'static LineRuleset> {
        find_line_game(&self.ruleset)
    }

    /// An engine's settings with the ruleset or line game chosen, and with these tables and this network.
    ///
    /// # Errors
    ///
    /// There is no such ruleset, or the board is too small for the line game.
    pub fn engine_settings(&self, size: Option<Size>, models: &Arc<Models>) -> Result<EngineSettings, CliError> {
        let Some(row) = self.line_game() else {
            let (ruleset, registry) = self.load()?;
            return Ok(EngineSettings { ruleset, registry, ..EngineSettings::new(models) });
        };
        if let Some(size) = size
            && let Err(error) = LineGame::new(size, row.rules)
        {
            return Err(CliError::Usage(format!("--size {size}: {error}")));
        }
        // Its ruleset is what is in force if the client changes to Go.
        Ok(EngineSettings { line: Some(row), registry: self.file.registry()?, ..EngineSettings::new(models) })
    }

    /// The ruleset chosen, and all there are.
    pub fn load(&self) -> Result<(NamedRules, Registry), CliError> {
        let registry = self.file.registry()?;
        Ok((resolve(&registry, &self.ruleset)?, registry))
    }
}

/// The ruleset that a text names.
pub fn resolve(registry: &Registry, text: &str) -> Result<NamedRules, CliError> {
    if let Some(row) = find_line_game(text) {
        let name = row.name;
        return Err(CliError::Usage(format!("{name} is no ruleset of Go: play it with `liangyi --ruleset {name}`")));
    }
    registry.resolve(text).map_err(|error| match error {
        BadRuleset::Unknown(name) => unknown(registry, &name),
        BadRuleset::Rules(error) => CliError::Usage(format!("{error}; `liangyi rules` lists the rulesets")),
    })
}

/// A name that no ruleset has, and the one that may be meant.
pub fn unknown(registry: &Registry, name: &str) -> CliError {
    CliError::UnknownRuleset { name: name.to_string(), similar: registry.similar(name) }
}
