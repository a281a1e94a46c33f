// Made from the Rust types by a test: UPDATE_DOCS=1 cargo test --lib typescript

export type AgreementState = {
/**
 * What Black has marked, and what White has.
 */
views: [SideView, SideView],
/**
 * Whether Black, and White, has said yes to the view that both have marked.
 */
said_yes: [boolean, boolean],
/**
 * Who has said that there is no agreement; then play goes on, or a mark takes that back.
 */
disputed_by: Color | null,
/**
 * The points whose marks differ.
 */
differs: Array<string>,
/**
 * Whether both have agreed.
 */
agreed: boolean,
/**
 * Whether points can be given to a side, as the ruleset asks whose they are.
 */
owners_matter: boolean, };

export type AnalysedMove = {
/**
 * The point, `pass` or `virtual`; `move` when it is serialised.
 */
move: string,
/**
 * How many visits it has got.
 */
visits: number,
/**
 * Black's win rate after it, 0 to 1.
 */
winrate: number,
/**
 * By how much Black leads after it; `None` where another program has not said it.
 */
lead: number | null,
/**
 * The prior, 0 to 1.
 */
prior: number,
/**
 * The move and those that are expected after it.
 */
pv: Array<string>,
/**
 * In how many moves of both sides, this one included, Black wins whatever White does; negative where White wins;
 * `None` where that is not known.
 */
wins_in?: number | null, };

export type AnalysisRun = {
/**
 * What is analysed.
 */
scope: AnalysisScope,
/**
 * To how many visits.
 */
visits: number,
/**
 * How many of the positions have so many.
 */
done: number,
/**
 * How many positions there are.
 */
of: number, };

export type AnalysisScope = "here"
  | "line"
  | "tree";

export type BoardLine = {
/**
 * Where it begins.
 */
from: string,
/**
 * Where it ends.
 */
to: string,
/**
 * Whether it is an arrow (`AR`), or a line (`LN`).
 */
arrow: boolean, };

export type BoardMark = {
/**
 * The point.
 */
at: string, } & (
    { "shape": "triangle" }
  | { "shape": "square" }
  | { "shape": "circle" }
  | { "shape": "cross" }
  | { "shape": "label",
/**
 * The text.
 */
text: string, });

export type BoardStep = {
/**
 * The points it is done to.
 */
touched: Array<string>,
/**
 * The rows of the board after it, from the top.
 */
rows: Array<string>,
/**
 * Whose each point is after it, stones included, in rows from the top: `X` Black's, `O` White's, `=` shared half
 * and half, `.` nobody's. `None` while dead stones are on the board.
 */
owner: Array<string> | null,
/**
 * The stones next to the board after it.
 */
piles: PilesBeside,
/**
 * The stones left in the bowls, Black's first, where the method counts them.
 */
bowls: [number, number] | null,
/**
 * The sums after it, where they are of points: stones and points are only exchanged, and the margin stays.
 */
totals: Sums | null, } & (
    { "action": "stop", }
  | { "action": "dead_off", }
  | { "action": "debt_paid", side: Color, }
  | { "action": "equal_territory", points: number, }
  | { "action": "equal_stones", in_bowl: number, }
  | { "action": "refill", left: [number, number], }
  | { "action": "surplus", side: Color, }
  | { "action": "remainder", side: Color, }
  | { "action": "fill", }
  | { "action": "fill_public", }
  | { "action": "fill_but_eyes", }
  | { "action": "eyes_aside", }
  | { "action": "gather", }
  | { "action": "tens", points: number, side: Color, stones: number, });

export type BothCount = {
/**
 * In how many games they were asked.
 */
games: number,
/**
 * In how many of them each agreed.
 */
agreeing: [number, number], };

export type ButtonState = {
/**
 * Who has taken it.
 */
taken_by: Color | null, };

export type Color = "black"
  | "white";

export type Compared = "points"
  | "zi"
  | "stones"
  | "territory";

export type ComparedPair = {
/**
 * The names of the two rulesets.
 */
between: [string, string],
/**
 * In what all numbers are given: the unit of both rulesets, or points where they have not the same one.
 */
unit: Unit,
/**
 * The points that are not worth the same.
 */
points: Array<PointDifference>,
/**
 * What all points add.
 */
on_points: PairSum,
/**
 * What else the margins are made of; parts that neither has are left out.
 */
rest: Array<PairRest>,
/**
 * The margins.
 */
margin: PairSum, };

export type ComparedRow = {
/**
 * The name of the ruleset.
 */
ruleset: string,
/**
 * The komi with which it is counted, in points.
 */
komi: number,
/**
 * The result as GTP writes it.
 */
result: string,
/**
 * Who wins; `None` for a draw.
 */
winner: Color | null,
/**
 * By how much Black is ahead, exact; `None` where nothing is counted.
 */
margin: string | null,
/**
 * What has decided.
 */
reason: ResultReason,
/**
 * What Black's count is made of, and White's.
 */
made_of: [Array<MadeOf>, Array<MadeOf>],
/**
 * In what the margin, the counts and the values are given.
 */
unit: Unit,
/**
 * What each point adds to the margin in Black's favour, exact, in rows from the top; `None` where the count is no
 * sum over points.
 */
values: Array<Array<string>> | null,
/**
 * What else the margin is made of; with the values it is the margin.
 */
rest: Array<MarginRest>, };

export type ComparedRows = {
/**
 * A row for each ruleset.
 */
rows: Array<ComparedRow>, };

export type CountedBoard = {
/**
 * The way to count; `None` for the ruleset's own.
 */
method: Method | null,
/**
 * From the position as it was left to the board that is counted.
 */
steps: Array<BoardStep>,
/**
 * What is compared on the last board.
 */
compared: Compared,
/**
 * Black's count, exact; the debt that was paid on the board is off it.
 */
black: string,
/**
 * White's likewise, with the bonus for handicap stones.
 */
white: string,
/**
 * What Black's points are made of, and White's: stones and empty points of the board that is counted, even where
 * only the one or the other is compared.
 */
made_of: [Array<MadeOf>, Array<MadeOf>],
/**
 * In what the counts are given.
 */
unit: Unit,
/**
 * What White gets, in points.
 */
komi: number,
/**
 * What is owed for extra moves, all told.
 */
debt: Owed,
/**
 * What the counts come to.
 */
result: ShownResult,
/**
 * The wild regions that decide instead of the counts, or keep the board from being counted, if they do.
 */
lazy: LazySide | null,
/**
 * How the empty regions are shared out, where that is by region and not by point.
 */
shared_out?: SharedOut, };

export type CountedBoards = {
/**
 * The name of the ruleset.
 */
ruleset: string,
/**
 * How the game is taken to have ended.
 */
end: End,
/**
 * The dead stones that come off.
 */
dead: Array<string>,
/**
 * Empty points that both sides agree are Black's, and White's.
 */
agreed: [Array<string>, Array<string>],
/**
 * Whether the position was judged for it, as the sides have not agreed on everything.
 */
judged: boolean,
/**
 * A board for each way to count: the ruleset's own, then the methods that give the same margin; or just one.
 */
counts: Array<CountedBoard>, };

export type Direction = "row"
  | "column"
  | "rising"
  | "falling";

