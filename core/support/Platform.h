// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace tessera {

// What each system calls by another name. Nothing else in the program includes
// a header of one system; tst_Dependencies sees to it.

/// Waits until what was written to an open file would outlive a power failure.
/// @param handle as of QFile::handle()
/// @returns false if the system says that it does not, see qt_error_string()
[[nodiscard]] bool syncToDisk(int handle);

/// Lets the other threads of the program go before the one that calls. Does
/// nothing where the system cannot.
void giveWayToOtherThreads();

/// Seconds that a core has worked for the calling thread so far; 0 where the system
/// does not tell.
[[nodiscard]] double threadProcessorSeconds();

/// Whether standard error is a terminal, on which a line can be redrawn.
[[nodiscard]] bool errorStreamIsTerminal();

} // namespace tessera
