// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QAction;
class QWidget;

namespace tessera {

class DocumentTabs;

/// Lets the exact search fill what a person left open on the board in front.
class CompletionActions final : public QObject {
    Q_OBJECT

public:
    CompletionActions(DocumentTabs& tabs, QWidget* window);

    QAction* solveRest;

    /// Enables what the page allows.
    void update();

private:
    void completeBoard();

    DocumentTabs& m_tabs;
    QWidget* m_window;
};

} // namespace tessera
