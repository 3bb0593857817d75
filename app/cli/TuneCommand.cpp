// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/Commands.h"
#include "app/cli/UnitParts.h"
#include "app/cli/common/ProgressLine.h"
#include "app/cli/common/Team.h"

#include "core/experiments/Origin.h"
#include "core/experiments/Statistics.h"
#include "core/support/Platform.h"
#include "core/support/UserError.h"
#include "core/tuning/Gain.h"
#include "core/tuning/PresetFile.h"
#include "core/tuning/Tuner.h"
#include "core/units/GrowingUnits.h"

#include <QJsonArray>

#include <algorithm>
#include <optional>
#include <set>
#include <span>

namespace tessera {

namespace {

/// A plan of which one method is tuned: an instance is one of its puzzles with one of its seeds.
class TuningPlan {
public:
    /// @param method its name in the plan; empty for the first
    TuningPlan(const QString& path, const QString& method) : m_plan(loadPlan(path)) {
        const auto named = std::ranges::find(m_plan.methods, method, &PlannedMethod::name);
        if (!method.isEmpty() && named == m_plan.methods.end())
            throw UsageError(CliText::tr("%1: the plan has no method “%2”."), path, method);
        m_method = method.isEmpty() ? m_plan.methods.front() : *named;
        m_plan.methods = {m_method};
        for (const PlannedPuzzle& puzzle : m_plan.puzzles) {
            if (!puzzle.budget.evaluations)
                throw UserError(CliText::tr("%1: tuning needs a budget in evaluations."), path);
        }
        static_cast<void>(plannedTasks(m_plan, {})); // a puzzle that it cannot take fails here
    }

    [[nodiscard]] const PlannedMethod& method() const { return m_method; }
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

    [[nodiscard]] UnitJob::Search search(const TuningTrial& trial) const {
        const std::size_t puzzle = puzzleOf(trial.instance);
        return {m_first + puzzle,
                {m_method.solver->id, trial.values, m_plan.puzzles[puzzle].budget,
                 m_plan.seeds[trial.instance / puzzles()], m_method.start}};
    }
    void addPuzzles(UnitJob& job) {
        m_first = job.puzzles.size();
        for (const PlannedPuzzle& puzzle : m_plan.puzzles)
            job.puzzles.push_back(puzzle.puzzle);
    }

private:
    ExperimentPlan m_plan;
    PlannedMethod m_method;
    std::size_t m_first = 0; ///< of its puzzles in the job
};

/// How a trial ended.
struct TrialEnd {
    double score = 0;
    std::optional<QString> failure; ///< why it has no score
};

/// Runs trials: on several threads, or together with the workers of --units. Their folder is made
/// with the first ones: workers would wait in that of a tuning that cannot start.
class Trials {
public:
    /// @param job has the puzzles
    Trials(const Arguments& arguments, UnitJob job)
        : m_arguments(arguments), m_job(std::move(job)), m_jobs(arguments.integer("jobs")),
          m_line(arguments.has("quiet")) {
        m_job.grows = arguments.has("units");
    }

    /// None if it was interrupted.
    [[nodiscard]] std::vector<TrialEnd> run(const TuningPlan& plan,
                                            const std::vector<TuningTrial>& trials) {
        std::vector<UnitJob::Search> searches;
        for (const TuningTrial& trial : trials)
            searches.push_back(plan.search(trial));
        std::vector<TrialEnd> ends =
            m_job.grows ? withOthers(searches) : alone(std::move(searches));
        m_line.clear();
        return interrupted() ? std::vector<TrialEnd>() : ends;
    }

    /// The share of the run that got least of its core.
    [[nodiscard]] double coreShare() const { return m_coreShare; }

    void close() {
        if (m_units && !interrupted())
            m_units->close();
    }

private:
    [[nodiscard]] TrialEnd endOf(const auto& result) {
        if (result.stop == StopReason::Failed)
            return {0, result.failure};
        m_coreShare = std::min(m_coreShare, result.numbers.processor.coreShare());
        return {static_cast<double>(result.numbers.best), std::nullopt};
    }

    [[nodiscard]] std::vector<TrialEnd> alone(std::vector<UnitJob::Search> searches) {
        m_job.searches = std::move(searches);
        std::vector<RunTask> tasks;
        for (std::size_t run = 0; run < m_job.runCount(); ++run)
            tasks.push_back(m_job.taskOf(run));
        RunBatch batch(std::move(tasks), m_jobs);
        batch.start();
        while (!batch.waitFor(0.1)) {
            if (interrupted())
                batch.stop();
            m_line.showRuns(batch.progress());
        }
        std::vector<TrialEnd> ends;
        for (const RunResult& result : batch.takeResults())
            ends.push_back(endOf(result));
        return ends;
    }

