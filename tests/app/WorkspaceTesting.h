// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What tests of workspaces share.
#include "tests/app/SearchTesting.h"
#include "tests/app/WindowTesting.h"

#include <QDockWidget>

namespace tessera::workspaces {

inline bool isSeen(const QWidget& widget) { return !widget.visibleRegion().isEmpty(); }

inline bool isShown(const WindowTest& test, const char* dock) {
    return test.child<QDockWidget>(dock).isVisible();
}

inline bool isWatching(const WindowTest& test) {
    return isShown(test, "dockScore") && !isShown(test, "dockPieces") &&
           test.action("viewWatch").isChecked();
}

inline bool isEditing(const WindowTest& test) {
    return !isShown(test, "dockScore") && isShown(test, "dockPieces") &&
           test.action("viewEdit").isChecked();
}

/// Starts a search and waits for its first board.
inline void run(WindowTest& test) {
    test.action("searchRun").trigger();
    QTRY_VERIFY(test.search().numbers().total > 0 && !test.search().bestSolution().empty());
}

inline void stop(WindowTest& test) {
    test.action("searchStop").trigger();
    QTRY_COMPARE(test.search().state(), SearchState::Finished);
}

} // namespace tessera::workspaces
