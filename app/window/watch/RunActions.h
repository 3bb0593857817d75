// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/pages/KindPart.h"

#include "widgets/pictures/CurvePicture.h"
#include "widgets/pictures/PictureFile.h"

#include <QObject>

class QAction;
class QWidget;

namespace tessera {

class AppSettings;
class DocumentPage;
class DocumentTabs;
class PageActs;
class SearchForm;
class PuzzlePage;
struct ReadRun;

/// Keeps searches in run files, and shows those that ran elsewhere or earlier
/// beside their puzzles.
class RunActions final : public QObject {
    Q_OBJECT

public:
    RunActions(DocumentTabs& tabs, PageActs& acts, const KindParts& kinds, SearchForm& form,
               AppSettings& settings, QWidget* window);

    QAction* save;
    QAction* resume; ///< of a search that is kept in a file

    /// Shows a search on the tab of its puzzle, or on a new one if that tab is
    /// busy or there is none. The search form takes over its settings, so that
    /// running again repeats it.
    void show(const AnyPuzzle& searched, const SearchController::Earlier& run);
    void open(const RecordedRun& run);
    /// The same for one from a file, which may have been cut off, or unfinished.
    void openRead(const ReadRun& read);
    /// Shows an unfinished search that a file keeps, and takes it up again.
    void resumeFrom(const QString& path);

private:
    void saveRun(DocumentPage& shown);
    void resumeFromFile();
    [[nodiscard]] PuzzlePage* pageFor(const AnyPuzzle& searched) const;

    DocumentTabs& m_tabs;
    KindParts m_kinds;
    SearchForm& m_form;
    AppSettings& m_settings;
    QWidget* m_window;
};

class AppSettings;
class DocumentTabs;
class ProgressPanel;
class SearchController;

/// The endings of files that a curve can be saved as, without dots.
[[nodiscard]] QStringList curveExtensions();

/// The curve of a search as a file's content: a table of its points, or a
/// picture of the curves that are shown.
/// @param extension one of curveExtensions()
[[nodiscard]] QByteArray curveBytes(const SearchController& search, std::vector<ChartCurve> curves,
                                    CurvePictureOptions options, const QString& extension);

/// Saves the fitness curve of the page in front.
class CurveActions final : public QObject {
    Q_OBJECT

public:
    CurveActions(DocumentTabs& tabs, ProgressPanel& progress, AppSettings& settings,
                 QWidget* window);

    QAction* save;

private:
    void saveCurve();

    DocumentTabs& m_tabs;
    ProgressPanel& m_progress;
    AppSettings& m_settings;
    QWidget* m_window;
};

} // namespace tessera
