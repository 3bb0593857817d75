// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/pages/KindPart.h"

namespace tessera {

class AppSettings;
class DocumentTabs;
class ProgressPanel;

/// Saves searches and curves, and shows searches from elsewhere beside their puzzles.
class RunActions final : public QObject {
    Q_OBJECT

public:
    RunActions(DocumentTabs& tabs, PageActs& acts, const KindParts& kinds, ProgressPanel& progress,
               AppSettings& settings, QWidget* window);

    /// Shows a search on the tab of its puzzle, or on a new one if that is busy or missing. The
    /// search form shows its settings there, so that a new run repeats it.
    void show(const AnyPuzzle& searched, const SearchController::Earlier& run);
    void open(const RecordedRun& run);
    /// The same for one from a file, which may be cut off or unfinished.
    void openRead(const ReadRun& read);
    /// Shows the unfinished search of a file, and resumes it.
    void resumeFrom(const QString& path);

signals:
    /// A tab was added for the puzzle of a run.
    void added();

private:
    void saveRun(PuzzlePage& page);
    void saveCurve(PuzzlePage& page);

    /// @param isInFile else a new tab counts as unsaved: its puzzle would be lost
    void showRun(const AnyPuzzle& searched, const SearchController::Earlier& run, bool isInFile);
    [[nodiscard]] PuzzlePage* pageFor(const AnyPuzzle& searched) const;

    DocumentTabs& m_tabs;
    KindParts m_kinds;
    ProgressPanel& m_progress;
    AppSettings& m_settings;
    QWidget* m_window;
};

} // namespace tessera
