"""The queries and lines of compare.py, and the reasons of what differs."""

import json
import re

# Commands that go on until the next line comes.
ENDLESS = {"kata-analyze", "lz-analyze", "analyze"}
# The words of a line of an analysis that are keys.
INFO_KEYS = set(
    "info move visits edgeVisits utility winrate scoreMean scoreStdev scoreLead scoreSelfplay prior lcb utilityLcb "
    "weight order isSymmetryOf noResultValue pv pvVisits pvEdgeVisits movesOwnership movesOwnershipStdev rootInfo "
    "ownership ownershipStdev rawStWrError rawStScoreError rawVarTimeLeft rawWinrate rawLead rawScoreSelfplay "
    "rawScoreSelfplayStdev rawNoResultProb thisHash symHash".split()
)
JSON_REPLIES = {"kata-get-rules", "kata-get-params", "kata-get-models"}
SETS = {"list_commands", "kata-list-params", "kata-list_time_settings"}
KEYED = {"kata-raw-nn"}
EXACT = {
    "protocol_version", "known_command", "get_komi", "final_status_list", "kata-get-param", "kata-list_time_settings",
}
RECORD = "(;SZ[9]KM[6.5]RU[Japanese];B[cc];W[gg];B[gc];W[cg];B[ee])"

BASE = {"rules": "tromp-taylor", "komi": 7.5, "boardXSize": 9, "boardYSize": 9, "maxVisits": 3, "moves": []}
OPENING = [["B", "E5"], ["W", "C3"], ["B", "G3"], ["W", "G7"]]
KO = "B B3 W E3 B C4 W D4 B C2 W D2 B A1 W C3 B D3 W C3"
TWO = "B A2 W A1 B B2 W J9 B C1 W B1"
ALONE = "B A2 W E5 B B1 W A1"
SUPERKO = "B B1 W C1 B A2 W D2 B B3 W C3 B C2 W B2 B pass W pass B C2"


def pairs(text):
    words = text.split()
    return [list(pair) for pair in zip(words[::2], words[1::2])]


