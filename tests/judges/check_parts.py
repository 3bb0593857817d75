#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks that the list of parts (SBOM) names every library that the program and its module link,
each with a version.

    tests/judges/check_parts.py .build/release/resources/packaging/tessera.spdx.json \\
        .build/release/app/tessera .build/release/core/tessera_mpi.so
"""

import json
import re
import shutil
import subprocess
import sys

# Sanitizer builds are not distributed.
OF_SANITIZERS = ("libasan", "libubsan", "libtsan", "liblsan")


def main():
    document, *programs = sys.argv[1:]
    if shutil.which("objdump") is None:
        print("left out: there is no objdump")
        sys.exit(77)
    with open(document, encoding="utf-8") as file:
        data = json.load(file)
    wrong = []
    ids = {"SPDXRef-DOCUMENT"} | {part["SPDXID"] for part in data["packages"]}
    for link in data["relationships"]:
        wrong += [f"{link[end]} is no part" for end in ("spdxElementId", "relatedSpdxElement")
                  if link[end] not in ids]
    for part in data["packages"]:
        # CaDiCaL may be called after a competition, as sc2021.
        if not re.fullmatch(r"[0-9]+(\.[0-9]+)+|sc[0-9]+", part["versionInfo"]):
            wrong.append(f"{part['name']} has the version “{part['versionInfo']}”")
    if "@" in json.dumps(data):
        wrong.append("a place was not filled in")
    named = set(re.findall(r"\blib[\w+]+", " ".join(part["comment"] for part in data["packages"])))
    linked = "".join(subprocess.run(["objdump", "-p", program], check=True, capture_output=True,
                                    text=True).stdout for program in programs)
    for library in re.findall(r"NEEDED\s+(lib[\w+]+)", linked):
        if library not in named and library not in OF_SANITIZERS:
            wrong.append(f"{library} is in no part")
    print("\n".join(wrong) or f"{len(ids) - 1} parts")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
