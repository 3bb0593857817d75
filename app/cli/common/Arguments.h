// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/puzzle/Puzzle.h"
#include "core/search/Solver.h"
#include "core/support/UserError.h"

#include <QMap>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <exception>
#include <limits>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace tessera {

/// One option of a command, declared once for the parser, the help, the manual and the shells.
struct OptionSpec {
    /// @param names without dashes, by commas; the first is the one that help shows first
    /// @param value what the value is called, empty for a flag
    /// @param help one sentence, without the default
    OptionSpec(const char* names, const char* value, const QString& help)
        : names(QString::fromLatin1(names).split(u',')), value(QString::fromLatin1(value)),
          help(help) {}

    QStringList names;
    QString value;
    QString help;
    bool repeatable = false; ///< may be given more than once
    QString usual;           ///< the value when it is left out, empty if it has none
    QStringList words;       ///< that it can be given, empty if any may do

    [[nodiscard]] OptionSpec repeated() && {
        repeatable = true;
        return std::move(*this);
    }
    [[nodiscard]] OptionSpec withDefault(const QString& text) && {
        usual = text;
        return std::move(*this);
    }
    [[nodiscard]] OptionSpec withDefault(qint64 number) && {
        return std::move(*this).withDefault(QString::number(number));
    }
    [[nodiscard]] OptionSpec oneOf(const QStringList& all) && {
        words = all;
        return std::move(*this);
    }
};

/// The ids of a table's rows, as words of an option.
template <typename Rows>
[[nodiscard]] QStringList idsOf(const Rows& rows) {
    QStringList ids;
    for (const auto& row : rows)
        ids << QAnyStringView(row.id).toString();
    return ids;
}

/// As an option's name is typed.
[[nodiscard]] inline QString dashed(const QString& name) {
    return (name.size() == 1 ? QStringLiteral("-") : QStringLiteral("--")) + name;
}

struct OperandSpec {
    QString name;
    QString help;
    bool optional = false;
};

/// What a command is called with.
struct CommandSpec {
    QString name;
    QString summary; ///< one sentence
    std::vector<OperandSpec> operands{};
    std::vector<OptionSpec> options{};
    QStringList notes{}; ///< paragraphs at the end of the help
};

/// The name and its operands, as they are typed.
[[nodiscard]] QString usageOf(const CommandSpec& spec);

/// What can stand in a command's place without being one or a file.
[[nodiscard]] std::vector<OptionSpec> programOptions();

/// What an option does and its default.
[[nodiscard]] QString helpOf(const OptionSpec& option);

/// `tessera COMMAND --help` and `tessera --help`, for 80 columns.
[[nodiscard]] QString commandHelp(const CommandSpec& spec);
[[nodiscard]] QString programHelp(std::span<const CommandSpec> specs);

/// Wrong usage: told with a hint to --help, exit code 2.
class UsageError : public std::exception {
public:
    template <typename... Values>
    explicit UsageError(const QString& sentence, const Values&... values)
        : m_error(sentence, values...) {}
    [[nodiscard]] const QString& sentence() const { return m_error.sentence(); }
    [[nodiscard]] const char* what() const noexcept override { return m_error.what(); }

private:
    UserError m_error;
};

constexpr std::int64_t kHighestNumber = std::numeric_limits<std::int64_t>::max();

/// What was typed after a command's name, with the defaults of its spec. Numbers are digits and a
/// decimal point, whatever the locale. An option goes by its first name.
class Arguments {
public:
    /// @throws UsageError
    Arguments(const CommandSpec& spec, const QStringList& words);

    [[nodiscard]] bool helpWanted() const { return m_helpWanted; }
    /// Whether it was typed; a default does not count.
    [[nodiscard]] bool has(QAnyStringView option) const;
    /// Empty if it was left out and has no default.
    [[nodiscard]] QString text(QAnyStringView option) const;
    [[nodiscard]] QStringList texts(QAnyStringView option) const;
    /// Empty if an optional operand is not there.
    [[nodiscard]] QString operand(int index) const { return m_operands.value(index); }

    /// Nothing if it was left out and has no default.
    /// @throws UsageError if the value is no whole number from lowest to highest.
    [[nodiscard]] std::optional<std::int64_t> whole(QAnyStringView option, std::int64_t lowest,
                                                    std::int64_t highest = kHighestNumber) const;
    /// The same of an option with a default. @pre the spec says one
    [[nodiscard]] std::int64_t number(QAnyStringView option, std::int64_t lowest,
                                      std::int64_t highest = kHighestNumber) const {
        return whole(option, lowest, highest).value();
    }
    [[nodiscard]] int integer(QAnyStringView option, int lowest, int highest) const {
        return static_cast<int>(number(option, lowest, highest));
    }
    /// A time in seconds, not negative.
    [[nodiscard]] std::optional<double> seconds(QAnyStringView option) const;
    /// One of the words of the spec, its place among them, or one of these words.
    /// @throws UsageError naming them.
    [[nodiscard]] QString word(QAnyStringView option) const;
    [[nodiscard]] int wordIndex(QAnyStringView option) const;
    [[nodiscard]] QString choice(QAnyStringView option, const QStringList& words) const;

private:
    [[nodiscard]] const OptionSpec& specOf(QAnyStringView option) const;

    std::vector<OptionSpec> m_options;
    bool m_helpWanted = false;
    QMap<QString, QStringList> m_values; ///< by the option's first name
    QStringList m_operands;
};

/// Strict whole number: digits with an optional minus.
[[nodiscard]] std::optional<std::int64_t> parseWhole(const QString& text);

/// What "10x7" says, with 0 for a side that no board has; nothing if it is no such text.
[[nodiscard]] std::optional<GridSize> parseSize(const QString& text);

/// The cell of that name, whatever its case.
[[nodiscard]] std::optional<int> cellNamed(const QString& name, GridSize size);
/// In ascending order: cells and rectangles by their corners, as in "A1:C2,F7".
/// @throws UsageError naming what is no cell of the board.
[[nodiscard]] std::vector<int> cellsNamed(const QString& text, GridSize size);

/// @throws UsageError naming the methods there are.
[[nodiscard]] const SolverInfo& solverNamed(const QString& id);

struct SolverChoice {
    const SolverInfo* solver = nullptr;
    const Preset* preset = nullptr; ///< nothing if none was asked for
    ParameterValues values;
};
/// From --solver, --preset and each --param name=value, in this order. @throws UsageError
[[nodiscard]] SolverChoice solverChoice(const Arguments& arguments);

} // namespace tessera