def fields():
    """What is put into a query: a name, the fields, how many positions are answered."""
    for side in (2, 7, 13, 19, 1, 0, 20, 22, 29, -9, "9", 9.0, 9.5, None, True):
        yield "boardXSize", {"boardXSize": side, "boardYSize": 9 if side == 7 else side}
    for visits in (1, 2, 8, 0, -1, "5", 5.0, 5.5, 1 << 50, None):
        if visits != 1 << 50:
            yield "maxVisits", {"maxVisits": visits}
    for komi in (0, -7.5, 6.5, 7, 7.25, 150, -150, 151, 400, 401, 1000, "7", None, True):
        yield "komi", {"komi": komi}
    for name in (
        "tromp-taylor", "chinese", "chinese-ogs", "japanese", "korean", "aga", "new-zealand", "ancient-area",
        "stone-scoring", "aga-button", "CHINESE", "chess", "", 7, None,
        {"ko": "SIMPLE", "scoring": "TERRITORY", "tax": "SEKI", "suicide": False},
        {"ko": "SITUATIONAL", "scoring": "AREA", "tax": "NONE", "suicide": True, "hasButton": True},
        {"ko": "NONE"}, {"koo": "SIMPLE"}, {},
    ):
        yield "rules", {"rules": name}
    for bonus in ("0", "N", "N-1", "2", 0, None):
        yield "whiteHandicapBonus", {"whiteHandicapBonus": bonus}
    for stones in (
        [["B", "C3"]], [["B", "C3"], ["W", "D4"]], [["B", "C3"], ["B", "G7"]], [["B", "C3"], ["B", "C3"]],
        [["B", "pass"]], [["X", "C3"]], [["B", "Z3"]], "C3", [],
    ):
        yield "initialStones", {"initialStones": stones}
    for player in ("B", "w", "black", "WHITE", "x", 1, None):
        yield "initialPlayer", {"initialPlayer": player}
    for moves in (
        OPENING, [["b", "e5"]], [["black", "E5"]], [["B", "(4,4)"]], [["B", "pass"], ["W", "PASS"]],
        [["B", "pass"], ["W", "pass"], ["B", "pass"]], [["B", "E5"], ["B", "D4"], ["B", "C3"]], [["B", "J10"]],
        [["B", "I5"]], [["X", "E5"]], [["B"]], [["B", "E5", "W"]], "B E5", [["B", "E5"], ["W", "E5"]], None,
        [["W", "E5"]], [["W", "E5"], ["W", "D5"]],
    ):
        yield "moves", {"moves": moves}
    for rules in ("tromp-taylor", "chinese", "japanese", "aga"):
        yield "a ko", {"moves": pairs(KO), "rules": rules}
        yield "suicide of two", {"moves": pairs(TWO), "rules": rules}
        yield "suicide of one", {"moves": pairs(ALONE), "rules": rules}
        yield "superko", {"moves": pairs(SUPERKO), "rules": rules}
    for turns, count in (
        ([0], 1), ([0, 2, 4], 3), ([4, 0], 2), ([2, 2], 1), ([5], 1), ([-1], 1), ([], 1), ([1.0], 1), (["1"], 1), (1, 1),
    ):
        yield "analyzeTurns", {"moves": OPENING, "analyzeTurns": turns}, count
    yield "priority", {"priority": 5}
    yield "priority", {"priority": -5.0}
    yield "priority", {"priority": "high"}
    yield "priorities", {"moves": OPENING, "analyzeTurns": [0, 1, 2], "priorities": [1, 3, 2]}, 3
    yield "priorities", {"moves": OPENING, "analyzeTurns": [0, 1], "priorities": [1]}
    yield "priorities", {"priorities": [1]}
    yield "priorities", {"moves": OPENING, "analyzeTurns": [0, 1], "priorities": [1, 2], "priority": 1}
    for name in (
        "includeOwnership", "includeOwnershipStdev", "includeMovesOwnership", "includeMovesOwnershipStdev",
        "includePolicy", "includePVVisits", "includePVEdgeVisits", "includeNoResultValue",
    ):
        yield name, {name: True}
        yield name, {name: False}
        yield name, {name: "yes"}
    yield "every include", {
        name: True
        for name in (
            "includeOwnership", "includeOwnershipStdev", "includeMovesOwnership", "includeMovesOwnershipStdev",
            "includePolicy", "includePVVisits", "includeNoResultValue",
        )
    } | {"moves": OPENING, "maxVisits": 12}
    for length in (1, 10, 0, 2000, "5", 5.0):
        yield "analysisPVLen", {"analysisPVLen": length}
    for name in ("avoidMoves", "allowMoves"):
        for entry in (
            {"player": "B", "moves": ["C3", "E5"], "untilDepth": 3}, {"player": "W", "moves": ["pass"], "untilDepth": 1},
            {"player": "B", "moves": [], "untilDepth": 1}, {"player": "X", "moves": ["C3"], "untilDepth": 1},
            {"player": "B", "moves": ["Z3"], "untilDepth": 1}, {"player": "B", "moves": ["C3"], "untilDepth": 0},
            {"player": "B", "moves": ["C3"]}, {"moves": ["C3"], "untilDepth": 1},
        ):
            yield name, {name: [entry]}
        yield name, {name: "C3"}
    one = {"player": "B", "moves": ["C3"], "untilDepth": 1}
    yield "allowMoves", {"allowMoves": [one, one]}
    yield "allowMoves", {"allowMoves": [one], "avoidMoves": [one]}
    for name, values in (
        ("wideRootNoise", (0.0, 0.04, 5.1, "x")), ("maxTime", (0.5, "1", -1)), ("maxPlayouts", (3, 0)),
        ("reportAnalysisWinratesAs", ("WHITE", "SIDETOMOVE", "GREEN")), ("rootNumSymmetriesToSample", (8, 9)),
        ("rootPolicyTemperature", (1.5, 0)), ("rootFpuReductionMax", (0.0, 3)), ("cpuctExploration", (1.2, 11)),
        ("playoutDoublingAdvantage", (1.5, 4)), ("playoutDoublingAdvantagePla", ("BLACK", "x")),
        ("antiMirror", (True, "x")), ("conservativePass", (False, "x")), ("ignorePreRootHistory", (False, 2)),
        ("rootSymmetryPruning", (False,)), ("numSearchThreads", (1, 0)), ("analysisPVLen", (5,)),
        ("humanSLProfile", ("rank_1d",)), ("chosenMoveTemperature", (0.5, 9)), ("novel", (1, "x")),
        ("useGraphSearch", (False,)), ("staticScoreUtilityFactor", (0.2, 2)), ("lagBuffer", (1,)),
    ):
        for value in values:
            yield f"overrideSettings {name}", {"overrideSettings": {name: value}}
    yield "overrideSettings", {"overrideSettings": 5}
    for name, values in (
        ("rootPolicyTemperature", (1.2, 0, "x")), ("rootFpuReductionMax", (0.1, 9)),
        ("reportDuringSearchEvery", (10, 0, "x")), ("firstReportDuringSearchAfter", (10, -1)), ("novel", (1,)),
        ("lenient", (True,)),
    ):
        for value in values:
            yield name, {name: value}


