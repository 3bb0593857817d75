// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

namespace tessera::testing {

/// How often a test does what it does by chance: usually little, as much as the
/// variable says when somebody measures.
[[nodiscard]] inline int countFromEnvironment(const char* name, int usual) {
    bool isNumber = false;
    const int count = qEnvironmentVariableIntValue(name, &isNumber);
    return isNumber ? count : usual;
}

} // namespace tessera::testing
