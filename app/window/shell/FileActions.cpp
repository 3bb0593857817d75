// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/shell/FileActions.h"

#include "app/window/common/ActionFactory.h"
#include "app/window/common/FilePrompts.h"
#include "app/window/edges/NewPuzzleDialog.h"
#include "app/window/generate/GenerateDialog.h"
#include "app/window/pages/DiskGuard.h"
#include "app/window/pages/DocumentPage.h"
#include "app/window/pages/DocumentTabs.h"
#include "app/window/settings/AppSettings.h"
#include "app/window/shell/BoardClipboard.h"
#include "app/window/shell/BoardExport.h"
#include "app/window/shell/ExportDialog.h"
#include "app/window/shell/ImportDialog.h"
#include "widgets/board/BoardView.h"

#include "core/edges/generate/PuzzlePresets.h"
#include "core/experiments/RunFile.h"
#include "core/sudoku/formats/SudokuFormat.h"
#include "core/support/UserError.h"

#include <QFile>
#include <QFileInfo>
#include <QMenu>

#include <utility>

namespace tessera {

namespace {

/// Whether a known format other than Tessera's own claims the content.
bool isForeign(const QByteArray& bytes) {
    try {
        return detectFormat(bytes).format != &kNativeFormat;
    } catch (const FormatError&) {
        return false;
    }
}

/// The buttons of messages ask through the tabs, see MessageBar::Telling.
MessageBar::Choice saveAsChoice(DocumentTabs& tabs, PuzzlePage& page) {
    return {FileActions::tr("Save as…"), FileActions::tr("Save under another name"),
            [&tabs, &page] { emit tabs.saveAsRequested(&page); }};
}

} // namespace

FileActions::FileActions(DocumentTabs& tabs, AppSettings& settings, QWidget* window)
    : QObject(window),
      create(makeAction(
          {"fileNew", tr("&New…"), tr("Make an empty puzzle"), QKeySequence::New, "new"}, this)),
      generate(makeAction({"fileGenerate", tr("&Generate…"), tr("Generate a puzzle by formula"),
                           QKeySequence(Qt::CTRL | Qt::Key_G), "generate"},
                          this)),
      open(makeAction({"fileOpen", tr("&Open…"), tr("Open a puzzle of any known format"),
                       QKeySequence::Open, "open"},
                      this)),
      import(makeAction({"fileImport", tr("&Import…"),
                         tr("Look at a file of any format, and take over its pieces, its board "
                            "or both"),
                         QKeySequence(Qt::CTRL | Qt::Key_I), "import"},
                        this)),
      save(makeAction({"fileSave", tr("&Save"), tr("Save the puzzle and its board"),
                       QKeySequence::Save, "save"},
                      this)),
      saveAs(makeAction({"fileSaveAs", tr("Save &as…"), tr("Save under another name"),
                         QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S)},
                        this)),
      exportBoard(makeAction({"fileExport", tr("&Export…"),
                              tr("Write the board as a picture or in another format"),
                              QKeySequence(Qt::CTRL | Qt::Key_E), "export"},
                             this)),
      close(makeAction({"fileClose", tr("&Close"), tr("Close this puzzle"), QKeySequence::Close},
                       this)),
      recent(new QMenu(tr("Open &recent"), window)), m_tabs(tabs), m_settings(settings),
      m_window(window) {
    connect(create, &QAction::triggered, this, &FileActions::createPuzzle);
    connect(generate, &QAction::triggered, this, &FileActions::generatePuzzle);
    connect(open, &QAction::triggered, this, &FileActions::chooseAndOpen);
    connect(import, &QAction::triggered, this, &FileActions::chooseAndImport);
    connect(save, &QAction::triggered, this, [this] { savePage(*m_tabs.currentPuzzlePage()); });
    connect(saveAs, &QAction::triggered, this, [this] { savePageAs(*m_tabs.currentPuzzlePage()); });
    connect(exportBoard, &QAction::triggered, this, &FileActions::exportPage);
    connect(close, &QAction::triggered, this, [this] { closePage(m_tabs.currentPuzzlePage()); });
    connect(&m_tabs, &DocumentTabs::closeRequested, this, &FileActions::closePage);
    // Later: the page's own button asks for it.
    connect(&m_tabs, &DocumentTabs::discardRequested, this, &FileActions::removePage,
            Qt::QueuedConnection);
    connect(&m_tabs, &DocumentTabs::saveRequested, this,
            [this](PuzzlePage* page, const QString& path) { write(*page, path); });
    connect(&m_tabs, &DocumentTabs::saveAsRequested, this,
            [this](PuzzlePage* page) { savePageAs(*page); });
    connect(recent, &QMenu::aboutToShow, this, &FileActions::fillRecent);
    recent->setObjectName(QStringLiteral("recentMenu"));
}

