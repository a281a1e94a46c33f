//! How many pairs a server keeps, and how much time it costs those who play.

use std::path::Path;
use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};

use liangyi_arena::folder;
use liangyi_arena::place::MatchPlace;
use liangyi_arena::record::GameRecord;
use liangyi_arena::settings::MatchSettings;
use liangyi_arena::store::{GameClaim, KeptGame};

use crate::playing::command;
use crate::server::Server;

/// Plays `pairs` pairs, which take no time but `each`, over as many connections; returns the time it took and how many
/// transactions the server has committed for a pair.
fn play(server: &Server, name: &str, connections: usize, pairs: usize, each: Duration) -> (Duration, f64) {
    let at = tempfile::tempdir().expect("a folder");
    let one = at.path().join("one");
    let options = ["--games", "1", "--out", one.to_str().expect("text")];
    assert!(command([1, 1], &options).output().expect("it runs").status.success());
    let (settings, games) = folder::read(Path::new(&one)).expect("a match");
    let settings = MatchSettings { games: 2 * pairs, ..settings };
    let url = server.url(name, "");
    let run = || {
        let mut settings = settings.clone();
        let (mut store, _) =
            MatchPlace::new(url.clone().into()).open(&mut settings, &Arc::default()).expect("a server");
        store.begin(&settings, &[]).expect("a server");
        loop {
            store.tend().expect("a server");
            match store.claim().expect("a server") {
                GameClaim::Games(numbers) => {
                    thread::sleep(each);
                    let game = |game| KeptGame {
                        record: GameRecord { game, opening: MatchSettings::opening(game), ..games[0].clone() },
                        sgf: "(;)".to_string(),
                    };
                    store.keep(numbers.into_iter().map(game).collect()).expect("a server");
                }
                GameClaim::Wait => thread::sleep(Duration::from_millis(20)),
                GameClaim::Over => break,
            }
        }
    };
    let committed = || {
        // A connection tells its count when it ends, which takes it a moment.
        thread::sleep(Duration::from_secs(1));
        let committed = server.find("SELECT xact_commit FROM pg_stat_database WHERE datname = 'postgres'");
        committed.and_then(|count| count.parse::<f64>().ok()).expect("a count")
    };
    let before = committed();
    let begun = Instant::now();
    thread::scope(|scope| (0..connections).for_each(|_| drop(scope.spawn(run))));
    let took = begun.elapsed();
    let kept = format!("SELECT count(*), count(DISTINCT game) FROM liangyi.game WHERE match = '{name}'");
    assert_eq!(server.find(&kept), Some(format!("{0}|{0}", 2 * pairs)));
    (took, (committed() - before) / pairs as f64)
}

#[test]
fn pairs_are_kept_as_fast_as_thousands_of_machines_need() {
    let server = Server::start();
    let long: Option<usize> = std::env::var("LIANGYI_STORE_PAIRS").ok().and_then(|pairs| pairs.parse().ok());
    let pairs = long.unwrap_or(100);
    let (took, commits) = play(&server, "empty", 8, pairs, Duration::ZERO);
    let took = took.as_secs_f64();
    println!("{:.0} pairs/s with {commits:.2} commits a pair", pairs as f64 / took);
    assert!(long.is_none() || pairs as f64 / took >= 300.0, "{pairs} pairs took {took:.1} s");
    // Each pair is brought by itself, but claimed with others.
    assert!(long.is_none() || commits < 1.5, "{commits:.2} commits a pair");
    if long.is_some() {
        let (took, commits) = play(&server, "seconds", 64, 64 * 20, Duration::from_secs(1));
        let took = took.as_secs_f64();
        println!("efficiency {:.2} at 64 connections with {commits:.2} commits a pair", 20.0 / took);
        assert!(20.0 / took >= 0.9, "pairs of a second took {took:.1} s and not 20");
    }
}
