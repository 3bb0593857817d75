#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Tessera authors
# SPDX-License-Identifier: GPL-3.0-or-later
# Draws Figures 31 to 41 of Niang 2010, each as chart-figure-N.svg in a folder of its own:
#     resources/experiments/niang-2010-figures/all.sh OUT [TESSERA]
set -eu
here=$(dirname "$0")
for plan in "$here"/figure-*.json; do
    "${2:-tessera}" experiment "$plan" -o "$1/$(basename "$plan" .json)" --charts --quiet --resume
done
