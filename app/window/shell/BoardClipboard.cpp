// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/shell/BoardClipboard.h"

#include "widgets/board/BoardPicture.h"

#include "core/edges/formats/FormatRegistry.h"

#include <QMimeData>
#include <QUrl>

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
    data->setData(nativeMimeType(), kNativeFormat.write(withBoard(file, board)));
    return data;
}

std::unique_ptr<QMimeData> boardAsText(const PuzzleFile& file, const Board& board,
                                       const Format& format) {
    QByteArray bytes = format.write(withBoard(file, board));
    // An address is pasted into a line; lists and boards keep their last line's end.
    if (bytes.count('\n') == 1)
        bytes = bytes.trimmed();
    auto data = std::make_unique<QMimeData>();
    data->setText(QString::fromUtf8(bytes));
    return data;
}

PuzzleOffer puzzleOffer(const QMimeData& data) {
    PuzzleOffer offer;
    for (const QUrl& url : data.urls()) {
        if (url.isLocalFile())
            offer.files << url.toLocalFile();
    }
    if (data.hasFormat(nativeMimeType()))
        offer.bytes = data.data(nativeMimeType());
    else if (data.hasText())
        offer.bytes = data.text().toUtf8();
    return offer;
}

} // namespace tessera
