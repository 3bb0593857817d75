#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Uses the window for hours with mouse and keys, beside a search on two threads without a window.

    tests/trust/soak.py .build/release/app/tessera [--minutes N] [--pace SECONDS] [--seed N]
        [--samples FILE]

The window edits, saves, searches, races, changes its language, opens and closes. The search gets
the processor's time that the rest leaves. Twenty times all puzzles are closed. Memory and handles
are sampled, those of the window without a puzzle, too: the last quarter of the time may not need
more than the second one. Needs Xvfb, openbox and xdotool.
"""

import argparse
import contextlib
import os
import pathlib
import random
import statistics
import subprocess
import sys
import tempfile
import time

WIDTH, HEIGHT = 1366, 740
LANGUAGES = 8  # entries of the list, with "Same as the system"
MOST_MEGABYTES = 24
MOST_HANDLES = 2


def start(words, **more):
    return subprocess.Popen(words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, **more)


class Screen:
    """A virtual screen, with what a person does there."""

    def __init__(self, number):
        self.environment = dict(os.environ, DISPLAY=f":{number}", LC_ALL="C.UTF-8")
        self.server = start(["Xvfb", f":{number}", "-screen", "0", "1366x768x24"])
        for _ in range(100):
            if os.path.exists(f"/tmp/.X11-unix/X{number}"):
                break
            time.sleep(0.1)
        self.manager = start(["openbox"], env=self.environment)

    def do(self, *words):
        return subprocess.run(["xdotool", *map(str, words)], env=self.environment, check=False,
                              capture_output=True, text=True).stdout.strip()

    def keys(self, *names):
        for name in names:
            self.do("key", name)
            time.sleep(0.15)

    def click(self, x, y):
        self.do("mousemove", int(x), int(y), "click", 1)

    def drag(self, start_at, end_at):
        self.do("mousemove", *start_at, "mousedown", 1, "mousemove", *end_at, "mouseup", 1)

    def active(self):
        """The active window: its title and its left, top, width and height."""
        told = self.do("getactivewindow", "getwindowname", "getwindowgeometry", "--shell")
        lines = told.split("\n")
        place = dict(line.split("=") for line in lines[1:] if "=" in line)
        return lines[0], [int(place.get(key, 0)) for key in ("X", "Y", "WIDTH", "HEIGHT")]

    def close(self):
        self.manager.terminate()
        self.server.terminate()


class Person:
    """Uses one window."""

    def __init__(self, screen, chance, folder, puzzles, only):
        self.screen, self.chance, self.folder, self.puzzles = screen, chance, folder, puzzles
        self.only = only
        self.opened = []  # seconds that opening a puzzle took
        self.done = {}
        self.lately = []  # the last actions
        self.made = 0  # puzzles saved for the first time

    def cell(self):
        """A place on the board, which is in the middle in all languages."""
        return self.chance.randint(410, 950), self.chance.randint(120, 660)

    def edit(self):
        self.screen.drag(self.cell(), self.cell())
        self.screen.click(*self.cell())
        self.screen.keys(*self.chance.choices(
            ["r", "shift+r", "l", "Delete", "ctrl+z", "ctrl+shift+z", "ctrl+shift+r", "1", "2",
             "Down", "Right", "ctrl+c", "ctrl+shift+c", "F6", "F7"], k=4))

    def save(self):
        self.screen.keys("ctrl+s")

    def search(self):
        """Starts, pauses and resumes; stops and keeps now and then."""
        self.screen.keys("ctrl+Return")
        if self.chance.random() < 0.4:
            time.sleep(self.chance.uniform(0, 3))
            self.screen.keys("ctrl+shift+period", self.chance.choice(["ctrl+k", "Escape"]))

    def open(self):
        title = self.screen.active()[0]
        name = self.chance.choice([one for one in self.puzzles
                                   if one.removesuffix(".tessera") not in title])
        self.screen.keys("ctrl+o")
        time.sleep(0.7)
        self.screen.do("type", os.path.join(self.folder, name))
        self.screen.keys("Return")
        begin = time.monotonic()
        while time.monotonic() < begin + 10:
            if name.removesuffix(".tessera") in self.screen.active()[0]:
                self.opened.append(time.monotonic() - begin)
                return
            time.sleep(0.02)
        self.screen.keys("Escape")

    def shut(self):
        """Closes a puzzle. What a question is about is saved; a running search is stopped."""
        self.screen.keys("ctrl+shift+period", "ctrl+s", "ctrl+w", "Escape")

    def rest(self):
        """Closes all puzzles and saves what a question is about. @return whether all are closed"""
        for _ in range(16):
            if self.screen.active()[0] == "Tessera":
                break
            self.screen.keys("Escape", "ctrl+shift+period", "Escape")
            time.sleep(0.5)
            self.screen.keys("ctrl+w")
            time.sleep(0.5)
            if not self.is_main():  # the question
                self.screen.keys("Return")
                time.sleep(0.5)
            if not self.is_main():  # the puzzle has no file yet
                self.made += 1
                self.screen.do("type", os.path.join(self.folder, f"made{self.made}.tessera"))
                self.screen.keys("Return", "Escape")
        time.sleep(2)
        return self.screen.active()[0] == "Tessera"

    def race(self):
        self.screen.keys("ctrl+m")
        time.sleep(0.7)
        self.screen.keys("ctrl+r")
        time.sleep(0.5)
        self.screen.keys("Return")
        time.sleep(self.chance.uniform(1, 5))
        self.screen.keys("ctrl+shift+period", "ctrl+a", "Delete", "ctrl+w", "Escape")

    def speak(self):
        """Another language, by the first list in the settings."""
        self.screen.keys("ctrl+comma")
        time.sleep(1)
        left, top, width, _ = self.screen.active()[1]
        self.screen.click(left + width // 2, top + 47)
        self.screen.keys("Home", *["Down"] * self.chance.randrange(LANGUAGES), "Return")
        self.screen.keys("Return")
        time.sleep(1)

    def look(self):
        self.screen.keys(*self.chance.choices(
            ["ctrl+plus", "ctrl+minus", "ctrl+0", "F12", "F11", "ctrl+Tab", "ctrl+f", "F1",
             "ctrl+shift+a", "alt+Home"], k=2))
        time.sleep(0.3)

    def act(self):
        for _ in range(3):
            if "Tessera" in self.screen.active()[0] and self.is_main():
                break
            self.screen.keys("Escape")
            if not self.is_main():
                self.screen.keys("ctrl+w")
        weights = {self.edit: 30, self.save: 10, self.search: 20, self.open: 8, self.shut: 8,
                   self.race: 3, self.speak: 3, self.look: 12}
        chosen = [one for one in weights if not self.only or one.__name__ in self.only]
        action, = self.chance.choices(chosen, weights=[weights[one] for one in chosen])
        self.lately = [*self.lately[-9:], action.__name__]
        action()
        self.done[action.__name__] = self.done.get(action.__name__, 0) + 1

    def is_main(self):
        return self.screen.active()[1][2] >= WIDTH - 10


def sampled(program):
    """Megabytes of its own memory, open handles and threads."""
    folder = f"/proc/{program.pid}"
    with open(folder + "/status", encoding="utf-8") as file:
        told = dict(line.split(":", 1) for line in file)
    return (int(told["RssAnon"].split()[0]) / 1024, len(os.listdir(folder + "/fd")),
            int(told["Threads"]))


def judge(name, samples):
    """Prints a line, and returns whether memory and handles are flat."""
    quarter = len(samples) // 4
    early = [statistics.median(row[k] for row in samples[quarter:2 * quarter]) for k in range(3)]
    late = [statistics.median(row[k] for row in samples[3 * quarter:]) for k in range(3)]
    most = [max(row[k] for row in samples) for k in range(3)]
    flat = late[0] <= early[0] + MOST_MEGABYTES and late[1] <= early[1] + MOST_HANDLES
    for what, one, other, top in zip(("megabytes", "handles", "threads"), early, late, most):
        print(f"{name}: {what} {one:.0f} in the second quarter, {other:.0f} in the last, "
              f"{top:.0f} at most")
    return flat


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("program", type=os.path.abspath)
    parser.add_argument("--minutes", type=float, default=120)
    parser.add_argument("--pace", type=float, default=2, help="seconds between actions")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", nargs="*", default=[], help="edit, save, search, open, …")
    parser.add_argument("--display", type=int, default=91)
    parser.add_argument("--samples", type=pathlib.Path, help="a table of all samples")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        return soak(options, folder)


def soak(options, folder):
    puzzles = []
    for size, seed in ((4, 1), (8, 2), (16, 3), (32, 4)):
        puzzles.append(f"soak{size}.tessera")
        subprocess.run([options.program, "generate", "--size", f"{size}x{size}", "--seed",
                        str(seed), "-o", os.path.join(folder, puzzles[-1])],
                       check=True, stdout=subprocess.DEVNULL)
    screen = Screen(options.display)
    environment = dict(screen.environment, HOME=folder, XDG_RUNTIME_DIR=folder,
                       XDG_CONFIG_HOME=folder + "/config", XDG_DATA_HOME=folder + "/data",
                       XDG_CACHE_HOME=folder + "/cache", QT_QPA_PLATFORM="xcb")
    window = start([options.program, os.path.join(folder, puzzles[2])], env=environment)
    search = start(["nice", "-n", "19", options.program, "solve",
                    os.path.join(folder, puzzles[2]), "--solver", "record", "--jobs", "2", "--time",
                    str(60 * options.minutes + 600), "--quiet"],
                   env=environment, start_new_session=True)
    # Linux compares sessions first, so the search would get as much as all of the others.
    with contextlib.suppress(OSError):
        pathlib.Path(f"/proc/{search.pid}/autogroup").write_text("19", encoding="utf-8")
    screen.do("search", "--sync", "--name", "soak16", "windowsize", WIDTH, HEIGHT, "windowmove", 0,
              0)
    person = Person(screen, random.Random(options.seed), folder, puzzles,
                    options.only)
    rows, rests, faults = [], [], []
    begin = time.monotonic()
    interval = options.minutes * 60 / 240
    while time.monotonic() < begin + options.minutes * 60 and not faults:
        person.act()
        faults = [f"the {name} ended with {program.returncode} after {', '.join(person.lately)}"
                  for name, program in (("window", window), ("search", search))
                  if program.poll() is not None]
        if not faults and time.monotonic() >= begin + len(rows) * interval:
            rows.append((sampled(window), sampled(search)))
        if not faults and time.monotonic() >= begin + (len(rests) + 1) * 12 * interval:
            is_empty = person.rest()
            if window.poll() is None:
                rests.append(sampled(window))
                if not is_empty:
                    faults.append(f"{screen.active()[0]} was not closed after "
                                  f"{', '.join(person.lately)}")
        time.sleep(options.pace)
    for name, samples, is_judged in (("window", [row[0] for row in rows], False),
                                     ("window without a puzzle", rests, True),
                                     ("search", [row[1] for row in rows], True)):
        if len(samples) > 8 and not judge(name, samples) and is_judged:
            faults.append(f"the {name} grew")
    if options.samples:
        lines = ["minute,window MB,handles,threads,search MB,handles,threads"]
        lines += [f"{k * interval / 60:.1f}," + ",".join(f"{value:.0f}" for value in one + other)
                  for k, (one, other) in enumerate(rows)]
        options.samples.write_text("\n".join(lines) + "\n", encoding="utf-8")
    screen.keys("Escape", "ctrl+shift+period", "ctrl+s")
    for program in (window, search):
        program.terminate()
        program.wait(60)
    screen.close()
    if person.opened:
        print(f"slowest opening of {len(person.opened)}: {max(person.opened):.2f} s")
    print(f"{(time.monotonic() - begin) / 60:.0f} minutes, actions: {person.done}, faults: {faults}")
    return bool(faults)


if __name__ == "__main__":
    sys.exit(main())
