#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Changes single operators and statements of the program and checks whether a test fails.

A changed source is compiled alone. It is linked with a folder's tests before the libraries, so its
functions replace theirs. Where tests call the program, it is linked with the program too. A changed
header is compiled again with the source of its name and with the tests that name it. If no test
fails and the optimizing compiler makes the same code of both, the change counts as none. Needs
Linux, GCC and Ninja, and a build in which the tests pass.

    cmake --preset release && cmake --build --preset release
    tests/mutation/run.py --sample 200 --report mutants.md
"""

import argparse
import functools
import json
import os
import pathlib
import random
import re
import resource
import shlex
import shutil
import subprocess
import sys
import time

from mutants import all_mutants, folders

ROOT = pathlib.Path(__file__).resolve().parents[2]
QUICKLY = ["-O0", "-w", "-Wno-error"]
# What searches spend their time in: tests would take several times as long without optimization.
HOT = ("core/edges/moves", "core/edges/puzzle", "core/edges/solvers", "core/search", "core/sudoku")
RATHER_QUICKLY = ["-O1", "-w", "-Wno-error"]
OPTIMIZED = ["-O2", "-w", "-Wno-error"]
VERDICTS = ("broken", "same", "killed", "alive")
# Tests that wait for other threads or processes, which a busy machine may delay.
PATIENT = ("SearchRun", "Islands", "SearchQueue", "SearchStress", "RunBatch", "SolveCommand",
           "CountCommand", "Recovery", "SudokuRecovery", "WorkUnits", "Ranks")
# Tests that take minutes and are not about single files of these folders.
LEFT_OUT = ("Soak", "Allocations", "Dependencies", "FeatureTable", "Translations", "HelpLanguages",
            "ReaderMutations", "DocumentStress")
# Tests that notice changes to any file below a folder, without naming it.
MORE = {"core/edges/solvers": "BoardChecksums AllSolvers", "core/edges/solvers/exact": "Ranks",
        "core/edges/solvers/record": "Record", "core/edges/solvers/ants": "AntColony",
        "core/edges/solvers/genetic": "Genetic", "core/edges/moves": "BoardChecksums",
        "core/edges/generate": "BoardChecksums", "core/sudoku": "BoardChecksums",
        "core/search": "Ranks", "core/text": "NativeFormat Experiment HostileFiles",
        "app/document/sudoku": "SudokuWindow SudokuRecovery"}
MOST_TESTS = 12
# It takes a minute, so the others go first.
SLOWEST = "AllSolvers"
# A header's change has to be compiled with each test, so fewer tests see it.
MOST_TESTS_OF_A_HEADER = 4


class Bench:
    """A build of the program and its tests, to which one changed file can be added."""

    def __init__(self, folder):
        self.folder = folder
        self.objects = folder / "mutation"
        self.objects.mkdir(parents=True, exist_ok=True)
        self.seconds = {}
        database = self.ninja("-t", "compdb")
        self.commands = {}  # one per target: all of its files have the same options
        for entry in json.loads(database):
            target = re.search(r"CMakeFiles/(\w+)\.dir/", entry["output"])
            if target and " -c " in entry["command"]:
                self.commands.setdefault(target[1], entry)

    def ninja(self, *words):
        return subprocess.run(["ninja", "-C", self.folder, *words], check=True,
                              capture_output=True, text=True).stdout.removeprefix(
                                  f"ninja: Entering directory `{self.folder}'\n")

    def compile(self, source, text, target, more=(), flags=None):
        """Compiles a text in place of a source. @return whether that worked"""
        flags = flags or (RATHER_QUICKLY if source.startswith(HOT) else QUICKLY)
        entry = self.commands[target_of(source)]
        words = shlex.split(entry["command"])
        words = words[pathlib.Path(words[0]).name == "ccache":words.index("-MD")]
        # Headers beside the source are found as from there.
        first = words[:1] + list(map(str, more)) + words[1:]
        return subprocess.run(first + [*flags, "-o", str(target), "-c", str(text)],
                              cwd=entry["directory"], stderr=subprocess.DEVNULL).returncode == 0

    @functools.cache
    def link_words(self, program):
        """How the build links a program, without its own name."""
        words = shlex.split(self.ninja("-t", "commands", program).strip().split("\n")[-1])
        words = words[words.index("&&") + 1:]
        words = words[:words.index("&&")]
        at = words.index("-o")
        return words[:at] + words[at + 2:]

    def link(self, program, items, of_tests=None):
        """Links a program of the build, with these objects first.
        @param of_tests objects to use instead of all test objects
        @return its path"""
        path = self.objects / pathlib.Path(program).name
        compiler, *words = self.link_words(program)
        if of_tests is not None:
            words = [word for word in words if not word.endswith(".o") or "_autogen/" in word]
            items = [*of_tests, *items]
        subprocess.run([compiler, "-Wl,-z,muldefs", "-o", path, *items, *words],
                       check=True, cwd=self.folder, stdout=subprocess.DEVNULL)
        return path

    def limit(self, test):
        """@return the seconds that a test may take, from what it takes without a change"""
        if test not in self.seconds:
            begin = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
            if self.fails(test, self.folder / test.program, {}, 300):
                sys.exit(f"{test} fails without any change")
            self.seconds[test] = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - begin
            print(f"{test}: {self.seconds[test]:.2f} s", flush=True)
        return int(4 + 4 * self.seconds[test])

    def fails(self, test, program, environment, seconds):
        """@param seconds of processor time; the limit by the clock is ten times this"""
        environment = dict(os.environ, QT_QPA_PLATFORM="offscreen", LC_ALL="C.UTF-8",
                           QTEST_FUNCTION_TIMEOUT="1200000", QTEST_DISABLE_STACK_DUMP="1",
                           QTEST_DISABLE_CORE_DUMP="1", **environment)

        def limit():
            resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
            resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
            resource.setrlimit(resource.RLIMIT_AS, (4 << 30, 4 << 30))

        try:
            return subprocess.run([program, f"tst_{test.name}"], env=environment,
                                  preexec_fn=limit, stdout=subprocess.DEVNULL,
                                  stderr=subprocess.DEVNULL,
                                  timeout=40 + 10 * seconds).returncode != 0
        except subprocess.TimeoutExpired:
            return True

    def tells(self, test, program, environment):
        """Whether the test fails with the change; patient tests must also pass without it."""
        seconds = self.limit(test)
        if not self.fails(test, program, environment, seconds):
            return False
        return test.name not in PATIENT or (
            not self.fails(test, self.folder / test.program, {}, seconds)
            and self.fails(test, program, environment, seconds))

    def verdict(self, mutant):
        """One of VERDICTS ("broken" does not compile), and which test fails."""
        overlay = self.objects / "overlay"
        changed = overlay / mutant.path
        shutil.rmtree(overlay, ignore_errors=True)
        changed.parent.mkdir(parents=True)
        changed.write_text(mutant.text(ROOT))
        is_header = mutant.path.endswith(".h")
        check = self.check_header if is_header else self.check_source
        more = [f"-I{overlay}"]
        verdict, killer = check(mutant, changed, more)
        if verdict == "alive" and self.is_same(mutant.path, changed, more):
            verdict = "same"
        return verdict, killer

    def is_same(self, path, changed, more):
        """Whether the optimized code of a source, or of a header's source, is unchanged."""
        source = str(pathlib.Path(path).with_suffix(".cpp"))
        if not (ROOT / source).exists():
            return False
        texts = [(ROOT / source, []), (changed if source == path else ROOT / source, more)]
        codes = []
        for text, overlay in texts:
            item = self.objects / "optimized.o"
            if not self.compile(source, text, item, overlay, OPTIMIZED):
                return False
            codes.append(item.read_bytes())
        return codes[0] == codes[1]

    def called(self, mutant, items):
        """The environment in which tests call the program with the change."""
        if not mutant.path.startswith("app/cli"):
            return {}
        return {"TESSERA_PROGRAM": str(self.link("app/tessera", items))}

    def check_source(self, mutant, changed, more):
        item = self.objects / "mutant.o"
        if not self.compile(mutant.path, changed, item, more):
            return "broken", None
        environment = self.called(mutant, [item])
        linked = {}
        for test in self.quick_first(tests_of(mutant.path)):
            if test.program not in linked:
                linked[test.program] = self.link(test.program, [item])
            if self.tells(test, linked[test.program], environment):
                return "killed", test
        return "alive", None

    def quick_first(self, tests):
        """The tests, of which the third and later ones go by the seconds that they took."""
        return tests[:2] + sorted(tests[2:], key=lambda test: self.seconds.get(test, 0))

    def check_header(self, mutant, changed, more):
        items = []
        source = str(pathlib.Path(mutant.path).with_suffix(".cpp"))
        if (ROOT / source).exists():
            items.append(self.objects / "mutant.o")
            if not self.compile(source, ROOT / source, items[0], more):
                return "broken", None
        environment = self.called(mutant, items)
        main = self.objects / "main.o"
        for test in tests_of(mutant.path)[:MOST_TESTS_OF_A_HEADER]:
            item = self.objects / "test.o"
            if not (self.compile(test.source, ROOT / test.source, item, more)
                    and self.compile(test.source, ROOT / "tests/TestProgram.cpp", main)):
                return "broken", None
            program = self.link(test.program, items, [item, main])
            if self.tells(test, program, environment):
                return "killed", test
        return "alive", None


