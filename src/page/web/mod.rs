//! The server of `liangyi web`: the files of the page, a WebSocket to each of its tabs ([`crate::page::tabs`]), and one
//! to each that looks on at matches ([`crate::page::watch`]), where there are any.
//!
//! It moves bytes and keeps strangers out: it knows nothing of games. Who may do what is decided in `guard` (which
//! site and which host a request comes from, and how much of everything there is) and `secrets` (who has the token);
//! all requests pass through `routes`. `connections` holds those of strangers within a number. `hub` keeps the tabs of
//! pages that are cut off.

mod close;
mod connections;
mod guard;
mod hub;
mod routes;
mod secrets;
mod server;
mod socket;
#[cfg(test)]
mod typescript;

pub use self::close::Stopper;
pub use self::guard::WebLimits;
pub use self::server::{BindError, Listening, WebServer};
