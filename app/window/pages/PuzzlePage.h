// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document/Document.h"
#include "app/document/recovery/FileWatch.h"
#include "app/window/common/FilePrompts.h"
#include "app/window/common/MessageBar.h"
#include "app/window/common/PageLink.h"
#include "app/window/pages/Celebration.h"
#include "app/window/search/SearchController.h"

#include <QObject>
#include <QTimer>
#include <QWidget>

#include <map>
#include <optional>
#include <vector>

class QLabel;
class QStatusBar;
class QToolButton;

namespace tessera {

class DiskGuard;
class FixedLabel;

/// A tab for any kind of puzzle, with a line above the puzzle and messages that float over it. It
/// is read-only while a search shows its solution.
class PuzzlePage : public QWidget {
    Q_OBJECT

public:
    [[nodiscard]] virtual Document& document() = 0;
    [[nodiscard]] virtual SearchController& search() = 0;
    [[nodiscard]] virtual bool isReadOnly() { return search().state() != SearchState::Idle; }
    /// The number of cells of the puzzle, 0 if that is meaningless.
    [[nodiscard]] virtual int cells() { return 0; }
    /// The reason why nothing can be changed now, as a sentence; empty if changes are possible.
    [[nodiscard]] virtual QString readOnlyReason();

    /// Shows the best solution of an earlier moment of the search. Nothing: the newest.
    virtual void replay(std::optional<std::size_t> moment) { search().setReplayed(moment); }
    /// The status bar's text on the shown solution, and on the cell under the pointer.
    [[nodiscard]] virtual QString scoreText() = 0;
    /// The same in two or three words.
    [[nodiscard]] virtual QString shortScoreText() { return scoreText(); }
    /// The score of a solved puzzle; empty if it would only say that again.
    [[nodiscard]] virtual QString solvedScoreText() { return shortScoreText(); }
    [[nodiscard]] virtual QString cellText() = 0;
    /// Says how many a search still lacks.
    [[nodiscard]] virtual QString lackText(int count) const {
        return tr("%n left", nullptr, count);
    }
    /// The unit of a search's score, as the title of an axis; empty for matched edges.
    [[nodiscard]] virtual QString scoreTitle() const { return {}; }
    /// The longest possible texts.
    [[nodiscard]] virtual QString widestScoreText() = 0;
    [[nodiscard]] virtual QString widestCellText() { return QString(26, u'0'); }

    virtual void setTileTheme(const QString& /*id*/) {}

    void showMessage(MessageBar::Kind kind, const QString& sentence) {
        tell([kind, sentence] { return MessageBar::Message{kind, sentence, {}}; });
    }
    void inform(const QString& note) { showMessage(MessageBar::Kind::Information, note); }
    void warn(const QString& sentence) { showMessage(MessageBar::Kind::Warning, sentence); }
    /// Runs something, and shows a warning if it fails.
    void attempt(const std::function<void()>& act);
    /// Asks for a file with one of these endings, writes it and reports the result.
    /// @param folder the initial one
    /// @param bytes returns the content by ending, nothing if that is cancelled; may throw a
    /// UserError
    /// @param losses returns a sentence on what the file does not hold; may be empty
    void exportTo(const QString& folder, const QStringList& endings,
                  const std::function<QByteArray(const QString& ending)>& bytes,
                  const std::function<QString(const QString& ending)>& losses = {},
                  const ExportWords& words = {});
    /// Shows a message, made again when the language changes.
    void tell(const MessageBar::Telling& telling) { m_messages.tell(telling); }
    [[nodiscard]] QString message() const { return m_messages.note(); }
    /// Removes the note if it is still shown.
    void withdrawNote(const QString& note);
    /// The topics of messages that stay until they are answered.
    enum class Topic : std::uint8_t { Recovery, Disk, Claim, ReadOnly };
    /// Shows a message that stays; a new one replaces that of the same topic.
    void ask(Topic topic, const MessageBar::Telling& telling);
    /// Removes an outdated question.
    void withdraw(Topic topic);
    /// The question on that topic, empty if there is none.
    [[nodiscard]] QString question(Topic topic) const;
    /// The buttons that end a search, or leave its result, and keep the puzzle.
    [[nodiscard]] std::vector<MessageBar::Choice> waysOut();
    [[nodiscard]] DiskGuard& disk() { return *m_disk; }

signals:
    /// The shown solution, or its puzzle, has changed.
    void shownBoardChanged();
    void readOnlyChanged();
    void cellTextChanged();

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    /// Updates the page's texts to another language.
    virtual void retranslate();
    /// Shows what the state of the search allows, and whose solution is shown.
    virtual void showState() = 0;
    /// Calls showState() when the search changes, and shows its refusals.
    void followSearch();
    /// Whether the document itself is solved.
    [[nodiscard]] virtual bool isSolved() { return false; }
    /// The area for the celebration.
    [[nodiscard]] virtual Celebration::Stage stage();
    /// Ends the search without further signals: call it before search and document are destroyed.
    void letGo();

