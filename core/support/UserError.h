// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <exception>
#include <type_traits>
#include <utility>

namespace tessera {

/// A failure with one sentence that a person can read, ready to be shown.
/// Thrown where a value cannot carry it; caught by the command line (one line
/// on standard error, exit code 1) and by the window (an inline message).
class UserError : public std::exception {
public:
    explicit UserError(QString sentence)
        : m_sentence(std::move(sentence)), m_utf8(m_sentence.toUtf8()) {}
    /// A sentence with numbers and texts for its %1, %2 and so on.
    template <typename... Values>
    requires(sizeof...(Values) > 0) explicit UserError(const QString& sentence,
                                                       const Values&... values)
        : UserError(sentence.arg(shown(values)...)) {}

    [[nodiscard]] const QString& sentence() const { return m_sentence; }
    [[nodiscard]] const char* what() const noexcept override { return m_utf8.constData(); }

private:
    [[nodiscard]] static QString shown(const QString& text) { return text; }
    template <typename Number>
    requires std::is_arithmetic_v<Number>
    [[nodiscard]] static QString shown(Number number) { return QString::number(number); }

    QString m_sentence;
    QByteArray m_utf8;
};

/// Does something; what goes wrong is told with a name, such as a file's, in front.
template <typename Act>
decltype(auto) named(const QString& name, const Act& act) {
    try {
        return act();
    } catch (const UserError& error) {
        throw UserError(QStringLiteral("%1: %2").arg(name, error.sentence()));
    }
}

} // namespace tessera
