#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Keeps the inputs with which the fuzzers reach the most code, as few of them as do so.

    tests/fuzz/corpora.py unpack FOLDER                  each kept input as a file in FOLDER/NAME
    tests/fuzz/corpora.py keep BUILD [--seconds N] [--only NAME ...]

The second one fuzzes that long for each target of a build of the preset "fuzz", begins with what
is kept, and writes what adds to the seeds to tests/fuzz/corpora: a file for each target with an
input in base64 on each line.
"""

import argparse
import base64
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

KEPT = pathlib.Path(__file__).parent / "corpora"
LONGEST = 256  # bytes of an input that is kept


def unpack(folder):
    for kept in KEPT.glob("*.txt"):
        inputs = folder / kept.stem
        shutil.rmtree(inputs, ignore_errors=True)
        inputs.mkdir(parents=True)
        for number, line in enumerate(kept.read_text(encoding="ascii").split()):
            (inputs / f"{number:04}").write_bytes(base64.b64decode(line))


def targets(build):
    """The name, environment, program and folders of each; the folders are new inputs, kept ones
    and seeds."""
    told = subprocess.run(["ctest", "--test-dir", build, "--show-only=json-v1"], check=True,
                          capture_output=True).stdout
    for test in json.loads(told)["tests"]:
        given = {one["name"]: one["value"] for one in test.get("properties", [])}
        if "fuzz" not in given.get("LABELS", []):
            continue
        own = dict(one.split("=", 1) for one in given.get("ENVIRONMENT", []))
        program, *options = test["command"]
        folders = [pathlib.Path(one) for one in options if not one.startswith("-")]
        name = folders[0].name.removeprefix("corpus-")
        yield name, dict(os.environ, **own), program, folders


def keep(build, seconds, only):
    for name, environment, program, (_, _, seeds) in targets(build):
        if only and name not in only:
            continue
        with tempfile.TemporaryDirectory() as place:
            folder = pathlib.Path(place)
            unpack(folder)
            found, merged = folder / "found", folder / "merged"
            found.mkdir()
            before = folder / name
            before.mkdir(exist_ok=True)
            shutil.copytree(seeds, merged)
            limits = [f"-max_len={LONGEST}", "-timeout=20", "-rss_limit_mb=2048", "-verbosity=0"]
            # What is in the first folder stays, so the others add to the seeds.
            for more in ([f"-max_total_time={seconds}", f"-artifact_prefix={build}/{name}-", found,
                          before, seeds],
                         ["-merge=1", merged, before, found]):
                done = subprocess.run([program, *limits, *more], env=environment, check=False,
                                      capture_output=True)
                if done.returncode != 0:
                    sys.exit(f"{name}: {done.stderr.decode(errors='replace')}")
            old = {one.name for one in seeds.iterdir()}
            inputs = [one.read_bytes() for one in merged.iterdir() if one.name not in old]
        lines = sorted(base64.b64encode(one).decode() + "\n" for one in inputs if one)
        KEPT.mkdir(exist_ok=True)
        (KEPT / f"{name}.txt").write_text("".join(lines), encoding="ascii")
        print(f"{name}: {len(lines)} inputs, {sum(map(len, lines)):,} bytes", flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    act = parser.add_subparsers(dest="act", required=True)
    one = act.add_parser("unpack")
    one.add_argument("folder", type=pathlib.Path)
    one = act.add_parser("keep")
    one.add_argument("build", type=os.path.abspath)
    one.add_argument("--seconds", type=int, default=60)
    one.add_argument("--only", nargs="*", default=[])
    options = parser.parse_args()
    if options.act == "unpack":
        unpack(options.folder)
    else:
        keep(options.build, options.seconds, options.only)


if __name__ == "__main__":
    main()