    [[nodiscard]] std::vector<TrialEnd> withOthers(std::span<const UnitJob::Search> searches) {
        if (!m_units) {
            const MadeUnits made(m_arguments, m_job);
            m_units.emplace(made.folder(), made.job(), m_jobs);
        }
        m_units->add(searches);
        while (!m_units->waitFor(0.02)) {
            if (interrupted())
                return {};
            m_line.complainOnce(m_units->failure(), m_told);
            m_line.showUnits([this] { return m_units->totals(); });
        }
        std::vector<TrialEnd> ends;
        for (const UnitResult& result : m_units->results())
            ends.push_back(endOf(result));
        return ends;
    }

    const Arguments& m_arguments;
    UnitJob m_job;
    int m_jobs;
    ProgressLine m_line;
    QString m_told;
    double m_coreShare = 1;
    std::optional<GrowingUnits> m_units;
};

/// What tuned values gain over those that the tuning began with, on the puzzles of another plan:
/// each puzzle counts once, with the mean of its seeds. Nothing if it was stopped, or if a run
/// failed, which is told.
std::optional<Gain> verified(Trials& runs, const TuningPlan& plan, const ParameterValues& before,
                             const ParameterValues& tuned, std::uint64_t seed) {
    std::vector<TuningTrial> trials;
    for (std::size_t instance = 0; instance < plan.instances(); ++instance) {
        trials.push_back({before, instance});
        trials.push_back({tuned, instance});
    }
    const std::vector<TrialEnd> ends = runs.run(plan, trials);
    if (ends.empty())
        return std::nullopt;
    for (const TrialEnd& end : ends) {
        if (end.failure) {
            complain(CliText::tr("The check on fresh puzzles failed. %1"), *end.failure);
            return std::nullopt;
        }
    }
    std::vector<double> differences(plan.puzzles(), 0);
    const auto seeds = static_cast<double>(plan.instances() / plan.puzzles());
    for (std::size_t instance = 0; instance < plan.instances(); ++instance) {
        differences[plan.puzzleOf(instance)] +=
            (ends[2 * instance + 1].score - ends[2 * instance].score) / seeds;
    }
    return gainOf(differences, seed);
}

QJsonObject gainJson(const Gain& gain) {
    return {{QStringLiteral("puzzles"), gain.pairs}, {QStringLiteral("mean"), gain.mean},
            {QStringLiteral("low"), gain.low},       {QStringLiteral("high"), gain.high},
            {QStringLiteral("better"), gain.better}, {QStringLiteral("equal"), gain.equal},
            {QStringLiteral("worse"), gain.worse}};
}

QString tunedValues(const ParameterValues& values, std::span<const TunedParameter> tuned) {
    QStringList words;
    for (const TunedParameter& parameter : tuned) {
        words << QStringLiteral("%1=%2").arg(QString::fromStdString(parameter.declared.id),
                                             valueText(values.value(parameter.declared.id)));
    }
    return words.join(u' ');
}

/// A search without any board has −1.
constexpr double kBelowAllScores = -2;

/// Scores for the races. A trial that failed is the worst, and its values are told once.
class RaceScores {
public:
    explicit RaceScores(std::span<const TunedParameter> tuned) : m_tuned(tuned) {}

    /// @throws UserError if every trial so far has failed: other values do not help
    [[nodiscard]] std::vector<double> of(const std::vector<TuningTrial>& trials,
                                         const std::vector<TrialEnd>& ends) {
        const auto failed = std::ranges::count_if(
            ends, [](const TrialEnd& end) { return end.failure.has_value(); });
        m_hasScore = m_hasScore || failed < std::ssize(ends);
        if (!ends.empty() && !m_hasScore)
            throw UserError(CliText::tr("All runs failed. %1"), *ends.front().failure);
        m_failed += failed;
        std::vector<double> scores;
        for (std::size_t i = 0; i < ends.size(); ++i) {
            if (ends[i].failure)
                tell(tunedValues(trials[i].values, m_tuned), *ends[i].failure);
            scores.push_back(ends[i].failure ? kBelowAllScores : ends[i].score);
        }
        return scores;
    }
    [[nodiscard]] qint64 failed() const { return m_failed; }

private:
    void tell(const QString& values, const QString& failure) {
        if (m_told.insert(values).second)
            complain(CliText::tr("A run with %1 failed and counts as the worst. %2"), values,
                     failure);
    }

