// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/shell/FileActions.h"

#include "app/window/common/ActionFactory.h"
#include "app/window/common/FilePrompts.h"
#include "app/window/pages/DocumentTabs.h"
#include "app/window/pages/PuzzlePage.h"
#include "app/window/settings/AppSettings.h"

#include "core/experiments/RunFile.h"
#include "core/support/NumberText.h"
#include "core/support/UserError.h"

#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMenu>
#include <QMimeData>
#include <QUrl>

#include <utility>

namespace tessera {

namespace {

/// The buttons of messages signal through the tabs, see MessageBar::Telling.
MessageBar::Choice saveAsChoice(DocumentTabs& tabs, PuzzlePage& page) {
    return {FileActions::tr("Save as…"), FileActions::tr("Save under another name"),
            [&tabs, &page] { emit tabs.saveAsRequested(&page); }};
}

} // namespace

PuzzleOffer puzzleOffer(const QMimeData& data) {
    PuzzleOffer offer;
    for (const QUrl& url : data.urls()) {
        if (url.isLocalFile())
            offer.files << url.toLocalFile();
    }
    if (data.hasFormat(kNativeMimeType))
        offer.bytes = data.data(kNativeMimeType);
    else if (data.hasText())
        offer.bytes = data.text().toUtf8();
    return offer;
}

FileActions::FileActions(DocumentTabs& tabs, AppSettings& settings, QWidget* window)
    : QObject(window), recent(new QMenu(tr("Open &recent"), window)), m_tabs(tabs),
      m_settings(settings), m_window(window) {
    makeAction({"fileOpen", tr("&Open…"), tr("Open a puzzle in any known format"),
                QKeySequence::Open, "open"},
               this, [this] { openFiles(askForFilesToOpen(m_window, m_settings.lastFolder())); });
    makeAction({"fileImport", tr("&Import…"),
                tr("Preview an edge-matching puzzle in any format, and import its pieces, its "
                   "board or both. Other puzzles open at once."),
                QKeySequence(Qt::CTRL | Qt::Key_I), "import"},
               this, [this] {
                   for (const QString& path : askForFilesToOpen(m_window, m_settings.lastFolder(),
                                                                plainMenuText(tr("&Import…"))))
                       say(tryToOpen([&] { return tessera::openSource(path); }, Preview::All));
               });
    makeAction(
        {"fileSave", tr("&Save"), tr("Save the puzzle and its board"), QKeySequence::Save, "save"},
        this, [this] { savePage(*m_tabs.currentPage()); });
    makeAction({"fileSaveAs", tr("Save &as…"), tr("Save under another name"),
                QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S)},
               this, [this] { savePageAs(*m_tabs.currentPage()); });
    // Each kind implements it.
    static_cast<void>(makeAction({"fileExport", tr("&Export…"),
                                  tr("Save the board as a picture or in another format"),
                                  QKeySequence(Qt::CTRL | Qt::Key_E), "export"},
                                 this));
    makeAction({"fileClose", tr("&Close"), tr("Close this puzzle"), QKeySequence::Close}, this,
               [this] { closePage(m_tabs.currentPage()); });
    connect(&m_tabs, &DocumentTabs::coveredChanged, this,
            [this](bool covered) { isSampleUnseen = isSampleUnseen && covered; });
    connect(&m_tabs, &DocumentTabs::closeRequested, this, &FileActions::closePage);
    connect(&m_tabs, &DocumentTabs::discardRequested, this, &FileActions::closePage,
            Qt::QueuedConnection);
    connect(&m_tabs, &DocumentTabs::saveRequested, this,
            [this](PuzzlePage* page, const QString& path) {
                if (write(*page, path))
                    remember(QFileInfo(path).absoluteFilePath());
            });
    connect(&m_tabs, &DocumentTabs::saveAsRequested, this,
            [this](PuzzlePage* page) { savePageAs(*page); });
    connect(recent, &QMenu::aboutToShow, this, &FileActions::fillRecent);
    recent->setObjectName(QStringLiteral("recentMenu"));
}

void FileActions::setKinds(const KindParts& kinds) {
    m_kinds = kinds;
    for (const KindPart* kind : kinds)
        connect(kind, &KindPart::added, this, &FileActions::dropSample);
}

void FileActions::openFiles(const QStringList& inputs) {
    // At the end, so that they are shown above the board that is then in front.
    say(openEach(inputs).join(u'\n'));
}

QStringList FileActions::openEach(const QStringList& inputs) {
    QStringList complaints;
    for (const QString& input : inputs) {
        if (PuzzlePage* page = m_tabs.pageOf(input)) {
            m_tabs.bringForward(*page);
            continue;
        }
        complaints << tryToOpen([&] { return tessera::openSource(input); }, Preview::Foreign);
    }
    complaints.removeAll({});
    return complaints;
}

void FileActions::openOffer(const PuzzleOffer& offer) {
    if (!offer.files.isEmpty()) {
        openFiles(offer.files);
        return;
    }
    const QString name = tr("the text");
    const auto source = [&] { return PuzzleSource{name, {}, offer.bytes}; };
    QString complaint = tryToOpen(source, Preview::Foreign);
    // It begins with that name, which is needed only before a line number.
    for (const QString& shown : {name, leftToRight(name)}) {
        if (const QString prefix = shown + QStringLiteral(": "); complaint.startsWith(prefix))
            complaint.remove(0, prefix.size());
    }
    if (!complaint.isEmpty())
        complaint.front() = complaint.front().toUpper();
    say(complaint);
}

