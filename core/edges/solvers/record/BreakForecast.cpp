// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/solvers/record/BreakForecast.h"

#include "core/edges/puzzle/Counting.h"
#include "core/edges/solvers/record/BreakTables.h"

#include <algorithm>
#include <bit>
#include <limits>

namespace tessera {

namespace {

/// Cells times breaks.
constexpr std::size_t kLarge = 50'000;

} // namespace

BreakForecast::BreakForecast(const EdgeProblem& problem, const CompiledPuzzle& pieces)
    : m_problem(problem), m_pieces(pieces) {
    countColors();
    countCells();
    forecast({0, 1, 0});
}

void BreakForecast::countColors() {
    const ColorCensus census(m_problem.puzzle());
    for (const auto& [pattern, uses] : census.patterns(false))
        m_colors.push_back({pattern, static_cast<double>(uses.total()), false});
    double squares = 0;
    double sum = 0;
    for (const auto& [pattern, uses] : census.patterns(true)) {
        const double halves = m_problem.puzzle().isSigned() ? 2 : 1;
        const double sides = uses.total() / halves;
        squares += halves * sides * sides;
        sum += halves * sides;
    }
    if (sum > 0)
        m_strictMatch = squares / (sum * sum);
}

void BreakForecast::countCells() {
    const GridSize size = m_pieces.size();
    std::array<int, kCellKinds> left{};
    for (int cell = 0; cell < size.cells(); ++cell)
        left[static_cast<std::size_t>(m_pieces.kindOfCell(cell))] +=
            m_problem.isFixed(cell) ? 0 : 1;
    for (int cell = 0; cell < size.cells(); ++cell) {
        CellOdds odds;
        const CellKind kind = m_pieces.kindOfCell(cell);
        for (const Side side : kSides) {
            const auto across = size.neighbour(cell, side);
            const bool before = side == Side::Left || side == Side::Up;
            if (!m_problem.isFixed(cell) && !across && m_pieces.countsRim())
                ++odds.inner;
            if (m_problem.isFixed(cell) || !across || (!before && !m_problem.isFixed(*across)))
                continue;
            const bool strict = BreakTables::isStrict(m_problem, m_pieces, cell, *across);
            ++(strict ? odds.strict : odds.inner);
        }
        if (m_problem.isFixed(cell)) {
            odds.looks = 1;
        } else {
            int& count = left[static_cast<std::size_t>(kind)];
            odds.looks = count-- * (std::popcount(m_pieces.cellRotations(cell)) / 4.0);
        }
        m_odds.push_back(odds);
    }
}

void BreakForecast::spare(std::span<const int> patterns, const SpareCurve& curve) {
    for (ColorShare& color : m_colors)
        color.spared = std::ranges::find(patterns, color.pattern) != patterns.end();
    forecast(curve);
}

void BreakForecast::forecast(const SpareCurve& curve) {
    const int cells = m_pieces.size().cells();
    m_strict.assign(m_odds.size(), 0);
    m_broken.assign(m_odds.size(), 0);
    for (int depth = 0; depth < cells; ++depth) {
        const double filled = static_cast<double>(depth) / cells;
        const double match = innerMatch(filled, std::max(filled, curve.at(depth, cells)));
        const CellOdds& odds = m_odds[static_cast<std::size_t>(depth)];
        double looks = odds.looks;
        for (int i = 0; i < odds.strict; ++i)
            looks *= m_strictMatch;
        double allMatch = 1;
        double oneBroken = 0;
        for (int i = 0; i < odds.inner; ++i) {
            oneBroken = oneBroken * match + allMatch * (1 - match);
            allMatch *= match;
        }
        m_strict[static_cast<std::size_t>(depth)] = looks * allMatch;
        m_broken[static_cast<std::size_t>(depth)] = looks * oneBroken;
    }
}

/// The probability that two sides have one colour when those of spared colours are used up to one
/// share and those of all colours to another.
double BreakForecast::innerMatch(double filled, double sparedUsed) const {
    double all = 0;
    double spared = 0;
    for (const ColorShare& color : m_colors) {
        all += color.sides;
        spared += color.spared ? color.sides : 0;
    }
    if (all <= 0)
        return 1;
    const double others = all - spared;
    const double othersUsed =
        others > 0 ? std::clamp((filled * all - sparedUsed * spared) / others, 0.0, 1.0) : 1.0;
    double sum = 0;
    double squares = 0;
    for (const ColorShare& color : m_colors) {
        const double rest = color.sides * (1 - (color.spared ? sparedUsed : othersUsed));
        sum += rest;
        squares += rest * rest;
    }
    if (sum <= 0)
        return 1;
    const double halves = m_problem.puzzle().isSigned() ? 2 : 1;
    return squares / (sum * sum) / halves;
}

void BreakForecast::calibrate(const BreakCounts& counts) {
    constexpr std::uint64_t enough = 300;
    constexpr double memory = 0.9;
    double strictFactor = 1;
    double brokenFactor = 1;
    for (std::size_t depth = 1; depth < m_strict.size(); ++depth) {
        const auto correct = [](double& foretold, std::uint64_t children, std::uint64_t nodes,
                                double& factor) {
            if (children < enough) {
                foretold *= factor;
                return;
            }
            const double counted = static_cast<double>(children) / static_cast<double>(nodes);
            factor = memory * factor + (1 - memory) * std::min(2.0, counted / foretold);
            foretold = counted;
        };
        const std::uint64_t entered = counts.strict[depth - 1] + counts.broken[depth - 1];
        if (m_strict[depth] > 0)
            correct(m_strict[depth], counts.strict[depth], entered, strictFactor);
        if (m_broken[depth] > 0)
            correct(m_broken[depth], counts.broken[depth], counts.opened[depth], brokenFactor);
    }
}

double BreakForecast::nodesToBoard(std::span<const std::uint16_t> caps) {
    m_nodes.assign(std::size_t{caps.back()} + 1, 0.0);
    const std::span<double> nodes = m_nodes;
    nodes[0] = 1.0;
    double total = 0; // divided by the nodes at the current depth, so that nothing overflows
    double hardest = 0;
    std::size_t most = 0;
    for (std::size_t depth = 0; depth < m_strict.size(); ++depth) {
        most = std::max(most, std::min<std::size_t>(caps[depth], most + 1));
        double sum = 0;
        for (std::size_t b = most + 1; b-- > 0;) {
            const bool mayBreak = b > 0 && b <= caps[depth];
            nodes[b] = nodes[b] * m_strict[depth] + (mayBreak ? nodes[b - 1] * m_broken[depth] : 0);
            sum += nodes[b];
        }
        if (!(sum > 0))
            return std::numeric_limits<double>::infinity();
        for (std::size_t b = 0; b <= most; ++b)
            nodes[b] /= sum;
        total = total / sum + 1;
        hardest = std::max(hardest, total);
    }
    return hardest;
}

double BreakForecast::strictTree() const {
    double nodes = 1;
    double total = 0;
    for (const double branches : m_strict) {
        nodes *= branches;
        total += nodes;
    }
    return total;
}

BreakCurve BreakForecast::bestCurve(int breaks) {
    // Large boards have many breaks, and their curves need less precision.
    const bool large = m_strict.size() * static_cast<std::size_t>(breaks) > kLarge;
    m_caps.resize(m_strict.size());
    BreakCurve best;
    double fewest = std::numeric_limits<double>::infinity();
    for (int first = 40; first <= 90; first += large ? 6 : 2) {
        for (int last = std::max(first + 4, large ? 90 : 80); last <= 100; last += large ? 5 : 2) {
            for (double bend = 0; bend <= 1; bend += large ? 0.5 : 0.25) {
                const BreakCurve curve{first / 100.0, last / 100.0, bend};
                layCaps(m_caps, breaks, curve);
                const double nodes = nodesToBoard(m_caps);
                if (nodes < fewest) {
                    fewest = nodes;
                    best = curve;
                }
            }
        }
    }
    return best;
}

} // namespace tessera
