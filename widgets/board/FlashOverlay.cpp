// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/board/FlashOverlay.h"

#include "widgets/board/BoardMarks.h"
#include "widgets/board/BoardView.h"

#include <QEvent>
#include <QPainter>
#include <QStyle>

#include <algorithm>

namespace tessera {

namespace {

constexpr int kSteps = 12;
constexpr int kStepMs = 60;
constexpr float kBrightest = 0.55F;
const QColor kLight(0xFF, 0xF2, 0x9E);
const QColor kFrame(0x14, 0x16, 0x1E);

} // namespace

FlashOverlay::FlashOverlay(BoardView& view) : QWidget(view.viewport()), m_view(view) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    hide();
    view.viewport()->installEventFilter(this);
    m_timer.setInterval(kStepMs);
    connect(&m_timer, &QTimer::timeout, this, &FlashOverlay::fade);
}

void FlashOverlay::flash(std::vector<std::size_t> cells) {
    const double all = m_view.board().cells();
    if (static_cast<double>(cells.size()) > kMostMarkedShare * all)
        cells.clear();
    m_cells = std::move(cells);
    m_step = 0;
    setVisible(!m_cells.empty());
    if (m_cells.empty()) {
        m_timer.stop();
        return;
    }
    setGeometry(m_view.viewport()->rect());
    raise();
    m_timer.start();
    update();
}

bool FlashOverlay::fades() const {
    return style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, this) > 0;
}

void FlashOverlay::fade() {
    if (++m_step >= kSteps)
        flash({});
    else if (fades())
        update(area());
}

QRegion FlashOverlay::area() const {
    QRegion region;
    for (const std::size_t cell : m_cells)
        region += m_view.cellRect(static_cast<int>(cell)).adjusted(-1, -1, 1, 1);
    return region;
}

bool FlashOverlay::eventFilter(QObject* watched, QEvent* event) {
    // A zoomed board has its cells elsewhere.
    if (event->type() == QEvent::Resize)
        setGeometry(m_view.viewport()->rect());
    return QWidget::eventFilter(watched, event);
}

void FlashOverlay::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setOpacity(fades() ? 1.0 - static_cast<double>(m_step) / kSteps : 1.0);
    QColor wash = kLight;
    wash.setAlphaF(kBrightest);
    for (const std::size_t cell : m_cells) {
        const QRect rect = m_view.cellRect(static_cast<int>(cell));
        const int line = std::max(1, rect.width() / 20);
        painter.fillRect(rect, wash);
        painter.setPen(QPen(kFrame, line, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
        painter.drawRect(QRectF(rect).adjusted(line / 2.0, line / 2.0, -line / 2.0, -line / 2.0));
    }
}

} // namespace tessera
