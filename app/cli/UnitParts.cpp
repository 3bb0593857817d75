// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/UnitParts.h"

#include "app/cli/common/KindCommands.h"
#include "app/cli/common/Team.h"

#include "core/experiments/Origin.h"
#include "core/support/FileIo.h"
#include "core/support/UserError.h"
#include "core/units/UnitWorker.h"

#include <QDateTime>
#include <QDir>
#include <QJsonArray>

#include <algorithm>

namespace tessera {

namespace {

UnitJob withTime(const Arguments& arguments, UnitJob job) {
    job.unitSeconds = arguments.seconds("unit-time").value();
    job.program = builtProgram();
    return job;
}

/// The job in a folder. @throws UserError if it is other work, or of another program
UnitJob storedJob(const UnitFolder& folder, const UnitJob& job) {
    UnitJob stored = folder.loadFor(job.program);
    if (!stored.isSameWork(job)) {
        throw UserError(CliText::tr("%1: the folder holds the units of another puzzle, plan or "
                                    "other options. Choose another folder."),
                        folder.path());
    }
    return stored;
}

/// The workers that have not ended, with the age of their last sign by this machine's clock.
/// @param most such an age of a worker that holds units no longer: it was killed
QJsonArray workersIn(const UnitFolder& folder, const UnitLedger& ledger, double most) {
    QJsonArray workers;
    const QDateTime now = QDateTime::currentDateTime();
    const QDir files(folder.heartbeat({}));
    for (const QFileInfo& file : files.entryInfoList(QDir::Files, QDir::Name)) {
        const auto leased = std::ranges::count(ledger.units(), file.fileName(), &Unit::holder);
        const qint64 silent = std::max<qint64>(0, file.lastModified().msecsTo(now)) / 1000;
        if (leased == 0 && static_cast<double>(silent) > most)
            continue;
        workers.append(QJsonObject{{QStringLiteral("name"), file.fileName()},
                                   {QStringLiteral("leased"), static_cast<qint64>(leased)},
                                   {QStringLiteral("silent_seconds"), silent}});
    }
    return workers;
}

} // namespace

std::vector<OptionSpec> unitOptions() {
    return {{"units", "FOLDER",
             CliText::tr("Divide the work into units in FOLDER, for any number of “tessera work "
                         "FOLDER”. When all are done, the same command prints the result.")},
            OptionSpec{"unit-time", "SECONDS",
                       CliText::tr("With --units: split a part of a tree that takes longer. A "
                                   "worker that is silent for as long loses its units.")}
                .atLeast(1)
                .withDefault(60)};
}

void refuseWithUnits(const Arguments& arguments, std::initializer_list<const char*> options) {
    static_cast<void>(arguments.seconds("unit-time")); // refuses a wrong one
    const QString folder = arguments.text("units");
    onFirstRank([&] { refuseFileAsFolder(folder); });
    tellAlone(arguments, "unit-time", "units");
    refuseTogether(arguments, "units", options);
}

void tellIgnoredJobs(const Arguments& arguments) {
    if (arguments.has("units") && arguments.has("jobs"))
        complain(CliText::tr("--jobs does nothing with --units here. Add it to “tessera work”."));
}

void refuseOtherUnits(const Arguments& arguments, const UnitJob& job) {
    const UnitFolder folder(arguments.text("units"));
    if (folder.exists())
        static_cast<void>(storedJob(folder, withTime(arguments, job)));
}

MadeUnits::MadeUnits(const Arguments& arguments, UnitJob job)
    : m_folder(arguments.text("units")), m_job(withTime(arguments, std::move(job))),
      m_isNew(!m_folder.exists() && m_folder.make(m_job)), m_ledger(m_folder.ledger(), m_job) {
    const UnitJob stored = storedJob(m_folder, m_job);
    if (arguments.has("unit-time") && m_job.unitSeconds != stored.unitSeconds) {
        complain(CliText::tr("%1: --unit-time does nothing here, because the folder was made with "
                             "%2."),
                 m_folder.path(), stored.unitSeconds);
    }
    m_job.unitSeconds = stored.unitSeconds;
    cutTree(m_folder, m_job);
    m_ledger.catchUp();
}

ExitCode MadeUnits::printProgress(bool json) const {
    whileRead([&] { print({factsOf(m_folder, m_job, m_ledger)}, json); });
    return m_isNew ? ExitCode::Done : ExitCode::TargetMissed;
}

std::vector<RunResult> MadeUnits::runs() {
    std::vector<std::size_t> rejected;
    std::vector<RunResult> results = runResults(m_folder, m_job, m_ledger, rejected);
    if (rejected.empty())
        return results;
    UnitLedger::Turn turn{QStringLiteral("check")};
    for (const std::size_t unit : rejected)
        turn.news.push_back(rejectedUnit(unit));
    m_ledger.take(turn);
    throw UserError(CliText::tr("%1: some results failed the check and must be computed again. Run "
                                "“tessera work” on this folder."),
                    m_folder.path());
}

UnitTotals MadeUnits::treeTotals() const {
    if (const auto unit = m_ledger.differingSum()) {
        throw UserError(CliText::tr("%1: unit %2 was computed twice with different results. A "
                                    "machine may be faulty. Count again in another folder."),
                        m_folder.path(), *unit);
    }
    return m_ledger.totals();
}

Facts factsOf(const UnitFolder& folder, const UnitJob& job, const UnitLedger& ledger) {
    const UnitTotals totals = ledger.totals();
    const QJsonArray workers = workersIn(folder, ledger, job.unitSeconds);
    // After the first solution, if no more are wanted.
    const std::size_t notNeeded = totals.isComplete ? totals.units - totals.done : 0;
    const std::size_t lost = lostResults(folder, ledger).size(); // the next worker repeats them
    QJsonObject json{{QStringLiteral("units"), static_cast<qint64>(totals.units)},
                     {QStringLiteral("done"), static_cast<qint64>(totals.done - lost)},
                     {QStringLiteral("lost"), static_cast<qint64>(lost)},
                     {QStringLiteral("leased"), static_cast<qint64>(totals.leased)},
                     {QStringLiteral("split"), static_cast<qint64>(totals.split)},
                     {QStringLiteral("repeated"), static_cast<qint64>(totals.repeated)},
                     {QStringLiteral("different"), static_cast<qint64>(totals.different)},
                     {QStringLiteral("failed"), static_cast<qint64>(totals.failed)},
                     {QStringLiteral("not_needed"), static_cast<qint64>(notNeeded)},
                     {QStringLiteral("share"), totals.share},
                     {QStringLiteral("seconds"), totals.seconds},
                     {QStringLiteral("workers"), static_cast<qint64>(workers.size())},
                     {QStringLiteral("complete"), totals.isComplete && lost == 0}};
    const char* keys = "units done leased split repeated different failed share seconds workers "
                       "evaluations best complete";
    if (job.task == UnitJob::Task::Tree) {
        json[QLatin1String("solutions")] = static_cast<qint64>(totals.solutions);
        json[QLatin1String("nodes")] = static_cast<qint64>(totals.nodes);
        keys = "units done leased split repeated different failed share seconds workers solutions "
               "nodes best complete";
    } else {
        json[QLatin1String("evaluations")] = static_cast<qint64>(totals.evaluations);
    }
    json[QLatin1String("best")] =
        totals.best < 0 ? QJsonValue(QJsonValue::Null) : QJsonValue(totals.best);
    QStringList lines = linesOf(json, keys);
    if (notNeeded > 0)
        lines.insert(lines.size() - 1, linesOf(json, "not_needed").front());
    if (lost > 0)
        lines.insert(lines.size() - 1, linesOf(json, "lost").front());
    json[QLatin1String("workers")] = workers;
    return {json, lines};
}

} // namespace tessera
