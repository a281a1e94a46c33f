//! What a user may choose of searches by a network, under KataGo's names (its `searchparams.h`), and what follows from
//! it at the root: moves that are the same by symmetry, and an opponent that mirrors.
//!
//! It knows positions, and neither trees nor evaluators.

use liangyi_core::base::{Color, Point, PointSet, Size};
use liangyi_core::game::{Game, Move, Played};

use super::human_params::HumanParams;
use super::params::SearchParams;
use crate::policy::OPTIMISM;

/// How searches by a network look.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct NetworkParams {
    /// [`SearchParams::puct_exploration`].
    pub cpuct_exploration: f32,
    /// By how much it grows with the visits, the first number of [`SearchParams::puct_growth`].
    pub cpuct_exploration_log: f32,
    /// The second number of [`SearchParams::puct_growth`].
    pub cpuct_exploration_base: f32,
    /// [`SearchParams::puct_untried_loss`].
    pub fpu_reduction_max: f32,
    /// [`SearchParams::puct_root_untried_loss`].
    pub root_fpu_reduction_max: f32,
    /// [`SearchParams::untried_mean_power`].
    pub fpu_visited_policy_power: f32,
    /// [`SearchParams::value_weight_exponent`].
    pub value_weight_exponent: f32,
    /// [`SearchParams::noise_prune_scale`].
    pub noise_prune_utility_scale: f32,
    /// [`SearchParams::bias_factor`].
    pub subtree_value_bias_factor: f32,
    /// [`SearchParams::bias_exponent`].
    pub subtree_value_bias_weight_exponent: f32,
    /// [`SearchParams::is_graph`].
    pub use_graph_search: bool,
    /// How much more widely the root is searched, 0 to 5: half of the looks at a move find its utility higher by this
    /// times a random number of a normal distribution, taken without its sign, and priors are flatter.
    pub wide_root_noise: f32,
    /// The inverse of the power to which priors at the root are raised.
    pub root_policy_temperature: f32,
    /// What the policy's logits are divided by at all nodes.
    pub nn_policy_temperature: f32,
    /// How far an optimistic policy replaces the plain one, 0 to 1, where a network has one.
    pub policy_optimism: f32,
    /// The same at the root.
    pub root_policy_optimism: f32,
    /// In how many ways the board is turned at the root, 1 to 8: the mean of the evaluations counts.
    pub root_num_symmetries: u8,
    /// Whether one alone of the moves at the root is searched that are the same by a symmetry of the position.
    pub root_symmetry_pruning: bool,
    /// By how many doublings of its search a side, or the one to move at the root, is taken to be the stronger one;
    /// `None`: as a handicap asks for.
    pub playout_doubling_advantage: Option<(Option<Color>, f32)>,
    /// Whether an opponent that mirrors moves is expected to go on.
    pub anti_mirror: bool,
    /// Whether a pass at the root is taken not to end the game.
    pub conservative_pass: bool,
    /// Which moves before a position a network is shown.
    pub history: HistoryShown,
    /// How the moves of persons enter.
    pub human: HumanParams,
}

/// Which of the last moves a network is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HistoryShown {
    /// As many as there are planes for.
    All,
    /// Those after the root alone, so that the root has the same evaluation however it was reached
    /// (`ignorePreRootHistory`).
    SinceRoot,
    /// None (`ignoreAllHistory`).
    Nothing,
}

impl HistoryShown {
    /// [`InputOptions::max_history`](liangyi_net::inputs::InputOptions::max_history) after `since_root` moves from the
    /// root.
    pub fn max_history(self, since_root: usize) -> Option<u16> {
        match self {
            HistoryShown::All => None,
            HistoryShown::SinceRoot => Some(since_root.min(u16::MAX.into()) as u16),
            HistoryShown::Nothing => Some(0),
        }
    }
}

