// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/puzzle/Counting.h"

#include "core/edges/puzzle/Board.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace tessera {

BigNumber::BigNumber(std::uint32_t value) {
    for (std::uint64_t rest = value; rest > 0; rest /= kBase)
        m_parts.push_back(static_cast<std::uint32_t>(rest % kBase));
}

BigNumber& BigNumber::operator*=(std::uint32_t factor) {
    std::uint64_t carry = 0;
    for (std::uint32_t& part : m_parts) {
        carry += static_cast<std::uint64_t>(part) * factor;
        part = static_cast<std::uint32_t>(carry % kBase);
        carry /= kBase;
    }
    for (; carry > 0; carry /= kBase)
        m_parts.push_back(static_cast<std::uint32_t>(carry % kBase));
    if (factor == 0)
        m_parts.clear();
    return *this;
}

QString BigNumber::toString() const {
    if (m_parts.empty())
        return QStringLiteral("0");
    QString digits = QString::number(m_parts.back());
    for (std::size_t i = m_parts.size() - 1; i > 0; --i)
        digits += QString::number(m_parts[i - 1]).rightJustified(9, u'0');
    return digits;
}

KindCounts cellsOfKinds(GridSize size, bool framed) {
    KindCounts kinds{};
    const auto of = [&](CellKind kind) -> int& { return kinds[asIndex(kind)]; };
    const auto [shorter, longer] = std::minmax(size.width, size.height);
    if (!framed) {
        of(CellKind::Inner) = size.cells();
    } else if (longer == 1) {
        of(CellKind::Single) = 1;
    } else if (shorter == 1) {
        of(CellKind::End) = 2;
        of(CellKind::Strip) = longer - 2;
    } else {
        of(CellKind::Corner) = 4;
        of(CellKind::Side) = 2 * (longer - 2) + 2 * (shorter - 2);
        of(CellKind::Inner) = (longer - 2) * (shorter - 2);
    }
    return kinds;
}

KindCounts piecesOfKinds(const Puzzle& puzzle) {
    KindCounts kinds{};
    for (const PieceIndex piece : puzzle.pieceIndices())
        ++kinds[asIndex(puzzle.kindOfPiece(piece))];
    return kinds;
}

int waysToLie(CellKind kind, Rules rules) {
    constexpr std::array<int, kCellKinds> ways{4, 1, 1, 2, 1, 1};
    return rules.keepsRotation ? 1 : ways[asIndex(kind)];
}

BigNumber totalCombinations(GridSize size, Rules rules) {
    BigNumber total(1);
    const auto kinds = cellsOfKinds(size, rules.framed);
    for (std::size_t kind = 0; kind < kinds.size(); ++kind) {
        const int ways = waysToLie(static_cast<CellKind>(kind), rules);
        for (int piece = 1; piece <= kinds[kind]; ++piece)
            total *= static_cast<std::uint32_t>(piece * ways);
    }
    return total;
}

double log10TotalCombinations(GridSize size, Rules rules) {
    double log = 0;
    const auto kinds = cellsOfKinds(size, rules.framed);
    for (std::size_t kind = 0; kind < kinds.size(); ++kind) {
        log += std::lgamma(kinds[kind] + 1.0);
        log += kinds[kind] * std::log(waysToLie(static_cast<CellKind>(kind), rules));
    }
    return log / std::log(10.0);
}

bool isRingEdge(const Puzzle& puzzle, PieceIndex index, Side side) {
    const Piece& piece = puzzle.piece(index);
    return puzzle.framed() && piece.edge(side) != kGrey &&
           (piece.edge(turned(side, 1)) == kGrey || piece.edge(turned(side, 3)) == kGrey);
}

bool carries(const Puzzle& puzzle, PieceIndex index, Color pattern, bool ring) {
    return std::ranges::any_of(kSides, [&](Side side) {
        return std::abs(puzzle.piece(index).edge(side)) == pattern &&
               isRingEdge(puzzle, index, side) == ring;
    });
}

int ColorUses::unpaired(bool isSigned) const {
    return isSigned ? std::abs(positive - negative) : positive % 2;
}

ColorCensus::ColorCensus(const Puzzle& puzzle) {
    for (const PieceIndex index : puzzle.pieceIndices()) {
        for (const Side side : kSides) {
            const Color color = puzzle.piece(index).edge(side);
            if (color == kGrey)
                continue;
            auto& uses = m_uses[isRingEdge(puzzle, index, side) ? 1 : 0];
            ColorUses& pattern = uses[static_cast<Color>(std::abs(color))];
            ++(color > 0 ? pattern.positive : pattern.negative);
        }
    }
}

