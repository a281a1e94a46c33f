//! Whether a claim holds.

use std::fmt::Debug;

use liangyi::show::lessons::{Forbids, LESSONS, Lesson, LessonClaim, Way};
use liangyi::show::states::GameState;
use liangyi::table::Legality;
use liangyi_core::base::{Color, PointSet};
use liangyi_core::game::{End, Illegal, Move, Repeats};
use liangyi_core::line::{LineJudgement, LineVerdict, Spoiler, StoneShape};
use liangyi_core::score::territory::{EmptyRegion, Parts};
use liangyi_core::score::{Exact, Score, Settlement, debt, point_values};

use crate::table::{Table, opened};

/// Two sets of points, told by their names where they differ.
fn same_points(table: &Table, claimed: PointSet, found: PointSet) -> Result<(), String> {
    let names = |points: PointSet| points.iter().map(|point| table.names.name(point)).collect::<Vec<_>>().join(" ");
    same(names(claimed), names(found))
}

/// What a claim says, and what the program says.
fn same<T: PartialEq + Debug>(claimed: T, found: T) -> Result<(), String> {
    if claimed == found { Ok(()) } else { Err(format!("claimed {claimed:?}, found {found:?}")) }
}

/// Holds a claim against a game.
pub fn check(table: &mut Table, claim: &LessonClaim) -> Result<(), String> {
    let size = table.engine.size();
    match *claim {
        LessonClaim::Plays(text) => same(Some(table.mv(text)), table.engine.moves().last().map(|played| played.mv)),
        LessonClaim::Komi(text) => same(text.to_string(), table.game().rules().komi.to_string()),
        LessonClaim::Stones(color, texts) => {
            let points = table.points(texts);
            same_points(table, points, points & table.engine.board().stones(color))
        }
        LessonClaim::Empty(texts) => {
            let points = table.points(texts);
            same_points(table, points, points & table.engine.board().empty())
        }
        LessonClaim::Liberties(text, number) => {
            let (point, board) = (table.point(text), *table.engine.board());
            let chains = Color::BOTH.into_iter().flat_map(|color| board.chains(color));
            let chain = chains.into_iter().find(|chain| chain.contains(point)).ok_or("there is no stone")?;
            same(number, board.liberties(&chain).len())
        }
        LessonClaim::Takes(number) => same(number, taken(table, Color::opponent)),
        LessonClaim::Suicide(number) => same(number, taken(table, |color| color)),
        LessonClaim::Legal(color, text) => {
            let legality = Legality::of(&table.engine, color, table.mv(text));
            if matches!(legality, Legality::Legal(_)) { Ok(()) } else { Err(format!("{legality:?}")) }
        }
        LessonClaim::Illegal(color, text, forbids) => {
            let found = illegal(table, color, text)?;
            let what = match found {
                Illegal::Repeats(Repeats { faced_by: Some(side), board_only: false, .. }) => {
                    Some(Forbids::Position(side))
                }
                Illegal::Repeats(Repeats { faced_by: Some(side), board_only: true, .. }) => Some(Forbids::Board(side)),
                Illegal::NoVirtualMoves => Some(Forbids::NoVirtualMoves),
                _ => None,
            };
            if what == Some(forbids) { Ok(()) } else { Err(format!("claimed {forbids:?}, found {found:?}")) }
        }
        LessonClaim::Repeats(color, text, number) => match illegal(table, color, text)? {
            Illegal::Repeats(Repeats { after_move, .. }) => same(number, after_move),
            other => Err(format!("{other:?}")),
        },
        LessonClaim::LegalPoints(color, texts) => {
            same_points(table, table.points(texts), table.engine.legal_moves(color).points)
        }
        LessonClaim::VirtualStones(color, number) => {
            let stones = GameState::new(&table.engine).virtual_stones.ok_or("no virtual moves")?;
            same(number, stones[color.index()])
        }
        LessonClaim::Prisoners(color, number) => {
            same(Some(number), GameState::new(&table.engine).prisoners.map(|both| both[color.index()]))
        }
        LessonClaim::Stands(phase) => same(phase, GameState::new(&table.engine).phase),
        LessonClaim::Turn(color) => same(color, GameState::new(&table.engine).to_move),
        LessonClaim::Offer(side) => same(side, GameState::new(&table.engine).offer),
        LessonClaim::Owes(side, points) => {
            let owed = debt(table.game().extra_moves());
            if !table.game().rules().extra_moves {
                return Err("extra moves cost nothing here".to_string());
            }
            same((side, points), (owed.map(|(color, _)| color), owed.map_or(0, |(_, points)| points)))
        }
        LessonClaim::Dead(texts) => {
            let dead = table.go().dead();
            same_points(table, table.points(texts), dead)
        }
        LessonClaim::Owner(side, texts) => {
            let go = table.game();
            let values = point_values(go, go.rules(), End::Agreed, &Settlement::default());
            let values = values.ok_or("nothing is counted point by point")?;
            let mut points = table.points(texts).iter();
            points.try_for_each(|point| same(side, values.at(point).sign()))
        }
        LessonClaim::Counts(way, color, text) => {
            let score = score(table, way)?;
            same(text.to_string(), [score.black, score.white][color.index()].to_string())
        }
        LessonClaim::Margin(way, side, text) => {
            let score = score(table, way)?;
            same((side, text.to_string()), (score.winner(), score.margin.abs().to_string()))
        }
        LessonClaim::Region(text, number) => same(number, region(table, text)?.points.len()),
        LessonClaim::Touches(text, color, number) => same(number, region(table, text)?.border[color.index()].len()),
        LessonClaim::Share(text, color, share) => {
            // The shares of all regions and the stones are the count that the program makes.
            let parts = Parts::new(table.game().board());
            let counted = Color::BOTH.map(|color| {
                let stones = Exact::from(table.game().board().stones(color).len() as i64);
                parts.regions.iter().fold(stones, |sum, region| sum + share_of(region, color))
            });
            let score = score(table, Way::NATURAL)?;
            same(counted, [score.black, score.white])?;
            same(share.to_string(), share_of(&region(table, text)?, color).to_string())
        }
        LessonClaim::Wild(number) => same(number, Parts::new(table.game().board()).wild_points().len()),
        LessonClaim::Lazy(color) => {
            let score = score(table, Way::AGREED)?;
            same(
                (Some(color), Some(color.opponent())),
                (score.wild.and_then(|wild| wild.offered_first), score.winner()),
            )
        }
        LessonClaim::Forbidden(text, kinds) => {
            let judged = judged(table, Color::Black, text)?;
            same((kinds, LineVerdict::Forbidden), (&judged.kinds[..], judged.verdict))
        }
        LessonClaim::Free(color, text) => same(LineVerdict::Free, judged(table, color, text)?.verdict),
        LessonClaim::Wins(color, text) => same(LineVerdict::Five, judged(table, color, text)?.verdict),
        LessonClaim::Makes(color, text, shapes) => same(shapes.to_string(), judged(table, color, text)?.composition()),
        LessonClaim::Longest(color, text, number) => {
            let judged = judged(table, color, text)?;
            same(Some(number), judged.shapes.iter().map(|found| found.shape.stones().len()).max())
        }
        LessonClaim::Spoiled(text, by) => {
            let (judged, by) = (judged(table, Color::Black, text)?, table.point(by));
            let spoils = |found: &StoneShape| match found {
                StoneShape::Three { extensions, .. } if !found.is_open_three() => extensions
                    .iter()
                    .flat_map(|extension| &extension.spoilers)
                    .any(|spoiler| matches!(spoiler, Spoiler::Forbidden(why) if why.point == by)),
                _ => false,
            };
            same(true, judged.shapes.iter().any(|found| spoils(&found.shape)))
        }
        LessonClaim::Recorded(result) => same(Some(result), table.result),
        LessonClaim::Ended(end) => same(Some(end), table.line().end()),
        LessonClaim::If(moves, claim) => table.after(moves, |table| check(table, claim))?,
        LessonClaim::Whatever(color, but, claim) => {
            let legal = table.engine.legal_moves(color);
            let points = legal.points.without(&table.points(but)).iter().map(Move::Play);
            let others = [Move::Pass].into_iter().chain(legal.virtual_move.then_some(Move::Virtual));
            let moves: Vec<Move> = points.chain(others).collect();
            moves.into_iter().try_for_each(|mv| {
                let text = format!("{} {}", color.letter(), mv.display(size));
                table.after(&text, |table| check(table, claim))?.map_err(|error| format!("{text}: {error}"))
            })
        }
        LessonClaim::Under(ruleset, claim) => check(&mut table.under(ruleset)?, claim),
        LessonClaim::With(texts, claim) => {
            let was = table.more;
            table.more = table.more | table.points(texts);
            let result = check(table, claim);
            table.more = was;
            result
        }
    }
}

