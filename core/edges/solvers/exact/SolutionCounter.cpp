// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/solvers/exact/SolutionCounter.h"

#include "core/edges/puzzle/Candidates.h"
#include "core/edges/solvers/exact/TreeEstimate.h"

#include <algorithm>
#include <limits>

namespace tessera {

namespace {

/// Short when parts come to their ends: from 0.2 milliseconds to a tenth of a second.
constexpr std::uint64_t kShortestRound = 1U << 14U;
constexpr std::uint64_t kLongestRound = 1U << 23U;

/// A round of one thread; rounds of several threads are shorter.
constexpr std::uint64_t kRound = 1U << 22U;

using Event = ExactSearch::Event;
using Outcome = Completion::Outcome;
using Clock = std::chrono::steady_clock;

/// Placements between two checks of the clock: some milliseconds.
constexpr std::uint64_t kSlice = 200'000;
/// Placements spent on searching for a second solution.
constexpr std::uint64_t kMoreForSecond = 5'000'000;

/// Runs until a solution is found, everything was tried, or goOn() returns false; then Paused.
template <typename GoOn>
Event searchOn(ExactSearch& search, GoOn&& goOn) {
    while (goOn()) {
        const Event event = search.advance(kSlice);
        if (event == Event::Solution || event == Event::Exhausted)
            return event;
    }
    return Event::Paused;
}

Outcome outcomeOf(Event second) {
    if (second == Event::Solution)
        return Outcome::Several;
    return second == Event::Exhausted ? Outcome::Unique : Outcome::Found;
}

bool isHopeless(const Puzzle& puzzle, const Board& board) {
    return scoreOf(puzzle, board).mismatched > 0 ||
           std::ranges::count(candidateCounts(puzzle, board), 0) > 0;
}

std::vector<bool> filledCells(const Board& board) {
    std::vector<bool> filled;
    for (const Placement placement : board.placements())
        filled.push_back(!placement.isEmpty());
    return filled;
}

/// The time limit of a search, and the callback for its progress.
class Timekeeper {
public:
    Timekeeper(std::chrono::milliseconds limit, const Progress& progress)
        : m_limit(limit), m_progress(progress) {}

    /// Whether to continue. @param share of the work certainly done, 0 to 1
    [[nodiscard]] bool goesOn(double share = 0) {
        const Clock::time_point now = Clock::now();
        if (m_over || now < m_nextLook)
            return !m_over;
        m_nextLook = now + kLookEvery;
        const double used = std::chrono::duration<double>(now - m_begin) / m_limit;
        const double told = std::min(std::max(used, share), 1.0);
        m_over = used >= 1 || (m_progress && !m_progress(static_cast<int>(told * kParts), kParts));
        return !m_over;
    }

private:
    static constexpr int kParts = 1000;
    static constexpr std::chrono::milliseconds kLookEvery{5}; // for callers that ask all the time

