// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/common/LongWork.h"
#include "widgets/board/BoardPicture.h"
#include "widgets/forms/BoundFields.h"
#include "widgets/print/PrintedPages.h"
#include "widgets/print/SheetLayout.h"

#include "core/edges/formats/PuzzleFile.h"

#include <QDialog>
#include <QPageLayout>

class QAction;
class QFormLayout;
class QGroupBox;
class QLabel;
class QPrinter;
class QPushButton;
class QToolButton;

namespace tessera {

struct PrintChoice {
    enum class Kind : unsigned char {
        Board, ///< the board as it is, on one page
        Sheets ///< the puzzle to cut out and play
    };

    Kind kind = Kind::Board;
    QPageSize::PageSizeId paper = QPageSize::A4;
    bool across = false; ///< landscape
    PictureOptions picture;
    SheetSettings sheets; ///< its margin also applies to the board, its paper does not

    /// The paper as printed, without the printer's margins.
    [[nodiscard]] QPageLayout pageLayout() const;
};

/// The pages on the chosen paper. @throws UserError if nothing useful can be printed
[[nodiscard]] PrintedPages printedPages(const PuzzleFile& file, const PrintChoice& choice);

/// Writes the pages as a PDF; the window stays responsive, see runLongWork().
/// @return a sentence on the result; empty if the user cancels
/// @throws UserError if nothing can be printed or the file cannot be written.
[[nodiscard]] QString writePdf(QWidget* window, const PuzzleFile& file, const PrintChoice& choice,
                               const QString& path);

/// @throws UserError if there is no printer and the system's dialog, unlike Qt's own, needs one
void requirePrinter(const QPrinter& printer);

/// What to say when a printer, or the file it prints to, takes no pages.
[[nodiscard]] QString printerRefusal();

class NoticeLine;
class PicturePreview;

/// Shows the pages and prints them or writes a PDF.
class PrintDialog final : public QDialog {
    Q_OBJECT

public:
    /// @param file the puzzle with the shown board
    PrintDialog(PuzzleFile file, PrintChoice choice, QWidget* parent = nullptr);

    [[nodiscard]] const PrintChoice& choice() const { return m_choice; }
    /// A sentence on what was printed or written; empty if nothing was.
    [[nodiscard]] QString result() const { return m_result; }
    /// Sets the function that asks for the PDF's path; empty to cancel. Call it before the dialog
    /// is shown.
    void setAskForPath(std::function<QString()> ask) { m_askForPath = std::move(ask); }

private:
    [[nodiscard]] QFormLayout* paperForm();
    [[nodiscard]] QGroupBox* boardBox();
    [[nodiscard]] QGroupBox* sheetsBox();
    [[nodiscard]] QWidget* pageBox();
    void choiceChanged();
    void turnTo(int page);
    void save();
    /// Runs a function that returns a sentence on the result; closes the dialog if it is not empty.
    void finishWith(const std::function<QString()>& act);

    PuzzleFile m_file;
    PrintChoice m_choice;
    BoundFields m_fields;
    PrintedPages m_pages;
    int m_page = 0;
    QString m_result;
    std::function<QString()> m_askForPath;

    QGroupBox* m_boardBox;
    QGroupBox* m_sheetsBox;
    NoticeLine* m_notice;
    PicturePreview* m_preview;
    QToolButton* m_previous;
    QToolButton* m_next;
    QLabel* m_pageNumber;
    QPushButton* m_print;
    QPushButton* m_save;
    LatestJob* m_job;
};

class AppSettings;
class DocumentPage;
class PageActs;

/// Prints the page in front. Remembers the choices while Tessera runs.
class PrintActions final : public QObject {
    Q_OBJECT

public:
    PrintActions(PageActs& acts, AppSettings& settings, QWidget* window);

    QAction* preview;
    QAction* print;

private:
    void showPreview(DocumentPage& shown);
    void printNow(DocumentPage& shown);
    [[nodiscard]] static PuzzleFile shownFile(DocumentPage& page);

    AppSettings& m_settings;
    QWidget* m_window;
    PrintChoice m_choice;
};

} // namespace tessera
