"""Trains a small network on what a large one says of games of many kinds: python3 distil.py TEACHER OUT --seconds N.

Farms play games on every board; the teacher labels each position and answers for it; the student learns from the last
positions of each board, until a time or a number of steps is over. On a GPU the teacher and the student take turns; on
a CPU the farms have the teacher and work beside the student. README.md has the commands.
"""

import json
import os
import random
import signal
import sys
import time
import traceback

import torch

import network_file
from graphs import Graph
from losses import NAMES, losses, total
from muon import Muon
from options import SEARCHED, Options
from positions import Board
from student import Norm, Student
from teacher import Teacher, autocast, device_and_half, prepare
from turns import Turns

# Steps between two looks at the clock, and other boards that make positions together with the most played ones.
ROUND = 8
TURNS = 3
# The last seconds, for the files, and the last share of the time, in which no positions are made.
CLOSING = 4.0
NO_MORE_GAMES = 0.93
# What averages of the weights keep in a step with minibatches of `USUAL_BATCH`; after smaller ones they keep more. None
# goes back further than a share of all steps.
AVERAGES = {"slow": (0.998, 0.2), "fast": (0.98, 0.04)}
USUAL_BATCH = 2.0
INTERRUPTED = 130


def save(value, path):
    """Write a file beside its place, then rename it, so that a cut leaves the one before."""
    part = path.with_name(path.name + ".part")
    torch.save(value, part)
    part.replace(path)


def weights_of(path, device):
    """Read the shape and the weights of a student, from a student.pt or the file of a network."""
    if path.suffix != ".pt":
        student = Student.read(path)
        return student.shape, student.state_dict()
    kept = torch.load(path, map_location=device, weights_only=True)
    return kept["shape"], kept["weights"]


