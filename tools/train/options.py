"""The options of a training, and the boards that it plays on."""

import argparse
import random
from dataclasses import dataclass, replace
from pathlib import Path

from farm import board, openings_of

SMALLEST, LARGEST = 5, 21
# The share of games in which the student searches, by where the teacher is: a search takes its time on the CPU.
SEARCHED = {"farm": 0.4, "torch": 0.02}


@dataclass
class Share:
    """How much of a training a board is: games at once, positions in a minibatch, weight, kept positions."""

    size: tuple[int, int]
    games: int
    batch: float
    weight: float
    room: float


# The boards that are played most have most of the games; one of the others takes its turn in every step.
MAIN = [
    Share((19, 19), 1536, 512, 0.42, 1.0),
    Share((13, 13), 1024, 384, 0.20, 1.0),
    Share((9, 9), 1536, 640, 0.24, 1.0),
]
OTHER = Share((0, 0), 256, 256, 0.14, 0.12)
RECTANGLES = 8
# The area of a board between the smallest and the largest, and the points in a minibatch.
MIDDLE = 170
POINTS = sum(share.batch * share.size[0] * share.size[1] for share in MAIN) + OTHER.batch * MIDDLE


def by_computing(parts):
    """List the boards with these parts of the computing, `{size: part}`; all others have the rest."""
    rest = 1 - sum(parts.values())
    main = [replace(share, weight=parts[share.size]) for share in MAIN if share.size in parts]
    main = [replace(share, batch=share.weight * POINTS / (share.size[0] * share.size[1])) for share in main]
    return main, replace(OTHER, weight=rest, batch=rest * POINTS / MIDDLE)


def others(rng, share=OTHER, kept=()):
    """List all other squares, and rectangles: those of which positions are kept, the rest drawn."""
    lines = range(SMALLEST, LARGEST + 1)
    main = {share.size for share in MAIN}
    squares = [(side, side) for side in lines if (side, side) not in main]
    rectangles = [(width, height) for width in lines for height in lines if width != height]
    rng.shuffle(rectangles)
    rectangles.sort(key=lambda size: size not in kept)
    return [replace(share, size=size) for size in squares + rectangles[:RECTANGLES]]


