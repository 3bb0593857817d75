// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/FixedLabel.h"

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

} // namespace tessera
