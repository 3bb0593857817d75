// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/solvers/record/BreakSearch.h"

#include <cstdint>
#include <span>
#include <type_traits>
#include <vector>

namespace tessera {

/// Predicts the tree of a row scan with scheduled breaks: N(d+1, b) = s(d)·N(d, b) + w(d)·N(d, b−1)
/// nodes with b broken joints. Here s and w are the expected numbers of pieces that match and that
/// break one joint; the second term counts only where the schedule allows b (after Verhaard's
/// Markov chain over depth and slips). Initially s and w follow from the number of pieces left and
/// the probability that two of their sides have one colour.
class BreakForecast {
public:
    /// Assumes no spared colours.
    BreakForecast(const EdgeProblem& problem, const CompiledPuzzle& pieces);

    /// Assumes that the sides of these patterns are used up along a curve.
    void spare(std::span<const int> patterns, const SpareCurve& curve);

    /// Replaces predictions by counts wherever these are large enough. Corrects the others by the
    /// error at the last of these depths: pieces that fit are rarer than chance predicts, because
    /// they are used first.
    void calibrate(const BreakCounts& counts);

    /// The expected number of nodes before a full board that the caps allow; infinite if they allow
    /// none. It is the maximum over depths of the nodes up to a depth divided by those at it. The
    /// mean over all boards, which may be close together, does not predict the first.
    [[nodiscard]] double nodesToBoard(std::span<const std::uint16_t> caps);
    /// The expected number of nodes of the whole search for boards without breaks.
    [[nodiscard]] double strictTree() const;

    /// The curve with the fewest nodes for a full board.
    [[nodiscard]] BreakCurve bestCurve(int breaks);

    /// Its state after spare(), for a PacketWriter or PacketReader.
    static void tell(auto& packet, auto& self) {
        packet(self.m_strict, self.m_broken);
        if constexpr (std::remove_reference_t<decltype(packet)>::kReads)
            packet.require(self.m_strict.size() == self.m_odds.size() &&
                           self.m_broken.size() == self.m_odds.size());
    }

private:
    /// How often a colour occurs on movable pieces' sides away from the frame.
    struct ColorShare {
        int pattern = 0;
        double sides = 0;
        bool spared = false;
    };
    /// The demands on the candidates of a cell.
    struct CellOdds {
        double looks = 0; ///< pieces left for it, in allowed rotations
        int inner = 0;    ///< joints that may break
        int strict = 0;   ///< joints that may not
    };

    void countColors();
    void countCells();
    void forecast(const SpareCurve& curve);
    [[nodiscard]] double innerMatch(double filled, double sparedUsed) const;

    const EdgeProblem& m_problem;
    const CompiledPuzzle& m_pieces;
    std::vector<ColorShare> m_colors;
    double m_strictMatch = 1; ///< the probability that a joint along the frame matches
    std::vector<CellOdds> m_odds;
    std::vector<double> m_strict; ///< s(d)
    std::vector<double> m_broken; ///< w(d)
    std::vector<double> m_nodes;  ///< by breaks, at one depth
    std::vector<std::uint16_t> m_caps;
};

} // namespace tessera
