// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/formats/PieceList.h"

#include "core/edges/puzzle/Counting.h"

#include <cmath>

namespace tessera {

namespace {

/// The number of cells of a framed board by their grey edges.
std::array<int, 5> greysOf(GridSize size) {
    const auto kinds = cellsOfKinds(size);
    const auto of = [&](CellKind kind) { return kinds[asIndex(kind)]; };
    return {of(CellKind::Inner), of(CellKind::Side), of(CellKind::Corner) + of(CellKind::Strip),
            of(CellKind::End), of(CellKind::Single)};
}

/// The board with that many cells whose width and height have that sum, wider than high.
std::optional<GridSize> sizeWith(int cells, int sum) {
    for (int height = 1; 2 * height <= sum; ++height) {
        const GridSize size{sum - height, height};
        if (size.isValid() && size.cells() == cells)
            return size;
    }
    return std::nullopt;
}

QString edgesText(const ListedPiece& piece) {
    return QStringLiteral("(%1 %2 %3 %4)")
        .arg(piece.numbers[0])
        .arg(piece.numbers[1])
        .arg(piece.numbers[2])
        .arg(piece.numbers[3]);
}

/// The grey becomes 0; if 0 is a pattern, the patterns below the grey's number move up by one.
class ColorMap {
public:
    ColorMap(std::optional<int> grey, bool hasZero)
        : m_grey(grey), m_shift(hasZero && grey != std::optional(0)) {}
    [[nodiscard]] Color operator()(int number) const {
        if (m_grey && number == *m_grey)
            return kGrey;
        const bool moves = m_shift && number >= 0 && (!m_grey || number < *m_grey);
        return static_cast<Color>(std::min(number + (moves ? 1 : 0), 1 + kMaxColor));
    }

private:
    std::optional<int> m_grey;
    bool m_shift;
};

/// The number of the grey, if any, and the board size that follows from the frame pieces.
struct GreyGuess {
    std::optional<int> grey;
    std::optional<GridSize> size;
};

/// Counts how often pieces carry each number, and finds the frame in it.
class FrameCensus {
public:
    explicit FrameCensus(std::span<const ListedPiece> pieces) : m_pieces(pieces) {
        for (const ListedPiece& piece : pieces) {
            for (std::size_t i = 0; i < 4; ++i) {
                const auto begin = piece.numbers.begin();
                const auto here = begin + static_cast<std::ptrdiff_t>(i);
                if (std::find(begin, here, *here) != here)
                    continue;
                const auto times = std::count(here, piece.numbers.end(), *here);
                ++m_carriers[*here][asIndex(times)];
            }
        }
        for (auto& [number, carriers] : m_carriers)
            carriers[0] = static_cast<int>(pieces.size()) - carriers[1] - carriers[2] -
                          carriers[3] - carriers[4];
    }

    [[nodiscard]] bool contains(int number) const { return m_carriers.contains(number); }
    [[nodiscard]] bool hasNegative() const {
        return !m_carriers.empty() && m_carriers.begin()->first < 0;
    }
    /// Looks for the number whose carriers make a frame: 0, or else the highest number, if an edge
    /// order fits too and no number is negative. A number in between can have as many carriers by
    /// chance. If none makes a frame, 0 is the grey nevertheless if it occurs.
    [[nodiscard]] GreyGuess findGrey(std::optional<GridSize> size) const {
        const auto zero = m_carriers.find(0);
        if (zero != m_carriers.end()) {
            if (const auto found = frameSize(zero->second, size))
                return {0, found};
        }
        if (!m_carriers.empty() && !hasNegative()) {
            const auto& [highest, carriers] = *m_carriers.rbegin();
            const auto found = frameSize(carriers, size);
            if (found && findOrder(highest, *found))
                return {highest, found};
        }
        return zero == m_carriers.end() ? GreyGuess{} : GreyGuess{0, std::nullopt};
    }

