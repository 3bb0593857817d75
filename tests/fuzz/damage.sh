#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Damages valid files of every type at random and reads them: as many as are asked for, of each
# type, from a seed. Needs a build in which the tests pass; prints a row of a table for each type.
#   tests/fuzz/damage.sh [INPUTS] [SEED] [BUILD] [CLASS[:FUNCTION[:ROW]]...]
set -euo pipefail
export TESSERA_MUTATIONS=${1:-1000000} TESSERA_DAMAGE=${2:-26}
build=${3:-$(dirname "$0")/../../.build/release}
what=("${@:4}")
[ ${#what[@]} -gt 0 ] || what=(ReaderMutations:damagedFiles ReaderMutations:damagedSudokus
    HostileFiles:damagedRuns HostileFiles:damagedPlans KeptFileMutations HostileArguments
    SettingsFile:damagedPalettes SettingsFile:damagedSettings)
export QT_QPA_PLATFORM=offscreen QTEST_FUNCTION_TIMEOUT=2000000000
# Each settings file is written as one that is kept: on a disk that takes forty times as long.
[ ! -w /dev/shm ] || export TMPDIR=/dev/shm

echo '| type | inputs | accepted | seconds |'
echo '|---|--:|--:|--:|'
for one in "${what[@]}"; do
    class=${one%%:*}
    function=${one#"$class"}
    program=core
    [[ $class =~ Arguments|Settings ]] && program=app
    # A fault ends the program with the input that showed it.
    "$build/tests/tests_$program" "tst_$class" ${function:+"${function#:}"} 2>&1 | sed -unE '
        s/^QINFO.*::(\w+\(.*\)) ([0-9]+) inputs, ([0-9]+) accepted, ([0-9.]+) s$/| `\1` | \2 | \3 | \4 |/p
        /^FAIL|^violated|^by: |what\(\)/p'
done
