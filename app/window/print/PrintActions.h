// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/print/Printing.h"

#include <QObject>

class QAction;
class QWidget;

namespace tessera {

class AppSettings;
class DocumentPage;
class PageActs;

/// Prints the board or the puzzle of the page in front. What was chosen in the
/// preview holds until the program ends.
class PrintActions final : public QObject {
    Q_OBJECT

public:
    PrintActions(PageActs& acts, AppSettings& settings, QWidget* window);

    QAction* preview;
    QAction* print;

private:
    void showPreview(DocumentPage& shown);
    void printNow(DocumentPage& shown);
    [[nodiscard]] PuzzleFile shownFile(DocumentPage& page) const;

    AppSettings& m_settings;
    QWidget* m_window;
    PrintChoice m_choice = usualPrintChoice();
};

} // namespace tessera
