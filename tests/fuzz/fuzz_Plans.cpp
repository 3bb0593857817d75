// SPDX-License-Identifier: GPL-3.0-or-later

// libFuzzer target for plans of experiments. Seeds: resources/experiments.
#include "tests/fuzz/PlanExercise.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    tessera::testing::exercisePlan(
        QByteArray(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size)));
    return 0;
}
