// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/animation/AnimationActions.h"

#include "app/window/animation/AnimationDialog.h"
#include "app/window/board/DocumentPage.h"
#include "app/window/common/ActionFactory.h"
#include "app/window/common/FilePrompts.h"
#include "app/window/common/LongWork.h"
#include "app/window/pages/KindPart.h"
#include "app/window/settings/AppSettings.h"
#include "widgets/board/BoardView.h"

#include "core/support/FileIo.h"
#include "core/support/UserError.h"

#include <QPointer>

namespace tessera {

AnimationActions::AnimationActions(PageActs& acts, AppSettings& settings, QWidget* window)
    : QObject(window),
      save(makeAction({"searchAnimation", tr("Save ani&mation…"),
                       tr("Write the search’s best boards over time as an animated GIF"),
                       QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_E)},
                      this)),
      m_settings(settings), m_window(window) {
    acts.on<DocumentPage>(save, PageActs::When::Always,
                          [this](DocumentPage& page) { saveAnimation(page); });
}

void AnimationActions::saveAnimation(DocumentPage& shown) {
    // Watched: dialogs and the work let other events in.
    const QPointer<DocumentPage> page(&shown);
    // Copies: the search may go on meanwhile.
    const BestHistory history = page->search().bests();
    const Puzzle puzzle = page->search().searched().puzzle;
    if (history.isEmpty()) {
        page->showMessage(MessageBar::Kind::Information,
                          tr("There is no run to animate yet: start a search first."));
        return;
    }
    m_choice.theme = page->view().theme();
    AnimationDialog dialog(puzzle, history, m_choice, m_window);
    const bool accepted = dialog.exec() == QDialog::Accepted;
    m_choice = dialog.settings();
    if (!accepted || page == nullptr)
        return;
    const QString path =
        askForExport(m_window, m_settings.lastFolder(), page->document(), QStringLiteral("gif"));
    if (path.isEmpty())
        return;
    const auto [kind, sentence] = write(puzzle, history, path);
    if (page != nullptr && !sentence.isEmpty())
        page->showMessage(kind, sentence);
}

std::pair<MessageBar::Kind, QString>
AnimationActions::write(const Puzzle& puzzle, const BestHistory& history, const QString& path) {
    try {
        checkWritable(path);
        const bool done =
            runLongWork(m_window, tr("Making the animation…"), [&](const Progress& progress) {
                if (const auto gif = animatedGif(puzzle, history, m_choice, progress))
                    writeFile(*gif, path);
            });
        return {MessageBar::Kind::Information, done ? tr("Written to %1.").arg(path) : QString()};
    } catch (const UserError& error) {
        return {MessageBar::Kind::Warning, error.sentence()};
    }
}

} // namespace tessera
