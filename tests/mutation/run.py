#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Tessera authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Changes single operators and statements of the core and sees whether a test fails.

The core becomes a shared library. A changed source is compiled alone and loaded
before it (LD_PRELOAD), so that its functions take the place of the others. A changed
header is compiled anew with the source of its name and with the tests that speak of
it. Where no test fails and the compiler makes the same of both when it optimizes,
there is no change to notice. Needs Linux, GCC and Ninja, and a build in which the
core's tests pass.

    cmake --build --preset release && tests/mutation/run.py --sample 200 --report mutants.md
"""

import argparse
import json
import os
import pathlib
import random
import resource
import shlex
import subprocess
import sys
import time

from mutants import FOLDERS, all_mutants

ROOT = pathlib.Path(__file__).resolve().parents[2]
QUICKLY = ["-O0", "-w", "-Wno-error"]
OPTIMIZED = ["-O2", "-w", "-Wno-error"]
VERDICTS = ("broken", "same", "killed", "alive")
# Those whose failing tells of these folders, quick ones first.
TESTS = {
    "core/puzzle": "Puzzle Board CellBlock Candidates Counting PiecePattern Diagnosis ScoredBoard "
                   "Deduction PieceMasks NativeFormat Completion Generator",
    "core/moves": "AreaCounter ScoredBoard StartBoard RegionMoves AssignmentPolish WindowPolish "
                  "FittingSwaps LocalMoves Tabu BlockMoves GeneticOperators Annealing Record",
    "core/search": "Trace BestHistory Parameter TreeProgress GeneralVns SearchContext RunBatch "
                   "SearchRun Islands SearchQueue SearchStress SearchCheckpoint",
}
# They wait for other threads, which a busy machine may keep from running.
PATIENT = ("SearchRun", "Islands", "SearchQueue", "SearchStress", "RunBatch")
# A header's change needs each test to be compiled, so it is shown to so many only.
MOST_TESTS_OF_A_HEADER = 4


class Bench:
    """A build of the core and its tests, to which one changed file can be added."""

    def __init__(self, folder):
        self.folder = folder
        self.objects = folder / "mutation"
        self.objects.mkdir(parents=True, exist_ok=True)
        self.limits = {}

    def prepare(self):
        database = subprocess.run(["ninja", "-C", self.folder, "-t", "compdb"], check=True,
                                  capture_output=True, text=True).stdout
        self.commands = {}
        for entry in json.loads(database):
            path = pathlib.Path(entry["file"])
            if " -c " in entry["command"] and path.is_relative_to(ROOT):
                self.commands.setdefault(str(path.relative_to(ROOT)), entry)
        names = dict.fromkeys(name for names in TESTS.values() for name in names.split())
        names = [name for name in names if (self.folder / f"tests/tst_{name}").exists()]
        programs = [line for line in ldd(self.folder / f"tests/tst_{names[0]}") if "Qt6" in line]
        self.core = self.objects / "libcore.so"
        link(self.core, ["-shared", "-Wl,--whole-archive", self.folder / "core/libtessera_core.a",
                         "-Wl,--no-whole-archive", *programs])
        self.libraries = [self.core, *programs, f"-Wl,-rpath,{self.objects}"]
        for name in names:
            link(self.objects / f"tst_{name}",
                 [self.folder / self.commands[f"tests/core/tst_{name}.cpp"]["output"],
                  *self.libraries])
        self.measure(names)

    def compile(self, known, source, target, more=(), flags=QUICKLY):
        """Compiles like a known source of the build. Returns whether that worked."""
        entry = self.commands[known]
        words = shlex.split(entry["command"])
        words = words[pathlib.Path(words[0]).name == "ccache":words.index("-MD")]
        first = words[:1] + list(map(str, more)) + words[1:]
        return subprocess.run(first + [*flags, "-o", str(target), "-c", str(source)],
                              cwd=entry["directory"], stderr=subprocess.DEVNULL).returncode == 0

    def measure(self, names):
        """What the tests take when nothing is wrong bounds what they may take."""
        for name in names:
            begin = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
            if self.fails(name, None, 300):
                sys.exit(f"tst_{name} fails without any change")
            used = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - begin
            self.limits[name] = int(4 + 6 * used)
            print(f"tst_{name}: {used:.2f} s", flush=True)

    def fails(self, name, mutant, seconds):
        """@param mutant a library to be loaded first, a program in the test's place, or nothing
        @param seconds of processor time; twenty times as many may pass"""
        environment = dict(os.environ, QT_QPA_PLATFORM="offscreen", LC_ALL="C.UTF-8",
                           QTEST_FUNCTION_TIMEOUT="60000", QTEST_DISABLE_STACK_DUMP="1",
                           QTEST_DISABLE_CORE_DUMP="1")
        program = self.objects / f"tst_{name}"
        if mutant is not None and mutant.suffix == ".so":
            environment["LD_PRELOAD"] = str(mutant)
        elif mutant is not None:
            program = mutant

        def limit():
            resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
            resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
            resource.setrlimit(resource.RLIMIT_AS, (4 << 30, 4 << 30))

        try:
            return subprocess.run([program], env=environment, preexec_fn=limit,
                                  stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                                  timeout=60 + 20 * seconds).returncode != 0
        except subprocess.TimeoutExpired:
            return True

    def tells(self, name, mutant):
        """Whether the test fails with the change, and for the patient ones only with it."""
        seconds = self.limits[name]
        if not self.fails(name, mutant, seconds):
            return False
        return name not in PATIENT or (not self.fails(name, None, seconds)
                                       and self.fails(name, mutant, seconds))

    def tests_of(self, path):
        """Names of tests; the one of the file's name most probably tells."""
        names = [name for name in TESTS[str(pathlib.Path(path).parent)].split()
                 if name in self.limits]
        stem = pathlib.Path(path).stem
        if path.endswith(".h"):
            def speaks(name):
                return stem in (ROOT / f"tests/core/tst_{name}.cpp").read_text()
            names.sort(key=lambda name: not speaks(name))
            names = names[:MOST_TESTS_OF_A_HEADER]
        return sorted(names, key=lambda name: name != stem)

    def verdict(self, mutant):
        """One of VERDICTS ("broken" does not compile), and which test fails."""
        overlay = self.objects / "overlay"
        changed = overlay / mutant.path
        run(["rm", "-rf", overlay])
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
        """Whether the optimized code of a source, or of a header's, is what it was."""
        source = str(pathlib.Path(path).with_suffix(".cpp"))
        if source not in self.commands:
            return False
        texts = [(ROOT / source, []), (changed if source == path else ROOT / source, more)]
        codes = []
        for text, overlay in texts:
            item = self.objects / "optimized.o"
            if not self.compile(source, text, item, overlay, OPTIMIZED):
                return False
            codes.append(item.read_bytes())
        return codes[0] == codes[1]

    def check_source(self, mutant, changed, more):
        item = self.objects / "mutant.o"
        if not self.compile(mutant.path, changed, item, more):
            return "broken", None
        library = self.objects / "mutant.so"
        link(library, ["-shared", item])
        for name in self.tests_of(mutant.path):
            if self.tells(name, library):
                return "killed", name
        return "alive", None

    def check_header(self, mutant, changed, more):
        items = []
        source = str(pathlib.Path(mutant.path).with_suffix(".cpp"))
        if source in self.commands:
            items.append(self.objects / "mutant.o")
            if not self.compile(source, ROOT / source, items[0], more):
                return "broken", None
        for name in self.tests_of(mutant.path):
            test = f"tests/core/tst_{name}.cpp"
            item = self.objects / "test.o"
            if not self.compile(test, ROOT / test, item, more):
                return "broken", None
            program = self.objects / "tst_mutant"
            link(program, [item, *items, *self.libraries])
            if self.tells(name, program):
                return "killed", name
        return "alive", None


