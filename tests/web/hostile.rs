//! Requests of strangers and of pages of other sites, and what each gets.

use std::io::{ErrorKind, Read, Write};
use std::net::{Ipv6Addr, TcpListener, TcpStream};
use std::time::{Duration, Instant};

use liangyi::page::web::{Listening, WebLimits};
use tungstenite::Message;

use crate::client::{PATIENCE, Served, status};

const GET: &str = "GET / HTTP/1.1\nHost: localhost:PORT";

/// What opens a WebSocket, but for who asks.
const UPGRADE: &str = "GET /tab HTTP/1.1\nConnection: upgrade\nUpgrade: websocket\nSec-WebSocket-Version: 13\n\
                       Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==";

#[test]
fn requests_get_what_they_may_have() {
    let served = Served::new(WebLimits::default());
    let long = format!("{GET}\nX: {}", "x".repeat(1 << 20));
    let many = format!("{GET}{}", "\nX: x".repeat(1000));
    let post = |origin: &str| format!("POST /token HTTP/1.1\nHost: localhost:PORT{origin}\nContent-Length: 32");
    let from_page = post("\nOrigin: http://localhost:PORT");
    let (token, other, long_body) = (&*served.token, &*"0".repeat(32), &*"x".repeat(999));
    let rows = [
        (GET, "", 200),
        ("HEAD / HTTP/1.1\nHost: 127.0.0.1:PORT", "", 200),
        ("GET /page.js HTTP/1.1\nHost: [::1]:PORT", "", 200),
        ("GET /page.css HTTP/1.1\nHost: LOCALHOST:PORT", "", 200),
        ("GET /icon.svg?a=b HTTP/1.1\nHost: localhost:PORT", "", 200),
        ("GET /licences HTTP/1.1\nHost: localhost:PORT", "", 200),
        ("GET /tokens HTTP/1.1\nHost: localhost:PORT", "", 404),
        ("GET /../Cargo.toml HTTP/1.1\nHost: localhost:PORT", "", 404),
        ("GET /%2e%2e/Cargo.toml HTTP/1.1\nHost: localhost:PORT", "", 404),
        ("GET //page.js HTTP/1.1\nHost: localhost:PORT", "", 404),
        // Names that lead here, and none.
        ("GET / HTTP/1.1\nHost: attacker.example:PORT", "", 403),
        ("GET / HTTP/1.1\nHost: localhost.attacker.example:PORT", "", 403),
        ("GET / HTTP/1.1\nHost: localhost", "", 403),
        ("GET / HTTP/1.1\nHost: localhost:1", "", 403),
        ("GET / HTTP/1.1\nHost: 127.0.0.1.:PORT", "", 403),
        ("GET / HTTP/1.1\nHost: user@localhost:PORT", "", 403),
        ("GET / HTTP/1.1\nHost: localhost:PORT\nHost: attacker.example", "", 403),
        ("GET / HTTP/1.1\nX-Forwarded-Host: localhost:PORT", "", 403),
        ("GET / HTTP/1.0", "", 403),
        ("GET http://attacker.example/ HTTP/1.1\nHost: localhost:PORT", "", 403),
        ("GET http://localhost:PORT/ HTTP/1.1\nHost: localhost:PORT", "", 403),
        // Methods.
        ("OPTIONS / HTTP/1.1\nHost: localhost:PORT\nOrigin: http://attacker.example", "", 405),
        ("PUT / HTTP/1.1\nHost: localhost:PORT", "", 405),
        ("DELETE /token HTTP/1.1\nHost: localhost:PORT", "", 405),
        ("POST / HTTP/1.1\nHost: localhost:PORT\nOrigin: http://localhost:PORT", "", 405),
        ("GET /token HTTP/1.1\nHost: localhost:PORT", "", 405),
        ("CONNECT localhost:PORT HTTP/1.1\nHost: localhost:PORT", "", 405),
        ("TRACE / HTTP/1.1\nHost: localhost:PORT", "", 405),
        // The token.
        (&from_page, other, 403),
        (&post(""), token, 403),
        (&post("\nOrigin: null"), token, 403),
        (&post("\nOrigin: http://attacker.example"), token, 403),
        (&post("\nOrigin: https://localhost:PORT"), token, 403),
        (&post("\nOrigin: http://127.0.0.1:PORT"), token, 403),
        (&post("\nOrigin: http://localhost:PORT\nOrigin: http://localhost:PORT"), token, 403),
        (&from_page, token, 204),
        (
            "POST /token HTTP/1.1\nHost: localhost:PORT\nOrigin: http://localhost:PORT\nContent-Length: 999",
            long_body,
            413,
        ),
        // What is no request, or too long for one.
        ("GET /", "", 400),
        ("\u{16}\u{3}\u{1}", "", 400),
        (&long, "", 431),
        (&many, "", 431),
    ];
    for (head, body, wanted) in rows {
        let answer = served.ask(head, body);
        let shown: String = head.chars().take(200).collect();
        assert_eq!(status(&answer), wanted, "{shown}\n{answer}");
        assert!(!answer.to_ascii_lowercase().contains("access-control-"), "{answer}");
        // A head that cannot be read is refused before it comes to the site.
        if ![400, 431].contains(&wanted) {
            for header in [
                "content-security-policy: default-src 'none'; script-src 'self'; ",
                "require-trusted-types-for 'script'; trusted-types 'none'",
                "x-content-type-options: nosniff",
                "referrer-policy: no-referrer",
                "cross-origin-opener-policy: same-origin",
                "cross-origin-resource-policy: same-origin",
                "frame-ancestors 'none'",
            ] {
                assert!(answer.contains(header), "{header} for {shown}\n{answer}");
            }
        }
    }
}

