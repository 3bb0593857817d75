// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/pages/KindPart.h"

namespace tessera {

class AppSettings;
class DocumentTabs;
class ProgressPanel;
class SearchForm;

/// Saves searches and curves, and shows searches that ran elsewhere beside their puzzles.
class RunActions final : public QObject {
    Q_OBJECT

public:
    RunActions(DocumentTabs& tabs, PageActs& acts, const KindParts& kinds, SearchForm& form,
               ProgressPanel& progress, AppSettings& settings, QWidget* window);

    /// Shows a search on the tab of its puzzle, or on a new one if that tab is busy or there is
    /// none. The search form takes over its settings, so that running again repeats it.
    void show(const AnyPuzzle& searched, const SearchController::Earlier& run);
    void open(const RecordedRun& run);
    /// The same for one from a file, which may have been cut off, or unfinished.
    void openRead(const ReadRun& read);
    /// Shows an unfinished search that a file keeps, and takes it up again.
    void resumeFrom(const QString& path);

private:
    void saveRun(PuzzlePage& page);
    void saveCurve(PuzzlePage& page);

    [[nodiscard]] PuzzlePage* pageFor(const AnyPuzzle& searched) const;

    DocumentTabs& m_tabs;
    KindParts m_kinds;
    SearchForm& m_form;
    ProgressPanel& m_progress;
    AppSettings& m_settings;
    QWidget* m_window;
};

} // namespace tessera
