// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/Commands.h"
#include "app/cli/common/ProgressLine.h"

#include "core/support/Process.h"
#include "core/support/UserError.h"
#include "core/tuning/Gain.h"
#include "core/tuning/PresetFile.h"
#include "core/tuning/Tuner.h"

#include <QJsonArray>

#include <algorithm>
#include <map>

namespace tessera {

namespace {

constexpr int kMostTuneJobs = 1024;

/// A plan whose first method is tuned: an instance is one of its puzzles with one of its seeds.
class TuningPlan {
public:
    explicit TuningPlan(const QString& path) : m_plan(loadPlan(path)) {
        const PlannedMethod& method = m_plan.methods.front();
        for (const PlannedPuzzle& puzzle : m_plan.puzzles) {
            if (!puzzle.budget.evaluations)
                throw UserError(CliText::tr("%1: tuning needs a budget in evaluations."), path);
            m_problems.push_back(puzzle.puzzle.kind().problem(puzzle.puzzle, method.start));
            static_cast<void>(makeSolver(*method.solver, m_problems.back(), method.values));
        }
    }

    [[nodiscard]] const PlannedMethod& method() const { return m_plan.methods.front(); }
    [[nodiscard]] std::size_t puzzles() const { return m_plan.puzzles.size(); }
    [[nodiscard]] std::size_t instances() const { return puzzles() * m_plan.seeds.size(); }
    [[nodiscard]] std::size_t puzzleOf(std::size_t instance) const { return instance % puzzles(); }
    /// The most evaluations of one run.
    [[nodiscard]] std::uint64_t evaluations() const {
        std::uint64_t most = 1;
        for (const PlannedPuzzle& puzzle : m_plan.puzzles)
            most = std::max(most, *puzzle.budget.evaluations);
        return most;
    }

    [[nodiscard]] RunTask task(const TuningTrial& trial) const {
        RunTask task;
        const std::size_t puzzle = puzzleOf(trial.instance);
        task.makeSolver = [solver = method().solver, problem = m_problems[puzzle],
                           values = trial.values] { return makeSolver(*solver, problem, values); };
        task.total = m_problems[puzzle]->total();
        task.budget = m_plan.puzzles[puzzle].budget;
        task.seed = m_plan.seeds[trial.instance / puzzles()];
        return task;
    }

private:
    ExperimentPlan m_plan;
    std::vector<std::shared_ptr<const Problem>> m_problems;
};

/// Runs trials on several threads.
class TrialBatch {
public:
    TrialBatch(const TuningPlan& plan, int jobs, bool quiet)
        : m_plan(plan), m_jobs(jobs), m_line(quiet) {}

