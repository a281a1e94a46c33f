//! Another game: the same search, player, openings and files serve it.

use std::sync::atomic::AtomicBool;

use liangyi_arena::opening::{Startable, opening};
use liangyi_core::base::{Color, Point, PointSet, Size};
use liangyi_core::board::Board;
use liangyi_core::game::{Illegal, LegalMoves, Move, Played, Position, perft};
use liangyi_core::sgf::{Info, Recorded};
use liangyi_engine::player::{MoveRequest, Options, Playable, Player, PlayerAction};
use liangyi_engine::playout::PlayoutMove;
use liangyi_engine::policy::Models;
use liangyi_engine::search::{
    FastBoard, Leaf, LeafEvaluator, LeafValue, OwnershipTally, PolicyAndRollout, Rave, SearchContext, SearchLimits,
    SearchRun, run_threads,
};

use crate::halves::{ConstantPolicy, search};

/// Five in a row without forbidden points: five or more in a line win.
#[derive(Clone, Debug)]
pub struct FiveInARow {
    start: Board,
    board: Board,
    moves: Vec<Played>,
}

impl FiveInARow {
    fn new(size: Size) -> FiveInARow {
        FiveInARow::from(Board::new(size))
    }

    pub fn from(board: Board) -> FiveInARow {
        FiveInARow { start: board, board, moves: Vec::new() }
    }

    /// Whether the stone on `point` stands in a line of five or more.
    fn makes_five(board: &Board, color: Color, point: Point) -> bool {
        let size = board.size();
        let (x, y) = size.coordinates(point);
        let run = |dx: isize, dy: isize| {
            (1..5)
                .take_while(|&step| {
                    let at = (x.checked_add_signed(dx * step), y.checked_add_signed(dy * step));
                    matches!(at, (Some(x), Some(y)) if x < size.width() && y < size.height()
                        && board.at(size.point(x, y)) == Some(color))
                })
                .count()
        };
        [(1, 0), (0, 1), (1, 1), (1, -1)].into_iter().any(|(dx, dy)| run(dx, dy) + run(-dx, -dy) >= 4)
    }

    pub fn winner(&self) -> Option<Color> {
        let Played { color, mv } = self.moves.last()?;
        mv.point().filter(|&point| FiveInARow::makes_five(&self.board, *color, point)).map(|_| *color)
    }
}

impl Position for FiveInARow {
    fn size(&self) -> Size {
        self.board.size()
    }

    fn board(&self) -> &Board {
        &self.board
    }

    fn start(&self) -> &Board {
        &self.start
    }

    fn first(&self) -> Color {
        Color::Black
    }

    fn moves(&self) -> impl ExactSizeIterator<Item = Played> + '_ {
        self.moves.iter().copied()
    }

    fn to_move(&self) -> Color {
        self.moves.last().map_or(Color::Black, |played| played.color.opponent())
    }

    fn legal_moves(&self, _: Color) -> LegalMoves {
        let points = if self.is_over() { PointSet::EMPTY } else { self.board.empty() };
        LegalMoves { points, virtual_move: false, pass: true }
    }

    fn play(&mut self, color: Color, mv: Move) -> Result<(), Illegal> {
        match mv {
            Move::Play(point) if self.board.at(point).is_some() => return Err(Illegal::Occupied),
            Move::Play(point) => self.board.add(color, &PointSet::single(point)),
            Move::Virtual => return Err(Illegal::NoVirtualMoves),
            Move::Pass => {}
        }
        self.moves.push(Played { color, mv });
        Ok(())
    }

    fn undo(&mut self) -> Option<Played> {
        let played = self.moves.pop()?;
        if let Move::Play(point) = played.mv {
            self.board.clear(&PointSet::single(point));
        }
        Some(played)
    }

    fn is_over(&self) -> bool {
        let passes = self.moves.iter().rev().take_while(|played| played.mv == Move::Pass).count();
        self.winner().is_some() || passes >= 2 || self.board.empty().is_empty()
    }

    fn decided_margin(&self) -> Option<f32> {
        self.is_over().then(|| self.winner().map_or(0.0, |color| color.sign() as f32))
    }

    fn key(&self) -> u128 {
        self.board.key() ^ (self.to_move() as u128) << 127
    }
}

