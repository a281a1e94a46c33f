//! The ways to count: the made-up boards of the text's game, and the same margin on boards of every kind.

use liangyi_core::base::{Color, Point, PointSet, Size};
use liangyi_core::board::Board;
use liangyi_core::game::{Game, Move};
use liangyi_core::rules;
use liangyi_core::rules::{Counting, PublicPoints, Removal, Rules, Tax};
use liangyi_core::score::makeup::{Compared, MakeUpAction, MakeUpStep};
use liangyi_core::score::{End, Exact, Holdings, MadeUp, Method, Settlement, make_up, score_settled};
use score_common::{PlayoutRng, random_game, random_settlement, rules_of};
use text::{POINTS, text_game};

mod score_common;
#[path = "score_common/text.rs"]
mod text;

fn make(game: &Game, method: Method, settlement: &Settlement) -> MadeUp {
    make_up(game, game.rules(), End::Agreed, Some(method), settlement)
}

fn sums(made: &MadeUp) -> [String; 2] {
    [made.score.black.to_string(), made.score.white.to_string()]
}

fn picture(made: &MadeUp) -> String {
    made.last().board.to_string().replace(' ', "")
}

#[test]
fn vector_a_by_every_method() {
    let (game, settlement) = text_game("jipingdian");
    let expected = [
        (Method::StonesAndLiberties, Compared::Points, ["24", "25"]),
        (Method::Area, Compared::Points, ["24", "25"]),
        (Method::EqualTerritory, Compared::Stones, ["18", "19"]),
        (Method::EqualStones, Compared::Territory, ["4", "5"]),
        (Method::Refill, Compared::Territory, ["3", "4"]),
        (Method::FillAll, Compared::Points, ["24", "25"]),
    ];
    for (method, compared, counts) in expected {
        let made = make(&game, method, &settlement);
        assert_eq!((made.compared, sums(&made)), (compared, counts.map(str::to_string)), "{}", method.name());
        assert_eq!(made.score.result(), "W+1.0", "{}", method.name());
    }
}

#[test]
fn vector_a_exchanged_gathers_six_points_each_as_the_text_draws_them() {
    let (game, settlement) = text_game("jipingdian");
    let made = make(&game, Method::EqualTerritory, &settlement);
    assert!(made.steps.iter().any(|step| step.action == MakeUpAction::EqualTerritory { points: 6 }));
    assert_eq!(picture(&made), "..XXXOO\n..XXOOO\n..XOOOO\nXXXXOXO\nOOOXXXX\n...OOXX\n...OOOX\n");
}

#[test]
fn vector_a_with_equal_stones_leaves_five_in_each_bowl() {
    let (game, settlement) = text_game("jipingdian");
    let made = make(&game, Method::EqualStones, &settlement);
    assert!(made.steps.iter().any(|step| step.action == MakeUpAction::EqualStones { in_bowl: 5 }));
    let stones = Color::BOTH.map(|color| made.last().board.stones(color).len());
    assert_eq!(stones, [20, 20]);
}

#[test]
fn vector_a_refilled_has_all_21_stones_of_each_side_on_the_board() {
    let (game, settlement) = text_game("jipingdian");
    let made = make(&game, Method::Refill, &settlement);
    assert_eq!(Color::BOTH.map(|color| made.last().board.stones(color).len()), [21, 21]);
    let actions: Vec<MakeUpAction> = made.steps.iter().map(|step| step.action).collect();
    assert_eq!(actions[..3], [MakeUpAction::Stop, MakeUpAction::DeadOff, MakeUpAction::Refill { left: [0, 0] }]);
}

#[test]
fn vector_a_keeps_two_eyes_of_every_group_where_living_stones_count() {
    let (game, settlement) = text_game("jihuozi");
    let made = make(&game, Method::LivingStones, &settlement);
    assert_eq!((sums(&made), made.score.result().as_str()), (["22", "21"].map(str::to_string), "B+1.0"));
    assert_eq!(made.last().board.empty().len(), 6, "two eyes of Black's, four of White's two groups");
    assert!(made.last().board.is_legal());
}

