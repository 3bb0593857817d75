// SPDX-License-Identifier: GPL-3.0-or-later

// Random calls at any moment on searches of every method, also under the thread sanitizer, and
// random lines of the ledger of work units.
// TESSERA_STRESS_ACTIONS sets the number (400).
#include "tests/TestProgram.h"
#include "tests/core/CountFromEnvironment.h"
#include "tests/core/PuzzleTesting.h"
#include "tests/core/SolverTesting.h"

#include "core/search/SearchRun.h"
#include "core/support/FileIo.h"
#include "core/units/UnitLedger.h"

#include <QTemporaryDir>

#include <algorithm>
#include <map>
#include <set>

namespace tessera::tst_SearchStress {

namespace {

int actions() { return testing::countFromEnvironment("TESSERA_STRESS_ACTIONS", 400); }

std::unique_ptr<Solver> anySolver(const Puzzle& puzzle, Random& random) {
    const auto methods = solversFor(EdgeProblem::kKind);
    const SolverInfo& method = methods[random.index(methods.size())];
    return method.make(test::problemOf(puzzle), method.defaults());
}

/// Some end automatically in the middle, most do not.
SearchRun::Setup anySetup(Random& random) {
    SearchRun::Setup setup;
    setup.seed = random.bits();
    setup.threads = 1 + static_cast<int>(random.below(2));
    switch (random.below(6)) {
    case 0:
        setup.budget.evaluations = random.below(200'000);
        break;
    case 1:
        setup.budget.seconds = 0.05 * random.real();
        break;
    case 2:
        setup.budget.target = 1;
        break;
    default:
        break;
    }
    return setup;
}

/// A run, and the values that must never go back.
struct Watched {
    std::unique_ptr<SearchRun> run;
    SnapshotView view;
    bool hasStarted = false;
    bool hasEnded = false;

    void act(Random& random) {
        switch (random.below(8)) {
        case 0:
            run->start();
            hasStarted = true;
            break;
        case 1:
            run->startPaused();
            hasStarted = true;
            break;
        case 2:
            run->pause();
            break;
        case 3:
            run->resume();
            break;
        case 4:
            run->step(1 + random.below(5));
            break;
        case 5:
            if (random.chance(0.3))
                run->stop();
            break;
        case 6:
            (void)run->waitFor(0.002 * random.real());
            break;
        default:
            break;
        }
    }

    /// @returns what is wrong, or null.
    [[nodiscard]] const char* look(Random& random, std::size_t cells) {
        const SearchNumbers before = view.numbers;
        const bool hadEnded = hasEnded;
        const std::size_t size = view.best.size();
        hasEnded = run->state() == SearchState::Finished;
        run->look(view, random.chance(0.5), random.chance(0.3));
        if (hadEnded && !hasEnded)
            return "what has ended begins again";
        if (hasStarted == (run->state() == SearchState::Idle))
            return "idle is what was not started";
        // It may end between two questions.
        if (const StopReason reason = run->reason();
            reason == StopReason::None ? hasEnded : run->state() != SearchState::Finished)
            return "an end has a reason";
        if (run->reason() == StopReason::Failed)
            return "a method failed";
        if (view.numbers.evaluations < before.evaluations ||
            view.numbers.iterations < before.iterations || view.numbers.best < before.best)
            return "a count fell";
        if ((!view.best.empty() && view.best.size() != cells) || view.best.size() < size)
            return "a board of another size";
        if (!view.current.empty() && view.current.size() != cells)
            return "a current board of another size";
        return nullptr;
    }
};

constexpr double kPatience = 60; ///< seconds; a search under a sanitizer is slow

using State = QueuedSearch::State;

void actOn(SearchQueue& queue, const Puzzle& puzzle, Random& random) {
    const int id = queue.size() == 0 ? 0 : queue.at(random.index(queue.size())).id;
    switch (random.below(9)) {
    case 0:
        if (queue.size() < 6)
            queue.add(anySolver(puzzle, random), puzzle.totalEdges(), anySetup(random));
        break;
    case 1:
        queue.pause(id);
        break;
    case 2:
        queue.resume(id);
        break;
    case 3:
        if (random.chance(0.3))
            queue.stop(id);
        break;
    case 4:
        if (random.chance(0.3))
            queue.remove(id);
        break;
    case 5:
        queue.setAtOnce(1 + static_cast<int>(random.below(3)));
        break;
    case 6:
        queue.setTakesTurns(random.chance(0.5));
        break;
    default:
        queue.poll(random.chance(0.5));
    }
}

/// @returns what is wrong, or null. @param best each search's best so far
const char* faultOf(const SearchQueue& queue, std::map<int, int>& best) {
    int lastId = 0;
    for (std::size_t i = 0; i < queue.size(); ++i) {
        const QueuedSearch& search = queue.at(i);
        if (search.id <= lastId)
            return "ids rise in the order of adding";
        lastId = search.id;
        if ((search.state == State::Finished) == (search.reason == StopReason::None))
            return "an end has a reason";
        if (search.reason == StopReason::Failed)
            return "a method failed";
        if (search.view.numbers.best < best[search.id])
            return "a best was lost";
        best[search.id] = search.view.numbers.best;
    }
    return nullptr;
}

using Units = std::vector<std::size_t>;

/// What the lines of a ledger mean, derived from the units alone.
struct Truth {
    explicit Truth(const UnitJob& job)
        : isTree(job.task == UnitJob::Task::Tree), firstOnly(job.firstOnly), grows(job.grows) {
        const std::size_t runs = isTree ? 1 : job.runCount();
        units.resize(runs);
        for (Unit& unit : units)
            unit.share = 1.0 / static_cast<double>(runs);
    }

    void finish(std::size_t at, UnitResult result) {
        if (isTree)
            result.key = QStringLiteral("%1 %2 %3")
                             .arg(result.solutions)
                             .arg(result.upToRotation)
                             .arg(result.numbers.nodes);
        if (firstOnly && result.solutions > 0)
            isSolved = true;
        if (!isTree || !result.board.empty())
            best = std::max(best, result.numbers.best);
        units[at].results.push_back(result);
        judge(units[at]);
    }
    void split(std::size_t at, const QJsonObject& line, const UnitResult& before) {
        const QJsonArray parts = line[QLatin1String("parts")].toArray();
        units[at].holder.clear();
        if (units[at].isSplit || units[at].accepted || parts.isEmpty())
            return;
        if (firstOnly && before.solutions > 0)
            isSolved = true;
        if (!before.board.empty())
            best = std::max(best, before.numbers.best);
        units[at].isSplit = true;
        units[at].before = before;
        const QJsonArray shares = line[QLatin1String("shares")].toArray();
        for (qsizetype i = 0; i < parts.size(); ++i)
            units.push_back({parts[i].toString(), shares[i].toDouble(), false, at});
    }
    void reject(std::size_t at) {
        if (!units[at].accepted)
            return;
        units[at].results.clear();
        judge(units[at]);
    }
    void end(const QString& worker) {
        for (Unit& unit : units) {
            if (unit.holder == worker)
                unit.holder.clear();
        }
    }
    /// A failure that was accepted stays, as long as it is there.
    void judge(Unit& unit) const {
        unit.holder.clear();
        const auto& results = unit.results;
        if (unit.isSplit || (unit.accepted && *unit.accepted < results.size() &&
                             results[*unit.accepted].hasFailed()))
            return;
        unit.accepted.reset();
        std::size_t good = 0;
        for (const UnitResult& result : results)
            good += result.hasFailed() ? 0 : 1;
        for (std::size_t i = results.size(); i-- > 0;) {
            std::size_t same = 0;
            for (const UnitResult& other : results)
                same += other.isSame(results[i]) ? 1 : 0;
            const bool isAlone = !results[i].hasFailed() && good == 1;
            if (isAlone || (same > 1 && (good == 0 || !results[i].hasFailed())))
                unit.accepted = i;
        }
    }
    [[nodiscard]] bool isOpen(std::size_t at) const {
        return !units[at].isSplit && !units[at].accepted;
    }
    [[nodiscard]] bool wantsCheck(std::size_t at) const {
        return isTree && !firstOnly && units[at].accepted && units[at].results.size() == 1 &&
               at % 64 == 1;
    }
    [[nodiscard]] bool hasOpen() const {
        for (std::size_t i = 0; i < units.size(); ++i) {
            if (isOpen(i) || wantsCheck(i))
                return true;
        }
        return false;
    }
    [[nodiscard]] bool isComplete() const {
        return isSolved || (!hasOpen() && (isClosed || !grows));
    }
    [[nodiscard]] std::vector<QString> holders() const {
        std::set<QString> names;
        for (const Unit& unit : units)
            names.insert(unit.holder);
        names.erase(QString());
        return {names.begin(), names.end()};
    }
    [[nodiscard]] Units lease(const QString& worker, std::size_t wanted) {
        Units free;
        Units checks;
        const std::size_t others = holders().size();
        for (std::size_t i = 0; i < units.size(); ++i) {
            if (isOpen(i) && units[i].holder.isEmpty())
                free.push_back(i);
            if (wantsCheck(i) && units[i].holder.isEmpty() &&
                (others == 0 || units[i].results.front().worker != worker))
                checks.push_back(i);
        }
        Units leased = free.empty() ? checks : free;
        const std::size_t fair = free.empty() ? 1 : 1 + free.size() / (4 * (others + 1));
        leased.resize(isSolved ? 0 : std::min({leased.size(), fair, wanted}));
        for (const std::size_t at : leased)
            units[at].holder = worker;
        return leased;
    }
    [[nodiscard]] UnitTotals totals() const {
        UnitTotals totals;
        double missing = 0;
        bool isAnyOpen = false;
        const auto add = [&](const UnitResult& result) {
            totals.solutions += result.solutions;
            totals.upToRotation += result.upToRotation;
            totals.nodes += result.numbers.nodes;
            totals.evaluations += result.numbers.evaluations;
            totals.seconds += result.numbers.seconds;
        };
        for (std::size_t i = 0; i < units.size(); ++i) {
            const Unit& unit = units[i];
            std::vector<UnitResult> all = unit.results;
            if (unit.isSplit) {
                add(unit.before);
                all.insert(all.begin(), unit.before);
            } else if (unit.accepted) {
                add(unit.results[*unit.accepted]);
                ++totals.done;
                totals.failed += unit.results[*unit.accepted].hasFailed() ? 1 : 0;
            }
            for (const UnitResult& result : all) {
                if ((result.board.empty() && result.file.isEmpty()) ||
                    result.numbers.best <= totals.best)
                    continue;
                totals.best = result.numbers.best;
                totals.bestUnit = i;
            }
            ++(unit.isSplit ? totals.split : totals.units);
            totals.leased += isOpen(i) && !unit.holder.isEmpty() ? 1 : 0;
            totals.repeated += unit.results.size() > 1 ? 1 : 0;
            bool differs = false;
            for (const UnitResult& result : unit.results)
                differs = differs || !result.isSame(unit.results.front());
            totals.different += differs ? 1 : 0;
            isAnyOpen = isAnyOpen || isOpen(i);
            missing += isOpen(i) ? unit.share : 0;
        }
        totals.share = isAnyOpen ? std::clamp(1 - missing, 0.0, 1.0) : 1;
        if (grows)
            totals.share = units.empty() ? 0
                                         : static_cast<double>(totals.done) /
                                               static_cast<double>(units.size());
        totals.isComplete = isComplete();
        totals.leased = totals.isComplete ? 0 : totals.leased;
        return totals;
    }
    /// Of a unit and all its parts.
    [[nodiscard]] std::pair<std::uint64_t, std::uint64_t> sumOf(std::size_t at) const {
        const Unit& unit = units[at];
        std::pair<std::uint64_t, std::uint64_t> sum;
        const auto add = [&](const std::pair<std::uint64_t, std::uint64_t>& part) {
            sum.first += part.first;
            sum.second += part.second;
        };
        if (unit.isSplit)
            add({unit.before.solutions, unit.before.numbers.nodes});
        else if (unit.accepted)
            add({unit.results[*unit.accepted].solutions,
                 unit.results[*unit.accepted].numbers.nodes});
        for (std::size_t i = at + 1; i < units.size(); ++i) {
            if (units[i].parent == at)
                add(sumOf(i));
        }
        return sum;
    }
    [[nodiscard]] std::optional<std::size_t> differingSum() const {
        for (std::size_t i = units.size(); !isSolved && i-- > 0;) {
            for (const UnitResult& whole : units[i].results) {
                if (units[i].isSplit && sumOf(i) != std::pair(whole.solutions, whole.numbers.nodes))
                    return i;
            }
        }
        return std::nullopt;
    }

    bool isTree;
    bool firstOnly;
    bool grows;
    std::vector<Unit> units;
    bool isSolved = false;
    bool isClosed = false;
    int best = -1;
};

QString textOf(const UnitResult& result) {
    QStringList board;
    for (const std::uint16_t code : result.board)
        board << QString::number(code);
    return QStringLiteral("[%1 %2 %3 %4 %5 %6 %7 %8 %9] ")
               .arg(result.worker, result.key, result.failure, result.file, board.join(u','))
               .arg(result.solutions)
               .arg(result.upToRotation)
               .arg(result.numbers.nodes)
               .arg(result.numbers.evaluations) +
           QStringLiteral("%1 %2").arg(result.numbers.best).arg(result.numbers.seconds);
}

QString numberOf(const std::optional<std::size_t>& number) {
    return number ? QString::number(*number) : QStringLiteral("none");
}

/// All that a ledger, or what it should be, says.
QString stateOf(const auto& ledger, std::span<const Unit> units) {
    QStringList lines;
    for (const Unit& unit : units) {
        lines << QStringLiteral("%1 %2 %3 %4 by %5, counts %6")
                     .arg(unit.part)
                     .arg(unit.share)
                     .arg(unit.isSplit)
                     .arg(numberOf(unit.parent), unit.holder, numberOf(unit.accepted));
        lines << textOf(unit.before);
        for (const UnitResult& result : unit.results)
            lines << textOf(result);
    }
    const UnitTotals totals = ledger.totals();
    for (const std::size_t count : {totals.units, totals.done, totals.leased, totals.split,
                                    totals.repeated, totals.different, totals.failed})
        lines << QString::number(count);
    for (const std::uint64_t count :
         {totals.solutions, totals.upToRotation, totals.nodes, totals.evaluations})
        lines << QString::number(count);
    lines << QStringLiteral("%1 s, share %2, best %3 of %4, %5 %6 %7, sum %8")
                 .arg(totals.seconds)
                 .arg(totals.share, 0, 'f', 9)
                 .arg(totals.best)
                 .arg(numberOf(totals.bestUnit))
                 .arg(totals.isComplete)
                 .arg(ledger.isComplete())
                 .arg(ledger.hasOpen())
                 .arg(numberOf(ledger.differingSum()));
    for (const QString& holder : ledger.holders())
        lines << holder;
    return lines.join(u'\n');
}

UnitResult randomResult(Random& random, const Truth& truth) {
    const bool isFound = random.chance(truth.firstOnly ? 0.03 : 0.5);
    UnitResult result;
    if (random.chance(0.2)) {
        result.stop = StopReason::Failed;
        result.failure = QStringLiteral("No luck.");
    }
    result.solutions = isFound ? 1 + random.below(2) : 0;
    result.upToRotation = random.below(2);
    result.numbers.seconds = 0.5;
    result.numbers.nodes = 10 + random.below(2);
    result.numbers.evaluations = random.below(5);
    result.numbers.best = static_cast<int>(random.below(30));
    if (random.chance(0.5))
        result.board = {static_cast<std::uint16_t>(random.below(9) + 1), 3};
    if (random.chance(0.2))
        result.file = QStringLiteral("file");
    if (!truth.isTree)
        result.key = QString(random.below(2), u'k');
    return result;
}

/// Any event, also one that cannot be: told to the truth as well.
QJsonObject randomLine(Random& random, Truth& truth, const QString& worker, bool dropsBoards) {
    const std::size_t units = truth.units.size();
    const std::size_t at = random.index(units + 1);
    const auto takeBoard = [&](UnitResult& result) {
        result.worker = worker;
        const QJsonObject line = finishedUnit(at, result);
        if (dropsBoards && line[QLatin1String("best")].toInt(-1) <= truth.best)
            result.board.clear();
    };
    switch (random.below(truth.grows ? 9 : 7)) {
    case 0:
    case 1: {
        UnitResult result = randomResult(random, truth);
        QJsonObject line = finishedUnit(at, result);
        takeBoard(result);
        if (at < units)
            truth.finish(at, result);
        return line;
    }
    case 2:
    case 3: {
        if (!truth.isTree)
            break;
        UnitResult before = randomResult(random, truth);
        std::vector<TreePart> parts;
        if (random.chance(0.8))
            parts = {{{{1}, 0, 1}, 0.125}, {{{2}, 0, 1}, 0.0625}};
        QJsonObject line = splitUnit(at, before, parts);
        takeBoard(before);
        if (at < units)
            truth.split(at, line, before);
        return line;
    }
    case 4: {
        const QString other(QChar(u'a' + static_cast<char16_t>(random.below(4))));
        truth.end(other);
        return endedWorker(other);
    }
    case 5:
        if (at < units)
            truth.reject(at);
        return rejectedUnit(at);
    case 6: {
        QJsonArray leased{static_cast<qint64>(at), -1};
        leased.append(static_cast<qint64>(random.index(units + 1)));
        for (const QJsonValue& number : leased) {
            const auto unit = static_cast<std::size_t>(number.toInteger());
            if (unit < units)
                truth.units[unit].holder = worker;
        }
        return {{kLeasedKey, leased}};
    }
    case 7: {
        const QJsonObject run{{QStringLiteral("seed"), static_cast<qint64>(at)}};
        truth.isClosed = false;
        for (int i = 0; i < 2; ++i) {
            truth.units.emplace_back();
            truth.units.back().part = textOfRun(run);
        }
        return addedRuns({run, run});
    }
    default:
        truth.isClosed = true;
        return closedRuns();
    }
    return {{QStringLiteral("note"), 1}};
}

} // namespace

class TestSearchStress : public QObject {
    Q_OBJECT

private slots:
    void runsInAnyOrder() {
        const Puzzle puzzle = solvedPuzzle({8, 8}, {}, 9, 3).puzzle;
        Random random(2010);
        std::vector<Watched> all(3);
        int closed = 0;
        for (int i = 0; i < actions(); ++i) {
            Watched& watched = all[random.index(all.size())];
            if (!watched.run || random.chance(0.02)) {
                closed += watched.run != nullptr;
                watched = Watched(); // the destructor stops it in any state
                watched.run = std::make_unique<SearchRun>(anySolver(puzzle, random),
                                                          puzzle.totalEdges(), anySetup(random));
            }
            watched.act(random);
            const char* fault =
                watched.look(random, static_cast<std::size_t>(puzzle.size().cells()));
            QVERIFY2(fault == nullptr, fault);
        }
        for (Watched& watched : all) {
            if (!watched.hasStarted)
                continue;
            watched.run->stop();
            QVERIFY(watched.run->waitFor(kPatience));
        }
        QVERIFY(closed > 0);
    }

