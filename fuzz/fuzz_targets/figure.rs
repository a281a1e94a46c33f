//! A text with a figure: no panic; an error names places inside the text; a position is of the stones printed.
#![no_main]

use liangyi_core::formats::{BadFigure, figure};
use liangyi_core::sgf::SgfStep;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let lines = text.lines().count();
    match figure::read(text) {
        Err(BadFigure::Ragged { line, found, wanted, .. }) => assert!(line <= lines && found != wanted),
        Err(BadFigure::Sign { line, sign, .. }) => assert!(line <= lines && text.contains(sign)),
        Err(BadFigure::Edge { sign, .. }) => assert!(text.contains(sign)),
        Err(BadFigure::Several { line }) => assert!(line > 1 && line <= lines),
        Err(BadFigure::Nowhere { .. } | BadFigure::Size { .. }) | Ok(None) => {}
        Ok(Some(record)) => {
            assert!(record.moves().next().is_none());
            for step in &record.steps {
                let SgfStep::Setup(setup) = step else { panic!("a figure has no moves") };
                assert!(!setup.black.intersects(&setup.white) && setup.empty.is_empty());
                assert!(setup.black.len() + setup.white.len() <= text.chars().count());
            }
        }
    }
});
