//! Random lines: every command answered once and in order, nothing changed by a failure, no fault, memory
//! flat. A program of its own, as other tests in it would need memory too.

mod common;

use liangyi::gtp::{GtpOptions, GtpSession};
use liangyi_core::base::Color;
use liangyi_core::game::Phase;
use liangyi_engine::engine::{Engine, EngineSettings, Snapshot};
use liangyi_engine::policy::Models;

use common::gtp::Client;

/// Random lines, unless `LIANGYI_LINES` says another number.
const LINES: usize = 100_000;
/// Growth of the program's memory that is put up with once it has warmed up, in bytes.
const GROWTH: usize = 96 << 20;

/// Random numbers (splitmix64), the same every time.
struct PlayoutRng(u64);

impl PlayoutRng {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    fn below(&mut self, bound: usize) -> usize {
        (self.next() % bound as u64) as usize
    }

    fn one_in(&mut self, count: usize) -> bool {
        self.below(count) == 0
    }

    fn pick<'a>(&mut self, words: &[&'a str]) -> &'a str {
        words[self.below(words.len())]
    }
}

const COLORS: &[&str] = &["b", "w", "B", "W", "black", "White", "BLACK"];
const WRONG: &[&str] = &[
    "green",
    "-1",
    "0",
    "99999999999999999999999999",
    "1e308",
    "-1e308",
    "NaN",
    "inf",
    "I5",
    "Z99",
    "A0",
    "A",
    "5A",
    "\u{56f4}",
    "%n",
    "{}",
    "{\"ko\":",
    "[]",
    "''",
    "\\",
    "..",
    "/dev/null",
    "D4D4",
    "passs",
    "+3",
    "1.5",
    "\u{0}",
    "a\tb",
];
/// Commands that cost next to nothing, the ones that move stones left out.
const CHEAP: &[&str] = &[
    "protocol_version",
    "name",
    "version",
    "known_command",
    "list_commands",
    "stop",
    "cputime",
    "get_komi",
    "komi",
    "undo",
    "gg-undo",
    "time_settings",
    "time_left",
    "kgs-time_settings",
    "kata-time_settings",
    "kata-list_time_settings",
    "liangyi-rulesets",
    "liangyi-ruleset",
    "kata-get-rules",
    "kata-set-rules",
    "kata-set-rule",
    "liangyi-genmove_virtual",
    "liangyi-bare_pass",
    "liangyi-lenient",
    "set_position",
    "showboard",
    "liangyi-legal",
    "liangyi-explain",
    "liangyi-dead",
    "gogui-interrupt",
    "gogui-play_sequence",
    "gogui-setup",
    "gogui-setup_player",
    "kgs-game_over",
    "fixed_handicap",
    "place_free_handicap",
    "set_free_handicap",
    "boardsize",
    "rectangular_boardsize",
    "clear_board",
    "loadsgf",
    "no_such_command",
    "play",
    "liangyi-play_virtual",
    "play virtual",
    "genmov",
    "kgs-rules",
    "kata-list-params",
    "kata-get-param",
    "kata-set-param",
    "kata-set-param resign_below",
    "kata-set-param wideRootNoise",
    "kata-set-params {\"cpuctExploration\": 2}",
    "kata-get-params",
    "kata-get-models",
    "kata-debug-print-tc",
    "lz-setoption",
    "lz-analyze b allow",
    "kata-analyze b interval",
];
/// Commands that search or judge: rarely, and on small boards.
const DEAR: &[&str] = &[
    "genmove",
    "reg_genmove",
    "debug_moves",
    "kata-search_cancellable",
    "kata-search_debug",
    "kgs-genmove_cleanup",
    "cgos-genmove_analyze",
    "final_score",
    "final_status_list alive",
    "final_status_list dead",
    "final_status_list seki",
    "final_status_list white_territory",
    "liangyi-score",
    "liangyi-score natural area",
    "liangyi-score agreed living-stones",
    "liangyi-score_board",
    "liangyi-compare",
    "liangyi-game",
    "clear_cache",
    "lz-analyze",
    "analyze w 10 minmoves 5",
    "kata-analyze b 10 avoid b A1,A2 3 avoid w pass 1 ownership true rootInfo true",
    "kata-search_analyze w 5 allow w A1,B2,pass 9 movesOwnership true pvVisits true",
    "lz-genmove_analyze",
    "genmove_analyze",
];

