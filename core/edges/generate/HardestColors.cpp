// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/generate/HardestColors.h"

#include "core/text/TokenReader.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <utility>

namespace tessera {

namespace {

double logFactorialOf(int n) { return std::lgamma(n + 1.0); }

/// The arrangements of k pieces, h of them fixed and each other one with that many rotations:
/// ln((k−h)!·ways^(k−h)).
double logFreeArrangements(int cells, int hints, double ways = 4) {
    const int free = std::max(0, cells - hints);
    return logFactorialOf(free) + free * std::log(ways);
}

/// Rounds up, but keeps a number that is whole except for rounding errors (3×3: M = 4^(1/2)). More
/// colours than joints are impossible; that bound matters only on the smallest boards.
int roundedUp(double exact, int joints) {
    return std::clamp(static_cast<int>(std::ceil(exact - 1e-9)), 1, std::max(1, joints));
}

/// c signed patterns distinguish edges as finely as 2c unsigned ones, since an edge shows one half.
class Patterns {
public:
    explicit Patterns(bool isSigned) : m_values(isSigned ? 2 : 1) {}
    [[nodiscard]] double fromValues(double values) const { return values / m_values; }
    [[nodiscard]] double logValues(int patterns) const { return std::log(m_values * patterns); }

private:
    int m_values;
};

/// B from the border's arrangements, with M rounded. Joints: the ring around the board, and the
/// inward ones of the side pieces, half of each counted to the piece (Söderlind 2010, 3.1.4).
void setBorder(HardestColors& colors, GridSize size, const Patterns& patterns) {
    const int sides = 2 * (size.width - 2) + 2 * (size.height - 2);
    const int ring = 2 * (size.width - 1) + 2 * (size.height - 1);
    const double inward = sides > 0 ? 0.5 * sides * patterns.logValues(colors.inner) : 0.0;
    const double logB = (logFactorialOf(sides) + logFactorialOf(4) - inward) / ring;
    colors.borderExact = patterns.fromValues(std::exp(logB));
    colors.border = roundedUp(colors.borderExact, ring);
}

/// No frame: any piece fits any cell in four rotations, or one. One solution is expected if
/// (k!·4^k) / C^(joints) = 1. Edges at a rim in one colour count as joints.
HardestColors unframedColors(GridSize size, int joints, const Patterns& patterns, int hints,
                             double ways) {
    HardestColors colors;
    if (joints > 0) {
        colors.innerExact =
            patterns.fromValues(std::exp(logFreeArrangements(size.cells(), hints, ways) / joints));
    }
    // Only the rim's colour shows on a single cell.
    colors.inner =
        joints > 0 && size.totalEdges() == 0 ? 0 : roundedUp(colors.innerExact, size.totalEdges());
    return colors;
}

/// One cell wide: two ends, and between them pieces with two rotations each.
HardestColors stripColors(int length, const Patterns& patterns) {
    HardestColors colors;
    if (length < 2)
        return colors;
    const int middle = length - 2;
    const double log = logFactorialOf(2) + logFactorialOf(middle) + middle * std::log(2.0);
    colors.borderExact = patterns.fromValues(std::exp(log / (length - 1)));
    colors.border = roundedUp(colors.borderExact, length - 1);
    return colors;
}

/// Two cells wide: one equation for two unknowns, so M is chosen as if both sets had the same size.
HardestColors ladderColors(GridSize size, const Patterns& patterns) {
    HardestColors colors;
    const int sides = 2 * (size.width - 2) + 2 * (size.height - 2);
    if (sides > 0) {
        const double log = logFactorialOf(sides) + logFactorialOf(4);
        colors.innerExact = patterns.fromValues(std::exp(log / size.totalEdges()));
        colors.inner = roundedUp(colors.innerExact, sides / 2);
    }
    setBorder(colors, size, patterns);
    return colors;
}

constexpr std::size_t kTableColumns = 7;

struct FirstSolutionTableText {
    Q_DECLARE_TR_FUNCTIONS(FirstSolutionTable)
};

double realOf(const Token& token) {
    bool ok = false;
    const double value = token.text.toByteArray().toDouble(&ok);
    if (!ok)
        refuse(token, FirstSolutionTableText::tr("a number"));
    return value;
}

FirstSolutionTime rowOf(const std::vector<Token>& line) {
    if (line.size() != kTableColumns)
        throw FormatError(line.front().position, FirstSolutionTableText::tr("7 columns"),
                          QString::number(line.size()));
    const auto whole = [&](std::size_t column) {
        return numberOf(line[column], 0, 2'000'000'000, FirstSolutionTableText::tr("a number"));
    };
    FirstSolutionTime row;
    row.size = {whole(0), whole(0)};
    row.border = whole(1);
    row.inner = whole(2);
    row.puzzles = whole(3);
    row.log10ExpectedSolutions = realOf(line[4]);
    row.medianNodes = static_cast<std::uint64_t>(whole(5));
    row.medianSeconds = realOf(line[6]);
    return row;
}

} // namespace

HardestColors hardestColors(GridSize size, Rules rules, int hints) {
    const Patterns patterns(rules.isSigned);
    const int shorter = std::min(size.width, size.height);
    HardestColors colors;
    if (!rules.framed) {
        const int rim = rules.hasRimColor() ? size.rimEdges() : 0;
        colors = unframedColors(size, size.totalEdges() + rim, patterns, hints,
                                rules.keepsRotation ? 1 : 4);
    } else if (shorter == 1) {
        colors = stripColors(std::max(size.width, size.height), patterns);
    } else if (shorter == 2) {
        colors = ladderColors(size, patterns);
    } else {
        const int cells = (size.width - 2) * (size.height - 2);
        colors.innerExact =
            patterns.fromValues(std::exp(logFreeArrangements(cells, hints) / (2.0 * cells)));
        colors.inner = roundedUp(colors.innerExact, size.totalEdges());
        setBorder(colors, size, patterns);
    }
    colors.byFormula = rules.framed && !rules.isSigned && shorter >= 3;
    return colors;
}

std::vector<FirstSolutionTime> parseFirstSolutionTable(const QByteArray& csv) {
    TokenReader reader(csv, ",");
    std::vector<FirstSolutionTime> rows;
    (void)reader.nextLine(); // the header
    while (reader.nextLine())
        rows.push_back(rowOf(reader.restOfLine(kTableColumns)));
    return rows;
}

const FirstSolutionTime* nearestRow(std::span<const FirstSolutionTime> table, GridSize size,
                                    int inner, int hardestInner) {
    const auto distance = [&](const FirstSolutionTime& row) {
        const double scale =
            hardestInner > 0 ? double(hardestColors(row.size).inner) / hardestInner : 1.0;
        return std::pair(std::abs(row.size.cells() - size.cells()),
                         std::abs(row.inner - inner * scale));
    };
    const auto nearest = std::ranges::min_element(table, {}, distance);
    return nearest == table.end() ? nullptr : &*nearest;
}

} // namespace tessera
