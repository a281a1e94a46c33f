//! Which hosts and sites requests may come from, the headers of every answer, and the limits of the server.
//!
//! A page of any other site may send requests to this port, and may let its own name lead here (DNS rebinding). So the
//! name by which the browser reached the server must be one of the server's own, and what changes anything or opens a
//! WebSocket must come from the page that the server itself has sent.

use std::time::Duration;

use axum::http::header::{HOST, HeaderName, ORIGIN};
use axum::http::{HeaderMap, HeaderValue, Method, Request, StatusCode};

/// Where the token is given for the cookie.
pub const TOKEN: &str = "/token";

/// Where the WebSocket of a tab is.
pub const TAB: &str = "/tab";

/// Where the WebSocket of a page is that looks on.
pub const WATCH: &str = "/watch";

/// What is allowed to be loaded, and to load this: every answer says so.
const ANSWER_HEADERS: [(&str, &str); 7] = [
    (
        "content-security-policy",
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; connect-src 'self'; \
         base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; \
         trusted-types 'none'",
    ),
    ("x-content-type-options", "nosniff"),
    ("referrer-policy", "no-referrer"),
    ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-resource-policy", "same-origin"),
    ("x-frame-options", "DENY"),
    ("cache-control", "no-store"),
];

/// Adds these headers to an answer.
pub fn add_headers(headers: &mut HeaderMap) {
    for (name, value) in ANSWER_HEADERS {
        headers.insert(HeaderName::from_static(name), HeaderValue::from_static(value));
    }
}

/// The only value of a header field; `None` where it is missing or stands there twice.
fn only<'a>(headers: &'a HeaderMap, name: &HeaderName) -> Option<&'a str> {
    let mut values = headers.get_all(name).iter();
    let value = values.next()?.to_str().ok()?;
    values.next().is_none().then_some(value)
}

/// The names by which the server may be reached, each with its port.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HostNames(Vec<String>);

impl HostNames {
    /// These names, with `port` where they have none of their own.
    pub fn new<'a>(names: impl IntoIterator<Item = &'a str>, port: u16) -> HostNames {
        let with_port = |name: &str| {
            let name = name.to_ascii_lowercase();
            // The colons of an IPv6 address stand in brackets.
            let end = &name[name.rfind(']').map_or(0, |bracket| bracket + 1)..];
            if end.contains(':') { name } else { format!("{name}:{port}") }
        };
        HostNames(names.into_iter().map(with_port).collect())
    }

    /// The first of them.
    pub fn first(&self) -> &str {
        self.0.first().map_or("", String::as_str)
    }

    /// Whether it is one of them. Browsers leave out port 80.
    fn has(&self, host: &str) -> bool {
        let host = host.to_ascii_lowercase();
        self.0.iter().any(|name| *name == host || name.strip_suffix(":80").is_some_and(|bare| bare == host))
    }

    /// Whether a request may pass.
    ///
    /// # Errors
    ///
    /// The status that refuses it.
    pub fn check<B>(&self, request: &Request<B>) -> Result<(), StatusCode> {
        let path = request.uri().path();
        let may_post = path == TOKEN;
        let is_known = match *request.method() {
            Method::GET | Method::HEAD => !may_post,
            Method::POST => may_post,
            _ => false,
        };
        if !is_known {
            return Err(StatusCode::METHOD_NOT_ALLOWED);
        }
        let host = only(request.headers(), &HOST).filter(|host| self.has(host)).ok_or(StatusCode::FORBIDDEN)?;
        // A request that is meant for a proxy names a host in its first line too.
        if request.uri().authority().is_some() {
            return Err(StatusCode::FORBIDDEN);
        }
        let from_page =
            || only(request.headers(), &ORIGIN).and_then(|origin| origin.strip_prefix("http://")) == Some(host);
        if (may_post || path == TAB || path == WATCH) && !from_page() {
            return Err(StatusCode::FORBIDDEN);
        }
        Ok(())
    }
}

/// The most bytes of a message, except for one that opens a record.
pub const MESSAGE_BYTES: usize = 64 << 10;

/// The most bytes of a message that opens a record.
pub const RECORD_BYTES: usize = 24 << 20;

/// The bytes of messages that wait for a page above which nothing that it asks is answered before it reads.
pub const UNREAD_BYTES: usize = 1 << 20;

/// A page is closed where more than that waits, and so many times its longest message.
pub const UNREAD_LONGEST: usize = 4;

/// How many connections there are at once, WebSockets apart; another takes the place of the oldest.
pub const CONNECTIONS: usize = 256;

/// The most bytes of a request's head, and of what is buffered of it.
pub const HEAD_BYTES: usize = 16 << 10;

/// The most header fields of a request.
pub const HEADERS: usize = 64;

/// The limits that tests make smaller.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WebLimits {
    /// How many tabs there are at most.
    pub tabs: usize,
    /// How long a tab without a page is kept.
    pub absence: Duration,
    /// How long the head of a request, the body of one or the first message of a page may take.
    pub head: Duration,
    /// How long a connection may go on that is no WebSocket.
    pub connection: Duration,
    /// How often a page is asked whether it is still there. One that says nothing for twice as long is gone.
    pub ping: Duration,
}

impl Default for WebLimits {
    fn default() -> WebLimits {
        WebLimits {
            tabs: 64,
            absence: Duration::from_secs(15 * 60),
            head: Duration::from_secs(5),
            connection: Duration::from_secs(60),
            ping: Duration::from_secs(20),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_get_the_servers_port_unless_they_have_one() {
        let names = HostNames::new(["127.0.0.1", "[::1]", "Go.Example:9000", "[::2]:7"], 8000);
        assert_eq!(names.0, ["127.0.0.1:8000", "[::1]:8000", "go.example:9000", "[::2]:7"]);
        assert_eq!(names.first(), "127.0.0.1:8000");
        assert!(names.has("GO.example:9000") && !names.has("go.example") && !names.has("127.0.0.1:80"));
        let web = HostNames::new(["localhost"], 80);
        assert!(web.has("localhost") && web.has("localhost:80") && !web.has("localhost:8") && !web.has(""));
    }
}
