#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Workers of a unit folder as a Slurm array. Make the units first, for example with
#   tessera experiment plan.json -o results --units /shared/units
# then
#   sbatch --array=1-8 slurm-array.sh /shared/units
# Units of a job that ends early are done by the others. Submit it again if all have ended.
#SBATCH --job-name=tessera
#SBATCH --ntasks=1
#SBATCH --cpus-per-task=1
#SBATCH --time=24:00:00
#SBATCH --signal=B:TERM@60
#SBATCH --output=tessera-%A-%a.log
exec "${TESSERA:-tessera}" work "$1" --jobs "${SLURM_CPUS_PER_TASK:-1}"
