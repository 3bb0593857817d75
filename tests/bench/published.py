#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Prints the table “Published results” of RESULTS.md from the rows that the help shows.

Takes no arguments; tst_HelpWindow compares both.
"""
import json
import pathlib

ROOT = pathlib.Path(__file__).parent.parent.parent
COLUMNS = ("source", "published", "name", "puzzle", "ours", "how", "command")

rows = json.loads((ROOT / "resources/help/results.json").read_text())
print("| work | published | method | puzzle | ours | how | `tessera …` |")
print("|" + "---|" * len(COLUMNS))
for row in sorted(rows, key=lambda row: row["source"].replace(":", "")):
    if row["published"] != "–":
        print("| " + " | ".join(row[column] for column in COLUMNS[:-1]) + f" | `{row['command']}` |")
