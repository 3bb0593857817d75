#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Makes the sample puzzles with Tessera's generator:
#   make-samples.sh PATH-TO-TESSERA
set -euo pipefail
tessera=$1
folder=$(dirname "${BASH_SOURCE[0]}")
scratch=$(mktemp -d)
trap 'rm -r "$scratch"' EXIT

"$tessera" generate --size 8x8 --colors hardest --seed 2026 -o "$scratch/sample.tessera"
# The first start shows a half-finished puzzle: the upper three rows of the
# solution are on the board.
awk '
    pass == 1 && /"solution"/ { reading = 1; next }
    pass == 1 && reading && /\]$/ && !/\[/ { reading = 0 }
    pass == 1 && reading { row[++rows] = $0 }
    pass == 1 { next }
    /"title"/ { print " \"title\": \"First steps\","; next }
    /"notes"/ { print " \"notes\": \"The hardest 8×8: one solution is expected. Place pieces by hand, or start a search.\","; next }
    /"board"/ { filling = 1; print; next }
    filling && ++line <= 3 { print row[line]; next }
    { print }
' pass=1 "$scratch/sample.tessera" pass=2 "$scratch/sample.tessera" > "$folder/first-steps.tessera"
"$tessera" score "$folder/first-steps.tessera"
