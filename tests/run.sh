#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Tessera authors
# SPDX-License-Identifier: GPL-3.0-or-later
# Installs what is missing, builds Tessera with warnings as errors and passes
# all tests; then builds the core alone with sanitizers and passes its tests
# again. Needs no display. QUICK=1 leaves the sanitizers out.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
# shellcheck source=app/packages.sh
. app/packages.sh
install_packages "${tessera_packages[@]}"
export QT_QPA_PLATFORM=offscreen

# passes PRESET: configures, builds and tests one preset.
passes() {
    echo "== $1: configure and build"
    cmake --preset "$1" >/dev/null
    cmake --build --preset "$1"
    echo "== $1: tests"
    ctest --preset "$1" -j "$(nproc)"
}

passes ci
if [ -z "${QUICK:-}" ]; then
    passes asan
    passes tsan
fi
