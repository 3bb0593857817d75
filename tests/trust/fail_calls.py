#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Lets each call that writes fail, one after the other, in commands that write files.

    tests/trust/fail_calls.py .build/release/app/tessera [--most N] [--only NAME...] [--seed N]

Of each kind of call every one fails once (if there are more than N: the first, the last and N drawn
at random): no space, a fault of the disk, an interruption, half of a write, a failed rename, sync or
opening, no memory. Then all later ones fail, too. After each: no crash, a sentence for each file
that was not written; puzzles and boards can be read; no file is missing or too many; and the same
command without faults works, with the same boards and tables.
Needs Linux and a C++ compiler.
"""

import argparse
import errno
import os
import pathlib
import random
import re
import shutil
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
FAULTS = {
    "write": [errno.ENOSPC, errno.EIO, errno.EINTR, 0],
    "sync": [errno.EIO],
    "rename": [errno.EACCES],
    "open": [errno.EACCES, errno.EMFILE],
    "allocate": [errno.ENOMEM],
}
# Faults that a program can only pass on to its user by going on.
HARMLESS = {("write", errno.EINTR), ("write", 0)}
PLAN = """{"puzzles": [{"generate": {"width": 4, "height": 4, "seed": 1}, "name": "small"}],
 "methods": [{"solver": "annealing", "name": "cool"}, {"solver": "tabu", "name": "tabu"}],
 "seeds": {"first": 1, "count": 2}, "budget": {"evaluations": 2000}}"""
EVALUATIONS = ["--evaluations", "100000", "--quiet"]
TUNE = ["tune", "plan.json", "--method", "cool", "--parameter", "cooling", "--budget", "200000",
        "--quiet"]
# Qt's PDF writer does not look whether it got memory for a font.
NOT_OURS = {("sheets", "allocate"), ("analyse", "allocate")}
# Files that are the same each time. Others tell times, or names of workers.
SAME = ("best.tessera", "new.tessera", "a.json", "a.png", "a.svg", "a.gif", "results/table.md",
        "more/table.md")
# What each command does in a folder that the ones before have prepared: words, and how each file
# that it wrote is read again.
COMMANDS = {
    "generate": (["generate", "--size", "6x6", "-o", "new.tessera"],
                 {"new.tessera": ["inspect"]}),
    "convert": (["convert", "a.tessera", "a.json"], {"a.json": ["inspect"]}),
    "png": (["render", "a.tessera", "-o", "a.png"], {}),
    "svg": (["render", "a.tessera", "-o", "a.svg"], {}),
    "pdf": (["render", "a.tessera", "-o", "a.pdf"], {}),
    "sheets": (["render", "a.tessera", "--sheets", "-o", "sheets.pdf"], {}),
    "gif": (["render", "run.tessera-run", "-o", "a.gif"], {}),
    "solve": (["solve", "a.tessera", "--solver", "annealing", *EVALUATIONS, "-o", "best.tessera",
               "--trace", "trace.csv", "--run-file", "made.tessera-run"],
              {"best.tessera": ["inspect"]}),
    # One record: how many a longer search tells of depends on its speed.
    "records": (["solve", "a.tessera", "--solver", "annealing", "--evaluations", "1", "--quiet",
                 "--records", "all.tessera-records"], {}),
    "checkpoint": (["solve", "a.tessera", "--solver", "record", "--evaluations", "3000000",
                    "--quiet", "-o", "best.tessera", "--checkpoint", "state",
                    "--checkpoint-every", "0.001"], {"best.tessera": ["inspect"]}),
    "backtracking": (["solve", "hard.tessera", "--solver", "backtracking", *EVALUATIONS, "-o",
                      "best.tessera", "--checkpoint", "state", "--checkpoint-every", "0.001"],
                     {"best.tessera": ["inspect"]}),
    "count": (["count", "count.tessera", "--quiet", "--checkpoint", "state",
               "--checkpoint-every", "0.001"], {}),
    "count in units": (["count", "count.tessera", "--units", "units", "--unit-time", "1"], {}),
    "work": (["work", "units", "--quiet"], {}),
    "experiment": (["experiment", "plan.json", "-o", "results", "--quiet", "--charts"],
                   {}),
    "analyse": (["analyse", "results", "-o", "analysis"], {}),
    "experiment in units": (["experiment", "plan.json", "-o", "more", "--units", "shared",
                             "--unit-time", "1"], {}),
    "work of a plan": (["work", "shared", "--quiet"], {}),
    "results of units": (["experiment", "plan.json", "-o", "more", "--units", "shared"], {}),
    "landscape": (["landscape", "a.tessera", "--analysis", "walk", "--steps", "2000", "--quiet",
                   "-o", "walk"], {}),
    "tune": ([*TUNE, "-o", "tuned.json"], {}),
    "tune in units": ([*TUNE, "-o", "tuned.json", "--units", "tuning", "--unit-time", "1"], {}),
    "settings": (["--reset-settings"], {}),
}


def tree(folder):
    """The contents of all files below a folder, without the names of workers in theirs."""
    return {re.sub(r"-[^/]*-[0-9a-f]{8}", "", str(path.relative_to(folder))): path.read_bytes()
            for path in sorted(folder.rglob("*")) if path.is_file()}


class Judge:
    def __init__(self, program, loaded_first, options):
        self.program, self.loaded_first, self.options = program, loaded_first, options
        self.faults, self.runs, self.told = [], 0, {}

    def call(self, words, folder, fault=None, counts=None):
        environment = {name: value for name, value in os.environ.items()
                       if name not in ("DISPLAY", "WAYLAND_DISPLAY")}
        environment["LC_ALL"] = "C.UTF-8"
        environment["XDG_CONFIG_HOME"] = str(folder / "config")
        if fault is not None or counts is not None:
            environment["LD_PRELOAD"] = str(self.loaded_first)
        if fault is not None:
            environment["TESSERA_FAIL"] = fault
        if counts is not None:
            environment["TESSERA_FAIL_COUNTS"] = str(counts)
        self.runs += 1
        try:
            return subprocess.run([self.program, *words], cwd=folder, env=environment, text=True,
                                  capture_output=True, encoding="utf-8", errors="replace",
                                  timeout=120, check=False)
        except subprocess.TimeoutExpired:
            return None

    def fault(self, what, sentence):
        self.faults.append(f"{what}: {sentence}")
        print(self.faults[-1], flush=True)

    def try_command(self, name, before, scratch):
        """@return the folder's files after the command without faults"""
        words, checks = COMMANDS[name]
        clean = scratch / "clean"
        shutil.copytree(before, clean)
        counts = scratch / "counts"
        done = self.call(words, clean, counts=counts)
        if done is None or done.returncode != 0:
            sys.exit(f"{name} fails without a fault: {done and done.stderr}")
        wanted = tree(clean)
        numbers = dict(line.split() for line in counts.read_text().split("\n") if line)
        if not any(int(number) for number in numbers.values()):
            self.fault(name, "no call was seen")
        if not self.options.only or name in self.options.only:
            for call, errors in FAULTS.items():
                if (name, call) in NOT_OURS:
                    continue
                total = int(numbers[call])
                for error in errors:
                    for ending in [""] if (call, error) in HARMLESS else ["", ":on"]:
                        for number in self.chosen(total):
                            self.try_fault(name, f"{call}:{number}:{error}{ending}", before,
                                           scratch, wanted)
                self.told[name, call] = total
        return clean

    def chosen(self, total):
        most = self.options.most
        if total <= most:
            return range(1, total + 1)
        return sorted({1, total, *random.Random(self.options.seed).sample(range(1, total + 1),
                                                                         most)})

    def try_fault(self, name, fault, before, scratch, wanted):
        words, checks = COMMANDS[name]
        what = f"{name}, {fault}"
        folder = scratch / "folder"
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(before, folder)
        old = tree(folder)
        done = self.call(words, folder, fault=fault)
        if done is None:
            self.fault(what, "does not end")
            return
        if done.returncode not in (0, 1, 3):
            self.fault(what, f"ended with {done.returncode}: {done.stderr.strip()[-300:]}")
        elif done.returncode != 0:
            # The library of PNG files speaks, too.
            lines = [line for line in done.stderr.strip().split("\n")
                     if line.strip() and not line.startswith("libpng error: ")]
            # One for each file that was not written.
            if not 0 < len(lines) <= 4 or not all(line.endswith(".") for line in lines):
                self.fault(what, f"said {done.stderr.strip()[:300]!r}")
            call, _, error = fault.split(":")[:3]
            if (call, int(error)) in HARMLESS:
                self.fault(what, f"failed: {done.stderr.strip()[:300]}")
        # Searches with a checkpoint and workers, of which the tuner is one, try again.
        elif fault.startswith("sync") and not ("--checkpoint" in words or words[0] == "work"
                                               or name == "tune in units"):
            self.fault(what, "passed over")
        new = tree(folder)
        if done.returncode == 0:
            for path in sorted(wanted.keys() - new.keys()):
                self.fault(what, f"succeeded without {path}")
            for path in SAME:
                if path in new and path in wanted and new[path] != wanted[path]:
                    self.fault(what, f"succeeded with another {path}")
        for path in new.keys() - wanted.keys():
            # A search whose result could not be written can be taken up again, and a worker that
            # ended counts as silent to the others.
            if path != "state" and "/workers/" not in path:
                self.fault(what, f"left {path}")
        for path in (old.keys() & wanted.keys()) - new.keys():
            self.fault(what, f"removed {path}")
        for path, check in checks.items():
            if path in new and new[path] != old.get(path):
                if self.call([*check, path], folder).returncode != 0:
                    self.fault(what, f"{path} is not whole")
        again = self.call(words, folder)
        if again is None or again.returncode not in (0, 3):
            # Only a folder of results asks before it replaces what lies there.
            if not (again and name == "experiment" and
                    self.call([*words, "--resume"], folder).returncode == 0):
                self.fault(what, f"not again: {again and again.stderr.strip()[:300]}")
                return
        after = tree(folder)
        if missing := wanted.keys() - after.keys():
            self.fault(what, f"the second time lacks {sorted(missing)[:3]}")
        for path in SAME:
            if path in wanted and after.get(path) != wanted[path]:
                self.fault(what, f"the second time gives another {path}")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("program", type=os.path.abspath)
    parser.add_argument("--most", type=int, default=20, help="calls of each kind that fail")
    parser.add_argument("--only", nargs="*", default=[], help="names of commands in this script")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    if unknown := set(options.only) - COMMANDS.keys():
        parser.error(f"no commands here: {', '.join(sorted(unknown))}")
    with tempfile.TemporaryDirectory() as name:
        scratch = pathlib.Path(name)
        library = scratch / "failing_calls.so"
        subprocess.run([os.environ.get("CXX", "c++"), "-std=c++20", "-O1", "-shared", "-fPIC",
                        HERE / "failing_calls.cpp", "-o", library, "-ldl"], check=True)
        judge = Judge(options.program, library, options)
        before = scratch / "before"
        before.mkdir()
        (before / "plan.json").write_text(PLAN, encoding="utf-8")
        settings = before / "config/tessera/tessera.ini"
        settings.parent.mkdir(parents=True)
        settings.write_text("[General]\nlanguage=en\n", encoding="utf-8")
        for words in (["generate", "--size", "5x5", "-o", "a.tessera"],
                      ["generate", "--size", "10x10", "--seed", "2", "-o", "hard.tessera"],
                      ["generate", "--size", "5x4", "--colors", "3+3", "-o", "count.tessera"],
                      ["solve", "a.tessera", "--solver", "annealing", *EVALUATIONS, "--run-file",
                       "run.tessera-run", "-o", "best.tessera"]):
            if judge.call(words, before).returncode not in (0, 3):
                sys.exit(f"{words} fails")
        for command in COMMANDS:
            shutil.rmtree(scratch / "clean", ignore_errors=True)
            clean = judge.try_command(command, before, scratch)
            if command in ("experiment", "count in units", "experiment in units",
                           "work of a plan"):
                shutil.rmtree(before)
                shutil.copytree(clean, before)
        commands = {name for name, _ in judge.told}
        for call in FAULTS:
            print(f"{call}: {sum(n for (_, one), n in judge.told.items() if one == call)} calls in "
                  f"{len(commands)} commands")
        print(f"{judge.runs} runs; {len(judge.faults)} faults")
        sys.exit(1 if judge.faults else 0)


if __name__ == "__main__":
    main()
