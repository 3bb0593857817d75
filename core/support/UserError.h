// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/support/NumberText.h"

#include <QString>

#include <exception>
#include <type_traits>

namespace tessera {

/// A sentence with numbers and texts in place of its %1, %2 and so on.
template <typename... Values>
[[nodiscard]] QString filled(const QString& sentence, const Values&... values) {
    const auto shown = [](const auto& value) -> QString {
        if constexpr (std::is_arithmetic_v<std::remove_cvref_t<decltype(value)>>)
            return QString::number(value);
        else
            return value;
    };
    if constexpr (sizeof...(Values) == 0)
        return sentence;
    else
        return sentence.arg(shown(values)...);
}

/// An error as one sentence for the user. The command line prints it to standard error and ends
/// with exit code 1; the window shows it in the message bar.
class UserError : public std::exception {
public:
    template <typename... Values>
    explicit UserError(const QString& sentence, const Values&... values)
        : m_sentence(filled(sentence, values...)), m_utf8(m_sentence.toUtf8()) {}

    [[nodiscard]] const QString& sentence() const { return m_sentence; }
    [[nodiscard]] const char* what() const noexcept override { return m_utf8.constData(); }

private:
    QString m_sentence;
    QByteArray m_utf8;
};

/// What failed, as a sentence for the user. Call it only where an exception is handled.
[[nodiscard]] QString failureSentence();

/// Runs something; an error is reported with a name, such as a file's, in front.
template <typename Act>
decltype(auto) named(const QString& name, const Act& act) {
    try {
        return act();
    } catch (const UserError& error) {
        throw UserError(QStringLiteral("%1: %2"), leftToRight(name), error.sentence());
    }
}

} // namespace tessera
