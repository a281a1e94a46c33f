//! Where the game of an engine stands.

use liangyi_engine::engine::Engine;

use super::game::State;
use super::go::state_of_go;
use super::lines::state_of_line_game;

impl State {
    /// Where the engine's game stands. Nothing is judged or searched for it.
    pub fn new(engine: &Engine) -> State {
        match engine {
            Engine::Go(go) => state_of_go(go),
            Engine::Line(line) => state_of_line_game(line),
        }
    }
}
