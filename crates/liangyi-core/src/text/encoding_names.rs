//! Encodings by their names.

use encoding_rs::{Encoding, REPLACEMENT, UTF_16BE, UTF_16LE};

/// Names that programs use and the standard of the web does not list.
const OTHERS: [(&str, &str); 12] = [
    ("932", "shift_jis"),
    ("936", "gbk"),
    ("949", "euc-kr"),
    ("950", "big5"),
    ("1361", "euc-kr"),
    ("54936", "gb18030"),
    ("65001", "utf-8"),
    ("uhc", "euc-kr"),
    ("jis", "iso-2022-jp"),
    ("gb", "gbk"),
    ("eucjp", "euc-jp"),
    ("big5hkscs", "big5"),
];

/// The encoding of a name; `None` for one that is not known, or that bytes which are not UTF-16 cannot be in.
pub fn encoding_named(label: &str) -> Option<&'static Encoding> {
    let short = label.trim().to_ascii_lowercase().replace(['-', '_', ' '], "");
    let short =
        ["cp", "ms", "windows", "win", "x"].iter().find_map(|before| short.strip_prefix(before)).unwrap_or(&short);
    let other = OTHERS.iter().find(|(name, _)| *name == short).map(|(_, name)| *name);
    let pages = || Encoding::for_label(format!("windows-{short}").as_bytes());
    let found = Encoding::for_label(other.unwrap_or(label).as_bytes()).or_else(pages);
    found.filter(|encoding| ![REPLACEMENT, UTF_16BE, UTF_16LE].contains(encoding))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_programs_and_of_the_web_are_known() {
        for (label, name) in [
            ("GB2312", "GBK"),
            ("gb18030", "gb18030"),
            ("CP936", "GBK"),
            ("ms932", "Shift_JIS"),
            ("windows-31j", "Shift_JIS"),
            (" Shift-JIS ", "Shift_JIS"),
            ("CP949", "EUC-KR"),
            ("ks_c_5601-1987", "EUC-KR"),
            ("Big5-HKSCS", "Big5"),
            ("CP1251", "windows-1251"),
            ("win1250", "windows-1250"),
            ("Latin1", "windows-1252"),
            ("UTF8", "UTF-8"),
            ("KOI8-R", "KOI8-R"),
        ] {
            assert_eq!(encoding_named(label).map(Encoding::name), Some(name), "{label}");
        }
        for label in ["", "nonsense", "iso-2022-kr", "UTF-16"] {
            assert_eq!(encoding_named(label), None, "{label}");
        }
    }
}
