// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/pages/PuzzlePage.h"

#include <QTabWidget>

#include <memory>

namespace tessera {

class AppSettings;

/// The open puzzles. There is at least one after the first addPage(). While the start page covers
/// them, none is in front.
class DocumentTabs final : public QTabWidget {
    Q_OBJECT

public:
    DocumentTabs(const AppSettings& settings, QWidget* parent);
    ~DocumentTabs() override;

    /// Adds a tab and brings it to the front.
    template <typename Page>
    Page* addPage(std::unique_ptr<Page> page) {
        Page* added = page.release();
        insert(added);
        return added;
    }
    /// The page in front; null if it is of another class.
    template <typename Page = PuzzlePage>
    [[nodiscard]] Page* currentPage() const {
        return m_covered ? nullptr : qobject_cast<Page*>(currentWidget());
    }
    template <typename Page = PuzzlePage>
    [[nodiscard]] Page* page(int index) const {
        return qobject_cast<Page*>(widget(index));
    }
    [[nodiscard]] PuzzlePage* pageOf(const QString& path) const;
    void bringForward(PuzzlePage& page);
    /// Brings the page this many places further to the front, around the ends.
    void showNext(int step);
    [[nodiscard]] bool isCovered() const { return m_covered; }
    void setCovered(bool covered);
    /// The page in front, or the one behind the start page.
    [[nodiscard]] PuzzlePage* pageBehind() const {
        return qobject_cast<PuzzlePage*>(currentWidget());
    }
    /// Shows a sentence above the page in front, or on what covers it.
    void warn(const QString& sentence);
    /// Closes without asking.
    void removePage(PuzzlePage* page);

protected:
    void changeEvent(QEvent* event) override;

signals:
    /// Also emitted with the same page when its name has changed.
    void currentPageChanged(tessera::PuzzlePage* page);
    void currentNameChanged();
    void coveredChanged(bool covered);
    void warned(const QString& sentence);
    void closeRequested(tessera::PuzzlePage* page);
    /// The same from a button on the page, which must not be deleted while it is pressed.
    void discardRequested(tessera::PuzzlePage* page);
    /// From a message, which may be older than the actions that respond.
    void saveRequested(tessera::PuzzlePage* page, const QString& path);
    void saveAsRequested(tessera::PuzzlePage* page);
    void pageAdded(tessera::PuzzlePage* page);
    /// Its tab is removed; the page itself will be deleted next.
    void pageRemoved(tessera::PuzzlePage* page);

private:
    void insert(PuzzlePage* page);
    void giveNumber(PuzzlePage& named);
    void updateNames();
    void updateName(PuzzlePage* page);
    void updateSearch(PuzzlePage* page);

    const AppSettings& m_settings;
    bool m_covered = false;
};

} // namespace tessera
