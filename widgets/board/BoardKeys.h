// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/puzzle/Puzzle.h"

#include <QKeySequence>
#include <QList>

#include <map>
#include <optional>

class QWheelEvent;

namespace tessera {

/// What a key of its own choice can do on the board.
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

/// The keys of each act, if any. Arrows, Enter, Escape and Space are the board's own.
using BoardKeys = std::map<BoardAct, QList<QKeySequence>>;

/// The keys that a board has until others are chosen.
[[nodiscard]] BoardKeys usualBoardKeys();

/// The side to which an arrow key points.
[[nodiscard]] std::optional<Side> sideOfArrow(int key);

/// The notches that a wheel has turned, 0 or negative ones too, of what has added up in @p angle.
[[nodiscard]] int wholeNotches(int& angle, const QWheelEvent& event);

} // namespace tessera
