// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/forms/BoundFields.h"

#include "core/sudoku/SudokuGenerator.h"
#include "core/sudoku/formats/SudokuFile.h"

#include <QDialog>

#include <vector>

namespace tessera {

/// Makes a Sudoku: generated, or an empty grid to type a puzzle into.
class NewSudokuDialog final : public QDialog {
    Q_OBJECT

public:
    explicit NewSudokuDialog(QWidget* parent = nullptr);

    [[nodiscard]] SudokuSettings settings() const;
    /// The Sudoku made. @pre accepted
    [[nodiscard]] const SudokuFile& file() const { return m_file; }
    /// How it differs from the settings, empty if it does not.
    [[nodiscard]] QString shortfall() const { return m_shortfall; }

    void accept() override;

private:
    void showWhatApplies();

    SudokuSettings m_settings;
    bool m_generates = true;
    int m_wishedDifficulty = 0; ///< −1 for any
    int m_wishedGivens = 0;     ///< 0 for as few as needed
    BoundFields m_fields;
    QSpinBox* m_givens;
    std::vector<QWidget*> m_ofGenerator; ///< fields that an empty grid does not use
    SudokuFile m_file;
    QString m_shortfall;
};

/// Lets the user choose puzzles of a file; each gets a title. @return none if cancelled
[[nodiscard]] std::vector<SudokuFile> chooseSudokus(const std::vector<SudokuFile>& puzzles,
                                                    const QString& name, QWidget* parent);

} // namespace tessera
