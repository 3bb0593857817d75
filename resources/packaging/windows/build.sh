#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Builds Tessera for Windows on Debian 12: a zip that runs from any folder, and an installer.
# The first call builds Qt, which takes an hour or more; further calls take minutes.
#   resources/packaging/windows/build.sh            everything, into .build/windows
#   resources/packaging/windows/build.sh headless   the commands alone, into .build/windows-headless
#   resources/packaging/windows/build.sh libraries  only what Tessera needs
# TESSERA_WINDOWS_CACHE is the folder that keeps sources and libraries, ~/.cache/tessera-windows
# without it. TESSERA_JOBS is the number of compilers at a time. TESSERA_TESTS=1 builds the tests, too.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../../.."
here=$PWD/resources/packaging/windows
cache=${TESSERA_WINDOWS_CACHE:-$HOME/.cache/tessera-windows}
jobs=${TESSERA_JOBS:-$(nproc)}
mkdir -p "$cache"
# shellcheck source=app/packages.sh
. app/packages.sh
# shellcheck source=resources/packaging/windows/qt.sh
. "$here/qt.sh"

say() { echo "== $* ($SECONDS s)"; }

# configured BUILD OPTION...: the options of both programs
configured() {
    local build=$1
    shift
    cmake -S . -B "$build" -G Ninja -DCMAKE_BUILD_TYPE=Release -DCMAKE_UNITY_BUILD=ON \
        -DCMAKE_UNITY_BUILD_BATCH_SIZE=32 -DCMAKE_TOOLCHAIN_FILE="$here/mingw.cmake" \
        -DCMAKE_PREFIX_PATH="$cache/qt;$cache/other" -DCMAKE_FIND_ROOT_PATH="$cache/qt;$cache/other" \
        -DQT_HOST_PATH=/usr -DQT_HOST_PATH_CMAKE_DIR=/usr/lib/x86_64-linux-gnu/cmake \
        -DQt6LinguistTools_DIR=/usr/lib/x86_64-linux-gnu/cmake/Qt6LinguistTools \
        -DTESSERA_BENCH=OFF -DTESSERA_WARNINGS_AS_ERRORS=ON "$@" >"$build.log"
}

build_headless() {
    mkdir -p .build
    configured .build/windows-headless -DTESSERA_GUI=OFF -DCMAKE_DISABLE_FIND_PACKAGE_Qt6Gui=ON
    cmake --build .build/windows-headless -j "$jobs" \
        --target tessera ${TESSERA_TESTS:+tests_core}
}

build_libraries() {
    say "Qt's base"
    build_qt Gui Widgets Concurrent Test PrintSupport QJpegPlugin QOffscreenIntegrationPlugin \
        QWindowsIntegrationPlugin QWindowsVistaStylePlugin
    say "Qt's modules"
    build_module qt6-svg Svg QSvgIconPlugin QSvgPlugin
    build_module qt6-charts Charts
    fetch_words
}

build_program() {
    mkdir -p .build
    configured .build/windows -DTESSERA_GUI=ON -DTESSERA_QT_TRANSLATIONS="$cache/words/usr/share/qt6/translations" -DCMAKE_INTERPROCEDURAL_OPTIMIZATION=ON
    cmake --build .build/windows -j "$jobs" \
        --target tessera tessera_window ${TESSERA_TESTS:+tests_core tests_widgets tests_app tests_trust}
}

# licences FOLDER: what GPL, LGPL and the licences of the parts ask for
licences() {
    local doc=/usr/share/doc part
    mkdir -p "$1"
    cp LICENSE "$1/Tessera.txt"
    cp "$here/SOURCES.txt" "$1/../SOURCES.txt"
    cp "$doc/liblemon-dev/copyright" "$1/LEMON.txt"
    cp "$doc/mingw-w64-common/copyright" "$1/MinGW-w64.txt"
    cp "$doc/g++-mingw-w64-x86-64-posix/copyright" "$1/GCC.txt"
    cp "$cache/sources/giflib/COPYING" "$1/giflib.txt"
    for part in qt6-base qt6-svg qt6-charts; do
        # A module's sources may be there without Debian's part.
        cat "$cache/sources/$part/debian/copyright" >"$1/$part.txt" 2>/dev/null ||
            cat "$cache/sources/$part"/LICENSES/*GPL-3.0-only.txt >"$1/$part.txt" 2>/dev/null ||
            rm "$1/$part.txt" # not built
    done
}

# packed BUILD FOLDER: the zip and the installer of what was built there
packed() {
    local build=$1 version name files epoch
    version=$(sed -n 's/^project(Tessera VERSION \([0-9.]*\).*/\1/p' CMakeLists.txt)
    name=tessera-$version-windows
    files=$build/packages/Tessera-$version
    rm -rf "$build/packages"
    mkdir -p "$files"
    cp "$build"/tessera.{exe,com,dll} "$files" 2>/dev/null || true
    x86_64-w64-mingw32-strip "$files"/tessera.*
    licences "$files/licenses"
    # The same source gives the same packages.
    epoch=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct 2>/dev/null || date +%s)}
    find "$files" -exec touch -h -d "@$epoch" {} +
    (cd "$build/packages" && find "Tessera-$version" -type f | LC_ALL=C sort |
        TZ=UTC zip -9 -X -q -@ "$name.zip")
    # What the uninstaller deletes.
    # shellcheck disable=SC2016
    (cd "$files" && find . -mindepth 1 -type f -printf 'Delete "$INSTDIR\\%P"\n' &&
        find . -mindepth 1 -depth -type d -printf 'RMDir "$INSTDIR\\%P"\n') |
        sed 's,/,\\,g' >"$build/packages/list.nsh"
    (cd "$here" && SOURCE_DATE_EPOCH=$epoch makensis -V2 -DVERSION="$version" \
        -DFILES="$OLDPWD/$files" -DLIST="$OLDPWD/$build/packages/list.nsh" \
        -DOUT="$OLDPWD/$build/packages/$name-setup.exe" tessera.nsi)
    ls -l "$build/packages/$name".zip "$build/packages/$name-setup.exe"
}

install_packages "${tessera_packages[@]}" g++-mingw-w64-x86-64-posix dpkg-dev nsis zip
build_giflib
copy_lemon
case ${1:-} in
"")
    build_libraries
    say "the program"
    build_program
    say "the packages"
    packed .build/windows
    ;;
headless)
    say "Qt Core"
    build_qt Core Concurrent Test
    say "the commands"
    build_headless
    say "the packages"
    packed .build/windows-headless
    ;;
libraries) build_libraries ;;
*)
    echo "usage: resources/packaging/windows/build.sh [headless | libraries]" >&2
    exit 2
    ;;
esac
say "done"
