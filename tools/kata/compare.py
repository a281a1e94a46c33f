#!/usr/bin/env python3
"""Puts the same queries and lines to KataGo, or a program in its place, and to Liangyi, and compares the answers.

    tools/kata/compare.py --kata KATAGO --liangyi target/release/liangyi --net NETWORK.bin.gz [--write] [--only WORD]

Compared are keys, types, errors and order, not numbers. Every difference needs a reason in `cases.py`; one without is
named, and the exit status is 1. `--write` puts the table of differences into docs/kata.md.
"""

import argparse
import json
import queue
import subprocess
import sys
import tempfile
import threading
from pathlib import Path

import cases

DOC = Path(__file__).resolve().parents[2] / "docs" / "kata.md"
BEGIN, END = "<!-- differences, written by tools/kata/compare.py -->", "<!-- end of differences -->"
PATIENCE = 120
GTP_CONFIG = """logToStderr = false
logAllGTPCommunication = false
logSearchInfo = false
rules = tromp-taylor
allowResignation = true
resignThreshold = -0.90
maxVisits = 4
ponderingEnabled = false
numSearchThreads = 1
"""
ANALYSIS_CONFIG = """logToStderr = false
logErrorsAndWarnings = false
reportAnalysisWinratesAs = BLACK
maxVisits = 4
numAnalysisThreads = 1
numSearchThreadsPerAnalysisThread = 1
nnMaxBatchSize = 8
"""


class Program:
    """A program on pipes."""

    def __init__(self, command):
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8"
        )
        self.lines = queue.Queue()
        self.errors = []
        threading.Thread(target=self._read, daemon=True).start()
        threading.Thread(target=self._read_errors, daemon=True).start()

    def _read(self):
        for line in self.process.stdout:
            self.lines.put(line.rstrip("\n"))
        self.lines.put(None)

    def _read_errors(self):
        for line in self.process.stderr:
            self.errors.append(line.rstrip("\n"))

    def send(self, line):
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()

    def line(self, patience=PATIENCE):
        try:
            return self.lines.get(timeout=patience)
        except queue.Empty:
            return None

    def end(self):
        try:
            self.process.stdin.close()
            self.process.wait(timeout=PATIENCE)
        except (OSError, subprocess.TimeoutExpired):
            self.process.kill()


def shape(value):
    """The keys and types of a value; numbers are numbers."""
    if isinstance(value, dict):
        return {key: shape(below) for key, below in value.items()}
    if isinstance(value, list):
        return [shape(value[0])] if value else []
    if isinstance(value, bool):
        return "boolean"
    if isinstance(value, (int, float)):
        return "number"
    return "null" if value is None else "string"


def differences(path, theirs, ours):
    """Where two shapes differ: what is told of each place."""
    if isinstance(theirs, dict) and isinstance(ours, dict):
        for key in theirs:
            if key not in ours:
                yield f"{path}{key}: not in Liangyi"
        for key in ours:
            if key not in theirs:
                yield f"{path}{key}: in Liangyi alone"
            else:
                yield from differences(f"{path}{key}.", theirs[key], ours[key])
    elif isinstance(theirs, list) and isinstance(ours, list):
        if theirs and ours:
            yield from differences(path, theirs[0], ours[0])
        elif bool(theirs) != bool(ours):
            yield f"{path[:-1]}: empty in {'Liangyi' if theirs else 'KataGo'} alone"
    elif theirs != ours:
        yield f"{path[:-1]}: {kind(theirs)} in KataGo, {kind(ours)} in Liangyi"


def kind(value):
    return value if isinstance(value, str) else type(value).__name__


def ask(program, text, finals):
    """The answers to a query: final responses in order, warnings, and the error if there is one."""
    program.send(text)
    found = {"finals": [], "warnings": [], "error": None}
    while len(found["finals"]) < finals:
        line = program.line()
        if line is None:
            found["error"] = {"error": "no answer"}
            return found
        answer = json.loads(line)
        if "error" in answer:
            found["error"] = answer
            return found
        if "warning" in answer and "rootInfo" not in answer:
            found["warnings"].append(answer)
        elif not answer.get("isDuringSearch"):
            found["finals"].append(answer)
    return found


def compare_query(theirs, ours):
    if (theirs["error"] is None) != (ours["error"] is None):
        there = "answered" if theirs["error"] is None else "an error"
        here = "answered" if ours["error"] is None else "an error"
        yield f"{there} in KataGo, {here} in Liangyi"
        return
    if theirs["error"] is not None:
        if theirs["error"].get("field") != ours["error"].get("field"):
            yield f"error: field {theirs['error'].get('field')} in KataGo, {ours['error'].get('field')} in Liangyi"
        return
    fields = [sorted(warning.get("field", "") for warning in found["warnings"]) for found in (theirs, ours)]
    if fields[0] != fields[1]:
        yield f"warnings about {fields[0] or 'nothing'} in KataGo, {fields[1] or 'nothing'} in Liangyi"
    orders = [[answer.get("turnNumber") for answer in found["finals"]] for found in (theirs, ours)]
    if orders[0] != orders[1]:
        yield f"order of positions: {orders[0]} in KataGo, {orders[1]} in Liangyi"
    for there, here in zip(theirs["finals"], ours["finals"]):
        yield from differences("", shape(there), shape(here))
        for program, answer in (("KataGo", there), ("Liangyi", here)):
            orders = [found["order"] for found in answer.get("moveInfos", [])]
            if orders != sorted(orders):
                yield f"moveInfos: not in their order in {program}"


def reply(program):
    lines = []
    while True:
        line = program.line()
        if line is None:
            return lines or ["? no answer"]
        if line == "" and lines:
            return lines
        if line or lines:
            lines.append(line)