#[test]
fn a_page_without_the_token_is_told_whether_it_has_the_cookie() {
    let served = Served::new(WebLimits::default());
    let cookie = served.cookie();
    let head = "POST /token HTTP/1.1\nHost: localhost:PORT\nOrigin: http://localhost:PORT\nContent-Length: 0";
    let asked = |cookie: &str| status(&served.ask(&format!("{head}\nCookie: {cookie}"), ""));
    assert_eq!([asked(&cookie), asked(&cookie[..cookie.len() - 1]), asked("")], [204, 403, 403]);
    let elsewhere = head.replace("Origin: http://localhost", "Origin: http://attacker.example");
    assert_eq!(status(&served.ask(&format!("{elsewhere}\nCookie: {cookie}"), "")), 403);
    // The cookie is no token.
    let (_, value) = cookie.split_once('=').expect("a cookie");
    assert_eq!(served.exchange(value), (403, None));
}

#[test]
fn a_websocket_is_for_its_own_page_with_the_cookie() {
    let served = Served::new(WebLimits::default());
    let cookie = served.cookie();
    let (name, value) = cookie.split_once('=').expect("a cookie");
    let zeros = "0".repeat(32);
    let rows = [
        ("localhost:PORT", "\nOrigin: http://localhost:PORT", cookie.clone(), 101),
        ("127.0.0.1:PORT", "\nOrigin: http://127.0.0.1:PORT", format!("a=b; {cookie}; c=d"), 101),
        ("localhost:PORT", "", cookie.clone(), 403),
        ("localhost:PORT", "\nOrigin: null", cookie.clone(), 403),
        ("localhost:PORT", "\nOrigin: http://attacker.example", cookie.clone(), 403),
        ("localhost:PORT", "\nOrigin: http://localhost:1", cookie.clone(), 403),
        ("localhost:PORT", "\nOrigin: http://127.0.0.1:PORT", cookie.clone(), 403),
        ("localhost:PORT", "\nOrigin: http://localhost:PORT.attacker.example", cookie.clone(), 403),
        ("attacker.example:PORT", "\nOrigin: http://attacker.example:PORT", cookie.clone(), 403),
        ("localhost:PORT", "\nOrigin: http://localhost:PORT", String::new(), 401),
        ("localhost:PORT", "\nOrigin: http://localhost:PORT", format!("{name}={zeros}"), 401),
        ("localhost:PORT", "\nOrigin: http://localhost:PORT", format!("{name}={}", served.token), 401),
        ("localhost:PORT", "\nOrigin: http://localhost:PORT", format!("{name}={}", &value[1..]), 401),
        ("localhost:PORT", "\nOrigin: http://localhost:PORT", format!("other={value}"), 401),
    ];
    for (host, origin, cookie, wanted) in rows {
        let mut stream = served.connect();
        let head = format!("{UPGRADE}\nHost: {host}{origin}\nCookie: {cookie}\n\n");
        let head = head.replace("PORT", &served.port.to_string()).replace('\n', "\r\n");
        stream.write_all(head.as_bytes()).expect("sent");
        let mut answer = [0; 12];
        stream.read_exact(&mut answer).expect("an answer");
        assert_eq!(status(&String::from_utf8_lossy(&answer)), wanted, "{head}");
    }
}

#[test]
fn the_cookie_is_kept_from_scripts_and_from_other_sites() {
    let served = Served::new(WebLimits::default());
    let head = "POST /token HTTP/1.1\nHost: localhost:PORT\nOrigin: http://localhost:PORT\nContent-Length: 32";
    let answer = served.ask(head, &served.token);
    assert!(answer.contains("; HttpOnly; SameSite=Strict; Path=/\r\n"), "{answer}");
    assert!(!answer.contains(&served.token), "{answer}");
    // The word in the list of processes opens the page once.
    assert_eq!([served.exchange(&served.once).0, served.exchange(&served.once).0], [204, 403]);
    assert_eq!(served.exchange(&served.token).0, 204);
}

