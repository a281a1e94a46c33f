//! KataGo's configuration files and `-override-config`, as far as they mean something here.

use super::params::{BadSetting, Params, number};

/// What a configuration sets.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Config {
    /// The parameters of an analysis.
    pub params: Params,
    /// Positions that are analysed at the same time, if it says.
    pub analysis_threads: Option<usize>,
}

impl Config {
    /// Takes over a configuration file: lines `key = value`, `#` begins a comment. Returns the keys that have no effect
    /// here.
    ///
    /// # Errors
    ///
    /// Where a key does not take its value.
    pub fn read_file(&mut self, text: &str) -> Result<Vec<String>, BadSetting> {
        self.set_all(text.lines().map(|line| line.split('#').next().unwrap_or_default()))
    }

    /// Takes over `key=value` pairs separated by commas. Returns the keys that have no effect here.
    ///
    /// # Errors
    ///
    /// Where a key does not take its value.
    pub fn read_overrides(&mut self, text: &str) -> Result<Vec<String>, BadSetting> {
        self.set_all(text.split(','))
    }

    fn set_all<'a>(&mut self, pairs: impl Iterator<Item = &'a str>) -> Result<Vec<String>, BadSetting> {
        let mut without_effect = Vec::new();
        for pair in pairs.map(str::trim).filter(|pair| !pair.is_empty()) {
            let (key, value) = pair.split_once('=').unwrap_or((pair, ""));
            let (key, value) = (key.trim(), value.trim().trim_matches('"'));
            if key == "numAnalysisThreads" {
                self.analysis_threads = Some(number(key, value, &Params::THREADS)?);
            } else if !self.params.set(key, value)? {
                without_effect.push(key.to_string());
            }
        }
        Ok(without_effect)
    }

    /// Limits the threads to `cores` in all: files are written for programs whose threads wait for a GPU.
    pub fn limit_threads(&mut self, cores: usize) {
        self.analysis_threads = self.analysis_threads.map(|threads| threads.min(cores));
        let at_once = self.analysis_threads.unwrap_or(1);
        self.params.search_threads = self.params.search_threads.min((cores / at_once).max(1));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_sets_what_it_can_and_the_rest_is_named() {
        let mut config = Config::default();
        let text = "# KataGo\n\nmaxVisits = 77 # few\nlogDir = \"logs\"\nnumAnalysisThreads=12\nnumSearchThreads = 8\n";
        assert_eq!(config.read_file(text), Ok(vec!["logDir".to_string()]));
        assert_eq!(
            (config.params.max_visits, config.analysis_threads, config.params.search_threads),
            (77, Some(12), 8)
        );
        config.limit_threads(16);
        assert_eq!((config.analysis_threads, config.params.search_threads), (Some(12), 1));
        config.limit_threads(2);
        assert_eq!((config.analysis_threads, config.params.search_threads), (Some(2), 1));
    }

    #[test]
    fn overrides_are_separated_by_commas() {
        let mut config = Config::default();
        let unused = config.read_overrides("homeDataDir=/a=b, reportAnalysisWinratesAs = WHITE,,analysisPVLen=3");
        assert_eq!(unused, Ok(vec!["homeDataDir".to_string()]));
        assert_eq!(config.params.pv_length, 3);
        let error = config.read_overrides("numAnalysisThreads=no").unwrap_err();
        assert_eq!(error.to_string(), "numAnalysisThreads cannot be 'no': a whole number from 1 to 1024");
    }
}
