# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash disable=SC2154,SC2191
# Sourced by build.sh: the libraries that Tessera needs, built once for Windows from Debian's
# source packages into $cache, which stays.

# Fetches and unpacks a source package, with Debian's patches, into $cache/sources/PACKAGE.
unpacked() {
    local package=$1 folder=$cache/sources/$1
    [ -d "$folder" ] && return 0
    # Apart from the system's own lists: those need not hold sources.
    local apt=$cache/apt options
    mkdir -p "$apt/parts" "$apt/lists/partial" "$apt/archives/partial" "$cache/sources"
    options=(-o Dir::Etc::SourceList=/dev/null -o "Dir::Etc::SourceParts=$apt/parts"
        -o "Dir::State::Lists=$apt/lists" -o "Dir::Cache=$apt/archives")
    if [ ! -f "$apt/parts/sources.sources" ]; then
        local file
        for file in /etc/apt/sources.list.d/*.sources; do
            [ -f "$file" ] && sed 's/^Types: .*/Types: deb-src/' "$file" && echo
        done >"$apt/parts/sources.sources"
        grep -hsE '^deb ' /etc/apt/sources.list | sed 's/^deb /deb-src /' >"$apt/parts/old.list" || true
        apt-get "${options[@]}" update -qq
    fi
    (cd "$cache/sources" && apt-get "${options[@]}" source --download-only --only-source -qq "$package")
    dpkg-source --no-check -x "$cache/sources/${package}"_*.dsc "$folder.part" >/dev/null
    mv "$folder.part" "$folder"
}

# What of Qt the program does not use is left out. Everything is linked into the program.
qt_options=(
    -G Ninja -DCMAKE_BUILD_TYPE=Release -DBUILD_SHARED_LIBS=OFF
    -DCMAKE_C_FLAGS_RELEASE=-O2\ -DNDEBUG -DCMAKE_CXX_FLAGS_RELEASE=-O2\ -DNDEBUG
    -DCMAKE_TOOLCHAIN_FILE="$here/mingw.cmake"
    -DQT_HOST_PATH=/usr -DQT_HOST_PATH_CMAKE_DIR=/usr/lib/x86_64-linux-gnu/cmake
    -DQT_BUILD_EXAMPLES=OFF -DQT_BUILD_TESTS=OFF
)
qt_features=(
    -DINPUT_opengl=no -DFEATURE_{sql,network,xml,dbus,vulkan,direct2d,icu,glib,zstd,gif,ico}=OFF
    -DFEATURE_system_{zlib,pcre2,freetype,harfbuzz,png,jpeg,doubleconversion,libb2}=OFF
)

# Qt's base is used where it is built, so nothing is copied.
build_qt() {
    local build=$cache/qt
    if [ ! -f "$build/build.ninja" ]; then
        unpacked qt6-base
        cmake -S "$cache/sources/qt6-base" -B "$build" -DCMAKE_INSTALL_PREFIX="$build" \
            "${qt_options[@]}" "${qt_features[@]}" >"$cache/qt.log"
    fi
    "${gently[@]}" ninja -C "$build" -j"$jobs" "$@"
}

# build_module PACKAGE TARGET
build_module() {
    local build=$cache/$1
    if [ ! -f "$build/build.ninja" ]; then
        unpacked "$1"
        cmake -S "$cache/sources/$1" -B "$build" -DCMAKE_INSTALL_PREFIX="$cache/qt" \
            "${qt_options[@]}" -DCMAKE_PREFIX_PATH="$cache/qt" \
            -DCMAKE_FIND_ROOT_PATH="$cache/qt" >"$cache/$1.log"
    fi
    "${gently[@]}" ninja -C "$build" -j"$jobs" "$2"
}

build_giflib() {
    local out=$cache/other tool=x86_64-w64-mingw32
    [ -f "$out/lib/libgif.a" ] && return 0
    unpacked giflib
    mkdir -p "$out/lib" "$out/include" "$cache/giflib"
    (cd "$cache/giflib" && $tool-gcc-posix -O2 -c \
        "$cache"/sources/giflib/{dgif_lib,egif_lib,gifalloc,gif_err,gif_hash,openbsd-reallocarray}.c)
    cp "$cache/sources/giflib/gif_lib.h" "$out/include"
    $tool-gcc-ar-posix rcs "$out/lib/libgif.a" "$cache"/giflib/*.o
}

# Headers only; a compiler for Windows must not see the rest of /usr/include.
copy_lemon() {
    mkdir -p "$cache/other/include"
    cp -ru /usr/include/lemon "$cache/other/include"
}
