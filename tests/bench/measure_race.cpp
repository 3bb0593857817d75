// SPDX-License-Identifier: GPL-3.0-or-later

// What a race costs and how the window copes.
//
// "overhead": runs the same annealing of a generated hardest 16×16 alternately in a queue without a
// window and in the compare window with every view open; prints the ratio of evaluations per second
// of the search's own processor time. "race": several parallel searches in that window; prints how
// long events waited for the window's thread, how long the window's repaints took, and how much
// memory the program used. "memory": the same race, by the clock, with the memory sampled every ten
// seconds and drawn as a picture.
//
// Usage: measure_race overhead [pairs [evaluations]]
//        measure_race race [searches [seconds for each]]
//        measure_race memory [searches [seconds of all [picture.svg]]]
#include "app/window/race/CompareActions.h"
#include "app/window/race/CompareWindow.h"
#include "app/window/settings/AppSettings.h"
#include "app/window/shell/MainWindow.h"
#include "tests/bench/FrameMeter.h"
#include "tests/bench/MemoryMeter.h"
#include "tests/bench/WindowMeters.h"
#include "tests/core/FileTesting.h"

#include "core/edges/generate/Generator.h"
#include "core/edges/moves/EdgeProblem.h"
#include "core/kind/Kind.h"
#include "core/support/Platform.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QFile>
#include <QTemporaryDir>
#include <QThread>

#include <cstdio>
#include <cstdlib>

using namespace tessera;

