// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMessageBox>
#include <QString>
#include <QStringList>

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

enum class SaveAnswer : unsigned char { Save, Discard, Stay };
/// @param result of an ended search, as a sentence, if Save keeps its board first; else empty
[[nodiscard]] SaveAnswer askToSave(QWidget* window, const Document& document,
                                   const QString& result);
/// Whether running work may be interrupted, to restart after the next start of the program.
[[nodiscard]] bool askToBeginAnew(QWidget* window, const QString& name);
/// Whether searches of a race may be removed with their results.
[[nodiscard]] bool askToRemove(QWidget* window, int searches);
/// Whether the results of ended searches may be lost.
[[nodiscard]] bool askToDiscardResults(QWidget* window, const QString& name);
/// Whether a plan that is in no file may be lost. @param replaced by another one
[[nodiscard]] bool askToDiscardPlan(QWidget* window, bool replaced);
/// What a question about an unfinished search depends on.
struct StopQuestion {
    bool isPaused = false;
    bool restarts = false; ///< at the next start of the program; else its board is lost
    bool keeps = false;    ///< whether its board can be kept and saved instead
};
/// Whether a search may be interrupted. Discard means that it may, Save to keep its board first.
[[nodiscard]] SaveAnswer askToStopSearch(QWidget* window, const QString& name,
                                         const StopQuestion& asked = {});

} // namespace tessera
