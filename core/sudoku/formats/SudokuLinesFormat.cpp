// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/formats/PieceRows.h"
#include "core/sudoku/formats/SudokuFormat.h"

#include <algorithm>

namespace tessera {

namespace {

constexpr std::size_t kMostTokens = 4 * kMostSudokuCells;
constexpr int kMostWarnings = 20;

/// A line that is one puzzle, or one row of a drawn puzzle.
struct GridLine {
    int number = 0;
    int column = 1; ///< of its first character
    QString text;
    QString title;
};

bool isSign(QChar sign) { return isOpenSign(sign) || digitOfSymbol(sign, 25) != 0; }

/// Lines with content, without comments.
std::vector<GridLine> linesOf(const QByteArray& bytes) {
    std::vector<GridLine> lines;
    Lines all(withoutBom(bytes));
    // One more than allowed shows that there are too many.
    while (lines.size() <= kMostSudokus) {
        const auto line = all.next();
        if (!line)
            break;
        const QString text = QString::fromUtf8(*line);
        const QString trimmed = text.trimmed();
        if (trimmed.isEmpty() || trimmed.startsWith(u'#'))
            continue;
        const qsizetype blank =
            std::distance(trimmed.begin(),
                          std::ranges::find_if(trimmed, [](QChar sign) { return sign.isSpace(); }));
        lines.push_back({all.number(), static_cast<int>(text.indexOf(trimmed)) + 1,
                         trimmed.left(blank), trimmed.mid(blank).trimmed()});
    }
    return lines;
}

/// Words of 16 binary digits are the colours of a piece, the first of which could be a 4×4 Sudoku.
bool isPiece(const GridLine& line) {
    const QByteArrayList words = (line.text + u' ' + line.title).simplified().toUtf8().split(' ');
    return words.size() > 1 && std::ranges::all_of(words, isBinaryWord);
}

bool isPuzzleLine(const GridLine& line) {
    return orderOfCellCount(asIndex(line.text.size())) != 0 &&
           std::ranges::all_of(line.text, isSign) && !isPiece(line);
}

/// Whether the line was probably meant as a puzzle: long, mostly signs, with open cells.
bool isBrokenPuzzle(const GridLine& line) {
    constexpr qsizetype kLong = 12;
    const auto signs = std::ranges::count_if(line.text, isSign);
    return line.text.size() >= kLong && signs >= line.text.size() - 2 &&
           (line.text.contains(u'.') || line.text.count(u'0') > line.text.size() / 4);
}

/// The cells, as texts, of a puzzle drawn with one line per row.
QStringList drawnCells(const std::vector<GridLine>& lines) {
    QStringList words;
    int rows = 0;
    bool marked = false;
    for (const GridLine& line : lines) {
        QString text = line.text + u' ' + line.title;
        marked = marked || text.contains(u'|') || text.contains(u'.');
        text.replace(u'|', u' ');
        const qsizetype before = words.size();
        for (const QString& word : text.split(u' ', Qt::SkipEmptyParts)) {
            const bool isRule = std::ranges::all_of(
                word, [](QChar sign) { return sign == u'-' || sign == u'+' || sign == u'='; });
            if (!isRule)
                words << word;
        }
        rows += words.size() > before ? 1 : 0;
        if (words.size() > static_cast<qsizetype>(kMostTokens))
            return {};
    }
    if (words.size() != qsizetype{rows} * rows) {
        const QString signs = words.join(QString());
        if (signs.size() > static_cast<qsizetype>(kMostSudokuCells))
            return {};
        words = signs.split(QString(), Qt::SkipEmptyParts);
    }
    const int order = orderOfCellCount(asIndex(words.size()));
    // Four rows of four numbers are more likely the pieces of a 2×2 board.
    return rows == order * order && (order > 2 || marked) ? words : QStringList();
}

/// A cell of a drawn puzzle: a sign, or a number.
std::optional<Digit> cellOf(const QString& text, int side) {
    if (text.size() == 1) {
        const Digit digit = digitOfSymbol(text[0], side);
        return digit != 0 || isOpenSign(text[0]) ? std::optional(digit) : std::nullopt;
    }
    bool isNumber = false;
    const int number = text.toInt(&isNumber);
    return isNumber && number >= 0 && number <= side ? std::optional(static_cast<Digit>(number))
                                                     : std::nullopt;
}

std::optional<SudokuGrid> drawnGrid(const std::vector<GridLine>& lines) {
    const QStringList cells = drawnCells(lines);
    const int order = orderOfCellCount(asIndex(cells.size()));
    if (order == 0)
        return std::nullopt;
    SudokuGrid grid(order);
    for (int cell = 0; cell < grid.cells(); ++cell) {
        const auto digit = cellOf(cells[cell], grid.side());
        if (!digit)
            return std::nullopt;
        grid.set(cell, *digit);
    }
    return grid;
}

/// Whether the lines are puzzles: 16 lines of 16 signs may be 4×4 Sudokus, or the rows of a 16×16.
bool isList(const std::vector<GridLine>& lines) {
    const auto all = [&](auto condition) { return std::ranges::all_of(lines, condition); };
    const bool isSquare = lines.size() == 16 && all([](const GridLine& line) {
                              return line.text.size() == 16 && line.title.isEmpty();
                          });
    return isPuzzleLine(lines.front()) && (!isSquare || all([](const GridLine& line) {
               return readSudokuLine(line.text).isValid();
           }) || !drawnGrid(lines));
}

/// In large grids some programs write 0 as a digit: with two signs for open cells neither is
/// reliable. @throws FormatError
void expectOneOpenSign(const QStringList& cells) {
    QString open;
    for (const QString& cell : cells) {
        if (cell.size() != 1 || !isOpenSign(cell[0]))
            continue;
        if (!open.isEmpty() && open != cell) {
            throw FormatError(FormatText::tr("In a grid of this size, “%1” and “%2” cannot both "
                                             "mark empty cells.")
                                  .arg(open, cell));
        }
        open = cell;
    }
}

SudokuFile readLine(const GridLine& line) {
    const SudokuLineReading reading = readSudokuLine(line.text);
    if (!reading.isValid()) {
        const auto at = static_cast<int>(reading.wrongAt);
        if (at == line.text.size()) {
            throw FormatError({line.number, line.column},
                              FormatText::tr("16, 81, 256 or 625 characters of a Sudoku"),
                              FormatText::tr("%1 characters").arg(at));
        }
        throw FormatError({line.number, line.column + at},
                          FormatText::tr("a digit of the grid, or the sign for an empty cell"),
                          QStringLiteral("“%1”").arg(line.text[at]));
    }
    SudokuFile file(reading.grid);
    file.title = line.title;
    return file;
}

void warnOfConflicts(const SudokuFile& file, int line, QStringList& warnings) {
    const auto conflicts = conflictsOf(file.givens);
    if (!conflicts.empty() && warnings.size() < kMostWarnings)
        warnings << FormatText::tr("Line %1: %2")
                        .arg(line)
                        .arg(describe(conflicts.front(), file.givens));
}

Detection detectSudokuLines(const QByteArray& bytes) {
    // The first lines are enough: a list may be long.
    constexpr qsizetype kEnough = 8192;
    const bool all = bytes.size() <= kEnough;
    const auto lines = linesOf(bytes.left(kEnough));
    if (lines.empty())
        return {};
    if (isList(lines))
        return {90, FormatText::tr("Its first line has as many characters as a Sudoku has cells.")};
    if (all && lines.size() > 3 && drawnGrid(lines))
        return {80, FormatText::tr("It has as many digits and signs as a Sudoku has cells.")};
    if (isBrokenPuzzle(lines.front()))
        return {kBrokenFile, FormatText::tr("It starts like a Sudoku.")};
    return {};
}

SudokuReadResult readSudokuLines(const QByteArray& bytes) {
    const auto lines = linesOf(bytes);
    if (lines.empty())
        throw FormatError(FormatText::tr("The file is empty."));
    SudokuReadResult result;
    if (!isList(lines)) {
        if (const auto grid = drawnGrid(lines)) {
            if (grid->order() > 3)
                expectOneOpenSign(drawnCells(lines));
            result.puzzles.emplace_back(*grid);
            warnOfConflicts(result.puzzles.front(), lines.front().number, result.warnings);
            return result;
        }
    }
    if (lines.size() > kMostSudokus) {
        throw FormatError({lines[kMostSudokus].number, 1},
                          FormatText::tr("at most %1 puzzles").arg(kMostSudokus),
                          FormatText::tr("one more"));
    }
    for (const GridLine& line : lines) {
        result.puzzles.push_back(readLine(line));
        warnOfConflicts(result.puzzles.back(), line.number, result.warnings);
    }
    return result;
}

/// The current digits: a line cannot distinguish givens from other digits.
QByteArray writeSudokuLines(std::span<const SudokuFile> puzzles) {
    QByteArray bytes;
    for (const SudokuFile& puzzle : puzzles) {
        bytes += lineOf(puzzle.digits).toLatin1();
        // A title must not become a separate line.
        const QString title = puzzle.title.simplified();
        if (!title.isEmpty())
            bytes += ' ' + title.toUtf8();
        bytes += '\n';
    }
    return bytes;
}

} // namespace

/// Sudokus as text: one puzzle per line, of 16, 81, 256 or 625 characters, then a space and its
/// title; # starts a comment line. A single puzzle may also be drawn over several lines, with |, -
/// and + between blocks. Large grids may be numbers separated by spaces.
constinit const SudokuFormat kSudokuLinesFormat("sudoku-lines",
                                                QT_TRANSLATE_NOOP("Formats", "Sudoku lines"),
                                                "sdm sdk sudoku txt", detectSudokuLines,
                                                readSudokuLines, writeSudokuLines);

} // namespace tessera