    std::span<const TunedParameter> m_tuned;
    std::set<QString> m_told;
    qint64 m_failed = 0;
    bool m_hasScore = false;
};

double meanScore(const TunedConfiguration& configuration) {
    std::vector<double> scores;
    for (const auto& [instance, score] : configuration.scores) {
        if (score > kBelowAllScores)
            scores.push_back(score);
    }
    return mean(scores);
}

/// Elites, iterations and settings, as the evidence of a preset.
QJsonObject evidenceOf(const TuningResult& result, const TuningSettings& settings,
                       const TuningPlan& plan, std::span<const TunedParameter> parameters) {
    QJsonArray elites;
    for (const TunedConfiguration& elite : result.elites) {
        elites.append(QJsonObject{{QStringLiteral("id"), elite.id},
                                  {QStringLiteral("values"), tunedValues(elite.values, parameters)},
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
    QJsonObject evidence{
        {QStringLiteral("seed"), QString::number(settings.seed)},
        {QStringLiteral("test"), settings.test == RaceTest::Friedman ? QStringLiteral("friedman")
                                                                     : QStringLiteral("t-test")},
        {QStringLiteral("trials"), double(result.trials)},
        {QStringLiteral("evaluations"), double(result.trials) * double(plan.evaluations())},
        {QStringLiteral("iterations"), iterations},
        {QStringLiteral("elites"), elites}};
    addProgram(evidence);
    return evidence;
}

std::vector<TunedParameter> chosenParameters(const Arguments& arguments, const SolverInfo& solver) {
    std::vector<TunedParameter> parameters;
    for (const QString& text : arguments.texts("parameter")) {
        try {
            parameters.push_back(tunedParameter(solver, text));
        } catch (const UserError& error) {
            throw UsageError(error.sentence());
        }
        const std::string& id = parameters.back().declared.id;
        if (std::ranges::count(parameters, id, [](const auto& one) { return one.declared.id; }) > 1)
            throw UsageError(CliText::tr("%1 is given more than once."),
                             QString::fromStdString(id));
    }
    if (parameters.empty())
        throw UsageError(CliText::tr("%1 is missing."), QStringLiteral("--parameter NAME"));
    return parameters;
}

QStringList linesOf(const TuningResult& result, std::span<const TunedParameter> parameters) {
    QStringList lines;
    for (const TunedConfiguration& elite : result.elites) {
        lines << QStringLiteral("%1 mean %2 instances %3 %4")
                     .arg(elite.id)
                     .arg(meanScore(elite), 0, 'f', 2)
                     .arg(elite.scores.size())
                     .arg(tunedValues(elite.values, parameters));
    }
    return lines;
}

QString lineOf(const Gain& gain) {
    return QStringLiteral("gain %1 from %2 to %3 puzzles %4 better %5 equal %6 worse %7")
        .arg(gain.mean, 0, 'f', 3)
        .arg(gain.low, 0, 'f', 3)
        .arg(gain.high, 0, 'f', 3)
        .arg(gain.pairs)
        .arg(gain.better)
        .arg(gain.equal)
        .arg(gain.worse);
}

TuningSettings tuningSettings(const Arguments& arguments, const TuningPlan& plan) {
    TuningSettings settings;
    settings.trials = static_cast<std::uint64_t>(arguments.number("budget")) / plan.evaluations();
    settings.instances = plan.instances();
    settings.test = static_cast<RaceTest>(arguments.wordIndex("test"));
    settings.seed = static_cast<std::uint64_t>(arguments.number("seed"));
    return settings;
}

ExitCode tuneMethod(const Arguments& arguments) {
    refuseOtherProcesses();
    refuseWithUnits(arguments, {});
    const QString out = arguments.text("o");
    for (const QString& input : {arguments.operand(0), arguments.text("verify")})
        refuseInput(input, {out});
    refuseJsonBeside(arguments, out);
    const QString name = arguments.text("method");
    TuningPlan plan(arguments.operand(0), name);
    std::optional<TuningPlan> fresh;
    if (arguments.has("verify"))
        fresh.emplace(arguments.text("verify"), name);
    const SolverInfo& solver = *plan.method().solver;
    if (fresh && fresh->method().solver != &solver) {
        throw UsageError(CliText::tr("The methods of %1 and %2 differ. Choose one with --method."),
                         arguments.operand(0), arguments.text("verify"));
    }
    const std::vector<TunedParameter> parameters = chosenParameters(arguments, solver);
    const TuningSettings settings = tuningSettings(arguments, plan);
    if (!out.isEmpty())
        checkWritable(out);
    catchInterrupts();
    UnitJob job;
    plan.addPuzzles(job);
    if (fresh)
        fresh->addPuzzles(job);
    Trials runs(arguments, job);
    RaceScores scores(parameters);
    const TuningResult result = tune(plan.method().values, parameters, settings,
                                     [&](const std::vector<TuningTrial>& trials) {
                                         return scores.of(trials, runs.run(plan, trials));
                                     });
    if (result.elites.empty())
        throw UserError(
            CliText::tr("Stopped before any values could be compared. There is no result."));
    const ParameterValues& best = result.elites.front().values;
    QJsonObject evidence = evidenceOf(result, settings, plan, parameters);
    evidence.insert(QStringLiteral("failed"), scores.failed());
    QStringList lines = linesOf(result, parameters);
    bool isChecked = !fresh; // or once no run on fresh puzzles has failed
    const auto save = [&] {
        evidence.insert(QStringLiteral("complete"), isChecked && !interrupted());
        if (!out.isEmpty())
            writeFile(presetBytes({&solver, best, evidence}), out);
    };
    if (fresh && !isStandardStream(out)) // the check on fresh puzzles may fail
        save();
    if (fresh && !interrupted()) {
        const auto gain = verified(runs, *fresh, plan.method().values, best, settings.seed);
        if (gain) {
            evidence.insert(QStringLiteral("gain"), gainJson(*gain));
            lines << lineOf(*gain);
        }
        isChecked = gain.has_value();
    }
    const bool complete = isChecked && !interrupted();
    if (interrupted())
        complain(CliText::tr("Stopped before the end, so this is only a part."));
    save();
    QJsonObject json{
        {QStringLiteral("solver"), QString::fromStdString(solver.id)},
        {QStringLiteral("values"), best.toJson()},
        {QStringLiteral("start"), startKindWords().at(static_cast<int>(plan.method().start))},
        {QStringLiteral("budget"), budgetJson({{}, arguments.number("budget"), {}})},
        {QStringLiteral("threads"), 1}, // of each run
        {QStringLiteral("ranks"), 1},
        {QStringLiteral("core_share"), runs.coreShare()},
        {QStringLiteral("complete"), complete},
        {QStringLiteral("evidence"), evidence}};
    addOrigin(json);
    if (!isStandardStream(out))
        whileRead([&] { print({{json, lines}}, arguments.has("json")); });
    runs.close(); // last: it may fail
    return complete ? ExitCode::Done : ExitCode::Failed;
}

} // namespace

Command tuneCommand() {
    return {
        {QStringLiteral("tune"),
         CliText::tr("Find better parameters for a method by iterated racing."),
         {{QStringLiteral("PLAN"),
           CliText::tr("A plan as for “tessera experiment”, with a budget in evaluations. A "
                       "method of it is tuned on its puzzles and seeds.")}},
         {OptionSpec{"method", "NAME",
                     CliText::tr("The name of the method in the plan. The default is the first "
                                 "one.")},
          OptionSpec{"parameter", "NAME",
                     CliText::tr("A parameter to tune, within its whole range, or "
                                 "NAME=LOW..HIGH, or NAME=VALUE,VALUE. May be repeated. "
                                 "Needed.")}
              .repeated(),
          OptionSpec{"budget", "N",
                     CliText::tr("Evaluations of all runs together, each counted with the highest "
                                 "budget of the plan. The runs of --verify are extra.")}
              .atLeast(1)
              .withDefault(1000000000),
          OptionSpec{"test", "KIND",
                     CliText::tr("How a race drops configurations: friedman or t-test.")}
              .oneOf({QStringLiteral("friedman"), QStringLiteral("t-test")})
              .withDefault(QStringLiteral("friedman")),
          OptionSpec{"seed", "N", CliText::tr("The same seed gives the same preset.")}
              .atLeast(0)
              .withDefault(1),
          OptionSpec{"jobs", "J", CliText::tr("Do J runs at the same time.")}
              .between(1, kMostJobs)
              .withDefault(1),
          {"units", "FOLDER",
           CliText::tr("Share the runs with any number of “tessera work FOLDER”. With the folder "
                       "of a tuning that was stopped, its finished runs are not repeated.")},
          unitOptions()[1],
          {"verify", "PLAN2",
           CliText::tr(
               "Then compare the tuned values with the plan’s own on the puzzles of "
               "this plan, which should be fresh ones. “gain” is the mean gain in score per "
               "puzzle; “from” and “to” are the ends of its 95 % bootstrap interval.")},
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