/// 计枰點, articles 12 and 30: the board is made up into figure 3 of 计活子 (22 stones and 2 eyes, 21 stones and 4 eyes).
#[test]
fn vector_a_by_stones_and_eyes_fills_all_but_the_basic_eyes() {
    let (game, settlement) = text_game("jipingdian");
    let made = make(&game, Method::StonesAndLiberties, &settlement);
    let actions: Vec<MakeUpAction> = made.steps.iter().map(|step| step.action).collect();
    assert_eq!(actions, [MakeUpAction::Stop, MakeUpAction::DeadOff, MakeUpAction::FillButEyes]);
    let held = Color::BOTH.map(|color| (made.last().board.stones(color).len(), made.last().owned[color.index()].len()));
    assert_eq!(held, [(22, 2), (21, 4)]);
    let (same, settlement) = text_game("jihuozi");
    assert_eq!(made.last().board, make(&same, Method::LivingStones, &settlement).last().board);
    assert!(made.last().board.is_legal());
}

/// 计活子, article 8, counts by refilling too (狭义数路法). What is then compared are the points on which stones can still
/// live, so that 22 to 21 comes out as 1 to 0.
#[test]
fn vector_a_refilled_gives_the_margin_of_living_stones_where_those_count() {
    for name in ["jihuozi", "jihuozi-art", "jihuozi-simple"] {
        let (game, settlement) = text_game(name);
        let made = make(&game, Method::Refill, &settlement);
        assert_eq!(Color::BOTH.map(|color| made.last().board.stones(color).len()), [21, 21]);
        assert_eq!((made.compared, sums(&made)), (Compared::Territory, ["1", "0"].map(str::to_string)), "{name}");
        assert_eq!((made.score.result().as_str(), made.score.unit), ("B+1.0", rules::Unit::Stones), "{name}");
        let aside = made.steps.iter().find(|step| step.action == MakeUpAction::EyesAside).expect("eyes set aside");
        assert_eq!(aside.touched.len(), 6, "two eyes of Black's, four of White's two groups");
    }
}

#[test]
fn a_debt_is_paid_with_border_stones_that_become_public() {
    let mut game = Game::new(Size::square(5).expect("a size"), rules_of("jipingdian"));
    let at = |vertex: &str| game.size().parse_vertex(vertex).expect("a point");
    let (at, columns) = (&at, [(Color::Black, "b"), (Color::White, "c")]);
    let moves: Vec<_> =
        columns.iter().flat_map(|(color, x)| (1..=5).map(move |y| (*color, at(&format!("{x}{y}"))))).collect();
    let extra = [at("a1"), at("a3")];
    for (color, point) in moves.into_iter().chain(extra.map(|point| (Color::Black, point))) {
        game.play(color, Move::Play(point)).expect("a legal move");
    }
    assert_eq!(game.extra_moves(), 2);
    let made = make(&game, Method::EqualStones, &Settlement::default());
    let paid = made
        .steps
        .iter()
        .find(|step| step.action == MakeUpAction::DebtPaid { side: Color::Black })
        .expect("a debt paid");
    assert_eq!((paid.touched.len(), paid.holdings.public), (2, paid.touched));
    assert!(paid.touched.iter().all(|point| game.size().coordinates(point).0 == 1), "stones next to White's");
    // 10 points to 15, and two for two extra moves.
    assert_eq!((made.owed, made.score.margin), (0, Exact::from(-7i64)));
}

#[test]
fn an_odd_public_point_is_half_each() {
    let board = Board::from_picture("X . O\nX . O\nX . O").expect("a board");
    let game = Game::from_setup(board, rules_of("jipingdian"), Color::Black).expect("a position");
    let made = make(&game, Method::FillAll, &Settlement::default());
    assert_eq!(sums(&made), ["4 1/2", "4 1/2"]);
    assert_eq!(made.last().board.empty().len(), 1);
}

