// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/units/UnitWorker.h"

#include "core/experiments/Origin.h"
#include "core/search/SearchFields.h"
#include "core/support/UserError.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRandomGenerator>
#include <QRegularExpression>
#include <QSysInfo>

#include <algorithm>
#include <chrono>
#include <new>
#include <system_error>

namespace tessera {

namespace {

constexpr std::size_t kCutParts = 256;
/// A part that takes too long is split into at most this many.
constexpr std::size_t kSplitParts = 8;
constexpr std::size_t kMostUnitsAtOnce = 256;
/// Most turns at the ledger in the time of a unit: small units are done many at a time …
constexpr double kTurnsPerUnit = 20;
/// … and more of them when many workers wait for the ledger: see tests/bench/simulate_cluster.py.
constexpr double kWorkPerTelling = 100;
constexpr double kBeatsPerLease = 12;
constexpr double kLiveSeconds = 2;
constexpr std::chrono::milliseconds kUnitPause{20};
constexpr double kLongestPause = 1; ///< of a worker without work, in seconds

/// Names the machine and the process; no other worker has it.
QString workerName() {
    static const QRegularExpression other(QStringLiteral("[^A-Za-z0-9]+"));
    const QString machine = QSysInfo::machineHostName().remove(other).left(32);
    return QStringLiteral("%1-%2-%3")
        .arg(machine)
        .arg(QCoreApplication::applicationPid())
        .arg(QRandomGenerator::system()->generate(), 8, 16, QChar(u'0'));
}

double secondsOf(const QElapsedTimer& timer) {
    return static_cast<double>(timer.nsecsElapsed()) * 1e-9;
}

QByteArray digestOf(const QByteArray& bytes) {
    return QCryptographicHash::hash(bytes, QCryptographicHash::Sha256);
}

UnitResult resultOf(const TreeTally& tally, double seconds) {
    UnitResult result;
    result.numbers.best = tally.best;
    result.numbers.nodes = result.numbers.evaluations = tally.nodes;
    result.numbers.seconds = seconds;
    result.solutions = tally.solutions;
    result.upToRotation = tally.upToRotation;
    result.board = tally.board;
    return result;
}

/// Runs whose budget is a time never find the same twice.
bool isRepeatable(const Budget& budget) { return !budget.seconds && !budget.processorSeconds; }

UnitResult resultOf(const RunResult& run, bool isRepeatable) {
    UnitResult result;
    result.numbers = run.numbers;
    result.stop = run.stop;
    result.failure = run.failure;
    if (!isRepeatable)
        return result;
    QByteArray codes;
    for (const std::uint16_t code : run.solution)
        codes += QByteArray::number(code) + ' ';
    result.key = filled(QStringLiteral("%1 %2 %3"), QString::number(run.numbers.best),
                        QString::number(run.numbers.evaluations),
                        QString::fromLatin1(digestOf(codes).toHex().left(16)));
    return result;
}

/// The line for the whole tree, which no placement may leave without parts.
QJsonObject cutUnit(std::span<const TreePart> parts, const TreeTally& tally) {
    const UnitResult result = resultOf(tally, 0);
    return parts.empty() ? finishedUnit(0, result) : splitUnit(0, result, parts);
}

/// A worker that was killed would be shown as running for ever.
/// @param worker as in the ledger, which others may have written: nothing outside is removed
void removeSigns(const UnitFolder& folder, const QString& worker) {
    if (worker.isEmpty() || QFileInfo(worker).fileName() != worker)
        return;
    QFile::remove(folder.heartbeat(worker));
    for (const QString& name : QDir(folder.live()).entryList({worker + QStringLiteral("-*")}))
        QFile::remove(folder.live(name));
}

} // namespace

std::vector<QString> HeartbeatWatch::stopped(std::span<const QString> workers) {
    std::vector<QString> stopped;
    for (const QString& worker : workers) {
        QFile file(m_folder.heartbeat(worker));
        const QByteArray beat = file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        const auto [sight, isFirst] = m_sights.try_emplace(worker);
        if (isFirst || sight->second.beat != beat) {
            sight->second.beat = beat;
            sight->second.since.start();
        } else if (secondsOf(sight->second.since) > m_seconds) {
            stopped.push_back(worker);
        }
    }
    return stopped;
}

UnitWorker::UnitWorker(const UnitFolder& folder, UnitJob job, int jobs)
    : m_folder(folder), m_job(std::move(job)), m_name(workerName()),
      m_ledger(m_folder.ledger(), m_job), m_watch(m_folder, m_job.unitSeconds),
      m_live(static_cast<std::size_t>(std::max(1, jobs))) {}

UnitWorker::~UnitWorker() { stop(); }

void UnitWorker::start() {
    for (const QString& folder : {m_folder.heartbeat({}), m_folder.result({}), m_folder.live()})
        QDir().mkpath(folder);
    if (m_job.task == UnitJob::Task::Tree)
        m_tree.emplace(m_job.tree());
    m_ledger.retry(m_job.unitSeconds, [this] { // can it be written?
        UnitLedger::Turn turn{m_name};
        for (const std::size_t unit : lostResults(m_folder, m_ledger))
            turn.news.push_back(rejectedUnit(unit));
        m_ledger.take(turn);
    });
    beat();
    m_sinceShown.start();
    m_sinceOpen.start();
    m_working = static_cast<int>(m_live.size());
    try {
        for (std::size_t slot = 0; slot < m_live.size(); ++slot)
            m_threads.emplace_back([this, slot] { serve(slot); });
    } catch (const std::system_error&) { // fewer threads do the same work
        m_working -= static_cast<int>(m_live.size() - m_threads.size());
        if (m_threads.empty())
            throw UserError(failureSentence());
    }
}

void UnitWorker::serve(std::size_t slot) {
    try {
        doUnits(slot);
    } catch (const std::exception&) {
        const std::scoped_lock lock(m_mutex);
        m_ending = failureSentence();
    }
    if (const std::scoped_lock lock(m_mutex); m_ending)
        m_stop = true;
    --m_working;
}

void UnitWorker::doUnits(std::size_t slot) {
    std::optional<TreeSearcher> searcher = m_tree;
    std::deque<std::size_t> mine;
    Pending pending;
    std::size_t batch = 1;
    const double shortest = m_job.unitSeconds / kTurnsPerUnit;
    double turn = shortest;
    QElapsedTimer sinceTurn;
    sinceTurn.start();
    while (!isOver(mine)) {
        if (!mine.empty()) {
            if (searcher)
                doPart(mine.front(), *searcher, pending);
            else
                doRun(mine.front(), slot, pending);
            mine.pop_front();
        }
        const double seconds = secondsOf(sinceTurn);
        if (!mine.empty() && seconds < turn && !m_stop && !pending.isUrgent)
            continue;
        if (mine.empty() && seconds < turn / 2)
            batch = std::min(2 * batch, kMostUnitsAtOnce);
        else if (seconds > turn)
            batch = std::max<std::size_t>(1, batch / 2);
        sinceTurn.restart();
        const auto more = tell(pending, mine.empty() && !m_stop ? batch : 0);
        turn = std::clamp(secondsOf(sinceTurn) * kWorkPerTelling, shortest, m_job.unitSeconds);
        sinceTurn.restart();
        if (!more && pending.isUrgent)
            mine.clear(); // told first; these leases end with the next turn
        if (more)
            mine.insert(mine.end(), more->begin(), more->end());
        if (mine.empty())
            waitForWork();
    }
    if (!pending.news.empty())
        static_cast<void>(tell(pending, 0));
}

bool UnitWorker::isOver(const std::deque<std::size_t>& mine) {
    const std::scoped_lock lock(m_mutex);
    return m_stop || ((mine.empty() || m_job.firstOnly) && m_ledger.isComplete());
}

/// Nothing is free: units may come back from workers that have stopped, or by splitting.
void UnitWorker::waitForWork() {
    QElapsedTimer waited;
    waited.start();
    const double seconds = std::min(kLongestPause, m_job.unitSeconds / kTurnsPerUnit);
    const std::uint64_t calls = m_calls;
    while (!isOver({}) && m_calls == calls && secondsOf(waited) < seconds)
        std::this_thread::sleep_for(kUnitPause);
    const std::scoped_lock lock(m_mutex);
    std::vector<QString> others = m_ledger.holders();
    std::erase(others, m_name);
    m_gone = m_watch.stopped(others);
}

/// @return the units leased; nothing if the folder could not be written
std::optional<std::vector<std::size_t>> UnitWorker::tell(Pending& pending, std::size_t wanted) {
    const std::scoped_lock lock(m_mutex);
    try {
        for (const auto& [name, bytes] : pending.files)
            writeFile(bytes, m_folder.result(name));
        UnitLedger::Turn turn{m_name, pending.news, wanted};
        if (m_hasToReset)
            turn.news.push_back(endedWorker(m_name));
        const std::vector<QString> gone = std::exchange(m_gone, {});
        for (const QString& worker : gone)
            turn.news.push_back(endedWorker(worker));
        const std::size_t known = m_ledger.units().size();
        const bool wasOpen = m_ledger.hasOpen();
        auto units = m_ledger.take(turn);
        m_isSolved = m_job.firstOnly && m_ledger.isComplete();
        for (const QString& worker : gone)
            removeSigns(m_folder, worker);
        if (wasOpen || m_ledger.hasOpen() || m_ledger.units().size() != known)
            m_sinceOpen.start();
        pending = {};
        m_hasToReset = m_ledger.hasLostTurn();
        m_failing.reset();
        m_failure.clear();
        return units;
    } catch (const UserError& error) {
        // Leases that were written in part are dropped.
        m_hasToReset = true;
        if (m_failure.isEmpty()) // the first reason is the clearest
            m_failure = error.sentence();
        if (!m_failing)
            m_failing.emplace().start();
        if (m_stop || secondsOf(*m_failing) > m_job.unitSeconds)
            throw UserError(m_failure);
        return std::nullopt;
    }
}

void UnitWorker::doPart(std::size_t number, TreeSearcher& searcher, Pending& pending) {
    Unit unit;
    {
        const std::scoped_lock lock(m_mutex);
        if (number >= m_ledger.units().size())
            return; // the ledger is being read again
        unit = m_ledger.units()[number];
    }
    TreeTally tally;
    QElapsedTimer clock;
    clock.start();
    if (unit.part.isEmpty()) {
        const std::vector<TreePart> parts = searcher.cut(kCutParts, tally.nodes);
        pending.news.push_back(cutUnit(parts, tally));
        return;
    }
    const bool isCheck = unit.accepted.has_value();
    const auto state = statesFrom(QJsonArray{unit.part}).front();
    const auto rest = searcher.search(state, tally, [&] {
        return !m_stop && !m_isSolved && (isCheck || secondsOf(clock) < m_job.unitSeconds);
    });
    const UnitResult result = resultOf(tally, secondsOf(clock));
    const bool isSolved = m_job.firstOnly && tally.solutions > 0;
    pending.isUrgent = pending.isUrgent || isSolved;
    if (!rest || isSolved)
        pending.news.push_back(finishedUnit(number, result));
    else if (!isCheck)
        pending.news.push_back(splitUnit(number, result, searcher.split(*rest, kSplitParts)));
}

void UnitWorker::doRun(std::size_t run, std::size_t slot, Pending& pending) {
    RecordedRun record;
    {
        const std::scoped_lock lock(m_mutex);
        m_ledger.extend(m_job);
        if (run >= m_job.runCount())
            return; // the ledger is being read again
        record.puzzle = m_job.puzzleOf(run);
        record.settings = m_job.settingsOf(run);
    }
    record.version = QCoreApplication::applicationVersion();
    RunTask task;
    try {
        task = m_job.taskOf(record.puzzle, record.settings);
    } catch (const std::exception&) { // the other runs of the folder remain
        UnitResult failed;
        failed.stop = StopReason::Failed;
        failed.failure = failureSentence();
        pending.news.push_back(finishedUnit(run, failed));
        return;
    }
    RunBatch batch({std::move(task)}, 1);
    batch.setImproved([&](std::size_t, const SearchNumbers& numbers, const Solution& solution) {
        const std::scoped_lock lock(m_liveMutex);
        Live& live = m_live[slot];
        if (!live.run)
            live.run = record;
        const BestMoment moment = live.run->bests.notBefore({numbers, numbers.best});
        live.run->bests.add(moment, solution);
        const TracePoint point{moment, numbers.best, numbers.best, true};
        live.run->trace.append({&point, 1});
        live.run->numbers = numbers;
        live.isNew = true;
    });
    batch.start();
    while (!batch.waitFor(0.05)) {
        if (m_stop)
            batch.stop();
    }
    {
        const std::scoped_lock lock(m_liveMutex);
        m_live[slot] = {};
        QFile::remove(m_folder.live(liveName(slot)));
    }
    const std::vector<RunResult> results = batch.takeResults();
    if (results.empty() || results.front().stop == StopReason::Interrupted)
        return;
    const RunResult& result = results.front();
    UnitResult told = resultOf(result, isRepeatable(record.settings.budget));
    record.numbers = result.numbers;
    record.stop = result.stop;
    record.failure = result.failure;
    record.trace = result.trace;
    record.bests = result.bests;
    if (!m_job.grows && !result.bests.isEmpty()) {
        const QByteArray bytes = runFileBytes(withOrigin(std::move(record)));
        told.file =
            QStringLiteral("%1-%2.%3").arg(run + 1, 6, 10, QChar(u'0')).arg(m_name, kRunFileEnding);
        told.digest = digestOf(bytes);
        pending.files[told.file] = bytes;
    }
    pending.news.push_back(finishedUnit(run, told));
}

bool UnitWorker::waitFor(double seconds) {
    std::this_thread::sleep_for(std::chrono::duration<double>(m_working > 0 ? seconds : 0));
    if (secondsOf(m_sinceBeat) > m_job.unitSeconds / kBeatsPerLease) {
        beat();
        watchNext();
        noticeSolution();
    }
    if (secondsOf(m_sinceShown) > kLiveSeconds)
        showLive();
    if (m_working > 0)
        return false;
    if (!std::exchange(m_hasEnded, true)) {
        try {
            const std::scoped_lock lock(m_mutex);
            m_ledger.take({m_name, {endedWorker(m_name)}});
        } catch (const UserError& error) {
            if (!m_ending)
                m_ending = error.sentence();
        }
        QFile::remove(m_folder.heartbeat(m_name));
    }
    return true;
}

/// Written over the last one: that succeeds even on a full disk.
void UnitWorker::beat() {
    QFile file(m_folder.heartbeat(m_name));
    if (file.open(QIODevice::ReadWrite))
        file.write(QByteArray::number(static_cast<qulonglong>(++m_beats)).rightJustified(20, '0'));
    m_sinceBeat.start();
}

/// Each watches the one whose name follows. So a worker that has stopped is noticed while the
/// others still have work, and each reads one file, however many they are.
void UnitWorker::watchNext() {
    const std::scoped_lock lock(m_mutex);
    const std::vector<QString> holders = m_ledger.holders(); // in order
    auto next = std::ranges::upper_bound(holders, m_name);
    if (next == holders.end())
        next = holders.begin();
    if (next == holders.end() || *next == m_name || std::ranges::count(m_gone, *next) > 0)
        return;
    for (QString& worker : m_watch.stopped({&*next, 1}))
        m_gone.push_back(std::move(worker));
}

/// Else a worker would search its part to the end before it reads what others have found.
void UnitWorker::noticeSolution() {
    if (!m_job.firstOnly)
        return;
    const std::scoped_lock lock(m_mutex);
    try {
        m_ledger.catchUp(true);
        m_isSolved = m_ledger.isComplete();
    } catch (const UserError&) { // the next turn tells it
    }
}

QString UnitWorker::liveName(std::size_t slot) const {
    return QStringLiteral("%1-%2.%3").arg(m_name).arg(slot + 1).arg(kRunFileEnding);
}

/// Failures do not matter here: the results are written elsewhere.
void UnitWorker::showLive() {
    const std::scoped_lock lock(m_liveMutex);
    for (std::size_t slot = 0; slot < m_live.size(); ++slot) {
        if (!std::exchange(m_live[slot].isNew, false))
            continue;
        try {
            writeFile(runFileBytes(*m_live[slot].run), m_folder.live(liveName(slot)));
        } catch (const UserError&) {
        }
    }
    m_sinceShown.start();
}

void cutTree(const UnitFolder& folder, const UnitJob& job) {
    UnitLedger ledger(folder.ledger(), job);
    ledger.catchUp();
    if (job.task != UnitJob::Task::Tree || ledger.units().size() > 1)
        return;
    TreeTally tally;
    const std::vector<TreePart> parts = TreeSearcher(job.tree()).cut(kCutParts, tally.nodes);
    ledger.take({workerName(), {cutUnit(parts, tally)}});
}

UnitTotals UnitWorker::totals() const {
    const std::scoped_lock lock(m_mutex);
    return m_ledger.totals();
}

double UnitWorker::idleSeconds() const {
    const std::scoped_lock lock(m_mutex);
    return m_ledger.hasOpen() ? 0 : secondsOf(m_sinceOpen);
}

QString UnitWorker::failure() const {
    const std::scoped_lock lock(m_mutex);
    return m_failure;
}

void UnitWorker::throwIfFailed() const {
    const std::scoped_lock lock(m_mutex);
    if (m_ending)
        throw UserError(*m_ending);
}

} // namespace tessera
