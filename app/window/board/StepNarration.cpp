// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/board/StepNarration.h"

#include "widgets/board/AccessibleBoard.h"

#include "core/edges/puzzle/Score.h"
#include "core/search/Parameter.h"
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

struct StepNarrationText {
    Q_DECLARE_TR_FUNCTIONS(StepNarration)
};

/// Cells that a sentence can name before it becomes a list.
constexpr std::size_t kMostNamedCells = 4;

QString signedText(int difference) {
    const QString sign = difference > 0   ? QStringLiteral("+")
                         : difference < 0 ? QStringLiteral("−")
                                          : QStringLiteral("±");
    return sign + QString::number(std::abs(difference));
}

class Narrator {
public:
    Narrator(const Puzzle& puzzle, const StepMoment& before, const StepMoment& after)
        : m_puzzle(puzzle), m_before(before), m_after(after),
          m_changed(differingCells(before.board.codes(), after.board.codes())),
          m_was(matchedEdges(puzzle, before.board)), m_now(matchedEdges(puzzle, after.board)) {}

    /// What the pieces did.
    [[nodiscard]] QString move() const {
        if (m_changed.empty())
            return StepNarrationText::tr("Nothing moves");
        if (m_changed.size() == 1)
            return oneCell(static_cast<int>(m_changed.front()));
        if (m_changed.size() == 2 && isSwap())
            return swap();
        return severalCells();
    }
    /// The move that was tried in vain, if the method tells.
    [[nodiscard]] std::optional<QString> refusal() const {
        const std::optional<RefusedMove>& refused = m_after.numbers.refused;
        if (!m_changed.empty() || !refused)
            return std::nullopt;
        const QString what = refused->cell == refused->other
                                 ? StepNarrationText::tr("Turn %1?").arg(name(refused->cell))
                                 : StepNarrationText::tr("Swap %1 and %2?")
                                       .arg(name(refused->cell), name(refused->other));
        return StepNarrationText::tr("%1 Refused: %2, %3.")
            .arg(what, signedText(refused->delta), score());
    }
    /// What the step brought.
    [[nodiscard]] QString score() const {
        if (m_changed.empty())
            return StepNarrationText::tr("still %1 of %2").arg(m_now).arg(m_puzzle.totalEdges());
        return StepNarrationText::tr("%1, now %2 of %3")
            .arg(signedText(m_now - m_was))
            .arg(m_now)
            .arg(m_puzzle.totalEdges());
    }
    /// Whether this is the best board so far, or which better one came before it. A board can be
    /// seen before it is published as the best, so that the boards count too.
    [[nodiscard]] std::optional<QString> best() const {
        const int before = std::max(m_before.numbers.best, m_was);
        const int after = std::max(m_after.numbers.best, m_now);
        if (after <= before)
            return std::nullopt;
        return m_now == after
                   ? StepNarrationText::tr("The best so far.")
                   : StepNarrationText::tr("On the way it reached %1, the best so far.").arg(after);
    }
    [[nodiscard]] bool moved() const { return !m_changed.empty(); }

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
    [[nodiscard]] QString oneCell(int cell) const {
        const auto index = static_cast<std::size_t>(cell);
        const Placement was = before(index);
        const Placement is = after(index);
        if (was.isEmpty())
            return StepNarrationText::tr("Lay piece %1 on %2").arg(is.piece() + 1).arg(name(index));
        if (is.isEmpty())
            return StepNarrationText::tr("Take piece %1 back from %2")
                .arg(was.piece() + 1)
                .arg(name(index));
        if (was.piece() == is.piece())
            return StepNarrationText::tr("Turn %1, now %2")
                .arg(name(index), rotationText(is.rotation()));
        return StepNarrationText::tr("Replace piece %1 on %2 by piece %3")
            .arg(was.piece() + 1)
            .arg(name(index))
            .arg(is.piece() + 1);
    }
    [[nodiscard]] bool isSwap() const {
        const std::size_t a = m_changed[0];
        const std::size_t b = m_changed[1];
        return !before(a).isEmpty() && !before(b).isEmpty() && !after(a).isEmpty() &&
               !after(b).isEmpty() && before(a).piece() == after(b).piece() &&
               before(b).piece() == after(a).piece();
    }
    [[nodiscard]] QString swap() const {
        return StepNarrationText::tr("Swap %1 and %2").arg(name(m_changed[0]), name(m_changed[1]));
    }
    [[nodiscard]] QString severalCells() const {
        QStringList names;
        for (std::size_t i = 0; i < std::min(m_changed.size(), kMostNamedCells); ++i)
            names << name(m_changed[i]);
        const auto more = static_cast<int>(m_changed.size()) - static_cast<int>(names.size());
        const QString list = names.join(StepNarrationText::tr(", "));
        return more > 0
                   ? StepNarrationText::tr("Change %1 and %n more cell(s)", nullptr, more).arg(list)
                   : StepNarrationText::tr("Change %1").arg(list);
    }

    const Puzzle& m_puzzle;
    const StepMoment& m_before;
    const StepMoment& m_after;
    std::vector<std::size_t> m_changed;
    int m_was;
    int m_now;
};

std::optional<double> gauge(const SearchNumbers& numbers, const char* name) {
    const auto found = std::ranges::find_if(
        numbers.gauges, [&](const Gauge& gauge) { return std::strcmp(gauge.name, name) == 0; });
    return found == numbers.gauges.end() ? std::nullopt : std::optional(found->value);
}

