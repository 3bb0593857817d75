// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/board/StepScene.h"

#include "core/edges/puzzle/Board.h"
#include "core/search/Trace.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include <algorithm>
#include <cstring>
#include <optional>

namespace tessera {

namespace {

/// The words for a step or a round.
class Narrator {
    Q_DECLARE_TR_FUNCTIONS(StepNarration)

public:
    Narrator(const StepScene& scene, std::span<const TraceEvent> events)
        : m_scene(scene), m_events(events) {}

    [[nodiscard]] QString told() const {
        const auto& step = m_scene.numbers().step;
        if (m_scene.isFirst() && !step) {
            const QString what = m_scene.numbers().evaluations == 0
                                     ? tr("Before the first step: %1.")
                                     : tr("The first board: %1.");
            return what.arg(m_scene.plainScore());
        }
        QStringList sentences = beforeTheMove();
        sentences << (step ? toldText(m_scene, *step) : untoldText());
        const QString best = bestText(step.has_value());
        if (!best.isEmpty() && !m_scene.isFirst())
            sentences << best;
        return sentences.join(u' ');
    }

private:
    [[nodiscard]] QString bestText(bool isTold) const {
        int before = m_scene.numbersBefore().best;
        int best = m_scene.numbers().best;
        // A board of several parallel searches may be visible before it is published as the best.
        if (!isTold) {
            before = std::max(before, m_scene.was());
            best = std::max(best, m_scene.now());
        }
        if (best <= before)
            return {};
        return m_scene.now() == best ? tr("The best so far.")
                                     : tr("On the way it reached %1, the best so far.").arg(best);
    }

    /// A value of the method's own gauges, at the end of the step.
    [[nodiscard]] std::optional<double> gauge(const char* name) const {
        return gaugeOf(m_scene.numbers(), name);
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
        return gauge(name).value_or(0) - gaugeOf(m_scene.numbersBefore(), name).value_or(0);
    }

    [[nodiscard]] static QString eventText(TraceEventKind kind) {
        switch (kind) {
        case TraceEventKind::Restart:
            return tr("Restart.");
        case TraceEventKind::Perturbation:
            return tr("A perturbation.");
        case TraceEventKind::PhaseChange:
            return tr("The next phase.");
        case TraceEventKind::Reheat:
            return tr("Reheated.");
        case TraceEventKind::Migration:
            return tr("A board arrived from another island.");
        case TraceEventKind::Solution:
            return tr("A solution.");
        }
        return {};
    }
    /// The events before the last one described.
    [[nodiscard]] QStringList beforeTheMove() const {
        QStringList sentences;
        const double annealed = rise("Annealing moves");
        if (annealed > 1)
            sentences << tr("Annealing tried %1 random moves and rejected %2.")
                             .arg(annealed)
                             .arg(rise("Rejected annealing moves"));
        // The method reports a restart within a step; in a round it comes first.
        const auto& step = m_scene.numbers().step;
        for (const TraceEvent& event : m_events) {
            const bool isNews =
                !step || (event.kind == TraceEventKind::Restart && step->kind != StepKind::Start);
            const QString text = eventText(event.kind);
            if (isNews && !sentences.contains(text))
                sentences << text;
        }
        return sentences;
    }

    /// If the method reports nothing: what the board shows.
    [[nodiscard]] QString untoldText() const {
        QString what = m_scene.move();
        if (const auto generation = gauge("Generation"))
            what = tr("The fittest board of generation %1").arg(*generation);
        else if (gauge("Tours"))
            what = tr("The best board of these ants");
        return tr("%1: %2.").arg(what, m_scene.score());
    }

    const StepScene& m_scene;
    std::span<const TraceEvent> m_events;
};

} // namespace

QString narrateStep(const Puzzle& puzzle, const StepMoment& before, const StepMoment& after,
                    std::span<const TraceEvent> events) {
    const StepScene scene(puzzle, before, after);
    return Narrator(scene, events).told();
}

} // namespace tessera
