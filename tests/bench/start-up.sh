#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Tessera authors
# SPDX-License-Identifier: GPL-3.0-or-later
# How long the program takes until its window is on the screen, and its memory
# two seconds later: with an empty profile, cold (nothing of it cached, which
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

# once NAME: prints milliseconds to a visible window and megabytes in use.
once() {
    local start now process
    start=$(date +%s%N)
    "$program" ${puzzle:+"$puzzle"} &
    process=$!
    xdotool search --sync --onlyvisible --pid $process --name Tessera >/dev/null
    now=$(date +%s%N)
    sleep 2
    echo "$1: $(((now - start) / 1000000)) ms, $(awk '/VmRSS/ { print int($2 / 1024) }' /proc/$process/status) MB"
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
