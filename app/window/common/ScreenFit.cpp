// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/common/ScreenFit.h"

#include "app/window/common/PanelArea.h"

#include <QBoxLayout>
#include <QDialog>
#include <QDialogButtonBox>
#include <QEvent>
#include <QScreen>

namespace tessera {

namespace {

/// In pixels: a frame's title and sides.
constexpr QSize kFrame{16, 40};
constexpr QLatin1String kContentName("dialogContent");

bool fits(const QSize& size, const QSize& room) {
    return size.boundedTo(room) == size;
}

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

QSize roomFor(const QWidget& window) {
    return window.screen()->availableSize() - kFrame;
}

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
        return false;
    }
    // Qt opens dialogs on two thirds of the screen at most, where they need more.
    const bool scrolls =
        dialog != nullptr && dialog->findChild<PanelArea*>(kContentName) != nullptr;
    const QSize wanted = scrolls ? window->size().expandedTo(window->sizeHint()) : window->size();
    if (scrolls || !fits(wanted, room))
        window->resize(wanted.boundedTo(room));
    return false;
}

} // namespace tessera
