// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sudoku/SudokuLogic.h"

#include <algorithm>

namespace tessera {

namespace {

QString cellNames(const std::vector<int>& cells, const SudokuGrid& grid) {
    QStringList names;
    for (const int cell : cells)
        names << sudokuCellName(grid, cell);
    return names.join(QStringLiteral(", "));
}

SudokuDifficulty difficultyOf(SudokuTechnique technique) {
    if (technique <= SudokuTechnique::HiddenSingle)
        return SudokuDifficulty::Easy;
    return technique <= SudokuTechnique::Pair ? SudokuDifficulty::Medium : SudokuDifficulty::Hard;
}

/// Solves with steps up to a difficulty. @return the highest needed, nothing if unsolved.
std::optional<SudokuDifficulty> solveWithin(SudokuDifficulty most, const SudokuGrid& givens) {
    SudokuCandidates candidates(givens.order());
    SudokuDifficulty needed = SudokuDifficulty::Easy;
    if (!candidates.load(givens))
        return std::nullopt;
    while (candidates.fillSingles()) {
        if (candidates.isSolved())
            return needed;
        const auto step = most == SudokuDifficulty::Easy ? std::nullopt : nextStep(candidates);
        if (!step || difficultyOf(step->technique) > most || !apply(*step, candidates))
            break;
        needed = std::max(needed, difficultyOf(step->technique));
    }
    return std::nullopt;
}

/// The step from the first @p size sets whose union has @p size elements, if it concludes anything.
/// @param follow makes a step of a set of indices and the union
template <typename Follow>
std::optional<SudokuStep> subsetStep(const std::vector<DigitSet>& sets, int size, Follow follow) {
    const int count = static_cast<int>(sets.size());
    const auto extend = [&](const auto& self, int first, int left, DigitSet taken,
                            DigitSet together) -> std::optional<SudokuStep> {
        if (left == 0) {
            SudokuStep step = follow(taken, together);
            return step.removed.empty() ? std::nullopt : std::optional(std::move(step));
        }
        for (int i = first; i <= count - left; ++i) {
            const DigitSet set = sets[asIndex(i)];
            const DigitSet more = together | set;
            if (set == 0 || std::popcount(more) > size)
                continue;
            const DigitSet index = DigitSet{1} << static_cast<unsigned>(i);
            if (auto step = self(self, i + 1, left - 1, taken | index, more))
                return step;
        }
        return std::nullopt;
    };
    return extend(extend, 0, size, 0, 0);
}

SudokuTechnique subsetTechnique(int size) {
    return size == 2 ? SudokuTechnique::Pair : SudokuTechnique::Triple;
}

/// Finds conclusions from candidates that do not change meanwhile.
class SudokuStepFinder {
public:
    explicit SudokuStepFinder(const SudokuCandidates& candidates)
        : m_candidates(candidates), m_side(candidates.units().count() / 3),
          m_places(asIndex(candidates.units().count() * m_side)) {
        for (int unit = 0; unit < candidates.units().count(); ++unit) {
            DigitSet place = 1;
            for (const std::uint16_t cell : candidates.units().cells(unit)) {
                for (DigitSet set = candidates.isPlaced(cell) ? 0 : candidates.at(cell); set != 0;
                     set &= set - 1U) {
                    const int digit = std::countr_zero(set);
                    m_places[asIndex(unit * m_side + digit)] |= place;
                }
                place <<= 1U;
            }
        }
    }

    [[nodiscard]] std::optional<SudokuStep> nakedSingle() const {
        for (int cell = 0; cell < m_candidates.cells(); ++cell) {
            if (!m_candidates.isPlaced(cell) && m_candidates.isSingle(cell))
                return SudokuStep{SudokuTechnique::NakedSingle, {cell}, m_candidates.at(cell)};
        }
        return std::nullopt;
    }

    [[nodiscard]] std::optional<SudokuStep> hiddenSingle() const {
        // Blocks first, where steps are easiest to see.
        const int units = m_candidates.units().count();
        for (int i = 0; i < units; ++i) {
            const int unit = (i + 2 * m_side) % units;
            for (int digit = 1; digit <= m_side; ++digit) {
                const DigitSet where = places(unit, digit);
                if (std::popcount(where) == 1)
                    return SudokuStep{SudokuTechnique::HiddenSingle, cellsAt(unit, where),
                                      digitBit(static_cast<Digit>(digit)), unit};
            }
        }
        return std::nullopt;
    }

