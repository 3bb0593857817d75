// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/Ranks.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QLibrary>

namespace tessera {

namespace {

class SingleRank final : public Ranks {
public:
    [[nodiscard]] int rank() const override { return 0; }
    [[nodiscard]] int size() const override { return 1; }
    [[nodiscard]] std::vector<QByteArray> exchange(const QByteArray& own,
                                                   const Idle& /*idle*/) override {
        return {own};
    }
    [[nodiscard]] std::vector<QByteArray> gather(const QByteArray& own,
                                                 const Idle& /*idle*/) override {
        return {own};
    }
    [[nodiscard]] QByteArray share(const QByteArray& own) override { return own; }
    void send(int /*to*/, Subject /*subject*/, const QByteArray& /*text*/) override {}
    [[nodiscard]] std::optional<Letter> receive() override { return std::nullopt; }
    void finish(int /*code*/) override {}
};

} // namespace

Ranks& noOtherRanks() {
    static SingleRank single;
    return single;
}

bool isLaunchedWithOthers() {
    if (qEnvironmentVariableIsSet("OMPI_COMM_WORLD_SIZE"))
        return qEnvironmentVariableIntValue("OMPI_COMM_WORLD_SIZE") > 1;
    // Slurm's srun says only this.
    return qEnvironmentVariableIsSet("PMIX_RANK") &&
           qEnvironmentVariableIntValue("SLURM_NTASKS") > 1;
}

QString messagePassingModule() {
#ifdef TESSERA_HAS_MPI
    const QDir program(QCoreApplication::applicationDirPath());
    const auto pathOf = [&](const char* place) {
        return QDir::cleanPath(program.filePath(QString::fromUtf8(place)));
    };
    const QString built = pathOf(TESSERA_MPI_BUILT);
    return QFileInfo::exists(built) ? built : pathOf(TESSERA_MPI_INSTALLED);
#else
    return {};
#endif
}

std::unique_ptr<Ranks> joinOtherRanks() {
#ifdef TESSERA_HAS_MPI
    // A separate module: programs without a launcher load nothing.
    QLibrary module(messagePassingModule());
    // The parts of Open MPI that it loads need its symbols.
    module.setLoadHints(QLibrary::ExportExternalSymbolsHint | QLibrary::PreventUnloadHint);
    using Join = Ranks* (*)();
    if (const auto join = reinterpret_cast<Join>(module.resolve("tesseraJoinRanks")))
        return std::unique_ptr<Ranks>(join());
#endif
    return nullptr;
}

QByteArray messagePassingVersion() {
#ifdef TESSERA_HAS_MPI
    return QFileInfo::exists(messagePassingModule()) ? QByteArray(TESSERA_MPI_VERSION)
                                                     : QByteArray();
#else
    return {};
#endif
}

} // namespace tessera