QString FileActions::tryToOpen(const std::function<PuzzleSource()>& source, Preview preview) {
    try {
        openSource(source(), preview);
    } catch (const std::exception&) {
        return failureSentence();
    }
    return {};
}

void FileActions::openSource(const PuzzleSource& source, Preview preview) {
    const bool isRun = looksLikeRunFile(source.bytes);
    if (!isRun && source.bytes.size() > kMaxFileBytes) {
        throw UserError(tr("%1 is larger than %2 MB, the limit for files.")
                            .arg(source.name, QString::number(kMaxFileBytes / 1024 / 1024)));
    }
    if (isRun)
        emit runRead(named(source.name, [&] { return readRunFile(source.bytes); }));
    else if (!partOf(m_kinds, kindOf(source.bytes)).open(source, preview))
        return;
    remember(source.path);
}

void FileActions::remember(const QString& path) {
    if (path.isEmpty())
        return;
    m_settings.addRecentFile(path);
    m_settings.lastFolder.set(QFileInfo(path).absolutePath());
}

void FileActions::begin() {
    // Also behind the start page: a window without a puzzle would offer nothing.
    openSample();
    if (m_settings.showsStartPage() && !m_settings.listedPuzzles().empty()) {
        isSampleUnseen = true;
        m_tabs.setCovered(true);
    }
}

void FileActions::openSample() {
    QFile file(QStringLiteral(":/samples/first-steps.tessera"));
    if (file.open(QIODevice::ReadOnly)) {
        QJsonObject puzzle = QJsonDocument::fromJson(file.readAll()).object();
        puzzle[QLatin1String("title")] = tr("First steps");
        puzzle[QLatin1String("notes")] = tr("The hardest 8×8: one solution is expected. Place "
                                            "pieces by hand, or start a search.");
        const QByteArray bytes = QJsonDocument(puzzle).toJson();
        const Kind& kind = kindOf(bytes);
        sample = m_tabs.addPage(
            partOf(m_kinds, kind).pageFor(kind.read({{}, {}, bytes}).puzzles.front(), {}));
    }
}

void FileActions::dropSample() {
    // An untouched sample is not worth keeping.
    if (sample && m_tabs.count() > 1 && !sample->document().isModified() &&
        sample->search().state() == SearchState::Idle)
        m_tabs.removePage(sample);
    sample.clear();
}

bool FileActions::savePage(PuzzlePage& page) {
    if (!page.document().hasNativePath())
        return savePageAs(page);
    if (!page.disk().wouldOverwrite())
        return write(page, page.document().path());
    // In place of the notice that it has changed, which may come only now.
    page.disk().look();
    page.ask(PuzzlePage::Topic::Disk, [&tabs = m_tabs, &page] {
        return MessageBar::Message{
            MessageBar::Kind::Warning,
            tr("Not saved. Another program has changed the file since you opened or saved it."),
            {{tr("Overwrite"), tr("Replace the file that the other program saved"),
              [&tabs, &page] { emit tabs.saveRequested(&page, page.document().path()); }},
             saveAsChoice(tabs, page),
             page.disk().reloadChoice()}};
    });
    return false;
}

bool FileActions::savePageAs(PuzzlePage& page, bool keepsBoard) {
    const QPointer<PuzzlePage> asked(&page);
    const QString path = askForFileToSave(m_window, m_settings.lastFolder(), page.document());
    if (path.isEmpty() || asked == nullptr || (keepsBoard && !page.search().keepNow()))
        return false;
    if (!write(page, path))
        return false;
    remember(QFileInfo(path).absoluteFilePath());
    return true;
}

bool FileActions::write(PuzzlePage& page, const QString& path) {
    // Two tabs would overwrite each other's work. Another one may have opened it since a failure.
    if (PuzzlePage* other = m_tabs.pageOf(path); other != nullptr && other != &page) {
        page.tell([&tabs = m_tabs, &page, name = other->document().displayName()] {
            return MessageBar::Message{
                MessageBar::Kind::Warning,
                tr("%1 is open in another tab. Choose another name.").arg(name),
                {saveAsChoice(tabs, page)}};
        });
        return false;
    }
    try {
        page.document().save(path);
    } catch (const std::exception&) {
        // The reason is in the old language, so it is left out after a change.
        page.tell([&tabs = m_tabs, &page, path, reason = failureSentence()]() mutable {
            const QString general = tr("%1 could not be saved.").arg(path);
            return MessageBar::Message{
                MessageBar::Kind::Warning,
                reason.isEmpty() ? general : std::exchange(reason, {}),
                {{tr("Try again"), tr("Save again in the same place"),
                  [&tabs, &page, path] { emit tabs.saveRequested(&page, path); }},
                 saveAsChoice(tabs, page)}};
        });
        return false;
    }
    page.inform({});
    return true;
}

void FileActions::fillRecent() {
    recent->clear();
    for (const QString& path : m_settings.recentFiles()) {
        // A single ampersand would become a mnemonic.
        QAction* action =
            recent->addAction(QFileInfo(path).fileName().replace(u'&', QStringLiteral("&&")));
        action->setToolTip(plainToolTip(path));
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
        recent
            ->addAction(tr("&Clear list"), this,
                        [this] {
                            m_settings.recentFiles.set({});
                            m_settings.knownPuzzles.set({});
                            emit listsCleared();
                        })
            ->setStatusTip(tr("Clear this list and the list on the start page. The files stay"));
}

void FileActions::say(const QString& sentence) {
    if (sentence.isEmpty())
        return;
    if (m_tabs.count() == 0)
        openSample();
    m_tabs.warn(sentence);
}

} // namespace tessera
