#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks searches and counts on several processes of Open MPI: however they are spread, stopped or
killed, they find what one process finds.

    tests/judges/check_ranks.py .build/release/app/tessera [--kills 100] [--seed 1]
"""

import argparse
import json
import os
import random
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time

ROOM = ["--oversubscribe", "--allow-run-as-root", "--mca", "btl_base_warn_component_unused", "0"]
ISLANDS = {"record": "--param beam-width=2000", "genetic": "--param migration=2",
           "ant-colony": "--param migration=2"}
BUDGET = "--evaluations 12000000"
AHEAD = "--target 174"  # without a budget, the workers of record may go ahead of each other


class Ranks:
    def __init__(self, program, folder, seed):
        self.program = os.path.abspath(program)
        self.folder = folder
        self.random = random.Random(seed)
        self.wrong = []
        self.kills = self.hung = 0
        self.had_ended = False  # before the last command

    def fault(self, sentence):
        self.wrong.append(sentence)
        print(sentence, flush=True)

    def start(self, ranks, words):
        """@param ranks 0 for a process without mpirun"""
        launcher = ["mpirun", "-n", str(ranks), *ROOM] if ranks else []
        environment = dict(os.environ, OMPI_MCA_rmaps_base_oversubscribe="1")
        return subprocess.Popen([*launcher, self.program, *words.split()], cwd=self.folder,
                                env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                                text=True)

    def run(self, ranks, words):
        process = self.start(ranks, words)
        out, err = process.communicate(timeout=600)
        if process.returncode != 0:
            self.fault(f"{ranks} × {words}: exit code {process.returncode}: {err.strip()}")
            return None
        return json.loads(out)

    def end_of(self, process):
        """Open MPI 4.1 itself may hang after a rank was lost, when all ranks have ended: its own
        end waits for a lock. Then it is killed."""
        without = 0
        for _ in range(60):
            try:
                return process.communicate(timeout=10)
            except subprocess.TimeoutExpired:
                without = 0 if ranks_of(process.pid, self.program) else without + 1
                if without == 3:
                    process.kill()
                    self.hung += 1
        raise subprocess.TimeoutExpired(process.args, 600)

    def run_killed(self, ranks, words, checkpoint, most, longest):
        """Kills a random rank at a random time, at most so many times; then lets it end."""
        for _ in range(1000):
            self.had_ended = has_reached_target(os.path.join(self.folder, checkpoint))
            process = self.start(ranks, f"{words} --checkpoint {checkpoint} --checkpoint-every 0.1")
            before = self.kills
            if most > 0:
                most -= 1
                time.sleep(self.random.uniform(0.2, longest))
                victims = ranks_of(process.pid, self.program)
                if process.poll() is None and victims:
                    try:
                        os.kill(self.random.choice(victims), signal.SIGKILL)
                        self.kills += 1
                    except ProcessLookupError:
                        pass
            out, err = self.end_of(process)
            if process.returncode == 0:
                return json.loads(out)
            if self.kills == before:
                self.fault(f"{words}: exit code {process.returncode}: {err.strip()}")
                return None
        return None


def has_reached_target(checkpoint):
    """Whether the file of a search says so."""
    if not os.path.exists(checkpoint):
        return False
    with open(checkpoint, encoding="utf-8") as file:
        return any(line.startswith("end ") and '"stop":"target"' in line for line in file)


def ranks_of(launcher, program):
    """The processes that mpirun has started."""
    found = []
    name = os.path.realpath(program)
    for process in os.listdir("/proc"):
        if not process.isdigit():
            continue
        try:
            with open(f"/proc/{process}/stat", encoding="utf-8", errors="replace") as file:
                parent = int(file.read().rsplit(")", 1)[1].split()[1])
            if parent == launcher and os.path.realpath(f"/proc/{process}/exe") == name:
                found.append(int(process))
        except (OSError, IndexError, ValueError):
            continue
    return found


def waits_for_signals(process):
    """Whether a process has a handler for SIGTERM."""
    try:
        with open(f"/proc/{process}/status", encoding="utf-8", errors="replace") as file:
            caught = re.search(r"^SigCgt:\s*([0-9a-f]+)", file.read(), re.M)
    except OSError:
        return False
    return caught is not None and int(caught[1], 16) >> (signal.SIGTERM - 1) & 1 == 1


def story(result):
    """What may depend neither on the spread nor on kills."""
    if "runs" in result:
        run = result["runs"][0]
        return {key: run[key] for key in ("stop", "best", "evaluations", "nodes", "board")}
    return {key: result[key] for key in ("solutions", "solutions_up_to_rotation", "complete",
                                         "nodes")}


def solve(solver, jobs, end=BUDGET):
    return (f"solve large.tessera --solver {solver} {ISLANDS[solver]} --jobs {jobs} --quiet --json "
            f"--seed 3 {end}")


def check_spreads(ranks):
    for solver, end in (*((solver, BUDGET) for solver in ISLANDS), ("record", AHEAD)):
        whole = ranks.run(0, solve(solver, 4, end))
        for count, jobs in ((2, 2), (4, 1), (1, 4)):
            spread = ranks.run(count, solve(solver, jobs, end))
            if whole and spread and story(spread) != story(whole):
                ranks.fault(f"{solver}: {count} × {jobs} finds {story(spread)}, not {story(whole)}")
            if spread and (spread["ranks"], spread["threads"]) != (count, jobs):
                ranks.fault(f"{solver}: says {spread['ranks']} ranks, {spread['threads']} threads")


def check_counts(ranks):
    for words in ("count small.tessera --quiet --json",
                  "solve small.tessera --solver backtracking --param mode=all --quiet --json"):
        whole = ranks.run(0, words)
        for count in (1, 2, 3):
            spread = ranks.run(count, words + f" --jobs {1 + count % 2}")
            if not whole or not spread:
                continue
            told, wanted = story(spread), story(whole)
            if "solve" in words:  # which of the solutions comes first depends on the ranks
                told, wanted = dict(told, board=""), dict(wanted, board="")
            if told != wanted:
                ranks.fault(f"{words}: {count} ranks give {told}, not {wanted}")
    refused = ranks.start(2, "count sudoku.tessera --time 1 --quiet")
    if refused.communicate(timeout=60)[0] or refused.returncode != 2:
        ranks.fault(f"two ranks count a Sudoku: exit code {refused.returncode}")
    first = "solve small.tessera --solver backtracking --quiet --json"
    results = [result for result in map(lambda n: ranks.run(n, first), (0, 2, 3)) if result]
    boards = [story(result)["board"] for result in results]
    if any(result["runs"][0]["tree"]["searched"] >= 1 for result in results):
        ranks.fault("a tree counts as searched although only its first solution was wanted")
    if len(set(boards)) != 1:
        ranks.fault(f"backtracking finds {len(set(boards))} different first solutions")


def end_by_signal(ranks, solver, to_first):
    """@return what is wrong"""
    board = os.path.join(ranks.folder, f"end-{solver}.tessera")
    state = os.path.join(ranks.folder, f"end-{solver}")
    for path in (board, state):
        if os.path.exists(path):
            os.remove(path)
    words = (f"solve large.tessera --solver {solver} --jobs 1 --quiet --json -o {board} "
             f"--checkpoint {state} {ISLANDS.get(solver, '')}")
    process = ranks.start(3, words)
    for _ in range(600):  # on a busy machine it takes long to start
        if any(map(waits_for_signals, ranks_of(process.pid, ranks.program))):
            break
        time.sleep(0.1)
    time.sleep(3)
    began = time.monotonic()
    if to_first:
        for rank in ranks_of(process.pid, ranks.program):
            with open(f"/proc/{rank}/environ", encoding="utf-8", errors="replace") as file:
                if "OMPI_COMM_WORLD_RANK=0" in file.read().split("\0"):
                    os.kill(rank, signal.SIGTERM)
    else:
        process.send_signal(signal.SIGINT)
    while not os.path.exists(board) and process.poll() is None:
        time.sleep(0.01)
    passed = time.monotonic() - began
    out, err = ranks.end_of(process)
    print(f"{solver}: board {passed:.2f} s after a signal"
          f" to {'the first rank' if to_first else 'mpirun'}")
    wrong = []
    if to_first and process.returncode != 0:
        wrong.append(f"{solver}: exit code {process.returncode} after a signal: {err}")
    if '"stop":"interrupted"' not in out or not os.path.exists(board):
        wrong.append(f"{solver}: no result after a signal: {out} {err}")
    if not os.path.exists(state):
        wrong.append(f"{solver}: no checkpoint after a signal")
    return wrong


def check_ends(ranks):
    """Ctrl-C and SIGTERM to mpirun or to the first rank: that writes the board within a second.
    (mpirun itself waits for a second before it passes a signal on, and after two it kills. On a busy
    machine a second may be too short, so one of three ends counts.)"""
    for number, solver in enumerate([*ISLANDS, "backtracking"]):
        for _ in range(3):
            wrong = end_by_signal(ranks, solver, number % 2 == 1)
            if not wrong:
                break
        for sentence in wrong:
            ranks.fault(sentence)


def check_kills(ranks, kills):
    works = [solve(solver, 1) for solver in ISLANDS]
    works.append(solve("record", 1, AHEAD))
    works.append("count medium.tessera --quiet --json")
    works.append("solve medium.tessera --solver backtracking --param mode=all --quiet --json")
    wholes = {}
    rounds = 0
    while ranks.kills < kills and not ranks.wrong:
        words = works[rounds % len(works)]
        count = 2 + ranks.random.randrange(2)
        name = f"kept-{rounds}"
        if (words, count) not in wholes:
            # Islands: as many threads as there will be ranks. Counts: one thread.
            alone = words.replace("--jobs 1", f"--jobs {count}")
            wholes[words, count] = ranks.run(0, alone)
        killed = ranks.run_killed(count, words, name, min(4, kills - ranks.kills), 1.6)
        if not killed or not wholes[words, count]:
            ranks.fault(f"{words}: no result")
            break
        told, wanted = story(killed), story(wholes[words, count])
        free = ["board"] if "mode=all" in words else []
        # If a kill came after that was written, nothing is repeated: the board is that of the end,
        # and the counts are those of the state, which is of the last meeting before.
        if ranks.had_ended:
            free += ["evaluations", "nodes"]
        told, wanted = ({key: value for key, value in one.items() if key not in free}
                        for one in (told, wanted))
        if told != wanted:
            ranks.fault(f"{words}: after kills {told}, not {wanted}")
        rounds += 1
        print(f"{ranks.kills} kills in {rounds} searches and counts", flush=True)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("--kills", type=int, default=8)
    parser.add_argument("--only-kills", action="store_true")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    version = subprocess.run([options.program, "--version"], check=True, capture_output=True,
                             text=True).stdout
    if shutil.which("mpirun") is None or "Open MPI" not in version:
        print("left out: there is no mpirun, or the program was built without Open MPI")
        sys.exit(77)
    with tempfile.TemporaryDirectory() as folder:
        ranks = Ranks(options.program, folder, options.seed)
        for name, size, colors, seed in (("large", 10, "hardest", 1), ("small", 6, "3+5", 2),
                                         ("medium", 7, "4+6", 3)):
            ranks.start(0, f"generate --size {size}x{size} --colors {colors} --seed {seed} "
                           f"--no-unique -o {name}.tessera").communicate()
        ranks.start(0, "generate --kind sudoku -o sudoku.tessera").communicate()
        if not options.only_kills:
            check_spreads(ranks)
            check_counts(ranks)
            check_ends(ranks)
        check_kills(ranks, options.kills)
    print(f"{ranks.hung} times mpirun hung after its ranks had ended")
    print(f"{len(ranks.wrong)} faults")
    sys.exit(1 if ranks.wrong else 0)


if __name__ == "__main__":
    main()