namespace {

PuzzleFile hardest(int side) {
    GeneratorSettings settings;
    settings.size = {side, side};
    settings.seed = 7;
    return generatePuzzle(settings);
}

/// The main window with the compare window over it, everything shown.
class Windows {
public:
    explicit Windows(const PuzzleFile& file)
        : m_settings(m_folder.filePath(QStringLiteral("settings.ini"))), m_main(m_settings) {
        const QString path = m_folder.filePath(QStringLiteral("puzzle.tessera"));
        savePuzzle(file, path);
        m_main.openFiles({path});
        m_main.show();
        m_main.findChild<QAction*>(QStringLiteral("searchCompare"))->trigger();
        compare().findChild<QCheckBox*>(QStringLiteral("compareCurrent"))->setChecked(true);
        QApplication::processEvents();
    }
    [[nodiscard]] CompareWindow& compare() {
        return *m_main.findChild<CompareActions*>()->compareWindow();
    }
    [[nodiscard]] Comparison& comparison() { return compare().comparison(); }
    void removeAll() {
        while (comparison().count() > 0)
            comparison().remove(0);
    }
    /// Runs the searches to their ends.
    template <typename Progress>
    void runAll(Progress progress) {
        QEventLoop loop;
        QObject context;
        QObject::connect(&comparison(), &Comparison::progressed, &context, [&] {
            progress();
            if (!comparison().isActive())
                loop.quit();
        });
        loop.exec();
    }

private:
    QTemporaryDir m_folder;
    AppSettings m_settings;
    MainWindow m_main;
};

SearchSettings annealing(std::uint64_t evaluations) {
    SearchSettings settings;
    settings.solver = "annealing";
    settings.values = findSolver("annealing")->defaults();
    settings.budget.evaluations = evaluations;
    return settings;
}

struct Speed {
    double perCpuSecond = 0;
    Solution best;
};

Speed unwatched(const PuzzleFile& file, const SearchSettings& settings) {
    SearchQueue queue(1);
    auto problem =
        std::make_shared<EdgeProblem>(file.puzzle, file.board, file.locked, settings.start);
    const int total = problem->total();
    queue.add(findSolver(settings.solver)->make(std::move(problem), settings.values), total,
              {settings.budget, settings.seed, 1});
    const CpuMeter cpu;
    do {
        queue.poll(false);
        QThread::msleep(100);
    } while (queue.isActive());
    const QueuedSearch& search = queue.at(0);
    return {static_cast<double>(search.view.numbers.evaluations) / cpu.others(), search.view.best};
}

Speed watched(Windows& windows, const SearchSettings& settings) {
    windows.removeAll();
    const CpuMeter cpu;
    windows.compare().add({settings});
    windows.runAll([] {});
    const QueuedSearch& search = windows.comparison().search(0);
    return {static_cast<double>(search.view.numbers.evaluations) / cpu.others(), search.view.best};
}

void measureOverhead(int pairs, std::uint64_t evaluations) {
    const PuzzleFile file = hardest(16);
    Windows windows(file);
    const SearchSettings settings = annealing(evaluations);
    std::vector<double> ratios;
    for (int i = 0; i < pairs; ++i) {
        const Speed alone = unwatched(file, settings);
        const Speed seen = watched(windows, settings);
        ratios.push_back(100 * seen.perCpuSecond / alone.perCpuSecond);
        std::printf("pair %d: %.1f M/s unwatched, %.1f M/s watched, %.1f %%, %s board\n", i + 1,
                    alone.perCpuSecond / 1e6, seen.perCpuSecond / 1e6, ratios.back(),
                    alone.best == seen.best ? "same" : "ANOTHER");
    }
    std::ranges::sort(ratios);
    std::printf("median %.1f %%, range %.1f–%.1f %%\n", ratios[ratios.size() / 2], ratios.front(),
                ratios.back());
}

/// That many searches of the usual methods with consecutive seeds.
std::vector<SearchSettings> raceOf(int searches, double seconds) {
    std::vector<SearchSettings> all;
    for (std::uint64_t seed = 1; all.size() < static_cast<std::size_t>(searches); ++seed) {
        RaceChoice choice = usualRace(EdgeProblem::kKind);
        choice.seconds = seconds;
        choice.firstSeed = seed;
        for (SearchSettings& settings : choice.searches()) {
            if (all.size() < static_cast<std::size_t>(searches))
                all.push_back(std::move(settings));
        }
    }
    return all;
}

void measureMemory(int searches, double seconds, const QString& picture) {
    Windows windows(hardest(10));
    // None ends before the time is up, whatever share of the cores it has.
    windows.compare().add(raceOf(searches, seconds));
    MemoryMeter memory;
    QElapsedTimer clock;
    clock.start();
    const auto look = [&] {
        memory.add(static_cast<double>(clock.elapsed()) / 1000);
        QFile file(picture);
        if (!picture.isEmpty() && file.open(QIODevice::WriteOnly))
            file.write(memory.picture("Memory of a race of eight searches"));
    };
    QTimer timer;
    QObject::connect(&timer, &QTimer::timeout, look);
    timer.start(10'000);
    // Not quit(), which would ask whether to stop the searches.
    QTimer::singleShot(static_cast<int>(seconds * 1000), qApp, [] { QCoreApplication::exit(); });
    look();
    QApplication::exec();
    look();
}

void measureRace(FrameMeter& application, int searches, double seconds) {
    Windows windows(hardest(10));
    windows.compare().add(raceOf(searches, seconds));
    StallMeter stalls;
    application.forget();
    const CpuMeter cpu;
    QElapsedTimer clock;
    clock.start();
    double nextLine = 0;
    windows.runAll([&] {
        const double now = static_cast<double>(clock.elapsed()) / 1000;
        if (now >= nextLine) {
            std::printf("%.0f s: %.1f MB\n", now, residentMegabytes());
            nextLine += 30;
        }
    });
    std::printf("%.0f s: %.1f MB\n", static_cast<double>(clock.elapsed()) / 1000,
                residentMegabytes());
    const auto line = [](const char* what, auto figure) {
        std::printf("%s: median %.1f, 99th %.1f, longest %.1f ms\n", what, figure(0.5),
                    figure(0.99), figure(1));
    };
    line("gaps of a 4 ms timer", [&](double share) { return stalls.gap(share); });
    line("without waits for a core", [&](double share) { return stalls.busyGap(share); });
    std::printf("%.1f %% of a core for the window\n",
                1e5 * cpu.mainThread() / static_cast<double>(clock.elapsed()));
    std::printf("%zu events\n", application.events());
    line("processor time", [&](double share) { return application.event(share); });
    for (const QString& kind : application.dearest(12))
        std::printf("  %s\n", qPrintable(kind));
    std::printf("%zu repaints\n", application.frames());
    line("by the clock", [&](double share) { return application.frame(share); });
    line("processor time", [&](double share) { return application.work(share); });
    std::printf("%d events that worked or slept for more than 8 ms\n", application.longCount());
    for (const QString& event : application.longEvents())
        std::printf("  %s\n", qPrintable(event));
    for (int row = 0; row < windows.comparison().count(); ++row) {
        std::printf("%-24s %d\n", qPrintable(windows.comparison().run(row).method),
                    windows.comparison().search(row).view.numbers.best);
    }
}

} // namespace

int main(int argc, char* argv[]) {
    FrameMeter application(argc, argv);
    declareWindow();
    const QString what = application.arguments().value(1);
    if (what == QStringLiteral("overhead")) {
        measureOverhead(argc > 2 ? std::atoi(argv[2]) : 5,
                        argc > 3 ? std::strtoull(argv[3], nullptr, 10) : 200'000'000);
        return 0;
    }
    if (what == QStringLiteral("race")) {
        measureRace(application, argc > 2 ? std::atoi(argv[2]) : 8,
                    argc > 3 ? std::atof(argv[3]) : 30);
        return 0;
    }
    if (what == QStringLiteral("memory")) {
        measureMemory(argc > 2 ? std::atoi(argv[2]) : 8, argc > 3 ? std::atof(argv[3]) : 3600,
                      application.arguments().value(4));
        return 0;
    }
    std::fprintf(stderr, "Usage: measure_race overhead|race|memory …\n");
    return 2;
}
