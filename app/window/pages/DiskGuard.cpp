// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/pages/PuzzlePage.h"

#include "core/support/UserError.h"

#include <QDir>
#include <QFileInfo>

namespace tessera {

DiskGuard::DiskGuard(PuzzlePage& page, Document& document)
    : QObject(&page), m_page(page), m_document(document) {
    connect(&m_watch, &FileWatch::stateChanged, this, &DiskGuard::tell);
    constexpr int againMilliseconds = 2'000;
    m_again.setSingleShot(true);
    m_again.setInterval(againMilliseconds);
    connect(&m_again, &QTimer::timeout, this, &DiskGuard::claim);
    // The name changes with every save, and only a save changes the file.
    connect(&document, &Document::saved, this, &DiskGuard::followPath);
    followPath();
}

void DiskGuard::followPath() {
    const bool another = m_watch.path() != m_document.path();
    m_watch.follow(m_document.path());
    m_page.withdraw(PuzzlePage::Topic::Disk);
    // A save may have recreated a missing file.
    if (another || !m_claim)
        claimAnew();
}

void DiskGuard::claimIn(const QString& folder) {
    m_folder = folder;
    claimAnew();
}

void DiskGuard::claimAnew() {
    m_holder.reset();
    m_page.withdraw(PuzzlePage::Topic::Claim);
    claim();
}

void DiskGuard::claim() {
    m_claim.reset();
    const QString path = m_document.path();
    if (!m_folder.isEmpty() && !path.isEmpty() && QFileInfo::exists(path))
        m_claim.emplace(m_folder, path);
    std::optional<qint64> holder;
    if (m_claim && !m_claim->isHeld()) {
        holder = m_claim->holder();
        m_again.start();
    }
    if (holder == m_holder)
        return;
    m_holder = holder;
    if (!holder) {
        m_page.withdraw(PuzzlePage::Topic::Claim);
        return;
    }
    m_page.ask(PuzzlePage::Topic::Claim, [this, holder = *holder] {
        return MessageBar::Message{
            MessageBar::Kind::Warning,
            tr("%1 is also open in another Tessera window (process %2). The last save wins.")
                .arg(m_document.displayName(), QString::number(holder)),
            {{tr("Work on a copy"), tr("Detach from the file. Saving then asks for a new name"),
              [this] {
                  leaveFile();
                  m_page.inform({}); // earlier ones may offer to overwrite the file
              }}}};
    });
}

void DiskGuard::leaveFile() {
    m_document.forgetPath();
    followPath();
}

bool DiskGuard::wouldOverwrite() const { return m_watch.look() == FileWatch::State::Changed; }

MessageBar::Choice DiskGuard::reloadChoice() {
    return {tr("Reload"), tr("Load the changed file. Undo brings this version back"),
            [this] { reload(); }};
}

void DiskGuard::reload() {
    if (m_page.isReadOnly()) {
        m_page.warn(
            tr("The board shows a search or a preview. Keep it or go back first, then reload."));
        tell(m_watch.look());
        return;
    }
    try {
        m_document.reload();
    } catch (const std::exception&) {
        m_page.warn(failureSentence());
        // The other program may still be writing.
        tell(m_watch.look());
    }
}

void DiskGuard::allowOverwriting() {
    m_watch.follow(m_watch.path());
    m_document.markUnsaved();
    m_document.setApart(false); // closing need not ask about that again
}

void DiskGuard::tell(FileWatch::State state) {
    m_document.setApart(state != FileWatch::State::Same);
    switch (state) {
    case FileWatch::State::Same:
        m_page.withdraw(PuzzlePage::Topic::Disk);
        return;
    case FileWatch::State::Gone:
        m_page.ask(PuzzlePage::Topic::Disk, [this] {
            return MessageBar::Message{MessageBar::Kind::Warning,
                                       tr("The file %1 is missing or unreadable. The puzzle is "
                                          "still open here. Save it to recreate the file.")
                                           .arg(QDir::toNativeSeparators(m_document.path())),
                                       {}};
        });
        return;
    case FileWatch::State::Changed:
        m_page.ask(PuzzlePage::Topic::Disk, [this] {
            return MessageBar::Message{
                MessageBar::Kind::Warning,
                tr("Another program has changed the file of %1.").arg(m_document.displayName()),
                {reloadChoice(),
                 {tr("Keep this"), tr("Keep the version shown here. Saving replaces the file"),
                  [this] { allowOverwriting(); }}}};
        });
        return;
    }
}

} // namespace tessera
