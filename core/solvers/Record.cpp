// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/solvers/Record.h"

#include "core/puzzle/Score.h"
#include "core/search/SearchContext.h"
#include "core/solvers/TrajectorySolver.h"
#include "core/solvers/record/RecordWorker.h"

#include <QCoreApplication>

namespace tessera {

namespace {

class Record final : public Solver {
public:
    Record(const std::shared_ptr<const Problem>& problem, const ParameterValues& values)
        : m_problem(asEdgeProblem(problem)), m_pieces(m_problem->puzzle()),
          m_cells(*m_problem, m_pieces) {
        m_setup.problem = m_problem.get();
        m_setup.pieces = &m_pieces;
        m_setup.cells = &m_cells;
        m_setup.restartAfter = static_cast<std::uint64_t>(values.integer("restart-after"));
        m_setup.sparedColors = static_cast<int>(values.integer("spared-colors"));
        m_setup.spares.last = values.real("spared-until");
        m_setup.spares.used = values.real("spared-share");
    }

    void run(SearchContext& context) override;

private:
    void publish(SearchContext& context, const RecordWorker& worker) const;
    void report(SearchReport& report);

    std::shared_ptr<const EdgeProblem> m_problem;
    CompiledPuzzle m_pieces;
    MovableCells m_cells;
    RecordSetup m_setup;
    std::optional<RecordWorker> m_worker;
};

void Record::run(SearchContext& context) {
    context.setStepUnit(StepUnit::Evaluation);
    m_worker.emplace(m_setup, context.random().bits());
    context.setReporter([this](SearchReport& asked) { report(asked); });
    std::uint64_t restarts = 0;
    bool goOn = !context.stopped();
    while (goOn) {
        const std::uint64_t before = m_worker->placements();
        const std::uint64_t done = m_worker->advance(context.slice());
        context.countNodes(m_worker->placements() - before);
        publish(context, *m_worker);
        goOn = context.proceed(done);
        if (m_worker->restarts() > restarts + 1)
            context.event(TraceEventKind::Restart);
        restarts = m_worker->restarts();
        if (!m_cells.canSwap() && m_cells.rotatable().empty()) {
            context.exhausted();
            break;
        }
    }
    context.finish();
}

/// Hands on a board that is better, after scoring it from scratch: nothing that
/// the search believes about its own board counts.
void Record::publish(SearchContext& context, const RecordWorker& worker) const {
    if (worker.best().empty() || (context.hasBest() && worker.bestScore() <= context.best()))
        return;
    const Puzzle& puzzle = m_problem->puzzle();
    const auto board = Board::fromCodes(puzzle.size(), puzzle.pieceCount(), worker.best());
    bool sound = board && board->emptyCount() == 0 && violationsOf(puzzle, *board).empty() &&
                 matchedEdges(puzzle, *board) == worker.bestScore();
    for (int cell = 0; sound && cell < puzzle.size().cells(); ++cell)
        sound = !m_problem->isFixed(cell) || board->at(cell) == m_problem->start().at(cell);
    if (!sound)
        throw std::logic_error("a board did not pass the check of its score");
    context.improved(worker.bestScore(), worker.best());
}

void Record::report(SearchReport& report) {
    if (report.wantsCurrent) {
        report.solution.resize(static_cast<std::size_t>(m_pieces.size().cells()));
        m_worker->copyTo(report.solution);
    }
    report.current = m_worker->bestScore();
    const auto gauge = [&](const char* name, double value) {
        report.gauges.push_back({name, value});
    };
    gauge(QT_TRANSLATE_NOOP("Solver", "Depth"), m_worker->depth());
    gauge(QT_TRANSLATE_NOOP("Solver", "Breaks allowed"), m_worker->breaksAllowed());
    gauge(QT_TRANSLATE_NOOP("Solver", "Restarts"), static_cast<double>(m_worker->restarts()));
}

std::vector<Parameter> declareParameters() {
    return {
        Parameter::integer(
            "restart-after", QT_TRANSLATE_NOOP("Solver", "Restart after"), 20'000'000, 1000,
            1'000'000'000'000,
            QT_TRANSLATE_NOOP("Solver", "The search begins anew, with pieces shuffled and other "
                                        "colours spared, after so many placements."))
            .withUnit(QT_TRANSLATE_NOOP("Solver", "placements"))
            .onLogScale(),
        Parameter::integer("spared-colors", QT_TRANSLATE_NOOP("Solver", "Spared colours"), 4, 0, 50,
                           QT_TRANSLATE_NOOP("Solver",
                                             "How many colours are used up early, so that "
                                             "the end of the board is easier; at most "
                                             "a quarter of the inner ones.")),
        Parameter::real(
            "spared-share", QT_TRANSLATE_NOOP("Solver", "Share used up early"), 0.75, 0, 1,
            QT_TRANSLATE_NOOP("Solver", "Which part of the spared colours' sides has to "
                                        "be used up when 62 % of the cells are "
                                        "filled.")),
        Parameter::real("spared-until", QT_TRANSLATE_NOOP("Solver", "Used up by"), 0.62, 0.1, 1,
                        QT_TRANSLATE_NOOP("Solver", "Share of the cells that are filled when that "
                                                    "part has to be used up.")),
    };
}

} // namespace

SolverInfo recordInfo() {
    SolverInfo info;
    info.id = "record";
    info.name = QT_TRANSLATE_NOOP("Solver", "Record");
    info.summary = QT_TRANSLATE_NOOP("Solver", "Goes for the highest score: backtracking with "
                                               "scheduled breaks, completed and polished.");
    info.paper = "";
    info.problemKind = EdgeProblem::kKind;
    info.parameters = declareParameters();
    info.make = [](std::shared_ptr<const Problem> problem, const ParameterValues& values) {
        return std::make_unique<Record>(problem, values);
    };
    return info;
}

} // namespace tessera
