// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

namespace tessera {

/// The largest settings file that is read.
inline constexpr qint64 kMostSettingsBytes = 4LL * 1024 * 1024;

/// Whether an INI text holds values that Tessera never writes: whole objects of Qt
/// ("@Variant(…)", "@DateTime(…)"), with which a few bytes can ask for any memory
/// or depth when QSettings reads them. Escapes, quotes and continued lines do not
/// hide them.
[[nodiscard]] bool holdsForeignValues(const QByteArray& ini);

/// Renames a settings file that is too large or holds foreign values to
/// "NAME.damaged", so that QSettings finds none. @returns whether it did.
bool putForeignSettingsAside(const QString& path);

} // namespace tessera
