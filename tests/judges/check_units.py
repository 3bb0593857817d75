#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Kills, pauses and starves the workers of unit folders; the results must stay those of one process.

    tests/judges/check_units.py .build/release/app/tessera [--kills N] [--workers W] [--seed N]
        [--count PUZZLE [--unit-time SECONDS] [--longest SECONDS]]

With --count only that puzzle is counted, with workers killed until it is done, and compared with
one thread alone.
"""

import argparse
import hashlib
import json
import os
import random
import resource
import signal
import subprocess
import tempfile
import time

from program import Tessera

PATIENCE = 3600  # seconds for one folder


class Storm:
    """Workers of one folder, which are killed and started again.

    @param bears a worker may end with this sentence
    """

    def __init__(self, tessera, folder, workers, chance, bears=None):
        self.tessera, self.folder, self.chance, self.bears = tessera, folder, chance, bears
        self.workers = [self.start() for _ in range(workers)]
        self.paused = []
        self.kills = self.pauses = 0

    def start(self):
        return subprocess.Popen([self.tessera.program, "work", self.folder, "--quiet"],
                                stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)

    def strike(self):
        """Kills one worker, or pauses it for longer than its lease; another takes its place."""
        place = self.chance.randrange(len(self.workers))
        victim = self.workers[place]
        if victim.poll() is not None:
            return
        if self.chance.random() < 0.1 and len(self.paused) < 2:
            victim.send_signal(signal.SIGSTOP)
            self.paused.append((time.monotonic() + 2.5, victim))
            self.pauses += 1
        else:
            victim.kill()
            victim.wait()
            victim.stderr.close()
            self.kills += 1
        self.workers[place] = self.start()

    def wake(self, now):
        for until, worker in [one for one in self.paused if now or one[0] < time.monotonic()]:
            worker.send_signal(signal.SIGCONT)
            self.paused.remove((until, worker))
            self.workers.append(worker)

    def shift_clocks(self):
        """Times of files as if clocks were wrong."""
        folder = os.path.join(self.folder, "workers")
        for name in os.listdir(folder):
            try:
                moment = time.time() + self.chance.choice((-1e6, 1e6))
                os.utime(os.path.join(folder, name), (moment, moment))
            except FileNotFoundError:
                pass

    def rage(self, kills, shortest, longest):
        """Until so many were killed, or all have ended."""
        end = time.monotonic() + PATIENCE
        while self.kills < kills and time.monotonic() < end:
            time.sleep(self.chance.uniform(shortest, longest))
            self.wake(False)
            self.shift_clocks()
            if all(worker.poll() is not None for worker in self.workers):
                break
            self.strike()

    def calm(self):
        """Lets the last ones finish."""
        self.wake(True)
        for worker in self.workers:
            try:
                errors = worker.communicate(timeout=PATIENCE)[1]
                if worker.returncode != 0 and not (self.bears and self.bears in errors):
                    self.tessera.fault(f"a worker of {self.folder} ended with "
                                       f"{worker.returncode}: {errors.strip()}")
            except subprocess.TimeoutExpired:
                self.tessera.fault(f"a worker of {self.folder} does not end")
                worker.kill()


def progress(tessera, folder):
    return json.loads(tessera.call("work", folder, "--status", "--json").stdout)


def compare(tessera, what, one, many):
    for told in (one, many):
        if isinstance(told, dict):
            told.pop("date", None)
            told.pop("core_share", None)
    if one != many:
        tessera.fault(f"{what}: {many} instead of {one}")


def counted(tessera, *words):
    told = tessera.json("count", *words)
    return told and {key: told[key] for key in
                     ("solutions", "solutions_up_to_rotation", "nodes", "complete")}


def line_of(content):
    """A line of a ledger."""
    text = json.dumps(content, separators=(",", ":"), sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:8] + " " + text + "\n"


def lines_in(folder):
    """The lines of a ledger that are not torn."""
    with open(f"{folder}/ledger", encoding="utf-8", errors="replace") as file:
        lines = [line.rstrip("\n") for line in file]
    return [json.loads(line[9:]) for line in lines
            if hashlib.sha256(line[9:].encode()).hexdigest()[:8] == line[:8]]


class Judge:
    def __init__(self, tessera, chance, workers):
        self.tessera, self.chance, self.workers = tessera, chance, workers
        self.kills = self.pauses = 0
        self.once = False

    def storm(self, folder, kills, shortest=0.02, longest=0.4):
        storm = Storm(self.tessera, folder, self.workers, self.chance)
        storm.rage(kills, shortest, longest)
        self.end(storm, folder)

    def end(self, storm, folder):
        storm.calm()
        self.kills += storm.kills
        self.pauses += storm.pauses
        told = progress(self.tessera, folder)
        print(f"{folder}: {told['units']} units, {told['split']} split, {told['repeated']} repeated, "
              f"{storm.kills} kills, {storm.pauses} pauses, {told['seconds']:.1f} s of work",
              flush=True)
        if told["different"]:
            self.tessera.fault(f"{folder}: repeated units differ")

    def folders(self, name, kills):
        """Folders and kills until there were so many."""
        until = self.kills + kills
        number = 0
        while self.kills < until and number < kills:
            number += 1
            yield f"{name}{number}", until - self.kills

    def count(self, puzzle, kills, unit_time, longest=0.4):
        one = counted(self.tessera, puzzle)
        for folder, left in self.folders("c", kills):
            words = (puzzle, "--units", folder, "--unit-time", unit_time)
            self.tessera.run("count", *words)
            self.storm(folder, left, longest=longest)
            compare(self.tessera, f"count of {puzzle}", one, counted(self.tessera, *words))
            if self.once:
                break
        return one

    def experiment(self, kills):
        with open("plan.json", "w", encoding="utf-8") as file:
            json.dump({"puzzles": [{"generate": {"width": 10, "height": 10, "seed": 1}},
                                   {"generate": {"width": 7, "height": 5, "seed": 2}}],
                       "methods": [{"solver": "annealing"}, {"solver": "genetic"}],
                       "seeds": {"count": 12}, "curves": "generations",
                       "budget": {"evaluations": 1_000_000}}, file)
        self.tessera.run("experiment", "plan.json", "-o", "one", "--quiet")
        for folder, left in self.folders("e", kills):
            words = ("experiment", "plan.json", "-o", folder + "-many", "--units", folder,
                     "--unit-time", 1)
            self.tessera.run(*words)
            self.storm(folder, left)
            self.spoil_a_result(folder, words)
            self.tessera.run(*words)
            with open("one/table.md", "rb") as one, open(f"{folder}-many/table.md", "rb") as many:
                if one.read() != many.read():
                    self.tessera.fault("table.md differs")

    def spoil_a_result(self, folder, words):
        """A worker that writes nonsense is found out, and its unit is done again."""
        name = next(line["file"] for line in lines_in(folder) if "file" in line)
        with open(f"{folder}/results/{name}", "r+b") as file:
            file.seek(-30, os.SEEK_END)
            file.write(b"9")
        done = self.tessera.call(*words)
        if done.returncode != 1 or "failed the check" not in done.stderr:
            self.tessera.fault(f"a false result passed: {done.stderr}")
        self.tessera.run("work", folder, "--quiet")

    def solve(self, kills):
        words = ("solve", "ten.tessera", "--solver", "tabu", "--evaluations", 2_000_000,
                 "--runs", 12)
        one = self.tessera.json(*words)
        for folder, left in self.folders("s", kills):
            self.tessera.run(*words, "--units", folder, "--unit-time", 1)
            self.storm(folder, left, longest=0.2)
            many = self.tessera.json(*words, "--units", folder)
            for run, other in zip(one["runs"], many["runs"], strict=True):
                for key in ("seed", "best", "evaluations", "board", "stop"):
                    compare(self.tessera, f"solve, seed {run['seed']}, {key}", run[key], other[key])

    def search(self, kills):
        """All solutions by backtracking, and the first one."""
        words = ("solve", "p.tessera", "--solver", "backtracking", "--param", "mode=all")
        one = self.tessera.json(*words)["runs"][0]
        for folder, left in self.folders("b", kills):
            self.tessera.run(*words, "--units", folder, "--unit-time", 1)
            self.storm(folder, left, longest=0.1)
            many = self.tessera.json(*words, "--units", folder)["runs"][0]
            for key in ("best", "nodes", "stop"):
                compare(self.tessera, f"backtracking, {key}", one[key], many[key])
            # Workers do not tell it for parts of a tree.
            for key in ("processor_seconds", "core_share"):
                compare(self.tessera, f"backtracking, {key}", None, many[key])
        first = words[:4]
        self.tessera.run(*first, "--units", "f")
        compare(self.tessera, "best before any work", None,
                self.tessera.json("work", "f", "--status")["best"])
        self.tessera.run("work", "f", "--quiet")
        found = self.tessera.json(*first, "--units", "f")["runs"][0]
        compare(self.tessera, "first solution", ("solved", found["total"]),
                (found["stop"], found["best"]))

    def tune(self, kills):
        """A tuner adds units race by race; it is killed, too, and started again."""
        with open("tuning.json", "w", encoding="utf-8") as file:
            json.dump({"puzzles": [{"generate": {"width": 7, "height": 7, "seed": 1}},
                                   {"generate": {"width": 7, "height": 5, "seed": 2}}],
                       "methods": [{"solver": "annealing"}], "seeds": {"count": 4},
                       "budget": {"evaluations": 1_000_000}}, file)
        words = ("tune", "tuning.json", "--parameter", "cooling", "--budget", 150_000_000)
        one = self.tessera.json(*words, "-o", "one.json")
        for folder, left in self.folders("t", kills):
            many = (*words, "-o", f"{folder}.json", "--units", folder, "--unit-time", 1)
            tuner = subprocess.Popen([self.tessera.program, *map(str, many), "--quiet"],
                                     stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            while tuner.poll() is None and not os.path.exists(f"{folder}/ledger"):
                time.sleep(0.01)
            # Workers do not wait for ever for a tuner that was killed.
            storm = Storm(self.tessera, folder, self.workers, self.chance,
                          bears="no runs were added")
            storm.rage((left + 1) // 2, 0.02, 0.2)
            tuner.kill()
            tuner.wait()
            storm.kills += 1
            storm.rage(left, 0.02, 0.2)
            compare(self.tessera, "tune", one, self.tessera.json(*many))
            self.end(storm, folder)

    def refusals(self):
        for words, sentence in ((("count", "ten.tessera", "--units", "c1"), "another puzzle"),
                                (("count", "p.tessera", "--units", "c1", "--order", "columns"),
                                 "another puzzle"),
                                (("work", "one"), "no work units")):
            done = self.tessera.call(*words)
            if done.returncode != 1 or sentence not in done.stderr:
                self.tessera.fault(f"{words}: {done.returncode} {done.stderr}")
        with open("c1/job.json", encoding="utf-8") as file:
            job = json.load(file)
        job["program"] = "0.0.9"
        with open("c1/job.json", "w", encoding="utf-8") as file:
            json.dump(job, file)
        for words in (("work", "c1"), ("count", "p.tessera", "--units", "c1")):
            done = self.tessera.call(*words)
            if done.returncode != 1 or "0.0.9" not in done.stderr:
                self.tessera.fault(f"another version passed: {done.stderr}")

    def damaged_ledger(self, one):
        """Torn lines and false counts change nothing."""
        words = ("p.tessera", "--units", "d", "--unit-time", 1)
        self.tessera.run("count", *words)
        self.tessera.run("work", "d", "--quiet")
        with open("d/ledger", "rb") as file:
            whole = file.read()
        for _ in range(5):
            cut = self.chance.randrange(len(whole) // 20, len(whole))
            with open("d/ledger", "wb") as file:
                file.write(whole[:cut])
            self.tessera.run("work", "d", "--quiet")
            compare(self.tessera, "count after a torn line", one, counted(self.tessera, *words))
        line = next(line for line in lines_in("d") if "unit" in line and "key" not in line
                    and line["unit"] > 9)
        false = dict(line, by="liar", solutions="77")
        with open("d/ledger", "a", encoding="utf-8") as file:
            file.write(line_of(false))
        if progress(self.tessera, "d")["different"] != 1:
            self.tessera.fault("a false count is not noticed")
        self.tessera.run("work", "d", "--quiet")
        compare(self.tessera, "count after a false one", one, counted(self.tessera, *words))

    def full_disk(self, one):
        """One clear sentence; another worker finishes."""
        words = ("p.tessera", "--units", "n", "--unit-time", 1)
        self.tessera.run("count", *words)
        size = os.path.getsize("n/ledger")

        def limit():
            resource.setrlimit(resource.RLIMIT_FSIZE, (size + 3000, size + 3000))

        full = subprocess.run([self.tessera.program, "work", "n", "--quiet"], preexec_fn=limit,
                              text=True, capture_output=True, timeout=PATIENCE, check=False)
        if full.returncode != 1 or full.stderr.count("\n") > 1 or "n/ledger: " not in full.stderr:
            self.tessera.fault(f"full disk: {full.returncode} {full.stderr}")
        self.tessera.run("work", "n", "--quiet")
        compare(self.tessera, "count after a full disk", one, counted(self.tessera, *words))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("--kills", type=int, default=16)
    parser.add_argument("--workers", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", metavar="PUZZLE")
    parser.add_argument("--unit-time", type=float, default=1)
    parser.add_argument("--longest", type=float, default=0.5, help="seconds from kill to kill")
    options = parser.parse_args()
    tessera = Tessera(options.program)
    judge = Judge(tessera, random.Random(options.seed), options.workers)
    puzzle = options.count and os.path.abspath(options.count)
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        if puzzle:
            judge.once = True
            print(judge.count(puzzle, 1_000_000, options.unit_time, longest=options.longest))
        else:
            tessera.run("generate", "--size", "6x6", "--colors", "4+4", "--seed", 3, "-o",
                        "p.tessera")
            tessera.run("generate", "--size", "10x10", "--seed", 1, "-o", "ten.tessera")
            share = max(1, options.kills // 5)
            one = judge.count("p.tessera", share, 1, longest=0.1)
            judge.experiment(share)
            judge.solve(share)
            judge.tune(share)
            judge.search(options.kills - 4 * share)
            judge.damaged_ledger(one)
            judge.full_disk(one)
            judge.refusals()
        os.chdir("/")
    tessera.end(f"{judge.kills} workers killed, {judge.pauses} paused")


if __name__ == "__main__":
    main()