    void queuesInAnyOrder() {
        const Puzzle puzzle = solvedPuzzle({8, 8}, {}, 9, 3).puzzle;
        Random random(6);
        auto queue = std::make_unique<SearchQueue>(2);
        std::map<int, int> best;
        for (int i = 0; i < actions(); ++i) {
            if (random.chance(0.01)) {
                queue = std::make_unique<SearchQueue>(2);
                best.clear();
            }
            actOn(*queue, puzzle, random);
            const char* fault = faultOf(*queue, best);
            QVERIFY2(fault == nullptr, fault);
        }
        for (std::size_t i = 0; i < queue->size(); ++i) {
            queue->stop(queue->at(i).id);
            queue->resume(queue->at(i).id);
        }
        QTRY_VERIFY((queue->poll(false), !queue->isActive()));
        QCOMPARE(queue->runningCount(), 0);
    }

    void ledgersInAnyOrder_data() {
        QTest::addColumn<UnitJob>("job");
        UnitJob runs;
        runs.searches.resize(1);
        runs.seeds.resize(6);
        UnitJob tree;
        tree.task = UnitJob::Task::Tree;
        UnitJob first = tree;
        first.firstOnly = true;
        UnitJob growing;
        growing.grows = true;
        QTest::newRow("runs") << runs;
        QTest::newRow("a tree") << tree;
        QTest::newRow("a first solution") << first;
        QTest::newRow("runs that are added") << growing;
    }

