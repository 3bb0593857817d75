// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/moves/EdgeProblem.h"
#include "core/edges/puzzle/CompiledPuzzle.h"
#include "core/edges/solvers/record/BreakSearch.h"

#include <cstdint>
#include <span>
#include <vector>

namespace tessera {

/// Foretells how a row scan with scheduled breaks will go:
/// N(d+1, b) = s(d)·N(d, b) + w(d)·N(d, b−1) nodes with b broken joints, where
/// s and w are the expected numbers of pieces that match and that break one
/// joint, and the second term counts only where the schedule allows b (after
/// Verhaard's Markov chain over depth and slips). At first s and w follow from
/// how many pieces are left and how likely two of their sides meet in one colour.
class BreakForecast {
public:
    /// Without spared colours.
    BreakForecast(const EdgeProblem& problem, const CompiledPuzzle& pieces);

    /// Takes it that the sides of these patterns are used up along a curve.
    void spare(std::span<const int> patterns, const SpareCurve& curve);

    /// Replaces what was foretold by what was counted wherever that is enough,
    /// and corrects the rest by how far the last depths before were off: pieces
    /// that fit are scarcer than chance has it, because they are the first to go.
    void calibrate(const BreakCounts& counts);

    /// The expected nodes before a full board that the caps allow; infinite if
    /// they allow none. That is the highest of the nodes up to a depth divided by
    /// those at it: where a tree thins out and thickens again, boards lie so close
    /// together that the mean over all of them tells nothing of the first.
    [[nodiscard]] double nodesToBoard(std::span<const std::uint16_t> caps);
    /// The expected nodes of the whole search for boards without breaks.
    [[nodiscard]] double strictTree() const;

    /// The curve that costs the fewest nodes for a full board.
    [[nodiscard]] BreakCurve bestCurve(int breaks);

private:
    /// How often a colour occurs on movable pieces' sides away from the frame.
    struct ColorShare {
        int pattern = 0;
        double sides = 0;
        bool spared = false;
    };
    /// What a cell's candidates have to meet.
    struct CellOdds {
        double looks = 0; ///< of pieces left for it, in allowed rotations
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
    double m_strictMatch = 1; ///< the chance that a joint along the frame matches
    std::vector<CellOdds> m_odds;
    std::vector<double> m_strict; ///< s(d)
    std::vector<double> m_broken; ///< w(d)
    std::vector<double> m_nodes;  ///< by breaks, at one depth
    std::vector<std::uint16_t> m_caps;
};

} // namespace tessera
