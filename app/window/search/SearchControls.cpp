// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/search/SearchControls.h"

#include <QCoreApplication>

namespace tessera {

namespace {

struct SearchControlsText {
    Q_DECLARE_TR_FUNCTIONS(SearchControls)
};

ControlLook runLook(SearchState state, bool hasSolver) {
    switch (state) {
    case SearchState::Idle:
        return {hasSolver, SearchControlsText::tr("&Start"),
                SearchControlsText::tr("Search for a better board"), "start"};
    case SearchState::Running:
        return {true, SearchControlsText::tr("Pau&se"),
                SearchControlsText::tr("Pause the search and look at it"), "pause"};
    case SearchState::Paused:
        return {true, SearchControlsText::tr("Go &on"),
                SearchControlsText::tr("Let the search go on"), "start"};
    case SearchState::Finished:
        break;
    }
    return {hasSolver, SearchControlsText::tr("Run a&gain"),
            SearchControlsText::tr("Forget this result and search again with the settings above"),
            "start"};
}

} // namespace

SearchControls controlsFor(SearchState state, bool hasSolver, bool hasBoard, bool canGoOn) {
    const bool active = state == SearchState::Running || state == SearchState::Paused;
    const bool finished = state == SearchState::Finished;
    SearchControls controls;
    controls.run = runLook(state, hasSolver);
    controls.step = {hasSolver && !finished, SearchControlsText::tr("S&tep"),
                     active ? SearchControlsText::tr("Pause and take one step")
                            : SearchControlsText::tr("Start paused, to go step by step"),
                     "step"};
    controls.goOn = {canGoOn, SearchControlsText::tr("Go on sea&rching"),
                     SearchControlsText::tr("Take the search up again where it was stopped"),
                     "start"};
    controls.stop = {active, SearchControlsText::tr("Sto&p"),
                     SearchControlsText::tr("End the search; its best board stays"), "stop"};
    controls.keep = {
        finished && hasBoard, SearchControlsText::tr("&Keep this board"),
        SearchControlsText::tr("Take the best board over into the puzzle; this can be undone"),
        "keep"};
    controls.back = {
        finished, SearchControlsText::tr("Go &back"),
        SearchControlsText::tr("Show the puzzle’s own board again and forget the result"), "back"};
    controls.settingsEnabled = !active;
    return controls;
}

} // namespace tessera
