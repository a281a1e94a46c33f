//! Random clicks, legal and illegal: the page's state is that of a GTP session given the same moves.

use liangyi::gtp::{GtpOptions, GtpSession};
use liangyi::page::tabs::TabReply;
use liangyi::show::states::GameState;
use liangyi_core::base::Size;
use liangyi_core::rules::{CATALOGUE, find_line_game};
use liangyi_engine::engine::EngineSettings;
use liangyi_engine::policy::Models;
use rand::rngs::StdRng;
use rand::{RngExt as _, SeedableRng as _};
use serde_json::json;

use crate::page::{Page, shared};

const GAMES: usize = 40;

fn session() -> GtpSession {
    let settings =
        EngineSettings { handicap_by_plays: false, diagram_by_plays: false, ..EngineSettings::new(Models::embedded()) };
    GtpSession::new(settings, GtpOptions::default()).expect("a session")
}

fn said(session: &mut GtpSession, line: &str) -> String {
    session.handle_line(line.as_bytes()).reply
}

fn state(session: &mut GtpSession) -> GameState {
    let reply = said(session, "liangyi-state");
    serde_json::from_str(reply.trim_start_matches("= ").trim()).expect("a state")
}

#[test]
fn the_pages_state_is_that_of_a_gtp_session() {
    let shared = shared();
    let mut random = StdRng::seed_from_u64(46);
    for game in 0..GAMES {
        let page = Page::on(&shared);
        let mut session = session();
        let renju = find_line_game("renju").expect("a line game").name;
        let names: Vec<&str> = CATALOGUE.iter().map(|row| &*row.name).chain([renju]).collect();
        let name = names[game % names.len()];
        let lines = if name == renju { 9 } else { random.random_range(2..=6) };
        page.begin(name, lines);
        said(&mut session, &format!("liangyi-ruleset {name}"));
        said(&mut session, &format!("boardsize {lines}"));
        let size = Size::square(lines).expect("a size");
        for _ in 0..random.random_range(5..60) {
            let color =
                if random.random_bool(0.15) { page.game().state.to_move.opponent() } else { page.game().state.to_move };
            let points: Vec<_> = size.points().collect();
            let mv = match random.random_range(0..20) {
                0 => "pass".to_string(),
                1 | 2 => "virtual".to_string(),
                _ => size.vertex(points[random.random_range(0..points.len())]).to_string(),
            };
            if random.random_bool(0.05) && page.game().state.move_number > 0 {
                let to = page.game().state.move_number - 1;
                page.do_it(json!({"do": "goto", "move_number": to}));
                page.do_it(json!({"do": "play_on"}));
                said(&mut session, "undo");
            }
            let told = page.ask(json!({"do": "play", "color": color, "move": mv}));
            let reply = said(&mut session, &format!("play {} {mv}", color.letter()));
            assert_eq!(
                matches!(told, TabReply::Game(_)),
                reply.starts_with('='),
                "{name}: {color} {mv}: {told:?} {reply}"
            );
            // The page shows the state before the position has been judged, GTP after it.
            let told = GameState { position: None, ..state(&mut session) };
            assert_eq!(GameState { position: None, ..page.game().state }, told, "{name}: {color} {mv}");
        }
    }
}
