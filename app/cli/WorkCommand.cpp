// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/Commands.h"
#include "app/cli/UnitParts.h"
#include "app/cli/common/ProgressLine.h"

#include "core/experiments/Origin.h"
#include "core/support/Platform.h"
#include "core/support/UserError.h"
#include "core/units/UnitWorker.h"

namespace tessera {

namespace {

ExitCode workOn(UnitWorker& worker, const UnitFolder& folder, double mostIdle, bool quiet) {
    ProgressLine line(quiet);
    QString told;
    bool isIdle = false;
    catchInterrupts();
    worker.start();
    while (!worker.waitFor(0.1)) {
        isIdle = isIdle || worker.idleSeconds() > mostIdle;
        if (interrupted() || isIdle)
            worker.stop();
        line.complainOnce(worker.failure(), told);
        line.showUnits([&] { return worker.totals(); });
    }
    line.clear();
    try {
        worker.throwIfFailed();
    } catch (const UserError& error) {
        if (error.sentence() != told)
            throw;
        return ExitCode::Failed;
    }
    if (isIdle && !interrupted()) {
        throw UserError(CliText::tr("%1: no runs were added for %2 s. Start “tessera tune” "
                                    "again, then the workers."),
                        folder.path(), mostIdle);
    }
    return interrupted() ? ExitCode::TargetMissed : ExitCode::Done;
}

ExitCode work(const Arguments& arguments) {
    const UnitFolder folder(arguments.operand(0));
    const int jobs = arguments.integer("jobs");
    ExitCode code = ExitCode::Done;
    if (arguments.has("status")) {
        tellUnused("work", arguments, QStringLiteral("--status"), {"jobs", "quiet"});
    } else {
        const UnitJob job = folder.loadFor(builtProgram());
        UnitWorker worker(folder, job, jobs);
        code = workOn(worker, folder, job.unitSeconds, arguments.has("quiet"));
    }
    const UnitJob job = folder.load();
    UnitLedger ledger(folder.ledger(), job);
    ledger.catchUp();
    whileRead([&] { print({factsOf(folder, job, ledger)}, arguments.has("json")); });
    return code;
}

} // namespace

Command workCommand() {
    return {
        {QStringLiteral("work"),
         CliText::tr("Do work units that “count”, “solve”, “experiment” or “tune” have made."),
         {{QStringLiteral("FOLDER"), CliText::tr("The folder of --units.")}},
         {OptionSpec{"jobs", "J", CliText::tr("Do J units at the same time.")}
              .between(1, kMostJobs)
              .withDefault(1),
          {"status", "", CliText::tr("Only print how far the units are.")},
          {"quiet", "", CliText::tr("Show no progress on standard error.")},
          {"json", "", CliText::tr("Print one JSON object.")}},
         {CliText::tr("Start it on any number of machines that share the folder: it ends when all "
                      "units are done. It may be killed at any time; another worker repeats its "
                      "units. All machines must have the same Tessera."),
          CliText::tr(
              "Ctrl-C ends it early with exit code 3. The first result of a unit counts, and "
              "some units are computed twice as a check."),
          CliText::tr("“leased” units are with a worker; “split” ones were divided further. "
                      "“repeated” ones were computed twice, and “different” ones gave two results. "
                      "“share” is the part of all work that is done, from 0 to 1.") +
              u' ' + CliText::tr("“lost” ones have no result file; the next worker repeats them."),
          CliText::tr("A unit that fails is tried once more, then it counts as failed. To try it "
                      "again, use another folder.")}},
        work};
}

} // namespace tessera
