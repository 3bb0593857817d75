// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/Commands.h"
#include "app/cli/LandscapeParts.h"
#include "app/cli/common/Team.h"

#include "core/experiments/Origin.h"
#include "core/kind/EdgeKind.h"
#include "core/support/Platform.h"
#include "core/support/UserError.h"

#include <QFileInfo>
#include <QJsonDocument>

#include <algorithm>

namespace tessera {

namespace {

/// Tells the options of analyses that are not chosen.
void tellOptionsOfOthers(const Arguments& arguments, const QStringList& chosen) {
    const auto tell = [&](const QStringList& users, std::initializer_list<const char*> options) {
        const auto isChosen = [&](const QString& user) { return chosen.contains(user); };
        if (!chosen.isEmpty() && std::ranges::none_of(users, isChosen))
            tellUnused("landscape", arguments, chosen.join(QStringLiteral(", ")), options);
    };
    const QString& walk = analysisWords().at(0);
    const QString& fdc = analysisWords().at(1);
    const QString& optima = analysisWords().at(2);
    const QString& trajectories = analysisWords().at(3);
    tell({walk, fdc, optima}, {"neighbourhood"});
    tell({walk}, {"steps", "lags"});
    tell({fdc, optima}, {"samples"});
    tell({optima}, {"escapes", "nodes"});
    tell({trajectories}, {"solver", "evaluations", "runs"});
    tell({fdc, trajectories}, {"solution"});
}

QString factsPath(const QString& folder) { return folder + QStringLiteral("/landscape.json"); }

/// The names of all files that it may write.
QStringList fileNames() {
    QStringList names{QStringLiteral("landscape.json")};
    for (const QString& analysis : analysisWords())
        names << analysis + QStringLiteral(".csv");
    QStringList graphs{QStringLiteral("trajectories")};
    for (const QString& word : neighbourhoodWords()) {
        names << QStringLiteral("walk-%1.svg").arg(word);
        graphs << QStringLiteral("optima-") + word;
    }
    for (const QString& graph : graphs) {
        for (const char* ending : {".dot", "-nodes.csv", "-edges.csv", ".svg"})
            names << graph + QLatin1String(ending);
    }
    return names;
}

/// Rejects a folder that has files with these names but no landscape.json of this program.
void refuseForeignFiles(const QString& folder) {
    const QString path = factsPath(folder);
    const QByteArray own = QFileInfo(path).isFile() ? readFile(path, kMaxFileBytes) : QByteArray();
    const QJsonObject json = QJsonDocument::fromJson(own).object();
    if (json.contains(QLatin1String("version")) && json.contains(QLatin1String("commit")))
        return;
    for (const QString& name : fileNames()) {
        if (QFileInfo::exists(folder + u'/' + name)) {
            throw UserError(CliText::tr("%1 already exists but does not belong to a landscape. "
                                        "Choose another folder."),
                            folder + u'/' + name);
        }
    }
}

/// It marks the folder from the start: a call that is killed can be repeated.
void markFolder(const QString& folder) {
    if (QFileInfo::exists(factsPath(folder)))
        return;
    QJsonObject origin;
    addOrigin(origin);
    writeFile(QJsonDocument(origin).toJson(), factsPath(folder));
}

ExitCode landscape(const Arguments& arguments) {
    refuseOtherProcesses();
    const PuzzleSource source = openInput(arguments.operand(0));
    const KindCommands& commands = commandsOf(kindOfSource(source));
    const AnyPuzzle puzzle = commands.readTelling(source).puzzles.front();
    const PuzzleFile* file = puzzle.get<PuzzleFile>();
    if (file == nullptr)
        throw UserError(CliText::tr("%1: landscapes are for edge-matching puzzles only."),
                        source.name);
    const QStringList analyses = wordsOf(arguments, "analysis", analysisWords());
    static_cast<void>(wordsOf(arguments, "neighbourhood", neighbourhoodWords()));
    const QString folder = arguments.text("o");
    if (!folder.isEmpty()) {
        refuseForeignFiles(folder);
        makeFolder(folder);
    }
    catchInterrupts();
    ProgressLine line(arguments.has("quiet"));
    Landscape work = named(source.name, [&] { return Landscape(arguments, *file, line); });
    tellOptionsOfOthers(arguments, analyses);
    const auto wants = [&](qsizetype which) {
        return (analyses.isEmpty() || analyses.contains(analysisWords().at(which))) &&
               !interrupted();
    };
    if (analyses.contains(analysisWords().at(1)) && !work.knowsSolution())
        throw UserError(CliText::tr("%1: no solution is known. Give one with --solution."),
                        source.name);
    if (analyses.isEmpty() && !work.knowsSolution())
        complain(CliText::tr("%1: no solution is known, so fdc is left out. Give one with "
                             "--solution."),
                 source.name);
    const OlderFiles older(folder, fileNames());
    if (!folder.isEmpty())
        markFolder(folder);
    if (wants(0))
        work.walk();
    if (wants(1))
        work.distances();
    if (wants(2))
        work.optima();
    if (wants(3))
        work.trajectories();
    line.clear();
    if (interrupted())
        complain(CliText::tr("Stopped before the end, so this is only a part."));
    Facts facts = work.facts();
    facts.json.insert(QStringLiteral("threads"), 1);
    facts.json.insert(QStringLiteral("ranks"), 1);
    if (!facts.json.contains(QStringLiteral("core_share"))) // no search was measured
        facts.json.insert(QStringLiteral("core_share"), QJsonValue::Null);
    addOrigin(facts.json);
    if (!folder.isEmpty()) {
        writeFile(QJsonDocument(facts.json).toJson(), factsPath(folder));
        if (!canDrawGraphs())
            complain(CliText::tr("Graphviz is not installed, so graphs are written as DOT only."));
        older.tell();
    }
    whileRead([&] { print({facts}, arguments.has("json")); });
    return interrupted() ? ExitCode::Failed : ExitCode::Done;
}

} // namespace

Command landscapeCommand() {
    return {
        {QStringLiteral("landscape"),
         CliText::tr("Measure a puzzle’s fitness landscape."),
         {{QStringLiteral("PUZZLE"), CliText::tr("A puzzle file.")}},
         {OptionSpec{"analysis", "WHAT",
                     CliText::tr("walk: autocorrelation of a random walk. fdc: scores and "
                                 "distances to a known solution. optima: local optima, basins "
                                 "and their network. trajectories: the network of searches. "
                                 "May be repeated. The default is all.")}
              .oneOf(analysisWords())
              .repeated(),
          OptionSpec{"neighbourhood", "MOVES",
                     CliText::tr("swap, best-swap (in the best rotations), rotation or "
                                 "swap-rotation. May be repeated. The default is all.")}
              .oneOf(neighbourhoodWords())
              .repeated(),
          OptionSpec{"steps", "N", CliText::tr("Length of the random walk.")}
              .between(1, 100'000'000)
              .withDefault(100000),
          OptionSpec{"lags", "K", CliText::tr("The largest lag of the autocorrelation.")}
              .between(1, 10'000)
              .withDefault(50),
          OptionSpec{"samples", "N", CliText::tr("Random boards that climb to local optima.")}
              .between(1, 10'000'000)
              .withDefault(1000),
          OptionSpec{"escapes", "N", CliText::tr("Attempts to leave each local optimum.")}
              .between(1, 100'000)
              .withDefault(20),
          OptionSpec{"nodes", "N", CliText::tr("The most local optima in a sampled network.")}
              .between(1, 10'000)
              .withDefault(200),
          OptionSpec{"solver,method", "ID",
                     CliText::tr("For trajectories: a method. May be repeated. The default is "
                                 "annealing and tabu.")}
              .oneOf(landscapeMethods())
              .repeated(),
          OptionSpec{"evaluations", "N",
                     CliText::tr("For trajectories: stop each run after this many evaluations.")}
              .atLeast(1)
              .withDefault(200000),
          OptionSpec{"runs", "K", CliText::tr("For trajectories: run K seeds of each method.")}
              .between(1, 1'000)
              .withDefault(5),
          OptionSpec{"seed", "N", CliText::tr("The same seed gives the same figures.")}
              .atLeast(0)
              .withDefault(1),
          {"solution", "FILE",
           CliText::tr(
               "A solved board of the puzzle, if neither the file nor its generator has one.")},
          {"o,output", "DIR",
           CliText::tr("The folder for CSV, JSON, DOT and SVG files. Networks need Graphviz for "
                       "SVG.")},
          {"json", "", CliText::tr("Print one JSON object.")},
          {"quiet", "", CliText::tr("Show no progress on standard error.")}},
         {CliText::tr("All local optima are found on puzzles with at most 50,000 boards; larger "
                      "puzzles are sampled. Sources: Weinberger 1990 (autocorrelation), Jones & "
                      "Forrest 1995 (fdc), Ochoa, Tomassini, Vérel & Darabos 2008 (local optima "
                      "networks), Vérel et al. 2012 (escape edges), Ochoa, Malan & Blum 2021 "
                      "(search trajectory networks).")}},
        landscape,
        true};
}

} // namespace tessera