    [[nodiscard]] std::optional<SudokuStep> lockedCandidates() const {
        const SudokuUnits& units = m_candidates.units();
        for (int unit = 0; unit < units.count(); ++unit) {
            for (int digit = 1; digit <= m_side; ++digit) {
                const DigitSet where = places(unit, digit);
                if (std::popcount(where) < 2)
                    continue;
                const DigitSet bit = digitBit(static_cast<Digit>(digit));
                SudokuStep step{SudokuTechnique::LockedCandidates, cellsAt(unit, where), bit, unit};
                for (const int other : units.unitsOf(step.cells.front())) {
                    if (other == unit || !std::ranges::all_of(step.cells, [&](int cell) {
                            const auto around = units.unitsOf(cell);
                            return std::ranges::find(around, other) != around.end();
                        }))
                        continue;
                    removeElsewhere(step, other, bit);
                    step.crossing = other;
                    if (!step.removed.empty())
                        return step;
                }
            }
        }
        return std::nullopt;
    }

    /// That many cells of a unit with as many digits between them, or digits with as many cells.
    [[nodiscard]] std::optional<SudokuStep> subset(int size) const {
        for (int unit = 0; unit < m_candidates.units().count(); ++unit) {
            if (auto step = nakedSubset(unit, size))
                return step;
            if (auto step = hiddenSubset(unit, size))
                return step;
        }
        return std::nullopt;
    }

    [[nodiscard]] std::optional<SudokuStep> xWing() const {
        for (int digit = 1; digit <= m_side; ++digit) {
            if (auto step = xWing(digit, 0, m_side))
                return step;
            if (auto step = xWing(digit, m_side, 0))
                return step;
        }
        return std::nullopt;
    }

private:
    [[nodiscard]] DigitSet places(int unit, int digit) const {
        return m_places[asIndex(unit * m_side + digit - 1)];
    }

    [[nodiscard]] std::optional<SudokuStep> nakedSubset(int unit, int size) const {
        std::vector<DigitSet> sets;
        for (const std::uint16_t cell : m_candidates.units().cells(unit))
            sets.push_back(m_candidates.isPlaced(cell) ? 0 : m_candidates.at(cell));
        return subsetStep(sets, size, [&](DigitSet chosen, DigitSet digits) {
            SudokuStep step{subsetTechnique(size), cellsAt(unit, chosen), digits, unit};
            removeElsewhere(step, unit, digits);
            return step;
        });
    }

    [[nodiscard]] std::optional<SudokuStep> hiddenSubset(int unit, int size) const {
        std::vector<DigitSet> sets;
        for (int digit = 1; digit <= m_side; ++digit)
            sets.push_back(places(unit, digit));
        return subsetStep(sets, size, [&](DigitSet digits, DigitSet where) {
            SudokuStep step{subsetTechnique(size), cellsAt(unit, where), digits, unit};
            for (const int cell : step.cells)
                removeFrom(step, cell, ~digits);
            return step;
        });
    }

    [[nodiscard]] std::optional<SudokuStep> xWing(int digit, int firstLine, int firstCross) const {
        const DigitSet bit = digitBit(static_cast<Digit>(digit));
        for (int a = firstLine; a < firstLine + m_side; ++a) {
            for (int b = a + 1; b < firstLine + m_side; ++b) {
                const DigitSet crosses = places(a, digit);
                if (std::popcount(crosses) != 2 || crosses != places(b, digit))
                    continue;
                SudokuStep step{SudokuTechnique::XWing, cellsAt(a, crosses), bit, a};
                std::ranges::copy(cellsAt(b, crosses), std::back_inserter(step.cells));
                for (DigitSet left = crosses; left != 0; left &= left - 1U)
                    removeElsewhere(step, firstCross + std::countr_zero(left), bit);
                if (!step.removed.empty())
                    return step;
            }
        }
        return std::nullopt;
    }

