//! Why the server closes a WebSocket, as the page hears it, and the end of the server, of which every connection hears.

use axum::extract::ws::{CloseFrame, close_code};
use tokio::sync::watch;

/// Why the server closes a WebSocket.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CloseReason {
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

impl CloseReason {
    /// All of them.
    #[cfg(test)]
    const ALL: [CloseReason; 10] = [
        CloseReason::Ending,
        CloseReason::TakenOver,
        CloseReason::NoRoom,
        CloseReason::NoTab,
        CloseReason::NotText,
        CloseReason::TooLong,
        CloseReason::Unread,
        CloseReason::Silent,
        CloseReason::NoLook,
        CloseReason::Failed,
    ];

    /// The code: those from 4000 are this protocol's own, the others the WebSocket's.
    fn code(self) -> u16 {
        match self {
            CloseReason::Ending => close_code::AWAY,
            CloseReason::TakenOver => 4001,
            CloseReason::NoRoom => 4002,
            CloseReason::NoTab => 4003,
            CloseReason::Unread => 4004,
            CloseReason::Silent => 4005,
            CloseReason::NoLook => 4006,
            CloseReason::NotText => close_code::UNSUPPORTED,
            CloseReason::TooLong => close_code::SIZE,
            CloseReason::Failed => close_code::ERROR,
        }
    }

    /// Its name.
    fn name(self) -> &'static str {
        match self {
            CloseReason::Ending => "ending",
            CloseReason::TakenOver => "taken_over",
            CloseReason::NoRoom => "no_room",
            CloseReason::NoTab => "no_tab",
            CloseReason::Unread => "unread",
            CloseReason::Silent => "silent",
            CloseReason::NoLook => "no_look",
            CloseReason::NotText => "not_text",
            CloseReason::TooLong => "too_long",
            CloseReason::Failed => "failed",
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
        let page = include_str!("../../../docs/web.md");
        for reason in CloseReason::ALL {
            let row = format!("\n| {} | `{}` | ", reason.code(), reason.name());
            assert!(page.contains(&row), "{row}");
        }
    }
}
