//! Rulesets by name, and rules in KataGo's notation.

use liangyi_core::rules::kata::KataError;
use liangyi_core::rules::{BadRuleset, Komi, LINE_GAMES, NamedRules, Registry, Rules, find_line_game, kata};

use super::{Args, Context, Failure, GoContext, GtpReply, done};
use crate::gtp::args::clip;

pub fn rulesets(context: &mut Context, args: Args) -> GtpReply {
    args.done()?;
    let registry = &context.engine.settings().registry;
    let names: Vec<&str> = registry.names().chain(LINE_GAMES.iter().map(|row| row.name)).collect();
    Ok(names.join("\n"))
}

pub fn ruleset(context: &mut Context, mut args: Args) -> GtpReply {
    if args.is_done() {
        return Ok(context.engine.name().to_string());
    }
    let name = args.rest();
    if let Some(row) = find_line_game(name) {
        context.engine.choose_line_game(row)?;
        return done();
    }
    let ruleset = ruleset_of(&context.engine.settings().registry, name)?;
    context.engine.set_ruleset(ruleset)?;
    done()
}

/// The ruleset of Go called `name`.
pub fn ruleset_of(registry: &Registry, name: &str) -> Result<NamedRules, Failure> {
    let unknown = |reason: BadRuleset| match reason {
        BadRuleset::Unknown(_) => {
            let meant = registry.similar(name).map_or(String::new(), |similar| format!(" (did you mean {similar}?)"));
            Failure::Other(format!("unknown ruleset {}{meant}: liangyi-rulesets lists them", clip(name)))
        }
        BadRuleset::Rules(error) => Failure::Other(error.to_string()),
    };
    registry.resolve(name).map_err(unknown)
}

pub fn kata_get_rules(context: &mut GoContext, args: Args) -> GtpReply {
    args.done()?;
    Ok(kata::to_json(&context.engine.record().terms.ruleset.rules))
}

pub fn kata_set_rules(context: &mut GoContext, mut args: Args) -> GtpReply {
    let text = args.rest();
    if text.is_empty() {
        return Err(Failure::Syntax("rules missing".to_string()));
    }
    let rules = kata::parse(text, &context.engine.settings().registry, own_komi(context));
    adopt(context, rules)
}

pub fn kata_set_rule(context: &mut GoContext, mut args: Args) -> GtpReply {
    let key = args.word("key")?;
    let value = args.word("value")?;
    args.done()?;
    let rules = kata::set(&context.engine.record().terms.ruleset.rules, key, value);
    adopt(context, rules)
}

/// The four rulesets of KGS.
pub fn kgs_rules(context: &mut GoContext, mut args: Args) -> GtpReply {
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
fn own_komi(context: &GoContext) -> Komi {
    context.engine.record().terms.ruleset.rules.komi
}

/// Puts rules in force; a komi that the client chose stays.
fn adopt(context: &mut GoContext, rules: Result<Rules, KataError>) -> GtpReply {
    let rules = rules.map_err(|error| Failure::Other(error.to_string()))?;
    let named = named(context, rules);
    context.engine.set_rules(named)?;
    done()
}

/// Rules under the name of the ruleset that they are but for its komi: the present one's if it fits.
pub fn named(context: &GoContext, rules: Rules) -> NamedRules {
    let present = &context.engine.record().terms.ruleset;
    if present.rules.is_same_but_for_komi(&rules) {
        return present.clone();
    }
    context.engine.settings().registry.named(rules, present.default_size)
}
