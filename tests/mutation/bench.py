# SPDX-License-Identifier: GPL-3.0-or-later
"""Compiles changed files, links them into tests, and runs these."""

import fcntl
import functools
import json
import os
import pathlib
import re
import resource
import shlex
import shutil
import signal
import subprocess
import sys
import time

from mutants import ROOT

# As the build does, so that the code that is tested also tells whether a change makes a difference.
FLAGS = ["-O2", "-w", "-Wno-error"]
# Tests that wait for other threads or processes, which a busy machine may delay.
PATIENT = ("SearchRun", "Islands", "SearchQueue", "SearchStress", "RunBatch", "SolveCommand",
           "SolveFiles", "CountCommand", "Recovery", "RecoveredTabs", "SudokuRecovery", "WorkUnits",
           "Ranks")
FAILURE = re.compile(r"^(?:FAIL!|XPASS) +: (?:\w+::)*(\w+)\(", re.M)


# Failures that are of no single function.
WITHOUT_FUNCTION = ("clock", "end", "initTestCase", "cleanupTestCase")
LIBRARIES = ("tessera_core", "tessera_widgets", "tessera_app")


def sources_in(file):
    """A source of the build, or those that it includes to compile them together."""
    texts = re.findall(r'^#include "(.*\.cpp)"', file.read_text(), re.M) \
        if file.parent.name == "Unity" else [file]
    return [os.path.relpath(text, ROOT) for text in texts]


