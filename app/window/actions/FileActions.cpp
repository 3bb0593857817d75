// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/actions/FileActions.h"

#include "app/window/DocumentPage.h"
#include "app/window/DocumentTabs.h"
#include "app/window/actions/ActionFactory.h"
#include "app/window/actions/BoardClipboard.h"
#include "app/window/actions/FilePrompts.h"
#include "app/window/dialogs/BoardExport.h"
#include "app/window/dialogs/ExportDialog.h"
#include "app/window/dialogs/GenerateDialog.h"
#include "app/window/dialogs/NewPuzzleDialog.h"
#include "app/window/settings/AppSettings.h"
#include "widgets/board/BoardView.h"

#include "core/formats/FormatRegistry.h"
#include "core/support/UserError.h"

#include <QFile>
#include <QFileInfo>
#include <QMenu>
#include <QMimeData>
#include <QUrl>

namespace tessera {

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
    connect(save, &QAction::triggered, this, [this] { savePage(*m_tabs.currentPage()); });
    connect(saveAs, &QAction::triggered, this, [this] { savePageAs(*m_tabs.currentPage()); });
    connect(exportBoard, &QAction::triggered, this, &FileActions::exportPage);
    connect(close, &QAction::triggered, this, [this] { closePage(m_tabs.currentPage()); });
    connect(&m_tabs, &DocumentTabs::closeRequested, this, &FileActions::closePage);
    connect(recent, &QMenu::aboutToShow, this, &FileActions::fillRecent);
    recent->setObjectName(QStringLiteral("recentMenu"));
}

void FileActions::createPuzzle() {
    NewPuzzleDialog dialog(m_window);
    if (dialog.exec() == QDialog::Accepted)
        addPage(std::make_unique<PuzzleDocument>(dialog.takeResult()));
}

void FileActions::generatePuzzle() {
    GenerateDialog dialog(m_settings.generatorSettings(), m_window);
    dialog.setTileTheme(m_settings.tileTheme());
    if (dialog.exec() != QDialog::Accepted)
        return;
    m_settings.setGeneratorSettings(dialog.settings());
    addPage(std::make_unique<PuzzleDocument>(dialog.takeResult()));
}

void FileActions::chooseAndOpen() {
    openFiles(askForFilesToOpen(m_window, m_settings.lastFolder()));
}

template <typename Read>
auto FileActions::readBeside(const Read& read) {
    try {
        return read(ReadOptions());
    } catch (const UserError&) {
        if (m_tabs.currentPage() == nullptr)
            throw;
        ReadOptions options;
        options.puzzle = &m_tabs.currentPage()->document().puzzle();
        try {
            return read(options);
        } catch (const UserError&) {
            // What is wrong was said the first time.
        }
        throw;
    }
}

void FileActions::openFiles(const QStringList& paths) {
    QStringList complaints;
    for (const QString& path : paths) {
        if (DocumentPage* page = m_tabs.pageOf(path)) {
            m_tabs.setCurrentWidget(page);
            continue;
        }
        try {
            QStringList warnings;
            auto document = readBeside([&](const ReadOptions& options) {
                return PuzzleDocument::open(path, &warnings, options);
            });
            saySummary(addPage(std::move(document)), warnings);
            m_settings.addRecentFile(QFileInfo(path).absoluteFilePath());
            m_settings.setLastFolder(QFileInfo(path).absolutePath());
        } catch (const UserError& error) {
            complaints << error.sentence();
        }
    }
    // At the end, so that they stand above the board that is in front then.
    if (!complaints.isEmpty())
        say(complaints.join(u'\n'));
}

void FileActions::saySummary(DocumentPage* page, const QStringList& warnings) {
    if (!warnings.isEmpty())
        page->showMessage(MessageBar::Kind::Information, warnings.join(u'\n'));
}

