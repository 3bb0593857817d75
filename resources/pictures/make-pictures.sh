#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Takes the README's pictures: starts Tessera on a virtual screen with a window manager,
# drives it with keys as a user would, and takes screenshots.
#   make-pictures.sh [PATH-TO-TESSERA [FOLDER]]
# With another FOLDER it also takes the pictures that only developers need.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
# shellcheck source=app/packages.sh
. "$root/app/packages.sh"
install_packages xvfb xauth openbox xdotool imagemagick librsvg2-bin
tessera=$(realpath "${1:-$root/.build/release/app/tessera}")
folder=$(realpath "${2:-$root/resources/pictures}")
scratch=$(mktemp -d)
export HOME=$scratch XDG_CONFIG_HOME=$scratch/config XDG_DATA_HOME=$scratch/data XDG_RUNTIME_DIR=$scratch
display=${PICTURE_DISPLAY:-:87}

Xvfb "$display" -screen 0 1360x900x24 >/dev/null 2>&1 &
screen=$!
trap 'kill $screen 2>/dev/null; rm -rf "$scratch"' EXIT
export DISPLAY=$display
sleep 1
openbox >/dev/null 2>&1 &
sleep 1

# settings LINE...: the program's settings for the next starts.
settings() { wanted=("$@"); }

# Makes the next start a first start: nothing is opened or recovered.
forget() {
    rm -rf "$XDG_CONFIG_HOME" "$XDG_DATA_HOME"
    mkdir -p "$XDG_CONFIG_HOME/tessera"
    { echo "[interface]"; printf '%s\n' "${wanted[@]}"; } > "$XDG_CONFIG_HOME/tessera/tessera.ini"
}

# start FILE...: opens the window and fills the screen with it.
start() {
    forget
    "$tessera" "$@" >/dev/null 2>&1 &
    program=$!
    local id=
    until id=$(xdotool search --onlyvisible --name Tessera 2>/dev/null | tail -n 1) && [ -n "$id" ]; do
        sleep 0.2
    done
    xdotool windowactivate --sync "$id" windowsize "$id" 1350 860 windowmove "$id" 2 24
    sleep 1
}

shot() { import -window root -crop 1358x898+0+0 +repage "$folder/$1.png"; }
extra_shot() { [ "$folder" = "$root/resources/pictures" ] || shot "$1"; }
finish() { kill "$program" 2>/dev/null || true; wait "$program" 2>/dev/null || true; }

"$tessera" generate --size 4x4 --seed 5 -o "$scratch/Small.tessera" >/dev/null
"$tessera" generate --size 16x16 --seed 7 -o "$scratch/Hardest 16×16.tessera" >/dev/null
"$tessera" generate --size 10x10 --seed 1 -o "$scratch/Hardest 10×10.tessera" >/dev/null
"$tessera" generate --kind sudoku --size 16x16 --seed 2 -o "$scratch/Sudoku 16×16.tessera" >/dev/null
"$tessera" generate --size 32x32 --seed 7 --solved -o "$scratch/Large.tessera" >/dev/null

"$tessera" experiment "$root/resources/experiments/seven-curves.json" -o "$scratch/curves" --charts \
    --quiet >/dev/null
rsvg-convert -w 1024 -b white "$scratch/curves/chart-10×10.svg" -o "$folder/methods.png"

settings colorScheme=light language=en
start
extra_shot start
xdotool key ctrl+g
sleep 2
shot generating
finish

start "$scratch/Hardest 16×16.tessera"
xdotool mousemove 640 400 click 1 key ctrl+Return
sleep 8
shot solving
xdotool key ctrl+shift+period
sleep 1
extra_shot finished
finish

start "$scratch/Hardest 10×10.tessera"
xdotool key ctrl+m
sleep 1
id=$(xdotool search --onlyvisible --name "Compare searches")
xdotool windowsize "$id" 1350 860 windowmove "$id" 2 24 key ctrl+r
sleep 1
xdotool key Return
sleep 110 # seven times thirty seconds on two cores
shot race
finish

start "$scratch/Sudoku 16×16.tessera"
xdotool mousemove 640 400 click 1 key ctrl+Return
sleep 8
shot sudoku
finish

settings colorScheme=dark language=en
start "$scratch/Hardest 16×16.tessera"
xdotool mousemove 640 400 click 1 key ctrl+Return
sleep 8
shot dark
finish

settings colorScheme=light language=fr
start "$scratch/Small.tessera"
xdotool key ctrl+shift+r
sleep 1
shot french-4x4
finish

settings colorScheme=light language=en
start "$scratch/Large.tessera"
extra_shot large-32x32
finish
