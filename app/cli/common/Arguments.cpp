// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common/Arguments.h"

#include "app/cli/common/Console.h"

#include <QCommandLineParser>
#include <QLocale>

#include <algorithm>
#include <cmath>
#include <limits>

namespace tessera {

namespace {

QString dashed(const QString& name) {
    return (name.size() == 1 ? QStringLiteral("-") : QStringLiteral("--")) + name;
}

/// Qt takes a name with a colon in front for one of the files within the program.
QString outsideTheProgram(const QString& word) {
    return word.startsWith(u':') ? QStringLiteral("./") + word : word;
}

const OptionSpec* findOption(const std::vector<OptionSpec>& options, const QString& name) {
    const auto found = std::ranges::find_if(
        options, [&](const OptionSpec& option) { return option.names.front() == name; });
    return found == options.end() ? nullptr : &*found;
}

void checkOperands(const CommandSpec& spec, const QStringList& operands) {
    for (std::size_t i = 0; i < spec.operands.size(); ++i) {
        const QString& name = spec.operands[i].name;
        const auto index = static_cast<qsizetype>(i);
        if (!spec.operands[i].optional && operands.size() <= index)
            throw UsageError(CliText::tr("%1 is missing.").arg(name));
        if (index < operands.size() && operands[index].isEmpty())
            throw UsageError(CliText::tr("%1 is empty.").arg(name));
    }
    const auto most = static_cast<qsizetype>(spec.operands.size());
    if (operands.size() > most)
        throw UsageError(CliText::tr("“%1” is one argument too many.").arg(operands[most]));
}

} // namespace

Arguments::Arguments(const CommandSpec& spec, const QStringList& words) : m_options(spec.options) {
    QCommandLineParser parser;
    const QCommandLineOption help(QStringList{QStringLiteral("h"), QStringLiteral("help")});
    parser.addOption(help);
    for (const OptionSpec& option : spec.options)
        parser.addOption(QCommandLineOption(option.names, option.help, option.value));
    const bool understood = parser.parse(QStringList(spec.name) + words);
    m_helpWanted = parser.isSet(help);
    if (m_helpWanted)
        return;
    if (!understood)
        throw UsageError(parser.errorText());
    const QStringList given = parser.optionNames();
    for (const OptionSpec& option : spec.options) {
        const auto times = std::ranges::count_if(
            given, [&](const QString& name) { return option.names.contains(name); });
        if (times > 1 && !option.repeatable)
            throw UsageError(
                CliText::tr("%1 is given more than once.").arg(dashed(option.names[0])));
        if (times == 0)
            continue;
        QStringList values = option.value.isEmpty() ? QStringList() : parser.values(option.names[0]);
        if (values.contains(QString()))
            throw UsageError(CliText::tr("The value of %1 is empty.").arg(dashed(option.names[0])));
        std::ranges::transform(values, values.begin(), outsideTheProgram);
        m_values[option.names[0]] = values;
    }
    m_operands = parser.positionalArguments();
    checkOperands(spec, m_operands);
    std::ranges::transform(m_operands, m_operands.begin(), outsideTheProgram);
}

QString Arguments::text(const QString& option) const {
    const QStringList values = m_values[option];
    if (!values.isEmpty())
        return values.last();
    const OptionSpec* spec = findOption(m_options, option);
    return spec != nullptr ? spec->usual : QString();
}

QStringList Arguments::wordsOf(const QString& option) const {
    const OptionSpec* spec = findOption(m_options, option);
    return spec != nullptr ? spec->words : QStringList();
}

std::optional<std::int64_t> Arguments::whole(const QString& option, std::int64_t lowest,
                                             std::int64_t highest) const {
    if (text(option).isEmpty())
        return std::nullopt;
    const auto value = parseWhole(text(option));
    if (value && *value >= lowest && *value <= highest)
        return value;
    if (highest == std::numeric_limits<std::int64_t>::max()) {
        throw UsageError(CliText::tr("%1 takes a whole number, at least %2, not “%3”.")
                             .arg(dashed(option))
                             .arg(lowest)
                             .arg(text(option)));
    }
    throw UsageError(CliText::tr("%1 takes a whole number from %2 to %3, not “%4”.")
                         .arg(dashed(option))
                         .arg(lowest)
                         .arg(highest)
                         .arg(text(option)));
}

std::optional<double> Arguments::seconds(const QString& option) const {
    if (text(option).isEmpty())
        return std::nullopt;
    QLocale strict = QLocale::c();
    strict.setNumberOptions(QLocale::RejectGroupSeparator);
    bool ok = false;
    const double value = strict.toDouble(text(option), &ok);
    if (!ok || !std::isfinite(value) || value < 0) {
        throw UsageError(CliText::tr("%1 takes a number of seconds that is not negative, not “%2”.")
                             .arg(dashed(option), text(option)));
    }
    return value;
}

QString Arguments::choice(const QString& option, const QStringList& words) const {
    const QString value = text(option);
    if (!words.contains(value)) {
        throw UsageError(CliText::tr("%1 takes one of %2, not “%3”.")
                             .arg(dashed(option), words.join(QStringLiteral(", ")), value));
    }
    return value;
}

std::optional<std::int64_t> parseWhole(const QString& text) {
    const QString digits = text.startsWith(u'-') ? text.mid(1) : text;
    const bool plain = !digits.isEmpty() &&
                       std::ranges::all_of(digits, [](QChar c) { return c >= u'0' && c <= u'9'; });
    bool ok = false;
    const qlonglong value = text.toLongLong(&ok);
    return plain && ok ? std::optional<std::int64_t>(value) : std::nullopt;
}

} // namespace tessera