#[test]
fn stones_that_find_no_room_are_balanced_outside() {
    // Black has one point for the stones it lost, White seven for none: 42B(9).
    let mut game = Game::new(Size::square(4).expect("a size"), rules_of("jipingdian"));
    let at = |vertex: &str| game.size().parse_vertex(vertex).expect("a point");
    let text = "W a2, W b1, B a1, W b2, B a1, B a4, W a3, W b4, W c1, B d1, W d2, B d4, W c4, W d3";
    let moves: Vec<_> = text
        .split(", ")
        .map(|word| {
            let (color, vertex) = word.split_once(' ').expect("a move");
            (if color == "B" { Color::Black } else { Color::White }, at(vertex))
        })
        .collect();
    for (color, point) in moves {
        game.play(color, Move::Play(point)).expect("a legal move");
    }
    let area = make(&game, Method::Area, &Settlement::default());
    let refill = make(&game, Method::Refill, &Settlement::default());
    assert!(game.prisoners(Color::White) >= 4, "{}", game.board());
    assert_eq!(refill.score.margin, area.score.margin);
    let stones = Color::BOTH.map(|color| refill.last().board.stones(color).len());
    assert_eq!(stones[0], stones[1]);
}

/// How often the rare cases came up.
#[derive(Debug, Default)]
struct Seen {
    boards: usize,
    debts: usize,
    odd_public: usize,
    small_bowls: usize,
    no_room: usize,
    surplus: usize,
}

impl Seen {
    fn note(&mut self, made: &MadeUp) {
        let holdings = made.steps.iter().map(|step| &step.holdings);
        let bowl = made.last().board.size().area().div_ceil(2);
        self.small_bowls +=
            usize::from(holdings.clone().any(|now| Color::BOTH.iter().any(|&c| now.board.stones(c).len() > bowl)));
        self.odd_public += usize::from(made.last().public.len() % 2 == 1);
        for step in &made.steps {
            match step.action {
                MakeUpAction::DebtPaid { .. } => self.debts += 1,
                MakeUpAction::Refill { left } => {
                    // Stones that do not fit on the board are left over.
                    let beside = [0, 1].map(|side| step.piles.prisoners[side] + step.piles.virtual_stones[side]);
                    assert_eq!(left, beside);
                    self.no_room += usize::from(left != [0, 0]);
                }
                MakeUpAction::Surplus { .. } => self.surplus += 1,
                _ => {}
            }
        }
    }
}

#[test]
fn ten_thousand_boards_have_the_same_margin_by_every_method() {
    let mut seen = Seen::default();
    for lines in 2..=21 {
        let mut dice = PlayoutRng::new(lines.into());
        for number in 0..500 {
            // Every other board has another height.
            let height = if number % 2 == 0 { lines } else { 2 + dice.below(20) as u32 };
            let size = Size::new(lines, height).expect("a size");
            let game = random_game(size, &mut dice);
            let settlement = random_settlement(&game, &mut dice);
            let end = if number % 4 == 0 { End::Natural } else { End::Agreed };
            let own = score_settled(&game, game.rules(), end, None, &settlement);
            for method in POINTS {
                let made = make_up(&game, game.rules(), end, Some(method), &settlement);
                let what = || format!("{} on\n{}{settlement:?}", method.name(), game.board());
                assert_eq!(made.score.margin, own.margin, "{}", what());
                let rest = made.score.black.clone() - made.score.white.clone() - Exact::from(i64::from(made.owed));
                assert_eq!(rest, own.margin, "the sums make the margin: {}", what());
                let stones = Color::BOTH.map(|color| made.last().board.stones(color).len());
                match made.compared {
                    Compared::Territory => assert_eq!(stones[0], stones[1], "{}", what()),
                    Compared::Stones => {
                        assert_eq!(made.last().owned[0].len(), made.last().owned[1].len(), "{}", what());
                    }
                    Compared::Points | Compared::Zi => {}
                }
                seen.note(&made);
            }
            seen.boards += 1;
        }
    }
    assert_eq!(seen.boards, 10_000);
    let rare = [seen.debts, seen.odd_public, seen.small_bowls, seen.no_room, seen.surplus];
    assert!(rare.iter().all(|count| *count > 100), "{seen:?}");
}

