// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/shell/Workspaces.h"

#include <QDockWidget>
#include <QHBoxLayout>
#include <QMainWindow>

namespace tessera {

namespace {

using Names = std::vector<const char*>;

Names pieces() { return {"dockPieces", "dockColors", "dockPieceTable", "dockPalette"}; }
Names inspector() { return {"dockProperties", "dockChecks", "dockHistory"}; }
Names numbers() { return {"dockNumbers", "dockPopulation", "dockRecords"}; }

Names joined(Names first, const Names& second) {
    first.insert(first.end(), second.begin(), second.end());
    return first;
}

} // namespace

std::vector<PanelGroup> editPanels(bool crowded) {
    const PanelGroup left{Qt::LeftDockWidgetArea, pieces()};
    // Two panels of a line or two each are useless: one is in front of the other.
    if (crowded)
        return {left, {Qt::RightDockWidgetArea, joined({"dockSearch"}, inspector())}};
    return {left,
            {Qt::RightDockWidgetArea, inspector()},
            {Qt::RightDockWidgetArea, {"dockSearch", "dockProgress", "dockRecords"}}};
}

std::vector<PanelGroup> watchPanels(bool tall) {
    const Names chart{"dockProgress"};
    std::vector<PanelGroup> groups{
        {Qt::LeftDockWidgetArea, {}, pieces()},
        {Qt::LeftDockWidgetArea, {}, inspector()},
        {Qt::RightDockWidgetArea, {"dockScore"}},
        {Qt::RightDockWidgetArea, tall ? chart : joined(chart, numbers()), {"dockSearch"}}};
    if (tall)
        groups.push_back({Qt::RightDockWidgetArea, numbers()});
    return groups;
}

std::vector<PanelGroup> panelsAlone() {
    return {{Qt::RightDockWidgetArea, {"dockScore"}}, {Qt::RightDockWidgetArea, {"dockProgress"}}};
}

QList<QDockWidget*> placePanels(QMainWindow& window, const std::vector<PanelGroup>& groups) {
    for (QDockWidget* each : window.findChildren<QDockWidget*>()) {
        each->setFloating(false);
        window.removeDockWidget(each);
    }
    QList<QDockWidget*> fronts;
    QList<QDockWidget*> others = window.findChildren<QDockWidget*>();
    for (const PanelGroup& group : groups) {
        QDockWidget* front = nullptr;
        const auto add = [&](const char* name, bool shown) {
            QDockWidget* added = window.findChild<QDockWidget*>(QLatin1String(name));
            if (front == nullptr)
                window.addDockWidget(group.area, front = added);
            else
                window.tabifyDockWidget(front, added);
            added->setVisible(shown);
            others.removeOne(added);
        };
        for (const char* name : group.shown)
            add(name, true);
        if (front != nullptr)
            fronts << front;
        for (const char* name : group.hidden)
            add(name, false);
    }
    // Where they appear when the user opens them.
    for (QDockWidget* other : others) {
        window.tabifyDockWidget(fronts.back(), other);
        other->hide();
    }
    for (QDockWidget* front : fronts)
        front->raise();
    return fronts;
}

void removeTitle(QDockWidget& panel) {
    auto* nothing = new QWidget(&panel);
    // Without a layout its height would be −1, and the panel's foot cut.
    (new QHBoxLayout(nothing))->setContentsMargins({});
    panel.setTitleBarWidget(nothing);
}

void restoreTitle(QDockWidget& panel) {
    QWidget* nothing = panel.titleBarWidget();
    panel.setTitleBarWidget(nullptr);
    delete nothing;
}

} // namespace tessera
