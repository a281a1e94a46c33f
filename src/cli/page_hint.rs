//! What a command says at its end on a terminal: how the page shows the same file.

use std::io::{self, IsTerminal as _};
use std::path::{Path, PathBuf};

use crate::words::{Spoken, msg};

/// Says on standard error by which command the page shows the only file of a list on one of its panels. Nothing is said
/// where people do not read along, of several files, of standard input, and by a program without the page.
pub fn point_to_page(files: &[PathBuf], panel: &str, words: Spoken) {
    if let [file] = files
        && cfg!(feature = "web")
        && io::stdout().is_terminal()
        && io::stderr().is_terminal()
        && let Some(command) = command(file, panel)
    {
        eprintln!("\n{}", words.say(msg!("see-on-page", command = command)));
    }
}

/// The command, as a shell takes it; `None` for standard input.
fn command(file: &Path, panel: &str) -> Option<String> {
    let file = file.to_str().filter(|file| *file != "-")?;
    // A name that begins with a dash is no option.
    let file = if file.starts_with('-') { format!("./{file}") } else { file.to_string() };
    Some(format!("liangyi web --panel {panel} {}", shell_words::quote(&file)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_quoted_for_a_shell() {
        let of = |file: &str| command(Path::new(file), "count");
        assert_eq!(of("docs/seven.sgf").as_deref(), Some("liangyi web --panel count docs/seven.sgf"));
        assert_eq!(of("it's a game.sgf").as_deref(), Some("liangyi web --panel count 'it'\\''s a game.sgf'"));
        assert_eq!(of("-x.sgf").as_deref(), Some("liangyi web --panel count ./-x.sgf"));
        assert_eq!(of("-"), None);
    }
}
