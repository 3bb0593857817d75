// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sudoku/formats/SudokuFile.h"

#include <QDialog>

#include <vector>

class QListWidget;
class QPushButton;

namespace tessera {

class SudokuView;

/// The puzzles of a file with many: shows each and opens those chosen.
class SudokuListDialog final : public QDialog {
    Q_OBJECT

public:
    SudokuListDialog(std::vector<SudokuFile> puzzles, const QString& name,
                     QWidget* parent = nullptr);

    /// The chosen ones, each with a title. @pre accepted
    [[nodiscard]] std::vector<SudokuFile> chosen() const;

private:
    void showChoice();

    std::vector<SudokuFile> m_puzzles;
    QString m_name;
    QListWidget* m_list;
    SudokuView* m_preview;
    QPushButton* m_open;
};

} // namespace tessera
