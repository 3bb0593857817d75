#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Builds the core with its tests and the commands for another processor and runs tests of them
# under QEMU: the same seeds have to give the same boards there.
#   tests/checksums/other-processor.sh s390x [CLASS...]   big-endian, 64 bits
#   tests/checksums/other-processor.sh i386 [CLASS...]    little-endian, 32 bits
# Needs Debian with network. Its packages for that processor go into .build/ARCHITECTURE/root.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
# shellcheck source=app/packages.sh
. app/packages.sh

arch=${1:?"name a processor as Debian does: s390x, i386, arm64 …"}
shift
[ $# -gt 0 ] || set -- tst_BoardChecksums tst_ParameterChecksums
case $arch in
i386) gnu=i686-linux-gnu triplet=i386-linux-gnu qemu=i386 ;;
arm64) gnu=aarch64-linux-gnu triplet=$gnu qemu=aarch64 ;;
*) gnu=$arch-linux-gnu triplet=$gnu qemu=$arch ;;
esac
build=$PWD/.build/$arch
root=$build/root
install_packages "${tessera_packages[@]}" "g++-$gnu" qemu-user

# Apart from the system's own lists and packages. @param $@ a command of apt-get
foreign() {
    local folder=$build/apt
    mkdir -p "$folder/lists/partial" "$folder/archives/partial"
    : >"$folder/status"
    apt-get -o "APT::Architecture=$arch" -o "APT::Architectures::=$arch" \
        -o "Dir::State::Lists=$folder/lists" -o "Dir::State::Status=$folder/status" \
        -o "Dir::Cache=$folder" -o APT::Install-Recommends=false -qq "$@"
}

if [ ! -d "$root" ]; then
    foreign update || echo "== Goes on without the lists that failed" >&2
    foreign install -y --download-only \
        libc6-dev libstdc++-12-dev qt6-base-dev liblemon-dev libcadical-dev
    mkdir -p "$root.part/usr/lib"
    ln -sfn usr/lib "$root.part/lib"
    for package in "$build"/apt/archives/*.deb; do
        dpkg-deb --fsys-tarfile "$package" | tar -x --keep-directory-symlink -C "$root.part" \
            --exclude=./usr/share/doc --exclude=./var --exclude=./etc
    done
    mv "$root.part" "$root"
fi

host=$(g++ -print-multiarch)
cat >"$build/toolchain.cmake" <<END
set(CMAKE_SYSTEM_NAME Linux)
set(CMAKE_SYSTEM_PROCESSOR $arch)
set(CMAKE_CXX_COMPILER $gnu-g++)
set(CMAKE_LIBRARY_ARCHITECTURE $triplet)
set(CMAKE_FIND_ROOT_PATH $root)
set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)
set(CMAKE_FIND_ROOT_PATH_MODE_LIBRARY ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_INCLUDE ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_PACKAGE ONLY)
set(CMAKE_EXE_LINKER_FLAGS_INIT -Wl,-rpath-link,$root/usr/lib/$triplet)
set(CMAKE_CROSSCOMPILING_EMULATOR /usr/bin/qemu-$qemu;-L;$root)
END
# Qt's own programs run here, so they are this machine's.
cmake -G Ninja -S . -B "$build/tests" -DCMAKE_TOOLCHAIN_FILE="$build/toolchain.cmake" \
    -DCMAKE_BUILD_TYPE=Release -DCMAKE_UNITY_BUILD=ON -DCMAKE_UNITY_BUILD_BATCH_SIZE=32 \
    -DTESSERA_GUI=OFF -DTESSERA_MPI=OFF -DTESSERA_BENCH=OFF \
    -DCMAKE_DISABLE_FIND_PACKAGE_Qt6Gui=ON -DQT_HOST_PATH=/usr \
    -DQT_HOST_PATH_CMAKE_DIR="/usr/lib/$host/cmake" \
    -DQt6LinguistTools_DIR="/usr/lib/$host/cmake/Qt6LinguistTools" >/dev/null
cmake --build "$build/tests" --target tests_core tessera

for class in "$@"; do
    echo "== $class on $arch"
    QTEST_FUNCTION_TIMEOUT=36000000 LC_ALL=C.UTF-8 \
        "qemu-$qemu" -L "$root" "$build/tests/tests/tests_core" "$class"
done
