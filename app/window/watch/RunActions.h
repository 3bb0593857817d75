// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/SearchCheckpoint.h"

#include <QObject>

#include <optional>

class QAction;
class QWidget;

namespace tessera {

class AppSettings;
class DocumentPage;
class DocumentTabs;
class PageActs;
class SearchForm;
struct PuzzleFile;
struct ReadRun;
struct RecordedRun;

/// Keeps searches in run files, and shows those that ran elsewhere or earlier
/// beside their puzzles.
class RunActions final : public QObject {
    Q_OBJECT

public:
    RunActions(DocumentTabs& tabs, PageActs& acts, SearchForm& form, AppSettings& settings,
               QWidget* window);

    QAction* save;
    QAction* resume; ///< of a search that is kept in a file

    /// Shows a search on the tab of its puzzle, or on a new one if that tab is
    /// busy or there is none. The search form takes over its settings, so that
    /// running again repeats it.
    void open(const RecordedRun& run);
    /// The same for one from a file, which may have been cut off, or unfinished.
    void openRead(const ReadRun& read);
    /// Shows an unfinished search that a file keeps, and takes it up again.
    void resumeFrom(const QString& path);

private:
    void saveRun(DocumentPage& shown);
    void resumeFromFile();
    [[nodiscard]] DocumentPage* pageFor(const PuzzleFile& searched) const;
    void show(const RecordedRun& run, const std::optional<SearchCheckpoint>& checkpoint);

    DocumentTabs& m_tabs;
    SearchForm& m_form;
    AppSettings& m_settings;
    QWidget* m_window;
};

} // namespace tessera
