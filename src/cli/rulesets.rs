//! `liangyi rules`: lists the rulesets, or explains one.

use std::io::Write;

use super::args::RulesArgs;
use super::{CliError, settings};
use crate::rules::explain;

pub fn run(args: &RulesArgs, out: &mut impl Write) -> Result<(), CliError> {
    let registry = settings::registry(args.rules_file.as_deref())?;
    let text = match &args.name {
        Some(name) => {
            let row = registry.find(name).ok_or_else(|| {
                CliError::Usage(format!("unknown ruleset '{name}'; `liangyi rules` lists the rulesets"))
            })?;
            explain::explain(row, &registry)
        }
        None if args.markdown => explain::markdown(&registry),
        None => explain::list(&registry),
    };
    out.write_all(text.as_bytes())?;
    Ok(out.flush()?)
}
