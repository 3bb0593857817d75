# SPDX-License-Identifier: GPL-3.0-or-later
"""Reads the program's board files by the descriptions of their formats, independently of its own
readers."""

import json
import pathlib
import re
from dataclasses import dataclass

from rules import (Puzzle, faults, faults_of_looks, looks_of, score, sudoku_faults, sudoku_score)

SYMBOLS = "0123456789ABCDEFGHIJKLMNOP"
GREY = (0, 0, 0, 0)


@dataclass
class EdgeBoard:
    """A board as piece codes, or as edges where a format has no pieces."""
    name: str
    puzzle: Puzzle
    codes: list = None
    looks: list = None
    told: int = None  # the score that the file states
    locked: tuple = ()  # cells

    def score(self):
        return score(self.puzzle, self.looks if self.codes is None
                     else looks_of(self.puzzle, self.codes))

    def faults(self):
        wrong = (faults_of_looks(self.puzzle, self.looks) if self.codes is None
                 else faults(self.puzzle, self.codes))
        if not wrong and self.told is not None and self.told != self.score()["matched"]:
            wrong.append(f"the file says {self.told}")
        return wrong


@dataclass
class SudokuBoard:
    name: str
    order: int
    grid: list
    givens: list = None
    told: int = None

    def score(self):
        return sudoku_score(self.order, self.grid)

    def faults(self):
        # While a search works, rows and columns may hold digits twice; blocks may not.
        wrong = [fault for fault in sudoku_faults(self.order, self.grid, self.givens)
                 if "occurs" not in fault or fault.startswith("block")]
        if self.told is not None and self.told != self.score()["matched"]:
            wrong.append(f"the file says {self.told}")
        return wrong


def sudoku_grid(line):
    return [0 if sign in ".0*_" else SYMBOLS.index(sign.upper()) for sign in line]


def order_of(cells):
    order = round(cells ** 0.25)
    if order ** 4 != cells or order < 2:
        raise ValueError(f"{cells} cells are no Sudoku")
    return order


def puzzle_of(data):
    """The puzzle of native JSON."""
    hints = [(cell, 4 * piece + turns) for cell, piece, turns in data.get("hints", [])]
    return Puzzle(data["width"], data["height"], data["framed"], data["signed"], data["pieces"],
                  hints, data.get("keepsRotation", False), data.get("rimColor"))


def codes_of(rows, pieces):
    """Everything except the code of a piece is an empty cell."""
    return [code if 0 <= code < 4 * pieces else None for code in rows]


def native(name, data):
    if data.get("kind") == "sudoku":
        givens = sudoku_grid(data["givens"])
        grid = sudoku_grid(data.get("digits", data["givens"]))
        return [SudokuBoard(name, order_of(len(givens)), grid, givens)]
    puzzle = puzzle_of(data)
    if any(len(row) != puzzle.width for row in data["board"]):
        raise ValueError("a row has another width")
    codes = codes_of(sum(data["board"], []), len(puzzle.pieces))
    boards = [EdgeBoard(name, puzzle, codes, locked=tuple(data.get("locked", ())))]
    if "solution" in data:
        solution = codes_of(sum(data["solution"], []), len(puzzle.pieces))
        boards.append(EdgeBoard(name + " (solution)", puzzle, solution, told=puzzle.total))
    return boards


def board_like(first, name, codes, told):
    """Another board of the same puzzle."""
    if isinstance(first, SudokuBoard):
        return SudokuBoard(name, first.order, list(codes), first.givens, told)
    return EdgeBoard(name, first.puzzle, codes_of(codes, len(first.puzzle.pieces)), told=told)


def bests(name, first, moments):
    """Boards that are each stored as the difference from the one before.
    @param moments scores and changes"""
    now = [0] * len(first.grid if isinstance(first, SudokuBoard) else first.codes)
    boards = []
    for told, changes in moments:
        cell = 0
        for change in filter(None, changes.split(",")):
            distance, code = change.split(".")
            cell += int(distance, 36)
            now[cell] = int(code, 36)
        boards.append(board_like(first, f"{name} (board {len(boards) + 1})", now, told))
    scores = [board.told for board in boards]
    if any(a >= b for a, b in zip(scores, scores[1:])):
        raise ValueError("a best board is not better than the one before")
    return boards


def run_file(name, text):
    """Every best board of a run."""
    lines = text.splitlines()
    first = native(name, json.loads(lines[1])["puzzle"])[0]
    moments = [line.split(" ") for line in lines[2:] if line.startswith("b ")]
    boards = bests(name, first, [(int(words[3]), words[4]) for words in moments])
    for line in lines[2:]:
        if line.startswith("end ") and json.loads(line[4:])["best"] != boards[-1].told:
            raise ValueError("the score at the end is not that of the last board")
    return boards


