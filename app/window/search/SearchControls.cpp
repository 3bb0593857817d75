// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/search/SearchControls.h"

#include <QCoreApplication>

namespace tessera {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(SearchControls)
};

ControlLook runLook(SearchState state, bool hasSolver) {
    switch (state) {
    case SearchState::Idle:
        return {hasSolver, Text::tr("&Start"), Text::tr("Search for a better board"), "start"};
    case SearchState::Running:
        return {true, Text::tr("Pau&se"), Text::tr("Pause the search and look at it"), "pause"};
    case SearchState::Paused:
        return {true, Text::tr("Go &on"), Text::tr("Let the search go on"), "start"};
    case SearchState::Finished:
        break;
    }
    return {hasSolver, Text::tr("Run a&gain"),
            Text::tr("Forget this result and search again with the settings above"), "start"};
}

} // namespace

SearchControls controlsFor(SearchState state, bool hasSolver, bool hasBoard, bool canGoOn) {
    const bool active = state == SearchState::Running || state == SearchState::Paused;
    const bool finished = state == SearchState::Finished;
    SearchControls controls;
    controls.run = runLook(state, hasSolver);
    controls.step = {hasSolver && !finished, Text::tr("S&tep"),
                     active ? Text::tr("Pause and take one step")
                            : Text::tr("Start paused, to go step by step"),
                     "step"};
    controls.goOn = {canGoOn, Text::tr("Go on sea&rching"),
                     Text::tr("Take the search up again where it was stopped"), "start"};
    controls.stop = {active, Text::tr("Sto&p"), Text::tr("End the search; its best board stays"),
                     "stop"};
    controls.keep = {finished && hasBoard, Text::tr("&Keep this board"),
                     Text::tr("Take the best board over into the puzzle; this can be undone"),
                     "keep"};
    controls.back = {finished, Text::tr("Go &back"),
                     Text::tr("Show the puzzle’s own board again and forget the result"), "back"};
    controls.settingsEnabled = !active;
    return controls;
}

} // namespace tessera
