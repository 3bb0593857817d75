// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/pages/Celebration.h"

#include "widgets/motion/Motion.h"

#include <QPainter>
#include <QRadialGradient>

#include <algorithm>
#include <cmath>

namespace tessera {

namespace {

constexpr int kFrameMs = 16;
// Milliseconds from the start.
constexpr double kWave = 1300;
constexpr double kWordsComeFrom = 150;
constexpr double kWordsCome = 350;
constexpr double kWordsGoFrom = 1550;
constexpr int kEnd = 1950;

const QColor kLight(0xFF, 0xF6, 0xD0);
const QColor kPlate(0x14, 0x16, 0x1E);
constexpr double kBrightest = 0.75;
constexpr double kPlateOpacity = 0.8;

/// 0 … 1, fast at first.
double eased(double share) { return 1 - std::pow(1 - std::clamp(share, 0.0, 1.0), 2); }

QColor faded(QColor color, double opacity) {
    color.setAlphaF(static_cast<float>(std::clamp(opacity, 0.0, 1.0)));
    return color;
}

double farthestCorner(const QRect& board, QPoint from) {
    double most = 0;
    for (const QPoint corner :
         {board.topLeft(), board.topRight(), board.bottomLeft(), board.bottomRight()})
        most = std::max(most, std::hypot(corner.x() - from.x(), corner.y() - from.y()));
    return most;
}

} // namespace

void Celebration::begin(const Stage& stage, const QString& headline, const QString& detail) {
    if (!stage.over->isVisible() || !showsMotion(*stage.over))
        return;
    auto* celebration = new Celebration(stage, headline, detail);
    celebration->show();
    celebration->raise();
}

Celebration::Celebration(const Stage& stage, QString headline, QString detail)
    : QWidget(stage.over), m_board(stage.board & stage.over->rect()), m_from(stage.from),
      m_headline(std::move(headline)), m_detail(std::move(detail)) {
    setObjectName(QStringLiteral("celebration"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    setGeometry(stage.over->rect());
    connect(&m_timer, &QTimer::timeout, this, [this] {
        // The rest would be invisible: another tab is in front, or the window is hidden.
        if (m_clock.elapsed() >= kEnd || !isVisible()) {
            m_timer.stop();
            hide();
            deleteLater();
        } else {
            update(m_board);
        }
    });
    m_clock.start();
    m_timer.start(kFrameMs);
}

void Celebration::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setClipRect(m_board);
    const auto time = static_cast<double>(m_clock.elapsed());
    paintWave(painter, time);
    paintWords(painter, time);
}

void Celebration::paintWave(QPainter& painter, double time) const {
    if (time >= kWave)
        return;
    const double band = 0.35 * std::max(m_board.width(), m_board.height());
    const double front =
        band * 0.2 + eased(time / kWave) * (farthestCorner(m_board, m_from) + band);
    // The light has faded by the time it leaves the board.
    const double strength = kBrightest * (1 - std::pow(time / kWave, 3));
    const double inner = std::max(0.0, (front - band) / front);
    QRadialGradient light(m_from, front);
    light.setColorAt(inner, faded(kLight, 0));
    light.setColorAt(inner + (1 - inner) * 0.75, faded(kLight, strength));
    light.setColorAt(1, faded(kLight, 0));
    painter.fillRect(m_board, light);
}

void Celebration::paintWords(QPainter& painter, double time) const {
    const double opacity = std::min(eased((time - kWordsComeFrom) / kWordsCome),
                                    1 - (time - kWordsGoFrom) / (kEnd - kWordsGoFrom));
    if (time < kWordsComeFrom || opacity <= 0)
        return;
    QFont large = font();
    large.setPixelSize(std::clamp(m_board.width() / 9, 20, 72));
    large.setBold(true);
    QFont small = font();
    small.setPixelSize(std::max(12, large.pixelSize() * 2 / 5));
    const QFontMetrics top(large);
    const QFontMetrics below(small);
    const int margin = large.pixelSize() / 2;
    const int width =
        std::max(top.horizontalAdvance(m_headline), below.horizontalAdvance(m_detail)) + 2 * margin;
    const int height = top.height() + (m_detail.isEmpty() ? 0 : below.height()) + margin;
    QRect plate(0, 0, std::min(width, m_board.width()), height);
    plate.moveCenter(m_board.center());
    painter.setOpacity(std::min(1.0, opacity));
    painter.setPen(Qt::NoPen);
    painter.setBrush(faded(kPlate, kPlateOpacity));
    painter.drawRoundedRect(plate, margin / 2.0, margin / 2.0);
    painter.setPen(Qt::white);
    painter.setFont(large);
    const QRect words = plate.adjusted(0, margin / 2, 0, -margin / 2);
    painter.drawText(words, Qt::AlignHCenter | Qt::AlignTop, m_headline);
    painter.setFont(small);
    painter.drawText(words, Qt::AlignHCenter | Qt::AlignBottom,
                     below.elidedText(m_detail, Qt::ElideRight, plate.width()));
}

} // namespace tessera