/// The board of a descent: the game's own, without its history.
#[derive(Clone)]
struct Line {
    board: Board,
    winner: Option<Color>,
}

impl FastBoard for Line {
    fn copy_from(&mut self, other: &Line) {
        self.clone_from(other);
    }

    fn make(&mut self, color: Color, mv: Move) {
        let Move::Play(point) = mv else { return };
        self.board.add(color, &PointSet::single(point));
        if self.winner.is_none() && FiveInARow::makes_five(&self.board, color, point) {
            self.winner = Some(color);
        }
    }
}

/// Plays random moves until one side has five.
struct RandomLines(liangyi_engine::playout::PlayoutRng);

impl LeafEvaluator<Line> for RandomLines {
    fn evaluate(
        &mut self,
        board: &mut Line,
        leaf: Leaf,
        trace: &mut Vec<PlayoutMove>,
        ownership: &mut OwnershipTally,
    ) -> LeafValue {
        let mut color = leaf.to_move;
        while board.winner.is_none() {
            let empty: Vec<Point> = board.board.empty().iter().collect();
            if empty.is_empty() {
                break;
            }
            let point = empty[self.0.below(empty.len())];
            board.make(color, Move::Play(point));
            trace.push(PlayoutMove::new(color, point.index()));
            color = color.opponent();
        }
        ownership.begin();
        for color in Color::BOTH {
            board.board.stones(color).iter().for_each(|point| ownership.add(point, color));
        }
        let margin = board.winner.map_or(0.0, |color| color.sign() as f32);
        LeafValue { black: 0.5 + 0.5 * margin, margin, spread: 0.0 }
    }
}

impl Playable for FiveInARow {
    type Memory = ();

    fn search(context: &SearchContext<'_, FiveInARow>, _: &Options, run: SearchRun<'_>) {
        let game = context.position;
        let winner = game.winner();
        let seed = run.seed;
        let thread_parts = |thread| {
            let dice = liangyi_engine::playout::PlayoutRng::new(seed, thread);
            let evaluator = PolicyAndRollout::new(ConstantPolicy, RandomLines(dice));
            (Line { board: game.board, winner }, evaluator, Rave::new(context.params))
        };
        run_threads(context, thread_parts, run);
    }

    fn is_same_game(&self, other: &FiveInARow) -> bool {
        self.start == other.start
    }
}

impl Startable for FiveInARow {}

impl Recorded for FiveInARow {
    const GM: u32 = 4;
}

/// What the search plays in a position drawn as rows of `X`, `O` and `.`, with Black to move.
fn five_in_a_row(picture: &str) -> String {
    let board = Board::from_picture(picture).unwrap();
    let game = FiveInARow::from(board);
    let start = || Line { board: game.board, winner: None };
    let (moves, _) =
        search(&game, 4_000, start, |thread| RandomLines(liangyi_engine::playout::PlayoutRng::new(1, thread)));
    moves[0].0.display(board.size()).to_string()
}

#[test]
fn a_line_game_is_searched_by_the_same_search() {
    let open_four = five_in_a_row(
        ". . . . . . .\n. . . . . . .\n. . . . . . .\n. O X X X X .\n. . O . . . .\n. . O O . . .\n. . . . . . .",
    );
    assert_eq!(open_four, "G4", "five wins");
    let must_block = five_in_a_row(
        ". . . . . . .\n. . . . . . .\n. X . . X . .\n. . X . . . .\n. X O O O O .\n. . . . . . .\n. . . . . . .",
    );
    assert_eq!(must_block, "G3", "the opponent's five is blocked");
}

