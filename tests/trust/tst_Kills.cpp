// SPDX-License-Identifier: GPL-3.0-or-later

// Kills the window at random moments while it edits, saves and searches. TESSERA_KILLS sets how
// often (5), TESSERA_KILL_JOBS how many at the same time.
#include "tests/TestProgram.h"
#include "tests/app/DocumentTesting.h"
#include "tests/core/CountFromEnvironment.h"
#include "tests/trust/Journal.h"

#include "core/search/SearchRun.h"
#include "core/support/Random.h"

#include <QDir>
#include <QDirIterator>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>

#include <algorithm>
#include <cerrno>

namespace tessera::tst_Kills {

namespace {

/// The maximum age of unsaved work that may be lost.
constexpr qint64 kMostMilliseconds = 10'000;
/// How long a window may take to start and to finish, in milliseconds.
constexpr int kPatience = 120'000;

/// A window that is killed, started again and checked.
struct Victim {
    QTemporaryDir folder;
    QProcess work;
    int life = 0; ///< milliseconds from its first action
    qint64 killed = 0;
};

void makePuzzle(const Victim& victim, std::uint64_t seed) {
    GeneratorSettings settings;
    settings.size = {16, 16};
    settings.solved = true;
    settings.seed = seed;
    savePuzzle(generatePuzzle(settings), filePath(victim.folder.path()));
}

void start(Victim& victim, int life, std::uint64_t seed) {
    victim.life = life;
    makePuzzle(victim, seed);
    victim.work.start(QStringLiteral(TESSERA_KILLED_EDITOR),
                      {QStringLiteral("work"), victim.folder.path(), QString::number(seed)});
}

bool hasLivedLongEnough(const Victim& victim) {
    const auto journal = Journal::read(journalPath(victim.folder.path()));
    const qint64 now = QDateTime::currentMSecsSinceEpoch();
    return !journal.empty() && now - journal.front().milliseconds >= victim.life;
}

/// True when it is dead.
bool kill(Victim& victim) {
    victim.work.kill();
    victim.killed = QDateTime::currentMSecsSinceEpoch();
    return victim.work.waitForFinished();
}

QJsonObject recovered(const Victim& victim) {
    QProcess process;
    process.start(QStringLiteral(TESSERA_KILLED_EDITOR),
                  {QStringLiteral("recover"), victim.folder.path()});
    process.waitForFinished(120'000);
    return QJsonDocument::fromJson(process.readAllStandardOutput()).object();
}

/// Milliseconds by which the restored state is behind the actions; −1 if something is lost that
/// must not be.
qint64 lag(const Victim& victim, const QJsonObject& found) {
    const auto journal = Journal::read(journalPath(victim.folder.path()));
    const QByteArray file = found[QStringLiteral("file")].toString().toLatin1();
    const QByteArray document = found[QStringLiteral("document")].toString().toLatin1();
    // The file: the last save, or the one in progress.
    QByteArray saved = journal.front().what;
    QByteArray saving = saved;
    std::size_t lastKnown = 0;
    bool isKnown = false;
    for (std::size_t i = 0; i < journal.size(); ++i) {
        const JournalEntry& entry = journal[i];
        if (entry.deed == Deed::Saved)
            saved = entry.what;
        if (entry.deed == Deed::BeganToSave)
            saving = entry.what;
        if (entry.what == document) {
            lastKnown = i;
            isKnown = true;
        }
    }
    if ((file != saved && file != saving) || !isKnown)
        return -1;
    for (std::size_t i = lastKnown + 1; i < journal.size(); ++i) {
        if (journal[i].deed == Deed::Edited && journal[i].what != document)
            return victim.killed - journal[i].milliseconds;
    }
    return 0;
}

/// The same for the best restored board, compared with the search.
qint64 searchLag(const Victim& victim, const QJsonObject& found) {
    const auto journal = Journal::read(journalPath(victim.folder.path()));
    std::vector<JournalEntry> boards;
    for (const JournalEntry& entry : journal) {
        if (entry.deed == Deed::GaveUpBoard)
            boards.clear();
        if (entry.deed == Deed::FoundBoard)
            boards.push_back(entry);
    }
    const int best = found[QStringLiteral("best")].toInt(-1);
    for (const JournalEntry& entry : boards) {
        if (entry.what.toInt() > best)
            return victim.killed - entry.milliseconds;
    }
    return 0;
}

#ifdef TESSERA_FAILING_CALLS
/// @param which the calls that fail, see failing_calls.cpp
void letFail(Victim& victim, const QString& call, const QString& which, int error) {
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("LD_PRELOAD"), QStringLiteral(TESSERA_FAILING_CALLS));
    QStringList words = which.split(u':');
    words.insert(1, QString::number(error));
    environment.insert(QStringLiteral("TESSERA_FAIL"), call + u':' + words.join(u':'));
    environment.insert(QStringLiteral("TESSERA_FAIL_COUNTS"),
                       victim.folder.filePath(QStringLiteral("counts")));
    victim.work.setProcessEnvironment(environment);
}

/// How many calls there were.
int callsOf(const Victim& victim, const QString& call) {
    QFile file(victim.folder.filePath(QStringLiteral("counts")));
    if (!file.open(QIODevice::ReadOnly))
        return 0;
    for (const QByteArray& line : file.readAll().split('\n')) {
        if (line.startsWith(call.toLatin1() + ' '))
            return line.mid(call.size() + 1).toInt();
    }
    return 0;
}

/// What is wrong with an attempt to save; empty if nothing.
QString faultOf(const QJsonObject& attempt, const QString& before) {
    // Others may tell of recovery copies.
    QStringList said;
    for (const QJsonValue& sentence : attempt[QLatin1String("said")].toArray())
        said << sentence.toString();
    said = said.filter(QStringLiteral("puzzle.tessera"));
    const QString all = said.join(u'|');
    const QString file = attempt[QLatin1String("file")].toString();
    if (!attempt[QLatin1String("modified")].toBool()) {
        if (file != attempt[QLatin1String("document")].toString())
            return QStringLiteral("called saved, but it is not");
        return said.isEmpty() ? QString() : QStringLiteral("saved, but said: ") + all;
    }
    if (file != before)
        return QStringLiteral("not saved, but the file is another");
    const bool isOne = said.size() == 1 && all.endsWith(u'.');
    return isOne ? QString() : QStringLiteral("not saved, but said: ") + all;
}
#endif

} // namespace

class TestKills : public QObject {
    Q_OBJECT

private slots:
    void searchesThatWereKilledArePaused() {
        Victim victim;
        makePuzzle(victim, 1);
        victim.work.start(QStringLiteral(TESSERA_KILLED_EDITOR),
                          {QStringLiteral("search"), victim.folder.path()});
        const QString copies = victim.folder.path() + QStringLiteral("/settings/recovery");
        const auto holds = [&](const char* name, const char* text) {
            QDirIterator files(copies, {QLatin1String(name)}, QDir::Files,
                               QDirIterator::Subdirectories);
            QFile file(files.hasNext() ? files.next() : QString());
            return file.open(QIODevice::ReadOnly) && file.readAll().contains(text);
        };
        // The race after its short search has ended.
        QVERIFY(QTest::qWaitFor(
            [&] {
                return holds("*.recovery", "\"search\"") &&
                       holds("race.json", "\"stop\":\"evaluations\"");
            },
            kPatience));
        QVERIFY(kill(victim));
        const QJsonObject found = recovered(victim);
        const QByteArray story = QJsonDocument(found).toJson(QJsonDocument::Compact);
        QVERIFY2(found[QStringLiteral("paused")].toBool(), story.constData());
        QVERIFY2(found[QStringLiteral("best")].toInt() > 0, story.constData());
        QVERIFY2(!found[QStringLiteral("modified")].toBool(), story.constData());
        using State = QueuedSearch::State;
        const QJsonArray race{static_cast<int>(State::Finished), static_cast<int>(State::Paused)};
        QVERIFY2(found[QStringLiteral("race")].toArray() == race, story.constData());
    }