def queries():
    """Each query: its name, its line, how many final responses it has."""
    for number, (name, added, *count) in enumerate(fields()):
        query = {"id": f"q{number}"} | BASE | added
        query = {key: value for key, value in query.items() if value is not None or key == "novel"}
        yield f"{name} {json.dumps(added)}", json.dumps(query), count[0] if count else 1
    for text in (
        "{", "[]", "7", '"q"', "{}", '{"id": 7}', '{"moves": []}', "moves",
        json.dumps({"id": "v", "action": "query_version"}), json.dumps({"id": "m", "action": "query_models"}),
        json.dumps({"id": "c", "action": "clear_cache"}), json.dumps({"id": "t", "action": "terminate"}),
        json.dumps({"id": "t", "action": "terminate", "terminateId": "none"}),
        json.dumps({"id": "t", "action": "terminate", "terminateId": "none", "turnNumbers": [1]}),
        json.dumps({"id": "t", "action": "terminate", "terminateId": "none", "turnNumbers": 1}),
        json.dumps({"id": "t", "action": "terminate_all"}), json.dumps({"id": "d", "action": "dance"}),
        json.dumps({"id": "d", "action": 7}), json.dumps({"action": "query_version"}),
    ):
        yield text, text, 1


def sessions(record):
    """Lines for GTP, by the session that has them."""
    yield [
        "protocol_version", "name", "version", "list_commands", "known_command play", "known_command dance", "dance",
        "boardsize 9", "boardsize 9 7", "boardsize 9:7", "rectangular_boardsize 7 9", "boardsize 1", "boardsize 30",
        "boardsize x", "boardsize", "boardsize 9", "clear_board", "clear_board now", "komi 7", "komi -5", "komi 0.25",
        "komi 1000", "komi x", "komi", "get_komi", "komi 7.5", "clear_cache", "stop", "cputime", "gomill-cpu_time",
    ]
    yield [
        "boardsize 9", "play b E5", "play W c3", "play black G3", "play WHITE g7", "play b pass", "play w PASS",
        "play b E5", "play x E5", "play b Z9", "play b I5", "play b", "play", "play b D4 E4", "play b D4", "play b C4",
        "undo", "undo", "undo 1", "genmove b", "genmove x", "genmove", "reg_genmove b", "kata-search w",
        "kata-search_debug w", "kata-search_cancellable w", "genmove_debug w", "showboard", "undo", "undo", "undo",
        "undo", "undo", "undo", "undo", "undo", "undo", "undo", "undo", "undo",
    ]
    for rules in ("tromp-taylor", "chinese", "japanese"):
        for text in (KO, TWO, ALONE, SUPERKO):
            played = [f"play {color} {vertex}" for color, vertex in pairs(text)]
            yield ["boardsize 9", f"kata-set-rules {rules}", *played]
    yield [
        "boardsize 9", "fixed_handicap 4", "clear_board", "fixed_handicap 1", "clear_board", "fixed_handicap 10",
        "clear_board", "place_free_handicap 3", "clear_board", "place_free_handicap 1", "clear_board",
        "set_free_handicap C3 G7", "set_free_handicap C3", "clear_board", "set_free_handicap C3", "clear_board",
        "set_free_handicap C3 C3", "clear_board", "set_free_handicap C3 pass", "clear_board", "set_position b C3 w G7",
        "set_position b C3 w C3", "set_position", "set_position b", "clear_board", f"loadsgf {record}",
        f"loadsgf {record} 3", f"loadsgf {record} 0", f"loadsgf {record} x", "loadsgf none.sgf", "loadsgf", "printsgf",
        "final_score", "final_status_list alive", "final_status_list dead", "final_status_list seki",
        "final_status_list odd", "get_komi",
    ]
    yield [
        "boardsize 9", "time_settings 0 1 0", "time_settings 600 30 5", "time_settings 2147483647 0 0",
        "time_settings 1e20 0 0", "time_settings -1 0 0", "time_settings 60 10", "time_settings x 1 1",
        "kata-list_time_settings", "kgs-time_settings none", "kgs-time_settings absolute 300",
        "kgs-time_settings canadian 300 30 10", "kgs-time_settings byoyomi 300 30 5", "kgs-time_settings fischer 1 1",
        "kgs-time_settings odd", "kata-time_settings fischer 60 5", "kata-time_settings fischer-capped 60 5 90 10",
        "kata-time_settings fischer-capped 60 5 -1 -1", "kata-time_settings absolute -5",
        "kata-time_settings byoyomi 0 0.5 5", "kata-time_settings byoyomi 0 0.5 0", "kata-time_settings canadian 1 1 0",
        "kata-time_settings none", "kata-time_settings", "kata-debug-print-tc", "time_left b 60 0", "time_left w 30 5",
        "time_left b -1 0", "time_left x 1 1", "time_left b 1",
    ]
    yield [
        "kata-get-rules", "kata-set-rules chinese", "kata-set-rules chess", "kata-set-rules",
        'kata-set-rules {"ko":"SIMPLE","scoring":"AREA"}', 'kata-set-rules {"koo":"SIMPLE"}', "kata-set-rule ko SIMPLE",
        "kata-set-rule ko NONE", "kata-set-rule odd 1", "kata-set-rule ko", "kata-get-rules", "kgs-rules japanese",
        "kgs-rules chess", "kgs-rules", "kata-get-rules",
    ]
    yield [
        "kata-list-params", "kata-get-params", "kata-get-models", "kata-get-param maxVisits", "kata-get-param maxTime",
        "kata-get-param wideRootNoise", "kata-get-param analysisWideRootNoise", "kata-get-param humanSLProfile",
        "kata-get-param allowResignation", "kata-get-param ponderingEnabled", "kata-get-param numSearchThreads",
        "kata-get-param playoutDoublingAdvantagePla", "kata-get-param alwaysComputePassAliveUnderSuicideRules",
        "kata-get-param odd", "kata-get-param", "kata-get-param maxVisits maxTime", "kata-set-param maxVisits 5",
        "kata-get-param maxVisits", "kata-set-param maxVisits 0", "kata-set-param maxVisits x",
        "kata-set-param analysisWideRootNoise 0.1", "kata-get-param analysisWideRootNoise",
        "kata-set-param analysisWideRootNoise 9", "kata-set-param playoutDoublingAdvantagePla BLACK",
        "kata-get-param playoutDoublingAdvantagePla", "kata-set-param conservativePass false",
        "kata-get-param conservativePass", "kata-set-param conservativePass x", "kata-set-param antiMirror true",
        "kata-set-param allowResignation false", "kata-get-param allowResignation", "kata-set-param odd 1",
        "kata-set-param maxTime 5", "kata-get-param maxTime", "kata-set-param", "kata-set-param maxVisits 1 2",
        'kata-set-params {"maxVisits": 6, "cpuctExploration": 1.2}', "kata-get-param cpuctExploration",
        'kata-set-params {"maxVisits": 7, "odd": 1}', "kata-get-param maxVisits", "kata-set-params []",
        "kata-set-param rootNumSymmetriesToSample 9", "kata-set-param numSearchThreads 2",
    ]
    yield [
        "boardsize 9", "play b E5", "kata-raw-nn 0", "kata-raw-nn b 0", "kata-raw-nn white 3",
        "kata-raw-nn 0 0.5", "kata-raw-nn b 0 1", "kata-raw-nn 8", "kata-raw-nn", "kata-raw-nn x", "kata-raw-nn 0 2",
        "kata-raw-nn 0 0.5 b", "kata-raw-human-nn 0", "debug_moves", "debug_moves C3", "debug_moves rawstats",
        "debug_moves Z9", "kata-benchmark x", "kata-benchmark",
    ]
    # KataGo's reply has empty lines inside, after which its replies cannot be told apart.
    yield ["boardsize 9", "play b E5", "kata-raw-nn all"]
    yield [
        "boardsize 9", "play b E5", "kata-analyze w 10", "kata-analyze 10", "kata-analyze interval 10",
        "kata-analyze w 10 rootInfo true", "kata-analyze w 10 ownership true", "kata-analyze w 10 ownershipStdev true",
        "kata-analyze w 10 movesOwnership true", "kata-analyze w 10 movesOwnershipStdev true",
        "kata-analyze w 10 pvVisits true", "kata-analyze w 10 pvEdgeVisits true",
        "kata-analyze w 10 noResultValue true", "kata-analyze w 10 maxmoves 1", "kata-analyze w 10 minmoves 3",
        "kata-analyze w 10 allow w C3,D4 1", "kata-analyze w 10 avoid w C3 1", "kata-analyze w 10 avoid w Z3 1",
        "kata-analyze w 10 rootInfo maybe", "kata-analyze w 10 rootInfo true ownership true ownershipStdev true "
        "movesOwnership true pvVisits true pvEdgeVisits true noResultValue true", "kata-analyze x 10",
        "kata-analyze w 10 novel true", "lz-analyze w 10", "lz-analyze w 10 ownership true", "analyze w 10",
        "kata-genmove_analyze w 10 rootInfo true", "lz-genmove_analyze b 10", "genmove_analyze w 10",
        "kata-search_analyze b 10", "kata-search_analyze_cancellable b 10",
    ]


