// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/common/ScreenFit.h"

#include <QBoxLayout>
#include <QDialog>
#include <QEvent>
#include <QFormLayout>
#include <QMainWindow>
#include <QScreen>
#include <QScrollBar>
#include <QShortcut>
#include <QStackedWidget>

#include <algorithm>

namespace tessera {

namespace {

constexpr int kLeastLines = 3;

/// The widget whose layout determines the minimum size.
const QWidget& pageOf(const QWidget& content) {
    const auto* stack = qobject_cast<const QStackedWidget*>(&content);
    return stack != nullptr && stack->currentWidget() != nullptr ? *stack->currentWidget()
                                                                 : content;
}

/// How much lower the rows of a form may be than preferred.
int whatRowsCanSpare(const QFormLayout& form) {
    int spare = 0;
    for (int row = 0; row < form.rowCount(); ++row) {
        const QLayoutItem* field = form.itemAt(row, QFormLayout::FieldRole);
        if (field == nullptr)
            field = form.itemAt(row, QFormLayout::SpanningRole);
        if (field != nullptr && !field->hasHeightForWidth())
            spare += std::max(0, field->sizeHint().height() - field->minimumSize().height());
    }
    return spare;
}

/// In pixels: the title and sides of a frame.
constexpr QSize kFrame{16, 40};
constexpr QLatin1String kContentName("dialogContent");

bool fits(const QSize& size, const QSize& room) { return size.boundedTo(room) == size; }

/// Moves all but the last item, which has the buttons, into an area that scrolls.
void scrollContent(QDialog& dialog, int width) {
    auto* layout = qobject_cast<QBoxLayout*>(dialog.layout());
    if (layout == nullptr || layout->direction() != QBoxLayout::TopToBottom || layout->count() < 2)
        return;
    auto* content = new QWidget;
    auto* inside = new QVBoxLayout(content);
    inside->setContentsMargins({});
    while (layout->count() > 1) {
        const int stretch = layout->stretch(0);
        QLayoutItem* item = layout->takeAt(0);
        if (QLayout* inner = item->layout())
            inside->addLayout(inner, stretch);
        else if (QWidget* widget = item->widget()) {
            inside->addWidget(widget, stretch, item->alignment());
            delete item;
        } else {
            inside->addItem(item);
        }
    }
    auto* area = new PanelArea(content, &dialog);
    area->setObjectName(kContentName);
    area->setYielding(true);
    const QMargins margins = layout->contentsMargins();
    area->setGreatestWidth(width - margins.left() - margins.right());
    layout->insertWidget(0, area, 1);
}

} // namespace

PanelArea::PanelArea(QWidget* content, QWidget* parent) : QScrollArea(parent) {
    setFrameShape(QFrame::NoFrame);
    // Scrolling follows the focus; the area itself is not a tab stop.
    setFocusPolicy(Qt::NoFocus);
    setWidget(content);
    content->setAutoFillBackground(false);
    viewport()->setAutoFillBackground(false);
}

void PanelArea::setYielding(bool yielding) {
    m_yields = yielding;
    updateGeometry();
}

void PanelArea::setGreatestWidth(int width) {
    m_greatestWidth = width;
    updateGeometry();
}

QSize PanelArea::minimumSizeHint() const {
    const QSize needed = widget()->minimumSizeHint();
    const int few = fontMetrics().lineSpacing() * kLeastLines;
    if (!m_yields || needed.height() <= few)
        return {std::min(needed.width(), m_greatestWidth), needed.height()};
    const int width = needed.width() + verticalScrollBar()->sizeHint().width();
    return {std::min(width, m_greatestWidth), few};
}

/// QScrollArea would use the preferred height of the content.
int PanelArea::leastHeight(int width) const {
    const QWidget& page = pageOf(*widget());
    const int least = std::max(page.minimumSizeHint().height(), page.minimumHeight());
    const QLayout* layout = page.layout();
    if (layout == nullptr || !layout->hasHeightForWidth())
        return least;
    if (const auto* box = qobject_cast<const QBoxLayout*>(layout))
        return std::max(least, box->minimumHeightForWidth(width));
    // Rows that wrap need one more line each, which the size hints leave out.
    if (const auto* form = qobject_cast<const QFormLayout*>(layout))
        return std::max(least, form->heightForWidth(width) - whatRowsCanSpare(*form));
    return least;
}

void PanelArea::fitContent() {
    const QSize room = maximumViewportSize();
    const bool scrolls = leastHeight(room.width()) > room.height();
    const int bar = scrolls ? verticalScrollBar()->sizeHint().width() : 0;
    const int width = std::max(room.width() - bar, widget()->minimumSizeHint().width());
    widget()->resize(width, std::max(room.height(), leastHeight(width)));
}

bool PanelArea::eventFilter(QObject* watched, QEvent* event) {
    if (watched == widget() && event->type() == QEvent::LayoutRequest) {
        updateGeometry();
        fitContent();
    }
    return QScrollArea::eventFilter(watched, event);
}

void PanelArea::resizeEvent(QResizeEvent* event) {
    fitContent();
    QScrollArea::resizeEvent(event);
}

QSize roomFor(const QWidget& window) { return window.screen()->availableSize() - kFrame; }

bool ScreenFit::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::Polish && event->type() != QEvent::Show)
        return false;
    auto* window = qobject_cast<QWidget*>(watched);
    const bool isWindow = window != nullptr && (window->windowType() == Qt::Window ||
                                                window->windowType() == Qt::Dialog);
    if (!isWindow)
        return false;
    const QSize room = roomFor(*window);
    auto* dialog = qobject_cast<QDialog*>(window);
    if (event->type() == QEvent::Polish) {
        if (dialog != nullptr && !fits(dialog->minimumSizeHint(), room))
            scrollContent(*dialog, room.width());
        if (qobject_cast<QMainWindow*>(window) == nullptr)
            new QShortcut(QKeySequence::Close, window, window, &QWidget::close);
        return false;
    }
    // Otherwise some fields show their focus only after a key.
    if (dialog != nullptr)
        dialog->setAttribute(Qt::WA_KeyboardFocusChange);
    // Qt limits dialogs to two thirds of the screen, even if they need more.
    const bool scrolls =
        dialog != nullptr && dialog->findChild<PanelArea*>(kContentName) != nullptr;
    const QSize wanted = scrolls ? window->size().expandedTo(window->sizeHint()) : window->size();
    if (scrolls || !fits(wanted, room))
        window->resize(wanted.boundedTo(room));
    return false;
}

} // namespace tessera
