// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/board/BoardLegend.h"

#include <QLinearGradient>
#include <QPainter>
#include <QStyle>

#include <algorithm>
#include <array>
#include <utility>

namespace tessera {

namespace {

constexpr int kMargin = 6;
constexpr int kEntryGap = 16;
constexpr int kWordGap = 5;
constexpr double kScaleWidth = 6;

/// Heat over the ground of an empty cell.
void paintHeat(QPainter& painter, const QRectF& rect, const TileColors& colors, double from,
               double to) {
    QLinearGradient scale(rect.topLeft(), rect.topRight());
    for (const double place : {0.0, 0.25, 0.5, 0.75, 1.0})
        scale.setColorAt(place, heatColor(from + (to - from) * place));
    painter.fillRect(rect, colors.empty);
    painter.fillRect(rect, scale);
}

} // namespace

BoardLegend::BoardLegend(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("boardLegend"));
    setFocusPolicy(Qt::NoFocus);
    // The background of the board, not of a list.
    setBackgroundRole(QPalette::Window);
    setForegroundRole(QPalette::WindowText);
    setAutoFillBackground(true);
}

void BoardLegend::add(double symbolWidth, const QString& after, Symbol symbol,
                      const QString& before) {
    m_entries.push_back({before, symbolWidth, std::move(symbol), after, 0});
}

void BoardLegend::addPlate(const QString& sample, const QString& after) {
    add(1.3, after, [sample](QPainter& painter, const QRectF& rect) {
        paintLabel(painter, rect.center(), sample, rect.height() * 0.75);
    });
}

void BoardLegend::addHeat(const TileColors& colors, const HeatWords& heat, double hottest) {
    if (!heat.number)
        return;
    if (hottest <= 0) {
        add(1, tr("%1: nothing to show yet").arg(heat.name),
            [colors](QPainter& painter, const QRectF& rect) {
                paintHeat(painter, rect, colors, 0, 0);
            });
        return;
    }
    if (heat.graded) {
        const bool mirrored = layoutDirection() == Qt::RightToLeft;
        add(
            kScaleWidth, heat.number(hottest),
            [colors, mirrored](QPainter& painter, const QRectF& rect) {
                paintHeat(painter, rect, colors, mirrored ? 1 : 0, mirrored ? 0 : 1);
            },
            tr("%1: %2", "name and least value of a scale").arg(heat.name, heat.number(0)));
        return;
    }
    for (const double value : {0.0, hottest}) {
        add(
            1, heat.number(value),
            [colors, share = value / hottest](QPainter& painter, const QRectF& rect) {
                paintHeat(painter, rect, colors, share, share);
            },
            value > 0 ? QString() : heat.name);
    }
}

void BoardLegend::explain(BoardOverlays overlays, const TileColors& colors, const HeatWords& heat,
                          double hottest) {
    const std::vector<Entry> before = std::exchange(m_entries, {});
    const auto has = [&](BoardOverlay overlay) {
        return overlays.testFlag(BoardOverlay::Legend) && overlays.testFlag(overlay);
    };
    const bool hot = has(BoardOverlay::Heat);
    if (hot)
        addHeat(colors, heat, hottest);
    if (has(BoardOverlay::Mismatches)) {
        add(1.3, tr("does not match"), [](QPainter& painter, const QRectF& rect) {
            const std::array joint{
                QLineF(rect.left() - 3, rect.center().y(), rect.right() + 3, rect.center().y())};
            paintMismatches(painter, joint);
        });
    }
    if (has(BoardOverlay::DimMatched)) {
        add(1, tr("no mismatch"), [colors](QPainter& painter, const QRectF& rect) {
            painter.fillRect(rect, QColor(0x2C, 0x5F, 0xB8));
            painter.fillRect(rect, dimmingVeil(colors));
        });
    }
    if (has(BoardOverlay::MismatchCounts))
        addPlate(QStringLiteral("3"), tr("mismatches in the row or column"));
    if (has(BoardOverlay::CandidateCount)) {
        add(1, tr("pieces that fit"), [colors](QPainter& painter, const QRectF& rect) {
            painter.setPen(colors.frameText);
            painter.drawText(rect, Qt::AlignCenter, QStringLiteral("3"));
        });
        add(1, tr("none fits"), [colors](QPainter& painter, const QRectF& rect) {
            const QRectF cell(rect.center() - QPointF(rect.height(), rect.height()),
                              QSizeF(2 * rect.height(), 2 * rect.height()));
            paintCandidateCount(painter, cell, 0, colors);
        });
    }
    if (has(BoardOverlay::Locks)) {
        for (const bool hint : {false, true}) {
            add(1, hint ? tr("hint") : tr("locked"),
                [hint](QPainter& painter, const QRectF& rect) { paintPin(painter, rect, hint); });
        }
    }
    if (has(BoardOverlay::PieceNumbers))
        addPlate(QStringLiteral("17"), tr("piece number"));
    if (has(BoardOverlay::ColorLetters))
        addPlate(QStringLiteral("b"), tr("pattern"));
    if (has(BoardOverlay::Coordinates))
        addPlate(QStringLiteral("C4"), tr("column and row"));
    const bool same = overlays == std::exchange(m_overlays, overlays);
    settleWidths(same ? before : std::vector<Entry>());
    const QString widest = QStringLiteral("AA88: ") +
                           (hot && heat.sentence ? heat.sentence(hottest) : QString()) +
                           tr("%n mismatch(es)", nullptr, 4);
    m_readoutWidth = std::max(same ? m_readoutWidth : 0, wordsWidth(widest));
    setAccessibleName(tr("Legend"));
    setAccessibleDescription(text());
    setToolTip(tr("What the overlays mean and show for the cell under the pointer"));
    update();
}

