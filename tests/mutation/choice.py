# SPDX-License-Identifier: GPL-3.0-or-later
"""Orders the test classes by how likely they notice a change to a file."""

import functools
import os
import pathlib
import re

from mutants import ROOT

# Tests that take minutes and are not about single files of these folders.
LEFT_OUT = ("Soak", "Allocations", "Dependencies", "FeatureTable", "Translations", "HelpLanguages",
            "ReaderMutations", "DocumentStress")
# Tests that notice changes to any file below a folder, without naming it.
MORE = {"core/edges/solvers": "ParameterChecksums BoardChecksums AllSolvers",
        "core/edges/solvers/exact": "ParameterChecksums Ranks",
        "core/edges/solvers/record": "ParameterChecksums Record Ranks SearchCheckpoint",
        "core/edges/solvers/ants": "ParameterChecksums AntColony SearchCheckpoint",
        "core/edges/solvers/genetic": "ParameterChecksums Genetic",
        "core/edges/moves": "ParameterChecksums BoardChecksums",
        "core/edges/generate": "BoardChecksums Hardness Transcripts", "core/edges/formats": "Transcripts",
        "core/sudoku": "ParameterChecksums BoardChecksums Transcripts",
        "core/search": "ParameterChecksums SearchQueue Ranks", "core/support": "SolveFiles Transcripts",
        "core/experiments": "Transcripts",
        "core/kind": "Transcripts", "core/text": "NativeFormat Dialects Experiment HostileFiles Transcripts",
        "app/cli": "Transcripts", "app/document/sudoku": "SudokuWindow SudokuRecovery"}
# A test that shares a name with so few others is about what has the name.
RARE = 1 / 5


class Test:
    """A test class."""

    def __init__(self, path):
        self.source = str(path.relative_to(ROOT))
        self.name = path.stem.removeprefix("tst_")
        self.program = f"tests/tests_{path.parent.name}"
        self.named = set(re.findall(r'#include "(.*)"', path.read_text()))
        self.included = included_by(path)
        self.words = set(re.findall(r"\w+", path.read_text()))
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


def leave_out(names):
    """Before the first choice."""
    global LEFT_OUT
    LEFT_OUT += tuple(names)


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


@functools.cache
def tests_naming(name):
    return [test for test in all_tests() if name in test.words]


@functools.cache
def types_in(header):
    """The types that a header declares outside of classes, but for names that are usual words."""
    text = (ROOT / header).read_text() if (ROOT / header).exists() else ""
    return set(re.findall(r"^(?:class|struct|enum class) (\w{7,})", text, re.M))


def tests_of(path):
    """All tests of programs with that file, those first that most likely notice a change to it."""
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

    @functools.cache
    def names(test):
        """How many of the header's types the test names, where those of many tests count less."""
        return sum(1 / len(tests_naming(name)) for name in types_in(header) & test.words)

    def rank(test):
        return (not is_told(test), test.name != stem, -calls(test),
                test.name not in MORE.get(folder, "").split(), header not in test.named,
                -names(test), header not in test.included, test.program == "tests/tests_app", -users(test),
                not re.search(rf"\b{stem}", (ROOT / test.source).read_text()), -share(test))

    def is_told(test):
        return (share(test) > 0 or names(test) >= RARE or test.runs_commands and path.startswith("app/cli")
                or any(test.name in names.split() and folder.startswith(room)
                       for room, names in MORE.items()))

    # The tests of core are not linked with the rest.
    return sorted((test for test in all_tests()
                   if test.program == "tests/tests_app" or path.startswith("core/")), key=rank)
