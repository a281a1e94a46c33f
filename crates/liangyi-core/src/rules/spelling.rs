//! The names of rulesets however they are spelt: case, blanks, hyphens, traditional and simplified characters.

/// Whether `name` is one of `names`, however it is spelt.
pub(super) fn is_one_of<'a>(name: &str, mut names: impl Iterator<Item = &'a str>) -> bool {
    let wanted = normal(name);
    !wanted.is_empty() && names.any(|known| normal(known) == wanted)
}

/// The form in which names are compared: lower case, simplified characters, without `-`, `_`, brackets and blanks.
pub fn normal(name: &str) -> String {
    name.chars()
        .filter(|sign| !matches!(sign, '-' | '_' | '(' | ')' | '（' | '）') && !sign.is_whitespace())
        .flat_map(char::to_lowercase)
        .map(simplified)
        .collect()
}

/// The simplified form of the traditional characters that occur in the names of rulesets.
const fn simplified(sign: char) -> char {
    match sign {
        '計' => '计',
        '點' => '点',
        '應' => '应',
        '國' => '国',
        '圍' => '围',
        '規' => '规',
        '則' => '则',
        '還' => '还',
        '頭' => '头',
        '韓' => '韩',
        '數' => '数',
        '術' => '术',
        '藝' => '艺',
        '簡' => '简',
        '舊' => '旧',
        '棊' => '棋',
        sign => sign,
    }
}