export type EarlierBoard = {
/**
 * After how many moves.
 */
after_move: number,
/**
 * Its rows from the top.
 */
rows: Array<string>,
/**
 * The virtual stones then, Black's first; `None` where the ruleset has no virtual moves.
 */
virtual: [number, number] | null, };

export type Elo = {
/**
 * The value.
 */
value: number | null,
/**
 * The lower end of the 95 % interval.
 */
low: number | null,
/**
 * The upper end of the 95 % interval.
 */
high: number | null, };

export type End = "agreed"
  | "natural";

export type EndCount = {
/**
 * The way, by its name in reports as JSON.
 */
reason: string,
/**
 * The same in words.
 */
said: string,
/**
 * How many games.
 */
games: number,
/**
 * How many of them each program lost, A first.
 */
lost: [number, number], };

export type Entrant = "A"
  | "B";

export type ExplainedRuleset = {
/**
 * Its name.
 */
ruleset: string,
/**
 * What it is, in a line.
 */
summary: string,
/**
 * Where the rules come from.
 */
source: string,
/**
 * Its articles in short, a sentence each.
 */
articles: Array<string>,
/**
 * What its axes say, a sentence each.
 */
clauses: Array<string>, };

export type FileGameRow = {
/**
 * What it is called.
 */
name: string | null,
/**
 * What it was played at.
 */
event: string | null,
/**
 * Who plays Black, and who White.
 */
players: [string | null, string | null],
/**
 * Its result.
 */
result: string | null,
/**
 * Why it cannot be read, in the language of the page; it is passed over then.
 */
fault: string | null, };

export type ForbiddenKind = "overline"
  | "four-four"
  | "three-three";

export type GameKind = "go"
  | "line_game";

export type GameLine = {
/**
 * Its number.
 */
game: number,
/**
 * Who had Black.
 */
black: Entrant,
/**
 * The result as SGF writes it.
 */
result: string,
/**
 * Who won, if somebody did.
 */
winner: Entrant | null,
/**
 * How it ended, in words.
 */
reason: string,
/**
 * How many moves it has.
 */
moves: number,
/**
 * What lies behind the end, and what else is worth knowing.
 */
remarks: string, };

export type GameState = {
/**
 * The name of the ruleset.
 */
ruleset: string,
/**
 * Which game it is.
 */
game: GameKind,
/**
 * The board.
 */
size: Sides,
/**
 * What White gets, in points; `None` in a line game.
 */
komi: number | null,
/**
 * The number of Black's handicap stones; `None` in a line game.
 */
handicap: number | null,
/**
 * The rows of the board from the top: `X` for Black, `O` for White, `.` for an empty point.
 */
rows: Array<string>,
/**
 * How many moves have been made.
 */
move_number: number,
/**
 * The last of them.
 */
last_move: LastMove | null,
/**
 * Where the game stands.
 */
phase: Phase,
/**
 * Whose turn it is; while the game is stopped, who moves first if it goes on.
 */
to_move: Color,
/**
 * Who has made the first of the offers to stop or end that now stand.
 */
offer: Color | null,
/**
 * What such an offer is called under the rules; `None` in a line game.
 */
offer_means: OfferMeans | null,
/**
 * Virtual stones, Black's first; `None` where the ruleset has no virtual moves, and no passes that are such moves.
 */
virtual: [number, number] | null,
/**
 * The stones that Black and White have taken; `None` in a line game.
 */
prisoners: [number, number] | null,
/**
 * What the moves made so far cost: a point for each extra move, or Black one for the last stone; `None` where they
 * cost nothing.
 */
debt: Owed | null,
/**
 * Whether the next extra move costs a point.
 */
extra_moves_cost: boolean,
/**
 * The button; `None` where the ruleset has none.
 */
button: ButtonState | null,
/**
 * How far the position has come, as it is judged, of a game of Go that has stopped or is over; `None` elsewhere,
 * and until it has been judged.
 */
position?: Stage,
/**
 * What may be done next.
 */
next: Array<Next>,
/**
 * What a pass is called now; `None` where it changes nothing or may not be made.
 */
pass_means: PassMeans | null,
/**
 * The empty points that the side to move must not play, and the virtual move if it must not make that.
 */
illegal: Array<IllegalMove>,
/**
 * Whether the game is over. A game that is stopped is not until both sides have agreed.
 */
over: boolean,
/**
 * After how many moves the whole position stood before that the last move has brought back with the same side to
 * move, where nothing forbids that: the game has no result if both sides agree, and may go on.
 */
cycle: number | null,
/**
 * How both sides have declared that it ends here, if they have.
 */
declared_end: End | null,
/**
 * The result, where the game is over and nothing has to be judged for it.
 */
result: ShownResult | null, };

export type HandRead = {
/**
 * The way.
 */
method: Method,
/**
 * What is compared.
 */
compared: Compared,
/**
 * Black's count, exact; what it still owes is not off it.
 */
black: string,
/**
 * White's likewise, with the bonus for handicap stones.
 */
white: string, };

export type HandRefused = { "kind": "no_such_point", point: string, }
  | { "kind": "no_points", }
  | { "kind": "no_debt", side: Color, }
  | { "kind": "more_than_owed", owed: number, }
  | { "kind": "no_stone", point: string, }
  | { "kind": "not_on_border", point: string, }
  | { "kind": "on_border", point: string, }
  | { "kind": "not_own", point: string, }
  | { "kind": "not_public", point: string, }
  | { "kind": "twice", point: string, }
  | { "kind": "fewer_beside", beside: number, }
  | { "kind": "unequal", numbers: [number, number], }
  | { "kind": "nothing_to_gather", }
  | { "kind": "no_such_step", }
  | { "kind": "too_many_steps", };

export type HandState = {
/**
 * The rows of the board from the top.
 */
rows: Array<string>,
/**
 * Whose each point is, stones included, in rows from the top: `X` Black's, `O` White's, `=` shared half and half,
 * `.` nobody's.
 */
owner: Array<string>,
/**
 * The stones next to the board.
 */
piles: PilesBeside,
/**
 * The sums; the margin is the same after every step.
 */
totals: Sums,
/**
 * The steps that have been taken.
 */
steps_made: Array<HandStep>,
/**
 * The kinds of steps that are possible now.
 */
may: Array<MayStep>,
/**
 * The ways to count that can be read off the board as it is.
 */
reads: Array<HandRead>, };

export type HandStep = { "step": "dead_off", }
  | { "step": "give_up", at: Array<string>, side: Color, }
  | { "step": "take_off", at: Array<string>, side: Color, }
  | { "step": "fill", at: Array<string>, side: Color, }
  | { "step": "put_back", at: Array<string>, side: Color, }
  | { "step": "move", from: Array<string>, side: Color, to: Array<string>, }
  | { "step": "exchange", black: Array<string>, white: Array<string>, }
  | { "step": "fill_public", black: Array<string>, white: Array<string>, }
  | { "step": "gather", };

export type HandWord = "dead_off"
  | "give_up"
  | "take_off"
  | "fill"
  | "put_back"
  | "move"
  | "exchange"
  | "fill_public"
  | "gather";

export type Hint = {
/**
 * The side.
 */
color: Color,
/**
 * The move; `None` where it would resign.
 */
move: string | null,
/**
 * Its chance to win, 0 to 1.
 */
winrate: number | null,
/**
 * By how many points it is ahead.
 */
lead: number | null,
/**
 * Playouts, or visits of a network.
 */
visits: number,
/**
 * The moves that are expected, this one first.
 */
line: Array<string>,
/**
 * In how many moves of both sides, this one included, the side wins whatever the other one does; negative where it
 * loses; `None` where that is not known.
 */
wins_in: number | null, };

