//! The fields of a JSON object, taken one by one, and the errors and warnings in KataGo's form.

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

/// An error: the line it is about has no other response.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, thiserror::Error)]
#[error("{error}")]
pub struct QueryError {
    /// What is wrong.
    pub error: String,
    /// The field, if one is wrong.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub field: Option<String>,
    /// The query's id, if it has one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
}

/// A warning: the query is answered all the same.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct QueryWarning {
    /// What has no effect.
    pub warning: String,
    /// The field.
    pub field: String,
    /// The query's id.
    pub id: String,
}

impl QueryError {
    /// An error about a whole line.
    pub fn general(error: impl Into<String>) -> QueryError {
        QueryError { error: error.into(), field: None, id: None }
    }
}

/// The fields of a query that have not been taken yet.
#[derive(Clone, Debug)]
pub struct Fields {
    /// The query's id.
    pub id: String,
    rest: Map<String, Value>,
}

impl Fields {
    /// The fields of an object with an id.
    ///
    /// # Errors
    ///
    /// Where it has no id.
    pub fn new(mut object: Map<String, Value>) -> Result<Fields, QueryError> {
        match object.remove("id") {
            Some(Value::String(id)) => Ok(Fields { id, rest: object }),
            _ => Err(QueryError::general("Request must have a string \"id\" field")),
        }
    }

    /// An error about a field.
    pub fn failure(&self, field: &str, error: impl Into<String>) -> QueryError {
        QueryError { error: error.into(), field: Some(field.to_string()), id: Some(self.id.clone()) }
    }

    /// A warning about a field.
    pub fn warning(&self, field: &str, warning: impl Into<String>) -> QueryWarning {
        QueryWarning { warning: warning.into(), field: field.to_string(), id: self.id.clone() }
    }

    /// Takes a field; a `null` is as good as none.
    ///
    /// # Errors
    ///
    /// With the text `expected` where it is not of this type.
    pub fn take<T: DeserializeOwned>(&mut self, field: &str, expected: &str) -> Result<Option<T>, QueryError> {
        match self.rest.remove(field) {
            None | Some(Value::Null) => Ok(None),
            Some(value) => serde_json::from_value(value).map(Some).map_err(|_| self.failure(field, expected)),
        }
    }

    /// Takes a field that must be there.
    ///
    /// # Errors
    ///
    /// With the text `expected` where it is missing or not of this type.
    pub fn require<T: DeserializeOwned>(&mut self, field: &str, expected: &str) -> Result<T, QueryError> {
        self.take(field, expected)?.ok_or_else(|| self.failure(field, expected))
    }

    /// Takes a field that is true or false; false where it is missing.
    pub fn flag(&mut self, field: &str) -> Result<bool, QueryError> {
        Ok(self.take(field, "Must be a boolean")?.unwrap_or(false))
    }

    /// Takes a number from `least` to `most`.
    pub fn number(&mut self, field: &str, least: f64, most: f64) -> Result<Option<f64>, QueryError> {
        let expected = format!("Must be a number from {least} to {most}");
        match self.take::<f64>(field, &expected)? {
            Some(number) if !(least..=most).contains(&number) => Err(self.failure(field, expected)),
            number => Ok(number),
        }
    }

    /// Takes a whole number from `least` to `most`; `5.0` is one.
    pub fn whole(&mut self, field: &str, least: i64, most: i64) -> Result<Option<i64>, QueryError> {
        let expected = format!("Must be an integer from {least} to {most}");
        let Some(value) = self.take::<Value>(field, &expected)? else { return Ok(None) };
        let number = whole(&value).filter(|number| (least..=most).contains(number));
        number.map(Some).ok_or_else(|| self.failure(field, expected))
    }

    /// The names of the fields that are left.
    pub fn left(&self) -> impl Iterator<Item = &str> {
        self.rest.keys().map(String::as_str)
    }
}

/// The whole number that a value is; some clients write `5.0`.
pub fn whole(value: &Value) -> Option<i64> {
    let float = || value.as_f64().filter(|float| float.fract() == 0.0 && float.abs() < 1e15).map(|float| float as i64);
    value.as_i64().or_else(float)
}
