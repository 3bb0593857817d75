// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/print/PrintChoice.h"

class QWidget;

namespace tessera {

// Both return an empty text when the person cancels, else a sentence that says
// what was done. Long work leaves the window alive, see runLongWork().

/// Asks for a printer and prints. Pages are laid out anew for the paper that
/// the person picks there.
/// @throws UserError if the paper is too small or the printer fails.
[[nodiscard]] QString printWithDialog(QWidget* window, const PuzzleFile& file,
                                      const PrintChoice& choice);

/// Writes the pages as a PDF.
/// @throws UserError if nothing can be printed or the file cannot be written.
[[nodiscard]] QString writePdf(QWidget* window, const PuzzleFile& file, const PrintChoice& choice,
                               const QString& path);

} // namespace tessera
