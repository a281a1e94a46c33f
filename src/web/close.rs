//! Why the server closes a WebSocket, as the page hears it, and the end of the server, of which every connection hears.

use axum::extract::ws::{CloseFrame, close_code};
use tokio::sync::watch;

/// Why the server closes a WebSocket.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Farewell {
    /// The program ends.
    Ending,
    /// Another WebSocket has come for the tab.
    TakenOver,
    /// There are as many tabs as there may be, and each has a page.
    NoRoom,
    /// The first message names no tab, or does not come.
    NoTab,
    /// A message is no text.
    NotText,
    /// A message is too long.
    TooLong,
    /// The page does not read what it is sent.
    Unread,
    /// The page says nothing, not even that it is there.
    Silent,
    /// A message is nothing that can be looked at.
    NoLook,
    /// A bug has ended the tab, or the system gives no thread or no random bits.
    Failed,
}

impl Farewell {
    /// All of them.
    #[cfg(test)]
    const ALL: [Farewell; 10] = [
        Farewell::Ending,
        Farewell::TakenOver,
        Farewell::NoRoom,
        Farewell::NoTab,
        Farewell::NotText,
        Farewell::TooLong,
        Farewell::Unread,
        Farewell::Silent,
        Farewell::NoLook,
        Farewell::Failed,
    ];

    /// The code: those from 4000 are this protocol's own, the others the WebSocket's.
    fn code(self) -> u16 {
        match self {
            Farewell::Ending => close_code::AWAY,
            Farewell::TakenOver => 4001,
            Farewell::NoRoom => 4002,
            Farewell::NoTab => 4003,
            Farewell::Unread => 4004,
            Farewell::Silent => 4005,
            Farewell::NoLook => 4006,
            Farewell::NotText => close_code::UNSUPPORTED,
            Farewell::TooLong => close_code::SIZE,
            Farewell::Failed => close_code::ERROR,
        }
    }

    /// Its name.
    fn name(self) -> &'static str {
        match self {
            Farewell::Ending => "ending",
            Farewell::TakenOver => "taken_over",
            Farewell::NoRoom => "no_room",
            Farewell::NoTab => "no_tab",
            Farewell::Unread => "unread",
            Farewell::Silent => "silent",
            Farewell::NoLook => "no_look",
            Farewell::NotText => "not_text",
            Farewell::TooLong => "too_long",
            Farewell::Failed => "failed",
        }
    }

    /// The frame that closes the WebSocket.
    pub fn frame(self) -> CloseFrame {
        CloseFrame { code: self.code(), reason: self.name().into() }
    }
}

/// Stops a server.
#[derive(Clone, Debug)]
pub struct Stopper(watch::Sender<bool>);

impl Stopper {
    /// Of a server that starts.
    pub(super) fn new() -> Stopper {
        Stopper(watch::Sender::new(false))
    }

    /// Pages are told, and the server ends.
    pub fn stop(&self) {
        self.0.send_replace(true);
    }

    pub(super) fn stopped(&self) -> Stopped {
        Stopped(self.0.subscribe())
    }
}

/// Hears of the end.
#[derive(Clone, Debug)]
pub struct Stopped(watch::Receiver<bool>);

impl Stopped {
    /// Waits until the server is stopped, or is gone.
    pub async fn wait(&mut self) {
        let _ = self.0.wait_for(|&stopped| stopped).await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_on_the_protocol_has_each_of_them() {
        let page = include_str!("../../docs/web.md");
        for farewell in Farewell::ALL {
            let row = format!("\n| {} | `{}` | ", farewell.code(), farewell.name());
            assert!(page.contains(&row), "{row}");
        }
    }
}
