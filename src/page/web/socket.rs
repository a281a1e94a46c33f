//! The WebSockets of pages: of one at its tab, with messages in both directions until one of them ends, and of one that
//! looks on at matches, which says what it wants to see and is told what is new of that.

use std::borrow::Cow;
use std::convert::Infallible;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use axum::extract::ws::{Message, Utf8Bytes, WebSocket};
use serde::{Deserialize, Serialize};
use tokio::sync::mpsc::{UnboundedReceiver, unbounded_channel};
use tokio::task::spawn_blocking;
use tokio::time::{Instant, MissedTickBehavior, interval, sleep, timeout};

use super::close::{CloseReason, Stopped};
use super::guard::{MESSAGE_BYTES, UNREAD_BYTES, UNREAD_LONGEST, WebLimits};
use super::hub::{TabHub, Visit};
use crate::page::watch::{WatchViewer, WatchedFolder};

/// How long a message waits before a tab that has too many is offered it again.
const RETRY: Duration = Duration::from_millis(20);

/// How long a page may take to answer that it has heard why it is closed.
const HEARD: Duration = Duration::from_secs(1);

/// The first message of a page.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Hello {
    /// The key of the tab; `null` for a new one.
    #[serde(deserialize_with = "Option::deserialize")]
    tab: Option<String>,
}

/// The answer to it.
#[derive(Serialize)]
struct Welcome<'a> {
    /// The key of the tab.
    tab: &'a str,
    /// Whether it is the one that was asked for.
    found: bool,
    /// Whether there are matches to look on.
    matches: bool,
}

/// What a long message is looked at for.
#[derive(Deserialize)]
struct Verb<'a> {
    #[serde(borrow, rename = "do")]
    verb: Cow<'a, str>,
}

/// Whether a message may be so long.
fn is_within_bounds(text: &str) -> bool {
    text.len() <= MESSAGE_BYTES || serde_json::from_str::<Verb<'_>>(text).is_ok_and(|message| message.verb == "open")
}

/// Serves a WebSocket to its end.
pub async fn live(mut socket: WebSocket, hub: Arc<TabHub>, has_matches: bool, stopped: Stopped, limits: WebLimits) {
    let Err(reason) = serve(&mut socket, &hub, has_matches, stopped, limits).await;
    close(socket, reason).await;
}

/// Says why the socket is closed; `None` where it is closed already.
async fn close(mut socket: WebSocket, reason: Option<CloseReason>) {
    if let Some(reason) = reason {
        let close = Message::Close(Some(reason.frame()));
        // What is still under way is read: a connection that is dropped with something unread loses the last message.
        let _ = timeout(HEARD, async {
            if socket.send(close).await.is_ok() {
                while socket.recv().await.is_some_and(|message| message.is_ok()) {}
            }
        })
        .await;
    }
}

/// Serves a WebSocket until a reason to close it, or `None` where it is closed already.
async fn serve(
    socket: &mut WebSocket,
    hub: &Arc<TabHub>,
    has_matches: bool,
    stopped: Stopped,
    limits: WebLimits,
) -> Result<Infallible, Option<CloseReason>> {
    let key = hello(socket, limits).await?;
    let visit = hub.visit(key.as_deref())?;
    let welcome = serde_json::to_string(&Welcome { tab: &visit.key, found: visit.is_found, matches: has_matches });
    socket.send(Message::text(welcome.map_err(|_| CloseReason::Failed)?)).await.map_err(|_| None)?;
    let (outgoing, received) = unbounded_channel();
    let unread = Arc::new(Unread::default());
    let counted = Arc::clone(&unread);
    visit.attach(Box::new(move |text: String| counted.takes(text.len()) && outgoing.send(text).is_ok()));
    Connection { socket, visit, received, unread, limits, held: None, heard: Instant::now() }.go_on(stopped).await
}

/// The messages that wait for a page.
#[derive(Default)]
struct Unread {
    bytes: AtomicUsize,
    /// The bytes of the longest message so far: one may be as long as the game is.
    longest: AtomicUsize,
}

impl Unread {
    /// Counts a message that is to wait; whether it may.
    fn takes(&self, bytes: usize) -> bool {
        let longest = self.longest.fetch_max(bytes, Ordering::Relaxed).max(bytes);
        self.bytes.fetch_add(bytes, Ordering::Relaxed) <= UNREAD_BYTES + UNREAD_LONGEST * longest
    }

