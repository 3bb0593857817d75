// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/formats/PuzzleFile.h"

#include <QWidget>

#include <vector>

class QLabel;

namespace tessera {

/// A short table of what a puzzle is: size, pieces, colours, rules, board.
class PuzzleFacts final : public QWidget {
    Q_OBJECT

public:
    explicit PuzzleFacts(QWidget* parent = nullptr);

    void show(const PuzzleFile& file);
    /// Leaves dashes, so that nothing jumps.
    void clear();

private:
    QLabel* addFact(const char* objectName, const QString& name);

    QLabel* m_size;
    QLabel* m_pieces;
    QLabel* m_colors;
    QLabel* m_rules;
    QLabel* m_hints;
    QLabel* m_board;
};

} // namespace tessera
