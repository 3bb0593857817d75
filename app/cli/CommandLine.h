// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <optional>

namespace tessera {

/// The first of the words that open the window which looks like an option and is
/// none: neither a file of that name, nor "-", nor one of Qt's own options
/// (-style, -platform, …), with or without its value.
[[nodiscard]] std::optional<QString> unknownWindowOption(const QStringList& words);

/// Does what the command line asks for without a window.
/// @return the exit code, or nothing if the window is meant.
[[nodiscard]] std::optional<int> runCommandLine(int argc, char** argv);

} // namespace tessera
