// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/solvers/Methods.h"
#include "core/edges/solvers/record/RecordSearch.h"
#include "core/search/Solver.h"

namespace tessera {

/// Aims for the highest score: beam search in turns with scheduled breaks and spared colours;
/// boards are completed and polished. Restarts until stopped, on as many threads as allowed.
SolverInfo EdgeMethods::record() {
    using Settings = record::RecordSearch::Settings;
    using Row = ParameterRow<Settings>;
    const ParameterTable<Settings> table{
        Row(&Settings::beamWidth, "beam-width", QT_TR_NOOP("Beam width"), 250'000, 1, 10'000'000,
            QT_TR_NOOP(
                "How many boards the beam search keeps at full width; fewer if memory is short."),
            "", {.unit = QT_TR_NOOP("boards"), .logarithmic = true}),
        Row(Parameter::integer(
                kMemoryParameter, QT_TR_NOOP("Memory"), 0, 0, 65'536,
                QT_TR_NOOP("The memory limit for the boards of a beam; a wider beam is narrowed "
                           "to fit. 0: half of the free memory, divided among the processors. "
                           "Tables need a few MB more per thread."))
                .withUnit(QT_TR_NOOP("MB"))
                .withMinimumText(QT_TR_NOOP("automatic"))
                .onLogScale(),
            [](Settings& setup, const ParameterValues& values) {
                setup.beamBytes = values.as<std::size_t>(kMemoryParameter) << 20U;
            }),
        Row(&Settings::beamShare, "beam-share", QT_TR_NOOP("Share of the beam"), 0.9, 0, 1,
            QT_TR_NOOP("Share of the work that the beam search gets; backtracking with "
                       "scheduled breaks gets the rest. The beam gets at most half on boards of up "
                       "to 121 cells, and all on boards of more than 400.")),
        Row(&Settings::sharesBeam, "shared-beam", QT_TR_NOOP("Shared beam"), false,
            QT_TR_NOOP("All threads fill one beam: a wide one ends sooner, and the number of "
                       "threads does not change the board. Otherwise each thread searches on its "
                       "own, which brings more work a second.")),
        Row(&Settings::restartAfter, "restart-after", QT_TR_NOOP("Restart after"), 20'000'000, 1000,
            1'000'000'000'000,
            QT_TR_NOOP("Restart backtracking after this many placements, with shuffled pieces and "
                       "other spared colours. The first restarts come sooner."),
            "", {.unit = QT_TR_NOOP("placements"), .logarithmic = true}),
        Row(&Settings::sparedColors, "spared-colors", QT_TR_NOOP("Spared colours"), 4, 0, 50,
            QT_TR_NOOP("How many colours are used up early to make the end of the board easier; at "
                       "most a quarter of the inner colours.")),
        Row([](Settings& setup) -> double& { return setup.spares.used; }, "spared-share",
            QT_TR_NOOP("Share used up early"), 0.75, 0, 1,
            QT_TR_NOOP("The share of the edges in spared colours that must be used up early.")),
        Row([](Settings& setup) -> double& { return setup.spares.last; }, "spared-until",
            QT_TR_NOOP("Used up by"), 0.62, 0.1, 1,
            QT_TR_NOOP("The share of cells that are filled when those edges must be used up.")),
    };
    SolverInfo info = methodInfo<record::RecordSearch>(
        EdgeProblem::kKind, "record", QT_TR_NOOP("Record"),
        QT_TR_NOOP("Aims for the highest score: beam search and backtracking with scheduled "
                   "breaks; boards are then completed and polished."),
        QT_TR_NOOP(
            "Tessera’s own method; break schedule after Verhaard, spared colours after Blackwood"),
        table);
    return info;
}

} // namespace tessera
