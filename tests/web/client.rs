//! A server on a port of its own, and what talks to it.

use std::io::{Read, Write};
use std::net::{Ipv4Addr, TcpStream};
use std::ops::Deref;
use std::sync::Arc;
use std::thread::{JoinHandle, sleep, spawn};
use std::time::{Duration, Instant};

use liangyi::page::tabs::{PageAnswer, TabReply, TabsShared};
use liangyi::page::watch::WatchedFolder;
use liangyi::page::web::{Listening, Stopper, WebLimits, WebServer};
use liangyi_engine::engine::EngineSettings;
use liangyi_engine::judge::Effort;
use liangyi_engine::policy::Models;
use serde_json::Value;
use tungstenite::client::{ClientRequestBuilder, client};
use tungstenite::protocol::frame::CloseFrame;
use tungstenite::{Message, WebSocket};

/// The longest wait for what has to come; the machine may be busy.
pub const PATIENCE: Duration = Duration::from_secs(60);

/// Waits until something is so.
pub fn wait(what: &str, mut done: impl FnMut() -> bool) {
    let begun = Instant::now();
    while !done() {
        assert!(begun.elapsed() < PATIENCE, "{what}");
        sleep(Duration::from_millis(5));
    }
}

/// What tabs play with: little.
fn shared() -> Arc<TabsShared> {
    let settings = EngineSettings {
        size: Some("5".parse().expect("a size")),
        playouts: Some(1),
        threads: 2,
        memory: 32 << 20,
        judging: Effort::Cursory,
        ..EngineSettings::new(Models::embedded())
    };
    Arc::new(TabsShared::new(settings).expect("threads"))
}

/// Where a server is reached, and its token.
pub struct Address {
    pub port: u16,
    pub token: String,
}

/// A server that runs.
pub struct Served {
    address: Address,
    pub once: String,
    pub shared: Arc<TabsShared>,
    stopper: Stopper,
    thread: Option<JoinHandle<()>>,
}

impl Served {
    pub fn new(limits: WebLimits) -> Served {
        Served::listening(&Listening::default(), limits)
    }

    pub fn listening(listening: &Listening, limits: WebLimits) -> Served {
        Served::with(listening, limits, None)
    }

    /// One with matches to look on.
    pub fn showing(matches: WatchedFolder, limits: WebLimits) -> Served {
        Served::with(&Listening::default(), limits, Some(matches))
    }

    fn with(listening: &Listening, limits: WebLimits, matches: Option<WatchedFolder>) -> Served {
        let shared = shared();
        let server = WebServer::bind(listening, limits, Arc::clone(&shared), matches).expect("a port");
        let word = |url: String| {
            let (_, word) = url.rsplit_once("/#token=").expect("a token");
            word.trim_end_matches("&matches").to_string()
        };
        let (port, token, once) = (server.port(), word(server.url()), word(server.url_for_once().expect("a word")));
        let stopper = server.stopper();
        let thread = spawn(move || server.run().expect("served"));
        Served { address: Address { port, token }, once, shared, stopper, thread: Some(thread) }
    }
}

impl Deref for Served {
    type Target = Address;

    fn deref(&self) -> &Address {
        &self.address
    }
}

impl Address {
    pub fn connect(&self) -> TcpStream {
        let stream = TcpStream::connect((Ipv4Addr::LOCALHOST, self.port)).expect("a connection");
        stream.set_read_timeout(Some(PATIENCE)).expect("a time");
        stream.set_nodelay(true).expect("no delay");
        stream
    }

    /// The answer to a request of these lines; `PORT` stands for the port.
    pub fn ask(&self, head: &str, body: &str) -> String {
        let mut stream = self.connect();
        let head = head.replace("PORT", &self.port.to_string()).replace('\n', "\r\n");
        // A server that has refused the head may be gone.
        let _ = stream.write_all(format!("{head}\r\nConnection: close\r\n\r\n{body}").as_bytes());
        let mut answer = Vec::new();
        let _ = stream.read_to_end(&mut answer);
        String::from_utf8_lossy(&answer).into_owned()
    }

    /// The status and the cookie that a word is exchanged for.
    pub fn exchange(&self, word: &str) -> (u16, Option<String>) {
        let head = "POST /token HTTP/1.1\nHost: localhost:PORT\nOrigin: http://localhost:PORT\nContent-Length: ";
        let answer = self.ask(&format!("{head}{}", word.len()), word);
        let cookie = answer.lines().find_map(|line| line.strip_prefix("set-cookie: ")?.split(';').next());
        (status(&answer), cookie.map(str::to_string))
    }

