"""Positions with the teacher's answers: the last ones of a board in a ring, and how a board is turned."""

import torch

from answers import Styles
from farm import NEW_GAME, Farm, legal, planes
from store import Store
from teacher import scores

# Positions that are kept apart for validation: one game of so many, one step of so many, the first steps of a farm.
# Nothing is learnt from these games.
APART_GAMES, APART_EVERY, APART_STEPS = 8, 3, 100
BATCH_POINTS = 512 * 361
# Where komi is among the globals, and the points that are 1 there; where numbers are in what the teacher has said.
KOMI_SEEN, SEEN_POINTS = 5, 20.0
MEAN, DEVIATION, LEAD, WIN_ERROR = 3, 4, 5, 7
# The share of positions that are learnt with the komi of their game, and how far odds move with the lead.
AS_PLAYED, ODDS = 0.6, 5.0


def turned(points, turn):
    """Turn the last two dimensions: 1 flips rows, 2 flips columns, 4 then exchanges them."""
    if turn & 1:
        points = points.flip(-2)
    if turn & 2:
        points = points.flip(-1)
    return points.transpose(-1, -2) if turn & 4 else points


def with_other_komi(data, area):
    """Give most positions another komi, as far from the one of the game as not to tell what the game is worth.

    It moves by twos, so that what networks are told of its parity stays right. The win rate moves with the lead, over
    the deviation of the score: over 240,000 positions of 9x9 its logarithmic odds were about `ODDS` times that.
    """
    marks, globals_, policy, own, said = data
    count, device = len(globals_), globals_.device
    spread = torch.where(torch.rand(count, device=device) < 0.7, 3.0, 10.0)
    moved = 2 * (torch.randn(count, device=device) * spread).round()
    seen = SEEN_POINTS * globals_[:, KOMI_SEEN]
    is_kept = (torch.rand(count, device=device) < AS_PLAYED) | ((seen + moved).abs() > area)
    moved = torch.where(is_kept, torch.zeros_like(moved), moved)
    globals_, said = globals_.clone(), said.clone()
    globals_[:, KOMI_SEEN] += moved / SEEN_POINTS
    decided = said[:, :2].sum(1)
    before = (said[:, 0] / decided.clamp_min(1e-6)).clamp(1e-5, 1 - 1e-5)
    after = torch.sigmoid(torch.logit(before) + ODDS * moved / said[:, DEVIATION].clamp_min(0.5))
    after = torch.where(moved == 0, before, after)
    said[:, 0], said[:, 1] = after * decided, (1 - after) * decided
    said[:, MEAN] += moved
    said[:, LEAD] += moved
    # A decided game has no errors of the win rate.
    said[:, WIN_ERROR] *= (after * (1 - after) / (before * (1 - before))).clamp_max(1.0)
    return [marks, globals_, policy, own, said]


