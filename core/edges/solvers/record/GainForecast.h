// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/support/Packet.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace tessera {

/// Counts the scores of equal and independent tries, here of beams at full width, and tells from
/// their tail how many tries one more point will take. Boards of one try are alike, so a try counts
/// once, with its best board.
///
/// The boards of at least a score are taken to come at random, on average λ of them a try. So a
/// share 1 − exp(−λ) of the tries has one, and λ falls by the same factor from score to score (the
/// tail of Gumbel 1935).
class GainForecast {
public:
    /// Adds work of the current try, with all that is done meanwhile.
    void addWork(std::uint64_t evaluations) { m_current += evaluations; }
    /// Ends a try. @param score of its best board, negative if it has none
    void endTry(int score);
    /// Adds the tries of another worker.
    void add(const GainForecast& other);

    [[nodiscard]] std::uint64_t tries() const { return m_tries; }
    /// How many tries reached that score.
    [[nodiscard]] std::uint64_t reached(int score) const;
    /// The evaluations expected until a try is better than the best score so far; nothing before
    /// enough tries were as good.
    [[nodiscard]] std::optional<double> evaluationsToGain(int best) const;

    static void tell(auto& packet, auto& self) {
        packet(self.m_tries, self.m_work, self.m_current, self.m_scores, self.m_counts);
        if constexpr (std::remove_reference_t<decltype(packet)>::kReads)
            PacketReader::require(self.m_scores.size() == self.m_counts.size());
    }

private:
    void count(int score, std::uint64_t tries);

    std::uint64_t m_tries = 0;
    std::uint64_t m_work = 0;    ///< evaluations of the tries that have ended
    std::uint64_t m_current = 0; ///< of the current one
    std::vector<std::int32_t> m_scores;
    std::vector<std::uint64_t> m_counts; ///< by index into m_scores
};

} // namespace tessera
