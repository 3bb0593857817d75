#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Installs missing packages, builds Tessera and does its main job. With a display it
# opens the window with a sample puzzle. Without one it generates a hardest 10×10,
# searches for some seconds and writes the board and the curve as pictures.
# SECONDS_TO_SOLVE=n sets the time, OUT=folder the place.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
# shellcheck source=app/packages.sh
. app/packages.sh
install_packages "${tessera_packages[@]}"

echo "== Building (release) in .build/release"
# The build configures again when it has to.
[ -f .build/release/build.ninja ] || cmake --preset release >/dev/null
cmake --build --preset release --target tessera
tessera=.build/release/app/tessera

if [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; then
    echo "== Opening the window"
    exec "$tessera" "$@"
fi

out=${OUT:-.build/demo}
seconds=${SECONDS_TO_SOLVE:-3}
mkdir -p "$out"
echo "== No display: the same job in the terminal, $seconds seconds"
"$tessera" generate --size 10x10 --colors hardest --seed 7 -o "$out/puzzle.tessera"
"$tessera" solve "$out/puzzle.tessera" --solver annealing --time "$seconds" --seed 1 \
    -o "$out/best.tessera" --trace "$out/trace.csv"
"$tessera" render "$out/best.tessera" -o "$out/board.png"
"$tessera" render "$out/trace.csv" -o "$out/fitness.svg"
echo "== Written:"
echo "   $out/puzzle.tessera  the puzzle"
echo "   $out/best.tessera    the best board found"
echo "   $out/board.png       that board as a picture"
echo "   $out/fitness.svg     its score over time"