def reason(pattern, why):
    return re.compile(pattern), why


# Each difference that stays has a reason here, in words of the table in docs/kata.md.
REASONS = [
    reason(r"(moveInfos|rootInfo)\..*: in Liangyi alone", "a key more, which clients pass over"),
    reason(r"warnings about nothing in KataGo, \['moves'\] in Liangyi", "a move that the rules forbid is followed, and that is said"),
    reason(r".*: in Liangyi alone", "a key more, which clients pass over"),
    reason(r"error: field .* in KataGo, .* in Liangyi", "the error names the field of the query that is wrong"),
    reason(r"an error in KataGo, answered in Liangyi", "boards up to 21 lines and every komi are taken"),
    reason(r"answered in KataGo, an error in Liangyi", "what is named twice, or is no argument, is refused"),
    reason(r'`` in KataGo, `""` in Liangyi', "a value that is empty is written so that it can be seen and set again"),
    reason(r"moveInfos: empty in KataGo alone", "where no move is allowed a pass is searched"),
    reason(r"warnings about \['overrideSettings'\] in KataGo, .*", "the length of variations can be set for a query"),
    reason(r"warnings about \['lenient'\] in KataGo, .*", "a field of Liangyi's own"),
    reason(r"kata-raw-human-nn: not in Liangyi", "it is listed where there is a network of persons"),
    reason(r"kgs-rules: not in Liangyi", "it is answered, and listed with `--kgs`"),
    reason(r"`-5` in KataGo, `1000` in Liangyi", "a komi beyond the board is taken, and decides the game"),
    reason(r"`C7 G3` in KataGo, `` in Liangyi", "what of an unfinished game is alive is judged otherwise"),
    reason(r'`"B"` in KataGo, `"BLACK"` in Liangyi', "the word as it was set"),
    reason(r"keys \['symmetry'.*", "KataGo's reply has empty lines inside, at the first of which this script ends it"),
    reason(r"None in KataGo, an error in Liangyi", "without a number KataGo does not answer within two minutes"),
    reason(
        r"(edgeVisits|utility|scoreMean|scoreStdev|scoreSelfplay|utilityLcb|weight|isSymmetryOf): not in Liangyi",
        "`analyze` has Leela Zero's keys and the lead, which is all that Sabaki reads",
    ),
]
