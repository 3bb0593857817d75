#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Draws what q₀ does: the means of soederlind-2010-q0.json and the published figures beside them.

Usage: draw_q0.py RESULTS_FOLDER PICTURE.svg
"""

import csv
import re
import sys
from collections import defaultdict
from pathlib import Path
from statistics import mean

LEFT, TOP, WIDTH, HEIGHT = 56, 24, 440, 250
LOW, HIGH = 20, 160  # matched edges
COLORS = {"1": "#00557f", "2": "#b06000"}  # by version
# By version and α: Söderlind 2010, Tables 5 and 7, Ant Colony System with five ants.
PUBLISHED = {("1", "1"): 106, ("2", "1"): 110.33, ("1", "2"): 86.66, ("2", "2"): 95}
NAMES = {"1": "α 1, β 2", "2": "α 2, β 1"}


def x(q0):
    return LEFT + WIDTH * q0


def y(score):
    return TOP + HEIGHT * (HIGH - score) / (HIGH - LOW)


def read(folder):
    """By version and α, then q₀: the best scores of the runs."""
    runs = defaultdict(lambda: defaultdict(list))
    with open(Path(folder) / "results.csv", newline="", encoding="utf-8") as file:
        for row in csv.DictReader(file):
            version, alpha, q0 = re.search(r"version (\d), α=(\d) q0=([\d.]+)", row["method"]).groups()
            runs[version, alpha][float(q0)].append(int(row["best"]))
    return runs


def axes():
    yield '<rect width="720" height="320" fill="white"/>'
    for score in range(LOW, HIGH + 1, 20):
        yield (f'<path d="M{LEFT} {y(score):.1f}h{WIDTH}" stroke="#ddd"/>'
               f'<text x="{LEFT - 6}" y="{y(score):.1f}" dy="4" text-anchor="end">{score}</text>')
    for tenth in range(0, 11, 2):
        yield f'<text x="{x(tenth / 10):.1f}" y="{TOP + HEIGHT + 18}" text-anchor="middle">{tenth / 10}</text>'
    yield f'<text x="{LEFT + WIDTH / 2}" y="{TOP + HEIGHT + 36}" text-anchor="middle">q₀</text>'
    yield f'<text x="{LEFT - 44}" y="{TOP - 8}">matched edges of 180</text>'
    yield f'<text x="{LEFT + WIDTH + 14}" y="{TOP + 204}" fill="#666">thick marks: published</text>'
    yield f'<text x="{LEFT + WIDTH + 14}" y="{TOP + 220}" fill="#666">thin bars: worst to best run</text>'


def curve(key, points, row):
    version, alpha = key
    dash = ' stroke-dasharray="5 3"' if alpha == "2" else ""
    style = f'stroke="{COLORS[version]}"{dash}'
    places = [(x(q0), scores) for q0, scores in sorted(points.items())]
    line = " ".join(f"{place:.1f},{y(mean(scores)):.1f}" for place, scores in places)
    yield f'<polyline points="{line}" fill="none" stroke-width="2" {style}/>'
    for place, scores in places:
        yield (f'<path d="M{place:.1f} {y(min(scores)):.1f}V{y(max(scores)):.1f}" '
               f'stroke="{COLORS[version]}" opacity="0.5"/>')
    yield f'<path d="M{LEFT} {y(PUBLISHED[key]):.1f}h14" stroke-width="4" {style}/>'
    label = TOP + 20 + 44 * row
    yield f'<path d="M{LEFT + WIDTH + 14} {label - 4}h24" stroke-width="2" {style}/>'
    yield f'<text x="{LEFT + WIDTH + 44}" y="{label}">version {version}, {NAMES[alpha]}</text>'
    yield f'<text x="{LEFT + WIDTH + 44}" y="{label + 16}" fill="#666">published {PUBLISHED[key]}</text>'


def main():
    runs = read(sys.argv[1])
    lines = ['<svg xmlns="http://www.w3.org/2000/svg" width="720" height="320" viewBox="0 0 720 320" '
             'font-family="sans-serif" font-size="12" fill="#222">',
             "<title>Ant Colony System on P7: mean of five runs by q₀</title>", *axes()]
    for row, key in enumerate(sorted(runs, key=lambda key: (key[1], key[0]))):
        lines += curve(key, runs[key], row)
    Path(sys.argv[2]).write_text("\n".join([*lines, "</svg>", ""]), encoding="utf-8")


if __name__ == "__main__":
    main()
