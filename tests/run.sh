#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Installs missing packages, builds Tessera and runs all tests. Needs no display.
#   tests/run.sh         the tests that show that a build is good (PRESET=ci: warnings are errors)
#   tests/run.sh --rest  the long checks: sanitizers, fuzzers, files one by one, no window
#   tests/run.sh --all   both
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
# shellcheck source=app/packages.sh
. app/packages.sh
export QT_QPA_PLATFORM=offscreen

# builds PRESET [TARGET...]
builds() {
    local preset=$1
    shift
    echo "== $preset: configure and build ($SECONDS s)"
    cmake --preset "$preset" >/dev/null
    cmake --build --preset "$preset" ${1:+--target "$@"}
}

# passes PRESET [LABEL]: runs the tests of a preset, or those with the label.
passes() {
    echo "== $1: tests ($SECONDS s)"
    # One more than there are processors, because tests of the window wait often.
    ctest --preset "$1" -j "$(($(nproc) + 1))" ${2:+-L "$2"}
}

# The descriptions that desktops and package managers read.
describes() {
    echo "== desktop entry and metainfo ($SECONDS s)"
    install_packages desktop-file-utils appstream
    desktop-file-validate resources/tessera.desktop
    appstreamcli validate --no-net --explain resources/packaging/org.tessera_editor.Tessera.metainfo.xml
}

# works_without_window PRESET: the program for clusters and containers does the main job without
# window libraries.
works_without_window() {
    builds "$1" tessera
    local tessera=.build/$1/app/tessera out=.build/$1/job
    mkdir -p "$out"
    echo "== $1: the main job without a window ($SECONDS s)"
    "$tessera" generate --size 6x6 --colors hardest --seed 7 -o "$out/puzzle.tessera"
    "$tessera" solve "$out/puzzle.tessera" --solver annealing --evaluations 200000 \
        --seed 1 -o "$out/best.tessera" --quiet
    "$tessera" score "$out/best.tessera"
    "$tessera" render "$out/best.tessera" -o "$out/board.png"
    if ldd "$tessera" | grep -E 'Qt6(Widgets|Charts|Svg|PrintSupport)'; then
        echo "The program without a window links window libraries." >&2
        return 1
    fi
}

case ${1:-} in
"" | --all | --rest) ;;
*)
    echo "usage: tests/run.sh [--all | --rest]" >&2
    exit 2
    ;;
esac
# The last two for searches on many machines, which the program can do without.
install_packages "${tessera_packages[@]}" libopenmpi-dev openmpi-bin
if [ -n "${PRESET:-}${1:-}" ]; then
    # Programs that some tests try or compare with, and that are else skipped.
    install_packages fish zsh groff graphviz librsvg2-bin parallel ||
        echo "== some tests will be skipped"
fi

if [ "${1:-}" != --rest ]; then
    builds "${PRESET:-release}"
    passes "${PRESET:-release}"
fi
if [ -n "${1:-}" ]; then
    describes
    # Clang compiles code with the address sanitizer faster than GCC, checks the files one by one and
    # has libFuzzer. Without it, only the sanitizer tests give damaged files to the readers.
    clang=
    if install_packages clang libclang-rt-dev; then
        clang=clang++
    fi
    CXX=$clang builds asan
    passes asan
    builds tsan
    passes tsan threads
    if [ -n "$clang" ]; then
        builds single tessera_app
        builds fuzz fuzz_Readers fuzz_RunFiles fuzz_Plans fuzz_Arguments fuzz_Settings
        passes fuzz fuzz
        # Its core has no window either, and is built already.
        works_without_window fuzz
    else
        echo "== fuzz, single: skipped, Clang with its run-time library is not installed"
        works_without_window headless
    fi
fi
echo "== All tests passed ($SECONDS s)"
