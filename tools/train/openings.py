"""Plays games by a network's policy, to begin others in: python3 openings.py NET FOLDER [--sizes 9,13,19] [--games N].

The games begin on the empty board, and some have many random moves, so that every phase and quality of play is there.
A file that has games is added to, up to the number that is asked for.
"""

import argparse
import random
import string
import time
from pathlib import Path

import numpy as np
import torch

import network_file
from farm import Farm, board, legal, planes
from options import LARGEST, SMALLEST
from teacher import Teacher, device_and_half, prepare

# Shares of random moves, one of which a game has, and the temperature of the others.
RATES = (0.0, 0.03, 0.1, 0.25)
TEMPERATURE = 0.9


def with_random_moves(policy, is_legal, rates):
    """Replace the policy by any legal point where a random move is drawn."""
    points = is_legal.float()
    points[:, -1] = 0
    is_random = (torch.rand(len(rates), device=rates.device) < rates) & (points.sum(1) > 0)
    return torch.where(is_random[:, None], points, policy)


def letters(place, width, area):
    """Write a move as games do: column and row from the top, or a pass."""
    if place >= area:
        return "--"
    return string.ascii_lowercase[place % width] + string.ascii_lowercase[place // width]


@torch.no_grad()
def play(net, device, farm, count, file):
    """Play games to their ends, and write each as a line."""
    moves, rates = [[] for _ in range(farm.games)], torch.tensor(random.choices(RATES, k=farm.games), device=device)
    ended, written, begun, last = np.zeros(farm.games, int), 0, time.time(), time.time()
    while written < count:
        rows = farm.shown(device)
        now = rows.ended.cpu().numpy()
        for game in np.nonzero(now != ended)[0]:
            # A game that ended at once is no game to begin in.
            if len(moves[game]) > farm.area // 4 and written < count:
                file.write("? " + "".join(moves[game]) + "\n")
                written += 1
            moves[game], rates[game] = [], random.choice(RATES)
        ended = now.copy()
        is_legal = legal(rows.marks)
        policy = net(planes(rows.marks, farm.height, farm.width), rows.globals)[0][..., 0]
        policy = torch.softmax(policy.masked_fill(~is_legal, -1e4) / TEMPERATURE, 1)
        answers = torch.multinomial(with_random_moves(policy, is_legal, rates), 1)[:, 0]
        for game, place in enumerate(answers.tolist()):
            moves[game].append(letters(place, farm.width, farm.area))
        farm.answer(answers)
        if time.time() - last > 20:
            last = time.time()
            file.flush()
            print(f"{farm.width}x{farm.height}: {written} games in {last - begun:.0f} s", flush=True)


def main():
    """Play games on each board."""
    squares = ",".join(str(side) for side in range(SMALLEST, LARGEST + 1))
    usage = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    usage.add_argument("net", type=Path, help="a network of KataGo's")
    usage.add_argument("folder", type=Path, help="the folder for a file of each board")
    usage.add_argument(
        "--sizes", default=squares, help="the boards, as 9,13,7x5 [default: all squares from 5x5 to 21x21]"
    )
    usage.add_argument("--games", type=int, default=1000, help="games on each board [default: 1000]")
    usage.add_argument("--at-once", type=int, default=64, help="games that are played at once [default: 64]")
    usage.add_argument("--lab", type=Path, help="the program liangyi-lab, if not the release build")
    usage.add_argument("--threads", type=int, default=1, help="threads of PyTorch, on a CPU [default: 1]")
    options = usage.parse_args()
    prepare(options.threads)
    device, half = device_and_half()
    net = Teacher(network_file.read(options.net), device, half)
    options.folder.mkdir(parents=True, exist_ok=True)
    for width, height in map(board, options.sizes.split(",")):
        path = options.folder / f"{width}x{height}.txt"
        have = path.read_text().count("\n") if path.exists() else 0
        seed = random.randrange(1 << 30)
        farm = Farm(width, height, options.at_once, seed, options.lab, from_empty=True, threads=1)
        with path.open("a") as file:
            play(net, device, farm, options.games - have, file)
        farm.close()
        print(f"{path}: {max(have, options.games)} games", flush=True)


if __name__ == "__main__":
    main()
