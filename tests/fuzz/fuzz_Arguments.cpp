// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later

// libFuzzer target for the command line: the words of a command, one a line.
// Seeds: tests/fuzz/seeds/arguments.
#include "tests/fuzz/ArgumentsExercise.h"

using namespace tessera;

namespace {

/// A command with an option and an operand of each kind.
CommandSpec spec() {
    const auto option = [](const char* name, const char* value, bool repeatable = false) {
        return OptionSpec{{QLatin1String(name)}, QLatin1String(value), {}, repeatable};
    };
    CommandSpec spec{QStringLiteral("solve"), {}, {}, {}, {}};
    spec.operands = {{QStringLiteral("IN"), {}}, {QStringLiteral("OUT"), {}, true}};
    spec.options = {option("solver", "ID"),
                    option("preset", "ID"),
                    option("param", "N=V", true),
                    option("time", "S"),
                    option("quiet", ""),
                    {{QStringLiteral("o"), QStringLiteral("output")}, QStringLiteral("FILE"), {}}};
    return spec;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const CommandSpec command = spec();
    tessera::testing::exerciseArguments(
        command, QByteArray(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size)));
    return 0;
}