    /// Takes a given number as the grey; no frame if no piece carries it.
    [[nodiscard]] GreyGuess assumeGrey(int number, std::optional<GridSize> size) const {
        const auto found = m_carriers.find(number);
        if (found == m_carriers.end())
            return {};
        return {number, frameSize(found->second, size)};
    }

    /// The first edge order in which every piece's greys fit some cell, if there is one.
    [[nodiscard]] std::optional<EdgeOrder> findOrder(int grey, GridSize size) const {
        const auto wanted = cellsOfKinds(size);
        for (const EdgeOrder& order :
             {kClockwiseOrder, kUpDownLeftRightOrder, kUpRightLeftDownOrder}) {
            const bool fits = std::ranges::all_of(m_pieces, [&](const ListedPiece& listed) {
                Piece mask;
                for (std::size_t i = 0; i < 4; ++i)
                    mask.edges[asIndex(order[i])] = listed.numbers[i] == grey ? 0 : 1;
                return wanted[asIndex(kindOfGreys(mask))] > 0;
            });
            if (fits)
                return order;
        }
        return std::nullopt;
    }

private:
    /// Index: how many edges of a piece show the number; value: how many pieces.
    using Carriers = std::array<int, 5>;

    [[nodiscard]] std::optional<GridSize> frameSize(const Carriers& carriers,
                                                    std::optional<GridSize> size) const {
        if (size)
            return size->isValid() && greysOf(*size) == carriers ? size : std::nullopt;
        const int cells = static_cast<int>(m_pieces.size());
        // A frame has 2(w−2) + 2(h−2) side pieces; a strip only has ends.
        auto found =
            carriers[3] == 2 ? sizeWith(cells, cells + 1) : sizeWith(cells, carriers[1] / 2 + 4);
        if (!found)
            found = squareOf(cells);
        return found && greysOf(*found) == carriers ? found : std::nullopt;
    }

