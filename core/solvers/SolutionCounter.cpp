// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/solvers/SolutionCounter.h"

#include "core/solvers/ExactSearch.h"
#include "core/solvers/RotationClasses.h"

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <mutex>
#include <numeric>
#include <thread>

namespace tessera {

namespace {

constexpr std::uint64_t kSlice = 1U << 18U; ///< placements between two looks at the others
constexpr std::uint64_t kProgressPlacements = 1U << 20U;
constexpr std::size_t kPartsPerThread = 200; ///< so that the last ones end close together
constexpr int kProbes = 2000;

/// Takes a search to where a part stands. @throws UserError if it is none.
void enter(ExactSearch& search, const CountTask& task) {
    if (task.next)
        search.restore({task.path, *task.next}, task.floor);
    else
        search.restoreSubtree(task.path);
}

} // namespace

/// What the threads share, and what each of them does. Every number changes
/// under the mutex together with the place in the tree that it belongs to, so
/// that a checkpoint is right at any moment.
class SolutionCounter::Work {
public:
    Work(const EdgeProblem& problem, Options options, std::optional<CountCheckpoint> from)
        : m_problem(problem), m_pieces(problem.puzzle()), m_classes(problem, m_pieces),
          m_options(options), m_lister(problem, m_pieces, nullptr, options.order),
          m_active(static_cast<std::size_t>(std::max(1, options.threads))) {
        if (from)
            resume(std::move(*from));
        else
            begin();
    }

    SolutionCount run(const CountProgress& progress) {
        std::vector<std::jthread> others;
        for (std::size_t i = 1; i < m_active.size(); ++i)
            others.emplace_back([this, i] { work(i, {}); });
        work(0, progress);
        waitForOthers(progress);
        others.clear();
        const std::scoped_lock lock(m_mutex);
        m_count.complete = !m_stop;
        SolutionCount count = m_count;
        // Of boards that turn into each other the one that counts may not have come yet.
        if (!count.complete)
            count.upToRotation = std::max(count.upToRotation, m_classes.leastOf(count.solutions));
        return count;
    }

    [[nodiscard]] CountCheckpoint checkpoint() const {
        const std::scoped_lock lock(m_mutex);
        CountCheckpoint now{m_count, {}, {}};
        for (const Active& open : m_open)
            now.open.push_back(open.task);
        for (const auto& active : m_active) {
            if (active)
                now.open.push_back(active->task);
        }
        if (m_listing) {
            const ExactSearch::State state = m_lister.state();
            now.lister = CountTask{state.path, state.next, m_partsDepth};
        }
        return now;
    }

    [[nodiscard]] double doneShare() const {
        const std::scoped_lock lock(m_mutex);
        double left = m_listing ? m_lister.shareLeft() : 0;
        for (const Active& open : m_open)
            left += open.left;
        for (const auto& active : m_active)
            left += active ? active->left : 0;
        return std::clamp(1 - left, 0.0, 1.0);
    }

private:
    /// A part and what is known of it.
    struct Active {
        CountTask task;
        double left = 1; ///< its share of the tree that is still to be searched
    };

    void begin();
    void resume(CountCheckpoint from);
    [[nodiscard]] int partsDepth() const;
    bool takeTask(std::size_t thread);
    void work(std::size_t thread, const CountProgress& progress);
    void search(std::size_t thread, ExactSearch& search, const CountProgress& progress);
    void add(std::size_t thread, const ExactSearch& search, SolutionCount& found, bool finished);
    void tell(std::size_t thread, const CountProgress& progress);
    bool mayCount();
    void waitForOthers(const CountProgress& progress);
    [[nodiscard]] bool report(const CountProgress& progress);

    const EdgeProblem& m_problem;
    CompiledPuzzle m_pieces;
    RotationClasses m_classes;
    Options m_options;

