// SPDX-License-Identifier: GPL-3.0-or-later

// The processor time of solve: as a limit, and what is told of it; and the line of progress.
#include "app/cli/common/ProgressLine.h"
#include "tests/TestProgram.h"
#include "tests/app/TesseraProcess.h"

#include "core/support/NumberText.h"

#include <QRegularExpression>
#include <QThread>

#ifdef Q_OS_LINUX
#include <array>
#include <cstdlib>
#include <fcntl.h>
#include <functional>
#include <unistd.h>
#endif

namespace tessera::tst_SolveTime {

#ifdef Q_OS_LINUX

namespace {

/// What a step writes to the error stream, which is a terminal or a pipe meanwhile.
QString toldBy(const std::function<void()>& step, bool onTerminal = true) {
    std::array<int, 2> ends{-1, -1}; ///< to read from, to write to
    if (onTerminal) {
        ends[0] = ::posix_openpt(O_RDWR | O_NOCTTY);
        if (ends[0] >= 0 && ::grantpt(ends[0]) == 0 && ::unlockpt(ends[0]) == 0)
            ends[1] = ::open(::ptsname(ends[0]), O_RDWR | O_NOCTTY);
    } else if (::pipe(ends.data()) != 0) {
        ends = {-1, -1};
    }
    if (ends[1] < 0)
        return QStringLiteral("no terminal");
    const int before = ::dup(STDERR_FILENO);
    ::dup2(ends[1], STDERR_FILENO);
    ::close(ends[1]);
    step();
    ::dup2(before, STDERR_FILENO);
    ::close(before);
    QByteArray told;
    std::array<char, 1024> part{};
    for (ssize_t size = 1; size > 0;) {
        size = ::read(ends[0], part.data(), part.size());
        if (size > 0)
            told.append(part.data(), size);
    }
    ::close(ends[0]);
    static const QRegularExpression time(QStringLiteral("\\r\\d+:\\d\\d  "));
    return QString::fromUtf8(told)
        .replace(QStringLiteral("\r\n"), QStringLiteral("\n"))
        .replace(time, QStringLiteral("@"))
        .replace(QStringLiteral("\r\x1b[K"), QStringLiteral("|"))
        .remove(QStringLiteral("\x1b[K"));
}

/// The same for what a line of progress does: @ is the time, | takes the line away.
QString shown(const std::function<void(ProgressLine&)>& step, bool quiet = false,
              bool onTerminal = true) {
    return toldBy(
        [&] {
            ProgressLine line(quiet);
            step(line);
        },
        onTerminal);
}

SearchNumbers numbersOf(std::uint64_t evaluations, double seconds) {
    SearchNumbers numbers;
    numbers.evaluations = evaluations;
    numbers.seconds = seconds;
    return numbers;
}

} // namespace

#endif

class TestSolveTime : public CommandTest {
    Q_OBJECT

private slots:
    void initTestCase() { QCOMPARE(run("generate --size 10x10 --seed 7 -o p.tessera").code, 0); }

    void processorTimeCanBeTheLimit() {
        const auto runOf = [&](const char* more) {
            return run(QStringLiteral("solve p.tessera --solver annealing --quiet --json ") +
                       QLatin1String(more))
                .object()[QLatin1String("runs")]
                .toArray()
                .at(0)
                .toObject();
        };
        const QJsonObject one = runOf("--cpu-time 0.3");
        QCOMPARE(one[QLatin1String("stop")].toString(), QStringLiteral("time"));
        const double used = one[QLatin1String("processor_seconds")].toDouble();
        QVERIFY2(used >= 0.3 && used < 1.5, qPrintable(QString::number(used)));
        QVERIFY(one[QLatin1String("seconds")].toDouble() > 0.9 * used);
        // The time of helpers counts too.
        const QJsonObject team = run("solve p.tessera --solver record --cpu-time 0.6 --time 60 "
                                     "--jobs 2 --quiet --json")
                                     .object()[QLatin1String("runs")]
                                     .toArray()
                                     .at(0)
                                     .toObject();
        const double together = team[QLatin1String("processor_seconds")].toDouble();
        QVERIFY2(together >= 0.6, qPrintable(QString::number(together)));
        QVERIFY(team[QLatin1String("seconds")].toDouble() < 30);
    }

    void threadsThatShareTheirCoresAreTold() {
        const int jobs = 2 * QThread::idealThreadCount();
        const Outcome outcome =
            run(QStringLiteral("solve p.tessera --solver record --time 1.5 --quiet --jobs %1")
                    .arg(jobs));
        QVERIFY2(outcome.err.contains("more threads than this machine has processors"),
                 outcome.err);
        QVERIFY(!outcome.err.contains("other programs"));
    }

