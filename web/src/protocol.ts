// The messages between page and server, as the Rust types of `src/tabs` and `src/states` write them.

export type Color = "black" | "white";
export type Pair<T> = [T, T];

export type Seat = { by: "person" } | { by: "level"; level: number } | { by: "time"; seconds: number };
export type View = "judgement" | "black" | "white" | "agreed";
export type End = "agreed" | "natural";
export type Phase = "contest" | "stopped" | "resolution" | "over";
export type GameKind = "go" | "line_game";
export type Next = "play" | "virtual" | "pass" | "agree" | "resume";
export type PassMeans =
  | "offer_to_stop"
  | "accept_stop"
  | "null_move"
  | "offer_end"
  | "accept_end"
  | "take_button"
  | "pass"
  | "accept_draw"
  | "draw_by_repetition";
export type Repetition =
  | "simple"
  | "positional"
  | "situational"
  | "no-regression"
  | "two-move-window"
  | "null-move";
export type Repeated = "board" | "position";
export type ForbiddenKind = "overline" | "four-four" | "three-three";
export type Direction = "row" | "column" | "rising" | "falling";
export type LineShapeWord = "five" | "overline" | "open_four" | "four" | "open_three" | "three";
export type LineVerdict = "free" | "five" | "forbidden";
export type ResultReason =
  | "count"
  | "wild_region"
  | "repetition"
  | "five"
  | "forbidden_move"
  | "passes"
  | "full_board";
export type Method =
  | "stones-and-liberties"
  | "area"
  | "equal-territory"
  | "equal-stones"
  | "refill"
  | "fill-all"
  | "living-stones"
  | "proportional"
  | "territory";
export type Compared = "points" | "zi" | "stones" | "territory";
export type Unit = "points" | "zi" | "stones";

export interface NewGame {
  ruleset: string;
  width?: number | null;
  height?: number | null;
  komi?: number | null;
  handicap: number;
  seats: Pair<Seat>;
}

export type Wish =
  | { do: "show" }
  | ({ do: "new" } & NewGame)
  | { do: "open"; sgf: string }
  | { do: "save" }
  | { do: "play"; color: Color; move: string }
  | { do: "goto"; move_number: number }
  | { do: "play_on" }
  | { do: "resign"; color: Color }
  | { do: "sit"; seats: Pair<Seat> }
  | { do: "stop" }
  | { do: "hint" }
  | { do: "reasons"; color: Color }
  | { do: "mark_dead"; by: Color; at: string; dead: boolean }
  | { do: "mark_owner"; by: Color; at: string; owner: Color | null }
  | { do: "mark_end"; by: Color; end: End }
  | { do: "adopt"; by: Color; view: View }
  | { do: "agree"; by: Color }
  | { do: "disagree"; by: Color }
  | { do: "judge" }
  | { do: "count"; view: View; method?: Method | null; territory_each?: number | null }
  | { do: "compare"; view: View }
  | { do: "rulesets" }
  | { do: "explain"; ruleset: string; language: string };

export type PageRequest = { id: number; rev: number | null } & Wish;

export type PageAnswer = { re: number | null; rev: number } & Told;

export type Told =
  | ({ is: "game" } & TabGame)
  | { is: "refused"; why: Refused; game: TabGame }
  | { is: "record"; sgf: string }
  | ({ is: "reasons" } & Reasons)
  | ({ is: "hint" } & Hint)
  | ({ is: "judgement" } & JudgedBoard)
  | ({ is: "counts" } & CountedBoards)
  | { is: "comparison"; rows: ComparedRow[] }
  | { is: "rulesets"; rows: RulesetRow[]; levels: Levels }
  | ({ is: "explained" } & ExplainedRuleset)
  | { is: "dropped" };

export interface TabGame {
  state: State;
  seats: Pair<Seat>;
  thinking: Color | null;
  moves: LastMove[];
  resigned: Color | null;
  agreement: AgreementState | null;
  result: GameResult | null;
  network: string | null;
}

export interface AgreementState {
  views: Pair<SideView>;
  said_yes: Pair<boolean>;
  disputed_by: Color | null;
  differs: string[];
  agreed: boolean;
  owners_matter: boolean;
}

export interface SideView {
  dead: string[];
  owned: Pair<string[]>;
  end: End;
}

export type Refused =
  | { kind: "unreadable"; detail: string }
  | { kind: "old_revision" }
  | { kind: "illegal_move" }
  | { kind: "wrong_point" }
  | { kind: "wrong_phase" }
  | { kind: "not_yours" }
  | { kind: "views_differ" }
  | { kind: "no_such_ruleset" }
  | { kind: "bad_game"; detail: string }
  | { kind: "bad_record"; detail: string }
  | { kind: "not_in_this_game" }
  | { kind: "no_room" }
  | { kind: "not_judged" }
  | { kind: "no_such_move" }
  | { kind: "no_such_level" }
  | { kind: "busy" }
  | { kind: "internal" };