fn vertex(dice: &mut PlayoutRng, lines: usize) -> String {
    let column = b"ABCDEFGHJKLMNOPQRSTUV"[dice.below(lines)] as char;
    format!("{column}{}", 1 + dice.below(lines))
}

fn argument(dice: &mut PlayoutRng, lines: usize) -> String {
    match dice.below(12) {
        0..=2 => dice.pick(COLORS).to_string(),
        3..=5 => vertex(dice, lines),
        6 => dice.pick(&["pass", "virtual", "PASS"]).to_string(),
        7 => dice.below(25).to_string(),
        8 => dice
            .pick(&["auto", "none", "on", "off", "agreed", "area", "dead", "byoyomi", "canadian", "absolute"])
            .to_string(),
        9 => dice
            .pick(&[
                "jipingdian",
                "jihuozi",
                "new-ing",
                "chinese",
                "proportional",
                "japanese",
                "jihuozi-simple",
                "tromp-taylor",
            ])
            .to_string(),
        _ => dice.pick(WRONG).to_string(),
    }
}

/// A line without its line feed. `lines` is the size of the board that is most probably set.
fn line(dice: &mut PlayoutRng, lines: usize, dear: bool) -> Vec<u8> {
    let id = match dice.below(4) {
        0 => format!("{} ", dice.next() >> dice.below(64)),
        1 if dice.one_in(50) => format!("{} ", "7".repeat(1 + dice.below(60))),
        _ => String::new(),
    };
    let text = match dice.below(100) {
        0..=54 => format!("{id}play {} {}", dice.pick(COLORS), vertex(dice, lines)),
        55..=58 => format!("{id}play {} {}", dice.pick(COLORS), dice.pick(&["pass", "virtual", "Pass"])),
        59..=62 => format!("{id}undo"),
        63 => format!("{id}clear_board"),
        64 if dice.one_in(2) => format!("{id}rectangular_boardsize {} {}", 2 + dice.below(7), 2 + dice.below(7)),
        64 => format!("{id}boardsize {}", [2, 3, 4, 5, 5, 7, 9, 19, 21][dice.below(9)]),
        65..=87 => {
            let count = dice.below(5);
            let words: Vec<String> = (0..count).map(|_| argument(dice, lines)).collect();
            format!("{id}{} {}", dice.pick(CHEAP), words.join(" "))
        }
        88..=95 => {
            // Bytes: any but a line feed.
            let count = dice.below(60);
            return (0..count).map(|_| dice.next() as u8).filter(|&byte| byte != b'\n').collect();
        }
        _ if dear && dice.one_in(8) => {
            let command = dice.pick(DEAR);
            let color = if command.contains("genmove") { dice.pick(COLORS) } else { "" };
            format!("{id}{command} {color}")
        }
        _ if dice.one_in(2500) => {
            let word = argument(dice, lines);
            format!("{id}{} {}", dice.pick(CHEAP), format!("{word} ").repeat((1 << 20) / (word.len() + 1)))
        }
        _ if dice.one_in(5000) => "x".repeat(1 << 20),
        _ => String::new(),
    };
    let mut bytes = text.into_bytes();
    if dice.one_in(12) {
        bytes.truncate(dice.below(bytes.len() + 1));
    }
    if dice.one_in(20) {
        bytes.extend_from_slice(b"\r");
    }
    if dice.one_in(40) {
        bytes.extend_from_slice(b" # comment");
    }
    bytes
}

