// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

namespace tessera {

/// Is told by long work how many of its parts are done, and answers whether it
/// should go on. Called on the thread of the work.
using Progress = std::function<bool(int done, int total)>;

} // namespace tessera
