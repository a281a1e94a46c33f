//! The answers to requests: the files of the page as they were built, the cookie for the token, the WebSocket.

use std::sync::Arc;

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::{Request, State};
use axum::http::header::{ALLOW, CONTENT_TYPE, COOKIE, SET_COOKIE};
use axum::http::{HeaderMap, StatusCode, Uri};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{IntoResponse as _, Response};
use axum::routing::{get, post};
use tokio::time::timeout;

use super::close::Stopped;
use super::guard::{HostNames, MESSAGE_BYTES, RECORD_BYTES, TAB, TOKEN, WATCH, WebLimits, add_headers};
use super::hub::TabHub;
use super::secrets::Secrets;
use super::socket::{live, look_on};
use crate::page::watch::WatchedFolder;
use crate::show::words::notices;

/// Where the notices of third parties are.
const LICENCES: &str = "/licences";

/// The most bytes of a token that are read.
const TOKEN_BYTES: usize = 256;

/// What every request is answered from.
pub struct Site {
    pub hosts: HostNames,
    pub secrets: Secrets,
    /// Browsers send a cookie to every port of its host, so its name has the port.
    pub cookie_name: String,
    pub hub: Arc<TabHub>,
    /// The matches that can be looked on, if there are any.
    pub matches: Option<Arc<WatchedFolder>>,
    pub limits: WebLimits,
    /// Tells that the server ends.
    pub stopped: Stopped,
}

impl Site {
    /// Whether a request has the cookie.
    fn knows(&self, headers: &HeaderMap) -> bool {
        let lines = headers.get_all(COOKIE).iter().filter_map(|line| line.to_str().ok());
        let pairs = lines.flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='));
        pairs.filter(|(name, _)| *name == self.cookie_name).any(|(_, value)| self.secrets.is_cookie(value.as_bytes()))
    }
}

/// All paths.
pub fn router(site: &Arc<Site>) -> Router {
    Router::new()
        .route(TOKEN, post(exchange))
        .route(TAB, get(tab))
        .route(WATCH, get(watch))
        .route(LICENCES, get(licences))
        .fallback(file)
        .layer(from_fn_with_state(Arc::clone(site), guarded))
        .with_state(Arc::clone(site))
}

/// Lets a request pass that may, and gives every answer the headers that all have.
async fn guarded(State(site): State<Arc<Site>>, request: Request, next: Next) -> Response {
    let mut response = match site.hosts.check(&request) {
        Ok(()) => next.run(request).await,
        Err(status) => status.into_response(),
    };
    if response.status() == StatusCode::METHOD_NOT_ALLOWED {
        response.headers_mut().insert(ALLOW, axum::http::HeaderValue::from_static("GET, HEAD"));
    }
    add_headers(response.headers_mut());
    response
}

/// The cookie for the token. Without a token the answer says whether the browser has the cookie.
async fn exchange(State(site): State<Arc<Site>>, headers: HeaderMap, body: Body) -> Response {
    let Ok(read) = timeout(site.limits.head, to_bytes(body, TOKEN_BYTES)).await else {
        return StatusCode::REQUEST_TIMEOUT.into_response();
    };
    let Ok(offered) = read else { return StatusCode::PAYLOAD_TOO_LARGE.into_response() };
    match site.secrets.cookie_for(offered.trim_ascii()) {
        None if offered.is_empty() && site.knows(&headers) => StatusCode::NO_CONTENT.into_response(),
        Some(value) => {
            let cookie = format!("{}={value}; HttpOnly; SameSite=Strict; Path=/", site.cookie_name);
            (StatusCode::NO_CONTENT, [(SET_COOKIE, cookie)]).into_response()
        }
        None => StatusCode::FORBIDDEN.into_response(),
    }
}

/// The WebSocket of a tab.
async fn tab(
    State(site): State<Arc<Site>>,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Response {
    if !site.knows(&headers) {
        return StatusCode::UNAUTHORIZED.into_response();
    }
    let upgrade = match upgrade {
        Ok(upgrade) => upgrade,
        Err(rejection) => return rejection.into_response(),
    };
    let (hub, stopped, limits) = (Arc::clone(&site.hub), site.stopped.clone(), site.limits);
    let has_matches = site.matches.is_some();
    upgrade
        .max_message_size(RECORD_BYTES)
        .max_frame_size(RECORD_BYTES)
        // A message is written at once, however long it is.
        .write_buffer_size(0)
        .max_write_buffer_size(2 * RECORD_BYTES + MESSAGE_BYTES)
        .on_upgrade(move |socket| live(socket, hub, has_matches, stopped, limits))
}

/// The WebSocket of a page that looks on; there is none where there are no matches.
async fn watch(
    State(site): State<Arc<Site>>,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Response {
    let Some(matches) = site.matches.clone() else { return StatusCode::NOT_FOUND.into_response() };
    if !site.knows(&headers) {
        return StatusCode::UNAUTHORIZED.into_response();
    }
    let upgrade = match upgrade {
        Ok(upgrade) => upgrade,
        Err(rejection) => return rejection.into_response(),
    };
    let (hub, stopped, limits) = (Arc::clone(&site.hub), site.stopped.clone(), site.limits);
    upgrade
        .max_message_size(MESSAGE_BYTES)
        .max_frame_size(MESSAGE_BYTES)
        .write_buffer_size(0)
        .on_upgrade(move |socket| look_on(socket, matches, hub, stopped, limits))
}

/// The notices of third parties, to which the settings of the page have a link.
async fn licences() -> Response {
    ([(CONTENT_TYPE, "text/plain; charset=utf-8")], notices()).into_response()
}

/// A file of the page.
async fn file(uri: Uri) -> Response {
    match asset(uri.path()) {
        Some(asset) => ([(CONTENT_TYPE, asset.media_type)], asset.bytes).into_response(),
        None => StatusCode::NOT_FOUND.into_response(),
    }
}

/// A file of the page.
#[derive(Debug)]
pub struct Asset {
    /// The path by which it is asked for.
    pub path: &'static str,
    /// What it is.
    pub media_type: &'static str,
    /// Its bytes.
    pub bytes: &'static [u8],
}

const ASSETS: [Asset; 4] = [
    Asset { path: "/", media_type: "text/html; charset=utf-8", bytes: include_bytes!("../../../web/dist/index.html") },
    Asset {
        path: "/page.js",
        media_type: "text/javascript; charset=utf-8",
        bytes: include_bytes!("../../../web/dist/page.js"),
    },
    Asset {
        path: "/page.css",
        media_type: "text/css; charset=utf-8",
        bytes: include_bytes!("../../../web/dist/page.css"),
    },
    Asset { path: "/icon.svg", media_type: "image/svg+xml", bytes: include_bytes!("../../../web/dist/icon.svg") },
];

/// The file at a path.
pub fn asset(path: &str) -> Option<&'static Asset> {
    ASSETS.iter().find(|asset| asset.path == path)
}
