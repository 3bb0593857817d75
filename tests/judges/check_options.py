#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Tests every option and parameter: left out, at its default, at its bounds and beyond them.

    tests/judges/check_options.py .build/release/app/tessera

The list comes from the program's own descriptions: `COMMAND --help` and `solvers --json`. An option
without a row in the table below is a fault. Leaving an option out must equal its default, byte for
byte. A value beyond a bound must be rejected in one sentence that names it, with exit code 2.
"""

import argparse
import os
import re
import shutil
import tempfile

from program import Tessera

SOLVE = "solve p.tessera --solver local-search --evaluations 2000 --quiet -o x.tessera"
SUDOKU = "generate --kind sudoku --size 4x4 -o x.sdm"
SHEETS = "render p.tessera --sheets -o x.pdf"
# For each option with a value: a call that it can be added to, valid values, and invalid ones.
# The call writes the file behind -o, or prints.
ROWS = {
    "generate": {
        "--size": ("generate --unframed --no-unique --colors 2 -o x.tessera", "1x2 2x1 127x127",
                   "0x4 4x0 128x4 4x128 4 4x 4x4x4 -1x4 1e1x4"),
        "--colors": ("generate --size 4x4 -o x.tessera", "hardest 3+3 6", "many 3+ +3 -1 3+3+3"),
        "--distribution": ("generate --size 4x4 -o x.tessera", "even random", "odd EVEN"),
        "--hints": ("generate --size 4x4 --no-unique -o x.tessera", "0 16 A1 A1,D4",
                    "17 -1 E1 A5 A0 x"),
        "--preset": ("generate -o x.tessera", "P0 P11 tetravex-6", "P99 P12"),
        "--seed": ("generate --size 4x4 -o x.tessera", "0 9223372036854775807",
                   "-1 9223372036854775808 1e3 1.5 x 0x10"),
        "--count": ("generate --size 3x3 --colors 2+2 -o x.tessera", "1", "0 -1 10001 1.0 x"),
        "--output": ("generate --size 4x4", "x.tessera -", None),
        "--rim-color": ("generate --size 4x4 --colors 3 --no-unique -o x.tessera", "1 any",
                        "0 -1 255 1.5 a"),
        "--kind": ("generate --size 4x4 -o x.tessera", "edge-matching", "chess"),
        "--givens": (SUDOKU, "0 16", "-1 17 x"),
        "--difficulty": (SUDOKU, "easy", "simple"),
        "--symmetry": (SUDOKU, "none half-turn quarter-turn left-right up-down diagonal", "full"),
    },
    "solve": {
        "--solver": ("solve p.tessera --evaluations 20 -o x.tessera", "tabu", "magic"),
        "--param": (SOLVE, "patience=5", "patience patience=x cooling=1 =5"),
        "--preset": (SOLVE, "soederlind-2010", "none"),
        "--seed": (SOLVE, "0 9223372036854775807", "-1 9223372036854775808 x 1.5"),
        "--time": (SOLVE, "0 0.5 1e99", "-1 nan inf x 1,5"),
        "--cpu-time": (SOLVE, "0 0.5", "-1 nan inf x 1,5"),
        "--evaluations": ("solve p.tessera --solver local-search -o x.tessera", "0 100",
                          "-1 1.5 x 1e3"),
        "--target": (SOLVE, "0", "-1 41 99999999999 x"),
        "--start": (SOLVE, "random greedy board own", "here"),
        "--runs": (SOLVE, "1 3", "0 -1 100001 x"),
        "--jobs": (SOLVE, "1 3", "0 -1 1025 x"),
        "--output": ("solve p.tessera --solver tabu --evaluations 20", "x.tessera -", None),
        "--trace": (SOLVE, "t.csv -", None),
        "--run-file": (SOLVE, "y.tessera-run", None),
        "--records": (SOLVE, "y.jsonl", "-"),
        "--checkpoint": ("solve p.tessera --solver backtracking --evaluations 20 -o x.tessera",
                         "c.json", "-"),
        "--checkpoint-every": ("solve p.tessera --solver backtracking --evaluations 20 "
                               "-o x.tessera --checkpoint c.json", "0 1.5 60", "-1 nan x"),
        "--proof": ("solve p.tessera --solver sat --evaluations 20 -o x.tessera", "p.drat", "-"),
        "--units": None,  # a folder; see check_units.py
        "--unit-time": ("solve p.tessera --solver tabu --evaluations 20 --units u", "1 2.5",
                        "-1 0 0.9 nan x"),
        "--number": ("solve list.sdm --solver gvns-sudoku --evaluations 20 -o x.sdm", "1 2",
                     "0 3 -1 x"),
    },
    "count": {
        "--limit": ("count p.tessera", "1 9223372036854775807", "0 -1 x"),
        "--time": ("count p.tessera", "0 1.5", "-1 nan x"),
        "--order": ("count p.tessera", "rows columns spiral comb border constrained auto",
                    "zigzag"),
        "--pruning": ("count p.tessera", "auto none colors", "some"),
        "--jobs": ("count p.tessera", "1 3", "0 -1 1025 x"),
        "--checkpoint": ("count p.tessera", "c.json", "-"),
        "--units": None,
        "--unit-time": ("count p.tessera --units u", "1 2.5", "-1 0 0.9 nan x"),
        "--checkpoint-every": ("count p.tessera --checkpoint c.json", "0 1.5 60", "-1 nan x"),
    },
    "inspect": {"--number": ("inspect list.sdm", "1 2", "0 3 -1 x")},
    "convert": {
        "--output": ("convert p.tessera", "x.tessera -", None),
        "--from": ("convert p.tessera x.tessera", "native", "nothing"),
        "--to": ("convert p.tessera x.tessera", "native pieces", "nothing"),
        "--take": ("convert solved.tessera x.tessera", "both pieces", "half"),
        "--puzzle": ("convert board.url x.tessera --take board", "p.tessera", None),
        "--like": ("convert board.url x.tessera", "p.tessera", None),
        "--edge-order": ("convert list.txt x.tessera --from pieces", "urdl", "urd urdx uuuu"),
        "--grey": ("convert list.txt x.tessera --from pieces", "0", "x"),
        "--size": ("convert list.txt x.tessera --from pieces", "5x5", "5 0x5 128x1 x"),
        "--number": ("convert list.sdm x.sdm", "1 2", "0 3 -1 x"),
    },
    "render": {
        "--output": ("render p.tessera", "x.png x.svg x.pdf", "x.jpg x"),
        "--size": ("render p.tessera -o x.png", "16 1024", "15 0 10001 -1 x"),
        "--theme": ("render p.tessera -o x.png", "classic simple contrast letters", "ugly"),
        "--palette": None,  # a file; see tst_RenderCommand and others
        "--scale": ("render p.tessera -o x.png --size 16", "1 3", "0 -1 626 x"),
        "--cells": ("render p.tessera -o x.png", "A1 A1:C3 A1:B2,E5", "F1 A6 x"),
        "--total": ("render t.csv -o x.svg", "1 1000000", "0 1000001 x"),
        "--axis": ("render t.csv -o x.svg", "seconds evaluations", "days"),
        "--number": ("render list.sdm -o x.svg", "1 2", "0 3 x"),
        "--paper": (SHEETS, "a4 letter", "stone"),
        "--piece": (SHEETS, "5 150", "4 151 0 -1 x"),
        "--margin": (SHEETS, "0 50", "-1 101 x"),
    },
    "analyse": {
        "--output": ("analyse results", "a b", None),
        "--plan": ("analyse results", "plan.json", None),
        "--target": ("analyse results", "1 95 100", "0 101 -1 x"),
    },
    "experiment": {
        "--output": ("experiment plan.json --quiet", "out", None),
        "--jobs": ("experiment plan.json --quiet -o out", "1 2", "0 -1 1025 x"),
        "--shard": ("experiment plan.json --quiet -o out", "1/1", "0/1 2/1 1 1/0 -1/2 x"),
        "--merge": None,  # a folder
        "--puzzles": None,  # a folder; see tst_ExperimentCommand
        "--units": None,
        "--unit-time": ("experiment plan.json --quiet -o out --units u", "1 2.5", "-1 0 0.9 nan x"),
    },
    "work": {"--jobs": ("work units --status", "1 3", "0 -1 1025 x")},
}
BENCH = "benchmark run --instance 4x4-hardest-1 --quiet"
BACKTRACKING = BENCH + " --solver backtracking"
LANDSCAPE = "landscape p.tessera --neighbourhood rotation --quiet"
TUNE = "tune tune.json --parameter order --quiet"
ROWS |= {
    "benchmark": {
        "--instance": ("benchmark list", "4x4-hardest-1", "none"),
        "--solver": (BENCH, "backtracking", "magic"),
        "--evaluations": (BACKTRACKING, "1 100", "0 -1 1.5 x 1e3"),
        "--runs": (BACKTRACKING, "1 2", "0 -1 10001 x"),
        "--seed": (BACKTRACKING, "0 7", "-1 9223372036854775808 x"),
        "--jobs": (BACKTRACKING, "1 2", "0 -1 1025 x"),
        "--to": ("benchmark write --instance 4x4-hardest-1 -o out", "native pieces", "nothing"),
        "--by": None,  # any text; see tst_LaboratoryCommands
        "--output": ("benchmark write --instance 4x4-hardest-1", "out", None),
    },
    "landscape": {
        "--analysis": (LANDSCAPE + " --samples 5 --steps 9", "walk fdc optima trajectories", "all"),
        "--neighbourhood": ("landscape p.tessera --analysis walk",
                            "swap best-swap rotation swap-rotation", "none"),
        "--steps": (LANDSCAPE + " --analysis walk", "1 10", "0 -1 100000001 x"),
        "--lags": (LANDSCAPE + " --analysis walk", "1 9", "0 -1 10001 x"),
        "--samples": (LANDSCAPE + " --analysis fdc", "1 9", "0 -1 10000001 x"),
        "--escapes": (LANDSCAPE + " --analysis optima", "1 9", "0 -1 100001 x"),
        "--nodes": (LANDSCAPE + " --analysis optima", "1 9", "0 -1 10001 x"),
        "--solver": (LANDSCAPE + " --analysis trajectories", "tabu", "magic"),
        "--evaluations": (LANDSCAPE + " --analysis trajectories", "1 100", "0 -1 x"),
        "--runs": (LANDSCAPE + " --analysis trajectories", "1 2", "0 -1 1001 x"),
        "--seed": (LANDSCAPE, "0 7", "-1 9223372036854775808 x"),
        "--solution": (LANDSCAPE, "solved.tessera", None),
        "--output": (LANDSCAPE, "out", None),
    },
    "tune": {
        "--method": (TUNE, "backtracking", "none"),
        "--units": None,
        "--unit-time": (TUNE + " --units u", "1 2.5", "-1 0 0.9 nan x"),
        "--parameter": ("tune tune.json --quiet", "order order=rows,spiral",
                        "none order=none shuffle="),
        "--budget": (TUNE, "500000000", "0 -1 x"),
        "--test": (TUNE, "friedman t-test", "wilcoxon"),
        "--seed": (TUNE, "0 7", "-1 x"),
        "--jobs": (TUNE, "1 2", "0 -1 1025 x"),
        "--verify": (TUNE, "tune.json", None),
        "--output": (TUNE, "out.json", None),
    },
}
ROWS["solve"]["--preset-file"] = None  # see tst_LaboratoryCommands
WITHOUT_VALUES = ("score", "solvers", "formats", "completion", "man", "help")
FILES = ("x.tessera", "x.sdm", "x.png", "x.svg", "x.pdf", "out/table.md", "c.json", "y.jsonl",
         "u/job.json")
TIMES = re.compile(rb'seconds [0-9.e+-]+|D:[0-9]{14}[^)]*|[0-9.]+ s\b')
# An option in the help that takes a value.
OPTION = re.compile(r"\s*(?:-\w, )?(--[a-z-]+)(?:, --[a-z-]+)? [A-Z]\S*(\s|$)")
USUAL = re.compile(r"Default:\s+(\S+)\.(\s|$)")


class Options:
    def __init__(self, tessera):
        self.tessera = tessera
        self.calls = 0

    def call(self, words):
        """@return exit code, messages, and everything that it wrote, without the times"""
        for name in FILES:
            if os.path.exists(name):
                os.remove(name)
        for name in ("out", "u"):
            shutil.rmtree(name, ignore_errors=True)
        self.calls += 1
        done = self.tessera.call(*words)
        left = done.stdout.encode()
        for name in FILES:
            if os.path.exists(name) and name != "c.json":  # a state is full of times
                with open(name, "rb") as file:
                    left += file.read()
        return done.returncode, done.stderr, TIMES.sub(b"", left)

    def works(self, words):
        code, said, left = self.call(words)
        if code != 0:
            self.tessera.fault(f"{' '.join(words)}: exit code {code}: {said.strip()}")
        return left

    def refused(self, words, *named):
        """@param named the message has to contain one of these, not only as part of a word"""
        code, said, _ = self.call(words)
        sentences = said.strip().split("\n")
        if code != 2 or len(sentences) != 1 or not any(
                re.search(rf"(?<![\w.-]){re.escape(name)}(?![\w-]|\.\w)", said) for name in named):
            self.tessera.fault(f"{' '.join(words)}: exit code {code}, said {said.strip()!r}")

    def command(self, name, rows):
        described = {}
        text = self.tessera.run(name, "--help")
        for line in re.split(r"\n(?=  (?:-\w, )?--)", text.split("\nOptions:\n")[1]):
            found = OPTION.match(line)
            if found:
                usual = USUAL.search(line)
                described[found[1]] = usual[1] if usual else None
        for option in described.keys() ^ rows.keys():
            self.tessera.fault(f"{name} {option} is only in one of the help and the table here")
        for option, usual in described.items():
            if rows.get(option):
                self.option(option, usual, *rows[option])

    def option(self, option, usual, call, taken, refused):
        words = call.split()
        if usual is not None and self.works(words) != self.works([*words, option, usual]):
            self.tessera.fault(f"{call}: {option} {usual} is not what it is when left out")
        for value in taken.split():
            self.works([*words, option, value])
        for value in (refused or "").split():
            self.refused([*words, option, value], option, value.split("=")[0] or value)
        self.refused([*words, option, ""], option, option[1:3])
        self.refused([*words, option], option)

    def method(self, method):
        """All parameters of a method."""
        name = method["id"]
        source = "list.sdm" if "sudoku" in name else "p.tessera"
        ending = os.path.splitext(source)[1]
        call = ["solve", source, "--solver", name, "--quiet", "-o", "x" + ending]
        searched = [*call, "--evaluations", "20000"]
        short = [*call, "--evaluations", "20"]
        usual = {item["id"]: item["default"] for item in method["parameters"]}
        told = self.tessera.json(*short)
        if told is not None and told["parameters"] != usual:
            self.tessera.fault(f"{name}: left out is {told['parameters']}, described {usual}")
        given = words_of(usual)
        if self.works(searched) != self.works([*searched, *given]):
            self.tessera.fault(f"{name}: left out is not the same as {' '.join(given)}")
        values = {item["id"]: values_of(item) for item in method["parameters"]}
        # Each value once, all parameters together.
        for turn in range(max((len(taken) for taken, _ in values.values()), default=0)):
            chosen = {key: taken[turn % len(taken)] for key, (taken, _) in values.items()}
            told = self.tessera.json(*short, *words_of(chosen))
            if told is not None and told["parameters"] != chosen:
                self.tessera.fault(f"{name}: {chosen} becomes {told['parameters']}")
        for key, (_, refused) in values.items():
            for value in refused:
                self.refused([*short, "--param", f"{key}={value}"], key)
        for preset in method["presets"]:
            told = self.tessera.json(*short, "--preset", preset["id"])
            if told is not None and told["parameters"] != usual | preset["values"]:
                self.tessera.fault(f"{name}: the preset {preset['id']} becomes "
                                   f"{told['parameters']}")


def words_of(values):
    return [word for key, value in values.items()
            for word in ("--param",
                         f"{key}={str(value).lower() if isinstance(value, bool) else value}")]


def values_of(parameter):
    """Values at the bounds, and texts beyond them."""
    kind = parameter["type"]
    if kind == "boolean":
        return (True, False), ("maybe",)
    if kind == "choice":
        return parameter["options"], ("other",)
    lowest, highest = parameter["minimum"], parameter["maximum"]
    if kind == "integer":
        return (lowest, highest), (lowest - 1, highest + 1, "1.5")
    return (lowest, highest), (lowest - 0.00001, highest + 0.00001, "nan")


def prepare(tessera):
    tessera.run("generate", "--size", "5x5", "--colors", "3+3", "--seed", 1, "--solved",
                "-o", "solved.tessera")
    tessera.run("generate", "--size", "5x5", "--colors", "3+3", "--seed", 1, "-o", "p.tessera")
    tessera.run("count", "p.tessera", "--units", "units")
    tessera.run("convert", "solved.tessera", "board.url")
    tessera.run("convert", "p.tessera", "list.txt", "--to", "pieces")
    tessera.run("generate", "--kind", "sudoku", "--size", "4x4", "--count", 2, "-o", "list.sdm")
    tessera.run("solve", "p.tessera", "--solver", "annealing", "--evaluations", 5000, "--quiet",
                "--trace", "t.csv")
    with open("plan.json", "w", encoding="utf-8") as file:
        file.write('{"puzzles": [{"generate": {"width": 4, "height": 4}}],'
                   ' "methods": [{"solver": "annealing"}], "seeds": {"count": 2},'
                   ' "budget": {"evaluations": 1000}}')
    tessera.run("experiment", "plan.json", "-o", "results", "--quiet")
    with open("tune.json", "w", encoding="utf-8") as file:
        file.write('{"puzzles": [{"generate": {"width": 4, "height": 4}}],'
                   ' "methods": [{"solver": "backtracking"}], "seeds": {"count": 2},'
                   ' "budget": {"evaluations": 10000000}}')


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("tessera", metavar="PROGRAM")
    tessera = Tessera(parser.parse_args().tessera)
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        prepare(tessera)
        options = Options(tessera)
        commands = re.findall(r"^  ([a-z]+) {2,}[A-Z]",
                              tessera.run("--help").split("\nOptions:")[0], re.M)
        for name in set(commands) ^ {*ROWS, *WITHOUT_VALUES}:
            tessera.fault(f"{name} is only in one of the help and the table here")
        for name in commands:
            if name not in WITHOUT_VALUES:
                options.command(name, ROWS.get(name, {}))
        for method in tessera.json("solvers"):
            options.method(method)
        os.chdir("/")
    tessera.end(f"{options.calls} calls of {len(commands)} commands")


if __name__ == "__main__":
    main()