/// Whether a line has to be answered and with which id, read in the plainest way.
fn expectation(line: &[u8]) -> Option<String> {
    let kept: Vec<u8> = line
        .iter()
        .map(|&byte| if byte == b'\t' { b' ' } else { byte })
        .filter(|&byte| byte >= 32 && byte != 127)
        .take_while(|&byte| byte != b'#')
        .collect();
    let mut words = kept.split(|&byte| byte == b' ').filter(|word| !word.is_empty());
    let first = words.next()?;
    let is_id = first.iter().all(u8::is_ascii_digit);
    Some(if is_id { String::from_utf8_lossy(first).into_owned() } else { String::new() })
}

/// What a failure must leave as it is.
fn state(engine: &Engine) -> (Snapshot, u128, usize, Color, Option<(Phase, [u32; 2])>) {
    let of_go = engine.go().map(|go| {
        let game = go.game();
        (game.phase(), Color::BOTH.map(|color| game.virtual_stones(color)))
    });
    (engine.snapshot(), engine.board().key(), engine.moves().len(), engine.to_move(), of_go)
}

/// The memory that the process has in use, where the system tells.
fn memory() -> usize {
    let pages = std::fs::read_to_string("/proc/self/statm").unwrap_or_default();
    pages.split(' ').nth(1).and_then(|word| word.parse::<usize>().ok()).unwrap_or(0) * 4096
}

#[test]
fn random_lines() {
    let lines = std::env::var("LIANGYI_LINES").map_or(LINES, |text| text.parse().expect("a number of lines"));
    let mut dice = PlayoutRng(20_260_101);
    let settings = EngineSettings {
        playouts: Some(1),
        memory: 1 << 20,
        resign_below: None,
        ..EngineSettings::new(Models::embedded())
    };
    let mut session = GtpSession::new(settings, GtpOptions { kgs: true, ..GtpOptions::default() }).expect("an engine");
    let (mut answered, mut failed, mut warm) = (0usize, 0usize, 0);
    for number in 0..lines {
        if number == lines / 10 {
            warm = memory();
        }
        let size = session.engine().size().longer_side();
        let line = line(&mut dice, size, size <= 7);
        let before = state(session.engine());
        let reply = session.handle_line(&line).reply;
        let shown = || String::from_utf8_lossy(&line[..line.len().min(200)]).into_owned();
        let Some(id) = expectation(&line) else {
            assert_eq!(reply, "", "{}", shown());
            continue;
        };
        answered += 1;
        let body = reply.strip_suffix("\n\n").unwrap_or_else(|| panic!("{}: unfinished {reply:?}", shown()));
        assert!(!body.contains("\n\n"), "{}: {reply:?}", shown());
        let success = body.starts_with('=');
        assert!(success || body.starts_with('?'), "{}: {reply:?}", shown());
        assert!(body[1..].starts_with(&format!("{id} ")), "{}: {reply:?}", shown());
        assert!(!body.contains("internal error"), "{}: {reply:?}", shown());
        if !success {
            failed += 1;
            assert!(state(session.engine()) == before, "{} changed something and failed: {reply}", shown());
        }
    }
    assert!(
        answered > lines / 2 && failed > lines / 10 && failed < answered * 9 / 10,
        "{answered} answered, {failed} failed"
    );
    assert!(memory() <= warm + GROWTH, "memory grew from {warm} to {}", memory());
}

#[test]
fn random_lines_through_pipes_are_answered_one_by_one() {
    let mut dice = PlayoutRng(7);
    let lines: Vec<Vec<u8>> = (0..20_000).map(|_| line(&mut dice, 5, false)).collect();
    let expected: Vec<String> = lines.iter().filter_map(|line| expectation(line)).collect();
    let mut engine = Client::liangyi(&[]);
    let writer = engine.write_on_a_thread(lines);
    for (number, id) in expected.iter().enumerate() {
        let reply = engine.reply().unwrap_or_else(|| panic!("no reply to command {number}"));
        assert!(reply[1..].starts_with(&format!("{id} ")), "command {number}: {reply}");
    }
    writer.join().expect("all lines are written");
    assert!(engine.finish());
}
