#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Installs what is missing, builds Tessera and runs its tests, on Windows in an MSYS2 UCRT64 shell
# and on macOS with Homebrew. Not yet run anywhere: we had neither system. On Debian and Ubuntu
# there is tests/run.sh.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
options=()
case $(uname -s) in
MINGW* | MSYS*)
    prefix=mingw-w64-ucrt-x86_64
    pacman -S --needed --noconfirm "$prefix"-{gcc,cmake,ninja,giflib,qt6-base,qt6-charts,qt6-svg,qt6-tools}
    lemon=.build/lemon-1.3.1
    if [ ! -d "$lemon/include" ]; then
        # MSYS2 has no package of it, and only its headers are used.
        mkdir -p .build
        curl -fsSL https://lemon.cs.elte.hu/pub/sources/lemon-1.3.1.tar.gz | tar xz -C .build
        cmake -S "$lemon" -B "$lemon/build" -G Ninja -DLEMON_ENABLE_GLPK=NO \
            -DCMAKE_POLICY_VERSION_MINIMUM=3.5 -DCMAKE_INSTALL_PREFIX="$lemon"
        cmake --install "$lemon/build" --component headers
    fi
    options+=(-DLEMON_INCLUDE_DIR="$PWD/$lemon/include")
    ;;
Darwin)
    brew install cmake ninja qt lemon-graph giflib
    options+=(-DCMAKE_PREFIX_PATH="$(brew --prefix qt)")
    ;;
*)
    echo "On this system, use tests/run.sh." >&2
    exit 2
    ;;
esac
export QT_QPA_PLATFORM=offscreen
cmake --preset release "${options[@]}"
cmake --build --preset release
ctest --preset release -LE judges
