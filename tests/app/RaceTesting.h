// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/common/SortedTable.h"
#include "app/window/race/CompareActions.h"
#include "app/window/race/CompareWindow.h"
#include "app/window/race/Comparison.h"
#include "tests/app/WindowTesting.h"

#include "core/edges/moves/EdgeProblem.h"
#include "core/kind/EdgeKind.h"

#include <QPushButton>

namespace tessera {

inline CompareWindow* raceOf(QObject& window) {
    return window.findChild<CompareActions*>()->compareWindow();
}

/// The pieces that a search of an edge-matching puzzle has.
inline const Puzzle& piecesOf(const ComparedRun& run) { return run.puzzle.as<PuzzleFile>().puzzle; }

/// Its shown board, nothing if there is none.
inline std::optional<Board> boardOf(const ComparedRun& run) {
    const Puzzle& pieces = piecesOf(run);
    return run.board.empty() ? std::nullopt
                             : Board::fromCodes(pieces.size(), pieces.pieceCount(), run.board);
}

/// Accepts that searches are removed with their results.
inline void removeThem(QWidget* dialog) {
    for (auto* button : dialog->findChildren<QPushButton*>()) {
        if (button->text().contains(QStringLiteral("Remove")))
            button->click();
    }
}

/// The main window with its compare window on the screen.
struct CompareTest : WindowTest {
    [[nodiscard]] bool openCompare(const PuzzleFile& file) {
        if (!open(file))
            return false;
        action("searchCompare").trigger();
        return QTest::qWaitForWindowActive(&compare());
    }
    [[nodiscard]] CompareWindow& compare() {
        return *window.findChild<CompareActions*>()->compareWindow();
    }
    [[nodiscard]] Comparison& comparison() { return compare().comparison(); }
    [[nodiscard]] SortedTable& table() { return child<SortedTable>("compareTable"); }
    [[nodiscard]] bool allFinished() {
        for (int row = 0; row < comparison().count(); ++row) {
            if (comparison().search(row).state != QueuedSearch::State::Finished)
                return false;
        }
        return true;
    }
    void addSearches(std::initializer_list<std::uint64_t> seeds, std::uint64_t evaluations) {
        std::vector<SearchSettings> searches;
        for (const std::uint64_t seed : seeds) {
            SearchSettings settings = usualRace(EdgeProblem::kKind).searches().front();
            settings.budget = {};
            settings.budget.evaluations = evaluations;
            settings.seed = seed;
            searches.push_back(settings);
        }
        compare().add(searches);
    }
};

} // namespace tessera
