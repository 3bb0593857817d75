// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/formats/PieceRows.h"
#include "core/edges/formats/PuzzleImport.h"

#include <map>
#include <set>

namespace tessera {

namespace {

/// The lines that detection looks at.
constexpr int kSampledLines = 40;

constexpr QByteArrayView kRimWord = ", rim ";

QByteArray rimComment(Color rim) {
    if (rim == kGrey)
        return {};
    return kRimWord.toByteArray() +
           (rim == kAnyColor ? QByteArray("any") : QByteArray::number(rim));
}

/// A comment on the last line, where other programs that count the lines of pieces never read it.
QByteArray rulesComment(Rules rules) {
    return QByteArray("# rules: ") + (rules.framed ? "framed" : "unframed") +
           (rules.isSigned ? ", signed" : ", unsigned") +
           (rules.keepsRotation ? ", keep rotation" : "") + rimComment(rules.rimColor);
}

/// The colour named in a line made by rulesComment(); grey if it names none.
Color rimIn(const QByteArray& line) {
    const qsizetype at = line.lastIndexOf(kRimWord);
    if (at < 0)
        return kGrey;
    const QByteArray named = line.sliced(at + kRimWord.size());
    return named == "any" ? kAnyColor
                          : static_cast<Color>(std::clamp(named.toInt(), 0, int{kMaxColor}));
}

/// Whether a puzzle can have these rules.
bool isPossible(Rules rules) {
    return !(rules.framed && (rules.keepsRotation || rules.hasRimColor())) &&
           !(rules.isSigned && rules.hasRimColor());
}

std::optional<Rules> rulesIn(QByteArrayView text) {
    const QByteArrayView trimmed = text.trimmed();
    const QByteArrayView last = trimmed.sliced(trimmed.lastIndexOf('\n') + 1);
    const QByteArray said = last.toByteArray();
    const Rules rules{!said.contains(" unframed"), said.contains(" signed"),
                      said.contains(", keep rotation"), rimIn(said)};
    // A line with anything else was not written by rulesComment().
    return said == rulesComment(rules) && isPossible(rules) ? std::optional(rules) : std::nullopt;
}

Detection detectPieceList(const QByteArray& bytes) {
    TokenReader reader(withoutBom(bytes), kCellSeparators);
    int pieces = 0;
    bool letters = false;
    for (int i = 0; i < kSampledLines && reader.nextLine(); ++i) {
        const auto line = cellsOf(reader, 5);
        std::span<const Token> cells(line);
        if (i == 0 &&
            (isHeading(cells) || (cells.size() == 2 && std::ranges::all_of(cells, isListedColor))))
            continue;
        if (cells.size() == 5 && !isListedColor(cells.front()))
            cells = cells.subspan(1);
        letters = areLetters(cells);
        if (cells.size() != 4 || !(letters || std::ranges::all_of(cells, isListedColor)))
            return {pieces > 0 ? kBrokenFile : 0,
                    FormatText::tr("The first lines have four numbers.")};
        ++pieces;
    }
    return {pieces == 0 ? 0
            : letters   ? 45
                        : 60,
            letters ? FormatText::tr("Each line has four letters.")
                    : FormatText::tr("Each line has four numbers.")};
}

ReadResult readPieceList(const QByteArray& bytes, const ReadOptions& options) {
    PieceList list = listedRows(bytes, RowName::Word);
    list.rules = rulesIn(bytes);
    return resultOf(interpretPieces(std::move(list), options));
}

QByteArray writePieceList(const PuzzleFile& file) {
    const Puzzle& puzzle = file.puzzle;
    expectComplete(file);
    QByteArray text;
    if (puzzle.width() != puzzle.height())
        text +=
            QByteArray::number(puzzle.width()) + ' ' + QByteArray::number(puzzle.height()) + '\n';
    for (const Piece& piece : puzzle.pieces()) {
        for (const Side side : kSides) {
            text += QByteArray::number(static_cast<int>(piece.edge(side)));
            text += side == Side::Left ? '\n' : ' ';
        }
    }
    if (!isPlainList(puzzle))
        text += rulesComment(puzzle.rules()) + '\n';
    return text;
}

/// Whether a line is a header such as "ntiles: 256".
bool isHeader(const Token& first) {
    const char initial = first.text.front();
    return (initial >= 'a' && initial <= 'z') || (initial >= 'A' && initial <= 'Z');
}

Detection detectNumberedList(const QByteArray& bytes) {
    TokenReader reader(withoutBom(bytes), kCellSeparators);
    std::set<int> ids;
    bool looksLikeRotations = true;
    int rows = 0;
    while (reader.nextLine() && asIndex(rows) <= kMostListed) {
        const auto line = cellsOf(reader, 5);
        if (isHeader(line.front()) && rows == 0)
            continue;
        const bool numbers =
            tryNumber(line.front().text) &&
            (std::ranges::all_of(line, isListedColor) || areLetters(std::span(line).subspan(1)));
        if (line.size() != 5 || !numbers)
            return {rows > 0 ? kBrokenFile - 1 : 0,
                    FormatText::tr("The first lines have five numbers.")};
        ids.insert(*tryNumber(line.front().text));
        const int last = tryNumber(line.back().text).value_or(-1);
        looksLikeRotations = looksLikeRotations && last >= 0 && last <= 3;
        ++rows;
    }
    const bool permutation = rows > 0 && static_cast<int>(ids.size()) == rows &&
                             *ids.begin() >= 0 && *ids.rbegin() - *ids.begin() == rows - 1 &&
                             *ids.begin() <= 1;
    if (!permutation)
        return {};
    return {looksLikeRotations ? 55 : 85,
            looksLikeRotations ? FormatText::tr("The first of five numbers is the piece number, "
                                                "but the last could be a rotation.")
                               : FormatText::tr("The first of five numbers is the piece number.")};
}

ReadResult readNumberedList(const QByteArray& bytes, const ReadOptions& options) {
    TokenReader reader(withoutBom(bytes), kCellSeparators);
    std::map<int, ListedPiece> pieces; // by their numbers, which may start anywhere
    bool hasCommas = false;
    while (reader.nextLine()) {
        const auto line = cellsOf(reader, 5);
        if (pieces.empty() && isHeader(line.front()))
            continue;
        hasCommas = hasCommas ||
                    QByteArrayView(line.front().text.begin(), line.back().text.end()).contains(',');
        const int number =
            numberOf(line.front(), 0, kMaxSide * kMaxSide, FormatText::tr("a piece number"));
        const auto rest = std::span(line).subspan(1);
        if (!pieces.emplace(number, listedPiece(rest, reader.position())).second)
            refuse(line.front(), FormatText::tr("a piece number not used before"));
    }
    PieceList list;
    list.end = reader.position();
    for (const auto& [number, piece] : pieces) {
        const int expected = pieces.begin()->first + static_cast<int>(list.pieces.size());
        if (number != expected) {
            throw FormatError({piece.position.line, 1},
                              FormatText::tr("the piece number %1").arg(expected),
                              QString::number(number));
        }
        list.pieces.push_back(piece);
    }
    ReadOptions wanted = options;
    if (!wanted.edgeOrder && hasCommas && !list.pieces.empty() && !list.pieces.front().letters)
        wanted.edgeOrder = kEastFirstOrder;
    return resultOf(interpretPieces(list, wanted));
}

constexpr int kMostCells = kMaxSide * kMaxSide;

/// A hint's line, interpreted only when the board's size is known.
struct ListedHint {
    int row;
    int column;
    int piece;
    int rotation;
    TextPosition position;
};

ListedHint readHint(const std::vector<Token>& line, TextPosition lineEnd) {
    if (line.size() != 4)
        throw FormatError(line.empty() ? lineEnd : line.front().position,
                          FormatText::tr("row, column, piece and rotation of a hint"),
                          FormatText::tr("%n number(s)", nullptr, static_cast<int>(line.size())));
    return {numberOf(line[0], 1, kMaxSide, FormatText::tr("a row")),
            numberOf(line[1], 1, kMaxSide, FormatText::tr("a column")),
            numberOf(line[2], 1, kMostCells, FormatText::tr("a piece")),
            numberOf(line[3], 0, 3, FormatText::tr("a rotation")), line.front().position};
}

std::vector<Hint> hintsOn(const std::vector<ListedHint>& listed, const ReadPieces& read) {
    std::vector<Hint> hints;
    for (const ListedHint& hint : listed) {
        if (hint.column > read.size.width || hint.row > read.size.height) {
            throw FormatError(hint.position,
                              FormatText::tr("a cell of the %1×%2 board")
                                  .arg(read.size.width)
                                  .arg(read.size.height),
                              FormatText::tr("row %1, column %2").arg(hint.row).arg(hint.column));
        }
        addHint(hints,
                {read.size.cell(hint.column - 1, hint.row - 1),
                 {static_cast<PieceIndex>(hint.piece - 1), static_cast<Rotation>(hint.rotation)}},
                read.size, static_cast<int>(read.pieces.size()), hint.position);
    }
    return hints;
}

Detection detectHintsFirst(const QByteArray& bytes) {
    TokenReader reader(withoutBom(bytes));
    if (!reader.nextLine())
        return {};
    const auto count = reader.restOfLine(1);
    if (count.size() != 1 || !tryNumber(count.front().text) || !reader.nextLine())
        return {};
    const auto line = reader.restOfLine(4);
    const bool fits = line.size() == 4 && std::ranges::all_of(line, [](const Token& token) {
                          return tryNumber(token.text).has_value();
                      });
    return {fits ? 80 : 0, FormatText::tr("A single number comes before lines of four.")};
}

ReadResult readHintsFirst(const QByteArray& bytes, const ReadOptions& options) {
    TokenReader reader(withoutBom(bytes));
    const auto count = reader.nextAnywhere();
    if (!count)
        throw FormatError(reader.position(), FormatText::tr("the number of hints"));
    int hintsLeft = numberOf(*count, 0, kMostCells, FormatText::tr("a number of hints"));
    if (const auto more = reader.next())
        refuse(*more, FormatText::tr("the end of the line"));
    std::vector<ListedHint> listed;
    PieceList list;
    while (reader.nextLine()) {
        expectRoom(list, reader.position());
        const auto line = reader.restOfLine(4);
        if (hintsLeft-- > 0)
            listed.push_back(readHint(line, reader.position()));
        else
            list.pieces.push_back(listedPiece(line, reader.position()));
    }
    list.end = reader.position();
    ReadPieces read = interpretPieces(list, options);
    std::vector<Hint> hints = hintsOn(listed, read);
    return resultOf(std::move(read), std::move(hints));
}

constexpr QByteArrayView kCsvSeparators = ",";
constexpr int kBinaryGrey = 0xFFFF;
constexpr std::size_t kCsvColumns = 7;

struct Row {
    ListedPiece piece;
    std::array<int, 3> tail{}; ///< x, y, rotation, or "is a hint", x, y
};

int binaryWord(const Token& token) {
    if (!isBinaryWord(token.text))
        refuse(token, FormatText::tr("a word of 16 binary digits"));
    return listedColor(token);
}

Row readRow(const std::vector<Token>& line, TextPosition lineEnd) {
    if (line.size() != kCsvColumns) {
        throw FormatError(line.size() > kCsvColumns ? line.back().position : lineEnd,
                          FormatText::tr("7 values on a line"), QString::number(line.size()));
    }
    Row row;
    row.piece.position = line.front().position;
    for (std::size_t i = 0; i < 4; ++i)
        row.piece.numbers[i] = binaryWord(line[i]);
    for (std::size_t i = 0; i < 3; ++i)
        row.tail[i] =
            numberOf(line[4 + i], 0, kMaxSide - 1, FormatText::tr("a cell or a rotation"));
    return row;
}

/// Whether the last three mean "is a hint, x, y": then some third values are too large for
/// rotations.
bool saysIsHint(const std::vector<Row>& rows) {
    return std::ranges::all_of(rows, [](const Row& row) { return row.tail[0] <= 1; }) &&
           std::ranges::any_of(rows, [](const Row& row) { return row.tail[2] > 3; });
}

std::vector<Hint> hintsOf(const std::vector<Row>& rows, GridSize size) {
    const bool flagged = saysIsHint(rows);
    std::vector<Hint> hints;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const auto& tail = rows[i].tail;
        if (tail == std::array{0, 0, 0} || (flagged && tail[0] == 0))
            continue;
        const int x = flagged ? tail[1] : tail[0];
        const int y = flagged ? tail[2] : tail[1];
        const int rotation = flagged ? 0 : tail[2];
        if (x >= size.width || y >= size.height || rotation > 3) {
            throw FormatError(
                rows[i].piece.position,
                FormatText::tr("a hint's cell on the %1×%1 board and its rotation").arg(size.width),
                QStringLiteral("%1,%2,%3").arg(tail[0]).arg(tail[1]).arg(tail[2]));
        }
        addHint(hints,
                {size.cell(x, y), {static_cast<PieceIndex>(i), static_cast<Rotation>(rotation)}},
                size, static_cast<int>(rows.size()), rows[i].piece.position);
    }
    return hints;
}

Detection detectBinaryCsv(const QByteArray& bytes) {
    TokenReader reader(withoutBom(bytes), kCsvSeparators);
    if (!reader.nextLine() || reader.restOfLine(1).size() != 1 || !reader.nextLine())
        return {};
    const auto first = reader.next();
    return {first && isBinaryWord(first->text) ? 90 : 0,
            FormatText::tr("The colours are words of 16 binary digits.")};
}

ReadResult readBinaryCsv(const QByteArray& bytes, const ReadOptions& options) {
    TokenReader reader(withoutBom(bytes), kCsvSeparators);
    const auto head = reader.nextAnywhere();
    if (!head)
        throw FormatError(reader.position(), FormatText::tr("the side of the board"));
    const int side = numberOf(*head, 1, kMaxSide, FormatText::tr("a number of cells"));
    PieceList list;
    list.size = GridSize{side, side};
    list.grey = kBinaryGrey;
    std::vector<Row> rows;
    while (reader.nextLine()) {
        expectRoom(list, reader.position());
        const auto line = reader.restOfLine(kCsvColumns);
        rows.push_back(readRow(line, reader.position()));
        list.pieces.push_back(rows.back().piece);
    }
    list.end = reader.position();
    ReadPieces read = interpretPieces(list, options);
    std::vector<Hint> hints = hintsOf(rows, read.size);
    if (saysIsHint(rows))
        read.notes += FormatText::tr("The hints have no rotations; their pieces stay as listed.");
    return resultOf(std::move(read), std::move(hints));
}

} // namespace