void FileActions::createPuzzle() {
    NewPuzzleDialog dialog(m_window);
    if (dialog.exec() == QDialog::Accepted)
        addPage(std::make_unique<PuzzleDocument>(dialog.takeResult()));
}

void FileActions::generatePuzzle() {
    const PuzzlePreset* preset = findPuzzlePreset(m_settings.generatorPreset());
    GenerateDialog dialog(preset != nullptr ? preset->settings : m_settings.generatorSettings(),
                          m_window);
    dialog.setTileTheme(m_settings.tileTheme());
    if (dialog.exec() != QDialog::Accepted)
        return;
    m_settings.setGeneratorSettings(dialog.settings());
    addPage(std::make_unique<PuzzleDocument>(dialog.takeResult()));
}

void FileActions::chooseAndOpen() {
    openFiles(askForFilesToOpen(m_window, m_settings.lastFolder()));
}

void FileActions::chooseAndImport() {
    for (const QString& path : askForFilesToOpen(m_window, m_settings.lastFolder())) {
        try {
            openSource(tessera::openSource(path), Preview::All);
        } catch (const UserError& error) {
            say(error.sentence());
        }
    }
}

void FileActions::openFiles(const QStringList& inputs) {
    QStringList complaints;
    for (const QString& input : inputs) {
        if (PuzzlePage* page = m_tabs.pageOf(input)) {
            m_tabs.setCurrentWidget(page);
            continue;
        }
        try {
            openSource(tessera::openSource(input), Preview::Foreign);
        } catch (const UserError& error) {
            complaints << error.sentence();
        }
    }
    // At the end, so that they stand above the board that is in front then.
    if (!complaints.isEmpty())
        say(complaints.join(u'\n'));
}

void FileActions::openOffer(const PuzzleOffer& offer) {
    if (!offer.files.isEmpty()) {
        openFiles(offer.files);
        return;
    }
    try {
        openSource({tr("the text"), {}, offer.bytes}, Preview::Foreign);
    } catch (const UserError& error) {
        say(error.sentence());
    }
}

void FileActions::openSource(const PuzzleSource& source, Preview preview) {
    if (source.bytes.size() > kMaxFileBytes) {
        throw UserError(tr("%1 is larger than %2 MB, the most that is read.")
                            .arg(source.name)
                            .arg(kMaxFileBytes / 1024 / 1024));
    }
    if (looksLikeRunFile(source.bytes)) {
        openRun(source);
        return;
    }
    if (m_openSudoku && holdsSudoku(source.bytes)) {
        m_openSudoku(source);
        remember(source.path);
        return;
    }
    if (preview == Preview::All || isForeign(source.bytes)) {
        showImport(source);
        return;
    }
    ReadResult result = readSource(source);
    DocumentPage* page =
        addPage(std::make_unique<PuzzleDocument>(std::move(result.file), source.path));
    if (!result.warnings.isEmpty())
        page->showMessage(MessageBar::Kind::Information, result.warnings.join(u'\n'));
    remember(source.path);
}

void FileActions::openRun(const PuzzleSource& source) {
    ReadRun read;
    try {
        read = readRunFile(source.bytes);
    } catch (const UserError& error) {
        throw UserError(QStringLiteral("%1: %2").arg(source.name, error.sentence()));
    }
    emit runRead(read);
    remember(source.path);
}

