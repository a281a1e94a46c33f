//! Tabs: found again after a cut, as many as there may be, freed once nobody comes back.

use std::sync::Arc;
use std::thread::scope;
use std::time::Duration;

use liangyi::page::tabs::TabReply;
use liangyi::page::web::WebLimits;

use crate::client::{Served, wait};

const BLACK: &str = r#""do":"play","color":"black","move":"C3""#;

#[test]
fn a_page_that_is_cut_off_finds_its_tab() {
    let served = Served::new(WebLimits::default());
    let cookie = served.cookie();
    let mut page = served.page(&cookie, None);
    assert!(!page.is_found && page.key.len() == 32);
    assert!(matches!(page.ask(BLACK), TabReply::Game(_)));
    let (key, rows) = (page.key.clone(), page.rows());
    assert_eq!(rows[2], "..X..");
    drop(page);
    let mut again = served.page(&cookie, Some(&key));
    assert!(again.is_found && again.key == key);
    assert_eq!(again.rows(), rows);
    // Closed properly, as by a page that is loaded again.
    again.socket.0.close(None).expect("closed");
    let mut loaded = served.page(&cookie, Some(&key));
    assert_eq!((loaded.is_found, loaded.rows()), (true, rows));
    // A key that is none is no reason to fail: the page offers what it has kept.
    for unknown in ["", "0", &"0".repeat(32), &"x".repeat(10_000)] {
        let mut other = served.page(&cookie, Some(unknown));
        assert!(!other.is_found && other.key != unknown && other.key.len() == 32);
        assert_eq!(other.rows()[2], ".....");
    }
}

#[test]
fn a_second_page_at_a_tab_takes_it_over() {
    let served = Served::new(WebLimits::default());
    let cookie = served.cookie();
    let mut first = served.page(&cookie, None);
    let key = first.key.clone();
    let mut second = served.page(&cookie, Some(&key));
    assert_eq!(first.socket.farewell(), 4001);
    assert!(second.is_found && matches!(second.ask(BLACK), TabReply::Game(_)));
    // The first one's end leaves the second one where it is.
    drop(first);
    assert_eq!(second.rows()[2], "..X..");
}

#[test]
fn there_are_64_tabs_at_most_and_those_without_a_page_make_room() {
    let served = Served::new(WebLimits::default());
    let cookie = served.cookie();
    let mut pages: Vec<_> = (0..64).map(|_| served.page(&cookie, None)).collect();
    let refused = |served: &Served| {
        let mut socket = served.socket(&cookie);
        socket.say(r#"{"tab":null}"#);
        socket.farewell()
    };
    assert_eq!(refused(&served), 4002);
    let (gone, stays) = (pages.remove(0), pages.remove(0));
    let keys = [gone.key.clone(), stays.key.clone()];
    drop(gone);
    // The server may hear of the end after the next page has come.
    let mut new = None;
    wait("the tab that is left makes room", || {
        new = served.try_page(&cookie, None);
        new.is_some()
    });
    drop(stays);
    let back = served.page(&cookie, Some(&keys[1]));
    assert!(back.is_found, "who comes back needs no room");
    assert_eq!(refused(&served), 4002);
    assert!(!new.is_some_and(|page| page.is_found || page.key == keys[0]));
    assert!(pages.iter_mut().all(|page| page.rows()[0] == "....."));
}

#[test]
fn fifty_tabs_play_at_once() {
    let served = Served::new(WebLimits::default());
    let cookie = served.cookie();
    scope(|scope| {
        for number in 0..50 {
            let (served, cookie) = (&served, &cookie);
            scope.spawn(move || {
                let mut page = served.page(cookie, None);
                let column = ["A", "B", "C", "D", "E"][number % 5];
                for row in 1..=5 {
                    let color = ["black", "white"][row % 2];
                    let play = format!(r#""do":"play","color":"{color}","move":"{column}{row}""#);
                    assert!(matches!(page.ask(&play), TabReply::Game(_)));
                }
                let wanted: String = (0..5).map(|at| if at == number % 5 { 'O' } else { '.' }).collect();
                assert_eq!(page.rows()[0], wanted);
                page.key
            });
        }
    });
}

/// Every tab has a share of what all tabs have, from its start to the end of its thread.
#[test]
fn a_tab_to_which_nobody_comes_back_is_freed() {
    let served = Served::new(WebLimits { absence: Duration::from_secs(1), ..WebLimits::default() });
    let cookie = served.cookie();
    let before = Arc::strong_count(&served.shared);
    let mut pages: Vec<_> = (0..10).map(|_| served.page(&cookie, None)).collect();
    assert!(Arc::strong_count(&served.shared) >= before + 10);
    let key = pages[0].key.clone();
    let mut stays = pages.pop().expect("a page");
    pages.clear();
    wait("the tabs end", || Arc::strong_count(&served.shared) <= before + 1);
    assert_eq!(stays.rows()[0], ".....");
    assert!(!served.page(&cookie, Some(&key)).is_found);
}
