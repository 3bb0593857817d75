#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
# One search over several machines with Open MPI, in a Tessera that was built with it:
#   sbatch --nodes=4 slurm-mpi.sh puzzle.tessera --solver record --evaluations 100000000000
#SBATCH --job-name=tessera-mpi
#SBATCH --ntasks-per-node=1
#SBATCH --cpus-per-task=8
#SBATCH --time=24:00:00
#SBATCH --signal=B:TERM@60
#SBATCH --output=tessera-%j.log
exec mpirun --bind-to none "${TESSERA:-tessera}" solve "$@" --jobs "${SLURM_CPUS_PER_TASK:-1}" \
    -o "best-$SLURM_JOB_ID.tessera"