export type HumanAnalysis = {
/**
 * The rank, such as `5k`.
 */
rank: string,
/**
 * The likely moves, the likeliest first.
 */
moves: Array<HumanMove>,
/**
 * The move that was made next, where the chances of all ranks were asked.
 */
next?: string | null,
/**
 * The chances of that move by persons from weak to strong ones, 0 to 1.
 */
by_rank?: Array<number>, };

export type HumanLoss = {
/**
 * The rank, such as `5k`.
 */
rank: string,
/**
 * The chance of the move that was made.
 */
played: number,
/**
 * That of the better one, where there is one.
 */
better: number | null, };

export type HumanMove = {
/**
 * The point, `pass` or `virtual`; `move` when it is serialised.
 */
move: string,
/**
 * Its chance, 0 to 1.
 */
chance: number, };

export type IllegalMove = {
/**
 * The point, or `virtual`; `move` when it is serialised.
 */
move: string, } & (
    { "kind": "occupied" }
  | { "kind": "suicide" }
  | { "kind": "ko",
/**
 * How many moves had been made when the board first stood that it repeats.
 */
after_move: number, }
  | { "kind": "repeats",
/**
 * The rule that forbids that.
 */
rule: Repetition,
/**
 * What it repeats.
 */
what: Repeated,
/**
 * Who has faced that; `None` where it does not matter.
 */
faced_by: Color | null,
/**
 * How many moves had been made when it first stood.
 */
after_move: number, }
  | { "kind": "forbidden",
/**
 * Why it is forbidden; there may be several reasons.
 */
kinds: Array<ForbiddenKind>,
/**
 * The lines that make it forbidden: overlines, fours and open threes.
 */
lines: Array<StoneLine>, }
  | { "kind": "no_virtual_moves" }
  | { "kind": "drawn",
/**
 * After how many moves.
 */
after_move: number, }
  | { "kind": "over" });

export type JudgedBoard = {
/**
 * Every chain, those that are dead first.
 */
chains: Array<JudgedChain>,
/**
 * The expected owner of each point in rows from the top, 1 where it is Black's for sure, -1 White's.
 */
ownership: Array<Array<number>>,
/**
 * The view that follows from it.
 */
view: SideView,
/**
 * How far the position has come.
 */
position: Stage,
/**
 * Whether the dead stones are those that the record names.
 */
recorded: boolean, };

export type JudgedChain = {
/**
 * Its stones.
 */
stones: Array<string>,
/**
 * Its color.
 */
color: Color,
/**
 * Whether it is dead.
 */
dead: boolean,
/**
 * Whether that is proved, whoever moves first.
 */
proved: boolean,
/**
 * The confidence in it, 0 to 1.
 */
confidence: number,
/**
 * Whether it lives or dies by who plays first.
 */
unsettled: boolean,
/**
 * Whether marks at a stop begin with it as dead: it is proved, nearly sure, or what the record says.
 */
proposed: boolean,
/**
 * Whether neither the record says it nor a proof, and it is not nearly sure: persons look at it before they agree.
 */
doubtful: boolean, };

export type LastMove = {
/**
 * Who made it.
 */
color: Color,
/**
 * The point, `pass` or `virtual`; `move` when it is serialised.
 */
move: string, };

export type LastSearch = {
/**
 * How many visits the position had at its end.
 */
visits: number,
/**
 * How many of them earlier searches had made, its own of the opponent's time among them.
 */
reused: number, };

export type LazySide = {
/**
 * Who offered the end first, and loses; `None` while the game goes on.
 */
offered_first: Color | null,
/**
 * The points of the wild regions.
 */
regions: Array<string>,
/**
 * Those of them that make the regions wild.
 */
wild: Array<string>, };

export type LessonAnswer = {
/**
 * The move; `move` when it is serialised.
 */
move: string,
/**
 * The answer.
 */
text: string, };

export type LessonQuestion = {
/**
 * After how many moves it stands.
 */
step: number,
/**
 * The answers to moves that have one of their own, in the language that was asked for.
 */
answers: Array<LessonAnswer>, };

export type LessonRow = {
/**
 * Its name.
 */
name: string,
/**
 * What it is about, in the language that was asked for.
 */
title: string,
/**
 * The name of its ruleset.
 */
ruleset: string,
/**
 * How many moves it has.
 */
moves: number,
/**
 * Its steps that ask for the next move.
 */
questions: Array<LessonQuestion>, };

export type LevelBy = "likely"
  | "own"
  | "network"
  | "playouts";

export type LevelRow = {
/**
 * What chooses its moves.
 */
by: LevelBy,
/**
 * The evaluations of a move, or its playouts.
 */
number: number,
/**
 * About which rank it has, an estimate: `12k`.
 */
rank: string, };

export type Levels = {
/**
 * How each plays, from level 1 on.
 */
rows: Array<LevelRow>,
/**
 * The ranks of persons as which the engine can move, the weakest first; none without a network of persons.
 */
ranks: Array<string>, };

export type LineShapeWord = "five"
  | "overline"
  | "open_four"
  | "four"
  | "open_three"
  | "three";

export type LineVerdict = "free"
  | "five"
  | "forbidden";

export type LossSum = {
/**
 * How many moves that are.
 */
moves: number,
/**
 * What they have cost, in the unit of the ruleset.
 */
points: number, };

export type MadeOf = {
/**
 * What it is.
 */
part: SumWord,
/**
 * How much of it, exact.
 */
count: string, };

export type MarginRest = {
/**
 * What it is.
 */
part: MarginWord,
/**
 * What it adds in Black's favour, exact.
 */
value: string, };

export type MarginWord = "komi"
  | "handicap_bonus"
  | "debt"
  | "button"
  | "prisoners"
  | "group_tax";

export type MarkShape = { "shape": "triangle" }
  | { "shape": "square" }
  | { "shape": "circle" }
  | { "shape": "cross" }
  | { "shape": "label",
/**
 * The text.
 */
text: string, };

export type MatchRow = {
/**
 * Its name.
 */
name: string,
/**
 * The programs, A first.
 */
players: [string, string],
/**
 * Ruleset, board and so on, as a sentence.
 */
conditions: string,
/**
 * How many games have ended.
 */
games: number,
/**
 * How many are to be played.
 */
all: number,
/**
 * How many are in progress; `None` where no run plays the match.
 */
running: number | null,
/**
 * Why it cannot be read, if it cannot.
 */
fault: string | null, };

export type MatchSheet = {
/**
 * Its name.
 */
name: string,
/**
 * Which game is played.
 */
kind: GameKind,
/**
 * The programs, A first.
 */
sides: [SideSheet, SideSheet],
/**
 * How many games have ended.
 */
games: number,
/**
 * How many are to be played.
 */
all: number,
/**
 * By how much A is stronger.
 */
elo: Elo | null,
/**
 * The same with the interval, in words.
 */
elo_said: string | null,
/**
 * The sequential test, if there is one.
 */
test: ViewedTest | null,
/**
 * The results of Black.
 */
black: Tally,
/**
 * How many games ended in each way.
 */
ends: Array<EndCount>,
/**
 * Ruleset, board and so on, as a sentence.
 */
conditions: string,
/**
 * How many games have been played, as a sentence.
 */
played: string,
/**
 * Match points and ratings, as a sentence.
 */
points: string,
/**
 * Where the dead stones come from, as a sentence.
 */
dead_stones: string | null,
/**
 * How often the programs' results agree with the referee's, as a sentence.
 */
final_scores: BothCount | null,
/**
 * Which games were played twice, in words.
 */
duplicates: string, };

