#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Four workers of a unit folder with GNU parallel; with --sshlogin they run on other machines that
# share the folder.
#   parallel.sh /shared/units [--sshlogin node1,node2]
units=$1
shift
seq "${WORKERS:-4}" | exec parallel "$@" --jobs "${WORKERS:-4}" --line-buffer \
    "${TESSERA:-tessera}" work "$units" --quiet '#' {}
