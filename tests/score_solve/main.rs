//! Very small boards: their proved values, and the judgement against them.

mod judgement;
mod values;
