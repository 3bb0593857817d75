#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# run.sh SCRIPT ARGUMENT...: runs a script with Python 3. Exit code 77 makes ctest skip the test.
command -v python3 >/dev/null || {
    echo "skipped: python3 is not installed"
    exit 77
}
exec python3 -B "$@"
