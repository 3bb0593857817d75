// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/common/CommandSpec.h"

#include <QMap>

#include <cstdint>
#include <exception>
#include <optional>

namespace tessera {

/// Wrong usage: told with a hint to --help, exit code 2.
class UsageError : public std::exception {
public:
    explicit UsageError(const QString& sentence)
        : m_sentence(sentence), m_utf8(sentence.toUtf8()) {}
    [[nodiscard]] const QString& sentence() const { return m_sentence; }
    [[nodiscard]] const char* what() const noexcept override { return m_utf8.constData(); }

private:
    QString m_sentence;
    QByteArray m_utf8;
};

/// What a person has typed after a command's name; what was left out has the default that its
/// spec says. Numbers are read strictly: digits and a decimal point, whatever the locale.
class Arguments {
public:
    /// @throws UsageError for an unknown option, a missing value, an option
    /// given twice, an empty value, or too few or too many operands.
    Arguments(const CommandSpec& spec, const QStringList& words);

    [[nodiscard]] bool helpWanted() const { return m_helpWanted; }
    /// Whether it was typed; a default does not count.
    [[nodiscard]] bool has(const QString& option) const { return m_values.contains(option); }
    /// Empty if it was left out and has no default.
    [[nodiscard]] QString text(const QString& option) const;
    [[nodiscard]] QStringList texts(const QString& option) const { return m_values[option]; }
    /// Empty if an optional operand is not there.
    [[nodiscard]] QString operand(int index) const { return m_operands.value(index); }

    /// Nothing if it was left out and has no default.
    /// @throws UsageError if the value is no whole number from lowest to highest.
    [[nodiscard]] std::optional<std::int64_t> whole(const QString& option, std::int64_t lowest,
                                                    std::int64_t highest) const;
    /// The same of an option with a default. @pre the spec says one
    [[nodiscard]] std::int64_t number(const QString& option, std::int64_t lowest,
                                      std::int64_t highest) const {
        return whole(option, lowest, highest).value();
    }
    /// A time in seconds, not negative.
    [[nodiscard]] std::optional<double> seconds(const QString& option) const;
    /// One of the words of the spec. @throws UsageError naming them.
    [[nodiscard]] QString word(const QString& option) const { return choice(option, wordsOf(option)); }
    /// Its place among the words of the spec. @throws UsageError naming them.
    [[nodiscard]] int wordIndex(const QString& option) const {
        return static_cast<int>(wordsOf(option).indexOf(word(option)));
    }
    /// One of these words. @throws UsageError naming them.
    [[nodiscard]] QString choice(const QString& option, const QStringList& words) const;

private:
    [[nodiscard]] QStringList wordsOf(const QString& option) const;

    std::vector<OptionSpec> m_options;
    bool m_helpWanted = false;
    QMap<QString, QStringList> m_values; ///< by the option's first name
    QStringList m_operands;
};

/// Strict whole number: digits with an optional minus.
[[nodiscard]] std::optional<std::int64_t> parseWhole(const QString& text);

} // namespace tessera
