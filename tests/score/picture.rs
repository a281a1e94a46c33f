//! Pictures of made-up boards: SVG that needs no fonts, PNG made of it, files that are whole or not there.

use std::fs::{self, File};
use std::io::BufReader;
use std::path::Path;

use crate::common::liangyi;
use regex::Regex;

const SEVEN: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/seven.sgf");
/// Dots of the PNG for a unit of the SVG: 300 to 96.
const SCALE: f64 = 3.125;

fn draw(path: &Path) {
    let name = path.to_str().expect("UTF-8");
    liangyi(&["score", "--method", "equal-territory", "--picture", name, SEVEN]).assert().success();
}

/// A decoded PNG.
struct Dots {
    width: usize,
    height: usize,
    per_metre: (u32, u32),
    colors: Vec<u8>,
}

impl Dots {
    fn read(path: &Path) -> Dots {
        let file = BufReader::new(File::open(path).expect("a file"));
        let mut reader = png::Decoder::new(file).read_info().expect("a PNG");
        let mut colors = vec![0; reader.output_buffer_size().expect("a size")];
        let frame = reader.next_frame(&mut colors).expect("dots");
        assert_eq!((frame.color_type, frame.bit_depth), (png::ColorType::Rgb, png::BitDepth::Eight));
        let dims = reader.info().pixel_dims.expect("a resolution");
        assert_eq!(dims.unit, png::Unit::Meter);
        Dots { width: frame.width as usize, height: frame.height as usize, per_metre: (dims.xppu, dims.yppu), colors }
    }

    /// The colour at a place of the SVG.
    fn at(&self, x: f64, y: f64) -> [u8; 3] {
        let start = 3 * ((y * SCALE) as usize * self.width + (x * SCALE) as usize);
        [self.colors[start], self.colors[start + 1], self.colors[start + 2]]
    }

    /// How many dots between two heights of the SVG are dark.
    fn dark(&self, from: f64, to: f64) -> usize {
        let rows = (from * SCALE) as usize * self.width..(to * SCALE) as usize * self.width;
        rows.filter(|dot| self.colors[3 * dot] < 100).count()
    }
}