    fn sent(&self, bytes: usize) {
        self.bytes.fetch_sub(bytes, Ordering::Relaxed);
    }

    /// Whether so much waits that the page is answered nothing else before it has read some of it.
    fn is_much(&self) -> bool {
        self.bytes.load(Ordering::Relaxed) > UNREAD_BYTES
    }
}

/// The key in the first message.
async fn hello(socket: &mut WebSocket, limits: WebLimits) -> Result<Option<String>, Option<CloseReason>> {
    let first = async {
        loop {
            match socket.recv().await {
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                first => break first,
            }
        }
    };
    match timeout(limits.head, first).await {
        Ok(Some(Ok(Message::Text(text)))) if text.len() <= MESSAGE_BYTES => {
            Ok(serde_json::from_str::<Hello>(&text).map_err(|_| CloseReason::NoTab)?.tab)
        }
        Ok(None | Some(Err(_) | Ok(Message::Close(_)))) => Err(None),
        Ok(Some(Ok(_))) | Err(_) => Err(Some(CloseReason::NoTab)),
    }
}

/// A page and its tab that talk.
struct Connection<'a> {
    socket: &'a mut WebSocket,
    visit: Visit,
    /// What the tab says.
    received: UnboundedReceiver<String>,
    /// What of it waits.
    unread: Arc<Unread>,
    limits: WebLimits,
    /// A message for which the tab has had no room, or whose answer would have to wait behind too much; none is read
    /// until it has been handed over.
    held: Option<Utf8Bytes>,
    /// When the page said something for the last time.
    heard: Instant,
}

impl Connection<'_> {
    async fn go_on(mut self, mut stopped: Stopped) -> Result<Infallible, Option<CloseReason>> {
        let mut ping = interval(self.limits.ping);
        ping.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            tokio::select! {
                biased;
                reason = &mut self.visit.ended => return Err(Some(reason.unwrap_or(CloseReason::Ending))),
                () = stopped.wait() => return Err(Some(CloseReason::Ending)),
                said = self.received.recv() => self.say(said.ok_or_else(|| self.left_by_the_tab())?).await?,
                message = self.socket.recv(), if self.held.is_none() => {
                    self.hear(message.ok_or(None)?.map_err(|_| None)?)?;
                }
                () = sleep(RETRY), if self.held.is_some() => self.hand_over(),
                _ = ping.tick() => self.ping().await?,
            }
        }
    }

    /// Why the tab says nothing more: it has found that the page does not read, or a bug has ended it.
    fn left_by_the_tab(&self) -> CloseReason {
        if self.visit.tab().is_over() { CloseReason::Failed } else { CloseReason::Unread }
    }

    async fn say(&mut self, text: String) -> Result<(), Option<CloseReason>> {
        let bytes = text.len();
        self.send(Message::text(text)).await?;
        self.unread.sent(bytes);
        Ok(())
    }

    async fn send(&mut self, message: Message) -> Result<(), Option<CloseReason>> {
        match timeout(2 * self.limits.ping, self.socket.send(message)).await {
            Ok(sent) => sent.map_err(|_| None),
            // What the page has not read stands before the last message too.
            Err(_) => Err(None),
        }
    }

    fn hear(&mut self, message: Message) -> Result<(), Option<CloseReason>> {
        self.heard = Instant::now();
        match message {
            Message::Text(text) if is_within_bounds(&text) => {
                self.held = Some(text);
                self.hand_over();
                Ok(())
            }
            Message::Text(_) => Err(Some(CloseReason::TooLong)),
            Message::Binary(_) => Err(Some(CloseReason::NotText)),
            Message::Ping(_) | Message::Pong(_) => Ok(()),
            Message::Close(_) => Err(None),
        }
    }

    /// Gives the tab the message that is held, if there is room for it and for what is answered.
    fn hand_over(&mut self) {
        if let Some(text) = &self.held
            && !self.unread.is_much()
            && self.visit.tab().send(text.as_str().to_string()).is_ok()
        {
            self.held = None;
        }
    }

    async fn ping(&mut self) -> Result<(), Option<CloseReason>> {
        if self.held.is_none() && self.heard.elapsed() > 2 * self.limits.ping {
            return Err(Some(CloseReason::Silent));
        }
        self.send(Message::Ping(Default::default())).await
    }
}

