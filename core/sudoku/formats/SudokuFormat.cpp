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

QString lineOf(const SudokuGrid& grid) {
    QString line;
    for (const Digit digit : grid.digits())
        line += digit == 0 ? QChar(u'.') : digitSymbol(digit);
    return line;
}

bool isOpenSign(QChar sign) { return sign == u'.' || sign == u'0' || sign == u'*' || sign == u'_'; }

SudokuLineReading readSudokuLine(QStringView line) {
    const int order = orderOfCellCount(asIndex(line.size()));
    if (order == 0)
        return {SudokuGrid(), line.size()};
    SudokuLineReading reading{SudokuGrid(order), -1};
    QChar open;
    for (qsizetype i = 0; i < line.size(); ++i) {
        const QChar sign = line[i];
        const Digit digit = digitOfSymbol(sign, reading.grid.side());
        reading.grid.set(static_cast<int>(i), digit);
        if (digit != 0)
            continue;
        // In large grids some programs write 0 as a digit: with two signs for open cells neither is
        // reliable.
        const bool mixed = order > 3 && !open.isNull() && open != sign;
        if (!isOpenSign(sign) || mixed) {
            reading.wrongAt = i;
            break;
        }
        open = sign;
    }
    return reading;
}

} // namespace tessera
