#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Tests the Debian package as a new user would. Builds it, runs lintian, and installs it
# in a fresh root. There it opens a puzzle by its file type on a virtual screen, removes
# the package and reports what is left. Needs root, mmdebstrap and the network. The fresh
# root is made once and kept.
#   resources/packaging/try-package.sh [BUILD FOLDER] [WORK FOLDER]
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
build=$(realpath "${1:-.build/release}")
work=$(realpath -m "${2:-$build/package-trial}")
root=$work/root
mkdir -p "$work"

say() { echo "== $*"; }
inside() { chroot "$root" env DEBIAN_FRONTEND=noninteractive LC_ALL=C.UTF-8 "$@"; }
# All files and folders, except those that package managers and a session write.
listing() {
    (cd "$root" && find . -xdev \( -path ./proc -o -path ./sys -o -path ./dev -o -path ./tmp \
        -o -path ./run -o -path ./var/lib/dpkg -o -path ./var/log -o -path ./var/cache \) -prune \
        -o -print | sort)
}

say "the package"
cmake --build "$build" --target documents
(cd "$build" && cpack -G DEB -B "$work" >/dev/null)
package=$(ls -t "$work"/tessera_*.deb | head -1)
ls -l "$package"
say "lintian"
lintian --fail-on error --allow-root "$package"

if [ ! -d "$root/usr" ]; then
    say "a fresh root"
    mmdebstrap --variant=minbase --mode=root \
        --include=ca-certificates,xvfb,xdotool,x11-utils,xdg-utils,shared-mime-info,desktop-file-utils,hicolor-icon-theme,libfile-mimeinfo-perl,procps,xauth \
        bookworm "$root"
fi
# Dependencies stay when Tessera is removed, so they do not count as left behind.
inside apt-get update -qq
mapfile -t needed < <(dpkg-deb -f "$package" Depends | tr ',' '\n' | sed 's/(.*)//; s/ //g')
inside apt-get install -y -qq "${needed[@]}" >/dev/null
listing >"$work/before.txt"

say "install"
cp "$package" "$root/tmp/tessera.deb"
start=$(date +%s%N)
inside apt-get install -y -qq /tmp/tessera.deb 2>&1 | tail -1
echo "installed in $((($(date +%s%N) - start) / 1000000)) ms"
inside tessera --version
inside tessera generate --size 10x10 --colors hardest --seed 7 -o /tmp/puzzle.tessera
inside tessera solve /tmp/puzzle.tessera --solver greedy --evaluations 1000 --quiet \
    --run-file /tmp/search.tessera-run
for file in puzzle.tessera search.tessera-run; do
    type=$(inside xdg-mime query filetype "/tmp/$file")
    echo "$file: $type, opened by $(inside xdg-mime query default "$type")"
done

say "open by its type"
cat >"$root/tmp/open.sh" <<'IN'
export HOME=/tmp/home XDG_RUNTIME_DIR=/tmp/home/run
mkdir -p "$XDG_RUNTIME_DIR" && chmod 700 "$XDG_RUNTIME_DIR"
xdg-open /tmp/puzzle.tessera &
for _ in $(seq 300); do
    title=$(xdotool search --onlyvisible --name 'puzzle.*Tessera' getwindowname 2>/dev/null | head -1)
    [ -n "$title" ] && break
    sleep 0.1
done
echo "window: ${title:-none}"
pkill -TERM tessera || true
[ -n "$title" ]
IN
inside xvfb-run -a bash /tmp/open.sh

say "uninstall"
inside apt-get purge -y -qq tessera 2>&1 | tail -1
rm -rf "$root/tmp/home" "$root"/tmp/{puzzle.tessera,search.tessera-run} "$root/tmp/tessera.deb" "$root/tmp/open.sh"
listing >"$work/after.txt"
if left=$(comm -13 "$work/before.txt" "$work/after.txt" | grep -i tessera); then
    echo "left behind:"
    echo "$left"
    exit 1
fi
echo "nothing left behind"