impl NetworkParams {
    /// For moves.
    pub const PLAY: NetworkParams = NetworkParams {
        cpuct_exploration: SearchParams::NETWORK.puct_exploration,
        cpuct_exploration_log: SearchParams::NETWORK.puct_growth.0,
        cpuct_exploration_base: SearchParams::NETWORK.puct_growth.1,
        fpu_reduction_max: SearchParams::NETWORK.puct_untried_loss,
        root_fpu_reduction_max: SearchParams::NETWORK.puct_root_untried_loss,
        fpu_visited_policy_power: SearchParams::NETWORK.untried_mean_power,
        value_weight_exponent: SearchParams::NETWORK.value_weight_exponent,
        noise_prune_utility_scale: SearchParams::NETWORK.noise_prune_scale,
        subtree_value_bias_factor: SearchParams::NETWORK.bias_factor,
        subtree_value_bias_weight_exponent: SearchParams::NETWORK.bias_exponent,
        use_graph_search: SearchParams::NETWORK.is_graph,
        wide_root_noise: 0.0,
        root_policy_temperature: 1.0,
        nn_policy_temperature: 1.0,
        policy_optimism: OPTIMISM.1,
        root_policy_optimism: OPTIMISM.0,
        root_num_symmetries: 1,
        root_symmetry_pruning: false,
        playout_doubling_advantage: None,
        anti_mirror: true,
        conservative_pass: true,
        history: HistoryShown::All,
        human: HumanParams::NONE,
    };

    /// For analyses, as clients of KataGo expect them.
    pub const ANALYSIS: NetworkParams = NetworkParams {
        wide_root_noise: 0.04,
        root_symmetry_pruning: true,
        anti_mirror: false,
        history: HistoryShown::SinceRoot,
        ..NetworkParams::PLAY
    };

    /// The constants of the search.
    pub fn search_params(&self) -> SearchParams {
        SearchParams {
            puct_exploration: self.cpuct_exploration,
            puct_growth: (self.cpuct_exploration_log, self.cpuct_exploration_base),
            puct_untried_loss: self.fpu_reduction_max,
            puct_root_untried_loss: self.root_fpu_reduction_max,
            untried_mean_power: self.fpu_visited_policy_power,
            value_weight_exponent: self.value_weight_exponent,
            noise_prune_scale: self.noise_prune_utility_scale,
            bias_factor: self.subtree_value_bias_factor,
            bias_exponent: self.subtree_value_bias_weight_exponent,
            is_graph: self.use_graph_search,
            ..SearchParams::NETWORK
        }
    }

    /// By how many doublings `color`, to move at the root, is to be taken for the stronger side; `None` where a
    /// handicap is to tell.
    pub fn odds(&self, color: Color) -> Option<f32> {
        let (stronger, doublings) = self.playout_doubling_advantage?;
        Some(if stronger.is_none_or(|stronger| stronger == color) { doublings } else { -doublings })
    }
}

impl Default for NetworkParams {
    fn default() -> NetworkParams {
        NetworkParams::PLAY
    }
}

/// What is special about the choice among moves in a search by a network, most of it at its root.
#[derive(Clone, Debug)]
pub struct RootSelection {
    /// [`NetworkParams::wide_root_noise`].
    pub noise: f32,
    /// The symmetries of the position, where moves that are the same are searched once.
    pub twins: Option<Twins>,
    /// The opponent that mirrors, where one does.
    pub mirror: Option<Mirror>,
    /// How the moves of persons are looked at, where they are.
    pub human: Option<HumanParams>,
}

impl RootSelection {
    /// Whether the root is searched in another way than the nodes below it.
    pub fn is_special(&self) -> bool {
        self.noise > 0.0 || self.twins.is_some()
    }

    /// That of a search of `game` for `color`.
    pub fn new(game: &Game, color: Color, params: &NetworkParams) -> RootSelection {
        RootSelection {
            noise: params.wide_root_noise,
            twins: if params.root_symmetry_pruning { Twins::of(game, color) } else { None },
            mirror: if params.anti_mirror { Mirror::of(game, color) } else { None },
            human: Some(params.human).filter(HumanParams::explores),
        }
    }
}

/// The symmetries of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Twins {
    size: Size,
    /// The side to move.
    color: Color,
    /// The numbers of [`Size::transformed`] that leave the position as it is, without that which moves nothing.
    symmetries: Vec<usize>,
}

impl Twins {
    /// Those of `game` with `color` to move; `None` where there are none.
    pub fn of(game: &Game, color: Color) -> Option<Twins> {
        let (size, board) = (game.size(), game.board());
        // What is legal tells of kos and of boards that may not come back.
        let legal = game.legal_moves(color).points;
        let is_same = |symmetry: &usize| {
            size.points().all(|point| {
                let image = size.transformed(point, *symmetry);
                board.at(point) == board.at(image) && legal.contains(point) == legal.contains(image)
            })
        };
        let symmetries: Vec<usize> = (1..size.symmetries()).filter(is_same).collect();
        if symmetries.is_empty() { None } else { Some(Twins { size, color, symmetries }) }
    }

