// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document/PuzzleDocument.h"
#include "widgets/board/BoardKeys.h"

#include <QTabWidget>

#include <memory>

namespace tessera {

class DocumentPage;

/// The open puzzles. There is always at least one after the first addPage().
class DocumentTabs final : public QTabWidget {
    Q_OBJECT

public:
    explicit DocumentTabs(QWidget* parent = nullptr);

    /// Opens a tab and goes there.
    DocumentPage* addPage(std::unique_ptr<PuzzleDocument> document);
    [[nodiscard]] DocumentPage* currentPage() const;
    [[nodiscard]] DocumentPage* page(int index) const;
    /// The page that shows the file, or nothing.
    [[nodiscard]] DocumentPage* pageOf(const QString& path) const;
    /// Closes without asking.
    void removePage(DocumentPage* page);
    void setTileTheme(const QString& id);
    /// For the boards of all pages, also of those to come.
    void setBoardKeys(const BoardKeys& keys);

signals:
    /// Also emitted with the same page when its name changed.
    void currentPageChanged(tessera::DocumentPage* page);
    void currentNameChanged();
    void closeRequested(tessera::DocumentPage* page);
    /// Close it without asking: the person has said so already.
    void discardRequested(tessera::DocumentPage* page);
    void pageAdded(tessera::DocumentPage* page);
    /// Its tab is gone, and the page goes next.
    void pageRemoved(tessera::DocumentPage* page);

private:
    void updateName(DocumentPage* page);

    QString m_tileTheme;
    BoardKeys m_boardKeys = usualBoardKeys();
};

} // namespace tessera
