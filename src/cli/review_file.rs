//! The review of one file.
//!
//! Every position is searched by an engine of its own with the same seed, so that what is found depends neither on the
//! number of threads nor on where a run was killed. The record is written whole once all is known. Until then a
//! file of the same name with `.unfinished` after it keeps what is known.

use std::collections::{HashMap, HashSet};
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use liangyi_arena::settings::differences;
use liangyi_core::base::Size;
use liangyi_core::sgf::{ANALYSIS, NodeId, REVIEW, SgfTree};
use liangyi_engine::engine::{Engine, EngineSettings};
use liangyi_engine::files::write_whole;
use liangyi_engine::policy::KataNet;
use liangyi_engine::threads::in_order;
use liangyi_net::inputs::Rank;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use sha2::{Digest as _, Sha256};

use super::error::CliError;
use super::many_files::{FileCount, FileOutcome};
use super::progress::Findings;
use super::review_text;
use super::review_text::{Reviewed, annotate};
use crate::protocol::{OpenError, OpenedNode, PlayableLine, open_main_line, open_node};
use crate::records::files::{GameOfFile, LoadError, game_of, load_tree};
use crate::show::review::{self, HumanAnalysis, HumanReview, NodeAnalysis, Review, ReviewWork};
use crate::show::words::{Language, msg};

/// The visits of a position with a network: each is an evaluation, of which a large one makes some tens a second.
const WITH_NETWORK: u32 = 100;
/// The visits of a position without one.
const WITHOUT: u32 = 1000;
/// How often what is known is kept.
const KEPT_EVERY: Duration = Duration::from_secs(20);

/// How files are reviewed.
pub struct Reviewer<'a> {
    pub engine: EngineSettings,
    /// The visits of a position; `None`: as many as usual where a network analyses, or none does.
    pub visits: Option<u32>,
    /// The persons of whose moves is told, and the network that knows them.
    pub human: Option<(Rank, Arc<KataNet>)>,
    pub variations: f64,
    /// All that decides what is written.
    pub settings: Map<String, Value>,
    /// How many positions of a file are searched at once.
    pub threads: usize,
    /// Set when the command is to end.
    pub stop: &'a AtomicBool,
    pub as_json: bool,
    /// The language of what is printed.
    pub told: Language,
    /// The language of records.
    pub words: Language,
}

/// What a record that was reviewed says of it.
#[derive(Debug, Deserialize, PartialEq, Serialize)]
struct Made {
    /// The hash of the record that was reviewed.
    source: String,
    settings: Map<String, Value>,
}

