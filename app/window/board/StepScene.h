// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/board/BoardSearch.h"

#include <QCoreApplication>
#include <QString>

#include <vector>

namespace tessera {

/// A step as seen on the board: what changed, and the scores before and after.
class StepScene {
    Q_DECLARE_TR_FUNCTIONS(StepNarration)

public:
    /// Both moments must outlive it.
    StepScene(const Puzzle& puzzle, const StepMoment& before, const StepMoment& after);

    [[nodiscard]] const SearchNumbers& numbersBefore() const { return m_before.numbers; }
    [[nodiscard]] const SearchNumbers& numbers() const { return m_after.numbers; }
    [[nodiscard]] const std::vector<std::size_t>& changed() const { return m_changed; }
    [[nodiscard]] int was() const { return m_was; }
    [[nodiscard]] int now() const { return m_now; }
    [[nodiscard]] int total() const { return m_puzzle.totalEdges(); }
    /// Whether there was no board before.
    [[nodiscard]] bool isFirst() const {
        return m_before.numbers.total == 0 && m_before.board.placedCount() == 0;
    }
    /// The number of pieces removed, if one was placed afterwards.
    [[nodiscard]] int takenBack() const {
        return m_before.board.placedCount() - m_after.board.placedCount() + 1;
    }
    /// Whether a construction restarted from the fixed pieces.
    [[nodiscard]] bool isNewBoard() const {
        return m_after.board.placedCount() < m_before.board.placedCount();
    }
    [[nodiscard]] Placement after(std::size_t cell) const {
        return m_after.board.at(static_cast<int>(cell));
    }
    [[nodiscard]] QString name(std::size_t cell) const;
    /// Names some of the cells, and says how many more there are.
    [[nodiscard]] QString names(const std::vector<std::size_t>& cells) const;

    /// The change of the pieces, as "Swap B2 and D2".
    [[nodiscard]] QString move() const;
    /// "+2, now 31 of 60" or "still 31 of 60".
    [[nodiscard]] QString score() const;
    /// "+2, now 31 of 60", with another difference.
    [[nodiscard]] QString score(int difference) const;
    /// "31 of 60".
    [[nodiscard]] QString plainScore() const;
    /// "+2", "−1" or "±0".
    [[nodiscard]] static QString signedText(int difference);

private:
    [[nodiscard]] Placement before(std::size_t cell) const {
        return m_before.board.at(static_cast<int>(cell));
    }
    [[nodiscard]] QString oneCell(std::size_t cell) const;
    [[nodiscard]] bool isSwap(std::size_t a, std::size_t b) const;

    const Puzzle& m_puzzle;
    const StepMoment& m_before;
    const StepMoment& m_after;
    std::vector<std::size_t> m_changed;
    int m_was;
    int m_now;
};

/// A step reported by a method, in words, with the score after it.
[[nodiscard]] QString toldText(const StepScene& scene, const SearchStep& step);

} // namespace tessera