/// Where stones alone count, refilling has the ruleset's own margin, at either end.
#[test]
fn refilling_has_the_margin_of_living_stones_on_random_boards() {
    let own: Vec<_> = rules::CATALOGUE.iter().filter(|row| row.rules.unit == rules::Unit::Stones).collect();
    assert_eq!(own.len(), 7);
    let mut unequal = 0;
    for lines in [2, 3, 5, 7, 9] {
        let mut dice = PlayoutRng::new(40 + u64::from(lines));
        for number in 0..100 {
            let size = Size::square(lines).expect("a size");
            let game = random_game(size, &mut dice);
            let settlement = random_settlement(&game, &mut dice);
            let end = if number % 4 == 0 { End::Natural } else { End::Agreed };
            for row in &own {
                let expected = score_settled(&game, &row.rules, end, None, &settlement);
                let made = make_up(&game, &row.rules, end, Some(Method::Refill), &settlement);
                let what = || format!("{} on\n{}{settlement:?}", row.name, game.board());
                assert_eq!(made.score.margin, expected.margin, "{}", what());
                let points = make_up(&game, &row.rules, end, Some(Method::Area), &settlement);
                unequal += usize::from(points.score.margin != expected.margin);
            }
        }
    }
    assert!(unequal > 100, "area is another count: {unequal}");
}

/// Points that touch both colours, and the empty regions with the colours they touch, found by walking.
fn regions(board: &Board) -> Vec<(PointSet, [bool; 2])> {
    let size = board.size();
    let mut rest: Vec<_> = board.empty().iter().collect();
    let mut found = Vec::new();
    while let Some(start) = rest.pop() {
        let (mut region, mut colors, mut open) = (PointSet::single(start), [false; 2], vec![start]);
        while let Some(point) = open.pop() {
            for next in size.neighbours(point) {
                match board.at(next) {
                    Some(color) => colors[color.index()] = true,
                    None if region.contains(next) => {}
                    None => {
                        region.insert(next);
                        open.push(next);
                    }
                }
            }
        }
        rest.retain(|point| !region.contains(*point));
        found.push((region, colors));
    }
    found
}

