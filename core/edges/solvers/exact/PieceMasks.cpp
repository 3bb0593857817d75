// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/solvers/exact/PieceMasks.h"

#include <algorithm>
#include <bit>

namespace tessera {

std::shared_ptr<const PieceMasks>
PieceMasks::from(const CandidateTables& tables, const CompiledPuzzle& pieces, std::size_t cells) {
    const auto stock = tables.stock().subspan(CandidateTables::kFirstPiece);
    const bool hasCopies = std::ranges::any_of(stock, [](std::uint16_t n) { return n != 1; });
    if (tables.keys() == CandidateTables::Keys::Sides || hasCopies || tables.codes() > kMostCodes)
        return nullptr;
    std::shared_ptr<PieceMasks> masks(new PieceMasks);
    if (!masks->number(tables, pieces))
        return nullptr;
    masks->addLists(tables);
    return masks->addLevels(tables, cells) ? masks : nullptr;
}

/// @return false if the bits do not suffice.
bool PieceMasks::number(const CandidateTables& tables, const CompiledPuzzle& pieces) {
    std::vector<unsigned> ways(tables.stock().size()); // by piece: in how many ways it fits a list
    std::vector<bool> isInner(ways.size());
    unsigned sameBefore = 0;
    const Candidate* last = nullptr;
    for (const Candidate& candidate : tables.candidates()) {
        const std::uint16_t piece = candidate.piece;
        if (piece != CandidateTables::kEnd) {
            // The ways of one piece stand side by side.
            sameBefore = last != nullptr && last->piece == piece ? sameBefore + 1 : 1;
            ways[piece] = std::max(ways[piece], sameBefore);
            isInner[piece] = pieces.kindOfPiece(Placement::fromCode(candidate.placement).piece()) ==
                             CellKind::Inner;
        }
        last = &candidate;
    }
    std::array<unsigned, 2> used{0, 0}; // border, inner
    m_first.resize(ways.size());
    for (std::size_t piece = 0; piece < ways.size(); ++piece) {
        unsigned& next = used[isInner[piece] ? 1 : 0];
        if (next + ways[piece] > kWord)
            return false;
        const unsigned word = isInner[piece] ? kWord : 0;
        m_first[piece] = word + kWord - 1 - next;
        next += ways[piece];
        Set all = 0;
        for (unsigned way = 0; way < ways[piece]; ++way)
            all |= Set{1} << (kWord - next + way);
        // Fixed pieces are never used up.
        if (piece != CandidateTables::kFixed)
            std::fill_n(m_takes.begin() + word + kWord - next, ways[piece], all);
    }
    return true;
}

unsigned PieceMasks::bitOf(const Candidate* list, const Candidate& candidate) const {
    unsigned way = 0;
    for (const Candidate* before = &candidate;
         before != list && (before - 1)->piece == candidate.piece; --before)
        ++way;
    return m_first[candidate.piece] % kWord - way;
}

void PieceMasks::addLists(const CandidateTables& tables) {
    const auto starts = tables.lists();
    std::vector<std::size_t> shownAt(tables.candidates().size()); // by a list's beginning, + 1
    m_lists.resize(starts.size());
    m_kinds.resize(starts.size());
    std::vector<std::size_t> at(starts.size());
    for (std::size_t i = 0; i < starts.size(); ++i) {
        const Candidate* const list = &tables.candidates()[starts[i]];
        if (shownAt[starts[i]] == 0) {
            shownAt[starts[i]] = m_shown.size() + 1;
            if (list->piece != CandidateTables::kEnd)
                m_shown.resize(m_shown.size() + kWord);
        }
        at[i] = shownAt[starts[i]] - 1;
        for (const Candidate* c = list; c->piece != CandidateTables::kEnd; ++c) {
            const unsigned bit = bitOf(list, *c);
            m_kinds[i][m_first[c->piece] / kWord] |= Set{1} << bit;
            m_shown[at[i] + bit] =
                static_cast<std::uint16_t>((c->shown & 0xffU) | (c->shown >> 16U) << 8U);
        }
    }
    for (std::size_t i = 0; i < starts.size(); ++i)
        m_lists[i] = {m_kinds[i][0] | m_kinds[i][1], m_shown.data() + at[i]};
}

/// @return false if some cell can take both kinds of pieces.
bool PieceMasks::addLevels(const CandidateTables& tables, std::size_t cells) {
    const std::size_t keys = tables.codes() * tables.codes();
    for (std::size_t depth = 0; depth < cells; ++depth) {
        const auto first = static_cast<std::size_t>(tables.listsAt(depth) - tables.lists().data());
        BothKinds any{};
        int most = 0;
        for (std::size_t i = first; i < first + keys; ++i) {
            any = {any[0] | m_kinds[i][0], any[1] | m_kinds[i][1]};
            most = std::max(most, std::popcount(m_lists[i].fits));
        }
        if (any[0] != 0 && any[1] != 0)
            return false;
        const std::size_t kind = any[1] != 0 ? 1 : 0;
        m_levels.push_back({m_lists.data() + first, m_takes.data() + kind * kWord, kind});
        m_mostOpen += static_cast<std::size_t>(most);
    }
    return true;
}

} // namespace tessera
