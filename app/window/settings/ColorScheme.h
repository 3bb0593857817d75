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

/// The Fusion style with improvements for accessibility.
///
/// - Outlines are visible. Fusion darkens the window's colour for them, which on a dark window has
///   almost no effect. Check boxes and radio buttons always stand out, all frames if the palette
///   has a high contrast, see isHighContrast().
/// - Tabs have the same close button as docks.
/// - The lines of a table are visible on a dark ground.
/// - Lists and other frames with the focus get a frame in the highlight colour.
/// - Icons on buttons and check boxes grow with the text; buttons of dialogs have none.
/// - In mirrored windows numbers and empty fields start at the right. Mnemonics are not underlined:
///   the line separates joined letters and cuts off the last.
class ClearStyle final : public QProxyStyle {
    Q_OBJECT

public:
    ClearStyle();

    using QProxyStyle::polish;
    void polish(QWidget* widget) override;
    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override;
    void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option,
                            QPainter* painter, const QWidget* widget) const override;
    [[nodiscard]] int pixelMetric(PixelMetric metric, const QStyleOption* option,
                                  const QWidget* widget) const override;
    /// Icons of docks are drawn, and so have any size.
    [[nodiscard]] QIcon standardIcon(StandardPixmap icon, const QStyleOption* option,
                                     const QWidget* widget) const override;
    [[nodiscard]] int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                                QStyleHintReturn* result) const override;

private:
    [[nodiscard]] const QPalette& outlined(const QPalette& palette, double contrast) const;

    /// By the palette's key and the outline's contrast: with a new palette Fusion would redraw each
    /// part.
    mutable QHash<std::pair<qint64, double>, QPalette> m_outlined;
    QIcon m_close; ///< for docks, which ask thousands of times during layout
    QIcon m_float;
};

/// "system", "light", "dark", "contrast-dark", "contrast-light"; the first is the default.
[[nodiscard]] QStringList colorSchemes();

/// The palette of one of our schemes, with every role; enabled text has a contrast of at least
/// 4.5:1. Nothing for "system" and unknown ids.
[[nodiscard]] std::optional<QPalette> ownPalette(const QString& scheme);

/// Gives all windows one of our palettes with the Fusion style; for "system" and unknown ids the
/// platform's style and palette, with the colours that it lacks.
void applyColorScheme(QApplication& application, const QString& scheme);

} // namespace tessera
