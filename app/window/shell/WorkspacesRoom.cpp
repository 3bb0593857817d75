// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/common/ActionFactory.h"
#include "app/window/shell/Workspaces.h"

#include <QAction>
#include <QCursor>
#include <QDockWidget>
#include <QGuiApplication>
#include <QMainWindow>
#include <QMenuBar>
#include <QMouseEvent>
#include <QShortcut>
#include <QStatusBar>
#include <QTabBar>
#include <QTabWidget>
#include <QToolBar>

#include <algorithm>
#include <cstdlib>
#include <utility>

// The room for the board: a square beside the column, and the whole screen.

namespace tessera {

namespace {

/// A board counts as square up to a difference of this many pixels.
constexpr int kTolerance = 3;
/// The least width of the board, if the panels can be narrower, in pixels. In a window of 800 it is
/// wider than each of them.
constexpr int kLeastBoard = 330;
/// The least width of the column beside it: in less, each new digit of the score would move both.
constexpr int kLeastBeside = 260;

} // namespace

QWidget* Workspaces::frontPage() const {
    const auto* tabs = m_window.centralWidget()->findChild<QTabWidget*>();
    return tabs != nullptr ? tabs->currentWidget() : nullptr;
}

/// How much wider than high the board's view is.
int Workspaces::spareWidth() const {
    const QWidget* page = frontPage();
    const QWidget* view = page != nullptr && page->focusProxy() != nullptr
                              ? page->focusProxy()
                              : m_window.centralWidget();
    return view->width() - view->height();
}

void Workspaces::fitColumn() {
    if (m_covered)
        return;
    if (!m_fits)
        spareBoard();
    else if (QDockWidget* beside = column(); beside != nullptr)
        m_window.resizeDocks({beside}, {std::max(kLeastBeside, beside->width() + spareWidth())},
                             Qt::Horizontal);
}

/// Qt takes the room that a narrower window lacks from the board alone.
void Workspaces::spareBoard() {
    const int board = m_window.centralWidget()->width();
    const int sides = m_window.width() - board;
    // Edges between the panels keep their width, so that a few pixels lack.
    if (board >= kLeastBoard - kTolerance || sides <= 0)
        return;
    QList<QDockWidget*> shown;
    QList<int> widths;
    for (QDockWidget* each : m_window.findChildren<QDockWidget*>()) {
        // Those behind another tab have no width.
        if (each->isFloating() || each->visibleRegion().isEmpty())
            continue;
        shown << each;
        widths << each->width() * (m_window.width() - kLeastBoard) / sides;
    }
    m_window.resizeDocks(shown, widths, Qt::Horizontal);
}

/// With its new width, the board gets bars of another height. At the start tabs come and go.
void Workspaces::fitColumnTwice() {
    fitColumn();
    QMetaObject::invokeMethod(this, &Workspaces::fitColumn, Qt::QueuedConnection);
}

/// The panel beside the board while a search is watched; may be null.
QDockWidget* Workspaces::column() const {
    for (const char* name : {"dockScore", "dockProgress"}) {
        QDockWidget* each = dock(name);
        if (each->isVisible() && !each->isFloating())
            return each;
    }
    return nullptr;
}

/// Whether the board is a square of full height.
bool Workspaces::isFitting() const {
    const bool watches = m_alone || m_current == Workspace::Watch;
    return watches && std::abs(spareWidth()) <= kTolerance;
}

/// The user drags the column's edge: the window has these events, as its edge is no widget.
void Workspaces::followDrag(QEvent::Type type) {
    if (type != QEvent::MouseButtonPress && type != QEvent::MouseButtonRelease)
        return;
    const QDockWidget* beside = column();
    const int width = beside != nullptr ? beside->width() : 0;
    if (type == QEvent::MouseButtonPress)
        m_dragged = width;
    else if (std::exchange(m_dragged, std::nullopt).value_or(width) != width)
        m_fits = isFitting();
}

/// Lets go of a panel that is being dragged. Qt would keep parts of the earlier layout for it,
/// which the next one deletes.
void Workspaces::endDrag() {
    if (QGuiApplication::mouseButtons() == Qt::NoButton)
        return;
    QList<QWidget*> holders;
    for (QTabBar* bar : m_window.findChildren<QTabBar*>(Qt::FindDirectChildrenOnly))
        holders << bar;
    if (auto* panel = qobject_cast<QDockWidget*>(QWidget::mouseGrabber()))
        holders << panel;
    for (QWidget* holder : holders) {
        const QPointF at = holder->mapFromGlobal(QCursor::pos());
        QMouseEvent release(QEvent::MouseButtonRelease, at, QCursor::pos(), Qt::LeftButton,
                            Qt::NoButton, Qt::NoModifier);
        QCoreApplication::sendEvent(holder, &release);
    }
}

bool Workspaces::eventFilter(QObject* watched, QEvent* event) {
    if (watched == &m_window) {
        if (event->type() == QEvent::Resize || event->type() == QEvent::Show) {
            m_size = m_window.size();
            fitColumnTwice();
        } else if (event->type() == QEvent::WindowStateChange && !m_leaving) {
            if (!m_window.isFullScreen())
                setAlone(false);
            showState();
        }
        followDrag(event->type());
    } else if (event->type() == QEvent::Resize && m_size == m_window.size() &&
               m_window.isVisible()) {
        m_fits = m_fits || isFitting();
    }
    return QObject::eventFilter(watched, event);
}

void Workspaces::setFullScreen(bool full) {
    // The start page fills the screen anyway.
    if (full)
        setAlone(!m_covered);
    m_leaving = true;
    m_window.setWindowState(m_window.windowState().setFlag(Qt::WindowFullScreen, full));
    m_leaving = false;
    // With its earlier size.
    if (!full)
        setAlone(false);
    showState();
}

void Workspaces::setAlone(bool alone) {
    if (alone == m_alone)
        return;
    endDrag();
    const bool updates = m_window.updatesEnabled();
    m_window.setUpdatesEnabled(false);
    keep();
    m_alone = alone;
    showBars(!alone);
    m_leave->setEnabled(alone);
    if (alone) {
        showTitles();
        placePanels(m_window, panelsAlone());
        fitScreen();
        m_fits = true;
        fitColumn();
    } else {
        restore();
    }
    m_window.setUpdatesEnabled(updates);
}

void Workspaces::showBars(bool shown) {
    m_window.menuBar()->setVisible(shown);
    m_window.statusBar()->setVisible(shown);
    // The earlier panels return with the layout.
    if (!shown) {
        // Not those of windows that belong to this one.
        for (QToolBar* bar : m_window.findChildren<QToolBar*>(Qt::FindDirectChildrenOnly))
            bar->hide();
    }
    if (auto* tabs = m_window.centralWidget()->findChild<QTabWidget*>())
        tabs->tabBar()->setVisible(shown && tabs->count() > 1);
    for (const QPointer<QAction>& action : std::exchange(m_heard, {})) {
        if (action) // its puzzle may have been closed
            m_window.removeAction(action);
    }
    if (shown)
        return;
    for (QAction* action : actionsOf(m_window)) {
        if (action->shortcuts().isEmpty() || action->shortcutContext() == Qt::WidgetShortcut)
            continue;
        m_window.addAction(action);
        m_heard << action;
    }
}

} // namespace tessera
