#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Changes single operators and statements of the program and checks whether a test fails.

A changed source is compiled alone. It is linked with a folder's tests before the libraries, so its
functions replace theirs. Where tests call the program, it is linked with the program too. A changed
header is compiled again with sources that include it, and with tests that do. If no quick
test fails and the optimizing compiler makes the same code of both, the change counts as none. Needs
Linux, GCC and Ninja, and a build in which the tests pass.

    cmake --preset release && cmake --build --preset release
    tests/mutation/run.py --sample 200 --report mutants.md

Several processes may share a sample, by --skip and --take.
"""

import argparse
import os
import pathlib
import random
import shutil
import signal
import sys
import time

from bench import Bench
from choice import leave_out, tests_of
from mutants import ROOT, all_mutants, folders, includers

VERDICTS = ("broken", "same", "killed", "alive")
# Of the sources that include a changed header, so many are compiled again, together.
MOST_SOURCES_OF_A_HEADER = 24
# Of the tests that include it, so many are compiled again, one by one.
MOST_TESTS_OF_A_HEADER = 4
MOST_TESTS_TO_LIST = 12
# The seconds that tests take before the code is compared, which takes a few as well.
SECONDS_TO_COMPARE = 5
# To be sure that a header's change makes no difference, all code that includes it is compared.
MOST_SOURCES_TO_COMPARE = 30


def verdict(bench, mutant, patience):
    """One of VERDICTS ("broken" does not compile), and what fails."""
    overlay = bench.objects / "overlay"
    changed = overlay / mutant.path
    shutil.rmtree(overlay, ignore_errors=True)
    changed.parent.mkdir(parents=True)
    changed.write_text(mutant.text(ROOT))
    if mutant.path.endswith(".h"):
        return check_header(bench, mutant, [f"-I{overlay}"], patience)
    return check_source(bench, mutant, changed, patience)


class Called:
    """The environment in which tests call the program with the change, which is linked once."""

    def __init__(self, bench, items):
        self.bench, self.items, self.environment = bench, items, {}

    def by(self, test):
        if test.runs_commands and not self.environment:
            program = self.bench.link("app/tessera", self.items)
            self.environment = {"TESSERA_PROGRAM": str(program)}
        return self.environment


def soonest_first(bench, tests, patience):
    """The tests, of which the likeliest come first, in the order that notices a change soonest.
    @param patience without those that take more seconds, divided by the place among the likeliest"""
    cost = {test: (1 + place) * (0.2 + bench.about(test)) for place, test in enumerate(tests)}
    return sorted((test for test in tests if cost[test] <= patience), key=cost.get)


def check_source(bench, mutant, changed, patience):
    item = bench.objects / f"{mutant.path.split('/')[0]}.o"
    if not (bench.is_in_library(mutant.path)
            and bench.compile(bench.targets[mutant.path], changed, item)):
        return "broken", ""

    def is_same():
        return item.read_bytes() == bench.original(mutant.path)

    return check_objects(bench, mutant, [item], patience, is_same)


def check_objects(bench, mutant, items, patience, is_same):
    """Runs the tests with changed objects of the program, until one fails."""
    called = Called(bench, items)
    linked, spent, compared = {}, 0, False
    for test in soonest_first(bench, tests_of(mutant.path), patience):
        spent += bench.seconds(test)[0]
        if spent > SECONDS_TO_COMPARE and not compared:
            compared = True
            if is_same():
                return "same", ""
        if test.program not in linked:
            linked[test.program] = bench.link(test.program, of_program(test, items))
        if failure := bench.notices(test, linked[test.program], called.by(test)):
            return "killed", f"{test} {failure}"
    return ("same" if not compared and is_same() else "alive"), ""


def of_program(test, items):
    """Those of the objects that a test's program has: the tests of core are linked with core alone."""
    return [item for item in items if test.program == "tests/tests_app" or item.name == "core.o"]


