// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/print/PrintChoice.h"

#include "widgets/print/BoardPages.h"
#include "widgets/print/PuzzleSheets.h"

#include <QLocale>

namespace tessera {

QPageLayout PrintChoice::pageLayout() const {
    return {QPageSize(paper), across ? QPageLayout::Landscape : QPageLayout::Portrait, QMarginsF(),
            QPageLayout::Millimeter};
}

PrintChoice usualPrintChoice() {
    PrintChoice choice;
    // Where inches are in use, so is Letter; the language says nothing about that.
    if (QLocale::system().measurementSystem() == QLocale::ImperialUSSystem)
        choice.paper = QPageSize::Letter;
    return choice;
}

PrintedPages printedPages(const PuzzleFile& file, const PrintChoice& choice) {
    return printedPages(file, choice, choice.pageLayout().fullRect(QPageLayout::Millimeter).size());
}

PrintedPages printedPages(const PuzzleFile& file, const PrintChoice& choice, QSizeF paper) {
    if (choice.kind == PrintChoice::Kind::Board)
        return boardPages(file, choice.picture, paper, choice.sheets.margin);
    SheetSettings settings = choice.sheets;
    settings.paper = paper;
    return puzzleSheets(file, settings, choice.picture.theme);
}

} // namespace tessera