    void nothingSavedIsLostAndLittleElse() {
        const int kills = testing::countFromEnvironment("TESSERA_KILLS", 5);
        const auto jobs =
            static_cast<std::size_t>(testing::countFromEnvironment("TESSERA_KILL_JOBS", 5));
        Random random(
            static_cast<std::uint64_t>(testing::countFromEnvironment("TESSERA_KILL_SEED", 1)));
        std::vector<std::unique_ptr<Victim>> alive;
        int started = 0;
        int dead = 0;
        qint64 worst = 0;
        qint64 worstSearch = 0;
        bool isEditBack = false;
        bool isSearchBack = false;
        while (dead < kills) {
            while (started < kills && alive.size() < jobs) {
                alive.push_back(std::make_unique<Victim>());
                // A short time catches the first copies, a long one those being written. Whoever
                // never saves lives until copies are due.
                const bool saves = ++started % 2 == 0;
                start(*alive.back(),
                      saves ? 50 + static_cast<int>(random.below(12'000))
                            : static_cast<int>(kMostMilliseconds + random.below(4'000)),
                      static_cast<std::uint64_t>(started));
            }
            const auto isDue = [](const auto& victim) { return hasLivedLongEnough(*victim); };
            QVERIFY(QTest::qWaitFor([&] { return std::ranges::any_of(alive, isDue); }, kPatience));
            for (auto& victim : alive) {
                if (!isDue(victim))
                    continue;
                QVERIFY(kill(*victim));
                const QJsonObject found = recovered(*victim);
                const qint64 behind = lag(*victim, found);
                const qint64 searchBehind = searchLag(*victim, found);
                const QByteArray story = QJsonDocument(found).toJson(QJsonDocument::Compact);
                QVERIFY2(behind >= 0, story.constData());
                QVERIFY2(behind <= kMostMilliseconds, story.constData());
                QVERIFY2(searchBehind <= kMostMilliseconds, story.constData());
                isEditBack = isEditBack || found[QLatin1String("modified")].toBool();
                isSearchBack = isSearchBack || found[QLatin1String("best")].toInt(-1) >= 0;
                worst = std::max(worst, behind);
                worstSearch = std::max(worstSearch, searchBehind);
                ++dead;
                victim.reset();
            }
            std::erase(alive, nullptr);
        }
        QVERIFY(isEditBack && isSearchBack);
        qInfo("%d kills: nothing saved lost; edits at most %lld ms behind, boards of searches "
              "%lld ms",
              dead, static_cast<long long>(worst), static_cast<long long>(worstSearch));
    }

    void nothingSavedIsLostWhereCallsFail_data() {
        QTest::addColumn<QString>("call");
        QTest::addColumn<QString>("which"); // see failing_calls.cpp
        QTest::addColumn<int>("error");
        const auto row = [](const char* call, int error, const QString& which) {
            QTest::addRow("%s %d %s", call, error, qPrintable(which))
                << QString::fromLatin1(call) << which << error;
        };
        const int rounds = testing::countFromEnvironment("TESSERA_FAULT_ROUNDS", 1);
        for (int i = 0; i < rounds; ++i) {
            const QString some = u'%' + QString::number(2 + i % 5);
            const QString on = QString::number(4 + 3 * i) + QStringLiteral(":on");
            row("write", ENOSPC, i % 2 == 0 ? some : on);
            row("write", EIO, i % 2 == 0 ? on : some);
            row("sync", EIO, i % 2 == 0 ? some : on);
            row("rename", EACCES, i % 2 == 0 ? on : some);
            row("open", EACCES, i % 2 == 0 ? some : on);
            row("open", EMFILE, i % 2 == 0 ? on : some);
            row("allocate", ENOMEM, QString::number(200 + 10 * i));
        }
    }
    /// The window goes on, the file is what was saved last, and what is unsaved may be older.
    void nothingSavedIsLostWhereCallsFail() {
#ifndef TESSERA_FAILING_CALLS
        QSKIP("a library that makes calls fail is loaded on Linux only, and not with sanitizers");
#else
        QFETCH(QString, call);
        QFETCH(QString, which);
        QFETCH(int, error);
        Victim victim;
        letFail(victim, call, which, error);
        start(victim, 1'500, 2); // one that saves
        const auto isOver = [&] { return victim.work.state() == QProcess::NotRunning; };
        QVERIFY(QTest::qWaitFor([&] { return isOver() || hasLivedLongEnough(victim); }, kPatience));
        // Windows of Qt do not survive every lack of memory.
        QVERIFY2(!isOver() || call == QLatin1String("allocate"),
                 victim.work.readAllStandardError().constData());
        static_cast<void>(kill(victim));
        if (Journal::read(journalPath(victim.folder.path())).empty())
            return; // it ended before it showed the puzzle
        const QJsonObject found = recovered(victim);
        QVERIFY2(lag(victim, found) >= 0,
                 QJsonDocument(found).toJson(QJsonDocument::Compact).constData());
#endif
    }

    void theWindowSaysWhatFailed_data() {
        QTest::addColumn<QString>("call");
        QTest::addColumn<int>("error");
        QTest::newRow("no space") << QStringLiteral("write") << ENOSPC;
        QTest::newRow("a fault of the disk") << QStringLiteral("write") << EIO;
        QTest::newRow("half of it") << QStringLiteral("write") << 0;
        QTest::newRow("sync") << QStringLiteral("sync") << EIO;
        QTest::newRow("rename") << QStringLiteral("rename") << EACCES;
        QTest::newRow("open") << QStringLiteral("open") << EACCES;
        QTest::newRow("too many files") << QStringLiteral("open") << EMFILE;
    }
    /// Each call in turn fails, alone and with all later ones. The user edits, saves and tries
    /// again: either the file is the document, or it is as before and one sentence names it.
    void theWindowSaysWhatFailed() {
#ifndef TESSERA_FAILING_CALLS
        QSKIP("a library that makes calls fail is loaded on Linux only, and not with sanitizers");
#else
        QFETCH(QString, call);
        QFETCH(int, error);
        int calls = 1;
        int told = 0;
        for (int number = 1; number <= calls; ++number) {
            for (const bool lasts : {false, true}) {
                const QString which =
                    QString::number(number) + (lasts ? QStringLiteral(":on") : QString());
                Victim victim;
                makePuzzle(victim, 1);
                const QString before =
                    QString::fromLatin1(digestOf(loadPuzzle(filePath(victim.folder.path())).file));
                letFail(victim, call, which, error);
                victim.work.start(QStringLiteral(TESSERA_KILLED_EDITOR),
                                  {QStringLiteral("say"), victim.folder.path()});
                QVERIFY(victim.work.waitForFinished(kPatience));
                const QJsonArray attempts =
                    QJsonDocument::fromJson(victim.work.readAllStandardOutput()).array();
                QVERIFY2(attempts.size() == 2, qPrintable(which));
                const QJsonObject first = attempts[0].toObject();
                const QJsonObject second = attempts[1].toObject();
                QString fault = faultOf(first, before);
                if (fault.isEmpty())
                    fault = faultOf(second, first[QLatin1String("file")].toString());
                QVERIFY2(fault.isEmpty(), qPrintable(which + QStringLiteral(": ") + fault));
                told += static_cast<int>(first[QLatin1String("modified")].toBool()) +
                        static_cast<int>(second[QLatin1String("modified")].toBool());
                if (!lasts)
                    calls = std::max(calls, callsOf(victim, call));
            }
        }
        QVERIFY(told > 0);
        qInfo("%s: %d calls failed in turn, %d attempts to save with them", qPrintable(call), calls,
              told);
#endif
    }
};

TESSERA_TEST(TestKills, Needs::Core)

} // namespace tessera::tst_Kills

#include "tst_Kills.moc"