#[test]
fn a_png_shows_at_300_dots_to_the_inch_what_the_svg_shows() {
    let folder = tempfile::tempdir().expect("a folder");
    let [svg, png] = ["steps.svg", "steps.PNG"].map(|name| folder.path().join(name));
    draw(&svg);
    draw(&png);
    let svg = fs::read_to_string(svg).expect("a picture");
    let dots = Dots::read(&png);
    let size = Regex::new(r#"width="(\d+)" height="(\d+)""#).expect("a pattern").captures(&svg).expect("a size");
    let [width, height] = [1, 2].map(|group| size[group].parse::<f64>().expect("a number"));
    assert_eq!((dots.width, dots.height), ((width * SCALE).ceil() as usize, (height * SCALE).ceil() as usize));
    assert_eq!(dots.per_metre, (11811, 11811));

    // The stones of the first board, which has nothing drawn over them but on the dead one.
    let board = Regex::new(r#"(?s)<g transform="translate\((\d+),(\d+)\)">(.*?)\n</g>"#).expect("a pattern");
    let board = board.captures(&svg).expect("a board");
    let number = |text: &str| text.parse::<f64>().expect("a number");
    let (left, top) = (number(&board[1]), number(&board[2]));
    let crossed =
        Regex::new(r#"<path d="M(\d+) (\d+)l12 12m"#).expect("a pattern").captures(&board[3]).expect("a cross");
    let crossed = (number(&crossed[1]) + 6.0, number(&crossed[2]) + 6.0);
    let stone = Regex::new(r##"<circle cx="(\d+)" cy="(\d+)" r="\d+" fill="(#111|#fff)""##).expect("a pattern");
    let mut stones = [0, 0];
    for found in stone.captures_iter(&board[3]) {
        let (x, y) = (number(&found[1]), number(&found[2]));
        let is_white = &found[3] == "#fff";
        stones[usize::from(is_white)] += 1;
        let expected = match () {
            () if (x, y) == crossed => [0xdd, 0x22, 0x22],
            () if is_white => [0xff; 3],
            () => [0x11; 3],
        };
        assert_eq!(dots.at(left + x, top + y), expected, "at {x} {y}");
    }
    assert_eq!(stones, [20, 20]);

    // Heading, captions and sums are there without any font.
    assert!(!svg.contains("<text") && !svg.contains("font"));
    let captions = top + 228.0;
    for (what, from, to) in
        [("heading", 10.0, 36.0), ("caption", captions, captions + 16.0), ("sums", height - 34.0, height - 10.0)]
    {
        assert!(dots.dark(from, to) > 400, "{what}: {}", dots.dark(from, to));
    }
    assert_eq!(dots.dark(0.0, 8.0), 0, "the rim is empty");
}

/// The board of the texts (figure 7x7, counted with stones handed over for passes, as article 38 of 計枰點 counts extra
/// moves): 5 points each, and next to the board what makes them 7 and 8.
#[test]
fn a_territory_count_can_be_checked_in_its_picture() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("territory.svg");
    let name = path.to_str().expect("UTF-8");
    liangyi(&["score", "--ruleset", "chinese", "--method", "territory", "--picture", name, SEVEN]).assert().success();
    let svg = fs::read_to_string(&path).expect("a picture");
    assert!(svg.contains("<title>territory: Black 7 (5 points, 1 prisoner, 1 stone for passes), White 8"), "{svg}");
    let panels: Vec<&str> = svg.split("<g class=\"beside\">").collect();
    let [_, first, last] = panels[..] else { panic!("two panels: {svg}") };
    let last_board = first.split("\n</g>").nth(1).expect("the last board");
    for fill in ["#111", "#fff"] {
        assert_eq!(last_board.matches(&format!("height=\"8\" fill=\"{fill}\"")).count(), 5, "points of {fill}");
    }
    // By colour of the stones: prisoners and stones handed over are the opponent's points.
    let beside = last.split("\n</g>").next().expect("what lies next to the board");
    for (fill, stones) in [("#111", 2 + 1), ("#fff", 1 + 1)] {
        assert_eq!(beside.matches(&format!("r=\"7\" fill=\"{fill}\"")).count(), stones, "stones of {fill}");
    }
    for title in ["<title>Prisoners</title>", "<title>For passes</title>"] {
        assert_eq!(svg.matches(title).count(), 2, "{title}");
    }
}

#[test]
fn gtp_saves_both_formats_and_refuses_others() {
    let folder = tempfile::tempdir().expect("a folder");
    let at = |name: &str| folder.path().join(name).to_str().expect("UTF-8").to_string();
    let commands = format!(
        "loadsgf {SEVEN}\nliangyi-save_score {} fill-all\nliangyi-save_score {} fill-all\n\
         liangyi-save_score {}\nliangyi-save_score {}\n",
        at("a.svg"),
        at("a.png"),
        at("a.gif"),
        at("no/such/folder.png")
    );
    let assert = liangyi(&[]).write_stdin(commands).assert().success();
    let replies = String::from_utf8_lossy(&assert.get_output().stdout).into_owned();
    let replies: Vec<&str> = replies.trim_end().split("\n\n").collect();
    assert!(replies[1..3].iter().all(|reply| reply.trim() == "="), "{replies:?}");
    assert!(replies[3].starts_with("? ") && replies[3].contains("ends in .svg or .png"), "{replies:?}");
    assert!(replies[4].starts_with("? cannot write file: "), "{replies:?}");
    assert!(Dots::read(&folder.path().join("a.png")).dark(0.0, 40.0) > 400);
    assert!(fs::read_to_string(at("a.svg")).expect("a picture").contains("<title>jipingdian, fill-all: W+1.0</title>"));
    let mut left: Vec<_> =
        fs::read_dir(folder.path()).expect("a folder").map(|entry| entry.expect("one").file_name()).collect();
    left.sort();
    assert_eq!(left, ["a.png", "a.svg"], "nothing is left beside");
}

#[test]
fn a_picture_that_cannot_be_written_leaves_the_old_one() {
    let folder = tempfile::tempdir().expect("a folder");
    let taken = folder.path().join("taken.svg");
    fs::create_dir(&taken).expect("a folder in the way");
    for (name, code, reason) in
        [("taken.svg", 2, "taken.svg: cannot write: Is a directory"), ("old.jpg", 2, "ends in .svg or .png")]
    {
        let path = folder.path().join(name);
        let assert = liangyi(&["score", "--picture", path.to_str().expect("UTF-8"), SEVEN]).assert().code(code);
        let errors = String::from_utf8_lossy(&assert.get_output().stderr).into_owned();
        assert!(errors.contains(reason), "{errors}");
    }
    assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), 1, "only what was there");
}

/// The SVG does not say where a line of text ends, so the dots of the PNG are looked at.
#[test]
fn a_record_says_above_the_boards_who_played_it_and_no_name_runs_over_the_edge() {
    let folder = tempfile::tempdir().expect("a folder");
    let at = |name: &str| folder.path().join(name).to_str().expect("UTF-8").to_string();
    let names = [
        "江鑄久",
        "江鑄久・王磊・古力・柯潔・聶衛平・馬曉春・常昊・羅洗河・俞斌・劉小光・曹大元・芮迺偉",
        "A & <B> \"C\" ]]>",
    ];
    let moves = fs::read_to_string(SEVEN).expect("a record");
    let title = Regex::new("<title>(.*?)</title>").expect("a pattern");
    for (black, white) in [(names[0], names[2]), (names[1], names[0]), (names[2], names[1])] {
        let info = format!("PB[{black}]PW[{}]DT[2024-05-01]RE[W+1]GC[", white.replace(']', "\\]"));
        let info = info.replacen(&format!("PB[{black}]"), &format!("PB[{}]", black.replace(']', "\\]")), 1);
        fs::write(at("game.sgf"), moves.replacen("GC[", &info, 1)).expect("a file");
        for option in ["--picture", "--record"] {
            for end in ["svg", "png"] {
                let to = at(&format!("drawn.{end}"));
                liangyi(&["score", "--method", "equal-territory", option, &to, &at("game.sgf")]).assert().success();
            }
            let svg = fs::read_to_string(at("drawn.svg")).expect("a picture");
            let titles: String = title.captures_iter(&svg).map(|found| found[1].replace(' ', "")).collect();
            let text =
                |name: &str| name.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace(' ', "");
            let line = format!("{}(Black)against{}(White)2024-05-01,resultW+1", text(black), text(white));
            assert!(titles.contains(&line), "{line}: {titles}");
            let dots = Dots::read(&folder.path().join("drawn.png"));
            let edge = (12.0 * SCALE) as usize;
            let columns = (0..edge).chain(dots.width - edge..dots.width);
            let dark = columns.flat_map(|x| {
                (0..dots.height).map({
                    let width = dots.width;
                    move |y| 3 * (y * width + x)
                })
            });
            assert!(dark.into_iter().all(|dot| dots.colors[dot] > 200), "{black}, {white}, {option}");
        }
    }
}
