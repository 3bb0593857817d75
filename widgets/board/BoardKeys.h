// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeySequence>
#include <QList>

#include <map>

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

/// The keys of each act, none where it has no key. Arrows, Enter, Escape and
/// Space are the board's own and stand in no such table.
using BoardKeys = std::map<BoardAct, QList<QKeySequence>>;

/// The keys that a board has until others are chosen.
[[nodiscard]] BoardKeys usualBoardKeys();

} // namespace tessera
