// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QIcon>
#include <QPalette>
#include <QProxyStyle>
#include <QString>
#include <QStringList>

#include <optional>
#include <utility>

class QApplication;

namespace tessera {

/// Whether text and window are as far apart as black and white, or nearly so.
[[nodiscard]] bool isHighContrast(const QPalette& palette);

/// For frames: between the window's colour and its text's, with that contrast to the window if
/// they have it.
[[nodiscard]] QColor outlineColor(const QPalette& palette, double contrast);

/// What a palette of the platform lacks: those for strong contrasts name few colours, of which the
/// toolkit makes darker ones, from black nothing but black. Notes, disabled text and shades that
/// cannot be told from their ground get a colour that can.
/// @returns only those colours, to be set over the given ones
[[nodiscard]] QPalette missingColors(const QPalette& palette);

/// The Fusion style for people who need more to see by.
///
/// - Outlines can be seen. Fusion takes them from the window's colour, made darker:
///   on a dark window that is next to nothing. Check boxes and radio buttons stand
///   out always; all frames where the palette has a high contrast, as isHighContrast()
///   says.
/// - Tabs are closed by the same cross as docks.
/// - The lines of a table can be seen on a dark ground.
/// - Lists and other frames with the focus are framed in the colour of what is chosen.
/// - Pictures on buttons and boxes to check grow with the text; buttons of dialogs have none.
/// - In a mirrored window mnemonics work without being underlined: the line tears
///   joined letters apart and cuts off the last.
class ClearStyle final : public QProxyStyle {
    Q_OBJECT

public:
    ClearStyle();

    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override;
    void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option,
                            QPainter* painter, const QWidget* widget) const override;
    [[nodiscard]] int pixelMetric(PixelMetric metric, const QStyleOption* option,
                                  const QWidget* widget) const override;
    /// Those of docks are drawn, and so have any size.
    [[nodiscard]] QIcon standardIcon(StandardPixmap icon, const QStyleOption* option,
                                     const QWidget* widget) const override;
    [[nodiscard]] int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                                QStyleHintReturn* result) const override;

private:
    [[nodiscard]] const QPalette& outlined(const QPalette& palette, double contrast) const;

    /// By the palette's key and the outline's contrast: with a new palette Fusion would draw each part anew.
    mutable QHash<std::pair<qint64, double>, QPalette> m_outlined;
    QIcon m_close; ///< of docks, which ask thousands of times while they are laid out
    QIcon m_float;
};

/// "system", "light", "dark", "contrast-dark", "contrast-light"; the first is the default.
[[nodiscard]] QStringList colorSchemes();

/// The palette of a scheme of our own, with every role; enabled text has a contrast of at least
/// 4.5:1. None for "system" and whatever is unknown.
[[nodiscard]] std::optional<QPalette> ownPalette(const QString& scheme);

/// Gives all windows a palette of our own on the Fusion style, or, by "system" and whatever is
/// unknown, the platform's style and palette back, with the colours that it lacks.
void applyColorScheme(QApplication& application, const QString& scheme);

} // namespace tessera
