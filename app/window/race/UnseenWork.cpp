// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/race/UnseenWork.h"

#include "app/window/common/ActionFactory.h"

#include <QEvent>
#include <QStatusBar>

namespace tessera {

UnseenWork::UnseenWork(QWidget& window, std::function<bool()> isWorking, QStatusBar& bar)
    : QToolButton(&bar), m_window(&window), m_isWorking(std::move(isWorking)) {
    setObjectName(window.objectName() + QStringLiteral("Work"));
    setAutoRaise(true);
    setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    setIcon(symbolicIcon("start"));
    setText(window.windowTitle());
    // A status bar is as high as its highest part, also a hidden one: the board would move.
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Ignored);
    setToolTip(tr("This closed window is still working. Click to open it"));
    bar.addPermanentWidget(this);
    hide();
    window.installEventFilter(this);
}

void UnseenWork::follow() {
    setVisible(m_window != nullptr && !m_window->isVisible() && m_isWorking());
}

bool UnseenWork::eventFilter(QObject* watched, QEvent* event) {
    // Queued: a window that is being destroyed is hidden too.
    if (event->type() == QEvent::Show || event->type() == QEvent::Hide)
        QMetaObject::invokeMethod(this, &UnseenWork::follow, Qt::QueuedConnection);
    return QToolButton::eventFilter(watched, event);
}

} // namespace tessera
