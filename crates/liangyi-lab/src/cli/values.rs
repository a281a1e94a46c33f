//! Values of options that several commands read, and the flag that Ctrl-C sets.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use liangyi_core::base::{BadSize, Size};
use liangyi_core::rules::{BadRuleset, NamedRules, Registry};

use super::error::INTERRUPTED;

/// Reads a board.
pub fn size(text: &str) -> Result<Size, String> {
    text.parse().map_err(|bad: BadSize| bad.to_string())
}

/// Reads a ruleset: a name of the catalogue, or KataGo's words.
pub fn ruleset(text: &str) -> Result<NamedRules, String> {
    Registry::new().resolve(text).map_err(|error| match error {
        BadRuleset::Unknown(name) => format!("unknown ruleset '{name}'; `liangyi rules` lists the rulesets"),
        BadRuleset::Rules(error) => error.to_string(),
    })
}

/// A flag that the first Ctrl-C sets from now on; the next one ends the program at once. Systems without signals end it
/// at the first.
pub fn interrupt() -> Arc<AtomicBool> {
    let pressed = Arc::default();
    #[cfg(unix)]
    {
        use signal_hook::consts::SIGINT;
        use signal_hook::flag;

        // The shutdown comes first: it looks at what the signal before has set.
        let registered = flag::register_conditional_shutdown(SIGINT, INTERRUPTED.into(), Arc::clone(&pressed))
            .and_then(|_| flag::register(SIGINT, Arc::clone(&pressed)));
        if let Err(error) = registered {
            log::warn!("Ctrl-C will end the program at once: {error}");
        }
    }
    pressed
}
