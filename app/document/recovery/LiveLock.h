// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QLockFile;

namespace tessera {

/// Takes a lock that belongs to its program as long as that lives. In a sandbox a program often has
/// the process number of the one before, so the lock of a killed one seems to be its own: that is
/// taken over, too. @return whether it is held now
[[nodiscard]] bool takeLiveLock(QLockFile& lock);

} // namespace tessera