    [[nodiscard]] std::vector<int> cellsAt(int unit, DigitSet places) const {
        const auto all = m_candidates.units().cells(unit);
        std::vector<int> cells;
        for (; places != 0; places &= places - 1U)
            cells.push_back(all[asIndex(std::countr_zero(places))]);
        return cells;
    }

    void removeFrom(SudokuStep& step, int cell, DigitSet digits) const {
        const DigitSet lost = m_candidates.at(cell) & digits;
        if (!m_candidates.isPlaced(cell) && lost != 0)
            step.removed.emplace_back(cell, lost);
    }

    /// Removes digits from the cells of a unit that the step is not based on.
    void removeElsewhere(SudokuStep& step, int unit, DigitSet digits) const {
        for (const int cell : m_candidates.units().cells(unit)) {
            if (std::ranges::find(step.cells, cell) == step.cells.end())
                removeFrom(step, cell, digits);
        }
    }

    const SudokuCandidates& m_candidates;
    int m_side;
    /// By unit, then digit: where in the unit an open cell can still take it.
    std::vector<DigitSet> m_places;
};

} // namespace

std::span<const SudokuWord> sudokuDifficulties() {
    static constexpr std::array<SudokuWord, 4> names{{
        {"easy", QT_TRANSLATE_NOOP("Sudoku", "Easy")},
        {"medium", QT_TRANSLATE_NOOP("Sudoku", "Medium")},
        {"hard", QT_TRANSLATE_NOOP("Sudoku", "Hard")},
        {"expert", QT_TRANSLATE_NOOP("Sudoku", "Expert")},
    }};
    return names;
}

QString difficultyText(SudokuDifficulty difficulty) {
    return QCoreApplication::translate("Sudoku", sudokuDifficulties()[asIndex(difficulty)].name);
}

std::optional<SudokuStep> nextStep(const SudokuCandidates& candidates) {
    const SudokuStepFinder finder(candidates);
    if (auto step = finder.nakedSingle())
        return step;
    if (auto step = finder.hiddenSingle())
        return step;
    if (auto step = finder.lockedCandidates())
        return step;
    if (auto step = finder.subset(2))
        return step;
    if (auto step = finder.subset(3))
        return step;
    return finder.xWing();
}

bool apply(const SudokuStep& step, SudokuCandidates& candidates) {
    if (step.isSingle())
        return candidates.place(step.cells.front(), lowestDigit(step.digits));
    bool well = true;
    for (const auto& [cell, digits] : step.removed)
        well = candidates.exclude(cell, digits) && well;
    return well;
}

QString describe(const SudokuStep& step, const SudokuGrid& grid) {
    const SudokuUnits& units = SudokuUnits::of(grid.order());
    const QString cells = cellNames(step.cells, grid);
    const QString digits = digitSymbols(step.digits, QStringLiteral(", "));
    switch (step.technique) {
    case SudokuTechnique::NakedSingle:
        return SudokuText::tr("%1 is %2: no other digit is left for it.").arg(cells, digits);
    case SudokuTechnique::HiddenSingle:
        return SudokuText::tr("%1 is %2: the only place for it in %3.")
            .arg(cells, digits, units.name(step.unit));
    case SudokuTechnique::LockedCandidates:
        return SudokuText::tr(
                   "In %1 the digit %2 can only be where %3 crosses, so it is nowhere else in %3.")
            .arg(units.name(step.unit), digits, units.name(step.crossing));
    case SudokuTechnique::Pair:
    case SudokuTechnique::Triple:
        return SudokuText::tr("In %1 the cells %2 share the digits %3 among themselves.")
            .arg(units.name(step.unit), cells, digits);
    case SudokuTechnique::XWing:
        return SudokuText::tr("X-wing: the digit %1 is in two of the cells %2, so it is nowhere "
                              "else in the lines that cross there.")
            .arg(digits, cells);
    }
    return {};
}

SudokuDifficulty difficultyOf(const SudokuGrid& givens) {
    return solveWithin(SudokuDifficulty::Hard, givens).value_or(SudokuDifficulty::Expert);
}

bool isSolvedWithin(SudokuDifficulty difficulty, const SudokuGrid& givens) {
    return solveWithin(difficulty, givens).has_value();
}

} // namespace tessera