/// How many stones of one side the last move has taken off.
fn taken(table: &Table, of: fn(Color) -> Color) -> usize {
    let Some(last) = table.engine.moves().last().copied() else { return 0 };
    let side = of(last.color);
    let placed = usize::from(side == last.color && last.mv.point().is_some());
    table.before[side.index()] + placed - table.stones()[side.index()]
}

fn illegal(table: &Table, color: Color, text: &str) -> Result<Illegal, String> {
    match Legality::of(&table.engine, color, table.mv(text)) {
        Legality::Illegal(reason) => Ok(reason),
        other => Err(format!("{text} is not illegal: {other:?}")),
    }
}

fn score(table: &mut Table, way: Way) -> Result<Score, String> {
    let dead: Vec<_> = table.points(way.dead).iter().collect();
    let before = table.engine.snapshot();
    let go = table.go();
    go.agree_dead(&dead).map_err(|error| error.to_string())?;
    let score = go.score(way.end, way.method);
    table.engine.restore(before);
    Ok(score)
}

fn region(table: &Table, text: &str) -> Result<EmptyRegion, String> {
    let point = table.point(text);
    let parts = Parts::new(table.game().board());
    parts.regions.into_iter().find(|region| region.points.contains(point)).ok_or(format!("{text} is not empty"))
}

