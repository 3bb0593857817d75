// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/formats/NamedFormat.h"

#include "core/text/FormatError.h"

#include <QCoreApplication>

namespace tessera {

QString NamedFormat::id() const {
    return QLatin1String(m_id);
}

QString NamedFormat::name() const {
    return QCoreApplication::translate("Formats", m_name);
}

QStringList NamedFormat::extensions() const {
    return QString(QLatin1String(m_extensions)).split(u' ');
}

QByteArray NamedFormat::write(const PuzzleFile& /*file*/) const {
    throw UserError(FormatText::tr("The format “%1” can only be read.").arg(name()));
}

void expectUnsigned(const PuzzleFile& file, const Format& format) {
    if (file.puzzle.isSigned())
        throw UserError(
            FormatText::tr("The format “%1” knows no signed puzzles.").arg(format.name()));
}

void expectComplete(const PuzzleFile& file) {
    if (!file.puzzle.isComplete()) {
        throw UserError(
            FormatText::tr("This format needs all %1 pieces of the board; the puzzle has "
                           "%2.")
                .arg(file.puzzle.size().cells())
                .arg(file.puzzle.pieceCount()));
    }
}

const Puzzle& expectPuzzle(const ReadOptions& options) {
    if (options.puzzle == nullptr) {
        throw FormatError(
            FormatText::tr("This file holds only a board: open the puzzle whose pieces it "
                           "places first."));
    }
    return *options.puzzle;
}

} // namespace tessera