    pub fn cookie(&self) -> String {
        self.exchange(&self.token).1.expect("a cookie")
    }

    /// A WebSocket that has said nothing yet.
    pub fn socket(&self, cookie: &str) -> Socket {
        self.socket_at("tab", cookie)
    }

    /// The same at another path.
    pub fn socket_at(&self, path: &str, cookie: &str) -> Socket {
        let uri = format!("ws://127.0.0.1:{}/{path}", self.port).parse().expect("an address");
        let origin = format!("http://127.0.0.1:{}", self.port);
        let request = ClientRequestBuilder::new(uri).with_header("Origin", origin).with_header("Cookie", cookie);
        Socket(client(request, self.connect()).expect("a WebSocket").0)
    }

    /// A page at the tab with this key, or at a new one.
    pub fn page(&self, cookie: &str, key: Option<&str>) -> Page {
        self.try_page(cookie, key).expect("room for a tab")
    }

    /// The same; `None` where the server closes the socket instead.
    pub fn try_page(&self, cookie: &str, key: Option<&str>) -> Option<Page> {
        let mut socket = self.socket(cookie);
        socket.say(&serde_json::json!({ "tab": key }).to_string());
        let welcome: Value = serde_json::from_str(&socket.next().ok()?).expect("JSON");
        let key = welcome["tab"].as_str().expect("a key").to_string();
        let is_found = welcome["found"].as_bool().expect("found or not");
        let mut page = Page { socket, key, is_found, next: 1, rev: 0 };
        page.game();
        Some(page)
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        self.stopper.stop();
        let ended = self.thread.take().is_none_or(|thread| thread.join().is_ok());
        assert!(ended || std::thread::panicking(), "the server has ended");
    }
}

/// The status of an answer; 0 where there is none.
pub fn status(answer: &str) -> u16 {
    answer.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or(0)
}

/// A WebSocket.
pub struct Socket(pub WebSocket<TcpStream>);

impl Socket {
    pub fn say(&mut self, text: &str) {
        self.0.send(Message::text(text)).expect("sent");
    }

    /// The next message; `Err` has the reason why there is none.
    pub fn next(&mut self) -> Result<String, Option<CloseFrame>> {
        loop {
            match self.0.read() {
                Ok(Message::Text(text)) => return Ok(text.to_string()),
                Ok(Message::Close(frame)) => return Err(frame),
                Ok(Message::Binary(_)) => panic!("a message that is no text"),
                Ok(_) => {}
                Err(_) => return Err(None),
            }
        }
    }

    pub fn text(&mut self) -> String {
        self.next().expect("a message")
    }

    /// The code with which the server closes it, after what it has still to say.
    pub fn farewell(&mut self) -> u16 {
        loop {
            if let Err(frame) = self.next() {
                return frame.map_or(0, |frame| frame.code.into());
            }
        }
    }
}

/// A page at its tab.
pub struct Page {
    pub socket: Socket,
    pub key: String,
    pub is_found: bool,
    next: u64,
    rev: u64,
}

impl Page {
    /// The next answer.
    pub fn answer(&mut self) -> PageAnswer {
        let text = self.socket.text();
        let answer: PageAnswer = serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
        assert!(answer.rev >= self.rev, "a revision that is past");
        self.rev = answer.rev;
        answer
    }

    /// The game as the page is told it next.
    pub fn game(&mut self) -> Value {
        loop {
            if let TabReply::Game(game) = self.answer().told {
                return serde_json::to_value(game).expect("JSON");
            }
        }
    }

    /// Asks for something, given as the fields of a request, and returns what is answered.
    pub fn ask(&mut self, wish: &str) -> TabReply {
        let id = self.next;
        self.next += 1;
        self.socket.say(&format!("{{\"id\":{id},{wish}}}"));
        loop {
            let answer = self.answer();
            if answer.re == Some(id) {
                return answer.told;
            }
        }
    }

    /// The rows of the board.
    pub fn rows(&mut self) -> Value {
        self.socket.say(r#"{"id":0,"do":"show"}"#);
        self.game()["state"]["rows"].take()
    }
}
