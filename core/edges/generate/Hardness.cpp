// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/generate/Hardness.h"

#include "core/edges/puzzle/Counting.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>

namespace tessera {

namespace {

constexpr double kNone = -std::numeric_limits<double>::infinity();

// Logarithms of numbers of ways to pair edges; counts are real, as a third of 40 joints is.

double logFactorial(double n) { return std::lgamma(n + 1.0); }

/// ln C(n+k−1, k−1): the ways to part n alike things among k colours.
double logPartitions(double things, double colors) {
    return logFactorial(things + colors - 1) - logFactorial(things) - logFactorial(colors - 1);
}

/// ln (n−1)!!: all pairings of n edges.
double logAll(double edges) {
    return logFactorial(edges) - edges / 2 * std::log(2.0) - logFactorial(edges / 2);
}

/// ln of the pairings in which s given edges take partners among e others and the rest pair off.
double logTwoGroups(double given, double others) {
    if (others < given)
        return logAll(given + others);
    return logFactorial(others) - logFactorial(others - given) + logAll(others - given);
}

/// One set of joints and the colours that are spread over it.
struct JointSet {
    double joints;
    double given; ///< edges that take partners among the others, see logTwoGroups()
    int colors;
};

/// Each joint takes an edge from either of two equally large groups.
double logOrientedMatch(const JointSet& set, bool isSigned, Distribution distribution) {
    const double values = set.colors * (isSigned ? 2.0 : 1.0);
    if (distribution == Distribution::Random)
        return logPartitions(set.joints, values) - set.joints * std::log(values);
    return values * logFactorial(set.joints / values) - logFactorial(set.joints);
}

double logSignedMatch(const JointSet& set, Distribution distribution) {
    const double colors = set.colors;
    const double pairings = distribution == Distribution::Random
                                ? logPartitions(set.joints, colors) -
                                      set.joints * std::log(colors) + logFactorial(set.joints)
                                : colors * logFactorial(set.joints / colors);
    return pairings - logAll(2 * set.joints);
}

double logFreeMatch(const JointSet& set, Distribution distribution) {
    const double colors = set.colors;
    if (distribution == Distribution::Even) {
        const double others = 2 * set.joints - set.given;
        return colors * logTwoGroups(set.given / colors, others / colors) -
               logTwoGroups(set.given, others);
    }
    // The mean of ∏ (2j−1)!! over random j is that of colors^cycles over all pairings.
    double log = -set.joints * std::log(colors);
    for (int i = 0; i < set.joints; ++i)
        log += std::log((colors + 2.0 * i) / (2.0 * i + 1.0));
    return log;
}

/// The arrangements that remain when some pieces are given.
double logArrangements(const KindCounts& cells, const KindCounts& hints, Rules rules) {
    double log = 0;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const int free = std::max(0, cells[i] - hints[i]);
        log += logFactorial(free) + free * std::log(waysToLie(static_cast<CellKind>(i), rules));
    }
    return log;
}

KindCounts hintedKinds(const GeneratorSettings& settings) {
    KindCounts kinds{};
    if (settings.hints.cells.empty())
        kinds[asIndex(CellKind::Inner)] = settings.hints.count;
    for (const int cell : settings.hints.cells) {
        const CellKind kind =
            settings.rules.framed ? settings.size.framedKind(cell) : CellKind::Inner;
        ++kinds[asIndex(kind)];
    }
    return kinds;
}

double logUnframedMatch(const GeneratorSettings& settings, int colors) {
    const double edges = 4.0 * settings.size.cells();
    const double joints = settings.size.totalEdges();
    const double values = colors * (settings.rules.isSigned ? 2.0 : 1.0);
    double chance = 1.0 / values;
    if (!settings.rules.isSigned) {
        // Σ e² over the colours: drawn at random they differ, two edges a joint
        // and the others one by one, which makes chance matches likelier.
        double squares = edges * edges / values;
        if (settings.distribution == Distribution::Random)
            squares += (4 * joints + (edges - 2 * joints)) * (1 - 1 / values);
        chance = (squares - edges) / (edges * (edges - 1));
    }
    return joints * std::log(chance);
}

double logChoose(double n, double k) {
    return logFactorial(n) - logFactorial(k) - logFactorial(n - k);
}

/// How many edges of one value look one way and how many can meet them from the other.
using Ends = std::pair<int, int>;

/// The chance that all joints of one direction match: see log10ExpectedSolutions(). Of the joints
/// that could match only few stay unmade, so the product is worked out from its highest power down.
/// @param rim the edges of either way that lie at the rim
double logDirectedMatch(const std::vector<Ends>& values, int joints, int rim) {
    int most = 0;
    for (const auto& [here, there] : values)
        most += std::min(here, there);
    if (most < joints)
        return kNone;
    const int spare = most - joints;
    const double scale = static_cast<double>(most) / std::max(1, spare); // so that nothing overflows
    std::vector<double> ways(asIndex(spare) + 1); // by joints left out, times scale to minus that
    ways[0] = 1;
    double log = spare * std::log(scale);
    for (const auto& [here, there] : values) {
        const auto [fewer, more] = std::minmax(here, there);
        log += logFactorial(more) - logFactorial(more - fewer);
        std::vector<double> next(ways.size());
        double share = 1;
        for (int out = 0; out <= std::min(fewer, spare); ++out) {
            for (std::size_t i = 0; i + asIndex(out) < ways.size(); ++i)
                next[i + asIndex(out)] += ways[i] * share;
            share *= (fewer - out) / ((out + 1.0) * (more - fewer + out + 1.0) * scale);
        }
        ways = std::move(next);
    }
    return log + std::log(ways.back()) - 2 * logChoose(joints + rim, joints) - logFactorial(joints);
}

/// The mean of that over edges drawn at random.
double logDirectedMean(double values, int joints, int rim) {
    double sum = 0;
    const double most = logChoose(joints + values + 2 * rim - 1, joints);
    for (int paths = 0; paths <= std::min(rim, joints); ++paths) {
        const int others = joints - paths;
        sum += std::exp(2 * logChoose(rim, paths) +
                        logChoose(others + values + 2 * rim - 1, others) - most);
    }
    return std::log(sum) + most - joints * std::log(values) - 2 * logChoose(joints + rim, rim);
}

double logDirectedMatch(const GeneratorSettings& settings, int colors) {
    const int values = colors * (settings.rules.isSigned ? 2 : 1);
    const int pieces = settings.size.cells();
    std::vector<Ends> even;
    for (int i = 0; i < values; ++i)
        even.emplace_back((pieces + i) / values, (pieces + i) / values);
    double log = 0;
    for (const Side side : {Side::Right, Side::Down}) {
        const int joints = settings.size.totalEdges(side);
        log += settings.distribution == Distribution::Even
                   ? logDirectedMatch(even, joints, pieces - joints)
                   : logDirectedMean(values, joints, pieces - joints);
    }
    return log;
}

double logSum(double a, double b) {
    const double most = std::max(a, b);
    return most == kNone ? kNone : most + std::log(std::exp(a - most) + std::exp(b - most));
}

/// ln of the chance that so many edges, drawn one after the other, are all of one colour's.
double logDraws(double drawn, double ofColor, double edges) {
    return logFactorial(ofColor) - logFactorial(ofColor - drawn) - logFactorial(edges) +
           logFactorial(edges - drawn);
}

double logRimMatch(const GeneratorSettings& settings, int colors) {
    const JointSet set{static_cast<double>(settings.size.totalEdges()), 0, colors};
    const double rim = settings.size.rimEdges();
    const double own = settings.rules.rimColor > colors ? 0 : 2 * set.joints / colors;
    return logDraws(rim, rim + own, rim + 2 * set.joints) +
           (set.joints > 0 ? logFreeMatch(set, settings.distribution) : 0);
}

double logFramedMatch(const GeneratorSettings& settings, const ColorChoice& colors) {
    const SolvedBoard board(settings.size, settings.rules);
    const auto ringJoints = static_cast<double>(board.colorSlots(SlotKind::Ring).size());
    const auto innerJoints = static_cast<double>(board.colorSlots(SlotKind::Inner).size());
    const auto kinds = cellsOfKinds(settings.size);
    const double sides = kinds[asIndex(CellKind::Side)];
    const bool strip = std::min(settings.size.width, settings.size.height) == 1;
    const bool isSigned = settings.rules.isSigned;
    const auto logMatchOf = [&](const JointSet& set) {
        return isSigned ? logSignedMatch(set, settings.distribution)
                        : logFreeMatch(set, settings.distribution);
    };
    double log = 0;
    if (ringJoints > 0) {
        const JointSet ring{ringJoints, 0, colors.border};
        log += strip ? logMatchOf(ring) : logOrientedMatch(ring, isSigned, settings.distribution);
    }
    if (innerJoints > 0)
        log += logMatchOf({innerJoints, sides, colors.inner});
    return log;
}

/// The edges of one value, by what they can meet.
struct ValueUses {
    int clockwise = 0;     ///< along the frame, on the clockwise side of their piece
    int anticlockwise = 0; ///< along the frame, on the other side
    int inward = 0;        ///< of frame pieces, towards the inside
    int inner = 0;         ///< of inner pieces; on an unframed board of all pieces
    std::array<int, 4> bySide{}; ///< by the side of their piece as it is listed
};

using Uses = std::map<Color, ValueUses>;

/// Hints that touch have a joint that is decided already: its edges are out.
std::vector<bool> decidedEdges(const Puzzle& puzzle) {
    std::vector<bool> decided(puzzle.pieces().size() * 4);
    Board board(puzzle.size(), puzzle.pieceCount());
    for (const Hint& hint : puzzle.hints())
        board.place(hint.cell, hint.placement);
    for (const Hint& hint : puzzle.hints()) {
        for (const Side side : kSides) {
            const auto across = puzzle.size().neighbour(hint.cell, side);
            if (across ? board.at(*across).isEmpty() : !puzzle.rules().hasRimColor())
                continue;
            const Side listed = turned(side, 4U - hint.placement.rotation());
            decided[hint.placement.piece() * 4U + static_cast<unsigned>(listed)] = true;
        }
    }
    return decided;
}

Uses usesOf(const Puzzle& puzzle) {
    Uses uses;
    const std::vector<bool> decided = decidedEdges(puzzle);
    for (const PieceIndex index : puzzle.pieceIndices()) {
        const Piece& piece = puzzle.piece(index);
        for (const Side side : kSides) {
            const Color color = piece.edge(side);
            if (color == kGrey || decided[index * 4U + static_cast<unsigned>(side)])
                continue;
            ValueUses& value = uses[color];
            ++value.bySide[asIndex(side)];
            if (!puzzle.framed() || piece.greys() == 0)
                ++value.inner;
            else if (!isRingEdge(puzzle, index, side))
                ++value.inward;
            else if (piece.edge(turned(side, 1)) == kGrey)
                ++value.anticlockwise;
            else
                ++value.clockwise;
        }
    }
    return uses;
}

/// Ways along the frame with every joint matched, less all ways.
double logRing(const Uses& uses, bool isSigned) {
    double log = 0;
    int joints = 0;
    for (const auto& [color, value] : uses) {
        const auto partner = uses.find(mate(color, isSigned));
        const int partners = partner == uses.end() ? 0 : partner->second.anticlockwise;
        if (value.clockwise != partners)
            return kNone;
        log += logFactorial(value.clockwise);
        joints += value.clockwise;
    }
    for (const auto& [color, value] : uses) {
        if (value.anticlockwise > 0 && !uses.contains(mate(color, isSigned)))
            return kNone;
    }
    return log - logFactorial(joints);
}

/// The same for edges that may meet any other: unsigned pair off, signed ones with their mates.
double logInside(const Uses& uses, bool isSigned) {
    double log = 0;
    int given = 0;
    int others = 0;
    for (const auto& [color, value] : uses) {
        given += value.inward;
        others += value.inner;
        const int total = value.inward + value.inner;
        if (!isSigned) {
            if (total % 2 != 0)
                return kNone;
            log += logTwoGroups(value.inward, value.inner);
            continue;
        }
        const auto partner = uses.find(mate(color, true));
        const int partners =
            partner == uses.end() ? 0 : partner->second.inward + partner->second.inner;
        if (total != partners)
            return kNone;
        log += color > 0 ? logFactorial(total) : 0.0;
    }
    return log - (isSigned ? logAll(given + others) : logTwoGroups(given, others));
}

/// On a strip the pieces can be turned round, so that any two edges may meet.
double logStrip(const Uses& uses, bool isSigned) {
    Uses free;
    for (const auto& [color, value] : uses)
        free[color].inner = value.clockwise + value.anticlockwise + value.inward;
    return logInside(free, isSigned);
}

/// Each joint alone matches with the chance that two edges drawn at random join.
double logUnframed(const Puzzle& puzzle, const Uses& uses) {
    double edges = 0;
    double joining = 0;
    for (const auto& [color, value] : uses) {
        const auto partner = uses.find(mate(color, puzzle.isSigned()));
        const int partners = partner == uses.end() ? 0 : partner->second.inner;
        joining += static_cast<double>(value.inner) * (partners - (puzzle.isSigned() ? 0 : 1));
        edges += value.inner;
    }
    if (puzzle.totalEdges() == 0)
        return 0;
    return joining > 0 ? puzzle.totalEdges() * std::log(joining / (edges * (edges - 1))) : kNone;
}

/// Of a puzzle whose pieces keep their rotation; joints of two hints are decided.
double logDirected(const Puzzle& puzzle, const Uses& uses) {
    Board hinted(puzzle.size(), puzzle.pieceCount());
    for (const Hint& hint : puzzle.hints())
        hinted.place(hint.cell, hint.placement);
    double log = 0;
    for (const Side side : {Side::Right, Side::Down}) {
        std::vector<Ends> values;
        for (const auto& [color, value] : uses) {
            const auto partner = uses.find(mate(color, puzzle.isSigned()));
            const int here = value.bySide[asIndex(side)];
            if (partner != uses.end())
                values.emplace_back(here, partner->second.bySide[asIndex(opposite(side))]);
        }
        int joints = puzzle.size().totalEdges(side);
        const int rim = puzzle.size().cells() - joints;
        for (const Hint& hint : puzzle.hints()) {
            const JointState state = jointState(puzzle, hinted, hint.cell, side);
            joints -= state == JointState::Matched || state == JointState::Mismatched ? 1 : 0;
        }
        log += logDirectedMatch(values, joints, rim);
    }
    return log;
}

/// The rim's edges first, then all joints at once, for one colour of the rim.
double logRimmed(const Puzzle& puzzle, const Uses& uses, Color own) {
    int rim = puzzle.size().rimEdges();
    for (const Hint& hint : puzzle.hints()) {
        for (const Side side : kSides) {
            if (!puzzle.size().onRim(hint.cell, side))
                continue;
            --rim;
            if (puzzle.edge(hint.placement, side) != own)
                return kNone;
        }
    }
    const auto found = uses.find(own);
    const int ofColor = found == uses.end() ? 0 : found->second.inner;
    if (ofColor < rim)
        return kNone;
    double log = 0;
    int edges = 0;
    for (const auto& [color, value] : uses) {
        const int left = value.inner - (color == own ? rim : 0);
        if (left % 2 != 0)
            return kNone;
        log += logAll(left);
        edges += value.inner;
    }
    return log - logAll(edges - rim) + logDraws(rim, ofColor, edges);
}

double logRimmed(const Puzzle& puzzle, const Uses& uses) {
    if (puzzle.rules().rimColor != kAnyColor)
        return logRimmed(puzzle, uses, puzzle.rules().rimColor);
    double log = kNone;
    for (Color color = 1; color <= puzzle.highestColor(); ++color)
        log = logSum(log, logRimmed(puzzle, uses, color));
    return log;
}

/// The arrangements that look different: copies may change places and symmetric pieces turn unseen.
double logArrangements(const Puzzle& puzzle) {
    std::vector<bool> given(puzzle.pieces().size());
    for (const Hint& hint : puzzle.hints())
        given[hint.placement.piece()] = true;
    std::array<int, kCellKinds> free{};
    std::map<Piece, int> copies;
    double log = 0;
    for (const PieceIndex index : puzzle.pieceIndices()) {
        if (given[index])
            continue;
        const CellKind kind = puzzle.kindOfPiece(index);
        log += std::log(++free[asIndex(kind)]);
        log -= std::log(++copies[puzzle.standardForm(index)]);
        const int ways = waysToLie(kind, puzzle.rules());
        log += std::log(ways > 1 ? ways * puzzle.forms(index) / 4 : 1);
    }
    return log;
}

double logMatch(const Puzzle& puzzle) {
    const Uses uses = usesOf(puzzle);
    if (puzzle.keepsRotation())
        return logDirected(puzzle, uses);
    if (puzzle.rules().hasRimColor())
        return logRimmed(puzzle, uses);
    if (!puzzle.framed())
        return logUnframed(puzzle, uses);
    if (std::min(puzzle.width(), puzzle.height()) == 1)
        return logStrip(uses, puzzle.isSigned());
    return logRing(uses, puzzle.isSigned()) + logInside(uses, puzzle.isSigned());
}

} // namespace

