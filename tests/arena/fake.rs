//! An engine that plays random moves and can be made to fail in many ways.

use std::fs::{self, OpenOptions};
use std::io::{self, BufRead, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::thread::sleep;
use std::time::Duration;

use clap::Parser;
use liangyi_core::base::{Color, Size};
use liangyi_core::game::{Game, Move};
use liangyi_core::rules::{Rules, find};
use rand::SeedableRng;
use rand::seq::IteratorRandom;
use rand_xoshiro::Xoshiro256PlusPlus;

/// The options of the engine.
#[derive(Debug, Parser)]
#[command(no_binary_name = true)]
struct Fake {
    /// The seed of its moves.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// It passes from this move on.
    #[arg(long, default_value_t = 24)]
    passes_at: usize,
    /// Milliseconds for a move.
    #[arg(long, default_value_t = 0)]
    thinks: u64,
    /// Its fault: crash, hang, garbage, flood, illegal, unended, empty, slow, error, off-board, twice, dead-crash,
    /// refuse, leave, abandon.
    #[arg(long)]
    fault: Option<String>,
    /// The move on which the fault happens.
    #[arg(long, default_value_t = 6)]
    fault_at: usize,
    /// The fault happens only if this file does not exist, and creates it.
    #[arg(long)]
    once: Option<PathBuf>,
    /// It starts only if this file does not exist, and creates it.
    #[arg(long)]
    starts_once: Option<PathBuf>,
    /// It resigns on its first move.
    #[arg(long)]
    resigns: bool,
    /// The moves it makes, in turn, whatever the rules say of them; then it passes.
    #[arg(long)]
    moves: Option<String>,
    /// It answers `liangyi-opening` after no answers, one and so on with these words.
    #[arg(long)]
    opening: Option<String>,
    /// It ignores `quit`.
    #[arg(long)]
    slow_quit: bool,
    /// Milliseconds for its answers to `play`.
    #[arg(long, default_value_t = 0)]
    slow_play: u64,
    /// Milliseconds for its answers to `time_left`.
    #[arg(long, default_value_t = 0)]
    slow_clock: u64,
    /// It takes times in whole seconds only.
    #[arg(long)]
    whole_seconds: bool,
    /// It knows the time settings of KataGo and of KGS.
    #[arg(long)]
    time_systems: bool,
    /// It takes a seed for its moves.
    #[arg(long)]
    takes_seed: bool,
    /// Its name would turn text and colours of a terminal.
    #[arg(long)]
    hostile_name: bool,
    /// Its name would end a script and begin markup in a page.
    #[arg(long)]
    markup_name: bool,
    /// It lives on after the end of its input.
    #[arg(long)]
    stubborn: bool,
    /// It appends its process number to this file, and that of an orphan in a session of its own which it leaves.
    #[arg(long)]
    pids: Option<PathBuf>,
    /// It knows virtual moves and makes one on every fifth move if it is legal.
    #[arg(long)]
    virtual_moves: bool,
    /// Its rules at the start.
    #[arg(long, default_value = "chinese")]
    rules: String,
    /// The stones that it calls dead: none, black or white; or its fault when queried: refuse or nonsense.
    #[arg(long, default_value = "none")]
    dead: String,
    /// It appends the commands that it receives to this file.
    #[arg(long)]
    log: Option<PathBuf>,
}

pub fn run(words: Vec<String>) -> ExitCode {
    let options = match Fake::try_parse_from(words) {
        Ok(options) => options,
        Err(error) => {
            eprintln!("{error}");
            return ExitCode::FAILURE;
        }
    };
    if let Some(path) = &options.starts_once
        && OpenOptions::new().create_new(true).write(true).open(path).is_err()
    {
        return ExitCode::FAILURE;
    }
    if let Some(path) = &options.pids {
        note_pid(path);
        leave_orphan(path);
    }
    let stubborn = options.stubborn;
    let size = Size::square(19).expect("a size");
    let rng = Xoshiro256PlusPlus::seed_from_u64(options.seed);
    let rules = find(&options.rules).expect("a ruleset").rules.clone();
    let mut engine = Engine { options, size, game: Game::new(size, rules.clone()), rules, rng };
    for line in io::stdin().lock().lines() {
        let Ok(line) = line else { break };
        if !engine.answer(line.trim()) {
            return ExitCode::SUCCESS;
        }
    }
    if stubborn {
        loop {
            sleep(Duration::from_secs(60));
        }
    }
    ExitCode::SUCCESS
}

/// Leaves a process without a parent, in a session of its own, that holds the pipes.
fn leave_orphan(pids: &Path) {
    let program = std::env::current_exe().expect("a path");
    let status = Command::new(program).arg("orphan").arg(pids).arg("parent").status().expect("the program runs");
    assert!(status.success());
}

/// What the processes on the way to an orphan do.
pub fn orphan(mut words: impl Iterator<Item = String>) -> ExitCode {
    let pids = words.next().expect("a file");
    if words.next().is_some() {
        rustix::process::setsid().expect("a session");
        let program = std::env::current_exe().expect("a path");
        let mut child = Command::new(program).arg("orphan").arg(&pids).spawn().expect("the program runs");
        let line = format!("{} orphan", child.id());
        let is_ready = || fs::read_to_string(&pids).unwrap_or_default().lines().any(|written| written == line);
        // It leaves the orphan as soon as that has written its number.
        while !is_ready() && child.try_wait().expect("a child").is_none() {
            sleep(Duration::from_millis(5));
        }
        return ExitCode::SUCCESS;
    }
    let mut file = OpenOptions::new().create(true).append(true).open(&pids).expect("a file");
    writeln!(file, "{} orphan", std::process::id()).expect("a file");
    sleep(Duration::from_secs(600));
    ExitCode::SUCCESS
}

fn note_pid(path: &Path) {
    let mut file = OpenOptions::new().create(true).append(true).open(path).expect("a file");
    writeln!(file, "{} engine", std::process::id()).expect("a file");
}

struct Engine {
    options: Fake,
    size: Size,
    rules: Rules,
    game: Game,
    rng: Xoshiro256PlusPlus,
}

fn say(text: &str) {
    print!("{text}");
    io::stdout().flush().expect("an open pipe");
}

impl Engine {
    /// Replies to a command; returns whether more may follow.
    fn answer(&mut self, line: &str) -> bool {
        if let Some(path) = &self.options.log {
            let mut log = OpenOptions::new().create(true).append(true).open(path).expect("a log");
            writeln!(log, "{line}").expect("a log");
        }
        let mut words: Vec<&str> = line.split_whitespace().collect();
        let id = if words.first().is_some_and(|word| word.parse::<u64>().is_ok()) { words.remove(0) } else { "" };
        let Some((&command, arguments)) = words.split_first() else { return true };
        if command == "quit" && self.options.slow_quit {
            loop {
                sleep(Duration::from_secs(60));
            }
        }
        match self.command(command, arguments) {
            Ok(text) => say(&format!("={id} {text}\n\n")),
            Err(text) => say(&format!("?{id} {text}\n\n")),
        }
        let leaves = self.options.fault.as_deref() == Some("leave") && self.fault_is_due();
        command != "quit" && !leaves
    }

    fn command(&mut self, command: &str, arguments: &[&str]) -> Result<String, String> {
        let color = match arguments.first() {
            Some(&"W") => Color::White,
            _ => Color::Black,
        };
        match command {
            "play" => sleep(Duration::from_millis(self.options.slow_play)),
            "time_left" => sleep(Duration::from_millis(self.options.slow_clock)),
            _ => {}
        }
        match command {
            "name" if self.options.hostile_name => Ok("A\u{9b}31mB\u{202e}C".to_string()),
            "name" if self.options.markup_name => Ok("</script><b>\"]]>&amp;".to_string()),
            "name" => Ok("Fake".to_string()),
            "set_random_seed" if self.options.takes_seed => {
                let seed = arguments.first().and_then(|text| text.parse().ok()).ok_or("syntax error")?;
                self.rng = Xoshiro256PlusPlus::seed_from_u64(seed);
                Ok(String::new())
            }
            "version" => Ok(self.options.seed.to_string()),
            "list_commands" => Ok(self.commands().join("\n")),
            "time_settings" | "time_left"
                if self.options.whole_seconds && arguments.iter().any(|word| word.contains('.')) =>
            {
                Err("time and stones not integers".to_string())
            }
            "kata-time_settings" | "kgs-time_settings" if self.options.time_systems => Ok(String::new()),
            "quit" | "komi" | "time_settings" | "time_left" | "liangyi-genmove_virtual" => Ok(String::new()),
            "echo" => Ok(arguments.join(" ")),
            "folder" => Ok(std::env::current_dir().map_err(|error| error.to_string())?.display().to_string()),
            "die" => std::process::exit(3),
            "liangyi-ruleset" => {
                self.rules = find(arguments.first().unwrap_or(&"")).ok_or("unknown ruleset")?.rules.clone();
                self.game = Game::new(self.size, self.rules.clone());
                Ok(String::new())
            }
            "boardsize" => {
                let lines = arguments.first().and_then(|text| text.parse().ok());
                self.size = lines.and_then(Size::square).ok_or("unacceptable size")?;
                self.game = Game::new(self.size, self.rules.clone());
                Ok(String::new())
            }
            "clear_board" => {
                self.game = Game::new(self.size, self.rules.clone());
                Ok(String::new())
            }
            "play" => {
                if self.options.fault.as_deref() == Some("refuse") && self.fault_is_due() {
                    return Err("illegal move".to_string());
                }
                let mv = arguments.get(1).and_then(|text| Move::parse(text, self.size)).ok_or("syntax error")?;
                if mv == Move::Virtual {
                    return Err("invalid color or coordinate".to_string());
                }
                self.game.play(color, mv).map(|()| String::new()).map_err(|error| error.to_string())
            }
            "liangyi-play_virtual" if self.options.virtual_moves => {
                self.game.play(color, Move::Virtual).map(|()| String::new()).map_err(|error| error.to_string())
            }
            "genmove" => self.genmove(color),
            "liangyi-opening" => {
                let answers = self.options.opening.as_deref().ok_or("unknown command")?;
                let answer = answers.split_whitespace().nth(arguments.len() - 1);
                answer.map(str::to_string).ok_or_else(|| "no answer".to_string())
            }
            "final_score" => Ok("0".to_string()),
            "final_status_list" => self.dead(),
            _ => Err("unknown command".to_string()),
        }
    }

    fn commands(&self) -> Vec<&'static str> {
        let plain = ["boardsize", "clear_board", "komi", "play", "genmove", "quit", "final_status_list", "final_score"];
        let mut list = Vec::from(plain);
        list.extend(["list_commands", "name", "version", "time_settings", "time_left"]);
        if self.options.time_systems {
            let systems = ["kata-time_settings", "kgs-time_settings"];
            list.extend(systems.into_iter().skip(self.options.whole_seconds.into()));
        }
        if self.options.takes_seed {
            list.push("set_random_seed");
        }
        if self.options.opening.is_some() {
            list.push("liangyi-opening");
        }
        if self.options.virtual_moves {
            list.extend(["liangyi-play_virtual", "liangyi-genmove_virtual", "liangyi-ruleset"]);
        }
        list
    }

    /// Whether the fault happens now.
    fn fault_is_due(&self) -> bool {
        if self.game.move_number() < self.options.fault_at {
            return false;
        }
        match &self.options.once {
            None => true,
            Some(path) => OpenOptions::new().create_new(true).write(true).open(path).is_ok(),
        }
    }

    fn genmove(&mut self, color: Color) -> Result<String, String> {
        if let Some(fault) = self.options.fault.clone()
            && !["dead-crash", "refuse", "leave"].contains(&fault.as_str())
            && self.fault_is_due()
            && let Some(text) = self.go_wrong(&fault, color)
        {
            return text;
        }
        sleep(Duration::from_millis(self.options.thinks));
        if self.options.resigns {
            return Ok("resign".to_string());
        }
        if let Some(moves) = &self.options.moves {
            let made = self.game.moves().filter(|played| played.color == color).count();
            let mv = moves.split_whitespace().nth(made).unwrap_or("pass").to_string();
            let played = Move::parse(&mv, self.size).ok_or("not a move")?;
            return self.game.play(color, played).map(|()| mv).map_err(|error| error.to_string());
        }
        let mv = self.choose(color);
        self.game.play(color, mv).map_err(|error| error.to_string())?;
        Ok(mv.display(self.size).to_string())
    }

    /// Commits the fault; returns the reply if it has one.
    fn go_wrong(&self, fault: &str, color: Color) -> Option<Result<String, String>> {
        match fault {
            "crash" => {
                eprintln!("something broke");
                std::process::exit(42)
            }
            "abandon" => {
                leave_orphan(self.options.pids.as_deref().expect("a file"));
                std::process::exit(42)
            }
            "hang" => loop {
                sleep(Duration::from_secs(60));
            },
            "slow" => {
                sleep(Duration::from_secs(3));
                None
            }
            "garbage" => {
                say("%$\u{1}\u{2}#@ !!\n\nno reply at all\n");
                loop {
                    sleep(Duration::from_secs(60));
                }
            }
            "flood" => loop {
                say(&"x".repeat(1 << 16));
            },
            "unended" => {
                say("= C3");
                loop {
                    sleep(Duration::from_secs(60));
                }
            }
            "illegal" => {
                let stones = self.game.board().stones(color.opponent());
                stones.first().map(|point| Ok(self.size.vertex(point).to_string()))
            }
            "twice" => {
                let mut legal = self.game.legal_moves(color).points.iter().map(|point| self.size.vertex(point));
                legal.next().zip(legal.next()).map(|(one, other)| Ok(format!("{one} {other}")))
            }
            "off-board" => Some(Ok("Z99".to_string())),
            "empty" => Some(Ok(String::new())),
            "error" => Some(Err("out of ideas".to_string())),
            other => panic!("no fault is called {other}"),
        }
    }

    fn choose(&mut self, color: Color) -> Move {
        let number = self.game.move_number();
        let legal = self.game.legal_moves(color);
        if self.options.virtual_moves
            && number.is_multiple_of(5)
            && legal.virtual_move
            && number < self.options.passes_at
        {
            return Move::Virtual;
        }
        if number >= self.options.passes_at {
            return Move::Pass;
        }
        let own = self.game.board().stones(color);
        let is_eye = |&point: &liangyi_core::base::Point| self.size.neighbours(point).all(|next| own.contains(next));
        let point = legal.points.iter().filter(|point| !is_eye(point)).choose(&mut self.rng);
        point.map_or(Move::Pass, Move::Play)
    }

    fn dead(&self) -> Result<String, String> {
        if self.options.fault.as_deref() == Some("dead-crash") && self.fault_is_due() {
            std::process::exit(42);
        }
        let list = |color| {
            let stones = self.game.board().stones(color);
            stones.iter().map(|point| self.size.vertex(point).to_string()).collect::<Vec<_>>().join("\n")
        };
        match self.options.dead.as_str() {
            "none" => Ok(String::new()),
            "black" => Ok(list(Color::Black)),
            "white" => Ok(list(Color::White)),
            "nonsense" => Ok("Q99 perhaps".to_string()),
            _ => Err("cannot tell".to_string()),
        }
    }
}
