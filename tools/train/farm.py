"""The farm: many games at once, played by `liangyi-lab farm`, which says what its bytes are."""

import contextlib
import fcntl
import lzma
import os
import select
import subprocess
import tempfile
from pathlib import Path

import numpy as np
import torch

from network_file import GLOBALS, PLANES

# Answers that are no move.
NEW_GAME = -1
SEARCH = -2
KOMI = -10_000
# What a row has besides points and globals: move number, Black to move, ended games, komi in half points.
FACTS = 4
# The policies that a teacher of the farm's tells, of those that it has.
POLICIES = 2
# The largest pipe that systems give: positions of a large board are more than the usual one holds.
PIPE = 1 << 20
ROOT = Path(__file__).resolve().parents[2]


def program():
    """Find the program: beside the scripts, where `pack` puts it, else the release build."""
    beside = Path(__file__).resolve().with_name("liangyi-lab")
    built = Path(os.environ.get("CARGO_TARGET_DIR", ROOT / "target")) / "release" / "liangyi-lab"
    found = next((path for path in (beside, built) if path.is_file()), None)
    if found is None:
        raise SystemExit("there is no liangyi-lab: cargo build --release -p liangyi-lab, or --lab FILE")
    return found


def board(text):
    """Read a size: 9 for 9x9, or 9x13."""
    width, _, height = text.partition("x")
    return int(width), int(height or width)


def openings_of(folder, width, height):
    """Find the games of a board: `WIDTHxHEIGHT.txt`, or the same compressed by xz."""
    if folder is None:
        return None
    plain = Path(folder) / f"{width}x{height}.txt"
    packed = plain.with_name(plain.name + ".xz")
    return next((path for path in (plain, packed) if path.is_file()), None)


def planes(marks, height, width):
    """Spread marks `[N, points]` into planes `[N, 22, height, width]`."""
    bits = torch.arange(PLANES, device=marks.device, dtype=torch.int32)
    return ((marks[:, None, :] >> bits[None, :, None]) & 1).float().view(len(marks), PLANES, height, width)


def legal(marks):
    """Tell the legal moves `[N, points + 1]`: the last is the pass."""
    is_legal = (marks >> PLANES & 1).bool()
    return torch.cat([is_legal, torch.ones_like(is_legal[:, :1])], 1)


class Rows:
    """One position of each game, and what the farm's own teacher says of it, as `Teacher` gives it."""

    def __init__(self, words, area):
        said = area + GLOBALS + FACTS
        self.words = words[:, :said]
        self.marks = words[:, :area].contiguous()
        self.globals = words[:, area : area + GLOBALS].contiguous().view(torch.float32)
        facts = words[:, area + GLOBALS : said]
        self.number, self.is_black, self.ended, self.komi = facts[:, 0], facts[:, 1] > 0, facts[:, 2], facts[:, 3]
        self.said = None
        if words.shape[1] > said:
            numbers = words[:, said:].contiguous().view(torch.float32)
            policy, value, raw, own = numbers.split([POLICIES * (area + 1), 3, 6, area], 1)
            self.said = policy.reshape(len(words), area + 1, POLICIES), value, raw, own


def ready(farms, seconds=None):
    """Wait for positions of any of these farms, no longer than so many seconds; gives those that show some."""
    shown = select.select([farm.process.stdout for farm in farms], [], [], seconds)[0]
    return [farm for farm in farms if farm.process.stdout in shown]


class Farm:
    """The games of one board, in a process of their own."""

    def __init__(
        self,
        width,
        height,
        games,
        seed,
        lab=None,
        openings=None,
        from_empty=False,
        threads=0,
        teacher=None,
        student=None,
    ):
        self.width, self.height, self.games, self.area = width, height, games, width * height
        self.row = self.area + GLOBALS + FACTS
        if teacher is not None:
            self.row += POLICIES * (self.area + 1) + 3 + 6 + self.area
        command = [lab or program(), "farm", "--size", f"{width}x{height}", "--games", games, "--seed", seed]
        command += ["--threads", threads] + (["--from-empty"] if from_empty else [])
        command += ["--teacher", teacher] if teacher is not None else []
        # The file of the network that learns: where there is one, it can be asked to search.
        self.student = student
        command += ["--student", student] if student is not None else []
        self.unpacked = None
        if openings is not None:
            if openings.suffix == ".xz":
                self.unpacked = tempfile.NamedTemporaryFile(suffix=".txt")  # noqa: SIM115, closed with the farm
                self.unpacked.write(lzma.decompress(openings.read_bytes()))
                self.unpacked.flush()
                openings = self.unpacked.name
            command += ["--openings", openings]
        # A process group of its own: Ctrl-C is for the training, which ends its farms.
        self.process = subprocess.Popen(
            [str(word) for word in command], stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True
        )
        with contextlib.suppress(AttributeError, OSError):
            fcntl.fcntl(self.process.stdout, fcntl.F_SETPIPE_SZ, PIPE)

    def shown(self, device="cpu"):
        """Wait for the positions."""
        words = np.empty((self.games, self.row), "<i4")
        wanted = memoryview(words).cast("B")
        if self.process.stdout.readinto(wanted) != len(wanted):
            raise RuntimeError(f"the farm of {self.width}x{self.height} has ended: {self.process.wait()}")
        return Rows(torch.from_numpy(words).to(device), self.area)

    @property
    def can_search(self):
        """Tell whether there is a network of the student's to search with."""
        return self.student is not None and self.student.is_file()

    def answer(self, answers):
        """Answer for each game."""
        self.process.stdin.write(answers.to(torch.int32).cpu().numpy().astype("<i4").tobytes())
        self.process.stdin.flush()

    def close(self):
        """End the games."""
        self.process.kill()
        self.process.wait()
        self.process.stdin.close()
        self.process.stdout.close()
        if self.unpacked is not None:
            self.unpacked.close()
