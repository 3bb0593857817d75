// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/generate/DuplicateRepair.h"

#include <algorithm>
#include <initializer_list>
#include <unordered_map>
#include <utility>

namespace tessera {

namespace {

/// How often a step that makes things worse by one is taken all the same: the
/// way out of the dead ends that appear when almost every distinct piece is in use.
constexpr double kUphillChance = 0.02;

std::uint64_t keyOf(const Piece& piece) {
    std::uint64_t key = 0;
    for (const Color color : piece.canonical().edges)
        key = (key << 16U) | static_cast<std::uint16_t>(color);
    return key;
}

/// Min-conflicts repair: keeps how often each piece occurs, and goes from one
/// piece that has a copy to the next.
class DuplicateRepair {
public:
    DuplicateRepair(SolvedBoard& board, Random& random) : m_board(board), m_random(random) {
        m_count.reserve(board.pieces().size() * 2);
        for (int cell = 0; cell < board.size().cells(); ++cell)
            add(cell);
    }

    bool run() {
        const int cells = m_board.size().cells();
        std::int64_t steps = std::min<std::int64_t>(1'500'000, 20'000 + 3'000LL * cells);
        while (m_copies > 0 && steps-- > 0) {
            const int cell = takeSuspect();
            if (m_count[keyOf(m_board.piece(cell))] < 2)
                continue;
            tryStep(cell);
            if (m_count[keyOf(m_board.piece(cell))] > 1)
                m_suspects.push_back(cell);
        }
        return m_copies == 0;
    }

private:
    /// In each group of copies all but at most one piece are suspects.
    void add(int cell) {
        if (++m_count[keyOf(m_board.piece(cell))] > 1) {
            ++m_copies;
            m_suspects.push_back(cell);
        }
    }

    void remove(int cell) {
        const auto entry = m_count.find(keyOf(m_board.piece(cell)));
        if (--entry->second > 0)
            --m_copies;
        else
            m_count.erase(entry);
    }

    int takeSuspect() {
        std::swap(m_suspects[m_random.index(m_suspects.size())], m_suspects.back());
        const int cell = m_suspects.back();
        m_suspects.pop_back();
        return cell;
    }

    void tryStep(int cell) {
        const int found = m_board.slotAt(cell, kSides[m_random.index(4)]);
        if (found < 0)
            return;
        const auto first = static_cast<std::size_t>(found);
        if (m_board.rules().isSigned && m_random.chance(0.5)) {
            attempt({{first, static_cast<Color>(-m_board.color(first))}});
            return;
        }
        const SlotKind kind = m_board.colorSlots()[first].kind;
        const std::size_t second =
            m_board.firstSlot(kind) + m_random.index(m_board.colorSlots(kind).size());
        const Color color = m_board.color(first);
        if (color != m_board.color(second))
            attempt({{first, m_board.color(second)}, {second, color}});
    }

    using Paint = std::pair<std::size_t, Color>;

    /// Paints, and takes it back if it makes things worse.
    void attempt(std::initializer_list<Paint> paints) {
        m_touched.clear();
        m_undo.clear();
        for (const auto& [slot, color] : paints) {
            touch(slot);
            m_undo.emplace_back(slot, m_board.color(slot));
        }
        const int before = m_copies;
        paintAll(paints);
        if (!accepts(m_copies - before))
            paintAll(m_undo);
    }

    bool accepts(int change) {
        return change <= 0 || (change == 1 && m_random.chance(kUphillChance));
    }

    void touch(std::size_t slot) {
        for (const int cell :
             {m_board.colorSlots()[slot].cell, m_board.colorSlots()[slot].across}) {
            if (cell >= 0 && std::ranges::find(m_touched, cell) == m_touched.end())
                m_touched.push_back(cell);
        }
    }

    template <typename Paints>
    void paintAll(const Paints& paints) {
        for (const int cell : m_touched)
            remove(cell);
        for (const auto& [slot, color] : paints)
            m_board.paint(slot, color);
        for (const int cell : m_touched)
            add(cell);
    }

    SolvedBoard& m_board;
    Random& m_random;
    std::unordered_map<std::uint64_t, int> m_count;
    std::vector<int> m_suspects;
    std::vector<int> m_touched;
    std::vector<Paint> m_undo;
    int m_copies = 0; ///< pieces beyond the first of their group
};

} // namespace

bool makePiecesUnique(SolvedBoard& board, Random& random) {
    return DuplicateRepair(board, random).run();
}

} // namespace tessera