int ColorCensus::borderColors() const {
    return static_cast<int>(std::ranges::count_if(
        patterns(true), [&](const auto& entry) { return !patterns(false).contains(entry.first); }));
}

int ColorCensus::innerColors() const { return static_cast<int>(patterns(false).size()); }

std::map<Color, int> directedJoints(const Puzzle& puzzle, Side side) {
    std::map<Color, std::array<int, 2>> ends; // by the colour on that side
    for (const Piece& piece : puzzle.pieces()) {
        ++ends[piece.edge(side)][0];
        ++ends[mate(piece.edge(opposite(side)), puzzle.isSigned())][1];
    }
    std::map<Color, int> joints;
    for (const auto& [color, counts] : ends) {
        if (color != kGrey)
            joints[color] = std::ranges::min(counts);
    }
    return joints;
}

namespace {

using Severity = Diagnosis::Severity;

struct DiagnosisText {
    Q_DECLARE_TR_FUNCTIONS(Diagnosis)
};

/// Beyond this number, groups of copies are only counted.
constexpr std::size_t kNamedGroups = 6;

class Examination {
public:
    explicit Examination(const Puzzle& puzzle)
        : m_puzzle(puzzle), m_hasRimColor(puzzle.rules().hasRimColor()) {}

    std::vector<Diagnosis> run() {
        checkPieceCount();
        if (m_puzzle.framed())
            checkKinds();
        else
            checkGreys();
        checkHints();
        checkColors();
        checkCopies();
        std::ranges::stable_sort(m_found, {}, &Diagnosis::severity);
        return std::move(m_found);
    }

private:
    void add(Diagnosis::Kind kind, Severity severity, QString sentence,
             std::vector<PieceIndex> pieces = {}) {
        m_found.push_back({kind, severity, std::move(sentence), std::move(pieces)});
    }

    template <typename Condition>
    std::vector<PieceIndex> piecesThat(Condition condition) const {
        std::vector<PieceIndex> pieces;
        std::ranges::copy_if(m_puzzle.pieceIndices(), std::back_inserter(pieces), condition);
        return pieces;
    }

    void checkPieceCount() {
        if (m_puzzle.isComplete())
            return;
        add(Diagnosis::Kind::PieceCount, Severity::Error,
            DiagnosisText::tr("A %1 board has %2 cells; the puzzle has %n piece(s).", nullptr,
                              m_puzzle.pieceCount())
                .arg(sizeText(m_puzzle.size()))
                .arg(m_puzzle.size().cells()));
    }

    void checkKinds() {
        const auto wanted = cellsOfKinds(m_puzzle.size());
        for (std::size_t i = 0; i < wanted.size(); ++i) {
            const auto kind = static_cast<CellKind>(i);
            auto pieces =
                piecesThat([&](PieceIndex index) { return m_puzzle.kindOfPiece(index) == kind; });
            const int count = static_cast<int>(pieces.size());
            if (wanted[i] == 0 && count > 0) {
                add(Diagnosis::Kind::FitsNowhere, Severity::Error,
                    DiagnosisText::tr("%1: a framed %2 board has no such cell.")
                        .arg(countOfKind(kind, count), sizeText(m_puzzle.size())),
                    std::move(pieces));
            } else if (count != wanted[i]) {
                add(Diagnosis::Kind::PieceKinds, Severity::Error,
                    DiagnosisText::tr("A framed %1 board needs %2; the puzzle has %3.")
                        .arg(sizeText(m_puzzle.size()), countOfKind(kind, wanted[i]))
                        .arg(count),
                    std::move(pieces));
            }
        }
    }

    void checkGreys() {
        int greys = 0;
        for (const Piece& piece : m_puzzle.pieces())
            greys += piece.greys();
        const int rim = m_hasRimColor ? 0 : m_puzzle.size().rimEdges();
        if (greys <= rim)
            return;
        add(Diagnosis::Kind::TooManyGreys, Severity::Warning,
            m_hasRimColor
                ? DiagnosisText::tr("%n edge(s) are grey, which matches nothing, not even the rim.",
                                    nullptr, greys)
                : DiagnosisText::tr(
                      "%1 edges are grey, which matches nothing, but only %2 edges touch the rim.")
                      .arg(greys)
                      .arg(rim),
            piecesThat([&](PieceIndex index) { return m_puzzle.piece(index).greys() > 0; }));
    }

