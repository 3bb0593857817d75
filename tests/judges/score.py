#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Scores boards from the definition alone and reports their faults.

    tests/judges/score.py best.tessera run.tessera-run sudoku.sdk
    tests/judges/score.py --puzzle puzzle.tessera records.jsonl best.url

Reads .tessera, .tessera-run, JSON of eternity2.dev and Sudoku lines. With a puzzle it also reads
records (.jsonl), runs of an experiment (runs/*.json), .url, .grid, .tiles and .et2. The exit code
is 1 if a board breaks a rule, has a piece twice, or has another score than its file states.
"""

import argparse
import json
import pathlib
import sys

from files import boards_in, puzzle_of


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("files", nargs="+", metavar="FILE")
    parser.add_argument("--puzzle", type=pathlib.Path, help="a .tessera file")
    options = parser.parse_args()
    puzzle = puzzle_of(json.loads(options.puzzle.read_text())) if options.puzzle else None
    good = True
    for path in options.files:
        try:
            boards = boards_in(path, puzzle)
        except (OSError, ValueError, KeyError, IndexError, TypeError) as error:
            print(f"{path}: cannot be read: {error!r}")
            good = False
            continue
        for board in boards:
            numbers = board.score()
            faults = board.faults()
            good = good and not faults
            print(f"{board.name}: {numbers['matched']} of {numbers['total']}, "
                  f"{numbers['empty']} empty")
            for fault in faults:
                print(f"  {fault}")
    sys.exit(0 if good else 1)


if __name__ == "__main__":
    main()
