//! Rulesets by name.

use super::{Args, Context, Failure, Reply, done};
use crate::gtp::args::clip;

pub fn rulesets(context: &mut Context, args: Args) -> Reply {
    args.done()?;
    let names: Vec<String> = context.engine.settings().rulesets().map(|named| named.name).collect();
    Ok(names.join("\n"))
}

pub fn ruleset(context: &mut Context, mut args: Args) -> Reply {
    if args.is_done() {
        return Ok(context.engine.record().ruleset.name.clone());
    }
    let name = args.rest();
    let named = context.engine.settings().find_ruleset(name);
    let named =
        named.ok_or_else(|| Failure::Other(format!("unknown ruleset {}: liangyi-rulesets lists them", clip(name))))?;
    context.engine.set_ruleset(named)?;
    done()
}
