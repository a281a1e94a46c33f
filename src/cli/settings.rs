//! What the arguments mean: rulesets found, files read, settings of the engine.

use std::path::Path;

use super::CliError;
use super::args::{GtpArgs, RulesetArgs};
use crate::base::Size;
use crate::engine::{BarePass, NamedRules, Settings};
use crate::rules::{Registry, Rules, file, kata};

/// The settings of an engine started with these arguments.
pub fn of_gtp(args: &GtpArgs) -> Result<Settings, CliError> {
    let (ruleset, registry) = ruleset(&args.rules)?;
    let count_as = args.count_as.as_deref().map(|name| named(name, &registry)).transpose()?;
    Ok(Settings {
        ruleset,
        registry,
        size: args.size,
        komi: args.komi,
        time: args.time,
        playouts: args.playouts,
        threads: args.threads.into(),
        seed: args.seed,
        memory: (args.memory as usize) << 20,
        ponder: args.ponder,
        resign_below: (args.resign_below > 0.0).then_some(args.resign_below),
        count_as: count_as.map(|other| other.rules),
        bare_pass: BarePass::ALL.into_iter().find(|value| value.name() == args.bare_pass).unwrap_or_default(),
        genmove_virtual: args.genmove_virtual,
        kgs: args.kgs,
    })
}

/// The ruleset asked for, and all there are.
pub fn ruleset(args: &RulesetArgs) -> Result<(NamedRules, Registry), CliError> {
    let registry = registry(args.rules_file.as_deref())?;
    Ok((named(&args.ruleset, &registry)?, registry))
}

/// The catalogue and the rulesets of a file.
pub fn registry(rules_file: Option<&Path>) -> Result<Registry, CliError> {
    let mut registry = Registry::new();
    if let Some(path) = rules_file {
        file::load(path, &mut registry).map_err(|error| CliError::Usage(format!("{}: {error}", path.display())))?;
    }
    Ok(registry)
}

/// The ruleset of that name; failing that, what KataGo means by the text, with the komi usual under such rules.
pub fn named(text: &str, registry: &Registry) -> Result<NamedRules, CliError> {
    if let Some(row) = registry.find(text) {
        return Ok(row.into());
    }
    let rules = kata::parse(text, registry, Rules::CHINESE.komi)
        .map_err(|error| CliError::Usage(format!("{error}; `liangyi rules` lists the rulesets")))?;
    let row = registry.iter().find(|row| Rules { komi: rules.komi, ..row.rules.clone() } == rules);
    Ok(match row {
        Some(row) => row.into(),
        None => NamedRules { name: "custom".to_string(), rules, default_size: Size::square(19).unwrap_or(Size::MAX) },
    })
}

/// Sends the log to a file, or warnings and errors to standard error. `RUST_LOG` overrules how much is told.
pub fn start_log(file: Option<&Path>) -> Result<(), CliError> {
    let usual = if file.is_some() { "info" } else { "warn" };
    let mut log = env_logger::Builder::from_env(env_logger::Env::default().default_filter_or(usual));
    if let Some(path) = file {
        let file = std::fs::File::create(path)
            .map_err(|error| CliError::Usage(format!("cannot write the log {}: {error}", path.display())))?;
        log.target(env_logger::Target::Pipe(Box::new(file)));
    }
    // A second logger in one process is refused; the first goes on.
    let _ = log.try_init();
    Ok(())
}