    /// None if it was interrupted.
    [[nodiscard]] std::vector<double> operator()(const std::vector<TuningTrial>& trials) {
        std::vector<RunTask> tasks;
        for (const TuningTrial& trial : trials)
            tasks.push_back(m_plan.task(trial));
        RunBatch batch(std::move(tasks), m_jobs);
        batch.start();
        while (!batch.waitFor(0.1)) {
            if (interrupted())
                batch.stop();
            m_line.showRuns(batch.progress());
        }
        m_line.clear();
        if (interrupted())
            return {};
        std::vector<double> scores;
        for (const RunResult& result : batch.takeResults()) {
            if (result.stop == StopReason::Failed)
                throw UserError(result.failure);
            scores.push_back(result.numbers.best);
        }
        return scores;
    }

private:
    const TuningPlan& m_plan;
    int m_jobs;
    ProgressLine m_line;
};

/// What tuned values gain over those that the tuning began with, on the puzzles of another plan:
/// each puzzle counts once, with the mean of its seeds.
std::optional<Gain> verified(const Arguments& arguments, const ParameterValues& before,
                             const ParameterValues& tuned, std::uint64_t seed, int jobs) {
    const TuningPlan plan(arguments.text("verify"));
    std::vector<TuningTrial> trials;
    for (std::size_t instance = 0; instance < plan.instances(); ++instance) {
        trials.push_back({before, instance});
        trials.push_back({tuned, instance});
    }
    const std::vector<double> scores = TrialBatch(plan, jobs, arguments.has("quiet"))(trials);
    if (scores.empty())
        return std::nullopt;
    std::vector<double> differences(plan.puzzles(), 0);
    const auto seeds = static_cast<double>(plan.instances() / plan.puzzles());
    for (std::size_t instance = 0; instance < plan.instances(); ++instance) {
        differences[plan.puzzleOf(instance)] +=
            (scores[2 * instance + 1] - scores[2 * instance]) / seeds;
    }
    return gainOf(differences, seed);
}

QJsonObject gainJson(const Gain& gain) {
    return {{QStringLiteral("puzzles"), gain.pairs}, {QStringLiteral("mean"), gain.mean},
            {QStringLiteral("low"), gain.low},       {QStringLiteral("high"), gain.high},
            {QStringLiteral("better"), gain.better}, {QStringLiteral("equal"), gain.equal},
            {QStringLiteral("worse"), gain.worse}};
}

QString differingValues(const ParameterValues& values, std::span<const TunedParameter> tuned) {
    QStringList words;
    for (const TunedParameter& parameter : tuned) {
        words << QStringLiteral("%1=%2").arg(QString::fromStdString(parameter.declared.id),
                                             valueText(values.value(parameter.declared.id)));
    }
    return words.join(u' ');
}

double meanScore(const TunedConfiguration& configuration) {
    double sum = 0;
    for (const auto& [instance, score] : configuration.scores)
        sum += score;
    return sum / static_cast<double>(std::max<std::size_t>(1, configuration.scores.size()));
}

/// Elites, iterations and settings, as the evidence of a preset.
QJsonObject evidenceOf(const TuningResult& result, const TuningSettings& settings,
                       const TuningPlan& plan, std::span<const TunedParameter> parameters) {
    QJsonArray elites;
    for (const TunedConfiguration& elite : result.elites) {
        elites.append(
            QJsonObject{{QStringLiteral("id"), elite.id},
                        {QStringLiteral("values"), differingValues(elite.values, parameters)},
                        {QStringLiteral("instances"), double(elite.scores.size())},
                        {QStringLiteral("mean"), meanScore(elite)}});
    }
    QJsonArray iterations;
    for (const TuningIteration& iteration : result.iterations) {
        iterations.append(
            QJsonObject{{QStringLiteral("configurations"), double(iteration.configurations)},
                        {QStringLiteral("instances"), double(iteration.instances)},
                        {QStringLiteral("survivors"), double(iteration.survivors)},
                        {QStringLiteral("trials"), double(iteration.trials)}});
    }
    return {{QStringLiteral("version"), QStringLiteral(TESSERA_VERSION)},
            {QStringLiteral("seed"), QString::number(settings.seed)},
            {QStringLiteral("test"), settings.test == RaceTest::Friedman
                                         ? QStringLiteral("friedman")
                                         : QStringLiteral("t-test")},
            {QStringLiteral("trials"), double(result.trials)},
            {QStringLiteral("evaluations"), double(result.trials) * double(plan.evaluations())},
            {QStringLiteral("iterations"), iterations},
            {QStringLiteral("elites"), elites}};
}

std::vector<TunedParameter> chosenParameters(const Arguments& arguments, const SolverInfo& solver) {
    std::vector<TunedParameter> parameters;
    for (const QString& text : arguments.texts("parameter")) {
        try {
            parameters.push_back(tunedParameter(solver, text));
        } catch (const UserError& error) {
            throw UsageError(error.sentence());
        }
    }
    if (parameters.empty())
        throw UsageError(CliText::tr("%1 is missing."), QStringLiteral("--parameter NAME"));
    return parameters;
}

ExitCode tuneMethod(const Arguments& arguments) {
    const QString out = arguments.text("o");
    const int jobs = arguments.integer("jobs", 1, kMostTuneJobs);
    const TuningPlan plan(arguments.operand(0));
    const SolverInfo& solver = *plan.method().solver;
    const std::vector<TunedParameter> parameters = chosenParameters(arguments, solver);
    TuningSettings settings;
    settings.trials =
        static_cast<std::uint64_t>(arguments.number("budget", 1)) / plan.evaluations();
    settings.instances = plan.instances();
    settings.test = static_cast<RaceTest>(arguments.wordIndex("test"));
    settings.seed = static_cast<std::uint64_t>(arguments.number("seed", 0));
    if (!out.isEmpty())
        checkWritable(out);
    catchInterrupts();
    TrialBatch batch(plan, jobs, arguments.has("quiet"));
    const TuningResult result =
        tune(plan.method().values, parameters, settings,
             [&](const std::vector<TuningTrial>& trials) { return batch(trials); });
    const ParameterValues& best = result.elites.front().values;
    QJsonObject evidence = evidenceOf(result, settings, plan, parameters);
    QStringList lines;
    for (const TunedConfiguration& elite : result.elites) {
        lines << QStringLiteral("%1 mean %2 instances %3 %4")
                     .arg(elite.id)
                     .arg(meanScore(elite), 0, 'f', 2)
                     .arg(elite.scores.size())
                     .arg(differingValues(elite.values, parameters));
    }
    if (arguments.has("verify") && !interrupted()) {
        const auto gain = verified(arguments, plan.method().values, best, settings.seed, jobs);
        if (gain) {
            evidence.insert(QStringLiteral("gain"), gainJson(*gain));
            lines << QStringLiteral("gain %1 from %2 to %3 puzzles %4 better %5 equal %6 worse %7")
                         .arg(gain->mean, 0, 'f', 3)
                         .arg(gain->low, 0, 'f', 3)
                         .arg(gain->high, 0, 'f', 3)
                         .arg(gain->pairs)
                         .arg(gain->better)
                         .arg(gain->equal)
                         .arg(gain->worse);
        }
    }
    if (!out.isEmpty())
        writeFile(presetBytes({&solver, best, evidence}), out);
    const QJsonObject json{{QStringLiteral("solver"), QString::fromStdString(solver.id)},
                           {QStringLiteral("values"), best.toJson()},
                           {QStringLiteral("evidence"), evidence}};
    print({{json, lines}}, arguments.has("json"));
    return interrupted() ? ExitCode::Failed : ExitCode::Done;
}

} // namespace

Command tuneCommand() {
    return {
        {QStringLiteral("tune"),
         CliText::tr("Find better parameters for a method by iterated racing."),
         {{QStringLiteral("PLAN"),
           CliText::tr("A plan as for “tessera experiment”, with a budget in evaluations. Its "
                       "first method is tuned on its puzzles and seeds.")}},
         {OptionSpec{"parameter", "NAME",
                     CliText::tr("A parameter to tune, within its whole range, or "
                                 "NAME=LOW..HIGH, or NAME=VALUE,VALUE. May be repeated.")}
              .repeated(),
          OptionSpec{"budget", "N", CliText::tr("Evaluations of all runs together.")}.withDefault(
              1000000000),
          OptionSpec{"test", "KIND",
                     CliText::tr("How a race drops configurations: friedman or t-test.")}
              .oneOf({QStringLiteral("friedman"), QStringLiteral("t-test")})
              .withDefault(QStringLiteral("friedman")),
          OptionSpec{"seed", "N", CliText::tr("The same seed gives the same preset.")}.withDefault(
              1),
          OptionSpec{"jobs", "J", CliText::tr("Do J runs at the same time.")}.withDefault(1),
          {"verify", "PLAN2",
           CliText::tr("Then compare the tuned values with the plan’s own on the puzzles of "
                       "this plan, which should be fresh ones.")},
          {"o,output", "PRESET.json",
           CliText::tr(
               "The file for the best values and their evidence; “solve --preset-file” reads it.")},
          {"json", "", CliText::tr("Print one JSON object.")},
          {"quiet", "", CliText::tr("Show no progress on standard error.")}},
         {CliText::tr(
             "Iterated racing as in irace (López-Ibáñez et al. 2016): draw configurations, race "
             "them over puzzles and seeds, and draw again around the best ones.")}},
        tuneMethod};
}

} // namespace tessera