    /// The numbers of [`Size::transformed`].
    pub fn symmetries(&self) -> &[usize] {
        &self.symmetries
    }

    /// Whether `point` is the one that stays of those of `points` that are the same by symmetry: Black's nearest to the
    /// right edge, and of these the one nearest to the top, White's on the other side, as games are usually shown.
    pub fn keeps(&self, point: Point, points: &PointSet) -> bool {
        let rank = |point| {
            let (x, y) = self.size.coordinates(point);
            let opposite = (self.size.width() - 1 - x, self.size.height() - 1 - y);
            if self.color == Color::Black { (x, y) } else { opposite }
        };
        let mut images = self.symmetries.iter().map(|&symmetry| self.size.transformed(point, symmetry));
        images.all(|image| !points.contains(image) || rank(image) <= rank(point))
    }
}

/// An opponent that mirrors moves at the centre of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mirror {
    size: Size,
    /// The side that mirrors.
    pub by: Color,
    /// Whether that side has the centre, from where on it need fear nothing but a fight there.
    has_centre: bool,
}

impl Mirror {
    /// The opponent of `color`, to move in `game`, where it mirrors.
    pub fn of(game: &Game, color: Color) -> Option<Mirror> {
        let (size, by) = (game.size(), color.opponent());
        let moves: Vec<Played> = game.moves().collect();
        let pairs = moves.windows(2).rev().filter(|pair| pair[0].color == color && pair[1].color == by);
        let is_mirrored = |pair: &[Played]| match (pair[0].mv, pair[1].mv) {
            (Move::Play(point), Move::Play(answer)) => answer == opposite(size, point),
            _ => false,
        };
        let answers: Vec<bool> = pairs.take(SearchParams::MIRROR_WINDOW).map(is_mirrored).collect();
        let mirrored = answers.iter().filter(|is_so| **is_so).count();
        let centre = centre_of(size);
        let does = answers.first() == Some(&true)
            && mirrored >= SearchParams::FEWEST_MIRRORED
            && mirrored + 1 >= answers.len();
        does.then(|| Mirror { size, by, has_centre: centre.is_some_and(|centre| game.board().at(centre) == Some(by)) })
    }

    /// The prior of `mv` of the side `to_move` after `last`, at `depth` below the root.
    pub fn prior(&self, prior: f32, mv: Move, to_move: Color, last: Move, depth: usize) -> f32 {
        let weight = match (mv, last) {
            (Move::Play(point), Move::Play(last)) if to_move == self.by && point == opposite(self.size, last) => 1.0,
            (Move::Play(point), _) if to_move != self.by => match self.distance_to_centre(point) {
                0 | 1 => SearchParams::MIRROR_CENTRAL.0,
                2..=4 => SearchParams::MIRROR_CENTRAL.1,
                _ => 0.0,
            },
            _ => 0.0,
        };
        prior + (1.0 - prior) * weight / (1.0 + (depth as f32).sqrt())
    }

    /// The least share of the visits that `mv` of the side `to_move` gets after `last`.
    pub fn least_share(&self, mv: Move, to_move: Color, last: Move) -> f32 {
        match (mv, last) {
            (Move::Play(point), Move::Play(last)) if to_move == self.by && point == opposite(self.size, last) => {
                if self.has_centre { SearchParams::MIRROR_SHARE.1 } else { SearchParams::MIRROR_SHARE.0 }
            }
            _ => 0.0,
        }
    }

    /// The square of the distance from the centre in half steps, over 2.
    fn distance_to_centre(&self, point: Point) -> usize {
        let across = |at: usize, lines: usize| (2 * at).abs_diff(lines - 1);
        let (x, y) = self.size.coordinates(point);
        let (x, y) = (across(x, self.size.width()), across(y, self.size.height()));
        (x * x + y * y) / 2
    }
}

/// The point on the other side of the centre.
fn opposite(size: Size, point: Point) -> Point {
    let (x, y) = size.coordinates(point);
    size.point(size.width() - 1 - x, size.height() - 1 - y)
}

/// The centre, where it is a point.
fn centre_of(size: Size) -> Option<Point> {
    let has_centre = size.width() % 2 == 1 && size.height() % 2 == 1;
    has_centre.then(|| size.point(size.width() / 2, size.height() / 2))
}

#[cfg(test)]
mod tests {
    use liangyi_core::rules::Rules;

    use super::*;