export type MayStep = {
/**
 * Its name.
 */
step: HandWord,
/**
 * The side that takes it; `None` for both.
 */
side: Color | null,
/**
 * The points that it may be about.
 */
at: Array<string>,
/**
 * How many stones it may be about at most, of each side where it is about both.
 */
most: number, };

export type Method = "stones-and-liberties"
  | "area"
  | "equal-territory"
  | "equal-stones"
  | "refill"
  | "fill-all"
  | "half-counting"
  | "living-stones"
  | "proportional"
  | "territory";

export type MoveLoss = {
/**
 * The node of the move.
 */
node: number,
/**
 * Its number, counted from 1.
 */
number: number,
/**
 * The side.
 */
color: Color,
/**
 * The move.
 */
move: string,
/**
 * The move that the engine would have made; `None` where it has found none.
 */
better: string | null,
/**
 * What it has cost, in the unit of the ruleset; less than zero where the search had expected less of the best
 * move.
 */
points: number,
/**
 * What it has cost in win rate, 0 to 1.
 */
winrate: number,
/**
 * How likely persons of a rank make it, and the better one, where that was asked.
 */
human: HumanLoss | null, };

export type MoveSign = "good"
  | "very_good"
  | "bad"
  | "very_bad"
  | "doubtful"
  | "interesting";

export type NetworkFault = "no_python"
  | "not_brought"
  | "unwritten"
  | "unusable";

export type NewGame = {
/**
 * The name of the ruleset.
 */
ruleset: string,
/**
 * How many columns the board has; with `height`, or neither: then the ruleset's own board is taken.
 */
width?: number | null,
/**
 * How many rows.
 */
height?: number | null,
/**
 * What White gets, in points; the ruleset's own komi where it is not said.
 */
komi?: number | null,
/**
 * Black's handicap stones, on star points: none, or two and more.
 */
handicap: number,
/**
 * Who plays Black, and who White.
 */
seats: [Seat, Seat],
/**
 * What else the record says of the game: properties of SGF of those in [`RecordHead::GIVEN`].
 */
head?: RecordHead | null,
/**
 * The clocks of persons, as `10m+3x30s` or `10m+5s`; none run where it is not said.
 */
time?: string | null, };

export type Next = "play"
  | "virtual"
  | "pass"
  | "agree"
  | "resume";

export type NextNode = {
/**
 * Its number.
 */
id: number,
/**
 * The side that moves, where there is a move.
 */
color: Color | null,
/**
 * The move; `move` when it is serialised.
 */
move: string | null, };

export type NodeAnalysis = {
/**
 * How many visits the search has made.
 */
visits: number,
/**
 * Black's win rate, 0 to 1.
 */
winrate: number,
/**
 * By how much Black leads, in the unit of the ruleset; `None` where another program has not said it.
 */
lead: number | null,
/**
 * The moves that were tried, the best first.
 */
moves: Array<AnalysedMove>,
/**
 * Whose each point becomes, from -1 for White to 1 for Black, in rows from the top; `None` where that was not
 * kept.
 */
ownership: Array<Array<number>> | null,
/**
 * The result if the game had stopped here; `None` where that was not found out, or where nothing is counted.
 */
stopped: StoppedHere | null,
/**
 * What persons of a rank would play here, where that was asked.
 */
human?: HumanAnalysis | null, };

export type NodeHere = {
/**
 * Its number.
 */
id: number,
/**
 * The revision of the tree: a page that has seen another one asks for the tree.
 */
tree_rev: number,
/**
 * Its comment.
 */
comment: string,
/**
 * What the record marks on the board.
 */
marks: Array<BoardMark>,
/**
 * The lines and arrows that it draws there.
 */
lines: Array<BoardLine>,
/**
 * What it is called, and what is thought of it.
 */
signs: NodeSigns,
/**
 * The nodes after it, the one of the line that is shown among them.
 */
next: Array<NextNode>,
/**
 * The number of the node after it on the line that is shown.
 */
next_on_line: number | null,
/**
 * Whether it lies on the main line.
 */
on_main_line: boolean,
/**
 * What the analysis has found.
 */
analysis: NodeAnalysis | null, };

export type NodeSigns = {
/**
 * What it is called (`N`).
 */
name: string,
/**
 * What is thought of its move.
 */
of_move: MoveSign | null,
/**
 * What is thought of its position.
 */
of_position: PositionSign | null,
/**
 * Whether something happens here that counts (`HO`).
 */
hotspot: boolean, };

export type NodeValue = {
/**
 * Black's win rate, 0 to 1.
 */
winrate: number,
/**
 * By how much Black leads; `None` where that is not known.
 */
lead: number | null,
/**
 * How many visits the search has made.
 */
visits: number,
/**
 * By how much Black would be ahead if the game had stopped here, where that is known.
 */
stopped: number | null, };

export type OfferMeans = "stop"
  | "rest"
  | "end"
  | "unchanged"
  | "pass";

export type OfferingPoint = {
/**
 * The point.
 */
at: string,
/**
 * After how many moves the board first stood that the stone leaves.
 */
after_move: number, };

export type Owed = {
/**
 * Who owes it; `None` where nobody owes anything.
 */
debtor: Color | null,
/**
 * How many points.
 */
points: number, };

export type OwedFor = "extra_moves"
  | "last_stone";

export type PageAnswer = {
/**
 * The number of the request that it answers; `None` where the page has not asked.
 */
re: number | null,
/**
 * The revision of the game that it is about. It grows by every change.
 */
rev: number, } & TabReply;

export type PageRequest = {
/**
 * The number.
 */
id: number,
/**
 * The revision of the game that the page has shown. What would change the game is refused if it has changed since;
 * a judgement that has come since refuses only what is about marks.
 */
rev?: number | null,
/**
 * The language of the page, in which is told why something is not done; that of the last request where it is left
 * out, and English before.
 */
words?: string | null, } & TabRequest;

export type PairRest = {
/**
 * What it is.
 */
part: MarginWord,
/**
 * Under the first one.
 */
first: string,
/**
 * Under the second one.
 */
second: string,
/**
 * How much more it is under the first one.
 */
difference: string, };

export type PairSum = {
/**
 * Under the first one.
 */
first: string,
/**
 * Under the second one.
 */
second: string,
/**
 * How much more it is under the first one.
 */
difference: string, };

export type PassMeans = "offer_to_stop"
  | "accept_stop"
  | "offer_to_rest"
  | "accept_rest"
  | "null_move"
  | "offer_end"
  | "accept_end"
  | "take_button"
  | "pass"
  | "accept_draw"
  | "draw_by_repetition";

export type Phase = "contest"
  | "stopped"
  | "resolution"
  | "over";

export type PilesBeside = { handed_over: [number, number], prisoners: [number, number], taken_off: [number, number], virtual: [number, number], };

