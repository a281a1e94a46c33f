//! A client of the running program.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Stdio};

use serde_json::{Value, json};

use crate::common::program;

/// A running analysis engine.
pub struct Client {
    child: Child,
    input: Option<ChildStdin>,
    output: BufReader<ChildStdout>,
}

impl Client {
    /// Starts the program with these arguments after `analysis`.
    pub fn start(args: &[&str]) -> Client {
        let mut child = program()
            .arg("analysis")
            .args(args)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("it starts");
        let input = child.stdin.take();
        let output = BufReader::new(child.stdout.take().expect("stdout is piped"));
        Client { child, input, output }
    }

    /// Writes a line.
    pub fn write(&mut self, line: &str) {
        let input = self.input.as_mut().expect("the input is open");
        writeln!(input, "{line}").and_then(|()| input.flush()).expect("the program reads");
    }

    /// The next response.
    pub fn next(&mut self) -> Option<Value> {
        let mut line = String::new();
        if self.output.read_line(&mut line).expect("the output is UTF-8") == 0 {
            return None;
        }
        Some(serde_json::from_str(&line).unwrap_or_else(|error| panic!("{error}: {line}")))
    }

    /// The response to a query that has one.
    pub fn ask(&mut self, query: &Value) -> Value {
        self.write(&query.to_string());
        self.next().expect("a response")
    }

    /// Ends the input, and returns the responses that are still to come and whether the program ended with success.
    pub fn end(mut self) -> (Vec<Value>, bool) {
        drop(self.input.take());
        let rest = std::iter::from_fn(|| self.next()).collect();
        (rest, self.child.wait().expect("it ends").success())
    }

    /// Closes the output of the program; returns whether it then ends with success.
    pub fn close_output(self) -> bool {
        let Client { mut child, input, output } = self;
        drop(output);
        let success = child.wait().expect("it ends").success();
        drop(input);
        success
    }
}

/// A query about a board of this size with few visits, and with these fields besides.
pub fn query(id: &str, width: u32, height: u32, fields: Value) -> Value {
    let mut query = json!({
        "id": id, "moves": [], "rules": "chinese", "komi": 7, "boardXSize": width, "boardYSize": height,
        "maxVisits": 40,
    });
    let Value::Object(fields) = fields else { panic!("fields are an object") };
    query.as_object_mut().expect("an object").extend(fields);
    query
}

/// The elements of an array.
pub fn array(value: &Value) -> &Vec<Value> {
    value.as_array().unwrap_or_else(|| panic!("no array: {value}"))
}

/// A number.
pub fn number(value: &Value) -> f64 {
    value.as_f64().unwrap_or_else(|| panic!("no number: {value}"))
}
