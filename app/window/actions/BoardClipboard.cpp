// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/actions/BoardClipboard.h"

#include "widgets/board/BoardPicture.h"

#include "core/formats/FormatRegistry.h"

#include <QMimeData>

namespace tessera {

namespace {

constexpr int kPicturePixels = 1200;

QString nativeMimeType() {
    return QStringLiteral("application/x-tessera");
}

PuzzleFile withBoard(const PuzzleFile& file, const Board& board) {
    PuzzleFile copy = file;
    copy.board = board;
    return copy;
}

} // namespace

std::unique_ptr<QMimeData> boardAsPicture(const PuzzleFile& file, const Board& board,
                                          const QString& theme) {
    PictureOptions options;
    options.theme = theme;
    auto data = std::make_unique<QMimeData>();
    data->setImageData(boardImage(file.puzzle, board, file.locked, kPicturePixels, options));
    data->setData(nativeMimeType(), allFormats().front()->write(withBoard(file, board)));
    return data;
}

std::unique_ptr<QMimeData> boardAsUrl(const PuzzleFile& file, const Board& board) {
    auto data = std::make_unique<QMimeData>();
    data->setText(QString::fromUtf8(
        findFormat(QStringLiteral("viewer-url"))->write(withBoard(file, board)).trimmed()));
    return data;
}

QByteArray puzzleBytes(const QMimeData& data) {
    if (data.hasFormat(nativeMimeType()))
        return data.data(nativeMimeType());
    return data.hasText() ? data.text().toUtf8() : QByteArray();
}

} // namespace tessera
