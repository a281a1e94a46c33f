"""Tells how far networks are from a teacher in games that were really played, by phase.

python3 played.py LIANGYI TEACHER NETS... --games SGF... [--step N]. This counts for play: a network that predicts the
teacher's own games well may see nothing in others.
"""

import argparse
import re
import statistics
import subprocess
from pathlib import Path

PHASES = ((0, 40), (40, 100), (100, 160), (160, 1000), (0, 1000))
FIRST = 5


def evaluations(liangyi, net, positions):
    """Ask the program for White's win rate and lead in each position."""
    lines = [f"loadsgf {path} {move + 1}\nkata-raw-nn 0\n" for path, move in positions]
    command = [liangyi, "gtp", "--net", net]
    run = subprocess.run(command, input="".join(lines) + "quit\n", capture_output=True, text=True, check=True)
    replies = [reply for reply in run.stdout.split("\n\n") if "whiteWin" in reply]
    if len(replies) != len(positions):
        raise SystemExit(f"{net}: {len(replies)} evaluations of {len(positions)} positions: {run.stdout[:500]}")
    return [
        [float(re.search(rf"{name} (\S+)", reply).group(1)) for name in ("whiteWin", "whiteLead")] for reply in replies
    ]


def main():
    """Compare in the positions of games."""
    usage = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    usage.add_argument("liangyi", type=Path, help="the program")
    usage.add_argument("teacher", type=Path, help="the network that is right")
    usage.add_argument("nets", type=Path, nargs="+", help="the networks to compare")
    usage.add_argument("--games", type=Path, nargs="+", required=True, help="records of games")
    usage.add_argument("--step", type=int, default=10, help="moves between two positions of a game [default: 10]")
    options = usage.parse_args()
    positions = []
    for path in options.games:
        moves = len(re.findall(r";\s*[BW]\[", path.read_text(errors="replace")))
        positions += [(path, move) for move in range(FIRST, moves, options.step)]
    theirs, *all_ours = [evaluations(options.liangyi, net, positions) for net in (options.teacher, *options.nets)]
    for first, end in PHASES:
        within = [at for at, (_, move) in enumerate(positions) if first <= move < end]
        for net, ours in zip(options.nets, all_ours, strict=True):
            if not within:
                continue
            win, lead = ([abs(ours[at][k] - theirs[at][k]) for at in within] for k in (0, 1))
            far = sum(off > 0.3 for off in win) / len(win)
            print(
                f"moves {first} to {end}: {net.name}: {len(within)} positions,",
                f"win rate off by {statistics.mean(win):.3f} (by more than 0.3: {far:.3f}),",
                f"lead by {statistics.mean(lead):.2f} (median {statistics.median(lead):.2f})",
            )


if __name__ == "__main__":
    main()
