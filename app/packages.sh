# SPDX-License-Identifier: GPL-3.0-or-later
# Sourced by app/run.sh and tests/run.sh: installs the packages that a bare Debian
# or Ubuntu lacks. A second call does nothing.

# Qt Charts configures only with all of these Qt and GL packages.
tessera_packages=(
    g++ cmake ninja-build liblemon-dev libcadical-dev
    qt6-base-dev qt6-charts-dev qt6-svg-dev libqt6opengl6-dev
    libgl-dev libopengl-dev libegl-dev libxkbcommon-dev
    libgif-dev
    qt6-tools-dev qt6-tools-dev-tools qt6-l10n-tools linguist-qt6
    libgl1-mesa-dri fonts-dejavu-core
)

# install_packages PACKAGE...: installs the missing ones, as root or with sudo.
install_packages() {
    local missing=() package
    for package in "$@"; do
        dpkg-query -W -f '${Status}' "$package" 2>/dev/null | grep -q 'ok installed' ||
            missing+=("$package")
    done
    [ ${#missing[@]} -eq 0 ] && return 0
    if ! command -v apt-get >/dev/null; then
        echo "Please install these packages (Debian's names) and start again: ${missing[*]}" >&2
        return 1
    fi
    local as_root=()
    if [ "$(id -u)" -ne 0 ]; then
        if ! command -v sudo >/dev/null; then
            echo "Please install as root: apt-get install ${missing[*]}" >&2
            return 1
        fi
        as_root=(sudo)
    fi
    echo "== Installing ${#missing[@]} packages: ${missing[*]}"
    "${as_root[@]}" apt-get update -qq
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
        apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
}
