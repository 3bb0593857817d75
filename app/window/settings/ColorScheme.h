// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPalette>
#include <QString>
#include <QStringList>

#include <optional>

class QApplication;

namespace tessera {

/// "system", "light", "dark", "contrast-dark", "contrast-light"; the first is the default.
[[nodiscard]] QStringList colorSchemes();

/// The palette of a scheme of our own, with every role, for enabled and disabled widgets;
/// text stands out from its ground by a contrast of at least 4.5:1 where enabled. None for
/// "system" and whatever is unknown.
[[nodiscard]] std::optional<QPalette> ownPalette(const QString& scheme);

/// Gives all windows a palette of our own on the Fusion style, or, by "system"
/// and whatever is unknown, the platform's style and palette back, with those
/// colours that it lacks. May be called again at any time.
void applyColorScheme(QApplication& application, const QString& scheme);

} // namespace tessera
