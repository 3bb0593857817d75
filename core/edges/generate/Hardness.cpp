// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/generate/Hardness.h"

#include "core/edges/generate/PairingCounts.h"
#include "core/edges/puzzle/Counting.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace tessera {

namespace {

/// ln C(n+k−1, k−1): the ways to divide n equal things among k colours.
double logPartitions(double things, double colors) {
    return logFactorial(things + colors - 1) - logFactorial(things) - logFactorial(colors - 1);
}

/// A set of joints and the colours distributed over it.
struct JointSet {
    double joints;
    double given; ///< edges whose partners are among the others, see logTwoGroups()
    int colors;
};

/// Each joint takes one edge from each of two groups of the same size.
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

/// The arrangements that remain if some pieces are given.
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
    for (const int cell : hintCells(settings)) {
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
        // Σ e² over the colours. Random counts differ, with two edges per joint and the others
        // independent, and that makes chance matches more likely.
        double squares = edges * edges / values;
        if (settings.distribution == Distribution::Random)
            squares += (4 * joints + (edges - 2 * joints)) * (1 - 1 / values);
        chance = (squares - edges) / (edges * (edges - 1));
    }
    return joints * std::log(chance);
}

/// The mean of logDirectedMatch() over edges drawn at random.
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

double logKeptMatch(const GeneratorSettings& settings, int colors) {
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
        match = rules.keepsRotation ? logKeptMatch(settings, colors.inner)
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

} // namespace tessera
