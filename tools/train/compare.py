"""Tells how far networks are from a teacher: python3 compare.py SIZE TEACHER NETS... [--bad RATE].

The positions are of games by the teacher's policy, with a share of random moves. A network is to be good with a fifth
of these too: a search asks about bad moves all the time.
"""

import argparse
from pathlib import Path

import torch

import network_file
from farm import Farm, board, legal, planes
from openings import with_random_moves
from teacher import Teacher, device_and_half, prepare

GAMES = 32
# Positions are compared in one of so many steps: those between are much the same.
EVERY = 6
# Moves are a little better than the policy, as in play.
SHARPER = 1.2
NAMES = ("KL", "top", "win rate off", "by 0.3 or more", "lead off", "ownership off", "KL of value")


def distances(theirs, ours, is_legal, scales):
    """Compute the figures of `NAMES` for each position; both are raw outputs, scales are of the teacher and ours."""
    policy = torch.softmax(theirs[0][..., 0].masked_fill(~is_legal, -1e4), 1)
    logs = torch.log_softmax(ours[0][..., 0].masked_fill(~is_legal, -1e4), 1)
    win, ours_win = theirs[1].softmax(1), ours[1].softmax(1)
    off = ((ours_win[:, 0] - ours_win[:, 1]) - (win[:, 0] - win[:, 1])).abs() / 2
    return torch.stack(
        [
            (policy * (policy.clamp_min(1e-8).log() - logs)).sum(1),
            (logs.argmax(1) == policy.argmax(1)).float(),
            off,
            (off >= 0.3).float(),
            (ours[2][:, 2] * scales[1][3] - theirs[2][:, 2] * scales[0][3]).abs(),
            (torch.tanh(ours[3]) - torch.tanh(theirs[3])).abs().mean(1) / 2,
            (win * (win.clamp_min(1e-8).log() - torch.log_softmax(ours[1], 1))).sum(1),
        ],
        1,
    )


@torch.no_grad()
def main():
    """Compare on positions of one board."""
    usage = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    usage.add_argument("size", type=board, help="the board: 9 for 9x9, or 9x13")
    usage.add_argument("teacher", type=Path, help="the network that is right")
    usage.add_argument("nets", type=Path, nargs="+", help="the networks to compare")
    usage.add_argument("--positions", type=int, default=2000, help="how many positions [default: 2000]")
    usage.add_argument("--bad", type=float, default=0.0, metavar="RATE", help="the share of random moves [default: 0]")
    usage.add_argument("--lab", type=Path, help="the program liangyi-lab, if not the release build")
    options = usage.parse_args()
    prepare(1)
    torch.manual_seed(5)
    device, half = device_and_half()
    read = [network_file.read(path) for path in (options.teacher, *options.nets)]
    teacher, *nets = [Teacher(net, device, half) for net in read]
    farm = Farm(*options.size, GAMES, 77, options.lab, threads=1)
    sums, seen, step = [0] * len(nets), 0, 0
    rates = torch.full((GAMES,), options.bad, device=device)
    while seen < options.positions:
        step += 1
        rows = farm.shown(device)
        inputs, is_legal = (planes(rows.marks, farm.height, farm.width), rows.globals), legal(rows.marks)
        theirs = teacher(*inputs)
        if step % EVERY == 0:
            for at, net in enumerate(nets):
                scales = (read[0]["scales"], read[at + 1]["scales"])
                sums[at] = sums[at] + distances(theirs, net(*inputs), is_legal, scales).sum(0)
            seen += GAMES
        policy = torch.softmax(theirs[0][..., 0].masked_fill(~is_legal, -1e4), 1) ** SHARPER
        farm.answer(torch.multinomial(with_random_moves(policy, is_legal, rates), 1)[:, 0])
    farm.close()
    for path, figures in zip(options.nets, sums, strict=True):
        mean = " ".join(f"{name} {figure:.4f}" for name, figure in zip(NAMES, (figures / seen).tolist(), strict=True))
        print(f"{farm.width}x{farm.height} bad {options.bad:.2f} {path.name}: {mean}")


if __name__ == "__main__":
    main()
