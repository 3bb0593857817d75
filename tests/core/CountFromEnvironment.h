// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

namespace tessera::testing {

/// The number of random repetitions of a test: few by default, more if the environment variable
/// says so.
[[nodiscard]] inline int countFromEnvironment(const char* name, int usual) {
    bool isNumber = false;
    const int count = qEnvironmentVariableIntValue(name, &isNumber);
    return isNumber ? count : usual;
}

} // namespace tessera::testing