impl Reviewer<'_> {
    /// Reviews a file, and writes the record with the analyses to `target`; `None` where the command ends first.
    pub fn review(&self, path: &Path, target: Option<&Path>, progress: &Findings) -> Option<FileCount> {
        let mut count = FileCount::default();
        if self.stop.load(Ordering::Relaxed) {
            return None;
        }
        count.outcome = match self.find(path, target, progress, &mut count.remarks) {
            Ok(None) => return None,
            Ok(Some(reviewed)) => match self.tell(&reviewed, target, &mut count.lines) {
                Ok(()) => FileOutcome::Counted,
                Err(error) => FileOutcome::NotCounted(error),
            },
            Err(error) => FileOutcome::NotCounted(error),
        };
        Some(count)
    }

    /// What is found of a file; `None` where the command ends first.
    fn find<'p>(
        &self,
        path: &'p Path,
        target: Option<&Path>,
        progress: &Findings,
        remarks: &mut Vec<String>,
    ) -> Result<Option<Reviewed<'p>>, CliError> {
        let tree = load_tree(path)?;
        let words = self.told;
        let PlayableLine { line, opened, unplayable } =
            open_main_line(&self.engine, &tree).map_err(|error| match error {
                OpenError::Sgf(error) => CliError::from(LoadError::Sgf(error)),
                error => CliError::Failed(words.open_error(&error)),
            })?;
        let as_far = unplayable.iter().map(|error| words.say(msg!("review-as-far", why = words.open_error(error))));
        remarks.extend(
            words
                .named_opened_warnings(&opened)
                .into_iter()
                .chain(as_far)
                .map(|text| words.say(msg!("warning", text = text))),
        );
        let size = opened.engine.size();
        let analyzing = opened.engine.go().and_then(|go| go.settings().network());
        let visits = self.visits.unwrap_or(if analyzing.is_some() { WITH_NETWORK } else { WITHOUT });
        let made = Made { source: hash(&tree), settings: self.settings.clone() };
        let of_file = GameOfFile::of(path);
        let target_game =
            |target: &Path| of_file.number.map_or_else(|| target.into(), |number| game_of(target, number));
        let there = target.map(|target| there(&target_game(target), target, &made)).transpose()?.flatten();
        let is_done = there.is_some();
        let mut kept = Kept { made: &made, to: target.map(unfinished), written: Instant::now() };
        let known = there.or_else(|| kept.read(target_game)).unwrap_or_else(|| tree.clone());
        let is_own = |&(node, _): &(NodeId, NodeAnalysis)| known.property(node, ANALYSIS).is_some();
        let of_node = |&node: &NodeId| Some((node, review::read(&known, node, size)?));
        let mut found: HashMap<NodeId, NodeAnalysis> = line.iter().filter_map(of_node).filter(is_own).collect();
        found.retain(|_, found| found.visits >= u64::from(visits));
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let missing = missing(&tree, &line, &found);
        let mut done = line.len() - missing.len();
        let work =
            ReviewWork { main: analyzing.map(|net| net.network()), visits, points: size.area(), positions: line.len() };
        // What persons play everywhere stands in records alone.
        let persons = self.human.as_ref().map(|(rank, net)| HumanReview::new(net, *rank, &work, target.is_some()));
        let numbers: HashMap<NodeId, usize> = line.iter().copied().zip(0..).collect();
        let line_of = ReviewedLine { tree: &tree, line: &line, size, visits };
        let job = |index: usize| {
            let number = numbers[&missing[index]];
            self.analyse(line_of, number, persons.as_ref().filter(|persons| persons.asks(number)))
        };
        let take = |index: usize, analysis: Option<NodeAnalysis>| -> Result<(), CliError> {
            if self.stop.load(Ordering::Relaxed) {
                return Ok(());
            }
            done += 1;
            progress.say(&words.say(msg!("review-progress", file = name.as_str(), done = done, all = line.len())));
            found.extend(analysis.map(|analysis| (missing[index], analysis)));
            kept.now_and_then(&tree, &found, size)
        };
        in_order(self.threads, missing.len(), job, take)?;
        if self.stop.load(Ordering::Relaxed) {
            kept.write(&tree, &found, size)?;
            return Ok(None);
        }
        repeat(&tree, &line, &mut found);
        let mut review = Review::of_line(&self.engine, &tree, &line, size, |node| found.get(&node));
        if let Some(persons) = &persons {
            let asked = self.ask(line_of, persons, &review, &mut found)?;
            if self.stop.load(Ordering::Relaxed) {
                kept.write(&tree, &found, size)?;
                return Ok(None);
            }
            if asked > 0 {
                review = Review::of_line(&self.engine, &tree, &line, size, |node| found.get(&node));
            }
        }
        let unplayable = unplayable.map(|error| error.to_string());
        let reviewed = Reviewed { path, tree, line, opened, unplayable, found, review, visits };
        if let Some(target) = target.filter(|_| !is_done) {
            let text = self.annotated(&reviewed, &made).write();
            write_whole(target, text.as_bytes()).map_err(|error| unwritten(target, &error))?;
        }
        kept.remove()?;
        Ok(Some(reviewed))
    }

    /// The analysis of position `number` of a line; `None` where there is nothing to be searched, or the command ends.
    fn analyse(&self, line: ReviewedLine<'_>, number: usize, persons: Option<&HumanReview>) -> Option<NodeAnalysis> {
        if self.stop.load(Ordering::Relaxed) {
            return None;
        }
        let OpenedNode { mut engine, .. } = open_node(&self.engine, line.tree, line.line[number]).ok()?;
        let found = review::analyse(&mut engine, line.visits, self.stop)?;
        Some(NodeAnalysis { human: persons.and_then(|persons| line.human(&engine, number, persons)), ..found })
    }

    /// Asks persons about the positions of the costliest moves, and about what was searched before without them;
    /// returns about how many.
    fn ask(
        &self,
        line: ReviewedLine<'_>,
        persons: &HumanReview,
        review: &Review,
        found: &mut HashMap<NodeId, NodeAnalysis>,
    ) -> Result<usize, CliError> {
        let costly: HashSet<u32> = review.dearest.iter().map(|loss| loss.node).collect();
        let is_costly = |number: usize| line.line.get(number + 1).is_some_and(|next| costly.contains(&next.number()));
        let lacks = |number: &usize| {
            let found = found.get(&line.line[*number]);
            (is_costly(*number) || persons.asks(*number)) && found.is_some_and(|it| !it.tells_of(persons.rank()))
        };
        let lacking: Vec<usize> = (0..line.line.len()).filter(lacks).collect();
        let job = |index: usize| {
            if self.stop.load(Ordering::Relaxed) {
                return None;
            }
            let number = lacking[index];
            let OpenedNode { engine, .. } = open_node(&self.engine, line.tree, line.line[number]).ok()?;
            line.human(&engine, number, persons)
        };
        let take = |index: usize, human: Option<HumanAnalysis>| -> Result<(), CliError> {
            if let Some(known) = found.get_mut(&line.line[lacking[index]]) {
                known.human = human.or_else(|| known.human.take());
            }
            Ok(())
        };
        in_order(self.threads, lacking.len(), job, take)?;
        Ok(lacking.len())
    }

    /// The record with all that was found.
    fn annotated(&self, reviewed: &Reviewed<'_>, made: &Made) -> SgfTree {
        let has_points = matches!(reviewed.opened.engine, Engine::Go(_));
        let mut tree = reviewed.tree.clone();
        let size = reviewed.opened.engine.size();
        for node in &reviewed.line {
            if let Some(found) = reviewed.found.get(node) {
                review::store(&mut tree, *node, size, found);
            }
        }
        annotate(&mut tree, reviewed, has_points, self.variations, self.words);
        let root = tree.root();
        tree.set_text(root, REVIEW, &text_of(made));
        tree
    }

    fn tell(&self, reviewed: &Reviewed<'_>, target: Option<&Path>, lines: &mut Vec<u8>) -> Result<(), CliError> {
        let told = if self.as_json {
            review_text::json(reviewed, target).to_string() + "\n"
        } else {
            review_text::text(reviewed, target, self.told)
        };
        lines.extend(told.into_bytes());
        Ok(())
    }
}

