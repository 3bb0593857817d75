// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/formats/PieceList.h"
#include "core/edges/formats/PuzzleImport.h"

#include <QJsonDocument>

namespace tessera {

namespace {

const QString kBoardKey = QStringLiteral("board");
const QString kBoardEdgesKey = QStringLiteral("board_edges");
const QString kFramedKey = QStringLiteral("framed");               ///< our own key: other programs
                                                                   ///< ignore it
const QString kKeepsRotationKey = QStringLiteral("keepsRotation"); ///< also ours
const QString kPiecesKey = QStringLiteral("pieces");

std::vector<Hint> readWebHints(const JsonNode& items, GridSize size, int pieceCount) {
    std::vector<Hint> hints;
    const std::vector<TextPosition> places = items.itemPositions();
    for (qsizetype i = 0; i < items.size(); ++i) {
        const JsonNode item = items.at(i);
        const auto number = [&](const char* key, int highest, const QString& what) {
            return item.at(QLatin1String(key)).integer(0, highest, what);
        };
        const int cell = number("pos", size.cells() - 1, FormatText::tr("a cell"));
        const int piece = number("piece", pieceCount - 1, FormatText::tr("a piece"));
        const int rotation = number("rot", 3, FormatText::tr("a rotation"));
        addHint(hints, {cell, {static_cast<PieceIndex>(piece), static_cast<Rotation>(rotation)}},
                size, pieceCount, places[asIndex(i)]);
    }
    return hints;
}

Board readBoard(const JsonNode& items, const Puzzle& puzzle) {
    Board board(puzzle.size(), puzzle.pieceCount());
    items.expectSize(board.cells(), FormatText::tr("%n cell(s)", nullptr, board.cells()));
    for (int cell = 0; cell < board.cells(); ++cell) {
        const JsonNode item = items.at(cell);
        const int code =
            item.integer(-1, 4 * board.pieceCount() - 1, FormatText::tr("a placement"));
        if (code < 0)
            continue;
        if (board.cellOf(static_cast<PieceIndex>(code / 4)))
            item.fail(FormatText::tr("a piece that is on no other cell"));
        board.place(cell, Placement::fromCode(static_cast<std::uint16_t>(code)));
    }
    return board;
}

ReadResult readPuzzleWith(const JsonNode& root, const ReadOptions& options) {
    PieceList list = jsonPieceList(root.at(kPiecesKey), kLowestListed, kHighestListed);
    list.size = readSize(root);
    if (const auto framed = root.find(kFramedKey))
        list.rules = Rules{framed->boolean(), false};
    if (const auto keeps = root.find(kKeepsRotationKey); keeps && list.rules)
        list.rules->keepsRotation = keeps->boolean();
    if (list.rules)
        list.rules->rimColor = readRimColor(root);
    ReadPieces read = interpretPieces(list, options);
    std::vector<Hint> hints;
    if (const auto items = root.find("hints"))
        hints = readWebHints(*items, read.size, static_cast<int>(read.pieces.size()));
    ReadResult result = resultOf(std::move(read), std::move(hints));
    if (const auto board = root.find(kBoardKey))
        result.file.board = readBoard(*board, result.file.puzzle);
    return result;
}

/// Letters of edges hold more than codes without pieces: they are read as in the online viewer.
ReadResult readLetters(const JsonNode& letters, const ReadOptions& options) {
    const QByteArray parameter = "board_edges=" + letters.text().toUtf8();
    try {
        return kViewerUrlFormat.read(parameter, options);
    } catch (const FormatError&) {
        letters.fail(FormatText::tr("the edges of a square board, four letters per cell"));
    }
}

ReadResult readBoardWith(const JsonNode& root, const ReadOptions& options) {
    if (!root.find(kBoardKey) && !root.find(kBoardEdgesKey))
        throw FormatError(FormatText::tr("The content is not in a known puzzle format."));
    if (options.puzzle == nullptr) {
        if (const auto letters = root.find(kBoardEdgesKey))
            return readLetters(*letters, options);
    }
    ReadResult result{PuzzleFile(expectPuzzle(options)), {}};
    result.file.board = readBoard(root.at(kBoardKey), result.file.puzzle);
    return result;
}

QJsonArray boardOf(const Board& board) {
    QJsonArray codes;
    for (const Placement placement : board.placements())
        codes.append(placement.isEmpty() ? -1 : static_cast<int>(placement.code()));
    return codes;
}

QJsonArray webHintsOf(const Puzzle& puzzle) {
    QJsonArray hints;
    for (const Hint& hint : puzzle.hints()) {
        hints.append(QJsonObject{{QStringLiteral("pos"), hint.cell},
                                 {QStringLiteral("piece"), hint.placement.piece()},
                                 {QStringLiteral("rot"), hint.placement.rotation()}});
    }
    return hints;
}

Detection detectWebJson(const QByteArray& bytes) {
    if (!withoutBom(bytes).trimmed().startsWith('{'))
        return {};
    const QByteArray json = withoutBom(bytes).toByteArray();
    const auto document = excessInJson(json) ? QJsonDocument() : QJsonDocument::fromJson(json);
    const QJsonObject root = document.object();
    const auto holds = [&](const QString& key) {
        // Damaged JSON, or too much, is read for the place of the damage.
        return root.contains(key) ||
               (document.isNull() && bytes.contains('"' + key.toUtf8() + '"'));
    };
    if (holds(kPiecesKey) || holds(kBoardKey) || holds(kBoardEdgesKey))
        return {80, FormatText::tr("It is JSON with pieces or a board.")};
    if (document.isNull())
        return {kBrokenFile - 10, FormatText::tr("It is JSON.")};
    return {};
}

ReadResult readWebJson(const QByteArray& bytes, const ReadOptions& options) {
    const JsonNode root = JsonNode::parse(bytes);
    ReadResult result =
        root.find(kPiecesKey) ? readPuzzleWith(root, options) : readBoardWith(root, options);
    result.file.info.title = root.textAt("name");
    return result;
}

QByteArray writeWebJson(const PuzzleFile& file) {
    expectUnsigned(file, kWebJsonFormat);
    expectComplete(file);
    const Puzzle& puzzle = file.puzzle;
    JsonMembers members{
        {"name", file.info.title},        {"width", puzzle.width()},
        {"height", puzzle.height()},      {"numColors", puzzle.highestColor()},
        {kPiecesKey, jsonPieces(puzzle)}, {"hints", webHintsOf(puzzle)},
        {kBoardKey, boardOf(file.board)}, {"score", matchedEdges(puzzle, file.board)},
    };
    if (!isPlainList(puzzle))
        members.emplace_back(kFramedKey, puzzle.framed());
    if (puzzle.keepsRotation())
        members.emplace_back(kKeepsRotationKey, true);
    addRimColor(members, puzzle);
    if (const auto edges = viewerEdges(puzzle, file.board))
        members.emplace_back(kBoardEdgesKey, QString::fromLatin1(*edges));
    return writeJson(members);
}

} // namespace

/// Dialect 11, JSON of eternity2.dev: a puzzle (width, height, pieces [up, right, down, left],
/// hints {pos, piece, rot}), a board (board: piece·4 + rotation or −1 per cell), or both in one
/// object. A board alone needs the puzzle unless it has its edges as letters (board_edges).
constinit const Format kWebJsonFormat(
    "web-json", QT_TRANSLATE_NOOP("Formats", "JSON of eternity2.dev"), "json", detectWebJson,
    readWebJson, writeWebJson,
    {.pieces = Held::All, .hints = Held::All, .board = true, .locks = false, .title = true});

} // namespace tessera
