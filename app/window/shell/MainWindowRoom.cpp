// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/common/ScreenFit.h"
#include "app/window/settings/AppSettings.h"
#include "app/window/shell/MainWindow.h"

#include <QChildEvent>
#include <QDockWidget>
#include <QTabBar>

// How the window makes do with a small screen, or with large text on any.

namespace tessera {

namespace {

/// The whole window, with all panels, can be made as small as this.
constexpr QSize kSmallWindow{1024, 660};
/// Panels that need so much more than the screen has do not stand one below the other.
constexpr double kCrowded = 1.25;

/// Whether the widget is in a dock that another one, in a tab beside it, covers.
bool isCovered(const QWidget* widget) {
    for (; widget != nullptr; widget = widget->parentWidget()) {
        if (qobject_cast<const QDockWidget*>(widget) != nullptr)
            return widget->visibleRegion().isEmpty();
    }
    return false;
}

} // namespace

/// Qt counts covered docks as visible, and would lead the keys out of sight.
bool MainWindow::focusNextPrevChild(bool next) {
    const QWidget* firstCovered = nullptr;
    while (QMainWindow::focusNextPrevChild(next)) {
        const QWidget* now = focusWidget();
        if (!isCovered(now) || now == firstCovered)
            return true;
        if (firstCovered == nullptr)
            firstCovered = now;
    }
    return false;
}

void MainWindow::fitScreen() {
    const auto docks = findChildren<QDockWidget*>();
    const auto setYielding = [&](bool yielding) {
        for (const QDockWidget* dock : docks) {
            if (auto* area = qobject_cast<PanelArea*>(dock->widget()))
                area->setYielding(yielding);
        }
    };
    setYielding(false);
    const QSize room = roomFor(*this);
    const QSize needed = minimumSizeHint();
    // On a large screen too a person may want the window small.
    const QSize least = room.boundedTo(kSmallWindow);
    if (needed.boundedTo(least) == needed)
        return;
    setYielding(true);
    if (!m_settings.windowState().isEmpty() || needed.height() <= kCrowded * room.height())
        return;
    // Two panels of a line or two each serve nobody: one is in front of the other.
    auto* pieces = findChild<QDockWidget*>(QStringLiteral("dockPieces"));
    for (const char* name : {"dockProperties", "dockChecks", "dockHistory"})
        tabifyDockWidget(pieces, findChild<QDockWidget*>(QLatin1String(name)));
    pieces->raise();
}

void MainWindow::changeEvent(QEvent* event) {
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fitScreen();
}

void MainWindow::childEvent(QChildEvent* event) {
    QMainWindow::childEvent(event);
    // The tabs of docks: rather scrolled than cut to three letters.
    if (event->type() != QEvent::ChildPolished)
        return;
    if (auto* tabs = qobject_cast<QTabBar*>(event->child()))
        tabs->setElideMode(Qt::ElideNone);
}

} // namespace tessera