class Test:
    """A test class."""

    def __init__(self, path):
        self.source = str(path.relative_to(ROOT))
        self.name = path.stem.removeprefix("tst_")
        self.program = f"tests/tests_{path.parent.name}"
        self.named = set(re.findall(r'#include "(.*)"', path.read_text()))
        self.included = included_by(path)
        self.runs_commands = "tests/app/TesseraProcess.h" in self.included

    def __str__(self):
        return f"tst_{self.name}"


def included_by(path):
    """What a test includes, directly or through its own helpers."""
    found = set()
    for name in re.findall(r'#include "(.*)"', path.read_text()):
        if (ROOT / name).exists() and name not in found:
            found.add(name)
            if name.startswith("tests/"):
                found |= included_by(ROOT / name)
    return found


@functools.cache
def all_tests():
    """All that are not left out, here or by the caller."""
    tests = [Test(path) for room in ("core", "app")
             for path in sorted((ROOT / "tests" / room).glob("tst_*.cpp"))]
    return [test for test in tests if test.name not in LEFT_OUT]


@functools.cache
def tests_including(header):
    return [test for test in all_tests() if header in test.included]


@functools.cache
def included_in_code(header):
    """What a header of the program and its source include."""
    paths = [ROOT / header, (ROOT / header).with_suffix(".cpp")]
    return {name for path in paths if path.exists()
            for name in re.findall(r'#include "(.*)"', path.read_text())}


