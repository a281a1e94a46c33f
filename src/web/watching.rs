//! The WebSocket of a page that looks on at matches: it says what it wants to see, and is told what is new of that.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::{Message, WebSocket};
use tokio::task::spawn_blocking;
use tokio::time::{Instant, MissedTickBehavior, interval, timeout};

use super::farewell::Farewell;
use super::hub::TabHub;
use super::limits::{MESSAGE_BYTES, WebLimits};
use super::socket::bid;
use super::stop::Stopped;
use crate::watch::{MatchHall, Watcher};

/// How often is looked whether there is something new.
const LOOKS: Duration = Duration::from_millis(500);

/// Serves a WebSocket to its end.
pub async fn look_on(
    mut socket: WebSocket,
    hall: Arc<MatchHall>,
    hub: Arc<TabHub>,
    stopped: Stopped,
    limits: WebLimits,
) {
    let farewell = match hub.onlooker() {
        Ok(_seat) => {
            let watching =
                Watching { socket: &mut socket, watcher: Watcher::new(&hall), limits, heard: Instant::now() };
            let Err(farewell) = watching.go_on(stopped).await;
            farewell
        }
        Err(farewell) => Some(farewell),
    };
    bid(socket, farewell).await;
}

/// A page that looks on.
struct Watching<'a> {
    socket: &'a mut WebSocket,
    watcher: Watcher,
    limits: WebLimits,
    /// When the page said something for the last time.
    heard: Instant,
}

impl Watching<'_> {
    /// Until a reason to close the socket, or `None` where it is closed already.
    async fn go_on(mut self, mut stopped: Stopped) -> Result<Infallible, Option<Farewell>> {
        let [mut looks, mut ping] = [LOOKS, self.limits.ping].map(|period| {
            let mut ticks = interval(period);
            ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
            ticks
        });
        loop {
            tokio::select! {
                biased;
                () = stopped.wait() => return Err(Some(Farewell::Ending)),
                message = self.socket.recv() => {
                    if self.hear(message.ok_or(None)?.map_err(|_| None)?)? {
                        self = self.tell().await?;
                    }
                }
                _ = looks.tick() => self = self.tell().await?,
                _ = ping.tick() => self.ping().await?,
            }
        }
    }

    /// Whether the page wants to see something else.
    fn hear(&mut self, message: Message) -> Result<bool, Option<Farewell>> {
        self.heard = Instant::now();
        match message {
            Message::Text(text) if text.len() > MESSAGE_BYTES => Err(Some(Farewell::TooLong)),
            Message::Text(text) => self.watcher.look(&text).map(|()| true).map_err(|_| Some(Farewell::NoLook)),
            Message::Binary(_) => Err(Some(Farewell::NotText)),
            Message::Ping(_) | Message::Pong(_) => Ok(false),
            Message::Close(_) => Err(None),
        }
    }

    /// Tells what is new. Files are read on another thread.
    async fn tell(mut self) -> Result<Self, Option<Farewell>> {
        let mut watcher = self.watcher;
        let read = spawn_blocking(move || {
            let news = watcher.news();
            (watcher, news)
        });
        let (watcher, news) = read.await.map_err(|_| Some(Farewell::Failed))?;
        self.watcher = watcher;
        for text in news {
            self.send(Message::text(&*text)).await?;
        }
        Ok(self)
    }

    async fn send(&mut self, message: Message) -> Result<(), Option<Farewell>> {
        // What the page has not read stands before a farewell too.
        timeout(2 * self.limits.ping, self.socket.send(message)).await.map_err(|_| None)?.map_err(|_| None)
    }

    async fn ping(&mut self) -> Result<(), Option<Farewell>> {
        if self.heard.elapsed() > 2 * self.limits.ping {
            return Err(Some(Farewell::Silent));
        }
        self.send(Message::Ping(Default::default())).await
    }
}