/// What a side gets of a region by the stones that touch it.
fn share_of(region: &EmptyRegion, color: Color) -> Exact {
    let [black, white] = [0, 1].map(|side| region.border[side].len() as i64);
    let (points, own) = (region.points.len() as i64, [black, white][color.index()]);
    match black + white {
        0 => Exact::fraction(points, 2),
        all => Exact::fraction(points * own, all),
    }
}

fn judged(table: &Table, color: Color, text: &str) -> Result<LineJudgement, String> {
    let (point, board) = (table.point(text), table.line_board());
    match board.at(point) {
        None => Ok(LineJudgement::new(&board, table.line().rules(), color, point)),
        Some(_) => Err(format!("{text} is not empty")),
    }
}

/// Every claim of a lesson that does not hold, with its step.
pub fn wrong(lesson: &Lesson) -> Vec<String> {
    let (mut table, moves) = opened(lesson);
    let mut wrong = Vec::new();
    if lesson.steps.len() != moves.len() + 1 {
        wrong.push(format!("{} comments on the start and {} moves", lesson.steps.len(), moves.len()));
    }
    for (step, claims) in lesson.steps.iter().enumerate() {
        if let Some(played) = step.checked_sub(1).and_then(|index| moves.get(index).copied())
            && let Err(error) = table.play(played)
        {
            wrong.push(format!("step {step}: {error}"));
        }
        let question = lesson.questions.iter().find(|question| question.step == step);
        let tries = question.into_iter().flat_map(|question| question.tries).flat_map(|(_, claims)| *claims);
        for (name, claim) in claims.iter().chain(tries) {
            if let Err(why) = check(&mut table, claim) {
                wrong.push(format!("step {step}: {name} {claim:?}: {why}"));
            }
        }
    }
    wrong
}

#[test]
fn every_lesson_is_true() {
    let wrong: Vec<String> = LESSONS
        .iter()
        .flat_map(|lesson| wrong(lesson).into_iter().map(|why| format!("{}, {why}", lesson.name)))
        .collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(LESSONS.iter().all(|lesson| lesson.steps.len() > 3), "every lesson says something of every move");
}