    void checkHints() {
        const Board board = hintedBoard(m_puzzle);
        for (const Hint& hint : m_puzzle.hints()) {
            const QString cell = cellName(m_puzzle.size(), hint.cell);
            if (!m_puzzle.respectsFrame(hint.cell, hint.placement)) {
                add(Diagnosis::Kind::Hint, Severity::Error,
                    DiagnosisText::tr("The hint on %1 does not fit the frame.").arg(cell),
                    {hint.placement.piece()});
            }
            bool offRim = false;
            for (const Side side : kSides) {
                const auto across = m_puzzle.size().neighbour(hint.cell, side);
                if (jointState(m_puzzle, board, hint.cell, side) != JointState::Mismatched)
                    continue;
                offRim = offRim || !across;
                if (!across || *across < hint.cell)
                    continue;
                add(Diagnosis::Kind::Hint, Severity::Warning,
                    DiagnosisText::tr("The hints on %1 and %2 do not match each other.")
                        .arg(cell, cellName(m_puzzle.size(), *across)),
                    {std::min(hint.placement.piece(), board.at(*across).piece()),
                     std::max(hint.placement.piece(), board.at(*across).piece())});
            }
            if (offRim) {
                add(Diagnosis::Kind::Hint, Severity::Warning,
                    DiagnosisText::tr("The hint on %1 does not show the rim’s colour.").arg(cell),
                    {hint.placement.piece()});
            }
        }
    }

    void checkColors() {
        const ColorCensus census(m_puzzle);
        if (m_hasRimColor)
            checkRimColor(census);
        if (m_puzzle.keepsRotation()) {
            checkDirection(Side::Up, QT_TRANSLATE_NOOP("Diagnosis",
                                                       "%1 upper edges have no lower edge to "
                                                       "match, but only %2 touch the upper rim."));
            checkDirection(
                Side::Left,
                QT_TRANSLATE_NOOP(
                    "Diagnosis",
                    "%1 left edges have no right edge to match, but only %2 touch the left rim."));
            return;
        }
        if (!m_puzzle.framed() && !m_hasRimColor) {
            checkOpenRim(census);
            return;
        }
        for (const bool ring : {true, false}) {
            for (const auto& [pattern, uses] : census.patterns(ring)) {
                if (uses.unpaired(m_puzzle.isSigned()) > 0)
                    addUnpaired(pattern, uses, ring);
            }
        }
        checkRing(census);
    }

    /// Each joint along the frame has one edge that faces clockwise and one that faces back.
    void checkRing(const ColorCensus& census) {
        if (std::min(m_puzzle.size().width, m_puzzle.size().height) < 2)
            return;
        std::map<Color, int> surplus; // of edges that face clockwise, by their colour
        for (const PieceIndex index : m_puzzle.pieceIndices()) {
            const Piece& piece = m_puzzle.piece(index);
            for (const Side side : kSides) {
                if (!isRingEdge(m_puzzle, index, side))
                    continue;
                if (piece.edge(turned(side, 3)) == kGrey)
                    ++surplus[piece.edge(side)];
                else
                    --surplus[mate(piece.edge(side), m_puzzle.isSigned())];
            }
        }
        for (const auto& [pattern, uses] : census.patterns(true)) {
            // Tabs and blanks that pair off have the same surplus.
            const int unmatched = std::abs(surplus[pattern]) * (m_puzzle.isSigned() ? 2 : 1);
            if (unmatched == 0 || uses.unpaired(m_puzzle.isSigned()) > 0)
                continue;
            const Color color = pattern;
            add(m_puzzle.isSigned() ? Diagnosis::Kind::Mates : Diagnosis::Kind::OddColor,
                Severity::Warning,
                DiagnosisText::tr("Colour %1 is on the same side of too many frame pieces: %2 "
                                  "edges stay unmatched. Check the order of their edges.")
                    .arg(pattern)
                    .arg(unmatched),
                piecesThat(
                    [&](PieceIndex index) { return carries(m_puzzle, index, color, true); }));
        }
    }

    void addUnpaired(Color pattern, const ColorUses& uses, bool ring) {
        const QString where = ring            ? DiagnosisText::tr("along the frame")
                              : m_hasRimColor ? DiagnosisText::tr("inside and at the rim")
                                              : DiagnosisText::tr("inside");
        auto pieces =
            piecesThat([&](PieceIndex index) { return carries(m_puzzle, index, pattern, ring); });
        if (m_puzzle.isSigned()) {
            add(Diagnosis::Kind::Mates, Severity::Warning,
                DiagnosisText::tr("Colour %1 has %2 tabs but %3 blanks %4: they cannot all match.")
                    .arg(pattern)
                    .arg(uses.positive)
                    .arg(uses.negative)
                    .arg(where),
                std::move(pieces));
        } else {
            add(Diagnosis::Kind::OddColor, Severity::Warning,
                DiagnosisText::tr("Colour %1 occurs an odd number of times (%2) %3: one edge stays "
                                  "unmatched.")
                    .arg(pattern)
                    .arg(uses.positive)
                    .arg(where),
                std::move(pieces));
        }
    }