def check_header(bench, mutant, more, patience):
    sources = [source for source in includers(mutant.path) if bench.is_in_library(source)]
    some = sources[:MOST_SOURCES_OF_A_HEADER]
    items = []
    for room in sorted({source.split("/")[0] for source in some}):
        items.append(bench.objects / f"{room}.o")
        if not bench.compile_together([s for s in some if s.startswith(room)], items[-1], more):
            return "broken", ""

    def is_same():
        return 0 < len(sources) <= MOST_SOURCES_TO_COMPARE and all(
            is_same_with(bench, source, more) for source in sources)

    # First the tests that need not be compiled again, then those into which the header is compiled.
    found, failure = check_objects(bench, mutant, items, patience, is_same)
    if found != "alive":
        return found, failure
    called = Called(bench, items)
    naming = [test for test in tests_of(mutant.path) if mutant.path in test.included]
    for test in naming[:MOST_TESTS_OF_A_HEADER]:
        item = bench.objects / "test.o"
        if not bench.compile(bench.targets[test.source], ROOT / test.source, item, more):
            return "broken", ""
        main_item = bench.main(os.path.basename(test.program))
        program = bench.link(test.program, of_program(test, items), [item, main_item])
        if failure := bench.notices(test, program, called.by(test)):
            return "killed", f"{test} {failure}"
    return "alive", ""


def is_same_with(bench, source, more):
    """Whether a source has the same code with the changed header."""
    item = bench.objects / "changed.o"
    return (bench.compile(bench.targets[source], ROOT / source, item, more)
            and item.read_bytes() == bench.original(source))


def report(results, chosen, total, seconds):
    lines = ["| folder | places | do not compile | change nothing | killed | survived "
             "| killed (%) |", "|---|--:|--:|--:|--:|--:|--:|"]
    for folder in (*folders(ROOT), ""):
        some = [r for r in results if not folder or os.path.dirname(r[0].path) == folder]
        if not some:
            continue
        broken, same, killed, alive = (sum(r[1] == v for r in some) for v in VERDICTS)
        share = 100 * killed / max(1, killed + alive)
        name = f"`{folder}`" if folder else "all"
        lines.append(f"| {name} | {len(some)} | {broken} | {same} | {killed} | {alive} "
                     f"| {share:.1f} |")
    lines.append(f"\n{len(results)} of {chosen} chosen out of {total}, {seconds:.0f} s\n")
    lines += [f"- {r[0]}" for r in results if r[1] == "alive"]
    return "\n".join(lines) + "\n"


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--sample", type=int, default=0, help="number of random mutants; 0 for all")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--skip", type=int, default=0,
                        help="leave out as many of the sample, done by a run that was stopped")
    parser.add_argument("--take", type=int, help="only as many of what is left then")
    parser.add_argument("--only", default="", help="part of path:line")
    parser.add_argument("--again", type=pathlib.Path, help="only survivors in an earlier report")
    parser.add_argument("--build", type=pathlib.Path, default=ROOT / ".build/release")
    parser.add_argument("--report", type=pathlib.Path, help="written after each mutant")
    parser.add_argument("--without", nargs="+", default=[], metavar="TEST",
                        help="tests that are not run, so survivors may be noticed by them")
    parser.add_argument("--patience", type=float, default=180, metavar="SECONDS",
                        help="leave out tests that take more, divided by their place among all, of "
                        "which those come first that a change to the file most likely concerns")
    parser.add_argument("--list", action="store_true",
                        help="list the mutants with their tests, and stop")
    options = parser.parse_args()
    # Ends what it started, too.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    leave_out(options.without)
    everything = list(all_mutants(ROOT))
    mutants = [m for m in everything if options.only in str(m)]
    if options.sample:
        mutants = random.Random(options.seed).sample(mutants, min(options.sample, len(mutants)))
    mutants = mutants[options.skip:][:options.take]
    if options.again:
        survivors = options.again.read_text()
        mutants = [m for m in mutants if f"- {m}\n" in survivors]
    if options.list:
        for mutant in mutants:
            print(mutant, "·", *tests_of(mutant.path)[:MOST_TESTS_TO_LIST])
        return
    bench = Bench(options.build.resolve())
    results = []
    begin = time.monotonic()
    for mutant in mutants:
        found, failure = verdict(bench, mutant, options.patience)
        results.append((mutant, found))
        print(f"{len(results)}/{len(mutants)} {found} {mutant} {failure} "
              f"[{time.monotonic() - begin:.0f} s]", flush=True)
        if options.report:
            options.report.write_text(
                report(results, len(mutants), len(everything), time.monotonic() - begin))
    print(report(results, len(mutants), len(everything), time.monotonic() - begin))


if __name__ == "__main__":
    main()
