// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document/Document.h"
#include "app/document/recovery/FileWatch.h"
#include "app/window/common/MessageBar.h"
#include "app/window/common/PageLink.h"
#include "app/window/pages/Celebration.h"
#include "app/window/search/SearchController.h"

#include <QObject>
#include <QWidget>

#include <map>
#include <optional>

class QLabel;
class QStatusBar;
class QToolButton;

namespace tessera {

class DiskGuard;
class FixedLabel;
class PseudocodePanel;

/// One tab, whatever kind of puzzle it shows. Has a line above the puzzle and messages that float
/// over it; while a search shows its solution it is read-only.
class PuzzlePage : public QWidget {
    Q_OBJECT

public:
    [[nodiscard]] virtual Document& document() = 0;
    [[nodiscard]] virtual SearchController& search() = 0;
    [[nodiscard]] virtual bool isReadOnly() { return search().state() != SearchState::Idle; }
    /// How many cells the puzzle has, 0 if that says nothing about it.
    [[nodiscard]] virtual int cells() { return 0; }
    /// Why nothing can be changed now, as a sentence; empty while something can.
    [[nodiscard]] virtual QString readOnlyReason();

    /// Shows the best solution of an earlier moment of the search. Nothing: the newest.
    virtual void replay(std::optional<std::size_t> moment) { search().setReplayed(moment); }
    /// What the status bar says of the solution on show, and of the cell that the person points at.
    [[nodiscard]] virtual QString scoreText() = 0;
    /// The same in two or three words.
    [[nodiscard]] virtual QString shortScoreText() { return scoreText(); }
    [[nodiscard]] virtual QString cellText() = 0;
    /// How many of what a search still lacks.
    [[nodiscard]] virtual QString lackText(int count) const {
        return tr("%n left", nullptr, count);
    }
    /// What a search's score counts, as an axis is named; empty for matched edges.
    [[nodiscard]] virtual QString scoreTitle() const { return {}; }
    /// Texts as long as any.
    [[nodiscard]] virtual QString widestScoreText() = 0;
    [[nodiscard]] virtual QString widestCellText() { return QString(26, u'0'); }

    virtual void setTileTheme(const QString& /*id*/) {}
    /// Whether the method's pseudocode may be seen beside the puzzle.
    void setShowsPseudocode(bool shows);

    void showMessage(MessageBar::Kind kind, const QString& sentence);
    void inform(const QString& note) { showMessage(MessageBar::Kind::Information, note); }
    void warn(const QString& sentence) { showMessage(MessageBar::Kind::Warning, sentence); }
    /// Does something, and warns of the UserError that it may throw.
    void attempt(const std::function<void()>& act);
    /// Asks for a file with one of these endings, writes it and says how that went.
    /// @param folder that is offered
    /// @param bytes what the file holds, by its ending; may throw a UserError
    void exportTo(const QString& folder, const QStringList& endings,
                  const std::function<QByteArray(const QString& ending)>& bytes);
    /// A message that is told once more when the language changes.
    void tell(const MessageBar::Telling& telling);
    [[nodiscard]] QString message() const;
    /// What a message can be about that stays until it is answered.
    enum class Topic : std::uint8_t { Recovery, Disk, Claim, ReadOnly };
    /// Shows a message that stays; another one of that topic takes its place.
    void ask(Topic topic, const MessageBar::Telling& telling);
    /// The question is out of date.
    void withdraw(Topic topic);
    /// What is asked of that topic, empty if nothing.
    [[nodiscard]] QString question(Topic topic) const;
    [[nodiscard]] DiskGuard& disk() { return *m_disk; }

signals:
    /// The solution on show, or what it belongs to, is another one.
    void shownBoardChanged();
    void readOnlyChanged();
    /// cellText() may be different.
    void cellTextChanged();
    /// The pseudocode came beside the view, or left.
    void pseudocodeShown();

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    /// Writes the page's own words anew, in another language.
    virtual void retranslate();
    /// Shows what the state of the search lets be done, and whose solution is seen.
    virtual void showState() = 0;
    /// Lets showState() follow the search, and tells what it refuses.
    void followSearch();
    /// Whether the document itself is solved.
    [[nodiscard]] virtual bool isSolved() { return false; }
    /// Where that is celebrated.
    [[nodiscard]] virtual Celebration::Stage stage();
    /// Ends the search, of which nothing is heard any more: before it and the document go.
    void letGo();

    /// @param document what document() will return
    explicit PuzzlePage(Document& document, QWidget* parent = nullptr);

    /// Below the line.
    void setView(QWidget* view);
    /// Says why nothing can be changed now, with the ways out.
    void refuseReadOnly();
    /// What the line says; it stands out while a search shows its solution.
    void showNotice(const QString& notice, const QString& toolTip = {});
    /// Whose solution is on show.
    [[nodiscard]] QString shownSolutionNotice();

private:
    void showWaysOut();
    void followState();
    void followHistory();
    [[nodiscard]] QString solvedTime();
    void celebrate(const QString& detail);
    void giveNoticeRoom();
    [[nodiscard]] QWidget* noticeBar();

    std::map<Topic, MessageBar*> m_questions;
    MessageStack m_messages;
    QWidget* m_view = nullptr;
    SearchState m_lastState = SearchState::Idle;
    bool m_solved = false;
    bool m_celebrated = false; ///< once for a puzzle, and for each search that solves it
    QLabel* m_liveNotice;
    QToolButton* m_keep; ///< with the next one, seen when a result can be kept or given up
    QToolButton* m_back;
    PseudocodePanel* m_pseudocode = nullptr; ///< beside the view
    DiskGuard* m_disk;
};

/// Looks after the file of a page: says when it was changed or removed behind the document's back,
/// or is open elsewhere, each in a line that stays until it is answered.
class DiskGuard final : public QObject {
    Q_OBJECT

public:
    /// @param document the page's
    DiskGuard(PuzzlePage& page, Document& document);

    /// Claims the page's file in that folder, now and whenever it is another one.
    void claimIn(const QString& folder);
    /// Whether saving would write over what somebody else has written.
    [[nodiscard]] bool wouldOverwrite() const;
    /// Digest of what the document's file was last known to hold; empty if there was none.
    [[nodiscard]] const QByteArray& known() const { return m_watch.known(); }
    /// The document stems from a file of this digest; says so if it is another by now.
    void expect(const QByteArray& digest) { m_watch.expect(digest); }
    /// The person has decided to write over it.
    void allowOverwriting() { m_watch.follow(m_watch.path()); }
    /// Puts what the file holds now in the document's place; undo brings the old state back.
    void reload();

private:
    void followPath();
    void claim();
    void tell(FileWatch::State state);

    PuzzlePage& m_page;
    Document& m_document;
    FileWatch m_watch;
    QString m_folder;
    std::optional<FileClaim> m_claim;
};

/// What the status bar says: the score, the cell under the mouse or cursor, a search's speed.
class PuzzleStatus final : public QObject {
    Q_OBJECT

public:
    explicit PuzzleStatus(QStatusBar& bar);

    void setPage(PuzzlePage* page);

private:
    void showBoard();
    void showSpeed();

    PuzzlePageLink m_link;
    FixedLabel* m_score;
    FixedLabel* m_cell;
    FixedLabel* m_speed;
};

} // namespace tessera
