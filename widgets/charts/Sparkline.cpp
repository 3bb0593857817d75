// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/Sparkline.h"

#include <QLocale>
#include <QPainter>
#include <QPolygonF>

#include <algorithm>
#include <cmath>

namespace tessera {

Sparkline::Sparkline(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void Sparkline::add(double value) {
    if (!std::isfinite(value) || ++m_skipped < m_stride)
        return;
    m_skipped = 0;
    if (m_values.size() == kMostValues) {
        for (std::size_t i = 0; i < kMostValues / 2; ++i)
            m_values[i] = m_values[2 * i];
        m_values.resize(kMostValues / 2);
        m_stride *= 2;
    }
    m_values.push_back(value);
    const auto [low, high] = std::ranges::minmax(m_values);
    setToolTip(tr("Between %1 and %2 so far")
                   .arg(QLocale().toString(low, 'g', 4), QLocale().toString(high, 'g', 4)));
    update();
}

void Sparkline::clear() {
    m_values.clear();
    m_stride = 1;
    m_skipped = 0;
    setToolTip({});
    update();
}

QSize Sparkline::sizeHint() const {
    return {6 * fontMetrics().height(), fontMetrics().height()};
}

void Sparkline::paintEvent(QPaintEvent*) {
    if (m_values.size() < 2)
        return;
    const auto [low, high] = std::ranges::minmax(m_values);
    const QRectF area = QRectF(rect()).adjusted(1, 2, -1, -2);
    const double step = area.width() / static_cast<double>(m_values.size() - 1);
    QPolygonF line;
    for (std::size_t i = 0; i < m_values.size(); ++i) {
        const double share = high > low ? (m_values[i] - low) / (high - low) : 0.0;
        line.append(
            {area.left() + step * static_cast<double>(i), area.bottom() - share * area.height()});
    }
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(palette().color(QPalette::Highlight), 1.25));
    painter.drawPolyline(line);
}

} // namespace tessera
