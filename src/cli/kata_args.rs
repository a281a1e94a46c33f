//! The options by which KataGo is configured, for the commands that stand in for it, and how its clients write options.

use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};

use clap::{Args, Command};
use liangyi_core::text::{utf_16, without_mark};
use liangyi_engine::files::read_whole;
use liangyi_engine::policy::Models;

use super::error::CliError;
use crate::protocol::{BadSetting, ConfigLine, KataCommand, KataValues, NotFollowed, config_lines, override_pairs};

/// The subcommands whose options may have one dash, as KataGo's have, with their other names.
const NAMES: [&str; 4] = ["gtp", "analysis", "bench", "benchmark"];
/// The largest configuration file that is read, in bytes.
const MAX_CONFIG: usize = 16 << 20;
/// How deep files may include files.
const MAX_DEPTH: usize = 16;

/// KataGo's configuration.
#[derive(Args, Debug)]
pub struct KataArgs {
    /// Configuration files of KataGo's
    ///
    /// What has no effect here is named on standard error. `docs/kata.md` lists the settings that have one.
    #[arg(long, value_name = "FILE", value_delimiter = ',')]
    config: Vec<PathBuf>,
    /// Settings as in a configuration file
    ///
    /// Such as maxVisits, maxTime, numSearchThreads, rules. They overrule those of the files.
    #[arg(long, value_name = "KEY=VALUE,...")]
    override_config: Vec<String>,
    /// The version to report to clients
    ///
    /// With KataGo's own options it is otherwise the version of KataGo whose commands are answered.
    #[arg(long, value_name = "VERSION")]
    override_version: Option<String>,
    /// Another name of --human-net
    #[arg(long, value_name = "FILE", group = "human_network")]
    human_model: Option<PathBuf>,
}

impl KataArgs {
    /// Whether any is given, as by somebody who has put this program in KataGo's place.
    pub fn are_given(&self) -> bool {
        let KataArgs { config, override_config, override_version, human_model } = self;
        !config.is_empty() || !override_config.is_empty() || override_version.is_some() || human_model.is_some()
    }

    /// The network of persons that is named.
    pub fn human_model(&self) -> Option<&Path> {
        self.human_model.as_deref()
    }

    /// The settings of the files and the overrides for a command. What of them is not followed is logged, a line for
    /// what has no effect and one for what is unknown.
    ///
    /// # Errors
    ///
    /// A file cannot be read, or a setting does not take its value.
    pub fn values(&self, command: KataCommand) -> Result<(KataValues, NotFollowed), CliError> {
        self.values_over(KataValues::default(), command)
    }

    /// The same over values that are set where nothing else is said.
    ///
    /// # Errors
    ///
    /// As for [`KataArgs::values`].
    pub fn values_over(
        &self,
        mut values: KataValues,
        command: KataCommand,
    ) -> Result<(KataValues, NotFollowed), CliError> {
        let mut notes = NotFollowed::default();
        for path in &self.config {
            read_file(path, command, &mut values, &mut notes, &mut Vec::new())?;
        }
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        values.limit_threads(cores);
        let bad = |error: BadSetting| CliError::Usage(format!("--override-config: {error}"));
        for text in &self.override_config {
            for (key, value) in override_pairs(text).map_err(bad)? {
                values.set(key, value, command, &mut notes).map_err(bad)?;
            }
        }
        Ok((values.with_version(self.override_version.clone()), notes))
    }
}

/// An error where settings name a profile of persons and there is no network that knows them.
pub fn require_human(values: &KataValues, models: &Models) -> Result<(), CliError> {
    match values.profile_without(models) {
        None => Ok(()),
        Some(error) => Err(CliError::Usage(error.to_string())),
    }
}

/// Names in the log what is not followed.
pub fn log_not_followed(notes: &NotFollowed) {
    for (what, names) in
        [("settings without effect here", &notes.without_effect), ("settings that are not known", &notes.unknown)]
    {
        if !names.is_empty() {
            log::warn!("{what}: {}", names.join(", "));
        }
    }
}

/// Takes over the settings of a file and of those that it includes; `within` are the files that include it.
fn read_file(
    path: &Path,
    command: KataCommand,
    values: &mut KataValues,
    notes: &mut NotFollowed,
    within: &mut Vec<PathBuf>,
) -> Result<(), CliError> {
    if within.len() >= MAX_DEPTH || within.iter().any(|outer| outer == path) {
        return Err(CliError::unusable(path, "it is included within itself"));
    }
    let bytes = read_whole(path, MAX_CONFIG).map_err(|error| CliError::unusable(path, error))?;
    // Settings are in ASCII. Comments and names of files may be in whatever an editor writes.
    let text = utf_16(&bytes).map_or_else(|| String::from_utf8_lossy(&bytes).into_owned(), |(_, text)| text);
    let text = without_mark(&text).0;
    let bad = |error: BadSetting| CliError::unusable(path, error);
    within.push(path.to_path_buf());
    for line in config_lines(text).map_err(bad)? {
        match line {
            ConfigLine::Setting(key, value) => values.set(key, &value, command, notes).map_err(bad)?,
            ConfigLine::Include(name) => {
                let included = path.parent().map_or_else(|| PathBuf::from(name), |folder| folder.join(name));
                read_file(&included, command, values, notes, within)?;
            }
        }
    }
    within.pop();
    Ok(())
}

/// The arguments of `cli` with a second dash where KataGo's clients write one: `liangyi gtp -model FILE`.
pub fn with_double_dashes(cli: &Command, args: impl IntoIterator<Item = OsString>) -> Vec<OsString> {
    let mut args: Vec<OsString> = args.into_iter().collect();
    let Some(command) = args.get(1).and_then(|name| NAMES.into_iter().find(|known| name == known)) else {
        return args;
    };
    let names: Vec<&str> = cli
        .find_subcommand(command)
        .into_iter()
        .flat_map(|command| command.get_arguments().filter_map(|argument| argument.get_long_and_visible_aliases()))
        .flatten()
        .collect();
    let is_long = |argument: &OsStr| {
        let name = argument.to_str().and_then(|text| text.strip_prefix('-'));
        name.and_then(|name| name.split('=').next()).is_some_and(|name| names.contains(&name))
    };
    for argument in &mut args[2..] {
        if is_long(argument) {
            let mut doubled = OsString::from("-");
            doubled.push(&*argument);
            *argument = doubled;
        }
    }
    args
}
