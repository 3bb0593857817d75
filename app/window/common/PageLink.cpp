// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/common/PageLink.h"

#include <QEvent>
#include <QWidget>

#include <utility>

namespace tessera {

LazyUpdate::LazyUpdate(QWidget& panel, std::function<void()> update)
    : QObject(&panel), m_panel(panel), m_update(std::move(update)) {
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &LazyUpdate::updateIfSeen);
    panel.installEventFilter(this);
}

void LazyUpdate::request(int milliseconds) {
    m_due = true;
    if (!m_timer.isActive())
        m_timer.start(milliseconds);
}

void LazyUpdate::cancel() {
    m_due = false;
    m_timer.stop();
}

bool LazyUpdate::eventFilter(QObject* watched, QEvent* event) {
    // A panel that comes to the front of its tabs is not shown anew, only painted.
    if (m_due &&
        (event->type() == QEvent::Show || (event->type() == QEvent::Paint && !m_timer.isActive())))
        updateIfSeen();
    return QObject::eventFilter(watched, event);
}

void LazyUpdate::updateIfSeen() {
    if (!m_due || !m_panel.isVisible() || m_panel.visibleRegion().isEmpty())
        return;
    cancel();
    m_update();
}

} // namespace tessera
