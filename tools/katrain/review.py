"""Reviews a game with KaTrain's own engine and game classes, without its window, and `liangyi analysis` as its engine.

    python3 -m venv venv && venv/bin/pip install katrain
    venv/bin/python tools/katrain/review.py target/release/liangyi game.sgf [VISITS]

The program is started as KaTrain starts KataGo. Prints a line for each position and fails if one has no complete
analysis, or if KaTrain reports an error.
"""

import json
import os
import sys
import time

os.environ.setdefault("KIVY_NO_ARGS", "1")
os.environ.setdefault("KIVY_NO_CONSOLELOG", "1")

import katrain
from katrain.core.constants import OUTPUT_ERROR
from katrain.core.engine import KataGoEngine
from katrain.core.game import Game, KaTrainSGF

SECONDS = 300


class Frontend:
    """What the engine and the game need of KaTrain's window."""

    def __init__(self, config):
        self.settings = config
        self.errors = []
        self.players_info = {}
        self.pondering = False

    def log(self, message, level=0):
        if level == OUTPUT_ERROR:
            self.errors.append(str(message))

    def config(self, key, default=None):
        section, _, name = key.partition("/")
        values = self.settings.get(section, {})
        return values.get(name, default) if name else values

    def __call__(self, *message):
        self.errors.append(str(message))


def main():
    program, path = os.path.abspath(sys.argv[1]), sys.argv[2]
    visits = int(sys.argv[3]) if len(sys.argv) > 3 else 100
    with open(os.path.join(os.path.dirname(katrain.__file__), "config.json")) as file:
        config = json.load(file)
    frontend = Frontend(config)
    settings = {**config["engine"], "backend": "local", "katago": program, "max_visits": visits, "allow_recovery": False}
    engine = KataGoEngine(frontend, settings)
    root = KaTrainSGF.parse_file(path)
    Game(frontend, engine, move_tree=root)
    nodes = root.nodes_in_tree
    for node in nodes:
        node.analyze(engine)
    end = time.time() + SECONDS
    while engine.queries_remaining() and time.time() < end:
        time.sleep(0.1)
    for node in nodes:
        move = f"{node.player} {node.move.gtp()}" if node.move else "start"
        if node.analysis_complete:
            best = node.candidate_moves[0]["move"]
            print(f"{node.depth:3} {move:7} {node.format_winrate():9} {node.format_score():8} best {best}")
        else:
            frontend.errors.append(f"no analysis of position {node.depth}, {move}")
    engine.shutdown()
    for error in frontend.errors:
        print(f"review.py: {error}", file=sys.stderr)
    sys.exit(1 if frontend.errors else 0)


main()
