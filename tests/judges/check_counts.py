#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Compares `tessera count` with plain backtracking on tiny random puzzles.

    tests/judges/check_counts.py .build/release/app/tessera [--puzzles N] [--first SEED]

The puzzles are 1×1 to 4×4 with all rules, hints and locked pieces; some have no solution. They are
counted in all orders of cells, with and without pruning, on one to three threads. Every tenth is a
Sudoku.
"""

import argparse
import json
import os
import random
import tempfile

from count import counts
from files import native
from program import Tessera
from rules import Puzzle, TooManySteps, sudoku_units

ORDERS = ("rows", "columns", "spiral", "comb", "border", "constrained", "auto")
MOST_STEPS = 10_000


def puzzle_by_chance(chance):
    """Cut from a board of random colours; some include a piece of another board."""
    width, height = chance.randint(1, 4), chance.randint(1, 4)
    framed, signed = chance.random() < 0.5, chance.random() < 0.4
    if framed and min(width, height) == 1:
        framed = False
    keeps = not framed and chance.random() < 0.5
    puzzle = Puzzle(width, height, framed, signed, [], keeps_rotation=keeps)
    cells = width * height
    colors = chance.randint(1, 5)
    if not framed and not signed and chance.random() < 0.4:
        puzzle.rim = chance.choice(("any", chance.randint(1, colors + 1)))
    rim = chance.randint(1, colors)
    looks = [[0] * 4 for _ in range(cells)]
    for cell in range(cells):
        for side in range(4):
            other = puzzle.neighbour(cell, side)
            if other is None and not framed:
                looks[cell][side] = chance.randint(1, colors) * (signed and chance.choice((1, -1))
                                                                 or 1)
            if other is None and puzzle.rim is not None:
                looks[cell][side] = 1 if puzzle.rim == "any" else puzzle.rim
    for cell, side, other in puzzle.joints():
        color = chance.randint(1, rim if chance.random() < 0.5 else colors)
        color *= chance.choice((1, -1)) if signed else 1
        looks[cell][side] = color
        looks[other][(side + 2) % 4] = -color if signed else color
    if chance.random() < 0.25:
        spoiled = chance.choice(looks)
        spoiled[:] = [edge and abs(edge) % colors + 1 for edge in spoiled]
    # Which piece is where, and how far it was rotated back.
    codes = [4 * piece + (0 if keeps else chance.randrange(4)) for piece in range(cells)]
    chance.shuffle(codes)
    pieces = [None] * cells
    for cell, code in enumerate(codes):
        piece, turns = divmod(code, 4)
        pieces[piece] = looks[cell][turns:] + looks[cell][:turns]
    puzzle.pieces = pieces
    return puzzle, codes


def edge_file(chance):
    puzzle, codes = puzzle_by_chance(chance)
    cells = list(range(len(codes)))
    chance.shuffle(cells)
    hints = cells[:chance.choice((0, 0, 0, 1, 2))]
    locked = cells[len(hints):][:chance.choice((0, 0, 0, 1))]
    board = [code if cell in locked else -1 for cell, code in enumerate(codes)]
    rows = [board[y * puzzle.width:][:puzzle.width] for y in range(puzzle.height)]
    rule = {} if puzzle.rim is None else {"rimColor": puzzle.rim}
    return {"format": "tessera", "version": "1.0", "width": puzzle.width, "height": puzzle.height,
            **rule, "framed": puzzle.framed, "signed": puzzle.signed,
            "keepsRotation": puzzle.keeps_rotation, "pieces": puzzle.pieces,
            "hints": [(cell, codes[cell] // 4, codes[cell] % 4) for cell in hints],
            "board": rows, "locked": locked}


def sudoku_file(chance):
    """4×4 with digits of a full grid; one of them may be wrong."""
    rows = ["1234", "3412", "2143", "4321"]
    digits = list("1234")
    chance.shuffle(digits)
    order = chance.choice(((0, 1, 2, 3), (1, 0, 2, 3), (0, 1, 3, 2), (2, 3, 1, 0)))
    line = [digits[int(digit) - 1] for row in order for digit in rows[row]]
    shown = chance.sample(range(16), chance.randint(0, 8))
    line = [digit if cell in shown else "." for cell, digit in enumerate(line)]
    if shown and chance.random() < 0.3:
        cell = shown[0]
        peers = {peer for _, unit in sudoku_units(2) if cell in unit for peer in unit}
        line[cell] = chance.choice("1234")
        if any(line[peer] == line[cell] for peer in peers - {cell}):
            line[cell] = "."
    return {"format": "tessera", "version": "1.0", "kind": "sudoku", "givens": "".join(line)}


def compare(tessera, path, seed):
    """@return whether both have counted"""
    chance = random.Random(seed)
    data = sudoku_file(chance) if seed % 10 == 9 else edge_file(chance)
    try:
        ours, orbits = counts(native("", data)[0], MOST_STEPS)
    except TooManySteps:
        return False
    with open(path, "w", encoding="utf-8") as file:
        json.dump(data, file)
    words = ["count", path]
    if "kind" not in data:
        words += ["--order", chance.choice(ORDERS), "--jobs", chance.choice((1, 1, 1, 2, 3)),
                  "--pruning", chance.choice(("none", "colors"))]
    told = tessera.json(*words)
    if told is not None and (told["solutions"] != ours or not told["complete"]
                             or orbits not in (None, told.get("solutions_up_to_rotation"))):
        tessera.fault(f"puzzle {seed} ({' '.join(map(str, words))}): {ours}, up to rotation "
                      f"{orbits}, told {told}\n"
                      f"{json.dumps(data)}")
    return True


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("tessera", metavar="PROGRAM")
    parser.add_argument("--puzzles", type=int, default=250)
    parser.add_argument("--first", type=int, default=0, help="seed of the first puzzle")
    options = parser.parse_args()
    tessera = Tessera(options.tessera)
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "p.tessera")
        seeds = range(options.first, options.first + options.puzzles)
        compared = sum(compare(tessera, path, seed) for seed in seeds)
    if compared < options.puzzles // 2:
        tessera.fault("most puzzles were too large to be counted")
    tessera.end(f"{compared} of {options.puzzles} puzzles counted twice")


if __name__ == "__main__":
    main()
