// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

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

/// One argument without dashes.
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

/// The text of `tessera COMMAND --help`, for 80 columns.
[[nodiscard]] QString commandHelp(const CommandSpec& spec);

/// The text of `tessera --help`.
[[nodiscard]] QString programHelp(std::span<const CommandSpec> specs);

} // namespace tessera
