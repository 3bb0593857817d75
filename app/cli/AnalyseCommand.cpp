// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/Commands.h"

#include "core/experiments/ExperimentFolder.h"
#include "core/support/FileIo.h"
#include "core/support/UserError.h"

#include <QDir>

#include <algorithm>

namespace tessera {

namespace {

constexpr qsizetype kMostNamed = 5; ///< of the older files; an analysis may have hundreds

ExperimentPlan planOf(const Arguments& arguments) {
    return arguments.has("plan") ? loadPlan(arguments.text("plan"))
                                 : describedExperiment(arguments.operand(0));
}

ExitCode analyseFolder(const Arguments& arguments) {
    const QString folder = arguments.operand(0);
    checkFolder(folder);
    const double share = static_cast<double>(arguments.integer("target")) / 100;
    const ExperimentPlan plan = planOf(arguments);
    QStringList warnings;
    const auto runs = RunStore(plan, folder)
                          .load(warnings, CliText::tr("%1: %2. The run is left out. “tessera "
                                                      "experiment --resume” repeats it."));
    for (const QString& warning : warnings)
        complain(warning);
    const auto isFinished = [](const auto& run) { return run && !hasFailed(*run); };
    if (std::ranges::none_of(runs, isFinished))
        throw UserError(CliText::tr("%1: the folder holds no finished runs."), folder);
    const Analysis analysis = arguments.has("o")
                                  ? writeWholeAnalysis(plan, runs, arguments.text("o"), share)
                                  : analyse(studyOf(plan, runs), share);
    if (arguments.has("json"))
        printJson(analysis.json());
    else if (!arguments.has("o"))
        printLines(QString::fromUtf8(analysis.markdown()));
    return ExitCode::Done;
}

} // namespace

Analysis writeWholeAnalysis(const ExperimentPlan& plan, StoredRuns runs, const QString& folder,
                            double share) {
    makeFolder(folder);
    const OlderFiles older(folder, analysisFileNames());
    Analysis analysis = analyse(studyOf(plan, runs), share);
    writeAnalysis(analysis, folder);
    writeFigures(plan, runs, analysis, folder);
    older.tell();
    return analysis;
}

OlderFiles::OlderFiles(const QString& folder, const QStringList& names) : m_folder(folder) {
    if (folder.isEmpty())
        return;
    for (const QFileInfo& file :
         QDir(folder).entryInfoList(names, QDir::Files | QDir::CaseSensitive))
        m_times.emplace(file.fileName(), file.lastModified());
}

QString OlderFiles::left() const {
    QStringList left;
    for (const auto& [name, time] : m_times) {
        if (QFileInfo(m_folder + u'/' + name).lastModified() == time)
            left << name;
    }
    if (left.size() > kMostNamed)
        left = left.first(kMostNamed) << QStringLiteral("…");
    return left.join(QStringLiteral(", "));
}

void OlderFiles::tell() const {
    if (const QString files = left(); !files.isEmpty())
        complain(CliText::tr("%1: warning: these files are of an earlier call: %2."), m_folder,
                 files);
}

Command analyseCommand() {
    return {
        {QStringLiteral("analyse"),
         CliText::tr("Compare the methods of an experiment with tests, tables and figures."),
         {{QStringLiteral("FOLDER"), CliText::tr("The results of “tessera experiment”.")}},
         {{"o,output", "DIR",
           CliText::tr("The folder for analysis.md, analysis.tex and analysis.json, each table as "
                       "CSV, and each figure as SVG, PDF and CSV.")},
          {"plan", "PLAN",
           CliText::tr("The plan of the results. Needed only for results of earlier versions.")},
          OptionSpec{"target", "PERCENT",
                     CliText::tr("The part of the full score for times to a target.")}
              .between(1, 100)
              .withDefault(95),
          {"json", "", CliText::tr("Print the tables as one JSON object.")}},
         {CliText::tr("Without -o and --json the tables are printed as Markdown. Each puzzle is a "
                      "block: Friedman test with Holm’s correction, critical differences, Wilcoxon "
                      "signed rank tests over puzzles, Mann–Whitney tests on each puzzle.")}},
        analyseFolder,
        true};
}

} // namespace tessera
