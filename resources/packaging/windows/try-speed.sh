#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Compares the speed of the program for Windows, under Wine, with the one for Linux: the same
# searches in turns on one processor, by processor time without that of starting. Prints a table.
#   resources/packaging/windows/try-speed.sh LINUX_PROGRAM WINDOWS_PROGRAM [PAIRS]
set -euo pipefail
linux=$(realpath "$1")
windows=$(realpath "$2")
pairs=${3:-3}
work=$(mktemp -d)
export WINEPREFIX=${WINEPREFIX:-$work/wine} WINEDEBUG=-all WINEDLLOVERRIDES='mscoree,mshtml,winemenubuilder.exe='
wine=$(command -v wine64 || echo /usr/lib/wine/wine64)
trap 'rm -rf "$work"' EXIT
[ -d "$WINEPREFIX" ] || "$wine" wineboot -i >/dev/null 2>&1
cd "$work"
"$linux" generate --size 10x10 --colors 3+8 --seed 1 -o p.tessera >/dev/null
LC_ALL=C TIMEFORMAT='%U %S'

# seconds COMMAND...: the processor time of a command
seconds() {
    { time "$@" >/dev/null 2>&1 </dev/null; } 2>&1 | awk '{print $1 + $2}'
}

# search EVALUATIONS COMMAND...: the processor times of a search, and of one step, which has the
# same start. A start that follows another program takes longer, most of all where Wine's server
# has ended meanwhile, so the first is not counted.
search() {
    local evaluations=$1
    shift
    "$@" 1 >/dev/null 2>&1 </dev/null
    echo "$(seconds "$@" "$evaluations") $(seconds "$@" 1)"
}

echo '| method | evaluations | Linux (s) | Wine (s) | ratio of speed, each pair |'
echo '|---|--:|--:|--:|---|'
while read -r method evaluations; do
    solve=(solve p.tessera --solver "$method" --seed 1 --jobs 1 --quiet --evaluations)
    for _ in $(seq "$pairs"); do
        echo "$(search "$evaluations" "$linux" "${solve[@]}") $(search "$evaluations" "$wine" "$windows" "${solve[@]}")"
    done | awk -v method="$method" -v evaluations="$evaluations" '
        { l = $1 - $2; w = $3 - $4; linux += l; wine += w; ratios = ratios sprintf(" %.2f", l / w) }
        END { printf "| `%s` | %d | %.2f | %.2f |%s |\n", method, evaluations, linux / NR, wine / NR, ratios }'
done <<'METHODS'
annealing 20000000
backtracking 100000000
record 100000000
tabu-two-phase 35000000
ant-colony 30000000
genetic 10000000
METHODS
