// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/pages/KindPart.h"

#include "core/edges/formats/FormatRegistry.h"

#include <QByteArray>
#include <QPointer>
#include <QStringList>

#include <memory>

class QMenu;
class QMimeData;

namespace tessera {

class AppSettings;

/// The board as a picture, with the puzzle in the native format for pasting into Tessera.
[[nodiscard]] std::unique_ptr<QMimeData> boardAsPicture(const PuzzleFile& file, const Board& board,
                                                        const QString& theme);
/// The puzzle with the board as a text. @throws UserError if the dialect cannot hold it.
[[nodiscard]] std::unique_ptr<QMimeData> boardAsText(const PuzzleFile& file, const Board& board,
                                                     const Format& format);

/// What in dropped or pasted data may be puzzles: files, or else a text.
struct PuzzleOffer {
    QStringList files;
    QByteArray bytes; ///< Tessera's own before any text

    [[nodiscard]] bool isEmpty() const { return files.isEmpty() && bytes.isEmpty(); }
};
[[nodiscard]] PuzzleOffer puzzleOffer(const QMimeData& data);

/// Open, save, close. Failures become a message and leave the open documents as they were.
class FileActions final : public QObject {
    Q_OBJECT

public:
    FileActions(DocumentTabs& tabs, AppSettings& settings, QWidget* window);

    /// What a first start shows; nothing if it is closed or was never opened.
    QPointer<PuzzlePage> sample;
    QMenu* recent;

    void setKinds(const KindParts& kinds);
    /// Opens files in tabs, "-" meaning standard input and a viewer address itself. An open file
    /// comes to the front; foreign formats are shown before they are taken over.
    void openFiles(const QStringList& inputs);
    /// Opens what was dropped or pasted in the same way.
    void openOffer(const PuzzleOffer& offer);
    void remember(const QString& path);
    /// Shows the start page, if it is wanted and has something to show, else the sample alone.
    void begin();
    void openSample();
    /// Closes the sample if something else is open and nobody touched it.
    void dropSample();
    /// Asks about unsaved work and running searches of all tabs. False if the person stays.
    [[nodiscard]] bool mayCloseAll();

signals:
    /// What was opened is a run file. @param complete false if it was cut off
    void runRead(const tessera::ReadRun& read);

private:
    using Preview = KindPart::Preview;
    /// @return what went wrong, empty if nothing
    [[nodiscard]] QString tryToOpen(const std::function<PuzzleSource()>& source, Preview preview);
    void openSource(const PuzzleSource& source, Preview preview);
    /// Asks for a file if need be, and before another program's work is replaced.
    bool savePage(PuzzlePage& page);
    bool write(PuzzlePage& page, const QString& path);
    bool savePageAs(PuzzlePage& page);
    [[nodiscard]] bool mayClose(PuzzlePage& page, bool keepsSearch = false);
    void closePage(PuzzlePage* page);
    void removePage(PuzzlePage* page);
    void fillRecent();
    void say(const QString& sentence);

    DocumentTabs& m_tabs;
    AppSettings& m_settings;
    QWidget* m_window;
    KindParts m_kinds;
};

} // namespace tessera
