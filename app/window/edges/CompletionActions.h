// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/common/LongWork.h"

#include "core/edges/solvers/exact/Completion.h"

#include <QObject>
#include <QPointer>

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
    /// The page in front; nothing after saying that it has no open cell.
    [[nodiscard]] DocumentPage* openPage() const;
    enum class Outcome : std::uint8_t {
        Done,
        Cancelled,
        Useless, ///< the page is gone, or says why no search takes its puzzle
    };
    /// Runs work for a page, which the person may cancel.
    [[nodiscard]] Outcome run(const QString& label, const LongWork& work,
                              const QPointer<DocumentPage>& page);

    DocumentTabs& m_tabs;
    QWidget* m_window;
};

} // namespace tessera
