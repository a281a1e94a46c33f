//! The commands as text for the documentation: tables in Markdown, and a section of the manual page.

use std::fmt::Write;

use super::command::Theme;
use super::table::COMMANDS;

/// The commands as tables in Markdown, one per theme.
pub fn markdown() -> String {
    let mut text = String::new();
    for (theme, heading) in Theme::ALL {
        let _ = writeln!(text, "\n### {heading}\n\n| command | does |\n| --- | --- |");
        for command in COMMANDS.iter().filter(|command| command.theme == theme) {
            let call = format!("{} {}", command.name, command.args.replace('|', "\\|"));
            let _ = writeln!(text, "| `{}` | {} |", call.trim_end(), command.doc);
        }
    }
    text.trim_start().to_string()
}

/// The commands as a section of a manual page, in roff.
pub fn roff() -> String {
    let escape = |text: &str| text.replace('\\', "\\e").replace('-', "\\-");
    let mut text = ".SH GTP COMMANDS\n".to_string();
    for (theme, heading) in Theme::ALL {
        let _ = writeln!(text, ".SS {}", escape(heading));
        for command in COMMANDS.iter().filter(|command| command.theme == theme) {
            let _ = writeln!(
                text,
                ".TP\n\\fB{}\\fR {}\n{}",
                escape(command.name),
                escape(command.args),
                escape(command.doc)
            );
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_command_is_documented_once() {
        let (markdown, roff) = (markdown(), roff());
        for command in COMMANDS {
            let row = format!("| `{}", command.name);
            let ends = |rest: &str| rest.starts_with([' ', '`']);
            assert_eq!(markdown.split(&row).skip(1).filter(|rest| ends(rest)).count(), 1, "{}", command.name);
            assert!(roff.contains(&command.name.replace('-', "\\-")));
        }
    }
}
