//! Boards that are not square: sizes as text, symmetries, handicap, the playout board, whole games, judgement,
//! pictures.

use std::collections::BTreeSet;
use std::sync::atomic::AtomicBool;

use liangyi::show::draw::Heading;
use liangyi::show::draw::picture::svg;
use liangyi::show::words::English;
use liangyi_core::base::{Color, Point, PointSet, Size};
use liangyi_core::board::Board;
use liangyi_core::game::Game;
use liangyi_core::rules::{CATALOGUE, Repetition, Rules, find};
use liangyi_core::score::makeup::make_up;
use liangyi_core::score::{End, Method, ResultUnit, score, score_settled};
use liangyi_core::sgf;
use liangyi_engine::judge::{Effort, Judgement, judge};
use liangyi_engine::player::{MoveRequest, Options, Player, PlayerAction};
use liangyi_engine::playout::cell::{self, stone};
use liangyi_engine::playout::{Gammas, PlayoutBoard, PlayoutPolicy, PlayoutRng, PlayoutScore, play_out};
use liangyi_engine::policy::Models;
use liangyi_engine::search::SearchLimits;

const SIZES: [(u32, u32); 9] = [(2, 3), (3, 2), (2, 21), (21, 2), (5, 4), (5, 7), (9, 13), (13, 9), (20, 6)];

/// Black and White live, White's stone on B2 does not, and column E is shared.
const DIVIDED: &str = "
    . X X X . O O O .
    X X X X . O O O O
    . . . X . O O O .
    . O . X . O O O O
    . . . X . O O O .";

fn judged(game: &Game) -> Judgement {
    judge(game, Models::embedded(), 1, Effort::Thorough)
}

fn size(width: u32, height: u32) -> Size {
    Size::new(width, height).expect("a size")
}

fn rules_of(name: &str) -> Rules {
    find(name).expect("a ruleset").rules.clone()
}

fn divided(name: &str) -> Game {
    Game::from_setup(Board::from_picture(DIVIDED).expect("a board"), rules_of(name), Color::Black).expect("a position")
}

#[test]
fn a_size_is_read_as_it_is_written_and_json_has_square_ones_as_numbers() {
    for (width, height) in SIZES {
        let size = size(width, height);
        assert_eq!((size.to_string(), size.to_string().parse()), (format!("{width}x{height}"), Ok(size)));
        let json = serde_json::to_string(&size).expect("JSON");
        assert_eq!(json, format!("\"{width}x{height}\""));
        assert_eq!(serde_json::from_str::<Size>(&json).expect("a size"), size);
    }
    let nine = Size::square(9).expect("a size");
    assert_eq!(["9", "9x9", "9X9"].map(|text| text.parse::<Size>()), [Ok(nine); 3]);
    assert_eq!(serde_json::to_string(&nine).expect("JSON"), "9");
    assert_eq!(serde_json::from_str::<Size>("9").expect("a size"), nine);
    for text in ["", "x", "9x", "x9", "1", "1x9", "22", "9x22", "+9", "-9", "9x9x9", "9 9", "99999999999"] {
        assert!(text.parse::<Size>().is_err(), "{text}");
    }
    assert!(serde_json::from_str::<Size>("22").is_err());
}

#[test]
fn symmetries_are_different_and_keep_neighbours() {
    for (width, height) in SIZES.into_iter().chain([(2, 2), (9, 9)]) {
        let size = size(width, height);
        assert_eq!(size.symmetries(), if width == height { 8 } else { 4 });
        let image = |way: usize| -> Vec<Point> { size.points().map(|point| size.transformed(point, way)).collect() };
        let images: BTreeSet<Vec<Point>> = (0..size.symmetries()).map(image).collect();
        assert_eq!(images.len(), size.symmetries(), "{size}");
        for way in 0..size.symmetries() {
            assert_eq!(image(way).into_iter().collect::<PointSet>(), PointSet::full(size), "{size}");
            for point in size.points() {
                let turned: PointSet = size.neighbours(point).map(|next| size.transformed(next, way)).collect();
                assert_eq!(turned, size.neighbours(size.transformed(point, way)).collect(), "{size}");
            }
        }
    }
}

