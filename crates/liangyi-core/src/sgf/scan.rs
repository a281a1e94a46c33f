//! What signs of a text say by themselves: where a game begins, where a value ends, what is a name.

/// Properties that stand in a root, by one of which a game is known that begins without `(;`.
const OF_ROOTS: [&str; 22] = [
    "GM", "FF", "CA", "SZ", "AP", "ST", "KM", "RU", "HA", "PB", "PW", "RE", "DT", "EV", "GN", "PC", "C", "AB", "AW",
    "US", "SO", "RO",
];

/// Properties whose value is one text, in which a bracket may stand.
const TEXTS: [&str; 26] = [
    "C", "GC", "GN", "N", "PB", "PW", "BR", "WR", "BT", "WT", "EV", "RO", "PC", "US", "SO", "AN", "CP", "DT", "RE",
    "RU", "AP", "ON", "OT", "TM", "CM", "KGSDE",
];

/// Whether brackets inside texts have their backslash.
#[derive(Clone, Copy, Debug)]
pub enum Brackets {
    /// They have.
    Escaped,
    /// It was forgotten: a text ends where a property or a node follows.
    Forgotten {
        /// Whether it has been found that no text of the rest ends so.
        hopeless: bool,
    },
}

impl Brackets {
    /// Where the value of the property `name` ends that begins at `open`, and whether no bracket stands inside it.
    pub fn value_end(&mut self, bytes: &[u8], open: usize, name: &str) -> Option<(usize, bool)> {
        let first = bracket(bytes, open + 1)?;
        if let Brackets::Forgotten { hopeless: false } = self
            && is_text(name)
        {
            let mut end = Some(first);
            let mut closing = None;
            while let Some(at) = end {
                if goes_on(&bytes[at + 1..]) {
                    return Some((at, at == first));
                }
                closing = closing.or((bytes.get(at + 1) == Some(&b')')).then_some(at));
                end = bracket(bytes, at + 1);
            }
            *self = Brackets::Forgotten { hopeless: true };
            if let Some(at) = closing {
                return Some((at, at == first));
            }
        }
        Some((first, true))
    }
}

/// A value in which the brackets inside have their backslash.
pub fn escaped(value: &str) -> String {
    let mut text = String::new();
    let mut signs = value.chars();
    while let Some(sign) = signs.next() {
        match sign {
            ']' => text.push_str("\\]"),
            '\\' => text.extend([sign].into_iter().chain(signs.next())),
            _ => text.push(sign),
        }
    }
    text
}

/// The first `]` at or after `at` that has no backslash before it.
fn bracket(bytes: &[u8], mut at: usize) -> Option<usize> {
    while at < bytes.len() {
        match bytes[at] {
            b']' => return Some(at),
            b'\\' => at += 2,
            _ => at += 1,
        }
    }
    None
}

/// Whether a property has one text for its value.
pub fn is_text(capitals: &str) -> bool {
    TEXTS.contains(&capitals)
}

/// Whether what follows the value of a text begins another property or node, or ends the game; lines of dashes and the
/// like may come before.
fn goes_on(rest: &[u8]) -> bool {
    let rest = separators_off(blank_off(rest));
    match rest {
        [] => true,
        [b';', rest @ ..] => {
            let rest = blank_off(rest);
            matches!(rest.first(), None | Some(b';' | b'(' | b')')) || name(rest).is_some()
        }
        [b'(', rest @ ..] => {
            let rest = blank_off(rest);
            matches!(rest.first(), Some(b';' | b'(')) || name(rest).is_some()
        }
        [b')', rest @ ..] => {
            let line = rest.split(|byte| *byte == b'\n').next().unwrap_or_default().trim_ascii();
            matches!(line.first(), None | Some(b';' | b'(' | b')'))
        }
        _ => name(rest).is_some(),
    }
}

/// Whether a property with these capitals stands in roots.
pub fn is_of_root(capitals: &str) -> bool {
    OF_ROOTS.contains(&capitals)
}

/// The name of a property, capitals and small letters, where one begins here; small letters alone are none.
pub fn name(rest: &[u8]) -> Option<&[u8]> {
    let length = rest.iter().take_while(|byte| byte.is_ascii_alphanumeric()).count();
    let (name, after) = rest.split_at(length);
    (name.iter().any(u8::is_ascii_uppercase) && blank_off(after).first() == Some(&b'[')).then_some(name)
}

pub fn blank_off(bytes: &[u8]) -> &[u8] {
    let blanks = bytes.iter().take_while(|byte| byte.is_ascii_whitespace() || **byte == 0).count();
    &bytes[blanks..]
}

/// What comes after a run of signs with which people separate nodes, where a node or a variation does.
fn separators_off(bytes: &[u8]) -> &[u8] {
    const FEWEST: usize = 2;
    let is_separator = |byte: &u8| b"-=_*#~+".contains(byte) || byte.is_ascii_whitespace();
    let run = bytes.iter().take_while(|byte| is_separator(byte)).count();
    let (separators, rest) = bytes.split_at(run);
    let is_run = separators.iter().filter(|byte| !byte.is_ascii_whitespace()).count() >= FEWEST;
    if is_run && matches!(rest.first(), Some(b';' | b'(')) { rest } else { bytes }
}

/// Whether a text has a game of SGF in it.
pub fn is_record(text: &str) -> bool {
    start(text).is_some()
}

