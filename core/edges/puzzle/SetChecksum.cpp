// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/puzzle/SetChecksum.h"

#include <QCryptographicHash>

#include <algorithm>
#include <tuple>
#include <utility>
#include <vector>

namespace tessera {

namespace {

/// Crockford's base 32: no letter can be mistaken for a digit.
constexpr char kSpokenDigits[] = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
constexpr int kSpokenLength = 12;
constexpr int kSpokenGroup = 4;

/// The limit of piece comparisons for a set: a second on a slow machine.
constexpr std::int64_t kMostLooks = 4'000'000;
/// The same for each of two sets to compare: together less than 50 ms.
constexpr std::int64_t kMostLooksTogether = 100'000;

/// A pattern's position on a piece: the ranks of the edges from there, with grey 0, and the side if
/// pieces keep their rotation.
using SeenRanks = std::array<int, 5>;
using ColorRanks = std::map<Color, int>;

std::vector<Piece> sortedPieces(const Puzzle& puzzle) {
    std::vector<Piece> pieces;
    pieces.reserve(puzzle.pieces().size());
    for (const PieceIndex index : puzzle.pieceIndices())
        pieces.push_back(puzzle.standardForm(index));
    std::ranges::sort(pieces);
    return pieces;
}

/// Searches for the names under which the sorted list of pieces is the smallest.
class ColorNaming {
public:
    ColorNaming(const Puzzle& puzzle, std::int64_t mostLooks)
        : m_puzzle(puzzle), m_mostLooks(mostLooks) {
        for (const Piece& piece : puzzle.pieces()) {
            for (const Color color : piece.edges) {
                if (color != kGrey)
                    m_unranked[color] = m_unranked[mate(color, puzzle.isSigned())] = 1;
            }
        }
        if (puzzle.rules().rimColor > kGrey)
            m_unranked[puzzle.rules().rimColor] = 2;
    }

    std::optional<ColorNames> find() {
        branch(m_unranked);
        return m_looks <= m_mostLooks ? m_best : std::nullopt;
    }

private:
    /// The properties of a pattern: its rank and its neighbours' on all pieces.
    using Signature = std::tuple<int, int, std::vector<SeenRanks>>;

    [[nodiscard]] std::map<Color, Signature> signatures(const ColorRanks& ranks) {
        std::map<Color, Signature> all;
        for (const auto& [color, rank] : ranks)
            all[color] = {rank, ranks.at(mate(color, m_puzzle.isSigned())), {}};
        for (const Piece& piece : m_puzzle.pieces()) {
            SeenRanks seen{};
            std::ranges::transform(piece.edges, seen.begin(), [&](Color color) {
                return color == kGrey ? 0 : ranks.at(color);
            });
            for (const Color color : piece.edges) {
                if (color != kGrey)
                    std::get<2>(all[color]).push_back(seen);
                std::rotate(seen.begin(), seen.begin() + 1, seen.begin() + 4);
                seen[4] += m_puzzle.keepsRotation() ? 1 : 0;
            }
        }
        for (auto& [color, signature] : all)
            std::ranges::sort(std::get<2>(signature));
        m_looks += m_puzzle.pieceCount();
        return all;
    }

    /// Distinguishes all patterns that differ in any property: a rank is 1 + the number of lower
    /// patterns.
    [[nodiscard]] ColorRanks refined(ColorRanks ranks) {
        for (std::size_t classes = 0; m_looks <= m_mostLooks;) {
            std::map<Signature, std::vector<Color>> byKind;
            for (auto& [color, signature] : signatures(ranks))
                byKind[std::move(signature)].push_back(color);
            int below = 0;
            for (const auto& [signature, colors] : byKind) {
                for (const Color color : colors)
                    ranks[color] = 1 + below;
                below += static_cast<int>(colors.size());
            }
            if (std::exchange(classes, byKind.size()) == byKind.size())
                break;
        }
        return ranks;
    }

    void branch(const ColorRanks& given) {
        const ColorRanks ranks = refined(given);
        std::map<int, std::vector<Color>> classes;
        for (const auto& [color, rank] : ranks)
            classes[rank].push_back(color);
        const auto alike =
            std::ranges::find_if(classes, [](const auto& each) { return each.second.size() > 1; });
        if (alike == classes.end())
            return keepIfFirst(namesFor(classes));
        for (const Color color : alike->second) {
            ColorRanks chosen = ranks;
            for (const Color other : alike->second)
                chosen[other] += other == color ? 0 : 1;
            if (m_looks <= m_mostLooks)
                branch(chosen);
        }
    }

