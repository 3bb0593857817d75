#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Tests the packages for Windows under Wine, each time in a fresh prefix: unpacks the zip into a
# folder with a long name in several scripts, and installs silently, runs a search, exports pictures,
# opens a puzzle by its file type, ends the session during a search, uninstalls and reports what is
# left.
#   resources/packaging/windows/try-packages.sh [BUILD FOLDER]
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../../.."
build=$(realpath "${1:-.build/windows}")
work=$build/try-packages
rm -rf "$work"
mkdir -p "$work"
export WINEPREFIX=$work/prefix WINEDEBUG=-all WINEDLLOVERRIDES='mscoree,mshtml,winemenubuilder.exe='
export LC_ALL=C.UTF-8
wine=$(command -v wine64 || echo /usr/lib/wine/wine64)
zip=$(ls "$build"/packages/*.zip)
setup=$(ls "$build"/packages/*-setup.exe)
say() { echo "== $*"; }
finish() { WINEPREFIX=$WINEPREFIX "$(command -v wineserver || echo /usr/lib/wine/wineserver64)" "$@" 2>/dev/null || true; }
trap 'finish -k' EXIT

say "a fresh prefix"
"$wine" wineboot -i >/dev/null 2>&1
finish -w
# shellcheck disable=SC2012
user=$(ls -d "$WINEPREFIX"/drive_c/users/*/AppData | head -1)
# All files, and all registry keys and values of the user.
state() {
    finish -w
    (cd "$WINEPREFIX/drive_c" && find . -not -path '*/Temp/*' | sort)
    grep -vaE '^#|^"?[A-Z]?[a-z]*ime"?=|^$' "$WINEPREFIX/user.reg" | sed 's/^\(\[.*\]\).*/\1/'
}
state >"$work/before.txt"

say "the zip, in a folder with a long name"
folder=$work/$(printf '辺合わせ-حافة-%.0s' 1 2 3 4 5 6)
folder=$folder/$(printf 'ein-langer-Name-%.0s' 1 2 3 4 5 6 7 8 9 10)
mkdir -p "$folder"
(cd "$folder" && unzip -q "$zip")
program=$(ls "$folder"/*/tessera.com 2>/dev/null || ls "$folder"/*/tessera.exe)
"$wine" "$program" --version
# More than 260 characters: the limit of programs that do not ask for more.
puzzle=$folder/辺.tessera
echo "${#puzzle} characters"
"$wine" "$program" generate --size 6x6 --colors hardest --seed 7 -o "$puzzle" >/dev/null
"$wine" "$program" solve "$puzzle" --solver annealing --evaluations 200000 --seed 1 --quiet \
    -o "$folder/best.tessera" >/dev/null
"$wine" "$program" score "$folder/best.tessera"

say "install"
start=$(date +%s%N)
"$wine" "$setup" /S
echo "installed in $((($(date +%s%N) - start) / 1000000)) ms"
installed=$user/Local/Programs/Tessera
ls -l "$installed"
"$wine" reg query 'HKCU\Software\Classes\.tessera' /ve | tr -d '\r' | sed '/^$/d'
"$wine" reg query 'HKCU\Software\Classes\Tessera.Puzzle\shell\open\command' /ve | tr -d '\r' | sed '/^$/d'
ls "$user"/Roaming/Microsoft/Windows/Start\ Menu/Programs/Tessera.lnk

say "a search, and pictures of its board"
program=$(ls "$installed/tessera.com" 2>/dev/null || ls "$installed/tessera.exe")
"$wine" "$program" solve "$puzzle" --solver record --time 5 --quiet -o "$work/solved.tessera"
if [ -f "$installed/tessera.dll" ]; then
    for ending in svg png pdf; do
        "$wine" "$program" render "$work/solved.tessera" -o "$work/board.$ending"
    done
    ls -l "$work"/board.*
fi

if command -v xvfb-run >/dev/null; then
    say "the end of the session during a search"
    "$wine" "$program" generate --size 16x16 --colors 5+17 --seed 1 -o "$work/large.tessera" >/dev/null
    # Without a screen Wine has no windows, and so no session.
    finish -k
    # shellcheck disable=SC2016
    xvfb-run -a bash -c '
        "$0" "$1" solve "$2/large.tessera" --solver annealing --quiet -o "$2/ended.tessera" &
        sleep 10 # the search has found a board by then
        "$0" wineboot --end-session
        wait' "$wine" "$program" "$work"
    "$wine" "$program" score "$work/ended.tessera"
fi

if [ -f "$installed/tessera.dll" ] && command -v xvfb-run >/dev/null; then
    say "open by its type"
    # Windows starts programs with at most 260 characters of a path.
    cp "$puzzle" "$work/辺.tessera"
    # Windows looks at the user's types first, Wine 8 at the machine's alone.
    for key in .tessera Tessera.Puzzle; do
        "$wine" reg copy "HKCU\\Software\\Classes\\$key" "HKLM\\Software\\Classes\\$key" /s /f >/dev/null
    done
    finish -k # as above
    # shellcheck disable=SC2016
    xvfb-run -a bash -c '
        "$0" start /unix "$1" &
        for _ in $(seq 600); do
            title=$(xdotool search --onlyvisible --name "辺.tessera" getwindowname 2>/dev/null | head -1)
            [ -n "$title" ] && break
            sleep 0.1
        done
        echo "window: ${title:-none}"
        "$0" taskkill /im tessera.exe >/dev/null 2>&1 || true
        [ -n "$title" ]' "$wine" "$work/辺.tessera"
fi

say "uninstall"
"$wine" "$installed/uninstall.exe" /S /REMOVESETTINGS
# It goes on from a copy, which deletes the original.
for _ in $(seq 300); do
    [ -e "$installed" ] || break
    sleep 0.1
done
state >"$work/after.txt"
if left=$(diff "$work/before.txt" "$work/after.txt" | grep '^>' | grep -iE 'tessera'); then
    echo "left behind:"
    echo "$left"
    exit 1
fi
echo "nothing left behind; other changes:"
diff "$work/before.txt" "$work/after.txt" || true