/// Where the first game begins after its `(`, and whether a `;` comes first there, as it should. Without one, or
/// without the `(`, a game begins at the start of a line, with a property that stands in a root.
pub fn start(text: &str) -> Option<(usize, bool)> {
    let regular = text.match_indices(';').find_map(|(at, _)| {
        let before = text[..at].trim_end();
        before.ends_with('(').then_some(before.len())
    });
    let within = &text[..regular.unwrap_or(text.len())];
    let is_root = |at: usize| {
        let name = name(blank_off(&text.as_bytes()[at..]));
        name.is_some_and(|name| {
            let capitals = name.iter().copied().filter(u8::is_ascii_uppercase);
            OF_ROOTS.iter().any(|root| root.bytes().eq(capitals.clone()))
        })
    };
    let begins_line = |at: usize| within[..at].trim_end_matches([' ', '\t', '\u{feff}']).ends_with('\n');
    let begins = |at: usize| within[..at].trim_end_matches([' ', '\t', '\u{feff}']).is_empty() || begins_line(at);
    let opened = within.match_indices('(').map(|(at, _)| at + 1).find(|&at| begins(at - 1) && is_root(at));
    let unopened = || {
        let at = text.find(|sign: char| !sign.is_whitespace() && sign != '\u{feff}')?;
        (text[at..].starts_with(';') && is_root(at + 1)).then_some(at + 1)
    };
    opened.or_else(unopened).map(|at| (at, false)).or(regular.map(|at| (at, true)))
}

#[cfg(test)]
mod tests {
    use super::super::error::SgfError;
    use super::super::parse::main_line;
    use super::super::tree::SgfTree;
    use super::super::warning::SgfWarning;

    fn written(tree: &SgfTree) -> String {
        tree.write().trim_end().to_string()
    }

    fn line(text: &str) -> String {
        written(&main_line(text).unwrap())
    }

    #[test]
    fn brackets_without_a_backslash_are_part_of_a_text() {
        for (text, read, name) in [
            ("(;C[see [1] for more]SZ[9];B[aa])", "(;SZ[9];B[aa])", "C"),
            ("(;PB[A [9d]]PW[B];B[aa])", "(;PB[A [9d\\]]PW[B];B[aa])", "PB"),
            ("(;PB[:] x];B[aa]C[a (1)] b]\n(;W[bb]))", "(;PB[:\\] x];B[aa];W[bb])", "PB"),
            ("(;PB[a \\] ] ; b]SZ[9])", "(;PB[a \\] \\] ; b]SZ[9])", "PB"),
            ("(;SZ[9];B[aa]C[1] or 2]) trailing", "(;SZ[9];B[aa])", "C"),
            ("(;SZ[9];KGSDE[a [b]]B[aa])", "(;SZ[9];B[aa])", "KGSDE"),
        ] {
            let read_as = main_line(text).unwrap_or_else(|error| panic!("{text}: {error}"));
            assert_eq!(written(&read_as), read, "{text}");
            assert_eq!(read_as.warnings, [SgfWarning::Unescaped { line: 1, name: name.to_string() }], "{text}");
        }
        // What reads as it stands is read so.
        assert_eq!(line("(;PB[a]c[b] x[d];B[aa])"), "(;PB[a];B[aa])");
        // Moves are no texts.
        assert!(matches!(main_line("(;SZ[9];B[aa] % W[bb])"), Err(SgfError::Stray { line: 1, sign: '%' })));
    }

    #[test]
    fn what_stands_between_nodes_is_left_out() {
        for (text, read, at, junk) in [
            ("(;SZ[9];B[ee]\n---\n;W[cc];B[gg])", "(;SZ[9];B[ee];W[cc];B[gg])", 2, "---"),
            ("(;SZ[9];B[ee]C[hm]\n-----\n;W[cc];B[gg])", "(;SZ[9];B[ee];W[cc];B[gg])", 2, "-----"),
            ("(;SZ[9]C[a [1] b];B[ee] === \n(;W[cc]))", "(;SZ[9];B[ee];W[cc])", 1, "==="),
            ("(;SZ[9];B[ee]\n% 第一手 ;W[cc])", "(;SZ[9];B[ee];W[cc])", 2, "% 第一手"),
            ("(;SZ[9]AB[aa]\n[[dc]](;B[cg]))", "(;SZ[9]AB[aa][dc];B[cg])", 2, "["),
            ("(;SZ[9]AB[[aa]][bb];B[cg])", "(;SZ[9]AB[aa][bb];B[cg])", 1, "["),
            ("(;SZ[9];B[ee] -", "(;SZ[9];B[ee])", 1, "-"),
        ] {
            let read_as = main_line(text).unwrap_or_else(|error| panic!("{text}: {error}"));
            assert_eq!(written(&read_as), read, "{text}");
            let warning = SgfWarning::Junk { line: at, text: junk.to_string() };
            assert!(read_as.warnings.contains(&warning), "{text}: {:?}", read_as.warnings);
            assert!(SgfTree::parse(text).unwrap().warnings.contains(&warning), "{text}");
        }
    }

    #[test]
    fn a_game_begins_without_its_first_node() {
        for (text, read) in [
            ("(GM[1]SZ[9];B[aa](;W[bb])(;W[cc]))", "(;GM[1]SZ[9];B[aa];W[bb])"),
            ("A game\n (SZ[9]PB[x];B[aa])", "(;SZ[9]PB[x];B[aa])"),
            (" ;SZ[9];B[aa]", "(;SZ[9];B[aa])"),
        ] {
            let read_as = main_line(text).unwrap();
            assert_eq!(written(&read_as), read, "{text}");
            assert!(read_as.warnings.contains(&SgfWarning::NoFirstNode));
        }
        assert_eq!(line("From: me (see C[1])\n(;B[aa])"), "(;B[aa])");
        assert!(matches!(main_line("(so it is)"), Err(SgfError::NoGame)));
    }
}