    /// By rank; the first of two halves becomes the tab.
    [[nodiscard]] ColorNames namesFor(const std::map<int, std::vector<Color>>& classes) const {
        ColorNames names;
        Color next = 0;
        for (const auto& [rank, colors] : classes) {
            const Color color = colors.front();
            if (names.contains(color))
                continue;
            names[mate(color, m_puzzle.isSigned())] = mate(++next, m_puzzle.isSigned());
            names[color] = next;
        }
        return names;
    }

    void keepIfFirst(ColorNames names) {
        std::vector<Piece> pieces = sortedPieces(renamed(m_puzzle, names));
        m_looks += m_puzzle.pieceCount();
        if (m_best && m_bestPieces <= pieces)
            return;
        m_bestPieces = std::move(pieces);
        m_best = std::move(names);
    }

    const Puzzle& m_puzzle;
    std::int64_t m_mostLooks;
    ColorRanks m_unranked;
    std::int64_t m_looks = 0;
    std::optional<ColorNames> m_best;
    std::vector<Piece> m_bestPieces;
};

} // namespace

Puzzle renamed(const Puzzle& puzzle, const ColorNames& names) {
    const auto rename = [&names](Color& color) {
        if (const auto found = names.find(color); found != names.end())
            color = found->second;
    };
    std::vector<Piece> pieces(puzzle.pieces().begin(), puzzle.pieces().end());
    for (Piece& piece : pieces)
        std::ranges::for_each(piece.edges, rename);
    Rules rules = puzzle.rules();
    rename(rules.rimColor);
    const auto hints = puzzle.hints();
    return {puzzle.size(), rules, std::move(pieces), {hints.begin(), hints.end()}};
}

QString setChecksum(const Puzzle& puzzle) {
    QByteArray text;
    const auto add = [&text](int number) { text += QByteArray::number(number) + ' '; };
    // The board on its side is equivalent, unless pieces keep their rotation.
    const bool onSide = puzzle.height() > puzzle.width() && !puzzle.keepsRotation();
    add(onSide ? puzzle.height() : puzzle.width());
    add(onSide ? puzzle.width() : puzzle.height());
    add(puzzle.framed() ? 1 : 0);
    add(puzzle.isSigned() ? 1 : 0);
    if (puzzle.keepsRotation())
        text += "keepsRotation ";
    if (puzzle.rules().hasRimColor())
        text += "rim " + QByteArray::number(puzzle.rules().rimColor) + ' ';
    for (const Piece& piece : sortedPieces(puzzle)) {
        for (const Color color : piece.edges)
            add(color);
    }
    const QByteArray hash = QCryptographicHash::hash(text, QCryptographicHash::Sha256);
    quint64 bits = 0;
    for (int i = 0; i < 8; ++i)
        bits = bits << 8 | static_cast<quint8>(hash[i]);
    QString spoken;
    for (int i = 0; i < kSpokenLength; ++i) {
        if (i > 0 && i % kSpokenGroup == 0)
            spoken += u'-';
        spoken += QLatin1Char(kSpokenDigits[bits >> 59]);
        bits <<= 5;
    }
    return spoken;
}

std::optional<ColorNames> canonicalColors(const Puzzle& puzzle) {
    return ColorNaming(puzzle, kMostLooks).find();
}

std::optional<QString> colorFreeChecksum(const Puzzle& puzzle) {
    const auto names = canonicalColors(puzzle);
    return names ? std::optional(setChecksum(renamed(puzzle, *names))) : std::nullopt;
}

std::optional<ColorNames> colorsOfSameSet(const Puzzle& from, const Puzzle& into) {
    if (from.isSigned() != into.isSigned() || from.pieceCount() != into.pieceCount())
        return std::nullopt;
    // The rim's colour is only compared if both puzzles have it.
    const bool hasRim = from.rules().hasRimColor() && into.rules().hasRimColor();
    const auto alike = [&](const Puzzle& puzzle) {
        Rules rules = into.rules();
        rules.rimColor = hasRim ? puzzle.rules().rimColor : kGrey;
        const auto listed = puzzle.pieces();
        return Puzzle(puzzle.size(), rules, {listed.begin(), listed.end()});
    };
    const auto namesOf = [](const Puzzle& puzzle) {
        return ColorNaming(puzzle, kMostLooksTogether).find();
    };
    const auto names = namesOf(alike(from));
    const auto others = names ? namesOf(alike(into)) : std::nullopt;
    if (!others ||
        sortedPieces(renamed(alike(from), *names)) != sortedPieces(renamed(alike(into), *others)))
        return std::nullopt;
    ColorNames back;
    for (const auto& [color, name] : *others)
        back[name] = color;
    ColorNames result;
    for (const auto& [color, name] : *names)
        result[color] = back.at(name);
    return result;
}

} // namespace tessera
