// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/RunBatch.h"

#include "core/experiments/Statistics.h"
#include "core/kind/Kind.h"
#include "core/search/SearchFields.h"
#include "core/search/SearchRun.h"
#include "core/support/UserError.h"

#include <system_error>
#include <utility>

namespace tessera {

namespace {

constexpr int kMostThreads = 1024;

void tellBudget(const auto& tell, auto& budget) {
    tell("seconds", budget.seconds);
    tell("evaluations", budget.evaluations);
    tell("target", budget.target);
    tell("processor_seconds", budget.processorSeconds);
}

/// The interval at which a job checks its search and a request to stop.
constexpr double kLookSeconds = 0.05;

} // namespace

QJsonObject budgetJson(const Budget& budget) {
    QJsonObject json;
    tellBudget(FieldWriter{json}, budget);
    return json;
}

Budget budgetFrom(const QJsonObject& json) {
    Budget budget;
    tellBudget(FieldReader{json}, budget);
    return budget;
}

QJsonObject toJson(const SearchSettings& settings) {
    return {{QStringLiteral("solver"), QString::fromStdString(settings.solver)},
            {QStringLiteral("parameters"), settings.values.toJson()},
            {QStringLiteral("start"), startKindWords().at(static_cast<int>(settings.start))},
            {QStringLiteral("budget"), budgetJson(settings.budget)},
            {QStringLiteral("seed"), QString::number(settings.seed)},
            {QStringLiteral("threads"), settings.threads}};
}

SearchSettings searchSettingsFrom(const QJsonObject& json) {
    SearchSettings settings;
    settings.solver = json[QLatin1String("solver")].toString().toStdString();
    const SolverInfo* method = findSolver(settings.solver);
    if (method == nullptr) {
        throw UserError(
            RunFileText::tr(
                "The run file uses the method “%1”, which this version of Tessera does not have."),
            QString::fromStdString(settings.solver));
    }
    settings.values = method->defaults();
    settings.values.setJson(json[QLatin1String("parameters")].toObject());
    settings.start = startKindOf(json[QLatin1String("start")].toString()).value_or(StartKind::Own);
    settings.budget = budgetFrom(json[QLatin1String("budget")].toObject());
    settings.seed = json[QLatin1String("seed")].toString().toULongLong();
    // A file must not be able to ask for more than a user can.
    settings.threads = std::clamp(json[QLatin1String("threads")].toInt(1), 1, kMostThreads);
    return settings;
}

RunSummary summarize(std::span<const SearchNumbers* const> runs) {
    RunSummary summary;
    summary.runs = static_cast<int>(runs.size());
    std::vector<double> scores;
    std::vector<double> evaluations;
    std::vector<double> seconds;
    for (const SearchNumbers* run : runs) {
        scores.push_back(run->best);
        evaluations.push_back(static_cast<double>(run->evaluations));
        seconds.push_back(run->seconds);
        summary.best = std::max(summary.best, run->best);
    }
    summary.mean = mean(scores);
    summary.median = median(scores);
    summary.stddev = sampleDeviation(scores);
    summary.evaluations = mean(evaluations);
    summary.seconds = mean(seconds);
    return summary;
}

RunSummary summarize(std::span<const RunResult> results) {
    std::vector<const SearchNumbers*> runs;
    for (const RunResult& result : results)
        runs.push_back(&result.numbers);
    RunSummary summary = summarize(runs);
    // A search for all solutions ends for another reason.
    summary.solved = static_cast<int>(std::ranges::count_if(results, [](const RunResult& run) {
        return run.stop == StopReason::Solved ||
               (run.numbers.total > 0 && run.numbers.best >= run.numbers.total);
    }));
    return summary;
}

const RunResult* bestOf(std::span<const RunResult> results) {
    const RunResult* best = nullptr;
    for (const RunResult& result : results) {
        if (!result.solution.empty() &&
            (best == nullptr || result.numbers.best > best->numbers.best))
            best = &result;
    }
    return best;
}

RunBatch::RunBatch(std::vector<RunTask> tasks, int jobs, Finished finished)
    : m_tasks(std::move(tasks)),
      m_jobs(std::clamp(jobs, 1, std::max(1, static_cast<int>(m_tasks.size())))),
      m_finished(std::move(finished)), m_slots(m_tasks.size()) {}

RunBatch::~RunBatch() { stop(); }

void RunBatch::start() {
    if (!m_threads.empty())
        return;
    m_working = m_jobs;
    try {
        for (int i = 0; i < m_jobs; ++i)
            m_threads.emplace_back([this] { work(); });
    } catch (const std::system_error&) {
        if (m_threads.empty())
            throw UserError(failureSentence());
        // Fewer threads do the same work.
        const std::scoped_lock lock(m_mutex);
        m_working -= m_jobs - static_cast<int>(m_threads.size());
    }
}

void RunBatch::stop() { m_stop = true; }

bool RunBatch::waitFor(double seconds) {
    std::unique_lock lock(m_mutex);
    return m_ended.wait_for(lock, std::chrono::duration<double>(seconds),
                            [this] { return m_working == 0; });
}

RunBatch::Progress RunBatch::progress() const {
    const std::scoped_lock lock(m_mutex);
    Progress progress;
    progress.finished = m_done;
    progress.total = m_tasks.size();
    for (const Slot& slot : m_slots) {
        if (!slot.running && !slot.done)
            continue;
        progress.best = std::max(progress.best, slot.numbers.best);
        if (slot.running)
            progress.running.push_back(slot.numbers);
    }
    return progress;
}

std::vector<RunResult> RunBatch::takeResults() {
    const std::scoped_lock lock(m_mutex);
    std::vector<RunResult> results;
    for (Slot& slot : m_slots) {
        if (slot.done)
            results.push_back(std::move(slot.result));
    }
    return results;
}

void RunBatch::work() {
    std::unique_lock lock(m_mutex);
    while (!m_stop && m_next < m_tasks.size()) {
        const std::size_t index = m_next++;
        m_slots[index].running = true;
        lock.unlock();
        RunResult result = runTask(index);
        if (m_finished)
            tell(m_finished, index, result);
        lock.lock();
        Slot& slot = m_slots[index];
        slot.numbers = result.numbers;
        if (m_keepsResults)
            slot.result = std::move(result);
        slot.running = false;
        slot.done = true;
        ++m_done;
    }
    if (--m_working == 0)
        m_ended.notify_all();
}

RunResult RunBatch::runTask(std::size_t index) {
    RunResult result;
    result.seed = m_tasks[index].seed;
    result.numbers.total = m_tasks[index].total;
    // A run that fails must neither end the others nor lose what it had found.
    try {
        search(index, result);
    } catch (const std::exception&) {
        result.stop = StopReason::Failed;
        result.failure = failureSentence();
    }
    return result;
}

void RunBatch::search(std::size_t index, RunResult& result) {
    const RunTask& task = m_tasks[index];
    std::unique_ptr<Solver> solver = task.makeSolver();
    auto* const resumable = dynamic_cast<ResumableSolver*>(solver.get());
    SearchRun run(std::move(solver), task.total,
                  {task.budget, task.seed, task.threads, {}, task.ranks});
    if (resumable != nullptr && m_checkpointed)
        resumable->keepCheckpoints();
    if (resumable != nullptr && task.resumed && task.resumed->checkpoint) {
        result = *task.resumed;
        // A killed run may have left boards that are newer than its state.
        if (!result.bests.isEmpty()) {
            const BestMoment& last = result.bests.moments().back();
            result.checkpoint->best = std::max(result.checkpoint->best, last.score);
            result.checkpoint->seconds = std::max(result.checkpoint->seconds, last.seconds);
        }
        result.trace.dropAfter(*result.checkpoint); // its time comes again
        resumable->resumeFrom(*result.checkpoint);
    }
    const SearchNumbers told = result.numbers;
    bool hasNewCheckpoint = false;
    SnapshotView view;
    view.best = result.solution;
    const auto look = [&](bool wantDetails) {
        const std::uint64_t known = view.bestVersion;
        // The checkpoint first: what is read afterwards is at least as new.
        const auto checkpoint = resumable != nullptr ? resumable->takeCheckpoint() : std::nullopt;
        run.look(view, false, wantDetails);
        result.trace.append(view.points);
        result.trace.append(view.events);
        result.bests.append(view.bests);
        result.numbers = view.numbers;
        result.numbers.keepTold(told);
        result.solution = view.best;
        if (m_improved && view.bestVersion != known)
            tell(m_improved, index, view.numbers, view.best);
        if (!checkpoint)
            return;
        const auto earlier = std::exchange(result.checkpoint, checkpoint);
        hasNewCheckpoint = true; // so the method has accepted the earlier one
        if (m_checkpointed && !result.bests.isEmpty()) {
            result.stop = StopReason::Interrupted;
            tell(m_checkpointed, index, result);
        }
        if (checkpoint->state.isEmpty()) // too large
            result.checkpoint = earlier;
    };
    run.start();
    if (!run.hasThread()) // what it resumes from stays valid
        throw UserError(run.failure());
    double sinceCheckpoint = 0;
    while (!run.waitFor(kLookSeconds)) {
        if (m_stop)
            run.stop();
        sinceCheckpoint += kLookSeconds;
        if (resumable != nullptr && m_checkpointed && sinceCheckpoint >= m_checkpointSeconds) {
            resumable->requestCheckpoint();
            sinceCheckpoint = 0;
        }
        look(false);
        const std::scoped_lock lock(m_mutex);
        m_slots[index].numbers = view.numbers;
    }
    look(true);
    const bool ended = run.reason() == StopReason::Solved || run.reason() == StopReason::Exhausted;
    // A state that the method has rejected is not a state of this run.
    if (ended || (run.reason() == StopReason::Failed && !hasNewCheckpoint))
        result.checkpoint.reset();
    result.stop = run.reason();
    result.failure = run.failure();
    result.depthCounts = std::move(view.details.depthCounts);
}

std::optional<std::vector<std::uint64_t>> seedSequence(std::uint64_t first, std::uint64_t step,
                                                       int count) {
    // All steps beyond the highest seed are equivalent; clamped, the sum cannot overflow.
    const std::uint64_t next = std::min(step, kHighestSeed + 1);
    std::vector<std::uint64_t> seeds;
    for (std::uint64_t seed = first; count > 0; --count, seed += next) {
        if (seed > kHighestSeed)
            return std::nullopt;
        seeds.push_back(seed);
    }
    return seeds;
}

} // namespace tessera
