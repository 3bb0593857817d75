// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

namespace tessera {

/// Receives how many parts are done; returns whether to continue. Called on the thread of the work.
using Progress = std::function<bool(int done, int total)>;

} // namespace tessera
