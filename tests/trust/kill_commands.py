#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Kills commands at random moments; what they write in the end must be as without.

    tests/trust/kill_commands.py .build/release/app/tessera [--kills N] [--seed N]

A command is started, killed (SIGKILL) and started again until it ends by itself. After each kill
every file is either the old one or a whole new one. Workers that share units are killed by
tests/judges/check_units.py, and windows by tst_Kills.
"""

import argparse
import collections
import json
import os
import pathlib
import random
import shutil
import subprocess
import sys
import tempfile
import time

PLAN = """{"puzzles": [{"generate": {"width": 6, "height": 6, "seed": 1}, "count": 2, "name": "p"}],
 "methods": [{"solver": "annealing"}, {"solver": "tabu"}],
 "seeds": {"count": 6}, "budget": {"evaluations": 100000}}"""
STATE = ["--checkpoint", "state", "--checkpoint-every", "0.01", "--quiet"]
# Words, and the files and fields that must be as without a kill.
COMMANDS = {
    "solve record": (["solve", "p10.tessera", "--solver", "record", "--evaluations", "20000000",
                      "-o", "best.tessera", *STATE], ["best.tessera"]),
    "solve genetic": (["solve", "p10.tessera", "--solver", "genetic", "--evaluations", "5000000",
                       "-o", "best.tessera", *STATE], ["best.tessera"]),
    "solve backtracking": (["solve", "p10.tessera", "--solver", "backtracking", "--evaluations",
                            "20000000", "-o", "best.tessera", *STATE], ["best.tessera"]),
    "count": (["count", "count.tessera", "--json", *STATE], ["solutions", "nodes"]),
    "experiment": (["experiment", "plan.json", "-o", "results", "--quiet", "--resume"],
                   ["results/table.md"]),
    "records": (["solve", "p10.tessera", "--solver", "annealing", "--evaluations", "3000000",
                 "--records", "all.tessera-records", "--quiet"], ["all.tessera-records"]),
    "count in units": (["count", "count.tessera", "--units", "units", "--unit-time", "1",
                        "--json"], ["solutions", "nodes"]),
    "generate": (["generate", "--size", "16x16", "--seed", "5", "-o", "new.tessera"],
                 ["new.tessera"]),
    "render": (["render", "p10.tessera", "-o", "p.png"], ["p.png"]),
}


class Killer:
    def __init__(self, program, chance, prepared):
        self.program, self.chance, self.prepared = program, chance, prepared
        self.faults, self.kills, self.ends = [], collections.Counter(), collections.Counter()
        self.clean, self.seconds = {}, {}

    def start(self, words, folder):
        environment = dict(os.environ, LC_ALL="C.UTF-8")
        return subprocess.Popen([self.program, *words], cwd=folder, env=environment, text=True,
                                stdout=subprocess.PIPE, stderr=subprocess.PIPE)

    def fault(self, sentence):
        self.faults.append(sentence)
        print(sentence, flush=True)

    def end(self, name, folder, kills):
        """Does a command, killed as often as it takes and at most so many times."""
        words = COMMANDS[name][0]
        while True:
            if name == "count in units" and (folder / "units").exists():
                work = ["work", "units", "--quiet"]
                if self.killed(name, work, folder, kills) is None:
                    kills -= 1
                    continue
            told = self.killed(name, words, folder, kills)
            if told is not None and '"complete":false' not in told:
                return told
            if told is None:
                kills -= 1
                self.check(name, folder)

    def killed(self, name, words, folder, kills):
        """@return what the command printed; None if it was killed"""
        process = self.start(words, folder)
        longest = self.seconds.get(name)
        try:
            wait = None if longest is None or kills <= 0 else self.chance.uniform(0, longest)
            told, errors = process.communicate(timeout=wait)
        except subprocess.TimeoutExpired:
            process.kill()
            process.communicate()
            self.kills[name] += 1
            return None
        if process.returncode not in (0, 3):
            self.fault(f"{name}: ended with {process.returncode}: {errors.strip()}")
        return told

    def check(self, name, folder):
        """Whole files after a kill."""
        for path in folder.glob("*.tessera"):
            done = subprocess.run([self.program, "inspect", path], capture_output=True, text=True,
                                  check=False)
            if done.returncode != 0:
                self.fault(f"{name}: {done.stderr.strip()}")
        for path in folder.glob("results/**/*.json"):
            try:
                json.loads(path.read_text(encoding="utf-8"))
            except ValueError as error:
                self.fault(f"{name}: {path}: {error}")
        for path in folder.glob("*.png"):
            if path.read_bytes() != self.clean[name][path.name]:
                self.fault(f"{name}: {path.name} is not whole")
        for path in folder.glob("*.tessera-records"):
            self.records(name, path)

    def records(self, name, path):
        """@return score and board of the last record. A line that a kill tore is none."""
        found = []
        for line in path.read_text(encoding="utf-8").split("\n"):
            try:
                record = json.loads(line)
                found.append((record["score"], record["placements"]))
            except ValueError:
                continue
        if any(score >= after for (score, _), (after, _) in zip(found, found[1:])):
            self.fault(f"{name}: records do not rise: {[score for score, _ in found]}")
        return found[-1:]

    def results(self, name, folder, told):
        found = {}
        for item in COMMANDS[name][1]:
            path = folder / item
            if path.suffix == ".tessera-records":
                found[item] = self.records(name, path)
            else:
                found[item] = path.read_bytes() if "." in item else json.loads(told)[item]
        return found

    def round(self, name, scratch, kills):
        folder = scratch / "folder"
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(self.prepared, folder)
        begin = time.monotonic()
        told = self.end(name, folder, kills)
        if name not in self.clean:
            self.seconds[name] = time.monotonic() - begin
            self.clean[name] = self.results(name, folder, told)
            return
        self.ends[name] += 1
        if self.results(name, folder, told) != self.clean[name]:
            self.fault(f"{name}: another result after kills")
        if left := [path.name for path in folder.iterdir()
                    if "." in path.name and path.suffix[1:].isupper()]:
            print(f"{name}: a kill left {left}")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("program", type=os.path.abspath)
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    begin = time.monotonic()
    with tempfile.TemporaryDirectory() as name:
        scratch = pathlib.Path(name)
        prepared = scratch / "prepared"
        prepared.mkdir()
        (prepared / "plan.json").write_text(PLAN, encoding="utf-8")
        for words in (["--size", "10x10", "-o", "p10.tessera"],
                      ["--size", "6x5", "--colors", "4+3", "-o", "count.tessera"]):
            subprocess.run([options.program, "generate", *words], cwd=prepared, check=True,
                           stdout=subprocess.DEVNULL)
        killer = Killer(options.program, random.Random(options.seed), prepared)
        for command in COMMANDS:
            killer.round(command, scratch, 0)
        print({command: round(seconds, 2) for command, seconds in killer.seconds.items()})
        while sum(killer.kills.values()) < options.kills:
            for command in COMMANDS:
                killer.round(command, scratch, 12)
        print(f"kills: {dict(killer.kills)}, then ended: {dict(killer.ends)}")
        print(f"{sum(killer.kills.values())} kills in {time.monotonic() - begin:.0f} s, "
              f"{len(killer.faults)} faults")
        sys.exit(1 if killer.faults else 0)


if __name__ == "__main__":
    main()