def run_of_plan(path, first):
    """The boards of one finished run in the folder of an experiment, the final one first.
    @param first a board of its puzzle"""
    path = pathlib.Path(path)
    data = json.loads(path.read_text())
    moments = [(moment[2], moment[3]) for moment in data["boards"]]
    return [board_like(first, path.name, data["board"], data["best"]),
            *bests(path.name, first, moments)]


def records(name, text, puzzle):
    boards = []
    for line in filter(None, text.splitlines()):
        data = json.loads(line)
        title = f"{name} (record {len(boards) // 2 + 1})"
        codes = codes_of(data["placements"], len(puzzle.pieces))
        boards.append(EdgeBoard(title, puzzle, codes, told=data["score"]))
        if data["board"] is not None:
            boards.append(EdgeBoard(title + " (edges)", puzzle, told=data["score"],
                                    looks=letters(data["board"])))
    return boards


def letters(text):
    """Four letters per cell, a for grey. Four greys are an empty cell."""
    cells = [tuple(ord(letter) - ord("a") for letter in text[i:i + 4])
             for i in range(0, len(text), 4)]
    return [None if edges == GREY else edges for edges in cells]


def viewer_url(name, text, puzzle):
    edges = re.search(r"board_edges=([a-w]*)", text)[1]
    return [EdgeBoard(name, puzzle, looks=letters(edges))]


def editor_grid(name, text, puzzle):
    told = re.search(r"Grid score: (\d+)/", text)
    text = re.sub(r"#.*", " ", text)
    numbers = list(map(int, re.findall(r"-?\d+", text)))
    cells = [tuple(numbers[i:i + 4]) for i in range(0, len(numbers), 4)]
    return [EdgeBoard(name, puzzle, looks=[None if c == GREY else c for c in cells],
                      told=int(told[1]) if told else None)]


def five_integers(name, text, puzzle):
    looks = []
    for line in filter(None, text.splitlines()):
        for cell in line.split("|")[1:-1]:
            edges = tuple(map(int, cell.split(",")))[:4]
            looks.append(None if edges == GREY else edges)
    return [EdgeBoard(name, puzzle, looks=looks)]


def piece_rotation(name, text, puzzle):
    codes = []
    for word in text.split():
        piece, turns = word.split("/")
        codes.append(None if turns == "-" else 4 * (int(piece) - 1) + int(turns))
    return [EdgeBoard(name, puzzle, codes)]


def sudoku_lines(name, text):
    """The first word of each line. Givens are not distinguished."""
    boards = []
    for line in text.splitlines():
        words = line.split()
        if words and not words[0].startswith("#"):
            grid = sudoku_grid(words[0])
            boards.append(SudokuBoard(name, order_of(len(grid)), grid))
    return boards


BOARDS_OF_A_PUZZLE = {".url": viewer_url, ".grid": editor_grid, ".tiles": five_integers,
                      ".et2": piece_rotation, ".jsonl": records}


def boards_in(path, puzzle=None):
    """All boards of a file.
    @param puzzle whose pieces the boards of formats without pieces are made of
    @raise ValueError, KeyError or similar if it cannot be read"""
    path = pathlib.Path(path)
    text = path.read_text(encoding="utf-8-sig")
    if text.startswith("tessera-run "):
        return run_file(path.name, text)
    if path.suffix in BOARDS_OF_A_PUZZLE:
        if puzzle is None:
            raise ValueError("name its puzzle with --puzzle")
        return BOARDS_OF_A_PUZZLE[path.suffix](path.name, text, puzzle)
    if text.lstrip().startswith("{"):
        data = json.loads(text)
        if data.get("format") == "tessera":
            return native(path.name, data)
        if "plan" in data:
            if puzzle is None:
                raise ValueError("name its puzzle with --puzzle")
            empty = EdgeBoard("", puzzle, [None] * (puzzle.width * puzzle.height))
            return run_of_plan(path, empty)
        return web_json(path.name, data)
    return sudoku_lines(path.name, text)


def web_json(name, data):
    """The JSON of eternity2.dev: unsigned, and framed if there is any grey."""
    hints = [(hint["pos"], 4 * hint["piece"] + hint["rot"]) for hint in data.get("hints", [])]
    framed = any(0 in piece for piece in data["pieces"])
    puzzle = Puzzle(data["width"], data["height"], framed, False, data["pieces"], hints)
    boards = []
    if "board" in data:
        boards.append(EdgeBoard(name, puzzle, codes_of(data["board"], len(puzzle.pieces)),
                                told=data.get("score")))
    if "board_edges" in data:
        boards.append(EdgeBoard(name + " (edges)", puzzle, looks=letters(data["board_edges"]),
                                told=data.get("score")))
    return boards
