// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sudoku/formats/SudokuFormat.h"

#include "core/support/FileIo.h"
#include "core/text/FormatError.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>
#include <array>

namespace tessera {

namespace {

const SudokuFormat* detected(const QByteArray& bytes) {
    const SudokuFormat* best = nullptr;
    int confidence = 0;
    for (const SudokuFormat* format : allSudokuFormats()) {
        const int own = format->detect(bytes).confidence;
        if (own > confidence) {
            best = format;
            confidence = own;
        }
    }
    return best;
}

const SudokuFormat& sudokuFormatOf(const QString& id) {
    const SudokuFormat* format = findSudokuFormat(id);
    if (format == nullptr)
        throw UserError(FormatText::tr("There is no format “%1” for Sudokus.").arg(id));
    return *format;
}

} // namespace

QString SudokuFormat::name() const {
    return QCoreApplication::translate("Formats", m_name);
}

QStringList SudokuFormat::extensions() const {
    return QString(QLatin1String(m_extensions)).split(u' ');
}

std::span<const SudokuFormat* const> allSudokuFormats() {
    static constexpr std::array kFormats{&kSudokuNativeFormat, &kSudokuLinesFormat};
    return kFormats;
}

const SudokuFormat* findSudokuFormat(const QString& id) {
    const auto formats = allSudokuFormats();
    const auto found = std::ranges::find_if(
        formats, [&](const SudokuFormat* format) { return format->id() == id; });
    return found == formats.end() ? nullptr : *found;
}

const SudokuFormat& sudokuFormatForWriting(const QString& fileName) {
    const QString ending = QFileInfo(fileName).suffix().toLower();
    for (const SudokuFormat* format : allSudokuFormats()) {
        if (format->extensions().contains(ending))
            return *format;
    }
    // What is typed or piped is text.
    return *allSudokuFormats()[isStandardStream(fileName) ? 1 : 0];
}

bool holdsSudoku(const QByteArray& bytes) {
    return detected(bytes) != nullptr;
}

SudokuReadResult readSudokuSource(const PuzzleSource& source, const QString& formatId) {
    const SudokuFormat* format =
        formatId.isEmpty() ? detected(source.bytes) : &sudokuFormatOf(formatId);
    try {
        if (format == nullptr)
            throw FormatError(FormatText::tr("The content is no Sudoku in a known format."));
        SudokuReadResult result = format->read(source.bytes);
        result.format = format;
        return result;
    } catch (const FormatError& error) {
        const bool placed = error.position().line > 0;
        throw UserError(source.name + (placed ? QStringLiteral(":") : QStringLiteral(": ")) +
                        error.sentence());
    }
}

void saveSudokus(std::span<const SudokuFile> puzzles, const QString& path,
                 const QString& formatId) {
    const SudokuFormat& format =
        formatId.isEmpty() ? sudokuFormatForWriting(path) : sudokuFormatOf(formatId);
    writeFile(format.write(puzzles), path);
}

} // namespace tessera
