// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/MessageBar.h"
#include "app/window/dialogs/LongWork.h"

#include "core/solvers/Completion.h"

#include <QObject>

class QAction;
class QWidget;

namespace tessera {

class DocumentPage;
class DocumentTabs;

/// Lets the exact search fill what a person left open on the board in front, in one
/// way or in all.
class CompletionActions final : public QObject {
    Q_OBJECT

public:
    CompletionActions(DocumentTabs& tabs, QWidget* window);

    QAction* solveRest;
    QAction* listAll;

    /// Enables what the page allows.
    void update();

private:
    void completeBoard();
    void listCompletions();
    void show(DocumentPage& page, Completions found);
    /// False after saying that no cell is open.
    [[nodiscard]] bool isOpen() const;
    /// Runs work that the person may cancel. @return false after saying that the
    /// puzzle is not one that a search can take
    [[nodiscard]] bool run(const QString& label, const LongWork& work, bool& cancelled);
    void say(MessageBar::Kind kind, const QString& sentence) const;

    DocumentTabs& m_tabs;
    QWidget* m_window;
};

} // namespace tessera
