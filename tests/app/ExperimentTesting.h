// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/common/SortedTable.h"
#include "app/window/experiments/Experiment.h"
#include "app/window/experiments/ExperimentWindow.h"
#include "app/window/experiments/ResultsView.h"
#include "app/window/race/CompareActions.h"
#include "tests/app/WindowTesting.h"

#include "core/support/FileIo.h"

#include <QLabel>
#include <QTabWidget>

namespace tessera {

inline const QByteArray kPlan = R"({
 "title": "Two methods",
 "puzzles": [{"generate": {"width": 8, "height": 8, "seed": 1}, "name": "8x8"}],
 "methods": [{"solver": "annealing"}, {"solver": "hill-climbing"}],
 "seeds": {"count": 4},
 "budget": {"evaluations": 300000}
})";

/// A window with its experiments.
struct ExperimentTest : WindowTest {
    [[nodiscard]] bool openPlan(const QByteArray& plan = kPlan) {
        if (!open(samplePuzzle()))
            return false;
        writeFile(plan, path("plan.json"));
        action("searchExperiments").trigger();
        experiments().openPlan(path("plan.json"));
        // Where the plan took long to open, the bar with its progress had the keys.
        experiments().activateWindow();
        return QTest::qWaitForWindowActive(&experiments());
    }
    [[nodiscard]] ExperimentWindow& experiments() {
        return *window.findChild<CompareActions*>()->experimentWindow();
    }
    [[nodiscard]] Experiment& experiment() { return *experiments().experiment(); }
    [[nodiscard]] ResultsView& results() { return *experiments().findChild<ResultsView*>(); }
    /// A tab of the results, in front: only there it has the latest ones.
    template <typename Tab>
    [[nodiscard]] Tab& tab(const char* name) {
        auto& tab = child<Tab>(name);
        child<QTabWidget>("resultsTabs").setCurrentWidget(&tab);
        return tab;
    }
    [[nodiscard]] QString cell(const char* table, int row, int column) {
        return tab<SortedTable>(table).model()->index(row, column).data().toString();
    }
    [[nodiscard]] AnalysisView& analysis() { return *experiments().findChild<AnalysisView*>(); }
    /// On the last tab, where it is made.
    void showAnalysis() {
        auto& tabs = child<QTabWidget>("resultsTabs");
        tabs.setCurrentIndex(tabs.count() - 1);
    }
    [[nodiscard]] QString message() { return child<QLabel>("experimentMessage").text(); }
    [[nodiscard]] bool runAll() {
        action("experimentStart").trigger();
        return QTest::qWaitFor([this] { return !experiments().isRunning(); }, 300'000);
    }
};

} // namespace tessera