    void aBusyCoreIsTold() {
#ifdef Q_OS_LINUX
        const Outcome outcome = runShell(
            "command -v taskset > /dev/null || exit 77; core=$(taskset -cp $$ | sed "
            "'s/.*[ ,-]//'); taskset -c $core \"$tessera\" solve p.tessera --solver annealing "
            "--time 8 --quiet > /dev/null & taskset -c $core \"$tessera\" solve p.tessera --solver "
            "annealing --time 3 --quiet --json; code=$?; kill $!; exit $code");
        if (outcome.code == 77)
            QSKIP("there is no taskset here");
        QCOMPARE(outcome.code, 0);
        QVERIFY2(outcome.err.contains("of a core"), outcome.err);
        QVERIFY(outcome.object()[QLatin1String("core_share")].toDouble(1) < 0.9);
#else
        QSKIP("processes are bound to a core as on Linux");
#endif
    }

    void theLineTellsOfSearches() {
#ifdef Q_OS_LINUX
        RunBatch::Progress progress{1, 3, 40, { numbersOf(3000, 2), numbersOf(1000, 0) }};
        const auto line = [&] {
            return shown([&](ProgressLine& shown) { shown.show(progress, 60); });
        };
        progress.running[0].finder = "annealing";
        progress.running[0].secondsToGain = 120;
        QCOMPARE(line(), QStringLiteral("@best 40/60  %1 evaluations, %2/s  runs 1/3|")
                             .arg(countText(4000), countText(1500)));
        progress.running.pop_back();
        progress.total = 1;
        QCOMPARE(line(), QStringLiteral("@best 40/60  %1 evaluations, %2/s  annealing  "
                                        "next improvement: %3|")
                             .arg(countText(3000), countText(1500), forecastText(120)));
        progress.running[0].finder = {};
        progress.running[0].secondsToGain.reset();
        progress.running[0].ranks = {{0, 0.5, 1000}, {1, 2.5, 3000}, { 2, 1, 2000 }};
        QCOMPARE(line(), QStringLiteral("@best 40/60  %1 evaluations, %2/s  3 processes, %3/s to "
                                        "%1/s each, process 1 last heard 2.5 s ago|")
                             .arg(countText(3000), countText(1500), countText(1000)));
        progress.running.clear();
        QCOMPARE(line(), QStringLiteral("@best 40/60  0 evaluations, 0/s|"));
#else
        QSKIP("other systems have other terminals");
#endif
    }

    void theLineTellsOfOtherWork() {
#ifdef Q_OS_LINUX
        const auto runs = [](std::size_t finished) {
            return shown([&](ProgressLine& line) { line.showRuns({finished, 9, 0, {}}); });
        };
        QCOMPARE(runs(0), QStringLiteral("@runs 0/9|"));
        const QString some = runs(2);
        QVERIFY2(some.startsWith(u"@runs 2/9  about ") && some.endsWith(u" left|"),
                 qPrintable(some));
        const auto units = [](int best) {
            return shown([&](ProgressLine& line) {
                line.showUnits([&] {
                    UnitTotals totals;
                    totals.units = 8;
                    totals.done = 3;
                    totals.share = 0.375;
                    totals.best = best;
                    return totals;
                });
            });
        };
        QCOMPARE(units(-1), QStringLiteral("@units 3/8  37.5 %|"));
        QCOMPARE(units(0), QStringLiteral("@units 3/8  37.5 %  best 0|"));
        const QString count = shown([](ProgressLine& line) {
            const std::array ranks{RankWord{0, 3, 10}, RankWord { 1, 1, 20 }};
            line.showCount(5, 12'000, 12'000, TreeProgress{1e6, 0.25}, ranks);
            line.showCount(6, 12'000, 12'000);
        });
        QCOMPARE(count, QStringLiteral("@solutions 5  %1 placements, 0/s  25 % of about %2, %3 "
                                       "left  2 processes, 10/s to 20/s each, process 0 last "
                                       "heard 3.0 s ago@solutions 6  %1 placements, 0/s|")
                            .arg(countText(12'000), countText(1e6), roughDurationText(0)));
#else
        QSKIP("other systems have other terminals");
#endif
    }

    /// A failure is told again when there was another one, or none, meanwhile; and on a line of its
    /// own.
    void theLineIsTakenAwayAndFailuresAreToldOnce() {
#ifdef Q_OS_LINUX
        const auto all = [](ProgressLine& line) {
            line.clear();
            line.showPart(QStringLiteral("walk"));
            line.showPart(QStringLiteral("fdc"));
            line.clear();
            line.clear();
            line.showPart(QStringLiteral("optima"));
            QString told;
            for (const char* failure : {"", "full", "full", "locked", "full", "", "full"})
                line.complainOnce(QLatin1String(failure), told);
        };
        const QString failures = QStringLiteral("full\nlocked\nfull\nfull\n");
        QCOMPARE(shown(all), QStringLiteral("@walk@fdc|@optima|") + failures);
        QCOMPARE(shown(all, true), failures);
        // Elsewhere there is a line every ten seconds.
        QCOMPARE(shown(all, false, false), failures);
        QCOMPARE(shown(all, true, false), failures);
#else
        QSKIP("other systems have other terminals");
#endif
    }
};

TESSERA_TEST(TestSolveTime, Needs::Core)

} // namespace tessera::tst_SolveTime

#include "tst_SolveTime.moc"
