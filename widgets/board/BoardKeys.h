// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/puzzle/Puzzle.h"

#include <QKeySequence>
#include <QList>

#include <map>
#include <optional>

class QWheelEvent;

namespace tessera {

/// What keys chosen by the user can do on the board.
enum class BoardAct : std::uint8_t {
    Rotate,
    RotateBack,
    TurnBlock,
    TurnBlockBack,
    Lock,
    Remove,
    EditPiece,
    ShowCandidates,
    ChooseCandidate,
};

/// The keys of each action, if any. Arrows, Enter, Escape and Space are fixed.
using BoardKeys = std::map<BoardAct, QList<QKeySequence>>;

[[nodiscard]] BoardKeys usualBoardKeys();

[[nodiscard]] std::optional<Side> sideOfArrow(int key);

/// Adds a wheel event to @p angle and takes whole notches out of it. @return their number, which
/// may be 0 or negative
[[nodiscard]] int wholeNotches(int& angle, const QWheelEvent& event);

} // namespace tessera
