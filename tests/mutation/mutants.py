# SPDX-License-Identifier: GPL-3.0-or-later
"""Finds what can be changed in C++ sources that are formatted by .clang-format."""

import pathlib
import re
from dataclasses import dataclass

ROOT = pathlib.Path(__file__).resolve().parents[2]
ROOMS = ("core", "app/cli", "app/document")

# Binary operators have a space on each side; template brackets do not.
SWAPS = {
    "<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "==",
    "&&": "||", "||": "&&", "+": "-", "-": "+", "+=": "-=", "-=": "+=",
}
OPERATOR = re.compile(r"(?<= )(<=|>=|==|!=|&&|\|\||\+=|-=|<|>|\+|-)(?= )")

# A call, assignment or increment on its own line that declares nothing.
STATEMENT = re.compile(
    r"^\s+(?:(?:\+\+|--)[\w.>\[\]()-]+"
    r"|[\w.:>\[\]()*-]+ (?:[-+*/|&^]|<<|>>)?= .*"
    r"|(?!return|throw|if|for|while|switch|else|case|static_assert|Q_)[\w.:>\[\]-]+\(.*\));$")


@dataclass(frozen=True)
class Mutant:
    path: str  # relative to the repository
    line: int  # from 1
    column: int
    before: str
    after: str

    def __str__(self):
        what = f"`{self.before}` → `{self.after}`" if self.after else f"without `{self.before}`"
        return f"{self.path}:{self.line} {what}"

    def text(self, root):
        """The file with the change."""
        lines = (root / self.path).read_text().split("\n")
        line = lines[self.line - 1]
        end = self.column + len(self.before)
        lines[self.line - 1] = line[:self.column] + (self.after or ";") + line[end:]
        return "\n".join(lines)


def code_of(line):
    """The line without comments and with the contents of texts blanked out."""
    line = re.sub(r'"(?:\\.|[^"\\])*"', lambda text: '"' + "_" * (len(text[0]) - 2) + '"', line)
    line = re.sub(r"'(?:\\.|[^'\\])'", lambda sign: "'" + "_" * (len(sign[0]) - 2) + "'", line)
    return line.split("//")[0].rstrip()


def is_complete(previous):
    """Whether a statement may start after this line."""
    return previous == "" or previous[-1] in ";{}" or previous.endswith(("else", ":"))


def mutants_of(root, path):
    previous = ""
    for number, raw in enumerate((root / path).read_text().split("\n"), 1):
        line = code_of(raw)
        if line.lstrip().startswith(("#", "template", "static_assert", "using", "*")):
            continue
        for found in OPERATOR.finditer(line):
            yield Mutant(path, number, found.start(), found[1], SWAPS[found[1]])
        condition = re.match(r"\s+(?:if|for|while) \(.*\)$", previous) or previous.endswith("else")
        if STATEMENT.match(line) and (is_complete(previous) or condition):
            start = len(line) - len(line.lstrip())
            yield Mutant(path, number, start, raw[start:len(line)], "")
        if line:
            previous = line


def folders(root):
    """All folders with sources, including the rooms themselves."""
    return sorted({str(path.parent.relative_to(root)) for room in ROOMS
                   for path in pathlib.Path(root, room).rglob("*.cpp")})


def all_mutants(root):
    for folder in folders(root):
        for path in sorted(pathlib.Path(root, folder).glob("*.*")):
            if path.suffix in (".cpp", ".h"):
                yield from mutants_of(root, str(path.relative_to(root)))


def includers(header):
    """All sources of the program that include a header, directly or not, the nearest first."""
    texts = {str(path.relative_to(ROOT)): path.read_text() for room in ("core", "widgets", "app")
             for path in (ROOT / room).rglob("*.[ch]*") if path.suffix in (".cpp", ".h")}
    found, wave = [], [header]
    while wave:
        found += wave
        wave = [path for path, text in texts.items() if path not in found
                and any(f'#include "{name}"' in text for name in wave if name.endswith(".h"))]
        wave.sort(key=lambda path: (pathlib.Path(path).stem != pathlib.Path(header).stem,
                                    pathlib.Path(path).parent != pathlib.Path(header).parent))
    # Those of another library are not linked with all tests.
    return sorted((path for path in found if path.endswith(".cpp")),
                  key=lambda path: path.split("/")[0] != header.split("/")[0])
