// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/shell/FileActions.h"
#include "app/window/shell/MainWindow.h"

#include <QDragEnterEvent>
#include <QDropEvent>
#include <QMimeData>

// Files, addresses and texts that are dropped on the window.

namespace tessera {

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
    if (event->mimeData()->hasUrls() || event->mimeData()->hasText())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event) {
    const PuzzleOffer offer = puzzleOffer(*event->mimeData());
    if (offer.isEmpty())
        return;
    event->acceptProposedAction();
    // Later: the program that the data comes from waits for the end of the drop.
    QMetaObject::invokeMethod(
        m_file, [this, offer] { m_file->openOffer(offer); }, Qt::QueuedConnection);
}

} // namespace tessera
