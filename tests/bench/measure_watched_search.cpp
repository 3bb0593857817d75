// SPDX-License-Identifier: GPL-3.0-or-later

// What watching costs and shows: runs annealing on a generated hardest 16×16 alternately without
// and with the window, and prints the evaluations per second of both and how often the window
// painted its board. Both runs of a pair do the same evaluations from the same seed, and must find
// the same board.
//
// On a machine with other work, use the speed per second of the search's own processor time. The
// gaps between the ticks of a 4 ms timer show how long the window kept events waiting.
//
// Usage: measure_watched_search [pairs [evaluations [best|current]]]; with QT_QPA_PLATFORM
// unset it shows a window, with "offscreen" it paints into memory.
#include "app/window/board/DocumentPage.h"
#include "app/window/pages/DocumentTabs.h"
#include "app/window/settings/AppSettings.h"
#include "app/window/shell/MainWindow.h"
#include "tests/bench/WindowMeters.h"
#include "widgets/board/BoardView.h"

#include "core/edges/generate/Generator.h"
#include "core/edges/moves/EdgeProblem.h"
#include "core/kind/Kind.h"

#include <QApplication>
#include <QEventLoop>
#include <QTemporaryDir>

#include <algorithm>
#include <cstdio>
#include <vector>

using namespace tessera;

namespace {

/// Counts how often a widget paints itself.
class PaintCounter final : public QObject {
public:
    explicit PaintCounter(QWidget& widget) { widget.installEventFilter(this); }
    [[nodiscard]] int count() const { return m_count; }

protected:
    bool eventFilter(QObject* /*watched*/, QEvent* event) override {
        m_count += event->type() == QEvent::Paint ? 1 : 0;
        return false;
    }

private:
    int m_count = 0;
};

struct Outcome {
    double seconds = 0;
    double searchCpu = 0;
    Solution best;
    double paintsPerSecond = 0;
    double windowCpuShare = 0;
    double stallMedian = 0;
    double stall99 = 0;
    double longestStall = 0;
    double longestWork = 0; ///< the same without waiting for a core
};

PuzzleFile hardest16() {
    GeneratorSettings settings;
    settings.size = {16, 16};
    settings.seed = 7;
    return generatePuzzle(settings);
}

SearchSettings annealing(std::uint64_t evaluations) {
    const SolverInfo* info = findSolver("annealing");
    SearchSettings settings;
    settings.solver = info->id;
    settings.values = info->defaults();
    settings.budget.evaluations = evaluations;
    return settings;
}

Outcome runHeadless(const PuzzleFile& file, const SearchSettings& settings) {
    auto problem =
        std::make_shared<EdgeProblem>(file.puzzle, file.board, file.locked, settings.start);
    const int total = problem->total();
    SearchRun run(findSolver(settings.solver)->make(std::move(problem), settings.values), total,
                  {settings.budget, settings.seed, 1});
    const CpuMeter cpu;
    run.start();
    while (!run.waitFor(1)) {
    }
    SnapshotView view;
    run.look(view, false);
    return {view.numbers.seconds, cpu.others(), view.best};
}

Outcome runWatched(MainWindow& window, const SearchSettings& settings, bool current) {
    DocumentPage& page = *window.tabs().currentPage<DocumentPage>();
    BoardSearch& search = page.search();
    search.setShowCurrent(current);
    const PaintCounter paints(*page.view().viewport());
    QEventLoop loop;
    const auto connection =
        QObject::connect(&search, &SearchController::stateChanged, &loop, [&search, &loop] {
            if (search.state() == SearchState::Finished)
                loop.quit();
        });
    StallMeter stalls;
    const CpuMeter cpu;
    search.start(settings);
    loop.exec();
    const double searchCpu = cpu.others();
    const double windowCpu = cpu.mainThread();
    QObject::disconnect(connection);
    const double seconds = search.numbers().seconds;
    Outcome outcome{seconds,
                    searchCpu,
                    search.bestBoard()->codes(),
                    paints.count() / seconds,
                    windowCpu / seconds,
                    stalls.gap(0.5),
                    stalls.gap(0.99),
                    stalls.gap(1),
                    stalls.busyGap(1)};
    search.discard();
    return outcome;
}

double median(std::vector<double> values) {
    std::ranges::sort(values);
    return values[values.size() / 2];
}

} // namespace

int main(int argc, char** argv) {
    QApplication application(argc, argv);
    const QStringList words = QApplication::arguments();
    const int pairs = words.value(1, QStringLiteral("5")).toInt();
    const auto evaluations = words.value(2, QStringLiteral("200000000")).toULongLong();
    const bool current = words.value(3) != QStringLiteral("best");

    const QTemporaryDir folder;
    AppSettings appSettings(folder.filePath(QStringLiteral("settings.ini")));
    MainWindow window(appSettings);
    const PuzzleFile file = hardest16();
    window.tabs().addPage(std::make_unique<DocumentPage>(std::make_unique<PuzzleDocument>(file)));
    window.show();
    const SearchSettings settings = annealing(evaluations);

    std::vector<double> ratios;
    std::vector<double> cpuRatios;
    std::vector<double> paints;
    for (int pair = 0; pair < pairs; ++pair) {
        const Outcome headless = runHeadless(file, settings);
        const Outcome watched = runWatched(window, settings, current);
        const auto millions = static_cast<double>(evaluations) / 1e6;
        const double cpuRatio = 100 * headless.searchCpu / watched.searchCpu;
        std::printf(
            "headless %.1f M/s, watched %.1f M/s (%.1f %%; %.1f %% by processor time), "
            "board painted %.1f times a second, window %.0f %% of a core, "
            "events waited %.1f ms (99 %%: %.1f ms, longest %.1f ms, %.1f ms with a core), %s\n",
            millions / headless.seconds, millions / watched.seconds,
            100 * headless.seconds / watched.seconds, cpuRatio, watched.paintsPerSecond,
            100 * watched.windowCpuShare, watched.stallMedian, watched.stall99,
            watched.longestStall, watched.longestWork,
            headless.best == watched.best ? "same board" : "ANOTHER BOARD");
        std::fflush(stdout);
        cpuRatios.push_back(cpuRatio);
        ratios.push_back(100 * headless.seconds / watched.seconds);
        paints.push_back(watched.paintsPerSecond);
    }
    std::printf("median: %.1f %% of the headless speed, %.1f %% by processor time, painted %.1f "
                "times a second\n",
                median(ratios), median(cpuRatios), median(paints));
    return 0;
}