/// Black's count, White's and what is nobody's make the board, under every ruleset whose count has such a sum.
#[test]
fn both_counts_and_what_is_nobodys_make_the_whole_board() {
    let mut seen = 0;
    for lines in [2, 3, 5, 7, 9, 13] {
        let mut dice = PlayoutRng::new(80 + u64::from(lines));
        for number in 0..80 {
            let game = random_game(Size::square(lines).expect("a size"), &mut dice);
            let dead = random_settlement(&game, &mut dice).dead;
            let asked = if number % 4 == 0 { End::Natural } else { End::Agreed };
            for row in rules::CATALOGUE {
                let end = if row.rules.removal == Removal::Never { End::Natural } else { asked };
                let mut board = *game.board();
                if end == End::Agreed {
                    board.clear(&dead);
                }
                // Without a tax on seki territory is what touches one colour alone, and prisoners are no points.
                let rules = match row.rules.counting {
                    Counting::Territory => Rules { tax: Tax::None, ..row.rules.clone() },
                    _ => row.rules.clone(),
                };
                let settlement = Settlement::dead(dead);
                let score = score_settled(&game, &rules, asked, None, &settlement);
                let sum = score.black.clone() + score.white.clone();
                let touching =
                    |color: Color, point| game.size().neighbours(point).any(|at| board.at(at) == Some(color));
                let of_nobody: usize = regions(&board)
                    .iter()
                    .map(|(region, colors)| {
                        let one_sided = colors[0] != colors[1];
                        let by_both = region.iter().filter(|point| Color::BOTH.iter().all(|&c| touching(c, *point)));
                        let by_none = region.iter().filter(|point| Color::BOTH.iter().all(|&c| !touching(c, *point)));
                        match (rules.counting, end, rules.public_points) {
                            (Counting::Stones, ..) | (Counting::LivingStones, End::Natural, _) => region.len(),
                            (Counting::Points, End::Natural, _) => by_none.count(),
                            (Counting::WildArea, ..) if !one_sided => region.len() - by_both.count(),
                            (Counting::Area | Counting::Territory, _, PublicPoints::Nobody) if !one_sided => {
                                region.len()
                            }
                            _ => 0,
                        }
                    })
                    .sum();
                let rest = match (rules.counting, end, rules.tax) {
                    // Eyes and public points stay empty on the made-up board; half dame are in the sum already.
                    (Counting::LivingStones, End::Agreed, _) => {
                        let made = make_up(&game, &rules, end, None, &settlement).last().board;
                        let stones: usize = Color::BOTH.iter().map(|&color| made.stones(color).len()).sum();
                        let halves = sum.clone() - Exact::from(stones);
                        assert!(rules.public_points == PublicPoints::DameHalf || halves == Exact::default());
                        Exact::from(made.empty().len()) - halves
                    }
                    (Counting::Territory, ..) => {
                        let off = if end == End::Agreed { (dead & game.board().occupied()).len() } else { 0 };
                        let taken = Color::BOTH.map(|color| game.prisoners(color) as usize).iter().sum::<usize>() + off;
                        Exact::from(of_nobody + board.occupied().len()) - Exact::from(taken)
                    }
                    // The eyes that are paid for are counted by their own tests.
                    (Counting::Area, _, Tax::All) => continue,
                    _ => of_nobody.into(),
                };
                assert_eq!(sum + rest, game.size().area().into(), "{} {end:?} on\n{board}", row.name);
                seen += 1;
            }
        }
    }
    assert_eq!(seen, 6 * 80 * (rules::CATALOGUE.len() - 1));
}

#[test]
fn agas_pass_stones_make_territory_and_area_agree() {
    let mut dice = PlayoutRng::new(7);
    for lines in [5, 9, 13] {
        let size = Size::square(lines).expect("a size");
        for handicap in [0, 2, 5] {
            for _ in 0..50 {
                let stones: Vec<_> = size.points().step_by(3).take(handicap).collect();
                let mut game = Game::with_handicap(size, rules_of("aga"), &stones).expect("a position");
                if handicap == 0 {
                    game = Game::new(size, rules_of("aga"));
                }
                let points: Vec<_> = size.points().collect();
                for _ in 0..dice.below(3 * points.len()) {
                    let mv = Move::Play(points[dice.below(points.len())]);
                    let mv =
                        if dice.below(30) == 0 || game.check(game.to_move(), mv).is_err() { Move::Pass } else { mv };
                    game.play(game.to_move(), mv).expect("a legal move");
                }
                let settlement = random_settlement(&game, &mut dice);
                let count = |method| score_settled(&game, game.rules(), End::Agreed, Some(method), &settlement).margin;
                assert_eq!(count(Method::Territory), count(Method::Area), "{}", game.board());
            }
        }
    }
}

#[test]
fn points_of_one_side_alone_are_its_own() {
    let board = Board::from_picture("X . O\nX . O\nX . O").expect("a board");
    let game = Game::from_setup(board, rules_of("jipingdian"), Color::Black).expect("a position");
    let mine = PointSet::single(game.size().point(1, 1));
    let settlement = Settlement { one_sided: [mine, PointSet::EMPTY], ..Settlement::default() };
    assert_eq!(sums(&make(&game, Method::Area, &settlement)), ["5", "4"]);
    let natural = score_settled(&game, game.rules(), End::Natural, None, &settlement);
    assert_eq!(natural.margin, Exact::default(), "nothing is agreed at a natural end");
}

