// SPDX-License-Identifier: GPL-3.0-or-later

// libFuzzer target for the command line: the words of a command, one per line. Seeds:
// tests/fuzz/seeds/arguments.
#include "tests/fuzz/ArgumentsExercise.h"

using namespace tessera;

namespace {

/// A command with an option and an operand of each type.
CommandSpec spec() {
    return {QStringLiteral("solve"),
            {},
            {{QStringLiteral("IN"), {}}, {QStringLiteral("OUT"), {}, true}},
            {{"solver", "ID", {}},
             {"preset", "ID", {}},
             OptionSpec{"param", "N=V", {}}.repeated(),
             {"time", "S", {}},
             {"quiet", "", {}},
             {"o,output", "FILE", {}}}};
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const CommandSpec command = spec();
    tessera::testing::exerciseArguments(
        command, QByteArray(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size)));
    return 0;
}
