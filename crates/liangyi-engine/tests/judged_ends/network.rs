//! Judgement with a network: a random one, which knows nothing, and the one that KaTrain carries.

use std::fs::File;
use std::path::Path;
use std::sync::{Arc, OnceLock};

use liangyi_core::base::{Color, Size};
use liangyi_core::board::Board;
use liangyi_core::game::Game;
use liangyi_core::rules::Rules;
use liangyi_engine::judge::{Certainty, Effort, Opinion, judge, why};
use liangyi_engine::policy::{KataNet, Models};
use liangyi_net::model::Network;
use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use super::ends::End;
use super::random_network::{BlockShape, Shape, random_network};
use super::{all_ends, dead_by, score_by};

/// Where `tools/test` puts the network that KaTrain carries.
const KATRAIN: &str = "target/networks/b10c384h6nbttflrs.bin.gz";

fn with(network: Network) -> Arc<Models> {
    Arc::new(Models { kata: Some(Arc::new(KataNet::new(network))), ..Models::clone(Models::embedded()) })
}

/// Models with a small random network.
pub fn random() -> &'static Arc<Models> {
    static RANDOM: OnceLock<Arc<Models>> = OnceLock::new();
    RANDOM.get_or_init(|| {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(5);
        let blocks = vec![BlockShape::Ordinary { middle: 6 }, BlockShape::Pooling { middle: 5, pooled: 4 }];
        with(random_network(&mut rng, &Shape::with_blocks(10, 6, blocks)))
    })
}

pub fn katrain() -> &'static Arc<Models> {
    static KATRAINS: OnceLock<Arc<Models>> = OnceLock::new();
    KATRAINS.get_or_init(|| {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(KATRAIN);
        let file = File::open(&path).unwrap_or_else(|error| {
            panic!("{KATRAIN}: {error}; `liangyi net get --dir target/networks` brings KaTrain's network there")
        });
        with(Network::read(file).unwrap_or_else(|error| panic!("{KATRAIN}: {error}")))
    })
}

fn game(picture: &str, rules: Rules) -> Game {
    Game::from_setup(Board::from_picture(picture).expect("a board"), rules, Color::Black).expect("a position")
}

/// White's corner has two eyes of one point each, and lives unconditionally.
const ALIVE: &str = "
    . . . . . . .
    . . . . . . .
    . . X X X X X
    . . X O O O O
    . . X O . O O
    . . X O O O .
    . . X O O O O";

#[test]
fn what_is_proved_overrules_a_network() {
    let game = game(ALIVE, Rules::CHINESE);
    let judged = judge(&game, random(), 1, Effort::Thorough);
    assert_eq!(judged.opinion, Opinion::Network);
    let white = game.board().stones(Color::White);
    assert!(white.without(&judged.proved).is_empty() && !white.intersects(&judged.dead));
    assert_eq!(judged.confidence(&white), 1.0);
}

#[test]
fn a_board_of_a_size_that_no_network_has_learnt_is_judged_by_playouts() {
    let picture = ". . . . .\n. X X X X\n. X O O O\n. X O . O\n. X O O .";
    let game = game(picture, Rules::CHINESE);
    let [with, without] = [random(), Models::embedded()].map(|models| judge(&game, models, 1, Effort::Quick));
    assert_eq!([with.opinion, without.opinion], [Opinion::PlayoutsForSize, Opinion::Playouts]);
    assert_eq!(with.dead, without.dead);
    assert!(Size::square(5).expect("a size").points().all(|point| with.ownership[point] == without.ownership[point]));
}

#[test]
fn why_says_what_a_network_thinks() {
    let game = game(ALIVE, Rules::CHINESE);
    let point = game.size().parse_vertex("D4").expect("a point");
    let asked = |models| why(&game, models, 1, point).expect("a stone");
    assert_eq!(asked(Models::embedded()).network, None);
    let why = asked(random());
    assert!(why.begun.iter().all(|begun| !begun.captured && begun.certainty == Certainty::Proved));
    let [black, white] = why.network.expect("a network's word");
    assert!(black.abs() <= 1.0 && white.abs() <= 1.0 && (black, white) != (0.0, 0.0));
}

/// Small boards, of which an evaluation costs little.
fn small_ends() -> Vec<End> {
    all_ends().into_iter().filter(|end| end.board.size().area() <= 81 && end.board.size().height() >= 7).collect()
}

#[test]
fn katrains_network_judges_ends_of_small_boards_as_people_and_another_program_did() {
    let mut judged = 0;
    for end in small_ends() {
        for game in end.own_games() {
            if let Some(mut expected) = end.dead.clone() {
                expected.sort();
                assert_eq!(dead_by(katrain(), &game), expected, "{}", end.name);
                judged += 1;
            }
            if let Some(expected) = &end.result {
                let found = score_by(katrain(), &game).result();
                assert_eq!(found.strip_suffix(".0").unwrap_or(&found), expected, "{}", end.name);
                judged += 1;
            }
        }
    }
    assert_eq!(judged, 13);
}
