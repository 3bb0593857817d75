// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/common/LongWork.h"
#include "app/window/experiments/FollowWindow.h"
#include "app/window/pages/KindPart.h"
#include "app/window/race/CompareActions.h"
#include "tests/TestProgram.h"
#include "tests/app/TesseraProcess.h"
#include "tests/app/WindowTesting.h"
#include "widgets/charts/FitnessChart.h"

#include <QDir>
#include <QLabel>
#include <QProgressBar>
#include <QScopeGuard>
#include <QSemaphore>
#include <QSignalSpy>
#include <QSplitter>
#include <QThreadPool>
#include <QToolBar>

#include <algorithm>
#include <atomic>

namespace tessera::tst_FollowWindow {

namespace {

QImage redSquare(int pixels) {
    QImage image(pixels, pixels, QImage::Format_RGB32);
    image.fill(Qt::red);
    return image;
}

} // namespace

class TestFollowWindow : public CommandTest {
    Q_OBJECT

private slots:
    void initTestCase() {
        QCOMPARE(run("generate --size 5x5 --colors 3+4 --seed 1 -o p.tessera").code, 0);
    }

    void aFolderIsFollowedUntilItIsDone_data() {
        QTest::addColumn<QString>("command");
        QTest::newRow("runs") << QStringLiteral(
            "solve p.tessera --solver annealing --evaluations 20000 --runs 3 --units runs");
        QTest::newRow("tree") << QStringLiteral(
            "solve p.tessera --solver backtracking --param mode=all --units tree");
    }

    void aFolderIsFollowedUntilItIsDone() {
        QFETCH(QString, command);
        WindowTest test;
        QVERIFY(test.action("searchFollow").isEnabled());
        const QString units = command.section(u' ', -1);
        QCOMPARE(run(command).code, 0);
        FollowWindow window(test.settings(), [](const AnyPuzzle&) { return redSquare; });
        window.show();
        window.follow(folder() + u'/' + units);
        auto& progress = *window.findChild<QProgressBar*>(QStringLiteral("followProgress"));
        auto& message = *window.findChild<QLabel*>(QStringLiteral("followMessage"));
        auto& board = *window.findChild<QLabel*>(QStringLiteral("followBoard"));
        const auto& chart = *window.findChild<FitnessChart*>();
        QTRY_VERIFY(!message.text().isEmpty());
        // Cutting a tree has searched its dead ends.
        QVERIFY(progress.value() < progress.maximum());
        QVERIFY(chart.curves().empty());
        QCOMPARE(run(QStringLiteral("work %1 --quiet").arg(units)).code, 0);
        QTRY_COMPARE(progress.value(), progress.maximum());
        QTRY_VERIFY(!board.pixmap(Qt::ReturnByValue).isNull());
        QCOMPARE(board.pixmap(Qt::ReturnByValue).devicePixelRatio(), board.devicePixelRatioF());
        if (qEnvironmentVariable("QT_SCALE_FACTOR") == QLatin1String("2"))
            QVERIFY(board.devicePixelRatioF() >= 2);
        QVERIFY(!chart.curves().empty());
        const int best = run(QStringLiteral("work %1 --status --json").arg(units))
                             .object()[QLatin1String("best")]
                             .toInt();
        QVERIFY(best > 0);
        QCOMPARE(chart.curves().front().points.back().best, best);
        QSignalSpy opened(&window, &FollowWindow::openRequested);
        window.findChild<QAction*>(QStringLiteral("followOpen"))->trigger();
        QCOMPARE(opened.size(), 1);
        // The curve ends with the search, not with its last gain.
        QCOMPARE(chart.curves().front().points.back().seconds,
                 opened.front().front().value<RecordedRun>().numbers.seconds);
        QCOMPARE(window.findChild<QToolBar*>()->toolButtonStyle(), Qt::ToolButtonTextBesideIcon);
    }

    /// Its board has all the pixels of a screen with two a point; only a new process has that.
    void aSharpScreenShowsASharpBoard() {
        QProcess same;
        auto environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("QT_SCALE_FACTOR"), QStringLiteral("2"));
        same.setProcessEnvironment(environment);
        same.start(QCoreApplication::applicationFilePath(),
                   {QStringLiteral("tst_FollowWindow"),
                    QStringLiteral("aFolderIsFollowedUntilItIsDone:runs")});
        QVERIFY(same.waitForFinished(2 * TESSERA_PATIENCE));
        QVERIFY2(same.exitStatus() == QProcess::NormalExit && same.exitCode() == 0,
                 same.readAllStandardOutput().constData());
    }

    /// Another language would close it.
    void theLanguageWaitsForIt() {
        WindowTest test;
        QCOMPARE(
            run("solve p.tessera --solver annealing --evaluations 20000 --runs 3 --units waits")
                .code,
            0);
        const auto& compare = *test.window.findChild<CompareActions*>();
        const Answer folderChosen(
            [this](QWidget* dialog) { chooseFile(dialog, folder() + QStringLiteral("/waits")); });
        test.action("searchFollow").trigger();
        QCOMPARE(folderChosen.asked(), 1);
        QVERIFY(compare.followWindow() != nullptr);
        QVERIFY(compare.windowWithWork() == compare.followWindow());
        compare.followWindow()->close();
        QVERIFY(compare.windowWithWork() == nullptr);
    }

