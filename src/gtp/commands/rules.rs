//! Rulesets by name, and rules in KataGo's notation.

use super::{Args, Context, Failure, Reply, done};
use crate::engine::NamedRules;
use crate::gtp::args::clip;
use crate::rules::kata::KataError;
use crate::rules::{Komi, Rules, kata};

/// What rules are called that are no named ruleset's.
const CUSTOM: &str = "custom";

pub fn rulesets(context: &mut Context, args: Args) -> Reply {
    args.done()?;
    let names: Vec<&str> = context.engine.settings().registry.names().collect();
    Ok(names.join("\n"))
}

pub fn ruleset(context: &mut Context, mut args: Args) -> Reply {
    if args.is_done() {
        return Ok(context.engine.record().ruleset.name.clone());
    }
    let name = args.rest();
    let row = context.engine.settings().registry.find(name);
    let unknown = || Failure::Other(format!("unknown ruleset {}: liangyi-rulesets lists them", clip(name)));
    context.engine.set_ruleset(row.ok_or_else(unknown)?.into())?;
    done()
}

pub fn kata_get_rules(context: &mut Context, args: Args) -> Reply {
    args.done()?;
    Ok(kata::to_json(&context.engine.record().ruleset.rules))
}

pub fn kata_set_rules(context: &mut Context, mut args: Args) -> Reply {
    let text = args.rest();
    if text.is_empty() {
        return Err(Failure::Syntax("rules missing".to_string()));
    }
    let rules = kata::parse(text, &context.engine.settings().registry, own_komi(context));
    adopt(context, rules)
}

pub fn kata_set_rule(context: &mut Context, mut args: Args) -> Reply {
    let key = args.word("key")?;
    let value = args.word("value")?;
    args.done()?;
    let rules = kata::set(&context.engine.record().ruleset.rules, key, value);
    adopt(context, rules)
}

/// The four rulesets of KGS.
pub fn kgs_rules(context: &mut Context, mut args: Args) -> Reply {
    let word = args.word("rules")?;
    args.done()?;
    let name = match word.to_ascii_lowercase().as_str() {
        "chinese" => "chinese-kgs",
        "japanese" => "japanese",
        "aga" => "aga",
        "new_zealand" => "new-zealand",
        _ => return Err(Failure::Other(format!("Unknown rules '{}'", clip(word)))),
    };
    let rules = kata::parse(name, &context.engine.settings().registry, own_komi(context));
    adopt(context, rules)
}

/// The ruleset's own komi, which KataGo's rules do not set.
fn own_komi(context: &Context) -> Komi {
    context.engine.record().ruleset.rules.komi
}

/// Puts rules in force; a komi that the client chose stays.
fn adopt(context: &mut Context, rules: Result<Rules, KataError>) -> Reply {
    let rules = rules.map_err(|error| Failure::Other(error.to_string()))?;
    let named = named(context, rules);
    context.engine.set_rules(named)?;
    done()
}

/// Rules under the name of the ruleset that they are but for its komi: the present one's if it fits.
pub fn named(context: &Context, rules: Rules) -> NamedRules {
    let same = |row: &Rules| Rules { komi: rules.komi, ..row.clone() } == rules;
    let present = &context.engine.record().ruleset;
    let row = context.engine.settings().registry.iter().find(|row| same(&row.rules));
    match row {
        _ if same(&present.rules) => present.clone(),
        Some(row) => NamedRules { rules, ..row.into() },
        None => NamedRules { name: CUSTOM.to_string(), rules, default_size: present.default_size },
    }
}
