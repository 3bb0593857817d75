// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/actions/ViewActions.h"

#include "app/window/DocumentPage.h"
#include "app/window/DocumentTabs.h"
#include "app/window/actions/ActionFactory.h"
#include "app/window/settings/AppSettings.h"
#include "widgets/board/BoardView.h"

namespace tessera {

ViewActions::ViewActions(DocumentTabs& tabs, AppSettings& settings, QObject* parent)
    : QObject(parent), zoomIn(makeAction({"viewZoomIn", tr("Zoom &in"), tr("Larger tiles"),
                                          QKeySequence::ZoomIn, "zoom-in"},
                                         this)),
      zoomOut(makeAction(
          {"viewZoomOut", tr("Zoom &out"), tr("Smaller tiles"), QKeySequence::ZoomOut, "zoom-out"},
          this)),
      zoomFit(makeAction({"viewZoomFit", tr("&Fit the window"), tr("Show the whole board"),
                          QKeySequence(Qt::CTRL | Qt::Key_0), "zoom-fit"},
                         this)),
      m_tabs(tabs), m_settings(settings), m_shown(settings.overlays()) {
    connect(zoomIn, &QAction::triggered, this, [this] { m_tabs.currentPage()->view().zoomIn(); });
    connect(zoomOut, &QAction::triggered, this, [this] { m_tabs.currentPage()->view().zoomOut(); });
    connect(zoomFit, &QAction::triggered, this,
            [this] { m_tabs.currentPage()->view().zoomToFit(); });
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
        m_settings.setOverlays(m_shown);
        applyOverlays();
    });
    overlays.push_back(action);
}

void ViewActions::applyOverlays() {
    for (int i = 0; i < m_tabs.count(); ++i)
        m_tabs.page(i)->setOverlays(m_shown);
}

} // namespace tessera
