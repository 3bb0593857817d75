// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/common/PageLink.h"

#include <QEvent>
#include <QWidget>

#include <algorithm>
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
    // A panel whose tab comes to the front is only painted, not shown again.
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

KindPanel::KindPanel(const std::vector<Content>& contents, const QString& title) : m_title(title) {
    for (const Content& content : contents) {
        addWidget(content.widget);
        m_kinds.push_back(content.kind);
    }
}

QString KindPanel::title() const {
    const QString own = currentWidget()->windowTitle();
    return own.isEmpty() ? m_title : own;
}

bool KindPanel::showKind(std::string_view kind) {
    const auto found = std::ranges::find(m_kinds, kind);
    const bool has = found != m_kinds.end();
    if (has)
        setCurrentIndex(static_cast<int>(found - m_kinds.begin()));
    return has;
}

} // namespace tessera
