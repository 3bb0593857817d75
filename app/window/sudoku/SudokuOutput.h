// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sudoku/formats/SudokuFile.h"

#include <QStringList>

class QWidget;

namespace tessera {

/// The endings that a Sudoku can be exported with: pictures and lines of digits.
[[nodiscard]] QStringList sudokuExportExtensions();
/// Writes by the ending of the path. @throws UserError
void exportSudoku(const SudokuFile& file, const QString& path);
/// The grid on the clipboard as a picture, or as a line of digits.
void copySudokuPicture(const SudokuFile& file);
void copySudokuLine(const SudokuFile& file);
/// Asks for a printer and prints one page. @return what happened, empty if cancelled
[[nodiscard]] QString printSudoku(QWidget* window, const SudokuFile& file, const QString& title);
/// Shows the page before.
void previewSudoku(QWidget* window, const SudokuFile& file, const QString& title);

} // namespace tessera