def processor_seconds():
    """What processes that ended have taken."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


class Bench:
    """A build of the program and its tests, to which changed files can be added."""

    def __init__(self, folder):
        self.folder = folder
        self.objects = self.own_folder()
        self.linker = [f"-fuse-ld={name}" for name in ("lld", "gold")
                       if shutil.which(f"ld.{name}")][:1]
        self.commands = {}  # one for all files of a target that are compiled together
        self.targets = {}  # of each source; followed by its name if it is compiled alone
        for entry in json.loads(self.ninja("-t", "compdb")):
            target = re.search(r"CMakeFiles/(\w+)\.dir/", entry["output"])
            if target and " -c " in entry["command"]:
                sources = sources_in(pathlib.Path(entry["directory"], entry["file"]))
                name = target[1] if len(sources) > 1 else f"{target[1]}/{sources[0]}"
                self.commands.setdefault(name, entry)
                self.commands.setdefault(target[1], entry)
                for source in sources:
                    self.targets.setdefault(source, name)
        if not any(source.startswith("core/") for source in self.targets):
            sys.exit(f"{folder} is no build of {ROOT}.")

    def own_folder(self):
        """A folder that no other process works in, beside those of the build's programs: these find
        other files from where they are."""
        for number in range(100):
            folder = self.folder / f"mutation-{number}"
            folder.mkdir(parents=True, exist_ok=True)
            self.lock = open(folder / "lock", "w")
            try:
                fcntl.flock(self.lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
                return folder
            except BlockingIOError:
                self.lock.close()
        sys.exit("Too many processes work in this build.")

    def is_in_library(self, source):
        return self.targets.get(source, "").split("/")[0] in LIBRARIES

    def ninja(self, *words):
        return subprocess.run(["ninja", "-C", self.folder, *words], check=True,
                              capture_output=True, text=True).stdout.removeprefix(
                                  f"ninja: Entering directory `{self.folder}'\n")

    def compile(self, target, text, item, more=()):
        """Compiles a text in the way of a target. @return whether that worked"""
        compiler, *words = self.options(target)
        # Changed headers are found before the others.
        return subprocess.run([compiler, *more, *words, "-o", item, "-c", text],
                              cwd=self.commands[target]["directory"],
                              stderr=subprocess.DEVNULL).returncode == 0

    def compile_together(self, sources, item, more):
        """Compiles sources of a library into one object. @return whether that worked"""
        text = item.with_suffix(".cpp")
        text.write_text("".join(f'#include "{ROOT / source}"\n' for source in sources))
        return self.compile(self.targets[sources[0]].split("/")[0], text, item, more)

    @functools.cache
    def options(self, target):
        words = shlex.split(self.commands[target]["command"])
        return [*words[pathlib.Path(words[0]).name == "ccache":words.index("-MD")], *FLAGS]

    @functools.cache
    def original(self, source):
        """What the compiler makes of an unchanged source."""
        item = self.objects / "original.o"
        return self.compile(self.targets[source], ROOT / source, item) and item.read_bytes()

    @functools.cache
    def main(self, target):
        """The object of the main function of a test program."""
        item = self.objects / f"{target}.o"
        self.compile(target, ROOT / "tests/TestProgram.cpp", item)
        return item

    @functools.cache
    def link_words(self, program):
        """How the build links a program, without its own name."""
        words = shlex.split(self.ninja("-t", "commands", program).strip().split("\n")[-1])
        words = words[words.index("&&") + 1:]
        words = words[:words.index("&&")]
        at = words.index("-o")
        return words[:at] + words[at + 2:]

    def link(self, program, items, of_tests=None, name=""):
        """Links a program of the build, with these objects first.
        @param of_tests objects to use instead of all test objects
        @return its path"""
        path = self.objects / (name or pathlib.Path(program).name)
        compiler, *words = self.link_words(program)
        if of_tests is not None:
            words = [word for word in words
                     if not word.endswith(".o") or "_autogen/" in word or "/.rcc/" in word]
            items = [*of_tests, *items]
        subprocess.run([compiler, *self.linker, "-Wl,-z,muldefs", "-o", path, *items, *words],
                       check=True, cwd=self.folder, stdout=subprocess.DEVNULL)
        return path

    def seconds(self, test):
        """@return seconds of processor and clock that the test takes without a change, in a program
        that is linked in the same way as with one"""
        built = self.folder / test.program
        kept = built.parent / f"{test.name}.seconds"
        if kept.exists() and kept.stat().st_mtime > built.stat().st_mtime:
            return json.loads(kept.read_text())
        program = self.link(test.program, [], name="unchanged")
        begin = processor_seconds(), time.monotonic()
        if failure := self.failure(test, program, {}, (300, 900)):
            sys.exit(f"{test} fails without any change: {failure}")
        taken = processor_seconds() - begin[0], time.monotonic() - begin[1]
        print(f"{test}: {taken[0]:.2f} s, {taken[1]:.2f} s by the clock", flush=True)
        own = self.objects / "seconds.json"
        own.write_text(json.dumps(taken))
        own.rename(kept)
        return taken

    @functools.cached_property
    def costs(self):
        """What tests took when CTest last ran them all, by class: often enough to leave them out."""
        file = self.folder / "Testing/Temporary/CTestCostData.txt"
        lines = file.read_text().splitlines() if file.exists() else []
        return {words[0]: float(words[2]) for words in map(str.split, lines) if len(words) == 3}

    def about(self, test):
        """Seconds that the test takes, roughly."""
        return self.costs.get(str(test)) or self.seconds(test)[0]

    def failure(self, test, program, environment, limits, function=""):
        """Runs a test, or one of its functions, until it fails.
        @param limits seconds of processor and clock
        @return what failed: a function, or the "clock", or the "end" of the process; or nothing"""
        environment = dict(os.environ, QT_QPA_PLATFORM="offscreen", LC_ALL="C.UTF-8",
                           QTEST_FUNCTION_TIMEOUT="1200000", QTEST_DISABLE_STACK_DUMP="1",
                           QTEST_DISABLE_CORE_DUMP="1", **environment)

        def limit():
            resource.setrlimit(resource.RLIMIT_CPU, (limits[0], limits[0]))
            resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
            resource.setrlimit(resource.RLIMIT_AS, (4 << 30, 4 << 30))

        words = [program, f"tst_{test.name}", *([function] if function else [])]
        end = time.monotonic() + limits[1]
        # A file, not a pipe, which a process that the test started would hold open.
        with open(self.objects / "output", "w") as output, \
                open(self.objects / "output", errors="replace") as said:
            process = subprocess.Popen(words, env=environment, preexec_fn=limit, stdout=output,
                                       stderr=subprocess.DEVNULL, start_new_session=True)
            lines = ""
            try:
                while True:
                    code = process.poll()
                    lines = lines.rpartition("\n")[2] + said.read()
                    if found := FAILURE.search(lines):
                        return found[1]
                    if code is not None:
                        return "" if code == 0 else "end"
                    if time.monotonic() > end:
                        return "clock"
                    time.sleep(0.02)
            finally:
                if process.returncode is None:
                    os.killpg(process.pid, signal.SIGKILL)
                    process.wait()

    def notices(self, test, program, environment):
        """Whether the test fails with the change, and where. What depends on time must also pass
        without it, and fail again."""
        processor, clock = self.seconds(test)
        limits = int(2 + 4 * processor), 60 + 10 * clock
        failure = self.failure(test, program, environment, limits)
        if failure and (failure == "clock" or test.name in PATIENT):
            function = failure if failure not in WITHOUT_FUNCTION else ""
            if (self.failure(test, self.folder / test.program, {}, limits, function)
                    or not self.failure(test, program, environment, limits, function)):
                return ""
        return failure
