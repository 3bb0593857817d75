// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <vector>

namespace tessera {

/// One option of a command, declared once for the parser and the help.
struct OptionSpec {
    QStringList names;       ///< without dashes; the first is the one that help shows first
    QString value;           ///< what the value is called, empty for a flag
    QString help;            ///< one sentence
    bool repeatable = false; ///< may be given more than once
};

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
    std::vector<OperandSpec> operands;
    std::vector<OptionSpec> options;
    QStringList notes; ///< paragraphs at the end of the help
};

} // namespace tessera
