//! The tabs of all pages. A page that is cut off or loaded again finds its tab for some time.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use tokio::sync::{OwnedSemaphorePermit, Semaphore, oneshot, watch};
use tokio::time::sleep;

use super::close::CloseReason;
use super::guard::WebLimits;
use super::secrets::random_word;
use crate::page::tabs::{Outbox, TabHandle, TabsShared};

/// A tab, and the page that it has.
struct Kept {
    tab: Arc<TabHandle>,
    /// The number of the visit, and what ends it; `None` without a page.
    visit: Option<(u64, oneshot::Sender<CloseReason>)>,
    /// Since when there has been no page, if there is none.
    left: Instant,
}

/// The tabs, by their keys.
#[derive(Default)]
struct Tabs {
    kept: HashMap<String, Kept>,
    /// How many visits there have been.
    visits: u64,
}

/// The tabs of all pages.
pub struct TabHub {
    shared: Arc<TabsShared>,
    limits: WebLimits,
    tabs: Mutex<Tabs>,
    /// How many pages there are, those included that look on at matches.
    pages: watch::Sender<usize>,
    /// The room for those that look on.
    benches: Arc<Semaphore>,
}

/// A page that looks on at matches. Dropping it makes room.
pub struct MatchViewer {
    hub: Arc<TabHub>,
    _seat: OwnedSemaphorePermit,
}

/// A page at its tab. Dropping it leaves the tab, which waits for the page to come back.
pub struct Visit {
    hub: Arc<TabHub>,
    number: u64,
    tab: Arc<TabHandle>,
    /// The key by which the page finds the tab again.
    pub key: String,
    /// Whether the page was there before.
    pub is_found: bool,
    /// Tells that the page has to go.
    pub ended: oneshot::Receiver<CloseReason>,
}

impl TabHub {
    /// No tabs yet.
    pub fn new(shared: Arc<TabsShared>, limits: WebLimits) -> TabHub {
        let benches = Arc::new(Semaphore::new(limits.tabs));
        TabHub { shared, limits, tabs: Mutex::default(), pages: watch::Sender::new(0), benches }
    }

    fn tabs(&self) -> MutexGuard<'_, Tabs> {
        self.tabs.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Brings a page to the tab with this key, or to a new one if there is none. A page that is there has to go.
    ///
    /// # Errors
    ///
    /// There is no room for another tab, or the system gives none.
    pub fn visit(self: &Arc<TabHub>, key: Option<&str>) -> Result<Visit, CloseReason> {
        let tabs = &mut *self.tabs();
        tabs.kept.retain(|_, kept| !kept.tab.is_over());
        let found = key.filter(|key| tabs.kept.contains_key(*key));
        let key = match found {
            Some(key) => key.to_string(),
            None => self.start(tabs)?,
        };
        let (end, ended) = oneshot::channel();
        let kept = tabs.kept.get_mut(&key).ok_or(CloseReason::Failed)?;
        tabs.visits += 1;
        let number = tabs.visits;
        if let Some((_, before)) = kept.visit.replace((number, end)) {
            // It may have gone by itself.
            let _ = before.send(CloseReason::TakenOver);
        }
        self.pages.send_modify(|pages| *pages += 1);
        let (hub, tab, is_found) = (Arc::clone(self), Arc::clone(&kept.tab), found.is_some());
        Ok(Visit { hub, number, tab, key, is_found, ended })
    }

    /// Lets a page look on at matches.
    ///
    /// # Errors
    ///
    /// There is no room for another.
    pub fn viewer(self: &Arc<TabHub>) -> Result<MatchViewer, CloseReason> {
        let seat = Arc::clone(&self.benches).try_acquire_owned().map_err(|_| CloseReason::NoRoom)?;
        self.pages.send_modify(|pages| *pages += 1);
        Ok(MatchViewer { hub: Arc::clone(self), _seat: seat })
    }

    /// Starts a tab and returns its key. Where there is no room, the tab goes whose page has been gone for longest.
    fn start(&self, tabs: &mut Tabs) -> Result<String, CloseReason> {
        if tabs.kept.len() >= self.limits.tabs {
            let absent = tabs.kept.iter().filter(|(_, kept)| kept.visit.is_none());
            let longest = absent.min_by_key(|(_, kept)| kept.left).map(|(key, _)| key.clone());
            tabs.kept.remove(&longest.ok_or(CloseReason::NoRoom)?);
        }
        let failed = |error| {
            log::error!("no tab can be started: {error}");
            CloseReason::Failed
        };
        let key = random_word().map_err(failed)?;
        let tab = Arc::new(TabHandle::start(&self.shared).map_err(failed)?);
        tabs.kept.insert(key.clone(), Kept { tab, visit: None, left: Instant::now() });
        Ok(key)
    }

    /// Frees, from now on, the tabs whose pages do not come back.
    pub async fn forget_the_absent(self: Arc<TabHub>) {
        let absence = self.limits.absence;
        loop {
            sleep((absence / 8).max(Duration::from_millis(10))).await;
            self.tabs().kept.retain(|_, kept| kept.visit.is_some() || kept.left.elapsed() < absence);
        }
    }

    /// Waits until no page is there.
    pub async fn until_nobody_is_there(&self) {
        // The sender is in this hub.
        let _ = self.pages.subscribe().wait_for(|&pages| pages == 0).await;
    }
}

impl Drop for MatchViewer {
    fn drop(&mut self) {
        self.hub.pages.send_modify(|pages| *pages -= 1);
    }
}

impl Visit {
    /// The tab, while the page is at it.
    pub fn tab(&self) -> &TabHandle {
        &self.tab
    }

    /// Lets the tab send to the page, unless another page has come.
    pub fn attach(&self, outbox: Outbox) {
        let tabs = self.hub.tabs();
        if tabs.kept.get(&self.key).is_some_and(|kept| self.is_at(kept)) {
            self.tab.attach(outbox);
        }
    }

    fn is_at(&self, kept: &Kept) -> bool {
        kept.visit.as_ref().is_some_and(|(number, _)| *number == self.number)
    }
}

impl Drop for Visit {
    fn drop(&mut self) {
        let mut tabs = self.hub.tabs();
        if let Some(kept) = tabs.kept.get_mut(&self.key)
            && self.is_at(kept)
        {
            (kept.visit, kept.left) = (None, Instant::now());
            self.tab.detach();
        }
        self.hub.pages.send_modify(|pages| *pages -= 1);
    }
}
