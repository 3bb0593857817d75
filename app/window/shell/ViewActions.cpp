// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/shell/ViewActions.h"

#include "app/window/board/DocumentPage.h"
#include "app/window/common/ActionFactory.h"
#include "app/window/pages/DocumentTabs.h"
#include "app/window/pages/KindPart.h"
#include "app/window/settings/AppSettings.h"
#include "widgets/board/BoardView.h"

#include <QActionGroup>
#include <QMenu>

namespace tessera {

ViewActions::ViewActions(DocumentTabs& tabs, PageActs& acts, AppSettings& settings, QObject* parent)
    : QObject(parent), heat(std::make_unique<QMenu>(tr("Heat sho&ws"))),
      m_heatKinds(new QActionGroup(this)), m_tabs(tabs), m_settings(settings),
      m_shown(settings.overlays()) {
    makeZooms(acts);
    makeOverlays(acts);
    fillHeat(acts);
}

ViewActions::~ViewActions() = default;

/// Only the tiles of edge-matching puzzles zoom and have overlays.
void ViewActions::makeZooms(PageActs& acts) {
    const auto add = [&](const ActionSpec& spec, void (BoardView::*act)()) {
        acts.on<DocumentPage>(makeAction(spec, this), PageActs::When::Always,
                              [act](DocumentPage& page) { (page.view().*act)(); });
    };
    add({"viewZoomIn", tr("Zoom &in"), tr("Larger tiles"), QKeySequence::ZoomIn, "zoom-in"},
        &BoardView::zoomIn);
    add({"viewZoomOut", tr("Zoom &out"), tr("Smaller tiles"), QKeySequence::ZoomOut, "zoom-out"},
        &BoardView::zoomOut);
    add({"viewZoomFit", tr("&Fit the window"), tr("Show the whole board"),
         QKeySequence(Qt::CTRL | Qt::Key_0), "zoom-fit"},
        &BoardView::zoomToFit);
}

void ViewActions::makeOverlays(PageActs& acts) {
    struct Row {
        BoardOverlay overlay;
        const char* name;
        QString text;
        QString toolTip;
    };
    const Row rows[]{
        {BoardOverlay::Mismatches, "overlayMismatches", tr("&Mismatches"),
         tr("Mark the joints that do not match")},
        {BoardOverlay::PieceNumbers, "overlayNumbers", tr("Piece &numbers"),
         tr("Show each piece's number")},
        {BoardOverlay::Coordinates, "overlayCoordinates", tr("&Coordinates"),
         tr("Show column letters and row numbers")},
        {BoardOverlay::Locks, "overlayLocks", tr("&Locks"),
         tr("Show a pin on locked pieces and hints")},
        {BoardOverlay::ColorLetters, "overlayLetters", tr("Colour l&etters"),
         tr("Write each colour's letter on its edge")},
        {BoardOverlay::CandidateCount, "overlayCandidates", tr("Can&didates"),
         tr("Show how many pieces fit each empty cell")},
        {BoardOverlay::Heat, "overlayHeat", tr("&Heat"),
         tr("Colour the cells by what the last search did: how often each changed, or "
            "its method's own measure, such as pheromone")},
    };
    int key = Qt::Key_1;
    for (const Row& row : rows) {
        // Text fields claim digits before a window's shortcut does.
        QAction* action =
            makeAction({row.name, row.text, row.toolTip, QKeySequence(Qt::Key(key++))}, this);
        action->setCheckable(true);
        action->setChecked(m_shown.testFlag(row.overlay));
        connect(action, &QAction::toggled, this, [this, overlay = row.overlay](bool on) {
            m_shown.setFlag(overlay, on);
            m_settings.overlays.set(m_shown);
            applyOverlays();
        });
        acts.on<DocumentPage>(action, PageActs::When::Always);
        overlays.push_back(action);
    }
}

void ViewActions::fillHeat(PageActs& acts) {
    const std::pair<HeatKind, ActionSpec> rows[]{
        {HeatKind::Method,
         {"heatMethod", tr("The method’s &own measure"),
          tr("What the method says of each cell, such as pheromone; else how often it changed"),
          QKeySequence()}},
        {HeatKind::Changes,
         {"heatChanges", tr("&Changes"),
          tr("How often each cell changed from one best board to the next"), QKeySequence()}},
        {HeatKind::Mismatches,
         {"heatMismatches", tr("&Frequent mismatches"),
          tr("In how many of the best boards each cell had an edge that did not match"),
          QKeySequence()}},
        {HeatKind::Difference,
         {"heatDifference", tr("&Difference from the pinned board"),
          tr("Which cells are other ones than on the board that was pinned"), QKeySequence()}},
    };
    for (const auto& [kind, spec] : rows) {
        QAction* action = makeAction(spec, this);
        action->setCheckable(true);
        action->setChecked(kind == m_heatKind);
        action->setData(static_cast<int>(kind));
        m_heatKinds->addAction(action);
        heat->addAction(action);
        connect(action, &QAction::triggered, this, [this, kind = kind] {
            m_heatKind = kind;
            overlays.back()->setChecked(true);
            applyOverlays();
        });
        acts.on<DocumentPage>(action, PageActs::When::Always);
    }
    heat->addSeparator();
    QAction* pin = makeAction({"heatPin", tr("&Pin this board"),
                               tr("Keep the board on show, to see later what differs from it"),
                               QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_D)},
                              this);
    heat->addAction(pin);
    acts.on<DocumentPage>(pin, PageActs::When::Always, [](DocumentPage& page) { page.pinBoard(); });
}

void ViewActions::setHeatKind(HeatKind kind) {
    m_heatKind = kind;
    for (QAction* action : m_heatKinds->actions())
        action->setChecked(action->data().toInt() == static_cast<int>(kind));
}

void ViewActions::applyOverlays() {
    for (int i = 0; i < m_tabs.count(); ++i) {
        if (auto* page = m_tabs.page<DocumentPage>(i))
            page->setHeatKind(m_heatKind);
    }
    for (int i = 0; i < m_tabs.count(); ++i)
        m_tabs.page(i)->setOverlays(m_shown);
}

} // namespace tessera
