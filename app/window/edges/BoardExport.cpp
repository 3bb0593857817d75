// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/edges/BoardExport.h"

#include "core/edges/formats/FormatRegistry.h"
#include "core/support/FileIo.h"
#include "core/support/UserError.h"

#include <QCoreApplication>

namespace tessera {

QString ExportChoice::extension() const {
    if (picture)
        return pictureExtensions().at(static_cast<int>(*picture));
    const Format* format = findFormat(formatId);
    return format != nullptr ? format->extensions().value(0) : QString();
}

QByteArray exportedBytes(const PuzzleFile& file, const Board& shown, const ExportChoice& choice) {
    PuzzleFile written = file;
    written.board = shown;
    if (choice.picture)
        return boardPictureBytes(written, *choice.picture, choice.longestSide, choice.options);
    const Format* format = findFormat(choice.formatId);
    if (format == nullptr) {
        throw UserError(QCoreApplication::translate("BoardExport", "There is no format “%1”.")
                            .arg(choice.formatId));
    }
    return format->write(written);
}

void exportBoard(const PuzzleFile& file, const Board& shown, const ExportChoice& choice,
                 const QString& path) {
    writeFile(exportedBytes(file, shown, choice), path);
}

} // namespace tessera