void BoardLegend::setReadout(const QString& text) {
    if (text == m_readout)
        return;
    m_readout = text;
    update();
}

QString BoardLegend::text() const {
    QStringList sentences;
    for (const Entry& entry : m_entries)
        sentences << QStringLiteral("%1 %2").arg(entry.before, entry.after).trimmed();
    return sentences.join(QStringLiteral(" · "));
}

int BoardLegend::wordsWidth(const QString& words) const {
    return words.isEmpty() ? 0 : fontMetrics().horizontalAdvance(words) + kWordGap;
}

void BoardLegend::settleWidths(const std::vector<Entry>& before) {
    for (std::size_t i = 0; i < m_entries.size(); ++i) {
        Entry& entry = m_entries[i];
        entry.width = wordsWidth(entry.before) +
                      static_cast<int>(entry.symbolWidth * symbolHeight()) +
                      wordsWidth(entry.after);
        if (before.size() == m_entries.size())
            entry.width = std::max(entry.width, before[i].width);
    }
}

std::vector<QRect> BoardLegend::places(int width) const {
    std::vector<QRect> found;
    int x = kMargin;
    int y = 0;
    const auto put = [&](int wide) {
        if (x > kMargin && x + wide > width - kMargin) {
            x = kMargin;
            y += lineHeight();
        }
        found.emplace_back(x, y, std::min(wide, width - kMargin - x), lineHeight());
        x += wide + kEntryGap;
    };
    for (const Entry& entry : m_entries)
        put(entry.width);
    put(m_readoutWidth);
    found.back().setRight(width - kMargin - 1);
    return found;
}

int BoardLegend::heightForWidth(int width) const {
    return m_entries.empty() ? 0 : places(width).back().bottom() + 1;
}

void BoardLegend::paintEntry(QPainter& painter, const Entry& entry, QRect place) const {
    const auto take = [&](int wide) {
        const QRect part(place.left(), place.top(), wide, place.height());
        place.setLeft(place.left() + wide + kWordGap);
        return QStyle::visualRect(layoutDirection(), rect(), part);
    };
    const auto say = [&](const QString& words) {
        if (words.isEmpty())
            return;
        painter.setPen(palette().color(foregroundRole()));
        painter.drawText(take(fontMetrics().horizontalAdvance(words)),
                         Qt::AlignVCenter | Qt::TextDontClip, words);
    };
    say(entry.before);
    QRectF symbol(take(static_cast<int>(entry.symbolWidth * symbolHeight())));
    symbol.setTop(symbol.top() + (symbol.height() - symbolHeight()) / 2);
    symbol.setHeight(symbolHeight());
    painter.save();
    entry.symbol(painter, symbol);
    painter.restore();
    say(entry.after);
}

void BoardLegend::paintEvent(QPaintEvent*) {
    if (m_entries.empty())
        return;
    QPainter painter(this);
    const std::vector<QRect> all = places(width());
    for (std::size_t i = 0; i < m_entries.size(); ++i)
        paintEntry(painter, m_entries[i], all[i]);
    const QRect room = QStyle::visualRect(layoutDirection(), rect(), all.back());
    painter.setPen(palette().color(foregroundRole()));
    painter.drawText(room,
                     static_cast<int>(QStyle::visualAlignment(layoutDirection(),
                                                              Qt::AlignRight | Qt::AlignVCenter)),
                     fontMetrics().elidedText(m_readout, Qt::ElideRight, room.width()));
}

} // namespace tessera
