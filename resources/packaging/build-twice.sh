#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Builds the Debian package of this commit twice, in two folders, and compares the bytes.
#   resources/packaging/build-twice.sh [FOLDER]     the packages stay in FOLDER/1 and FOLDER/2
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
# shellcheck source=app/packages.sh
. app/packages.sh
install_packages "${tessera_packages[@]}" libopenmpi-dev openmpi-bin dpkg-dev
work=$(realpath -m "${1:-.build/twice}")
# CMake and CPack take this for the present.
SOURCE_DATE_EPOCH=$(git log -1 --format=%ct)
export SOURCE_DATE_EPOCH
for copy in 1 2; do # both now, because the next commit would be another program
    rm -rf "${work:?}/$copy"
    mkdir -p "$work/$copy"
    git clone -q . "$work/$copy/source"
done
for copy in 1 2; do
    (
        cd "$work/$copy/source"
        cmake --preset release -DTESSERA_BENCH=OFF >/dev/null
        cmake --build --preset release --target documents
        cd .build/release
        cpack -G DEB -B "$work/$copy" >/dev/null
    )
done
sha256sum "$work"/[12]/tessera_*.deb
cmp "$work"/[12]/tessera_*.deb
echo "the same bytes twice"
