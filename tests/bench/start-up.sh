#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Measures the time until the window is on the screen, and processor time and memory two seconds
# later: with an empty profile, cold (caches emptied; needs root) and warm. Needs Xvfb, openbox and
# xdotool.
#   tests/bench/start-up.sh [PROGRAM] [TIMES] [PUZZLE]
set -euo pipefail
program=$(realpath "${1:-.build/release/app/tessera}")
times=${2:-5}
puzzle=${3:-}
folder=$(mktemp -d)
export XDG_CONFIG_HOME=$folder/config XDG_DATA_HOME=$folder/data
exec 9>&2 2>/dev/null
Xvfb :97 -screen 0 1600x1000x24 &
screen=$!
export DISPLAY=:97
trap 'kill $screen; rm -rf "$folder"' EXIT
sleep 1
openbox &
sleep 1

# once NAME: prints the milliseconds to a visible window, processor time and memory.
once() {
    local start now process cpu
    start=$(date +%s%N)
    "$program" ${puzzle:+"$puzzle"} &
    process=$!
    # --sync looks only twice a second.
    until xdotool search --onlyvisible --pid $process --name Tessera >/dev/null; do :; done
    now=$(date +%s%N)
    sleep 2
    # The program is idle by now, so this covers the whole start and the first picture.
    cpu=$(awk -v hz="$(getconf CLK_TCK)" '{ print int(($14 + $15) * 1000 / hz) }' /proc/$process/stat)
    echo "$1: $(((now - start) / 1000000)) ms, $cpu ms of processor time," \
        "$(awk '/VmRSS/ { print int($2 / 1024) }' /proc/$process/status) MB"
    kill $process
    wait $process || true
}

for _ in $(seq "$times"); do
    rm -rf "$XDG_CONFIG_HOME" "$XDG_DATA_HOME"
    once "empty profile"
done
for _ in $(seq "$times"); do
    sync
    echo 3 >/proc/sys/vm/drop_caches || break
    once cold
done
for _ in $(seq "$times"); do
    once warm
done