    /// Whoever appends what in whatever order, with damage in between: who reads line by line, who
    /// reads all at once and who told it agree with what the units say. Also after the file was put
    /// back to an earlier state.
    void ledgersInAnyOrder() {
        QFETCH(UnitJob, job);
        const QTemporaryDir folder;
        for (std::uint64_t seed = 1; seed <= 4; ++seed) {
            Random random(seed);
            const QString path = folder.filePath(QString::number(seed));
            UnitLedger teller(path, job);
            UnitLedger reader(path, job);
            Truth truth(job);
            writeFile({}, path);
            QByteArray before;
            Truth then = truth;
            for (int step = 0; step < 60; ++step) {
                if (step == 20) {
                    before = readFile(path, 1 << 20);
                    then = truth;
                }
                if (step == 40) {
                    writeFile(before, path);
                    truth = then;
                }
                const QString worker(QChar(u'a' + static_cast<char16_t>(random.below(3))));
                if (random.chance(0.3) || step == 40) {
                    UnitLedger::Turn turn{worker, {}, random.below(4)};
                    for (std::uint32_t i = random.below(3); i > 0; --i)
                        turn.news.push_back(randomLine(random, truth, worker, true));
                    QCOMPARE(teller.take(turn), truth.lease(worker, turn.wanted));
                } else {
                    QFile file(path);
                    QVERIFY(file.open(QIODevice::Append));
                    if (random.chance(0.3))
                        file.write(random.chance(0.5) ? "\n" : "damaged\n");
                    for (std::uint32_t i = 1 + random.below(3); i > 0; --i) {
                        QJsonObject line = randomLine(random, truth, worker, false);
                        line[kWorkerKey] = worker;
                        file.write(ledgerLine(line));
                    }
                }
                reader.catchUp();
                QCOMPARE(stateOf(reader, reader.units()), stateOf(truth, truth.units));
                if (step % 4 != 3)
                    continue;
                UnitLedger fresh(path, job);
                for (UnitLedger* ledger : {&fresh, &teller}) {
                    ledger->catchUp();
                    QCOMPARE(stateOf(*ledger, ledger->units()), stateOf(truth, truth.units));
                }
            }
        }
    }
};

TESSERA_TEST(TestSearchStress, Needs::Core)

} // namespace tessera::tst_SearchStress

#include "tst_SearchStress.moc"
