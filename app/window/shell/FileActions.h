// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/pages/KindPart.h"

#include "core/edges/formats/FormatRegistry.h"

#include <QByteArray>
#include <QPointer>
#include <QSet>
#include <QStringList>

#include <optional>

class QMenu;
class QMimeData;

namespace tessera {

class AppSettings;

/// Of the native format in the clipboard.
inline constexpr QLatin1String kNativeMimeType("application/x-tessera");

/// Possible puzzles in dropped or pasted data: files, or else a text.
struct PuzzleOffer {
    QStringList files;
    QByteArray bytes; ///< Tessera's own format is preferred to any text

    [[nodiscard]] bool isEmpty() const { return files.isEmpty() && bytes.isEmpty(); }
};
[[nodiscard]] PuzzleOffer puzzleOffer(const QMimeData& data);

/// Open, save, close. Failures become a message and leave the open documents unchanged.
class FileActions final : public QObject {
    Q_OBJECT

public:
    FileActions(DocumentTabs& tabs, AppSettings& settings, QWidget* window);

    /// The sample of a first start; null if it is closed or was never opened.
    QPointer<PuzzlePage> sample;
    /// Whether it is only there because a window needs a puzzle: the start page has covered it
    /// since it was opened.
    bool isSampleUnseen = false;
    QMenu* recent;

    void setKinds(const KindParts& kinds);
    /// Opens files in tabs, "-" being standard input, and viewer addresses as they are. An open
    /// file comes to the front; foreign formats are shown before import.
    void openFiles(const QStringList& inputs);
    /// The same without a message. @return the errors
    [[nodiscard]] QStringList openEach(const QStringList& inputs);
    /// Warns above what is in front; an empty sentence does nothing.
    void say(const QString& sentence);
    /// Opens dropped or pasted data in the same way.
    void openOffer(const PuzzleOffer& offer);
    void remember(const QString& path);
    /// Shows the start page, if it is wanted and has content, otherwise only the sample.
    void begin();
    void openSample();
    /// Closes the sample if something else is open and the sample is unchanged.
    void dropSample();
    /// Asks about unsaved work and running searches of all tabs. Call it after all other questions:
    /// what happens during those is asked about, too.
    /// @param keepsSearches see SessionKeeper::canKeep()
    /// @return the pages whose results may be lost; nothing if the user cancels, and then all
    /// results and searches are still there
    [[nodiscard]] std::optional<QSet<const PuzzlePage*>> mayCloseAll(bool keepsSearches);

signals:
    /// A run file was opened.
    void runRead(const tessera::ReadRun& read);
    /// The user has cleared the lists of files.
    void listsCleared();

private:
    using Preview = KindPart::Preview;
    /// @return the error, empty if there was none
    [[nodiscard]] QString tryToOpen(const std::function<PuzzleSource()>& source, Preview preview);
    void openSource(const PuzzleSource& source, Preview preview);
    /// Asks for a file if necessary, and before overwriting another program's changes.
    bool savePage(PuzzlePage& page);
    bool write(PuzzlePage& page, const QString& path);
    /// @param keepsBoard whether to put the search's best board into the puzzle first
    bool savePageAs(PuzzlePage& page, bool keepsBoard = false);
    /// The answer to the question before a page is closed. A Save is done, a Keep is not.
    struct Closing {
        SaveAnswer answer = SaveAnswer::Discard; ///< also if there was nothing to ask
        bool replaces = false; ///< the question was about a file changed by another program
    };
    [[nodiscard]] Closing askToClose(PuzzlePage& page, bool keepsSearch);
    [[nodiscard]] bool save(PuzzlePage& page, const Closing& answered);
    /// Does a Keep.
    [[nodiscard]] bool keepAndSave(PuzzlePage& page, const Closing& answered);
    [[nodiscard]] bool mayClose(PuzzlePage& page);
    /// @param unfinished its search, if the question is about that
    /// @return nothing if the search changed its state before there was an answer
    [[nodiscard]] std::optional<SaveAnswer> ask(PuzzlePage& page,
                                                const std::optional<StopQuestion>& unfinished);
    void closePage(PuzzlePage* page);
    void fillRecent();

    DocumentTabs& m_tabs;
    AppSettings& m_settings;
    QWidget* m_window;
    KindParts m_kinds;
};

} // namespace tessera
