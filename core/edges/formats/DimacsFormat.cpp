// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/formats/PuzzleImport.h"
#include "core/edges/puzzle/SatEncoding.h"

#include <limits>
#include <vector>

namespace tessera {

namespace {

// The words of our comments.
constexpr char kPuzzleWord[] = "tessera";
constexpr char kPieceWord[] = "piece";
constexpr char kHintWord[] = "hint";

/// The puzzle in the comments of a formula.
struct DimacsPuzzle {
    GridSize size{0, 0};
    Rules rules;
    std::vector<Piece> pieces;
    std::vector<Hint> hints;
};

std::vector<Token> restOf(TokenReader& reader, std::size_t count, const QString& what) {
    std::vector<Token> line = reader.restOfLine(count);
    if (line.size() > count)
        refuse(line.back(), FormatText::tr("the end of the line"));
    if (line.size() < count)
        throw FormatError(reader.position(), what, FormatText::tr("the end of the line"));
    return line;
}

void readDimacsRules(TokenReader& reader, DimacsPuzzle& puzzle) {
    const QString what = FormatText::tr("width, height and four rules");
    const std::vector<Token> line = restOf(reader, 6, what);
    const auto side = [&](std::size_t i) { return numberOf(line[i], 1, kMaxSide, what); };
    const auto is = [&](std::size_t i) { return numberOf(line[i], 0, 1, what) == 1; };
    puzzle.size = {side(0), side(1)};
    puzzle.rules = {is(2), is(3), is(4),
                    static_cast<Color>(numberOf(line[5], kAnyColor, kMaxColor, what))};
}

void readDimacsPiece(TokenReader& reader, DimacsPuzzle& puzzle) {
    const QString what = FormatText::tr("4 colours");
    Piece piece;
    const std::vector<Token> line = restOf(reader, piece.edges.size(), what);
    for (std::size_t i = 0; i < line.size(); ++i)
        piece.edges[i] = static_cast<Color>(
            numberOf(line[i], -kMaxSignedColor, kMaxColor, FormatText::tr("a colour")));
    if (puzzle.pieces.size() >= asIndex(puzzle.size.cells()))
        refuse(line.front(), FormatText::tr("at most %1 pieces").arg(puzzle.size.cells()));
    puzzle.pieces.push_back(piece);
}

void readDimacsHint(TokenReader& reader, DimacsPuzzle& puzzle) {
    const QString what = FormatText::tr("cell, piece and rotation");
    const std::vector<Token> line = restOf(reader, 3, what);
    const int cell = numberOf(line[0], 1, puzzle.size.cells(), what);
    const int piece = numberOf(line[1], 1, puzzle.size.cells(), what);
    const auto rotation = static_cast<Rotation>(numberOf(line[2], 0, 3, what));
    addHint(puzzle.hints, {cell - 1, {static_cast<PieceIndex>(piece - 1), rotation}}, puzzle.size,
            static_cast<int>(puzzle.pieces.size()), line[0].position);
}

/// "p cnf", the numbers of variables and clauses, and as many clauses.
void readClauses(TokenReader& reader) {
    constexpr int most = std::numeric_limits<int>::max();
    const QString what = FormatText::tr("the numbers of variables and clauses");
    const std::vector<Token> head = restOf(reader, 3, what);
    if (head[0].text != "cnf")
        refuse(head[0], QStringLiteral("cnf"));
    const int variables = numberOf(head[1], 0, most, what);
    int clauses = numberOf(head[2], 0, most, what);
    bool isOpen = false;
    while (const auto token = reader.nextAnywhere()) {
        if (clauses == 0)
            refuse(*token, FormatText::tr("the end of the file"));
        isOpen = numberOf(*token, -variables, variables, FormatText::tr("a literal")) != 0;
        clauses -= isOpen ? 0 : 1;
    }
    if (isOpen || clauses > 0)
        throw FormatError(reader.position(), FormatText::tr("a literal"));
}

/// A formula that Tessera wrote: its comments hold the puzzle.
ReadResult readFormula(TokenReader& reader) {
    DimacsPuzzle puzzle;
    bool hasClauses = false;
    while (!hasClauses && reader.nextLine()) {
        const auto word = reader.next();
        hasClauses = word->text == "p";
        if (hasClauses)
            break;
        if (word->text != "c")
            refuse(*word, QStringLiteral("c, p cnf"));
        const auto about = reader.next();
        if (!about)
            continue;
        if (about->text == kPuzzleWord)
            readDimacsRules(reader, puzzle);
        else if (about->text == kPieceWord)
            readDimacsPiece(reader, puzzle);
        else if (about->text == kHintWord)
            readDimacsHint(reader, puzzle);
    }
    if (puzzle.pieces.empty()) {
        throw FormatError(FormatText::tr("This formula does not say which puzzle it is of. Only "
                                         "formulas that Tessera wrote can be read."));
    }
    if (!hasClauses)
        throw FormatError(reader.position(), QStringLiteral("p cnf"));
    readClauses(reader);
    try {
        return {PuzzleFile(Puzzle(puzzle.size, puzzle.rules, std::move(puzzle.pieces),
                                  std::move(puzzle.hints))),
                {}};
    } catch (const UserError& error) {
        throw FormatError(error.sentence());
    }
}

/// Places the piece of a variable that is true. Variables behind the placements are colours.
void placeTrue(Board& board, std::span<const SatLook> looks, int literal, TextPosition position) {
    if (literal <= 0 || asIndex(literal) > looks.size())
        return;
    const auto& [cell, placement] = looks[asIndex(literal - 1)];
    placeOnce(board, cell, placement.piece(), placement.rotation(), position);
}

void expectSolution(const Puzzle& puzzle, const Board& board, TextPosition end) {
    for (int cell = 0; cell < board.cells(); ++cell) {
        if (board.at(cell).isEmpty())
            throw FormatError(end,
                              FormatText::tr("a piece on %1").arg(cellName(board.size(), cell)));
    }
    const Score score = scoreOf(puzzle, board);
    if (!score.isSolved()) {
        throw FormatError(
            FormatText::tr("These values are of another puzzle: only %1 of %2 edges match.")
                .arg(score.matched)
                .arg(score.total));
    }
}

/// The lines "s SATISFIABLE" and "v …" of a SAT solver's answer; the values end with 0.
ReadResult readModel(TokenReader& reader, const Puzzle& puzzle) {
    std::vector<SatLook> looks;
    try {
        looks = satLooks(puzzle);
    } catch (const UserError& error) {
        throw FormatError(error.sentence());
    }
    constexpr int most = std::numeric_limits<int>::max();
    PuzzleFile file(puzzle);
    file.board.clearAll();
    bool isOver = false;
    while (reader.nextLine()) {
        const auto word = reader.next();
        if (word->text == "c")
            continue;
        if (word->text == "s") {
            const auto answer = reader.next();
            if (answer && answer->text == "UNSATISFIABLE")
                throw FormatError(FormatText::tr("The SAT solver says that there is no solution."));
            if (!answer || answer->text != "SATISFIABLE")
                refuse(answer.value_or(*word), QStringLiteral("SATISFIABLE"));
            continue;
        }
        if (word->text != "v")
            refuse(*word, QStringLiteral("s, v"));
        while (const auto token = reader.next()) {
            if (isOver)
                refuse(*token, FormatText::tr("the end of the file"));
            const int literal = numberOf(*token, -most, most, FormatText::tr("a literal"));
            isOver = literal == 0;
            placeTrue(file.board, looks, literal, token->position);
        }
    }
    if (!isOver)
        throw FormatError(reader.position(), QStringLiteral("0"));
    expectSolution(puzzle, file.board, reader.position());
    return {std::move(file), {}};
}

enum class DimacsContent : std::uint8_t { None, Formula, Model };

/// By the first line that is no comment, or by our own first comment.
DimacsContent contentOf(const QByteArray& bytes) {
    TokenReader reader(withoutBom(bytes), {}, 0);
    while (reader.nextLine()) { // solvers write thousands of comments, also empty ones
        const auto word = reader.next();
        const auto second = reader.next();
        if (word->text == "c") {
            if (second && second->text == kPuzzleWord)
                return DimacsContent::Formula;
            continue;
        }
        if (!second)
            return DimacsContent::None;
        if (word->text == "p" && second->text == "cnf")
            return DimacsContent::Formula;
        if (word->text == "s" && second->text.endsWith("SATISFIABLE"))
            return DimacsContent::Model;
        if (word->text == "v" && tryNumber(second->text))
            return DimacsContent::Model;
        return DimacsContent::None;
    }
    return DimacsContent::None;
}

Detection detectDimacs(const QByteArray& bytes) {
    switch (contentOf(bytes)) {
    case DimacsContent::Formula:
        return {95, FormatText::tr("It is a formula in the format of SAT solvers.")};
    case DimacsContent::Model:
        return {95, FormatText::tr("It is the answer of a SAT solver.")};
    case DimacsContent::None:
        break;
    }
    return {};
}

ReadResult readDimacs(const QByteArray& bytes, const ReadOptions& options) {
    TokenReader reader(withoutBom(bytes), {}, 0);
    return contentOf(bytes) == DimacsContent::Model ? readModel(reader, expectPuzzle(options))
                                                    : readFormula(reader);
}

QByteArray dimacsComments(const Puzzle& puzzle) {
    const Rules rules = puzzle.rules();
    QString text = QStringLiteral("c %1 %2 %3 %4 %5 %6 %7\n")
                       .arg(QLatin1String(kPuzzleWord))
                       .arg(puzzle.width())
                       .arg(puzzle.height())
                       .arg(rules.framed ? 1 : 0)
                       .arg(rules.isSigned ? 1 : 0)
                       .arg(rules.keepsRotation ? 1 : 0)
                       .arg(rules.rimColor);
    text += QLatin1String("c (width, height, frame, signed, rotation kept, colour of the rim)\n"
                          "c The pieces, each with its colours up, right, down and left:\n");
    for (const Piece& piece : puzzle.pieces())
        text += QStringLiteral("c %1 %2 %3 %4 %5\n")
                    .arg(QLatin1String(kPieceWord))
                    .arg(piece.edges[0])
                    .arg(piece.edges[1])
                    .arg(piece.edges[2])
                    .arg(piece.edges[3]);
    if (!puzzle.hints().empty())
        text += QLatin1String("c The hints, each with cell, piece and quarter turns:\n");
    for (const Hint& hint : puzzle.hints())
        text += QStringLiteral("c %1 %2 %3 %4\n")
                    .arg(QLatin1String(kHintWord))
                    .arg(hint.cell + 1)
                    .arg(hint.placement.piece() + 1)
                    .arg(hint.placement.rotation());
    return text.toLatin1();
}

QByteArray writeDimacs(const PuzzleFile& file) {
    expectComplete(file);
    const Puzzle& puzzle = file.puzzle;
    std::vector<Placement> fixed(asIndex(puzzle.size().cells()));
    for (const Hint& hint : puzzle.hints())
        fixed[asIndex(hint.cell)] = hint.placement;
    const SatEncoding formula(puzzle, fixed);
    QByteArray text = dimacsComments(puzzle);
    text += "c Each variable places a piece: number, piece/clockwise quarter turns, cell.\n"
            "c The variables after these are the colours of joints.\n";
    int variable = 0;
    for (const auto& [cell, placement] : satLooks(puzzle))
        text += "c " + QByteArray::number(++variable) + ' ' +
                QByteArray::number(placement.piece() + 1) + '/' +
                QByteArray::number(placement.rotation()) + ' ' +
                cellName(puzzle.size(), cell).toLatin1() + '\n';
    return text + formula.dimacs();
}

} // namespace

/// DIMACS: a puzzle as a formula for other SAT solvers, after Heule 2008 (see SatEncoding), and
/// their answers, which need the puzzle. Of copies of a piece the formula allows one order only.
constinit const Format
    kDimacsFormat("dimacs", QT_TRANSLATE_NOOP("Formats", "DIMACS: formula, or a solver’s answer"),
                  "cnf", detectDimacs, readDimacs, writeDimacs,
                  {.pieces = Held::All, .hints = Held::All, .board = false, .locks = false});

} // namespace tessera