double log10ExpectedSolutions(const GeneratorSettings& settings) {
    const KindCounts cells = cellsOfKinds(settings.size, settings.rules.framed);
    const auto hints = hintedKinds(settings);
    const ColorChoice colors = resolvedColors(settings, hints.front());
    if (colors.inner + colors.border <= 0 && settings.size.totalEdges() > 0)
        return std::numeric_limits<double>::quiet_NaN();
    const Rules rules = settings.rules;
    double match = std::numeric_limits<double>::quiet_NaN();
    if (rules.framed)
        match = logFramedMatch(settings, colors);
    else if (!rules.hasRimColor())
        match = rules.keepsRotation ? logDirectedMatch(settings, colors.inner)
                                    : logUnframedMatch(settings, colors.inner);
    else if (!rules.keepsRotation)
        match = logRimMatch(settings, colors.inner);
    return (logArrangements(cells, hints, rules) + match) / std::log(10.0);
}

int boardRotations(GridSize size, bool fixed) {
    if (fixed)
        return 1;
    return size.width == size.height ? 4 : 2;
}

double expectedSolutions(double log10ByChance, GridSize size, bool fixed) {
    return 1.0 + std::pow(10.0, log10ByChance) / boardRotations(size, fixed);
}

double log10ExpectedSolutions(const Puzzle& puzzle) {
    if (piecesOfKinds(puzzle) != cellsOfKinds(puzzle.size(), puzzle.framed()))
        return kNone;
    if (puzzle.keepsRotation() && puzzle.rules().hasRimColor())
        return std::numeric_limits<double>::quiet_NaN();
    return (logArrangements(puzzle) + logMatch(puzzle)) / std::log(10.0);
}

} // namespace tessera