#[test]
fn fixed_handicap_takes_the_star_lines_of_each_side() {
    let points = |width, height, stones| -> Option<String> {
        let size = size(width, height);
        let points = size.fixed_handicap(stones)?;
        Some(points.into_iter().map(|point| size.vertex(point).to_string()).collect::<Vec<_>>().join(" "))
    };
    assert_eq!(points(9, 13, 9).as_deref(), Some("C4 G10 C10 G4 C7 G7 E4 E10 E7"));
    assert_eq!(points(13, 9, 5).as_deref(), Some("D3 K7 D7 K3 G5"));
    // The side with fewer stones decides: 7 lines and even sides have four, fewer than 7 lines none.
    for (width, height, most) in [(19, 7, 4), (9, 8, 4), (8, 19, 4), (6, 19, 0), (19, 5, 0), (9, 19, 9)] {
        assert_eq!(points(width, height, most).is_some(), most > 0, "{width}x{height}");
        assert_eq!(points(width, height, most + 2), None, "{width}x{height}");
    }
}

/// Random moves, suicides among them: stones, liberties, suicide and ko are what the board makes of them.
#[test]
fn the_playout_board_has_the_stones_and_liberties_of_the_board() {
    let mut kos = 0;
    for (width, height) in SIZES {
        let size = size(width, height);
        let points: Vec<Point> = size.points().collect();
        let mut dice = PlayoutRng::new(u64::from(width * 100 + height), 0);
        for _ in 0..40 {
            let mut board = Board::new(size);
            let mut field = PlayoutBoard::<8>::new(&board);
            for _ in 0..4 * size.area() {
                let (point, color) = (points[dice.below(points.len())], Color::BOTH[dice.below(2)]);
                if board.at(point).is_some() {
                    continue;
                }
                let suicide = !board.removed_by(color, point).suicide.is_empty();
                assert_eq!(field.is_suicide(color, point.index()), suicide, "{color} {}\n{board}", size.vertex(point));
                let taken = board.place(color, point);
                field.play(color, point.index());
                let chain = board.chain(point);
                let lone = taken.captured.len() == 1 && chain.len() == 1 && board.liberties(&chain).len() == 1;
                let ko = taken.captured.first().filter(|_| lone);
                kos += usize::from(lone);
                assert_eq!(field.empty_count(), board.empty().len());
                for &point in &points {
                    let at = point.index();
                    assert_eq!(field.is_ko(color.opponent(), at), ko == Some(point), "{board}");
                    assert_eq!(field.at(at), board.at(point).map_or(cell::EMPTY, stone), "{board}");
                    if board.at(point).is_some() {
                        let chain = board.chain(point);
                        let known = (field.chain_len(field.chain(at)), field.liberty_count(field.chain(at)));
                        assert_eq!(known, (chain.len(), board.liberties(&chain).len()), "{board}");
                    }
                }
            }
        }
    }
    assert!(kos > 50, "only {kos} kos were taken");
}

#[test]
fn a_heavy_playout_makes_legal_moves_and_is_counted_as_its_board() {
    for (width, height) in SIZES {
        let size = size(width, height);
        let game = Game::new(size, rules_of("tromp-taylor"));
        let payoff = PlayoutScore::new(&game);
        for seed in 0..20 {
            let (mut field, mut trace) = (PlayoutBoard::<8>::of_game(&game, Gammas::embedded(game.size())), Vec::new());
            play_out(&mut field, PlayoutPolicy::Learnt, Color::Black, &mut PlayoutRng::new(seed, 0), &mut trace);
            let mut board = Board::new(size);
            for mv in &trace {
                let point = size.points().find(|point| point.index() == mv.point()).expect("a point of the board");
                assert!(board.at(point).is_none() && board.place(mv.color(), point).suicide.is_empty(), "{board}");
            }
            for point in size.points() {
                assert_eq!(field.at(point.index()), board.at(point).map_or(cell::EMPTY, stone), "{board}");
            }
            let ended = Game::from_setup(board, game.rules().clone(), Color::Black).expect("a position");
            let counted = score(&ended, ended.rules(), End::Natural, None, &PointSet::EMPTY).margin;
            // Where both sides were cut off in the midst of kos, nobody's points are no eyes.
            if trace.len() < 3 * size.area()
                && field.empties().all(|point| liangyi_engine::playout::owner(&field, point).is_some())
            {
                assert_eq!(f64::from(payoff.margin(&field, 0.0)), counted.to_f64(), "{board}");
            }
        }
    }
}

