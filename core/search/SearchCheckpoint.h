// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/Budget.h"
#include "core/search/Solver.h"

#include <QJsonObject>

#include <atomic>
#include <mutex>
#include <optional>

namespace tessera {

/// The longest running time that a file may tell: three centuries.
inline constexpr double kMostSearchSeconds = 1e10;

/// Whether a time from a file can be one.
[[nodiscard]] inline bool isSearchTime(double seconds) {
    return seconds >= 0 && seconds <= kMostSearchSeconds; // false for NaN
}

/// An unfinished search between two steps: its counters, and what its method needs to go on.
struct SearchCheckpoint : Counters {
    int best = -1;     ///< the highest score so far, −1 for none
    QJsonObject state; ///< the method's own
    ProcessorTime processor{};

    [[nodiscard]] QJsonObject toJson() const;
    /// @throws UserError if that is none, or says what cannot be.
    [[nodiscard]] static SearchCheckpoint fromJson(const QJsonObject& json);
};

/// A method whose search can be stored and resumed by another solver made for the same problem,
/// parameters and seed: together they do what one run without a break would have done.
class ResumableSolver : public Solver {
public:
    /// Before run(), which fails with a UserError if the checkpoint does not belong to the problem.
    void resumeFrom(const SearchCheckpoint& checkpoint) { m_start = checkpoint; }

    /// Asks for a checkpoint within some milliseconds. Any thread may call it.
    void requestCheckpoint() { m_wanted = true; }
    /// The last one not taken yet; a search that ends unfinished leaves one unasked. What a
    /// SearchSnapshot tells afterwards is at least as new. Any thread may call it.
    [[nodiscard]] std::optional<SearchCheckpoint> takeCheckpoint();

protected:
    /// Tells the context of what was before. @return the state to go on from, if any
    [[nodiscard]] std::optional<QJsonObject> takeUp(SearchContext& context) const;
    [[nodiscard]] bool isCheckpointWanted() const {
        return m_wanted.load(std::memory_order_relaxed);
    }
    /// Everything found up to this state must be published before.
    void publishCheckpoint(const SearchContext& context, const QJsonObject& state);

private:
    std::optional<SearchCheckpoint> m_start;
    std::atomic<bool> m_wanted{false};
    std::mutex m_mutex;
    std::optional<SearchCheckpoint> m_last;
};

} // namespace tessera
