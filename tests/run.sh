#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Tessera authors
# SPDX-License-Identifier: GPL-3.0-or-later
# Installs what is missing, builds Tessera with warnings as errors and passes
# all tests; then builds the core alone with sanitizers, passes its tests again
# (under the thread sanitizer those with threads) and fuzzes the readers. Needs
# no display. QUICK=1 leaves the sanitizers out.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
# shellcheck source=app/packages.sh
. app/packages.sh
install_packages "${tessera_packages[@]}"
export QT_QPA_PLATFORM=offscreen

# passes PRESET [TARGET LABEL]: configures, builds and tests one preset, or what
# the target builds of it and the tests with the label.
passes() {
    echo "== $1: configure and build"
    cmake --preset "$1" >/dev/null
    cmake --build --preset "$1" ${2:+--target "$2"}
    echo "== $1: tests"
    ctest --preset "$1" -j "$(nproc)" ${3:+-L "$3"}
}

# fuzzes: builds the fuzzers alone; each reader gets a fixed number of inputs.
fuzzes() {
    echo "== fuzz: configure and build"
    cmake --preset fuzz >/dev/null
    cmake --build --preset fuzz --target fuzz_Readers fuzz_RunFiles fuzz_Plans fuzz_Arguments \
        fuzz_Settings
    echo "== fuzz: 20,000 inputs a reader"
    ctest --preset fuzz -L fuzz -j "$(nproc)"
}

# describes: what desktops and package managers read of the program.
describes() {
    echo "== desktop entry and metainfo"
    install_packages desktop-file-utils appstream
    desktop-file-validate resources/tessera.desktop
    appstreamcli validate --no-net --explain resources/packaging/org.tessera_editor.Tessera.metainfo.xml
}

describes
passes ci
if [ -z "${QUICK:-}" ]; then
    passes asan
    passes tsan threaded_tests threads
    # libFuzzer comes with Clang alone. Without it the damaged files that the
    # readers were given under the sanitizers above have to do.
    if install_packages clang libclang-rt-dev; then
        fuzzes
    else
        echo "== fuzz: left out, there is no Clang with its run-time library"
    fi
fi