def tests_of(path):
    """The tests that may notice a change to a file, the most likely first."""
    folder, stem = os.path.dirname(path), pathlib.Path(path).stem
    header = str(pathlib.Path(path).with_suffix(".h"))
    command = re.sub("Commands?|Parts", "", stem).lower() if folder.startswith("app/cli") else ""

    def share(test):
        """The share of the test's subjects that are in the folder."""
        names = [name for name in test.included if not name.startswith("tests/")]
        return sum(os.path.dirname(name) == folder for name in names) / max(1, len(names))

    @functools.cache
    def users(test):
        """How many of the test's subjects use the file, where subjects of many tests count less."""
        return sum(1 / len(tests_including(name)) for name in test.included
                   if not name.startswith("tests/") and header in included_in_code(name))

    def calls(test):
        """How often the test names the command that the file is about."""
        return (ROOT / test.source).read_text().count(f'"{command}') if command else 0

    def rank(test):
        return (not is_told(test), test.name != stem, -calls(test),
                test.name not in MORE.get(folder, "").split(), header not in test.named,
                header not in test.included, test.program == "tests/tests_app", -users(test),
                not re.search(rf"\b{stem}", (ROOT / test.source).read_text()), -share(test))

    def is_told(test):
        return (share(test) > 0 or test.runs_commands and path.startswith("app/cli")
                or any(test.name in names.split() and folder.startswith(room)
                       for room, names in MORE.items()))

    # Where few tests are about the folder, those come too whose subjects use the file.
    chosen = sorted((test for test in all_tests() if is_told(test) or users(test)),
                    key=rank)[:MOST_TESTS]
    return sorted(chosen, key=lambda test: test.name == SLOWEST)


def target_of(source):
    """The target of the build that compiles a source."""
    parts = source.split("/")
    return f"tests_{parts[1]}" if parts[0] == "tests" else f"tessera_{parts[0]}"


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
    parser.add_argument("--only", default="", help="part of path:line")
    parser.add_argument("--again", type=pathlib.Path, help="only survivors in an earlier report")
    parser.add_argument("--build", type=pathlib.Path, default=ROOT / ".build/release")
    parser.add_argument("--report", type=pathlib.Path, help="written after each mutant")
    parser.add_argument("--without", nargs="+", default=[], metavar="TEST",
                        help="tests that are not run, so survivors may be noticed by them")
    parser.add_argument("--list", action="store_true",
                        help="list the mutants with their tests, and stop")
    options = parser.parse_args()
    global LEFT_OUT
    LEFT_OUT += tuple(options.without)
    everything = list(all_mutants(ROOT))
    mutants = [m for m in everything if options.only in str(m)]
    if options.sample:
        mutants = random.Random(options.seed).sample(mutants, min(options.sample, len(mutants)))
    mutants = mutants[options.skip:]
    if options.again:
        survivors = options.again.read_text()
        mutants = [m for m in mutants if f"- {m}\n" in survivors]
    if options.list:
        for mutant in mutants:
            print(mutant, "·", *tests_of(mutant.path))
        return
    bench = Bench(options.build.resolve())
    results = []
    begin = time.monotonic()
    for mutant in mutants:
        verdict, killer = bench.verdict(mutant)
        results.append((mutant, verdict))
        print(f"{len(results)}/{len(mutants)} {verdict} {mutant} {killer or ''}", flush=True)
        if options.report:
            options.report.write_text(
                report(results, len(mutants), len(everything), time.monotonic() - begin))
    print(report(results, len(mutants), len(everything), time.monotonic() - begin))


if __name__ == "__main__":
    main()