class Training:
    """Everything that a checkpoint holds, and the games, which begin anew after a cut."""

    def __init__(self, options):
        self.options, self.begun, self.spent = options, time.time(), 0.0
        self.step = self.trained = self.positions = self.turn = 0
        self.making, self.learning, self.is_frozen, self.is_stopped, self.graphs = 0.0, 0.0, False, False, None
        self.figures = None
        prepare(options.threads)
        self.device, half = device_and_half()
        checkpoint = self._checkpoint()
        # A run that goes on draws other games than the one before the cut.
        seed = options.seed + (checkpoint["step"] if checkpoint else 0)
        self.rng = random.Random(seed)
        random.seed(seed)
        torch.manual_seed(seed)
        net = network_file.read(options.teacher)
        self.scales = net["scales"]
        self.labels = options.labels or ("torch" if self.device == "cuda" else "farm")
        self.teacher = Teacher(net, self.device, half, options.fused and self.device == "cuda")
        self._make_student(checkpoint)
        self.boards = []
        main, others = options.shares(self.rng)
        self.main, self.others = (
            [self._board(share, True) for share in main],
            [self._board(share, False) for share in others],
        )
        self.log("boards", " ".join(board.name for board in self.boards))
        self.turns = None
        if self.labels == "farm":
            alike = len(self.others) or 1
            parts = {board: board.share.batch * board.area for board in self.main}
            parts.update({board: board.share.batch * board.area / alike for board in self.others})
            self.turns = Turns(parts, options.farms)
        if checkpoint is None and options.positions is not None:
            self.positions = sum(board.seen for board in self.boards)
            self.log(f"{self.positions} positions are there")

    def log(self, *words):
        """Print a line."""
        print(f"[{time.time() - self.begun:6.1f}]", *words, flush=True)

    def _checkpoint(self):
        path = self.options.checkpoint
        if self.options.resume and path.exists():
            return torch.load(path, map_location=self.device, weights_only=True)
        if path.exists():
            raise SystemExit(f"{path} is there: --resume goes on from it; remove it to begin anew")
        return None

    def _make_student(self, checkpoint):
        options = self.options
        shape = {"blocks": options.blocks, "channels": options.channels, "pool": options.pool}
        shape.update(pooling=options.pooling, act=options.act)
        weights = None
        if options.init is not None:
            shape, weights = weights_of(options.init, self.device)
        if checkpoint is not None:
            shape, weights = checkpoint["shape"], checkpoint["student"]
        self.student = Student(**shape).to(self.device).to(memory_format=torch.channels_last)
        if weights is not None:
            self.student.load_state_dict(weights)
        matrices, others = self.student.matrices()
        self.muon = Muon(matrices, options.lr)
        self.adam = torch.optim.AdamW(others, options.adam, (0.9, 0.98), weight_decay=0.0, fused=self.device == "cuda")
        self.averages = {name: self._weights() for name in AVERAGES}
        count = sum(weights.numel() for weights in self.student.parameters())
        self.log(f"{count} weights, on {self.device}, seed {options.seed}")
        if checkpoint is not None:
            self.muon.load_state_dict(checkpoint["muon"])
            self.adam.load_state_dict(checkpoint["adam"])
            self.averages = checkpoint["averages"]
            self.spent, self.step = checkpoint["spent"], checkpoint["step"]
            self.trained, self.positions = checkpoint["trained"], checkpoint["positions"]
            self.log(f"goes on at step {self.step}, after {self.spent:.0f} s")

    def _board(self, share, is_main):
        options, cores = self.options, os.cpu_count() or 4
        threads = cores if is_main else min(cores, 4)
        room = int(options.room * share.room * min(1.0, 4 * options.scale))
        seed = self.rng.randrange(1 << 30)
        games, teacher = options.scaled(share.games), None
        if self.labels == "farm":
            # Several farms are at work beside the student.
            threads, teacher = 1, options.teacher
        searched = SEARCHED[self.labels] if options.searched is None else options.searched
        board = Board.start(share.size, games, room, self.device, seed, options, threads, is_main, teacher, searched)
        board.share = share
        self.boards.append(board)
        return board

    def _weights(self):
        return {name: weights.clone() for name, weights in self.student.state_dict().items()}

    def time_spent(self):
        """Tell the seconds of the whole training, those before a cut included."""
        return self.spent + time.time() - self.begun

    def progress(self):
        """Tell how much of the training is done, from 0 to 1."""
        options = self.options
        by_time = self.time_spent() / (options.seconds - CLOSING) if options.seconds else 0.0
        return min(1.0, max(by_time, self.step / options.steps if options.steps else 0.0))

    @torch.no_grad()
    def _own_policy(self, planes, globals_):
        with autocast(self.device):
            return self.student(planes.contiguous(memory_format=torch.channels_last), globals_)[0][..., 0].float()

    def make_positions(self):
        """Go on in the games of the most played boards and of some others."""
        begun = time.time()
        boards = list(self.main)
        for _ in range(min(TURNS, len(self.others))):
            boards.append(self.others[self.turn % len(self.others)])
            self.turn += 1
        for board in boards:
            self._take(board)
            board.go_on()
        self._wait()
        self.making += time.time() - begun

    def _take(self, board):
        before = board.seen
        self.student.eval()
        board.take(self.teacher, self._own_policy if self.step > self.options.own_after else None)
        self.positions += board.seen - before

    def go_on_with_farms(self, is_warm):
        """Take the positions that farms have made; waits for some if the student has learnt what there was."""
        begun = time.time()
        is_ahead = self.trained >= self.options.reuse * self.positions
        self.turns.go_on(self._take, not is_warm or is_ahead)
        self.making += time.time() - begun
        return is_warm and not is_ahead

    def _wait(self):
        if self.device == "cuda":
            torch.cuda.synchronize()

    def _set_mode(self):
        if not self.is_frozen and self.progress() > 1 - self.options.freeze:
            self.is_frozen = True
            self.log("norms are frozen")
        self.student.train()
        if self.is_frozen:
            for module in self.student.modules():
                if isinstance(module, Norm):
                    module.eval()

    def _batch(self, share):
        return max(4, int(share.batch * self.options.batch))

    def _backward(self, weight):
        def step(data, height, width):
            loss, figures = losses(self.student, data, height, width, self.scales)
            (loss * weight).backward()
            return figures

        return step

    def _record(self):
        if not self.options.graphs or not self.is_frozen or self.graphs is not None or self.device != "cuda":
            return
        try:
            for weights in self.student.parameters():
                weights.grad = torch.zeros_like(weights)
            square = [board for board in self.main if board.width == board.height]
            self.graphs = {
                board: Graph(board, self._batch(board.share), self._backward(board.share.weight)) for board in square
            }
            self.log("graphs are recorded")
        except RuntimeError as error:
            self.log("no graphs:", repr(error)[:500])
            self.graphs, self.options.graphs = None, False

    def _set_rates(self, progress):
        warm = min(1.0, (self.step + 1) / 100)
        rate = warm * (1.0 if progress < 0.4 else max(0.02, 1 - (progress - 0.4) / 0.6 * 0.98))
        for group in self.muon.param_groups:
            group["lr"] = self.options.lr * rate
        for group in self.adam.param_groups:
            group["lr"] = self.options.adam * rate

    def _take_step(self):
        self._set_rates(self.progress())
        if self.graphs is None:
            self.muon.zero_grad()
            self.adam.zero_grad()
        else:
            torch._foreach_zero_([weights.grad for weights in self.student.parameters()])
        parts = [(board, board.share.weight) for board in self.main]
        if ready := [board for board in self.others if board.kept]:
            other = random.choice(ready)
            parts.append((other, other.share.weight))
        figures = 0
        for board, weight in parts:
            count = self._batch(board.share)
            if self.graphs is not None and board in self.graphs:
                of_board = self.graphs[board].run()
            else:
                of_board = self._backward(weight)(*board.turned(board.batch(count), random.randrange(8)))
            figures = figures + of_board * weight
            self.trained += count
        torch.nn.utils.clip_grad_norm_(self.adam.param_groups[0]["params"], 1.0)
        self.muon.step()
        self.adam.step()
        self.step += 1
        self._average()
        self.figures = figures if self.figures is None else 0.97 * self.figures + 0.03 * figures

    @torch.no_grad()
    def _average(self):
        now = {name: weights for name, weights in self.student.state_dict().items() if weights.is_floating_point()}
        for name, (memory, share) in AVERAGES.items():
            forgotten = (1 - memory) * min(1.0, self.options.batch / USUAL_BATCH)
            memory = min(1 - forgotten, 1 - 1 / (share * self.step + 2))
            average = self.averages[name]
            torch._foreach_lerp_([average[key] for key in now], list(now.values()), 1 - memory)

    def learn(self):
        """Take some steps."""
        begun = time.time()
        self._set_mode()
        self._record()
        for _ in range(ROUND):
            if self.progress() >= 1:
                break
            self._take_step()
        self._wait()
        self.learning += time.time() - begun

    @torch.no_grad()
    def validate(self):
        """Choose between the weights and their averages, on positions that were kept apart."""
        now, found = self._weights(), {}
        kept = [board for board in self.main if board.apart is not None]
        self.student.eval()
        for name, weights in {"now": now, **self.averages}.items():
            self.student.load_state_dict(weights)
            of_boards = {}
            for board in kept:
                data, height, width = board.turned(board.kept_apart(), 0)
                of_boards[board.name] = losses(self.student, data, height, width, self.scales)[1].tolist()
            found[name] = (sum(map(total, of_boards.values())), of_boards)
        self.student.load_state_dict(now)
        best = min(found, key=lambda name: found[name][0])
        figures = {name: [round(figure, 4) for figure in row] for name, row in found[best][1].items()}
        self.log("kept apart:", {name: round(row[0], 4) for name, row in found.items()}, json.dumps(figures))
        return now if best == "now" else self.averages[best]

    def save_network(self):
        """Write the best weights, as a file of PyTorch's and as a network of KataGo's."""
        weights, now, out = self.validate(), self._weights(), self.options.out
        shape = self.student.shape
        self.student.load_state_dict(weights)
        kept = {name: numbers.cpu() for name, numbers in weights.items()}
        save({"shape": shape, "weights": kept, "step": self.step}, out / "student.pt")
        self.student.write(out / "student.bin.gz", f"liangyi-b{shape['blocks']}c{shape['channels']}", self.scales)
        self.student.load_state_dict(now)

    def save_checkpoint(self):
        """Write everything from which a training goes on."""
        state = {"shape": self.student.shape, "student": self.student.state_dict(), "averages": self.averages}
        state.update(muon=self.muon.state_dict(), adam=self.adam.state_dict())
        state.update(step=self.step, trained=self.trained, positions=self.positions, spent=self.time_spent())
        save(state, self.options.checkpoint)

    def report(self):
        """Print how far the training is."""
        figures = dict(zip(NAMES, (round(figure, 4) for figure in self.figures.tolist()), strict=True))
        self.log(
            f"step {self.step}, {self.trained} samples of {self.positions} positions, making {self.making:.0f} s,",
            f"learning {self.learning:.0f} s;",
            json.dumps(figures),
        )

    def run(self):
        """Train until the time is over, a signal comes, or something fails; gives the exit status."""
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, lambda *_: setattr(self, "is_stopped", True))
        options, last, began = self.options, time.time(), time.time()
        status = 0
        try:
            while self.progress() < 1 and not self.is_stopped:
                is_warm = time.time() - began >= options.warm and all(board.kept for board in self.main)
                if self.turns is not None:
                    can_learn = self.go_on_with_farms(is_warm)
                else:
                    can_learn = is_warm
                    is_behind = self.making < options.gen * (self.making + self.learning)
                    if not is_warm or (is_behind and self.progress() < NO_MORE_GAMES):
                        self.make_positions()
                if not can_learn:
                    continue
                self.learn()
                if time.time() - last > options.every:
                    last = time.time()
                    self.report()
                    self.save_checkpoint()
                    self.save_network()
        except Exception:
            # What was learnt until then is written all the same: the machine may be lent for once.
            traceback.print_exc()
            status = 1
        self.save_checkpoint()
        if self.figures is not None:
            self.report()
            self.save_network()
        elif self.step == 0 and not self.is_stopped:
            self.log("no step was taken: the time was too short to make positions")
            status = 1
        if self.is_stopped:
            self.log(f"ended at step {self.step}; --resume goes on")
            status = INTERRUPTED
        return status

    def close(self):
        """End the games."""
        for board in self.boards:
            board.farm.close()


def main():
    """Train as the command line says."""
    options = Options()
    options.out.mkdir(parents=True, exist_ok=True)
    training = Training(options)
    try:
        sys.exit(training.run())
    finally:
        training.close()


if __name__ == "__main__":
    main()
