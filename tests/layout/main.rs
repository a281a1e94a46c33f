//! The house rules that the compiler does not hold: which room of a crate may use which, that no value of an axis is
//! compared, that files use each other in no circle, where `unsafe` may stand, how little the program's entry does,
//! what the manifests may say, what names promise, and that `ARCHITECTURE.md` is true of all this.

mod axes;
mod files;
mod house;
mod lines;
mod manifests;
mod names;
mod order;
mod packages;
mod pages;
mod source;
