// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/common/LongWork.h"
#include "app/window/print/Printing.h"

#include <QDialog>
#include <QObject>

class QAction;
class QCheckBox;
class QComboBox;
class QDialogButtonBox;
class QDoubleSpinBox;
class QGroupBox;
class QLabel;
class QPushButton;
class QToolButton;
class QWidget;

namespace tessera {

class NoticeLine;
class PicturePreview;

/// Shows what would be printed, page by page, and prints it or writes a PDF.
class PrintDialog final : public QDialog {
    Q_OBJECT

public:
    /// @param file the puzzle with the board that is shown
    PrintDialog(PuzzleFile file, const PrintChoice& choice, QWidget* parent = nullptr);

    [[nodiscard]] PrintChoice choice() const;
    /// What was printed or written, in a sentence; empty if nothing was.
    [[nodiscard]] QString result() const { return m_result; }
    /// Where a PDF goes, asked for with the name that it should get; empty to
    /// cancel. To be set before the dialog is shown.
    void setAskForPath(std::function<QString()> ask) { m_askForPath = std::move(ask); }

private:
    [[nodiscard]] QGroupBox* boardBox(const PictureOptions& options);
    [[nodiscard]] QGroupBox* sheetsBox(const SheetSettings& settings);
    [[nodiscard]] QWidget* pageBox();
    void arrange();
    void connectAll();
    void choiceChanged();
    void turnTo(int page);
    void showPage();
    void print();
    void save();
    /// Runs what returns a result's sentence; closes the dialog when it does.
    void finishWith(const std::function<QString()>& act);

    PuzzleFile m_file;
    PrintedPages m_pages;
    int m_page = 0;
    QString m_result;
    std::function<QString()> m_askForPath;

    QComboBox* m_kind;
    QComboBox* m_paper;
    QComboBox* m_orientation;
    QDoubleSpinBox* m_margin;
    QComboBox* m_tiles;
    QGroupBox* m_boardBox = nullptr;
    QCheckBox* m_labels = nullptr;
    QCheckBox* m_coordinates = nullptr;
    QCheckBox* m_mismatches = nullptr;
    QCheckBox* m_locks = nullptr;
    QGroupBox* m_sheetsBox = nullptr;
    QDoubleSpinBox* m_piece = nullptr;
    QDoubleSpinBox* m_gap = nullptr;
    QCheckBox* m_backs = nullptr;
    QCheckBox* m_emptyBoard = nullptr;
    NoticeLine* m_notice;
    PicturePreview* m_preview;
    QToolButton* m_previous;
    QToolButton* m_next;
    QLabel* m_pageNumber;
    QPushButton* m_print;
    QPushButton* m_save;
    QDialogButtonBox* m_buttons;
    LatestJob* m_job;
};

class AppSettings;
class DocumentPage;
class PageActs;

/// Prints the board or the puzzle of the page in front. What was chosen in the
/// preview holds until the program ends.
class PrintActions final : public QObject {
    Q_OBJECT

public:
    PrintActions(PageActs& acts, AppSettings& settings, QWidget* window);

    QAction* preview;
    QAction* print;

private:
    void showPreview(DocumentPage& shown);
    void printNow(DocumentPage& shown);
    [[nodiscard]] PuzzleFile shownFile(DocumentPage& page) const;

    AppSettings& m_settings;
    QWidget* m_window;
    PrintChoice m_choice = usualPrintChoice();
};

} // namespace tessera