def parser():
    """Make the parser of the command line."""
    usage = argparse.ArgumentParser(
        description="Trains a small network on what a large one says of games of many kinds.",
        formatter_class=argparse.ArgumentDefaultsHelpFormatter,
    )
    add = usage.add_argument
    add("teacher", type=Path, help="the file of the teacher: a network of KataGo's, version 10 or later")
    add("out", type=Path, help="the folder for student.bin.gz, student.pt and checkpoint.pt")
    add("--seconds", type=float, help="how long to train, the time before a cut counted in")
    add("--steps", type=int, help="how many steps to train, in place of a time or within it")
    add("--openings", type=Path, metavar="FOLDER", help="games to begin in: WxH.txt or WxH.txt.xz for each board")
    start = usage.add_mutually_exclusive_group()
    start.add_argument("--resume", action="store_true", help="go on from the checkpoint, where there is one")
    start.add_argument(
        "--init",
        type=Path,
        metavar="FILE",
        help="begin with the weights of a student.pt or student.bin.gz, and its shape",
    )
    add("--checkpoint", type=Path, metavar="FILE", help="where the checkpoint is, if not in OUT")
    add("--lab", type=Path, metavar="FILE", help="the program liangyi-lab, if not the release build")
    add("--seed", type=int, help="seed of the random numbers, if not from the system")
    shape = usage.add_argument_group("the student")
    shape.add_argument("--blocks", type=int, default=6, help="nested blocks")
    shape.add_argument("--channels", type=int, default=128, help="channels of the trunk; blocks have half of them")
    shape.add_argument("--pool", type=int, default=16, help="channels that are pooled over the board")
    shape.add_argument("--pooling", type=board_numbers, default=(1, 3), metavar="N,N", help="the blocks that pool")
    names = ["ACTIVATION_RELU", "ACTIVATION_MISH", "ACTIVATION_SILU"]
    shape.add_argument("--act", default=names[0], choices=names, help="activation")
    play = usage.add_argument_group("positions")
    where = play.add_mutually_exclusive_group()
    where.add_argument(
        "--boards",
        type=lambda text: [board(size) for size in text.split(",")],
        metavar="SIZES",
        help="play on these boards alone, as 9,7x5 [default: all from 5x5 to 21x21]",
    )
    where.add_argument(
        "--shares",
        dest="parts",
        type=parts_of_computing,
        metavar="SIZE=PART,...",
        help="the parts of the computing of 9, 13 and 19, as 9=0.4,13=0.25,19=0.2; all others have the rest",
    )
    play.add_argument("--scale", type=float, default=1.0, help="a factor of the number of games and positions kept")
    play.add_argument("--room", type=int, default=3_000_000, help="positions kept of each of the most played boards")
    play.add_argument("--gen", type=float, default=0.33, help="the share of the time in which positions are made")
    play.add_argument(
        "--warm", type=float, default=25, help="seconds in which positions are made before the first step"
    )
    play.add_argument(
        "--positions", type=Path, metavar="FOLDER", help="keep positions here, and begin with those that are there"
    )
    play.add_argument(
        "--labels",
        choices=["farm", "torch"],
        help="where the teacher is: in the farm, or in PyTorch [default: torch on a GPU, else farm]",
    )
    play.add_argument(
        "--farms", type=int, default=1, help="farms that are at work at once, where they have the teacher"
    )
    play.add_argument(
        "--reuse", type=float, default=8, help="how often a position is learnt from, at most, where farms label"
    )
    play.add_argument(
        "--searched",
        type=float,
        metavar="SHARE",
        help="the share of games in which the student searches "
        f"[default: {SEARCHED['farm']} where farms label, else {SEARCHED['torch']}]",
    )
    play.add_argument("--own-after", type=int, default=400, help="steps after which the student plays games too")
    learn = usage.add_argument_group("learning")
    learn.add_argument("--batch", type=float, default=2.0, help="a factor of the size of minibatches")
    learn.add_argument("--lr", type=float, default=0.02, help="rate of Muon")
    learn.add_argument("--adam", type=float, default=0.003, help="rate of Adam")
    learn.add_argument(
        "--freeze", type=float, default=0.8, help="the last share of the time, in which norms are frozen"
    )
    learn.add_argument("--every", type=float, default=40, help="seconds between two checkpoints")
    learn.add_argument("--threads", type=int, default=1, help="threads of PyTorch, on a CPU")
    learn.add_argument("--fused", action="store_true", help="compile parts of the teacher, on a GPU")
    learn.add_argument("--graphs", action="store_true", help="record steps as CUDA graphs, where that works")
    return usage


def parts_of_computing(text):
    """Read parts of the computing."""
    parts = {board(size): float(part) for size, _, part in (word.partition("=") for word in text.split(","))}
    if set(parts) != {share.size for share in MAIN} or not 0 < sum(parts.values()) < 1 or min(parts.values()) <= 0:
        raise argparse.ArgumentTypeError("a part of each of 9, 13 and 19, less than 1 together")
    return parts


def board_numbers(text):
    """Read numbers between commas."""
    return tuple(int(number) for number in text.split(",")) if text else ()


class Options:
    """The options with what follows from them."""

    def __init__(self, words=None):
        usage = parser()
        self.__dict__.update(vars(usage.parse_args(words)))
        if not (self.seconds or self.steps):
            usage.error("--seconds or --steps: one of them is needed")
        self.seed = random.SystemRandom().randrange(1 << 32) if self.seed is None else self.seed
        self.checkpoint = self.checkpoint or self.out / "checkpoint.pt"

    def shares(self, rng):
        """List the boards that are played most, and the others."""
        kept = [board(path.stem) for path in self.positions.glob("*.positions")] if self.positions else []
        if self.parts is not None:
            main, other = by_computing(self.parts)
            return main, others(rng, other, kept)
        if self.boards is None:
            return MAIN, others(rng, kept=kept)
        each = 1 / len(self.boards)
        return [Share(size, OTHER.games, OTHER.batch, each, OTHER.room) for size in self.boards], []

    def scaled(self, count):
        """Scale a number of games."""
        return max(8, int(count * self.scale))

    def openings_of(self, size):
        """Find the games of a board to begin in."""
        return openings_of(self.openings, *size)
