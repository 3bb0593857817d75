// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/landscape/Walks.h"

#include "core/experiments/Statistics.h"

#include <algorithm>
#include <cmath>

namespace tessera {

std::vector<double> randomWalk(ScoredBoard& board, const BoardNeighbourhood& neighbourhood,
                               int steps, Random& random, const StopAsked& stop) {
    std::vector<double> scores{static_cast<double>(board.score())};
    // A stop may come long before the end.
    scores.reserve(asIndex(std::min(steps, 1'000'000)) + 1);
    for (int step = 0; step < steps && !(stop && stop()); ++step) {
        make(board, neighbourhood.draw(board, random));
        scores.push_back(board.score());
    }
    return scores;
}

std::optional<double> autocorrelation(std::span<const double> series, int lag) {
    if (lag < 0 || series.size() <= asIndex(lag))
        return std::nullopt;
    const double middle = mean(series);
    double variance = 0;
    double covariance = 0;
    for (std::size_t i = 0; i < series.size(); ++i) {
        variance += (series[i] - middle) * (series[i] - middle);
        if (i + asIndex(lag) < series.size())
            covariance += (series[i] - middle) * (series[i + asIndex(lag)] - middle);
    }
    return variance > 0 ? std::optional(covariance / variance) : std::nullopt;
}

std::optional<double> correlationLength(std::span<const double> series) {
    const auto first = autocorrelation(series, 1);
    if (!first || *first == 0 || std::abs(*first) >= 1)
        return std::nullopt;
    return -1 / std::log(std::abs(*first));
}

std::optional<double> correlation(std::span<const double> a, std::span<const double> b) {
    const double meanA = mean(a);
    const double meanB = mean(b);
    double varianceA = 0;
    double varianceB = 0;
    double covariance = 0;
    for (std::size_t i = 0; i < a.size(); ++i) {
        varianceA += (a[i] - meanA) * (a[i] - meanA);
        varianceB += (b[i] - meanB) * (b[i] - meanB);
        covariance += (a[i] - meanA) * (b[i] - meanB);
    }
    if (!(varianceA > 0) || !(varianceB > 0))
        return std::nullopt;
    return covariance / std::sqrt(varianceA * varianceB);
}

SolutionDistance::SolutionDistance(Puzzle puzzle, const Board& solution)
    : m_puzzle(std::move(puzzle)) {
    for (int quarters = 0; quarters < 4; ++quarters) {
        if (quarters > 0 && m_puzzle.keepsRotation())
            break;
        const auto turned = turnedBlock(solution, wholeBlock(solution.size()), quarters);
        if (turned && violationsOf(m_puzzle, *turned).empty())
            m_solutions.emplace_back(turned->placements().begin(), turned->placements().end());
    }
}

int SolutionDistance::of(std::span<const std::uint16_t> codes) const {
    int least = m_puzzle.size().cells();
    for (const auto& solution : m_solutions) {
        int differing = 0;
        for (std::size_t cell = 0; cell < solution.size(); ++cell) {
            const Placement here = Placement::fromCode(codes[cell]);
            differing += here.isEmpty() || !m_puzzle.looksLike(here, solution[cell]) ? 1 : 0;
        }
        least = std::min(least, differing);
    }
    return least;
}

} // namespace tessera
