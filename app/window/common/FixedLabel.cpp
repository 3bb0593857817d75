// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/common/FixedLabel.h"

#include <QHelpEvent>
#include <QPainter>
#include <QStyle>
#include <QToolTip>

namespace tessera {

FixedLabel::FixedLabel(const QString& widest, QWidget* parent) : QLabel(parent), m_widest(widest) {
    setTextFormat(Qt::PlainText);
}

void FixedLabel::setWidest(const QString& widest) {
    m_widest = widest;
    updateGeometry();
}

QSize FixedLabel::sizeHint() const {
    // A little more than the text, since digits may differ in width by a pixel.
    const int em = fontMetrics().horizontalAdvance(QLatin1Char('0'));
    return {fontMetrics().horizontalAdvance(m_widest) + em, fontMetrics().height()};
}

bool FixedLabel::isCut() const {
    return fontMetrics().horizontalAdvance(text()) > contentsRect().width();
}

bool FixedLabel::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip || !isCut())
        return QLabel::event(event);
    QStringList lines{text()};
    if (!toolTip().isEmpty())
        lines << toolTip();
    QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(), lines.join(u'\n'), this);
    return true;
}

void FixedLabel::paintEvent(QPaintEvent* event) {
    if (!isCut()) {
        QLabel::paintEvent(event);
        return;
    }
    QPainter painter(this);
    style()->drawItemText(
        &painter, contentsRect(), static_cast<int>(alignment()), palette(), isEnabled(),
        fontMetrics().elidedText(text(), Qt::ElideRight, contentsRect().width()), foregroundRole());
}

} // namespace tessera
