#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# run.sh SCRIPT ARGUMENT...: by Python 3; 77 tells ctest that there is none.
command -v python3 >/dev/null || {
    echo "left out: there is no python3"
    exit 77
}
exec python3 -B "$@"
