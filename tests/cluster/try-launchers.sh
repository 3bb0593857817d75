#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Runs a plan's units in a real Slurm array, on a cluster of one node that it sets up and takes down,
# and with GNU parallel. The tables must be those of one process, byte for byte.
#   tests/cluster/try-launchers.sh .build/release/app/tessera
# Skipped (77) without both; Slurm needs the Debian packages slurm-wlm and munge, and root.
set -euo pipefail
TESSERA=$(realpath "$1")
export TESSERA
cluster=$(realpath "$(dirname "${BASH_SOURCE[0]}")/../../resources/cluster")
work=$(mktemp -d)
daemons=()
end() {
    kill "${daemons[@]}" 2>/dev/null || true
    wait 2>/dev/null || true
    rm -rf "$work"
}
trap end EXIT
chmod 755 "$work"
cd "$work"

cat >plan.json <<'PLAN'
{"puzzles": [{"generate": {"width": 8, "height": 8, "seed": 1}},
             {"generate": {"width": 7, "height": 5, "seed": 2}}],
 "methods": [{"solver": "annealing"}, {"solver": "genetic"}, {"solver": "tabu"}],
 "seeds": {"count": 6}, "budget": {"evaluations": 1000000}}
PLAN
"$TESSERA" experiment plan.json -o one --quiet

# same NAME: the units of that name have given the same table
same() {
    "$TESSERA" experiment plan.json -o "$1" --units "units-$1"
    cmp one/table.md "$1/table.md"
    echo "$1: table.md is the same"
}

# Starts munge, slurmctld and slurmd with their files in this folder.
start_slurm() {
    local user=root host
    host=$(hostname -s)
    mkdir -m 755 munge state spool
    (umask 077 && head -c 1024 /dev/urandom >munge.key)
    munged --foreground --force --key-file="$work/munge.key" --socket="$work/munge/socket" \
        --pid-file="$work/munge/pid" --log-file="$work/munge.log" --seed-file="$work/munge.seed" &
    daemons+=($!)
    cat >slurm.conf <<CONF
ClusterName=tessera
SlurmctldHost=$host(127.0.0.1)
SlurmUser=$user
SlurmdUser=$user
SlurmctldPort=16817
SlurmdPort=16818
AuthType=auth/munge
AuthInfo=socket=$work/munge/socket
CredType=cred/munge
StateSaveLocation=$work/state
SlurmdSpoolDir=$work/spool
SlurmctldPidFile=$work/slurmctld.pid
SlurmdPidFile=$work/slurmd.pid
SlurmctldLogFile=$work/slurmctld.log
SlurmdLogFile=$work/slurmd.log
ProctrackType=proctrack/pgid
TaskPlugin=task/none
SelectType=select/cons_tres
SelectTypeParameters=CR_Core
MpiDefault=none
ReturnToService=2
NodeName=$host NodeAddr=127.0.0.1 CPUs=$(nproc) State=UNKNOWN
PartitionName=all Nodes=ALL Default=YES MaxTime=INFINITE State=UP
CONF
    export SLURM_CONF=$work/slurm.conf
    for _ in $(seq 300); do
        if [ -S munge/socket ]; then break; fi
        sleep 0.1
    done
    slurmctld -D -f slurm.conf &
    daemons+=($!)
    slurmd -D -f slurm.conf &
    daemons+=($!)
    for _ in $(seq 300); do
        if sinfo -h -o %T 2>/dev/null | grep -q idle; then return; fi
        sleep 0.2
    done
    tail -n 20 munge.log slurmctld.log slurmd.log >&2
    return 1
}

tried=0
if [ "$(id -u)" = 0 ] && command -v slurmctld slurmd munged sbatch >/dev/null; then
    start_slurm
    "$TESSERA" experiment plan.json -o slurm --units units-slurm --unit-time 2 >/dev/null
    # The first job is killed in the middle; the others do its units.
    job=$(sbatch --parsable --array=1-4 "$cluster/slurm-array.sh" "$work/units-slurm")
    for _ in $(seq 100); do
        if squeue -h -t R -j "${job}_1" 2>/dev/null | grep -q .; then break; fi
        sleep 0.1
    done
    scancel --signal=KILL "${job}_1" || true
    for _ in $(seq 600); do
        if [ -z "$(squeue -h -j "$job" 2>/dev/null)" ]; then break; fi
        sleep 0.2
    done
    tail -n +1 tessera-*.log | head -n 40
    same slurm
    tried=1
    if "$TESSERA" --version | grep -q "Open MPI"; then
        # Two ranks as a batch job find what two threads of one process find.
        "$TESSERA" generate --size 10x10 --seed 1 -o puzzle.tessera
        search=(puzzle.tessera --solver genetic --evaluations 3000000 --seed 1 --quiet)
        "$TESSERA" solve "${search[@]}" --jobs 2 -o alone.tessera >/dev/null
        export OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1 \
            OMPI_MCA_rmaps_base_oversubscribe=1
        job=$(sbatch --parsable --wait --nodes=1 --ntasks-per-node=2 --cpus-per-task=1 \
            "$cluster/slurm-mpi.sh" "${search[@]}")
        cat "tessera-$job.log"
        cmp alone.tessera "best-$job.tessera"
        echo "slurm-mpi: the board is the same"
    else
        echo "skipped: this Tessera was built without Open MPI"
    fi
else
    echo "skipped: Slurm (packages slurm-wlm and munge, as root) is not here"
fi
if command -v parallel >/dev/null; then
    "$TESSERA" experiment plan.json -o parallel --units units-parallel --unit-time 2 >/dev/null
    "$cluster/parallel.sh" units-parallel </dev/null >/dev/null
    same parallel
    tried=1
else
    echo "skipped: GNU parallel is not installed"
fi
[ "$tried" = 1 ] || exit 77
