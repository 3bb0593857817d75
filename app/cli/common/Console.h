// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/support/UserError.h"

#include <QCoreApplication>
#include <QJsonObject>
#include <QJsonValue>
#include <QString>
#include <QStringList>

#include <exception>
#include <vector>

namespace tessera {

/// From now on nothing is printed and Ctrl-C is ignored: another process does that for this one.
void leaveConsoleToFirst();

/// Whether a window can be shown.
[[nodiscard]] bool hasDisplay();

/// The translation context of the command line.
struct CliText {
    Q_DECLARE_TR_FUNCTIONS(CommandLine)
};

/// The exit code of the program; scripts rely on the numbers.
enum class ExitCode : int {
    Done = 0,
    Failed = 1,       ///< the work failed or a file is bad
    Usage = 2,        ///< wrong usage
    TargetMissed = 3, ///< stopped before reaching the target
};
/// The help on exit codes after Ctrl-C.
[[nodiscard]] QString interruptHelp();

/// Spells out control characters, e.g. "\x1b": names must not control the terminal.
[[nodiscard]] QString withoutControls(const QString& text);

/// The reader of standard output, such as head, has closed it: the command ends quietly.
class ReaderGone : public std::exception {};

/// Prints something beside work that does not end where the reader has left.
void whileRead(const auto& print) {
    try {
        print();
    } catch (const ReaderGone&) {
    }
}

/// Prints a result in one line to standard output. @throws UserError if it cannot be written.
/// @throws ReaderGone
void print(const QString& line);
/// The same for a text with values in place of its %1, %2 and so on.
void print(const QString& text, const auto& value, const auto&... values) {
    print(filled(text, value, values...));
}
/// Prints a JSON value in one line.
void print(const QJsonValue& value);
/// The output of --json, and the lines printed without it.
struct Facts {
    QJsonObject json;
    QStringList lines;
};
/// Prints JSON, one object or an array of several, each with the program's version; otherwise the
/// lines of each.
void print(const std::vector<Facts>& all, bool json);
/// One line for each of these keys, in columns separated by spaces: yes or no, "none" for null,
/// numbers with at most two decimals. A list, such as "warnings", has one line per entry.
[[nodiscard]] QStringList linesOf(const QJsonObject& facts, const char* keys);

/// Prints text of the program itself in several lines, such as the help.
void printText(const QString& lines);
/// Prints lines with names from files: see withoutControls().
void printLines(const QString& lines);
/// Prints formatted JSON of files, with control characters escaped.
void printJson(const QByteArray& json);
/// Prints a message in one line to standard error.
void complain(const QString& line);
void complain(const QString& text, const auto& value, const auto&... values) {
    complain(filled(text, value, values...));
}

} // namespace tessera
