// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/print/PrintActions.h"

#include "app/window/board/DocumentPage.h"
#include "app/window/common/ActionFactory.h"
#include "app/window/common/FilePrompts.h"
#include "app/window/pages/KindPart.h"
#include "app/window/print/PrintDialog.h"
#include "app/window/print/Printing.h"
#include "app/window/settings/AppSettings.h"
#include "widgets/board/BoardView.h"

#include "core/support/UserError.h"

#include <QPointer>

namespace tessera {

PrintActions::PrintActions(PageActs& acts, AppSettings& settings, QWidget* window)
    : QObject(window),
      preview(makeAction({"filePrintPreview", tr("Print pre&view…"),
                          tr("Lay out the board, or the puzzle to cut out and play, and print it"),
                          QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_P)},
                         this)),
      print(makeAction({"filePrint", tr("&Print…"), tr("Print as the print preview shows it"),
                        QKeySequence::Print, "print"},
                       this)),
      m_settings(settings), m_window(window) {
    acts.on<DocumentPage>(preview, PageActs::When::Always,
                          [this](DocumentPage& page) { showPreview(page); });
    acts.on<DocumentPage>(print, PageActs::When::Always,
                          [this](DocumentPage& page) { printNow(page); });
}

PuzzleFile PrintActions::shownFile(DocumentPage& page) const {
    PuzzleFile file = page.document().file();
    file.board = page.shownBoard();
    if (file.info.title.isEmpty())
        file.info.title = page.document().displayName();
    return file;
}

void PrintActions::showPreview(DocumentPage& shown) {
    const QPointer<DocumentPage> page(&shown);
    m_choice.picture.theme = page->view().theme();
    PrintDialog dialog(shownFile(*page), m_choice, m_window);
    dialog.setAskForPath([&] {
        return page == nullptr ? QString()
                               : askForExport(&dialog, m_settings.lastFolder(), page->document(),
                                              QStringLiteral("pdf"));
    });
    dialog.exec();
    m_choice = dialog.choice();
    if (page != nullptr && !dialog.result().isEmpty())
        page->showMessage(MessageBar::Kind::Information, dialog.result());
}

void PrintActions::printNow(DocumentPage& shown) {
    const QPointer<DocumentPage> page(&shown);
    m_choice.picture.theme = page->view().theme();
    auto kind = MessageBar::Kind::Information;
    QString result;
    try {
        result = printWithDialog(m_window, shownFile(*page), m_choice);
    } catch (const UserError& error) {
        kind = MessageBar::Kind::Warning;
        result = error.sentence();
    }
    if (page != nullptr && !result.isEmpty())
        page->showMessage(kind, result);
}

} // namespace tessera