    /// @param document the one that document() will return
    explicit PuzzlePage(Document& document, QWidget* parent = nullptr);

    /// Sets the widget below the line.
    void setView(QWidget* view);
    /// Shows why nothing can be changed now, with the ways out.
    void refuseReadOnly();
    /// The text of the line; it is highlighted while a search shows its solution.
    void showNotice(const QString& notice, const QString& toolTip = {});
    [[nodiscard]] QString shownSolutionNotice();

private:
    void showWaysOut();
    void followState();
    void followHistory();
    void celebrate(const QString& detail);
    void giveNoticeRoom();
    [[nodiscard]] QWidget* noticeBar();

    std::map<Topic, MessageBar*> m_questions;
    MessageStack m_messages;
    QWidget* m_view = nullptr;
    SearchState m_lastState = SearchState::Idle;
    bool m_solved = false;
    bool m_celebrated = false; ///< once per puzzle, and per search that solves it
    QLabel* m_liveNotice;
    QToolButton* m_keep; ///< with the next one, visible when a result can be kept or discarded
    QToolButton* m_back;
    DiskGuard* m_disk;
};

/// Watches the file of a page. It reports when another program changed or removed the file, or has
/// it open, each in a line that stays until answered.
class DiskGuard final : public QObject {
    Q_OBJECT

public:
    /// @param document that of the page
    DiskGuard(PuzzlePage& page, Document& document);

    /// Claims the page's file in that folder, now and whenever the file changes.
    void claimIn(const QString& folder);
    /// Whether saving would overwrite changes of another program.
    [[nodiscard]] bool wouldOverwrite() const;
    /// Digest of the last known content of the document's file; empty if there was none.
    [[nodiscard]] const QByteArray& known() const { return m_watch.known(); }
    /// Sets the digest of the content that the document is based on; reports if the file differs.
    void expect(const QByteArray& digest) { m_watch.expect(digest); }
    /// The user has decided to overwrite it.
    void allowOverwriting();
    /// Detaches the document from its file; saving asks for a new name.
    void leaveFile();
    /// Compares the file now: changes from other machines are not reported.
    void look() { m_watch.check(); }
    /// Replaces the document by the current content of the file; undo restores the old state.
    void reload();
    /// The button for that.
    [[nodiscard]] MessageBar::Choice reloadChoice();

private:
    void followPath();
    void claim();
    /// The same for another path, whose message names another file.
    void claimAnew();
    void tell(FileWatch::State state);

    PuzzlePage& m_page;
    Document& m_document;
    FileWatch m_watch;
    QString m_folder;
    std::optional<FileClaim> m_claim;
    std::optional<qint64> m_holder; ///< the other window's process, while a message names it
    QTimer m_again;                 ///< that window may be closed
};

/// The texts in the status bar: the score, the cell under mouse or cursor, a search's speed.
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
