//! The `liangyi` program.

fn main() {
    liangyi::gtp::run(liangyi::engine::Settings::default());
}
