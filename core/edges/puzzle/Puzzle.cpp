// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/puzzle/Puzzle.h"

#include "core/support/UserError.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QList>

#include <algorithm>
#include <cstdlib>
#include <numeric>

namespace tessera {

namespace {

CellKind cellKindOf(const auto& isGrey) {
    using enum CellKind;
    constexpr std::array byGreys{Inner, Side, Corner, End, Single};
    const auto greys = asIndex(std::ranges::count_if(kSides, isGrey));
    return greys == 2 && isGrey(tessera::Side::Up) == isGrey(tessera::Side::Down) ? Strip
                                                                                  : byGreys[greys];
}

struct PuzzleText {
    Q_DECLARE_TR_FUNCTIONS(Puzzle)
};

constexpr int kMaxPieces = kMaxSide * kMaxSide;

void checkColors(const std::vector<Piece>& pieces, bool isSigned) {
    const int lowest = isSigned ? -kMaxSignedColor : 0;
    const int highest = isSigned ? kMaxSignedColor : kMaxColor;
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        for (const Color color : pieces[i].edges) {
            if (color < lowest || color > highest) {
                throw UserError(PuzzleText::tr("Piece %1 has the colour %2; colours go from %3 to "
                                               "%4."),
                                i + 1, color, lowest, highest);
            }
        }
    }
}

void checkRim(const Rules& rules) {
    if (!rules.hasRimColor())
        return;
    if (rules.framed)
        throw UserError(
            PuzzleText::tr("A board with a grey frame cannot have a rim in one colour."));
    if (rules.isSigned)
        throw UserError(PuzzleText::tr("A rim in one colour is not possible with tabs and blanks: "
                                       "one of the two would stay unpaired."));
    if (rules.rimColor != kAnyColor && (rules.rimColor < 1 || rules.rimColor > kMaxColor)) {
        throw UserError(PuzzleText::tr("The rim cannot show the colour %1; colours go from 1 to "
                                       "%2."),
                        rules.rimColor, kMaxColor);
    }
}

void checkHints(const Puzzle& puzzle) {
    std::vector<bool> cellTaken(asIndex(puzzle.size().cells()));
    std::vector<bool> pieceTaken(puzzle.pieces().size());
    for (const Hint& hint : puzzle.hints()) {
        if (hint.cell < 0 || hint.cell >= puzzle.size().cells() || hint.placement.isEmpty())
            throw UserError(PuzzleText::tr("A hint is outside the board."));
        const auto cell = asIndex(hint.cell);
        const std::size_t piece = hint.placement.piece();
        if (piece >= pieceTaken.size())
            throw UserError(PuzzleText::tr("A hint uses piece %1, which does not exist."),
                            piece + 1);
        if (cellTaken[cell] || pieceTaken[piece]) {
            throw UserError(
                PuzzleText::tr("Two hints conflict: piece %1 or its cell is used twice."),
                piece + 1);
        }
        if (puzzle.keepsRotation() && hint.placement.rotation() != 0) {
            throw UserError(PuzzleText::tr("The hint for piece %1 rotates it, but the pieces of "
                                           "this puzzle keep their rotation."),
                            piece + 1);
        }
        cellTaken[cell] = true;
        pieceTaken[piece] = true;
    }
}

constexpr int kAlphabet = 26;

/// Four edges in clockwise order; nothing for any edge.
using PiecePattern = std::array<std::optional<Color>, 4>;

/// Nothing if the letter is not an edge; an inner nothing means any edge.
std::optional<std::optional<Color>> edgeFromLetter(QChar letter, bool isSigned) {
    if (letter == u'?')
        return std::optional<Color>();
    const int number = letter.toLower().unicode() - u'a';
    if (number < 0 || number >= kAlphabet)
        return std::nullopt;
    return static_cast<Color>(isSigned && letter.isLower() ? -number : number);
}

std::optional<std::optional<Color>> edgeFromNumber(QStringView text, Rules rules) {
    if (text == u"?")
        return std::optional<Color>();
    bool ok = false;
    const int number = text.toInt(&ok);
    if (!ok || number < -kMaxColor || number > kMaxColor)
        return std::nullopt;
    return static_cast<Color>(number + 1 - firstNumber(rules));
}

/// Reads four letters or four numbers between commas; see piecesNamed().
std::optional<PiecePattern> patternOf(QStringView text, Rules rules) {
    PiecePattern pattern;
    const QList<QStringView> numbers = text.split(u',');
    const bool letters = numbers.size() == 1;
    if ((letters ? text.size() : numbers.size()) != 4)
        return std::nullopt;
    for (qsizetype i = 0; i < 4; ++i) {
        const auto edge = letters ? edgeFromLetter(text[i], rules.isSigned)
                                  : edgeFromNumber(numbers[i].trimmed(), rules);
        if (!edge)
            return std::nullopt;
        pattern[asIndex(i)] = *edge;
    }
    return pattern;
}

/// Whether a piece shows these edges in one of the allowed rotations.
bool fits(const PiecePattern& pattern, const Piece& piece, Rotation rotations) {
    for (Rotation rotation = 0; rotation < rotations; ++rotation) {
        if (std::ranges::all_of(kSides, [&](Side side) {
                const auto& wanted = pattern[asIndex(side)];
                return !wanted || *wanted == piece.edge(side, rotation);
            }))
            return true;
    }
    return false;
}

bool partsEdges(QChar letter) { return letter == u',' || letter == u';' || letter.isSpace(); }

/// One edge: a letter, or a number that the rules allow.
std::optional<Color> edgeTyped(QStringView text, Rules rules) {
    const bool letter = text.size() == 1 && text.front().isLetter();
    const auto edge =
        letter ? edgeFromLetter(text.front(), rules.isSigned) : edgeFromNumber(text, rules);
    if (!edge || !*edge)
        return std::nullopt;
    const int color = **edge;
    const bool fits =
        rules.isSigned ? std::abs(color) <= kMaxSignedColor : color >= kGrey && color <= kMaxColor;
    return fits ? std::optional(static_cast<Color>(color)) : std::nullopt;
}

} // namespace

