// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/units/UnitLedger.h"

#include "core/support/Platform.h"
#include "core/support/UserError.h"

#include <QElapsedTimer>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>

#include <algorithm>
#include <chrono>
#include <thread>

namespace tessera {

namespace {

constexpr qint64 kMostLedgerBytes = qint64{1} << 31;
/// One in this many units of a tree is computed twice.
constexpr std::size_t kCheckEvery = 64;
/// A worker leaves this many times as much as it takes for each of the others.
constexpr std::size_t kSharesLeft = 4;
constexpr std::chrono::milliseconds kRetryPause{100};
constexpr double kMostRetrySeconds = 60;

/// The one that counts. A failure does so only if it was repeated and nothing else came out.
std::optional<std::size_t> acceptedOf(std::span<const UnitResult> results) {
    const auto good = std::ranges::count(results, false, &UnitResult::hasFailed);
    for (std::size_t i = 0; i < results.size(); ++i) {
        const UnitResult& result = results[i];
        const auto same = std::ranges::count_if(
            results, [&](const UnitResult& other) { return other.isSame(result); });
        if (result.hasFailed() ? good == 0 && same > 1 : good == 1 || same > 1)
            return i;
    }
    return std::nullopt;
}

} // namespace

UnitLedger::UnitLedger(QString path, const UnitJob& job)
    : m_path(std::move(path)), m_isTree(job.task == UnitJob::Task::Tree),
      m_firstOnly(job.firstOnly), m_grows(job.grows), m_runs(m_isTree ? 1 : job.runCount()) {
    reset();
}

void UnitLedger::reset() {
    m_read = 0;
    m_units.assign(m_runs, Unit{{}, 1.0 / static_cast<double>(m_runs)});
    m_free.clear();
    for (std::size_t unit = 0; unit < m_runs; ++unit)
        m_free.insert(m_free.end(), unit);
    m_checks.clear();
    m_leases.clear();
    m_open = m_runs;
    m_best = -1;
    m_isSolved = false;
    m_isClosed = false;
}

bool UnitLedger::catchUp(bool stopsAtDamage) {
    QFile file(m_path);
    if (!file.exists())
        return true;
    if (!file.open(QIODevice::ReadOnly) || !file.seek(m_read))
        throw UserError(UnitText::tr("%1: the file cannot be read (%2)."), m_path,
                        file.errorString());
    if (file.size() < m_read) {
        reset();
        file.seek(0);
    }
    return read(file.readAll(), stopsAtDamage ? Damage::Stops : Damage::StopsIfLast);
}

/// @param damage Skipped if no program is writing, so that a damaged line stays damaged
/// @return whether it did not stop before other lines
bool UnitLedger::read(const QByteArray& bytes, Damage damage) {
    bool isWhole = true;
    qsizetype begin = 0;
    for (qsizetype end = bytes.indexOf('\n'); end >= 0; end = bytes.indexOf('\n', begin)) {
        const QJsonObject line = ledgerContent(bytes.mid(begin, end - begin));
        // What others write may become visible in parts, in a network even later lines first.
        const bool isLast = end + 1 == bytes.size();
        if (line.isEmpty() && end > begin &&
            (damage == Damage::Stops || (damage == Damage::StopsIfLast && isLast))) {
            isWhole = isLast;
            break;
        }
        apply(line);
        begin = end + 1;
    }
    m_read += begin;
    return isWhole;
}

std::vector<std::size_t> UnitLedger::take(const Turn& turn) {
    m_hasLostTurn = false;
    SharedFile file(m_path);
    if (file.size() < m_read)
        reset();
    const QByteArray told = file.readFrom(m_read, kMostLedgerBytes);
    const qint64 end = m_read + told.size();
    // A torn line gets its end. If it lacked nothing else, it counts for all readers.
    QByteArray bytes(!told.isEmpty() && !told.endsWith('\n') ? "\n" : "");
    read(told + bytes, Damage::Skipped);
    const auto add = [&](QJsonObject line) {
        line[kWorkerKey] = turn.worker;
        if (line.value(QLatin1String("best")).toInt(-1) <= m_best)
            line.remove(QLatin1String("board"));
        apply(line);
        bytes += ledgerLine(line);
    };
    for (const QJsonObject& line : turn.news)
        add(line);
    const std::vector<std::size_t> chosen = choose(turn);
    if (!chosen.empty()) {
        QJsonArray numbers;
        for (const std::size_t unit : chosen)
            numbers.append(static_cast<qint64>(unit));
        add({{kLeasedKey, numbers}});
    }
    if (bytes.isEmpty())
        return chosen;
    try {
        file.append(bytes);
    } catch (const UserError&) {
        reset(); // what the file really holds is read again
        throw;
    }
    m_read = file.size();
    if (m_read != end + bytes.size()) { // another wrote too, where the system cannot lock files
        reset();
        try {
            read(file.readFrom(0, kMostLedgerBytes), Damage::Skipped);
        } catch (const UserError&) { // the turn itself has been told; the next one reads again
            reset();
            m_hasLostTurn = true;
            return {};
        }
    }
    return chosen;
}

void UnitLedger::retry(double seconds, const std::function<void()>& attempt) {
    QElapsedTimer tried;
    tried.start();
    for (;;) {
        try {
            catchUp(true);
            attempt();
            return;
        } catch (const UserError&) {
            const QFileInfo file(m_path);
            if (!file.isFile() || !file.isWritable() || interrupted() ||
                static_cast<double>(tried.elapsed()) > 1000 * std::min(seconds, kMostRetrySeconds))
                throw;
        }
        std::this_thread::sleep_for(kRetryPause);
    }
}

std::vector<std::size_t> UnitLedger::choose(const Turn& turn) const {
    std::vector<std::size_t> chosen;
    if (m_isSolved || turn.wanted == 0)
        return chosen;
    const std::size_t fair = 1 + m_free.size() / (kSharesLeft * (m_leases.size() + 1));
    for (const std::size_t unit : m_free) {
        if (chosen.size() == std::min(turn.wanted, fair))
            return chosen;
        chosen.push_back(unit);
    }
    if (!chosen.empty())
        return chosen;
    // A worker checks its own units only if it is alone.
    const bool isAlone = m_leases.empty();
    for (const std::size_t unit : m_checks) {
        if (isAlone || m_units[unit].results.front().worker != turn.worker)
            return {unit};
    }
    return chosen;
}

std::optional<std::size_t> UnitLedger::unitIn(const QJsonValue& value) const {
    const qint64 number = value.toInteger(-1);
    return number >= 0 && static_cast<std::size_t>(number) < m_units.size()
               ? std::optional(static_cast<std::size_t>(number))
               : std::nullopt;
}

void UnitLedger::apply(const QJsonObject& line) {
    const QString worker = line[kWorkerKey].toString();
    for (const QJsonValue& number : line[kLeasedKey].toArray()) {
        if (const auto unit = unitIn(number))
            lease(*unit, worker);
    }
    if (const auto unit = unitIn(line[kUnitKey]))
        addResult(*unit, resultFrom(line));
    if (const auto unit = unitIn(line[kSplitKey]))
        addSplit(*unit, line, resultFrom(line));
    if (m_grows)
        addRuns(line[kAddedKey].toArray());
    if (line.contains(kClosedKey))
        m_isClosed = true;
    if (line.contains(kEndedKey))
        releaseAll(line[kEndedKey].toString());
    if (const auto unit = unitIn(line[kRejectedKey]); unit && m_units[*unit].accepted) {
        m_units[*unit].results.clear();
        judge(*unit);
    }
}

void UnitLedger::lease(std::size_t unit, const QString& worker) {
    release(unit);
    m_free.erase(unit);
    m_checks.erase(unit);
    m_units[unit].holder = worker;
    m_leases[worker].insert(unit);
}

void UnitLedger::release(std::size_t unit) {
    Unit& it = m_units[unit];
    if (const auto held = m_leases.find(it.holder); held != m_leases.end()) {
        held->second.erase(unit);
        if (held->second.empty())
            m_leases.erase(held);
    }
    it.holder.clear();
    if (!it.isSplit && !it.accepted)
        m_free.insert(unit);
    if (wantsCheck(unit))
        m_checks.insert(unit);
}

void UnitLedger::releaseAll(const QString& worker) {
    const auto held = m_leases.find(worker);
    if (held == m_leases.end())
        return;
    const std::set<std::size_t> units = held->second;
    for (const std::size_t unit : units)
        release(unit);
}

bool UnitLedger::wantsCheck(std::size_t unit) const {
    const Unit& it = m_units[unit];
    return m_isTree && !m_firstOnly && it.accepted && it.results.size() == 1 &&
           unit % kCheckEvery == 1;
}

void UnitLedger::addResult(std::size_t unit, UnitResult result) {
    Unit& it = m_units[unit];
    if (m_isTree) {
        result.key =
            filled(QStringLiteral("%1 %2 %3"), QString::number(result.solutions),
                   QString::number(result.upToRotation), QString::number(result.numbers.nodes));
    }
    m_isSolved = m_isSolved || (m_firstOnly && result.solutions > 0);
    if (!result.board.empty() || !m_isTree)
        m_best = std::max(m_best, result.numbers.best);
    it.results.push_back(std::move(result));
    judge(unit);
}

/// Decides which result of a unit counts.
void UnitLedger::judge(std::size_t unit) {
    Unit& it = m_units[unit];
    if (!it.isSplit) {
        const bool wasOpen = !it.accepted;
        // A failure that was accepted remains, as others may have used it.
        const bool isKept =
            it.accepted && *it.accepted < it.results.size() && it.results[*it.accepted].hasFailed();
        if (!isKept)
            it.accepted = acceptedOf(it.results);
        m_open += static_cast<std::size_t>(!it.accepted) - static_cast<std::size_t>(wasOpen);
    }
    m_free.erase(unit);
    m_checks.erase(unit);
    release(unit);
}

void UnitLedger::addRuns(const QJsonArray& runs) {
    for (const QJsonValue& run : runs) {
        m_isClosed = false;
        m_free.insert(m_units.size());
        m_units.push_back({textOfRun(run.toObject())});
        ++m_open;
    }
}

void UnitLedger::extend(UnitJob& job) const {
    for (std::size_t run = job.searches.size(); m_grows && run < m_units.size(); ++run) {
        try {
            job.add(QJsonDocument::fromJson(m_units[run].part.toUtf8()).object());
        } catch (const UserError&) {
            if (job.puzzles.empty())
                throw;
            job.searches.emplace_back(); // it fails when it is done, the others do not
        }
    }
}

void UnitLedger::addSplit(std::size_t unit, const QJsonObject& line, UnitResult result) {
    const QJsonArray parts = line[QLatin1String("parts")].toArray();
    const QJsonArray shares = line[QLatin1String("shares")].toArray();
    if (m_units[unit].isSplit || m_units[unit].accepted || parts.isEmpty()) {
        release(unit);
        return;
    }
    m_isSolved = m_isSolved || (m_firstOnly && result.solutions > 0);
    if (!result.board.empty())
        m_best = std::max(m_best, result.numbers.best);
    m_units[unit].before = std::move(result);
    m_units[unit].isSplit = true;
    m_free.erase(unit);
    release(unit);
    for (qsizetype i = 0; i < parts.size(); ++i) {
        m_free.insert(m_units.size());
        m_units.push_back({parts[i].toString(), shares.at(i).toDouble(), false, unit});
    }
    m_open += static_cast<std::size_t>(parts.size()) - 1;
}

bool UnitLedger::hasOpen() const {
    return m_open > 0 || !m_checks.empty() ||
           std::ranges::any_of(m_leases, [this](const auto& one) {
               return std::ranges::any_of(one.second,
                                          [this](std::size_t unit) { return wantsCheck(unit); });
           });
}

bool UnitLedger::isComplete() const {
    return m_isSolved || (!hasOpen() && (m_isClosed || !m_grows));
}

std::vector<QString> UnitLedger::holders() const {
    std::vector<QString> workers;
    for (const auto& [worker, units] : m_leases)
        workers.push_back(worker);
    return workers;
}

} // namespace tessera