def put(program, line):
    """A GTP line and its reply; an analysis without end is ended by the next line after its first report."""
    program.send(line)
    name = line.split()[0] if line.split() else ""
    if name not in cases.ENDLESS:
        return reply(program)
    lines = [program.line() or "? no answer"]
    if lines[0].startswith("?"):
        program.line()
        return lines
    while not lines[-1].startswith("info"):
        line = program.line()
        if line is None:
            break
        lines.append(line)
    program.send("protocol_version")
    while line is not None and line != "= 2":
        line = program.line()
    program.line()
    return lines[:2]


def words_of_info(line):
    """The keys of a line of an analysis, in their order: those of the first move, of the position, and the rest."""
    keys, section = [], ""
    for word in line.split():
        if word in cases.INFO_KEYS:
            section = word if word in ("rootInfo", "ownership", "ownershipStdev") else section
            name = f"{section} {word}".strip() if section == "rootInfo" and word != section else word
            if name not in keys:
                keys.append(name)
    return keys


def compare_line(line, theirs, ours):
    signs = [lines[0][:1] for lines in (theirs, ours)]
    if signs[0] != signs[1]:
        said = {"=": "answered", "?": "an error"}
        yield f"{said.get(signs[0])} in KataGo, {said.get(signs[1])} in Liangyi"
        return
    if signs[0] == "?":
        return
    infos = [next((text for text in lines if text.startswith("info")), None) for lines in (theirs, ours)]
    if all(infos):
        there, here = (words_of_info(text) for text in infos)
        for key in there:
            if key not in here:
                yield f"{key}: not in Liangyi"
        for key in here:
            if key not in there:
                yield f"{key}: in Liangyi alone"
        common = [[key for key in keys if key in there and key in here] for keys in (there, here)]
        if common[0] != common[1]:
            yield "keys of an analysis in another order"
        return
    name = line.split()[0]
    texts = ["\n".join(lines)[1:].strip() for lines in (theirs, ours)]
    if name in cases.JSON_REPLIES:
        yield from differences("", *(shape(json.loads(text)) for text in texts))
    elif name in cases.SETS:
        there, here = (set(text.split()) for text in texts)
        for word in sorted(there - here):
            yield f"{word}: not in Liangyi"
    elif name in cases.KEYED:
        there, here = ([word for word in text.split() if word[:1].isalpha() and word != "NAN"] for text in texts)
        if there != here:
            yield f"keys {there} in KataGo, {here} in Liangyi"
    elif name in cases.EXACT and texts[0].lower() != texts[1].lower():
        yield f"`{texts[0][:60]}` in KataGo, `{texts[1][:60]}` in Liangyi"
    elif bool(texts[0]) != bool(texts[1]):
        yield f"a text in {'KataGo' if texts[0] else 'Liangyi'} alone"


def rows(found):
    """The table: for each difference how many cases have it, the first of them, and its reason."""
    table, unexplained = [], []
    for what, names in found.items():
        reason = next((why for pattern, why in cases.REASONS if pattern.fullmatch(what[1])), None)
        if reason is None:
            unexplained.append((what, names))
        shown = names[0] if len(names[0]) <= 60 else names[0][:57] + "..."
        cells = (what[0], f"`{shown}`", len(names), what[1], reason or "**not explained**")
        table.append("| " + " | ".join(str(cell).replace("|", "\\|") for cell in cells) + " |")
    return table, unexplained


def main():
    options = argparse.ArgumentParser()
    for name in ("--kata", "--liangyi", "--net"):
        options.add_argument(name, required=True)
    options.add_argument("--write", action="store_true")
    options.add_argument("--only", default="")
    args = options.parse_args()
    found = {}
    with tempfile.TemporaryDirectory() as folder:
        gtp, analysis = Path(folder, "gtp.cfg"), Path(folder, "analysis.cfg")
        gtp.write_text(GTP_CONFIG)
        analysis.write_text(ANALYSIS_CONFIG)
        record = Path(folder, "game.sgf")
        record.write_text(cases.RECORD)
        queries = [case for case in cases.queries() if args.only in case[0]]
        sessions = [session for session in cases.sessions(record) if args.only in " ".join(session)]

        def note(protocol, name, what):
            found.setdefault((protocol, what), []).append(name)

        pair = [
            Program([binary, "analysis", "-model", args.net, "-config", str(analysis)])
            for binary in (args.kata, args.liangyi)
        ]
        for name, text, finals in queries:
            answers = [ask(program, text, finals) for program in pair]
            for what in compare_query(*answers):
                note("JSON", name, what)
        for program in pair:
            program.end()
        lines = 0
        for session in sessions:
            pair = [
                Program([binary, "gtp", "-model", args.net, "-config", str(gtp)])
                for binary in (args.kata, args.liangyi)
            ]
            for line in session:
                lines += 1
                answers = [put(program, line) for program in pair]
                for what in compare_line(line, *answers):
                    note("GTP", line, what)
            for program in pair:
                program.end()
    table, unexplained = rows(found)
    head = [
        f"{len(queries)} queries and {lines} lines were put to both.",
        "",
        "| protocol | first case | cases | difference | reason |",
        "| --- | --- | --- | --- | --- |",
    ]
    text = "\n".join(head + table)
    print(text)
    if args.write:
        page = DOC.read_text(encoding="utf-8")
        before, after = page.split(BEGIN)[0], page.split(END)[1]
        DOC.write_text(f"{before}{BEGIN}\n\n{text}\n\n{END}{after}", encoding="utf-8")
    for what, names in unexplained:
        print(f"not explained: {what[0]}: {what[1]} ({names[0]})", file=sys.stderr)
    return 1 if unexplained else 0


if __name__ == "__main__":
    sys.exit(main())
