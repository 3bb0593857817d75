// SPDX-License-Identifier: GPL-3.0-or-later
// Compares a method's report of a step, and the sentence made from it, with the boards.
#pragma once

#include "app/window/board/BoardSearch.h"

#include "core/edges/moves/EdgeProblem.h"
#include "core/edges/moves/MovableCells.h"
#include "core/edges/moves/ScoredBoard.h"
#include "core/edges/puzzle/Board.h"

#include <QRegularExpression>
#include <QString>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <string_view>

namespace tessera {

/// Every neighbour of a board by swaps within a kind and by rotations, computed in the plain way.
class Neighbours {
public:
    Neighbours(const EdgeProblem& problem, const Board& board)
        : m_pieces(problem.puzzle()), m_cells(problem, m_pieces), m_board(m_pieces) {
        m_board.assign(board.codes());
    }

    /// The largest gain of one swap within the kinds, each piece in its best rotation.
    [[nodiscard]] int bestSwap(const std::set<CellKind>& kinds) const {
        int best = -8;
        for (const CellKind kind : kinds) {
            const auto cells = m_cells.ofKind(kind);
            for (std::size_t i = 0; i < cells.size(); ++i) {
                for (std::size_t k = i + 1; k < cells.size(); ++k)
                    best = std::max(best, m_board.swapDelta(cells[i], cells[k]));
            }
        }
        return best;
    }
    /// The largest gain of rotating one piece.
    [[nodiscard]] int bestRotation() const {
        int best = -8;
        for (const Position position : m_cells.rotatable()) {
            for (unsigned draw = 0; draw < 3; ++draw)
                best = std::max(best,
                                m_board.setDelta(position, m_board.otherRotation(position, draw)));
        }
        return best;
    }
    [[nodiscard]] int best() const {
        return std::max(bestRotation(),
                        bestSwap({CellKind::Corner, CellKind::Side, CellKind::Inner,
                                  CellKind::Strip, CellKind::End, CellKind::Single}));
    }
    /// The largest gain in a neighbourhood, by its name.
    [[nodiscard]] int bestIn(std::string_view name) const {
        static const std::map<std::string_view, std::set<CellKind>> swaps{
            {"swaps of corners", {CellKind::Corner}},
            {"swaps of ends", {CellKind::End}},
            {"swaps of side pieces", {CellKind::Side}},
            {"swaps within a strip", {CellKind::Strip}},
            {"swaps of inner pieces", {CellKind::Inner}}};
        return name == "rotations" ? bestRotation() : bestSwap(swaps.at(name));
    }
    /// The best possible gain of a refused move of one cell or two.
    [[nodiscard]] int swapOf(std::size_t a, std::size_t b) const {
        const PaddedGrid& grid = m_board.grid();
        return m_board.swapDelta(grid.position(static_cast<int>(a)),
                                 grid.position(static_cast<int>(b)));
    }

private:
    CompiledPuzzle m_pieces;
    MovableCells m_cells;
    ScoredBoard m_board;
};

/// Checks one step after the other.
class StepTruth {
public:
    /// @param examinesAll whether the method looks at all neighbours before each move
    StepTruth(const EdgeProblem& problem, bool examinesAll)
        : m_problem(problem), m_puzzle(problem.puzzle()), m_examinesAll(examinesAll) {}

    /// What is wrong, empty if nothing is.
    [[nodiscard]] QString troubleIn(const QString& sentence, const StepMoment& before,
                                    const StepMoment& after, bool isRound) {
        m_was = matchedEdges(m_puzzle, before.board);
        m_now = matchedEdges(m_puzzle, after.board);
        const auto& step = after.numbers.step;
        QString trouble = troubleInScore(sentence, step);
        if (trouble.isEmpty())
            trouble = troubleInBest(sentence, before.numbers, after.numbers);
        if (trouble.isEmpty() && step)
            trouble = troubleInNumbers(sentence, *step);
        if (trouble.isEmpty() && step)
            trouble = troubleInStep(*step, before, after, isRound);
        if (step)
            m_last = *step;
        return trouble;
    }
    [[nodiscard]] const std::map<StepKind, int>& seen() const { return m_seen; }
    /// How many sentences told a difference, which was then compared.
    [[nodiscard]] int differences() const { return m_differences; }

private:
    [[nodiscard]] QString troubleInScore(const QString& sentence,
                                         const std::optional<SearchStep>& step) {
        const int total = m_puzzle.totalEdges();
        if (step && step->kind == StepKind::Trails)
            return {}; // it describes another board
        if (!sentence.contains(QStringLiteral("%1 of %2").arg(m_now).arg(total)))
            return QStringLiteral("another score than %1 of %2").arg(m_now).arg(total);
        static const QRegularExpression difference(QStringLiteral("([+−±])(\\d+), now"));
        const auto found = difference.match(sentence);
        if (!found.hasMatch())
            return {};
        ++m_differences;
        const bool ofAnother =
            step && step->from && step->kind != StepKind::Keep && step->kind != StepKind::GoBack;
        const int rise = m_now - (ofAnother ? *step->from : m_was);
        const int told =
            (found.captured(1) == QStringLiteral("−") ? -1 : 1) * found.captured(2).toInt();
        return told == rise ? QString() : QStringLiteral("another difference than %1").arg(rise);
    }
    [[nodiscard]] QString troubleInBest(const QString& sentence, const SearchNumbers& before,
                                        const SearchNumbers& after) const {
        const bool rose = after.best > before.best;
        const bool saysBest = sentence.contains(QStringLiteral("The best so far."));
        const bool saysWay =
            sentence.contains(QStringLiteral("reached %1, the best so far").arg(after.best));
        if (rose != (saysBest || saysWay))
            return QStringLiteral("best %1, before %2").arg(after.best).arg(before.best);
        return saysBest && m_now != after.best ? QStringLiteral("not the best") : QString();
    }

