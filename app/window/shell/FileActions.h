// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>
#include <QStringList>

#include <functional>
#include <memory>

class QAction;
class QMenu;
class QWidget;

namespace tessera {

class AppSettings;
class DocumentPage;
class DocumentTabs;
class ImportDialog;
class PuzzleDocument;
class PuzzlePage;
struct PuzzleOffer;
struct PuzzleSource;
struct ReadRun;

/// Everything that brings puzzles in and takes them out: new, generate, open,
/// save, export, close. Failures become a message above the board and leave
/// the open documents as they were.
class FileActions final : public QObject {
    Q_OBJECT

public:
    FileActions(DocumentTabs& tabs, AppSettings& settings, QWidget* window);

    QAction* create;
    QAction* generate;
    QAction* open;
    QAction* import;
    QAction* save;
    QAction* saveAs;
    QAction* exportBoard;
    QAction* close;
    /// The files opened last.
    QMenu* recent;

    /// Opens files in tabs, "-" meaning standard input and a viewer address
    /// itself; a file that is open already comes to the front. Other formats
    /// than Tessera's own are shown before they are taken over.
    void openFiles(const QStringList& inputs);
    /// Opens what was dropped or pasted in the same way.
    void openOffer(const PuzzleOffer& offer);
    /// Sets who opens files that hold Sudokus.
    void setSudokuOpener(std::function<void(const PuzzleSource&)> open) {
        m_openSudoku = std::move(open);
    }
    /// Adds a path to the files opened last.
    void remember(const QString& path);
    /// Opens the puzzle that a first start shows.
    void openSample();
    /// Closes it again if something else is open and nobody touched it.
    void dropSample();
    /// Nothing if it is closed or was never opened.
    [[nodiscard]] DocumentPage* sample() const;
    void setSample(DocumentPage* page);
    /// Asks what to do with unsaved work and running searches of all tabs.
    /// False if the person wants to stay.
    [[nodiscard]] bool mayCloseAll();

signals:
    /// What was opened is a run file. @param complete false if it was cut off
    void runRead(const tessera::ReadRun& read);

private:
    /// Which sources are shown in the import dialog first.
    enum class Preview : bool { Foreign, All };
    void openSource(const PuzzleSource& source, Preview preview);
    void openRun(const PuzzleSource& source);
    void showImport(const PuzzleSource& source);
    void chooseAndImport();
    /// Opens a tab in the place of a sample that was not touched.
    void addImported(const ImportDialog& dialog, const QString& path);
    DocumentPage* addPage(std::unique_ptr<PuzzleDocument> document);
    void createPuzzle();
    void generatePuzzle();
    void chooseAndOpen();
    /// Asks for a file if need be, and before another program's work is replaced.
    bool savePage(PuzzlePage& page);
    bool write(PuzzlePage& page, const QString& path);
    bool savePageAs(PuzzlePage& page);
    void exportPage();
    [[nodiscard]] bool mayClose(PuzzlePage& page, bool keepsSearch = false);
    void closePage(PuzzlePage* page);
    void removePage(PuzzlePage* page);
    void fillRecent();
    void say(const QString& sentence);
    void saySummary(DocumentPage* page, const QStringList& warnings);

    DocumentTabs& m_tabs;
    AppSettings& m_settings;
    QWidget* m_window;
    std::function<void(const PuzzleSource&)> m_openSudoku;
    QPointer<DocumentPage> m_sample;
};

} // namespace tessera