/// The main line of a record.
#[derive(Clone, Copy)]
struct ReviewedLine<'a> {
    tree: &'a SgfTree,
    line: &'a [NodeId],
    size: Size,
    visits: u32,
}

impl ReviewedLine<'_> {
    /// What persons say of position `number`, in which the engine is, and of the move that follows there.
    fn human(self, engine: &Engine, number: usize, persons: &HumanReview) -> Option<HumanAnalysis> {
        let Engine::Go(go) = engine else { return None };
        let next = self.line.get(number + 1).filter(|next| self.tree.moves_in(**next) == 1);
        let next = next.and_then(|next| self.tree.played(*next, self.size));
        let next = next.filter(|next| next.color == go.game().to_move()).map(|next| next.mv);
        persons.analyse(go.game(), next, number)
    }
}

/// What is known of a file that is not done.
struct Kept<'a> {
    made: &'a Made,
    /// The file that keeps it.
    to: Option<PathBuf>,
    written: Instant,
}

impl Kept<'_> {
    /// What an earlier run has kept of the same record.
    fn read(&self, game: impl Fn(&Path) -> PathBuf) -> Option<SgfTree> {
        let tree = load_tree(&game(self.to.as_deref()?)).ok()?;
        (made_of(&tree).as_ref() == Some(self.made)).then_some(tree)
    }

    fn now_and_then(
        &mut self,
        tree: &SgfTree,
        found: &HashMap<NodeId, NodeAnalysis>,
        size: Size,
    ) -> Result<(), CliError> {
        if self.written.elapsed() < KEPT_EVERY {
            return Ok(());
        }
        self.written = Instant::now();
        self.write(tree, found, size)
    }

    fn write(&self, tree: &SgfTree, found: &HashMap<NodeId, NodeAnalysis>, size: Size) -> Result<(), CliError> {
        let Some(to) = &self.to else { return Ok(()) };
        let mut tree = tree.clone();
        for (&node, found) in found {
            review::store(&mut tree, node, size, found);
        }
        let root = tree.root();
        tree.set_text(root, REVIEW, &text_of(self.made));
        write_whole(to, tree.write().as_bytes()).map_err(|error| unwritten(to, &error))
    }

    fn remove(&self) -> Result<(), CliError> {
        match self.to.as_deref().map(|to| (to, fs::remove_file(to))) {
            Some((to, Err(error))) if error.kind() != ErrorKind::NotFound => Err(unwritten(to, &error)),
            _ => Ok(()),
        }
    }
}

