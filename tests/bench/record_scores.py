#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Searches fresh puzzles with Record, keeps every board, scores it apart from the product and
prints a table.

    tests/bench/record_scores.py PROGRAM FOLDER [--seconds 60] [--threads 1] [--first 1] [--count 5]
                                 [--puzzles FILE...] [--sizes 10 12 14 16 20 32]

Without puzzles it generates the hardest of each size. Seconds are processor time of each thread.
Puzzles and boards stay in FOLDER, with the course as CSV.
"""

import argparse
import csv
import json
import subprocess
import sys
from pathlib import Path
from statistics import median

sys.path.insert(0, str(Path(__file__).parent.parent / "judges"))
from files import boards_in  # noqa: E402

MOMENTS = (0.1, 1, 3, 10, 30, 60, 120, 300, 600, 1800, 3600)
COLORS = {10: "4+10", 16: "5+17"}  # the others are the hardest of their size


def generated(program, folder, size, seed):
    path = folder / f"{size}x{size}-{seed}.tessera"
    subprocess.run([program, "generate", "--size", f"{size}x{size}", "--colors",
                    COLORS.get(size, "hardest"), "--seed", str(seed), "-o", path],
                   check=True, stdout=subprocess.DEVNULL)
    return path


def searched(program, puzzle, options, folder):
    """What the search says, its course and the judge's score of its board."""
    board = folder / f"{puzzle.stem}-best.tessera"
    course = folder / f"{puzzle.stem}.csv"
    said = subprocess.run(
        [program, "solve", puzzle, "--solver", "record", "--seed", "1", "--jobs", str(options.threads),
         "--cpu-time", str(options.seconds * options.threads), "-o", board, "--trace", course,
         "--json", "--quiet"],
        capture_output=True, text=True)
    if said.returncode not in (0, 3):
        sys.exit(said.stderr)
    best = json.loads(said.stdout)["runs"][0]
    judged = boards_in(board, None)[0]
    if judged.faults() or judged.score()["matched"] != best["best"]:
        sys.exit(f"{board}: the judge does not confirm {best['best']}")
    points = [(float(row["seconds"]), int(row["best"])) for row in csv.DictReader(course.open())]
    return best, judged.score()["total"], points


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("program")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--first", type=int, default=1)
    parser.add_argument("--count", type=int, default=5)
    parser.add_argument("--sizes", type=int, nargs="*", default=[10, 12, 14, 16, 20, 32])
    parser.add_argument("--puzzles", type=Path, nargs="*", default=[])
    options = parser.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    rows = [[puzzle] for puzzle in options.puzzles] or [
        [generated(options.program, options.folder, size, seed)
         for seed in range(options.first, options.first + options.count)] for size in options.sizes]
    moments = [moment for moment in MOMENTS if moment < options.seconds] + [options.seconds]
    print(f"| puzzle | {' | '.join(f'{moment:g} s' for moment in moments)} | of | evaluations |")
    print("|---|" + "--:|" * (len(moments) + 2))
    for row in rows:
        ends = []
        for puzzle in row:
            best, total, points = searched(options.program, puzzle, options, options.folder)
            scores = [max((score for seconds, score in points if seconds <= moment), default=None)
                      for moment in moments]
            scores[-1] = best["best"]
            ends.append(scores)
            cells = " | ".join("–" if score is None else str(score) for score in scores)
            print(f"| {puzzle.stem} | {cells} | {total} | {best['evaluations'] / 1e9:.1f} G |", flush=True)
        if len(row) > 1:
            cells = " | ".join(f"{median(scores):g}" if None not in scores else "–"
                               for scores in zip(*ends))
            print(f"| **median** | {cells} | {total} | |", flush=True)


if __name__ == "__main__":
    main()
