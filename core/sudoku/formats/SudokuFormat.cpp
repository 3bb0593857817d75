// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sudoku/formats/SudokuFormat.h"

namespace tessera {

std::span<const SudokuFormat* const> allSudokuFormats() {
    static constexpr std::array kFormats{&kSudokuNativeFormat, &kSudokuLinesFormat};
    return kFormats;
}

const SudokuFormat* findSudokuFormat(const QString& id) { return formatIn(allSudokuFormats(), id); }

const SudokuFormat& sudokuFormatNamed(const QString& id) {
    const SudokuFormat* format = findSudokuFormat(id);
    if (format == nullptr)
        throw UserError(FormatText::tr("There is no format “%1” for Sudokus."), id);
    return *format;
}

bool holdsSudoku(const QByteArray& bytes) {
    return surestOf(allSudokuFormats(), bytes).first != nullptr;
}

SudokuReadResult readSudokuSource(const PuzzleSource& source, const QString& formatId) {
    const SudokuFormat* const format = formatId.isEmpty()
                                           ? surestOf(allSudokuFormats(), source.bytes).first
                                           : &sudokuFormatNamed(formatId);
    return readNaming(source, [&] {
        if (format == nullptr)
            throw FormatError(FormatText::tr("The content is not a Sudoku in a known format."));
        SudokuReadResult result = format->read(source.bytes);
        result.format = format;
        return result;
    });
}

} // namespace tessera
