// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sudoku/formats/SudokuFormat.h"

#include "core/sudoku/formats/SudokuLinesFormat.h"
#include "core/sudoku/formats/SudokuNativeFormat.h"
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
    for (const auto& format : allSudokuFormats()) {
        const int own = format->detect(bytes).confidence;
        if (own > confidence) {
            best = format.get();
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

std::span<const std::unique_ptr<SudokuFormat>> allSudokuFormats() {
    static const std::array<std::unique_ptr<SudokuFormat>, 2> formats{
        std::make_unique<SudokuNativeFormat>(), std::make_unique<SudokuLinesFormat>()};
    return formats;
}

const SudokuFormat* findSudokuFormat(const QString& id) {
    const auto formats = allSudokuFormats();
    const auto found =
        std::ranges::find_if(formats, [&](const auto& format) { return format->id() == id; });
    return found == formats.end() ? nullptr : found->get();
}

const SudokuFormat& sudokuFormatForWriting(const QString& fileName) {
    const QString ending = QFileInfo(fileName).suffix().toLower();
    for (const auto& format : allSudokuFormats()) {
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
