// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace tessera {

// What the program asks of the system beside Platform.h; its files implement this, too.

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
