// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/recovery/RecoveryStore.h"
#include "app/window/pages/PuzzlePage.h"
#include "app/window/recovery/SessionKeeper.h"
#include "tests/TestProgram.h"
#include "tests/app/RecoveryTesting.h"

#include "core/kind/EdgeKind.h"
#include "core/support/FileIo.h"
#include "core/support/UserError.h"

#include <QClipboard>
#include <QDialogButtonBox>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QMessageBox>
#include <QSignalSpy>
#include <QTabBar>

#include <functional>
#include <new>
#include <utility>

#ifdef Q_OS_UNIX
#include <csignal>
#include <sys/resource.h>
#endif

namespace tessera::tst_Recovery {

namespace {

using Topic = DocumentPage::Topic;

/// Its file does not fit into memory.
class LargeDocument final : public PlainDocument {
public:
    LargeDocument() : PlainDocument(anyPuzzle(samplePuzzle())) {}

protected:
    void readAgain() override { throw std::bad_alloc(); }
};

RecoveryRecord sampleRecord() {
    RecoveryRecord record;
    record.path = QStringLiteral("/puzzles/a.tessera");
    record.disk = QByteArray("\0digest", 7);
    record.written = QDateTime::fromMSecsSinceEpoch(1'700'000'000'123, Qt::UTC);
    record.content = anyPuzzle(samplePuzzle());
    SearchSettings settings;
    settings.solver = "annealing";
    settings.values = findSolver("annealing")->defaults();
    settings.seed = 18'446'744'073'709'551'615ULL;
    record.search = RecoveredSearch{settings, {}, samplePuzzle({.solved = true}).board.codes()};
    record.search->numbers.best = 60;
    record.search->numbers.total = 60;
    record.search->numbers.evaluations = 9'007'199'254'740'993ULL;
    return record;
}

/// The run of a record's search on a puzzle, with its board.
RecordedRun runOf(const RecoveryRecord& record, const AnyPuzzle& puzzle) {
    RecordedRun run;
    run.puzzle = puzzle;
    run.settings = record.search->settings;
    run.numbers.total = puzzle.kind().total(puzzle);
    run.stop = StopReason::Time;
    const BestMoment moment{run.numbers, 0};
    run.bests.add(moment, puzzle.kind().solution(puzzle));
    return run;
}

/// A copy as it is read when members of it were changed.
RecoveryRecord readWith(const RecoveryRecord& record,
                        const std::function<void(QJsonObject& search)>& change) {
    QJsonObject object = QJsonDocument::fromJson(record.toBytes()).object();
    QJsonObject search = object[QLatin1String("search")].toObject();
    change(search);
    object[QLatin1String("search")] = search;
    return RecoveryRecord::fromBytes(QJsonDocument(object).toJson());
}

} // namespace

class TestRecovery : public QObject {
    Q_OBJECT

private slots:
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        m_settings = std::make_unique<AppSettings>(path("tessera.ini"));
    }

    void recordsComeBack() {
        const RecoveryRecord record = sampleRecord();
        const RecoveryRecord read = RecoveryRecord::fromBytes(record.toBytes());
        QCOMPARE(read.path, record.path);
        QCOMPARE(read.disk, record.disk);
        QCOMPARE(read.written, record.written);
        QVERIFY(read.content == record.content);
        QVERIFY(read.search->best == record.search->best);
        QCOMPARE(read.search->settings.seed, record.search->settings.seed);
        QCOMPARE(read.search->numbers.evaluations, record.search->numbers.evaluations);
    }