    /// Whether the sentence has the numbers that the step reports.
    [[nodiscard]] static QString troubleInNumbers(const QString& sentence, const SearchStep& step) {
        std::vector<std::optional<int>> told;
        switch (step.kind) {
        case StepKind::GoBack:
            told = {step.from};
            break;
        case StepKind::Selection:
            told = {step.from, step.other};
            break;
        case StepKind::Crossover:
            told = {step.other, static_cast<int>(step.cells.size())};
            break;
        case StepKind::Offspring:
        case StepKind::Shake:
            told = {step.level, step.count};
            break;
        case StepKind::Generation:
            told = {step.level};
            break;
        case StepKind::Refill:
            told = {static_cast<int>(step.cells.size())};
            break;
        default:
            break;
        }
        for (const std::optional<int>& number : told) {
            const QRegularExpression whole(
                QStringLiteral("(?<!\\d)%1(?!\\d)").arg(number.value_or(0)));
            if (!whole.match(sentence).hasMatch())
                return QStringLiteral("%1 is not told").arg(number.value_or(0));
        }
        return {};
    }

    [[nodiscard]] QString troubleInStep(const SearchStep& step, const StepMoment& before,
                                        const StepMoment& after, bool isRound) {
        ++m_seen[step.kind];
        const bool moved = before.board != after.board;
        const int rise = m_now - m_was;
        const auto wrong = [](const char* what) { return QString::fromLatin1(what); };
        switch (step.kind) {
        case StepKind::Placement:
            return isRound ? QString() : troubleInPlacement(step, before, after);
        case StepKind::Backtrack:
            return !isRound && after.board.placedCount() > before.board.placedCount()
                       ? wrong("nothing was taken back")
                       : QString();
        case StepKind::Move:
            if (!isRound && step.temperature && step.delta != rise)
                return wrong("difference of an accepted move");
            if (step.temperature && !isChance(step))
                return wrong("probability of an accepted move");
            if (!isRound && !step.temperature && step.tabuFor)
                return troubleInTabu(step, before);
            if (!isRound && !step.temperature && !step.tabuFor && !step.count && rise <= 0)
                return wrong("no gain");
            return !isRound && step.count && (rise < 0 || step.delta != rise)
                       ? wrong("a loss is kept")
                       : QString();
        case StepKind::Refusal:
            return isRound ? QString() : troubleInRefusal(step, before, moved);
        case StepKind::NoMove:
            if (!isRound && moved)
                return wrong("moved all the same");
            return *step.name != '\0' && Neighbours(m_problem, after.board).bestIn(step.name) > 0
                       ? wrong("a move of the neighbourhood gains")
                       : QString();
        case StepKind::LocalOptimum:
            return Neighbours(m_problem, after.board).best() > 0 ? wrong("no local optimum")
                                                                 : QString();
        case StepKind::Measurement:
            return !isRound && moved ? wrong("moved while measuring") : QString();
        case StepKind::Cooling: {
            const bool falls = m_temperature && *step.temperature < *m_temperature;
            m_temperature = step.temperature;
            return *step.level > 1 && !falls ? wrong("no cooling") : QString();
        }
        case StepKind::Refill:
            return isRound ? QString() : troubleInRefill(step, before, after);
        default:
            return troubleInBoards(step, moved, isRound);
        }
    }
    /// Nothing but the emptied cells changed; none of them touch, and no two can be swapped with a
    /// gain.
    [[nodiscard]] QString troubleInRefill(const SearchStep& step, const StepMoment& before,
                                          const StepMoment& after) const {
        const std::set<std::size_t> lifted(step.cells.begin(), step.cells.end());
        if (lifted.size() != step.cells.size() || step.delta != m_now - m_was || step.delta < 0)
            return QStringLiteral("no refill");
        for (int cell = 0; cell < m_puzzle.size().cells(); ++cell) {
            if (!lifted.contains(static_cast<std::size_t>(cell)) &&
                before.board.at(cell) != after.board.at(cell))
                return QStringLiteral("another cell changed");
        }
        const Neighbours neighbours(m_problem, after.board);
        const auto width = static_cast<std::size_t>(m_puzzle.size().width);
        for (const std::size_t a : lifted) {
            if (lifted.contains(a + width) || (a % width + 1 < width && lifted.contains(a + 1)))
                return QStringLiteral("emptied cells touch");
            for (const std::size_t b : lifted) {
                if (a != b && neighbours.swapOf(a, b) > 0)
                    return QStringLiteral("not the best way");
            }
        }
        return {};
    }
    [[nodiscard]] QString troubleInBoards(const SearchStep& step, bool moved, bool isRound) {
        const auto wrong = [](const char* what) { return QString::fromLatin1(what); };
        switch (step.kind) {
        case StepKind::Keep:
            if (!isRound && moved)
                return wrong("moved when it was kept");
            if (step.from && (m_now < *step.from || (m_kept && *step.from != *m_kept)))
                return wrong("kept a worse one");
            m_kept = m_now;
            return {};
        case StepKind::GoBack:
            if (!isRound && *step.from != m_was)
                return wrong("another board is given up");
            return *step.from > m_now || (m_kept && *m_kept != m_now) ? wrong("not the kept one")
                                                                      : QString();
        case StepKind::Selection:
            return *step.from != m_now ? wrong("another parent") : QString();
        case StepKind::Crossover:
            if (!isRound && m_last && m_last->kind == StepKind::Selection &&
                (*step.from != m_was || *step.other != *m_last->other))
                return wrong("another parent");
            return step.cells.empty() ? wrong("no region") : QString();
        case StepKind::Generation:
        case StepKind::Offspring:
            return *step.level < 1 ? wrong("no number") : QString();
        default:
            return {};
        }
    }