void FileActions::showImport(const PuzzleSource& source) {
    const QPointer<DocumentPage> page(m_tabs.currentPage());
    // While a search shows its board nothing can be laid on it.
    const bool mayLay = page != nullptr && !page->isReadOnly();
    ImportDialog dialog(source, mayLay ? &page->document().file() : nullptr,
                        mayLay ? page->document().displayName() : QString(), m_window);
    dialog.setTileTheme(m_settings.tileTheme());
    if (dialog.exec() != QDialog::Accepted)
        return;
    if (dialog.scope() != ImportScope::Board)
        addImported(dialog, source.path);
    else if (page != nullptr)
        page->editor().lay(dialog.result().board, tr("Import the board of %1").arg(source.name));
    remember(source.path);
}

void FileActions::addImported(const ImportDialog& dialog, const QString& path) {
    auto document = std::make_unique<PuzzleDocument>(dialog.result(), path);
    // Saving must not take away what the file has: its board, or its pieces' order.
    const bool partial = dialog.scope() == ImportScope::Pieces && document->hasNativePath();
    if (partial || dialog.scope() == ImportScope::Free)
        document = std::make_unique<PuzzleDocument>(dialog.result());
    addPage(std::move(document));
}

void FileActions::remember(const QString& path) {
    if (path.isEmpty())
        return;
    m_settings.addRecentFile(path);
    m_settings.setLastFolder(QFileInfo(path).absolutePath());
}

void FileActions::openSample() {
    QFile file(QStringLiteral(":/samples/first-steps.tessera"));
    if (file.open(QIODevice::ReadOnly)) {
        m_sample =
            m_tabs.addPage(std::make_unique<PuzzleDocument>(readPuzzle(file.readAll()).file));
    }
}

DocumentPage* FileActions::sample() const {
    return m_sample;
}

void FileActions::setSample(DocumentPage* page) {
    m_sample = page;
}

DocumentPage* FileActions::addPage(std::unique_ptr<PuzzleDocument> document) {
    // What is on no disk is lost if nobody asks for it.
    if (document->path().isEmpty())
        document->markUnsaved();
    DocumentPage* page = m_tabs.addPage(std::move(document));
    dropSample();
    return page;
}

void FileActions::dropSample() {
    // Nobody misses a sample that was not touched.
    if (m_sample && m_tabs.count() > 1 && !m_sample->document().isModified() &&
        m_sample->search().state() == SearchState::Idle)
        m_tabs.removePage(m_sample);
    m_sample.clear();
}

bool FileActions::savePage(PuzzlePage& page) {
    if (!page.document().hasNativePath())
        return savePageAs(page);
    if (!page.disk().wouldOverwrite())
        return write(page, page.document().path());
    page.tell([&tabs = m_tabs, &page] {
        return MessageBar::Message{
            MessageBar::Kind::Warning,
            tr("Not saved: another program has changed the file in the meantime."),
            {{tr("Replace it"), tr("Save over what the other program wrote"),
              [&tabs, &page] { emit tabs.saveRequested(&page, page.document().path()); }},
             saveAsChoice(tabs, page)}};
    });
    return false;
}

bool FileActions::savePageAs(PuzzlePage& page) {
    const QPointer<PuzzlePage> asked(&page);
    const QString path = askForFileToSave(m_window, m_settings.lastFolder(), page.document());
    if (path.isEmpty() || asked == nullptr || !write(page, path))
        return false;
    remember(QFileInfo(path).absoluteFilePath());
    return true;
}

bool FileActions::write(PuzzlePage& page, const QString& path) {
    try {
        page.document().save(path);
    } catch (const UserError& error) {
        // The reason is in the language of its time, so another one is told without it.
        page.tell([&tabs = m_tabs, &page, path, reason = error.sentence()]() mutable {
            const QString general = tr("%1 could not be saved.").arg(path);
            return MessageBar::Message{
                MessageBar::Kind::Warning,
                reason.isEmpty() ? general : std::exchange(reason, {}),
                {{tr("Try again"), tr("Save once more in the same place"),
                  [&tabs, &page, path] { emit tabs.saveRequested(&page, path); }},
                 saveAsChoice(tabs, page)}};
        });
        return false;
    }
    page.showMessage(MessageBar::Kind::Information, {});
    return true;
}

