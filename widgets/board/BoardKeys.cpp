// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/board/BoardKeys.h"

#include <QKeyEvent>

namespace tessera {

BoardKeys usualBoardKeys() {
    return {
        {BoardAct::Rotate, {QKeySequence(Qt::Key_R)}},
        {BoardAct::RotateBack, {QKeySequence(Qt::SHIFT | Qt::Key_R)}},
        {BoardAct::TurnBlock, {QKeySequence(Qt::Key_T)}},
        {BoardAct::TurnBlockBack, {QKeySequence(Qt::SHIFT | Qt::Key_T)}},
        {BoardAct::Lock, {QKeySequence(Qt::Key_L)}},
        {BoardAct::Remove, {QKeySequence(Qt::Key_Delete), QKeySequence(Qt::Key_Backspace)}},
        {BoardAct::EditPiece, {QKeySequence(Qt::Key_E)}},
        {BoardAct::ShowCandidates, {QKeySequence(Qt::Key_H)}},
        {BoardAct::ChooseCandidate, {QKeySequence(Qt::Key_C)}},
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