class Board:
    """A board: its games, and what was said of them.

    Kept are marks, globals, the policy of two channels, ownership in 8 bits, and win, loss, no result and the six
    scores, each with a row for a position.
    """

    def __init__(self, farm, room, device, is_main=True, folder=None, searched=0.0):
        self.farm, self.width, self.height, self.area = farm, farm.width, farm.height, farm.area
        self.name = f"{self.width}x{self.height}"
        self.styles = Styles(farm.games, device, searched)
        self.device, self.room, self.seen, self.steps, self.apart = device, max(room, farm.games), 0, 0, None
        self.games_apart, self.answers = farm.games // APART_GAMES if is_main else 0, None
        shapes = [(self.area,), (19,), (2, self.area + 1), (self.area,), (9,)]
        types = [torch.int32, torch.float32, torch.float16, torch.int8, torch.float32]
        # The system gives the memory of the CPU when it is first written to.
        empty = [
            torch.empty(self.room, *shape, dtype=kind, device=device) for shape, kind in zip(shapes, types, strict=True)
        ]
        self.ring, self.stores = empty, None
        if folder is not None:
            self.stores = [Store(folder / f"{self.name}.{kind}", empty) for kind in ("positions", "apart")]
            self._read()

    @classmethod
    def start(cls, size, games, room, device, seed, options, threads, is_main=True, teacher=None, searched=0.0):
        """Start the farm of a board."""
        openings = options.openings_of(size)
        student = options.out / "student.bin.gz" if searched else None
        farm = Farm(*size, games, seed, options.lab, openings, threads=threads, teacher=teacher, student=student)
        return cls(farm, room, device, is_main, options.positions, searched)

    def _read(self):
        """Read the positions of trainings before."""
        learnt, apart = (store.read(self.room) for store in self.stores)
        self._put(learnt)
        if len(apart[0]) and self.games_apart:
            self.apart = [numbers.to(self.device) for numbers in apart]
            self.steps = len(apart[0]) // self.games_apart * APART_EVERY

    @property
    def kept(self):
        """Count the positions that can be learnt from."""
        return min(self.seen, self.room)

    def _evaluated(self, evaluate, rows, points):
        batch = max(64, points // self.area // 64 * 64)
        parts = []
        for at in range(0, len(rows.marks), batch):
            marks = rows.marks[at : at + batch]
            parts.append(evaluate(planes(marks, self.height, self.width), rows.globals[at : at + batch]))
        return [torch.cat(part) for part in zip(*parts, strict=True)]

    def step(self, teacher, own_policy):
        """Take what the teacher says of the games as they stand, and go on in each game."""
        self.take(teacher, own_policy)
        self.go_on()

    @torch.no_grad()
    def take(self, teacher, own_policy):
        """Let the teacher say what it thinks of the games as they stand, where the farm has not; keep that."""
        rows = self.farm.shown(self.device)
        policy, value, raw, own = rows.said or self._evaluated(teacher, rows, BATCH_POINTS)
        is_legal = legal(rows.marks)
        policy = torch.softmax(policy[..., :2].masked_fill(~is_legal[..., None], -1e4), 1)
        win, points = torch.softmax(value, 1), scores(raw, teacher.net["scales"], teacher.net["version"])
        mine = None
        if own_policy is not None:
            (mine,) = self._evaluated(lambda *inputs: (own_policy(*inputs),), rows, 2 * BATCH_POINTS)
            mine = torch.softmax(mine.masked_fill(~is_legal, -1e4), 1)
        self.styles.begin(rows.ended)
        # Searches begin with the student's own games.
        can_search = mine is not None and self.farm.can_search
        self.answers = self.styles.answers(rows, policy[..., 0], mine, win, points[:, 2], is_legal, can_search)
        said = torch.cat([win, points], 1)
        self.keep(
            [
                rows.marks,
                rows.globals,
                policy.transpose(1, 2).half(),
                (torch.tanh(own) * 127).round().to(torch.int8),
                said,
            ]
        )

    def go_on(self):
        """Go on in each game as was answered."""
        self.farm.answer(self.answers)

    def keep(self, data):
        """Keep positions, in place of the oldest ones, and some games apart from all that is learnt from."""
        is_sound = torch.isfinite(data[4]).all(1) & torch.isfinite(data[2]).flatten(1).all(1)
        is_learnt = is_sound.clone()
        self.steps += 1
        if self.steps <= APART_STEPS and self.games_apart:
            is_learnt[: self.games_apart] = False
            if self.steps == APART_STEPS:
                self.answers[: self.games_apart] = NEW_GAME
            if self.steps % APART_EVERY == 0:
                self._keep_apart([numbers[is_sound & ~is_learnt] for numbers in data])
        data = [numbers[is_learnt] for numbers in data]
        self._put(data)
        if self.stores is not None:
            self.stores[0].append(data)

    def _keep_apart(self, data):
        self.apart = data if self.apart is None else [torch.cat(pair) for pair in zip(self.apart, data, strict=True)]
        if self.stores is not None:
            self.stores[1].append(data)

    def _put(self, data):
        at = torch.arange(self.seen, self.seen + len(data[0]), device=self.device) % self.room
        for ring, numbers in zip(self.ring, data, strict=True):
            ring[at] = numbers.to(self.device)
        self.seen += len(data[0])

    def batch(self, count):
        """Draw positions, half of them from the newest quarter: these are of the games that the student errs in now."""
        age = (torch.rand(count, device=self.device) ** 2 * self.kept).long()
        at = (self.seen - 1 - age) % self.room
        return with_other_komi([numbers[at] for numbers in self.ring], self.area)

    def kept_apart(self):
        """Give the positions that are kept apart, each under another komi, which is the same every time."""
        with torch.random.fork_rng():
            torch.manual_seed(0)
            return with_other_komi(self.apart, self.area)

    def turned(self, data, turn):
        """Turn positions; gives them with the height and width that they then have."""
        marks, globals_, policy, own, said = data
        height, width = self.height, self.width

        def points(numbers):
            return turned(numbers.reshape(*numbers.shape[:-1], height, width), turn).flatten(-2)

        policy = torch.cat([points(policy[..., :-1]), policy[..., -1:]], -1)
        size = (width, height) if turn & 4 else (height, width)
        return [points(marks), globals_, policy, points(own), said], *size
