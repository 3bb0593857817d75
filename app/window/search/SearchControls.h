// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/SearchRun.h"

#include <QString>

namespace tessera {

/// How one button of a search looks in one state.
struct ControlLook {
    bool enabled = false;
    QString text;
    QString toolTip;
    const char* icon = "";
};

/// All buttons of a search: they follow from its state alone.
struct SearchControls {
    ControlLook run; ///< start, pause, go on or run again
    ControlLook step;
    ControlLook goOn; ///< take up again what has ended unfinished
    ControlLook stop;
    ControlLook keep;
    ControlLook back;
    bool settingsEnabled = false;
};

/// @param hasSolver whether there is a method to run
/// @param hasBoard whether the search has found a board
/// @param canGoOn whether it has ended and can be taken up again
[[nodiscard]] SearchControls controlsFor(SearchState state, bool hasSolver, bool hasBoard,
                                         bool canGoOn = false);

} // namespace tessera