std::optional<Piece> TypedEdges::piece() const {
    if (wrong || edges.size() != kSides.size())
        return std::nullopt;
    Piece piece;
    std::ranges::copy(edges, piece.edges.begin());
    return piece;
}

TypedEdges typedEdges(QStringView text, Rules rules) {
    TypedEdges typed;
    const bool parted = text.contains(u'-') || std::ranges::any_of(text, partsEdges);
    while (!text.isEmpty()) {
        const auto* end = parted ? std::ranges::find_if(text, partsEdges) : text.begin() + 1;
        const QStringView word = text.first(end - text.begin());
        text = text.sliced(std::min(text.size(), word.size() + (parted ? 1 : 0)));
        // A sign alone waits for its number, and a space may follow a comma.
        if (word.isEmpty() || word == u"-")
            continue;
        const auto edge = edgeTyped(word, rules);
        if (!edge || typed.edges.size() == kSides.size()) {
            typed.wrong = true;
            break;
        }
        typed.edges.push_back(*edge);
    }
    return typed;
}

QString textOfEdges(const Piece& piece, Rules rules) {
    const int first = firstNumber(rules);
    const auto all = [&](auto condition) { return std::ranges::all_of(piece.edges, condition); };
    const bool digits = first == 0 && all([](Color color) { return color > kGrey && color <= 10; });
    const bool letters = all([](Color color) { return std::abs(color) < kAlphabet; });
    QString text;
    for (const Color color : piece.edges) {
        if (digits)
            text += QString::number(color - 1);
        else if (letters)
            text += QChar(static_cast<char16_t>((rules.isSigned && color > 0 ? u'A' : u'a') +
                                                std::abs(color)));
        else
            text += (text.isEmpty() ? QString() : QStringLiteral(",")) +
                    (color == kGrey ? QStringLiteral("a") : QString::number(color + first - 1));
    }
    return text;
}

std::vector<int> GridSize::ring(int inset) const {
    if (2 * inset >= std::min(width, height))
        return {};
    const int right = width - 1 - inset;
    const int bottom = height - 1 - inset;
    std::vector<int> cells;
    for (int column = inset; column <= right; ++column)
        cells.push_back(cell(column, inset));
    for (int row = inset + 1; row <= bottom; ++row)
        cells.push_back(cell(right, row));
    for (int column = right - 1; bottom > inset && column >= inset; --column)
        cells.push_back(cell(column, bottom));
    for (int row = bottom - 1; right > inset && row > inset; --row)
        cells.push_back(cell(inset, row));
    return cells;
}

CellKind GridSize::framedKind(int cell) const {
    return cellKindOf([&](Side side) { return onRim(cell, side); });
}

CellKind kindOfGreys(const Piece& piece) {
    return cellKindOf([&](Side side) { return piece.edge(side) == kGrey; });
}