export type PlaceInFile = {
/**
 * Its number, from 1.
 */
number: number,
/**
 * How many there are.
 */
of: number, };

export type PointDifference = {
/**
 * The point.
 */
at: string,
/**
 * Under the first one.
 */
first: string,
/**
 * Under the second one.
 */
second: string,
/**
 * How much more it is under the first one.
 */
difference: string, };

export type PositionSign = "good_for_black"
  | "very_good_for_black"
  | "good_for_white"
  | "very_good_for_white"
  | "even"
  | "unclear";

export type RankEstimate = {
/**
 * The rank.
 */
rank: string,
/**
 * It is hardly weaker than this: one time in twenty.
 */
least: string,
/**
 * Nor stronger than this.
 */
most: string,
/**
 * By how many moves.
 */
moves: number, };

export type ReasonedMove = {
/**
 * The board that it would repeat, if that is why.
 */
earlier: EarlierBoard | null,
/**
 * The own stones that would have no liberty, that of the move among them, if that is why.
 */
stones: Array<string>,
/**
 * The verdict on a forbidden point of a line game, and those that it depends on.
 */
verdicts: Array<VerdictStep>,
/**
 * The point, or `virtual`; `move` when it is serialised.
 */
move: string, } & (
    { "kind": "occupied" }
  | { "kind": "suicide" }
  | { "kind": "ko",
/**
 * How many moves had been made when the board first stood that it repeats.
 */
after_move: number, }
  | { "kind": "repeats",
/**
 * The rule that forbids that.
 */
rule: Repetition,
/**
 * What it repeats.
 */
what: Repeated,
/**
 * Who has faced that; `None` where it does not matter.
 */
faced_by: Color | null,
/**
 * How many moves had been made when it first stood.
 */
after_move: number, }
  | { "kind": "forbidden",
/**
 * Why it is forbidden; there may be several reasons.
 */
kinds: Array<ForbiddenKind>,
/**
 * The lines that make it forbidden: overlines, fours and open threes.
 */
lines: Array<StoneLine>, }
  | { "kind": "no_virtual_moves" }
  | { "kind": "drawn",
/**
 * After how many moves.
 */
after_move: number, }
  | { "kind": "over" });

export type Reasons = {
/**
 * The side.
 */
color: Color,
/**
 * How many moves have been made.
 */
move_number: number,
/**
 * The empty points on which it must not play, and the virtual move if it must not make that.
 */
illegal: Array<ReasonedMove>, };

export type RecentRow = {
/**
 * Its name, by which it is opened.
 */
name: string,
/**
 * When it was last written, in seconds since 1970 (UTC).
 */
written: number,
/**
 * The name of its ruleset, or what the record has for it.
 */
ruleset: string | null,
/**
 * The board.
 */
size: Sides,
/**
 * How many moves it has.
 */
moves: number,
/**
 * Who plays Black, and who White, where the record says it.
 */
players: [string | null, string | null],
/**
 * The result, where the record has one.
 */
result: string | null,
/**
 * Whether it is the game of this page.
 */
is_here: boolean, };

export type RecordHead = Partial<Record<string, string>>;

export type Refused = { "kind": "unreadable",
/**
 * What is wrong with it.
 */
detail: string, }
  | { "kind": "old_revision" }
  | { "kind": "illegal_move" }
  | { "kind": "wrong_point" }
  | { "kind": "wrong_phase" }
  | { "kind": "not_yours" }
  | { "kind": "views_differ" }
  | { "kind": "not_judged" }
  | { "kind": "not_analysed" }
  | { "kind": "no_such_move" }
  | { "kind": "no_such_node" }
  | { "kind": "too_long" }
  | { "kind": "no_liberty" }
  | { "kind": "nothing_to_undo" }
  | { "kind": "bad_visits" }
  | { "kind": "no_such_level" }
  | { "kind": "human_network",
/**
 * Why.
 */
detail: string, }
  | { "kind": "no_such_ruleset" }
  | { "kind": "no_such_lesson" }
  | { "kind": "bad_game",
/**
 * What is wrong with it.
 */
detail: string, }
  | { "kind": "bad_record",
/**
 * What is wrong with it.
 */
detail: string, }
  | { "kind": "no_library",
/**
 * Why not.
 */
detail: string, }
  | { "kind": "no_such_game" }
  | { "kind": "not_in_this_game" }
  | { "kind": "no_room" }
  | { "kind": "no_sum" }
  | { "kind": "hand_step",
/**
 * Why.
 */
reason: HandRefused, }
  | { "kind": "busy" }
  | { "kind": "internal" };

export type RegionShare = {
/**
 * Its points.
 */
points: Array<string>,
/**
 * Black's stones that touch it, and White's.
 */
touching: [Array<string>, Array<string>],
/**
 * Which part of each point Black gets, and White, exact: `2/3`.
 */
parts: [string, string],
/**
 * The same of all its points together.
 */
shares: [string, string],
/**
 * The sums with this region and those before it.
 */
totals: Sums, };

export type Repeated = "board"
  | "position";

export type Repetition = "simple"
  | "positional"
  | "situational"
  | "no-regression"
  | "two-move-window"
  | "since-pass"
  | "fourth-board"
  | "null-move";

export type RepetitionProblem = {
/**
 * The node of the move.
 */
node: number,
/**
 * Its number, counted from 1.
 */
number: number,
/**
 * The side.
 */
color: Color,
/**
 * The move.
 */
move: string,
/**
 * Why the rules of the game forbid it; `None` where they allow it and it repeats an earlier board.
 */
forbidden: WhyIllegal | null,
/**
 * After how many moves the board had been the same, where it had been.
 */
same_as: number | null, };

export type ResultReason = "count"
  | "wild_region"
  | "repetition"
  | "unfilled"
  | "no_result"
  | "five"
  | "forbidden_move"
  | "passes"
  | "full_board";

export type Review = {
/**
 * How many positions of the line are analysed.
 */
analysed: number,
/**
 * How many there are.
 */
of: number,
/**
 * How many moves the line has, without plays at its start that set stones up.
 */
played: number,
/**
 * What the moves of Black, and those of White, have cost in the opening, the middle game and the end game.
 */
losses: [[LossSum, LossSum, LossSum], [LossSum, LossSum, LossSum]],
/**
 * What every move has cost, as far as it is known, in the order of the moves.
 */
moves: Array<MoveLoss>,
/**
 * The moves that have cost most, the dearest first; at most five.
 */
dearest: Array<MoveLoss>,
/**
 * Moves that repeat a position, whether the rules forbid that or not.
 */
repetitions: Array<RepetitionProblem>,
/**
 * Of which ranks Black and White seem to be, where that was asked and there are moves enough.
 */
ranks: [RankEstimate | null, RankEstimate | null], };

export type RuleSigns = {
/**
 * The points on which a stone of the side to move offers to end the game, as null moves do.
 */
offers: Array<OfferingPoint>,
/**
 * The points that make regions wild (荒空) where that loses: on the board as it stands, or with the dead stones off
 * that are marked.
 */
wild: Array<string>,
/**
 * What points are owed for, where any may be.
 */
owed_for: OwedFor | null,
/**
 * Whether a pass is a virtual move (虚手), so that there is no other one.
 */
virtual_pass: boolean, };

