"""The whole way of a training with tiny networks: `tools/train/test` runs it.

LIANGYI and LIANGYI_LAB are the programs; NETWORK, if it is set, is the file of a large network to be read here too.
"""

import contextlib
import io
import os
import random
import re
import signal
import subprocess
import sys
import tempfile
import time
import unittest
from pathlib import Path
from unittest import mock

import torch

import compare
import network_file
import openings
import played
import positions
from answers import Styles
from farm import SEARCH, Farm, legal, planes
from losses import NAMES, losses
from options import Options, others
from positions import APART_STEPS, KOMI_SEEN, SEEN_POINTS, Board, turned, with_other_komi
from student import VERSION, Norm, Student
from teacher import ACTIVATIONS, Teacher, prepare, scores
from turns import Turns

LIANGYI, LAB = os.environ["LIANGYI"], os.environ["LIANGYI_LAB"]
HERE = Path(__file__).resolve().parent
# How far outputs may be from each other: what networks and plain loops are held to, and what KataGo's figures are.
RAW = 1e-4
CHANCE, OWNERSHIP, LEAD = 1e-3, 5e-3, 0.05
# What `kata-raw-nn` mixes of the optimistic policy.
OPTIMISM = 0.2
# Seconds for what takes a few, on a machine that has much else to do.
PATIENCE = 600
SHAPE = {"blocks": 2, "channels": 16, "pool": 4, "pooling": (1,)}


def student(seed, loud=1.0, **shape):
    """Make a network whose norms have seen something, and whose answers are as loud as `loud` says."""
    torch.manual_seed(seed)
    net = Student(**{**SHAPE, **shape}).eval()
    for module in net.modules():
        if isinstance(module, Norm):
            module.running_mean.normal_(0, 0.2)
            module.running_var.uniform_(0.5, 2)
            module.weight.data.uniform_(0.5, 1.5)
            module.bias.data.normal_(0, 0.2)
    with torch.no_grad():
        for layer in (net.p2, net.pass2):
            layer.weight.mul_(3 * loud)
        for layer in (net.v3, net.vs, net.own):
            layer.weight.mul_(loud)
    return net


def evaluated(path, farm, rows):
    """Evaluate rows with the program, as `Teacher` gives them."""
    command = [LAB, "evaluate", path, "--size", f"{farm.width}x{farm.height}"]
    out = subprocess.run(command, input=rows.words.numpy().tobytes(), capture_output=True, check=True).stdout
    numbers = torch.frombuffer(bytearray(out), dtype=torch.float32).view(len(rows.words), -1)
    channels = (numbers.shape[1] - 9 - farm.area) // (farm.area + 1)
    at = [channels * (farm.area + 1), 3, 6, farm.area]
    policy, value, raw, own = numbers.split(at, 1)
    return policy.reshape(len(policy), farm.area + 1, channels), value, raw, own


class Folder(unittest.TestCase):
    """A folder, and farms that end with the test."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def farm(self, width, height, games=8, **options):
        """Start a farm."""
        farm = Farm(width, height, games, 7, LAB, threads=1, **options)
        self.addCleanup(farm.close)
        return farm

    def rows(self, farm, steps):
        """Play some random moves, and show the games."""
        for _ in range(steps):
            rows = farm.shown()
            farm.answer(torch.multinomial(legal(rows.marks).float(), 1)[:, 0])
        return farm.shown()

    def assert_near(self, ours, theirs, name):
        """Compare raw outputs, each within a share of the largest of its kind."""
        for kind, a, b in zip(("policy", "value", "numbers", "ownership"), ours, theirs, strict=True):
            self.assertEqual(a.shape, b.shape, f"{name}: {kind}")
            largest = max(1.0, b.abs().max().item())
            self.assertLess((a - b).abs().max().item(), RAW * largest, f"{name}: {kind}")

    def assert_same_meaning(self, ours, theirs, rows, scales, name):
        """Compare what outputs mean, as near as networks are to KataGo's figures."""
        is_legal = legal(rows.marks)

        def meant(outputs):
            policy, value, raw, own = outputs
            mixed = policy[..., 0] + OPTIMISM * (policy[..., 1] - policy[..., 0])
            chances = torch.softmax(mixed.masked_fill(~is_legal, -1e4), 1)
            return chances, torch.softmax(value, 1), scores(raw, scales, VERSION)[:, 2], torch.tanh(own)

        kinds = (("policy", CHANCE), ("win rate", CHANCE), ("lead", LEAD), ("ownership", OWNERSHIP))
        for (kind, bound), a, b in zip(kinds, meant(ours), meant(theirs), strict=True):
            self.assertLess((a - b).abs().max().item(), bound, f"{name}: {kind}")