#[test]
fn sequences_of_a_line_game_are_counted_as_those_of_go_are() {
    let mut game = FiveInARow::new(Size::square(5).unwrap());
    // 25 points and a pass; after a point 24 and a pass, after a pass 25 and a pass.
    assert_eq!(perft(&mut game, 1), 26);
    assert_eq!(perft(&mut game, 2), 25 * 25 + 26);
    // Two passes end the game, and nothing follows.
    assert_eq!(perft(&mut game, 3), 25 * (24 * 24 + 25) + 25 * 25);
    assert!(game.moves.is_empty());
}

#[test]
fn a_line_game_is_played_by_the_same_player_and_recorded_by_the_same_files() {
    let size = Size::square(7).unwrap();
    let play = |seed| {
        let mut game = FiveInARow::new(size);
        for opened in opening(1, &[], 2, seed, game.clone()).unwrap().1 {
            game.play(opened.color, opened.mv).unwrap();
        }
        let options = Options { seed, memory: 16 << 20, resign_below: None, ..Options::new(Models::embedded()) };
        // Black thinks, White hardly does.
        let mut players = [400, 16].map(|playouts| {
            (Player::new(options.clone()), SearchLimits { playouts: Some(playouts), ..SearchLimits::default() })
        });
        let mut kept = 0;
        while !game.is_over() {
            let color = game.to_move();
            let (player, limits) = &mut players[color.index()];
            let choice = player.choose(&game, &MoveRequest::new(color, *limits, &AtomicBool::new(false)), &mut |_| {});
            let PlayerAction::Move(mv) = choice.action else { panic!("resigned, against its options") };
            let visits: u64 = choice.candidates.iter().map(|candidate| candidate.visits).sum();
            kept += u32::from(visits > limits.playouts.unwrap());
            assert!(game.is_legal(color, mv), "{mv:?}");
            game.play(color, mv).unwrap();
        }
        (game, kept)
    };
    let (games, kept): (Vec<FiveInARow>, Vec<u32>) = (1..=4).map(play).unzip();
    let wins = games.iter().filter(|game| game.winner() == Some(Color::Black)).count();
    assert!(wins >= 3, "{wins} of 4");
    assert!(kept.iter().sum::<u32>() > 0, "no tree is kept from move to move");
    let text = liangyi_core::sgf::write(&games[0], &Info::default());
    assert!(text.starts_with("(;GM[4]FF[4]CA[UTF-8]") && text.contains("SZ[7]") && !text.contains("KM["), "{text}");
    assert_eq!(text.matches(';').count(), games[0].moves.len() + 1);
}

#[test]
fn a_lost_line_game_is_resigned() {
    let lost =
        ". . . . . . .\n. . . . . . .\n. . . . . . .\n. O O O O . .\n. . X . X . .\n. X . X . . .\n. . . . . . .";
    let game = FiveInARow::from(Board::from_picture(lost).unwrap());
    let options = Options { memory: 16 << 20, resign_below: Some(0.1), ..Options::new(Models::embedded()) };
    let limits = SearchLimits { playouts: Some(4_000), ..SearchLimits::default() };
    let choice = Player::new(options).choose(
        &game,
        &MoveRequest::new(Color::Black, limits, &AtomicBool::new(false)),
        &mut |_| {},
    );
    assert_eq!(choice.action, PlayerAction::Resign, "{:?}", choice.candidates.first());
}

#[test]
fn a_line_game_ends_by_five_by_passes_and_by_a_full_board() {
    let size = Size::square(5).unwrap();
    let mut game = FiveInARow::new(size);
    for x in 0..5 {
        assert!(!game.is_over() && game.decided_margin().is_none());
        game.play(Color::Black, Move::Play(size.point(x, 0))).unwrap();
        if x < 4 {
            game.play(Color::White, Move::Play(size.point(x, 2))).unwrap();
        }
    }
    assert_eq!((game.is_over(), game.decided_margin()), (true, Some(1.0)));
    assert!(game.legal_moves(Color::White).points.is_empty());
    let before = FiveInARow::new(size).key();
    while game.undo().is_some() {}
    assert_eq!(game.key(), before);
    for color in Color::BOTH {
        game.play(color, Move::Pass).unwrap();
    }
    assert_eq!(game.decided_margin(), Some(0.0));
}