export type RulesetRow = {
/**
 * Its name.
 */
name: string,
/**
 * Whether it is a line game.
 */
line_game: boolean,
/**
 * The board that is played on if nothing else is said.
 */
size: Sides,
/**
 * Its komi, in points.
 */
komi: number | null,
/**
 * Whether it has virtual moves.
 */
virtual: boolean, };

export type Seat = { "by": "person" }
  | { "by": "level",
/**
 * 1 to the number of levels.
 */
level: number, }
  | { "by": "rank",
/**
 * Such as `5k`; 20k to 9d.
 */
rank: string, }
  | { "by": "time",
/**
 * In seconds, above 0 to 3600.
 */
seconds: number, };

export type SharedOut = {
/**
 * The sums of the stones alone.
 */
stones: Sums,
/**
 * The regions, those that both sides' stones touch last.
 */
regions: Array<RegionShare>, };

export type ShownResult = {
/**
 * Who has won; `None` for a draw.
 */
winner: Color | null,
/**
 * As GTP writes it.
 */
text: string,
/**
 * By how much Black is ahead, exactly (`-7 1/2`); `None` where nothing is counted.
 */
margin: string | null,
/**
 * What decided.
 */
reason: ResultReason, };

export type SideSheet = {
/**
 * Its name and version according to itself.
 */
name: string,
/**
 * Its command line.
 */
command: string,
/**
 * The results of all its games.
 */
total: Tally,
/**
 * The results by colour, Black first.
 */
by_color: [Tally, Tally],
/**
 * Its share of the points with the interval, in words.
 */
share: string | null,
/**
 * The same by colour.
 */
share_by_color: [string | null, string | null],
/**
 * Wall time for a move, in seconds.
 */
per_move: number | null,
/**
 * CPU time for a move, in seconds.
 */
cpu_per_move: number | null,
/**
 * The longest move, in seconds.
 */
slowest: number,
/**
 * Moves that came after the clock had run out, but within the grace.
 */
late: number, };

export type SideView = {
/**
 * The dead stones.
 */
dead: Array<string>,
/**
 * Empty points that it calls Black's, and White's.
 */
owned: [Array<string>, Array<string>],
/**
 * How the game ends.
 */
end: End, };

export type Sides = {
/**
 * How many columns it has.
 */
width: number,
/**
 * How many rows it has.
 */
height: number, };

export type Spoiled = {
/**
 * Its point.
 */
point: string, } & (
    { "kind": "edge" }
  | { "kind": "stone",
/**
 * Where it is.
 */
at: string, }
  | { "kind": "overline",
/**
 * Where.
 */
at: string, }
  | { "kind": "five" }
  | { "kind": "forbidden",
/**
 * The number of the verdict on it in the list, from 0.
 */
verdict: number, });

export type Stage = "ideal"
  | "uncontested"
  | "contested";

export type StoneLine = {
/**
 * The way it runs.
 */
direction: Direction,
/**
 * What they are.
 */
shape: LineShapeWord,
/**
 * The stones, along the line; that of the move among them.
 */
stones: Array<string>,
/**
 * The points that make five of a four, or an open four of an open three.
 */
by: Array<string>, };

export type StoppedHere = {
/**
 * The result as GTP writes it.
 */
result: string,
/**
 * By how much Black is ahead, in the unit of the ruleset.
 */
lead: number, };

export type SumWord = "stones"
  | "filled"
  | "territory"
  | "liberties"
  | "shared"
  | "regions"
  | "group_tax"
  | "prisoners"
  | "handed_over"
  | "handicap_bonus";

export type Sums = {
/**
 * Black's stones, points and half of the shared points.
 */
black: string,
/**
 * White's, with the bonus for handicap stones.
 */
white: string,
/**
 * What has not been paid yet of the debt for extra moves.
 */
debt: Owed,
/**
 * By how much Black is ahead, komi, debt and button included.
 */
margin: string,
/**
 * What Black's points are made of, and White's.
 */
made_of: [Array<MadeOf>, Array<MadeOf>], };

export type TabClock = {
/**
 * The seconds that are left of the main time, or of the present period. What follows then is told then.
 */
left: number,
/**
 * How many periods of byo-yomi are left, or moves of a Canadian period; 0 in the main time.
 */
count: number, };

export type TabClocks = {
/**
 * The time control, as it is written.
 */
control: string,
/**
 * Whose clock runs.
 */
running: Color | null,
/**
 * Black's clock and White's; `None` where the engine plays.
 */
clocks: [TabClock | null, TabClock | null], };

export type TabGame = {
/**
 * Where it stands.
 */
state: GameState,
/**
 * Who plays Black, and who White.
 */
seats: [Seat, Seat],
/**
 * The side for which the engine is thinking.
 */
thinking: Color | null,
/**
 * The moves of the line that is shown, those after the position among them.
 */
moves: Array<LastMove>,
/**
 * The stones that the last move has taken off the board.
 */
takes: Array<string>,
/**
 * What the rules say of the position beyond its state.
 */
signs: RuleSigns,
/**
 * Who has resigned, or lost on time.
 */
resigned: Color | null,
/**
 * Whether it has lost on time.
 */
lost_on_time: boolean,
/**
 * The clocks of persons, where the game has a time control.
 */
clocks: TabClocks | null,
/**
 * What the record says of the game.
 */
head: RecordHead,
/**
 * Marks and agreement, at a stop or at an end that has to be agreed on; `None` while the game goes on and where
 * nothing has to be agreed on.
 */
agreement: AgreementState | null,
/**
 * The result: as in `state`, or where that has none as it was judged once both sides had agreed.
 */
result: ShownResult | null,
/**
 * The name of the lesson that the record is, where it is one.
 */
lesson: string | null,
/**
 * How many things were odd about the record that was opened: see [`TabReply::Remarks`].
 */
remarks: number,
/**
 * Which game of its file it is, where that has several.
 */
in_file: PlaceInFile | null,
/**
 * The node of the record that is shown.
 */
here: NodeHere,
/**
 * Whether the last change of the record is none of a move, so that it can be taken back.
 */
can_undo_edit: boolean,
/**
 * The analysis that runs.
 */
analysing: AnalysisRun | null,
/**
 * The search behind the engine's last move, where it has made one.
 */
last_search: LastSearch | null,
/**
 * The name of the network that evaluates, where there is one and Go is played.
 */
network: string | null,
/**
 * The unit that the ruleset counts in, and in which leads and costs are given; `None` in a line game.
 */
unit: Unit | null, };

export type TabNetwork = { "state": "off" }
  | { "state": "absent" }
  | { "state": "comes",
/**
 * How many megabytes have come.
 */
megabytes: number, }
  | { "state": "failed",
/**
 * Why.
 */
why: NetworkFault,
/**
 * The same for those who look into it.
 */
detail: string, }
  | { "state": "here",
/**
 * Its name.
 */
name: string, };