def run(words):
    subprocess.run(list(map(str, words)), check=True, stdout=subprocess.DEVNULL)


def ldd(program):
    lines = subprocess.run(["ldd", program], capture_output=True, text=True).stdout.split("\n")
    return [line.split("=>")[1].split("(")[0].strip() for line in lines if "=>" in line]


def link(target, words):
    run(["c++", "-o", target, *words])


def report(results, chosen, total, seconds):
    lines = ["| folder | places | do not compile | change nothing | killed | survived | killed (%) |",
             "|---|--:|--:|--:|--:|--:|--:|"]
    for folder in (*FOLDERS, ""):
        some = [r for r in results if r[0].path.startswith(folder)]
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
    parser.add_argument("--sample", type=int, default=0, help="so many, drawn by chance; 0 for all")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default="", help="part of the path:line")
    parser.add_argument("--again", type=pathlib.Path, help="only survivors of an earlier report")
    parser.add_argument("--build", type=pathlib.Path, default=ROOT / ".build/release")
    parser.add_argument("--report", type=pathlib.Path, help="written after each mutant")
    parser.add_argument("--list", action="store_true", help="names them all and does nothing")
    options = parser.parse_args()
    everything = list(all_mutants(ROOT))
    mutants = [m for m in everything if options.only in str(m)]
    if options.sample:
        mutants = random.Random(options.seed).sample(mutants, min(options.sample, len(mutants)))
    if options.again:
        survivors = options.again.read_text()
        mutants = [m for m in mutants if f"- {m}\n" in survivors]
    if options.list:
        print(*mutants, sep="\n")
        return
    bench = Bench(options.build.resolve())
    bench.prepare()
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