    /// Nothing of the last folder stays, also not what is still drawn of it.
    void anotherFolderStartsEmpty() {
        WindowTest test;
        QCOMPARE(run("solve p.tessera --solver annealing --evaluations 20000 --runs 2 --units last")
                     .code,
                 0);
        QCOMPARE(run("work last --quiet").code, 0);
        QSemaphore gate;
        const auto opened = qScopeGuard([&gate] {
            gate.release(1000);
            QThreadPool::globalInstance()->waitForDone();
        });
        FollowWindow window(test.settings(), [&gate](const AnyPuzzle&) {
            return [&gate](int pixels) {
                gate.acquire();
                return redSquare(pixels);
            };
        });
        window.show();
        const auto& board = *window.findChild<QLabel*>(QStringLiteral("followBoard"));
        const auto isEmpty = [&] { return board.pixmap(Qt::ReturnByValue).isNull(); };
        auto& chart = *window.findChild<FitnessChart*>();
        window.follow(folder() + QStringLiteral("/last"));
        gate.release();
        QTRY_VERIFY(!isEmpty());
        QTest::keyClick(&chart, Qt::Key_PageUp);
        QVERIFY(chart.content().visibleUp.has_value());
        window.follow(folder() + QStringLiteral("/last"));
        QVERIFY(isEmpty());
        QVERIFY(!chart.content().visibleUp);
        QTRY_VERIFY(!chart.curves().empty());
        window.follow(folder()); // it holds no units
        QVERIFY(chart.curves().empty());
        QVERIFY(!window.isFollowing());
        gate.release();
        const auto jobs = window.findChildren<LatestJob*>();
        QTRY_VERIFY(std::ranges::none_of(jobs, &LatestJob::isBusy));
        QVERIFY(isEmpty());
        QVERIFY(
            window.findChild<QLabel*>(QStringLiteral("followMessage"))->text().contains(folder()));
    }

    /// The board fills the room that it gets, with its pixels.
    void aLargerWindowShowsALargerBoard() {
        WindowTest test;
        QCOMPARE(
            run("solve p.tessera --solver annealing --evaluations 20000 --runs 2 --units big").code,
            0);
        QCOMPARE(run("work big --quiet").code, 0);
        static std::atomic<int> drawn = 0; // may be drawn once more after the window
        FollowWindow window(test.settings(), [](const AnyPuzzle&) {
            return [](int pixels) {
                drawn = pixels;
                return redSquare(pixels);
            };
        });
        window.show();
        window.follow(folder() + QStringLiteral("/big"));
        const auto& board = *window.findChild<QLabel*>(QStringLiteral("followBoard"));
        const auto fills = [&] {
            const QSize size = board.pixmap(Qt::ReturnByValue).deviceIndependentSize().toSize();
            return size.width() == board.width() || size.height() == board.height();
        };
        QTRY_VERIFY(!board.pixmap(Qt::ReturnByValue).isNull());
        QTRY_VERIFY(fills());
        auto& halves = *window.findChild<QSplitter*>();
        halves.setSizes({150, halves.width() - 150});
        emit halves.splitterMoved(150, 1);
        QTRY_VERIFY(fills());
        window.resize(2600, 1600);
        halves.setSizes({2000, 400});
        emit halves.splitterMoved(2000, 1);
        QTRY_VERIFY(drawn >= board.height() && fills());
        QVERIFY(drawn > 1200);
    }

    /// It may come back, as after an interruption of the network.
    void aFolderThatVanishesIsMissed() {
        WindowTest test;
        QCOMPARE(run("solve p.tessera --solver annealing --evaluations 20000 --runs 2 --units gone")
                     .code,
                 0);
        FollowWindow window(test.settings(), {});
        window.show();
        window.follow(folder() + QStringLiteral("/gone"));
        const auto& message = *window.findChild<QLabel*>(QStringLiteral("followMessage"));
        QTRY_VERIFY(message.text().startsWith(QStringLiteral("0 of 2 units")));
        // Where files that are read cannot be moved, another try may succeed.
        const auto isMoved = [this](const char* from, const char* to) {
            return QDir(path(to)).exists() || QDir().rename(path(from), path(to));
        };
        QTRY_VERIFY(isMoved("gone", "away"));
        QTRY_VERIFY2(message.text().endsWith(QStringLiteral("the folder does not exist.")),
                     qPrintable(message.text()));
        QVERIFY(window.isFollowing());
        QTRY_VERIFY(isMoved("away", "gone"));
        QTRY_VERIFY(message.text().startsWith(QStringLiteral("0 of 2 units")));
        // Or with other work.
        QTRY_VERIFY(QDir(path("gone")).removeRecursively());
        QCOMPARE(run("solve p.tessera --solver annealing --evaluations 20000 --runs 3 --units gone")
                     .code,
                 0);
        QTRY_VERIFY2(message.text().startsWith(QStringLiteral("0 of 3 units")),
                     qPrintable(message.text()));
    }

    void aFolderWithoutUnitsIsRefused() {
        WindowTest test;
        FollowWindow window(test.settings(), {});
        window.follow(folder());
        QVERIFY(
            window.findChild<QLabel*>(QStringLiteral("followMessage"))->text().contains(folder()));
    }
};

TESSERA_TEST(TestFollowWindow, Needs::Window)

} // namespace tessera::tst_FollowWindow

#include "tst_FollowWindow.moc"
