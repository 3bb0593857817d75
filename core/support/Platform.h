// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <cstdint>
#include <string>

namespace tessera {

// What differs between systems: only Platform.cpp includes their headers.

/// Waits until what was written to an open file would survive a power failure.
/// @param handle as of QFile::handle()
/// @returns false if the system reports an error, see qt_error_string()
[[nodiscard]] bool syncToDisk(int handle);

/// Opens a null device for each standard stream that is closed; otherwise a file opened later would
/// get its number and with it the messages. From now on writing to a closed pipe fails instead of
/// ending the program.
void keepStandardStreams();

/// From now on a file that would exceed the limit of the system for this user cannot be written, as
/// on a full disk, instead of ending the program.
void endureFileLimits();

/// Locks an open file against other programs that lock it; closing it unlocks it. Waits at most
/// that long. @returns false if another program holds the lock; true where the file system has no
/// locks
/// @param handle as of QFile::handle()
[[nodiscard]] bool lockFile(int handle, double seconds);

/// Yields to the program's other threads, where the system can.
void giveWayToOtherThreads();

/// Declares, once at start-up, that the program has a window: giveWayToTheWindow() and
/// returnFreedMemory() take effect, and large blocks go back to the system when they are freed.
void declareWindow();

/// Gives memory that was freed back to the system, as far as a program with a window still holds
/// it. Takes about 30 ms per gigabyte. Call it after something large was destroyed.
void returnFreedMemory();

/// From now on the calling thread, and every thread that it starts, gets only the processor time
/// that the program's other threads and other programs leave over. So the window's thread never
/// waits for calculations. Call it once on a thread. Does nothing where threads cannot have their
/// own priorities without privileges.
void giveWayToTheWindow();

/// Seconds that a core has worked for the calling thread so far; 0 if the system does not report
/// it.
[[nodiscard]] double threadProcessorSeconds();

/// The bytes of memory that programs can still get without pushing out others; 0 if the system does
/// not tell.
[[nodiscard]] std::uint64_t freeMemory();

/// The model of the processor, e.g. "AMD EPYC 7B13"; empty if the system does not tell.
[[nodiscard]] std::string processorModel();

/// Whether standard error is a terminal, on which a line can be redrawn.
[[nodiscard]] bool errorStreamIsTerminal();

/// The words of the command line after the program's name, in any script.
[[nodiscard]] QStringList programWords(int argc, char** argv);

/// What main() returns. On Windows it ends the program at once: there the system ends the other
/// threads wherever they are, and then static objects may wait for what these hold.
[[nodiscard]] int leaveWith(int code);

/// From now on the first Ctrl-C, request to terminate, closing of the terminal or end of the
/// session only sets interrupted(). Another one ends the program; except on
/// Windows, only from a second after the first.
void catchInterrupts();
[[nodiscard]] bool interrupted();
/// From now on requests to interrupt or to terminate have no effect: another process obeys them.
void ignoreInterrupts();

/// The calling thread's priority, for inheritPriority() on the threads that it starts: some systems
/// start each thread with the usual one.
[[nodiscard]] int threadPriority();
void inheritPriority(int priority);

/// One attempt of lockFile(). @returns false if another program holds the lock
[[nodiscard]] bool tryToLockFile(int handle);

/// After a file could not be replaced: waits a moment if another attempt may succeed, because the
/// system keeps files that other programs have open.
/// @param seconds since the first attempt
/// @returns false if it is useless
[[nodiscard]] bool mayReplaceLater(double seconds);

/// Lists a file among the program's recent files in the taskbar, where there is such a list.
void listInTaskbar(const QString& path);

} // namespace tessera
