// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/formats/NativeVersion.h"
#include "core/edges/formats/PieceList.h"
#include "core/text/Json.h"

namespace tessera {

namespace {

QStringList knownKeys() {
    return QStringLiteral("format version title author notes width height framed signed "
                          "keepsRotation rimColor pieces hints board locked solution patternNames "
                          "patternPictures tileTheme bestScore generator")
        .split(u' ');
}

std::vector<Piece> readPieces(const JsonNode& list, bool isSigned) {
    std::vector<Piece> pieces;
    const PieceList listed = jsonPieceList(list, isSigned ? -kMaxSignedColor : 0,
                                           isSigned ? kMaxSignedColor : kMaxColor);
    for (const ListedPiece& piece : listed.pieces) {
        std::ranges::transform(piece.numbers, pieces.emplace_back().edges.begin(),
                               [](int number) { return static_cast<Color>(number); });
    }
    return pieces;
}

std::vector<Hint> readHints(const JsonNode& list, GridSize size, int pieceCount) {
    std::vector<Hint> hints;
    for (qsizetype i = 0; i < list.size(); ++i) {
        const JsonNode item = list.at(i);
        item.expectSize(3, FormatText::tr("cell, piece and rotation"));
        const int cell = item.at(0).integer(0, size.cells() - 1, FormatText::tr("a cell"));
        const int piece = item.at(1).integer(0, pieceCount - 1, FormatText::tr("a piece"));
        const int rotation = item.at(2).integer(0, 3, FormatText::tr("a rotation"));
        for (const Hint& other : hints) {
            if (other.cell == cell || other.placement.piece() == piece)
                item.fail(FormatText::tr("a cell and a piece that no other hint uses"));
        }
        hints.push_back({cell, {static_cast<PieceIndex>(piece), static_cast<Rotation>(rotation)}});
    }
    return hints;
}

Board readPlacedBoard(const JsonNode& rows, GridSize size, int pieceCount) {
    Board board(size, pieceCount);
    rows.expectSize(size.height, FormatText::tr("%n row(s)", nullptr, size.height));
    for (int y = 0; y < size.height; ++y) {
        const JsonNode row = rows.at(y);
        row.expectSize(size.width, FormatText::tr("%n cell(s)", nullptr, size.width));
        for (int x = 0; x < size.width; ++x) {
            const JsonNode item = row.at(x);
            const int code = item.integer(-1, 4 * pieceCount - 1, FormatText::tr("a placement"));
            if (code < 0)
                continue;
            const auto placement = Placement::fromCode(static_cast<std::uint16_t>(code));
            if (board.cellOf(placement.piece())) {
                item.fail(FormatText::tr("a piece that is on no other cell"),
                          FormatText::tr("piece %1 again").arg(placement.piece()));
            }
            board.place(size.cell(x, y), placement);
        }
    }
    return board;
}

/// Without locks on empty cells, which could be neither seen nor removed.
std::vector<bool> readLocked(const JsonNode& list, const Board& board) {
    std::vector<bool> locked(asIndex(board.cells()));
    for (qsizetype i = 0; i < list.size(); ++i) {
        const int cell = list.at(i).integer(0, board.cells() - 1, FormatText::tr("a cell"));
        locked[asIndex(cell)] = !board.at(cell).isEmpty();
    }
    return locked;
}

/// Keeps the usable pictures; a warning names the others, with the last reason.
void readPictures(const JsonNode& list, PuzzleInfo& info, QStringList& warnings) {
    if (list.size() > kMaxColor)
        list.fail(FormatText::tr("at most %1 pictures").arg(kMaxColor));
    QStringList left;
    QString reason;
    for (qsizetype i = 0; i < list.size(); ++i) {
        const QByteArray text = list.at(i).text().toLatin1();
        const auto png =
            QByteArray::fromBase64Encoding(text, QByteArray::AbortOnBase64DecodingErrors);
        try {
            if (!png)
                throw UserError(FormatText::tr("It is not written in Base64."));
            setPatternPicture(info, static_cast<Color>(i + 1), *png);
        } catch (const UserError& error) {
            left << QString::number(i + 1);
            reason = error.sentence();
        }
    }
    if (!left.isEmpty())
        warnings += FormatText::tr("The pictures of these patterns are left out: %1. %2")
                        .arg(left.join(QStringLiteral(", ")), reason);
}

PuzzleInfo readInfo(const JsonNode& root, int totalEdges) {
    PuzzleInfo info;
    info.title = root.textAt("title");
    info.author = root.textAt("author");
    info.notes = root.textAt("notes");
    if (const auto names = root.find("patternNames")) {
        if (names->size() > kMaxColor)
            names->fail(FormatText::tr("at most %1 names").arg(kMaxColor));
        for (qsizetype i = 0; i < names->size(); ++i)
            info.patternNames.push_back(names->at(i).text());
    }
    info.tileTheme = root.textAt("tileTheme");
    if (const auto best = root.find("bestScore"))
        info.bestScore = best->integer(0, totalEdges, FormatText::tr("a score"));
    if (const auto generator = root.find("generator"))
        info.generator = generator->object();
    return info;
}

QJsonArray rowsOf(GridSize size, const std::vector<std::uint16_t>& codes) {
    QJsonArray rows;
    for (int y = 0; y < size.height; ++y) {
        QJsonArray row;
        for (int x = 0; x < size.width; ++x) {
            const std::uint16_t code = codes[asIndex(size.cell(x, y))];
            row.append(code == Placement::kEmptyCode ? -1 : static_cast<int>(code));
        }
        rows.append(row);
    }
    return rows;
}

QJsonArray hintsOf(const Puzzle& puzzle) {
    QJsonArray hints;
    for (const Hint& hint : puzzle.hints())
        hints.append(QJsonArray{hint.cell, hint.placement.piece(), hint.placement.rotation()});
    return hints;
}

QJsonArray lockedOf(const std::vector<bool>& locked) {
    QJsonArray cells;
    for (std::size_t cell = 0; cell < locked.size(); ++cell) {
        if (locked[cell])
            cells.append(static_cast<int>(cell));
    }
    return cells;
}

void addInfo(JsonMembers& members, const PuzzleInfo& info) {
    if (!info.patternNames.empty()) {
        QJsonArray names;
        for (const QString& name : info.patternNames)
            names.append(name);
        members.emplace_back("patternNames", names);
    }
    if (hasPictures(info)) {
        QJsonArray pictures;
        for (const QByteArray& png : info.patternPictures)
            pictures.append(QString::fromLatin1(png.toBase64()));
        members.emplace_back("patternPictures", pictures);
    }
    if (!info.tileTheme.isEmpty())
        members.emplace_back("tileTheme", info.tileTheme);
    if (info.bestScore >= 0)
        members.emplace_back("bestScore", info.bestScore);
    if (!info.generator.isEmpty())
        members.emplace_back("generator", info.generator);
}

Detection detectNative(const QByteArray& bytes) {
    if (!bytes.trimmed().startsWith('{') && !bytes.startsWith("\xEF\xBB\xBF{"))
        return {};
    if (!bytes.contains("\"tessera\""))
        return {};
    // A puzzle in another JSON may have that title.
    return {bytes.contains("\"format\"") ? 100 : kBrokenFile,
            FormatText::tr("It is JSON and names this format.")};
}

ReadResult readNative(const QByteArray& bytes, const ReadOptions& /*options*/) {
    const JsonNode root = JsonNode::parse(bytes);
    ReadResult result;
    QJsonObject unknown = unknownKeysOf(root, knownKeys(), result.warnings);
    const GridSize size = readSize(root);
    Rules rules{root.at("framed").boolean(), root.at("signed").boolean()};
    if (const auto keeps = root.find("keepsRotation"))
        rules.keepsRotation = keeps->boolean();
    rules.rimColor = readRimColor(root);
    std::vector<Piece> pieces = readPieces(root.at("pieces"), rules.isSigned);
    const int count = static_cast<int>(pieces.size());
    std::vector<Hint> hints;
    if (const auto list = root.find("hints"))
        hints = readHints(*list, size, count);

    Puzzle puzzle(size, rules, std::move(pieces), std::move(hints));
    PuzzleInfo info = readInfo(root, puzzle.totalEdges());
    result.file = PuzzleFile(std::move(puzzle), std::move(info));
    if (const auto pictures = root.find("patternPictures"))
        readPictures(*pictures, result.file.info, result.warnings);
    if (const auto board = root.find("board"))
        result.file.board = readPlacedBoard(*board, size, count);
    if (const auto locked = root.find("locked"))
        result.file.locked = readLocked(*locked, result.file.board);
    if (const auto solution = root.find("solution"))
        result.file.solution = readPlacedBoard(*solution, size, count).codes();
    result.file.unknownKeys = std::move(unknown);
    return result;
}

QByteArray writeNative(const PuzzleFile& file) {
    const Puzzle& puzzle = file.puzzle;
    JsonMembers members = nativeHead(file.unknownKeys);
    members.insert(members.end(), {
                                      {"title", file.info.title},
                                      {"author", file.info.author},
                                      {"notes", file.info.notes},
                                      {"width", puzzle.width()},
                                      {"height", puzzle.height()},
                                      {"framed", puzzle.framed()},
                                      {"signed", puzzle.isSigned()},
                                  });
    if (puzzle.keepsRotation())
        members.emplace_back("keepsRotation", true);
    addRimColor(members, puzzle);
    members.emplace_back("pieces", jsonPieces(puzzle));
    members.emplace_back("hints", hintsOf(puzzle));
    members.emplace_back("board", rowsOf(puzzle.size(), file.board.codes()));
    members.emplace_back("locked", lockedOf(file.locked));
    if (!file.solution.empty())
        members.emplace_back("solution", rowsOf(puzzle.size(), file.solution));
    addInfo(members, file.info);
    addUnknownKeys(members, file.unknownKeys);
    return writeJson(members);
}

} // namespace

/// Dialect 1, the native format: JSON that holds everything in a PuzzleFile.
///
/// Keys: format ("tessera"), version ("1.0"), title, author, notes, width, height, framed, signed,
/// keepsRotation (only written when true), rimColor (a colour or "any", only written if there is
/// one), pieces ([up, right, down, left] each), hints ([cell, piece, rotation] each), board and
/// solution (one array per row of the board, with piece·4 + rotation or −1), locked (cells),
/// patternNames (from pattern 1; "head|tail" in a signed puzzle), patternPictures (PNG in Base64,
/// empty if there is none), tileTheme (an id), bestScore, generator. All numbers count from 0. A
/// reader rejects another major version. It keeps unknown keys, which a newer minor version may
/// add.
constinit const Format kNativeFormat("native", QT_TRANSLATE_NOOP("Formats", "Tessera puzzle"),
                                     "tessera", detectNative, readNative, writeNative,
                                     {.looks = true, .title = true});

} // namespace tessera
