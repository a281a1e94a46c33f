//! The server of `liangyi web`: the files of the page, a WebSocket to each of its tabs ([`crate::tabs`]), and one to
//! each that looks on at matches ([`crate::watch`]), where there are any.
//!
//! It moves bytes and keeps strangers out: it knows nothing of games. Who may do what is decided in `guard` (which
//! site and which host a request comes from), `secrets` (who has the token) and `limits` (how much of everything
//! there is); all requests pass through `routes`. `hub` keeps the tabs of pages that are cut off.

mod assets;
mod farewell;
mod guard;
mod hub;
mod limits;
mod listeners;
mod routes;
mod secrets;
mod server;
mod socket;
mod stop;
#[cfg(test)]
mod typescript;
mod watching;

pub use self::limits::WebLimits;
pub use self::listeners::{BindError, Listening};
pub use self::server::WebServer;
pub use self::stop::Stopper;