#[test]
fn every_ruleset_is_played_to_its_end_counted_and_stored() {
    for row in CATALOGUE {
        for (width, height) in [(5, 7), (2, 3)] {
            let mut game = Game::new(size(width, height), row.rules.clone());
            let virtual_moves = row.rules.virtual_moves;
            let mut player =
                Player::new(Options { virtual_moves, memory: 16 << 20, ..Options::new(Models::embedded()) });
            let limits = SearchLimits { playouts: Some(40), ..SearchLimits::default() };
            while !game.is_over() && game.move_number() < 300 {
                let color = game.to_move();
                let choice =
                    player.choose(&game, &MoveRequest::new(color, limits, &AtomicBool::new(false)), &mut |_| {});
                let PlayerAction::Move(mv) = choice.action else { break };
                game.play(color, mv).expect("a legal move");
            }
            // Where a simple ko is all that may not be repeated, captures on the smallest boards can go round for ever.
            let may_cycle = row.rules.repetition == Repetition::Simple && size(width, height).area() < 10;
            assert!(game.move_number() < 300 || may_cycle, "{} on {}\n{}", row.name, game.size(), game.board());
            let settlement = judged(&game).settlement();
            let margin = score_settled(&game, game.rules(), End::Agreed, None, &settlement).margin.to_f64();
            assert!(margin.abs() <= 300.0, "{}: {margin}", row.name);
            let record = sgf::load(&sgf::write(&game, &sgf::Info::default()), None).expect("its own file");
            let read = record.game(game.rules().clone()).expect("legal moves");
            assert_eq!((read.size(), read.board()), (game.size(), game.board()), "{}", row.name);
            assert_eq!(read.moves().collect::<Vec<_>>(), game.moves().collect::<Vec<_>>(), "{}", row.name);
        }
    }
}

#[test]
fn a_dead_stone_is_judged_dead_and_the_rest_counted() {
    for (name, margin) in [("chinese", -7.5), ("tromp-taylor", -7.5)] {
        let game = divided(name);
        let judged = judged(&game);
        let dead: Vec<String> = judged.dead.iter().map(|point| game.size().vertex(point).to_string()).collect();
        assert_eq!(dead, ["B2"], "{name}");
        let settled = score_settled(&game, game.rules(), End::Agreed, None, &judged.settlement());
        assert_eq!(settled.margin.to_f64(), margin, "{name}");
    }
}

#[test]
fn a_picture_has_the_boards_width_and_height() {
    let game = divided("jipingdian");
    let settlement = judged(&game).settlement();
    let made = make_up(&game, game.rules(), End::Agreed, Some(Method::Area), &settlement);
    let picture = svg(&game, &made, &Heading { title: "a heading", details: &[] }, ResultUnit::Own, English);
    // Nine columns and five rows, 26 apart.
    assert!(picture.contains(r#"<rect x="23" y="23" width="234" height="130" fill"#), "{picture}");
    assert!(picture.contains(r#"<path d="M36 36H244M36 62H244M36 88H244M36 114H244M36 140H244M36 36V140M62 36V140"#));
    // The last row's stone of Black on D1, and White's on H1.
    for (x, fill) in [(114, "#111"), (218, "#fff")] {
        assert!(picture.contains(&format!(r#"<circle cx="{x}" cy="140" r="12" fill="{fill}""#)), "{picture}");
    }
}