    void checkRimColor(const ColorCensus& census) {
        const Color rim = m_puzzle.rules().rimColor;
        int most = 0;
        for (const auto& [pattern, uses] : census.patterns(false))
            most = rim == kAnyColor || rim == pattern ? std::max(most, uses.total()) : most;
        const int wanted = m_puzzle.size().rimEdges();
        if (most >= wanted)
            return;
        add(Diagnosis::Kind::RimColor, Severity::Warning,
            rim == kAnyColor
                ? DiagnosisText::tr(
                      "The rim has %1 edges, but no colour occurs more than %2 times.")
                      .arg(wanted)
                      .arg(most)
                : DiagnosisText::tr("The rim has %1 edges, but its colour %2 occurs only %3 times.")
                      .arg(wanted)
                      .arg(rim)
                      .arg(most));
    }

    void checkOpenRim(const ColorCensus& census) {
        int unpaired = 0;
        for (const auto& [pattern, uses] : census.patterns(false))
            unpaired += uses.unpaired(m_puzzle.isSigned());
        const int rim = m_puzzle.size().rimEdges();
        if (unpaired <= rim)
            return;
        add(m_puzzle.isSigned() ? Diagnosis::Kind::Mates : Diagnosis::Kind::OddColor,
            Severity::Warning,
            DiagnosisText::tr(
                "%1 edges cannot be paired by colour, but only %2 edges touch the rim.")
                .arg(unpaired)
                .arg(rim));
    }

    void checkDirection(Side side, const char* sentence) {
        int unpaired = m_puzzle.pieceCount();
        for (const auto& [color, joints] : directedJoints(m_puzzle, side))
            unpaired -= joints;
        const int rim = m_puzzle.size().cells() - m_puzzle.size().totalEdges(side);
        if (unpaired > rim)
            add(m_puzzle.isSigned() ? Diagnosis::Kind::Mates : Diagnosis::Kind::OddColor,
                Severity::Warning, DiagnosisText::tr(sentence).arg(unpaired).arg(rim));
    }

    void checkCopies() {
        std::map<Piece, std::vector<PieceIndex>> groups;
        for (const PieceIndex index : m_puzzle.pieceIndices())
            groups[m_puzzle.standardForm(index)].push_back(index);
        std::erase_if(groups, [](const auto& group) { return group.second.size() < 2; });
        if (groups.empty())
            return;
        std::vector<PieceIndex> pieces;
        QStringList names;
        for (const auto& [piece, group] : groups) {
            pieces.insert(pieces.end(), group.begin(), group.end());
            QStringList numbers;
            for (const PieceIndex index : group)
                numbers += QString::number(index + 1);
            if (asIndex(names.size()) < kNamedGroups)
                names += numbers.join(QStringLiteral(" = "));
        }
        if (groups.size() > kNamedGroups)
            names += QStringLiteral("…");
        std::ranges::sort(pieces);
        QString sentence = DiagnosisText::tr("%n piece(s) have copies: %1.", nullptr,
                                             static_cast<int>(pieces.size()))
                               .arg(names.join(QStringLiteral(", ")));
        add(Diagnosis::Kind::Copies, Severity::Warning, std::move(sentence), std::move(pieces));
    }

    const Puzzle& m_puzzle;
    bool m_hasRimColor;
    std::vector<Diagnosis> m_found;
};

} // namespace

QString countOfKind(CellKind kind, int count) {
    constexpr std::array<const char*, kCellKinds> texts{
        QT_TRANSLATE_N_NOOP("Diagnosis", "%n inner piece(s)"),
        QT_TRANSLATE_N_NOOP("Diagnosis", "%n side piece(s)"),
        QT_TRANSLATE_N_NOOP("Diagnosis", "%n corner piece(s)"),
        QT_TRANSLATE_N_NOOP("Diagnosis", "%n piece(s) with two opposite grey edges"),
        QT_TRANSLATE_N_NOOP("Diagnosis", "%n piece(s) with three grey edges"),
        QT_TRANSLATE_N_NOOP("Diagnosis", "%n piece(s) with four grey edges")};
    return DiagnosisText::tr(texts[asIndex(kind)], nullptr, count);
}

std::vector<Diagnosis> diagnose(const Puzzle& puzzle) { return Examination(puzzle).run(); }

} // namespace tessera
