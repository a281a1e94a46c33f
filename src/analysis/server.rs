//! The threads on an input and an output: one reads lines, the others analyse positions.

use std::collections::BTreeSet;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::sync::{Arc, Mutex, PoisonError};

use liangyi_engine::engine::EngineSettings;
use liangyi_engine::policy::{Models, NetworkTask};
use liangyi_engine::threads::{Queue, on_threads};

use super::analyzer::Job;
use super::analyzer::{Response, analyze};
use super::fields::QueryError;
use super::query::Defaults;
use super::query::{AnalysisRequest, QueryAction, read_line};
use super::response::{NoResults, repeated};
use crate::protocol::{self, LineRead, start_reader};

/// The most bytes of a line.
const MAX_LINE: usize = 16 << 20;
/// The most bytes of queries that wait. No line is read while there are as many, not even one that ends analyses, so
/// that there is room for far more than clients send at once.
const WAITING: usize = 256 << 20;

/// How the server runs.
#[derive(Clone, Debug)]
pub struct ServerOptions {
    /// What queries leave open.
    pub defaults: Defaults,
    /// Positions that are analysed at the same time.
    pub analysis_threads: usize,
    /// Whether the end of the input ends all analyses; else they are finished.
    pub quit_without_waiting: bool,
    /// The files of the networks in use: of the one that evaluates, and of that of persons.
    pub network_files: [Option<String>; 2],
    /// The version that `query_version` reports.
    pub version: String,
}

/// Answers queries from standard input until its end.
///
/// # Errors
///
/// If a response cannot be written, or the system gives no thread to read the input with.
pub fn serve_stdio(settings: &EngineSettings, options: ServerOptions) -> io::Result<()> {
    serve(settings, options, io::stdin(), io::stdout())
}

/// Answers the queries from `input` on `output`. Each position is searched with the seed and with its part of the
/// memory of `settings`.
///
/// # Errors
///
/// If a response cannot be written.
pub fn serve(
    settings: &EngineSettings,
    options: ServerOptions,
    input: impl Read + Send + 'static,
    output: impl Write + Send + 'static,
) -> io::Result<()> {
    let threads = options.analysis_threads.max(1);
    let settings = EngineSettings { memory: settings.memory / threads, ..settings.clone() };
    // A query names its board: the network is that of the boards where one searches.
    let by_board = |models: &Models| models.network_for_some_board(NetworkTask::Search).filter(|net| !net.has_failed());
    let main = if settings.level.is_some() { settings.network().cloned() } else { by_board(&settings.models) };
    let server = Arc::new(Server {
        queue: Queue::new(WAITING),
        output: Mutex::new(output),
        told: Mutex::default(),
        failed: Mutex::default(),
        models: protocol::models(
            &settings,
            main.as_ref(),
            options.network_files.each_ref().map(|file| file.as_deref()),
            threads,
        ),
        options,
    });
    // KataGo's words, which clients wait for; one that reads no errors is no reason to fail.
    for (kind, file) in ["model", "human SL model"].iter().zip(&server.options.network_files) {
        if let Some(file) = file {
            let _ = writeln!(io::stderr(), "Loaded {kind} {file}");
        }
    }
    let reader = Arc::clone(&server);
    start_reader(move || reader.read(BufReader::with_capacity(1 << 16, input)))?;
    let _ = writeln!(io::stderr(), "Started, ready to begin handling requests");
    let work = || {
        while let Some(job) = server.queue.pop() {
            analyze(&settings, &job, &mut |response| server.send(&response));
        }
    };
    on_threads(threads, work);
    server.failed.lock().unwrap_or_else(PoisonError::into_inner).take().map_or(Ok(()), Err)
}

/// What the threads share.
struct Server<W> {
    queue: Queue<Job>,
    output: Mutex<W>,
    /// The parameters of which the log has said that they have no effect.
    told: Mutex<BTreeSet<String>>,
    /// Why the output cannot be written, if so.
    failed: Mutex<Option<io::Error>>,
    /// The networks in use, as KataGo says them.
    models: Vec<serde_json::Value>,
    options: ServerOptions,
}

impl<W: Write> Server<W> {
    /// Writes a line. If that fails nobody reads the responses, and all work is dropped.
    fn send(&self, response: &Response) {
        let mut line = serde_json::to_vec(response).expect("responses have string keys only");
        line.push(b'\n');
        let mut output = self.output.lock().unwrap_or_else(PoisonError::into_inner);
        if let Err(error) = output.write_all(&line).and_then(|()| output.flush()) {
            self.failed.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert(error);
            self.queue.finish();
        }
    }

    /// Reads lines until the end of the input; a read error is an end.
    fn read(&self, mut input: impl BufRead) {
        // Even if reading panics, the other threads end.
        let _closing = Closing(self);
        let mut line = Vec::new();
        let mut begun = false;
        loop {
            let read = protocol::read_line(&mut input, MAX_LINE, &mut line);
            if !std::mem::replace(&mut begun, true) {
                protocol::drop_mark(&mut line);
            }
            match read {
                LineRead::End => return,
                LineRead::Cut => {
                    self.send(&Response::Error(QueryError::general(format!("Line of more than {MAX_LINE} bytes"))));
                }
                LineRead::Whole if line.trim_ascii().is_empty() => {}
                LineRead::Whole => self.take(&line),
            }
        }
    }

    /// Takes a line: does what it asks for, or puts it into the queue.
    fn take(&self, line: &[u8]) {
        let reading = read_line(line, &self.options.defaults);
        let mut told = self.told.lock().unwrap_or_else(PoisonError::into_inner);
        let new: Vec<String> = reading.without_effect.into_iter().filter(|name| told.insert(name.clone())).collect();
        drop(told);
        if !new.is_empty() {
            log::warn!("overrideSettings without effect here: {}", new.join(", "));
        }
        for warning in reading.warnings {
            self.send(&Response::Warning(warning));
        }
        match reading.request {
            Ok(AnalysisRequest::Analyze(query)) => {
                self.queue.push_all(Job::all(*query, line.len()));
            }
            Ok(AnalysisRequest::Act(action, object)) => {
                let additional = self.act(&action);
                self.send(&Response::Done(repeated(object, &additional)));
            }
            Err(error) => self.send(&Response::Error(error)),
        }
    }

    /// Does an action and returns what its response adds.
    fn act(&self, action: &QueryAction) -> Vec<(&'static str, serde_json::Value)> {
        match action {
            QueryAction::Version => {
                vec![
                    ("version", self.options.version.as_str().into()),
                    ("git_hash", concat!("Liangyi ", env!("LIANGYI_VERSION")).into()),
                ]
            }
            QueryAction::Models => vec![("models", serde_json::json!(self.models))],
            QueryAction::ClearCache => Vec::new(),
            QueryAction::Terminate(termination) => {
                for queued in self.queue.withdraw(|job| termination.ends(&job.query.id, job.turn)) {
                    self.send(&Response::NoResults(NoResults::new(&queued.item.query.id, queued.item.turn)));
                }
                Vec::new()
            }
        }
    }
}

/// Closes the queue when the input has ended.
struct Closing<'a, W>(&'a Server<W>);

impl<W> Drop for Closing<'_, W> {
    fn drop(&mut self) {
        if self.0.options.quit_without_waiting { self.0.queue.finish() } else { self.0.queue.close() }
    }
}
