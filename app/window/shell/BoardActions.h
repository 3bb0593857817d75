// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/board/BoardSearch.h"
#include "app/window/pages/KindPart.h"
#include "widgets/board/BoardKeys.h"
#include "widgets/board/BoardMarks.h"

#include <memory>
#include <utility>
#include <vector>

class QActionGroup;
class QUndoGroup;

namespace tessera {

class AppSettings;
class DocumentPage;
class FileActions;
class Format;

/// Actions on the board in front: undo, clipboard, rotating, locking.
class EditActions final : public QObject {
    Q_OBJECT

public:
    EditActions(DocumentTabs& tabs, PageActs& acts, FileActions& files, QUndoGroup& history,
                QWidget* window);

    /// One action per writable format.
    QMenu* copyAs;

private:
    void makeSteps();
    /// Undo and Redo name the next step, also in their tooltips.
    void nameSteps();
    void makeCopies(PageActs& acts);
    void makeBoardActs(PageActs& acts);
    void makeWholeBoardActs(PageActs& acts);
    static void copyAsPicture(DocumentPage& page);
    static void copyAsText(DocumentPage& page, const Format& format);
    void pasteAny();
    void showSteps();
    /// Assigns keys to the boards, which handle those of some actions themselves.
    void giveKeys();

    DocumentTabs& m_tabs;
    FileActions& m_files;
    QUndoGroup& m_history;
    QAction* m_undo;
    QAction* m_redo;
    std::vector<std::pair<BoardAct, QAction*>> m_ofBoard;
};

/// Zoom and overlays of the board in front. Overlays apply to all boards.
class ViewActions final : public QObject {
    Q_OBJECT

public:
    ViewActions(DocumentTabs& tabs, PageActs& acts, AppSettings& settings, QObject* parent);
    ~ViewActions() override;

    /// Keys 1, 2, 3, …
    std::vector<QAction*> overlays;
    /// The content of the heat map, of which one is chosen; and the board to compare with.
    std::unique_ptr<QMenu> heat;

    void applyOverlays();
    [[nodiscard]] HeatKind heatKind() const { return m_heatKind; }
    /// Sets the content of the heat map, whether it is on or not.
    void setHeatKind(HeatKind kind);

private:
    void makeOverlays(PageActs& acts);
    void fillHeat(PageActs& acts);

    QActionGroup* m_heatKinds;
    QAction* m_heat = nullptr; ///< the overlay
    DocumentTabs& m_tabs;
    AppSettings& m_settings;
    HeatKind m_heatKind = HeatKind::Method;
};

} // namespace tessera
