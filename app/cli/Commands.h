// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/common/KindCommands.h"

#include "core/edges/formats/PuzzleImport.h"
#include "core/experiments/Analysis.h"
#include "core/support/Progress.h"

#include <QDateTime>

#include <map>
#include <span>

namespace tessera {

/// A headless command. To add one, name it in Commands.cpp.
struct Command {
    CommandSpec spec;
    /// @throws UsageError or UserError
    ExitCode (*run)(const Arguments& arguments);
    bool draws = false;  ///< needs Qt's drawing, but no display
    bool shares = false; ///< works on several processes together, under mpirun
};

[[nodiscard]] std::span<const Command> allCommands();
[[nodiscard]] std::vector<CommandSpec> allSpecs();
/// Nothing if there is no command with that name.
[[nodiscard]] const Command* findCommand(const QString& name);

[[nodiscard]] Command generateCommand();
[[nodiscard]] Command solveCommand();
[[nodiscard]] Command countCommand();
[[nodiscard]] Command scoreCommand();
[[nodiscard]] Command inspectCommand();
[[nodiscard]] Command convertCommand();
[[nodiscard]] Command renderCommand();
[[nodiscard]] Command experimentCommand();
[[nodiscard]] Command workCommand();
[[nodiscard]] Command analyseCommand();
[[nodiscard]] Command benchmarkCommand();
[[nodiscard]] Command landscapeCommand();
[[nodiscard]] Command tuneCommand();
[[nodiscard]] Command solversCommand();
[[nodiscard]] Command formatsCommand();
[[nodiscard]] Command completionCommand();
[[nodiscard]] Command manCommand();
[[nodiscard]] Command helpCommand();

/// Each is defined in its command's file.
class EdgeCommands final : public KindCommands {
public:
    using KindCommands::KindCommands;

    ExitCode generate(const Arguments& arguments) const override;
    ExitCode count(const Arguments& arguments, const PuzzleSource& source) const override;
    ExitCode convert(const Arguments& arguments, const PuzzleSource& source) const override;
#ifdef QT_GUI_LIB
    [[nodiscard]] QByteArray picture(const Arguments& arguments, const PuzzleSource& source,
                                     const QString& out, int size) const override;
    [[nodiscard]] QByteArray animation(const Arguments& arguments, const RecordedRun& run,
                                       std::optional<int> size) const override;
#endif

    [[nodiscard]] QString nameOf(const QString& in, const PuzzleSource& /*source*/) const override {
        return in;
    }
    void refuse(const Arguments& /*arguments*/,
                std::initializer_list<const char*> /*options*/) const override {}

protected:
    void explainUnread(const PuzzleSource& source) const override;
    [[nodiscard]] Facts scored(const AnyPuzzle& puzzle) const override;
    [[nodiscard]] Facts described(const AnyPuzzle& puzzle, const ReadPuzzles& input) const override;
};

/// As readBeside(), also for a run file or a records file, with its best board. Prints the warnings
/// to standard error.
[[nodiscard]] ReadResult readBesideTelling(const PuzzleSource& source, const QString& from,
                                           const ReadOptions& options, const Puzzle* open);

/// The application that drawing commands need; a QCoreApplication in a program without Qt Gui.
[[nodiscard]] std::unique_ptr<QCoreApplication> makeDrawingApplication(int& argc, char** argv);
/// Writes each figure of an analysis into a folder, as SVG and PDF; for each puzzle also its curves
/// and box plots, with their data as CSV. Call it on the main thread.
/// @param progress may be empty; called after each figure @throws UserError
void writeFigures(const ExperimentPlan& plan, StoredRuns runs, const Analysis& analysis,
                  const QString& folder, const Progress& progress = {});
/// Analyses the finished runs and writes all tables and figures into a folder, which it creates.
/// @param share see analyse() @return the analysis @throws UserError
Analysis writeWholeAnalysis(const ExperimentPlan& plan, StoredRuns runs, const QString& folder,
                            double share = kUsualTargetShare);
/// Writes chart-GROUP.svg for each group of puzzles into a folder: the median curve of each method
/// and the middle half of its runs, over the axis of the plan. With published times also
/// chart-times.svg. @throws UserError
void writeCharts(const ExperimentPlan& plan, StoredRuns runs, const QString& folder);

/// Tells which runs failed, and why. @return whether no run of the shard has failed
[[nodiscard]] bool complainOfFailures(const ExperimentPlan& plan, StoredRuns stored,
                                      const Shard& shard = {});
/// What is wrong with a user's own file that an experiment would replace.
[[nodiscard]] UserError foreignFile(const QString& path);
/// @throws UserError if a folder without results has files with the names of those that an
/// experiment writes
/// @param plan a file that may be there
void refuseForeignResults(const QString& folder, bool withCharts = false, const QString& plan = {});

/// The files in a folder before a command writes there, for a warning about those that it leaves.
class OlderFiles {
public:
    /// @param names of the files that the command can write, as wildcards @param folder empty for
    /// none
    OlderFiles(const QString& folder, const QStringList& names);
    /// The names of those left, for a sentence; empty if there are none. Call it when all is
    /// written.
    [[nodiscard]] QString left() const;
    /// The same, as a warning.
    void tell() const;

private:
    QString m_folder;
    std::map<QString, QDateTime> m_times; ///< when each was last written, by name
};

/// The autocorrelation of a random walk.
struct WalkFigure {
    QString path; ///< of an SVG file
    QString caption;
    std::vector<double> correlations; ///< by lag, from 0 on
};
/// @throws UserError
void writeWalks(std::span<const WalkFigure> walks);

/// @return the exit code, or nothing if the window should open.
[[nodiscard]] std::optional<int> runCommandLine(int argc, char** argv);

} // namespace tessera
