//! The server of `liangyi web` over real sockets: who is let in, what is kept of a page that is cut off, how much of
//! everything there may be, and that no message is without one answer.

mod client;
mod hostile;
mod messages;
mod program;
mod tabs;