void checkSize(GridSize size) {
    if (!size.isValid()) {
        throw UserError(PuzzleText::tr("A board of %1×%2 cells is not possible: each side must "
                                       "have 1 to %3 cells."),
                        size.width, size.height, kMaxSide);
    }
}

Puzzle::Puzzle(GridSize size, Rules rules, std::vector<Piece> pieces, std::vector<Hint> hints)
    : m_size(size), m_rules(rules), m_pieces(std::move(pieces)), m_hints(std::move(hints)) {
    checkSize(m_size);
    if (m_rules.framed && m_rules.keepsRotation) {
        throw UserError(PuzzleText::tr("Pieces can keep their rotation only in a puzzle without a "
                                       "frame."));
    }
    if (m_pieces.size() > kMaxPieces) {
        throw UserError(PuzzleText::tr("A puzzle of %1 pieces is not possible: the maximum is %2."),
                        m_pieces.size(), kMaxPieces);
    }
    checkColors(m_pieces, m_rules.isSigned);
    checkRim(m_rules);
    checkHints(*this);
}

std::vector<PieceIndex> firstPieces(int count) {
    std::vector<PieceIndex> pieces(asIndex(count));
    std::iota(pieces.begin(), pieces.end(), PieceIndex{0});
    return pieces;
}

QString keptRotationText() {
    return PuzzleText::tr("The pieces of this puzzle keep their rotation.");
}

bool Puzzle::looksLike(Placement a, Placement b) const {
    if (a.isEmpty() || b.isEmpty())
        return a == b;
    return std::ranges::all_of(kSides, [&](Side side) { return edge(a, side) == edge(b, side); });
}

bool Puzzle::respectsFrame(int cell, Placement placement) const {
    if (placement.isEmpty())
        return true;
    if (!m_rules.framed)
        return !m_rules.keepsRotation || placement.rotation() == 0;
    return std::ranges::all_of(kSides, [&](Side side) {
        return (edge(placement, side) == kGrey) == m_size.onRim(cell, side);
    });
}

std::vector<int> Puzzle::edgesByPattern() const {
    std::vector<int> edges(kMaxColor + 1);
    for (const Piece& piece : m_pieces) {
        for (const Color color : piece.edges)
            ++edges[asIndex(std::abs(color))];
    }
    return edges;
}

Color Puzzle::highestColor() const {
    int highest = 0;
    for (const Piece& piece : m_pieces) {
        for (const Color color : piece.edges)
            highest = std::max(highest, std::abs(static_cast<int>(color)));
    }
    return static_cast<Color>(highest);
}

Color Puzzle::commonestColor() const {
    const std::vector<int> uses = edgesByPattern();
    return static_cast<Color>(std::ranges::max_element(uses.begin() + 1, uses.end()) -
                              uses.begin());
}

QByteArray puzzleHash(const Puzzle& puzzle) {
    QByteArray text;
    const auto add = [&text](int number) { text += QByteArray::number(number) + ' '; };
    add(puzzle.width());
    add(puzzle.height());
    add(puzzle.framed() ? 1 : 0);
    add(puzzle.isSigned() ? 1 : 0);
    if (puzzle.keepsRotation())
        text += "keepsRotation ";
    if (puzzle.rules().hasRimColor())
        text += "rim " + QByteArray::number(puzzle.rules().rimColor) + ' ';
    for (const Piece& piece : puzzle.pieces()) {
        for (const Color color : piece.edges)
            add(color);
    }
    std::vector<Hint> hints(puzzle.hints().begin(), puzzle.hints().end());
    std::ranges::sort(hints, {}, &Hint::cell);
    for (const Hint& hint : hints) {
        add(hint.cell);
        add(hint.placement.code());
    }
    return QCryptographicHash::hash(text, QCryptographicHash::Sha256).toHex().left(32);
}

std::optional<std::vector<PieceIndex>> piecesNamed(const Puzzle& puzzle, QStringView text) {
    text = text.trimmed();
    bool isNumber = false;
    const int number = text.toInt(&isNumber);
    if (isNumber) {
        if (number < 1 || number > puzzle.pieceCount())
            return std::nullopt;
        return std::vector{static_cast<PieceIndex>(number - 1)};
    }
    const auto pattern = patternOf(text, puzzle.rules());
    if (!pattern)
        return std::nullopt;
    std::vector<PieceIndex> found;
    std::ranges::copy_if(puzzle.pieceIndices(), std::back_inserter(found), [&](PieceIndex index) {
        return fits(*pattern, puzzle.piece(index), puzzle.keepsRotation() ? 1 : 4);
    });
    return found;
}

} // namespace tessera