export interface Hint {
  color: Color;
  move: string | null;
  winrate: number | null;
  lead: number | null;
  visits: number;
  line: string[];
}

export interface JudgedBoard {
  chains: JudgedChain[];
  ownership: number[][];
  view: SideView;
}

export interface JudgedChain {
  stones: string[];
  color: Color;
  dead: boolean;
  proved: boolean;
  confidence: number;
  unsettled: boolean;
}

export interface ComparedRow {
  ruleset: string;
  result: string | null;
  winner: Color | null;
  margin: string | null;
  values: string[][] | null;
}

export interface RulesetRow {
  name: string;
  chinese: string;
  line_game: boolean;
  size: Sides;
  komi: number | null;
  virtual: boolean;
}

export interface Levels {
  all: number;
  without_network: number;
}

export interface ExplainedRuleset {
  ruleset: string;
  summary: string;
  source: string;
  articles: string[];
  clauses: string[];
}

export interface State {
  ruleset: string;
  game: GameKind;
  size: Sides;
  komi: number | null;
  handicap: number | null;
  rows: string[];
  move_number: number;
  last_move: LastMove | null;
  phase: Phase;
  to_move: Color;
  offer: Color | null;
  virtual: Pair<number> | null;
  prisoners: Pair<number> | null;
  debt: Owed | null;
  extra_moves_cost: boolean;
  button: ButtonState | null;
  next: Next[];
  pass_means: PassMeans | null;
  illegal: IllegalMove[];
  over: boolean;
  declared_end: End | null;
  result: GameResult | null;
}

export interface Sides {
  width: number;
  height: number;
}

export interface LastMove {
  color: Color;
  move: string;
}

export interface Owed {
  debtor: Color | null;
  points: number;
}

export interface ButtonState {
  taken_by: Color | null;
}

export interface GameResult {
  winner: Color | null;
  text: string;
  margin: string | null;
  reason: ResultReason;
}

export type WhyIllegal =
  | { kind: "occupied" }
  | { kind: "suicide" }
  | { kind: "ko"; after_move: number }
  | { kind: "repeats"; rule: Repetition; what: Repeated; faced_by: Color | null; after_move: number }
  | { kind: "forbidden"; kinds: ForbiddenKind[]; lines: StoneLine[] }
  | { kind: "no_virtual_moves" }
  | { kind: "drawn"; after_move: number }
  | { kind: "over" };

export type IllegalMove = { move: string } & WhyIllegal;

export interface StoneLine {
  direction: Direction;
  shape: LineShapeWord;
  stones: string[];
  by: string[];
}

export interface Reasons {
  color: Color;
  move_number: number;
  illegal: ReasonedMove[];
}

export type ReasonedMove = IllegalMove & {
  earlier: EarlierBoard | null;
  stones: string[];
  verdicts: VerdictStep[];
};

export interface EarlierBoard {
  after_move: number;
  rows: string[];
  virtual: Pair<number> | null;
}

export interface VerdictStep {
  point: string;
  after: string[];
  verdict: LineVerdict;
  kinds: ForbiddenKind[];
  lines: VerdictLine[];
}

export type VerdictLine = StoneLine & { spoiled: Spoiled[] };

export type SpoiledBy =
  | { kind: "edge" }
  | { kind: "stone"; at: string }
  | { kind: "overline"; at: string }
  | { kind: "five" }
  | { kind: "forbidden"; verdict: number };

export type Spoiled = { point: string } & SpoiledBy;

export interface CountedBoards {
  ruleset: string;
  end: End;
  dead: string[];
  agreed: Pair<string[]>;
  judged: boolean;
  counts: CountedBoard[];
}

export interface CountedBoard {
  method: Method | null;
  steps: BoardStep[];
  compared: Compared;
  black: string;
  white: string;
  unit: Unit;
  komi: number;
  debt: Owed;
  result: GameResult;
  lazy: LazySide | null;
}

export interface LazySide {
  offered_first: Color;
  regions: string[];
  wild: string[];
}

export type Done =
  | { action: "stop" }
  | { action: "dead_off" }
  | { action: "debt_paid"; side: Color }
  | { action: "equal_territory"; points: number }
  | { action: "equal_stones"; in_bowl: number }
  | { action: "refill"; left: Pair<number> }
  | { action: "surplus"; side: Color }
  | { action: "remainder"; side: Color }
  | { action: "fill" }
  | { action: "fill_public" }
  | { action: "fill_but_eyes" }
  | { action: "eyes_aside" }
  | { action: "gather" };

export type BoardStep = Done & {
  touched: string[];
  rows: string[];
  owner: string[] | null;
  piles: PilesBeside;
  bowls: Pair<number> | null;
  totals: Sums | null;
};

export interface PilesBeside {
  virtual: Pair<number>;
  prisoners: Pair<number>;
  handed_over: Pair<number>;
  taken_off: Pair<number>;
}

export interface Sums {
  black: string;
  white: string;
  debt: Owed;
  margin: string;
}