    mutable std::mutex m_mutex;
    std::condition_variable m_changed;
    ExactSearch m_lister; ///< hands out the parts
    bool m_listing = true;
    std::size_t m_partsDepth = 0;
    std::vector<Active> m_open;
    std::vector<std::optional<Active>> m_active;
    SolutionCount m_count;
    std::atomic<bool> m_stop = false;
    std::atomic<std::uint64_t> m_claimed = 0; ///< solutions, when there is a limit
    std::uint64_t m_nextReport = kProgressPlacements;
};

/// The depth at which there are enough parts for all threads; 0 not to cut.
int SolutionCounter::Work::partsDepth() const {
    if (m_options.threads <= 1 && !m_options.cuts)
        return 0;
    const std::size_t wanted = kPartsPerThread * static_cast<std::size_t>(std::max(2, m_options.threads));
    for (int depth = 1; depth < m_lister.cells() - 1; ++depth) {
        ExactSearch lister(m_problem, m_pieces, nullptr, m_options.order);
        lister.setFullDepth(depth);
        std::size_t parts = 0;
        while (parts < wanted) {
            const ExactSearch::Event event = lister.advance(kSlice);
            if (event == ExactSearch::Event::Exhausted)
                break;
            parts += event == ExactSearch::Event::Solution ? 1 : 0;
        }
        if (parts >= wanted || parts == 0)
            return depth;
    }
    return 0;
}

void SolutionCounter::Work::begin() {
    m_partsDepth = static_cast<std::size_t>(partsDepth());
    if (m_partsDepth > 0) {
        m_lister.setFullDepth(static_cast<int>(m_partsDepth));
        return;
    }
    m_listing = false;
    m_open.push_back({});
}

void SolutionCounter::Work::resume(CountCheckpoint from) {
    ExactSearch check(m_problem, m_pieces, nullptr, m_options.order);
    for (CountTask& task : from.open) {
        enter(check, task);
        m_open.push_back({std::move(task), check.shareLeft()});
    }
    m_listing = from.lister.has_value();
    if (m_listing) {
        m_partsDepth = std::min(from.lister->floor, static_cast<std::size_t>(m_lister.cells()));
        m_lister.setFullDepth(static_cast<int>(m_partsDepth));
        m_lister.restore({from.lister->path, from.lister->next.value_or(0)}, 0);
    }
    m_count = from.count;
    m_count.complete = false;
    m_claimed = m_count.solutions;
    m_nextReport = m_count.nodes + kProgressPlacements;
}

/// Gives a thread the next part: one that was begun before, else a new one.
bool SolutionCounter::Work::takeTask(std::size_t thread) {
    const std::scoped_lock lock(m_mutex);
    if (!m_open.empty()) {
        m_active[thread] = std::move(m_open.back());
        m_open.pop_back();
        return true;
    }
    while (m_listing) {
        const std::uint64_t before = m_lister.placements();
        const ExactSearch::Event event = m_lister.advance(kSlice);
        m_count.nodes += m_lister.placements() - before;
        if (event == ExactSearch::Event::Exhausted)
            m_listing = false;
        if (event == ExactSearch::Event::Solution) {
            const ExactSearch::State state = m_lister.state();
            m_active[thread] = Active{{state.path, {}, state.path.size()}, 0};
            return true;
        }
    }
    return false;
}

void SolutionCounter::Work::work(std::size_t thread, const CountProgress& progress) {
    ExactSearch exact(m_problem, m_pieces, nullptr, m_options.order);
    while (!m_stop && takeTask(thread))
        search(thread, exact, progress);
    m_changed.notify_all();
}

void SolutionCounter::Work::search(std::size_t thread, ExactSearch& search,
                                   const CountProgress& progress) {
    enter(search, m_active[thread]->task);
    std::vector<std::uint16_t> codes(static_cast<std::size_t>(search.cells()));
    SolutionCount found;
    std::uint64_t counted = search.placements();
    std::uint64_t nextLook = counted + kSlice;
    bool finished = false;
    while (!finished && !m_stop) {
        const ExactSearch::Event event = search.advance(kSlice);
        found.nodes += search.placements() - counted;
        counted = search.placements();
        finished = event == ExactSearch::Event::Exhausted;
        if (event == ExactSearch::Event::Solution && mayCount()) {
            search.copyTo(codes);
            ++found.solutions;
            found.upToRotation += m_classes.isRepresentative(codes) ? 1 : 0;
        }
        if (!finished && counted >= nextLook) {
            nextLook = counted + kSlice;
            add(thread, search, found, false);
            tell(thread, progress);
        }
    }
    add(thread, search, found, finished);
    tell(thread, progress);
}

void SolutionCounter::Work::tell(std::size_t thread, const CountProgress& progress) {
    if (thread == 0 && !m_stop && !report(progress))
        m_stop = true;
}

/// Whether one more solution is within the limit. The last one ends the search.
bool SolutionCounter::Work::mayCount() {
    if (!m_options.limit)
        return true;
    const std::uint64_t before = m_claimed.fetch_add(1);
    if (before + 1 >= *m_options.limit)
        m_stop = true;
    return before < *m_options.limit;
}

void SolutionCounter::Work::add(std::size_t thread, const ExactSearch& search, SolutionCount& found,
                                bool finished) {
    const std::scoped_lock lock(m_mutex);
    m_count.solutions += found.solutions;
    m_count.upToRotation += found.upToRotation;
    m_count.nodes += found.nodes;
    found = {};
    if (finished) {
        m_active[thread].reset();
        return;
    }
    ExactSearch::State state = search.state();
    Active& active = *m_active[thread];
    active.left = search.shareLeft();
    active.task.path = std::move(state.path);
    active.task.next = state.next;
}

bool SolutionCounter::Work::report(const CountProgress& progress) {
    SolutionCount now;
    {
        const std::scoped_lock lock(m_mutex);
        if (m_count.nodes < m_nextReport)
            return true;
        m_nextReport = m_count.nodes + kProgressPlacements;
        now = m_count;
    }
    return !progress || progress(now);
}

/// The first thread has nothing left to do, but its caller wants to hear.
void SolutionCounter::Work::waitForOthers(const CountProgress& progress) {
    using namespace std::chrono_literals;
    std::unique_lock lock(m_mutex);
    const auto idle = [this] {
        return std::ranges::none_of(m_active,
                                    [](const auto& active) { return active.has_value(); });
    };
    while (!m_stop && !m_changed.wait_for(lock, 50ms, idle)) {
        lock.unlock();
        tell(0, progress);
        lock.lock();
    }
}

SolutionCounter::SolutionCounter(const EdgeProblem& problem, Options options)
    : m_work(std::make_unique<Work>(problem, options, std::nullopt)) {}

SolutionCounter::SolutionCounter(const EdgeProblem& problem, Options options, CountCheckpoint from)
    : m_work(std::make_unique<Work>(problem, options, std::move(from))) {}

SolutionCounter::~SolutionCounter() = default;

SolutionCount SolutionCounter::run(const CountProgress& progress) {
    return m_work->run(progress);
}

CountCheckpoint SolutionCounter::checkpoint() const {
    return m_work->checkpoint();
}

double SolutionCounter::doneShare() const {
    return m_work->doneShare();
}

SolutionCount countSolutions(const EdgeProblem& problem, std::optional<std::uint64_t> limit,
                             const CountProgress& progress) {
    return SolutionCounter(problem, {CellOrder::Rows, 1, limit}).run(progress);
}

double estimatedNodes(const EdgeProblem& problem, CellOrder order, int probes, std::uint64_t seed) {
    const CompiledPuzzle pieces(problem.puzzle());
    const ExactSearch search(problem, pieces, nullptr, order);
    Random random(seed);
    double sum = 0;
    for (int i = 0; i < probes; ++i)
        sum += search.probe(random);
    return sum / probes;
}

CellOrder cheapestOrder(const EdgeProblem& problem, std::uint64_t seed) {
    CellOrder best = CellOrder::Rows;
    double fewest = 0;
    for (const CellOrderName& order : cellOrders()) {
        const double nodes = estimatedNodes(problem, order.order, kProbes, seed);
        if (order.order == CellOrder::Rows || nodes < fewest) {
            best = order.order;
            fewest = nodes;
        }
    }
    return best;
}

} // namespace tessera
