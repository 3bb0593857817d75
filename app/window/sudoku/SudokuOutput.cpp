// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/sudoku/SudokuOutput.h"

#include "widgets/pictures/PictureFile.h"
#include "widgets/sudoku/SudokuPainter.h"

#include "core/sudoku/formats/SudokuFile.h"
#include "core/sudoku/formats/SudokuFormat.h"
#include "core/support/FileIo.h"

#include <QClipboard>
#include <QCoreApplication>
#include <QGuiApplication>
#include <QImage>
#include <QPainter>
#include <QPrintDialog>
#include <QPrintPreviewDialog>
#include <QPrinter>

namespace tessera {

namespace {

struct SudokuOutputText {
    Q_DECLARE_TR_FUNCTIONS(SudokuOutput)
};

constexpr int kGridPictureSide = 1024;
/// Of the page's width: a grid as in a puzzle book.
constexpr double kGridPageShare = 0.82;

QByteArray pictureOf(const SudokuFile& file, PictureFormat format) {
    return pictureBytes(format, {kGridPictureSide, kGridPictureSide}, file.title,
                        [&](QPainter& painter, const QRectF& area) {
                            paintSudoku(painter, SudokuGeometry(area, file.givens.order()),
                                        contentOf(file), SudokuColors::print());
                        });
}

void paintPage(QPrinter& printer, const SudokuFile& file, const QString& title) {
    QPainter painter(&printer);
    const QRectF page = painter.viewport();
    const double length = page.width() * kGridPageShare;
    const QRectF grid(page.left() + (page.width() - length) / 2, page.top() + page.height() * 0.12,
                      length, length);
    QFont font = painter.font();
    font.setPixelSize(static_cast<int>(page.width() / 36));
    painter.setFont(font);
    painter.drawText(QRectF(grid.left(), page.top(), grid.width(), grid.top() - page.top() - 20),
                     Qt::AlignLeft | Qt::AlignBottom, title);
    paintSudoku(painter, SudokuGeometry(grid, file.givens.order()), contentOf(file),
                SudokuColors::print());
}

} // namespace

QStringList sudokuExportExtensions() {
    return pictureExtensions() << QStringLiteral("sdm") << QStringLiteral("txt");
}

void exportSudoku(const SudokuFile& file, const QString& path) {
    if (const auto format = pictureFormatOf(path))
        writeFile(pictureOf(file, *format), path);
    else
        writeFile(kSudokuLinesFormat.write({&file, 1}), path);
}

void copySudokuPicture(const SudokuFile& file) {
    QGuiApplication::clipboard()->setImage(QImage::fromData(pictureOf(file, PictureFormat::Png)));
}

void copySudokuLine(const SudokuFile& file) {
    QGuiApplication::clipboard()->setText(lineOf(file.digits));
}

QString printSudoku(QWidget* window, const SudokuFile& file, const QString& title) {
    QPrinter printer(QPrinter::HighResolution);
    printer.setDocName(title);
    QPrintDialog dialog(&printer, window);
    if (dialog.exec() != QDialog::Accepted)
        return {};
    paintPage(printer, file, title);
    return SudokuOutputText::tr("The Sudoku is printed.");
}

void previewSudoku(QWidget* window, const SudokuFile& file, const QString& title) {
    QPrinter printer(QPrinter::HighResolution);
    printer.setDocName(title);
    QPrintPreviewDialog dialog(&printer, window);
    QObject::connect(&dialog, &QPrintPreviewDialog::paintRequested, &dialog,
                     [&](QPrinter* to) { paintPage(*to, file, title); });
    dialog.exec();
}

} // namespace tessera
