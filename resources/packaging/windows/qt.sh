# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash disable=SC2154,SC2191
# Sourced by build.sh: the libraries that Tessera needs, built once for Windows from Debian's
# source packages into $cache, which stays.

# Ubuntu's archive has the same original sources as Debian's; Debian's index has their checksums.
second_archive=http://archive.ubuntu.com/ubuntu/pool/universe

# fetched PACKAGE OPTION...: the files of a source package, into the current folder
fetched() {
    local package=$1 uri file size sum
    shift
    apt-get "$@" source --download-only --only-source -qq "$package" 2>/dev/null && return 0
    apt-get "$@" source --print-uris --only-source -qq "$package" | tr -d "'" |
        while read -r uri file size sum; do
            [ "$(stat -c %s "$file" 2>/dev/null)" = "$size" ] ||
                /usr/lib/apt/apt-helper download-file "$uri" "$file" "$sum" 2>/dev/null ||
                /usr/lib/apt/apt-helper download-file \
                    "$second_archive/${uri#*/pool/main/}" "$file" "$sum" || rm -f "$file"
        done
}

# Fetches and unpacks a source package, with Debian's patches, into $cache/sources/PACKAGE.
unpacked() {
    local package=$1 folder=$cache/sources/$1
    [ -d "$folder" ] && return 0
    # Apart from the system's own lists: those need not hold sources.
    local apt=$cache/apt options file
    mkdir -p "$apt/parts" "$apt/lists/partial" "$apt/archives/partial" "$cache/sources"
    options=(-o Dir::Etc::SourceList=/dev/null -o "Dir::Etc::SourceParts=$apt/parts"
        -o "Dir::State::Lists=$apt/lists" -o "Dir::Cache=$apt/archives")
    if [ ! -f "$apt/parts/sources.sources" ]; then
        for file in /etc/apt/sources.list.d/*.sources; do
            [ -f "$file" ] && sed 's/^Types: .*/Types: deb-src/' "$file" && echo
        done >"$apt/parts/sources.sources"
        grep -hsE '^deb ' /etc/apt/sources.list | sed 's/^deb /deb-src /' >"$apt/parts/old.list" || true
        apt-get "${options[@]}" update -qq
    fi
    (cd "$cache/sources" && fetched "$package" "${options[@]}")
    rm -rf "$folder.part"
    if compgen -G "$cache/sources/${package}_*.debian.tar.xz" >/dev/null; then
        dpkg-source --no-check -x "$cache/sources/${package}"_*.dsc "$folder.part" >/dev/null
    else
        # Debian changes no source of these two, so its part can be done without.
        case $package in qt6-svg | qt6-charts) ;; *) return 1 ;; esac
        mkdir "$folder.part"
        tar -xJf "$cache/sources/${package}"_*.orig.tar.xz -C "$folder.part" --strip-components 1
    fi
    mv "$folder.part" "$folder"
}

# What of Qt the program does not use is left out. Everything is linked into the program.
# The toolchain is copied: Qt's build goes on with it wherever this script lies.
mkdir -p "$cache"
cp -u "$here/mingw.cmake" "$cache"
qt_options=(
    -G Ninja -DCMAKE_BUILD_TYPE=Release -DBUILD_SHARED_LIBS=OFF
    -DCMAKE_C_FLAGS_RELEASE=-O2\ -DNDEBUG -DCMAKE_CXX_FLAGS_RELEASE=-O2\ -DNDEBUG
    -DCMAKE_TOOLCHAIN_FILE="$cache/mingw.cmake"
    -DQT_HOST_PATH=/usr -DQT_HOST_PATH_CMAKE_DIR=/usr/lib/x86_64-linux-gnu/cmake
    -DQT_BUILD_EXAMPLES=OFF -DQT_BUILD_TESTS=OFF
)
qt_features=(
    -DINPUT_opengl=no -DFEATURE_{sql,network,xml,dbus,vulkan,icu,glib,zstd,gif,ico}=OFF
    -DFEATURE_{tuiotouch,tabletevent,movie,syntaxhighlighter,textodfwriter,textmarkdownwriter}=OFF
    -DFEATURE_{wizard,dial,mdiarea,errormessage,fontdialog,lcdnumber,columnview}=OFF
    -DFEATURE_{fontcombobox,splashscreen,toolbox,datawidgetmapper,commandlinkbutton}=OFF
    -DFEATURE_testlib_selfcover=OFF
    -DFEATURE_charts_{bar,boxplot,candlestick,pie,spline}_chart=OFF -DFEATURE_charts_datetime_axis=OFF
    -DFEATURE_system_{zlib,pcre2,freetype,harfbuzz,png,jpeg,doubleconversion,libb2}=OFF
)

# built FOLDER TARGET...: with the objects that a program links besides a static library
built() {
    local folder=$1 objects
    shift
    objects=$(IFS='|' && echo "$*")
    objects=$(ninja -C "$folder" -t targets all |
        sed -nE "s/^(($objects)_(init|resources_[0-9]+)): phony$/\1/p")
    # shellcheck disable=SC2086
    ninja -C "$folder" -j"$jobs" "$@" $objects
}

# Qt's base is used where it is built, so nothing is copied.
build_qt() {
    local build=$cache/qt
    if [ ! -f "$build/build.ninja" ]; then
        unpacked qt6-base
        cmake -S "$cache/sources/qt6-base" -B "$build" -DCMAKE_INSTALL_PREFIX="$build" \
            "${qt_options[@]}" "${qt_features[@]}" >"$cache/qt.log"
    fi
    built "$build" "$@"
}

# build_module PACKAGE TARGET...
build_module() {
    local package=$1 build=$cache/$1
    shift
    if [ ! -f "$build/build.ninja" ]; then
        unpacked "$package"
        cmake -S "$cache/sources/$package" -B "$build" -DCMAKE_INSTALL_PREFIX="$cache/qt" \
            "${qt_options[@]}" "${qt_features[@]}" -DCMAKE_PREFIX_PATH="$cache/qt" \
            -DCMAKE_FIND_ROOT_PATH="$cache/qt" >"$cache/$package.log"
    fi
    built "$build" "$@"
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

# Qt's own words in other languages, into $cache/words.
fetch_words() {
    [ -d "$cache/words" ] && return 0
    rm -rf "$cache/words.part"
    mkdir "$cache/words.part"
    (cd "$cache/words.part" && apt-get download -qq qt6-translations-l10n &&
        dpkg-deb -x qt6-translations-l10n_*.deb .)
    mv "$cache/words.part" "$cache/words"
}