    std::chrono::milliseconds m_limit;
    const Progress& m_progress;
    Clock::time_point m_begin = Clock::now();
    Clock::time_point m_nextLook = m_begin;
    bool m_over = false;
};

std::vector<std::uint16_t> codesOf(const ExactSearch& search) {
    std::vector<std::uint16_t> codes(asIndex(search.cells()));
    search.copyTo(codes);
    return codes;
}

Board boardOf(const std::vector<std::uint16_t>& codes, const Puzzle& puzzle) {
    return Board::fromCodes(puzzle.size(), puzzle.pieceCount(), codes).value();
}

} // namespace

std::uint64_t ExactTeam::sampleAfter(std::uint64_t placements) {
    constexpr std::uint64_t shortest = 1U << 12U;
    constexpr std::uint64_t longest = 1U << 20U;
    return placements < kCountedSingly ? 1 : std::clamp(placements / 64, shortest, longest);
}

ExactTeam::ExactTeam(const ExactSearch& search, int members, Watcher watcher)
    : m_members(asIndex(std::max(1, members)),
                Member{search, std::vector<std::uint64_t>(asIndex(search.cells()) + 1)}),
      m_watcher(std::move(watcher)), m_round(kShortestRound), m_crew(m_members.size()) {
    m_members.front().atWork = true;
}

void ExactTeam::resume(std::span<const ExactSearch::State> parts) {
    ExactSearch& check = m_members.front().search;
    m_waitingShare = 0;
    for (const ExactSearch::State& part : parts) {
        check.restore(part);
        m_waitingShare += check.shareLeft();
    }
    m_waiting.assign(parts.begin(), parts.end());
    for (Member& member : m_members)
        member.atWork = false;
}

std::uint64_t ExactTeam::advance(std::uint64_t placements) {
    const auto total = [this] {
        std::uint64_t sum = 0;
        for (const Member& member : m_members)
            sum += member.search.placements();
        return sum;
    };
    const std::uint64_t before = total();
    shareOut();
    allow(placements);
    if (m_members.size() == 1) {
        work(0);
        return total() - before;
    }
    m_helpers += m_crew.run([&](std::size_t index) {
        const ProcessorWatch watch;
        work(index);
        return watch.time();
    });
    const bool oneWaited = !std::ranges::all_of(m_members, &Member::atWork);
    m_round =
        oneWaited ? std::max(kShortestRound, m_round / 2) : std::min(kLongestRound, m_round * 2);
    return total() - before;
}

/// Gives work to members without any, as long as there is some.
void ExactTeam::shareOut() {
    for (Member& member : m_members) {
        if (!member.atWork && !takeHalf(member))
            return;
    }
}

/// One member alone works in one go, however long the round is.
void ExactTeam::allow(std::uint64_t placements) {
    const std::size_t size = m_members.size();
    const std::uint64_t most = size == 1 ? placements : m_round;
    for (std::size_t i = 0; i < size; ++i)
        m_members[i].allowed = std::min(evenShare(placements, i, size), most);
    // The last placements may be too few to reach those that have work.
    const auto one = std::ranges::find(m_members, true, &Member::atWork);
    if (one != m_members.end() && std::ranges::none_of(m_members, [](const Member& member) {
            return member.atWork && member.allowed > 0;
        }))
        one->allowed = placements;
}

bool ExactTeam::takeHalf(Member& idle) {
    if (!m_waiting.empty()) {
        idle.search.restore(m_waiting.front());
        idle.atWork = true;
        m_waiting.pop_front();
        m_waitingShare = m_waiting.empty() ? 0 : m_waitingShare - idle.search.shareLeft();
        return true;
    }
    std::vector<std::pair<double, Member*>> rich;
    for (Member& member : m_members) {
        if (member.atWork)
            rich.emplace_back(member.search.shareLeft(), &member);
    }
    std::ranges::stable_sort(rich, std::ranges::greater(),
                             [](const auto& pair) { return pair.first; });
    for (const auto& [share, member] : rich) {
        if (const auto part = member->search.splitOff()) {
            idle.search.restore(*part);
            idle.atWork = true;
            return true;
        }
    }
    return false;
}

void ExactTeam::work(std::size_t index) {
    Member& member = m_members[index];
    ExactSearch& search = member.search;
    const std::uint64_t until = search.placements() + member.allowed;
    while (member.atWork && search.placements() < until) {
        const std::uint64_t before = search.placements();
        const ExactSearch::Event event =
            search.advance(std::min(sampleAfter(before), until - before));
        member.depthCounts[asIndex(search.depth())] += search.placements() - before;
        if (event == ExactSearch::Event::Exhausted)
            member.atWork = false;
        else if (event != ExactSearch::Event::Paused && !m_watcher(index, event, search))
            return;
    }
}

bool ExactTeam::isExhausted() const {
    return m_waiting.empty() && std::ranges::none_of(m_members, &Member::atWork);
}

std::vector<ExactSearch::State> ExactTeam::parts() const {
    std::vector<ExactSearch::State> parts(m_waiting.begin(), m_waiting.end());
    for (const Member& member : m_members) {
        if (member.atWork)
            parts.push_back(member.search.state());
    }
    return parts;
}

double ExactTeam::shareLeft() const {
    double share = m_waitingShare;
    for (const Member& member : m_members)
        share += member.atWork ? member.search.shareLeft() : 0;
    return std::clamp(share, 0.0, 1.0);
}

const ExactSearch& ExactTeam::front() const {
    const auto found = std::ranges::find_if(m_members, &Member::atWork);
    return found == m_members.end() ? m_members.front().search : found->search;
}

std::vector<std::uint64_t> ExactTeam::depthCounts() const {
    std::vector<std::uint64_t> sum(m_members.front().depthCounts.size());
    for (const Member& member : m_members) {
        for (std::size_t depth = 0; depth < sum.size(); ++depth)
            sum[depth] += member.depthCounts[depth];
    }
    return sum;
}

/// What one thread found in a round; on its own cache line.
struct alignas(64) SolutionCounter::Tally {
    std::vector<std::uint16_t> codes;
    std::uint64_t solutions = 0;
    std::uint64_t upToRotation = 0;
};

SolutionCounter::SolutionCounter(const EdgeProblem& problem, const Options& options)
    : m_pieces(problem.puzzle()), m_classes(problem, m_pieces), m_options(options),
      m_tallies(asIndex(std::max(1, options.threads))),
      m_team(ExactSearch(problem, m_pieces, nullptr, options.exact), options.threads,
             [this](std::size_t member, ExactSearch::Event event, const ExactSearch& search) {
                 return event != ExactSearch::Event::Solution || count(member, search);
             }) {
    for (Tally& tally : m_tallies)
        tally.codes.resize(asIndex(m_pieces.size().cells()));
}

SolutionCounter::~SolutionCounter() = default;

void SolutionCounter::resume(const CountCheckpoint& checkpoint) {
    m_team.resume(checkpoint.open);
    m_count = checkpoint.count;
    m_resumed = checkpoint.count.solutions;
}

SolutionCount SolutionCounter::run(const CountProgress& progress) {
    const std::uint64_t round =
        m_options.threads > 1 ? std::numeric_limits<std::uint64_t>::max() : kRound;
    const bool isShared = m_options.ranks->size() > 1;
    bool goOn = true;
    bool isExhausted = isShared && runOnRanks(progress);
    while (!isShared && goOn && !limitReached() && !m_team.isExhausted()) {
        const ProcessorWatch watch;
        collect(m_team.advance(round));
        m_processor += watch.time();
        m_processor += m_team.takeHelpers();
        goOn = !progress || progress(m_count);
    }
    if (!isShared)
        isExhausted = m_team.isExhausted();
    return counted(isExhausted);
}

SolutionCount SolutionCounter::counted(bool isExhausted) const {
    SolutionCount result = m_count;
    result.complete = isExhausted && !limitReached();
    if (m_options.limit)
        result.solutions = std::min(result.solutions, std::max(*m_options.limit, m_resumed));
    // Of boards that rotate into each other, the one that counts may not have come yet.
    if (!result.complete) {
        result.upToRotation =
            std::clamp(result.upToRotation, m_classes.leastOf(result.solutions), result.solutions);
    }
    return result;
}

/// @return whether to continue in this round.
bool SolutionCounter::count(std::size_t member, const ExactSearch& search) {
    Tally& tally = m_tallies[member];
    if (search.turnedForms() > 1) {
        tally.solutions += static_cast<std::uint64_t>(search.turnedForms());
        ++tally.upToRotation;
    } else {
        search.copyTo(tally.codes);
        ++tally.solutions;
        tally.upToRotation += m_classes.isRepresentative(tally.codes) ? 1 : 0;
    }
    return !m_options.limit || m_count.solutions + tally.solutions < *m_options.limit;
}

void SolutionCounter::collect(std::uint64_t placements) {
    m_count.nodes += placements;
    for (Tally& tally : m_tallies) {
        m_count.solutions += std::exchange(tally.solutions, 0);
        m_count.upToRotation += std::exchange(tally.upToRotation, 0);
    }
}

/// @return whether everything was tried
bool SolutionCounter::runOnRanks(const CountProgress& progress) {
    const auto note = [this](PartTally& tally, ExactSearch::Event event,
                             const ExactSearch& search) {
        if (event != Event::Solution)
            return;
        tally.solutions += static_cast<std::uint64_t>(search.turnedForms());
        if (search.turnedForms() > 1) {
            ++tally.upToRotation;
            return;
        }
        std::vector<std::uint16_t> codes(asIndex(m_pieces.size().cells()));
        search.copyTo(codes);
        tally.upToRotation += m_classes.isRepresentative(codes) ? 1 : 0;
    };
    m_rankTeam.emplace(*m_options.ranks, m_team.front(), m_options.threads, RankTeam::Wanted::All,
                       note);
    if (!m_options.ranks->isFirst()) {
        m_rankTeam->serve();
        return false;
    }
    m_rankTeam->resume(m_team.parts());
    bool goOn = true;
    while (goOn && !limitReached() && !m_rankTeam->isExhausted()) {
        const PartTally tally = m_rankTeam->advance();
        m_count.nodes += tally.placements;
        m_count.solutions += tally.solutions;
        m_count.upToRotation += tally.upToRotation;
        m_processor += tally.processor;
        goOn = !progress || progress(m_count);
    }
    m_rankTeam->end();
    return m_rankTeam->isExhausted();
}

CountCheckpoint SolutionCounter::checkpoint() const {
    return {m_count, m_rankTeam ? m_rankTeam->parts() : m_team.parts(), 0};
}

double SolutionCounter::doneShare() const {
    return 1 - (m_rankTeam ? m_rankTeam->shareLeft() : m_team.shareLeft());
}

Completion complete(const Puzzle& puzzle, const Board& board, std::chrono::milliseconds limit,
                    const Progress& progress) {
    const EdgeProblem problem(puzzle, board, filledCells(board), StartKind::Board);
    Completion result;
    if (isHopeless(puzzle, board)) {
        result.outcome = Outcome::None;
        return result;
    }
    const CompiledPuzzle pieces(puzzle);
    Timekeeper time(limit, progress);
    const CellOrder order = cheapestOrder(problem, 1, {}, [&] { return time.goesOn(); });
    ExactSearch search(problem, pieces, nullptr, {.order = order});
    const Event first = searchOn(search, [&] { return time.goesOn(); });
    if (first == Event::Exhausted)
        result.outcome = Outcome::None;
    if (first != Event::Solution)
        return result;
    result.board = boardOf(codesOf(search), puzzle);
    const std::uint64_t most = search.placements() + kMoreForSecond;
    result.outcome = outcomeOf(searchOn(search, [&] { return search.placements() < most; }));
    return result;
}

Completions completions(const Puzzle& puzzle, const Board& board, int most,
                        std::chrono::milliseconds limit, const Progress& progress) {
    const EdgeProblem problem(puzzle, board, filledCells(board), StartKind::Board);
    Completions result;
    if (isHopeless(puzzle, board)) {
        result.all = true;
        return result;
    }
    const CompiledPuzzle pieces(puzzle);
    const RotationClasses classes(problem, pieces);
    Timekeeper time(limit, progress);
    const CellOrder order = cheapestOrder(problem, 1, {}, [&] { return time.goesOn(); });
    ExactSearch search(problem, pieces, nullptr, {.order = order});
    const auto goesOn = [&] {
        return time.goesOn(static_cast<double>(result.boards.size()) / most);
    };
    for (;;) {
        const Event event = searchOn(search, goesOn);
        result.all = event == Event::Exhausted;
        if (event != Event::Solution || static_cast<int>(result.boards.size()) == most)
            return result;
        const auto codes = codesOf(search);
        result.boards.push_back(boardOf(codes, puzzle));
        result.upToRotation += classes.isRepresentative(codes) ? 1 : 0;
    }
}

} // namespace tessera
