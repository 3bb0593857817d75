#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes puzzles of every kind, searches them with every method, and judges every board that the
program writes. Then both score boards of randomly placed pieces.

    tests/judges/check_boards.py .build/release/app/tessera [--evaluations N] [--boards N] \\
        [--seed N]
"""

import argparse
import json
import math
import os
import pathlib
import random
import shutil
import statistics
import tempfile

from files import EdgeBoard, boards_in, letters, run_of_plan
from program import Tessera
from rules import Puzzle, colors_of, kind_of, looks_of, sudoku_count

EDGE_PUZZLES = {
    "framed": "--size 5x5",
    "oblong": "--size 7x3 --colors 3+4 --hints 2",
    "one set": "--size 4x5 --colors 6",
    "unframed": "--size 5x3 --unframed --no-unique",
    "signed": "--size 4x6 --signed",
    "signed, unframed": "--size 4x4 --unframed --signed --no-unique --hints 1",
    "rotation kept": "--size 4x5 --unframed --keep-rotation --colors 6 --hints 1",
    "copies": "--size 6x6 --colors 2+2 --no-unique --distribution random",
    "a row": "--size 6x1 --unframed --colors 4 --no-unique",
    "tiny": "--size 2x2 --colors 3",
}
SUDOKUS = {
    "4×4": "--size 4x4",
    "easy 9×9": "--difficulty easy --symmetry half-turn",
    "9×9": "--givens 30",
    "16×16": "--size 16x16 --givens 150",
}
TEXTS = ("url", "tiles", "et2", "json", "grid")


class Judge:
    def __init__(self, tessera, folder, options):
        self.tessera = tessera
        self.folder = folder
        self.evaluations = options.evaluations
        self.seed = options.seed
        self.boards = 0

    def path(self, name):
        return os.path.join(self.folder, name)

    def clear(self, *names):
        for name in names:
            if os.path.exists(self.path(name)):
                os.remove(self.path(name))

    def judge(self, what, name, puzzle=None):
        """@return the boards of a file, all of them judged"""
        try:
            boards = boards_in(self.path(name), puzzle)
        except (OSError, ValueError, KeyError, IndexError, TypeError) as error:
            self.tessera.fault(f"{what}: {name} cannot be read: {error!r}")
            return []
        for board in boards:
            self.boards += 1
            for fault in board.faults():
                self.tessera.fault(f"{what}: {board.name}: {fault}")
        return boards

    def compare(self, what, board, name):
        """Whether `tessera score` says what the judge says."""
        said = self.tessera.json("score", self.path(name))
        for key, number in board.score().items():
            if said is None or not math.isclose(said[key], number, abs_tol=1e-9):
                self.tessera.fault(f"{what}: {key} is {number}, reported {said and said[key]}")
        if isinstance(board, EdgeBoard) and said is not None:
            faults = board.faults()
            if len(said["violations"]) != len(faults):
                self.tessera.fault(f"{what}: {faults}, reported {said['violations']}")

    def solve(self, what, source, method, ending, more=()):
        """Runs one search with every output it can write."""
        self.clear("best" + ending, "best.jsonl", "best.tessera-run")
        start = boards_in(self.path(source))[0]
        is_edges = isinstance(start, EdgeBoard)
        if is_edges:
            more = ("--records", self.path("best.jsonl"),
                    "--run-file", self.path("best.tessera-run"), *more)
        said = self.tessera.json("solve", self.path(source), "--solver", method, "--quiet",
                                 "--evaluations", self.evaluations,
                                 "-o", self.path("best" + ending), *more)
        if said is None:
            return
        best = said["runs"][0]["best"]
        found = self.judge(what, "best" + ending)[:1]
        if is_edges:
            found += self.judge(what, "best.tessera-run")[-1:]
            found += self.judge(what, "best.jsonl", start.puzzle)[-1:]
            if said["runs"][0]["board"] is not None:
                found.append(EdgeBoard("--json", start.puzzle,
                                       looks=letters(said["runs"][0]["board"])))
        else:
            # The givens are those of the puzzle that was read, in every format.
            found[0].givens = start.givens or start.grid
        for board in found:
            if board.score()["matched"] != best or board.faults():
                self.tessera.fault(f"{what}: {board.name}: {board.score()['matched']}, "
                                   f"reported {best}; {board.faults()}")
        self.compare(what, found[0], "best" + ending)

    def edges(self, name, words, methods):
        what = f"{name} ({words})"
        self.tessera.run("generate", *words.split(), "--seed", self.seed,
                         "-o", self.path("p.tessera"))
        boards = self.judge(what, "p.tessera")
        puzzle = boards[0].puzzle
        size = tuple(map(int, words.split()[1].split("x")))
        wanted = (*size, "--unframed" not in words, "--signed" in words)
        if (puzzle.width, puzzle.height, puzzle.framed, puzzle.signed) != wanted:
            self.tessera.fault(f"{what}: not the requested puzzle")
        if len(boards) != 2 or boards[1].score()["empty"] > 0:
            self.tessera.fault(f"{what}: no solution is reported")
        else:
            self.asked_for(what, words.split(), puzzle, boards[1])
        for method in methods:
            self.solve(f"{what}, {method}", "p.tessera", method, ".tessera")
        self.solve(f"{what}, two threads", "p.tessera", "record", ".tessera", ("--jobs", 2))
        for ending in TEXTS:
            self.convert(f"{what}, {ending}", ending, puzzle)
        self.tessera.run("convert", self.path("p.tessera"), self.path("t.txt"))
        self.tessera.run("convert", self.path("t.txt"), self.path("back.tessera"))
        back = boards_in(self.path("back.tessera"))[0].puzzle
        back.hints = puzzle.hints  # a list has no hints
        if back != puzzle:
            self.tessera.fault(f"{what}: the list of pieces comes back as {back}")

    def asked_for(self, what, words, puzzle, solution):
        """Whether copies, hints and colours are as requested."""
        asked = dict(zip(words, words[1:]))
        wrong = []
        kinds = {kind_of(puzzle, piece) for piece in puzzle.pieces}
        if "--no-unique" not in words and len(kinds) < len(puzzle.pieces):
            wrong.append("a piece occurs twice")
        if len(puzzle.hints) != int(asked.get("--hints", 0)):
            wrong.append(f"{len(puzzle.hints)} hints")
        if any(solution.codes[cell] != code for cell, code in puzzle.hints):
            wrong.append("a hint is not of the solution")
        ring, inner = colors_of(puzzle, looks_of(puzzle, solution.codes))
        wanted = asked.get("--colors", "hardest")
        numbers = {"along": len(ring), "inside": len(inner), "in all": len(ring | inner)}
        if "+" in wanted and [*map(int, wanted.split("+"))] != [len(ring), len(inner)]:
            wrong.append(f"colours: {numbers}")
        if wanted.isdigit() and len(ring | inner) != int(wanted):
            wrong.append(f"colours: {numbers}")
        if not wanted.isdigit() and ring.keys() & inner.keys():
            wrong.append("a colour of the frame is inside too")
        if "--distribution" not in asked:
            groups = [ring + inner] if wanted.isdigit() else [ring, inner]
            if puzzle.framed and any(group and max(group.values()) - min(group.values()) > 1
                                     for group in groups):
                wrong.append(f"not even: {ring} {inner}")
        for fault in wrong:
            self.tessera.fault(f"{what}: {fault}")

    def convert(self, what, ending, puzzle):
        """Converts the best board to another format and back."""
        text = "t." + ending
        self.clear(text, "back.tessera")
        done = self.tessera.call("convert", self.path("best.tessera"), self.path(text))
        common = puzzle.framed and not puzzle.signed
        if done.returncode == 1 and not (common and (ending != "grid"
                                                     or puzzle.width == puzzle.height)):
            return  # the format cannot hold it, and the program reports that
        if done.returncode != 0:
            self.tessera.fault(f"{what}: {done.stderr.strip()}")
            return
        self.judge(what, text, puzzle)
        pieces = ("--puzzle", self.path("p.tessera")) if ending == "et2" else ()
        self.tessera.run("convert", self.path(text), self.path("back.tessera"), *pieces)
        back = self.judge(what, "back.tessera")
        before = boards_in(self.path("best.tessera"))[0]
        if not back or (looks_of(back[0].puzzle, back[0].codes)
                        != looks_of(puzzle, before.codes)):
            self.tessera.fault(f"{what}: another board came back")
        elif (back[0].puzzle.framed, back[0].puzzle.signed) != (puzzle.framed, puzzle.signed):
            self.tessera.fault(f"{what}: other rules came back")

    def sudoku(self, name, words):
        what = f"Sudoku {name} ({words})"
        for ending in (".sdk", ".tessera"):
            self.tessera.run("generate", "--kind", "sudoku", *words.split(), "--seed", self.seed,
                             "-o", self.path("s" + ending))
            board = self.judge(what, "s" + ending)[0]
            self.asked_of_sudoku(what, words.split(), board)
            self.solve(what, "s" + ending, "gvns-sudoku", ending)

    def asked_of_sudoku(self, what, words, board):
        """Whether it has one solution, and the givens and symmetry that were requested."""
        asked = dict(zip(words, words[1:]))
        if board.order < 4 and sudoku_count(board.order, board.grid) != 1:
            self.tessera.fault(f"{what}: not one solution")
        givens = [digit != 0 for digit in board.grid]
        if "--givens" in asked and sum(givens) != int(asked["--givens"]):
            self.tessera.fault(f"{what}: {sum(givens)} givens")
        if asked.get("--symmetry") == "half-turn" and givens != givens[::-1]:
            self.tessera.fault(f"{what}: the givens are not symmetrical")

    def experiment(self, source, methods):
        """Runs a plan and checks that its statistics follow from its runs."""
        what = f"experiment with {source}"
        plan = {"puzzles": [{"file": source}], "methods": [{"solver": name} for name in methods],
                "seeds": {"count": 3}, "budget": {"evaluations": self.evaluations}}
        with open(self.path("plan.json"), "w", encoding="utf-8") as file:
            json.dump(plan, file)
        shutil.rmtree(self.path("out"), ignore_errors=True)
        self.tessera.run("experiment", self.path("plan.json"), "-o", self.path("out"), "--quiet")
        first = boards_in(self.path(source))[0]
        scores = {}
        for path in sorted(pathlib.Path(self.path("out"), "runs").glob("*.json")):
            for board in run_of_plan(path, first):
                self.boards += 1
                for fault in board.faults():
                    self.tessera.fault(f"{what}: {board.name}: {fault}")
            data = json.loads(path.read_text())
            scores.setdefault(data["method"], []).append(data["best"])
        table = json.loads(pathlib.Path(self.path("out"), "results.json").read_text())
        if sorted(scores) != sorted(methods) or {len(some) for some in scores.values()} != {3}:
            self.tessera.fault(f"{what}: the runs are {scores}")
        for row in table["rows"]:
            some = scores[row["method"]]
            ours = {"best": max(some), "mean": statistics.mean(some), "runs": 3,
                    "median": statistics.median(some), "stddev": statistics.stdev(some),
                    "success": sum(best == row["total"] for best in some) / 3}
            for key, number in ours.items():
                if not math.isclose(row[key], number, abs_tol=1e-9):
                    self.tessera.fault(f"{what}, {row['method']}: {key} is {number}, "
                                       f"reported {row[key]}")

    def by_chance(self, seed):
        """A board of random pieces, hints and empty cells; both scores have to agree."""
        puzzle, board = chance_board(random.Random(seed))
        rows = [[-1 if code is None else code for code in board[y * puzzle.width:][:puzzle.width]]
                for y in range(puzzle.height)]
        data = {"format": "tessera", "version": "1.0", "width": puzzle.width,
                "height": puzzle.height, "framed": puzzle.framed, "signed": puzzle.signed,
                "pieces": puzzle.pieces, "board": rows,
                "hints": [(cell, code // 4, code % 4) for cell, code in puzzle.hints]}
        with open(self.path("c.tessera"), "w", encoding="utf-8") as file:
            json.dump(data, file)
        self.boards += 1
        self.compare(f"random board {seed}", EdgeBoard("", puzzle, board), "c.tessera")


def judges_see_faults(tessera):
    """Deliberate faults, each of which has to be found."""
    ring = Puzzle(2, 2, True, False, [[0, 1, 2, 0], [0, 0, 3, 1], [2, 1, 0, 0], [3, 0, 0, 1]],
                  [(0, 0)])
    for board, told, sound in (([0, 4, 8, 12], 4, True), ([0, None, 8, 12], 2, True),
                               ([0, 4, 8, 12], 3, False),  # wrong score
                               ([0, 5, 8, 12], 2, False),  # rotated, grey not at the frame
                               ([0, 4, 8, 8], 3, False),  # a piece twice
                               ([7, 1, 8, 12], 1, False),  # hint not kept
                               ([None, 4, 8, 12], 2, False)):
        faults = EdgeBoard("", ring, board, told=told).faults()
        if sound != (not faults):
            tessera.fault(f"the judge says {faults} of {board} with the score {told}")
    # The sample of the viewer's own page: all 24 joints match.
    sample = "ajjaajojaetjaaeejoeaootottooeajteojattoootttjajtjeaaoeaeteaejaae"
    looks = letters(sample)
    puzzle = Puzzle(4, 4, True, False, looks)
    board = EdgeBoard("", puzzle, looks=looks, told=24)
    if board.faults():
        tessera.fault(f"the judge says {board.faults()} of the viewer's sample")


def chance_board(chance):
    width, height = chance.randint(1, 7), chance.randint(1, 7)
    cells = width * height
    signed = chance.random() < 0.5
    colors = [c for c in range(-3 if signed else 0, 4) if c != 0 or chance.random() < 0.5]
    pieces = [[chance.choice(colors) for _ in range(4)] for _ in range(cells)]
    puzzle = Puzzle(width, height, chance.random() < 0.5, signed, pieces)
    codes = [4 * piece + chance.randrange(4) for piece in range(cells)]
    chance.shuffle(codes)
    share = chance.choice((0, 0.2, 0.8))
    board = [None if chance.random() < share else code for code in codes]
    for cell in chance.sample(range(cells), chance.randint(0, min(3, cells))):
        code = codes[cell] if chance.random() < 0.5 else codes[cell] ^ 1
        puzzle.hints.append((cell, code))
    return puzzle, board


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("tessera", metavar="PROGRAM")
    parser.add_argument("--evaluations", type=int, default=3000)
    parser.add_argument("--boards", type=int, default=60, help="number of random boards")
    parser.add_argument("--seed", type=int, default=5, help="of the puzzles")
    options = parser.parse_args()
    tessera = Tessera(options.tessera)
    methods = [method["id"] for method in tessera.json("solvers")]
    judges_see_faults(tessera)
    with tempfile.TemporaryDirectory() as folder:
        judge = Judge(tessera, folder, options)
        of_edges = [method for method in methods if "sudoku" not in method]
        for name, words in EDGE_PUZZLES.items():
            judge.edges(name, words, of_edges)
            judge.experiment("p.tessera", of_edges)
        for name, words in SUDOKUS.items():
            judge.sudoku(name, words)
        judge.experiment("s.tessera", ["gvns-sudoku"])
        for seed in range(options.boards):
            judge.by_chance(seed)
    tessera.end(f"{judge.boards} boards of {len(methods)} methods judged")


if __name__ == "__main__":
    main()
