// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/solvers/local/MetropolisWalk.h"

#include "core/support/Random.h"

#include <algorithm>
#include <cmath>

namespace tessera {

void MetropolisWalk::proposeFitting(double share) {
    m_fittingOdds = static_cast<unsigned>(share * 256.0);
    m_refusedOneMove = false;
    if (m_fittingOdds == 0)
        m_fitting.reset();
    else if (m_fitting)
        m_fitting->recheckAll();
    else
        m_fitting.emplace(m_board, m_cells);
}

/// Uses eight of the bits that decide nothing else.
std::pair<Position, Position> MetropolisWalk::drawSwap(std::uint64_t bits, Random& random) const {
    if (((bits >> 24U) & 255U) < m_fittingOdds) {
        if (const auto fitting = m_fitting->draw(random))
            return *fitting;
    }
    return m_cells.drawPair(random);
}

std::uint64_t MetropolisWalk::walkUntilAbove(int best, std::uint64_t moves, Random& shared) {
    m_beforeWalk = shared;
    const std::uint64_t acceptedBefore = m_accepted;
    Random random = shared; // a copy, which the compiler can keep in registers
    std::uint64_t tried = 0;
    while (tried < moves) {
        ++tried;
        const std::uint64_t bits = random.bits();
        if (m_rotations.picksRotation(bits)) {
            const Position position = m_cells.drawRotatable(random);
            const Placement turned =
                m_board.otherRotation(position, RotationShare::rotationDraw(bits));
            if (!m_rule.accepts(m_board.setDelta(position, turned), bits >> 32U))
                continue;
            m_board.set(position, turned);
            made(position);
        } else {
            const auto [a, b] = drawSwap(bits, random);
            if (!m_rule.accepts(m_board.swapDelta(a, b), bits >> 32U))
                continue;
            m_board.make(m_board.planSwap(a, b, static_cast<unsigned>(bits >> 8U)));
            made(a);
            made(b);
        }
        ++m_accepted;
        if (m_board.score() > best)
            break;
    }
    shared = random;
    m_refusedOneMove = tried == 1 && m_accepted == acceptedBefore;
    return tried;
}

std::optional<RefusedMove> MetropolisWalk::refusedMove() const {
    if (!m_refusedOneMove)
        return std::nullopt;
    // The board is as it was: the same random numbers draw the same move.
    Random random = m_beforeWalk;
    const std::uint64_t bits = random.bits();
    const auto cell = [this](Position position) {
        return static_cast<std::size_t>(m_board.grid().cell(position));
    };
    if (m_rotations.picksRotation(bits)) {
        const Position position = m_cells.drawRotatable(random);
        const Placement turned = m_board.otherRotation(position, RotationShare::rotationDraw(bits));
        return RefusedMove{cell(position), cell(position), m_board.setDelta(position, turned)};
    }
    const auto [a, b] = drawSwap(bits, random);
    return RefusedMove{cell(a), cell(b), m_board.swapDelta(a, b)};
}

namespace {

// Accepted losses a swap, times cells to the power 1.25: by trials on hardest puzzles.
constexpr double kStartLosses = 0.15;
constexpr double kEndLosses = 0.0125;

} // namespace

void LossStatistics::sample(const ScoredBoard& board, const MovableCells& cells, Random& random,
                            std::uint64_t swaps) {
    for (std::uint64_t i = 0; i < swaps; ++i) {
        const auto [a, b] = cells.drawPair(random);
        const int delta = board.swapDelta(a, b);
        if (delta < 0)
            ++m_losses[static_cast<std::size_t>(-delta)];
    }
    m_sampled += swaps;
}

bool LossStatistics::measure(const ScoredBoard& board, const MovableCells& cells,
                             SearchContext& context) {
    for (std::uint64_t left = kEnough; left > 0;) {
        const std::uint64_t swaps = std::min(left, context.slice());
        sample(board, cells, context.random(), swaps);
        left -= swaps;
        if (!context.proceed(swaps))
            return false;
    }
    return true;
}

/// For each swap, on average.
double LossStatistics::acceptedLosses(double temperature) const {
    double sum = 0.0;
    for (std::size_t loss = 1; loss < m_losses.size(); ++loss) {
        sum += static_cast<double>(m_losses[loss]) *
               portableExp(-static_cast<double>(loss) / temperature);
    }
    return m_sampled == 0 ? 0.0 : sum / static_cast<double>(m_sampled);
}

double LossStatistics::temperatureFor(double losses) const {
    double low = 0.02;
    double high = 4.0;
    for (int i = 0; i < 40; ++i) {
        const double middle = 0.5 * (low + high);
        (acceptedLosses(middle) < losses ? low : high) = middle;
    }
    return low;
}

TemperatureRange LossStatistics::range(std::size_t cells) const {
    const auto count = static_cast<double>(cells);
    const double scale = count * std::sqrt(std::sqrt(count));
    return {temperatureFor(kStartLosses / scale), temperatureFor(kEndLosses / scale)};
}

int coolingLevels(TemperatureRange range, double factor) {
    int levels = 1;
    for (double temperature = range.start; temperature * factor >= range.end; ++levels)
        temperature *= factor;
    return levels;
}

} // namespace tessera
