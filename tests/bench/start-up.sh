#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# How long the program takes until its window is on the screen, and two seconds
# later its processor time and memory: with an empty profile, cold (nothing of it cached, which
# needs root) and warm. Needs Xvfb, a window manager and xdotool.
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

# once NAME: prints milliseconds to a visible window, those of the processor and megabytes in use.
once() {
    local start now process cpu
    start=$(date +%s%N)
    "$program" ${puzzle:+"$puzzle"} &
    process=$!
    # With --sync it would look twice a second only.
    until xdotool search --onlyvisible --pid $process --name Tessera >/dev/null; do :; done
    now=$(date +%s%N)
    sleep 2
    # It has been idle for long: this is all that the start took, the first picture too.
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
