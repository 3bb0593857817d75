// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace tessera {

// What each system calls by another name: headers of one system stand in Platform.cpp alone.

/// Waits until what was written to an open file would outlive a power failure.
/// @param handle as of QFile::handle()
/// @returns false if the system says that it does not, see qt_error_string()
[[nodiscard]] bool syncToDisk(int handle);

/// Gives each standard stream that is closed a place that takes nothing, so that no file that is
/// opened later gets its number and with it the messages. What is written to a reader that has
/// gone fails from now on instead of ending the program.
void keepStandardStreams();

/// Locks an open file against other programs that lock it too; closing it unlocks it. Waits at most
/// that long. @returns false if another program keeps it; true where the file system has no locks
/// @param handle as of QFile::handle()
[[nodiscard]] bool lockFile(int handle, double seconds);

/// Lets the other threads of the program go before the one that calls, where the system can.
void giveWayToOtherThreads();

/// Says, once at the beginning, that the program serves a window: giveWayToTheWindow() works.
void declareWindow();

/// From now on the calling thread, and every thread that it starts, gets a core only as long as the
/// program's other threads and other programs leave it one, so that the window's thread never waits
/// for those that calculate. To be called once on a thread. Does nothing where threads cannot have
/// ranks of their own without privileges.
void giveWayToTheWindow();

/// Seconds that a core has worked for the calling thread so far; 0 where the system does not tell.
[[nodiscard]] double threadProcessorSeconds();

/// Whether standard error is a terminal, on which a line can be redrawn.
[[nodiscard]] bool errorStreamIsTerminal();

} // namespace tessera