export type TabReply = { "is": "game" } & TabGame
  | { "is": "refused",
/**
 * Why.
 */
why: Refused,
/**
 * The game.
 */
game: TabGame, }
  | { "is": "record",
/**
 * The text.
 */
sgf: string, }
  | { "is": "library",
/**
 * The bytes of the file in base64.
 */
base64: string, }
  | { "is": "reasons" } & Reasons
  | { "is": "hint" } & Hint
  | { "is": "judgement" } & JudgedBoard
  | { "is": "counts" } & CountedBoards
  | { "is": "comparison" } & ComparedRows
  | { "is": "difference" } & ComparedPair
  | { "is": "hand" } & HandState
  | { "is": "tree" } & TreeView
  | { "is": "analysed",
/**
 * The number of its node.
 */
node: number,
/**
 * What is found.
 */
analysis: NodeAnalysis,
/**
 * The analysis that runs; `None` where it has ended with this.
 */
run: AnalysisRun | null, }
  | { "is": "review" } & Review
  | { "is": "tried" } & TriedMove
  | { "is": "lessons",
/**
 * A row for each.
 */
lessons: Array<LessonRow>, }
  | { "is": "rulesets",
/**
 * A row for each.
 */
rows: Array<RulesetRow>,
/**
 * How many levels the engine has, and above which of them a network evaluates.
 */
levels: Levels, }
  | { "is": "recent_games",
/**
 * A row for each.
 */
rows: Array<RecentRow>,
/**
 * The folder that keeps them; `None` where none are kept.
 */
folder: string | null, }
  | { "is": "games",
/**
 * A row for each.
 */
rows: Array<FileGameRow>, }
  | { "is": "remarks",
/**
 * The sentences.
 */
remarks: Array<string>, }
  | { "is": "network" } & TabNetwork
  | { "is": "explained" } & ExplainedRuleset
  | { "is": "dropped" };

export type TabRequest = { "do": "show" }
  | { "do": "new" } & NewGame
  | { "do": "open",
/**
 * The text.
 */
sgf: string,
/**
 * Whether it is a file's bytes instead, a letter for each: then its encoding is found out.
 */
bytes: boolean, }
  | { "do": "save",
/**
 * Whether what analyses have found is left out, as for a link.
 */
bare?: boolean | null, }
  | { "do": "save_library" }
  | { "do": "play",
/**
 * The side.
 */
color: Color,
/**
 * The move.
 */
move: string, }
  | { "do": "goto",
/**
 * How many moves have been made then.
 */
move_number: number, }
  | { "do": "play_on" }
  | { "do": "resign",
/**
 * The side.
 */
color: Color, }
  | { "do": "sit",
/**
 * Who plays Black, and who White.
 */
seats: [Seat, Seat], }
  | { "do": "stop" }
  | { "do": "hint" }
  | { "do": "reasons",
/**
 * The side.
 */
color: Color, }
  | { "do": "mark_dead",
/**
 * The side that says so.
 */
by: Color,
/**
 * A stone of the chain.
 */
at: string,
/**
 * Whether the chain is dead.
 */
dead: boolean,
/**
 * Whether it is about this chain alone.
 */
alone?: boolean | null, }
  | { "do": "mark_owner",
/**
 * The side that says so.
 */
by: Color,
/**
 * A point of the region.
 */
at: string,
/**
 * Whose they are; `null` leaves that to the rules.
 */
owner: Color | null, }
  | { "do": "mark_end",
/**
 * The side that says so.
 */
by: Color,
/**
 * The end.
 */
end: End, }
  | { "do": "adopt",
/**
 * The side.
 */
by: Color,
/**
 * Whose view.
 */
view: WhoseView, }
  | { "do": "agree",
/**
 * The side.
 */
by: Color, }
  | { "do": "disagree",
/**
 * The side.
 */
by: Color, }
  | { "do": "reconsider",
/**
 * The side.
 */
by: Color, }
  | { "do": "judge" }
  | { "do": "count",
/**
 * With whose marks.
 */
view: WhoseView,
/**
 * One way to count alone; all that agree with the ruleset where there is none.
 */
method?: Method | null,
/**
 * How many empty points each side is left with, where the method needs that.
 */
territory_each?: number | null, }
  | { "do": "compare",
/**
 * With whose marks.
 */
view: WhoseView,
/**
 * The komi under all of them; each ruleset's own where there is none.
 */
komi?: number | null, }
  | { "do": "difference",
/**
 * With whose marks.
 */
view: WhoseView,
/**
 * The names of the rulesets.
 */
between: [string, string],
/**
 * The komi under both; each ruleset's own where there is none.
 */
komi?: number | null, }
  | { "do": "hand_begin",
/**
 * With whose marks.
 */
view: WhoseView, }
  | { "do": "hand_step", } & (
    { "step": "dead_off", }
  | { "step": "give_up", at: Array<string>, side: Color, }
  | { "step": "take_off", at: Array<string>, side: Color, }
  | { "step": "fill", at: Array<string>, side: Color, }
  | { "step": "put_back", at: Array<string>, side: Color, }
  | { "step": "move", from: Array<string>, side: Color, to: Array<string>, }
  | { "step": "exchange", black: Array<string>, white: Array<string>, }
  | { "step": "fill_public", black: Array<string>, white: Array<string>, }
  | { "step": "gather", })
  | { "do": "hand_undo" }
  | { "do": "tree" }
  | { "do": "goto_node",
/**
 * Its number.
 */
node: number, }
  | { "do": "comment",
/**
 * The number of the node.
 */
node: number,
/**
 * The text.
 */
text: string, }
  | { "do": "draw",
/**
 * The number of the node.
 */
node: number,
/**
 * The point.
 */
at: string,
/**
 * The mark.
 */
mark: MarkShape | null, }
  | { "do": "draw_line",
/**
 * The number of the node.
 */
node: number,
/**
 * The line.
 */
line: BoardLine,
/**
 * Whether it is to be there.
 */
drawn: boolean, }
  | { "do": "annotate",
/**
 * The number of the node.
 */
node: number,
/**
 * All of that.
 */
signs: NodeSigns, }
  | { "do": "set_up",
/**
 * The point.
 */
at: string,
/**
 * The stone; `null` for none.
 */
stone: Color | null, }
  | { "do": "set_turn",
/**
 * The side.
 */
color: Color, }
  | { "do": "undo_edit" }
  | { "do": "games" }
  | { "do": "open_game",
/**
 * Its number, from 1.
 */
number: number, }
  | { "do": "remove",
/**
 * The number of the node.
 */
node: number, }
  | { "do": "promote",
/**
 * The number of the node.
 */
node: number, }
  | { "do": "analyse",
/**
 * What is analysed.
 */
scope: AnalysisScope,
/**
 * To how many visits.
 */
visits: number,
/**
 * Of which persons' moves it tells, such as `5k`.
 */
rank: string | null, }
  | { "do": "stop_analysis" }
  | { "do": "review" }
  | { "do": "try",
/**
 * The number of the node.
 */
node: number,
/**
 * The move of the side that is to move there.
 */
move: string, }
  | { "do": "lessons",
/**
 * The language of the titles: `en`, `zh-Hans`, `zh-Hant`; any other is taken as English.
 */
language: string, }
  | { "do": "open_lesson",
/**
 * Its name.
 */
name: string,
/**
 * The language of its comments.
 */
language: string, }
  | { "do": "remarks",
/**
 * The language: `en`, `zh-Hans`, `zh-Hant`; any other is taken as English.
 */
language: string, }
  | { "do": "recent_games" }
  | { "do": "open_recent",
/**
 * Its name.
 */
name: string, }
  | { "do": "network" }
  | { "do": "get_network" }
  | { "do": "stop_network" }
  | { "do": "rulesets" }
  | { "do": "explain",
/**
 * The name of the ruleset.
 */
ruleset: string,
/**
 * The language: `en`, `zh-Hans`, `zh-Hant`; any other is taken as English.
 */
language: string, };

