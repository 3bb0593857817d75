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
#include <initializer_list>
#include <limits>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace tessera {

constexpr std::int64_t kHighestNumber = std::numeric_limits<std::int64_t>::max();

struct NumberRange {
    std::int64_t lowest = 0;
    std::int64_t highest = kHighestNumber;

    /// Whether more than the representation of numbers limits it.
    [[nodiscard]] bool hasHighest() const { return highest <= 1'000'000'000; }
};

/// One option of a command, declared once for the parser, the help, the manual and the shells.
struct OptionSpec {
    /// @param names without dashes, separated by commas; help shows the first one first
    /// @param value the name of its value, empty for a flag
    /// @param help one sentence, without the range and the default
    OptionSpec(const char* names, const char* value, const QString& help)
        : names(QString::fromLatin1(names).split(u',')), value(QString::fromLatin1(value)),
          help(help) {}

    QStringList names;
    QString value;
    QString help;
    bool repeatable = false; ///< may be given more than once
    QString usual;           ///< the value if it is omitted, empty if there is none
    QStringList words;       ///< the allowed values, empty if any is allowed
    std::optional<NumberRange> range; ///< of its number or seconds, if it takes only these

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
    [[nodiscard]] OptionSpec between(std::int64_t lowest, std::int64_t highest) && {
        range = {lowest, highest};
        return std::move(*this);
    }
    [[nodiscard]] OptionSpec atLeast(std::int64_t lowest) && {
        return std::move(*this).between(lowest, kHighestNumber);
    }
    [[nodiscard]] OptionSpec oneOf(const QStringList& all) && {
        words = all;
        return std::move(*this);
    }
};

/// The ids of a table's rows, as words of an option.
[[nodiscard]] QStringList idsOf(const auto& rows) {
    QStringList ids;
    for (const auto& row : rows)
        ids << QAnyStringView(row.id).toString();
    return ids;
}

/// An option's name as typed.
[[nodiscard]] inline QString dashed(const QString& name) {
    return (name.size() == 1 ? QStringLiteral("-") : QStringLiteral("--")) + name;
}

struct OperandSpec {
    QString name;
    QString help;
    bool optional = false;
    QStringList words{}; ///< that shells complete
};

/// How to call a command.
struct CommandSpec {
    QString name;
    QString summary; ///< one sentence
    std::vector<OperandSpec> operands{};
    std::vector<OptionSpec> options{};
    QStringList notes{}; ///< paragraphs at the end of the help
};

/// The name and its operands, as typed.
[[nodiscard]] QString usageOf(const CommandSpec& spec);

/// The options that are used without a command.
[[nodiscard]] std::vector<OptionSpec> programOptions();

/// What an option does, its range and its default.
[[nodiscard]] QString helpOf(const OptionSpec& option);

/// `tessera COMMAND --help` and `tessera --help`, for 80 columns.
[[nodiscard]] QString commandHelp(const CommandSpec& spec);
[[nodiscard]] QString programHelp(std::span<const CommandSpec> specs);

/// Wrong usage: printed with a reference to --help, exit code 2.
class UsageError : public std::exception {
public:
    explicit UsageError(const QString& sentence, const auto&... values)
        : m_error(sentence, values...) {}
    [[nodiscard]] const QString& sentence() const { return m_error.sentence(); }
    [[nodiscard]] const char* what() const noexcept override { return m_error.what(); }

private:
    UserError m_error;
};

constexpr int kMostJobs = 1024; ///< of --jobs

/// The words after a command's name, with the defaults of its spec. Numbers are digits and a
/// decimal point, in any locale. Options are looked up by their first name.
class Arguments {
public:
    /// @throws UsageError
    Arguments(const CommandSpec& spec, const QStringList& words);

    [[nodiscard]] bool helpWanted() const { return m_helpWanted; }
    /// Whether the option was typed; a default does not count.
    [[nodiscard]] bool has(QAnyStringView option) const;
    /// Empty if it was omitted and has no default.
    [[nodiscard]] QString text(QAnyStringView option) const;
    [[nodiscard]] QStringList texts(QAnyStringView option) const;
    /// Empty if an optional operand is missing.
    [[nodiscard]] QString operand(int index) const { return m_operands.value(index); }

    /// Nothing if it was omitted and has no default.
    /// @param most the highest number, if only the other input tells it
    /// @throws UsageError if the value is not a whole number in the range of the spec.
    [[nodiscard]] std::optional<std::int64_t> whole(QAnyStringView option,
                                                    std::optional<std::int64_t> most = {}) const;
    /// The same for an option with a default. @pre the spec has one
    [[nodiscard]] std::int64_t number(QAnyStringView option) const { return whole(option).value(); }
    [[nodiscard]] int integer(QAnyStringView option) const {
        return static_cast<int>(number(option));
    }
    /// A time in seconds. @throws UsageError if it is below the least of the spec
    [[nodiscard]] std::optional<double> seconds(QAnyStringView option) const;
    /// One of the words of the spec, its index among them, or one of the given words.
    /// @throws UsageError that lists them.
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

/// @throws UsageError if one of the others is used together with an option
void refuseTogether(const Arguments& arguments, const char* option,
                    std::initializer_list<const char*> others);
/// @throws UsageError if the folder of an option is "-"
void refuseStreamAsFolder(const QString& option, const QString& folder);

/// A strict whole number: digits with an optional minus.
[[nodiscard]] std::optional<std::int64_t> parseWhole(const QString& text);

/// The size in "10x7", with 0 for an impossible side; nothing if the text has another form.
[[nodiscard]] std::optional<GridSize> parseSize(const QString& text);

/// The cell with that name, ignoring case.
[[nodiscard]] std::optional<int> cellNamed(const QString& name, GridSize size);
/// In ascending order; the text lists cells and rectangles given by two corners, as in "A1:C2,F7".
/// @throws UsageError that names what is not a cell of the board.
[[nodiscard]] std::vector<int> cellsNamed(const QString& text, GridSize size);

/// @throws UsageError that lists the methods.
[[nodiscard]] const SolverInfo& solverNamed(const QString& id);

struct SolverChoice {
    const SolverInfo* solver = nullptr;
    const Preset* preset = nullptr; ///< null if none was requested
    ParameterValues values;
};
/// From --solver, --preset and each --param name=value, in this order. @throws UsageError
[[nodiscard]] SolverChoice solverChoice(const Arguments& arguments);

} // namespace tessera