    std::span<const ListedPiece> m_pieces;
    std::map<int, Carriers> m_carriers;
};

QString sideText(Side side) {
    const std::array texts{FormatText::tr("up"), FormatText::tr("right"), FormatText::tr("down"),
                           FormatText::tr("left")};
    return texts[asIndex(side)];
}

int pieceCount(const PieceList& list) { return static_cast<int>(list.pieces.size()); }

/// The size from the options. If the pieces do not fill it, checkCount() says so.
std::optional<GridSize> askedSize(const PieceList& list, const ReadOptions& options) {
    const auto other = [&list](int side) { return std::max(1, pieceCount(list) / side); };
    if (!options.size && options.width.value_or(0) > 0)
        return GridSize{*options.width, other(*options.width)};
    if (!options.size && options.height.value_or(0) > 0)
        return GridSize{other(*options.height), *options.height};
    return options.size;
}

/// The size from the options, the file, the frame pieces or as a square, in this order.
GridSize sizeOf(const PieceList& list, const ReadOptions& options, std::optional<GridSize> byFrame,
                QStringList& notes) {
    if (const auto asked = askedSize(list, options))
        return *asked;
    if (list.size)
        return *list.size;
    if (byFrame) {
        if (byFrame->width != byFrame->height) {
            notes += FormatText::tr(
                         "The frame pieces give the size %1×%2. Width and height may be swapped.")
                         .arg(byFrame->width)
                         .arg(byFrame->height);
        }
        return *byFrame;
    }
    if (const auto square = squareOf(pieceCount(list)))
        return *square;
    throw FormatError(list.end, FormatText::tr("the pieces of a square board, or its size"),
                      FormatText::tr("%n piece(s)", nullptr, pieceCount(list)));
}

void checkCount(const PieceList& list, GridSize size) {
    const int count = pieceCount(list);
    if (!size.isValid())
        throw FormatError(list.end, FormatText::tr("sides of 1 to %1 cells").arg(kMaxSide),
                          sizeText(size));
    if (count == size.cells())
        return;
    const TextPosition place =
        count > size.cells() ? list.pieces[asIndex(size.cells())].position : list.end;
    throw FormatError(place,
                      FormatText::tr("%n piece(s)", nullptr, size.cells()) +
                          QStringLiteral(" (%1×%2)").arg(size.width).arg(size.height),
                      QString::number(count));
}

void checkColors(const PieceList& list, const ColorMap& colors, bool isSigned) {
    const int highest = isSigned ? kMaxSignedColor : kMaxColor;
    for (const ListedPiece& piece : list.pieces) {
        for (const int number : piece.numbers) {
            if (colors(number) > highest) {
                throw FormatError(piece.position,
                                  FormatText::tr("colours of at most %1").arg(highest),
                                  QString::number(number));
            }
        }
    }
}

/// Letters of one case are colours; of both cases, tabs and blanks.
void settleLetters(PieceList& list) {
    const auto any = [&list](auto condition) {
        return std::ranges::any_of(list.pieces, [&](const ListedPiece& piece) {
            return piece.letters && std::ranges::any_of(piece.numbers, condition);
        });
    };
    if (any([](int number) { return number > 0; }) && any([](int number) { return number < 0; }))
        return;
    for (ListedPiece& piece : list.pieces) {
        for (int& number : piece.numbers)
            number = piece.letters ? std::abs(number) : number;
    }
}

QString greysText(const Piece& piece) {
    switch (kindOfGreys(piece)) {
    case CellKind::Corner:
        return FormatText::tr("2 adjacent grey edges");
    case CellKind::Strip:
        return FormatText::tr("2 opposite grey edges");
    default:
        return FormatText::tr("%n grey edge(s)", nullptr, piece.greys());
    }
}

/// Throws for a piece whose greys fit no cell of the framed board.
void checkKinds(const PieceList& list, const ReadPieces& read) {
    const auto wanted = cellsOfKinds(read.size);
    for (std::size_t i = 0; i < read.pieces.size(); ++i) {
        const auto kind = asIndex(kindOfGreys(read.pieces[i]));
        if (wanted[kind] == 0) {
            throw FormatError(list.pieces[i].position,
                              FormatText::tr("a piece that fits a framed %1×%2 board")
                                  .arg(read.size.width)
                                  .arg(read.size.height),
                              greysText(read.pieces[i]) + QLatin1Char(' ') +
                                  edgesText(list.pieces[i]));
        }
    }
}

} // namespace

QString edgeOrderText(const EdgeOrder& order) {
    return QStringLiteral("%1, %2, %3, %4")
        .arg(sideText(order[0]), sideText(order[1]), sideText(order[2]), sideText(order[3]));
}

ReadPieces interpretPieces(PieceList list, const ReadOptions& options) {
    if (list.pieces.empty())
        throw FormatError(list.end, FormatText::tr("a piece"));
    settleLetters(list);
    ReadPieces read;
    const FrameCensus census(list.pieces);
    const bool told = list.rules && !options.grey;
    const std::optional<GridSize> asked = askedSize(list, options);
    const std::optional<GridSize> saidSize = asked ? asked : list.size;
    std::optional<int> said = options.grey ? options.grey : list.grey;
    if (told && list.rules->framed)
        said = kGrey;
    GreyGuess guess;
    if (said)
        guess = census.assumeGrey(*said, saidSize);
    else if (!told)
        guess = census.findGrey(saidSize);
    read.size = sizeOf(list, options, guess.size, read.notes);
    checkCount(list, read.size);
    read.grey = guess.grey.value_or(0);
    read.rules = told ? *list.rules : Rules{guess.grey.has_value(), false};
    read.rules.isSigned = read.rules.isSigned || census.hasNegative();
    if (!said && read.grey != 0)
        read.notes += FormatText::tr("Grey is the number %1.").arg(read.grey);
    if (options.grey && !guess.grey)
        read.notes += FormatText::tr("No edge has the number %1, so the puzzle has no frame.")
                          .arg(*options.grey);

    const ColorMap colors(told ? std::optional<int>(kGrey) : guess.grey, census.contains(0));
    checkColors(list, colors, read.rules.isSigned);
    read.order = options.edgeOrder.value_or(kClockwiseOrder);
    if (!options.edgeOrder && !told && guess.grey) {
        read.order = census.findOrder(*guess.grey, read.size).value_or(kClockwiseOrder);
        if (read.order != kClockwiseOrder)
            read.notes +=
                FormatText::tr("The edges are in the order %1.").arg(edgeOrderText(read.order));
    }
    for (const ListedPiece& listed : list.pieces) {
        Piece& piece = read.pieces.emplace_back();
        for (std::size_t i = 0; i < 4; ++i)
            piece.edges[asIndex(read.order[i])] = colors(listed.numbers[i]);
    }
    if (read.rules.framed)
        checkKinds(list, read);
    return read;
}

bool isPlainList(const Puzzle& puzzle) {
    PieceList list;
    if (puzzle.width() != puzzle.height())
        list.size = puzzle.size(); // without a size it is a square
    for (const Piece& piece : puzzle.pieces()) {
        ListedPiece listed;
        std::ranges::copy(piece.edges, listed.numbers.begin());
        list.pieces.push_back(listed);
    }
    try {
        const ReadPieces read = interpretPieces(list, {});
        return read.size == puzzle.size() && read.rules == puzzle.rules() &&
               std::ranges::equal(read.pieces, puzzle.pieces());
    } catch (const FormatError&) {
        return false;
    }
}

ReadResult resultOf(ReadPieces read, std::vector<Hint> hints) {
    ReadResult result;
    result.file =
        PuzzleFile(Puzzle(read.size, read.rules, std::move(read.pieces), std::move(hints)));
    result.warnings = std::move(read.notes);
    result.edgeOrder = read.order;
    if (read.rules.framed)
        result.grey = read.grey;
    return result;
}

QJsonArray jsonPieces(const Puzzle& puzzle) {
    QJsonArray pieces;
    for (const Piece& piece : puzzle.pieces())
        pieces.append(QJsonArray{piece.edges[0], piece.edges[1], piece.edges[2], piece.edges[3]});
    return pieces;
}

PieceList jsonPieceList(const JsonNode& items, int lowest, int highest) {
    PieceList list;
    list.end = items.position();
    if (items.size() > kMaxSide * kMaxSide)
        items.fail(FormatText::tr("at most %1 pieces").arg(kMaxSide * kMaxSide),
                   QString::number(items.size()));
    const std::vector<TextPosition> places = items.itemPositions();
    for (qsizetype i = 0; i < items.size(); ++i) {
        const JsonNode item = items.at(i);
        item.expectSize(4, FormatText::tr("4 colours"));
        ListedPiece piece{{}, places[asIndex(i)]};
        for (qsizetype side = 0; side < 4; ++side)
            piece.numbers[asIndex(side)] =
                item.at(side).integer(lowest, highest, FormatText::tr("a colour"));
        list.pieces.push_back(piece);
    }
    return list;
}

GridSize readSize(const JsonNode& root) {
    const QString what = FormatText::tr("a number of cells");
    return {root.at("width").integer(1, kMaxSide, what),
            root.at("height").integer(1, kMaxSide, what)};
}

constexpr const char* kRimKey = "rimColor";
const QString kAnyRim = QStringLiteral("any");

void addRimColor(JsonMembers& members, const Puzzle& puzzle) {
    const Color rim = puzzle.rules().rimColor;
    if (rim != kGrey)
        members.emplace_back(kRimKey, rim == kAnyColor ? QJsonValue(kAnyRim) : QJsonValue(rim));
}

Color readRimColor(const JsonNode& root) {
    const auto rim = root.find(kRimKey);
    if (!rim)
        return kGrey;
    if (rim->value() == kAnyRim)
        return kAnyColor;
    return static_cast<Color>(rim->integer(1, kMaxColor, FormatText::tr("a colour")));
}

std::optional<GridSize> squareOf(int cells) {
    const auto side = static_cast<int>(std::lround(std::sqrt(static_cast<double>(cells))));
    const GridSize size{side, side};
    return size.isValid() && size.cells() == cells ? std::optional(size) : std::nullopt;
}

} // namespace tessera
