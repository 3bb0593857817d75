// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document/Document.h"
#include "app/window/common/MessageBar.h"
#include "app/window/search/SearchController.h"
#include "widgets/board/BoardContent.h"
#include "widgets/board/BoardKeys.h"

#include <QWidget>

#include <map>

class QLabel;

namespace tessera {

class DiskGuard;

/// One tab, whatever kind of puzzle it shows: what the window, the docks about
/// searches and the acts on files need to know of it. Has a bar for messages and
/// a line above the puzzle; while a search shows its solution it is read-only.
class PuzzlePage : public QWidget {
    Q_OBJECT

public:
    [[nodiscard]] virtual Document& document() = 0;
    [[nodiscard]] virtual SearchController& search() = 0;
    [[nodiscard]] virtual bool isReadOnly() { return search().state() != SearchState::Idle; }
    /// Why nothing can be changed now, as a sentence; empty while something can.
    [[nodiscard]] virtual QString readOnlyReason();

    /// Shows the best solution of an earlier moment of the search. Nothing: the newest.
    virtual void replay(std::optional<std::size_t> moment) = 0;
    /// What the status bar says of the solution on show, and of the cell that the
    /// person points at.
    [[nodiscard]] virtual QString scoreText() = 0;
    [[nodiscard]] virtual QString cellText() = 0;
    /// Texts as long as any.
    [[nodiscard]] virtual QString widestScoreText() = 0;
    [[nodiscard]] virtual QString widestCellText() { return QString(26, u'0'); }

    virtual void setTileTheme(const QString& /*id*/) {}
    virtual void setBoardKeys(const BoardKeys& /*keys*/) {}
    virtual void setOverlays(BoardOverlays /*overlays*/) {}

    void showMessage(MessageBar::Kind kind, const QString& sentence,
                     const std::vector<MessageBar::Choice>& choices = {});
    /// The same, told once more when the language changes.
    void tell(MessageBar::Telling telling);
    [[nodiscard]] QString message() const;
    /// What a message can be about that stays until it is answered.
    enum class Topic : std::uint8_t { Recovery, Disk, Claim, ReadOnly };
    /// Shows a line above the messages; another one of that topic takes its place.
    void ask(Topic topic, MessageBar::Telling telling);
    /// The question is out of date.
    void withdraw(Topic topic);
    /// What is asked of that topic, empty if nothing.
    [[nodiscard]] QString question(Topic topic) const;
    /// Looks after the document's file.
    [[nodiscard]] DiskGuard& disk() { return *m_disk; }

signals:
    /// The solution on show, or what it belongs to, is another one.
    void shownBoardChanged();
    void readOnlyChanged();
    /// cellText() may be different.
    void cellTextChanged();

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    /// Writes the page's own words anew, in another language.
    virtual void retranslate() = 0;

    /// @param document what document() will return
    explicit PuzzlePage(Document& document, QWidget* parent = nullptr);

    /// Below the message bar and the line.
    void setView(QWidget* view);
    /// What the line says; it stands out while a search shows its solution.
    void showNotice(const QString& notice, const QString& toolTip = {});
    /// Whose solution is on show.
    [[nodiscard]] QString shownSolutionNotice();

private:
    void giveNoticeRoom();

    std::map<Topic, MessageBar*> m_questions;
    MessageBar* m_messages;
    QLabel* m_liveNotice;
    DiskGuard* m_disk;
};

} // namespace tessera