export type Tally = {
/**
 * Games won.
 */
wins: number,
/**
 * Games drawn.
 */
draws: number,
/**
 * Games lost.
 */
losses: number, };

export type TreeNode = {
/**
 * Its number; the root's is 0.
 */
id: number,
/**
 * The node before it; `None` for the root.
 */
parent: number | null,
/**
 * The side that moves, where there is a move.
 */
color: Color | null,
/**
 * The move, `pass` and `virtual` among them; `move` when it is serialised.
 */
move: string | null,
/**
 * How many moves have been made with it since the root.
 */
number: number,
/**
 * Whether it sets stones up.
 */
sets_up: boolean,
/**
 * Whether it has a comment.
 */
comment: boolean,
/**
 * The name that the record gives it.
 */
name: string | null,
/**
 * What the analysis has found, where it is analysed.
 */
value: NodeValue | null, };

export type TreeView = {
/**
 * The revision of the tree.
 */
tree_rev: number,
/**
 * The nodes, each after its parent, the children of each in their order: the first is that of the main line.
 */
nodes: Array<TreeNode>, };

export type TriedMove = {
/**
 * The move, as the game has it.
 */
move: string,
/**
 * What it costs, in the unit of the ruleset; `None` where another program has not said who leads.
 */
points: number | null,
/**
 * The standard error of that; `None` where it is not known.
 */
error: number | null,
/**
 * What it costs in win rate, 0 to 1.
 */
winrate: number,
/**
 * The moves that are expected after it.
 */
line: Array<string>, };

export type Unit = "points"
  | "zi"
  | "stones";

export type VerdictLine = {
/**
 * Of a three, the moves that make no open four of it, one entry for each reason.
 */
spoiled: Array<Spoiled>,
/**
 * The way it runs.
 */
direction: Direction,
/**
 * What they are.
 */
shape: LineShapeWord,
/**
 * The stones, along the line; that of the move among them.
 */
stones: Array<string>,
/**
 * The points that make five of a four, or an open four of an open three.
 */
by: Array<string>, };

export type VerdictStep = {
/**
 * The point.
 */
point: string,
/**
 * The points on which the same side has put stones before, in order, besides those on the board.
 */
after: Array<string>,
/**
 * What the move leads to.
 */
verdict: LineVerdict,
/**
 * Why it is forbidden, if it is.
 */
kinds: Array<ForbiddenKind>,
/**
 * What it makes.
 */
lines: Array<VerdictLine>, };

export type ViewRequest = {
/**
 * The language of sentences, as a tag; English where the program does not speak it.
 */
language: string,
/**
 * A match by its name; without one, the list of all.
 */
match: string | null,
/**
 * A game of it by its number, in place of the match.
 */
game: number | null,
/**
 * How many lines of the table of games.
 */
lines: number,
/**
 * Whether the plots too.
 */
plots: boolean, };

export type ViewUpdate = { "is": "clock",
/**
 * The time.
 */
now: number, }
  | { "is": "matches",
/**
 * A row for each, by name.
 */
rows: Array<MatchRow>,
/**
 * How many more there are.
 */
left_out: number, }
  | { "is": "match" } & MatchSheet
  | { "is": "plots",
/**
 * Each of them.
 */
plots: Array<ViewedPlot>, }
  | { "is": "running",
/**
 * Whether a run plays the match.
 */
playing: boolean,
/**
 * Each of them, by number.
 */
games: Array<ViewedRunningGame>,
/**
 * How many more there are.
 */
left_out: number, }
  | { "is": "games",
/**
 * Those with the highest numbers, the highest first.
 */
lines: Array<GameLine>,
/**
 * How many there are in all.
 */
all: number, }
  | { "is": "game" } & ViewedGame
  | { "is": "gone" }
  | { "is": "fault",
/**
 * What is wrong; `None` once it is no more.
 */
detail: string | null, };

export type ViewedClock = {
/**
 * The time left in the main time or the present period, in seconds; `None` without a clock.
 */
left: number | null,
/**
 * The periods left of byo-yomi, the present one included; 0 in the main time.
 */
periods: number,
/**
 * The moves left in a Canadian period; 0 in the main time.
 */
stones: number,
/**
 * The time taken for moves, in seconds.
 */
spent: number, };

export type ViewedGame = {
/**
 * The name of its match.
 */
match: string,
/**
 * Its number.
 */
game: number,
/**
 * The programs, Black's first.
 */
players: [string, string],
/**
 * Which game is played.
 */
kind: GameKind,
/**
 * The board.
 */
size: Sides,
/**
 * The rows of the board before the first move, from the top.
 */
rows: Array<string>,
/**
 * The moves.
 */
steps: Array<ViewedMove>,
/**
 * How it ended; `None` while it is played.
 */
ended: GameLine | null,
/**
 * The same while it is played.
 */
running: ViewedRunningGame | null, };

export type ViewedMove = {
/**
 * Whose it is.
 */
color: Color,
/**
 * The point, `pass` or `virtual`.
 */
move: string,
/**
 * The points that it empties.
 */
takes: Array<string>, };

export type ViewedPlot = {
/**
 * What it shows.
 */
caption: string,
/**
 * The picture as SVG, whose colours come from style sheets.
 */
svg: string, };

export type ViewedRunningGame = {
/**
 * Its number.
 */
game: number,
/**
 * Who has Black.
 */
black: Entrant,
/**
 * The rows of the board from the top, as in [`crate::show::states`].
 */
rows: Array<string>,
/**
 * The last move: a point, `pass` or `virtual`.
 */
last: string | null,
/**
 * How many moves have been made.
 */
moves: number,
/**
 * Whose engine thinks, if one does.
 */
thinks: Color | null,
/**
 * Since when, in milliseconds since 1970.
 */
since: number,
/**
 * The clocks before that.
 */
clocks: [ViewedClock, ViewedClock], };

export type ViewedTest = {
/**
 * The log-likelihood ratio.
 */
ratio: number,
/**
 * The test ends when the ratio reaches this bound or its negative.
 */
bound: number,
/**
 * Where it stands, as a sentence.
 */
said: string, };

export type WhoseView = "judgement"
  | "black"
  | "white"
  | "agreed";

export type WhyIllegal = { "kind": "occupied" }
  | { "kind": "suicide" }
  | { "kind": "ko",
/**
 * How many moves had been made when the board first stood that it repeats.
 */
after_move: number, }
  | { "kind": "repeats",
/**
 * The rule that forbids that.
 */
rule: Repetition,
/**
 * What it repeats.
 */
what: Repeated,
/**
 * Who has faced that; `None` where it does not matter.
 */
faced_by: Color | null,
/**
 * How many moves had been made when it first stood.
 */
after_move: number, }
  | { "kind": "forbidden",
/**
 * Why it is forbidden; there may be several reasons.
 */
kinds: Array<ForbiddenKind>,
/**
 * The lines that make it forbidden: overlines, fours and open threes.
 */
lines: Array<StoneLine>, }
  | { "kind": "no_virtual_moves" }
  | { "kind": "drawn",
/**
 * After how many moves.
 */
after_move: number, }
  | { "kind": "over" };
