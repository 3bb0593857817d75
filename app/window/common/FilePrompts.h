// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFileDialog>
#include <QMessageBox>
#include <QString>
#include <QStringList>

#include <optional>

class QWidget;

namespace tessera {

class Document;

/// Asks before something is lost. @param yes the button that accepts the loss
[[nodiscard]] bool isConfirmed(QWidget* window, QMessageBox::Icon icon, const QString& title,
                               const QString& text, const QString& yes);

/// A message whose names are not read as HTML.
void showPlainly(QWidget* window, QMessageBox::Icon icon, const QString& title,
                 const QString& text);

/// A title without the characters that names of files cannot have.
[[nodiscard]] QString asFileName(const QString& title);

/// What a dialog for files shows.
struct FileQuestion {
    QString title;
    QString path; ///< the folder, or also the file, to begin with
    QString filters{};
    QString* filter = nullptr; ///< receives the chosen one
};
/// Asks for files or a folder; a single file may be a new one, to save. Empty if the user cancels.
/// @param page its help, see offerHelp()
[[nodiscard]] QStringList askForPaths(QWidget* window, const char* page, QFileDialog::FileMode mode,
                                      const FileQuestion& question);
/// The same for a single path.
[[nodiscard]] inline QString askForPath(QWidget* window, const char* page,
                                        QFileDialog::FileMode mode, const FileQuestion& question) {
    return askForPaths(window, page, mode, question).value(0);
}

/// Empty if the user cancels. @param title of the dialog; empty for "Open puzzles"
[[nodiscard]] QStringList askForFilesToOpen(QWidget* window, const QString& folder,
                                            const QString& title = {});
/// The path of a PNG, JPEG or SVG picture, or empty.
[[nodiscard]] QString askForPicture(QWidget* window, const QString& folder);
/// A name with the native ending, or empty.
[[nodiscard]] QString askForFileToSave(QWidget* window, const QString& folder,
                                       const Document& document);
/// What is exported, if it is not the document itself.
struct ExportWords {
    QString title{}; ///< of the dialog; empty for "Export"
    QString name{};  ///< of the file, with %1 for the document's; empty for that alone
};
/// A name with one of these endings, the first being the default, or empty.
[[nodiscard]] QString askForExport(QWidget* window, const QString& folder, const Document& document,
                                   const QStringList& extensions, const ExportWords& words = {});
/// The same with a suggested path that has the first ending.
[[nodiscard]] QString askForExport(QWidget* window, const QString& suggested,
                                   const QStringList& extensions, const QString& title = {});

enum class SaveAnswer : unsigned char {
    Keep, ///< put the search's best board into the puzzle, then save
    Save,
    Discard,
    Stay
};
/// What a question about an unfinished search depends on.
struct StopQuestion {
    enum class End : unsigned char { Lost, Restarts, Kept };

    bool isPaused = false;
    End end = End::Lost; ///< what closing means for it, unless changes of its puzzle are discarded
    bool keeps = false;  ///< whether its board can be kept and saved instead
};
/// One question about the document's changes and its search.
/// @param result of an ended search, as a sentence, if its board can be kept first; else empty
/// @param search one that has not ended, if there is one
[[nodiscard]] SaveAnswer askToSave(QWidget* window, const Document& document, const QString& result,
                                   const std::optional<StopQuestion>& search = {});
/// Whether running work may be interrupted, to restart after the next start of the program.
[[nodiscard]] bool askToBeginAnew(QWidget* window, const QString& name);
/// Whether searches of a race may be removed with their results.
[[nodiscard]] bool askToRemove(QWidget* window, int searches);
/// Whether the results of ended searches may be lost.
[[nodiscard]] bool askToDiscardResults(QWidget* window, const QString& name);
/// Whether a plan that is in no file may be lost. @param replaced by another one
[[nodiscard]] bool askToDiscardPlan(QWidget* window, bool replaced);
/// Whether a search may be interrupted. Discard means that it may, Keep to keep its board first.
[[nodiscard]] SaveAnswer askToStopSearch(QWidget* window, const QString& name,
                                         const StopQuestion& asked = {});
/// Whether a search may be lost with the recovered version of its puzzle.
/// @param result of an ended one, as a sentence; empty for one that is paused
[[nodiscard]] bool askToDropSearch(QWidget* window, const QString& name, const QString& result);
/// Closes the window's open question, as if cancelled: its words are no longer true.
/// @return false if there is none, or it was answered before
bool withdrawQuestion(const QWidget& window);

} // namespace tessera