/// What another program takes at one of the two addresses is not half taken.
#[test]
fn a_port_is_taken_at_both_addresses_or_at_none() {
    let served = Served::new(WebLimits::default());
    let has_v6 = TcpListener::bind((Ipv6Addr::LOCALHOST, 0)).is_ok();
    assert_eq!(TcpStream::connect((Ipv6Addr::LOCALHOST, served.port)).is_ok(), has_v6);
}

#[test]
fn further_names_are_those_that_are_given() {
    let names = vec!["go.example".to_string(), "localhost:9000".to_string()];
    let served = Served::listening(&Listening { names, ..Listening::default() }, WebLimits::default());
    for (host, wanted) in [
        ("go.example:PORT", 200),
        ("localhost:9000", 200),
        ("localhost:PORT", 200),
        ("go.example", 403),
        ("go.example:9000", 403),
    ] {
        let answer = served.ask(&format!("GET / HTTP/1.1\nHost: {host}"), "");
        assert_eq!(status(&answer), wanted, "{host}");
    }
}

/// A connection that says nothing, half of a head or half of a body is closed.
#[test]
fn who_is_slow_loses_the_connection() {
    let limits = WebLimits { head: Duration::from_millis(200), ..WebLimits::default() };
    let served = Served::new(limits);
    let body = "POST /token HTTP/1.1\nHost: localhost:PORT\nOrigin: http://localhost:PORT\nContent-Length: 32\n\n123";
    for (text, wanted) in [("", 0), ("GET / HTTP/1.1\nHost: loc", 0), (body, 408)] {
        let mut stream = served.connect();
        let text = text.replace("PORT", &served.port.to_string()).replace('\n', "\r\n");
        stream.write_all(text.as_bytes()).expect("sent");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("the end, not the end of the patience");
        assert!([wanted, 408].contains(&status(&answer)), "{text}: {answer}");
    }
    let mut silent = served.socket(&served.cookie());
    assert_eq!(silent.farewell(), 4003, "a page that names no tab");
}

/// Whoever reaches the port opens connections that say nothing, begin a request, or have had an answer: the page is
/// answered at once all the same, and is not closed for them.
#[test]
fn strangers_do_not_keep_new_pages_out() {
    let served = Served::new(WebLimits { head: PATIENCE, connection: PATIENCE, ..WebLimits::default() });
    let cookie = served.cookie();
    let mut first = served.page(&cookie, None);
    let whole = "GET /icon.svg HTTP/1.1\r\nHost: localhost:PORT\r\n\r\n".replace("PORT", &served.port.to_string());
    for said in ["", "GET / HTTP/1.1\r\nHost: loc", &whole] {
        let strangers: Vec<TcpStream> = (0..300)
            .map(|_| {
                let mut stream = served.connect();
                stream.write_all(said.as_bytes()).expect("sent");
                stream
            })
            .collect();
        let begun = Instant::now();
        assert_eq!(status(&served.ask(GET, "")), 200, "{said}");
        let mut page = served.page(&cookie, None);
        assert_eq!(page.rows()[0], ".....");
        assert!(begun.elapsed() < PATIENCE / 2, "{said}: {:?}", begun.elapsed());
        // The oldest have lost their places to the newer ones, and only they.
        let mut ends = strangers.iter().map(|stream| {
            stream.set_nonblocking(true).expect("no wait");
            let mut rest = [0; 64 << 10];
            loop {
                match (&mut &*stream).read(&mut rest) {
                    Ok(0) => break true,
                    Ok(_) => {}
                    Err(error) => break error.kind() != ErrorKind::WouldBlock,
                }
            }
        });
        assert!(
            ends.next().is_some_and(|is_over| is_over) && !ends.next_back().is_some_and(|is_over| is_over),
            "{said}"
        );
    }
    assert_eq!(first.rows()[0], ".....", "a page that was there stays");
}

/// A connection that has had its answer and asks nothing more is closed.
#[test]
fn who_is_idle_loses_the_connection() {
    let served = Served::new(WebLimits { head: Duration::from_millis(200), ..WebLimits::default() });
    let mut stream = served.connect();
    write!(stream, "GET /icon.svg HTTP/1.1\r\nHost: localhost:{}\r\n\r\n", served.port).expect("sent");
    let begun = Instant::now();
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).expect("the end, not the end of the patience");
    assert!(answer.starts_with(b"HTTP/1.1 200"));
    assert!(begun.elapsed() < WebLimits::default().connection / 2, "{:?}", begun.elapsed());
}

#[test]
fn the_first_message_names_a_tab() {
    let served = Served::new(WebLimits::default());
    let cookie = served.cookie();
    for wrong in ["", "{}", r#"{"id":1,"do":"show"}"#, r#"{"tab":null,"x":1}"#, &"x".repeat(100_000)] {
        let mut socket = served.socket(&cookie);
        socket.say(wrong);
        assert_eq!(socket.farewell(), 4003, "{wrong:.40}");
    }
    let mut socket = served.socket(&cookie);
    socket.0.send(Message::binary(&b"{\"tab\":null}"[..])).expect("sent");
    assert_eq!(socket.farewell(), 4003);
}