    [[nodiscard]] QString troubleInPlacement(const SearchStep& step, const StepMoment& before,
                                             const StepMoment& after) const {
        const bool isNew = after.board.placedCount() <= before.board.placedCount();
        if (!isNew && after.board.placedCount() != before.board.placedCount() + 1)
            return QStringLiteral("more than one piece");
        if (!step.cells.empty() && after.board.at(static_cast<int>(step.cells.front())).isEmpty())
            return QStringLiteral("nothing was laid there");
        if (!step.chance)
            return {};
        double sum = 0;
        double least = 1;
        bool isListed = false;
        const auto code = after.board.at(static_cast<int>(step.cells.front())).code();
        for (const SearchStep::Option& option : step.options) {
            if (option.chance > least + 1e-12)
                return QStringLiteral("not the most probable first");
            least = option.chance;
            sum += option.chance;
            isListed = isListed || option.code == code;
            if (option.code == code && std::abs(option.chance - *step.chance) > 1e-9)
                return QStringLiteral("another probability");
        }
        return sum > 1 + 1e-6 || (!isListed && *step.chance > least + 1e-9)
                   ? QStringLiteral("probabilities")
                   : QString();
    }
    [[nodiscard]] QString troubleInRefusal(const SearchStep& step, const StepMoment& before,
                                           bool moved) const {
        if (moved)
            return QStringLiteral("moved all the same");
        if (step.temperature && (step.delta >= 0 || !isChance(step)))
            return QStringLiteral("refused without a loss");
        if (step.temperature && step.cells.size() == 2 &&
            Neighbours(m_problem, before.board).swapOf(step.cells[0], step.cells[1]) != step.delta)
            return QStringLiteral("another difference");
        return step.delta > 0 ? QStringLiteral("a gain is refused") : QString();
    }
    /// The move is the best one, unless that is forbidden.
    [[nodiscard]] QString troubleInTabu(const SearchStep& step, const StepMoment& before) {
        if (step.delta != m_now - m_was)
            return QStringLiteral("another difference");
        if (before.board.emptyCount() == 0) {
            const int best = Neighbours(m_problem, before.board).best();
            if (step.delta > best)
                return QStringLiteral("better than all neighbours");
            // Nothing is forbidden yet.
            if (m_examinesAll && m_seen[StepKind::Move] == 1 && step.delta < best)
                return QStringLiteral("not the best neighbour");
        }
        return step.aspires && before.numbers.best >= m_now && !step.level
                   ? QStringLiteral("does not beat the best")
                   : QString();
    }
    [[nodiscard]] static bool isChance(const SearchStep& step) {
        const double expected = step.delta >= 0         ? 1.0
                                : *step.temperature > 0 ? std::exp(step.delta / *step.temperature)
                                                        : 0.0;
        return std::abs(*step.chance - expected) < 1e-6;
    }

    const EdgeProblem& m_problem;
    const Puzzle& m_puzzle;
    bool m_examinesAll;
    int m_differences = 0;
    int m_was = 0;
    int m_now = 0;
    std::optional<SearchStep> m_last;
    std::optional<double> m_temperature;
    std::optional<int> m_kept;
    std::map<StepKind, int> m_seen;
};

} // namespace tessera
