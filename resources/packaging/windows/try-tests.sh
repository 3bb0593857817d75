#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Runs test programs for Windows under Wine and prints a table: what passed, failed and was left
# out, and why. Fails if a test fails.
#   resources/packaging/windows/try-tests.sh [BUILD FOLDER] [CLASS...]
# Build them with TESSERA_TESTS=1 resources/packaging/windows/build.sh headless.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../../.."
build=$(realpath "${1:-.build/windows-headless}")
shift || true
export WINEPREFIX=${WINEPREFIX:-$build/wine} WINEDEBUG=-all WINEDLLOVERRIDES='mscoree,mshtml,winemenubuilder.exe='
wine=$(command -v wine64 || echo /usr/lib/wine/wine64)
logs=$build/try-tests
mkdir -p "$logs"
[ -d "$WINEPREFIX" ] || "$wine" wineboot -i >/dev/null 2>&1

# left_out CLASS: prints why a class is not run
left_out() {
    case $1 in
    tst_Dependencies | tst_FeatureTable | tst_FormatTable) echo "reads the sources, not the program" ;;
    *) return 1 ;;
    esac
}

failed=0
printf '| class | passed | failed | skipped | seconds |\n|---|--:|--:|--:|--:|\n'
for program in "$build"/tests_*.exe; do
    if [ $# -gt 0 ]; then
        classes=("$@")
    else
        mapfile -t classes < <("$wine" "$program" 2>&1 | tr -d '\r' | sed -n 's/^  \(tst_.*\)/\1/p')
    fi
    for class in "${classes[@]}"; do
        if why=$(left_out "$class"); then
            printf '| %s | – | – | – | %s |\n' "$class" "$why"
            continue
        fi
        start=$SECONDS
        # Without the option Qt Test writes to a debugger.
        timeout 600 "$wine" "$program" "$class" -o "Z:$logs/$class.txt,txt" \
            >"$logs/$class.out" 2>&1 </dev/null || failed=1
        totals=$(tr -d '\r' <"$logs/$class.txt" |
            sed -n 's/^Totals: \([0-9]*\) passed, \([0-9]*\) failed, \([0-9]*\) skipped.*/\1 | \2 | \3/p' | tail -1)
        printf '| %s | %s | %s |\n' "$class" "${totals:-ended early | – | –}" $((SECONDS - start))
    done
done
echo
echo "Failed and skipped functions:"
grep -haE '^(FAIL!|SKIP)' "$logs"/*.txt | tr -d '\r' || true
exit "$failed"
