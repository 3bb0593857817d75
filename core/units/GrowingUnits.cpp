// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/units/GrowingUnits.h"

#include "core/support/UserError.h"

#include <algorithm>
#include <exception>
#include <set>

namespace tessera {

namespace {

const auto kAdder = QStringLiteral("adder");

UserError incomplete(const UnitFolder& folder) {
    return UserError(UnitText::tr("%1: not all lines of the file can be read."), folder.ledger());
}

} // namespace

GrowingUnits::GrowingUnits(const UnitFolder& folder, const UnitJob& job, int jobs)
    : m_folder(folder), m_job(job), m_jobs(jobs), m_ledger(m_folder.ledger(), m_job) {}

GrowingUnits::~GrowingUnits() {
    if (m_worker)
        m_worker->stop();
    try {
        endWorker();
    } catch (const std::exception&) {
        // Without memory it ends as a killed one: the others notice that it is silent.
    }
}

void GrowingUnits::endWorker() {
    while (m_worker && !m_worker->waitFor(0.02)) {
    }
    m_worker.reset();
}

void GrowingUnits::index() {
    if (!m_ledger.catchUp(true))
        throw incomplete(m_folder);
    for (; m_indexed < m_ledger.units().size(); ++m_indexed)
        m_known.try_emplace(m_ledger.units()[m_indexed].part, m_indexed);
}

void GrowingUnits::add(std::span<const UnitJob::Search> runs) {
    m_ledger.retry(m_job.unitSeconds, [&] {
        // A line that was torn gets its end, and may count: also one of a failed attempt.
        m_ledger.take({kAdder});
        index();
        std::set<QString> added;
        QJsonArray missing;
        for (const UnitJob::Search& run : runs) {
            const QJsonObject json = toJson(run);
            const QString text = textOfRun(json);
            if (!m_known.contains(text) && added.insert(text).second)
                missing.append(json);
        }
        if (!missing.isEmpty()) {
            m_ledger.take({kAdder, {addedRuns(missing)}});
            index();
        }
        want(runs);
    });
    if (m_worker)
        m_worker->call();
}

void GrowingUnits::want(std::span<const UnitJob::Search> runs) {
    m_wanted.clear();
    for (const UnitJob::Search& run : runs) {
        const auto known = m_known.find(textOfRun(toJson(run)));
        if (known == m_known.end())
            throw incomplete(m_folder);
        m_wanted.push_back(known->second);
    }
}

bool GrowingUnits::isDone() const {
    return std::ranges::all_of(m_wanted, [this](std::size_t unit) {
        return unit < m_ledger.units().size() && m_ledger.units()[unit].accepted.has_value();
    });
}

bool GrowingUnits::waitFor(double seconds) {
    if (isDone())
        return true;
    if (!m_worker) {
        m_worker.emplace(m_folder, m_job, m_jobs);
        m_worker->start();
    }
    if (m_worker->waitFor(seconds)) {
        m_worker->throwIfFailed();
        m_worker.reset();
    }
    // A line that is still damaged when no program is writing never becomes whole.
    if (!m_ledger.catchUp(true))
        m_ledger.retry(m_job.unitSeconds, [this] { m_ledger.take({kAdder}); });
    return isDone();
}

std::vector<UnitResult> GrowingUnits::results() const {
    std::vector<UnitResult> results;
    for (const std::size_t unit : m_wanted) {
        const Unit& it = m_ledger.units()[unit];
        results.push_back(it.results[it.accepted.value()]);
    }
    return results;
}

QString GrowingUnits::failure() const { return m_worker ? m_worker->failure() : QString(); }

void GrowingUnits::close() {
    m_ledger.retry(m_job.unitSeconds, [this] {
        if (!m_ledger.isComplete())
            m_ledger.take({kAdder, {closedRuns()}});
    });
    if (m_worker)
        m_worker->call();
    endWorker();
}

} // namespace tessera
