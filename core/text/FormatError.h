// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/support/UserError.h"

#include <QCoreApplication>

namespace tessera {

/// Translates what files of this room say.
struct FormatText {
    Q_DECLARE_TR_FUNCTIONS(Formats)
};

/// A place in a text: line and column from 1; line 0 for the whole file.
struct TextPosition {
    int line = 0;
    int column = 0;

    friend bool operator==(const TextPosition&, const TextPosition&) = default;
};

/// A file that does not follow its format: where, what was expected and what
/// stood there instead. sentence() is "line:column: expected …, found …"
/// (without a position when line is 0); callers put the file's name before it.
class FormatError : public UserError {
public:
    FormatError(TextPosition position, const QString& expected, const QString& found);
    /// For what no single place is to blame.
    explicit FormatError(const QString& sentence) : UserError(sentence) {}

    [[nodiscard]] TextPosition position() const { return m_position; }

private:
    TextPosition m_position;
};

} // namespace tessera
