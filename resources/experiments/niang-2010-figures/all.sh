#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Draws Figures 31 to 42 of Niang 2010 as OUT/figure-31.svg and so on. Finished runs are kept in
# OUT/runs, and a second call does the rest:
#     resources/experiments/niang-2010-figures/all.sh OUT [TESSERA]
set -eu
here=$(dirname "$0")
for plan in "$here"/figure-*.json; do
    figure=$(basename "$plan" .json)
    runs=$1/runs/$figure
    "${2:-tessera}" experiment "$plan" -o "$runs" --charts --quiet --resume
    case $figure in
    figure-42) cp "$runs/chart-times.svg" "$1/$figure.svg" ;;
    *) cp "$runs/chart-$figure.svg" "$1/$figure.svg" ;;
    esac
done
