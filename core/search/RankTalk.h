// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/Ranks.h"
#include "core/search/SearchContext.h"

#include <QString>

#include <chrono>
#include <cstdint>
#include <limits>
#include <vector>

namespace tessera {

/// The most bytes of a saved state that are read again, and sent by MPI.
inline constexpr qint64 kMostStateBytes = 1LL << 30;

/// Keeps the ranks of one search in step. Each works on rounds of its own islands and meets the
/// others after each. The first rank alone decides on time limits and requests to stop.
class RankTalk {
public:
    /// @pre the context has the counts of an earlier run, if there is one
    explicit RankTalk(SearchContext& context);

    [[nodiscard]] bool isAlone() const { return m_ranks.size() == 1; }
    [[nodiscard]] bool isFirst() const { return m_ranks.isFirst(); }
    [[nodiscard]] Ranks& ranks() const { return m_ranks; }

    /// To be called often during a round: passes on requests, at most every few milliseconds.
    /// @return whether the first rank has ended the round
    bool poll();
    /// Ends the round of the other ranks. @param until evaluations of an island that still count
    void endRound(std::uint64_t until = 0);
    /// See endRound().
    [[nodiscard]] std::uint64_t until() const { return m_until; }

    /// Does a part of the work. If it fails, the next meeting tells all ranks.
    template <typename Work>
    void attempt(const Work& work) {
        if (isAlone()) {
            work();
            return;
        }
        try {
            work();
        } catch (...) {
            m_failure = sentenceOf(std::current_exception());
        }
    }
    [[nodiscard]] bool hasFailed() const { return !m_failure.isEmpty(); }
    /// A meeting, at which the first rank counts the processor time of the others.
    /// @param meanwhile see Ranks::Idle
    /// @return what each rank brings @throws UserError on all ranks if one has failed
    [[nodiscard]] std::vector<QByteArray> meet(const QByteArray& own,
                                               const Ranks::Idle& meanwhile = {});
    /// Brings the states of all to the first rank, without a meeting. Those of a rank with more
    /// than its share of kMostStateBytes arrive empty.
    [[nodiscard]] std::vector<QByteArray> gatherStates(const std::vector<QByteArray>& own);
    /// Whether the first rank had been asked to stop before the last meeting.
    [[nodiscard]] bool isStopAgreed() const { return m_isStopAgreed; }
    /// Whether the counts and the best, which all ranks know, end the search.
    [[nodiscard]] bool isGoalReached() const;

    /// @param pace evaluations a second of that rank
    void setPace(std::size_t rank, double pace) { m_paces[rank] = pace; }
    /// Adds what is known of all ranks; nothing if there is only one.
    void describe(std::vector<RankWord>& words) const;

private:
    using Clock = std::chrono::steady_clock;

    [[nodiscard]] static QString sentenceOf(const std::exception_ptr& failure);
    [[nodiscard]] std::vector<QByteArray> gather(const QByteArray& own);
    void read(const Ranks::Letter& letter);

    SearchContext& m_context;
    Ranks& m_ranks;
    std::uint64_t m_run; ///< the number of the search: letters of earlier ones are late
    Clock::time_point m_nextPoll{};
    Clock::time_point m_nextWord{};
    std::vector<Clock::time_point> m_lastWords; ///< by rank
    std::vector<double> m_paces;                ///< evaluations a second, by rank
    ProcessorTime m_toldTime;                   ///< at the last meeting
    bool m_hasEndedRound = false; ///< the letter of endRound() is sent, or has arrived
    bool m_isStopAgreed = false;
    std::uint64_t m_until = std::numeric_limits<std::uint64_t>::max();
    QString m_failure;
};

} // namespace tessera
