// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QIcon>
#include <QPalette>
#include <QProxyStyle>

#include <utility>

namespace tessera {

/// The Fusion style with improvements for accessibility.
///
/// - Outlines are visible. Fusion darkens the window's colour for them, which on a dark window has
///   almost no effect. Check boxes and radio buttons always stand out, all frames if the palette
///   has a high contrast, see isHighContrast().
/// - Tabs have the same close button as docks.
/// - The lines of a table are visible on a dark ground.
/// - The text of a choice that does not fit ends in dots, and its tooltip shows all of it.
/// - The tab key does not stop at the buttons that scroll tabs.
/// - Lists and other frames with the focus get a frame in the highlight colour.
/// - Icons on buttons and check boxes grow with the text; buttons of dialogs have none.
/// - In mirrored windows numbers and empty fields start at the right. Mnemonics are not underlined:
///   the line separates joined letters and cuts off the last.
class ClearStyle final : public QProxyStyle {
    Q_OBJECT

public:
    ClearStyle();

    using QProxyStyle::polish;
    using QProxyStyle::unpolish;
    void polish(QWidget* widget) override;
    void unpolish(QWidget* widget) override;
    [[nodiscard]] bool eventFilter(QObject* watched, QEvent* event) override;
    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override;
    void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option,
                            QPainter* painter, const QWidget* widget) const override;
    [[nodiscard]] int pixelMetric(PixelMetric metric, const QStyleOption* option,
                                  const QWidget* widget) const override;
    /// Icons of docks, and of the rest of a tool bar, are drawn, and so have any size.
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

} // namespace tessera
