//! GTP: reads command lines, drives the engine, writes replies.
