// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What a race costs and how the window bears it.
//
// "overhead": the same annealing run of a generated hardest 16×16 in turns in a
// queue that nobody looks at and in the compare window with every view open;
// prints the ratio of evaluations per second of the search's own processor
// time. "race": several searches at once in that window; prints how long events
// had to wait for the window's thread, how long the window's repaints took, and
// how much memory the program had on the way.
//
// Usage: measure_race overhead [pairs [evaluations]]
//        measure_race race [searches [seconds for each]]
#include "app/window/MainWindow.h"
#include "app/window/compare/CompareActions.h"
#include "app/window/compare/CompareWindow.h"
#include "app/window/settings/AppSettings.h"
#include "tests/bench/WindowMeters.h"

#include "core/formats/FormatRegistry.h"
#include "core/generate/Generator.h"
#include "core/solvers/SolverRegistry.h"
#include "core/support/ThreadPriority.h"

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

/// Notes how long each repaint of a window takes, and which events take long.
class FrameMeter final : public QApplication {
public:
    using QApplication::QApplication;

    bool notify(QObject* receiver, QEvent* event) override {
        // Most events reach a window first and then a widget in it: the window's counts.
        if (m_depth > 0)
            return QApplication::notify(receiver, event);
        const QEvent::Type type = event->type();
        const QString name = QString::fromLatin1(receiver->metaObject()->className());
        const double processor = cpuSeconds(CLOCK_THREAD_CPUTIME_ID);
        const double refused = m_wait.milliseconds();
        QElapsedTimer clock;
        clock.start();
        ++m_depth;
        const bool accepted = QApplication::notify(receiver, event);
        --m_depth;
        const double took = static_cast<double>(clock.nsecsElapsed()) / 1e6;
        const double worked = (cpuSeconds(CLOCK_THREAD_CPUTIME_ID) - processor) * 1e3;
        if (type == QEvent::UpdateRequest) {
            m_frames.add(took);
            m_work.add(worked);
        }
        const double slept = took - worked - (m_wait.milliseconds() - refused);
        if (worked > kLong || slept > kLong)
            note(QStringLiteral("%1 of %2: worked %3 ms, slept %4 ms")
                     .arg(type)
                     .arg(name)
                     .arg(worked, 0, 'f', 1)
                     .arg(slept, 0, 'f', 1));
        return accepted;
    }
    void forget() {
        m_frames = {};
        m_work = {};
        m_long.clear();
        m_longCount = 0;
    }
    [[nodiscard]] std::size_t frames() const { return m_frames.count(); }
    /// Milliseconds of a repaint, at most, in that share of all cases.
    [[nodiscard]] double frame(double share) const { return m_frames.quantile(share); }
    /// The same in processor time.
    [[nodiscard]] double work(double share) const { return m_work.quantile(share); }
    /// The first events that worked, or waited for something else than a core, for long.
    [[nodiscard]] const QStringList& longEvents() const { return m_long; }

    [[nodiscard]] int longCount() const { return m_longCount; }

private:
    static constexpr double kLong = 8; ///< milliseconds
    static constexpr int kMostNotes = 20;

    void note(const QString& event) {
        ++m_longCount;
        if (m_long.size() < kMostNotes)
            m_long << event;
    }

    int m_depth = 0;
    CoreWait m_wait;
    Durations m_frames;
    Durations m_work;
    QStringList m_long;
    int m_longCount = 0;
};

PuzzleFile hardest(int side) {
    GeneratorSettings settings;
    settings.size = {side, side};
    settings.seed = 7;
    return generatePuzzle(settings);
}

double residentMegabytes() {
    QFile status(QStringLiteral("/proc/self/status"));
    if (!status.open(QIODevice::ReadOnly))
        return 0;
    const QByteArray text = status.readAll();
    const qsizetype at = text.indexOf("VmRSS:");
    return at < 0 ? 0 : std::atof(text.constData() + at + 6) / 1024;
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
    /// Lets the searches run to their ends.
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

void measureRace(FrameMeter& application, int searches, double seconds) {
    Windows windows(hardest(10));
    std::vector<SearchSettings> all;
    for (std::uint64_t seed = 1; all.size() < static_cast<std::size_t>(searches); ++seed) {
        RaceChoice choice = usualRace();
        choice.seconds = seconds;
        choice.firstSeed = seed;
        for (SearchSettings& settings : choice.searches()) {
            if (all.size() < static_cast<std::size_t>(searches))
                all.push_back(std::move(settings));
        }
    }
    windows.compare().add(all);
    StallMeter stalls;
    application.forget();
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
    std::fprintf(stderr, "Usage: measure_race overhead|race …\n");
    return 2;
}