/// Dialect 4, of the META 2010 contest: one piece per line, up right down left. A first line of two
/// numbers is width and height; it is only written if the board is not square. Also rows of a
/// spreadsheet, see listedRows().
constinit const Format
    kPieceListFormat("pieces", QT_TRANSLATE_NOOP("Formats", "Piece list"), "txt", detectPieceList,
                     readPieceList, writePieceList,
                     {.pieces = Held::All, .hints = Held::None, .board = false, .locks = false});

/// Dialect 6, of several programs: one piece per line, its number first, separated by spaces,
/// semicolons or commas (with commas: right down left up). Lines of words such as "ntiles: 256" are
/// headers.
constinit const Format kNumberedListFormat("numbered",
                                           QT_TRANSLATE_NOOP("Formats", "Numbered piece list"),
                                           "txt", detectNumberedList, readNumberedList);

/// Dialect 5, of marijnheule's edge-matching: the number of hints, a line "row column piece
/// rotation" for each (from 1, clockwise quarter turns), then one piece per line.
constinit const Format kHintsFirstFormat("hints-first",
                                         QT_TRANSLATE_NOOP("Formats", "Piece list after its hints"),
                                         "txt", detectHintsFirst, readHintsFirst);

/// Dialect 8, of the McGavin and Blackwood solvers: the side of the square board, then one piece
/// per line: four colours as 16-bit binary words, the grey all ones; then x, y and clockwise
/// quarter turns, which are all 0 unless the piece is a hint. One program uses these three as "is a
/// hint, x, y"; that is detected.
constinit const Format kBinaryCsvFormat("binary-csv",
                                        QT_TRANSLATE_NOOP("Formats", "CSV with binary colours"),
                                        "csv", detectBinaryCsv, readBinaryCsv);

} // namespace tessera
