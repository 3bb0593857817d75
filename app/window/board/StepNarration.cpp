// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/board/BoardSearch.h"
#include "widgets/board/AccessibleBoard.h"

#include "core/edges/puzzle/Board.h"
#include "core/search/Trace.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <optional>

namespace tessera {

namespace {

/// Cells that a sentence can name before it becomes a list.
constexpr std::size_t kMostNamedCells = 4;

QString signedText(int difference) {
    const QString sign = difference > 0   ? QStringLiteral("+")
                         : difference < 0 ? QStringLiteral("−")
                                          : QStringLiteral("±");
    return sign + QString::number(std::abs(difference));
}

/// The words for one step.
class Narrator {
    Q_DECLARE_TR_FUNCTIONS(StepNarration)

public:
    Narrator(const Puzzle& puzzle, const StepMoment& before, const StepMoment& after,
             std::span<const TraceEvent> events)
        : m_puzzle(puzzle), m_before(before), m_after(after), m_events(events),
          m_changed(differingCells(before.board.codes(), after.board.codes())),
          m_was(matchedEdges(puzzle, before.board)), m_now(matchedEdges(puzzle, after.board)),
          m_restarted(std::ranges::any_of(events, [](const TraceEvent& event) {
              return event.kind == TraceEventKind::Restart;
          })) {}

    [[nodiscard]] QString told() const {
        // Nothing was seen before.
        if (m_before.numbers.total == 0 && m_before.board.placedCount() == 0)
            return tr("The first board: %1 of %2.").arg(m_now).arg(m_puzzle.totalEdges());
        QStringList sentences = beforeTheMove();
        sentences << (m_changed.empty() && m_after.numbers.refused
                          ? refusal(*m_after.numbers.refused)
                          : tr("%1: %2.").arg(madeBoard().value_or(move()), score()));
        // A board can be seen before it is published as the best, so that the boards count too.
        const int best = std::max(m_after.numbers.best, m_now);
        if (best > std::max(m_before.numbers.best, m_was))
            sentences << (m_now == best
                              ? tr("The best so far.")
                              : tr("On the way it reached %1, the best so far.").arg(best));
        return (sentences + afterTheMove()).join(u' ');
    }

private:
    [[nodiscard]] Placement before(std::size_t cell) const {
        return m_before.board.at(static_cast<int>(cell));
    }
    [[nodiscard]] Placement after(std::size_t cell) const {
        return m_after.board.at(static_cast<int>(cell));
    }
    [[nodiscard]] QString name(std::size_t cell) const {
        return cellName(m_puzzle.size(), static_cast<int>(cell));
    }

    /// What the pieces did.
    [[nodiscard]] QString move() const {
        if (m_changed.empty())
            return tr("Nothing moves");
        if (m_changed.size() == 1)
            return oneCell(m_changed.front());
        if (m_changed.size() == 2 && isSwap(m_changed[0], m_changed[1]))
            return tr("Swap %1 and %2").arg(name(m_changed[0]), name(m_changed[1]));
        QStringList names;
        for (std::size_t i = 0; i < std::min(m_changed.size(), kMostNamedCells); ++i)
            names << name(m_changed[i]);
        const auto more = static_cast<int>(m_changed.size()) - static_cast<int>(names.size());
        const QString list = names.join(tr(", "));
        return more > 0 ? tr("Change %1 and %n more cell(s)", nullptr, more).arg(list)
                        : tr("Change %1").arg(list);
    }
    [[nodiscard]] QString oneCell(std::size_t cell) const {
        const Placement was = before(cell);
        const Placement is = after(cell);
        if (was.isEmpty())
            return tr("Lay piece %1 on %2").arg(is.piece() + 1).arg(name(cell));
        if (is.isEmpty())
            return tr("Take piece %1 back from %2").arg(was.piece() + 1).arg(name(cell));
        if (was.piece() == is.piece())
            return tr("Turn %1, now %2").arg(name(cell), rotationText(is.rotation()));
        return tr("Replace piece %1 on %2 by piece %3")
            .arg(was.piece() + 1)
            .arg(name(cell))
            .arg(is.piece() + 1);
    }
    [[nodiscard]] bool isSwap(std::size_t a, std::size_t b) const {
        return !before(a).isEmpty() && !before(b).isEmpty() && !after(a).isEmpty() &&
               !after(b).isEmpty() && before(a).piece() == after(b).piece() &&
               before(b).piece() == after(a).piece();
    }
    /// The move that was tried in vain.
    [[nodiscard]] QString refusal(const RefusedMove& refused) const {
        const QString what =
            refused.cell == refused.other
                ? tr("Turn %1?").arg(name(refused.cell))
                : tr("Swap %1 and %2?").arg(name(refused.cell), name(refused.other));
        return tr("%1 Refused: %2, %3.").arg(what, signedText(refused.delta), score());
    }
    [[nodiscard]] QString score() const {
        const int total = m_puzzle.totalEdges();
        if (m_changed.empty())
            return tr("still %1 of %2").arg(m_now).arg(total);
        return tr("%1, now %2 of %3").arg(signedText(m_now - m_was)).arg(m_now).arg(total);
    }

