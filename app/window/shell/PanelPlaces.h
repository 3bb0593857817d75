// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <Qt>

#include <vector>

class QDockWidget;
class QMainWindow;

namespace tessera {

/// Panels in tabs at one place, by the object names of their docks, the first in front.
struct PanelGroup {
    Qt::DockWidgetArea area;
    std::vector<const char*> shown;
    std::vector<const char*> hidden{};
};

/// For making a puzzle. @param crowded one column fewer, for large text on a small screen
[[nodiscard]] std::vector<PanelGroup> editPanels(bool crowded);
/// For watching a search. @param tall with room for the numbers below the chart
[[nodiscard]] std::vector<PanelGroup> watchPanels(bool tall);
/// Score and chart, and nothing else.
[[nodiscard]] std::vector<PanelGroup> panelsAlone();

/// Arranges the groups one after the other; panels not named are hidden behind the last group.
/// @return the panels in front
QList<QDockWidget*> placePanels(QMainWindow& window, const std::vector<PanelGroup>& groups);

/// Takes the title bar away, for panels with their names on tabs.
void removeTitle(QDockWidget& panel);
/// @pre it was removed
void restoreTitle(QDockWidget& panel);

} // namespace tessera
