#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Runs test programs for Windows under Wine and prints a table: what passed, failed and was left
# out, and why. Fails if a test fails.
#   resources/packaging/windows/try-tests.sh [BUILD FOLDER] [CLASS...]
# Build them with TESSERA_TESTS=1 resources/packaging/windows/build.sh (or … headless). Windows are
# drawn in memory; with QT_QPA_PLATFORM=windows and a screen they are Wine's, one class at a time.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../../.."
build=$(realpath "${1:-.build/windows-headless}")
shift || true
export WINEPREFIX=${WINEPREFIX:-$build/wine} WINEDEBUG=-all WINEDLLOVERRIDES='mscoree,mshtml,winemenubuilder.exe='
export QTEST_FUNCTION_TIMEOUT=600000 LC_ALL=C.UTF-8
# Wine hides Qt's variables from programs, unless they are named like this.
export WINEQT_QPA_PLATFORM=${QT_QPA_PLATFORM:-offscreen}
# Windows drawn in memory have the fonts of one folder alone.
export WINEQT_QPA_FONTDIR=${QT_QPA_FONTDIR:-Z:$(dirname "$(fc-match -f '%{file}' sans-serif)")}
wine=$(command -v wine64 || echo /usr/lib/wine/wine64)
logs=$build/try-tests/$WINEQT_QPA_PLATFORM
mkdir -p "$logs"
export wine logs
[ -d "$WINEPREFIX" ] || "$wine" wineboot -i >/dev/null 2>&1
together=$(nproc)
if [ "$WINEQT_QPA_PLATFORM" = windows ]; then
    together=1 # the focus is one window's
fi

# left_out CLASS: prints why a class is not run
left_out() {
    case $1 in
    tst_Dependencies | tst_FeatureTable | tst_FormatTable) echo "reads the sources, not the program" ;;
    *) return 1 ;;
    esac
}

# tried PROGRAM CLASS: prints the class' row; the file failed says that one has failed
tried() {
    local class=$2 why start=$SECONDS totals
    if why=$(left_out "$class"); then
        printf '| %s | – | – | – | %s |\n' "$class" "$why"
        return
    fi
    rm -f "$logs/$class.txt"
    # Without the option Qt Test writes to a debugger.
    timeout 600 "$wine" "$1" "$class" -o "Z:$logs/$class.txt,txt" \
        >"$logs/$class.out" 2>&1 </dev/null || touch "$logs/failed"
    totals=$(tr -d '\r' <"$logs/$class.txt" |
        sed -n 's/^Totals: \([0-9]*\) passed, \([0-9]*\) failed, \([0-9]*\) skipped.*/\1 | \2 | \3/p' | tail -1)
    printf '| %s | %s | %s |\n' "$class" "${totals:-ended early | – | –}" $((SECONDS - start))
}
export -f left_out tried

rm -f "$logs/failed"
printf '| class | passed | failed | skipped | seconds |\n|---|--:|--:|--:|--:|\n'
for program in "$build"/tests_*.exe; do
    # Without a class it lists all and fails.
    { "$wine" "$program" 2>&1 </dev/null || true; } | tr -d '\r' | sed -n 's/^  \(tst_.*\)/\1/p' |
        { if [ $# -gt 0 ]; then grep -xF "$(printf '%s\n' "$@")" || true; else cat; fi; } |
        xargs -r -P "$together" -I CLASS bash -c 'tried "$@"' _ "$program" CLASS
done
echo
echo "Failed and skipped functions:"
grep -haE '^(FAIL!|SKIP)' "$logs"/*.txt | tr -d '\r' || true
[ ! -e "$logs/failed" ]
