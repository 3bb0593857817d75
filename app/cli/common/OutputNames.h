// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace tessera {

/// OUT for one puzzle; with the member's number before its ending for several.
[[nodiscard]] QString memberPath(const QString& out, int index, int count);

/// For files that are read again or added to, which standard output, pipes and devices cannot be.
/// @throws UsageError if @p path is one of them.
void refuseStream(const QString& option, const QString& path);

/// @throws UsageError if one of the paths is that of the input, which would be overwritten. See
/// refuseSameFiles().
void refuseInput(const QString& input, const QStringList& paths);

/// @throws UsageError if two of the paths are one file, which would be overwritten at once. Empty
/// ones, "-" and devices do not count.
void refuseSameFiles(const QStringList& paths);

} // namespace tessera
