//! What the program calls itself.

use liangyi_engine::engine::Engine;

use crate::networks::short_name;

/// The program's version, and after a blank the network that it plays with, if it does. Clients read the number.
pub fn version(engine: &Engine) -> String {
    let number = env!("CARGO_PKG_VERSION");
    let net = engine.go().and_then(|go| go.settings().models.kata.as_ref());
    net.map_or(number.to_string(), |net| format!("{number} {}", short_name(net.network())))
}
