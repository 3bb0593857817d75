// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/generate/Generator.h"
#include "core/edges/puzzle/Counting.h"
#include "core/support/UserError.h"

#include <algorithm>
#include <numeric>

namespace tessera {

namespace {

int slotCount(const SolvedBoard& board, const Palette& palette) {
    int count = 0;
    for (const SlotKind kind : palette.kinds)
        count += static_cast<int>(board.colorSlots(kind).size());
    return count;
}

std::vector<Palette> choosePalettes(const GeneratorSettings& settings, int innerHints) {
    using enum SlotKind;
    const ColorChoice choice = resolvedColors(settings, innerHints);
    if (choice.kind == ColorChoice::Kind::Total)
        return {{1, choice.total, {Ring, Inner, Rim}}};
    if (!settings.rules.framed && choice.border > 0) {
        throw UserError(
            GeneratorText::tr("An unframed puzzle has one set of colours: give a single "
                              "number instead of border and inner colours."));
    }
    return {{1, choice.border, {Ring}}, {choice.border + 1, choice.inner, {Inner, Rim}}};
}

void checkPalette(const GeneratorSettings& settings, const SolvedBoard& board,
                  const Palette& palette) {
    const int highest = settings.rules.isSigned ? kMaxSignedColor : kMaxColor;
    const int last = palette.first + palette.count - 1;
    if (palette.count < 0 || last > highest) {
        throw UserError(GeneratorText::tr("%1 colours are not possible: a puzzle with these rules "
                                          "has at most %2."),
                        last, highest);
    }
    const int places = slotCount(board, palette);
    if (palette.count > places) {
        throw UserError(GeneratorText::tr("Colours asked for: %1. This board has only %n place(s) "
                                          "for them.",
                                          nullptr, places),
                        palette.count);
    }
    if (palette.count == 0 && places > 0) {
        throw UserError(
            palette.kinds.front() == SlotKind::Ring && palette.kinds.size() == 1
                ? GeneratorText::tr("A framed board of this size needs at least one border "
                                    "colour.")
                : GeneratorText::tr("A board of this size needs at least one inner colour."));
    }
}

/// The distinct pieces of a kind if ring edges have @p ring colours and all others @p inner ones.
std::uint64_t distinctOfKind(CellKind kind, std::uint64_t ring, std::uint64_t inner, Rules rules) {
    const std::array<std::uint64_t, kCellKinds> distinct{distinctPieces(inner, rules.keepsRotation),
                                                         ring * ring * inner,
                                                         ring * ring,
                                                         (ring * ring + ring) / 2,
                                                         ring,
                                                         1};
    return distinct[asIndex(kind)];
}

QString kindName(CellKind kind) {
    if (kind == CellKind::Side || kind == CellKind::Strip)
        return GeneratorText::tr("side pieces");
    return kind == CellKind::Corner || kind == CellKind::End ? GeneratorText::tr("corner pieces")
                                                             : GeneratorText::tr("inner pieces");
}

void checkDistinctPieces(const GeneratorSettings& settings, const std::vector<Palette>& palettes) {
    const auto values = [&](const Palette& palette) {
        return static_cast<std::uint64_t>(palette.count) * (settings.rules.isSigned ? 2U : 1U);
    };
    const std::uint64_t ring = values(palettes.front());
    const std::uint64_t inner = values(palettes.back());
    const KindCounts needed = cellsOfKinds(settings.size, settings.rules.framed);
    for (std::size_t i = 0; i < needed.size(); ++i) {
        const auto kind = static_cast<CellKind>(i);
        const std::uint64_t distinct = distinctOfKind(kind, ring, inner, settings.rules);
        // A single piece has no copy.
        if (needed[i] > 1 && static_cast<std::uint64_t>(needed[i]) > distinct) {
            throw UserError(
                GeneratorText::tr("A board of %1×%2 needs %3 different %4, but these colours "
                                  "allow only %5: use more colours or allow copies."),
                settings.size.width, settings.size.height, needed[i], kindName(kind), distinct);
        }
    }
}

std::vector<Color> evenColors(const Palette& palette, std::size_t count, Random& random) {
    std::vector<Color> order(asIndex(palette.count));
    std::iota(order.begin(), order.end(), static_cast<Color>(palette.first));
    random.shuffle(std::span(order));
    std::vector<Color> colors(count);
    for (std::size_t i = 0; i < count; ++i)
        colors[i] = order[i % order.size()];
    return colors;
}

/// Draws each colour independently, then gives each colour that is missing the place of one that
/// occurs at least twice.
std::vector<Color> randomColors(const Palette& palette, std::size_t count, Random& random) {
    std::vector<std::size_t> uses(asIndex(palette.count));
    std::vector<std::size_t> drawn(count);
    for (std::size_t& color : drawn) {
        color = random.index(uses.size());
        ++uses[color];
    }
    for (std::size_t missing = 0; missing < uses.size(); ++missing) {
        std::size_t place = random.index(count);
        while (uses[missing] == 0) {
            if (uses[drawn[place]] > 1) {
                --uses[drawn[place]];
                drawn[place] = missing;
                uses[missing] = 1;
            }
            place = (place + 1) % count;
        }
    }
    std::vector<Color> colors(count);
    std::ranges::transform(drawn, colors.begin(), [&](std::size_t color) {
        return static_cast<Color>(palette.first + static_cast<int>(color));
    });
    return colors;
}

/// The first of several possible colours: the others are equivalent.
Color paintedRim(const Rules& rules) {
    return rules.rimColor == kAnyColor ? Color{1} : rules.rimColor;
}

/// Whether a joint runs along the frame: both cells touch the same side of it.
bool isRingJoint(GridSize size, int cell, int across) {
    return std::ranges::any_of(
        kSides, [&](Side side) { return size.onRim(cell, side) && size.onRim(across, side); });
}

} // namespace

std::vector<Palette> planColors(const GeneratorSettings& settings, const SolvedBoard& board,
                                int innerHints) {
    std::vector<Palette> palettes = choosePalettes(settings, innerHints);
    for (const Palette& palette : palettes)
        checkPalette(settings, board, palette);
    if (settings.uniquePieces)
        checkDistinctPieces(settings, palettes);
    return palettes;
}

void paintPalette(SolvedBoard& board, const Palette& palette, Distribution distribution,
                  Random& random) {
    const auto count = asIndex(slotCount(board, palette));
    if (count == 0)
        return;
    std::vector<Color> colors = distribution == Distribution::Even
                                    ? evenColors(palette, count, random)
                                    : randomColors(palette, count, random);
    std::size_t next = 0;
    for (const SlotKind kind : palette.kinds) {
        const std::size_t size = board.colorSlots(kind).size();
        // Each kind is shuffled separately, so that "even" applies within it too.
        const auto part = std::span(colors).subspan(next, size);
        random.shuffle(part);
        for (std::size_t i = 0; i < size; ++i) {
            const bool turned = board.rules().isSigned && random.chance(0.5);
            board.paint(board.firstSlot(kind) + i, static_cast<Color>(turned ? -part[i] : part[i]));
        }
        next += size;
    }
}

SolvedBoard::SolvedBoard(GridSize size, Rules rules)
    : m_size(size), m_rules(rules), m_pieces(asIndex(size.cells())),
      m_slotAt(m_pieces.size() * 4, -1) {
    for (const SlotKind kind : {SlotKind::Ring, SlotKind::Inner, SlotKind::Rim})
        addSlots(kind);
}

void SolvedBoard::addSlots(SlotKind kind) {
    m_first[asIndex(kind)] = m_slots.size();
    const auto add = [&](int cell, Side side, int across) {
        const int slot = static_cast<int>(m_slots.size());
        m_slots.push_back({cell, side, across, kind});
        m_slotAt[asIndex(cell * 4 + static_cast<int>(side))] = slot;
        if (across >= 0)
            m_slotAt[asIndex(across * 4 + static_cast<int>(opposite(side)))] = slot;
    };
    for (int cell = 0; cell < m_size.cells(); ++cell) {
        for (const Side side : kSides) {
            const int across = m_size.neighbour(cell, side).value_or(-1);
            if (across < 0) {
                if (kind != SlotKind::Rim || m_rules.framed)
                    continue;
                if (m_rules.hasRimColor())
                    m_pieces[asIndex(cell)].edges[asIndex(side)] = paintedRim(m_rules);
                else
                    add(cell, side, across);
            } else if (across > cell) {
                const bool ring = m_rules.framed && isRingJoint(m_size, cell, across);
                if (kind == (ring ? SlotKind::Ring : SlotKind::Inner))
                    add(cell, side, across);
            }
        }
    }
    m_first[asIndex(kind) + 1] = m_slots.size();
}

std::span<const ColorSlot> SolvedBoard::colorSlots(SlotKind kind) const {
    const auto index = asIndex(kind);
    return std::span(m_slots).subspan(m_first[index], m_first[index + 1] - m_first[index]);
}

Color SolvedBoard::color(std::size_t slot) const {
    const ColorSlot& here = m_slots[slot];
    return piece(here.cell).edge(here.side);
}

void SolvedBoard::paint(std::size_t slot, Color color) {
    const auto edge = [this](int cell, Side side) -> Color& {
        return m_pieces[asIndex(cell)].edges[asIndex(side)];
    };
    const ColorSlot& here = m_slots[slot];
    edge(here.cell, here.side) = color;
    if (here.across >= 0)
        edge(here.across, opposite(here.side)) = mate(color, m_rules.isSigned);
}

} // namespace tessera
