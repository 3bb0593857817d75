// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/settings/ClearCheckStyle.h"

#include <QGuiApplication>
#include <QStyleOptionButton>

namespace tessera {

namespace {

/// How much of the text's colour is in the outline's.
constexpr double kTextShare = 0.6;

QColor mixed(const QColor& a, const QColor& b, double share) {
    const auto part = [&](int from, int to) {
        return static_cast<int>(from * (1 - share) + to * share);
    };
    return {part(a.red(), b.red()), part(a.green(), b.green()), part(a.blue(), b.blue())};
}

} // namespace

ClearCheckStyle::ClearCheckStyle() : QProxyStyle(QStringLiteral("fusion")) {}

void ClearCheckStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option,
                                    QPainter* painter, const QWidget* widget) const {
    const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option);
    const bool isCheck = element == PE_IndicatorCheckBox || element == PE_IndicatorRadioButton;
    if (button == nullptr || !isCheck || !button->state.testFlag(State_Enabled)) {
        QProxyStyle::drawPrimitive(element, option, painter, widget);
        return;
    }
    QStyleOptionButton clear(*button);
    const QPalette& palette = button->palette;
    clear.palette.setColor(
        QPalette::Window,
        mixed(palette.color(QPalette::Window), palette.color(QPalette::WindowText), kTextShare));
    QProxyStyle::drawPrimitive(element, &clear, painter, widget);
}

int ClearCheckStyle::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                               QStyleHintReturn* result) const {
    if (hint == SH_UnderlineShortcut && QGuiApplication::isRightToLeft())
        return 0;
    return QProxyStyle::styleHint(hint, option, widget, result);
}

} // namespace tessera
