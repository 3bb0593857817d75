// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sudoku/SudokuGenerator.h"
#include "core/sudoku/formats/SudokuFile.h"

#include <QDialog>

#include <vector>

class QComboBox;
class QListWidget;
class QPushButton;
class QSpinBox;

namespace tessera {

class SeedField;

/// Makes a Sudoku: generated, or an open grid to type a puzzle into.
class NewSudokuDialog final : public QDialog {
    Q_OBJECT

public:
    explicit NewSudokuDialog(QWidget* parent = nullptr);

    [[nodiscard]] SudokuSettings settings() const;
    /// What was made. @pre accepted
    [[nodiscard]] const SudokuFile& file() const { return m_file; }
    /// How it differs from what was wished, empty if it does not.
    [[nodiscard]] QString shortfall() const { return m_shortfall; }

    void accept() override;

private:
    void showWhatApplies();

    QComboBox* m_size;
    QComboBox* m_content;
    QComboBox* m_difficulty;
    QSpinBox* m_givens;
    QComboBox* m_symmetry;
    SeedField* m_seed;
    SudokuFile m_file;
    QString m_shortfall;
};

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
