// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/ModalGuard.h"

#include <QApplication>
#include <QEvent>
#include <QWidget>

namespace tessera {

namespace {

bool isWithin(const QObject* object, const QObject* ancestor) {
    while (object != nullptr && object != ancestor)
        object = object->parent();
    return object != nullptr;
}

bool isBlocked(const QObject* receiver) {
    const QWidget* modal = QApplication::activeModalWidget();
    if (modal == nullptr || isWithin(receiver, modal))
        return false;
    if (modal->windowModality() == Qt::ApplicationModal)
        return true;
    const QWidget* below = modal->parentWidget();
    return below != nullptr && isWithin(receiver, below->window());
}

} // namespace

bool ModalGuard::eventFilter(QObject* watched, QEvent* event) {
    return event->type() == QEvent::Shortcut && isBlocked(watched);
}

} // namespace tessera