/// How often is looked whether there is something new.
const LOOKS: Duration = Duration::from_millis(500);

/// Serves a WebSocket to its end.
pub async fn look_on(
    mut socket: WebSocket,
    matches: Arc<WatchedFolder>,
    hub: Arc<TabHub>,
    stopped: Stopped,
    limits: WebLimits,
) {
    let reason = match hub.viewer() {
        Ok(_seat) => {
            let watching =
                Watching { socket: &mut socket, watcher: WatchViewer::new(&matches), limits, heard: Instant::now() };
            let Err(reason) = watching.go_on(stopped).await;
            reason
        }
        Err(reason) => Some(reason),
    };
    close(socket, reason).await;
}

/// A page that looks on.
struct Watching<'a> {
    socket: &'a mut WebSocket,
    watcher: WatchViewer,
    limits: WebLimits,
    /// When the page said something for the last time.
    heard: Instant,
}

impl Watching<'_> {
    /// Until a reason to close the socket, or `None` where it is closed already.
    async fn go_on(mut self, mut stopped: Stopped) -> Result<Infallible, Option<CloseReason>> {
        let [mut looks, mut ping] = [LOOKS, self.limits.ping].map(|period| {
            let mut ticks = interval(period);
            ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
            ticks
        });
        loop {
            tokio::select! {
                biased;
                () = stopped.wait() => return Err(Some(CloseReason::Ending)),
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
    fn hear(&mut self, message: Message) -> Result<bool, Option<CloseReason>> {
        self.heard = Instant::now();
        match message {
            Message::Text(text) if text.len() > MESSAGE_BYTES => Err(Some(CloseReason::TooLong)),
            Message::Text(text) => self.watcher.look(&text).map(|()| true).map_err(|_| Some(CloseReason::NoLook)),
            Message::Binary(_) => Err(Some(CloseReason::NotText)),
            Message::Ping(_) | Message::Pong(_) => Ok(false),
            Message::Close(_) => Err(None),
        }
    }

    /// Tells what is new. Files are read on another thread.
    async fn tell(mut self) -> Result<Self, Option<CloseReason>> {
        let mut watcher = self.watcher;
        let read = spawn_blocking(move || {
            let news = watcher.news();
            (watcher, news)
        });
        let (watcher, news) = read.await.map_err(|_| Some(CloseReason::Failed))?;
        self.watcher = watcher;
        for text in news {
            self.send(Message::text(&*text)).await?;
        }
        Ok(self)
    }

    async fn send(&mut self, message: Message) -> Result<(), Option<CloseReason>> {
        // What the page has not read stands before the last message too.
        timeout(2 * self.limits.ping, self.socket.send(message)).await.map_err(|_| None)?.map_err(|_| None)
    }

    async fn ping(&mut self) -> Result<(), Option<CloseReason>> {
        if self.heard.elapsed() > 2 * self.limits.ping {
            return Err(Some(CloseReason::Silent));
        }
        self.send(Message::Ping(Default::default())).await
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_message_that_opens_a_record_may_be_long() {
        let long = "x".repeat(MESSAGE_BYTES);
        let message = |verb: &str, field: &str| format!(r#"{{"id":1,"do":"{verb}","{field}":"{long}"}}"#);
        assert!(is_within_bounds(&message("open", "sgf")) && is_within_bounds(&message("\\u006fpen", "sgf")));
        assert!(!is_within_bounds(&message("play", "move")) && !is_within_bounds(&message("play", "do")));
        assert!(is_within_bounds(&long) && !is_within_bounds(&(long.clone() + "x")));
        assert!(!is_within_bounds(&(message("open", "sgf") + "x")));
    }

    #[test]
    fn the_first_message_names_a_tab_or_none() {
        let key = |text| serde_json::from_str::<Hello>(text).map(|hello| hello.tab);
        assert_eq!(key(r#"{"tab":null}"#).unwrap(), None);
        assert_eq!(key(r#"{"tab":"a"}"#).unwrap().as_deref(), Some("a"));
        for wrong in ["{}", "null", r#"{"tab":1}"#, r#"{"tab":null,"id":1}"#, r#"{"tab":null} x"#] {
            assert!(key(wrong).is_err(), "{wrong}");
        }
    }
}
