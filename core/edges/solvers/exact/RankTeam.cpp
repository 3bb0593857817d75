// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/solvers/exact/RankTeam.h"

#include "core/edges/solvers/exact/SolutionCounter.h"
#include "core/support/Packet.h"

#include <algorithm>

namespace tessera {

namespace {

/// Each thread has one part in work and one that waits, so that it never waits for the dealer.
constexpr int kPartsEach = 2;
/// As long as there are few parts they are short, and what is left of them is split.
constexpr std::uint32_t kShortMilliseconds = 5;
constexpr std::uint32_t kLongMilliseconds = 200;
constexpr std::uint32_t kPieces = 8;
constexpr std::chrono::milliseconds kDealEvery{5};
constexpr std::chrono::milliseconds kShortNap{1};
/// The dealer returns to its caller after this time.
constexpr std::chrono::milliseconds kAdvance{50};

} // namespace

void PartTally::add(const PartTally& other) {
    placements += other.placements;
    solutions += other.solutions;
    upToRotation += other.upToRotation;
    depthCounts.resize(std::max(depthCounts.size(), other.depthCounts.size()));
    for (std::size_t depth = 0; depth < other.depthCounts.size(); ++depth)
        depthCounts[depth] += other.depthCounts[depth];
    if (other.score > score) {
        score = other.score;
        codes = other.codes;
    }
    processor += other.processor;
}

RankTeam::Key RankTeam::Part::key() const {
    Key key = state.path;
    key.push_back(state.next);
    return key;
}

void RankTeam::Part::tell(auto& packet, auto& part) {
    packet(part.state.path, part.state.next, part.state.floor, part.share);
}

void RankTeam::Order::tell(auto& packet, auto& order) {
    packet(order.id, order.milliseconds, order.pieces);
    Part::tell(packet, order.part);
}

void RankTeam::Result::tell(auto& packet, auto& result) {
    packet(result.id, result.path, result.solution);
    PartTally::tell(packet, result.tally);
    std::uint64_t left = result.left.size();
    packet(left);
    if constexpr (std::remove_reference_t<decltype(packet)>::kReads)
        result.left.resize(asIndex(left));
    for (auto& part : result.left)
        Part::tell(packet, part);
}

RankTeam::RankTeam(Ranks& ranks, const ExactSearch& search, int threads, Wanted wanted, Note note)
    : m_ranks(ranks), m_search(search), m_wanted(wanted), m_note(std::move(note)),
      m_run(ranks.nextSearch()), m_atWork(asIndex(ranks.size())),
      m_lastWords(asIndex(ranks.size()), Clock::now()), m_placements(asIndex(ranks.size())) {
    for (int i = 0; i < std::max(1, threads); ++i)
        m_threads.emplace_back([this] { work(); });
}

RankTeam::~RankTeam() { halt(); }

void RankTeam::halt() {
    const std::scoped_lock lock(m_mutex);
    m_over = true;
    m_changed.notify_all();
}

void RankTeam::enqueue(Order order) {
    const std::scoped_lock lock(m_mutex);
    m_orders.push_back(std::move(order));
    m_changed.notify_one();
}

std::optional<RankTeam::Result> RankTeam::takeResult() {
    const std::scoped_lock lock(m_mutex);
    if (m_failure)
        std::rethrow_exception(m_failure);
    if (m_results.empty())
        return std::nullopt;
    Result result = std::move(m_results.front());
    m_results.pop_front();
    return result;
}

/// A thread: takes orders in turn.
void RankTeam::work() {
    ExactSearch search(m_search);
    ExactSearch scratch(m_search);
    std::unique_lock lock(m_mutex);
    for (;;) {
        m_changed.wait(lock, [this] { return m_over || !m_orders.empty(); });
        if (m_over)
            return;
        const Order order = std::move(m_orders.front());
        m_orders.pop_front();
        lock.unlock();
        std::optional<Result> result;
        std::exception_ptr failure;
        try {
            result = carryOut(order, search, scratch);
        } catch (...) {
            failure = std::current_exception();
        }
        lock.lock();
        if (failure)
            m_failure = failure;
        else
            m_results.push_back(std::move(*result));
    }
}

RankTeam::Result RankTeam::carryOut(const Order& order, ExactSearch& search, ExactSearch& scratch) {
    const ProcessorWatch watch;
    const auto until = Clock::now() + std::chrono::milliseconds(order.milliseconds);
    Result result;
    result.id = order.id;
    PartTally& tally = result.tally;
    tally.depthCounts.resize(asIndex(search.cells()) + 1);
    const std::uint64_t begin = search.placements();
    search.restore(order.part.state);
    bool isOpen = true;
    while (isOpen && !m_over) {
        const std::uint64_t before = search.placements();
        const ExactSearch::Event event = search.advance(ExactTeam::sampleAfter(before));
        tally.depthCounts[asIndex(search.depth())] += search.placements() - before;
        isOpen = event != ExactSearch::Event::Exhausted;
        if (event == ExactSearch::Event::Solution || event == ExactSearch::Event::Deeper)
            m_note(tally, event, search);
        if (event == ExactSearch::Event::Solution && m_wanted == Wanted::First) {
            result.path = search.state().path;
            result.solution.resize(asIndex(search.cells()));
            search.copyTo(result.solution);
            break;
        }
        if (Clock::now() >= until)
            break;
    }
    tally.placements = search.placements() - begin;
    if (isOpen)
        result.left = leftOf(search, scratch, result.solution.empty() ? order.pieces : 1);
    tally.processor = watch.time();
    return result;
}

/// The rest of a part, in several ones if possible.
std::vector<RankTeam::Part> RankTeam::leftOf(ExactSearch& search, ExactSearch& scratch,
                                             std::uint32_t pieces) const {
    std::vector<Part> parts;
    while (parts.size() + 1 < pieces) {
        const auto split = search.splitOff();
        if (!split)
            break;
        scratch.restore(*split);
        parts.push_back({*split, scratch.shareLeft()});
    }
    parts.push_back({search.state(), search.shareLeft()});
    return parts;
}

void RankTeam::serve() {
    bool isOver = false;
    while (!isOver) {
        bool isBusy = false;
        while (const auto letter = m_ranks.receive()) {
            PacketReader text(letter->text);
            if (letter->subject != Ranks::Subject::Work || text.next<std::uint64_t>() != m_run)
                continue;
            Order order;
            Order::tell(text, order);
            isOver = isOver || order.id == 0;
            if (order.id != 0)
                enqueue(std::move(order));
            isBusy = true;
        }
        while (const auto result = takeResult()) {
            PacketWriter text;
            text(m_run);
            Result::tell(text, *result);
            m_ranks.send(0, Ranks::Subject::Result, text.bytes());
            isBusy = true;
        }
        if (!isOver)
            std::this_thread::sleep_for(isBusy ? kShortNap : kDealEvery);
    }
    halt();
}

void RankTeam::resume(std::span<const ExactSearch::State> parts) {
    ExactSearch scratch(m_search);
    for (const ExactSearch::State& state : parts) {
        scratch.restore(state);
        const Part part{state, scratch.shareLeft()};
        m_pool.emplace(part.key(), part);
    }
}

PartTally RankTeam::advance() {
    const auto until = Clock::now() + kAdvance;
    m_arrived = {};
    while (Clock::now() < until && !isExhausted()) {
        bool isBusy = false;
        while (auto result = takeResult()) {
            accept(std::move(*result), 0);
            isBusy = true;
        }
        while (const auto letter = m_ranks.receive()) {
            PacketReader text(letter->text);
            if (letter->subject != Ranks::Subject::Result || text.next<std::uint64_t>() != m_run)
                continue;
            Result result;
            Result::tell(text, result);
            accept(std::move(result), letter->from);
            isBusy = true;
        }
        deal();
        if (!isExhausted())
            std::this_thread::sleep_for(isBusy ? kShortNap : kDealEvery);
    }
    return std::move(m_arrived);
}

void RankTeam::accept(Result result, int rank) {
    m_lastWords[asIndex(rank)] = Clock::now();
    const auto dealt = m_dealt.find(result.id);
    if (dealt == m_dealt.end())
        return; // no longer wanted, and not counted either
    --m_atWork[asIndex(rank)];
    m_dealt.erase(dealt);
    m_placements[asIndex(rank)] += result.tally.placements;
    m_arrived.add(result.tally);
    if (!result.solution.empty() && (m_solution.empty() || result.path < m_solutionPath)) {
        m_solutionPath = std::move(result.path);
        m_solution = std::move(result.solution);
        cutBehindSolution();
    }
    for (const Part& part : result.left) {
        if (isBehindSolution(part))
            m_shareBehind += part.share;
        else
            m_pool.emplace(part.key(), part);
    }
}

bool RankTeam::isBehindSolution(const Part& part) const {
    return !m_solution.empty() && part.key() > m_solutionPath;
}

/// Nothing behind it can be the first.
void RankTeam::cutBehindSolution() {
    const auto first = m_pool.upper_bound(m_solutionPath);
    for (auto it = first; it != m_pool.end(); ++it)
        m_shareBehind += it->second.share;
    m_pool.erase(first, m_pool.end());
    for (auto it = m_dealt.begin(); it != m_dealt.end();) {
        const bool isBehind = isBehindSolution(it->second.part);
        if (isBehind) {
            --m_atWork[asIndex(it->second.rank)];
            m_shareBehind += it->second.part.share;
        }
        it = isBehind ? m_dealt.erase(it) : std::next(it);
    }
}

std::size_t RankTeam::workers() const { return m_threads.size() * m_atWork.size(); }

/// To the ranks with the fewest parts first.
void RankTeam::deal() {
    const int most = kPartsEach * static_cast<int>(m_threads.size());
    while (!m_pool.empty()) {
        const auto idlest = std::ranges::min_element(m_atWork);
        if (*idlest >= most)
            return;
        give(static_cast<int>(idlest - m_atWork.begin()));
    }
}

void RankTeam::give(int rank) {
    // Where the order does not matter the largest, because small parts end before others arrive.
    const auto part = m_wanted == Wanted::First
                          ? m_pool.begin()
                          : std::ranges::max_element(
                                m_pool, {}, [](const auto& keyed) { return keyed.second.share; });
    Order order;
    order.id = ++m_lastId;
    order.part = std::move(part->second);
    m_pool.erase(part);
    const bool isScarce = m_pool.size() < kPartsEach * workers();
    order.milliseconds = isScarce ? kShortMilliseconds : kLongMilliseconds;
    order.pieces = isScarce ? kPieces : 1;
    m_dealt.emplace(order.id, Dealt{order.part, rank});
    ++m_atWork[asIndex(rank)];
    if (rank == 0) {
        enqueue(std::move(order));
        return;
    }
    PacketWriter text;
    text(m_run);
    Order::tell(text, order);
    m_ranks.send(rank, Ranks::Subject::Work, text.bytes());
}

void RankTeam::end() {
    halt();
    PacketWriter text;
    text(m_run);
    const Order last;
    Order::tell(text, last);
    for (int rank = 1; rank < m_ranks.size(); ++rank)
        m_ranks.send(rank, Ranks::Subject::Work, text.bytes());
}

bool RankTeam::isExhausted() const { return m_pool.empty() && m_dealt.empty(); }

std::vector<ExactSearch::State> RankTeam::parts() const {
    std::vector<ExactSearch::State> parts;
    for (const auto& [key, part] : m_pool)
        parts.push_back(part.state);
    for (const auto& [id, dealt] : m_dealt)
        parts.push_back(dealt.part.state);
    return parts;
}

double RankTeam::shareLeft() const {
    double share = m_shareBehind;
    for (const auto& [key, part] : m_pool)
        share += part.share;
    for (const auto& [id, dealt] : m_dealt)
        share += dealt.part.share;
    return std::clamp(share, 0.0, 1.0);
}

void RankTeam::describe(std::vector<RankWord>& words) const {
    const auto now = Clock::now();
    const std::chrono::duration<double> passed = now - m_began;
    for (std::size_t rank = 0; rank < m_lastWords.size(); ++rank) {
        const std::chrono::duration<double> age = now - m_lastWords[rank];
        words.push_back({static_cast<int>(rank), age.count(),
                         static_cast<double>(m_placements[rank]) / std::max(1e-3, passed.count())});
    }
}

} // namespace tessera
