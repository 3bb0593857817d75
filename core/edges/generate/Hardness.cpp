// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/generate/Hardness.h"

#include "core/edges/generate/HardestColors.h"
#include "core/edges/generate/PairingOdds.h"
#include "core/edges/generate/SolvedBoard.h"
#include "core/edges/puzzle/Counting.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace tessera {

namespace {

using namespace pairing;

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
double logArrangements(const std::array<int, kCellKinds>& cells,
                       const std::array<int, kCellKinds>& hints) {
    double log = 0;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const int free = std::max(0, cells[i] - hints[i]);
        log += logFactorial(free) + free * std::log(waysToLie(static_cast<CellKind>(i)));
    }
    return log;
}

std::array<int, kCellKinds> hintedKinds(const GeneratorSettings& settings) {
    std::array<int, kCellKinds> kinds{};
    if (settings.hints.cells.empty())
        kinds[static_cast<std::size_t>(CellKind::Inner)] = settings.hints.count;
    for (const int cell : settings.hints.cells) {
        const CellKind kind =
            settings.rules.framed ? settings.size.framedKind(cell) : CellKind::Inner;
        ++kinds[static_cast<std::size_t>(kind)];
    }
    return kinds;
}

/// Border and inner colour counts, whichever way they are chosen.
ColorChoice resolved(const GeneratorSettings& settings, int innerHints) {
    ColorChoice choice = settings.colors;
    if (choice.kind == ColorChoice::Kind::Hardest) {
        const HardestColors hardest = hardestColors(settings.size, settings.rules, innerHints);
        choice.border = hardest.border;
        choice.inner = hardest.inner;
    } else if (choice.kind == ColorChoice::Kind::Total) {
        choice.border = choice.inner = choice.total;
    }
    return choice;
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

double logFramedMatch(const GeneratorSettings& settings, const ColorChoice& colors) {
    const SolvedBoard board(settings.size, settings.rules);
    const auto ringJoints = static_cast<double>(board.colorSlots(SlotKind::Ring).size());
    const auto innerJoints = static_cast<double>(board.colorSlots(SlotKind::Inner).size());
    const auto kinds = cellsOfKinds(settings.size);
    const double sides = kinds[static_cast<std::size_t>(CellKind::Side)];
    const bool strip = std::min(settings.size.width, settings.size.height) == 1;
    double log = 0;
    if (ringJoints > 0) {
        const JointSet ring{ringJoints, 0, colors.border};
        if (!strip)
            log += logOrientedMatch(ring, settings.rules.isSigned, settings.distribution);
        else
            log += settings.rules.isSigned ? logSignedMatch(ring, settings.distribution)
                                           : logFreeMatch(ring, settings.distribution);
    }
    if (innerJoints > 0) {
        const JointSet inner{innerJoints, sides, colors.inner};
        log += settings.rules.isSigned ? logSignedMatch(inner, settings.distribution)
                                       : logFreeMatch(inner, settings.distribution);
    }
    return log;
}

} // namespace

double log10ExpectedSolutions(const GeneratorSettings& settings) {
    std::array<int, kCellKinds> cells{settings.size.cells()};
    if (settings.rules.framed)
        cells = cellsOfKinds(settings.size);
    const auto hints = hintedKinds(settings);
    const ColorChoice colors = resolved(settings, hints.front());
    if (colors.inner + colors.border <= 0 && settings.size.totalEdges() > 0)
        return std::numeric_limits<double>::quiet_NaN();
    const double match = settings.rules.framed ? logFramedMatch(settings, colors)
                                               : logUnframedMatch(settings, colors.inner);
    return (logArrangements(cells, hints) + match) / std::log(10.0);
}

int boardRotations(GridSize size, bool hinted) {
    if (hinted)
        return 1;
    return size.width == size.height ? 4 : 2;
}

double expectedSolutions(double log10ByChance, GridSize size, bool hinted) {
    return 1.0 + std::pow(10.0, log10ByChance) / boardRotations(size, hinted);
}

} // namespace tessera
