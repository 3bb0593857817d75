// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/board/TileTheme.h"

#include "core/edges/solvers/exact/Completion.h"

#include <QDialog>

class QListView;
class QStandardItemModel;

namespace tessera {

/// Lets a person step through the ways to solve the rest of a board and take one.
class CompletionsDialog final : public QDialog {
    Q_OBJECT

public:
    /// @param found at least one
    CompletionsDialog(const Puzzle& puzzle, Completions found, const TileTheme& theme,
                      QWidget* parent = nullptr);

    /// The solution that is chosen at present.
    [[nodiscard]] const Board& board() const;
    /// Which one that is, e.g. "Solution 2 of 14".
    [[nodiscard]] QString boardName() const;

signals:
    /// board() is another one.
    void boardChanged();

private:
    [[nodiscard]] QString summary() const;
    void fill(const Puzzle& puzzle);
    [[nodiscard]] int row() const;

    Completions m_found;
    QStandardItemModel* m_model;
    QListView* m_list;
};

} // namespace tessera