bool FileActions::openData(const QMimeData& data) {
    QStringList files;
    for (const QUrl& url : data.urls()) {
        if (url.isLocalFile())
            files << url.toLocalFile();
    }
    if (!files.isEmpty()) {
        openFiles(files);
        return true;
    }
    const QByteArray bytes = puzzleBytes(data);
    if (bytes.isEmpty())
        return false;
    try {
        ReadResult result =
            readBeside([&](const ReadOptions& options) { return readPuzzle(bytes, options); });
        DocumentPage* page = addPage(std::make_unique<PuzzleDocument>(std::move(result.file)));
        saySummary(page, result.warnings);
    } catch (const UserError& error) {
        say(tr("This cannot be read as a puzzle: %1").arg(error.sentence()));
    }
    return true;
}

void FileActions::openSample() {
    QFile file(QStringLiteral(":/samples/first-steps.tessera"));
    if (file.open(QIODevice::ReadOnly)) {
        m_sample =
            m_tabs.addPage(std::make_unique<PuzzleDocument>(readPuzzle(file.readAll()).file));
    }
}

DocumentPage* FileActions::addPage(std::unique_ptr<PuzzleDocument> document) {
    DocumentPage* page = m_tabs.addPage(std::move(document));
    // Nobody misses a sample that was not touched.
    if (m_sample && !m_sample->document().isModified() &&
        m_sample->search().state() == SearchState::Idle)
        m_tabs.removePage(m_sample);
    m_sample.clear();
    return page;
}

bool FileActions::savePage(DocumentPage& page) {
    if (!page.document().hasNativePath())
        return savePageAs(page);
    try {
        page.document().save(page.document().path());
    } catch (const UserError& error) {
        page.showMessage(MessageBar::Kind::Warning, error.sentence());
        return false;
    }
    return true;
}

bool FileActions::savePageAs(DocumentPage& page) {
    const QString path = askForFileToSave(m_window, m_settings.lastFolder(), page.document());
    if (path.isEmpty())
        return false;
    try {
        page.document().save(path);
    } catch (const UserError& error) {
        page.showMessage(MessageBar::Kind::Warning, error.sentence());
        return false;
    }
    m_settings.addRecentFile(QFileInfo(path).absoluteFilePath());
    m_settings.setLastFolder(QFileInfo(path).absolutePath());
    return true;
}

void FileActions::exportPage() {
    DocumentPage& page = *m_tabs.currentPage();
    const Board shown = page.shownBoard();
    ExportDialog dialog(page.document().file(), shown, m_window);
    dialog.setTileTheme(page.view().theme());
    if (dialog.exec() != QDialog::Accepted)
        return;
    const ExportChoice choice = dialog.choice();
    const QString path =
        askForExport(m_window, m_settings.lastFolder(), page.document(), choice.extension());
    if (path.isEmpty())
        return;
    try {
        tessera::exportBoard(page.document().file(), shown, choice, path);
        page.showMessage(MessageBar::Kind::Information, tr("Written to %1.").arg(path));
    } catch (const UserError& error) {
        page.showMessage(MessageBar::Kind::Warning, error.sentence());
    }
}

bool FileActions::mayClose(DocumentPage& page) {
    const bool searching = page.search().isActive();
    if (!searching && !page.document().isModified())
        return true;
    m_tabs.setCurrentWidget(&page);
    if (searching && !askToStopSearch(m_window, page.document().displayName()))
        return false;
    if (!page.document().isModified())
        return true;
    switch (askToSave(m_window, page.document().displayName())) {
    case SaveAnswer::Save:
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
        if (!mayClose(*m_tabs.page(i)))
            return false;
    }
    return true;
}

void FileActions::closePage(DocumentPage* page) {
    if (page == nullptr || !mayClose(*page))
        return;
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
    if (m_tabs.currentPage() == nullptr)
        openSample();
    if (DocumentPage* page = m_tabs.currentPage())
        page->showMessage(MessageBar::Kind::Warning, sentence);
}

} // namespace tessera