/// How much a counter of the method's own rose.
double rise(const SearchNumbers& before, const SearchNumbers& after, const char* name) {
    return gauge(after, name).value_or(0) - gauge(before, name).value_or(0);
}

/// Whether nothing was seen before.
bool isFirst(const StepMoment& before) {
    return before.numbers.total == 0 && before.board.placedCount() == 0;
}

QString eventText(TraceEventKind kind) {
    switch (kind) {
    case TraceEventKind::Restart:
        return StepNarrationText::tr("A new start.");
    case TraceEventKind::Perturbation:
        return StepNarrationText::tr("A perturbation.");
    case TraceEventKind::PhaseChange:
        return StepNarrationText::tr("The next phase.");
    case TraceEventKind::Reheat:
        return StepNarrationText::tr("Heated up again.");
    case TraceEventKind::Migration:
        return StepNarrationText::tr("A board came from another island.");
    case TraceEventKind::Solution:
        return StepNarrationText::tr("A solution.");
    }
    return {};
}

/// What happened in the step before its last move.
QStringList beforeTheMove(const SearchNumbers& before, const SearchNumbers& after,
                          std::span<const TraceEvent> events) {
    QStringList sentences;
    if (rise(before, after, "Local optima") > 0)
        sentences << StepNarrationText::tr("No move improved any more: a local optimum.");
    const double tried = rise(before, after, "Annealing moves");
    if (tried > 0) {
        sentences << StepNarrationText::tr("Annealing tried %1 random moves and refused %2.")
                         .arg(tried)
                         .arg(rise(before, after, "Refused annealing moves"));
    }
    for (const TraceEvent& event : events) {
        const QString text = eventText(event.kind);
        const bool isTold = event.kind == TraceEventKind::Reheat && tried > 0;
        if (!isTold && !sentences.contains(text))
            sentences << text;
    }
    if (rise(before, after, "Shakes") > 0) {
        if (const auto level = gauge(after, "Level p"))
            sentences << StepNarrationText::tr("Descended, then shaken at level %1.").arg(*level);
    }
    return sentences;
}

/// What was made as a whole and is no move, if the method makes boards so.
std::optional<QString> madeBoard(const SearchNumbers& now) {
    if (const auto generation = gauge(now, "Generation"))
        return StepNarrationText::tr("The fittest board of generation %1").arg(*generation);
    if (gauge(now, "Tours"))
        return StepNarrationText::tr("The best board of these ants");
    if (const auto boards = gauge(now, "Boards"))
        return StepNarrationText::tr("Board %1").arg(*boards);
    return std::nullopt;
}

/// Why the move was made, or none.
QStringList afterTheMove(const SearchNumbers& before, const SearchNumbers& after, bool moved,
                         bool restarted) {
    QStringList sentences;
    if (rise(before, after, "Aspirations") > 0) {
        // Two phases forget the best score that they knew.
        sentences << (gauge(after, "Phase")
                          ? StepNarrationText::tr("Forbidden, but allowed because it beats the "
                                                  "best known since the last phase or "
                                                  "perturbation began (aspiration).")
                          : StepNarrationText::tr("Forbidden, but allowed because it beats the "
                                                  "best so far (aspiration)."));
    }
    if (const auto temperature = gauge(after, "Temperature")) {
        const QString degrees = QLocale().toString(*temperature, 'g', 3);
        if (*temperature <= 0)
            sentences << StepNarrationText::tr("The puzzle is still being measured to choose the "
                                               "temperatures: no loss is accepted.");
        else if (moved && !restarted)
            sentences << StepNarrationText::tr("Accepted at temperature %1.").arg(degrees);
        else
            sentences << StepNarrationText::tr("The temperature is %1.").arg(degrees);
    }
    if (!moved && !restarted && gauge(after, "Tabu list"))
        sentences << StepNarrationText::tr("Every neighbour it looked at is forbidden.");
    if (!moved && gauge(after, "Kept moves") && rise(before, after, "Kept moves") <= 0)
        sentences << StepNarrationText::tr("What was tried was not kept.");
    if (const auto depth = gauge(after, "Depth"); depth && *depth > 0)
        sentences << StepNarrationText::tr("Depth %1.").arg(*depth);
    return sentences;
}

} // namespace

QString narrateStep(const Puzzle& puzzle, const StepMoment& before, const StepMoment& after,
                    std::span<const TraceEvent> events) {
    const Narrator narrator(puzzle, before, after);
    if (isFirst(before)) {
        return StepNarrationText::tr("The first board: %1 of %2.")
            .arg(matchedEdges(puzzle, after.board))
            .arg(puzzle.totalEdges());
    }
    QStringList sentences = beforeTheMove(before.numbers, after.numbers, events);
    const std::optional<QString> refusal = narrator.refusal();
    const std::optional<QString> made = madeBoard(after.numbers);
    sentences << (refusal ? *refusal
                          : StepNarrationText::tr("%1: %2.").arg(made ? *made : narrator.move(),
                                                                 narrator.score()));
    if (const auto best = narrator.best())
        sentences << *best;
    const bool restarted = std::ranges::any_of(
        events, [](const TraceEvent& event) { return event.kind == TraceEventKind::Restart; });
    sentences << afterTheMove(before.numbers, after.numbers, narrator.moved(), restarted);
    return sentences.join(u' ');
}

} // namespace tessera
