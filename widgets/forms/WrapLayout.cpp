// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/forms/WrapLayout.h"

#include <QLabel>
#include <QStyle>
#include <QWidget>

#include <algorithm>

namespace tessera {

namespace {

int heightOf(const std::vector<QLayoutItem*>& line) {
    int height = 0;
    for (const QLayoutItem* item : line)
        height = std::max(height, item->sizeHint().height());
    return height;
}

bool isLabelOf(const QLayoutItem* item, const QLayoutItem* field) {
    const auto* label = qobject_cast<const QLabel*>(item->widget());
    return label != nullptr && label->buddy() != nullptr && label->buddy() == field->widget();
}

bool grows(const QLayoutItem* item) {
    return item->widget() != nullptr &&
           (item->widget()->sizePolicy().horizontalPolicy() & QSizePolicy::GrowFlag) != 0;
}

} // namespace

WrapLayout::WrapLayout(QWidget* parent) : QLayout(parent) {
    setContentsMargins({});
    setSpacing(QWidget().style()->pixelMetric(QStyle::PM_LayoutHorizontalSpacing));
}

QLayoutItem* WrapLayout::itemAt(int index) const {
    return index >= 0 && index < count() ? m_items[static_cast<std::size_t>(index)].get() : nullptr;
}

QLayoutItem* WrapLayout::takeAt(int index) {
    if (itemAt(index) == nullptr)
        return nullptr;
    const auto place = m_items.begin() + index;
    QLayoutItem* item = place->release();
    m_items.erase(place);
    return item;
}

std::vector<WrapLayout::Line> WrapLayout::linesFor(int width) const {
    std::vector<Line> lines;
    int used = 0;
    for (std::size_t i = 0; i < m_items.size(); ++i) {
        QLayoutItem* item = m_items[i].get();
        if (item->isEmpty())
            continue;
        const int wanted = item->sizeHint().width();
        const QLayoutItem* next = i + 1 < m_items.size() ? m_items[i + 1].get() : nullptr;
        const bool isLabel = next != nullptr && !next->isEmpty() && isLabelOf(item, next);
        const int together = wanted + (isLabel ? spacing() + next->sizeHint().width() : 0);
        if (lines.empty() || used + spacing() + together > width) {
            lines.emplace_back();
            used = wanted;
        } else {
            used += spacing() + wanted;
        }
        lines.back().push_back(item);
    }
    return lines;
}

int WrapLayout::heightForWidth(int width) const {
    const QMargins margins = contentsMargins();
    int height = margins.top() + margins.bottom();
    const auto lines = linesFor(width - margins.left() - margins.right());
    for (const Line& line : lines)
        height += heightOf(line);
    return height + spacing() * std::max(0, static_cast<int>(lines.size()) - 1);
}

QSize WrapLayout::sizeHint() const {
    QSize size(0, 0);
    for (const auto& item : m_items) {
        if (item->isEmpty())
            continue;
        const QSize wanted = item->sizeHint();
        size.rwidth() += wanted.width() + (size.width() > 0 ? spacing() : 0);
        size.rheight() = std::max(size.height(), wanted.height());
    }
    return size.grownBy(contentsMargins());
}

QSize WrapLayout::minimumSize() const {
    QSize size(0, 0);
    for (const auto& item : m_items) {
        if (!item->isEmpty())
            size = size.expandedTo(item->minimumSize());
    }
    return size.grownBy(contentsMargins());
}

void WrapLayout::setGeometry(const QRect& rect) {
    QLayout::setGeometry(rect);
    QRect place = rect.marginsRemoved(contentsMargins());
    for (const Line& line : linesFor(place.width())) {
        place.setHeight(heightOf(line));
        placeLine(line, place);
        place.moveTop(place.bottom() + 1 + spacing());
    }
}

void WrapLayout::placeLine(const Line& line, const QRect& place) const {
    int left = place.width() - spacing() * (static_cast<int>(line.size()) - 1);
    for (const QLayoutItem* item : line)
        left -= item->sizeHint().width();
    auto growing = static_cast<int>(std::ranges::count_if(line, grows));
    int x = place.left();
    for (QLayoutItem* item : line) {
        int width = item->sizeHint().width();
        if (left < 0) { // alone, and wider than the available room
            width += left;
        } else if (grows(item)) {
            const int share = left / growing--;
            width += share;
            left -= share;
        }
        const QRect slot(x, place.top(), width, place.height());
        item->setGeometry(QStyle::visualRect(parentWidget()->layoutDirection(), place, slot));
        x += width + spacing();
    }
}

} // namespace tessera
