//! A page as a test has it: it sends requests and waits for their answers.

use std::cell::{Cell, RefCell};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::Duration;

use liangyi::page::tabs::{PageAnswer, Refused, TabGame, TabHandle, TabReply, TabsShared};
use liangyi_engine::engine::EngineSettings;
use liangyi_engine::policy::Models;
use serde_json::{Value, json};

/// Longer than anything takes here, on a loaded machine too.
const PATIENCE: Duration = Duration::from_secs(120);

/// What all tabs of a test share: one thread, quick moves.
pub fn shared() -> Arc<TabsShared> {
    let settings = EngineSettings { playouts: Some(40), memory: 32 << 20, ..EngineSettings::new(Models::embedded()) };
    Arc::new(TabsShared::new(settings).expect("a thread"))
}

pub struct Page {
    tab: TabHandle,
    answers: Receiver<String>,
    next: Cell<u64>,
    /// Where the game stood in the last message about it.
    game: RefCell<TabGame>,
    rev: Cell<u64>,
    /// What came without being asked for.
    pub unasked: RefCell<Vec<TabReply>>,
}

impl Page {
    pub fn new() -> Page {
        Page::on(&shared())
    }

    pub fn on(shared: &Arc<TabsShared>) -> Page {
        let tab = TabHandle::start(shared).expect("a thread");
        let answers = attached(&tab);
        let first = parsed(&answers.recv_timeout(PATIENCE).expect("the game"));
        let TabReply::Game(game) = first.told else { panic!("{first:?}") };
        let [next, rev] = [1, first.rev].map(Cell::new);
        Page { tab, answers, next, game: RefCell::new(*game), rev, unasked: RefCell::default() }
    }

    /// The page is cut off, and comes back.
    pub fn reconnect(&mut self) {
        self.tab.detach();
        self.answers = attached(&self.tab);
        self.receive(None);
    }

    /// The same, and comes back after a while.
    pub fn reconnect_after(&mut self, time: Duration) {
        self.tab.detach();
        thread::sleep(time);
        self.reconnect();
    }

    /// Where the game stands, as far as the page knows.
    pub fn game(&self) -> TabGame {
        self.game.borrow().clone()
    }

    /// The revision of that.
    pub fn rev(&self) -> u64 {
        self.rev.get()
    }

    /// Sends a request and gives its answer.
    pub fn ask(&self, request: Value) -> TabReply {
        self.receive(Some(self.send(request)))
    }

    /// Sends a request and gives its number.
    pub fn send(&self, mut request: Value) -> u64 {
        let id = self.next.replace(self.next.get() + 1);
        request["id"] = id.into();
        self.tab.send(request.to_string()).expect("few messages wait");
        id
    }

    /// Sends a text that may be no request.
    pub fn ask_raw(&self, text: &str, re: Option<u64>) -> TabReply {
        self.tab.send(text.to_string()).expect("the page waits for answers");
        self.receive(re)
    }

    /// The next message that answers `re`.
    fn receive(&self, re: Option<u64>) -> TabReply {
        loop {
            let text = self.answers.recv_timeout(PATIENCE).expect("an answer");
            let PageAnswer { re: answered, rev, told } = parsed(&text);
            if let TabReply::Game(game) | TabReply::Refused { game, .. } = &told {
                *self.game.borrow_mut() = TabGame::clone(game);
                self.rev.set(rev);
            }
            if answered == re {
                return told;
            }
            self.unasked.borrow_mut().push(told);
        }
    }

    /// Waits until the game is as wanted.
    pub fn wait_for(&self, wanted: impl Fn(&TabGame) -> bool) -> TabGame {
        while !wanted(&self.game()) {
            self.receive(None);
        }
        self.game()
    }

    /// Waits until something comes that was not asked for and is as wanted; what came before is looked at first.
    pub fn wait_until(&self, wanted: impl Fn(&TabReply) -> bool) {
        let is_there = self.unasked.take().iter().any(&wanted);
        while !is_there && !wanted(&self.receive(None)) {}
    }

    /// Asks for a change that is made.
    pub fn do_it(&self, request: Value) -> TabGame {
        match self.ask(request.clone()) {
            TabReply::Game(game) => *game,
            told => panic!("{request}: {told:?}"),
        }
    }

    /// Asks for what is refused.
    pub fn refused(&self, request: Value) -> Refused {
        match self.ask(request.clone()) {
            TabReply::Refused { why, .. } => why,
            told => panic!("{request}: {told:?}"),
        }
    }

    /// Begins a game of two persons.
    pub fn begin(&self, ruleset: &str, lines: u32) -> TabGame {
        let persons = json!([{"by": "person"}, {"by": "person"}]);
        self.do_it(json!({"do": "new", "ruleset": ruleset, "width": lines, "height": lines, "seats": persons}))
    }

    /// Makes moves written as `b C3 w virtual`.
    pub fn play(&self, moves: &str) -> TabGame {
        let words: Vec<&str> = moves.split_whitespace().collect();
        for pair in words.chunks(2) {
            let color = if pair[0] == "b" { "black" } else { "white" };
            self.do_it(json!({"do": "play", "color": color, "move": pair[1]}));
        }
        self.game()
    }
}

fn attached(tab: &TabHandle) -> Receiver<String> {
    let (send, answers) = channel();
    tab.attach(Box::new(move |text| send.send(text).is_ok()));
    answers
}

fn parsed(text: &str) -> PageAnswer {
    serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}: {text}"))
}