    /// Records from earlier versions open, with nothing lost.
    void keptRecordsOpen_data() {
        QTest::addColumn<QByteArray>("name");
        for (const char* name : {"recovery.json", "race.json", "experiment-open.json"})
            QTest::newRow(name) << QByteArray(name);
    }
    void keptRecordsOpen() {
        QFETCH(QByteArray, name);
        const QByteArray bytes = readFile(
            QStringLiteral(TESSERA_SOURCE_DIR "/tests/formats/kept/") + QLatin1String(name),
            100'000);
        QByteArray again;
        if (name == "recovery.json")
            again = RecoveryRecord::fromBytes(bytes).toBytes();
        else if (name == "race.json")
            again = RaceRecord::fromBytes(bytes).toBytes();
        else
            again = ExperimentRecord::fromBytes(bytes).toBytes();
        QCOMPARE(again, bytes);
    }

    void damagedRecordsAreRefused() {
        const QByteArray bytes = sampleRecord().toBytes();
        int refused = 0;
        for (qsizetype cut = 0; cut < bytes.size(); cut += 97) {
            try {
                (void)RecoveryRecord::fromBytes(bytes.left(cut));
            } catch (const UserError&) {
                ++refused;
            }
        }
        QCOMPARE(refused, static_cast<int>((bytes.size() + 96) / 97));
        RecoveryRecord other = sampleRecord();
        QByteArray mixed = other.toBytes();
        mixed.replace("\"tesseraRecovery\":1", "\"tesseraRecovery\":2");
        QVERIFY_THROWS_EXCEPTION(UserError, (void)RecoveryRecord::fromBytes(mixed));
    }

    /// A time that cannot be, or settings that this version does not have, cost no board.
    void oddSearchesKeepTheirBoards() {
        RecoveryRecord record = sampleRecord();
        RecoveredSearch& search = *record.search;
        search.isPaused = true;
        search.checkpoint = {{QStringLiteral("state"), 1}};
        search.numbers.seconds = 3;
        search.limitFrom = 99;
        search.processorFrom = -1;
        const auto read = [&] { return *RecoveryRecord::fromBytes(record.toBytes()).search; };
        QCOMPARE(read().limitFrom, 3.0);
        QCOMPARE(read().processorFrom, std::optional(0.0));
        QCOMPARE(read().checkpoint, search.checkpoint);
        QVERIFY(read().isPaused);
        search.limitFrom = -1;
        QCOMPARE(read().limitFrom, 0.0);
        search.limitFrom = search.numbers.seconds = -5;
        QCOMPARE(read().limitFrom, 0.0);
        QCOMPARE(read().numbers.seconds, 0.0);
        const RecoveredSearch other = *readWith(record, [](QJsonObject& object) {
                                           object[QLatin1String("parameters")] = QJsonObject{
                                               {QStringLiteral("cooling"), QStringLiteral("cold")}};
                                       }).search;
        QCOMPARE(other.settings.solver, search.settings.solver);
        QCOMPARE(other.settings.seed, search.settings.seed);
        QVERIFY(other.settings.values.toJson() == search.settings.values.toJson());
        QVERIFY(!other.isPaused && other.checkpoint.isEmpty() && other.best == search.best);
        search.settings.solver = "later";
        QCOMPARE(read().settings.solver, std::string("later"));
        QVERIFY(!read().isPaused);
        QVERIFY(read().best == search.best);
    }

    void onlyAPausedSearchMayBeWithoutABoard() {
        RecoveryRecord record = sampleRecord();
        const auto isRead = [&] {
            try {
                return RecoveryRecord::fromBytes(record.toBytes()).search.has_value();
            } catch (const UserError&) {
                return false;
            }
        };
        for (const bool isPaused : {false, true}) {
            record.search->isPaused = isPaused;
            record.search->best = samplePuzzle({.solved = true}).board.codes();
            QVERIFY(isRead());
            record.search->best.pop_back();
            QVERIFY(!isRead());
            record.search->best.clear();
            QCOMPARE(isRead(), isPaused);
        }
    }

    /// Locks may have changed.
    void theRunOfAnotherPuzzleIsLeftOut() {
        RecoveryRecord record = sampleRecord();
        const auto readRun = [&](const PuzzleFile& searched) {
            record.search->run = runOf(record, anyPuzzle(searched));
            return RecoveryRecord::fromBytes(record.toBytes()).search->run.has_value();
        };
        PuzzleFile file = samplePuzzle();
        QVERIFY(readRun(file));
        file.board.place(3, piece(3));
        file.locked[3] = true;
        QVERIFY(readRun(file));
        QVERIFY(!readRun(samplePuzzle({{5, 5}})));
        QVERIFY(!readWith(record, [](QJsonObject& object) {
                     object[QLatin1String("run")] = QStringLiteral("damaged");
                 }).search->run);
    }

    /// First the state, then the run; the board last.
    void whatIsTooLargeIsLeftOut() {
        RecoveryRecord record = sampleRecord();
        record.search->checkpoint = {{QStringLiteral("state"), QString(500, u'x')}};
        record.search->run = runOf(record, record.content);
        const auto kept = [&](qint64 most) {
            const RecoveredSearch search = *RecoveryRecord::fromBytes(record.toBytes(most)).search;
            return QStringLiteral("%1%2%3")
                .arg(!search.checkpoint.isEmpty())
                .arg(!!search.run)
                .arg(!search.best.empty());
        };
        const qint64 whole = record.toBytes().size();
        QCOMPARE(kept(whole), QStringLiteral("111"));
        QCOMPARE(kept(whole - 1), QStringLiteral("011"));
        record.search->checkpoint = {};
        QCOMPARE(kept(record.toBytes().size()), QStringLiteral("011"));
        QCOMPARE(kept(record.toBytes().size() - 100), QStringLiteral("001"));
        QCOMPARE(kept(0), QStringLiteral("001"));
        record.search.reset();
        QCOMPARE(record.toBytes(0), record.toBytes());
    }

    void copiesOfTheLivingAreLeftAlone() {
        RecoveryStore living(m_folder->path());
        living.write(RecoveryStore::copyName(1), sampleRecord().toBytes());
        QStringList complaints;
        RecoveryStore other(m_folder->path());
        QVERIFY(other.takeOrphans(complaints).empty());
        living.remove(RecoveryStore::copyName(1));
    }

    void anUnreadableCopyIsPutAside() {
        {
            RecoveryStore dead(m_folder->path());
            dead.write(RecoveryStore::copyName(1), "{");
            dead.write(RecoveryStore::copyName(2), sampleRecord().toBytes());
        }
        RecoveryStore store(m_folder->path());
        QStringList complaints;
        const auto found = store.takeOrphans(complaints);
        QCOMPARE(found.size(), 1U);
        QCOMPARE(complaints.size(), 1);
        QVERIFY(complaints[0].contains(QStringLiteral("1.recovery.damaged")));
    }

    void unsavedWorkComesBackAndCanBeThrownAway() {
        const PuzzleFile saved = samplePuzzle();
        savePuzzle(saved, path("a.tessera"));
        PuzzleFile edited;
        leaveBehind(*m_settings, [&](MainWindow& window) {
            window.openFiles({path("a.tessera")});
            window.tabs().currentPage<DocumentPage>()->editor().shuffle(5);
            edited = window.tabs().currentPage<DocumentPage>()->document().file();
        });
        QCOMPARE(copies(m_folder->path()).size(), 1);

        MainWindow window(*m_settings);
        window.openSample();
        window.restoreSession();
        QCOMPARE(window.tabs().count(), 1);
        DocumentPage& page = *window.tabs().currentPage<DocumentPage>();
        QVERIFY(page.document().file() == edited);
        QVERIFY(page.document().isModified());
        QCOMPARE(page.document().path(), path("a.tessera"));
        QVERIFY(!page.question(Topic::Recovery).isEmpty());
        // Not lost if this program crashes as well.
        QCOMPARE(copies(m_folder->path()).size(), 1);
        press(page, "Discard");
        QVERIFY(page.document().file() == saved);
        QVERIFY(!page.document().isModified());
        // Even that can be undone.
        page.document().history().undo();
        QVERIFY(page.document().file() == edited);
        page.document().history().redo();
        QVERIFY(window.close());
        QVERIFY(copies(m_folder->path()).isEmpty());
    }

    void theEndOfTheSessionKeepsUnsavedWorkAtOnce() {
        MainWindow window(*m_settings);
        savePuzzle(samplePuzzle(), path("a.tessera"));
        window.openFiles({path("a.tessera")});
        window.tabs().currentPage<DocumentPage>()->editor().shuffle(5);
        QCOMPARE(copies(m_folder->path()).size(), 0);
        // Only the system makes session managers, and nobody uses this one.
        QObject standIn;
        emit qGuiApp->commitDataRequest(reinterpret_cast<QSessionManager&>(standIn));
        QCOMPARE(copies(m_folder->path()).size(), 1);
    }

    /// A pasted puzzle has no file, so it counts as unsaved.
    void aPastedPuzzleIsUnsavedAndComesBack() {
        const PuzzleFile pasted = samplePuzzle();
        QGuiApplication::clipboard()->setText(QString::fromUtf8(kNativeFormat.write(pasted)));
        leaveBehind(*m_settings, [&](MainWindow& window) {
            window.openSample();
            window.findChild<QAction*>(QStringLiteral("editPaste"))->trigger();
            QCOMPARE(window.tabs().count(), 1);
            QVERIFY(window.tabs().currentPage<DocumentPage>()->document().isModified());
            // Nothing was changed, and the copy is written nevertheless.
            QTRY_COMPARE(copies(m_folder->path()).size(), 1);
            const Answer stay([](QWidget* box) { QTest::keyClick(box, Qt::Key_Escape); });
            QVERIFY(!window.close());
            QCOMPARE(stay.asked(), 1);
        });
        QGuiApplication::clipboard()->clear();
        MainWindow window(*m_settings);
        window.openSample();
        window.restoreSession();
        QCOMPARE(window.tabs().count(), 1);
        QVERIFY(window.tabs().currentPage<DocumentPage>()->document().file() == pasted);
        QVERIFY(window.tabs().currentPage<DocumentPage>()->document().isModified());
    }

    void aGeneratedPuzzleIsUnsaved() {
        MainWindow window(*m_settings);
        window.openSample();
        const Answer make([](QWidget* dialog) {
            auto* create = dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
            QTRY_VERIFY(create->isEnabled());
            create->click();
        });
        window.findChild<QAction*>(QStringLiteral("fileGenerate"))->trigger();
        QCOMPARE(make.asked(), 1);
        QVERIFY(window.tabs().currentPage<DocumentPage>()->document().isModified());
    }

    /// Another program saves the file while Tessera is not running.
    void aFileChangedInTheMeantimeIsNotSavedOver_data() {
        QTest::addColumn<bool>("searched");
        QTest::newRow("unsaved work") << false;
        QTest::newRow("a search alone") << true;
    }
    void aFileChangedInTheMeantimeIsNotSavedOver() {
        QFETCH(bool, searched);
        savePuzzle(hardPuzzle(), path("a.tessera"));
        leaveBehind(*m_settings, [&](MainWindow& window) {
            window.openFiles({path("a.tessera")});
            DocumentPage& page = *window.tabs().currentPage<DocumentPage>();
            if (searched) {
                QVERIFY(searchWithoutEnd(page));
            } else {
                page.editor().shuffle(5);
            }
        });
        const PuzzleFile theirs = samplePuzzle({.solved = true});
        savePuzzle(theirs, path("a.tessera"));

        MainWindow window(*m_settings);
        window.restoreSession();
        DocumentPage& page = *window.tabs().currentPage<DocumentPage>();
        QVERIFY(!page.question(Topic::Disk).isEmpty());
        QVERIFY(!page.question(Topic::Recovery).isEmpty());
        window.findChild<QAction*>(QStringLiteral("fileSave"))->trigger();
        QVERIFY(loadPuzzle(path("a.tessera")).file == theirs);
        if (searched) {
            page.search().stop();
            QTRY_COMPARE(page.search().state(), SearchState::Finished);
            page.search().discard();
        }
        press(page, "Reload");
        QVERIFY(page.document().file() == theirs);
        QVERIFY(page.question(Topic::Disk).isEmpty());
    }

    void aPuzzleWithoutAFileComesBack() {
        leaveBehind(*m_settings, [&](MainWindow& window) {
            window.openSample();
            window.tabs().currentPage<DocumentPage>()->editor().shuffle(5);
        });
        MainWindow window(*m_settings);
        window.openSample();
        window.restoreSession();
        QCOMPARE(window.tabs().count(), 1);
        QVERIFY(window.tabs().currentPage<DocumentPage>()->document().isModified());
        const Answer discard(
            [](QWidget* dialog) { pressRole(dialog, QMessageBox::DestructiveRole); });
        press(*window.tabs().currentPage<DocumentPage>(), "Discard");
        QTRY_VERIFY(!window.tabs().currentPage<DocumentPage>()->document().isModified());
        QCOMPARE(window.tabs().count(), 1);
    }

    void theBestBoardOfARunningSearchComesBack() {
        int best = 0;
        savePuzzle(hardPuzzle(), path("hard.tessera"));
        leaveBehind(*m_settings, [&](MainWindow& window) {
            window.openFiles({path("hard.tessera")});
            DocumentPage& page = *window.tabs().currentPage<DocumentPage>();
            QVERIFY(searchWithoutEnd(page));
            page.search().pause();
            best = page.search().numbers().best;
        });
        MainWindow window(*m_settings);
        window.restoreSession();
        DocumentPage& page = *window.tabs().currentPage<DocumentPage>();
        QCOMPARE(page.search().state(), SearchState::Paused);
        QVERIFY(!page.document().isModified());
        QVERIFY(page.search().numbers().best >= best);
        QCOMPARE(scoreOf(page.document().puzzle(), *page.search().bestBoard()).matched,
                 page.search().numbers().best);
        page.search().stop();
        page.search().keep();
        QVERIFY(page.document().isModified());
    }

    void aCopyIsWrittenByItselfAndGoesWithTheSave() {
        MainWindow window(*m_settings);
        savePuzzle(samplePuzzle(), path("a.tessera"));
        window.openFiles({path("a.tessera")});
        PuzzleDocument& document = window.tabs().currentPage<DocumentPage>()->document();
        window.tabs().currentPage<DocumentPage>()->editor().shuffle(1);
        QTRY_COMPARE(copies(m_folder->path()).size(), 1);
        document.save(path("a.tessera"));
        QTRY_COMPARE(copies(m_folder->path()).size(), 0);
    }

    void openFilesComeBackUnlessNotWanted() {
        for (const char* name : {"a.tessera", "b.tessera", "c.tessera"})
            savePuzzle(samplePuzzle(), path(name));
        {
            MainWindow window(*m_settings);
            window.openFiles({path("a.tessera"), path("b.tessera"), path("c.tessera")});
            window.tabs().setCurrentIndex(1);
            window.tabs().tabBar()->moveTab(0, 2);
            QVERIFY(window.close());
        }
        QFile::remove(path("c.tessera"));
        {
            MainWindow window(*m_settings);
            window.openSample();
            window.restoreSession();
            QCOMPARE(window.tabs().count(), 2);
            QCOMPARE(window.tabs().currentPage<DocumentPage>()->document().path(),
                     path("b.tessera"));
            // In the order of their tabs.
            QCOMPARE(window.tabs().currentIndex(), 0);
            // Another one beside it starts empty.
            MainWindow second(*m_settings);
            second.restoreSession();
            QCOMPARE(second.tabs().count(), 0);
            QVERIFY(window.close());
        }
        m_settings->restoresSession.set(false);
        MainWindow window(*m_settings);
        window.restoreSession();
        QCOMPARE(window.tabs().count(), 0);
    }

    /// The other program may still be writing at the first attempt.
    void reloadingCanBeTriedAgain() {
        savePuzzle(samplePuzzle({.solved = true}), path("other.tessera"));
        const QByteArray whole = readFile(path("other.tessera"), 1 << 20);
        savePuzzle(samplePuzzle(), path("a.tessera"));
        MainWindow window(*m_settings);
        window.openFiles({path("a.tessera")});
        DocumentPage& page = *window.tabs().currentPage<DocumentPage>();
        const PuzzleFile before = page.document().file();
        writeFile(whole.first(whole.size() / 2), path("a.tessera"));
        QTRY_VERIFY(!page.question(Topic::Disk).isEmpty());
        press(page, "Reload");
        QVERIFY(page.document().file() == before);
        QVERIFY(!page.message().isEmpty());
        writeFile(whole, path("a.tessera"));
        QVERIFY(!page.question(Topic::Disk).isEmpty());
        press(page, "Reload");
        QVERIFY(page.document().file() == loadPuzzle(path("other.tessera")).file);
        QVERIFY(page.question(Topic::Disk).isEmpty());
    }

    /// The window stays, and what it holds.
    void tooLittleMemoryIsTold() {
        const QString sentence = QStringLiteral("There is not enough memory.");
        MainWindow window(*m_settings);
        savePuzzle(samplePuzzle(), path("a.tessera"));
        window.openFiles({path("a.tessera")});
        PuzzlePage& page = *window.tabs().currentPage();
        page.attempt([] { throw std::bad_alloc(); });
        QCOMPARE(page.message(), sentence);
        page.inform({});
        LargeDocument large;
        DiskGuard guard(page, large);
        guard.reload();
        QCOMPARE(page.message(), sentence);
        RecoveryStore store(path("copies"));
        RecoveryWriter writer(store);
        QSignalSpy failed(&writer, &RecoveryWriter::failed);
        writer.writeNote(3, QStringLiteral("a"), []() -> QByteArray { throw std::bad_alloc(); });
        writer.waitForDone();
        QTRY_COMPARE(failed.size(), 1);
        QCOMPARE(failed[0], (QVariantList{3, sentence}));
    }

    void aChangeOnDiskIsNoticed() {
        MainWindow window(*m_settings);
        savePuzzle(samplePuzzle(), path("a.tessera"));
        window.openFiles({path("a.tessera")});
        DocumentPage& page = *window.tabs().currentPage<DocumentPage>();
        const PuzzleFile before = page.document().file();
        const PuzzleFile other = samplePuzzle({.solved = true});
        savePuzzle(other, path("a.tessera"));
        QTRY_VERIFY(!page.question(Topic::Disk).isEmpty());
        press(page, "Reload");
        QVERIFY(page.document().file() == other);
        QVERIFY(!page.document().isModified());
        QVERIFY(page.question(Topic::Disk).isEmpty());
        page.document().history().undo();
        QVERIFY(page.document().file() == before);
        // Its own save is not reported; that of another file, noticed later, is.
        savePuzzle(other, path("b.tessera"));
        window.openFiles({path("b.tessera")});
        DocumentPage& second = *window.tabs().currentPage<DocumentPage>();
        page.document().save(path("a.tessera"));
        savePuzzle(before, path("b.tessera"));
        QTRY_VERIFY(!second.question(Topic::Disk).isEmpty());
        QVERIFY(page.question(Topic::Disk).isEmpty());
        QFile::remove(path("a.tessera"));
        QTRY_VERIFY(!page.question(Topic::Disk).isEmpty());
        page.document().save(path("a.tessera"));
        QVERIFY(page.question(Topic::Disk).isEmpty());
    }

    void savingDoesNotReplaceWhatAnotherWrote() {
        MainWindow window(*m_settings);
        savePuzzle(samplePuzzle(), path("a.tessera"));
        window.openFiles({path("a.tessera")});
        DocumentPage& page = *window.tabs().currentPage<DocumentPage>();
        page.editor().shuffle(1);
        const PuzzleFile other = samplePuzzle({.solved = true});
        savePuzzle(other, path("a.tessera"));
        window.findChild<QAction*>(QStringLiteral("fileSave"))->trigger();
        QVERIFY(page.document().isModified());
        QVERIFY(loadPuzzle(path("a.tessera")).file == other);
        press(page, "Overwrite");
        QVERIFY(!page.document().isModified());
        QVERIFY(loadPuzzle(path("a.tessera")).file == page.document().file());
    }

    void aFileOpenElsewhereIsTold() {
        savePuzzle(samplePuzzle(), path("a.tessera"));
        MainWindow first(*m_settings);
        first.openFiles({path("a.tessera")});
        QVERIFY(first.tabs().currentPage<DocumentPage>()->question(Topic::Claim).isEmpty());
        {
            MainWindow second(*m_settings);
            second.openFiles({path("a.tessera")});
            DocumentPage& page = *second.tabs().currentPage<DocumentPage>();
            QVERIFY(page.question(Topic::Claim)
                        .contains(QString::number(QCoreApplication::applicationPid())));
            press(page, "Work on a copy");
            QVERIFY(page.document().path().isEmpty());
            QVERIFY(page.document().isModified());
            QVERIFY(page.question(Topic::Claim).isEmpty());
        }
        first.tabs().removePage(first.tabs().currentPage<DocumentPage>());
        MainWindow third(*m_settings);
        third.openFiles({path("a.tessera")});
        QVERIFY(third.tabs().currentPage<DocumentPage>()->question(Topic::Claim).isEmpty());
    }

    /// The file was gone when its work was recovered; saving recreates it.
    void aRecreatedFileOpenElsewhereIsTold() {
        savePuzzle(samplePuzzle(), path("a.tessera"));
        leaveBehind(*m_settings, [&](MainWindow& window) {
            window.openFiles({path("a.tessera")});
            window.tabs().currentPage<DocumentPage>()->editor().shuffle(5);
        });
        QVERIFY(QFile::remove(path("a.tessera")));
        MainWindow first(*m_settings);
        first.restoreSession();
        first.tabs().currentPage<DocumentPage>()->document().save(path("a.tessera"));
        MainWindow second(*m_settings);
        second.openFiles({path("a.tessera")});
        QVERIFY(!second.tabs().currentPage<DocumentPage>()->question(Topic::Claim).isEmpty());
    }

    void afterAFailedSaveItCanBeTriedAgain() {
        MainWindow window(*m_settings);
        QVERIFY(QDir().mkpath(path("gone")));
        savePuzzle(samplePuzzle(), path("gone/a.tessera"));
        window.openFiles({path("gone/a.tessera")});
        DocumentPage& page = *window.tabs().currentPage<DocumentPage>();
        page.editor().shuffle(1);
        QVERIFY(QDir(path("gone")).removeRecursively());
        if (QFileInfo::exists(path("gone")))
            QSKIP("The system removes a watched folder only later.");
        QAction& save = *window.findChild<QAction*>(QStringLiteral("fileSave"));
        save.trigger();
        QVERIFY(page.message().startsWith(path("gone")));
        QVERIFY(page.document().isModified());
        QVERIFY(QDir().mkpath(path("gone")));
        press(page, "Try again");
        QVERIFY(!page.document().isModified());
        QVERIFY(page.message().isEmpty());
        QVERIFY(loadPuzzle(path("gone/a.tessera")).file == page.document().file());
    }

#ifdef Q_OS_UNIX
    void aFullDiskIsToldAndNothingIsLost() {
        MainWindow window(*m_settings);
        savePuzzle(samplePuzzle(), path("a.tessera"));
        const QByteArray before = readFile(path("a.tessera"), 1'000'000);
        window.openFiles({path("a.tessera")});
        DocumentPage& page = *window.tabs().currentPage<DocumentPage>();
        page.editor().shuffle(1);
        // Like a full disk: no file may grow beyond 100 bytes.
        std::signal(SIGXFSZ, SIG_IGN);
        rlimit usual{};
        QCOMPARE(getrlimit(RLIMIT_FSIZE, &usual), 0);
        rlimit full = usual;
        full.rlim_cur = 100;
        QCOMPARE(setrlimit(RLIMIT_FSIZE, &full), 0);
        window.findChild<QAction*>(QStringLiteral("fileSave"))->trigger();
        const QString refusal = page.message();
        page.findChild<PageKeeper*>()->flush();
        QTRY_VERIFY(page.message() != refusal);
        const QString unsafe = page.message();
        QCOMPARE(setrlimit(RLIMIT_FSIZE, &usual), 0);
        QVERIFY2(refusal.startsWith(path("a.tessera")), qPrintable(refusal));
        QVERIFY(page.document().isModified());
        QCOMPARE(readFile(path("a.tessera"), 1'000'000), before);
        QVERIFY2(unsafe.contains(QStringLiteral("recovery")), qPrintable(unsafe));
        // And tries again automatically.
        QTRY_COMPARE(copies(m_folder->path()).size(), 1);
    }
#endif

private:
    [[nodiscard]] QString path(const char* name) const {
        return m_folder->filePath(QLatin1String(name));
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<AppSettings> m_settings;
};

TESSERA_TEST(TestRecovery, Needs::Window)

} // namespace tessera::tst_Recovery

#include "tst_Recovery.moc"
