# SPDX-License-Identifier: GPL-3.0-or-later
"""Calls the program that is judged."""

import json
import os
import subprocess
import sys


class Tessera:
    """@param program its path"""

    def __init__(self, program):
        self.program = os.path.abspath(program)
        self.wrong = []

    def call(self, *words):
        """@return the finished process, with its output as text"""
        environment = {name: value for name, value in os.environ.items()
                       if name not in ("DISPLAY", "WAYLAND_DISPLAY")}
        return subprocess.run([self.program, *map(str, words)], env=environment, text=True,
                              capture_output=True, encoding="utf-8", timeout=3600, check=False)

    def run(self, *words):
        """@return what it prints; None, and a fault, if it fails"""
        done = self.call(*words)
        if done.returncode != 0:
            self.fault(f"{' '.join(map(str, words))}: exit code {done.returncode}: "
                       f"{done.stderr.strip()}")
            return None
        return done.stdout

    def json(self, *words):
        text = self.run(*words, "--json")
        return None if text is None else json.loads(text)

    def fault(self, sentence):
        self.wrong.append(sentence)
        print(sentence, flush=True)

    def end(self, told):
        """Ends this script: 0 if nothing was wrong."""
        print(f"{told}; {len(self.wrong)} faults")
        sys.exit(1 if self.wrong else 0)
