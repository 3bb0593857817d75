// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/board/BoardSearch.h"
#include "widgets/board/BoardMarks.h"

#include <QObject>

#include <memory>
#include <vector>

class QAction;
class QActionGroup;
class QMenu;

namespace tessera {

class AppSettings;
class DocumentTabs;
class PageActs;

/// Zoom and overlays of the board in front. Overlays hold for all boards.
class ViewActions final : public QObject {
    Q_OBJECT

public:
    ViewActions(DocumentTabs& tabs, PageActs& acts, AppSettings& settings, QObject* parent);
    ~ViewActions() override;

    /// Keys 1, 2, 3, …
    std::vector<QAction*> overlays;
    /// What the heat overlay tells, one of them chosen; and what it compares with.
    std::unique_ptr<QMenu> heat;

    /// Gives a page the overlays that are on.
    void applyOverlays();
    [[nodiscard]] HeatKind heatKind() const { return m_heatKind; }
    /// Says what the heat is to show, whether it is on or not.
    void setHeatKind(HeatKind kind);

private:
    void makeZooms(PageActs& acts);
    void makeOverlays(PageActs& acts);
    void fillHeat(PageActs& acts);

    QActionGroup* m_heatKinds;
    DocumentTabs& m_tabs;
    AppSettings& m_settings;
    BoardOverlays m_shown;
    HeatKind m_heatKind = HeatKind::Method;
};

} // namespace tessera