/// Every set of `count` of the points.
fn subsets(points: &[Point], count: usize) -> Vec<PointSet> {
    match (count, points) {
        (0, _) => vec![PointSet::EMPTY],
        (_, []) => Vec::new(),
        (_, [first, rest @ ..]) => {
            let with = subsets(rest, count - 1).into_iter().map(|set| set | PointSet::single(*first));
            with.chain(subsets(rest, count)).collect()
        }
    }
}

/// What it costs to leave a side with exactly these empty points: stones and points exchanged, and stones that come off
/// the border, which are next to what the side does not hold.
fn cost(holdings: &Holdings, color: Color, empty: &PointSet) -> (usize, usize) {
    let size = holdings.board.size();
    let others = PointSet::full(size).without(&holdings.held(color)).dilate(size);
    let opened = holdings.board.stones(color) & *empty & others;
    ((holdings.owned[color.index()] ^ *empty).len(), opened.len())
}

/// By trying every set of points on small boards: both sides are left with as many points by as few exchanges as can
/// be, no border stone comes off that need not, and no other even number takes fewer.
#[test]
fn equal_territory_exchanges_as_little_as_can_be_and_keeps_the_border() {
    let (mut exchanged, mut crowded) = (0, 0);
    for (number, (width, height)) in [(2, 2), (3, 3), (2, 5), (4, 2), (3, 4)].into_iter().enumerate() {
        let size = Size::new(width, height).expect("a size");
        let mut dice = PlayoutRng::new(number as u64);
        for _ in 0..60 {
            let game = random_game(size, &mut dice);
            let settlement = random_settlement(&game, &mut dice);
            let made = make(&game, Method::EqualTerritory, &settlement);
            let is_exchange = |step: &MakeUpStep| matches!(step.action, MakeUpAction::EqualTerritory { .. });
            let at = made.steps.iter().position(is_exchange);
            // Without an exchange the board is what it was, but for what is gathered.
            let before = match at {
                Some(at) => made.steps[at - 1].holdings,
                None => made.steps.iter().rfind(|step| step.action != MakeUpAction::Gather).expect("a step").holdings,
            };
            let best = |color: Color, points: usize| {
                let held: Vec<Point> = before.held(color).iter().collect();
                subsets(&held, points).iter().map(|empty| cost(&before, color, empty)).min().expect("a set")
            };
            let points = made.territory_each().expect("equal territory");
            let after = at.map_or(before, |at| made.steps[at].holdings);
            let what = || format!("{points} each on\n{}{settlement:?}", game.board());
            for color in Color::BOTH {
                let (changed, opened) = cost(&before, color, &after.owned[color.index()]);
                assert_eq!((changed, opened), best(color, points), "{}", what());
                // The areas are what they were, and gathering opens no more of the border.
                assert_eq!(made.last().held(color), before.held(color), "{}", what());
                assert_eq!(cost(&before, color, &made.last().owned[color.index()]).1, opened, "{}", what());
                exchanged += changed;
                crowded += opened;
            }
            let total = |points: usize| {
                let [black, white] = Color::BOTH.map(|color| best(color, points));
                (black.1 + white.1, black.0 + white.0)
            };
            let room = Color::BOTH.map(|color| before.held(color).len()).into_iter().min().expect("two sides");
            let least = (0..=room).step_by(2).map(total).min().expect("a number");
            assert_eq!(total(points), least, "{}", what());
        }
    }
    assert!(exchanged > 100, "{exchanged}, {crowded}");
}

/// A point that both sides agree is Black's is not shared besides, though stones of both touch it.
#[test]
fn an_agreed_point_counts_once_where_wild_regions_do() {
    let board = Board::from_picture("X . O\nX . O\nX . O").expect("a board");
    let game = Game::from_setup(board, rules_of("new-ing"), Color::Black).expect("a position");
    let middle = game.size().parse_vertex("b2").expect("a point");
    let settlement = Settlement { agreed: [PointSet::single(middle), PointSet::EMPTY], ..Settlement::default() };
    let score = score_settled(&game, game.rules(), End::Agreed, None, &settlement);
    assert_eq!([score.black.to_string(), score.white.to_string()], ["5", "4"]);
}