/// The nodes of a line whose positions are to be searched: one that neither moves nor sets up has the position before.
fn missing(tree: &SgfTree, line: &[NodeId], found: &HashMap<NodeId, NodeAnalysis>) -> Vec<NodeId> {
    let missing = line.iter().filter(|node| !found.contains_key(node) && !is_repeated(tree, **node));
    missing.copied().collect()
}

fn is_repeated(tree: &SgfTree, node: NodeId) -> bool {
    node != tree.root() && tree.moves_in(node) == 0 && !tree.sets_up(node)
}

/// Gives nodes that have the position before what is known of that.
fn repeat(tree: &SgfTree, line: &[NodeId], found: &mut HashMap<NodeId, NodeAnalysis>) {
    for pair in line.windows(2) {
        if is_repeated(tree, pair[1])
            && let Some(before) = found.get(&pair[0]).cloned()
        {
            found.insert(pair[1], before);
        }
    }
}

/// The review that is at `target` already, as this game of it; `None` where there is no file.
///
/// # Errors
///
/// The file is something else: it is left as it is.
fn there(game: &Path, target: &Path, made: &Made) -> Result<Option<SgfTree>, CliError> {
    let other = |what: &str| Err(CliError::Failed(format!("{}: {what}; name another folder", target.display())));
    let tree = match load_tree(game) {
        Ok(tree) => tree,
        Err(LoadError::Io(error)) if error.kind() == ErrorKind::NotFound => return Ok(None),
        Err(error) => return other(&error.to_string()),
    };
    match made_of(&tree) {
        None => other("there, and no review"),
        Some(there) if there.settings != made.settings => {
            let differences = differences(&made.settings, &there.settings, &[]).join("; ");
            other(&format!("another review: {differences}"))
        }
        Some(there) if there.source != made.source => other("the review of another record"),
        Some(_) => Ok(Some(tree)),
    }
}

fn made_of(tree: &SgfTree) -> Option<Made> {
    serde_json::from_str(&tree.text(tree.root(), REVIEW)?).ok()
}

fn text_of(made: &Made) -> String {
    serde_json::to_string(made).expect("plain values are JSON")
}

fn hash(tree: &SgfTree) -> String {
    Sha256::digest(tree.write()).iter().map(|byte| format!("{byte:02x}")).collect()
}

fn unfinished(target: &Path) -> PathBuf {
    let mut name = target.as_os_str().to_os_string();
    name.push(".unfinished");
    PathBuf::from(name)
}

fn unwritten(path: &Path, error: &std::io::Error) -> CliError {
    CliError::Failed(format!("{}: cannot write: {error}", path.display()))
}