void FileActions::exportPage() {
    const QPointer<DocumentPage> page(m_tabs.currentPage());
    if (page == nullptr)
        return; // another kind of puzzle
    const PuzzleFile file = page->document().file();
    const Board shown = page->shownBoard();
    ExportDialog dialog(file, shown, m_window);
    dialog.setTileTheme(page->view().theme());
    // The cursor alone is no selection.
    if (const QVector<int> cells = page->view().selectedCells(); cells.size() > 1)
        dialog.setSelection({cells.begin(), cells.end()});
    if (dialog.exec() != QDialog::Accepted || page == nullptr)
        return;
    const ExportChoice choice = dialog.choice();
    const QString path =
        askForExport(m_window, m_settings.lastFolder(), page->document(), choice.extension());
    if (path.isEmpty() || page == nullptr)
        return;
    try {
        tessera::exportBoard(file, shown, choice, path);
        page->showMessage(MessageBar::Kind::Information, tr("Written to %1.").arg(path));
    } catch (const UserError& error) {
        page->showMessage(MessageBar::Kind::Warning, error.sentence());
    }
}

bool FileActions::mayClose(PuzzlePage& page, bool keepsSearch) {
    const bool keepsAll = keepsSearch && m_settings.restoresSession();
    const bool kept = keepsAll || (keepsSearch && page.search().isResumable());
    const bool searching = page.search().isActive() && !kept;
    const bool modified = page.document().isModified();
    // The session keeps no result beside work that is given up.
    bool untaken = page.search().hasUntakenResult() && (modified || !keepsAll);
    if (!searching && !untaken && !modified)
        return true;
    const QPointer<PuzzlePage> asked(&page);
    const QString name = page.document().displayName();
    m_tabs.setCurrentWidget(&page);
    if (searching && (!askToStopSearch(m_window, name) || asked == nullptr))
        return false;
    // It may have ended while that was asked.
    untaken = page.search().hasUntakenResult() && (modified || !keepsAll);
    if (!untaken && !modified)
        return true;
    const SaveAnswer answer = untaken ? askToKeep(m_window, name, page.search().resultSentence())
                                      : askToSave(m_window, name);
    if (asked == nullptr)
        return false;
    switch (answer) {
    case SaveAnswer::Save:
        if (untaken)
            page.search().keepBest();
        return savePage(page);
    case SaveAnswer::Discard:
        return true;
    case SaveAnswer::Stay:
        return false;
    }
    return false;
}

bool FileActions::mayCloseAll() {
    for (int i = 0; i < m_tabs.count(); ++i) {
        // The window keeps what can be taken up again, see SessionKeeper.
        if (!mayClose(*m_tabs.puzzlePage(i), true))
            return false;
    }
    return true;
}

void FileActions::closePage(PuzzlePage* page) {
    if (page != nullptr && mayClose(*page))
        removePage(page);
}

void FileActions::removePage(PuzzlePage* page) {
    m_tabs.removePage(page);
    // A window without a puzzle has nothing to offer.
    if (m_tabs.count() == 0)
        openSample();
}

void FileActions::fillRecent() {
    recent->clear();
    for (const QString& path : m_settings.recentFiles()) {
        // A single ampersand would become a mnemonic.
        QAction* action =
            recent->addAction(QFileInfo(path).fileName().replace(u'&', QStringLiteral("&&")));
        action->setToolTip(path);
        action->setStatusTip(path);
        connect(action, &QAction::triggered, this, [this, path] {
            if (!QFileInfo::exists(path))
                m_settings.removeRecentFile(path);
            openFiles({path});
        });
    }
    recent->setToolTipsVisible(true);
    if (recent->isEmpty())
        recent->addAction(tr("No files yet"))->setEnabled(false);
    else
        recent->addAction(tr("&Forget these"), this, [this] { m_settings.clearRecentFiles(); })
            ->setStatusTip(tr("Empty this list; the files stay"));
}

void FileActions::say(const QString& sentence) {
    if (m_tabs.currentPuzzlePage() == nullptr)
        openSample();
    if (PuzzlePage* page = m_tabs.currentPuzzlePage())
        page->showMessage(MessageBar::Kind::Warning, sentence);
}

} // namespace tessera