class Networks(Folder):
    """PyTorch and the program read and evaluate a file alike."""

    def test_a_network_that_is_written_is_the_same_everywhere(self):
        for number, act in enumerate(ACTIVATIONS):
            if act == "ACTIVATION_IDENTITY":
                continue
            net, path = student(number, act=act), self.folder / f"{number}.bin.gz"
            net.write(path, "tiny", network_file.OLD_SCALES)
            read = network_file.read(path)
            self.assertEqual((read["name"], read["version"]), ("tiny", VERSION))
            for width, height in ((5, 5), (9, 7), (21, 21)):
                farm = self.farm(width, height)
                rows = self.rows(farm, 20)
                inputs = planes(rows.marks, height, width), rows.globals
                with torch.no_grad():
                    ours = net(*inputs)
                name = f"{act} on {width}x{height}"
                self.assert_near(Teacher(read, "cpu", torch.float32)(*inputs), ours, f"read again, {name}")
                self.assert_near(evaluated(path, farm, rows), ours, f"by the program, {name}")

    @torch.no_grad()
    def test_a_student_is_read_from_its_file_and_from_the_programs_own(self):
        inputs = planes(torch.randint(1 << 22, (20, 63), dtype=torch.int32), 7, 9), torch.randn(20, 19)
        shapes = (
            {"blocks": 3, "pooling": (0, 2)},
            {"channels": 24, "pool": 6},
            {"pooling": (), "act": "ACTIVATION_MISH"},
        )
        for number, shape in enumerate(shapes):
            net, path = student(number, **shape), self.folder / f"{number}.bin.gz"
            net.write(path, "tiny", network_file.OLD_SCALES)
            read = Student.read(path).eval()
            self.assertEqual(read.shape, net.shape)
            for ours, theirs in zip(read(*inputs), net(*inputs), strict=True):
                self.assertLess((ours - theirs).abs().max().item(), 1e-5)
        path = self.folder / "own.bin.gz"
        subprocess.run([LIANGYI, "net", "write", path], check=True, capture_output=True)
        read, written = Student.read(path).eval(), network_file.read(path)
        farm = self.farm(9, 7)
        rows = self.rows(farm, 20)
        theirs = Teacher(written, "cpu", torch.float32)(planes(rows.marks, 7, 9), rows.globals)
        self.assert_near(read(planes(rows.marks, 7, 9), rows.globals), theirs, "the program's own network")
        path = self.folder / "other.bin"
        Student(head=8, **SHAPE).write(path, "tiny", network_file.OLD_SCALES)
        with self.assertRaisesRegex(network_file.BadNetworkError, r"a student has weights \(32, 16, 1, 1\)"):
            Student.read(path)

    def test_a_farm_says_what_its_teacher_does(self):
        net, path = student(4, loud=4.0), self.folder / "teacher.bin.gz"
        net.write(path, "tiny", network_file.OLD_SCALES)
        read = network_file.read(path)
        for width, height in ((5, 5), (9, 7), (19, 19)):
            rows = self.rows(self.farm(width, height, teacher=path), 20)
            theirs = Teacher(read, "cpu", torch.float32)(planes(rows.marks, height, width), rows.globals)
            self.assert_near(rows.said, theirs, f"a farm of {width}x{height}")
        self.assertIsNone(self.farm(5, 5).shown().said)

    def test_the_program_answers_what_pytorch_answers(self):
        net, path = student(1, loud=4.0), self.folder / "net.bin.gz"
        net.write(path, "tiny", network_file.OLD_SCALES)
        lines = "boardsize 9\nkata-set-rules tromp-taylor\nkomi 7.5\nkata-raw-nn 0\nquit\n"
        run = subprocess.run([LIANGYI, "gtp", "--net", path], input=lines, capture_output=True, text=True, check=True)
        reply = next(reply for reply in run.stdout.split("\n\n") if "whiteWin" in reply)
        # The empty board, Black to move: all points are on the board; komi, superko, suicide, the parity of komi.
        seen = torch.zeros(1, network_file.GLOBALS)
        seen[0, [5, 6, 7, 8, 18]] = torch.tensor([-7.5 / 20, 1, 0.5, 1, -0.5])
        with torch.no_grad():
            policy, value, raw, own = net(planes(torch.ones(1, 81, dtype=torch.int32), 9, 9), seen)
        # No game under superko and area counting is without a result.
        win, loss = torch.softmax(value[0, :2], 0).tolist()
        number = {
            name: float(re.search(rf"^=? ?{name} (\S+)", reply, re.M).group(1)) for name in ("whiteWin", "whiteLoss")
        }
        self.assertAlmostEqual(number["whiteWin"], loss, delta=CHANCE)
        self.assertAlmostEqual(number["whiteLoss"], win, delta=CHANCE)
        lead = float(re.search(r"whiteLead (\S+)", reply).group(1))
        self.assertAlmostEqual(lead, -20 * raw[0, 2].item(), delta=LEAD)
        mixed = policy[0, :, 0] + OPTIMISM * (policy[0, :, 1] - policy[0, :, 0])
        chances = torch.softmax(mixed, 0)
        of_points, _, rest = reply.partition("policyPass")
        _, _, of_points = of_points.partition("policy\n")
        answered = torch.tensor([float(word) for word in of_points.split() + rest.split()[:1]])
        self.assertLess((answered - chances).abs().max().item(), CHANCE)
        _, _, rest = rest.partition("whiteOwnership\n")
        owned = torch.tensor([float(word) for word in rest.split()[:81]])
        self.assertLess((owned + torch.tanh(own[0])).abs().max().item(), OWNERSHIP)

    @unittest.skipUnless(os.environ.get("NETWORK"), "no NETWORK")
    def test_a_large_network_is_evaluated_as_the_program_does(self):
        path = os.environ["NETWORK"]
        read = network_file.read(path)
        farm = self.farm(9, 8, games=3)
        rows = self.rows(farm, 30)
        ours = Teacher(read, "cpu", torch.float32)(planes(rows.marks, 8, 9), rows.globals)
        self.assert_same_meaning(ours, evaluated(path, farm, rows), rows, read["scales"], read["name"])
        # A farm evaluates in few bits, where a processor has no more than a student can learn from.
        rows = self.rows(self.farm(9, 8, games=32, teacher=path), 30)
        ours = Teacher(read, "cpu", torch.float32)(planes(rows.marks, 8, 9), rows.globals)
        off = (torch.softmax(rows.said[1], 1) - torch.softmax(ours[1], 1)).abs().mean().item()
        self.assertLess(off, 0.02)
        off = (torch.tanh(rows.said[3]) - torch.tanh(ours[3])).abs().mean().item()
        self.assertLess(off, 0.05)

    def test_what_is_no_network_is_refused(self):
        path = self.folder / "net.bin"
        student(1).write(path, "tiny", network_file.OLD_SCALES)
        whole = path.read_bytes()
        for data in (
            b"",
            b"tiny\n99\n22\n19\n",
            whole[: len(whole) // 2],
            whole.replace(b"gpool_block", b"spool_block"),
        ):
            path.write_bytes(data)
            with self.assertRaises(network_file.BadNetworkError):
                network_file.read(path)


class Positions(Folder):
    """What is learnt from."""

    def test_all_sizes_are_played(self):
        sizes = {share.size for share in others(random.Random(1))}
        self.assertEqual({width for width, height in sizes if width == height}, set(range(5, 22)) - {9, 13, 19})
        self.assertEqual(sum(width != height for width, height in sizes), 8)
        again = {share.size for share in others(random.Random(2), kept=[(6, 20), (9, 9)])}
        self.assertEqual((len(again), (6, 20) in again), (len(sizes), True))

    def test_answers_are_played(self):
        farm = self.farm(7, 5, games=64)
        styles, before, made, evened = Styles(farm.games, "cpu"), farm.shown(), 0, 0
        for _ in range(80):
            is_legal = legal(before.marks)
            policy = torch.softmax(torch.randn(is_legal.shape).masked_fill(~is_legal, -1e4), 1)
            win, lead = torch.rand(farm.games, 3).softmax(1), torch.randn(farm.games) * 5
            styles.begin(before.ended)
            farm.answer(styles.answers(before, policy, None, win, lead, is_legal))
            now = farm.shown()
            same_game = now.ended == before.ended
            moved = now.number[same_game] - before.number[same_game]
            self.assertTrue(((moved == 0) | (moved == 1)).all())
            made += moved.sum().item()
            evened += (now.komi != before.komi)[same_game].sum().item()
            before = now
        self.assertGreater(made, 3000)
        self.assertGreater(evened, 10)
        self.assertGreater(before.ended.sum().item(), 30)

    def test_searches_are_played_by_the_student(self):
        path = self.folder / "student.bin.gz"
        farm = self.farm(7, 7, games=48, student=path)
        self.assertFalse(farm.can_search)
        student(1).write(path, "tiny", network_file.OLD_SCALES)
        self.assertTrue(farm.can_search)
        styles, before, made = Styles(farm.games, "cpu", searched=1.0), farm.shown(), 0
        ways = set()
        for _ in range(20):
            is_legal = legal(before.marks)
            policy = is_legal.float() / is_legal.sum(1, keepdim=True)
            styles.begin(before.ended)
            policy[:, -1] = 9.0
            answers = styles.moves(before, policy / policy.sum(1, keepdim=True), None, is_legal, can_search=True)
            searching = torch.where(before.is_black, styles.by_search[1], styles.by_search[0])
            self.assertTrue(styles.by_search.any(0).all())
            self.assertTrue(((answers == SEARCH) == searching)[styles.rate == 0].all())
            # The other side plays what the teacher finds best: here a pass.
            self.assertTrue((answers == 49)[~searching].all())
            farm.answer(answers)
            now = farm.shown()
            made += (now.number - before.number)[now.ended == before.ended].sum().item()
            ways.update(map(tuple, styles.by_search.T.tolist()))
            before = now
        self.assertGreater(made, 100)
        self.assertEqual(ways, {(True, True), (True, False), (False, True)})

    def test_another_komi_moves_lead_and_odds_and_no_parity(self):
        farm = self.farm(9, 9, games=64)
        rows = farm.shown()
        said = torch.rand(64, 9) + 0.1
        said[:, :3] = torch.tensor([0.6, 0.4, 0.0])
        said[:, positions.LEAD] = torch.linspace(-20, 20, 64)
        marks, globals_, policy, own = rows.marks, rows.globals, torch.zeros(64, 2, 82), torch.zeros(64, 81)
        before = [numbers.clone() for numbers in (marks, globals_, policy, own, said)]
        other = with_other_komi(before, 81)
        moved = SEEN_POINTS * (other[1] - globals_)[:, KOMI_SEEN]
        self.assertTrue(((moved / 2).round() * 2 - moved).abs().max() < 1e-3)
        self.assertGreater((moved.abs() > 1).float().mean().item(), 0.4 * (1 - positions.AS_PLAYED))
        self.assertGreater((moved.abs() < 1e-3).float().mean().item(), 0.4 * positions.AS_PLAYED)
        self.assertLess(((other[4] - said)[:, positions.LEAD] - moved).abs().max().item(), 1e-3)
        self.assertTrue(((other[4][:, 0] - said[:, 0]) * moved >= 0).all())
        self.assertLess((other[4][:, :3].sum(1) - 1).abs().max().item(), 1e-5)
        rest = [at for at in range(globals_.shape[1]) if at != KOMI_SEEN]
        self.assertTrue((other[1][:, rest] == globals_[:, rest]).all())
        for kept, now in zip((marks, globals_, policy, own, said), before, strict=True):
            self.assertTrue((kept == now).all())

    def test_newer_positions_are_learnt_from_more(self):
        board = Board(self.farm(5, 5), 100, "cpu", False)
        for at in range(140):
            board.seen += 1
            board.ring[0][at % 100] = at
        drawn = board.batch(8000)[0][:, 0]
        self.assertEqual((drawn.min().item(), drawn.max().item()), (40, 139))
        self.assertAlmostEqual((drawn >= 115).float().mean().item(), 0.5, delta=0.05)

    def test_parts_of_the_computing_are_shared_out(self):
        words = ["teacher", "out", "--steps", "1", "--shares", "9=0.5,13=0.2,19=0.2"]
        main, rest = Options(words).shares(random.Random(1))
        points = {share.size[0]: share.batch * share.size[0] ** 2 for share in main}
        self.assertAlmostEqual(points[9] / points[19], 2.5)
        self.assertAlmostEqual(sum(share.weight for share in main) + rest[0].weight, 1)
        for wrong in ("9=0.5,13=0.2", "9=0.5,13=0.3,19=0.2", "9=x,13=0.2,19=0.2"):
            with contextlib.redirect_stderr(io.StringIO()), self.assertRaises(SystemExit):
                Options([*words[:-1], wrong])

    def test_farms_work_by_the_parts_of_boards(self):
        path = self.folder / "teacher.bin.gz"
        student(1).write(path, "tiny", network_file.OLD_SCALES)
        boards = [Board(self.farm(side, side, teacher=path), 2000, "cpu", False) for side in (5, 7)]
        net, turns = Teacher(network_file.read(path), "cpu", torch.float32), Turns({boards[0]: 3, boards[1]: 1}, 1)
        for _ in range(200):
            turns.go_on(lambda board: board.take(net, None), True)
        small, large = (board.seen * board.area for board in boards)
        self.assertAlmostEqual(small / large, 3, delta=0.5)

    def test_positions_are_kept_on_a_disk(self):
        path = self.folder / "teacher.bin.gz"
        student(1).write(path, "tiny", network_file.OLD_SCALES)
        net = Teacher(network_file.read(path), "cpu", torch.float32)
        board = Board(self.farm(6, 5, games=16), 4000, "cpu", folder=self.folder / "kept")
        for _ in range(APART_STEPS + 2):
            board.step(net, None)
        self.assertEqual(board.seen, 14 * APART_STEPS + 32)
        self.assertEqual(len(board.apart[0]), 2 * (APART_STEPS // 3))
        # A part of a record, after a cut.
        with (self.folder / "kept" / "6x5.positions").open("ab") as file:
            file.write(b"part")
        again = Board(self.farm(6, 5, games=16), 1000, "cpu", folder=self.folder / "kept")
        self.assertEqual((again.seen, again.kept), (1000, 1000))
        for now, before in zip(again.ring, board.ring, strict=True):
            self.assertTrue((now == before[board.seen - 1000 : board.seen]).all())
        self.assertTrue(all((a == b).all() for a, b in zip(again.apart, board.apart, strict=True)))
        again.step(net, None)
        third = Board(self.farm(6, 5, games=16), 4000, "cpu", folder=self.folder / "kept")
        self.assertEqual(third.seen, board.seen + again.seen - 1000)
        self.assertEqual(len(third.apart[0]), len(again.apart[0]))

    def test_a_turned_board_has_its_points_in_the_same_places(self):
        board = Board(mock.Mock(width=4, height=3, area=12, games=2), 8, "cpu")
        marks = torch.arange(24, dtype=torch.int32).view(2, 12)
        policy = torch.cat([marks.float(), torch.full((2, 1), -1.0)], 1)[:, None].repeat(1, 2, 1)
        seen = set()
        for turn in range(8):
            data, height, width = board.turned([marks, torch.zeros(2, 19), policy, marks.to(torch.int8), policy], turn)
            self.assertEqual((height, width), (4, 3) if turn & 4 else (3, 4))
            for points in (data[2][:, 0, :-1], data[2][:, 1, :-1], data[3]):
                self.assertTrue((points == data[0]).all())
            self.assertTrue((data[2][..., -1] == -1).all())
            self.assertTrue((data[0].view(2, height, width) == turned(marks.view(2, 3, 4), turn)).all())
            seen.add(tuple(data[0][0].tolist()))
        self.assertEqual(len(seen), 8)

    def test_games_of_a_policy_are_begun_in(self):
        path = self.folder / "teacher.bin.gz"
        student(1).write(path, "tiny", network_file.OLD_SCALES)
        net, file = Teacher(network_file.read(path), "cpu", torch.float32), self.folder / "6x5.txt"
        with file.open("w") as out:
            openings.play(net, "cpu", self.farm(6, 5, from_empty=True), 12, out)
        lines = file.read_text().splitlines()
        self.assertEqual(len(lines), 12)
        self.assertTrue(all(re.fullmatch(r"\? (([a-f][a-e])|--)+", line) for line in lines), lines)
        rows = self.farm(6, 5, games=64, openings=file).shown()
        self.assertGreater((rows.number > 12).sum().item(), 5)


class Training(Folder):
    """A training from its first step to its last, cut twice."""

    def setUp(self):
        super().setUp()
        self.teacher, self.out = self.folder / "teacher.bin.gz", self.folder / "out"
        student(3, loud=20.0).write(self.teacher, "teacher", network_file.OLD_SCALES)

    def start(self, *words):
        """Start a training."""
        command = [sys.executable, HERE / "distil.py", self.teacher, self.out, "--lab", LAB, "--seed", "5"]
        command += ["--blocks", "1", "--channels", "16", "--pool", "4", "--pooling", "0", *words]
        command += ["--boards", "7,6x5", "--scale", "0.25", "--batch", "0.25", "--warm", "1", "--every", "1"]
        command += ["--own-after", "20"]
        process = subprocess.Popen([str(word) for word in command], stdout=subprocess.PIPE, text=True)
        self.addCleanup(process.stdout.close)
        self.addCleanup(process.wait)
        self.addCleanup(process.kill)
        return process

    def checkpoint(self):
        """Read the checkpoint, where there is one."""
        path = self.out / "checkpoint.pt"
        return torch.load(path, weights_only=True) if path.exists() else None

    def cut(self, process, number, after):
        """Wait for a checkpoint after a step, then end the training; gives its status, step and output."""
        until = time.time() + PATIENCE
        while (kept := self.checkpoint()) is None or kept["step"] <= after:
            self.assertIsNone(process.poll(), "the training has ended")
            self.assertLess(time.time(), until, "no checkpoint")
            time.sleep(0.1)
        process.send_signal(number)
        out, _ = process.communicate(timeout=PATIENCE)
        return process.returncode, self.checkpoint()["step"], out

    def saved(self):
        """Read the network that was saved."""
        saved = torch.load(self.out / "student.pt", weights_only=True)
        net = Student(**saved["shape"])
        net.load_state_dict(saved["weights"])
        return net

    @torch.no_grad()
    def losses_of(self, net, board, scales):
        """Compute what is lost on the positions that a board keeps."""
        data, height, width = board.turned([numbers[: board.kept] for numbers in board.ring], 0)
        figures = losses(net.eval(), data, height, width, scales)[1]
        return dict(zip(NAMES, figures.tolist(), strict=True))

    def test_the_whole_way(self):
        steps = 160
        status, first, _ = self.cut(self.start("--steps", steps), signal.SIGKILL, 0)
        self.assertEqual(status, -signal.SIGKILL)
        # A checkpoint is never lost by chance.
        again = self.start("--steps", steps)
        self.assertEqual(again.wait(timeout=PATIENCE), 1)
        status, second, out = self.cut(self.start("--steps", steps, "--resume"), signal.SIGTERM, first)
        self.assertIn(f"goes on at step {first},", out)
        self.assertEqual((status, f"ended at step {second};" in out), (130, True))
        last = self.start("--steps", steps, "--resume", "--labels", "torch")
        out, _ = last.communicate(timeout=PATIENCE)
        self.assertIn(f"goes on at step {second},", out)
        self.assertEqual(last.returncode, 0)
        kept = self.checkpoint()
        self.assertEqual(kept["step"], steps)
        self.assertLess(first, second)
        self.assertGreater(kept["spent"], 3)
        names = {"checkpoint.pt", "student.bin.gz", "student.pt"}
        self.assertEqual({path.name for path in self.out.iterdir()}, names)

        # The loss falls, on positions that the student has not seen.
        trained = self.saved()
        untrained = Student(**trained.shape)
        net = network_file.read(self.teacher)
        teacher = Teacher(net, "cpu", torch.float32)
        for width, height in ((7, 7), (6, 5)):
            farm = self.farm(width, height, games=64)
            board = Board(farm, 1000, "cpu")
            for _ in range(12):
                board.step(teacher, None)
            before, after = (self.losses_of(one, board, net["scales"]) for one in (untrained, trained))
            # A policy of random weights has little to be learnt.
            for part, bound in (("policy", 0.9), ("value", 0.6), ("ownership", 0.6), ("lead", 0.6)):
                self.assertLess(after[part], bound * before[part], f"{part} on {width}x{height}")
            # The network is what was trained, and the program reads it.
            rows = farm.shown()
            with torch.no_grad():
                ours = trained(planes(rows.marks, height, width), rows.globals)
            theirs = evaluated(self.out / "student.bin.gz", farm, rows)
            self.assert_near(theirs, ours, "the student")
            self.assert_same_meaning(theirs, ours, rows, net["scales"], "the student")

        # Another training begins with its weights, in its shape.
        student_file, weights, self.out = (
            str(self.out / "student.bin.gz"),
            self.out / "student.pt",
            self.folder / "next",
        )
        for init in (weights, student_file):
            begun = self.start("--steps", 1, "--init", init, "--channels", "8")
            self.assertEqual(begun.wait(timeout=PATIENCE), 0)
            following = self.saved()
            self.assertEqual(following.shape, trained.shape)
            moved, apart = ((one.conv.weight - trained.conv.weight).abs().max() for one in (following, untrained))
            self.assertLess(moved, 0.1 * apart)
            (self.out / "checkpoint.pt").unlink()

        # The student is compared with its teacher in both ways.
        words = [
            "compare.py",
            "7",
            str(self.teacher),
            str(self.teacher),
            student_file,
            "--positions",
            "64",
            "--lab",
            LAB,
        ]
        said = io.StringIO()
        with mock.patch.object(sys, "argv", words), contextlib.redirect_stdout(said):
            compare.main()
        itself, other = said.getvalue().splitlines()
        self.assertRegex(itself, r"teacher.bin.gz: KL -?0.0000 top 1.0000 win rate off 0.0000")
        self.assertNotRegex(other, r"KL -?0.0000")
        record = self.folder / "game.sgf"
        record.write_text("(;GM[1]SZ[7]KM[7];B[dd];W[cc];B[ec];W[ce];B[ee];W[dc];B[de];W[db];B[cd];W[bd])")
        words = ["played.py", LIANGYI, str(self.teacher), student_file, "--games", str(record), "--step", "2"]
        said = io.StringIO()
        with mock.patch.object(sys, "argv", words), contextlib.redirect_stdout(said):
            played.main()
        self.assertRegex(said.getvalue(), r"^moves 0 to 40: student.bin.gz: 3 positions, win rate off by 0\.\d+")


if __name__ == "__main__":
    prepare(1)
    unittest.main()
