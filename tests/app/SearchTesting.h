// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document/PuzzleDocument.h"
#include "app/document/PuzzleEditor.h"
#include "app/window/board/BoardSearch.h"
#include "app/window/watch/SearchPanel.h"
#include "tests/app/DocumentTesting.h"

#include "core/edges/moves/EdgeProblem.h"
#include "core/kind/Kind.h"

#include <QSignalSpy>
#include <QTest>

namespace tessera {

/// A document with its search, as a page has them.
struct Bench {
    explicit Bench(PuzzleFile file = hardPuzzle())
        : document(std::move(file)), editor(document), search(document, editor),
          refusals(&search, &SearchController::refused),
          states(&search, &SearchController::stateChanged) {}

    PuzzleDocument document;
    BoardEditor editor;
    BoardSearch search;
    QSignalSpy refusals;
    QSignalSpy states;
};

inline SearchSettings settingsFor(const char* solver, std::optional<std::uint64_t> evaluations = {},
                                  std::uint64_t seed = 1) {
    const SolverInfo* info = findSolver(solver);
    SearchSettings settings;
    settings.solver = solver;
    settings.values = info->defaults();
    settings.budget.evaluations = evaluations;
    settings.seed = seed;
    return settings;
}

/// A puzzle with dozens of solutions, for which an exact search takes a second or so.
inline PuzzleFile countable() {
    GeneratorSettings settings;
    settings.size = {6, 6};
    settings.colors = parseColorChoice(QStringLiteral("3+5"));
    settings.seed = 2;
    return generatePuzzle(settings);
}

inline SearchSettings exact(const char* mode, std::optional<std::uint64_t> evaluations = {}) {
    SearchSettings settings = settingsFor("backtracking", evaluations);
    settings.values.setText("mode", QLatin1String(mode));
    return settings;
}

/// Never ends without a stop.
inline SearchSettings endless() { return settingsFor("annealing"); }

struct Result {
    std::optional<Board> board;
    int score = 0;
    std::uint64_t evaluations = 0;
    StopReason reason = StopReason::None;

    friend bool operator==(const Result&, const Result&) = default;
};

/// The same search without a window.
inline Result headless(const PuzzleDocument& document, const SearchSettings& settings) {
    auto problem = std::make_shared<EdgeProblem>(document.puzzle(), document.board(),
                                                 document.locked(), settings.start);
    const int total = problem->total();
    SearchRun run(findSolver(settings.solver)->make(std::move(problem), settings.values), total,
                  {settings.budget, settings.seed, 1});
    run.start();
    if (!run.waitFor(120))
        qFatal("did not end");
    SnapshotView view;
    run.look(view, false);
    return {Board::fromCodes(document.puzzle().size(), document.puzzle().pieceCount(), view.best),
            view.numbers.best, view.numbers.evaluations, run.reason()};
}

inline Result resultOf(const BoardSearch& search) {
    return {search.bestBoard(), search.numbers().best, search.numbers().evaluations,
            search.reason()};
}

inline bool hasFinished(const BoardSearch& search) {
    return search.state() == SearchState::Finished;
}

} // namespace tessera
