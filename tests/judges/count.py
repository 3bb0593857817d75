#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Counts all solutions of tiny puzzles by trying everything, cell by cell.

    tests/judges/count.py small.tessera puzzle.sdk

Hints and locked pieces stay in place. Boards that look the same count once.
"""

import argparse

from files import SudokuBoard, boards_in
from rules import solutions, sudoku_count, up_to_rotation


def counts(board, most_steps=None):
    """@return the number of solutions, and the number up to rotation (None for a Sudoku)
    @raise TooManySteps for edge puzzles only"""
    if isinstance(board, SudokuBoard):
        return sudoku_count(board.order, board.givens or board.grid), None
    kept = {cell: board.codes[cell] for cell in board.locked if board.codes[cell] is not None}
    found = list(solutions(board.puzzle, kept, most_steps))
    return len(found), up_to_rotation(board.puzzle, found)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("files", nargs="+", metavar="FILE")
    for path in parser.parse_args().files:
        board = boards_in(path)[0]
        found, orbits = counts(board)
        print(f"{board.name}: {found}" + (f", {orbits} up to rotation" if orbits else ""))


if __name__ == "__main__":
    main()
