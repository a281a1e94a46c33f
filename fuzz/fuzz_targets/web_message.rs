//! Messages of a page to its tab, a line each: every answer is one of the protocol's, no answer says that a bug was
//! met, and the tab still answers after the last of them.
//!
//! What is computed on other threads is waited for by nobody; it ends with the tab.
#![no_main]

use std::sync::mpsc::{Receiver, channel};
use std::sync::{Arc, LazyLock};
use std::time::Duration;

use liangyi::page::tabs::{PageAnswer, Refused, TabHandle, TabReply, TabsShared};
use liangyi_engine::engine::EngineSettings;
use liangyi_engine::judge::Effort;
use liangyi_engine::policy::Models;
use libfuzzer_sys::fuzz_target;

/// What all tabs share.
static SHARED: LazyLock<Arc<TabsShared>> = LazyLock::new(|| {
    let settings = EngineSettings {
        playouts: Some(1),
        threads: 1,
        memory: 1 << 20,
        judging: Effort::Cursory,
        size: liangyi_core::base::Size::square(5),
        ..EngineSettings::new(Models::embedded())
    };
    Arc::new(TabsShared::new(settings).expect("threads"))
});

/// The number of the request that ends an input.
const LAST: u64 = u64::MAX;

/// How long an answer may take that needs no search.
const PATIENCE: Duration = Duration::from_secs(20);

/// Reads answers up to that to the last request.
fn read(answers: &Receiver<String>) {
    loop {
        let text = answers.recv_timeout(PATIENCE).expect("an answer");
        let answer: PageAnswer = serde_json::from_str(&text).expect("an answer of the protocol");
        assert!(!matches!(answer.told, TabReply::Refused { why: Refused::Internal, .. }), "{text}");
        if answer.re == Some(LAST) {
            return;
        }
    }
}

fuzz_target!(|data: &str| {
    let tab = TabHandle::start(&SHARED).expect("a tab");
    let (said, answers) = channel();
    tab.attach(Box::new(move |text| said.send(text).is_ok()));
    for line in data.lines().take(16) {
        tab.send(line.to_string()).expect("room for 16 messages");
    }
    tab.send(format!(r#"{{"id":{LAST},"do":"show"}}"#)).expect("room for another one");
    read(&answers);
});
