// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/common/FilePrompts.h"

#include "app/document/Document.h"
#include "app/window/common/FormControls.h"

#include "core/experiments/RunFile.h"
#include "core/kind/Kind.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>

#include <string_view>

namespace tessera {

namespace {

struct FilePromptsText {
    Q_DECLARE_TR_FUNCTIONS(FilePrompts)
};

QString patternOf(const FormatFacts& format) {
    QStringList patterns;
    for (const QString& extension : format.extensions)
        patterns << QStringLiteral("*.") + extension;
    return patterns.join(u' ');
}

/// A path with a sensible name: the file's name, else the letters of the title.
QString suggestedPath(const QString& folder, const Document& document, const QString& extension,
                      const QString& name = {}) {
    const QString base = document.path().isEmpty() ? document.displayName()
                                                   : QFileInfo(document.path()).completeBaseName();
    return QDir(folder).filePath(asFileName(name.isEmpty() ? base : name.arg(base)) + u'.' +
                                 extension);
}

/// Adds the ending; asks if that names an existing file that the dialog did not ask about. Empty
/// for no.
QString withExtension(QWidget* window, const QString& path, const QString& extension) {
    if (path.isEmpty() || QFileInfo(path).suffix().compare(extension, Qt::CaseInsensitive) == 0)
        return path;
    const QString longer = path + u'.' + extension;
    const QString exists = FilePromptsText::tr("“%1” already exists. Do you want to replace it?");
    const bool mayGo =
        !QFileInfo::exists(longer) ||
        isConfirmed(window, QMessageBox::Warning, FilePromptsText::tr("Replace the file?"),
                    exists.arg(QDir::toNativeSeparators(longer)), FilePromptsText::tr("&Replace"));
    return mayGo ? longer : QString();
}

/// The texts of a question before something is lost.
struct LossWords {
    QString title;
    QString text;
    QString yes;  ///< the button that accepts the loss
    QString keep; ///< the button that avoids it; empty for none
};

SaveAnswer askBeforeLoss(QWidget* window, QMessageBox::Icon icon, const LossWords& words) {
    QMessageBox box(icon, words.title, words.text, QMessageBox::Cancel, window);
    box.setTextFormat(Qt::PlainText);
    const QAbstractButton* keep =
        words.keep.isEmpty() ? nullptr : box.addButton(words.keep, QMessageBox::AcceptRole);
    const QAbstractButton* yes = box.addButton(words.yes, QMessageBox::DestructiveRole);
    box.setDefaultButton(QMessageBox::Cancel);
    box.exec();
    if (box.clickedButton() == yes)
        return SaveAnswer::Discard;
    return keep != nullptr && box.clickedButton() == keep ? SaveAnswer::Keep : SaveAnswer::Stay;
}

QString stopTitle(const StopQuestion& asked) {
    return asked.isPaused ? FilePromptsText::tr("Search paused")
                          : FilePromptsText::tr("Search running");
}

/// @param isSaving whether the question is also about changes of the puzzle
QString stopText(const QString& name, const StopQuestion& asked, bool isSaving) {
    using End = StopQuestion::End;
    const QString state = asked.isPaused ? FilePromptsText::tr("A search in “%1” is paused.")
                                         : FilePromptsText::tr("A search in “%1” is running.");
    const QString end =
        asked.end == End::Lost ? FilePromptsText::tr("Its board is lost if you close now.")
        : asked.end == End::Kept
            ? FilePromptsText::tr("It is kept for the next start only if you save.")
        : isSaving
            ? FilePromptsText::tr("If you save, it restarts from the beginning next time. If not, "
                                  "it is lost.")
            : FilePromptsText::tr("If you close now, it restarts from the beginning next time.");
    return state.arg(name) + u' ' + end;
}

QString resultTitle() { return FilePromptsText::tr("Result not kept"); }

QString resultText(const QString& name, const QString& result) {
    return FilePromptsText::tr("A search in “%1” has a result that you have not kept. %2")
        .arg(name, result);
}

} // namespace

QStringList askForPaths(QWidget* window, const char* page, QFileDialog::FileMode mode,
                        const FileQuestion& question) {
    QFileDialog dialog(window, question.title, question.path, question.filters);
    dialog.setFileMode(mode);
    dialog.setOption(QFileDialog::ShowDirsOnly, mode == QFileDialog::Directory);
    if (mode == QFileDialog::AnyFile)
        dialog.setAcceptMode(QFileDialog::AcceptSave);
    offerHelp(dialog, page);
    if (dialog.exec() != QDialog::Accepted)
        return {};
    if (question.filter != nullptr)
        *question.filter = dialog.selectedNameFilter();
    return dialog.selectedFiles();
}

QStringList askForFilesToOpen(QWidget* window, const QString& folder, const QString& title) {
    QStringList all;
    QStringList filters;
    for (const Kind* kind : allKinds()) {
        for (const FormatFacts& format : kind->formats()) {
            const QString patterns = patternOf(format);
            all << patterns.split(u' ');
            filters << QStringLiteral("%1 (%2)").arg(format.name, patterns);
        }
    }
    const QString runs = QStringLiteral("*.") + kRunFileEnding;
    all << runs;
    filters << FilePromptsText::tr("Runs (%1)").arg(runs);
    all.removeDuplicates();
    filters.prepend(FilePromptsText::tr("Puzzles (%1)").arg(all.join(u' ')));
    filters << FilePromptsText::tr("All files (*)");
    return askForPaths(window, "formats", QFileDialog::ExistingFiles,
                       {title.isEmpty() ? FilePromptsText::tr("Open puzzles") : title, folder,
                        filters.join(QStringLiteral(";;"))});
}

QString askForPicture(QWidget* window, const QString& folder) {
    return askForPath(
        window, "editing", QFileDialog::ExistingFile,
        {FilePromptsText::tr("Choose a picture"), folder,
         FilePromptsText::tr("Pictures (%1)").arg(QStringLiteral("*.png *.jpg *.jpeg *.svg"))});
}

QString askForFileToSave(QWidget* window, const QString& folder, const Document& document) {
    const FormatFacts native = allKinds().front()->formats().front();
    const QString extension = native.extensions.front();
    const QString path = askForPath(
        window, "formats", QFileDialog::AnyFile,
        {FilePromptsText::tr("Save the puzzle"), suggestedPath(folder, document, extension),
         QStringLiteral("%1 (%2)").arg(native.name, patternOf(native))});
    return withExtension(window, path, extension);
}

bool isConfirmed(QWidget* window, QMessageBox::Icon icon, const QString& title, const QString& text,
                 const QString& yes) {
    return askBeforeLoss(window, icon, {title, text, yes, {}}) == SaveAnswer::Discard;
}

void showPlainly(QWidget* window, QMessageBox::Icon icon, const QString& title,
                 const QString& text) {
    QMessageBox box(icon, title, text, QMessageBox::Ok, window);
    box.setTextFormat(Qt::PlainText);
    box.exec();
}

QString asFileName(const QString& title) {
    constexpr std::u32string_view refused = U"/\\:*?\"<>|";
    QString name;
    for (const char32_t letter : title.toUcs4()) {
        const bool isJoiner = letter == 0x200C || letter == 0x200D; // inside words and emoji
        const bool isKept = isJoiner || (QChar::isPrint(letter) &&
                                         refused.find(letter) == std::u32string_view::npos);
        name += isKept ? QString::fromUcs4(&letter, 1) : QStringLiteral("-");
    }
    return name;
}

QString askForExport(QWidget* window, const QString& folder, const Document& document,
                     const QStringList& extensions, const ExportWords& words) {
    return askForExport(window, suggestedPath(folder, document, extensions.front(), words.name),
                        extensions, words.title);
}

QString askForExport(QWidget* window, const QString& suggested, const QStringList& extensions,
                     const QString& title) {
    QStringList filters;
    for (const QString& extension : extensions)
        filters << QStringLiteral("*.%1").arg(extension);
    QString chosen;
    const QString path = askForPath(window, "formats", QFileDialog::AnyFile,
                                    {title.isEmpty() ? FilePromptsText::tr("Export") : title,
                                     suggested, filters.join(QStringLiteral(";;")), &chosen});
    // The typed ending overrides the filter.
    if (extensions.contains(QFileInfo(path).suffix(), Qt::CaseInsensitive))
        return path;
    return withExtension(window, path,
                         extensions.value(filters.indexOf(chosen), extensions.front()));
}

SaveAnswer askToSave(QWidget* window, const Document& document, const QString& result,
                     const std::optional<StopQuestion>& search) {
    const bool hasResult = !result.isEmpty();
    const bool keeps = hasResult || (search && search->keeps);
    const bool isEdited = document.isModified();
    const QString name = document.displayName();
    // A foreign format is not replaced: saving asks for a name.
    const QString unsaved =
        !document.isApart() ? FilePromptsText::tr("“%1” has unsaved changes. Save them?")
        : document.hasNativePath()
            ? FilePromptsText::tr("The file “%1” was changed or deleted outside Tessera. Save this "
                                  "version in its place?")
            : FilePromptsText::tr(
                  "The file “%1” was changed or deleted outside Tessera. Save the puzzle?");
    QString text = unsaved.arg(name);
    if (hasResult) {
        const QString found = resultText(name, result);
        text = isEdited ? found + QStringLiteral("\n\n") + text : found;
    }
    if (search)
        text = stopText(name, *search, true) + QStringLiteral("\n\n") + text;
    QMessageBox box(QMessageBox::Warning,
                    search      ? stopTitle(*search)
                    : hasResult ? resultTitle()
                                : FilePromptsText::tr("Save the puzzle"),
                    text, QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, window);
    box.setTextFormat(Qt::PlainText);
    // Qt's own texts have no mnemonics everywhere.
    auto* save = qobject_cast<QPushButton*>(box.button(QMessageBox::Save));
    save->setText(FilePromptsText::tr("&Save"));
    box.button(QMessageBox::Discard)->setText(FilePromptsText::tr("&Discard"));
    QPushButton* keep = nullptr;
    if (keeps) {
        // Without changes there is nothing else to save.
        keep = isEdited ? box.addButton(QString(), QMessageBox::AcceptRole) : save;
        keep->setText(FilePromptsText::tr("&Keep and save"));
    }
    box.setDefaultButton(hasResult ? keep : save);
    const int answer = box.exec();
    if (keep != nullptr && box.clickedButton() == keep)
        return SaveAnswer::Keep;
    if (answer == QMessageBox::Save)
        return SaveAnswer::Save;
    return answer == QMessageBox::Discard ? SaveAnswer::Discard : SaveAnswer::Stay;
}

bool askToBeginAnew(QWidget* window, const QString& name) {
    return isConfirmed(
        window, QMessageBox::Question, FilePromptsText::tr("Unfinished searches"),
        FilePromptsText::tr("“%1” has unfinished searches. They wait at the next start and then "
                            "restart from the beginning. Finished searches are kept.")
            .arg(name),
        FilePromptsText::tr("&Stop and close"));
}

bool askToRemove(QWidget* window, int searches) {
    return isConfirmed(
        window, QMessageBox::Question, FilePromptsText::tr("Remove searches?"),
        FilePromptsText::tr("%n search(es) will be removed with all boards and curves. This "
                            "cannot be undone.",
                            nullptr, searches),
        FilePromptsText::tr("&Remove"));
}

bool askToDiscardResults(QWidget* window, const QString& name) {
    return isConfirmed(window, QMessageBox::Question, FilePromptsText::tr("Discard results?"),
                       FilePromptsText::tr("“%1” has results that are not kept. They are lost if "
                                           "you close now.")
                           .arg(name),
                       FilePromptsText::tr("&Discard"));
}

bool askToDiscardPlan(QWidget* window, bool replaced) {
    return isConfirmed(
        window, QMessageBox::Question, FilePromptsText::tr("Discard the plan?"),
        replaced ? FilePromptsText::tr("The plan that you designed was never run, so it is not "
                                       "saved. It is lost if you open another one.")
                 : FilePromptsText::tr("The plan that you designed was never run, so it is not "
                                       "saved. It is lost if you close now."),
        FilePromptsText::tr("&Discard"));
}

SaveAnswer askToStopSearch(QWidget* window, const QString& name, const StopQuestion& asked) {
    return askBeforeLoss(window, QMessageBox::Question,
                         {stopTitle(asked), stopText(name, asked, false),
                          FilePromptsText::tr("&Stop and close"),
                          asked.keeps ? FilePromptsText::tr("&Keep and save") : QString()});
}

bool askToDropSearch(QWidget* window, const QString& name, const QString& result) {
    const bool isPaused = result.isEmpty();
    const QString state = isPaused ? FilePromptsText::tr("A search in “%1” is paused.").arg(name)
                                   : resultText(name, result);
    return isConfirmed(
        window, QMessageBox::Question, isPaused ? stopTitle({isPaused}) : resultTitle(),
        state + QStringLiteral("\n\n") +
            FilePromptsText::tr("Its board is lost if you return to the version in the file."),
        FilePromptsText::tr("&Discard"));
}

bool withdrawQuestion(const QWidget& window) {
    auto* box = window.findChild<QMessageBox*>({}, Qt::FindDirectChildrenOnly);
    if (box == nullptr || !box->isVisible()) // or it has just been answered
        return false;
    box->reject();
    return true;
}

} // namespace tessera
