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

/// From now on the first Ctrl-C, termination request or closing of the terminal only sets
/// interrupted().
void catchInterrupts();
[[nodiscard]] bool interrupted();

/// Whether a window can be shown at all.
[[nodiscard]] bool hasDisplay();

/// The translation context of the command line.
struct CliText {
    Q_DECLARE_TR_FUNCTIONS(CommandLine)
};

/// How the program ends; the numbers are promised to scripts.
enum class ExitCode : int {
    Done = 0,
    Failed = 1,       ///< the work failed or a file is bad
    Usage = 2,        ///< wrong usage
    TargetMissed = 3, ///< stopped before the target asked for
};

/// With control characters spelt out, e.g. "\x1b": names must not steer the terminal.
[[nodiscard]] QString withoutControls(const QString& text);

/// Whoever read standard output has what they wanted, as head does: the command ends quietly.
class ReaderGone : public std::exception {};

/// A result in one line, to standard output. @throws UserError if it cannot be written.
/// @throws ReaderGone
void print(const QString& line);
/// The same of a text with values in the place of its %1, %2 and so on.
template <typename Value, typename... Values>
void print(const QString& text, const Value& value, const Values&... values) {
    print(filled(text, value, values...));
}
/// One JSON value in one line.
void print(const QJsonValue& value);
/// What --json prints, and the lines in its place.
struct Facts {
    QJsonObject json;
    QStringList lines;
};
/// As JSON one object, or several as an array; else the lines of each.
void print(const std::vector<Facts>& all, bool json);
/// A line for each of these keys, parted by blanks, and what stands there: yes or no, "none" for
/// null, numbers with at most two decimals. Of a list, such as "warnings", a line an entry.
[[nodiscard]] QStringList linesOf(const QJsonObject& facts, const char* keys);

/// Text of the program itself in lines of its own, such as the help.
void printText(const QString& lines);
/// A message in one line, to standard error.
void complain(const QString& line);
template <typename Value, typename... Values>
void complain(const QString& text, const Value& value, const Values&... values) {
    complain(filled(text, value, values...));
}

} // namespace tessera
