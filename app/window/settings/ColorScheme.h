// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPalette>
#include <QString>
#include <QStringList>

#include <optional>

class QApplication;

namespace tessera {

/// Whether text and window differ as much as black and white, or nearly so.
[[nodiscard]] bool isHighContrast(const QPalette& palette);

/// For frames: a colour between the window's and its text's, with that contrast to the window if
/// possible.
[[nodiscard]] QColor outlineColor(const QPalette& palette, double contrast);

/// Colours that the platform's palette lacks. High-contrast palettes name few colours, and the
/// toolkit derives darker ones from them, from black only black. Notes, disabled text and shades
/// that are indistinguishable from their ground get a visible colour.
/// @returns only those colours, to add to the given ones
[[nodiscard]] QPalette missingColors(const QPalette& palette);

/// "system", "light", "dark", "contrast-dark", "contrast-light"; the first is the default.
[[nodiscard]] QStringList colorSchemes();

/// The palette of one of our schemes, with every role; enabled text has a contrast of at least
/// 4.5:1. Nothing for "system" and unknown ids.
[[nodiscard]] std::optional<QPalette> ownPalette(const QString& scheme);

/// Gives all windows one of our palettes with the Fusion style; for "system" and unknown ids the
/// platform's style and palette, with the colours that it lacks.
void applyColorScheme(QApplication& application, const QString& scheme);

} // namespace tessera
