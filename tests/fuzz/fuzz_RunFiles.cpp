// SPDX-License-Identifier: GPL-3.0-or-later

// libFuzzer target for run files. Seeds: tests/fuzz/seeds/run.
#include "tests/fuzz/RunFileExercise.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    tessera::testing::exerciseRunFile(
        QByteArray(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size)));
    return 0;
}
