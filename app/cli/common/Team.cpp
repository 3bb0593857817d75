// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common/Team.h"

#include "app/cli/common/Arguments.h"
#include "app/cli/common/Console.h"

#include "core/support/Packet.h"
#include "core/support/UserError.h"

#include <memory>

namespace tessera {

namespace {

std::unique_ptr<Ranks>& joinedTeam() {
    static std::unique_ptr<Ranks> ranks;
    return ranks;
}

enum class StepEnd : std::uint8_t { Done, UserError, UsageError };

} // namespace

Ranks& team() { return joinedTeam() ? *joinedTeam() : noOtherRanks(); }

void joinTeam() {
    if (!isLaunchedWithOthers())
        return;
    joinedTeam() = joinOtherRanks();
    if (!joinedTeam()) {
        const QString module = messagePassingModule();
        if (module.isEmpty())
            throw UserError(CliText::tr("This Tessera was built without Open MPI. Start it without "
                                        "mpirun."));
        throw UserError(CliText::tr("The module for Open MPI cannot be loaded: %1. Put it there, "
                                    "or start Tessera without mpirun."),
                        module);
    }
    if (!team().isFirst())
        leaveConsoleToFirst();
}

void refuseOtherProcesses() {
    if (isLaunchedWithOthers()) {
        throw UsageError(CliText::tr("With mpirun, each process would do the same work. Start this "
                                     "command without mpirun."));
    }
}

QByteArray askFirstRank(const std::function<QByteArray()>& step) {
    if (team().size() == 1)
        return step();
    PacketWriter own;
    if (team().isFirst()) {
        try {
            const QByteArray bytes = step();
            own(StepEnd::Done, bytes);
        } catch (const UserError& error) {
            own(StepEnd::UserError, error.sentence().toUtf8());
        } catch (const UsageError& error) {
            own(StepEnd::UsageError, error.sentence().toUtf8());
        }
    }
    PacketReader shared(team().share(own.bytes()));
    const auto end = shared.next<StepEnd>();
    const auto bytes = shared.next<QByteArray>();
    if (end == StepEnd::UserError)
        throw UserError(QString::fromUtf8(bytes));
    if (end == StepEnd::UsageError)
        throw UsageError(QString::fromUtf8(bytes));
    return bytes;
}

} // namespace tessera