    fn game(lines: u32, vertices: &str) -> Game {
        let size = Size::square(lines).unwrap();
        let mut game = Game::new(size, Rules::CHINESE);
        for vertex in vertices.split_whitespace() {
            let mv = Move::parse(vertex, size).unwrap();
            game.play(game.to_move(), mv).unwrap();
        }
        game
    }

    #[test]
    fn an_empty_board_has_all_symmetries_and_a_game_soon_none() {
        let of = |vertices: &str| {
            let game = game(9, vertices);
            Twins::of(&game, game.to_move()).map_or(0, |twins| twins.symmetries.len())
        };
        assert_eq!((of(""), of("E5"), of("C3"), of("C3 G7"), of("C4"), of("C4 G6")), (7, 7, 1, 1, 0, 0));
        let wide = Game::new(Size::new(9, 7).unwrap(), Rules::CHINESE);
        assert_eq!(Twins::of(&wide, Color::Black).unwrap().symmetries.len(), 3);
    }

    #[test]
    fn one_of_the_moves_that_are_the_same_stays() {
        let size = Size::square(9).unwrap();
        let kept = |vertices: &str, among: &str| {
            let game = game(9, vertices);
            let twins = Twins::of(&game, game.to_move()).expect("symmetries");
            let points: PointSet = among.split(' ').map(|vertex| size.parse_vertex(vertex).unwrap()).collect();
            let kept = points.iter().filter(|&point| twins.keeps(point, &points));
            kept.map(|point| Move::Play(point).display(size).to_string()).collect::<Vec<_>>()
        };
        // Black's first move is in the upper right corner, White's answer in the lower left one.
        assert_eq!(kept("", "C3 C7 G3 G7 E5 D6 F4"), ["F4", "E5", "G7"]);
        assert_eq!(kept("E5", "C3 C7 G3 G7"), ["C3"]);
        // What may not be played stands for nothing.
        assert_eq!(kept("", "C3 C7"), ["C7"]);
        assert_eq!(kept("C3", "D7 G4 A1"), ["A1", "D7"]);
    }

    #[test]
    fn a_ko_breaks_the_symmetry_of_stones() {
        // The stones are the same on both sides of the diagonal but for the ko, whose point is forbidden.
        let game = game(5, "B2 D4 A1 E5 C3 pass");
        let twins = Twins::of(&game, game.to_move()).expect("the diagonal");
        assert_eq!(twins.symmetries.len(), 1);
    }

    #[test]
    fn an_opponent_that_mirrors_is_told_from_one_that_does_not() {
        let mirrored = "C3 G7 C7 G3 D3 F7 D7 F3 B4 H6 B6 H4";
        let of = |vertices: &str| {
            let game = game(9, vertices);
            Mirror::of(&game, game.to_move())
        };
        let mirror = of(mirrored).expect("White mirrors");
        assert_eq!((mirror.by, mirror.has_centre), (Color::White, false));
        for not in ["", "C3 G7 C7 G3", "C3 G7 C7 G3 D3 F7 D7 F3 B4 H6 B6 H5", &format!("{mirrored} A1 A2")] {
            assert_eq!(of(not), None, "{not}");
        }
        let size = Size::square(9).unwrap();
        let at = |vertex: &str| Move::Play(size.parse_vertex(vertex).unwrap());
        assert_eq!(mirror.prior(0.1, at("G6"), Color::White, at("C4"), 0), 1.0);
        assert_eq!(mirror.prior(0.1, at("G5"), Color::White, at("C4"), 0), 0.1);
        assert!(mirror.prior(0.0, at("E5"), Color::Black, at("C4"), 0) > 0.25);
        assert_eq!(mirror.least_share(at("G6"), Color::White, at("C4")), 0.1);
        assert_eq!(mirror.least_share(at("G6"), Color::Black, at("C4")), 0.0);
    }

    #[test]
    fn the_side_that_is_stronger_is_the_one_named_or_the_one_to_move() {
        let odds = |playout_doubling_advantage, color| {
            NetworkParams { playout_doubling_advantage, ..NetworkParams::PLAY }.odds(color)
        };
        assert_eq!(odds(None, Color::Black), None);
        assert_eq!(odds(Some((None, 1.5)), Color::White), Some(1.5));
        assert_eq!(odds(Some((Some(Color::Black), 1.5)), Color::White), Some(-1.5));
        assert_eq!(odds(Some((Some(Color::Black), 1.5)), Color::Black), Some(1.5));
    }
}
