// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <exception>

namespace tessera {

/// A failure with one sentence that a person can read, ready to be shown.
/// Thrown where a value cannot carry it; caught by the command line (one line
/// on standard error, exit code 1) and by the window (an inline message).
class UserError : public std::exception {
public:
    explicit UserError(QString sentence)
        : m_sentence(std::move(sentence)), m_utf8(m_sentence.toUtf8()) {}

    [[nodiscard]] const QString& sentence() const { return m_sentence; }
    [[nodiscard]] const char* what() const noexcept override { return m_utf8.constData(); }

private:
    QString m_sentence;
    QByteArray m_utf8;
};

} // namespace tessera
