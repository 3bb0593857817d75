// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/board/BoardKeys.h"

#include <QKeyEvent>

namespace tessera {

BoardKeys usualBoardKeys() {
    return {
        {BoardAct::Rotate, {Qt::Key_R}},
        {BoardAct::RotateBack, {Qt::SHIFT | Qt::Key_R}},
        {BoardAct::TurnBlock, {Qt::Key_T}},
        {BoardAct::TurnBlockBack, {Qt::SHIFT | Qt::Key_T}},
        {BoardAct::Lock, {Qt::Key_L}},
        {BoardAct::Remove, {Qt::Key_Delete, Qt::Key_Backspace}},
        {BoardAct::EditPiece, {Qt::Key_E}},
        {BoardAct::ShowCandidates, {Qt::Key_H}},
        {BoardAct::ChooseCandidate, {Qt::Key_C}},
    };
}

std::optional<BoardAct> boardActOf(const BoardKeys& keys, const QKeyEvent& event) {
    const QKeySequence pressed(
        QKeyCombination(event.modifiers() & ~Qt::KeypadModifier, Qt::Key(event.key())));
    for (const auto& [act, sequences] : keys) {
        if (sequences.contains(pressed))
            return act;
    }
    return std::nullopt;
}

} // namespace tessera
