// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/solvers/PieceMasks.h"

#include <algorithm>

namespace tessera {

std::shared_ptr<const PieceMasks> PieceMasks::from(const CandidateTables& tables,
                                                   const CompiledPuzzle& pieces) {
    const auto stock = tables.stock().subspan(CandidateTables::kFirstPiece);
    const bool hasCopies = std::ranges::any_of(stock, [](std::uint16_t n) { return n != 1; });
    if (tables.keys() == CandidateTables::Keys::Sides || hasCopies || tables.codes() > kMostCodes)
        return nullptr;
    std::shared_ptr<PieceMasks> masks(new PieceMasks);
    if (!masks->number(tables, pieces))
        return nullptr;
    return masks->addLists(tables) ? masks : nullptr;
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
        m_first[piece] = (isInner[piece] ? kWord : 0) + next;
        std::uint64_t all = 0;
        for (unsigned way = 0; way < ways[piece]; ++way)
            all |= std::uint64_t{1} << (next + way);
        for (unsigned way = 0; way < ways[piece]; ++way) {
            // Fixed pieces are never used up.
            if (piece != CandidateTables::kFixed)
                (isInner[piece] ? m_takes[m_first[piece] + way].inner
                                : m_takes[m_first[piece] + way].border) = all;
        }
        next += ways[piece];
    }
    return true;
}

unsigned PieceMasks::bitOf(const Candidate* list, const Candidate& candidate) const {
    unsigned way = 0;
    for (const Candidate* before = &candidate;
         before != list && (before - 1)->piece == candidate.piece; --before)
        ++way;
    return m_first[candidate.piece] % kWord + way;
}

/// @return false if a list has both kinds of pieces.
bool PieceMasks::addLists(const CandidateTables& tables) {
    const auto starts = tables.lists();
    std::vector<std::size_t> shownAt(tables.candidates().size()); // by a list's beginning, + 1
    m_lists.resize(starts.size());
    std::vector<std::size_t> at(starts.size());
    for (std::size_t i = 0; i < starts.size(); ++i) {
        const Candidate* const list = &tables.candidates()[starts[i]];
        const bool isNew = shownAt[starts[i]] == 0;
        if (isNew) {
            shownAt[starts[i]] = m_shown.size() + 1;
            if (list->piece != CandidateTables::kEnd)
                m_shown.resize(m_shown.size() + kWord);
        }
        at[i] = shownAt[starts[i]] - 1;
        for (const Candidate* c = list; c->piece != CandidateTables::kEnd; ++c) {
            const unsigned bit = bitOf(list, *c);
            const bool inner = m_first[c->piece] >= kWord;
            (inner ? m_lists[i].fits.inner : m_lists[i].fits.border) |= std::uint64_t{1} << bit;
            m_lists[i].takes = m_takes.data() + (inner ? kWord : 0);
            m_shown[at[i] + bit] =
                static_cast<std::uint16_t>((c->shown & 0xffU) | (c->shown >> 16U) << 8U);
        }
    }
    for (std::size_t i = 0; i < starts.size(); ++i)
        m_lists[i].shown = m_shown.data() + at[i];
    return std::ranges::none_of(
        m_lists, [](const List& list) { return list.fits.border != 0 && list.fits.inner != 0; });
}

} // namespace tessera
