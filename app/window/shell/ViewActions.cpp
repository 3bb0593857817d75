// SPDX-FileCopyrightText: 2026 The Tessera authors
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
    : QObject(parent), zoomIn(makeAction({"viewZoomIn", tr("Zoom &in"), tr("Larger tiles"),
                                          QKeySequence::ZoomIn, "zoom-in"},
                                         this)),
      zoomOut(makeAction(
          {"viewZoomOut", tr("Zoom &out"), tr("Smaller tiles"), QKeySequence::ZoomOut, "zoom-out"},
          this)),
      zoomFit(makeAction({"viewZoomFit", tr("&Fit the window"), tr("Show the whole board"),
                          QKeySequence(Qt::CTRL | Qt::Key_0), "zoom-fit"},
                         this)),
      heat(std::make_unique<QMenu>(tr("Heat sho&ws"))), m_heatKinds(new QActionGroup(this)),
      m_tabs(tabs), m_settings(settings), m_shown(settings.overlays()) {
    // Only the tiles of edge-matching puzzles zoom and have overlays.
    const auto onView = [&acts](QAction* action, void (BoardView::*act)()) {
        acts.on<DocumentPage>(action, PageActs::When::Always,
                              [act](DocumentPage& page) { (page.view().*act)(); });
    };
    onView(zoomIn, &BoardView::zoomIn);
    onView(zoomOut, &BoardView::zoomOut);
    onView(zoomFit, &BoardView::zoomToFit);
    addOverlay(BoardOverlay::Mismatches, "overlayMismatches", tr("&Mismatches"),
               tr("Mark the joints that do not match"));
    addOverlay(BoardOverlay::PieceNumbers, "overlayNumbers", tr("Piece &numbers"),
               tr("Show each piece's number"));
    addOverlay(BoardOverlay::Coordinates, "overlayCoordinates", tr("&Coordinates"),
               tr("Show column letters and row numbers"));
    addOverlay(BoardOverlay::Locks, "overlayLocks", tr("&Locks"),
               tr("Show a pin on locked pieces and hints"));
    addOverlay(BoardOverlay::ColorLetters, "overlayLetters", tr("Colour l&etters"),
               tr("Write each colour's letter on its edge"));
    addOverlay(BoardOverlay::CandidateCount, "overlayCandidates", tr("Can&didates"),
               tr("Show how many pieces fit each empty cell"));
    addOverlay(BoardOverlay::Heat, "overlayHeat", tr("&Heat"),
               tr("Colour the cells by what the last search did: how often each changed, or "
                  "its method's own measure, such as pheromone"));
    fillHeat(acts);
    for (QAction* overlay : overlays)
        acts.on<DocumentPage>(overlay, PageActs::When::Always);
}

ViewActions::~ViewActions() = default;

void ViewActions::fillHeat(PageActs& acts) {
    const auto add = [&](HeatKind kind, const char* name, const QString& text,
                         const QString& toolTip) {
        QAction* action = makeAction({name, text, toolTip, {}}, this);
        action->setCheckable(true);
        action->setChecked(kind == m_heatKind);
        action->setData(static_cast<int>(kind));
        m_heatKinds->addAction(action);
        heat->addAction(action);
        connect(action, &QAction::triggered, this, [this, kind] {
            m_heatKind = kind;
            overlays.back()->setChecked(true);
            applyOverlays();
        });
        acts.on<DocumentPage>(action, PageActs::When::Always);
    };
    add(HeatKind::Method, "heatMethod", tr("The method’s &own measure"),
        tr("What the method says of each cell, such as pheromone; else how often it changed"));
    add(HeatKind::Changes, "heatChanges", tr("&Changes"),
        tr("How often each cell changed from one best board to the next"));
    add(HeatKind::Mismatches, "heatMismatches", tr("&Frequent mismatches"),
        tr("In how many of the best boards each cell had an edge that did not match"));
    add(HeatKind::Difference, "heatDifference", tr("&Difference from the pinned board"),
        tr("Which cells are other ones than on the board that was pinned"));
    heat->addSeparator();
    QAction* pin = makeAction({"heatPin", tr("&Pin this board"),
                               tr("Keep the board on show, to see later what differs from it"),
                               QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_D)},
                              this);
    heat->addAction(pin);
    acts.on<DocumentPage>(pin, PageActs::When::Always, [](DocumentPage& page) { page.pinBoard(); });
}

void ViewActions::addOverlay(BoardOverlay overlay, const char* name, const QString& text,
                             const QString& toolTip) {
    const int key = Qt::Key_1 + static_cast<int>(overlays.size());
    // Text fields claim digits before a window's shortcut does.
    QAction* action = makeAction({name, text, toolTip, QKeySequence(Qt::Key(key))}, this);
    action->setCheckable(true);
    action->setChecked(m_shown.testFlag(overlay));
    connect(action, &QAction::toggled, this, [this, overlay](bool on) {
        m_shown.setFlag(overlay, on);
        m_settings.overlays.set(m_shown);
        applyOverlays();
    });
    overlays.push_back(action);
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