    /// A counter of the method's own, at the end of the step.
    [[nodiscard]] std::optional<double> gauge(const char* name) const {
        return gaugeOf(m_after.numbers, name);
    }
    [[nodiscard]] static std::optional<double> gaugeOf(const SearchNumbers& numbers,
                                                       const char* name) {
        for (const Gauge& gauge : numbers.gauges) {
            if (std::strcmp(gauge.name, name) == 0)
                return gauge.value;
        }
        return std::nullopt;
    }
    [[nodiscard]] double rise(const char* name) const {
        return gauge(name).value_or(0) - gaugeOf(m_before.numbers, name).value_or(0);
    }

    [[nodiscard]] static QString eventText(TraceEventKind kind) {
        switch (kind) {
        case TraceEventKind::Restart:
            return tr("A new start.");
        case TraceEventKind::Perturbation:
            return tr("A perturbation.");
        case TraceEventKind::PhaseChange:
            return tr("The next phase.");
        case TraceEventKind::Reheat:
            return tr("Heated up again.");
        case TraceEventKind::Migration:
            return tr("A board came from another island.");
        case TraceEventKind::Solution:
            return tr("A solution.");
        }
        return {};
    }
    /// What happened in the step before its last move.
    [[nodiscard]] QStringList beforeTheMove() const {
        QStringList sentences;
        if (rise("Local optima") > 0)
            sentences << tr("No move improved any more: a local optimum.");
        const double tried = rise("Annealing moves");
        if (tried > 0)
            sentences << tr("Annealing tried %1 random moves and refused %2.")
                             .arg(tried)
                             .arg(rise("Refused annealing moves"));
        for (const TraceEvent& event : m_events) {
            const QString text = eventText(event.kind);
            const bool isTold = event.kind == TraceEventKind::Reheat && tried > 0;
            if (!isTold && !sentences.contains(text))
                sentences << text;
        }
        if (const auto level = gauge("Level p"); level && rise("Shakes") > 0)
            sentences << tr("Descended, then shaken at level %1.").arg(*level);
        return sentences;
    }
    /// What was made as a whole and is no move, if the method makes boards so.
    [[nodiscard]] std::optional<QString> madeBoard() const {
        if (const auto generation = gauge("Generation"))
            return tr("The fittest board of generation %1").arg(*generation);
        if (gauge("Tours"))
            return tr("The best board of these ants");
        if (const auto boards = gauge("Boards"))
            return tr("Board %1").arg(*boards);
        return std::nullopt;
    }
    /// Why the move was made, or none.
    [[nodiscard]] QStringList afterTheMove() const {
        QStringList sentences;
        const bool moved = !m_changed.empty();
        // Two phases forget the best score that they knew.
        if (rise("Aspirations") > 0)
            sentences << (gauge("Phase")
                              ? tr("Forbidden, but allowed because it beats the best known since "
                                   "the last phase or perturbation began (aspiration).")
                              : tr("Forbidden, but allowed because it beats the best so far "
                                   "(aspiration)."));
        if (const auto temperature = gauge("Temperature")) {
            const QString degrees = QLocale().toString(*temperature, 'g', 3);
            if (*temperature <= 0)
                sentences << tr("The puzzle is still being measured to choose the temperatures: "
                                "no loss is accepted.");
            else if (moved && !m_restarted)
                sentences << tr("Accepted at temperature %1.").arg(degrees);
            else
                sentences << tr("The temperature is %1.").arg(degrees);
        }
        if (!moved && !m_restarted && gauge("Tabu list"))
            sentences << tr("Every neighbour it looked at is forbidden.");
        if (!moved && gauge("Kept moves") && rise("Kept moves") <= 0)
            sentences << tr("What was tried was not kept.");
        if (const auto depth = gauge("Depth"); depth && *depth > 0)
            sentences << tr("Depth %1.").arg(*depth);
        return sentences;
    }

    const Puzzle& m_puzzle;
    const StepMoment& m_before;
    const StepMoment& m_after;
    std::span<const TraceEvent> m_events;
    std::vector<std::size_t> m_changed;
    int m_was;
    int m_now;
    bool m_restarted;
};

} // namespace

QString narrateStep(const Puzzle& puzzle, const StepMoment& before, const StepMoment& after,
                    std::span<const TraceEvent> events) {
    return Narrator(puzzle, before, after, events).told();
}

} // namespace tessera
