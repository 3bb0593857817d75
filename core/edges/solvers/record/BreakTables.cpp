// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/solvers/record/BreakTables.h"

#include <algorithm>
#include <cstdlib>

namespace tessera {

namespace {

constexpr std::uint16_t kAlways = 0x7fff; ///< copies of what is never used up
constexpr int kNarrow = 4;                ///< cells

} // namespace

bool BreakTables::breaksAnywhere(const EdgeProblem& problem) {
    const GridSize size = problem.puzzle().size();
    // On large boards a missing colour is noticed too late to leave the row again.
    return !problem.puzzle().framed() || std::min(size.width, size.height) <= kNarrow ||
           isForBeamsOnly(size);
}

bool BreakTables::isStrict(const EdgeProblem& problem, const CompiledPuzzle& pieces, int cell,
                           int across) {
    return !breaksAnywhere(problem) && pieces.kindOfCell(cell) != CellKind::Inner &&
           pieces.kindOfCell(across) != CellKind::Inner;
}

BreakTables::BreakTables(const EdgeProblem& problem, const CompiledPuzzle& pieces)
    : m_puzzle(problem.puzzle()), m_pieces(pieces), m_forBeamsOnly(isForBeamsOnly(pieces.size())),
      m_stock(problem, pieces, {kAlways, kAlways, kAlways}, nullptr), m_codes(m_stock.codes()) {
    for (const Placement look : m_stock.all())
        m_looks.push_back(lookOf(look));
    m_sparedSides.resize(stock().size());
    std::map<Demands, std::size_t> tables;
    std::vector<Layout> layouts;
    std::size_t end = 0;
    for (int cell = 0; cell < pieces.size().cells(); ++cell) {
        const auto [found, isNew] = tables.try_emplace(demandsOf(problem, cell), m_lists.size());
        if (isNew) {
            layouts.push_back({found->first, found->second, m_ranges.size()});
            end = layOut(found->first, end);
        }
        m_tableOf.push_back(found->second);
    }
    // In one go: a growing vector temporarily holds twice as much.
    m_candidates.resize(end);
    for (const Layout& layout : layouts)
        fill(layout);
}

BreakTables::Look BreakTables::lookOf(Placement placement) const {
    Look look{placement, {}};
    for (const Side side : kSides)
        look.codes[asIndex(side)] = codeOf(placement, side);
    return look;
}

BreakTables::Demands BreakTables::demandsOf(const EdgeProblem& problem, int cell) const {
    const GridSize size = m_pieces.size();
    Demands demands;
    demands.wanted.fill(-1);
    if (problem.isFixed(cell)) {
        demands.fixed = problem.start().at(cell).code();
        return demands;
    }
    demands.kind = m_pieces.kindOfCell(cell);
    demands.rotations = m_pieces.cellRotations(cell);
    for (const Side side : kSides) {
        const auto across = size.neighbour(cell, side);
        const bool before = side == Side::Left || side == Side::Up;
        if (!across && m_pieces.countsRim())
            demands.wanted[asIndex(side)] = m_stock.codeOf(m_pieces.outsideEdges(), side);
        if (!across || (!before && !problem.isFixed(*across)))
            continue;
        demands.joined[asIndex(side)] = true;
        demands.strict[asIndex(side)] = isStrict(problem, m_pieces, cell, *across);
        if (problem.isFixed(*across) && !before) {
            const Look fixed = lookOf(problem.start().at(*across));
            demands.wanted[asIndex(side)] = fixed.codes[asIndex(opposite(side))];
        }
    }
    return demands;
}

bool BreakTables::suits(const Look& look, const Demands& demands) const {
    const PieceIndex piece = look.placement.piece();
    if (m_pieces.kindOfPiece(piece) != demands.kind)
        return false;
    const std::uint16_t allowed =
        CompiledPuzzle::turnedNibbles(demands.rotations, m_pieces.pieceTurns()[piece]);
    return (allowed >> (4U * look.placement.rotation()) & 1U) != 0;
}

BreakCandidate BreakTables::candidateFor(const Look& look) const {
    BreakCandidate candidate;
    candidate.piece = m_stock.numberOf(look.placement.piece());
    candidate.row = static_cast<std::uint16_t>(look.codes[asIndex(Side::Right)] * m_codes);
    candidate.down = look.codes[asIndex(Side::Down)];
    candidate.placement = look.placement.code();
    return candidate;
}

/// Calls visit(look, list, breaks) for every look and every list, left·codes() + up, that contains
/// it.
template <typename Visit>
void BreakTables::forPlaces(const Demands& demands, Visit visit) const {
    // If there is no earlier cell, one list serves for all: see keyFor().
    const std::size_t lefts = m_forBeamsOnly && !demands.joined[asIndex(Side::Left)] ? 1 : m_codes;
    const std::size_t ups = m_forBeamsOnly && !demands.joined[asIndex(Side::Up)] ? 1 : m_codes;
    for (const Look& look : m_looks) {
        if (!suits(look, demands))
            continue;
        // Grey matches nothing, so code 0 never counts as met.
        const auto misses = [&](Side side, std::size_t shown) {
            const std::size_t i = asIndex(side);
            return demands.joined[i] && (shown == 0 || look.codes[i] != shown);
        };
        const auto mayMiss = [&](Side side, std::size_t shown) {
            return !demands.strict[asIndex(side)] && (!m_forBeamsOnly || shown == 0);
        };
        int always = 0;
        bool possible = true;
        for (const Side side : kSides) {
            const int wanted = demands.wanted[asIndex(side)];
            const bool missed = wanted >= 0 && (wanted == 0 || look.codes[asIndex(side)] != wanted);
            always += missed ? 1 : 0;
            possible = possible && !(missed && demands.strict[asIndex(side)]);
        }
        for (std::size_t left = 0; possible && left < lefts; ++left) {
            const bool leftMissed = misses(Side::Left, left);
            const int before = always + (leftMissed ? 1 : 0);
            if (before > 1 || (leftMissed && !mayMiss(Side::Left, left)))
                continue;
            // With one joint broken, the one above must match.
            const bool mustMatch = before == 1 && demands.joined[asIndex(Side::Up)];
            const std::size_t first = mustMatch ? look.codes[asIndex(Side::Up)] : 0;
            for (std::size_t up = first; up < (mustMatch ? first + 1 : ups); ++up) {
                const bool upMissed = misses(Side::Up, up);
                const int missed = before + (upMissed ? 1 : 0);
                if (missed <= 1 && (!upMissed || mayMiss(Side::Up, up)))
                    visit(look, left * m_codes + up, missed > 0);
            }
        }
    }
}

/// The list that represents a key. Lists along sides without an earlier cell are equal; a search
/// that shuffles them has one for each, so that its draws do not change.
std::size_t BreakTables::keyFor(const Demands& demands, std::size_t key) const {
    if (!m_forBeamsOnly && demands.fixed < 0)
        return key;
    const std::size_t left = demands.joined[asIndex(Side::Left)] ? key / m_codes : 0;
    const std::size_t up = demands.joined[asIndex(Side::Up)] ? key % m_codes : 0;
    return left * m_codes + up;
}

/// Counts what follows the first candidates: millions on large boards. @return the number of all
std::size_t BreakTables::layOut(const Demands& demands, std::size_t end) {
    const std::size_t begin = m_lists.size();
    m_lists.resize(begin + m_codes * m_codes, 0);
    std::vector<List> counts(m_codes * m_codes); // of those that match, and of those that break
    if (demands.fixed >= 0)
        ++counts[0].strictEnd;
    else
        forPlaces(demands, [&](const Look&, std::size_t list, bool breaks) {
            ++(breaks ? counts[list].end : counts[list].strictEnd);
        });
    for (std::size_t key = 0; key < counts.size(); ++key) {
        const std::size_t own = keyFor(demands, key);
        if (own != key) {
            m_lists[begin + key] = m_lists[begin + own];
            continue;
        }
        List range;
        range.begin = static_cast<std::uint32_t>(end);
        range.strictEnd = range.begin + counts[key].strictEnd;
        range.end = range.strictEnd + 1 + counts[key].end;
        m_lists[begin + key] = range.begin;
        if (range.end - range.begin > 1)
            m_ranges.push_back(range);
        end = range.end + std::size_t{1};
    }
    return end;
}

/// The positions of the lists of a table, by key.
std::vector<BreakTables::List> BreakTables::listsOf(const Layout& layout) const {
    std::vector<List> lists(m_codes * m_codes);
    auto next = m_ranges.begin() + static_cast<std::ptrdiff_t>(layout.ranges);
    for (std::size_t key = 0; key < lists.size(); ++key) {
        const std::uint32_t begin = m_lists[layout.begin + key];
        if (keyFor(layout.demands, key) != key)
            continue;
        const bool isEmpty = next == m_ranges.end() || next->begin != begin;
        lists[key] = isEmpty ? List{begin, begin, begin + 1} : *next++;
    }
    return lists;
}

void BreakTables::fill(const Layout& layout) {
    if (layout.demands.fixed >= 0) {
        fillFixed(layout);
        return;
    }
    std::vector<List> lists = listsOf(layout);
    for (std::size_t key = 0; key < lists.size(); ++key) {
        if (keyFor(layout.demands, key) != key)
            continue;
        List& list = lists[key];
        m_candidates[list.strictEnd].piece = kStrictEnd;
        m_candidates[list.end].piece = kEnd;
        ++list.strictEnd; // from here on the place of the next one that breaks a joint
    }
    forPlaces(layout.demands, [&](const Look& look, std::size_t list, bool breaks) {
        List& next = lists[list];
        BreakCandidate& candidate = m_candidates[breaks ? next.strictEnd++ : next.begin++];
        candidate = candidateFor(look);
        candidate.cost = breaks ? BreakCandidate::kBroken : std::uint8_t{0};
    });
}

/// It fits whatever is around it: the cells before it have counted its joints.
void BreakTables::fillFixed(const Layout& layout) {
    const auto fixed = Placement::fromCode(static_cast<std::uint16_t>(layout.demands.fixed));
    BreakCandidate* const candidate = m_candidates.data() + m_lists[layout.begin];
    candidate[0] = candidateFor(lookOf(fixed));
    candidate[0].piece = kFixed;
    candidate[1].piece = kStrictEnd;
    candidate[2].piece = kEnd;
}

void BreakTables::spare(std::span<const int> patterns) {
    const auto isSpared = [&](Color color) {
        return std::ranges::find(patterns, std::abs(int{color})) != patterns.end();
    };
    std::ranges::fill(m_sparedSides, std::uint8_t{0});
    for (const Look& look : m_looks) {
        const Piece& piece = m_puzzle.piece(look.placement.piece());
        m_sparedSides[m_stock.numberOf(look.placement.piece())] =
            static_cast<std::uint8_t>(std::ranges::count_if(piece.edges, isSpared));
    }
    for (BreakCandidate& candidate : m_candidates) {
        candidate.cost = static_cast<std::uint8_t>((candidate.cost & BreakCandidate::kBroken) |
                                                   m_sparedSides[candidate.piece]);
    }
}

int BreakTables::sparedSides() const {
    int sides = 0;
    for (std::size_t piece = kFirstPiece; piece < stock().size(); ++piece)
        sides += stock()[piece] * m_sparedSides[piece];
    return sides;
}

void BreakTables::shuffle(Random& random) {
    for (const List& list : m_ranges) {
        BreakCandidate* const begin = m_candidates.data() + list.begin;
        BreakCandidate* const strictEnd = m_candidates.data() + list.strictEnd;
        random.shuffle(std::span<BreakCandidate>(begin, strictEnd));
        random.shuffle(std::span<BreakCandidate>(strictEnd + 1, m_candidates.data() + list.end));
        // Insertion, because the lists are short and std::stable_sort allocates.
        for (BreakCandidate* next = begin; next < strictEnd; ++next) {
            const BreakCandidate taken = *next;
            BreakCandidate* hole = next;
            for (; hole > begin && (hole - 1)->cost < taken.cost; --hole)
                *hole = *(hole - 1);
            *hole = taken;
        }
    }
}

void BreakTables::saveOrder(PacketWriter& packet) const {
    std::vector<std::uint16_t> order;
    for (const List& list : m_ranges) {
        for (std::uint32_t i = list.begin; i < list.end; ++i) {
            if (i != list.strictEnd)
                order.push_back(m_candidates[i].placement);
        }
    }
    packet(order);
}

void BreakTables::loadOrder(PacketReader& packet) {
    std::vector<std::uint16_t> order;
    packet(order);
    std::span<const std::uint16_t> rest = order;
    const auto next = [&](std::uint32_t begin, std::uint32_t end) {
        const std::size_t size = end - begin;
        packet.require(size <= rest.size());
        arrange({m_candidates.data() + begin, size}, rest.first(size));
        rest = rest.subspan(size);
    };
    for (const List& list : m_ranges) {
        next(list.begin, list.strictEnd);
        next(list.strictEnd + 1, list.end);
    }
    packet.require(rest.empty());
}

/// Each placement occurs once in a list.
void BreakTables::arrange(std::span<BreakCandidate> candidates,
                          std::span<const std::uint16_t> order) {
    std::vector<BreakCandidate> sorted(candidates.begin(), candidates.end());
    std::ranges::sort(sorted, {}, &BreakCandidate::placement);
    std::vector<std::uint16_t> placements(order.begin(), order.end());
    std::ranges::sort(placements);
    PacketReader::require(
        std::ranges::equal(placements, sorted, {}, {}, &BreakCandidate::placement));
    for (std::size_t i = 0; i < order.size(); ++i)
        candidates[i] = *std::ranges::lower_bound(sorted, order[i], {}, &BreakCandidate::placement);
}

} // namespace tessera
